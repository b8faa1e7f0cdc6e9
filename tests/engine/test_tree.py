"""A tree is opened level by level: only what one may see, and never in a circle."""

import asyncio
from typing import Any

import pytest_asyncio

from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries

PATH = "/sys/category"


@pytest_asyncio.fixture(loop_scope="session")
async def client(organisation: Any, sign_in: Any) -> Client:
    await add_dictionaries(organisation.id)
    found: Client = await sign_in(organisation.admin)
    return found


async def add(client: Client, name: str, pid: str | None = None) -> str:
    return str((await client.result("POST", f"{PATH}/add", json={"name": name, "pid": pid}))["id"])


async def test_the_flag_follows_the_last_child_as_it_goes(client: Client) -> None:
    top = await add(client, "上")
    below = await add(client, "下", top)
    roots = await client.result("GET", f"{PATH}/rootList")
    assert [(row["id"], row["hasChild"]) for row in roots["records"]] == [(top, "1")]
    await client.result("DELETE", f"{PATH}/delete", params={"id": below})
    roots = await client.result("GET", f"{PATH}/rootList")
    assert [(row["id"], row["hasChild"]) for row in roots["records"]] == [(top, "0")]
    assert await client.result("GET", f"{PATH}/childList", params={"pid": top}) == []


async def test_a_branch_stays_while_something_hangs_on_it(client: Client) -> None:
    top = await add(client, "上")
    await add(client, "下", top)
    answer = await client.call("DELETE", f"{PATH}/delete", params={"id": top, "alone": "true"})
    assert answer["id"] == "row.referenced"


async def test_a_leaf_does_not_come_back_without_its_branch(client: Client) -> None:
    top = await add(client, "上")
    leaf = await add(client, "下", top)
    for row_id in (leaf, top):
        await client.result("DELETE", f"{PATH}/delete", params={"id": row_id})
    refused = await client.result("POST", f"{PATH}/restore", json={"ids": [leaf]})
    assert refused["done"] == 0 and "已删除" in refused["refused"][0]["reason"]
    both = await client.result("POST", f"{PATH}/restore", json={"ids": f"{top},{leaf},"})
    assert both["done"] == 2


async def test_search_needs_a_word_and_tells_the_way_down(client: Client) -> None:
    top = await add(client, "浙江")
    city = await add(client, "杭州", top)
    area = await add(client, "西湖区%", city)
    found = await client.result("GET", f"{PATH}/searchTree", params={"keyword": "湖区%"})
    assert [(row["id"], row["parentIds"]) for row in found] == [(area, [top, city])]
    assert await client.result("GET", f"{PATH}/searchTree", params={"keyword": "%%"}) == []
    assert set((await client.call("GET", f"{PATH}/searchTree", params={"keyword": " "}))["fields"]) == {"keyword"}


async def test_two_restores_at_once_bring_a_row_back_once(client: Client) -> None:
    top = await add(client, "上")
    await client.result("DELETE", f"{PATH}/delete", params={"id": top})
    body = {"ids": [top]}
    answers = await asyncio.gather(*(client.result("POST", f"{PATH}/restore", json=body) for _ in range(3)))
    assert sorted(answer["done"] for answer in answers) == [0, 0, 1]


async def test_choices_of_a_tree_come_level_by_level(client: Client) -> None:
    top = await add(client, "上")
    below = await add(client, "下", top)

    async def level(pid: str) -> list[tuple[str, str, bool]]:
        found = await client.result("GET", "/sys/engine/options", params={"path": "sys/category", "pid": pid})
        return [(one["value"], one["text"], one["isLeaf"]) for one in found]

    assert await level("0") == [(top, "上", False)]
    assert await level(top) == [(below, "下", True)]
    assert await level(below) == []


async def test_a_list_is_narrowed_to_a_branch_of_a_tree_with_all_below_it(client: Client) -> None:
    top = await add(client, "华东")
    city = await add(client, "嘉兴", top)
    area = await add(client, "秀洲", city)
    other = await add(client, "华南")

    async def below(ids: str) -> set[str]:
        page = await client.result("GET", f"{PATH}/list", params={"pid_below": ids})
        return {row["id"] for row in page["records"]}

    assert await below(top) == {city, area}
    assert await below(f"{city},{other},x") == {area}
    assert await below("no") == set()
