"""Dashboards that people build: cards of figures over lists, for their owner and for those of the roles they are shown to.

What a card says is read by the rights of whoever looks, so that showing one gives nobody a right.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Json
from schema.kit.field import f
from schema.kit.resource import Resource, Rows, Seen

MANAGE = "sys:dashboard:manage"
"""The right to show dashboards to roles, and to see and change those of others."""
_OWN = "t.create_by = (SELECT u.username FROM sys_user u WHERE u.id = {user})"
_SHOWN = (
    "EXISTS (SELECT FROM sys_user_role r WHERE r.user_id = {user} AND r.del_flag = 0 AND r.tenant_id = t.tenant_id"
    " AND r.role_id::text = ANY(string_to_array(t.roles, ',')))"
)


class Dashboard(Base):
    """`cards`: JSON as `server/system/dashboards/cards.py` reads it. `create_by` owns it."""

    name = Char(60)
    icon = Char(40, null=True)
    sort_no = Int(default=0)
    roles = Char(1000, null=True)
    cards = Json(default=list)

    class Meta:
        table = "sys_dashboard"


dashboard = Resource(
    Dashboard,
    path="sys/dashboard",
    title="数据看板 | Dashboards",
    fields=[
        f("name", "名称 | Name", find="like"),
        f("icon", "图标 | Icon", hide="list"),
        f("sort_no", "排序 | Order", limits=(0, 9999), width=80),
        f("roles", "可见角色 | Shown to roles", kind="refs", ref="sys/role"),
        f("cards", "卡片 | Cards", hide="list export import", example="[]"),
    ],
    can="list add edit delete",
    sort="sort_no",
    rows=Rows(seen=Seen(f"({_OWN} OR {_SHOWN})", beyond=MANAGE)),
    search="off",
)
