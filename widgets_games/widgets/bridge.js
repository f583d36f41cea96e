// The only script of the package. It gives the page what ipywidgets and ipycanvas cannot: names for
// the board, the sliders and the player; keys that step through a game and never reach the notebook;
// live regions; and word of the page's theme, of its wish for less motion, and of the board's width.

export default { render };

function render({ model, el }) {
  const status = addLiveRegion(el, "status", "polite");
  const alert = addLiveRegion(el, "alert", "assertive");
  const undo = [];
  let root = null;
  let focused = null; // what in the table had the focus last, unless the person took it elsewhere

  const listen = (target, type, handler, options) => {
    target.addEventListener(type, handler, options);
    undo.push(() => target.removeEventListener(type, handler, options));
  };
  const follow = (trait, update) => {
    model.on(`change:${trait}`, update);
    undo.push(() => model.off(`change:${trait}`, update));
    update();
  };
  const tell = (trait, value) => {
    if (model.get(trait) === value) return;
    model.set(trait, value);
    model.save_changes();
  };

  function wire() {
    root = el.closest(".wg");
    if (!root) return;
    root.setAttribute("role", "group");
    listen(root, "keydown", boardKey, { capture: true });
    listen(root, "keydown", keepFromNotebook);
    const observer = new MutationObserver(() => { nameParts(); keepFocus(); });
    observer.observe(root, {
      attributes: true, attributeFilter: ["class", "disabled"], childList: true, subtree: true,
    });
    undo.push(() => observer.disconnect());
    listen(root, "focusin", (event) => { focused = event.target; });
    listen(root, "focusout", (event) => { if (event.relatedTarget) focused = null; });
    follow("game_title", () => root.setAttribute("aria-label", model.get("game_title")));
    follow("description", nameParts);
    follow("further_descriptions", nameParts);
    follow("switch_names", nameParts);
    follow("announcement", () => { status.textContent = model.get("announcement"); });
    follow("warning", () => { alert.textContent = model.get("warning"); });
    watchPage();
  }

  function nameParts() {
    const words = model.get("words");
    const descriptions = [model.get("description"), ...model.get("further_descriptions")];
    root.querySelectorAll(".wg-board").forEach((board, number) => {
      const canvas = board.querySelector("canvas");
      if (!canvas) return;
      setAttribute(canvas, "role", "application");
      setAttribute(canvas, "aria-roledescription", words.board);
      setAttribute(canvas, "aria-label", descriptions[number] ?? "");
      setAttribute(canvas, "tabindex", "0");
    });
    const names = model.get("switch_names");
    root.querySelectorAll(".wg-sides .wg-bar :is(input, select)").forEach((control, number) => {
      if (names[number]) setAttribute(control, "aria-label", names[number]);
    });
    for (const handle of root.querySelectorAll(".wg-slider [role=slider]")) {
      setAttribute(handle, "aria-label", words.place);
    }
    for (const player of root.querySelectorAll(".wg-play")) {
      const [play, ...others] = player.querySelectorAll("button");
      if (play) setAttribute(play, "aria-label", play.querySelector(".fa-pause") ? words.pause : words.play);
      for (const other of others) setAttribute(other, "tabindex", "-1");
    }
  }

  // A button that was pressed may be hidden or disabled by what it did. The page would drop the
  // focus then, and the next Tab would start at the top: the board takes it.
  function keepFocus() {
    if (!focused || ![document.body, focused].includes(document.activeElement)) return;
    const gone = !focused.isConnected || focused.disabled || focused.offsetParent === null;
    if (gone) root.querySelector(".wg-board canvas")?.focus({ preventScroll: true });
  }

  // Keys on the board. ipycanvas would swallow every key of a focused canvas, Tab and Ctrl+S too:
  // none reaches it from here.
  function boardKey(event) {
    if (event.target.tagName !== "CANVAS") return;
    if (event.ctrlKey || event.metaKey || event.altKey) {
      event.stopPropagation();
      if (!root.parentElement.dispatchEvent(new KeyboardEvent("keydown", event))) event.preventDefault();
      return;
    }
    event.stopPropagation();
    if (!model.get("board_keys").includes(event.key)) return;
    event.preventDefault();
    model.send({ key: event.key, shift: event.shiftKey });
  }

  // In command mode JupyterLab acts on single letters: none may get out of the table.
  function keepFromNotebook(event) {
    const command = event.ctrlKey || event.metaKey || event.altKey;
    if (!command && event.key !== "Tab") event.stopPropagation();
  }

  function watchPage() {
    const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const tellMotion = () => tell("reduced_motion", motion.matches);
    listen(motion, "change", tellMotion);
    tellMotion();

    const tellTheme = () => tell("dark_page", document.body.dataset.jpThemeLight === "false");
    const theme = new MutationObserver(tellTheme);
    theme.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
    undo.push(() => theme.disconnect());
    tellTheme();

    const board = root.querySelector(".wg-board");
    if (!board) return;
    let shown = 0;
    const tellWidth = () => {
      if (shown > 0) tell("small_board", shown < model.get("small_below"));
    };
    const width = new ResizeObserver((entries) => {
      shown = entries[entries.length - 1].contentRect.width;
      tellWidth();
    });
    width.observe(board);
    follow("small_below", tellWidth);
    undo.push(() => width.disconnect());
  }

  whenConnected(el, wire, undo);
  return () => undo.forEach((release) => release());
}

// A widget is rendered before its parents are in the page.
function whenConnected(el, wire, undo) {
  if (el.isConnected && el.closest(".wg")) return wire();
  const frame = requestAnimationFrame(() => whenConnected(el, wire, undo));
  undo.push(() => cancelAnimationFrame(frame));
}

function addLiveRegion(el, role, politeness) {
  const region = document.createElement("div");
  region.className = "wg-live";
  region.setAttribute("role", role);
  region.setAttribute("aria-live", politeness);
  el.append(region);
  return region;
}

// Only a real change: an observer of changes calls this.
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
