"""What the calls of the domain take and answer."""

from typing import Annotated, Literal

from pydantic import Field

from server.account.api import ProvenBody
from server.http.body import Body
from server.http.shape import Shape

LONGEST_TICKET = 200
"""Of what a code says, which is longer than a number."""


class CheckTicket(Body):
    ticket: str = Field(min_length=1, max_length=LONGEST_TICKET)
    gate: str = Field(default="", max_length=40)


class CheckedTicket(Shape):
    """`outcome`: let in now; was let in before, when and by whom; or not to be let in, as the state says."""

    outcome: Literal["admitted", "again", "refused"]
    state: str
    ticket_no: str
    name: str
    seats: int
    activity: str
    session: str | None
    checked_at: str | None
    checked_by: str | None
    gate: str | None


class SignUpLink(Shape):
    url: str
    svg: str


class ActivityToken(Body):
    token: str = Field(max_length=64)


class Answered(Body):
    id: str
    values: list[Annotated[str, Field(max_length=200)]] = Field(max_length=50)


class SignUp(ActivityToken, ProvenBody):
    """`session_id`: empty where the activity has none."""

    session_id: str = ""
    name: str = Field(max_length=60)
    phone: str = Field(max_length=20)
    seats: int = Field(default=1, ge=1, le=10)
    answers: list[Answered] = Field(default_factory=list, max_length=50)


class SignedUp(Shape):
    """`place`: how many are ahead in the line, and oneself. `link`: what follows the # of the address of the ticket's page."""

    state: str
    ticket_no: str
    place: int | None
    seats: int
    fee: str
    svg: str
    link: str


class TicketToken(Body):
    token: str = Field(max_length=100)


class OpenTicket(Shape):
    """`begin_at`, `end_at`: of the session where there is one. `queue`: the place in the line of who waits. `svg`: none where the
    ticket lets nobody in any more. `kept`: of a fee that was paid, what is kept at most if it is cancelled now; yuan."""

    organisation: str
    activity_id: str
    title: str
    session: str | None
    place: str | None
    begin_at: str
    end_at: str
    contact: str | None
    contact_phone: str | None
    name: str
    seats: int
    fee: str
    state: str
    queue: int | None
    reason: str | None
    checked_at: str | None
    ticket_no: str
    svg: str | None
    may_cancel: bool
    kept: str


class HereCode(Body):
    """What the address of the code on the wall says."""

    activity: str = Field(max_length=24)
    code: str = Field(max_length=40)


class Here(Shape):
    """`key`: lets sign in for some minutes, for who types slower than the code changes."""

    organisation: str
    activity_id: str
    title: str
    place: str | None
    begin_at: str
    end_at: str
    key: str


class SignInHere(Body):
    """`key`: as the code gave it. `who`: a mobile number or the number of a ticket; or `ticket`, the link of one."""

    key: str = Field(max_length=100)
    who: str = Field(default="", max_length=40)
    ticket: str = Field(default="", max_length=100)


class SignedInHere(Shape):
    """`outcome`: signed in now, or before, when and where."""

    outcome: Literal["admitted", "again"]
    name: str
    seats: int
    session: str | None
    checked_at: str
    gate: str | None


class WallArrival(Shape):
    id: str
    name: str
    seats: int
    at: str


class HallWall(Shape):
    """`came` of `expected`: people, not registrations. `url`, `svg`: the code that changes, none outside of the time to sign in;
    `left`: seconds until the next one."""

    organisation: str
    title: str
    place: str | None
    begin_at: str
    end_at: str
    came: int
    expected: int
    latest: list[WallArrival]
    url: str | None
    svg: str | None
    left: int


class OpenSession(Shape):
    id: str
    name: str
    begin_at: str
    end_at: str
    left: int


class OpenQuestion(Shape):
    id: str
    label: str
    kind: str
    options: list[str]
    required: bool


class OpenActivity(Shape):
    """`signing`: whether one may sign up now, may wait, or why not. Times as the wire writes them; `fee` in yuan for each."""

    organisation: str
    title: str
    place: str | None
    begin_at: str
    end_at: str
    sign_end: str
    fee: str
    organiser: str | None
    contact: str | None
    contact_phone: str | None
    content: str | None
    left: int
    need_review: bool
    signing: Literal["open", "waiting", "full", "early", "closed", "members"]
    sessions: list[OpenSession]
    questions: list[OpenQuestion]


class ExpectedPerson(Shape):
    """`phone`: the last digits. `came`: has signed in already; the code of such a ticket is not drawn any more."""

    id: str
    name: str
    phone: str
    seats: int
    session: str | None
    came: bool
    ticket_no: str
    svg: str


class SignInForm(Shape):
    """`svg`: opens the page at which tickets are checked."""

    title: str
    place: str | None
    begin_at: str
    end_at: str
    svg: str
    people: list[ExpectedPerson]


class DoorScan(Shape):
    """What a phone sent, by the name that it has there."""

    client_id: str
    outcome: Literal["admitted", "again", "refused", "double", "void"]
    at: str
    gate: str | None
    operator: str


class DoorTicket(Shape):
    """A ticket on the phone at the door, without the number of the person and with no more of the name than tells two apart.
    `serial`: which ticket of the registration counts. `scans`: of phones, in order."""

    id: str
    version: int
    serial: int
    ticket_no: str
    name: str
    seats: int
    state: str
    activity: str
    session: str | None
    checked_at: str | None
    checked_by: str | None
    gate: str | None
    scans: list[DoorScan]


class Door(Shape):
    """`keys`: by which codes are known as signed here, public halves of Ed25519 as base64url. `activities`: what the list is of."""

    tickets: list[DoorTicket]
    keys: list[str]
    activities: list[str]
    read_only: bool


class CheckedAtDoor(Shape):
    ticket: DoorTicket
