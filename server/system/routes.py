"""Calls of system administration beyond the generic ones, part by part."""

from server.http.route import Route
from server.system.access import routes as access_routes
from server.system.announcements import routes as announcements_routes
from server.system.categories import routes as categories_routes
from server.system.dashboards import routes as dashboards_routes
from server.system.departments import routes as departments_routes
from server.system.dictionaries import routes as dictionaries_routes
from server.system.gateway import routes as gateway_routes
from server.system.logs import routes as logs_routes
from server.system.menus import routes as menus_routes
from server.system.messages import routes as messages_routes
from server.system.public import routes as public_routes
from server.system.regions import routes as regions_routes
from server.system.reports import routes as reports_routes
from server.system.roles import routes as roles_routes
from server.system.rules import routes as rules_routes
from server.system.service import routes as service_routes
from server.system.sessions import routes as sessions_routes
from server.system.sources import routes as sources_routes
from server.system.stand_ins import routes as stand_ins_routes
from server.system.tenants import routes as tenants_routes
from server.system.users import routes as users_routes

ROUTES: list[Route] = [
    *access_routes.ROUTES,
    *announcements_routes.ROUTES,
    *categories_routes.ROUTES,
    *dashboards_routes.ROUTES,
    *departments_routes.ROUTES,
    *dictionaries_routes.ROUTES,
    *gateway_routes.ROUTES,
    *logs_routes.ROUTES,
    *menus_routes.ROUTES,
    *messages_routes.ROUTES,
    *public_routes.ROUTES,
    *regions_routes.ROUTES,
    *reports_routes.ROUTES,
    *roles_routes.ROUTES,
    *rules_routes.ROUTES,
    *service_routes.ROUTES,
    *sessions_routes.ROUTES,
    *sources_routes.ROUTES,
    *stand_ins_routes.ROUTES,
    *tenants_routes.ROUTES,
    *users_routes.ROUTES,
]
