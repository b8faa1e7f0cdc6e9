"""Readings of meters: what is refused, what is only remarked, and what a later reading makes of an earlier one."""

from decimal import Decimal
from typing import Any

import pytest
import pytest_asyncio

from schema.domains import registry
from schema.kit.errors import Conflict, Invalid
from schema.rental.meter import Meter, MeterReading
from server.engine.batch import deleting, run_rows
from server.engine.effects import Step
from server.engine.process import body_of, run_transition
from server.engine.write import edit_row
from server.rental.meters.rounds import BeginRound, begin_round, plan_round
from tests.rental.village import Village, add, build, on
from tests.workers.sheets import read_sheet, sheet_bytes

READINGS = registry().require("rental/meterReading")


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def meter_of(village: Village, **rest: Any) -> Meter:
    number = f"D-{await Meter.all().count()}"
    form = {"serial": number, "kind": "electricity", "unitId": str(village.whole.id), "baseValue": "100", **rest}
    return await add(village.actor, "rental/meter", **form)


async def read(village: Village, meter: Meter, days: int, value: str | None, **rest: Any) -> MeterReading:
    form = {"meterId": str(meter.id), "readDate": on(days), "value": value, **rest}
    return await add(village.actor, "rental/meterReading", **form)


async def step(village: Village, code: str, row: MeterReading, **asked: Any) -> MeterReading:
    transition = READINGS.process.by_code[code] if READINGS.process else None
    assert transition is not None
    now = await MeterReading.get(id=row.id)
    body = body_of(READINGS, transition, Step).model_validate({"id": str(row.id), "version": now.row_version, **asked})
    await run_transition(READINGS, code, village.actor, body)
    return await MeterReading.get(id=row.id)


async def confirmed(village: Village, meter: Meter, days: int, value: str, **rest: Any) -> MeterReading:
    return await step(village, "confirm", await read(village, meter, days, value, **rest))


async def refused(row: Any, field: str) -> str:
    with pytest.raises(Invalid) as caught:
        await row
    assert list(caught.value.fields or {}) == [field], caught.value.fields
    return (caught.value.fields or {})[field]


async def test_usage_is_counted_from_the_reading_before_and_the_meter_keeps_the_last(village: Village) -> None:
    meter = await meter_of(village, factor="2")
    first = await confirmed(village, meter, -40, "130")
    assert (first.usage, first.last_value, first.place) == (60, 100, village.whole.title)
    second = await confirmed(village, meter, -10, "130.5")
    assert (second.usage, second.last_value, str(second.since)) == (1, 130, on(-40))
    meter = await Meter.get(id=meter.id)
    assert (meter.last_value, str(meter.last_date)) == (130.5, on(-10))


async def test_a_lower_value_is_refused_at_the_field_unless_the_meter_went_through_nought(village: Village) -> None:
    meter = await meter_of(village, digits=3)
    await confirmed(village, meter, -60, "880")
    text = await refused(read(village, meter, -30, "20"), "value")
    assert "880" in text and "Below the last reading 880" in text
    await refused(read(village, meter, -30, "20", rolled=True), "rolled")
    await confirmed(village, meter, -30, "990")
    assert (await confirmed(village, meter, -1, "20", rolled=True)).usage == 30
    await refused(read(village, meter, 0, "30", rolled=True), "rolled")
    await refused(read(village, meter, 0, "1000"), "value")


async def test_a_swap_goes_on_with_the_new_meter(village: Village) -> None:
    meter = await meter_of(village)
    await refused(read(village, meter, -9, "0", kind="swap_in"), "kind")
    await confirmed(village, meter, -9, "150", kind="swap_out")
    await refused(read(village, meter, -8, "160"), "kind")
    await confirmed(village, meter, -9, "3", kind="swap_in")
    rows = [await confirmed(village, meter, -1, "13")]
    rows += await MeterReading.filter(meter_id=meter.id, kind="swap_out")
    assert [row.usage for row in rows] == [10, 50]


async def test_a_meter_out_of_use_is_refused_and_so_is_a_second_reading_of_the_day(village: Village) -> None:
    meter = await meter_of(village)
    await read(village, meter, -5, "110")
    await refused(read(village, meter, -5, "111"), "readDate")
    await edit_row(registry().require("rental/meter"), village.actor, {"id": str(meter.id), "archived": True})
    await refused(read(village, meter, 0, "120"), "meterId")


async def test_a_reading_that_was_made_void_may_be_taken_again(village: Village) -> None:
    meter = await meter_of(village)
    wrong = await confirmed(village, meter, -5, "910")
    await step(village, "void", wrong, reason="看错了")
    again = await confirmed(village, meter, -5, "191")
    assert again.usage == 91 and (await MeterReading.get(id=wrong.id)).void_reason == "看错了"


async def test_what_is_unusual_goes_with_the_reading_and_does_not_stand_in_the_way(village: Village) -> None:
    await village.book(village.whole, 0, 2)
    meter = await meter_of(village)
    for days, value in ((-100, "110"), (-70, "120"), (-40, "130")):
        assert (await confirmed(village, meter, days, value)).warnings is None
    odd = await read(village, meter, 1, "161")
    assert (odd.warnings, odd.mean) == ("high,gap,photo", 10)
    flat = await meter_of(village, serial="W-1", kind="water")
    await confirmed(village, flat, -1, "100")
    assert (await read(village, flat, 1, "100")).warnings == "zero,photo"


