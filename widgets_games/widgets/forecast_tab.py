"""The tab "Odds": what chance may do after each move. While it is open, the board shows it, too."""

from __future__ import annotations

from html import escape

from widgets_games.engine.game import AnyGame
from widgets_games.games.chance import Forecast, Prospect
from widgets_games.widgets.html import block
from widgets_games.widgets.kit import Kit
from widgets_games.widgets.phrases import phrase
from widgets_games.widgets.session import Session


class ForecastTab:
    """The forecast of the player's decision, as a table.

    Args:
        session: the game at the table.
        kit: makes the widgets.
    """

    def __init__(self, session: Session, kit: Kit) -> None:
        self._session = session
        self._text = kit.html()
        self.widget = kit.column([self._text], "wg-forecast")

    def update(self) -> None:
        """Show the forecast there is now."""
        session = self._session
        moment = session.moment
        forecast = None if moment is None else session.presenter.forecast(moment.node.state)
        if forecast is None:
            self._text.value = block("wg-eyebrow", phrase("no-forecast"))
        else:
            self._text.value = forecast_html(session.game, forecast, session.picked[:1])


def forecast_html(game: AnyGame, forecast: Forecast, picked: tuple[object, ...]) -> str:
    """A forecast as a table; of a picked piece only its own moves.

    Args:
        game: names the moves.
        forecast: the figures.
        picked: where the piece stands that was picked, if one was.
    """
    shown = [one for one in forecast.prospects if not picked or one.origin == picked[0]]
    heads = "".join(f'<th scope="col">{escape(text)}</th>' for text in forecast.columns)
    rows = "".join(_row(game, one) for one in shown or forecast.prospects)
    table = (
        f"<table><thead><tr><th>{escape(phrase('forecast-move'))}</th>{heads}</tr></thead>"
        f"<tbody>{rows}</tbody></table>"
    )
    return block("wg-h", forecast.title) + table + block("wg-note", forecast.note)


def _row(game: AnyGame, prospect: Prospect) -> str:
    cells = "".join(f"<td>{escape(figure)}</td>" for figure in prospect.figures)
    best = ' class="best"' if prospect.is_best else ""
    sign = f" {escape(phrase('forecast-best'))}" if prospect.is_best else ""
    name = escape(game.move_text(prospect.move))
    return f'<tr{best}><th scope="row">{name}{sign}</th>{cells}</tr>'
