"""What the steps of the domain's processes do besides changing the state."""

from server.content import messages, site, tasks, trips
from server.engine.effects import Effects

EFFECTS: dict[str, Effects] = {**tasks.EFFECTS, **trips.EFFECTS, **messages.EFFECTS, **site.EFFECTS}
