"""What the steps of the domain's processes do besides changing the state."""

from schema.kit.clock import now
from schema.kit.errors import Conflict
from schema.survey.survey import VOTE, survey
from schema.survey.vote import VoteOption
from server.engine.effects import Act, Effects
from server.kit.scope import scoped
from server.survey.places import write_places
from server.survey.public import questions_of
from server.survey.publishing import faults_of, list_faults

MOST_NAMED = 5
"""Faults that one message names; all of them stand at their questions."""

# Rows of one transaction lie side by side and are of one moment: written anew in any order, nothing of that is left.
_SHUFFLE = (
    """
WITH gone AS (DELETE FROM svy_ballot WHERE tenant_id = $1 AND survey_id = $2 RETURNING *)
INSERT INTO svy_ballot (id, tenant_id, survey_id, option_id)
SELECT floor(random() * 4611686018427387904)::bigint, tenant_id, survey_id, option_id FROM gone ORDER BY random()
""",
    """
WITH gone AS (DELETE FROM svy_voter WHERE tenant_id = $1 AND survey_id = $2 RETURNING *)
INSERT INTO svy_voter (id, tenant_id, survey_id, key_hash)
SELECT floor(random() * 4611686018427387904)::bigint, tenant_id, survey_id, key_hash FROM gone ORDER BY random()
""",
)


async def publish(act: Act) -> None:
    """Conflict where nothing is asked, its time is over, or something stands in its way; then with each fault at its question."""
    row = act.row
    if row.end and row.end <= now():
        raise Conflict("结束时间已过，请先修改 | Its end has passed; change it first", id="survey.over")
    if row.kind == VOTE:
        if await scoped(VoteOption, act.actor).filter(survey_id=row.id).count() < 2:
            raise Conflict("投票至少要有两个选项 | A vote needs two options at least", id="survey.empty")
        return
    questions = await questions_of(act.actor, row.id)
    if not any(one.kind != "section" for one in questions):
        raise Conflict("问卷还没有题目 | It has no questions yet", id="survey.empty")
    faults = faults_of(questions)
    if faults:
        raise Conflict(
            _joined([one.text for one in faults]),
            id=faults[0].id,
            result={"faults": list_faults(faults)},
        )
    await write_places(act.work, row, questions)


def _joined(texts: list[str]) -> str:
    """Pair texts as one, the first few of them."""
    shown = [text.split(" | ") for text in texts[:MOST_NAMED]]
    return " | ".join(
        "；".join(part) if at == 0 else "; ".join(part) for at, part in enumerate(zip(*shown, strict=True))
    )


async def shuffle(act: Act) -> None:
    """What is secret is written anew, so that not even the place of a row tells who belongs to which."""
    if act.row.anonymous:
        for statement in _SHUFFLE:
            await act.work.connection.execute(statement, act.row.tenant_id, act.row.id)


EFFECTS: dict[str, Effects] = {survey.path: Effects(on={"publish": publish, "end": shuffle})}
