"""Shifts of the last days of a demo organisation: those who took the most cash had a drawer, one was not right, one waits."""

from collections import defaultdict
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any, NamedTuple

import orjson

from schema.kit.money import to_yuan
from schema.rental.key_register import OUT, UnitKey
from schema.rental.ledger import Ledger
from schema.rental.shift import CLOSED, COUNTED, FACES, OPEN, Shift
from schema.rental.ticket import WORKING, RepairTicket
from server.rental.spans import DAY, Span
from server.seeding.demo.deposits import rows_of
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

DAYS = 7
DRAWERS = 2
FLOAT = 100_000
_SHORT = -1_000
_COLUMNS = (
    "id no operator_id operator biz_date begun_at open_cash state counted_at counted_by cash_in cash_out expected counts counted"
    " diff handed_in reason note items receiver_id receiver closed_at create_time"
)


class _Drawer(NamedTuple):
    """The money lines of a cashier on a day, which `receiver` takes over; `cash_in` and `cash_out` in fen."""

    username: str
    receiver: str
    day: date
    lines: list[dict[str, Any]]

    @property
    def cash_in(self) -> int:
        return self._cash("in")

    @property
    def cash_out(self) -> int:
        return self._cash("out")

    def _cash(self, direction: str) -> int:
        return sum(one["amount"] for one in self.lines if one["method"] == "cash" and one["direction"] == direction)


def build_shifts(world: World) -> None:
    """An organisation whose cashiers have nobody to hand in to has none, so that the two of the demo differ."""
    receiver = _receiver(world)
    if receiver is None:
        return
    sheet, items = world.sheet(Shift, _COLUMNS), list(_open_items(world))
    first = world.today - timedelta(days=DAYS - 1)
    lines = _money_lines(world, first)
    shift_of: dict[int, int] = {}
    for day in Span(first, world.today + DAY).days():
        days = (world.today - day).days
        drawers = [_Drawer(name, receiver, day, lines.get((day, name), [])) for name, _ in world.clerks]
        for place, drawer in enumerate(sorted(drawers, key=_most_cash)[:DRAWERS]):
            state = CLOSED if days else (OPEN, COUNTED)[place]
            short = _SHORT if (days, place) == (2, 0) else 0
            shift_id = _write(world, sheet, drawer, state, short, items)
            shift_of |= {line["id"]: shift_id for line in drawer.lines}
    _mark_lines(world, shift_of)


def _receiver(world: World) -> str | None:
    return next((plan.username for plan in world.plan.users if plan.roles == ("finance",)), None)


def _money_lines(world: World, first: date) -> dict[tuple[date, str], list[dict[str, Any]]]:
    """Since the first day, by day and cashier."""
    names = {world.signatures[name]: name for name, _ in world.clerks}
    lines: defaultdict[tuple[date, str], list[dict[str, Any]]] = defaultdict(list)
    for line in rows_of(world, Ledger._meta.db_table):
        if line["paid_on"] >= first and line["direction"] in ("in", "out") and line["account"] == "order":
            lines[(line["paid_on"], names.get(line["operator"], ""))].append(line)
    return lines


def _most_cash(drawer: _Drawer) -> int:
    """As a key, the most first."""
    return -(drawer.cash_in + drawer.cash_out)


def _write(world: World, sheet: Sheet, drawer: _Drawer, state: str, short: int, items: list[Any]) -> int:
    shift_id, day = world.ids(), drawer.day
    signature, begun = world.signatures[drawer.username], world.at(day, 8)
    cash = FLOAT + -(min(drawer.cash_in - drawer.cash_out, 0) // FLOAT) * FLOAT
    head = (shift_id, world.number("shift", day), world.users[drawer.username], signature, day, begun, cash, state)
    if state == OPEN:
        sheet.add(*head, *[None] * 15, begun)
        return shift_id
    expected = cash + drawer.cash_in - drawer.cash_out
    counted = expected + short
    money = (drawer.cash_in, drawer.cash_out, expected, _json(_counts(counted)), counted, short)
    rest = (counted - FLOAT if counted > FLOAT else 0, "找零时多付一张" if short else None, "前台备用钥匙已点清")
    signed = (world.signatures[drawer.receiver], world.at(day, 20, 20)) if state == CLOSED else (None, None)
    sheet.add(
        *head,
        world.at(day, 20),
        signature,
        *money,
        *rest,
        _json(items),
        world.users[drawer.receiver],
        *signed,
        world.at(day, 8),
    )
    return shift_id


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()


def _counts(fen: int) -> dict[str, int]:
    """In as few notes and coins as will do."""
    counts = {}
    for face in FACES:
        if fen >= face:
            counts[to_yuan(face)], fen = divmod(fen, face)
    return counts


def _open_items(world: World) -> Iterator[dict[str, Any]]:
    """What the registers of the demo have open."""
    tickets = [row for row in rows_of(world, RepairTicket._meta.db_table) if row["state"] in WORKING.split()]
    keys = [row for row in rows_of(world, UnitKey._meta.db_table) if row["state"] == OUT]
    for kind, path, rows, name, states in (
        ("tickets", "rental/ticket", tickets, "title", ",".join(WORKING.split())),
        ("keys", "rental/key", keys, "holder", OUT),
    ):
        names = [f"{row['no']} {row[name]}" for row in rows]
        where = {"path": path, "query": {"state": states}}
        yield {"kind": kind, "count": len(names), "amount": None, "names": names[:30], "list": where}


def _mark_lines(world: World, shift_of: dict[int, int]) -> None:
    for sheet in world.sheets:
        if sheet.table == Ledger._meta.db_table and "shift_id" in sheet.columns:
            own, at = sheet.columns.index("id"), sheet.columns.index("shift_id")
            sheet.rows = [(*row[:at], shift_of.get(row[own]), *row[at + 1 :]) for row in sheet.rows]
