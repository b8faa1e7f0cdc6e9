"""The board: one read in few queries, and deltas that lead from any old state to exactly the fresh one."""

import random
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

from schema.domains import registry
from schema.kit.errors import AppError
from schema.rental.unit import Unit
from server.engine.write import edit_row
from server.kit import unit_of_work as work_module
from server.kit.database import pool
from server.rental.board import blocks, holds, queries
from server.rental.board.blocks import BlockAdd, BlockEdit, CleanState
from server.rental.board.holds import HoldAdd, HoldEdit
from server.rental.leases import contract
from server.rental.leases.terms import LeaseForm
from server.rental.orders import payments
from server.rental.orders.acting import OrderRef, Reasoned
from server.rental.orders.check_in import CheckIn
from server.rental.orders.check_out import CheckOut
from server.rental.orders.entry import add_order
from server.rental.orders.forms import OrderAdd, OrderEdit
from server.rental.orders.moves import Move, Resize, Split, Swap
from server.rental.orders.payments import Cashier, Lock, Note
from tests.kit.lease_forms import LESSEE, lease_body
from tests.kit.seeds import seeds
from tests.kit.signing import sign_by_all
from tests.rental.replica import Replica
from tests.rental.village import GUEST, Village, act_on, act_on_lease, book, build, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def replica(village: Village, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Replica]:
    copy = Replica(village.actor, village.community, -3, 12)
    await copy.load()
    monkeypatch.setattr(work_module, "_sink", copy.listen)
    yield copy


