"""The task of a campaign: a link for each member who is asked, one after the other."""

from dataclasses import asdict

from server.jobs.tasks import Outcome, TaskRun
from server.portal.api import run_links

DONE = (
    "站内通知{told}人，短信{texted}人，{unreached}人没有账号也没有可用手机"
    " | {told} told in the portal, {texted} by text message, {unreached} have neither an account nor a phone that works"
)


async def run_campaign(run: TaskRun) -> Outcome:
    """Whoever was asked stays asked; going on asks nobody twice."""
    params = run.task.params

    async def report(done: int, total: int) -> None:
        run.check()
        await run.report(done, total)

    made = await run_links(run.actor, int(params["campaign"]), params["whom"], params["base"], report)
    return Outcome(asdict(made), total=made.told + made.texted + made.unreached, message=DONE.format(**asdict(made)))
