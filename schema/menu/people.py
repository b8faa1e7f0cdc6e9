"""The group /isystem of the menu: people and rights."""

from schema.menu.entry import Action, Group, Page

PEOPLE = Group(
    "/isystem",
    "组织与权限 | People and rights",
    "safety",
    (
        Page(
            "/isystem/user",
            icon="user",
            component="system/Users",
            resource="sys/user",
        ),
        Page("/isystem/realName", icon="idcard", resource="sys/realName"),
        Page("/isystem/userAgent", icon="contacts", resource="sys/sysUserAgent", hidden=True),
        Page(
            "/isystem/role",
            icon="safety",
            resource="sys/role",
            extra=(Action("sys:view:share", "共享列表视图 | Share list views"),),
        ),
        Page(
            "/isystem/permission",
            "菜单管理 | Menus and rights",
            "menu",
            "system/Menu",
            code="sys:permission:list",
            extra=(
                Action("sys:permission:add", "新增 | Add"),
                Action("sys:permission:edit", "修改 | Change"),
                Action("sys:permission:delete", "删除 | Delete"),
                Action("sys:permission:explain", "权限解释 | Explain a right"),
                Action("sys:permission:tenant", "租户权限 | Rights of a tenant"),
                Action("sys:permission:depart", "部门权限 | Rights of a department"),
            ),
        ),
        Page("/isystem/depart", icon="cluster", component="system/Departs", resource="sys/sysDepart"),
        Page("/isystem/myDepart", "我的部门 | My departments", "team", "system/MyDeparts", code="sys:sysDepart:mine"),
        Page("/isystem/departRole", icon="safety", resource="sys/sysDepartRole", hidden=True),
        Page("/isystem/position", icon="idcard", resource="sys/position"),
        Page(
            "/isystem/tenant",
            icon="cluster",
            resource="sys/tenant",
            extra=(Action("sys:tenant:delete", "删除 | Delete"),),
        ),
        Page("/isystem/tenantPackage", icon="cluster", resource="sys/tenantPackage"),
        Page("/isystem/supportVisit", icon="eye", resource="sys/supportVisit"),
        Page(
            "/isystem/online",
            "在线用户 | Online users",
            "user",
            "system/Online",
            code="sys:online:list",
            extra=(Action("sys:online:forceLogout", "强制退出 | Force sign-out"),),
        ),
        Page("/isystem/thirdAccount", icon="contacts", resource="sys/thirdAccount"),
    ),
)
