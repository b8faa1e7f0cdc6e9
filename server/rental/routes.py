"""Routes of rental, part by part."""

from server.http.route import Route
from server.rental.analysis import routes as analysis_routes
from server.rental.availability import routes as availability_routes
from server.rental.board import routes as board_routes
from server.rental.channels import routes as channels_routes
from server.rental.companies import routes as companies_routes
from server.rental.day import routes as day_routes
from server.rental.deposits import routes as deposits_routes
from server.rental.figures import routes as figures_routes
from server.rental.houses import routes as houses_routes
from server.rental.lease_changes import routes as lease_changes_routes
from server.rental.leases import routes as leases_routes
from server.rental.locks import routes as locks_routes
from server.rental.meters import routes as meters_routes
from server.rental.orders import routes as orders_routes
from server.rental.owners import routes as owners_routes
from server.rental.packing import routes as packing_routes
from server.rental.pricing import routes as pricing_routes
from server.rental.receivables import routes as receivables_routes
from server.rental.rent_roll import routes as rent_roll_routes
from server.rental.settlements import routes as settlements_routes
from server.rental.shifts import routes as shifts_routes
from server.rental.viewings import routes as viewings_routes

ROUTES: list[Route] = [
    *availability_routes.ROUTES,
    *board_routes.ROUTES,
    *channels_routes.ROUTES,
    *companies_routes.ROUTES,
    *day_routes.ROUTES,
    *deposits_routes.ROUTES,
    *figures_routes.ROUTES,
    *houses_routes.ROUTES,
    *leases_routes.ROUTES,
    *lease_changes_routes.ROUTES,
    *locks_routes.ROUTES,
    *meters_routes.ROUTES,
    *orders_routes.ROUTES,
    *owners_routes.ROUTES,
    *packing_routes.ROUTES,
    *pricing_routes.ROUTES,
    *receivables_routes.ROUTES,
    *rent_roll_routes.ROUTES,
    *analysis_routes.ROUTES,
    *settlements_routes.ROUTES,
    *shifts_routes.ROUTES,
    *viewings_routes.ROUTES,
]
