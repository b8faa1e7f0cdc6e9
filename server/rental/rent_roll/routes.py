"""The calls of the rent roll."""

from server.http.adapters import with_body
from server.http.route import Route
from server.rental.rent_roll.read import PlaceOfRoll, RollQuery, read_roll, read_trend
from server.rental.rent_roll.shapes import RentRoll, RollTrend

ROUTES: list[Route] = [
    Route(
        "GET",
        "/rental/rentRoll",
        with_body(read_roll),
        needs="rental:rentRoll:list",
        query=RollQuery,
        result=RentRoll,
        summary="租金总览 | Rent roll",
    ),
    Route(
        "GET",
        "/rental/rentRoll/months",
        with_body(read_trend),
        needs="rental:rentRoll:list",
        query=PlaceOfRoll,
        result=RollTrend,
        summary="收缴、续租与空置趋势 | Collection, renewal and vacancy by month",
    ),
]
