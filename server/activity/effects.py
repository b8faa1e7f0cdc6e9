"""What the steps of the domain's processes do besides changing the state."""

from server.engine.effects import Effects

EFFECTS: dict[str, Effects] = {}
