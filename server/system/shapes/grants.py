"""Input of the calls that grant menus to roles, tenants and departments."""

from pydantic import Field

from server.http.body import Body


class SaveRolePermission(Body):
    role_id: str = Field(max_length=40)
    permission_ids: str = Field(default="", max_length=400_000)


class SaveTenantPermission(Body):
    tenant_id: str = Field(max_length=40)
    permission_ids: str = Field(default="", max_length=400_000)


class SaveDepartPermission(Body):
    depart_id: str = Field(max_length=40)
    permission_ids: str = Field(default="", max_length=400_000)


class RoleIdQuery(Body):
    role_id: str = Field(max_length=40)


class TenantIdQuery(Body):
    """`tenant_id` empty means one's own."""

    tenant_id: str = Field(default="", max_length=40)


class DepartIdQuery(Body):
    depart_id: str = Field(max_length=40)


class RoleCodeQuery(Body):
    role_code: str = Field(max_length=50)
    id: str = Field(default="", max_length=40)


class CopyRole(Body):
    """`id` is the role whose grants are taken over."""

    id: str = Field(max_length=40)
    role_code: str = Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")
    role_name: str = Field(min_length=1, max_length=100)


class ExplainQuery(Body):
    user_id: str = Field(max_length=40)
    code: str = Field(min_length=1, max_length=100)
