"""Request shapes of signing in and of one's own account."""

from pydantic import ConfigDict, Field, model_validator

from server.http.body import Body


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
