"""A clerk finds a record from any page by name, pinyin, initials, number or phone tail, also with a slip of the hand."""

import pytest
import pytest_asyncio

from schema.kit.snowflake import next_id
from schema.rental.community import Community
from schema.rental.renter import Renter
from schema.rental.unit import Unit
from server.engine.search_keys import keys_of
from server.engine.search_terms import Term
from server.kit.unit_of_work import unit_of_work
from tests.kit.client import Client
from tests.kit.people import Organisation

NAMES = ("钟山绿地", "紫金山庄", "栖霞雅苑", "重庆大厦", "ABC Tower 2号楼")
PEOPLE = (("王小伟", "13812345678"), ("单雄信", "13900001111"), ("曾国藩", "13700002222"), ("吕布", "13600003333"))


@pytest_asyncio.fixture(loop_scope="session")
async def clerk(organisation, sign_in):  # type: ignore[no-untyped-def]
    """An administrator of a tenant with some communities and renters, written as people write them."""
    async with unit_of_work(organisation.admin) as work:
        for name in NAMES:
            await work.insert(Community(id=next_id(), name=name))
        for name, phone in PEOPLE:
            await work.insert(Renter(id=next_id(), name=name, phone=phone))
    return await sign_in(organisation.admin)


async def names(client: Client, typed: str, **more: str) -> list[str]:
    answer = await client.result("GET", "/sys/search", params={"q": typed, **more})
    return [hit["name"] for group in answer["groups"] for hit in group["hits"]]


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("钟山", "钟山绿地"),
        ("绿地", "钟山绿地"),
        ("zsld", "钟山绿地"),
        ("ZSLD", "钟山绿地"),
        ("zhongshan", "钟山绿地"),
        ("zhongshanlvd", "钟山绿地"),
        ("lvdi", "钟山绿地"),
        ("sld", "钟山绿地"),
        ("钟山ld", "钟山绿地"),
        ("cqds", "重庆大厦"),
        ("tower", "ABC Tower 2号楼"),
        ("abc 2号", "ABC Tower 2号楼"),
        ("5678", "王小伟"),
        ("13812345678", "王小伟"),
        ("王 5678", "王小伟"),
        ("wxw", "王小伟"),
        ("zengguofan", "曾国藩"),
        ("shanxx", "单雄信"),
        ("lvbu", "吕布"),
    ],
)
async def test_what_people_type_finds_the_record_among_the_first_three(clerk: Client, typed: str, wanted: str) -> None:
    assert wanted in (await names(clerk, typed))[:3]


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("中山绿地", "钟山绿地"),
        ("zongsan", "钟山绿地"),
        ("zhongsahn", "钟山绿地"),
        ("zhongshn", "钟山绿地"),
        ("钟山录地", "钟山绿地"),
        ("钟绿地", "钟山绿地"),
        ("wangxaiowei", "王小伟"),
        ("13812345687", "王小伟"),
        ("towre", "ABC Tower 2号楼"),
        ("lubu", "吕布"),
    ],
)
async def test_a_slip_of_the_hand_or_of_the_ear_is_forgiven(clerk: Client, typed: str, wanted: str) -> None:
    assert wanted in await names(clerk, typed)


async def test_a_slip_is_forgiven_only_where_nothing_answers_as_typed(clerk: Client) -> None:
    assert await names(clerk, "紫金山庄") == ["紫金山庄"]
    assert await names(clerk, "wangxiaowei") == ["王小伟"]


async def test_nothing_answers_to_nothing(clerk: Client) -> None:
    assert await names(clerk, "") == []
    assert await names(clerk, "z") == []
    assert await names(clerk, "''':* | !(") == []
    assert await names(clerk, "xqxqxqxq") == []


async def test_a_phone_that_answers_is_shown_masked(clerk: Client) -> None:
    answer = await clerk.result("GET", "/sys/search", params={"q": "5678"})
    hit = next(hit for group in answer["groups"] for hit in group["hits"])
    assert (hit["field"], hit["text"]) == ("手机", "138****5678")


async def test_groups_come_in_the_order_of_the_paths_asked_and_no_others(clerk: Client) -> None:
    answer = await clerk.result("GET", "/sys/search", params={"q": "zs", "paths": "rental/tenant,rental/community"})
    assert [group["path"] for group in answer["groups"]] == ["rental/community"]
    assert await names(clerk, "zs", paths="rental/tenant,no/such") == []


async def test_a_record_is_found_the_moment_after_it_was_written_and_gone_the_moment_after_it_was_deleted(
    clerk: Client,
) -> None:
    row = await clerk.result("POST", "/rental/community/add", json={"name": "金陵世家"})
    assert await names(clerk, "jlsj") == ["金陵世家"]
    await clerk.result("PUT", "/rental/community/edit", json={"id": row["id"], "rowVersion": 1, "name": "江南名府"})
    assert await names(clerk, "jlsj") == []
    assert await names(clerk, "jnmf") == ["江南名府"]
    await clerk.result("DELETE", f"/rental/community/delete?id={row['id']}")
    assert await names(clerk, "jnmf") == []


async def test_a_unit_is_found_by_pinyin_where_it_is_chosen_and_not_a_second_time_beside_its_house(
    clerk: Client, organisation: Organisation
) -> None:
    async with unit_of_work(organisation.admin) as work:
        place = {"house_id": 1, "community_id": 1, "building_id": 1, "floor": 12, "leaf_ids": []}
        kind = {"kind": "house", "rental_method": "whole", "riyue": "1"}
        await work.insert(Unit(id=next_id(), name="1201", title="麓谷名园 3栋 1201", **place, **kind))
    for typed in ("lgmy", "luguming", "名园 1201", "lgmy 1201"):
        found = await clerk.result("GET", "/sys/engine/options", params={"path": "rental/unit", "keyword": typed})
        assert [one["text"] for one in found] == ["麓谷名园 3栋 1201"], typed
    assert await names(clerk, "lgmy") == await names(clerk, "lgmy", paths="rental/unit") == []


def test_every_reading_of_a_first_character_is_a_key() -> None:
    keys = keys_of("乐山")
    assert {"^leshan", "^yueshan", "^ls", "^ys", "^乐山", "~山", "~shan"} <= keys


@pytest.mark.parametrize("text", ["钟山绿地", "ABC-001", "13812345678", "重庆路12号A栋"])
def test_each_key_of_a_text_finds_it_again(text: str) -> None:
    assert all(Term(key[1:]).grade_mistaken(text) < 99 for key in keys_of(text))
