"""One's last acts are told by the server: in words, with the way back, in every window of the person."""

from typing import Any

from tests.kit.client import Client
from tests.kit.window import listening
from tests.live.page import open_page, until

PATH = "/sys/position"
UNDO = "/sys/audit/undo"


async def add(client: Client, code: str) -> dict[str, Any]:
    return dict(await client.result("POST", f"{PATH}/add", json={"code": code, "name": f"职务{code}", "rank": "1"}))


async def recent(client: Client) -> list[dict[str, Any]]:
    return list(await client.result("GET", "/sys/audit/recent"))


async def take_back(client: Client, act: dict[str, Any]) -> dict[str, Any]:
    return dict(await client.result("POST", act["undo"]["path"], json=act["undo"]["body"]))


async def test_the_newest_act_stands_first_with_what_changed_and_only_it_can_be_undone(positions: Client) -> None:
    row = await add(positions, "R1")
    await positions.result("PUT", f"{PATH}/edit", json={"id": row["id"], "name": "新名"})
    edit, added = (await recent(positions))[:2]
    assert (edit["rowId"], edit["name"], edit["label"]["zh"]) == (row["id"], "新名", "修改")
    assert [(entry["field"], entry["old"], entry["new"]) for entry in edit["diff"]] == [("name", "职务R1", "新名")]
    assert (added["action"], added["undo"], added["undone"]) == ("add", None, False)
    assert await take_back(positions, edit) == {"done": 1, "refused": []}
    edit, added = (await recent(positions))[:2]
    assert (edit["action"], edit["undone"], edit["undo"]) == ("edit", True, None)


async def test_what_was_done_again_after_an_undo_can_be_undone_again(positions: Client) -> None:
    await add(positions, "R2")
    added = (await recent(positions))[0]
    back = await positions.send("POST", UNDO, json=added["undo"]["body"])
    assert (await recent(positions))[0]["undone"]
    await positions.result("POST", UNDO, json={"act": back.headers["X-Act"]})
    again = (await recent(positions))[0]
    assert (again["act"], again["undone"]) == (added["act"], False)
    assert (await take_back(positions, again))["done"] == 1
    assert (await recent(positions))[0]["undone"]


async def test_several_rows_of_one_act_are_one_line_and_come_back_together(positions: Client) -> None:
    first, second = await add(positions, "R3"), await add(positions, "R4")
    await positions.result("POST", f"{PATH}/batchDelete", json={"ids": [first["id"], second["id"]]})
    deleted = (await recent(positions))[0]
    assert (deleted["rows"], deleted["action"]) == (2, "delete")
    assert await take_back(positions, deleted) == {"done": 2, "refused": []}


async def test_what_a_colleague_changed_since_is_no_more_offered_and_is_refused(
    positions: Client, sign_in: Any
) -> None:
    organisation = positions.organisation  # type: ignore[attr-defined]
    colleague = await sign_in(await organisation.hire("sys:position:list", "sys:position:edit"))
    row = await add(positions, "R5")
    await positions.result("PUT", f"{PATH}/edit", json={"id": row["id"], "rank": "2"})
    mine = (await recent(positions))[0]
    await colleague.result("PUT", f"{PATH}/edit", json={"id": row["id"], "rank": "3"})
    refused = await take_back(positions, mine)
    assert refused["done"] == 0 and "修改" in refused["refused"][0]["reason"]
    mine = (await recent(positions))[0]
    assert (mine["rowId"], mine["undo"], mine["undone"]) == (row["id"], None, False)
    theirs = await recent(colleague)
    assert [act["rowId"] for act in theirs] == [row["id"]]


async def test_there_are_at_most_twenty(positions: Client) -> None:
    for n in range(22):
        await add(positions, f"M{n}")
    acts = await recent(positions)
    assert [act["name"] for act in acts] == [f"职务M{n}" for n in range(21, 1, -1)]


async def test_another_window_of_the_same_person_hears_of_an_act_and_a_colleague_does_not(
    app: Any, positions: Client, sign_in: Any
) -> None:
    organisation = positions.organisation  # type: ignore[attr-defined]
    colleague = await sign_in(await organisation.hire("sys:position:list"))
    async with listening(app) as port:
        window, other = await open_page(port, positions.token), await open_page(port, colleague.token)
        await window.subscribe("acts")
        await other.subscribe("acts")
        await add(positions, "R6")
        await until(lambda: [event for event in window.events if event["topic"] == "acts"], "the act")
        assert not [event for event in other.events if event["topic"] == "acts"]
        await window.close()
        await other.close()
