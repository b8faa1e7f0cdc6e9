"""Queries of the bars of the board (orders, leases, blocks, holds) in one shape, for fresh reads and events alike."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from schema.kit.clock import to_wire
from schema.kit.money import to_yuan
from schema.rental.order import SHOWN_STATES
from server.kit.local_time import local_time
from server.rental.spans import Span, shape_hours, subtract

Row = Mapping[str, Any]
Stay = dict[str, Any]
ENDING_SOON = timedelta(days=30)
_yuan = lru_cache(maxsize=20_000)(to_yuan)
SHOWN_LEASES = ("draft", "to_sign", "to_confirm", "signed", "active", "settling", "ended")


class Reader(Protocol):
    """What runs a query: a pool outside a transaction, a connection inside one."""

    async def fetch(self, query: str, *args: Any) -> Sequence[Row]: ...


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the board that is asked for; days are [start, end)."""

    tenant_id: int
    community_id: int
    start: date
    end: date
    building_id: int | None = None
    leaf_ids: tuple[int, ...] = ()
    """Only what takes one of these leaves; empty: whatever there is."""


_IN_WINDOW = (
    "{t}.tenant_id = $1 AND {t}.community_id = $2 AND {f} < $4 AND {u} >= $3 AND ({u} > $3 OR {u} = {f})"
    " AND ($5::bigint IS NULL OR u.building_id = $5)"
)

# Ids, days and moments come as wire text from the database: thousands of rows need no conversion here.
_COMMON = """
SELECT {t}.id::text AS id, {t}.unit_id::text AS unit_id, {t}.community_id, {f}::text AS from_day, ({u})::text AS to_day,
    ({u}) - {f} AS length, coalesce(u.leaf_ids::text[], '{{}}') AS leaf_ids, """

_CHANGED = f"""
    {{t}}.row_version, coalesce({{t}}.update_by, {{t}}.create_by) AS changed_by,
    to_char({local_time("coalesce({t}.update_time, {t}.create_time)")}, 'YYYY-MM-DD HH24:MI:SS') AS changed_at"""

_ORDERS = """ o.id::text AS order_id, o.order_no, o.state,
    o.contact_name, o.contact_phone, o.guest_names, o.guest_count, o.nights, o.room_total, o.paid, o.balance, o.channel,
    o.company_id::text AS company_id, o.group_no, o.remark, o.locked, s.unit_type, x.place, x.parts,
    s.from_minute, s.to_minute,{changed}
FROM rent_order_segment s
JOIN rent_daily_order o ON o.id = s.order_id
{unit}
CROSS JOIN LATERAL (SELECT
    CASE WHEN s.from_day = o.check_in THEN 1 ELSE (SELECT count(*) FROM rent_order_segment p
        WHERE p.order_id = s.order_id AND p.del_flag = 0 AND p.from_day <= s.from_day) END AS place,
    CASE WHEN s.from_day = o.check_in AND s.to_day = o.check_out THEN 1 ELSE (SELECT count(*) FROM rent_order_segment p
        WHERE p.order_id = s.order_id AND p.del_flag = 0) END AS parts) x
WHERE s.del_flag = 0 AND o.del_flag = 0 AND o.state = ANY({states}) AND """

_LEASES = """ l.end_date, l.contract_no, l.state,
    l.renter_name, l.renter_phone, l.total, l.paid, l.balance, l.notes,{changed}
FROM rent_lease l JOIN rent_unit u ON u.id = l.unit_id
WHERE l.del_flag = 0 AND l.state = ANY({states}) AND (l.left_on IS NULL OR l.left_on >= l.start_date) AND """

# Nights that a change of a lease holds while it is being signed; what the lease itself has is its own bar.
_CHANGES = """ l.id::text AS lease_id, l.end_date, l.contract_no, c.kind AS change_kind,
    l.renter_name, l.renter_phone,{changed}
FROM rent_lease_change c JOIN rent_lease l ON l.id = c.lease_id
CROSS JOIN LATERAL (
    SELECT c.id, c.tenant_id, n.unit_id, p.community_id, min(n.from_day) AS from_day, max(n.to_day) AS to_day
    FROM occupancy_claim n JOIN rent_unit p ON p.id = n.unit_id WHERE n.stay_id = c.id AND n.tenant_id = c.tenant_id
    GROUP BY n.unit_id, p.community_id
) h JOIN rent_unit u ON u.id = h.unit_id
WHERE c.tenant_id = $1 AND c.del_flag = 0 AND c.state IN ('to_sign', 'to_confirm') AND """

_BLOCKS = """ b.kind, b.reason,{changed}
FROM rent_house_block b JOIN rent_unit u ON u.id = b.unit_id
WHERE b.del_flag = 0 AND """

# A hold has no row version; its end only ever moves on.
_HOLDS = f""" h.until, h.from_minute, h.to_minute, h.ignore_stay_id::text AS moves_stay, h.user_id, h.realname, h.client_id, h.username AS changed_by,
    (extract(epoch FROM h.until) * 1000)::bigint AS row_version,
    to_char({local_time("h.create_time")}, 'YYYY-MM-DD HH24:MI:SS') AS changed_at
FROM rent_hold h JOIN rent_unit u ON u.id = h.unit_id
WHERE """


