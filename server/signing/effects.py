"""Effects of a flow's steps that the desk takes: who may take them is told by the row that is signed."""

from collections.abc import Sequence
from typing import NamedTuple

from schema.kit.clock import now
from schema.kit.errors import Denied
from schema.signing.flow import SignFlow, flow
from server.engine.effects import Act, Blocker, Effects
from server.kit.actor import Actor
from server.signing.flows import actor_text, end_flow, tell, tell_ended
from server.signing.rights import handled

NOT_YOURS = Blocker("signing.denied", "没有权限 | You have no right for this", moot=True, error=Denied)


class Known(NamedTuple):
    """What the guards look at: the flow, and whether the actor may have its row signed."""

    row: SignFlow
    at_hand: bool


async def read_known(actor: Actor, rows: Sequence[SignFlow]) -> dict[int, Known]:
    mine = await handled(actor, rows)
    return {row.id: Known(row, row.id in mine) for row in rows}


def may_withdraw(actor: Actor, known: Known) -> list[Blocker]:
    return [] if known.at_hand else [NOT_YOURS]


async def withdraw(act: Act) -> None:
    act.changes["ended_at"] = now()
    await end_flow(act.work, act.row, "withdrawn", actor_text(act.actor), act.reason or "")
    await tell_ended(act.work, act.row, act.reason or "")


async def tell_step(act: Act) -> None:
    await tell(act.work, act.row)


EFFECTS: dict[str, Effects] = {
    flow.path: Effects(
        on={"withdraw": withdraw},
        guards={"withdraw": may_withdraw},
        facts=read_known,
        after=tell_step,
    )
}
