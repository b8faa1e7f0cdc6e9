"""Reads the bars of the board (orders, leases, blocks, holds) in one shape, for fresh reads and deltas alike."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any, Protocol

from schema.kit.clock import to_wire
from schema.kit.money import to_yuan
from server.rental.spans import DAY
from server.rental.states import SHOWN_STATES

Row = Mapping[str, Any]
Stay = dict[str, Any]
ENDING_SOON = timedelta(days=30)
SHOWN_LEASES = ("to_sign", "to_confirm", "signed", "active", "settling", "ended")


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


_IN_WINDOW = (
    "{t}.tenant_id = $1 AND {t}.community_id = $2 AND {f} < $4 AND {u} > $3"
    " AND ($5::bigint IS NULL OR u.building_id = $5)"
)

_ORDERS = """
SELECT s.id, s.unit_id, s.community_id, s.from_day, s.to_day, u.leaf_ids, o.id AS order_id, o.order_no, o.state,
    o.contact_name, o.contact_phone, o.guest_names, o.guest_count, o.nights, o.room_total, o.paid, o.balance, o.channel,
    o.remark, o.locked, o.row_version, coalesce(o.update_by, o.create_by) AS changed_by,
    coalesce(o.update_time, o.create_time) AS changed_at, x.place, x.parts
FROM rent_order_segment s
JOIN rent_daily_order o ON o.id = s.order_id
JOIN rent_unit u ON u.id = s.unit_id
CROSS JOIN LATERAL (SELECT
    CASE WHEN s.from_day = o.check_in THEN 1 ELSE (SELECT count(*) FROM rent_order_segment p
        WHERE p.order_id = s.order_id AND p.del_flag = 0 AND p.from_day <= s.from_day) END AS place,
    CASE WHEN s.from_day = o.check_in AND s.to_day = o.check_out THEN 1 ELSE (SELECT count(*) FROM rent_order_segment p
        WHERE p.order_id = s.order_id AND p.del_flag = 0) END AS parts) x
WHERE s.del_flag = 0 AND o.del_flag = 0 AND o.state = ANY({states}) AND """

_LEASES = """
SELECT l.id, l.unit_id, l.community_id, l.start_date AS from_day, l.end_date, u.leaf_ids, l.contract_no, l.state,
    l.renter_name, l.renter_phone, l.total, l.paid, l.balance, l.notes, l.row_version,
    coalesce(l.update_by, l.create_by) AS changed_by, coalesce(l.update_time, l.create_time) AS changed_at
FROM rent_lease l JOIN rent_unit u ON u.id = l.unit_id
WHERE l.del_flag = 0 AND l.state = ANY({states}) AND """

_BLOCKS = """
SELECT b.id, b.unit_id, b.community_id, b.from_day, b.to_day, u.leaf_ids, b.kind, b.reason, b.row_version,
    coalesce(b.update_by, b.create_by) AS changed_by, coalesce(b.update_time, b.create_time) AS changed_at
FROM rent_house_block b JOIN rent_unit u ON u.id = b.unit_id
WHERE b.del_flag = 0 AND """

_HOLDS = """
SELECT h.id, h.unit_id, h.community_id, h.from_day, h.to_day, u.leaf_ids, h.until, h.user_id, h.username, h.realname,
    h.client_id, h.create_time
