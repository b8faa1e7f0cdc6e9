"""The calls of owner statements beside their list."""

from schema.rental.owner_statement import owner_statement
from server.engine.monthly import Drawn
from server.http.adapters import Id, with_body, with_id
from server.http.route import Route
from server.rental.owners.paper import StatementPaper, read_paper
from server.rental.owners.statements import DrawUp, draw_statements

ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/ownerStatement/draw",
        with_body(draw_statements),
        needs=owner_statement.code("draw"),
        body=DrawUp,
        result=Drawn,
        summary="生成业主对账单 | Draw up owner statements",
    ),
    Route(
        "GET",
        "/rental/ownerStatement/paper",
        with_id(read_paper),
        needs=owner_statement.code("list"),
        query=Id,
        result=StatementPaper,
        summary="业主对账单 | An owner statement on paper",
    ),
]
