"""Calls of the domain that are not generic."""

from server.content.calendar.links import FEED, end_own, feed, make_own, read_own
from server.content.calendar.shapes import CalendarAddress, OwnCalendar
from server.http.route import Route
from server.http.shape import Empty

ROUTES: list[Route] = [
    Route("GET", "/biz/calendar/mine", read_own, result=OwnCalendar, summary="我的日历订阅 | My calendar address"),
    Route(
        "POST",
        "/biz/calendar/mine/make",
        make_own,
        result=CalendarAddress,
        message="已生成新地址 | A new address was made",
        summary="生成日历地址 | Make a calendar address",
    ),
    Route(
        "POST",
        "/biz/calendar/mine/end",
        end_own,
        result=Empty,
        message="已停用 | Switched off",
        summary="停用日历地址 | Switch the calendar address off",
    ),
    Route("GET", FEED, feed, public=True, raw="text/calendar", summary="日历（iCal） | The calendar as iCal"),
]
