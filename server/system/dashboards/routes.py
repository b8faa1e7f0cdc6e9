"""Calls of dashboards beyond the generic ones."""

from server.http.route import Route
from server.system.dashboards.cards import Cards
from server.system.dashboards.figures import CardFigure, read_figures

ROUTES: list[Route] = [
    Route(
        "POST",
        "/sys/dashboard/figures",
        read_figures,
        "sys:dashboard:list",
        writes=False,
        body=Cards,
        result=list[CardFigure],
        summary="看板数字 | Figures of a dashboard",
    )
]
