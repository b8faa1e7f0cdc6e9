"""The task of utility bills: those of a community for a month, one lease after the other."""

from dataclasses import asdict
from datetime import date

from server.jobs.tasks import Outcome, TaskRun
from server.rental.api import make_utility_bills

DONE = (
    "生成{made}张账单，{known}份合同本月已有账单，{lacking}块表没有价格"
    " | {made} bills made, {known} leases had theirs, {lacking} meters without a price"
)
CHANGED = (
    "{changed}份合同的读数在出账时被更改，未出账，请再生成一次"
    " | readings of {changed} leases changed meanwhile: no bill, make them once more"
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
    parts = [DONE.format(**result), *([CHANGED.format(**result)] if made.changed else []), *([told] if told else [])]
    return Outcome(result, total=made.made + made.known + made.changed, message=_join(*parts))


def _join(*texts: str) -> str:
    """Pair texts one after the other, in each language."""
    return " | ".join("; ".join(same) for same in zip(*(text.split(" | ") for text in texts), strict=True))