def _quoted(words: Sequence[str]) -> str:
    return "ARRAY[" + ", ".join(f"'{word}'" for word in words) + "]"


_WITH_UNIT = "JOIN rent_unit u ON u.id = s.unit_id"
_WITHOUT_UNIT = "LEFT JOIN rent_unit u ON false LEFT JOIN rent_type_wait w ON w.id = s.id"
_MARKED = " coalesce(w.overbooked, false) AS overbooked, coalesce(w.revision, 0) AS place_revision,"
UNASSIGNED_STATES = ("draft", "reserved", "confirmed")


class Source(NamedTuple):
    """How bars of a kind are read: select list and joins, the table with the days, the first day, the end, the id."""

    select: str
    table: str
    first: str
    end: str
    id: str


def _source(select: str, table: str, first: str, end: str, id: str, changed: str = "") -> Source:
    text = _COMMON.format(t=table, f=first, u=end) + select.format(
        changed=_CHANGED.format(t=changed or table),
        states=_quoted(SHOWN_LEASES if table == "l" else SHOWN_STATES),
        unit=_WITH_UNIT,
    )
    return Source(text, table, first, end, id)


def _unassigned_source() -> Source:
    """Orders that wait for a unit, in the shape of bars."""
    text = (
        _COMMON.format(t="s", f="s.from_day", u="s.to_day")
        + _MARKED
        + _ORDERS.format(changed=_CHANGED.format(t="o"), states=_quoted(UNASSIGNED_STATES), unit=_WITHOUT_UNIT)
    )
    return Source(f"{text} s.unit_id IS NULL AND ", "s", "s.from_day", "s.to_day", "s.order_id")


_SQL = {
    "order": _source(_ORDERS, "s", "s.from_day", "s.to_day", "s.order_id", changed="o"),
    "lease": _source(
        _LEASES, "l", "l.start_date", "least(l.left_on + 1, coalesce(l.claimed_until, l.end_date + 1))", "l.id"
    ),
    "change": _source(_CHANGES, "h", "h.from_day", "h.to_day", "h.id", changed="c"),
    "block": _source(_BLOCKS, "b", "b.from_day", "b.to_day", "b.id"),
    "hold": _source(_HOLDS, "h", "h.from_day", "h.to_day", "h.id"),
    "unassigned": _unassigned_source(),
}


def mask_phone(phone: str | None) -> str:
    """138****5678."""
    text = phone or ""
    return f"{text[:3]}****{text[-4:]}" if len(text) >= 7 else "****" if text else ""


def _bar(kind: str, row: Row, source_id: str, rest: Stay) -> Stay:
    return {
        "id": row["id"],
        "kind": kind,
        "sourceId": source_id,
        "unitId": row["unit_id"] or "",
        "leafIds": row["leaf_ids"],
        "from": row["from_day"],
        "to": row["to_day"],
        **rest,
        **_changed(row),
    }


def _changed(row: Row) -> Stay:
    return {"version": row["row_version"], "updateBy": row["changed_by"], "updateTime": row["changed_at"]}


def _order_bar(row: Row, today: date) -> Stay:
    guests: str = row["guest_names"] or row["contact_name"]
    rest = {
        "no": row["order_no"],
        "state": row["state"],
        "guest": guests.split(",", 1)[0],
        "phone": mask_phone(row["contact_phone"]),
        "nights": row["nights"],
        "total": _yuan(row["room_total"]),
        "paid": _yuan(row["paid"]),
        "balance": _yuan(row["balance"]),
        "channel": row["channel"],
        "companyId": row["company_id"],
        "remark": row["remark"] or "",
        "locked": row["locked"],
        "guests": row["guest_count"],
        "segment": {"index": row["place"], "count": row["parts"]},
        **_hours(row),
        **({"groupNo": row["group_no"]} if row["group_no"] else {}),
    }
    return _bar("order", row, row["order_id"], rest)


def _unassigned_bar(row: Row, today: date) -> Stay:
    """A stay without a unit: of which type it is to get one, and whether more wait than can be placed."""
    return {
        **_order_bar(row, today),
        "unitType": row["unit_type"],
        "communityId": str(row["community_id"]),
        "overbooked": row["overbooked"],
        "revision": row["place_revision"],
    }


def _hours(row: Row) -> Stay:
    """Only day use has hours; it has no night."""
    hours = shape_hours(row["from_minute"], row["to_minute"])
    return {"hours": hours} if hours else {}


def _lease_bar(row: Row, today: date) -> Stay:
    rest = {
        **_plain(row["state"], row),
        "no": row["contract_no"],
        "guest": row["renter_name"],
        "phone": mask_phone(row["renter_phone"]),
        "total": _yuan(row["total"]),
        "paid": _yuan(row["paid"]),
        "balance": _yuan(row["balance"]),
        "remark": row["notes"] or "",
        "locked": True,
        "guests": 1,
        "endingSoon": today <= row["end_date"] <= today + ENDING_SOON,
    }
    return _bar("lease", row, row["id"], rest)


