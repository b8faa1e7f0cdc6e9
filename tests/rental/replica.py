"""A board as a client keeps it: read once, then patched by events alone."""

from dataclasses import dataclass, field
from typing import Any

from schema.kit.clock import today
from server.kit.actor import Actor
from server.kit.outbox import OutboxEvent
from server.rental.board import BoardQuery, count_days, read_board
from server.rental.prices import name_days
from server.rental.spans import Span
from tests.rental.village import day, on


@dataclass
class Replica:
    """Window of one community; `listen` is an outbox sink."""

    actor: Actor
    community: int
    first: int
    last: int
    stays: dict[str, Any] = field(default_factory=dict)
    units: dict[str, Any] = field(default_factory=dict)
    heard: int = 0

    async def fresh(self) -> dict[str, Any]:
        query = {"from": on(self.first), "to": on(self.last), "communityId": str(self.community)}
        return await read_board(self.actor, BoardQuery.model_validate(query))

    async def load(self) -> None:
        board = await self.fresh()
        self.stays = {stay["id"]: stay for stay in board["stays"]}
        self.units = {unit["id"]: unit for unit in board["units"]}

    async def listen(self, events: list[OutboxEvent]) -> None:
        for event in events:
            if event.topic == f"board/{self.community}" and event.tenant_id == self.actor.tenant_id:
                self.heard += 1
                self.apply(event.op, event.data)

    def apply(self, op: str, data: dict[str, Any]) -> None:
        if op == "stay.put":
            stay = data["stay"]
            shown = stay["from"] < on(self.last) and stay["to"] > on(self.first)
            known = self.stays.get(stay["id"])
            if known is not None and known["version"] > stay["version"]:
                return
            if shown:
                self.stays[stay["id"]] = stay
            else:
                self.stays.pop(stay["id"], None)
        elif op == "stay.del":
            self.stays.pop(data["id"], None)
        elif op == "unit.put":
            self.units[data["unit"]["id"]] = data["unit"]

    async def compare(self) -> None:
        """Equal to a fresh read, and the counters of the days follow from what is held."""
        board = await self.fresh()
        assert self.stays == {stay["id"]: stay for stay in board["stays"]}
        assert self.units == {unit["id"]: unit for unit in board["units"]}
        units = [{"id": unit["id"], "leaf_ids": unit["leafIds"]} for unit in self.units.values()]
        span = Span(day(self.first), day(self.last))
        assert count_days(units, list(self.stays.values()), span, name_days([], span)) == board["days"]
        assert today().isoformat() == board["today"]
