"""Scheduled jobs under the names of the quartz screens (wire contract 9, WR22)."""

from typing import Any

from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation

ROW = {
    "name": "清理",
    "jobClassName": "cleanFiles",
    "cronExpression": "0 0 3 * * ? *",
    "description": "每天",
    "status": "0",
}


async def added(client: Client, **fields: Any) -> dict[str, Any]:
    return dict(await client.result("POST", "/sys/quartzJob/add", json={**ROW, **fields}))


async def test_a_job_is_listed_paused_resumed_and_run_by_the_family_s_names(
    sign_in: Any, organisation: Organisation
) -> None:
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    job = await added(client)
    row = (await client.result("GET", "/sys/quartzJob/list", params={"jobClassName": "cleanFiles"}))["records"][0]
    assert {"jobClassName", "cronExpression", "parameter", "description", "status"} <= set(row)
    assert (row["status"], row["status_dictText"]) == (0, "运行中")
    for name, status in (("pause", -1), ("resume", 0)):
        await client.result("GET", f"/sys/quartzJob/{name}", params={"id": job["id"]})
        shown = await client.result("GET", "/sys/quartzJob/queryById", params={"id": job["id"]})
        assert shown["status"] == status
    assert (await client.result("GET", "/sys/quartzJob/execute", params={"id": job["id"]}))["runId"].isdigit()
    runs = await client.result("GET", "/sys/quartzJobLog/list", params={"jobId": job["id"]})
    assert (runs["total"], runs["records"][0]["jobName"]) == (1, "清理")


async def test_the_preview_counts_from_the_moment_it_is_given(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(await organisation.hire())
    asked = {"cron": "0 0 3 L * ? *", "timestamp": 1_704_067_200_000}
    runs = await client.result("GET", "/sys/quartzJob/preview", params=asked)
    assert len(runs) == 10 and runs[:2] == ["2024-01-31 03:00:00", "2024-02-29 03:00:00"]
    six = await client.result("GET", "/sys/quartzJob/preview", params={"cron": "0 0 12 ? * 2#1"})
    assert len(six) == 10
    for bad in ({"cron": "0 0 3 1 * 2 *"}, {"cron": "x"}, {"cron": "0 0 3 * * ?", "timestamp": "soon"}):
        assert (await client.send("GET", "/sys/quartzJob/preview", params=bad)).status_code == 422


async def test_jobs_of_the_platform_and_of_other_organisations_stay_out_of_reach(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    await add_dictionaries(organisation.id)
    client, clerk = await sign_in(organisation.admin), await sign_in(await organisation.hire())
    job = await added(client)
    abroad = await sign_in((await create_organisation()).admin)
    for name in ("pause", "resume", "execute"):
        assert (await abroad.send("GET", f"/sys/quartzJob/{name}", params={"id": job["id"]})).status_code == 404
        assert (await clerk.send("GET", f"/sys/quartzJob/{name}", params={"id": job["id"]})).status_code == 403
    refused = await client.call("POST", "/sys/quartzJob/add", json={**ROW, "name": "x", "jobClassName": "sweepTasks"})
    assert list(refused["fields"]) == ["jobClassName"]
