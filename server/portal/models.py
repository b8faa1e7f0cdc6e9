"""Models of what the calls of the portal take and answer."""

from typing import Literal

from pydantic import Field

from server.account.api import AppShape, ProvenBody
from server.http.body import Body
from server.http.shape import Shape, WordPair

AppName = Literal["assetMg", "risk", "workflow"]


class AppQuery(Body):
    name: AppName


class AppEntry(Shape):
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


class ColumnQuery(PublicQuery):
    column: str = Field(max_length=20)


class PageQuery(PublicQuery):
    path: str = Field(max_length=40)


class PictureQuery(PublicQuery):
    kind: Literal["logo", "ad", "block", "article"]
    id: str = Field(max_length=20)


class ClickedAd(PublicQuery):
    id: str = Field(max_length=20)


class PublicText(Shape):
    title: str
    since: str | None
    content: str
    markup: bool


class OfferedType(Shape):
    """`from`: yuan, the lowest price of today."""

    type: str
    title: str
    total: int
    free: int
    from_: str


class OfferedPlace(Shape):
    name: str
    region: str | None
    address: str | None
    types: list[OfferedType]


class PublicArticle(Shape):
    """`since`: when it was published; `cover`: the address of a picture."""

    id: str
    kind: str
    column_id: str | None
    title: str
    summary: str | None
    author: str | None
    cover: str | None
    on_top: bool
    since: str


class PublicAddress(Shape):
    name: str
    detail: str | None
    phone: str | None


class PublicAgreement(Shape):
    id: str
    kind: str
    title: str
    version: str


class PublicColumn(Shape):
    id: str
    name: str
    parent_id: str | None


class PublicAd(Shape):
    """`image`: the address of a picture; without one its title is shown."""

    id: str
    slot: str
    title: str
    link: str | None
    image: str | None


class PublicPageLine(Shape):
    path: str
    title: str


class AnsweredQuestion(Shape):
    """The title of what a tenant asked and the answer; `since`: when it was answered. Nothing of who asked."""

    id: str
    title: str
    answer: str
    category: str | None
    since: str | None


class PublicBlock(Shape):
    """`kind` says which of the others it shows: heading, text, image, cards or questions."""

    kind: str
    title: str | None
    html: str | None
    image: str | None
    articles: list[PublicArticle]
    questions: list[AnsweredQuestion]


class PublicPage(Shape):
    path: str
    title: str
    since: str
    blocks: list[PublicBlock]


class PublicFacts(Shape):
    """One organisation as everybody may know it."""

    name: str
    code: str
    date: str
    offer: list[OfferedPlace]
    articles: list[PublicArticle]
    addresses: list[PublicAddress]
    agreements: list[PublicAgreement]
    slogan: str | None
    record: str | None
    columns: list[PublicColumn]
    ads: list[PublicAd]
    pages: list[PublicPageLine]
    questions: list[AnsweredQuestion]
    apps: list[AppShape]


class AskOwnData(Body):
    """`owner_id`: whose data; `fields`: what they are asked for; `days`: how long the link is good."""

    owner_id: str
    fields: list[str] = Field(min_length=1, max_length=10)
    days: int = Field(default=7, ge=1, le=30)
    note: str = Field(default="", max_length=200)


class MadeLink(Shape):
    """Shown once: the server keeps a hash only."""

    id: str
    url: str
    expires: str | None
    svg: str


class Token(Body):
    token: str = Field(min_length=20, max_length=100)


class FillForm(Token, ProvenBody):
    values: dict[str, str] = Field(max_length=10)


class OwnOption(Shape):
    value: str
    label: WordPair


class OwnField(Shape):
    """`kind`: text, date or dict; a dict has `options`. `max`: the most characters, 0 where that does not matter."""

    key: str
    label: WordPair
    kind: str
    max: int
    pattern: str | None
    message: str | None
    options: list[OwnOption]
    known: bool


class OwnForm(Shape):
    """`name` is shortened: who holds the link knows whom it is for."""

    organisation: str
    name: str
    expires: str
    fields: list[OwnField]


class ReviewField(Shape):
    key: str
    label: WordPair
    now: str | None
    new: str | None
    decision: str | None


class Review(Shape):
    id: str
    version: int
    state: str
    name: str
    fields: list[ReviewField]


class TakeOver(Body):
    """`take`: the fields that are written to whom they tell of; the others are left as they are."""

    id: str
    version: int
    take: list[str] = Field(default_factory=list, max_length=10)
    note: str = Field(default="", max_length=200)


class MakeDisplay(Body):
    name: str = Field(min_length=1, max_length=60)
    income: bool = False
    days: int = Field(default=365, ge=1, le=3650)


class WallToday(Shape):
    arrivals: int
    arrived: int
    departures: int
    departed: int
    in_house: int


class WallNight(Shape):
    """How many places are taken and how many are closed."""

    night: str
    occupied: int
    blocked: int


class WallIncome(Shape):
    """Yuan of the month."""

    amount: str
    received: str
    refunded: str


class WallRoom(Shape):
    """`state`: what is to be seen from outside; nobody's name."""

    id: str
    name: str
    state: Literal["free", "part", "taken", "dirty", "cleaning", "closed"]


class WallFloor(Shape):
    floor: int
    rooms: list[WallRoom]


class WallBuilding(Shape):
    community: str
    building: str
    floors: list[WallFloor]


class WallActivity(Shape):
    id: str
    title: str
    place: str | None
    begin_at: str
    end_at: str
    running: bool
    taken: int
    capacity: int


class Wall(Shape):
    """Figures of a wall display; `income` only for those with the right."""

    organisation: str
    date: str
    time: str
    today: WallToday
    housekeeping: dict[str, int]
    rooms: dict[str, int]
    places: int
    nights: list[WallNight]
    plan: list[WallBuilding]
    activities: list[WallActivity]
    income: WallIncome | None


class Filled(Shape):
    """How many fields came in."""

    count: int
