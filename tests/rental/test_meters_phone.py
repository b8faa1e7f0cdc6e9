"""Readings by phone: taken in walking order, counted once, and kept as a conflict where something else was written meanwhile."""

import hashlib
from dataclasses import replace
from typing import Any
from uuid import uuid4

import pytest
import pytest_asyncio

from schema.domains import registry
from schema.kit.clock import now, to_wire
from schema.rental.meter import Meter, MeterReading
from schema.rental.reading_conflict import ReadingConflict
from server.engine.batch import deleting, run_rows
from server.engine.effects import Step
from server.engine.process import body_of, run_transition
from server.engine.write import edit_row
from server.jobs.execute import run_claimed
from server.rental.meters.rounds import AT_ONCE, BeginRound, begin_round, plan_round
from tests.engine.test_data_rules import restrict_to
from tests.engine.test_row_locks import all_statements
from tests.housekeeping.test_phone import picture
from tests.kit.client import Client
from tests.rental.test_meters import READINGS, confirmed, meter_of, read, step
from tests.rental.village import Village, build, on
from tests.workers.tasks import claim, finish

MINE = "/rental/meterReading/mine"
RIGHTS = ("rental:meterReading:mine", "rental:meterReading:list")


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def reader(village: Village) -> Any:
    return await village.org.hire(*RIGHTS, name="抄表员")


@pytest_asyncio.fixture
async def phone(reader: Any, sign_in: Any) -> Client:
    client: Client = await sign_in(reader)
    return client


async def begin(village: Village, days: int = 0, **rest: Any) -> None:
    form = BeginRound(community_id=str(village.community), read_date=on(days), **rest)
    await begin_round(village.actor, await plan_round(village.actor, form))


async def walk(phone: Client) -> list[dict[str, Any]]:
    return list((await phone.result("GET", MINE))["readings"])


async def send(phone: Client, card: dict[str, Any], act: str = "read", **rest: Any) -> dict[str, Any]:
    body = {"id": card["id"], "version": card["version"], "act": act, "clientId": str(uuid4()), **rest}
    return await phone.call("POST", f"{MINE}/act", json=body)


async def taken(phone: Client, card: dict[str, Any], act: str = "read", **rest: Any) -> dict[str, Any]:
    answer = await send(phone, card, act, **rest)
    assert answer["success"], answer
    return dict(answer["result"]["reading"])


async def clashes_of(village: Village) -> list[ReadingConflict]:
    return await ReadingConflict.filter(tenant_id=village.org.id).order_by("id")


async def one_card(village: Village, phone: Client, **meter: Any) -> tuple[Meter, dict[str, Any]]:
    made = await meter_of(village, **meter)
    await begin(village)
    [card] = await walk(phone)
    return made, card


async def test_a_round_is_read_in_walking_order_with_what_tells_an_odd_value(village: Village, phone: Client) -> None:
    await village.book(village.whole, 0, 2)
    far, near = await meter_of(village, walk=20), await meter_of(village, walk=3, factor="2")
    for days, value in ((-100, "110"), (-70, "120"), (-40, "140")):
        await confirmed(village, near, days, value)
    await begin(village, 1)
    first, second = await walk(phone)
    assert [first["meterId"], second["meterId"]] == [str(near.id), str(far.id)]
    assert (first["lastValue"], first["since"], first["usages"]) == ("140", on(-40), ["40", "20", "20"])
    assert (first["digits"], first["factor"], first["livedIn"]) == (5, "2", True)
    [found] = (await phone.result("GET", MINE))["rounds"]
    assert (found["total"], found["more"], found["name"]) == (2, 0, "云栖花园")


async def test_each_reader_has_their_own_rounds_and_those_of_nobody(
    village: Village, reader: Any, phone: Client, sign_in: Any
) -> None:
    await meter_of(village)
    other = await village.org.hire(*RIGHTS)
    await begin(village, reader_id=str(other.user_id))
    assert await walk(phone) == []
    assert len(await walk(await sign_in(other))) == 1
    await meter_of(village)
    await begin(village)
    assert len(await walk(phone)) == 1