class Clerk:
    """Does random things; what is refused is refused."""

    def __init__(self, village: Village, seed: int) -> None:
        self.village = village
        self.draw = random.Random(seed)
        self.actor = replace(village.actor, client_id="random")
        self.done: dict[str, int] = {}

    def unit(self) -> Unit:
        place = self.village
        return self.draw.choice([place.whole, place.shared, *place.rooms, place.bunk, *place.beds])

    def span(self) -> dict[str, str]:
        first = self.draw.randint(0, 9)
        return {"from": on(first), "to": on(first + self.draw.randint(1, 4))}

    async def stay(self, kind: str) -> dict[str, Any] | None:
        query = queries.BoardQuery.model_validate(
            {"from": on(-5), "to": on(80), "communityId": str(self.village.community)}
        )
        found = [stay for stay in (await queries.read_board(self.actor, query))["stays"] if stay["kind"] == kind]
        return self.draw.choice(found) if found else None

    async def act(self) -> None:
        acts: list[Callable[[], Any]] = [
            self.enter,
            self.enter,
            self.on_order,
            self.on_order,
            self.on_order,
            self.on_order,
            self.on_block,
            self.on_hold,
            self.on_lease,
            self.clean,
        ]
        act = self.draw.choice(acts)
        try:
            await act()
            self.done[act.__name__] = self.done.get(act.__name__, 0) + 1
        except AppError:
            pass

    async def enter(self) -> None:
        span = self.span()
        first = (span["from"], span["to"])
        form = {"contactName": "客人", "contactPhone": "13512345678", "unitId": str(self.unit().id)}
        data = {**form, "checkIn": first[0], "checkOut": first[1], "guests": [], "confirm": self.draw.random() < 0.5}
        await add_order(self.actor, OrderAdd.model_validate(data))

    async def on_order(self) -> None:
        stay = await self.stay("order")
        if stay is None:
            return
        base, other = {"id": stay["sourceId"]}, await self.stay("order")
        body = {**base, "stayId": stay["id"], "unitId": str(self.unit().id)}
        money = {"project": self.draw.choice(["room_fee", "deposit_in", "service"]), "amount": "100", "method": "cash"}
        span = self.span()
        options: list[Callable[[], Any]] = [
            lambda: act_on("move", self.actor, Move.model_validate(body)),
            lambda: act_on("move", self.actor, Move.model_validate({**body, **span, "priceMode": "reprice"})),
            lambda: act_on("resize", self.actor, Resize.model_validate({**base, "checkOut": span["to"]})),
            lambda: act_on("split", self.actor, Split.model_validate({**body, "date": span["from"]})),
            lambda: act_on(
                "swap", self.actor, Swap.model_validate({**body, "withStayId": other["id"] if other else "1"})
            ),
            lambda: act_on("cashier", self.actor, Cashier.model_validate({**base, **money})),
            lambda: payments.set_lock(self.actor, Lock.model_validate({**base, "locked": self.draw.random() < 0.3})),
            lambda: act_on("note", self.actor, Note.model_validate({**base, "remark": str(self.draw.random())})),
            lambda: act_on("confirm", self.actor, OrderRef.model_validate(base)),
            lambda: act_on("cancel", self.actor, Reasoned.model_validate({**base, "reason": "随机"})),
            lambda: self.arrive(base),
            lambda: self.arrive(base),
            lambda: act_on(
                "checkOut", self.actor, CheckOut.model_validate({**base, "allowDebt": True, "reason": "随机"})
            ),
            lambda: act_on("undoCheckOut", self.actor, OrderRef.model_validate(base)),
        ]
        await self.draw.choice(options)()

    async def arrive(self, base: dict[str, str]) -> None:
        guest = {**base, "contactName": "客人", "contactPhone": "13512345678", "guests": [GUEST]}
        await act_on("edit", self.actor, OrderEdit.model_validate(guest))
        cash = [{"project": "room_fee", "amount": "50", "method": "cash"}]
        form = {**base, "early": True, "forceDirty": True, "reason": "随机", "cashier": cash}
        await act_on("checkIn", self.actor, CheckIn.model_validate(form))

    async def on_block(self) -> None:
        stay = await self.stay("block")
        choice = self.draw.random()
        if stay is None or choice < 0.5:
            form = {"unitId": str(self.unit().id), **self.span(), "kind": "repair", "reason": "维修"}
            await blocks.add_block(self.actor, BlockAdd.model_validate(form))
        elif choice < 0.75:
            form = {"id": stay["id"], "from": stay["from"], "to": on(self.draw.randint(1, 12)), "reason": "延长"}
            await blocks.edit_block(self.actor, BlockEdit.model_validate(form))
        else:
            await blocks.open_room(self.actor, stay["id"])

    async def on_hold(self) -> None:
        stay = await self.stay("hold")
        choice = self.draw.random()
        if stay is None or choice < 0.4:
            form = {"unitId": str(self.unit().id), **self.span(), "seconds": 600}
            await holds.add_hold(self.actor, HoldAdd.model_validate(form))
        elif choice < 0.7:
            form = {"id": stay["id"], "unitId": str(self.unit().id), **self.span()}
            await holds.edit_hold(self.actor, HoldEdit.model_validate(form))
        else:
            await holds.delete_hold(self.actor, stay["id"])

    async def on_lease(self) -> None:
        stay = await self.stay("lease")
        if stay is None or self.draw.random() < 0.4:
            first = self.draw.randint(0, 10)
            span = {"startDate": on(first), "endDate": on(first + 40)}
            lessee = {**LESSEE, "idNo": "11010519491231002X"}
            form = lease_body(unitId=str(self.unit().id), form="electronic", tenant=lessee, **span)
            await contract.add_lease(self.actor, LeaseForm.model_validate(form))
        elif self.draw.random() < 0.5:
            await sign_by_all(self.actor, "lease", stay["id"])
        else:
            await act_on_lease("cancel", self.actor, Reasoned.model_validate({"id": stay["id"], "reason": "随机"}))

    async def clean(self) -> None:
        state = self.draw.choice(["clean", "dirty", "cleaning", "inspected", "out_of_order"])
        form = {"unitId": str(self.draw.choice([*self.village.rooms, self.village.bunk]).id), "state": state}
        await blocks.set_clean(self.actor, CleanState.model_validate(form))


@pytest.mark.parametrize("seed", seeds(6))
async def test_old_state_and_events_equal_a_fresh_read(village: Village, replica: Replica, seed: int) -> None:
    clerk = Clerk(village, seed)
    for step in range(45):
        await clerk.act()
        if step % 9 == 8:
            await replica.compare()
    await replica.compare()
    assert replica.heard > 30 and len(clerk.done) >= 4, clerk.done


