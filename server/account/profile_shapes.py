"""Request shapes of the personal centre."""

from datetime import date
from typing import Literal

from pydantic import ConfigDict, Field

from server.account.models import Again, Email, NewPassword, Phone, Username
from server.http.body import Body


class EditProfile(Body):
    """What one may change about oneself without proving who one is; what is not given stays."""

    realname: str | None = Field(None, min_length=1, max_length=50)
    sex: Literal["1", "2"] | None = None
    birthday: date | None = None
    avatar: str | None = Field(None, max_length=255)


class SendOwnCode(Body):
    by: Literal["phone", "email"]


class ProveSelf(Body):
    """`answer`: the code that was sent, or the present password."""

    model_config = ConfigDict(str_strip_whitespace=False)

    by: Literal["phone", "email", "password"]
    answer: str = Field(min_length=1, max_length=200)


class SendNewCode(Body):
    """One of the two: where the code goes that proves the new value."""

    key: str = Field(min_length=1, max_length=100)
    phone: Phone | None = None
    email: Email | None = None


class ChangeSelf(Body):
    """Exactly one new value; phone and email come with the code that was sent to them."""

    key: str = Field(min_length=1, max_length=100)
    phone: Phone | None = None
    email: Email | None = None
    username: Username | None = None
    password: NewPassword | None = None
    confirmpassword: Again | None = None
    code: str = Field(default="", max_length=20)


class BindThird(Body):
    """The one-time key that the other system's callback page handed over."""

    third_user_uuid: str = Field(min_length=1, max_length=100)


class ThirdId(Body):
    id: str = Field(min_length=1, max_length=20)
