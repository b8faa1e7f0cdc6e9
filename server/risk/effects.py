"""Effects of a risk's transitions beside its state."""

from schema.risk.register import register
from server.engine.effects import Act, Effects


async def close(act: Act) -> None:
    act.changes["closing"] = act.reason


EFFECTS: dict[str, Effects] = {register.path: Effects(on={"close": close})}
