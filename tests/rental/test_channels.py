"""Calendars of booking channels: what is sold there is blocked here, what is taken here is told there, and neither twice."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import date
from typing import Any

import pytest
import pytest_asyncio

from schema.rental.channel_feed import STAY, UNAVAILABLE, ChannelEvent, ChannelFeed
from schema.rental.occupancy import Block, Claim
from server.kit.actor import Actor
from server.rental.board import blocks
from server.rental.channels.foreign import ForeignEvent, NoCalendar, read_calendar
from server.rental.channels.reading import carry_over
from server.rental.channels.sweep import read_feeds
from server.settings import get_settings
from tests.kit.client import Client
from tests.kit.people import create_organisation
from tests.rental.village import Village, build, day, on

PATH = "/rental/channelFeed"


@dataclass
class Channel:
    """A channel's server: what stands at /a.ics, and what it was asked."""

    text: str = ""
    status: int = 200
    place: str = ""
    asked: list[str] = field(default_factory=list)
    tag: str = ""
    url: str = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        self.asked.append(head)
        known = self.tag and self.tag in head
        body = b"" if known else self.text.encode()
        lines = [f"HTTP/1.1 {304 if known else self.status} X", f"content-length: {len(body)}", "connection: close"]
        if self.tag:
            lines.append(f"etag: {self.tag}")
        if self.place:
            lines.append(f"location: {self.place}")
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        await writer.drain()
        writer.close()

    def say(self, *events: str) -> None:
        self.text = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", *events, "END:VCALENDAR", ""])


def said(uid: str, first: int, last: int, summary: str = "Reserved") -> str:
    begin, end = day(first), day(last)
    dates = f"DTSTART;VALUE=DATE:{begin:%Y%m%d}\r\nDTEND;VALUE=DATE:{end:%Y%m%d}"
    return f"BEGIN:VEVENT\r\nUID:{uid}\r\n{dates}\r\nSUMMARY:{summary}\r\nEND:VEVENT"


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


