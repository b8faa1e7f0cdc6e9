"""`/metrics` of a real installation: every process of the machine in one answer, whoever dies; only for who has the token."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import asyncpg
import httpx
import pytest_asyncio
from prometheus_client.parser import text_string_to_metric_families

from server.launch.port import free_port
from server.metrics import METRICS
from tests.faults.caller import Caller, SampleCommunity, on
from tests.faults.installation import PASSWORD, Installation, Server, answers
from tests.live.page import until
from tests.workers.sheets import sheet_bytes

TOKEN = "demo"  # that of demo mode
CALL = "/boot/sys/user/getCurrentUserDeparts"
Samples = dict[tuple[str, ...], float]


async def read_metrics(address: str, token: str = TOKEN) -> httpx.Response:
    async with httpx.AsyncClient(trust_env=False, timeout=15) as client:
        return await client.get(f"{address}/metrics", headers={"Authorization": f"Bearer {token}"})


class Metrics:
    """An answer, by name of sample."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.samples = [s for family in text_string_to_metric_families(text) for s in family.samples]

    def values(self, name: str, **labels: str) -> dict[str, float]:
        """Process -> sum over its series with such labels."""
        found: dict[str, float] = {}
        for sample in self.samples:
            if sample.name == name and labels.items() <= sample.labels.items():
                process = sample.labels.get("process", "")
                found[process] = found.get(process, 0) + sample.value
        return found

    def value(self, name: str, **labels: str) -> float:
        return sum(self.values(name, **labels).values())


async def metrics_of(address: str) -> Metrics:
    answer = await read_metrics(address)
    assert answer.status_code == 200, answer.text
    return Metrics(answer.text)


async def say_same(server: Server, path: str, times: int) -> None:
    caller = await Caller(server.address).sign_in("admin")
    for _ in range(times):
        await caller.get(path)
    await caller.close()


@pytest_asyncio.fixture(loop_scope="session")
async def clerk(whole: Installation) -> AsyncIterator[Caller]:
    caller = await Caller(whole.addresses[0]).sign_in("admin")
    yield caller
    await caller.close()


async def test_requests_of_two_processes_stand_in_the_answer_of_either(whole: Installation) -> None:
    before = await metrics_of(whole.addresses[0])
    await say_same(whole.servers[0], "/sys/user/getCurrentUserDeparts", 3)
    await say_same(whole.servers[1], "/sys/user/getCurrentUserDeparts", 5)
    for address in whole.addresses:
        after = await metrics_of(address)
        earlier = before.values("guanjia_requests_total", route=CALL)
        more = {
            process: value - earlier.get(process, 0)
            for process, value in after.values("guanjia_requests_total", route=CALL, status="200").items()
        }
        assert sorted(number for number in more.values() if number) == [3, 5], more
        assert after.value("guanjia_request_seconds_count", method="GET") >= 8


async def test_a_killed_process_keeps_its_counts_and_loses_its_figures(whole: Installation) -> None:
    await say_same(whole.servers[1], "/sys/user/getCurrentUserDeparts", 2)

    async def both_say_memory() -> bool:
        return len((await metrics_of(whole.addresses[0])).values("guanjia_memory_bytes")) == 2

    await until(both_say_memory, "figures of both processes", 20)
    before = (await metrics_of(whole.addresses[0])).values("guanjia_requests_total", route=CALL)
    # Its supervisor stands still meanwhile, so that nobody takes the place.
    supervisor = whole.servers[1].child
    supervisor.send_signal(19)
    try:
        whole.servers[1].kill()

        async def one_says_memory() -> bool:
            return len((await metrics_of(whole.addresses[0])).values("guanjia_memory_bytes")) == 1

        await until(one_says_memory, "figures of the living only")
        assert (await metrics_of(whole.addresses[0])).values("guanjia_requests_total", route=CALL) == before
    finally:
        supervisor.send_signal(18)
    await until(partial(answers, whole.addresses[1]), "another process in its place", 40)
    await say_same(whole.servers[1], "/sys/user/getCurrentUserDeparts", 1)
    after = (await metrics_of(whole.addresses[0])).values("guanjia_requests_total", route=CALL)
    assert sum(after.values()) == sum(before.values()) + 1
    assert after.keys() == before.keys()


