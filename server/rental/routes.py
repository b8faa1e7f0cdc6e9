"""Routes of rental, part by part."""

from server.http.route import Route
from server.rental.availability import routes as availability_routes
from server.rental.board import routes as board_routes
from server.rental.day import routes as day_routes
from server.rental.houses import routes as houses_routes
from server.rental.leases import routes as leases_routes
from server.rental.meters import routes as meters_routes
from server.rental.orders import routes as orders_routes
from server.rental.pricing import routes as pricing_routes
from server.rental.viewings import routes as viewings_routes

ROUTES: list[Route] = [
    *availability_routes.ROUTES,
    *board_routes.ROUTES,
    *day_routes.ROUTES,
    *houses_routes.ROUTES,
    *leases_routes.ROUTES,
    *meters_routes.ROUTES,
    *orders_routes.ROUTES,
    *pricing_routes.ROUTES,
    *viewings_routes.ROUTES,
]
