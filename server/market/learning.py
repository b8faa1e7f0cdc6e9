"""What an organisation learns from what people do with its matches: each reason comes to count a little more or less.

Steps are small and bounded, and the weights are rows that everybody sees. What the system itself lets go teaches nothing.
"""

from collections.abc import Iterable, Mapping

from schema.kit.errors import Invalid
from schema.market.match import CONTENT, FAR, MATCH_FAULT, PRICE
from schema.market.weight import LEAST_WEIGHT, MOST_WEIGHT, MatchWeight
from server.engine.effects import Act
from server.engine.validate import UNKNOWN
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work

STEP = 5
ALWAYS = "category"
"""What every match has, so that nothing can be learned about it."""
ASKED_MORE: Mapping[str, tuple[str, ...]] = {FAR: ("region", "city"), PRICE: ("budget",)}
"""What counts more from now on, because somebody refused where it did not fit."""
MISLED: Mapping[str, tuple[str, ...]] = {
    CONTENT: ("tags", "words", "products", "target_industry", "target_tags", "target_region")
}
"""What counts less from now on, where the match had it as a reason."""


async def weights_of(actor: Actor) -> dict[str, int]:
    """In percent, by the code of the reason; what was never learned about is missing."""
    return dict(await scoped(MatchWeight, actor).values_list("code", "weight"))


async def learn_taken(act: Act) -> None:
    """Both sides accept: its reasons were good ones."""
    codes = _codes(act)
    await _move(act.work, dict.fromkeys(codes, STEP), accepted=codes)


async def learn_refused(act: Act) -> None:
    """Where a person says what was wrong."""
    fault = getattr(act.body, "fault", None)
    if not fault:
        return
    if fault not in MATCH_FAULT.labels:
        raise Invalid(fields={"fault": UNKNOWN})
    codes = _codes(act)
    steps = dict.fromkeys(ASKED_MORE.get(fault, ()), STEP)
    steps |= {code: -STEP for code in MISLED.get(fault, ()) if code in codes}
    await _move(act.work, steps, refused=codes)


def _codes(act: Act) -> list[str]:
    return [part["code"] for part in act.row.why or [] if part["code"] != ALWAYS]


async def _move(
    work: Work, steps: Mapping[str, int], *, accepted: Iterable[str] = (), refused: Iterable[str] = ()
) -> None:
    taken, let_go = set(accepted), set(refused)
    await take_turn(work.connection, "sd/weight", work.actor.tenant_id)
    known = {row.code: row for row in await scoped(MatchWeight, work.actor).select_for_update(no_key=True)}
    for code in sorted({*steps, *taken, *let_go}):
        row = known.get(code) or MatchWeight(code=code)
        changes = {
            "weight": min(MOST_WEIGHT, max(LEAST_WEIGHT, row.weight + steps.get(code, 0))),
            "accepted": row.accepted + (code in taken),
            "refused": row.refused + (code in let_go),
        }
        if code in known:
            await work.update(row, changes)
        else:
            await work.insert(row.update_from_dict(changes))
