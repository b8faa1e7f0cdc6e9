"""The task of a round of readings: its empty drafts, some hundred meters after the other."""

from dataclasses import replace

from server.jobs.tasks import Outcome, TaskRun
from server.rental.api import METERS_AT_ONCE, BeginRound, begin_round, plan_round

DONE = "{made}块表待抄，{left}块已有读数或待抄 | {made} meters to read, {left} had a reading or a draft"
NOTHING = "没有新的待抄读数：{left}块表已有读数或待抄 | Nothing was begun: {left} meters had a reading or a draft"


async def run_round(run: TaskRun) -> Outcome:
    """What is begun stays begun; going on begins none twice."""
    planned = await plan_round(run.actor, BeginRound.model_validate(run.task.params))
    total, result = len(planned.meters), {"made": 0, "left": 0}
    for start in range(0, total, METERS_AT_ONCE):
        run.check()
        part = planned.meters[start : start + METERS_AT_ONCE]
        told = await begin_round(run.actor, replace(planned, meters=part))
        result = {name: result[name] + told[name] for name in result}
        await run.report(start + len(part), total)
    return Outcome(result, total=total, message=(DONE if result["made"] else NOTHING).format(**result))
