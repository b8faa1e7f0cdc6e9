"""Calls of the domain that are not generic."""

from server.http.adapters import Id
from server.http.route import Route
from server.member.own_record import OwnRecord, read_mine
from server.member.segments import SegmentMembers, read_members

ROUTES: list[Route] = [
    Route("GET", "/vip/person/mine", read_mine, result=OwnRecord, summary="我的会员档案 | My own member record"),
    Route(
        "GET",
        "/vip/segment/members",
        read_members,
        needs="vip:segment:list",
        query=Id,
        result=SegmentMembers,
        summary="分群名单 | Who is in a segment",
    ),
]
