"""Shapes of signing calls and of what is told live.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from typing import Literal

from server.engine.effects import Offered
from server.http.shape import Shape, WordPair


class SigningPartyShape(Shape):
    """`turn`: its signature is waited for now. `expiresAt`: of its code, none where there is no code any more."""

    id: str
    role: str
    name: str
    phone: str
    seq: int
    state: str
    turn: bool
    method: str | None
    witness: str | None
    reason: str | None
    opened_at: str | None
    identified_at: str | None
    signed_at: str | None
    expires_at: str | None


class SigningEventShape(Shape):
    """`by`: who did it, where that is somebody of the desk."""

    seq: int
    kind: str
    at: str
    party: str | None
    by: str | None
    hash: str


class SigningFlowShape(Offered):
    """`atHand`: the reader may do something with it. `now`: by the server's clock, for what counts down."""

    id: str
    no: str
    kind: str
    subject_id: str
    title: str
    state: str
    order_mode: str
    reason: str | None
    sent_at: str | None
    ended_at: str | None
    doc_sha256: str
    pdf: str
    final_sha256: str | None
    final_pdf: str | None
    erased_at: str | None
    keep_until: str | None
    seal_state: str
    seal_note: str | None
    verify_url: str
    fault_seq: int | None
    version: int
    at_hand: bool
    now: str
    parties: list[SigningPartyShape]
    events: list[SigningEventShape]


class SigningLinkShape(Shape):
    """A code to scan: its address, the picture of it, and until when it is good."""

    url: str
    svg: str
    expires_at: str


class LinkSentShape(Shape):
    """The masked number that it was sent to."""

    to: str


class FlowNews(Shape):
    """Something happened to a flow; who looks reads it again."""

    id: str
    state: str


class ConsentShape(Shape):
    version: int
    text: WordPair


class InvitationShape(Shape):
    """What a good link opens: no more of a person than they need to know that they are meant. `ahead`: who must sign first.

    `sealed`: all have signed, and the link leads to the sealed file.
    """

    organisation: str
    title: str
    no: str
    role: str
    name: str
    phone: str
    state: str
    turn: bool
    ahead: int
    signed: int
    parties: int
    sealed: bool
    witness: str | None
    expires_at: str
    now: str
    doc_sha256: str
    consent: ConsentShape


class SignerCodeShape(Shape):
    to: str
    seconds: int


class SignerSessionShape(Shape):
    """What the phone shows with every further call; `until` is its end."""

    session: str
    until: str


class DocumentSignedShape(Shape):
    """`left`: parties who have not signed yet. `code` leads to the verify page."""

    state: str
    left: int
    code: str


class TemplateChoiceShape(Shape):
    """A published template; `preferred`: what papers are written with where nobody says otherwise."""

    id: str
    name: str
    version: int
    preferred: bool


class SigningProgressShape(Shape):
    """`left`: parties who have not signed yet. `ready`: the sealed file can be fetched."""

    state: str
    left: int
    ready: bool


class DocumentReadShape(Shape):
    doc_sha256: str


class VerdictPartyShape(Shape):
    role: str
    name: str
    state: str
    signed_at: str | None


class VerdictShape(Shape):
    """`verdict` of a file or of a flow. `event`: the first that is not what was written; `what`: the part of a file that was changed.

    `erased`: it was sealed here, and is not kept any more.
    """

    verdict: Literal["authentic", "altered", "unknown", "unsigned", "open"]
    no: str | None = None
    title: str | None = None
    organisation: str | None = None
    state: str | None = None
    sent_at: str | None = None
    ended_at: str | None = None
    event: int | None = None
    event_kind: str | None = None
    what: WordPair | None = None
    erased: bool = False
    final_sha256: str | None = None
    head: str | None = None
    root_day: str | None = None
    root: str | None = None
    parties: list[VerdictPartyShape] = []
