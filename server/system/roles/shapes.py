"""Input and answers of the calls of roles."""

from pydantic import Field

from server.http.body import Body
from server.http.shape import Shape


class SaveDepartRules(Body):
    depart_id: str = Field(max_length=40)
    permission_id: str = Field(max_length=40)
    data_rule_ids: str = Field(default="", max_length=20_000)


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


class RoleCodeQuery(Body):
    role_code: str = Field(max_length=50)
    id: str = Field(default="", max_length=40)


class MatrixQuery(Body):
    """`ids` of the roles that stand side by side, as a comma list; `differs`: only what they do not have alike."""

    ids: str = Field(max_length=400)
    differs: bool = False


class CopyRole(Body):
    """`id` is the role whose grants are taken over."""

    id: str = Field(max_length=40)
    role_code: str = Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")
    role_name: str = Field(min_length=1, max_length=100)


class RoleShape(Shape):
    id: str
    role_code: str
    role_name: str
    description: str | None
    create_by: str | None
    create_time: str
    update_by: str | None
    update_time: str | None


class CopiedRole(Shape):
    id: str
    role_code: str
    role_name: str


class AssignedDepartRole(Shape):
    """That somebody holds a role of a department."""

    id: str
    user_id: str
    drole_id: str


class ViewAs(Body):
    """`version`: of the row as it was seen; which role it is does not depend on it."""

    id: str = Field(max_length=40)
    version: int | None = None


class ViewedAs(Shape):
    """A view that began; it ends at `endsAt`."""

    id: str
    role: str
    ends_at: str
