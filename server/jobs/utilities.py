"""The task of utility bills: those of a community for a month, one lease after the other."""

from dataclasses import asdict
from datetime import date

from server.jobs.tasks import Outcome, TaskRun
from server.rental.api import make_utility_bills

DONE = (
    "生成{made}张账单，{known}份合同本月已有账单，{lacking}块表没有价格"
    " | {made} bills made, {known} leases had theirs, {lacking} meters without a price"
)


async def run_utilities(run: TaskRun) -> Outcome:
    """Bills that are made stay made; going on doubles none."""
    params = run.task.params

    async def report(done: int, total: int) -> None:
        run.check()
        await run.report(done, total)

    made = await make_utility_bills(run.actor, int(params["community"]), date.fromisoformat(params["month"]), report)
    result = asdict(made)
    told = result.pop("told")
    message = _join(DONE.format(**result), told) if told else DONE.format(**result)
    return Outcome(result, total=made.made + made.known, message=message)


def _join(*texts: str) -> str:
    """Pair texts one after the other, in each language."""
    return " | ".join("; ".join(same) for same in zip(*(text.split(" | ") for text in texts), strict=True))