async def test_a_reading_keeps_who_when_and_the_digest_of_its_photo_and_waits_for_the_desk(
    village: Village, reader: Any, phone: Client
) -> None:
    _, card = await one_card(village, phone)
    sent = [
        await phone.result("POST", f"{MINE}/photo", files={"file": ("a.jpg", picture())}, data={"id": card["id"]})
        for _ in range(2)
    ]
    assert sent[0] == sent[1]
    moment = to_wire(now())
    got = await taken(phone, card, value="130.5", photos=[sent[0]["path"]], at=moment)
    assert (got["value"], got["usage"], got["state"], got["photo"]) == ("130.5", "30.5", "draft", sent[0]["path"])
    row = await MeterReading.get(id=int(card["id"]))
    assert (row.reader_id, row.source, to_wire(row.taken_at)) == (reader.user_id, "photo", moment)
    assert row.photo_hash == hashlib.sha256(picture()).hexdigest() and row.received_at is not None
    assert (await step(village, "confirm", row)).state == "confirmed"


async def test_a_reading_sent_again_counts_once_also_under_another_key(village: Village, phone: Client) -> None:
    _, card = await one_card(village, phone)
    body = {"id": card["id"], "version": card["version"], "act": "read", "value": "130", "clientId": str(uuid4())}
    first = await phone.result("POST", f"{MINE}/act", json=body)
    assert await phone.result("POST", f"{MINE}/act", json=body) == first
    assert await clashes_of(village) == []


async def test_what_is_wrong_in_itself_is_refused_at_the_field(village: Village, phone: Client) -> None:
    _, card = await one_card(village, phone)
    for wrong, field in (
        ({}, "value"), ({"value": "90"}, "value"), ({"value": "100000"}, "value"), ({"value": "-1"}, "value"),
        ({"value": "95", "rolled": True}, "rolled"),
    ):  # fmt: skip
        answer = await send(phone, card, **wrong)
        assert not answer["success"] and list(answer["fields"]) == [field], (wrong, answer)
    assert list((await send(phone, card, "skip"))["fields"]) == ["reason"]
    assert list((await send(phone, card, "swap", value="120"))["fields"]) == ["newValue"]
    row = await MeterReading.get(id=int(card["id"]))
    assert (row.value, row.row_version) == (None, card["version"])


async def test_one_s_own_reading_is_corrected_even_before_the_first_was_answered(
    village: Village, phone: Client
) -> None:
    _, card = await one_card(village, phone)
    await taken(phone, card, value="130")
    assert (await taken(phone, card, value="131"))["value"] == "131"
    assert await clashes_of(village) == []


async def test_a_reading_beside_another_becomes_a_conflict_that_the_desk_decides(
    village: Village, reader: Any, phone: Client
) -> None:
    _, card = await one_card(village, phone)
    await edit_row(READINGS, village.actor, {"id": card["id"], "value": "150"})
    got = await taken(phone, card, value="130")
    assert got["value"] == "150" and got["conflict"]["value"] == "130" and "150" in got["conflict"]["why"]
    [shown] = await walk(phone)
    assert shown["conflict"] == got["conflict"]
    [clash] = await clashes_of(village)
    assert (clash.value, clash.reader_id, clash.state) == (130, reader.user_id, "open")
    await decide(village, "take", clash)
    row = await MeterReading.get(id=int(card["id"]))
    assert (row.value, row.usage, row.client_id) == (130, 30, clash.client_id)
    assert (await walk(phone))[0]["conflict"] is None


async def test_a_reading_that_was_confirmed_deleted_or_passed_by_meanwhile_is_not_lost(
    village: Village, phone: Client
) -> None:
    for walk_order in (1, 2, 3):
        await meter_of(village, walk=walk_order)
    await begin(village)
    done, gone, lower = await walk(phone)
    await edit_row(READINGS, village.actor, {"id": done["id"], "value": "150"})
    row = await step(village, "confirm", await MeterReading.get(id=int(done["id"])))
    told = await run_rows(READINGS, village.actor, [int(gone["id"])], deleting(READINGS, village.actor))
    assert told.done == 1
    await confirmed(village, await Meter.get(id=int(lower["meterId"])), -1, "180")
    cards = [await taken(phone, card, value="130") for card in (done, gone, lower)]
    for card, words in zip(cards, ("已确认的读数是150", "已被删除", "小于上次读数180"), strict=True):
        assert words in card["conflict"]["why"]
    clashes = {one.reading_id: one for one in await clashes_of(village)}
    refused = await decide(village, "take", clashes[int(done["id"])], ok=False)
    assert "请先作废" in refused
    await step(village, "void", row, reason="看错")
    await decide(village, "take", clashes[int(done["id"])])
    await decide(village, "take", clashes[int(gone["id"])])
    await decide(village, "drop", clashes[int(lower["id"])], reason="表号看错")
    live = await MeterReading.filter(tenant_id=village.org.id, del_flag=0, state="draft").exclude(value=None)
    assert [one.value for one in live] == [130, 130]


