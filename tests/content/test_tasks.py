"""Tasks: told to whom they were given, finished with their checklist, cancelled for a reason and opened again."""

from typing import Any

from schema.content.task import BizTaskItem
from schema.system.announcement import AnnouncementSend
from tests.content.conftest import Office

TASK = "biz/task"


async def told(user_id: int) -> int:
    return await AnnouncementSend.filter(user_id=user_id).count()


async def with_items(office: Office, *done: bool) -> dict[str, Any]:
    children = {"biz/taskItem": [{"what": f"事项{at}", "done": one, "seq": at} for at, one in enumerate(done)]}
    return await office.add(TASK, title="筹备会议", children=children)


async def test_whoever_adds_a_task_owns_it_and_those_named_hear_of_it_once(office: Office) -> None:
    row = await office.add(TASK, title="走访会员", assigneeIds=str(office.clerk.user_id))
    assert row["ownerId"] == str(office.organisation.admin.user_id)
    assert (await told(office.clerk.user_id), await told(office.organisation.admin.user_id)) == (1, 0)
    body = {"id": row["id"], "title": "走访会员企业", "rowVersion": row["rowVersion"]}
    await office.desk.result("PUT", f"/{TASK}/edit", json=body)
    assert await told(office.clerk.user_id) == 1


async def test_a_task_is_not_finished_before_its_checklist(office: Office) -> None:
    row = await with_items(office, True, False)
    refused = await office.step(TASK, "finish", row)
    assert (refused["code"], refused["id"]) == (409, "task.items_open") and "1" in refused["message"]
    await BizTaskItem.filter(task_id=int(row["id"])).update(done=True)
    assert (await office.step(TASK, "finish", row))["success"]
    assert (await office.read(TASK, row))["doneAt"]


async def test_a_cancelled_task_says_why_and_a_reopened_one_begins_anew(office: Office) -> None:
    row = await with_items(office)
    assert (await office.step(TASK, "cancel", row))["code"] == 422
    assert (await office.step(TASK, "cancel", row, reason="改由分会承办"))["success"]
    assert (await office.read(TASK, row))["reason"] == "改由分会承办"
    edit = {"id": row["id"], "title": "别的", "rowVersion": row["rowVersion"] + 1}
    assert (await office.desk.call("PUT", f"/{TASK}/edit", json=edit))["id"] == "row.settled"
    assert (await office.step(TASK, "reopen", row))["success"]
    after = await office.read(TASK, row)
    assert (after["state"], after["reason"], after["doneAt"]) == ("todo", None, None)


async def test_nobody_is_given_a_task_twice(office: Office) -> None:
    me = str(office.clerk.user_id)
    assert await office.refused(TASK, title="重复", assigneeIds=f"{me},{me}") == {"assigneeIds"}
