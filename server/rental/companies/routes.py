"""The call of company statements beside their list."""

from schema.rental.company import company_statement
from server.engine.monthly import Drawn
from server.http.adapters import with_body
from server.http.route import Route
from server.rental.companies.statements import DrawUpStatements, draw_statements

ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/companyStatement/draw",
        with_body(draw_statements),
        needs=company_statement.code("draw"),
        body=DrawUpStatements,
        result=Drawn,
        summary="生成协议单位对账单 | Draw up company statements",
    ),
]
