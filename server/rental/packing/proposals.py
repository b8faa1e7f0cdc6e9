"""Proposals: what a re-pack of a community's nights would do, as a picture before and after; nothing is written."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Any, NamedTuple

from pydantic import Field

from schema.kit.errors import Invalid
from schema.kit.text import localize
from schema.rental.community import Community
from schema.rental.unit_type import type_text
from server.engine.visible import fetch_visible
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.scope import parse_id
from server.rental.bars.queries import Reader, Row
from server.rental.packing.floor import ReadFloor, Taken, read_floor
from server.rental.packing.planner import WAITING, Packing, Why, pack
from server.rental.spans import Span

LONGEST_WINDOW = 62
MOST_KEPT = 500
_WHY: dict[Why, str] = {
    "full": "这些日期没有同户型空房 | No unit of its type is free for these nights",
    "gap": "只会新开一个空档，请手动排房 | It would only open a new gap; assign it by hand",
    "locked": "订单已锁定 | The order is locked",
    "dates": "住宿超出所选日期 | The stay reaches beyond the days chosen",
    "kept": "未勾选 | Not ticked",
}


class PackingQuery(Body):
    """Nights [from, to) of a community; `keep`: stays (ids of bars) that are left where they are."""

    community_id: str
    from_: date = Field(alias="from")
    to: date
    keep: list[str] = Field(default_factory=list, max_length=MOST_KEPT)


class MovedStay(NamedTuple):
    """A stay that changes units; WAITING in the place of a unit's id without one."""

    stay_id: int
    order_id: int
    version: int
    old_unit: int
    new_unit: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """`seen` names this very proposal, so that nothing else is carried out."""

    read: ReadFloor
    packing: Packing
    moves: Sequence[MovedStay]
    seen: str


async def propose(reader: Reader, actor: Actor, query: PackingQuery) -> Proposal:
    """The proposal as things stand; Invalid for days before today or too many, NotFound for another's community."""
    span = Span(query.from_, query.to)
    if not 1 <= span.nights <= LONGEST_WINDOW:
        raise Invalid(fields={"to": f"请选择1到{LONGEST_WINDOW}天 | Choose 1 to {LONGEST_WINDOW} days"})
    if span.start < await business_day(actor.tenant_id):
        raise Invalid(fields={"from": "不能早于今天 | Not before today"})
    community = await fetch_visible(Community, actor, query.community_id)
    read = await read_floor(reader, actor, community.id, span, {parse_id(item) for item in query.keep})
    packing = pack(read.floor)
    moves = [_move(read.stays[stay_id], unit_id) for stay_id, unit_id in sorted(packing.moves.items())]
    return Proposal(read, packing, moves, _digest(moves, packing))


def _move(row: Row, unit_id: int) -> MovedStay:
    return MovedStay(row["id"], row["order_id"], row["row_version"], row["unit_id"], unit_id)


def _digest(moves: Sequence[MovedStay], packing: Packing) -> str:
    return sha256(repr(([tuple(move) for move in moves], packing.before, packing.after)).encode()).hexdigest()


async def preview(actor: Actor, query: PackingQuery) -> dict[str, Any]:
    """What would be moved and placed, what stays unplaced and why, gaps before and after, and the rows that change."""
    proposal = await propose(pool(), actor, query)
    read, packing = proposal.read, proposal.packing
    return {
        "communityId": str(read.community_id),
        "from": read.span.start.isoformat(),
        "to": read.span.end.isoformat(),
        "gapsBefore": packing.before,
        "gapsAfter": packing.after,
        "moves": [_shape_move(read, move) for move in proposal.moves],
        "unplaced": [_shape_unplaced(read, actor, stay_id, why) for stay_id, why in packing.unplaced.items()],
        "rows": _rows(read, proposal.moves),
        "seen": proposal.seen,
    }


def _shape_stay(row: Row) -> dict[str, Any]:
    guests: str = row["guest_names"] or row["contact_name"]
    return {
        "stayId": str(row["id"]),
        "orderId": str(row["order_id"]),
        "no": row["order_no"],
        "guest": guests.split(",", 1)[0],
        "from": row["from_day"].isoformat(),
        "to": row["to_day"].isoformat(),
    }


def _shape_move(read: ReadFloor, move: MovedStay) -> dict[str, Any]:
    units = read.units
    return {
        **_shape_stay(read.stays[move.stay_id]),
        "unitId": None if move.old_unit == WAITING else str(move.old_unit),
        "unit": "" if move.old_unit == WAITING else units[move.old_unit].title,
        "toUnitId": str(move.new_unit),
        "toUnit": units[move.new_unit].title,
    }


def _shape_unplaced(read: ReadFloor, actor: Actor, stay_id: int, why: Why) -> dict[str, Any]:
    row = read.stays[stay_id]
    wanted = localize(type_text(row["unit_type"]), actor.locale)
    return {**_shape_stay(row), "unitType": wanted, "why": why, "reason": localize(_WHY[why], actor.locale)}


def _rows(read: ReadFloor, moves: Sequence[MovedStay]) -> list[dict[str, Any]]:
    """The leaves on which something changes, each with its bars before and after."""
    moved = {move.stay_id: move for move in moves}
    leaves: dict[int, None] = {}
    for move in moves:
        for unit_id in (move.old_unit, move.new_unit):
            leaves.update(dict.fromkeys(read.units[unit_id].leaf_ids if unit_id else ()))
    before = [claim for claim in read.claims if claim.leaf_id in leaves]
    after = [claim for claim in before if claim.stay_id not in moved]
    for move in moves:
        row = read.stays[move.stay_id]
        span = Span(row["from_day"], row["to_day"])
        after += [Taken(leaf, span, "order", move.stay_id) for leaf in read.units[move.new_unit].leaf_ids]
    return [
        {
            "unitId": str(leaf),
            "title": read.units[leaf].title if leaf in read.units else "",
            "before": _bars(before, leaf, moved),
            "after": _bars(after, leaf, moved),
        }
        for leaf in leaves
    ]


def _bars(claims: Sequence[Taken], leaf: int, moved: Collection[int]) -> list[dict[str, Any]]:
    bars = sorted((claim for claim in claims if claim.leaf_id == leaf), key=lambda claim: claim.span)
    return [
        {
            "stayId": str(bar.stay_id),
            "kind": bar.kind,
            "from": bar.span.start.isoformat(),
            "to": bar.span.end.isoformat(),
            "moves": bar.stay_id in moved,
        }
        for bar in bars
    ]
