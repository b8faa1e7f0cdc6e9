"""A screen that was away gets what it missed, in order, once; or is told to fetch again."""

from typing import Any

from tests.live.conftest import StartServer
from tests.live.page import open_page


def numbers(events: list[dict[str, Any]]) -> list[int]:
    return [event["seq"] for event in events]


async def test_an_event_carries_topic_epoch_number_cause_and_data(start_server: StartServer) -> None:
    server = await start_server()
    page = await open_page(server.port)
    here = await page.subscribe("board/a")
    await server.emit(("board/a", "stay.put", {"stay": {"id": "7", "guest": "张\u2028三"}}), client="c1")
    (event,) = await page.hears(1)
    assert event == {
        "topic": "board/a",
        "epoch": here["epoch"],
        "seq": here["seq"] + 1,
        "op": "stay.put",
        "client": "c1",
        "data": {"stay": {"id": "7", "guest": "张\u2028三"}},
    }


async def test_numbers_of_a_topic_have_no_gap_and_topics_do_not_share_them(start_server: StartServer) -> None:
    server = await start_server()
    page = await open_page(server.port)
    await page.subscribe("board/a")
    await page.subscribe("board/b")
    for number in range(20):
        await server.emit(("board/a", "x", {"n": number}), ("board/b", "x", {"n": number}), wait=False)
    events = await page.hears(40)
    for topic in ("board/a", "board/b"):
        mine = [event for event in events if event["topic"] == topic]
        assert numbers(mine) == list(range(1, 21))
        assert [event["data"]["n"] for event in mine] == list(range(20))


async def test_who_was_away_gets_the_missed_events_and_then_the_live_ones(start_server: StartServer) -> None:
    server = await start_server()
    page = await open_page(server.port)
    here = await page.subscribe("board/a")
    await page.close()
    for number in range(5):
        await server.emit(("board/a", "x", {"n": number}))
    page = await open_page(server.port)
    back = await page.subscribe("board/a", here["epoch"], here["seq"])
    assert (back["ok"], back["resync"], back["seq"]) == (True, False, 5)
    assert [event["data"]["n"] for event in back["missed"]] == [0, 1, 2, 3, 4]
    await server.emit(("board/a", "x", {"n": 5}))
    assert numbers(await page.hears(1)) == [6]


async def test_who_was_away_too_long_is_told_to_fetch_again(start_server: StartServer) -> None:
    server = await start_server()
    page = await open_page(server.port)
    here = await page.subscribe("board/a")
    await page.close()
    await server.emit(*[("board/a", "x", {"n": number}) for number in range(301)])
    page = await open_page(server.port)
    back = await page.subscribe("board/a", here["epoch"], here["seq"])
    assert (back["resync"], back["missed"], back["seq"]) == (True, [], 301)


async def test_a_position_from_nowhere_is_told_to_fetch_again(start_server: StartServer) -> None:
    server = await start_server()
    await server.emit(("board/a", "x", {}))
    page = await open_page(server.port)
    here = await page.subscribe("board/a")
    for epoch, seq in (("made-up", 1), (here["epoch"], 99), ("0" * 16, 0)):
        back = await page.subscribe("board/a", epoch, seq)
        assert (back["resync"], back["epoch"], back["seq"]) == (True, here["epoch"], 1)


async def test_subscribing_in_the_midst_of_a_storm_loses_and_doubles_nothing(start_server: StartServer) -> None:
    server = await start_server()
    first = await open_page(server.port)
    here = await first.subscribe("board/a")
    for number in range(60):
        await server.emit(("board/a", "x", {"n": number}), wait=False)
        if number % 6 == 0:
            page = await open_page(server.port)
            back = await page.subscribe("board/a", here["epoch"], here["seq"])
            assert not back["resync"]
            await first.hears(number + 1)
            orders_seen = numbers(back["missed"]) + numbers(page.events)
            assert orders_seen == list(range(1, len(orders_seen) + 1))
            await page.close()
    assert numbers(await first.hears(60)) == list(range(1, 61))


async def test_an_event_too_big_becomes_fetch_again(start_server: StartServer) -> None:
    server = await start_server()
    page = await open_page(server.port)
    await page.subscribe("board/a")
    await server.emit(("board/a", "x", {"text": "长" * 30_000}))
    (event,) = await page.hears(1)
    assert (event["op"], event["data"], event["seq"]) == ("resync", {}, 1)


async def test_unsubscribed_topics_are_silent(start_server: StartServer) -> None:
    server = await start_server()
    page = await open_page(server.port)
    await page.subscribe("board/a")
    await page.subscribe("board/b")
    assert (await page.ask("unsubscribe", {"topic": "board/a"})) == {"ok": True}
    await server.emit(("board/a", "x", {}))
    await server.emit(("board/b", "x", {}))
    assert [event["topic"] for event in await page.hears(1)] == ["board/b"]


async def test_a_personal_topic_reaches_all_windows_of_one_person_only(start_server: StartServer) -> None:
    server = await start_server()
    windows = [await open_page(server.port, token) for token in ("ann", "ann-again", "bob")]
    for window in windows:
        await window.subscribe("user")
    await server.emit(("user/1", "message", {"id": "5"}))
    await server.emit(("user/2", "message", {"id": "6"}))
    orders_seen = [[event["data"]["id"] for event in await window.hears(1)] for window in windows]
    assert orders_seen == [["5"], ["5"], ["6"]]
    assert windows[0].events[0]["topic"] == "user"
