"""The drawer: what should be in it by the ledger, and what was counted. All amounts in fen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.money import from_yuan, to_yuan
from schema.rental.shift import FACES, Shift

MOST_PIECES = 100_000
CASH = "cash"
_TAKINGS = """
SELECT method, coalesce(sum(amount) FILTER (WHERE direction = 'in'), 0)::bigint AS received,
    coalesce(sum(amount) FILTER (WHERE direction = 'out'), 0)::bigint AS paid, count(*) AS lines
FROM rent_ledger
WHERE tenant_id = $1 AND shift_id = $2 AND del_flag = 0 AND direction IN ('in', 'out')
GROUP BY method ORDER BY method"""


@dataclass(frozen=True, slots=True)
class Taking:
    """What came in and went out in a shift by one way of paying."""

    method: str
    received: int
    paid: int
    lines: int


async def read_takings(connection: Any, row: Shift) -> list[Taking]:
    """By method; `connection` is the pool or that of the transaction which holds the shift."""
    found = await connection.fetch(_TAKINGS, row.tenant_id, row.id)
    return [Taking(one["method"] or "other", one["received"], one["paid"], one["lines"]) for one in found]


def cash_of(takings: list[Taking]) -> tuple[int, int]:
    """Cash received and cash paid out."""
    found = next((one for one in takings if one.method == CASH), None)
    return (found.received, found.paid) if found else (0, 0)


def counted_cash(counts: Mapping[str, int], typed: str) -> int:
    """By notes and coins where these were counted (a sum beside them must agree), else the sum as typed; Invalid at `counts` or `counted`."""
    faces = {to_yuan(face): face for face in FACES}
    if any(face not in faces or not 0 <= pieces <= MOST_PIECES for face, pieces in counts.items()):
        raise Invalid(fields={"counts": "请填写张数 | Enter how many of each there are"})
    by_piece = sum(faces[face] * pieces for face, pieces in counts.items())
    if not typed:
        if not any(counts.values()):
            raise Invalid(fields={"counted": "请点清现金 | Count the cash"})
        return by_piece
    total = from_yuan(typed)
    if any(counts.values()) and total != by_piece:
        text = f"与面额合计{to_yuan(by_piece)}不符 | The notes and coins add up to {to_yuan(by_piece)}"
        raise Invalid(fields={"counted": text})
    return total
