"""Calls of the domain that are not generic."""

from server.http.adapters import Id
from server.http.route import Route
from server.member.greetings import DraftedGreetings, DraftGreetings, draft_greetings
from server.member.occasions import AskOccasions, Occasions, read_occasions
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
    Route(
        "GET",
        "/vip/greeting/birthdays",
        read_occasions,
        needs="vip:greeting:birthdays",
        query=AskOccasions,
        result=Occasions,
        summary="生日与纪念日 | Birthdays and anniversaries",
    ),
    Route(
        "POST",
        "/vip/greeting/draft",
        draft_greetings,
        needs="vip:greeting:draft",
        body=DraftGreetings,
        result=DraftedGreetings,
        message="祝福已拟写 | The greetings are drafted",
        summary="拟写祝福 | Draft greetings",
    ),
]