@pytest.mark.parametrize("seed", seeds(3))
async def test_claims_segments_nights_and_sums_agree_after_anything(village: Village, seed: int) -> None:
    clerk = Clerk(village, 100 + seed)
    for _ in range(60):
        await clerk.act()
    await check_books(village.org.id)


async def check_books(tenant_id: int) -> None:
    """Every shown order: claims = segments x leaves, nights tile it, room charges = price of the nights."""
    missing = await pool().fetch(
        "WITH wanted AS (SELECT s.id AS stay, leaf, s.from_day, s.to_day FROM rent_order_segment s"
        " JOIN rent_daily_order o ON o.id = s.order_id JOIN rent_unit u ON u.id = s.unit_id, unnest(u.leaf_ids) leaf"
        " WHERE s.tenant_id = $1 AND s.del_flag = 0 AND o.state NOT IN ('cancelled', 'no_show')),"
        " held AS (SELECT stay_id, leaf_id, from_day, to_day FROM occupancy_claim WHERE tenant_id = $1 AND kind = 'order')"
        " (TABLE wanted EXCEPT TABLE held) UNION ALL (TABLE held EXCEPT TABLE wanted)",
        tenant_id,
    )
    assert missing == []
    wrong = await pool().fetch(
        "SELECT o.order_no, o.state, o.room_total, o.nights, n.price, n.nights AS rows, l.charge FROM rent_daily_order o"
        " JOIN (SELECT order_id, sum(price) AS price, count(*) AS nights FROM rent_order_night GROUP BY 1) n"
        "   ON n.order_id = o.id"
        " LEFT JOIN (SELECT account_id, sum(CASE direction WHEN 'charge' THEN amount ELSE -amount END) AS charge"
        "   FROM rent_ledger WHERE project = 'room_fee' AND direction IN ('charge', 'credit') GROUP BY 1) l"
        "   ON l.account_id = o.id"
        " WHERE o.tenant_id = $1 AND o.state <> 'cancelled'"
        " AND (o.room_total <> n.price OR o.nights <> n.nights OR o.nights <> o.check_out - o.check_in"
        "   OR coalesce(l.charge, 0) <> o.room_total)",
        tenant_id,
    )
    assert wrong == []
    sums = await pool().fetch(
        "SELECT o.order_no FROM rent_daily_order o LEFT JOIN (SELECT account_id, sum(CASE WHEN project IN ('deposit_in',"
        " 'deposit_out') THEN 0 WHEN direction IN ('charge', 'out') THEN amount ELSE -amount END) AS balance"
        " FROM rent_ledger GROUP BY 1) l ON l.account_id = o.id WHERE o.tenant_id = $1 AND o.balance <> coalesce(l.balance, 0)",
        tenant_id,
    )
    assert sums == []


async def test_a_stay_that_moves_to_another_community_leaves_this_board(village: Village, replica: Replica) -> None:
    other = await Unit.get(id=village.rooms[2].id)
    order = await book(village.actor, village.rooms[0], 2, 4)
    await Unit.filter(id=other.id).update(community_id=1)
    form = {"id": order["id"], "stayId": order["segments"][0]["id"], "unitId": str(other.id)}
    await act_on("move", village.actor, Move.model_validate(form))
    assert replica.stays == {}


async def test_editing_a_room_changes_its_unit_on_open_boards(village: Village, replica: Replica) -> None:
    form = {"id": str(village.rooms[0].id), "name": "主卧", "priceDaily": "266.00"}
    await edit_row(registry().require("rental/room"), village.actor, form)
    unit = replica.units[str(village.rooms[0].id)]
    assert unit["title"].endswith("主卧") and unit["price"] == "266.00"
    await replica.compare()


