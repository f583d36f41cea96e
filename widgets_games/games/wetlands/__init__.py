"""Wetlands Crossing: a race for two over thirty domains, after Senet."""
