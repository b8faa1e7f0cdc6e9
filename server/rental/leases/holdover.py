"""The holdover of a lease: who stays on after the last day goes on to owe its rent, by days.

Told without any I/O, so that what accrues on the lease's page and what its settlement bills are the same lines.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal

from schema.kit.money import round_fen
from server.rental.leases.periods import Line, Step, Terms, price_at, rent_lines
from server.rental.spans import DAY


def holdover_lines(terms: Terms, day: date, factor: Decimal) -> Sequence[Line]:
    """Days after the end up to `day`, at the month's price times the factor; none where that has not passed."""
    if day <= terms.end:
        return []
    first = terms.end + DAY
    price = round_fen(Decimal(price_at(terms, terms.end)) * factor)
    steps = (*(one for one in terms.steps if one.start < first), Step(first, price))
    return rent_lines(replace(terms, end=day, steps=steps), first, day)


def holdover_text(lines: Sequence[Line], factor: Decimal) -> str:
    """Why it is what it is, as a pair text."""
    how = " + ".join(line.explain for line in lines)
    return f"超期占用 ×{factor}：{how} | Stayed on after the end ×{factor}: {how}"
