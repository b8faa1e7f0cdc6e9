"""Who is in which leaf just now: one stay at most, which the database holds whatever path comes.

The rows follow state and place of the orders. Of a stay that is cut into several rooms it is the one of the business day; nobody
writes that down in the morning, so a row whose stay has gone on to its next room gives way as soon as that one is free.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Any, NamedTuple

from schema.kit.errors import Conflict
from schema.kit.money import to_yuan
from schema.kit.snowflake import next_id
from server.kit.business_day import business_day
from server.kit.unit_of_work import Work
from server.rental.bars.queries import Reader

OCCUPIED = "order.occupied"
_GOALS = """
SELECT DISTINCT ON (s.order_id) s.order_id, u.leaf_ids
FROM rent_order_segment s
JOIN rent_daily_order o ON o.id = s.order_id AND o.state = 'in_house' AND o.del_flag = 0
JOIN rent_unit u ON u.id = s.unit_id
WHERE s.tenant_id = $1 AND s.order_id = ANY($2::bigint[]) AND s.del_flag = 0
ORDER BY s.order_id, (s.from_day <= $3) DESC, CASE WHEN s.from_day <= $3 THEN s.from_day END DESC, s.from_day"""
_PRESENT = """
SELECT p.leaf_id, p.order_id, u.title, o.order_no, o.balance, o.check_out,
    coalesce(nullif(split_part(o.guest_names, ',', 1), ''), o.contact_name) AS guest
