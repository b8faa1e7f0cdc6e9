"""Data rules on the board: what is hidden in the lists tells nobody's name there, and the rooms are taken all the same."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio

from server.http.rights import load_actor
from server.kit import unit_of_work as work_module
from server.kit.outbox import OutboxEvent
from server.rental.topics import may_see_board, may_see_changes
from tests.engine.test_data_rules import restrict_to
from tests.kit.client import Client
from tests.rental.village import Village, build, on

SignIn = Callable[..., Awaitable[Client]]
BOARD = "rental:board:list"
ALL = (BOARD, "rental:order:checkOut", "rental:order:assign")


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def read_board(client: Client) -> dict[str, Any]:
    board: dict[str, Any] = await client.result("GET", "/rental/board", params={"from": on(0), "to": on(10)})
    return board


async def test_a_stay_of_somebody_else_is_taken_and_nameless(village: Village, sign_in: SignIn) -> None:
    order = await village.book(village.rooms[0], 1, 3)
    clerk = await restrict_to(
        village.org, "rental/order", "rental:order:list", "createBy", "=", "#{sys_user_code}", ALL
    )
    client = await sign_in(clerk)
    board, whole = await read_board(client), await read_board(await sign_in(village.actor))
    (stay,), (known,) = board["stays"], whole["stays"]
    assert known["guest"] and known["phone"] and known["no"]
    kept = ("id", "unitId", "from", "to", "kind", "state", "nights")
    assert {key: stay[key] for key in kept} == {key: known[key] for key in kept}
    assert not any(stay[key] for key in ("guest", "phone", "no", "remark", "channel", "updateBy"))
    assert board["days"] == whole["days"] and board["types"] == whole["types"]
    for call in ("detail", "checkOutQuote", "bestFit"):
        answer = await client.send("GET", f"/rental/order/{call}", params={"id": order["id"]})
        assert answer.status_code == 404, call


async def test_who_sees_a_part_is_told_that_something_changed_and_never_what(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrowed = await restrict_to(village.org, "rental/order", "rental:order:list", "nights", ">", "5", [BOARD])
    clerk = await load_actor(narrowed.user_id, narrowed.tenant_id, "", 0)
    assert clerk is not None
    assert await may_see_changes(clerk, str(village.community))
    assert not await may_see_board(clerk, str(village.community))
    said: list[OutboxEvent] = []

    async def listen(events: list[OutboxEvent]) -> None:
        said.extend(events)

    monkeypatch.setattr(work_module, "_sink", listen)
    await village.book(village.rooms[0], 1, 3)
    told = [event for event in said if event.topic == f"boardChanges/{village.community}"]
    assert [(event.op, event.data) for event in told] == [("changed", {})]


async def test_units_that_a_rule_hides_are_in_no_row(village: Village, sign_in: SignIn) -> None:
    await village.book(village.rooms[0], 1, 3)
    clerk = await restrict_to(
        village.org, "rental/unit", "rental:unit:list", "id", "=", str(village.rooms[1].id), [BOARD]
    )
    board = await read_board(await sign_in(clerk))
    assert [unit["id"] for unit in board["units"]] == [str(village.rooms[1].id)] and board["stays"] == []
    assert board["topic"] == f"boardChanges/{village.community}"