def _change_bar(row: Row, today: date) -> Stay:
    """It stands for the lease, which opens where it is; `changeId` tells it from the bar that the lease has itself."""
    rest = {
        **_plain("change_pending", row),
        "no": row["contract_no"],
        "guest": row["renter_name"],
        "phone": mask_phone(row["renter_phone"]),
        "locked": True,
        "guests": 1,
        "changeId": row["id"],
        "changeKind": row["change_kind"],
    }
    return _bar("lease", row, row["lease_id"], rest)


def _plain(state: str, row: Row) -> Stay:
    """What bars have that are neither sold by the night nor split."""
    return {
        "no": "",
        "state": state,
        "guest": "",
        "phone": "",
        "nights": row["length"],
        "total": "0.00",
        "paid": "0.00",
        "balance": "0.00",
        "channel": "",
        "companyId": None,
        "remark": "",
        "locked": False,
        "guests": 0,
        "segment": {"index": 1, "count": 1},
    }


def _block_bar(row: Row, today: date) -> Stay:
    return _bar("block", row, row["id"], {**_plain("blocked", row), "blockKind": row["kind"], "reason": row["reason"]})


def _hold_bar(row: Row, today: date) -> Stay:
    until: datetime = row["until"]
    own = {
        "holdBy": {"id": str(row["user_id"]), "name": row["realname"]},
        "holdUntil": to_wire(until),
        "clientId": row["client_id"],
        "movesStay": row["moves_stay"],
        **_hours(row),
    }
    return _bar("hold", row, row["id"], {**_plain("held", row), **own})


_SHAPES = {
    "order": _order_bar,
    "lease": _lease_bar,
    "change": _change_bar,
    "block": _block_bar,
    "hold": _hold_bar,
    "unassigned": _unassigned_bar,
}
KINDS = ("order", "lease", "change", "block", "hold")


def counted_bars(stays: Sequence[Stay], unassigned: Sequence[Stay] = ()) -> list[Stay]:
    """The bars as they take places: a hold for moving a stay takes none on the nights that the stay itself still takes."""
    by_id = {stay["id"]: stay for stay in (*stays, *unassigned)}
    counted: list[Stay] = []
    for stay in stays:
        moved = by_id.get(stay.get("movesStay") or "")
        if moved is None:
            counted.append(stay)
            continue
        for part in subtract(_days(stay), [_days(moved)]):
            counted.append({**stay, "from": part.start.isoformat(), "to": part.end.isoformat()})
    return counted


def _days(stay: Stay) -> Span:
    return Span(date.fromisoformat(stay["from"]), date.fromisoformat(stay["to"]))


async def read_window(reader: Reader, window: Window, now: datetime, today: date) -> list[Stay]:
    """All bars that touch the window, one query per kind."""
    stays: list[Stay] = []
    for kind in KINDS:
        source = _SQL[kind]
        where = _IN_WINDOW.format(t=source.table, f=source.first, u=source.end)
        args: list[Any] = [window.tenant_id, window.community_id, window.start, window.end, window.building_id]
        if kind == "hold":
            where, args = f"{where} AND h.until > $6", [*args, now]
        if window.leaf_ids:
            where, args = f"{where} AND u.leaf_ids && ${len(args) + 1}::bigint[]", [*args, list(window.leaf_ids)]
        rows = await reader.fetch(source.select + where, *args)
        shape = _SHAPES[kind]
        stays.extend(shape(row, today) for row in rows)
    return stays


async def read_unassigned(reader: Reader, window: Window, today: date) -> list[Stay]:
    """Stays that wait for a unit in a community; they stand in no building yet."""
    source = _SQL["unassigned"]
    where = "s.tenant_id = $1 AND s.community_id = $2 AND s.from_day < $4 AND s.to_day > $3 ORDER BY s.id"
    args = (window.tenant_id, window.community_id, window.start, window.end)
    return [_unassigned_bar(row, today) for row in await reader.fetch(source.select + where, *args)]


async def read_waiting(reader: Reader, tenant_id: int, segment_ids: Sequence[int], today: date) -> list[Stay]:
    """Some stays of the unassigned queue by their id."""
    where = "s.tenant_id = $1 AND s.id = ANY($2::bigint[]) ORDER BY s.id"
    rows = await reader.fetch(_SQL["unassigned"].select + where, tenant_id, list(segment_ids))
    return [_unassigned_bar(row, today) for row in rows]


async def read_source(reader: Reader, tenant_id: int, kind: str, source_id: int, today: date) -> dict[int, list[Stay]]:
    """The bars of one order, lease, change of a lease, block or hold by community."""
    source = _SQL[kind]
    where = f"{source.table}.tenant_id = $1 AND {source.id} = $2"
    rows = await reader.fetch(source.select + where, tenant_id, source_id)
    found: dict[int, list[Stay]] = {}
    for row in rows:
        found.setdefault(row["community_id"], []).append(_SHAPES[kind](row, today))
    return found
