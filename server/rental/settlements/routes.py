"""The calls of settlements beside their list and the steps of their process."""

from schema.rental.settlement import Settlement
from server.engine.visible import with_visible_id
from server.http.adapters import Id, with_body
from server.http.route import Route
from server.rental.settlements.effects import begin_settlement
from server.rental.settlements.forms import BeginSettlement, PreviewSettlement
from server.rental.settlements.shapes import SettlementShape, StatementShape
from server.rental.settlements.view import preview, settlement_detail

ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/settlement/begin",
        with_body(begin_settlement),
        needs="rental:settlement:save",
        body=BeginSettlement,
        result=SettlementShape,
        summary="办理退租 | Begin leaving",
    ),
    Route(
        "POST",
        "/rental/settlement/preview",
        with_body(preview),
        needs="rental:settlement:save",
        body=PreviewSettlement,
        result=StatementShape,
        writes=False,
        summary="试算结算单 | Preview the statement",
    ),
    Route(
        "GET",
        "/rental/settlement/detail",
        with_visible_id(Settlement, settlement_detail),
        needs="rental:settlement:list",
        query=Id,
        result=SettlementShape,
        summary="结算单 | Settlement",
    ),
]
