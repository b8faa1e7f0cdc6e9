"""The menu that the server drives, a file per group; the order here is the order on screen."""

from schema.menu.activities import ACTIVITIES
from schema.menu.applications import APPLICATIONS
from schema.menu.content import CONTENT
from schema.menu.customers import CUSTOMERS
from schema.menu.entry import LIST_PAGE, SUB_APP, Action, Group, Page
from schema.menu.finance import FINANCE
from schema.menu.forms import FORMS
from schema.menu.housekeeping import HOUSEKEEPING
from schema.menu.market import MARKET
from schema.menu.members import MEMBERS
from schema.menu.monitoring import MONITORING
from schema.menu.orders import ORDERS
from schema.menu.people import PEOPLE
from schema.menu.portal import PORTAL
from schema.menu.property import PROPERTY
from schema.menu.settings import SETTINGS
from schema.menu.surveys import SURVEYS
from schema.menu.utilities import UTILITIES
from schema.menu.workbench import WORKBENCH

__all__ = ["LIST_PAGE", "MENU", "SUB_APP", "VERBS", "Action", "Group", "Page"]

MENU: tuple[Group, ...] = (
    WORKBENCH,
    PROPERTY,
    ORDERS,
    UTILITIES,
    HOUSEKEEPING,
    MEMBERS,
    CUSTOMERS,
    FINANCE,
    ACTIVITIES,
    SURVEYS,
    MARKET,
    CONTENT,
    APPLICATIONS,
    FORMS,
    PORTAL,
    PEOPLE,
    SETTINGS,
    MONITORING,
)
VERBS = {
    "list": "查询 | List",
    "add": "新增 | Add",
    "edit": "修改 | Change",
    "delete": "删除 | Delete",
    "export": "导出 | Export",
    "import": "导入 | Import",
}
