"""Request shapes of signing in and of one's own account."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, ConfigDict, Field, StringConstraints, ValidationInfo, model_validator

from schema.kit.rules import RULES
from server.http.body import Body, Narrow

DIFFERENT = "两次输入的密码不一样！ | The two passwords do not match"


def ruled(name: str) -> AfterValidator:
    """Text that follows a named rule, refused in the rule's own words."""

    def check(text: str) -> str:
        fitting = RULES[name].read(text)
        if fitting is None:
            raise ValueError(RULES[name].message)
        return fitting

    return AfterValidator(check)


def _same(again: str, info: ValidationInfo) -> str:
    if info.data.get("password", again) != again:
        raise ValueError(DIFFERENT)
    return again


Phone = Annotated[str, StringConstraints(max_length=20), ruled("mobile")]
Email = Annotated[str, StringConstraints(max_length=100), ruled("email")]
Username = Annotated[str, StringConstraints(max_length=50), ruled("workbench_username")]
NewPassword = Annotated[str, StringConstraints(max_length=64), ruled("password")]
Again = Annotated[str, StringConstraints(max_length=64), AfterValidator(_same)]


class Login(Body):
    model_config = ConfigDict(str_strip_whitespace=False)

    username: Narrow = Field(min_length=1, max_length=100)
    password: str = Field(min_length=1, max_length=200)
    captcha: str | None = None
    check_key: int | str | None = Field(default=None, alias="checkKey")
    slider: str | None = Field(default=None, max_length=100)
    remember_me: bool | None = None


class SelectDepart(Body):
    """`username` is accepted and not trusted: the token says who asks."""

    org_code: str = Field(max_length=64)
    username: str | None = None


class UpdatePassword(Body):
    """Spec names: oldpassword, password, confirmpassword, username."""

    oldpassword: str = Field(min_length=1, max_length=200)
    password: NewPassword
    confirmpassword: Again
    username: str | None = None


class CheckCaptcha(Body):
    captcha: str = Field(max_length=20)
    check_key: int | str = Field(alias="checkKey")


class SliderTrack(Body):
    """`track`: [x, milliseconds] of each step of the handle; `width`: how far it can go."""

    id: str = Field(min_length=1, max_length=100)
    by: Literal["pointer", "keyboard"] = "pointer"
    width: float = Field(ge=40, le=4000)
    track: list[tuple[Annotated[float, Field(ge=-4000, le=8000)], Annotated[float, Field(ge=0, le=1e7)]]] = Field(
        min_length=2, max_length=800
    )


class SendCode(Body):
    """smsmode: 0 sign in, 1 register, 2 reset. A pass of the slider, or the letters of a picture, go with it."""

    mobile: Phone
    smsmode: Literal["0", "1", "2"] = "0"
    captcha: str | None = None
    check_key: int | str | None = Field(default=None, alias="checkKey")
    slider: str | None = Field(default=None, max_length=100)


class PhoneLogin(Body):
    mobile: Phone
    captcha: str = Field(min_length=1, max_length=20)
    remember_me: bool | None = None


class QrcodeLogin(Body):
    qrcode_id: str = Field(min_length=1, max_length=100)


class ScanQrcode(Body):
    qrcode_id: str = Field(min_length=1, max_length=100)
    act: Literal["scan", "confirm", "refuse"]


class BindPhone(Body):
    """`thirdUserUuid` is the one-time key that the callback page handed over, never the other system's own id."""

    mobile: Phone
    captcha: str = Field(min_length=1, max_length=20)
    third_user_uuid: str = Field(min_length=1, max_length=100)


class CasTicket(Body):
    ticket: str = Field(min_length=1, max_length=500)
    service: str = Field(min_length=1, max_length=500)


class ThirdStart(Body):
    """`back`: a page of the portal."""

    back: str | None = Field(default=None, max_length=1000, pattern=r"^/([^/\\].*)?$")


class ThirdCallback(Body):
    code: str = Field(default="", max_length=2000)
    state: str = Field(min_length=1, max_length=200)


class Rehearsal(Body):
    state: str = Field(min_length=1, max_length=200)


class CheckFree(Body):
    """One of the two; what somebody is typing into the registration form."""

    username: str = Field(default="", max_length=50)
    phone: str = Field(default="", max_length=11)


class Register(Body):
    """`smscode`: sent to the phone with smsmode 1. `agreements`: kind:version of those that were shown and accepted."""

    username: Username
    realname: str = Field(min_length=1, max_length=50)
    phone: Phone
    smscode: str = Field(min_length=1, max_length=20)
    email: Email | None = None
    password: NewPassword
    confirmpassword: Again
    agreements: list[Annotated[str, StringConstraints(max_length=60)]] = Field(default_factory=list, max_length=10)

    @model_validator(mode="before")
    @classmethod
    def drop_empty_email(cls, data: Any) -> Any:
        return (
            {key: value for key, value in data.items() if key != "email" or value} if isinstance(data, dict) else data
        )


class Identify(Body):
    """`account`: user name, phone or e-mail."""

    account: str = Field(min_length=1, max_length=100)
    captcha: str | None = None
    check_key: int | str | None = Field(default=None, alias="checkKey")
    slider: str | None = Field(default=None, max_length=100)


class ProveCode(Body):
    key: str = Field(min_length=1, max_length=100)
    code: str = Field(min_length=1, max_length=20)


class ProveEmail(Body):
    """Where the code goes that proves the new address."""

    key: str = Field(min_length=1, max_length=100)
    email: Email


class Alter(Body):
    """A new password (twice), or a new e-mail with the code that was sent to it, of the account whose code was right."""

    key: str = Field(min_length=1, max_length=100)
    password: NewPassword | None = None
    confirmpassword: Again | None = None
    email: Email | None = None
    code: str = Field(default="", max_length=20)


class AgreementText(Body):
    kind: Literal["user", "privacy"]


class AcceptAgreements(Body):
    ids: list[str] = Field(min_length=1, max_length=10)
