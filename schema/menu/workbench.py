"""The group /dashboard of the menu: workbench."""

from schema.menu.entry import Action, Group, Page
from schema.system.dashboard import MANAGE

WORKBENCH = Group(
    "/dashboard",
    "工作台 | Workbench",
    "dashboard",
    (
        Page("/dashboard/analysis", "首页 | Home", "home", "rental/Today", code="rental:today:list"),
        Page(
            "/dashboard/chamber",
            "商会总览 | The chamber",
            "bar-chart",
            "overview/Chamber",
            code="vip:overview:list",
        ),
        Page(
            "/dashboard/boards",
            icon="dashboard",
            component="system/Dashboards",
            resource="sys/dashboard",
            extra=(Action(MANAGE, "共享与管理 | Share and manage"),),
        ),
        Page("/report", "报表中心 | Reports", "bar-chart", "system/Reports", code="sys:report:list"),
        Page(
            "/dashboard/monitor",
            "运行监控 | Health",
            "bar-chart",
            "dashboard/Monitor",
            code="sys:service:monitor",
            hidden=True,
        ),
        Page(
            "/rental/board",
            "房态图 | Room board",
            "calendar",
            "rental/Board",
            code="rental:board:list",
            extra=(
                Action("rental:board:hold", "占位 | Hold"),
                Action("rental:board:pack", "自动排房与重排 | Assign and re-pack"),
                Action("rental:block:add", "关房 | Block a unit"),
                Action("rental:block:edit", "修改关房 | Change a block"),
                Action("rental:block:delete", "开房 | Open a unit"),
                Action("rental:room:clean", "改清洁状态 | Set clean state"),
            ),
        ),
        Page(
            "/rental/unitCalendar",
            "房源月历 | Calendar of a unit",
            "calendar",
            "rental/UnitCalendar",
            code="rental:board:list",
            hidden=True,
        ),
        Page(
            "/housekeeping/dispatch",
            "保洁派单 | Dispatch",
            "table",
            "housekeeping/Dispatch",
            code="housekeeping:dispatch",
        ),
    ),
)
