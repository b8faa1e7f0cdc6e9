"""What every transition of a change carries along, and the bar of the nights that it holds."""

from dataclasses import dataclass, field
from typing import cast

from schema.rental.lease_change import LeaseChange
from server.engine.effects import Act
from server.rental.bars.events import Shown, emit_stays, shown_now

BAR = "change"


@dataclass
class ChangeAct(Act):
    shown: Shown = field(default_factory=dict)

    @property
    def change(self) -> LeaseChange:
        return cast(LeaseChange, self.row)


async def begin_act(act: ChangeAct) -> None:
    """Its bar as it is before."""
    act.shown = await shown_now(act.work, BAR, act.change.id)


async def spread_act(act: ChangeAct) -> None:
    await emit_stays(act.work, BAR, act.change.id, act.shown)
