"""Input and answers of the calls of users."""

from pydantic import Field

from server.account.api import NewPassword
from server.engine.model_schema import Schema, record_of
from server.http.body import Body
from server.http.shape import Shape


class PositionCode(Body):
    code: str = Field(min_length=1, max_length=40)


class UserIdQuery(Body):
    userid: str = Field(max_length=40)


class ChangePassword(Body):
    """An administrator sets another user's password."""

    username: str = Field(max_length=50)
    password: NewPassword
    confirmpassword: str = Field(max_length=64)
    reason: str = Field(default="", max_length=255)


class ResetFactor(Body):
    id: str = Field(max_length=40)
    reason: str = Field(min_length=2, max_length=200)


class FrozenBatch(Body):
    """`reason` goes to the trail."""

    ids: str = Field(max_length=200_000)
    status: str = Field(pattern="^[12]$")
    reason: str = Field(default="", max_length=255)


class ApproveUsers(Body):
    """Comma lists; roles and departments are given to each of the users."""

    ids: str = Field(max_length=200_000)
    role_ids: str = Field(default="", max_length=4000)
    depart_ids: str = Field(default="", max_length=4000)


class UserIdsQuery(Body):
    user_ids: str = Field(max_length=200_000)


class UserIds(UserIdsQuery):
    """The same as a body."""


class CheckUser(Body):
    username: str = Field(default="", max_length=50)
    phone: str = Field(default="", max_length=20)
    email: str = Field(default="", max_length=100)
    id: str = Field(default="", max_length=40)


class UserIdParam(Body):
    user_id: str = Field(max_length=40)


class DepartUsersQuery(Body):
    id: str = Field(max_length=2000)
    realname: str = Field(default="", max_length=50)


class RoleUsers(Body):
    role_id: str = Field(max_length=40)
    user_id_list: list[str] = Field(max_length=5000)


class UserInRole(Body):
    role_id: str = Field(max_length=40)
    user_id: str = Field(default="", max_length=40)
    user_ids: str = Field(default="", max_length=200_000)


class DepartUsers(Body):
    dep_id: str = Field(max_length=40)
    user_id_list: list[str] = Field(max_length=5000)


class UserInDepart(Body):
    dep_id: str = Field(max_length=40)
    user_id: str = Field(default="", max_length=40)
    user_ids: str = Field(default="", max_length=200_000)


class OrgCodeQuery(Body):
    """Users of a department by its code; `username` and `realname` as the list filters them."""

    org_code: str = Field(default="", max_length=64)
    username: str = Field(default="", max_length=50)
    realname: str = Field(default="", max_length=50)
    page_no: int = Field(default=1, ge=1, le=100_000)
    page_size: int = Field(default=10, ge=1, le=500)


class DepartOption(Shape):
    key: str
    value: str
    title: str


class AddressEntry(Shape):
    """A person in the address book; `departName`: "A | B"."""

    user_id: str
    depart_id: str | None
    depart_name: str
    username: str
    realname: str
    avatar: str | None
    sex: str | int | None
    phone: str | None
    email: str | None
    work_no: str | None
    post: str | None
    post_dict_text: str | None = Field(alias="post_dictText")
    org_code: str | None


class AddressPage(Shape):
    records: list[AddressEntry]
    total: int
    size: int
    current: int
    pages: int
    estimated: bool


class ThirdApps(Shape):
    """Which other systems people can be told things by."""

    wechat_enterprise: bool
    dingtalk: bool


USER_CARD: Schema = {**record_of("sys/user"), "title": "UserCard", "required": ["id"]}
"""A user; of somebody who may not list users only what says who they are."""
