"""Calls of the domain that are not generic."""

from server.http.route import Route
from server.member.own_record import OwnRecord, read_mine

ROUTES: list[Route] = [
    Route("GET", "/vip/person/mine", read_mine, result=OwnRecord, summary="我的会员档案 | My own member record"),
]
