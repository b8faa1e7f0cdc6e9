"""Request shapes of signing in and of one's own account."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, StringConstraints, model_validator

from schema.kit.rules import RULES
from server.http.body import Body

Phone = Annotated[str, StringConstraints(pattern=f"^(?:{RULES['mobile'].pattern})$")]


class Login(Body):
    model_config = ConfigDict(str_strip_whitespace=False)

    username: str = Field(min_length=1, max_length=100)
    password: str = Field(min_length=1, max_length=200)
    captcha: str | None = None
    check_key: int | str | None = Field(default=None, alias="checkKey")
    remember_me: bool | None = None


class SelectDepart(Body):
    """`username` is accepted and not trusted: the token says who asks."""

    org_code: str = Field(max_length=64)
    username: str | None = None


class UpdatePassword(Body):
    """Spec names: oldpassword, password, confirmpassword, username."""

    oldpassword: str = Field(min_length=1, max_length=200)
    password: str = Field(min_length=8, max_length=64)
    confirmpassword: str = Field(max_length=64)
    username: str | None = None

    @model_validator(mode="after")
    def check_equal(self) -> "UpdatePassword":
        if self.password != self.confirmpassword:
            raise ValueError("两次输入的密码不一样！ | The two passwords differ")
        return self


class CheckCaptcha(Body):
    captcha: str = Field(max_length=20)
    check_key: int | str = Field(alias="checkKey")


class SendCode(Body):
    """smsmode: 0 sign in, 1 register, 2 reset."""

    mobile: Phone
    smsmode: Literal["0", "1", "2"] = "0"


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


class ThirdCallback(Body):
    code: str = Field(default="", max_length=2000)
    state: str = Field(min_length=1, max_length=200)


class Rehearsal(Body):
    state: str = Field(min_length=1, max_length=200)
