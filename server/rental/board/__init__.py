"""The room board: units, bars, days and prices of a window."""
