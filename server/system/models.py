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
    """`del_not_exist` false (also what our own pages rely on): an unknown key stands for itself, so that positions hold."""

    key: str = Field(default="", max_length=5000)
    del_not_exist: bool = False


class TreeDataQuery(Body):
    """One level of a table: `condition` is a JSON object string."""

    pid: str = Field(default="", max_length=40)
    pid_field: str = Field(max_length=60)
    table_name: str = Field(max_length=60)
    text: str = Field(max_length=60)
    code: str = Field(default="", max_length=60)
    has_child_field: str = Field(default="", max_length=60)
    condition: str = Field(default="", max_length=2000)


class ItemCheck(Body):
    dict_id: str = Field(max_length=40)
    item_value: str = Field(max_length=100)
    id: str = Field(default="", max_length=40)


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


class ParentQuery(Body):
    parent_id: str = Field(max_length=40)


class ParentsQuery(Body):
    parent_ids: str = Field(max_length=20_000)


class MenuEntry(Body):
    """A SysPermission as the menu page sends it."""

    parent_id: str | None = Field(default=None, max_length=40)
    name: str = Field(min_length=1, max_length=100)
    title_en: str | None = Field(default=None, max_length=100)
    url: str | None = Field(default=None, max_length=200, pattern=r"^(https?://[^\s{}<>]+|[\w/:@.?=&-]*)$")
    component: str | None = Field(default=None, max_length=200, pattern=r"^[\w/-]*$")
    component_name: str | None = Field(default=None, max_length=100, pattern=r"^[\w-]*$")
    redirect: str | None = Field(default=None, max_length=200, pattern=r"^[\w/:-]*$")
    icon: str | None = Field(default=None, max_length=60)
    menu_type: int = Field(default=1, ge=0, le=2)
    perms: str | None = Field(default=None, max_length=500, pattern=r"^[\w:,./ -]*$")
    perms_type: str = Field(default="1", pattern="^[12]$")
    resource: str | None = Field(default=None, max_length=100)
    sort_no: int = Field(default=0, ge=0, le=1_000_000)
    status: str = Field(default="1", pattern="^[01]$")
    route: str = Field(default="1", pattern="^[01]$")
    hidden: bool = False
    keep_alive: bool = True
    always_show: bool = False
    internal_or_external: bool = False
    description: str | None = Field(default=None, max_length=255)


class EditMenu(MenuEntry):
    id: str = Field(max_length=40)
    row_version: int | None = None


class PermissionIdQuery(Body):
    permission_id: str = Field(max_length=40)


class RuleQuery(Body):
    permission_id: str = Field(max_length=40)
    rule_name: str = Field(default="", max_length=100)
    rule_value: str = Field(default="", max_length=255)


class RuleEntry(Body):
    """A data rule: column, condition and value as in the wire contract 6.3, never SQL."""

    permission_id: str = Field(max_length=40)
    rule_name: str = Field(min_length=1, max_length=100)
    rule_column: str = Field(min_length=1, max_length=60)
    rule_conditions: str = Field(max_length=20)
    rule_value: str = Field(min_length=1, max_length=255)
    status: str = Field(default="1", pattern="^[01]$")


class EditRule(RuleEntry):
    id: str = Field(max_length=40)


class SaveRoleRules(Body):
    role_id: str = Field(max_length=40)
    permission_id: str = Field(max_length=40)
    data_rule_ids: str = Field(default="", max_length=20_000)


class RoleCodeQuery(Body):
    role_code: str = Field(max_length=50)
    id: str = Field(default="", max_length=40)


class ExplainQuery(Body):
    user_id: str = Field(max_length=40)
    code: str = Field(min_length=1, max_length=100)


class ForceLogout(Body):
    """`token` is the opaque session id of the list, never a live token."""

    token: str = Field(max_length=40)


class FestivalQuery(Body):
    """`date` empty means today."""

    date: datetime.date | None = None


class PidQuery(Body):
    pid: str = Field(default="", max_length=40)


class DepartSearch(Body):
    key_word: str = Field(default="", max_length=100)
    my_dept_search: str = Field(default="", max_length=4)


class ParentIdsQuery(Body):
    depart_id: str = Field(default="", max_length=40)
    org_code: str = Field(default="", max_length=64)


class DepartUsersQuery(Body):
    id: str = Field(max_length=2000)
    realname: str = Field(default="", max_length=50)


class UserIdParam(Body):
    user_id: str = Field(max_length=40)


class UserIdsQuery(Body):
    user_ids: str = Field(max_length=200_000)


class UserIds(UserIdsQuery):
    """The same as a body."""


class CheckUser(Body):
    username: str = Field(default="", max_length=50)
    phone: str = Field(default="", max_length=20)
    email: str = Field(default="", max_length=100)
    id: str = Field(default="", max_length=40)


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


class CategoryRoot(Body):
    async_: bool = Field(default=True, alias="async")
    pcode: str = Field(default="", max_length=100)


class CategoryTree(Body):
    pid: str = Field(default="", max_length=40)
    pcode: str = Field(default="", max_length=100)
    condition: str = Field(default="", max_length=2000)


class CategoryOne(Body):
    field: str = Field(pattern="^(id|code)$")
    val: str = Field(max_length=100)


class CategoryItems(Body):
    ids: str = Field(default="", max_length=20_000)
    del_not_exist: bool = True


class DuplicateQuery(Body):
    table_name: str = Field(max_length=60)
    field_name: str = Field(max_length=60)
    field_val: str = Field(default="", max_length=500)
    data_id: str = Field(default="", max_length=40)


class CheckByCode(Body):
    rule_code: str = Field(max_length=50)
    value: str = Field(default="", max_length=500)