FROM rent_presence p JOIN rent_daily_order o ON o.id = p.order_id JOIN rent_unit u ON u.id = p.leaf_id
WHERE p.tenant_id = $1 AND (p.leaf_id = ANY($2::bigint[]) OR p.order_id = ANY($3::bigint[]))
ORDER BY p.leaf_id"""
_LEAVE = """DELETE FROM rent_presence WHERE id IN (SELECT id FROM rent_presence
    WHERE tenant_id = $1 AND order_id = ANY($2::bigint[]) ORDER BY leaf_id FOR UPDATE)"""
_ENTER = """
INSERT INTO rent_presence (id, tenant_id, leaf_id, order_id)
SELECT x.id, $1, x.leaf, x.stay FROM unnest($2::bigint[], $3::bigint[], $4::bigint[]) AS x (id, leaf, stay)
ORDER BY x.leaf ON CONFLICT DO NOTHING RETURNING id"""
_IN_HOUSE = """
SELECT DISTINCT p.order_id FROM rent_presence p JOIN rent_unit u ON u.id = p.leaf_id
WHERE p.tenant_id = $1 AND u.house_id = $2"""


class Occupant(NamedTuple):
    """A stay that is in a leaf; `balance` in fen."""

    order_id: int
    order_no: str
    guest: str
    balance: int
    check_out: date
    title: str

    def says(self) -> tuple[str, str]:
        """That they have not left, and what they owe, in both languages."""
        amount = to_yuan(self.balance)
        zh, en = (f"（欠 ¥{amount}）", f" (owes ¥{amount})") if self.balance > 0 else ("", "")
        return f"{self.guest} 尚未退房{zh}", f"{self.guest} has not checked out{en}"

    def to_wire(self) -> dict[str, Any]:
        return {
            "orderId": str(self.order_id),
            "orderNo": self.order_no,
            "guest": self.guest,
            "balance": to_yuan(self.balance),
            "checkOut": self.check_out.isoformat(),
            "unitTitle": self.title,
        }


class _Seen(NamedTuple):
    rows: Sequence[Mapping[str, Any]]
    goals: Mapping[int, frozenset[int]]


async def read_occupants(reader: Reader, tenant_id: int, leaves: Iterable[int], day: date) -> dict[int, Occupant]:
    """Who is in the leaves, by leaf; without those who have gone on to their next room."""
    wanted = set(leaves)
    if not wanted:
        return {}
    seen = await _look(reader, tenant_id, wanted, (), day)
    staying = _staying(seen, ())
    return {
        row["leaf_id"]: _occupant(row) for row in seen.rows if row["leaf_id"] in wanted and row["order_id"] in staying
    }


async def write_presence(work: Work, order_ids: Iterable[int]) -> None:
    """Brings the rows of the orders in line with their state and place; Conflict "order.occupied" when somebody else is there.

    The units of these places must be locked (`lock_units`), so that of two who come at once the second is told.
    """
    tenant, day, reader = work.actor.tenant_id, await business_day(work.actor.tenant_id), work.connection
    own = set(order_ids)
    while True:
        goals = await _read_goals(reader, tenant, own, day)
        wanted = {leaf for leaves in goals.values() for leaf in leaves}
        seen = await _look(reader, tenant, wanted, own, day)
        there = [row for row in seen.rows if row["leaf_id"] in wanted and row["order_id"] not in own]
        staying = _staying(seen, own)
        if found := [_occupant(row) for row in there if row["order_id"] in staying]:
            raise occupied(found)
        if not there:
            break
        own |= {row["order_id"] for row in there}
    pairs = sorted((leaf, order_id) for order_id, leaves in goals.items() for leaf in leaves)
    if pairs == sorted((row["leaf_id"], row["order_id"]) for row in seen.rows if row["order_id"] in own):
        return
    await reader.execute(_LEAVE, tenant, sorted(own))
    leaves, stays = [leaf for leaf, _ in pairs], [order_id for _, order_id in pairs]
    written = await reader.fetch(_ENTER, tenant, [next_id() for _ in pairs], leaves, stays)
    if len(written) < len(pairs):
        late = await reader.fetch(_PRESENT, tenant, leaves, [])
        raise occupied([_occupant(row) for row in late if row["order_id"] not in own])


async def follow_leaves(work: Work, house_id: int) -> None:
    """Whoever is in the house is in the leaves that its units have now."""
    rows = await work.connection.fetch(_IN_HOUSE, work.actor.tenant_id, house_id)
    if rows:
        await write_presence(work, [row["order_id"] for row in rows])


def occupied(found: Sequence[Occupant]) -> Conflict:
    """The refusal that every path but the check-in answers with."""
    if not found:
        return Conflict("房间刚有客人入住 | Somebody has just moved in", id=OCCUPIED)
    first = found[0]
    zh, en = first.says()
    text = f"{first.title} 的客人 {zh} | {first.title}: {en}"
    return Conflict(text, id=OCCUPIED, result=occupants_to_wire(found))


def occupants_to_wire(found: Iterable[Occupant]) -> dict[str, Any]:
    """Each stay once, though it has several leaves."""
    return {"occupants": [one.to_wire() for one in {one.order_id: one for one in found}.values()]}


async def _look(reader: Reader, tenant_id: int, leaves: Iterable[int], own: Iterable[int], day: date) -> _Seen:
    """Who is there, and where they belong today; then the same of the places that they go on to."""
    rows: dict[int, Mapping[str, Any]] = {}
    goals: dict[int, frozenset[int]] = {}
    ask, asked = set(leaves), set[int]()
    mine = list(own)
    while ask or mine:
        found = await reader.fetch(_PRESENT, tenant_id, sorted(ask), mine)
        asked |= ask
        rows |= {row["leaf_id"]: row for row in found}
        fresh = {row["order_id"] for row in found} - set(goals)
        goals |= {order_id: frozenset() for order_id in fresh}
        goals |= await _read_goals(reader, tenant_id, fresh, day)
        ask, mine = {leaf for row in found for leaf in goals[row["order_id"]]} - asked - set(rows), []
    return _Seen(list(rows.values()), goals)


async def _read_goals(reader: Reader, tenant_id: int, order_ids: Iterable[int], day: date) -> dict[int, frozenset[int]]:
    """The leaves of those in house by the plan of the day."""
    wanted = sorted(order_ids)
    rows = await reader.fetch(_GOALS, tenant_id, wanted, day) if wanted else []
    return {row["order_id"]: frozenset(row["leaf_ids"]) for row in rows}


def _staying(seen: _Seen, own: Iterable[int]) -> set[int]:
    """The stays that do not go on: they are where they belong, or cannot get there since somebody stays there."""
    mine = set(own)
    others = {row["leaf_id"]: row["order_id"] for row in seen.rows if row["order_id"] not in mine}
    staying = {order_id for leaf, order_id in others.items() if leaf in seen.goals[order_id]}
    while True:
        more = {
            order_id
            for order_id in set(others.values()) - staying
            if any(others.get(leaf) in staying for leaf in seen.goals[order_id])
        }
        if not more:
            return staying
        staying |= more


def _occupant(row: Mapping[str, Any]) -> Occupant:
    return Occupant(*(row[name] for name in Occupant._fields))
