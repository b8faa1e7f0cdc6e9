"""Calls of the domain that are not generic."""

from server.crm.history import read_history
from server.crm.shapes import OfCustomer, TalkHistory
from server.http.route import Route

ROUTES: list[Route] = [
    Route(
        "GET",
        "/crm/followUp/history",
        read_history,
        needs="crm:followUp:list",
        query=OfCustomer,
        result=TalkHistory,
        summary="客户的全部跟进 | All follow-ups of a customer",
    ),
]