FROM rent_hold h JOIN rent_unit u ON u.id = h.unit_id
WHERE """


def _quoted(words: Sequence[str]) -> str:
    return "ARRAY[" + ", ".join(f"'{word}'" for word in words) + "]"


_SQL = {
    "order": (_ORDERS.format(states=_quoted(SHOWN_STATES)), "s", "s.from_day", "s.to_day", "s.order_id"),
    "lease": (_LEASES.format(states=_quoted(SHOWN_LEASES)), "l", "l.start_date", "l.end_date + 1", "l.id"),
    "block": (_BLOCKS, "b", "b.from_day", "b.to_day", "b.id"),
    "hold": (_HOLDS, "h", "h.from_day", "h.to_day", "h.id"),
}


def mask_phone(phone: str | None) -> str:
    """138****5678."""
    text = phone or ""
    return f"{text[:3]}****{text[-4:]}" if len(text) >= 7 else "****" if text else ""


def _bar(kind: str, row: Row, source_id: int, end: date, **rest: Any) -> Stay:
    return {
        "id": str(row["id"]),
        "kind": kind,
        "sourceId": str(source_id),
        "unitId": str(row["unit_id"]),
        "leafIds": [str(leaf) for leaf in row["leaf_ids"]],
        "from": row["from_day"].isoformat(),
        "to": end.isoformat(),
        **rest,
    }


def _changed(row: Row) -> Stay:
    return {"version": row["row_version"], "updateBy": row["changed_by"], "updateTime": to_wire(row["changed_at"])}


def _order_bar(row: Row, today: date) -> Stay:
    return _bar(
        "order",
        row,
        row["order_id"],
        row["to_day"],
        no=row["order_no"],
        state=row["state"],
        guest=(row["guest_names"] or row["contact_name"]).split(",")[0],
        phone=mask_phone(row["contact_phone"]),
        nights=row["nights"],
        total=to_yuan(row["room_total"]),
        paid=to_yuan(row["paid"]),
        balance=to_yuan(row["balance"]),
        channel=row["channel"],
        remark=row["remark"] or "",
        locked=row["locked"],
        guests=row["guest_count"],
        segment={"index": row["place"], "count": row["parts"]},
        **_changed(row),
    )


def _lease_bar(row: Row, today: date) -> Stay:
    end = row["end_date"] + DAY
    return _bar(
        "lease",
        row,
        row["id"],
        end,
        no=row["contract_no"],
        state=row["state"],
        guest=row["renter_name"],
        phone=mask_phone(row["renter_phone"]),
        nights=(end - row["from_day"]).days,
        total=to_yuan(row["total"]),
        paid=to_yuan(row["paid"]),
        balance=to_yuan(row["balance"]),
        channel="",
        remark=row["notes"] or "",
        locked=True,
        guests=1,
        segment={"index": 1, "count": 1},
        endingSoon=today <= row["end_date"] <= today + ENDING_SOON,
        **_changed(row),
    )


def _plain(name: str, row: Row) -> Stay:
    return {
        "no": "",
        "state": name,
        "guest": "",
        "phone": "",
        "nights": (row["to_day"] - row["from_day"]).days,
        "total": "0.00",
        "paid": "0.00",
        "balance": "0.00",
        "channel": "",
        "remark": "",
        "locked": False,
        "guests": 0,
        "segment": {"index": 1, "count": 1},
    }


def _block_bar(row: Row, today: date) -> Stay:
    rest = {"blockKind": row["kind"], "reason": row["reason"], **_changed(row)}
    return _bar("block", row, row["id"], row["to_day"], **_plain("blocked", row), **rest)


def _hold_bar(row: Row, today: date) -> Stay:
    until: datetime = row["until"]
    return _bar(
        "hold",
        row,
        row["id"],
        row["to_day"],
        **_plain("held", row),
        holdBy={"id": str(row["user_id"]), "name": row["realname"]},
        holdUntil=to_wire(until),
        clientId=row["client_id"],
        # A hold has no row version; its end only ever moves on.
        version=int(until.timestamp() * 1000),
        updateBy=row["username"],
        updateTime=to_wire(row["create_time"]),
    )


_SHAPES = {"order": _order_bar, "lease": _lease_bar, "block": _block_bar, "hold": _hold_bar}
KINDS = tuple(_SHAPES)


async def read_window(reader: Reader, window: Window, now: datetime, today: date) -> list[Stay]:
    """All bars that touch the window, one query per kind."""
    stays: list[Stay] = []
    for kind, (select, table, first, last, _) in _SQL.items():
        where = _IN_WINDOW.format(t=table, f=first, u=last)
        args: list[Any] = [window.tenant_id, window.community_id, window.start, window.end, window.building_id]
        if kind == "hold":
            where, args = f"{where} AND h.until > $6", [*args, now]
        rows = await reader.fetch(select + where, *args)
        shape = _SHAPES[kind]
        stays.extend(shape(row, today) for row in rows)
    return stays


async def read_source(reader: Reader, tenant_id: int, kind: str, source_id: int, today: date) -> dict[int, list[Stay]]:
    """The bars of one order, lease, block or hold by community."""
    select, table, _, _, source = _SQL[kind]
    rows = await reader.fetch(f"{select}{table}.tenant_id = $1 AND {source} = $2", tenant_id, source_id)
    found: dict[int, list[Stay]] = {}
    for row in rows:
        found.setdefault(row["community_id"], []).append(_SHAPES[kind](row, today))
    return found