async def test_an_earlier_draft_is_confirmed_first_and_a_change_of_it_reaches_the_next(village: Village) -> None:
    meter = await meter_of(village)
    early = await read(village, meter, -30, "120")
    late = await read(village, meter, -1, "150")
    assert late.usage == 30
    with pytest.raises(Conflict, match="请先确认"):
        await step(village, "confirm", late)
    await edit_row(READINGS, village.actor, {"id": str(early.id), "value": "140"})
    assert (await MeterReading.get(id=late.id)).usage == 10
    await edit_row(READINGS, village.actor, {"id": str(early.id), "value": "151"})
    assert (await MeterReading.get(id=late.id)).usage is None


async def test_what_is_confirmed_stays_and_is_made_void_from_the_last_one_back(village: Village) -> None:
    meter = await meter_of(village)
    first, last = await confirmed(village, meter, -30, "120"), await confirmed(village, meter, -1, "150")
    with pytest.raises(Conflict) as kept:
        await edit_row(READINGS, village.actor, {"id": str(last.id), "value": "151"})
    assert kept.value.id == "row.settled" and "已确认" in kept.value.message
    told = await run_rows(READINGS, village.actor, [last.id], deleting(READINGS, village.actor))
    assert told.done == 0
    with pytest.raises(Conflict, match="请先作废"):
        await step(village, "void", first, reason="错")
    await refused(read(village, meter, -20, "130"), "readDate")
    await step(village, "void", last, reason="错")
    assert (await Meter.get(id=meter.id)).last_value == 120


async def test_a_round_begins_an_empty_draft_for_each_meter_once_in_walking_order(village: Village) -> None:
    far, near = await meter_of(village, walk=20), await meter_of(village, walk=3)
    await meter_of(village, archived=True)
    form = BeginRound(community_id=str(village.community), read_date=on(0))
    await refused(plan_round(village.actor, form.model_copy(update={"building_id": "1"})), "buildingId")
    assert await begin_round(village.actor, await plan_round(village.actor, form)) == {"made": 2, "left": 0}
    assert await begin_round(village.actor, await plan_round(village.actor, form)) == {"made": 0, "left": 2}
    rows = await MeterReading.filter(community_id=village.community).order_by("walk")
    assert [row.meter_id for row in rows] == [near.id, far.id] and rows[0].value is None and rows[0].last_value == 100
    with pytest.raises(Invalid) as empty:
        await step(village, "confirm", rows[0])
    assert list(empty.value.fields or {}) == ["value"]
    await edit_row(READINGS, village.actor, {"id": str(rows[0].id), "value": "101"})
    assert (await step(village, "confirm", rows[0])).usage == 1


async def test_an_empty_draft_says_what_its_meter_uses_as_a_rule(village: Village) -> None:
    meter, fresh = await meter_of(village), await meter_of(village)
    for days, value in ((-120, "500"), (-90, "510"), (-60, "530"), (-30, "560")):
        await confirmed(village, meter, days, value)
    form = BeginRound(community_id=str(village.community), read_date=on(0))
    await begin_round(village.actor, await plan_round(village.actor, form))
    drafts = {row.meter_id: row for row in await MeterReading.filter(state="draft")}
    assert (drafts[meter.id].mean, drafts[fresh.id].mean) == (20, None)
    await edit_row(READINGS, village.actor, {"id": str(drafts[meter.id].id), "value": "565"})
    assert (await MeterReading.get(id=drafts[meter.id].id)).warnings == "low,photo"


async def test_an_estimate_fills_itself_in(village: Village) -> None:
    meter = await meter_of(village)
    await confirmed(village, meter, -60, "160")
    row = await read(village, meter, -30, None, kind="estimated")
    assert (row.value, row.usage) == (220, 60)
    await refused(read(village, meter, -1, None), "value")


async def test_a_sheet_of_readings_loads_the_good_rows_and_says_why_not_the_others(
    village: Village, sign_in: Any
) -> None:
    meter, old = await meter_of(village), await meter_of(village, archived=True)
    await confirmed(village, meter, -30, "150")
    sheet = sheet_bytes(
        ["表计", "抄表日期", "抄表类型", "本次读数", "来源"],
        [
            [meter.serial, on(-1), "正常", "140", "照片"],
            [meter.serial, on(-2), "正常", "155.5", "照片"],
            [old.serial, on(-2), "正常", "155", ""],
            [meter.serial, on(-3), "正常", "", ""],
        ],
    )
    client = await sign_in(village.actor)
    loaded = await client.call("POST", "/rental/meterReading/importExcel", files={"file": ("抄表.xlsx", sheet)})
    assert (loaded["result"]["successCount"], loaded["result"]["errorCount"]) == (1, 3)
    [draft] = await MeterReading.filter(meter_id=meter.id, state="draft")
    assert (draft.usage, draft.source) == (Decimal("5.5"), "file")
    errors = await client.send("GET", loaded["result"]["fileUrl"])
    rows = read_sheet(errors.content)
    said = " ".join(str(cell) for row in rows for cell in row)
    for reason in ("小于上次读数150", "该表已停用", "请填写读数"):
        assert reason in said
