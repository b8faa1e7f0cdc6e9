"""Input of the calls about department roles."""

from pydantic import Field

from server.http.body import Body


class DepartRoleQuery(Body):
    depart_id: str = Field(max_length=40)
    user_id: str = Field(default="", max_length=40)


class UserDepartRoles(Body):
    """`new_role_id` and `old_role_id` are comma lists; what the person holds is read from the database, not from the old list."""

    user_id: str = Field(max_length=40)
    new_role_id: str = Field(default="", max_length=20_000)
    old_role_id: str = Field(default="", max_length=20_000)


class SaveDepartRolePermission(Body):
    role_id: str = Field(max_length=40)
    permission_ids: str = Field(default="", max_length=400_000)
