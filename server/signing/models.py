"""Bodies and queries of signing calls."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from server.http.body import Body

Kind = Annotated[str, Field(min_length=1, max_length=30)]
Link = Annotated[str, Field(min_length=1, max_length=200)]
Sha256 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
PICTURE_LETTERS = 400_000


class OfSubject(Body):
    """The row of a domain that is to be signed."""

    kind: Kind
    id: str


class PaperOf(OfSubject):
    """`template_id`: what its document is written with; the usual one of its kind where nobody says."""

    template_id: str | None = None


class OfParty(Body):
    party_id: str


class PrintOf(Body):
    """A flow whose document is printed."""

    id: str


class OfFlow(Body):
    id: str
    version: int


class EraseFlow(OfFlow):
    reason: Annotated[str, Field(min_length=2, max_length=200)]


class InstallKey(Body):
    """`bundle`: a PKCS#12 file as base64; it is opened in a child with limits and never stored."""

    bundle: Annotated[str, Field(min_length=1, max_length=150_000)]
    password: Annotated[str, StringConstraints(max_length=200, strip_whitespace=False)] = ""


class RenewKey(Body):
    """Nothing is asked."""


class ByLink(Body):
    """What a QR code holds."""

    token: Link


class ProveSigner(ByLink):
    code: Annotated[str, Field(max_length=12)]
    name: Annotated[str, Field(max_length=60)]
    id_tail: Annotated[str, Field(max_length=8)] = ""


class ProvenSigner(ByLink):
    """The link with what the phone got when it proved who holds it."""

    session: Annotated[str, Field(max_length=100)]


class ReadToEnd(ProvenSigner):
    doc_sha256: Sha256
    pages: Annotated[int, Field(ge=1, le=500)]


class SignDocument(ProvenSigner):
    """`intent`: made by the phone for this signature, so that the call may be sent again. `picture`: PNG or JPEG as base64."""

    intent: Annotated[str, Field(min_length=8, max_length=100)]
    method: Literal["draw", "type"]
    picture: Annotated[str, Field(max_length=PICTURE_LETTERS)] = ""
    text: Annotated[str, Field(max_length=60)] = ""
    consent: int
    doc_sha256: Sha256


class RefuseDocument(ProvenSigner):
    reason: Annotated[str, Field(min_length=2, max_length=200)]


class ByFingerprint(Body):
    sha256: Sha256


class ByCode(Body):
    code: Annotated[str, Field(min_length=1, max_length=64)]
