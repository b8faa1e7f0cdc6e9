"""Calls that anybody may make before signing in; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system.public import apps, festivals
from server.system.public.shapes import FestivalQuery, FestivalShape

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/common/static/public/app/{id}",
        apps.download,
        public=True,
        budget="page",
        raw="application/octet-stream",
        summary="下载应用 | Download the app",
    ),
    Route(
        "GET",
        "/sys/common/static/public/festival/{id}/{number}",
        festivals.background,
        public=True,
        budget="page",
        raw="image/*",
        summary="登录背景图 | Picture behind the login page",
    ),
    Route(
        "GET",
        "/modules/sysFestival/queryByDate",
        festivals.festival_of_day,
        public=True,
        budget="page",
        query=FestivalQuery,
        result=FestivalShape | None,
        summary="当日节日 | Festival of a day",
    ),
]
