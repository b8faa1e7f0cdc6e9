"""What the steps of the domain's processes do besides changing the state."""

from server.account import real_names
from server.engine.effects import Effects

EFFECTS: dict[str, Effects] = {**real_names.EFFECTS}
