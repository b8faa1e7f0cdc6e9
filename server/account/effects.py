"""What the steps of the domain's processes do besides changing the state."""

from server.account.real_names.effects import EFFECTS as REAL_NAME_EFFECTS
from server.engine.effects import Effects

EFFECTS: dict[str, Effects] = {**REAL_NAME_EFFECTS}
