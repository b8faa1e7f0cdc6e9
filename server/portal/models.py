"""What the calls of the portal take and answer."""

from typing import Any, Literal

from pydantic import Field

from server.http.body import Body

AppName = Literal["assetMg", "risk", "workflow"]


class AppQuery(Body):
    name: AppName


class AppEntry(Body):
    """`entry`: address of a small JSON file that names the module to mount."""

    name: str
    base: str
    entry: str


class PublicQuery(Body):
    """`tenant`: the organisation's code; without it the host decides, else the oldest organisation."""

    tenant: str = Field(default="", max_length=40)


class TextQuery(PublicQuery):
    kind: Literal["article", "agreement"]
    id: str


class PublicText(Body):
    title: str
    since: str | None
    content: str
    markup: bool


class PublicFacts(Body):
    """One organisation as everybody may know it."""

    name: str
    code: str
    date: str
    offer: list[dict[str, Any]]
    articles: list[dict[str, Any]]
    addresses: list[dict[str, Any]]
    agreements: list[dict[str, Any]]
    apps: list[dict[str, Any]]


class MakeLink(Body):
    """`fields`: what the renter is asked for; `days`: how long the link is good."""

    renter_id: str
    fields: list[str] = Field(min_length=1, max_length=10)
    days: int = Field(default=7, ge=1, le=30)
    note: str = Field(default="", max_length=200)


class MadeLink(Body):
    """Shown once: the server keeps a hash only."""

    id: str
    url: str
    expires: str | None
    svg: str


class RowId(Body):
    id: str


class Token(Body):
    token: str = Field(min_length=20, max_length=100)


class FillForm(Token):
    values: dict[str, str] = Field(max_length=10)


class OwnField(Body):
    key: str
    label: dict[str, str]
    max: int
    pattern: str | None
    message: str | None
    known: bool


class OwnForm(Body):
    """`name` is shortened: who holds the link knows whom it is for."""

    organisation: str
    name: str
    expires: str
    fields: list[OwnField]


class ReviewField(Body):
    key: str
    label: dict[str, str]
    now: str | None
    new: str | None
    decision: str | None


class Review(Body):
    id: str
    version: int
    state: str
    name: str
    fields: list[ReviewField]


class TakeOver(Body):
    """`take`: the fields that are written to the renter; the others are left as they are."""

    id: str
    version: int
    take: list[str] = Field(default_factory=list, max_length=10)
    note: str = Field(default="", max_length=200)


class MakeDisplay(Body):
    name: str = Field(min_length=1, max_length=60)
    income: bool = False
    days: int = Field(default=365, ge=1, le=3650)


class Wall(Body):
    """Figures of a wall display; `income` only for those with the right."""

    organisation: str
    date: str
    time: str
    today: dict[str, int]
    housekeeping: dict[str, int]
    rooms: dict[str, int]
    places: int
    nights: list[dict[str, Any]]
    income: dict[str, str] | None
