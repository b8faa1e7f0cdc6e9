"""What a change of prices would do, cell by cell, and the name of exactly that answer."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from schema.kit.money import to_yuan
from schema.rental.unit import Unit
from server.rental.bars.queries import Reader
from server.rental.pricing.day_rules import DayRule
from server.rental.pricing.day_rules_write import Cell
from server.rental.spans import DAY, Span


@dataclass(frozen=True, slots=True)
class Line:
    """One night: what it costs now, what it would cost, what it would cost without a price of its own; sold or not."""

    cell: Cell
    old: int
    new: int
    sold: bool
    rule: DayRule


def whole_span(cells: Iterable[Cell]) -> Span:
    nights = [cell.night for cell in cells]
    return Span(min(nights), max(nights) + DAY)


_SOLD = """
SELECT DISTINCT u.id, d.day::date AS day FROM unnest($1::bigint[]) AS w (id) JOIN rent_unit u ON u.id = w.id
JOIN occupancy_claim c ON c.leaf_id = ANY(u.leaf_ids) AND c.from_day < $3 AND c.to_day > $2 AND c.kind <> 'hold'
CROSS JOIN LATERAL generate_series(greatest(c.from_day, $2), least(c.to_day, $3) - 1, interval '1 day') AS d (day)"""


async def sold_cells(reader: Reader, units: Mapping[int, Unit], cells: Sequence[Cell]) -> set[Cell]:
    """Cells of which at least a part is taken: their price brings nothing any more."""
    whole = whole_span(cells)
    rows = await reader.fetch(_SOLD, sorted({cell.unit_id for cell in cells}), whole.start, whole.end)
    return {Cell(row["id"], row["day"]) for row in rows}


def digest(lines: Sequence[Line]) -> str:
    text = "\n".join(f"{line.cell.unit_id} {line.cell.night} {line.old} {line.new} {line.sold}" for line in lines)
    return sha256(text.encode()).hexdigest()


def shape_lines(lines: Sequence[Line], seen: str) -> dict[str, Any]:
    unsold = [line for line in lines if not line.sold]
    return {
        "lines": [
            {
                "unitId": str(line.cell.unit_id),
                "night": line.cell.night.isoformat(),
                "old": to_yuan(line.old),
                "new": to_yuan(line.new),
                "sold": line.sold,
            }
            for line in lines
        ],
        "unsold": len(unsold),
        "incomeOld": to_yuan(sum(line.old for line in unsold)),
        "incomeNew": to_yuan(sum(line.new for line in unsold)),
        "seen": seen,
    }
