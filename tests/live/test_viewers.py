"""Whoever opens a record sees who else has it open, and at which field; who leaves is gone at once."""

from typing import Any

from tests.live.conftest import StartServer
from tests.live.page import Page, open_page, until

TOPIC = "record/a"


async def enter(page: Page, field: str | None = None) -> list[tuple[str, str | None]]:
    await page.subscribe(TOPIC)
    return await present(page, field)


async def present(page: Page, field: str | None = None) -> list[tuple[str, str | None]]:
    answer = await page.ask("present", {"topic": TOPIC, "field": field})
    assert answer["ok"], answer
    return places(answer)


def places(data: dict[str, Any]) -> list[tuple[str, str | None]]:
    return [(person["clientId"], person["field"]) for person in data["who"]]


def last(page: Page) -> list[tuple[str, str | None]]:
    told = [event for event in page.events if event["op"] == "presence"]
    return places(told[-1]["data"]) if told else []


async def test_people_at_a_record_see_each_other_and_their_fields(start_server: StartServer) -> None:
    first, second = await start_server(), await start_server()
    ann, bob = await open_page(first.port, client="w1"), await open_page(second.port, "bob", client="w2")
    assert await enter(ann) == [("w1", None)]
    assert await enter(bob, "name") == [("w1", None), ("w2", "name")]
    await until(lambda: last(ann) == [("w1", None), ("w2", "name")], "the news of bob")
    count = len(ann.events)
    await present(bob, "name")
    await present(bob, "phone")
    await until(lambda: last(ann) == [("w1", None), ("w2", "phone")], "the next field")
    assert len(ann.events) == count + 1
    await ann.close()
    await until(lambda: last(bob) == [("w2", "phone")], "the farewell")
    await bob.close()


async def test_leaving_a_record_without_closing_the_window_is_told_too(start_server: StartServer) -> None:
    server = await start_server()
    ann, bob = await open_page(server.port, client="w1"), await open_page(server.port, "bob", client="w2")
    await enter(ann)
    await enter(bob)
    await bob.ask("unsubscribe", {"topic": TOPIC})
    await until(lambda: last(ann) == [("w1", None)], "the farewell")
    await ann.close()
    await bob.close()


async def test_nobody_is_present_where_they_may_not_look(start_server: StartServer) -> None:
    server = await start_server()
    page = await open_page(server.port)
    for topic in (TOPIC, "record/forbidden", "list/sys/user", None):
        answer = await page.ask("present", {"topic": topic})
        assert answer["id"] == "live.denied", topic
    assert (await page.subscribe("record/forbidden"))["ok"] is False
    await page.close()


async def test_people_in_a_table_see_each_others_cells_until_a_socket_is_lost(start_server: StartServer) -> None:
    first, second = await start_server(), await start_server()
    ann, bob = await open_page(first.port, client="w1"), await open_page(second.port, "bob", client="w2")
    for page in (ann, bob):
        assert (await page.subscribe("grid/a"))["ok"]
    for page, cell in ((ann, "5:name"), (bob, "7:rank")):
        assert (await page.ask("present", {"topic": "grid/a", "field": cell}))["ok"]
    await until(lambda: last(ann) == [("w1", "5:name"), ("w2", "7:rank")], "the cell of bob")
    bob.socket.transport.abort()
    await until(lambda: last(ann) == [("w1", "5:name")], "the farewell", seconds=1)
    refused = await ann.ask("present", {"topic": "grid/forbidden", "field": "1:name"})
    assert refused["id"] == "live.denied" and not (await ann.subscribe("grid/forbidden"))["ok"]
    await ann.close()