@pytest_asyncio.fixture
async def channel(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Channel]:
    made = Channel()
    server = await asyncio.start_server(made.answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    monkeypatch.setattr(get_settings(), "channel_hosts", f"127.0.0.1:{port}")
    made.url = f"http://127.0.0.1:{port}/a.ics"
    yield made
    server.close()


async def open_feed(desk: Client, village: Village, url: str | None, **more: Any) -> str:
    form = {"unitId": str(village.whole.id), "channel": "airbnb", "url": url, **more}
    return str((await desk.result("POST", f"{PATH}/add", json=form))["id"])


async def read(desk: Client, feed: str) -> dict[str, Any]:
    row = await ChannelFeed.get(id=int(feed))
    return await desk.call("POST", f"{PATH}/sync", json={"id": feed, "version": row.row_version})


async def events(feed: str) -> dict[str, str]:
    return {one.uid: one.state for one in await ChannelEvent.filter(feed_id=int(feed)).order_by("uid")}


async def nights(village: Village) -> list[tuple[str, str]]:
    claims = await Claim.filter(leaf_id__in=village.whole.leaf_ids, kind="block").order_by("from_day")
    return sorted({(one.from_day.isoformat(), one.to_day.isoformat()) for one in claims})


async def step(desk: Client, code: str, feed: str, uid: str, **asked: Any) -> dict[str, Any]:
    row = await ChannelEvent.get(feed_id=int(feed), uid=uid)
    body = {"id": str(row.id), "version": row.row_version, **asked}
    return await desk.call("POST", f"/rental/channelEvent/{code}", json=body)


async def test_what_is_sold_there_is_blocked_here_once_however_often_it_is_read(
    village: Village, desk: Client, channel: Channel
) -> None:
    channel.say(said("a", 3, 6), said("b", 10, 12))
    feed = await open_feed(desk, village, channel.url)
    for _ in range(3):
        answer = await read(desk, feed)
        assert answer["result"] == {"found": 2, "applied": 2, "conflicts": 0, "missing": 0}, answer
    assert await nights(village) == [(on(3), on(6)), (on(10), on(12))]
    assert await Block.filter(unit_id=village.whole.id, kind="channel").count() == 2


async def test_other_nights_of_an_event_take_the_place_of_those_before(
    village: Village, desk: Client, channel: Channel
) -> None:
    channel.say(said("a", 3, 6))
    feed = await open_feed(desk, village, channel.url)
    await read(desk, feed)
    channel.say(said("a", 5, 9))
    await read(desk, feed)
    assert await nights(village) == [(on(5), on(9))]


async def test_what_clashes_waits_for_a_person_and_holds_back_nothing_else(
    village: Village, desk: Client, channel: Channel
) -> None:
    await village.book(village.whole, 3, 5)
    channel.say(said("a", 4, 6), said("b", 10, 12))
    feed = await open_feed(desk, village, channel.url)
    assert (await read(desk, feed))["result"] == {"found": 2, "applied": 1, "conflicts": 1, "missing": 0}
    assert await events(feed) == {"a": "conflict", "b": "applied"}
    refused = await step(desk, "retry", feed, "a")
    assert refused["id"] == "occupancy.taken"
    assert (await step(desk, "dismiss", feed, "a", reason="已与客人商定"))["success"]
    await read(desk, feed)
    assert (await events(feed))["a"] == "dismissed" and await nights(village) == [(on(10), on(12))]


async def test_a_clash_that_is_over_is_blocked_at_the_next_reading(
    village: Village, desk: Client, channel: Channel
) -> None:
    made = await blocks.add_block(village.actor, _closed(village, 4, 8))
    channel.say(said("a", 4, 6))
    feed = await open_feed(desk, village, channel.url)
    await read(desk, feed)
    assert await events(feed) == {"a": "conflict"}
    await blocks.open_room(village.actor, made["id"])
    await read(desk, feed)
    assert await events(feed) == {"a": "applied"} and await nights(village) == [(on(4), on(6))]


def _closed(village: Village, first: int, last: int) -> blocks.BlockAdd:
    body = {"unitId": str(village.whole.id), "from": on(first), "to": on(last), "kind": "closed", "reason": "自用"}
    return blocks.BlockAdd.model_validate(body)


async def test_what_is_merely_not_available_makes_no_stay_however_it_slides(
    village: Village, desk: Client, channel: Channel
) -> None:
    feed = await open_feed(desk, village, channel.url)
    for shift in range(4):
        channel.say(said(f"w{shift}", 20 + shift, 60 + shift, "Airbnb (Not available)"))
        await read(desk, feed)
    assert await nights(village) == []
    assert set((await events(feed)).values()) <= {"noted", "gone"}
    assert (await step(desk, "take", feed, "w3"))["success"]
    assert await nights(village) == [(on(23), on(63))]


async def test_a_channel_that_does_not_tell_the_two_apart_closes_both(
    village: Village, desk: Client, channel: Channel
) -> None:
    channel.say(said("a", 3, 6, "CLOSED - Not available"))
    feed = await open_feed(desk, village, channel.url, takeUnavailable=True)
    await read(desk, feed)
    assert await nights(village) == [(on(3), on(6))]


async def test_what_is_withdrawn_gives_its_nights_back_when_a_person_says_so(
    village: Village, desk: Client, channel: Channel
) -> None:
    channel.say(said("a", 3, 6))
    feed = await open_feed(desk, village, channel.url)
    await read(desk, feed)
    channel.say()
    await read(desk, feed)
    assert await events(feed) == {"a": "applied"}
    await read(desk, feed)
    assert await events(feed) == {"a": "missing"} and await nights(village) == [(on(3), on(6))]
    assert (await step(desk, "release", feed, "a"))["success"]
    assert await events(feed) == {"a": "gone"} and await nights(village) == []


async def test_what_is_withdrawn_for_a_moment_stays(village: Village, desk: Client, channel: Channel) -> None:
    feed = await open_feed(desk, village, channel.url)
    for text in ([said("a", 3, 6)], [], [], [said("a", 3, 6)]):
        channel.say(*text)
        await read(desk, feed)
    assert await events(feed) == {"a": "applied"} and await nights(village) == [(on(3), on(6))]


async def test_what_the_desk_has_opened_is_not_closed_again(village: Village, desk: Client, channel: Channel) -> None:
    channel.say(said("a", 3, 6))
    feed = await open_feed(desk, village, channel.url)
    await read(desk, feed)
    block = await Block.get(unit_id=village.whole.id, kind="channel")
    await blocks.open_room(village.actor, str(block.id))
    for _ in range(2):
        await read(desk, feed)
    assert await events(feed) == {"a": "dismissed"} and await nights(village) == []


async def test_a_calendar_that_cannot_be_read_changes_nothing_and_says_why(
    village: Village, desk: Client, channel: Channel
) -> None:
    channel.say(said("a", 3, 6))
    feed = await open_feed(desk, village, channel.url)
    await read(desk, feed)
    for status, text in ((500, ""), (200, "<html>登录</html>"), (404, "")):
        channel.status, channel.text = status, text
        for _ in range(3):
            assert (await read(desk, feed))["id"] == "channel.unreadable"
    row = await ChannelFeed.get(id=int(feed))
    assert row.result == "failed" and row.message and "404" in row.message
    assert await events(feed) == {"a": "applied"} and await nights(village) == [(on(3), on(6))]


async def test_a_calendar_that_says_what_it_said_is_not_sent_again(
    village: Village, desk: Client, channel: Channel
) -> None:
    channel.say(said("a", 3, 6))
    channel.tag = '"v1"'
    feed = await open_feed(desk, village, channel.url)
    for _ in range(3):
        assert (await read(desk, feed))["result"]["applied"] == 1
    assert channel.tag in channel.asked[-1] and (await ChannelFeed.get(id=int(feed))).result == "same"


async def test_addresses_of_the_own_network_are_not_read(
    village: Village, desk: Client, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(get_settings(), "channel_hosts", "")
    feed = await open_feed(desk, village, channel.url)
    assert (await read(desk, feed))["id"] == "channel.unreadable" and channel.asked == []


async def test_an_address_that_leads_on_is_judged_again(village: Village, desk: Client, channel: Channel) -> None:
    channel.status, channel.place = 302, "http://127.0.0.1:9/a.ics"
    feed = await open_feed(desk, village, channel.url)
    assert (await read(desk, feed))["id"] == "channel.unreadable" and len(channel.asked) == 1


async def test_the_clock_reads_those_that_are_active(village: Village, desk: Client, channel: Channel) -> None:
    channel.say(said("a", 3, 6))
    await open_feed(desk, village, channel.url)
    paused = await open_feed(desk, village, channel.url, channel="ctrip")
    version = (await ChannelFeed.get(id=int(paused))).row_version
    assert (await desk.call("POST", f"{PATH}/pause", json={"id": paused, "version": version}))["success"]
    assert await read_feeds(village.actor) == 1 and len(channel.asked) == 1


async def test_a_channel_reads_what_is_taken_and_not_what_it_sold_itself(
    village: Village, desk: Client, channel: Channel, sign_in: Any
) -> None:
    await village.book(village.whole, 8, 10)
    channel.say(said("a", 3, 6))
    feed = await open_feed(desk, village, channel.url)
    other = await open_feed(desk, village, None, channel="ctrip")
    await read(desk, feed)
    stranger = await sign_in()
    own, theirs = [await _read_ours(desk, stranger, one) for one in (feed, other)]
    assert own == [(day(8), day(10))]
    assert theirs == [(day(3), day(6)), (day(8), day(10))]


async def _read_ours(desk: Client, stranger: Client, feed: str) -> list[tuple[date, date]]:
    link = await desk.result("GET", f"{PATH}/link", params={"id": feed})
    answer = await stranger.send("GET", link["url"].partition("/boot")[2])
    assert answer.headers["content-type"].startswith("text/calendar")
    again = await stranger.send(
        "GET", link["url"].partition("/boot")[2], headers={"if-none-match": answer.headers["etag"]}
    )
    assert again.status_code == 304
    return [(one.from_day, one.to_day) for one in read_calendar(answer.text)]


async def test_an_address_that_nobody_gave_and_one_that_is_paused_look_alike(
    village: Village, desk: Client, sign_in: Any
) -> None:
    feed = await open_feed(desk, village, None)
    row = await ChannelFeed.get(id=int(feed))
    assert (await desk.call("POST", f"{PATH}/pause", json={"id": feed, "version": row.row_version}))["success"]
    stranger = await sign_in()
    answers = [await stranger.send("GET", f"/rental/channel/{one}/guanjia.ics") for one in (row.token, "nobody")]
    assert [one.status_code for one in answers] == [404, 404]
    assert answers[0].json()["id"] == answers[1].json()["id"] == "channel.unknown"


async def test_two_readings_at_once_carry_over_each_event_once(village: Village, desk: Client) -> None:
    feed = await open_feed(desk, village, "http://127.0.0.1/a.ics")
    row = await ChannelFeed.get(id=int(feed))
    found = [ForeignEvent(f"e{n}", STAY, day(3 * n + 1), day(3 * n + 2), "Reserved") for n in range(5)]
    await asyncio.gather(*(carry_over(village.actor, row, found) for _ in range(4)))
    assert len(await nights(village)) == 5 and await ChannelEvent.filter(feed_id=row.id).count() == 5


async def test_calendars_of_others_are_not_there(village: Village, desk: Client, sign_in: Any) -> None:
    feed = await open_feed(desk, village, None)
    foreign: Actor = (await create_organisation()).admin
    stranger = await sign_in(foreign)
    for answer in (
        await stranger.call("GET", f"{PATH}/link", params={"id": feed}),
        await stranger.call("POST", f"{PATH}/sync", json={"id": feed, "version": 1}),
    ):
        assert answer["code"] == 404


@pytest.mark.parametrize(
    ("lines", "first", "last"),
    [
        ("DTSTART;VALUE=DATE:20270301\nDTEND;VALUE=DATE:20270304", "2027-03-01", "2027-03-04"),
        ("DTSTART;VALUE=DATE:20270301", "2027-03-01", "2027-03-02"),
        ("DTSTART:20270301T150000\nDTEND:20270304T110000", "2027-03-01", "2027-03-04"),
        ("DTSTART:20270228T220000Z\nDTEND:20270303T030000Z", "2027-03-01", "2027-03-03"),
        (
            "DTSTART;TZID=America/New_York:20270228T120000\nDTEND;TZID=Nowhere/At_All:20270303T030000",
            "2027-03-01",
            "2027-03-03",
        ),
        (
            "DTSTART;VALUE=DATE:2027\n 0301\nDTEND;VALUE=DATE:20270304\nBEGIN:VALARM\nDTSTART:20300101\nEND:VALARM",
            "2027-03-01",
            "2027-03-04",
        ),
    ],
)
def test_days_are_read_however_they_are_written(lines: str, first: str, last: str) -> None:
    [one] = read_calendar(f"BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:x\n{lines}\nEND:VEVENT\nEND:VCALENDAR")
    assert (one.from_day.isoformat(), one.to_day.isoformat()) == (first, last)


@pytest.mark.parametrize(
    ("summary", "kind"),
    [
        ("Reserved", STAY),
        ("张三 (HMABC123)", STAY),
        ("Airbnb (Not available)", UNAVAILABLE),
        ("CLOSED - Not available", UNAVAILABLE),
        ("Hold for review", "hold"),
        ("不可订", UNAVAILABLE),
    ],
)
def test_kinds_are_read_from_what_channels_write(summary: str, kind: str) -> None:
    text = f"BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:x\nDTSTART:20270301\nSUMMARY:{summary}\nEND:VEVENT\nEND:VCALENDAR"
    assert [one.kind for one in read_calendar(text)] == [kind]


def test_what_is_odd_is_left_out_and_what_is_no_calendar_refused() -> None:
    head, tail = "BEGIN:VCALENDAR\n", "\nEND:VCALENDAR"
    event = "BEGIN:VEVENT\nUID:{}\nDTSTART:{}\n{}\nEND:VEVENT"
    odd = [event.format("a", "2027", ""), event.format("b", "20270301", "STATUS:CANCELLED")]
    odd += [event.format("c", "20270301", "DTEND:20991231"), event.format("d", "20270230", "")]
    assert read_calendar(head + "\n".join(odd) + tail) == []
    long = read_calendar(head + event.format("u" * 900, "20270301", "") + tail)
    assert len(long[0].uid) <= 255
    twice = [event.format("a", "20270301", ""), event.format("a", "20270401", "")]
    assert [one.from_day for one in read_calendar(head + "\n".join(twice) + tail)] == [date(2027, 4, 1)]
    for text in ("", "<html>", "END:VCALENDAR"):
        with pytest.raises(NoCalendar):
            read_calendar(text)
    many = "\n".join(event.format(number, "20270301", "") for number in range(5001))
    with pytest.raises(NoCalendar):
        read_calendar(head + many + tail)
