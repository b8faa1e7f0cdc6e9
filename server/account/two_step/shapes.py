"""Request and answer shapes of two-step verification."""

from pydantic import ConfigDict, Field

from server.http.body import Body
from server.http.shape import Shape


class SecondStep(Body):
    """`code`: six digits of the app, or a recovery code."""

    challenge: str = Field(min_length=1, max_length=100)
    code: str = Field(min_length=1, max_length=40)


class ConfirmFactor(Body):
    code: str = Field(min_length=1, max_length=20)


class ProveFactor(Body):
    """The present password, and a code of the app or for recovery."""

    model_config = ConfigDict(str_strip_whitespace=False)

    password: str = Field(min_length=1, max_length=200)
    code: str = Field(min_length=1, max_length=40)


class FactorState(Shape):
    """`left`: recovery codes not used yet. `demanded`: by a role of the person. `password`: whether there is one to turn it off by."""

    on: bool
    since: str | None
    left: int
    demanded: bool
    password: bool


class FactorStart(Shape):
    """`secret`: for who types it; `address` (otpauth) and `svg`, its QR code, for who scans it."""

    secret: str
    address: str
    svg: str


class RecoveryCodes(Shape):
    """Shown once."""

    codes: list[str]