async def decide(village: Village, code: str, clash: ReadingConflict, *, ok: bool = True, **asked: Any) -> str:
    resource = registry().require("rental/readingConflict")
    assert resource.process is not None
    body = body_of(resource, resource.process.by_code[code], Step).model_validate(
        {"id": str(clash.id), "version": clash.row_version, **asked}
    )
    try:
        await run_transition(resource, code, village.actor, body)
    except Exception as error:
        assert not ok, error
        return str(getattr(error, "message", error))
    assert ok
    return ""


async def test_an_estimate_a_swap_and_a_skip_with_its_reason(village: Village, phone: Client) -> None:
    for order in (1, 2, 3):
        await meter_of(village, walk=order)
    await begin(village)
    locked, changed, unread = await walk(phone)
    assert (await taken(phone, locked, "estimate", reason="没人开门"))["kind"] == "estimated"
    swapped = await taken(phone, changed, "swap", value="130", newValue="2")
    assert (swapped["kind"], swapped["value"]) == ("swap_out", "130")
    new = await MeterReading.get(meter_id=int(changed["meterId"]), kind="swap_in")
    assert (new.value, new.state) == (2, "draft")
    assert (await taken(phone, unread, "skip", reason="表被挡住"))["skipped"] == "表被挡住"
    [found] = (await phone.result("GET", MINE))["rounds"]
    assert (found["total"], found["more"]) == (3, 0)
    later = await taken(phone, unread, value="140")
    assert (later["value"], later["skipped"]) == ("140", None)


async def test_a_value_typed_at_the_desk_forgets_what_the_phone_had_told_of_the_old_one(
    village: Village, phone: Client
) -> None:
    _, card = await one_card(village, phone)
    await taken(phone, card, value="130", at=to_wire(now()))
    await edit_row(READINGS, village.actor, {"id": card["id"], "value": "131"})
    row = await MeterReading.get(id=int(card["id"]))
    assert (row.taken_at, row.received_at, row.client_id) == (None, None, None)


async def test_an_empty_draft_knows_of_a_reading_that_was_confirmed_after_it_was_begun(
    village: Village, phone: Client
) -> None:
    meter, card = await one_card(village, phone)
    await confirmed(village, meter, -3, "120")
    [now_known] = await walk(phone)
    assert (card["lastValue"], now_known["lastValue"], now_known["since"]) == ("100", "120", on(-3))


async def test_nobody_reads_or_begins_what_their_data_rules_keep_from_them(village: Village, sign_in: Any) -> None:
    await meter_of(village, kind="water")
    await meter_of(village)
    codes = "rental:meterReading:add"
    clerk = await sign_in(await restrict_to(village.org, "rental/meter", codes, "kind", "=", "water"))
    form = {"communityId": str(village.community), "readDate": on(0)}
    task = await finish(clerk, await clerk.result("POST", "/rental/meterReading/begin", json=form))
    assert task["result"] == {"made": 1, "left": 0}
    await begin(village)
    rule = ("rental/meterReading", ",".join(RIGHTS), "meter_kind", "=", "water")
    other = await sign_in(await restrict_to(village.org, *rule))
    assert [card["meterKind"] for card in await walk(other)] == ["water"]
    hidden = await MeterReading.get(tenant_id=village.org.id, meter_kind="electricity")
    answer = await send(other, {"id": str(hidden.id), "version": 1}, value="130")
    assert answer["code"] == 404


