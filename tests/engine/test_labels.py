"""What a row is called where another one refers to it: by words, also where its name is a code of a dictionary."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

from schema.kit.snowflake import next_id
from schema.rental.channel_feed import ChannelEvent, ChannelFeed
from schema.rental.owner import OwnerCost
from schema.survey.response import SurveyAnswer, SurveyResponse
from schema.system.user import User
from tests.kit.client import Client
from tests.kit.clock import today
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.workers.sheets import read_sheet


async def test_a_row_that_is_named_by_a_code_is_called_by_its_words(
    organisation: Organisation, sign_in: Callable[..., Awaitable[Client]]
) -> None:
    await add_dictionaries(organisation.id)
    stamp: dict[str, Any] = {"tenant_id": organisation.id, "unit_id": 1}
    feeds = [await ChannelFeed.create(**stamp, channel=code) for code in ("ctrip", "none_such")]
    for feed in feeds:
        days: dict[str, Any] = {"from_day": today(), "to_day": today()}
        await ChannelEvent.create(**stamp, **days, feed_id=feed.id, uid=f"u{feed.id}", kind="stay")
    client = await sign_in(organisation.admin)
    rows = (await client.result("GET", "/rental/channelEvent/list"))["records"]
    named = {(row["feedId_dictText"], row["feedId_dictTextEn"]) for row in rows}
    assert named == {("携程", "Ctrip"), ("none_such", "none_such")}
    params = {"path": "rental/channelFeed", "ids": str(feeds[0].id)}
    english = {"headers": {"international": "2"}}
    assert (await client.result("GET", "/sys/engine/options", params=params, **english))[0]["text"] == "Ctrip"


async def test_a_row_that_is_named_by_a_moment_is_called_by_the_clock_of_the_house(
    organisation: Organisation, sign_in: Callable[..., Awaitable[Client]]
) -> None:
    stamp: dict[str, Any] = {"tenant_id": organisation.id, "survey_id": 1}
    said = await SurveyResponse.create(**stamp, submit_at=datetime(2026, 11, 9, 17, 30, tzinfo=UTC))
    await SurveyAnswer.create(**stamp, response_id=said.id, question_id=1, text="常来")
    client = await sign_in(organisation.admin)
    [row] = (await client.result("GET", "/svy/answer/list"))["records"]
    assert row["responseId_dictText"] == "2026-11-10 01:30"


async def test_a_row_tells_who_wrote_it_by_name_and_by_the_account_alone_of_who_has_left(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    codes = ("sys:position:list", "sys:position:add", "sys:position:edit")
    writer, other = await organisation.hire(*codes, name="林晓雯"), await organisation.hire(*codes, name="周明")
    client, second = await sign_in(writer), await sign_in(other)
    made = await client.result("POST", "/sys/position/add", json={"code": f"N{next_id()}", "name": "前台"})
    await second.result("POST", "/sys/position/edit", json={"id": made["id"], "name": "夜班前台"})
    row = (await client.result("GET", "/sys/position/list"))["records"][0]
    assert (row["createBy"], row["createBy_dictText"]) == (writer.username, "林晓雯")
    assert (row["updateBy"], row["updateBy_dictText"]) == (other.username, "周明")
    await User.filter(id=other.user_id).update(del_flag=1)
    row = await client.result("GET", "/sys/position/queryById", params={"id": made["id"]})
    assert (row["createBy_dictText"], row["updateBy"], row["updateBy_dictText"]) == ("林晓雯", other.username, None)


async def test_a_sheet_names_who_wrote_a_row_as_the_list_does(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    writer = await organisation.hire("rental:ownerCost:list", "rental:ownerCost:export", name="林晓雯")
    stamp: dict[str, Any] = {"tenant_id": organisation.id, "house_id": 1, "day": today(), "item": "repair", "amount": 1}
    for account in (writer.username, "system", "who_left"):
        await OwnerCost.create(**stamp, create_by=account)
    client = await sign_in(writer)
    for language, product in (("1", "系统"), ("2", "System")):
        sheet = await client.send("GET", "/rental/ownerCost/exportXls", headers={"international": language})
        cells = {cell for line in read_sheet(sheet.content) for cell in line}
        assert {"林晓雯", product, "who_left"} <= cells and writer.username not in cells
