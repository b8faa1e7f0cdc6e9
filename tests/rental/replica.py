"""A board as a client keeps it: read once, then patched by events alone."""

from dataclasses import dataclass, field
from datetime import date
from typing import Any

from server.kit.actor import Actor
from server.kit.outbox import OutboxEvent
from server.rental.board.queries import BoardQuery, count_days, read_board
from server.rental.board.type_rows import count_types
from server.rental.pricing.rule import name_days
from server.rental.spans import DAY, Span
from tests.kit.clock import today
from tests.rental.village import day, on


@dataclass
class Replica:
    """Window of one community; `listen` is an outbox sink."""

    actor: Actor
    community: int
    first: int
    last: int
    stays: dict[str, Any] = field(default_factory=dict)
    unassigned: dict[str, Any] = field(default_factory=dict)
    units: dict[str, Any] = field(default_factory=dict)
    prices: dict[str, list[str]] = field(default_factory=dict)
    rules: dict[str, dict[str, Any]] = field(default_factory=dict)
    heard: int = 0
    stale: bool = False

    async def fresh(self) -> dict[str, Any]:
        query = {"from": on(self.first), "to": on(self.last), "communityId": str(self.community)}
        return await read_board(self.actor, BoardQuery.model_validate(query))

    async def load(self) -> None:
        board = await self.fresh()
        self.stays = {stay["id"]: stay for stay in board["stays"]}
        self.unassigned = {stay["id"]: stay for stay in board["unassigned"]}
        self.units = {unit["id"]: unit for unit in board["units"]}
        self.prices, self.rules = board["prices"], board["rules"]
        self.stale = False

    async def listen(self, events: list[OutboxEvent]) -> None:
        for event in events:
            if event.topic == f"board/{self.community}" and event.tenant_id == self.actor.tenant_id:
                self.heard += 1
                self.apply(event.op, event.data)

    def apply(self, op: str, data: dict[str, Any]) -> None:
        if op == "stay.put":
            stay = data["stay"]
            last = stay["to"] if "hours" not in stay else (date.fromisoformat(stay["to"]) + DAY).isoformat()
            shown = stay["from"] < on(self.last) and last > on(self.first)
            known = self.stays.get(stay["id"])
            if known is not None and known["version"] > stay["version"]:
                return
            if shown:
                self.stays[stay["id"]] = stay
            else:
                self.stays.pop(stay["id"], None)
        elif op == "unassigned.put":
            self._wait(data["stay"])
        elif op == "unassigned.del":
            self.unassigned.pop(data["id"], None)
        elif op == "stay.del":
            self.stays.pop(data["id"], None)
        elif op == "unit.put":
            self.units[data["unit"]["id"]] = data["unit"]
        elif op == "price.put":
            for cell in data["cells"]:
                self._paint(**cell)
        elif op == "resync":
            self.stale = True

    def _wait(self, stay: dict[str, Any]) -> None:
        known = self.unassigned.get(stay["id"])
        if known is not None and (known["version"], known["revision"]) > (stay["version"], stay["revision"]):
            return
        if stay["from"] < on(self.last) and stay["to"] > on(self.first):
            self.unassigned[stay["id"]] = stay
        else:
            self.unassigned.pop(stay["id"], None)

    def _paint(self, unitId: str, night: str, price: str, rule: dict[str, Any] | None) -> None:
        place = (date.fromisoformat(night) - day(self.first)).days
        if not 0 <= place < self.last - self.first:
            return
        if unitId in self.prices:
            self.prices[unitId] = [*self.prices[unitId][:place], price, *self.prices[unitId][place + 1 :]]
        nights = {**self.rules.pop(unitId, {}), night: rule}
        if kept := {key: value for key, value in sorted(nights.items()) if value}:
            self.rules[unitId] = kept

    async def compare(self) -> None:
        """Equal to a fresh read, and the counters of the days follow from what is held."""
        board = await self.fresh()
        if self.stale:
            await self.load()
        assert self.stays == {stay["id"]: stay for stay in board["stays"]}
        assert self.unassigned == {stay["id"]: stay for stay in board["unassigned"]}
        assert self.units == {unit["id"]: unit for unit in board["units"]}
        assert (self.prices, self.rules) == (board["prices"], board["rules"])
        units = [{"id": unit["id"], "leaf_ids": unit["leafIds"]} for unit in self.units.values()]
        span = Span(day(self.first), day(self.last))
        stays, waiting = list(self.stays.values()), list(self.unassigned.values())
        assert count_days(units, stays, span, name_days([], span), waiting) == board["days"]
        assert count_types(list(self.units.values()), stays, waiting, span) == board["types"]
        assert today().isoformat() == board["today"]