async def test_only_who_has_the_token_reads_it(whole: Installation) -> None:
    address = whole.addresses[0]
    async with httpx.AsyncClient(trust_env=False) as client:
        for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": TOKEN}, {"Authorization": "Bearer"}):
            answer = await client.get(f"{address}/metrics", headers=headers)
            assert (answer.status_code, answer.text) == (401, "")
    assert (await read_metrics(address)).status_code == 200


async def test_outside_demo_mode_there_is_nothing_to_read_until_a_token_is_set(whole: Installation) -> None:
    for token, statuses in (("", [404, 404]), ("of-its-own", [200, 401])):
        port = free_port()
        settings = {"DEMO": "0", "ADMIN_PASSWORD": PASSWORD, "METRICS_TOKEN": token, "PORT": str(port)}
        server = Server(port, whole.run(f"web-{port}.log", "server.launch.web", **settings))
        try:
            await until(partial(answers, server.address), "a server of a real installation", 40)
            found = [(await read_metrics(server.address, said)).status_code for said in ("of-its-own", TOKEN)]
            assert found == statuses
        finally:
            server.child.terminate()
            await asyncio.to_thread(server.child.wait, 20)


async def test_no_label_says_who_or_what_was_asked_for(whole: Installation, clerk: Caller) -> None:
    async with httpx.AsyncClient(trust_env=False) as client:
        await client.get(f"{whole.addresses[0]}/boot/nobody-0815/secret?x=1")
        await client.request("BREW", f"{whole.addresses[0]}{CALL}")
        await client.get(f"{whole.addresses[0]}/some/page-0815")
    await clerk.send("GET", "/sys/user/queryById", params={"id": "4711081512"})
    found = await metrics_of(whole.addresses[0])
    for word in ("0815", "admin", "BREW", "tenant", "?"):
        assert not [s for s in found.samples if any(word in value for value in s.labels.values())], word
    names = {name for s in found.samples for name in s.labels}
    assert names <= {label for one in METRICS for label in one.labels} | {"process", "le"}


async def test_the_outbox_grows_old_while_redis_is_away(
    whole: Installation, sample: SampleCommunity, clerk: Caller, store: asyncpg.Connection
) -> None:
    assert (await metrics_of(whole.addresses[0])).value("guanjia_redis_up") == 1
    whole.redis.kill()
    try:
        await clerk.post("/sys/position/add", code=f"m{on(0)}", name="值班", rank="1")

        async def is_old() -> bool:
            found = await metrics_of(whole.addresses[0])
            assert found.value("guanjia_database_up") == 1
            return found.value("guanjia_outbox_age_seconds") > 2 and found.value("guanjia_redis_up") == 0

        await until(is_old, "an event that waits", 20)
    finally:
        whole.redis.start()
    for address in whole.addresses:
        await until(partial(answers, address), "a process that is ready again", 30)

    async def is_empty() -> bool:
        found = await metrics_of(whole.addresses[0])
        return (found.value("guanjia_outbox_waiting"), found.value("guanjia_redis_up")) == (0, 1)

    await until(is_empty, "an outbox that was told", 30)


async def test_what_a_worker_does_stands_in_the_answer_of_a_server(whole: Installation, clerk: Caller) -> None:
    before = (await metrics_of(whole.addresses[0])).value("guanjia_tasks_total", kind="import", state="done")
    worker = whole.start_worker()
    try:
        sheet = sheet_bytes(("职务编码", "职务名称"), [["M0001", "值班长"]])
        await clerk.result("POST", "/sys/position/importExcel?async=1", files={"file": ("表.xlsx", sheet)})

        async def is_counted() -> bool:
            found = await metrics_of(whole.addresses[0])
            done = found.values("guanjia_tasks_total", kind="import", state="done")
            return sum(done.values()) == before + 1 and "worker-0" in found.values("guanjia_memory_bytes")

        await until(is_counted, "a task of the worker", 40)
    finally:
        worker.terminate()
        await asyncio.to_thread(worker.wait, 20)
    found = await metrics_of(whole.addresses[0])
    assert "worker-0" not in found.values("guanjia_memory_bytes")
    assert found.value("guanjia_tasks_total", kind="import", state="done") == before + 1
