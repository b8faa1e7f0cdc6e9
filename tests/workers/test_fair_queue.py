"""Many tasks of one person delay nobody: turns are taken by organisation and by person, and few may be open at once."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from schema.system.task import Task
from schema.system.tenant import Tenant
from server.jobs.api import start_export
from server.jobs.execute import run_next
from server.jobs.open_tasks import TooManyTasks
from server.jobs.queue import LONG
from server.jobs.tasks import claim_next
from server.kit.actor import Actor
from server.kit.database import pool
from server.settings import get_settings
from tests.kit.client import Client
from tests.kit.people import Organisation, create_organisation
from tests.workers.process import running, until

SignIn = Callable[..., Awaitable[Client]]
PATH = "sys/position"
MANY = 150


@pytest.fixture(autouse=True)
async def empty_desk(organisation: Organisation) -> None:
    """What tests before left undone would take turns too."""
    await Task.filter(state__in=("queued", "running")).update(state="cancelled")


@pytest.fixture
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(get_settings(), "tasks_per_person", MANY)


async def start(actor: Actor, count: int = 1) -> list[Task]:
    return [await start_export(actor, PATH, {}) for _ in range(count)]


async def order_of(*tasks: Task) -> list[int]:
    """The places of tasks among all that were started since the desk was empty."""
    rows = await pool().fetch(
        "SELECT id FROM sys_task WHERE started_at IS NOT NULL AND id >= $1 ORDER BY started_at", tasks[0].id
    )
    started = [row["id"] for row in rows]
    return [started.index(task.id) for task in tasks]


async def test_behind_150_exports_of_one_clerk_others_are_next(organisation: Organisation, unlimited: None) -> None:
    clerk, colleague = await organisation.hire("sys:position:export"), await organisation.hire("sys:position:export")
    stranger = (await create_organisation("别的物业")).admin
    many = await start(clerk, MANY)
    (hers,), (theirs,) = await start(colleague), await start(stranger)
    for _ in range(4):
        await run_next(LONG, "w")
    for task in (hers, theirs):
        await task.refresh_from_db()
        assert task.state == "done"
    assert max(await order_of(many[0], hers, theirs)) <= 3


async def test_two_workers_agree_whose_turn_it_is(organisation: Organisation, unlimited: None) -> None:
    clerk, colleague = await organisation.hire("sys:position:export"), await organisation.hire("sys:position:export")
    stranger = (await create_organisation("别的物业")).admin
    many = await start(clerk, MANY)
    (hers,), (theirs,) = await start(colleague), await start(stranger)

    async def both_done() -> bool:
        return await Task.filter(id__in=[hers.id, theirs.id], state="done").count() == 2

    with running("workers.main", "long"), running("workers.main", "long"):
        await until(both_done)
        done = await Task.filter(id__in=[task.id for task in many], state="done").count()
    assert max(await order_of(many[0], hers, theirs)) <= 4
    assert done < MANY


async def test_workers_that_claim_at_once_take_different_people(organisation: Organisation) -> None:
    people = [await organisation.hire("sys:position:export") for _ in range(3)]
    people.append((await create_organisation("别的物业")).admin)
    for person in people:
        await start(person, 3)
    claimed = await asyncio.gather(*(claim_next(LONG, f"w{number}") for number in range(6)))
    owners = [task.owner_id for task in claimed if task is not None]
    assert sorted(owners) == sorted(person.user_id for person in people)


async def test_a_person_has_one_running_and_its_end_calls_for_the_next(organisation: Organisation) -> None:
    clerk = await organisation.hire("sys:position:export")
    first, second = await start(clerk, 2)
    claimed = await claim_next(LONG, "w")
    assert claimed is not None and claimed.id == first.id
    assert await claim_next(LONG, "v") is None
    await pool().execute("UPDATE sys_task SET heartbeat_at = now() - interval '1 minute' WHERE id = $1", first.id)
    with running("workers.main", "long"):
        await until(Task.filter(id__in=[first.id, second.id], state="done").count, pause=0.05)
        await until(lambda: _all_done(first, second))


async def _all_done(*tasks: Task) -> bool:
    return await Task.filter(id__in=[task.id for task in tasks], state="done").count() == len(tasks)


async def test_organisations_take_turns_however_many_people_each_has(organisation: Organisation) -> None:
    for _ in range(4):
        await start(await organisation.hire("sys:position:export"), 2)
    stranger = (await create_organisation("别的物业")).admin
    await start(stranger, 3)
    served = []
    for _ in range(6):
        task = await claim_next(LONG, "w")
        assert task is not None
        served.append(task.tenant_id)
        await Task.filter(id=task.id).update(state="done", lease=None)
    assert served.count(organisation.id) == served.count(stranger.tenant_id) == 3


async def test_the_sixth_open_task_is_refused_with_those_that_are_open_and_cancelling_frees(
    organisation: Organisation, sign_in: SignIn
) -> None:
    client = await sign_in(organisation.admin)
    most = get_settings().tasks_per_person
    opened = [(await client.result("POST", f"/{PATH}/exportJob"))["taskId"] for _ in range(most)]
    refused = await client.send("POST", f"/{PATH}/exportJob")
    answer = refused.json()
    assert (refused.status_code, answer["id"]) == (429, "task.too_many")
    assert [task["id"] for task in answer["result"]["open"]] == opened and "导出职务管理" in answer["message"]
    await client.result("POST", "/sys/task/cancel", json={"id": opened[1]})
    assert (await client.send("POST", f"/{PATH}/exportJob")).status_code == 200


async def test_of_many_at_the_same_moment_no_more_than_allowed_are_open(organisation: Organisation) -> None:
    answers = await asyncio.gather(
        *(start_export(organisation.admin, PATH, {}) for _ in range(30)), return_exceptions=True
    )
    assert sum(isinstance(answer, Task) for answer in answers) == get_settings().tasks_per_person
    assert sum(isinstance(answer, TooManyTasks) for answer in answers) == 30 - get_settings().tasks_per_person


async def test_an_organisations_package_sets_how_many(organisation: Organisation) -> None:
    await Tenant.filter(id=organisation.id).update(quota_tasks=2)
    await start(organisation.admin, 2)
    with pytest.raises(TooManyTasks):
        await start(organisation.admin)
