"""Whatever is done in whatever order, the counters of the unassigned queue say what is true and open boards show it."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from schema.kit.errors import AppError
from server.kit import unit_of_work as work_module
from server.rental.board import blocks
from server.rental.board.blocks import BlockAdd
from server.rental.orders.acting import OrderRef, Reasoned
from server.rental.orders.detail import read_detail
from server.rental.orders.moves import Move, Resize
from server.rental.orders.unassigned import Assign, Unassign
from tests.rental.replica import Replica
from tests.rental.test_board import check_books
from tests.rental.test_unassigned import BED, ROOM, enter
from tests.rental.unassigned_counters import check_counters, check_places
from tests.rental.village import Village, act_on, book, build, on

ACTS = [
    *("enter", "enter", "overbook", "book", "assign", "assign", "unassign", "move"),
    *("resize", "confirm", "cancel", "noShow", "reinstate", "block", "open"),
]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def replica(village: Village, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Replica]:
    copy = Replica(village.actor, village.community, -3, 20)
    await copy.load()
    monkeypatch.setattr(work_module, "_sink", copy.listen)
    yield copy


class Desk:
    """Carries out what was drawn; what is refused is refused."""

    def __init__(self, village: Village) -> None:
        self.village, self.actor = village, village.actor
        self.orders: list[str] = []
        self.blocks: list[str] = []
        self.done: set[str] = set()

    async def act(self, name: str, pick: int, first: int, nights: int) -> None:
        try:
            await self._act(name, pick, first, first + nights)
            self.done.add(name)
        except AppError:
            pass

    async def _act(self, name: str, pick: int, first: int, last: int) -> None:
        units = [*self.village.rooms, *self.village.beds, self.village.shared, self.village.whole]
        unit, kind = units[pick % len(units)], BED if pick % 3 == 0 else ROOM
        ref = {"id": self.orders[pick % len(self.orders)] if self.orders else "1"}
        if name in ("enter", "overbook"):
            rest: dict[str, Any] = {"overbookReason": "旺季"} if name == "overbook" else {}
            self.orders.append((await enter(self.village, first, last, unitType=kind, **rest))["id"])
        elif name == "book":
            self.orders.append((await book(self.actor, unit, first, last))["id"])
        elif name == "assign":
            await act_on("assign", self.actor, Assign.model_validate({**ref, "unitId": str(unit.id)}))
        elif name == "unassign":
            await act_on(
                "unassign", self.actor, Unassign.model_validate({**ref, "unitType": BED} if pick % 5 == 0 else ref)
            )
        elif name == "resize":
            dates = {"checkIn": on(first), "checkOut": on(last)}
            await act_on("resize", self.actor, Resize.model_validate({**ref, **dates, "overbookReason": None}))
        elif name == "move":
            stay = (await read_detail(self.actor, ref["id"]))["segments"][0]["id"]
            form = {**ref, "stayId": stay, "unitId": str(unit.id), "overbookReason": "升级"}
            await act_on("move", self.actor, Move.model_validate(form))
        elif name == "cancel":
            await act_on("cancel", self.actor, Reasoned.model_validate({**ref, "reason": "随机"}))
        elif name in ("block", "open"):
            await self._block(name, unit.id, first, last)
        else:
            await act_on(name, self.actor, OrderRef.model_validate(ref))

    async def _block(self, name: str, unit_id: int, first: int, last: int) -> None:
        if name == "open":
            await blocks.open_room(self.actor, self.blocks.pop() if self.blocks else "1")
            return
        form = {"unitId": str(unit_id), "from": on(first), "to": on(last), "reason": "维修", "overbookReason": "漏水"}
        self.blocks.append((await blocks.add_block(self.actor, BlockAdd.model_validate(form)))["id"])


drawn = st.lists(
    st.tuples(st.sampled_from(ACTS), st.integers(0, 40), st.integers(0, 8), st.integers(1, 4)), min_size=8, max_size=30
)


@settings(max_examples=12, suppress_health_check=list(HealthCheck), derandomize=True)
@given(acts=drawn)
async def test_counters_places_and_boards_are_true_after_anything(
    village: Village, replica: Replica, acts: list[tuple[str, int, int, int]]
) -> None:
    desk = Desk(village)
    for act in acts:
        await desk.act(*act)
    await check_counters(village.org.id)
    await check_places(village.org.id)
    await check_books(village.org.id)
    await replica.compare()
