"""The label of a door: what the unit is called, what it is, and a code that opens its page."""

from schema.rental.unit import Unit
from server.kit.qr import draw_qr
from server.kit.scope import fetch
from server.printing.paper import Asked, Block, Sheet


async def door_label(asked: Asked) -> Sheet:
    """A unit; the code leads to its row, which only who may see it opens."""
    unit = await fetch(Unit, asked.actor, asked.subject)
    kind = await asked.words("unit_kind")
    words = [kind(unit.kind), unit.house_type or ""]
    svg = draw_qr(f"{asked.origin}/rental/unit?open={unit.id}")
    return Sheet(
        unit.title,
        [Block(large=unit.name, title=unit.title, facts=((" · ".join(filter(None, words)), ""),), svg=svg)],
    )