async def test_the_number_of_queries_does_not_grow_with_the_board(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    query = queries.BoardQuery.model_validate({"from": on(0), "to": on(30), "communityId": str(village.community)})

    async def count() -> int:
        calls: list[str] = []

        class Counting:
            async def fetch(self, sql: str, *args: Any) -> Any:
                calls.append(sql)
                return await pool().fetch(sql, *args)

        monkeypatch.setattr(queries, "pool", Counting)
        await queries.read_board(village.actor, query)
        return len(calls)

    few = await count()
    for first in range(0, 20, 2):
        for unit in village.beds:
            await book(village.actor, unit, first, first + 1)
    assert await count() == few <= 10


async def test_prices_and_counters_of_the_window(village: Village) -> None:
    query = queries.BoardQuery.model_validate({"from": on(0), "to": on(7), "communityId": str(village.community)})
    order = await book(village.actor, village.beds[0], 0, 2)
    result = await queries.read_board(village.actor, query)
    assert result["days"][0]["total"] == 1 + 3 + 4 and result["days"][0]["free"] == 7
    assert result["counters"]["arrivals"] == 1 and result["days"][2]["departures"] == 1
    assert set(result["prices"][str(village.whole.id)]) == {"288.00", "358.00"}
    [stay] = result["stays"]
    assert stay["no"] == order["orderNo"] and stay["phone"] == "139****9000" and stay["guest"] == "李明"
    assert stay["segment"] == {"index": 1, "count": 1}


async def test_a_board_of_another_tenants_community_does_not_exist(village: Village) -> None:
    stranger = (await build()).actor
    query = queries.BoardQuery.model_validate({"from": on(0), "to": on(7), "communityId": str(village.community)})
    with pytest.raises(AppError) as caught:
        await queries.read_board(stranger, query)
    assert caught.value.id == "row.missing"


async def test_the_board_of_one_unit_is_it_and_what_shares_its_places(village: Village) -> None:
    room, other = village.rooms[0], village.rooms[1]
    mine = await book(village.actor, room, 2, 4)
    await book(village.actor, other, 2, 4)
    await book(village.actor, village.whole, 2, 4)
    asked = {"from": on(0), "to": on(7), "unitId": str(room.id)}
    result = await queries.read_board(village.actor, queries.BoardQuery.model_validate(asked))
    assert [stay["sourceId"] for stay in result["stays"]] == [mine["id"]]
    assert {unit["id"] for unit in result["units"]} == {str(room.id), str(village.shared.id)}
    assert result["communityId"] == str(village.community) and result["unassigned"] == []
    assert result["topic"] == f"board/{village.community}"
    house = {**asked, "unitId": str(village.shared.id)}
    whole = await queries.read_board(village.actor, queries.BoardQuery.model_validate(house))
    assert len(whole["stays"]) == 2 and len(whole["units"]) == 1 + len(village.rooms)


async def test_every_kind_of_bar_is_found_for_one_unit_as_on_the_board(village: Village) -> None:
    bed = village.beds[0]
    await book(village.actor, bed, 0, 2)
    block = {"unitId": str(bed.id), "from": on(3), "to": on(4), "kind": "closed", "reason": "检修"}
    await blocks.add_block(village.actor, BlockAdd.model_validate(block))
    await holds.add_hold(
        village.actor,
        HoldAdd.model_validate({"unitId": str(village.bunk.id), "from": on(5), "to": on(6), "seconds": 600}),
    )
    lease = lease_body(
        unitId=str(bed.id), startDate=on(8), endDate=on(48), tenant={**LESSEE, "idNo": "11010519491231002X"}
    )
    await contract.add_lease(village.actor, LeaseForm.model_validate(lease))
    window = {"from": on(0), "to": on(31)}
    board = await queries.read_board(
        village.actor, queries.BoardQuery.model_validate({**window, "communityId": str(village.community)})
    )
    one = await queries.read_board(village.actor, queries.BoardQuery.model_validate({**window, "unitId": str(bed.id)}))
    assert {stay["kind"] for stay in one["stays"]} == {"order", "block", "hold", "lease"}
    assert sorted(stay["id"] for stay in one["stays"]) == sorted(stay["id"] for stay in board["stays"])
    assert one["prices"][str(bed.id)] == board["prices"][str(bed.id)]


async def test_the_board_of_another_tenants_unit_does_not_exist(village: Village) -> None:
    stranger = (await build()).actor
    asked = {"from": on(0), "to": on(7), "unitId": str(village.whole.id)}
    with pytest.raises(AppError) as caught:
        await queries.read_board(stranger, queries.BoardQuery.model_validate(asked))
    assert caught.value.id == "row.missing"
