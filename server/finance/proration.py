"""What somebody who joins within a year owes for it: the months that are left, rounded to the yuan."""

from datetime import date

MONTHS = 12
FEN = 100


def months_owed(year: int, joined: date | None) -> int:
    """Of a year, with the month of joining; 0 for who joins later."""
    if joined is None or joined.year < year:
        return MONTHS
    return MONTHS + 1 - joined.month if joined.year == year else 0


def prorate(year_fen: int, months: int) -> int:
    """Half-up to the yuan, never more than the year; a whole year is what the level says, to the fen."""
    if months >= MONTHS:
        return year_fen
    yuan = (2 * year_fen * months + MONTHS * FEN) // (2 * MONTHS * FEN)
    return min(yuan, year_fen // FEN) * FEN
