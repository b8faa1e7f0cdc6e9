"""The calls of the analysis."""

from typing import Any

from server.http.adapters import with_body
from server.http.body import Body
from server.http.route import Route
from server.rental.analysis import read
from server.rental.analysis.shapes import AnalysedOrders, Analysis, ClaimedRows


def _read(path: str, use_case: Any, query: type[Body], result: Any, summary: str) -> Route:
    needs = "rental:analysis:list"
    return Route("GET", path, with_body(use_case), needs=needs, query=query, result=result, summary=summary)


ROUTES: list[Route] = [
    _read("/rental/analysis", read.read_analysis, read.AnalysisQuery, Analysis, "经营分析 | Analysis"),
    _read(
        "/rental/analysis/claimed", read.list_claimed, read.ClaimedQuery, ClaimedRows, "间夜明细 | Stays of bed-nights"
    ),
    _read("/rental/analysis/sold", read.list_sold, read.Paged, AnalysedOrders, "已售明细 | Orders with nights"),
    _read(
        "/rental/analysis/arriving",
        read.list_arriving,
        read.ArrivingQuery,
        AnalysedOrders,
        "到店订单明细 | Orders arriving",
    ),
]
