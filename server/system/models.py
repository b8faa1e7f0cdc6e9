"""Query shapes of system calls."""

import datetime

from pydantic import Field

from server.http.body import Body


class CodeQuery(Body):
    code: str = Field(default="", max_length=200)


class LoadDictQuery(Body):
    keyword: str = Field(default="", max_length=100)
    page_size: int = Field(default=10, ge=1, le=200)


class LoadDictItemQuery(Body):
    key: str = Field(default="", max_length=5000)


class OptionsQuery(Body):
    """`path`: the resource; `ids` asks for labels of chosen rows, `keyword` searches labels."""

    path: str = Field(max_length=100)
    keyword: str = Field(default="", max_length=100)
    ids: str = Field(default="", max_length=20_000)
    page_size: int = Field(default=20, ge=1, le=200)


class UserIdQuery(Body):
    userid: str = Field(max_length=40)


class ChangePassword(Body):
    """An administrator sets another user's password."""

    username: str = Field(max_length=50)
    password: str = Field(min_length=8, max_length=64)
    confirmpassword: str = Field(max_length=64)


class FrozenBatch(Body):
    ids: str = Field(max_length=200_000)
    status: str = Field(pattern="^[12]$")


class SaveRolePermission(Body):
    role_id: str = Field(max_length=40)
    permission_ids: str = Field(default="", max_length=400_000)


class RoleIdQuery(Body):
    role_id: str = Field(max_length=40)


class ForceLogout(Body):
    """`token` is the opaque session id of the list, never a live token."""

    token: str = Field(max_length=40)


class FestivalQuery(Body):
    """`date` empty means today."""

    date: datetime.date | None = None
