"""Shapes of what a re-pack proposes and answers; the wire types of the web follow from them."""

from typing import Literal

from pydantic import Field

from server.rental.shapes import Shape


class PackedStay(Shape):
    """A stay of the proposal; `to` is exclusive, `stay_id` the id of its bar."""

    stay_id: str
    order_id: str
    no: str
    guest: str
    from_: str = Field(alias="from")
    to: str


class PackingMove(PackedStay):
    """`unit_id` is null while the stay waits for a unit."""

    unit_id: str | None
    unit: str
    to_unit_id: str
    to_unit: str


class PackingUnplaced(PackedStay):
    """A stay that goes on waiting; `reason` says `why` in words."""

    unit_type: str
    why: Literal["full", "gap", "locked", "dates", "kept"]
    reason: str


class PackingBar(Shape):
    stay_id: str
    kind: str
    from_: str = Field(alias="from")
    to: str
    moves: bool


class PackingRow(Shape):
    """A leaf on which something changes."""

    unit_id: str
    title: str
    before: list[PackingBar]
    after: list[PackingBar]


class PackingShape(Shape):
    """Gaps are unbroken runs of free nights of all leaves of the community inside the window."""

    community_id: str
    from_: str = Field(alias="from")
    to: str
    gaps_before: int
    gaps_after: int
    moves: list[PackingMove]
    unplaced: list[PackingUnplaced]
    rows: list[PackingRow]
    seen: str


class PackedBack(Shape):
    """Where a stay was before, with the version that its order has now: sent as it is, it takes the move back."""

    id: str
    version: int
    stay_id: str
    unit_id: str | None


class PackedShape(Shape):
    """What was carried out; `back` is the body that takes it back."""

    moved: int
    back: list[PackedBack]