async def test_a_community_out_of_sight_has_no_rounds(village: Village, sign_in: Any) -> None:
    rule = ("rental/community", "rental:meterReading:add,rental:bill:makeUtilities", "name", "=", "别处")
    clerk = await sign_in(await restrict_to(village.org, *rule))
    form = {"communityId": str(village.community), "readDate": on(0), "month": on(0)}
    for path in ("/rental/meterReading/begin", "/rental/bill/makeUtilities"):
        assert (await clerk.send("POST", path, json=form)).status_code == 404


async def hang(village: Village, number: int) -> None:
    """So many meters, which several share."""
    rest = {"tenant_id": village.actor.tenant_id, "community_id": village.community, "kind": "water"}
    known = await Meter.filter(community_id=village.community).count()
    await Meter.bulk_create([Meter(serial=f"X{n}", walk=n, **rest) for n in range(known, known + number)])


async def start(village: Village, desk: Client) -> dict[str, Any]:
    form = {"communityId": str(village.community), "readDate": on(0)}
    return dict(await desk.result("POST", "/rental/meterReading/begin", json=form))


@pytest.mark.parametrize("number", [1, AT_ONCE + 1])
async def test_a_round_is_a_task_that_says_what_it_found(village: Village, sign_in: Any, number: int) -> None:
    await hang(village, number)
    desk = await sign_in(village.actor)
    task = await finish(desk, await start(village, desk))
    assert (task["state"], task["result"]) == ("done", {"made": number, "left": 0}), task
    assert (task["done"], task["total"]) == (number, number) and f"{number}块表待抄" in task["message"]
    assert await MeterReading.filter(tenant_id=village.org.id, state="draft").count() == number
    again = await finish(desk, await start(village, desk))
    assert again["result"] == {"made": 0, "left": number} and "没有新的待抄读数" in again["message"]


async def test_a_round_without_a_meter_says_that_nothing_was_found(village: Village, sign_in: Any) -> None:
    desk = await sign_in(village.actor)
    form = {"communityId": str(village.community), "readDate": on(0)}
    answer = await desk.send("POST", "/rental/meterReading/begin", json=form)
    assert (answer.status_code, list(answer.json()["fields"])) == (422, ["communityId"])
    assert "没有要抄的表" in answer.json()["message"] and "没有要抄的表" in answer.json()["fields"]["communityId"]
    meter = await meter_of(village)
    started = await start(village, desk)
    await Meter.filter(id=meter.id).update(archived=True)
    task = await finish(desk, started)
    assert task["state"] == "failed" and "没有要抄的表" in task["message"]


async def test_a_round_that_is_cancelled_stops_behind_the_meters_under_way(village: Village, sign_in: Any) -> None:
    await hang(village, AT_ONCE + 1)
    desk = await sign_in(village.actor)
    started = await start(village, desk)
    task = await claim(int(started["taskId"]), "test")
    assert task is not None
    await desk.result("POST", "/sys/task/cancel", json={"id": started["taskId"]})
    await run_claimed(task, "test")
    assert await MeterReading.filter(tenant_id=village.org.id, state="draft").count() == AT_ONCE
    told = await desk.result("GET", "/sys/task/queryById", params={"id": started["taskId"]})
    assert told["state"] == "cancelled"
    again = await finish(desk, await start(village, desk))
    assert again["result"] == {"made": 1, "left": AT_ONCE}


async def test_a_batch_of_a_round_costs_as_many_statements_for_many_meters_as_for_one(village: Village) -> None:
    form = BeginRound(community_id=str(village.community), read_date=on(0))
    counts = []
    for number in (1, AT_ONCE - 1):
        await hang(village, number)
        planned = await plan_round(village.actor, form)
        with all_statements() as sent:
            await begin_round(village.actor, replace(planned, meters=planned.meters[-number:]))
        counts.append(len(sent))
    assert await MeterReading.filter(tenant_id=village.org.id, state="draft").count() == AT_ONCE
    assert counts[0] == counts[1] <= 20, counts


async def test_without_the_right_nothing_is_read_or_sent(village: Village, sign_in: Any) -> None:
    stranger = await sign_in(await village.org.hire("rental:meterReading:list"))
    assert (await stranger.send("GET", MINE)).status_code == 403
    row = await read(village, await meter_of(village), 0, "120")
    body = {"id": str(row.id), "version": 1, "act": "read", "value": "130", "clientId": str(uuid4())}
    assert (await stranger.send("POST", f"{MINE}/act", json=body)).status_code == 403
