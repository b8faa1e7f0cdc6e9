"""Hooks of the generic writes of system administration, collected from every part."""

from server.engine.hooks import Hooks
from server.system.announcements.hooks import HOOKS as ANNOUNCEMENT_HOOKS
from server.system.categories.hooks import HOOKS as CATEGORY_HOOKS
from server.system.dashboards.hooks import HOOKS as DASHBOARD_HOOKS
from server.system.departments.codes import HOOKS as DEPARTMENT_HOOKS
from server.system.gateway.table import HOOKS as GATEWAY_HOOKS
from server.system.messages.templates import HOOKS as MESSAGE_HOOKS
from server.system.regions.hooks import HOOKS as REGION_HOOKS
from server.system.reports.queries import HOOKS as REPORT_HOOKS
from server.system.roles.departments import HOOKS as DEPARTMENT_ROLE_HOOKS
from server.system.roles.hooks import HOOKS as ROLE_HOOKS
from server.system.rules.check import HOOKS as CHECK_RULE_HOOKS
from server.system.rules.fill import HOOKS as FILL_RULE_HOOKS
from server.system.service.parameters import HOOKS as PARAMETER_HOOKS
from server.system.sources.connections import HOOKS as SOURCE_HOOKS
from server.system.stand_ins.hooks import HOOKS as STAND_IN_HOOKS
from server.system.tenants.queries import HOOKS as TENANT_HOOKS
from server.system.users.hooks import HOOKS as USER_HOOKS

HOOKS: dict[str, Hooks] = {
    **ANNOUNCEMENT_HOOKS,
    **CATEGORY_HOOKS,
    **DASHBOARD_HOOKS,
    **DEPARTMENT_HOOKS,
    **GATEWAY_HOOKS,
    **MESSAGE_HOOKS,
    **REGION_HOOKS,
    **REPORT_HOOKS,
    **DEPARTMENT_ROLE_HOOKS,
    **ROLE_HOOKS,
    **CHECK_RULE_HOOKS,
    **FILL_RULE_HOOKS,
    **PARAMETER_HOOKS,
    **SOURCE_HOOKS,
    **STAND_IN_HOOKS,
    **TENANT_HOOKS,
    **USER_HOOKS,
}
