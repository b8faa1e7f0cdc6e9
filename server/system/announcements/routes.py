"""Calls of announcements; each row: method, path, function, right, input, summary."""

from schema.system.announcement import announcement
from server.engine.process import transition_handler
from server.http.route import Route
from server.system.announcements import effects, page, reading
from server.system.announcements.shapes import (
    OPENED_ANNOUNCEMENT,
    AnnouncementAgain,
    AnnouncementId,
    AnnouncementStep,
    BellShape,
    MyAnnouncementPage,
    MyAnnouncements,
    ReadAnnouncement,
    SendStatus,
)

_RELEASE, _REVOKE = "sys:annountCement:release", "sys:annountCement:revoke"

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/annountCement/show/{id}",
        page.show,
        raw="text/html",
        cookie=True,
        summary="通告页面 | An announcement as a page",
    ),
    Route(
        "GET",
        "/sys/annountCement/queryById",
        reading.read_one,
        query=AnnouncementId,
        result=OPENED_ANNOUNCEMENT,
        summary="一条通告 | One",
    ),
    Route(
        "GET",
        "/sys/annountCement/doReleaseData",
        transition_handler(announcement, "doReleaseData"),
        needs=_RELEASE,
        query=AnnouncementId,
        message="发布成功！ | Released",
        result=SendStatus,
        summary="发布通告 | Release",
        writes=True,
    ),
    Route(
        "POST",
        "/sys/annountCement/doReleaseData",
        transition_handler(announcement, "doReleaseData"),
        needs=_RELEASE,
        body=AnnouncementStep,
        message="发布成功！ | Released",
        result=SendStatus,
        summary="发布通告 | Release",
    ),
    Route(
        "GET",
        "/sys/annountCement/doReovkeData",
        transition_handler(announcement, "doReovkeData"),
        needs=_REVOKE,
        query=AnnouncementId,
        message="撤销成功！ | Revoked",
        result=SendStatus,
        summary="撤销通告 | Revoke",
        writes=True,
    ),
    Route(
        "POST",
        "/sys/annountCement/doReovkeData",
        transition_handler(announcement, "doReovkeData"),
        needs=_REVOKE,
        body=AnnouncementStep,
        message="撤销成功！ | Revoked",
        result=SendStatus,
        summary="撤销通告 | Revoke",
    ),
    Route(
        "GET",
        "/sys/annountCement/syncNotic",
        effects.ring,
        query=AnnouncementAgain,
        message="同步成功！ | Synchronised",
        result=int,
        summary="同步消息 | Ring one's own bell",
        writes=True,
    ),
    Route(
        "GET", "/sys/annountCement/listByUser", reading.bell, result=BellShape, summary="未读通告 | Unread of each kind"
    ),
    Route(
        "GET",
        "/sys/annountCement/listByRead",
        reading.list_by_read,
        query=MyAnnouncements,
        result=MyAnnouncementPage,
        summary="我的通告 | My announcements",
    ),
    Route(
        "GET",
        "/sys/sysAnnouncementSend/getMyAnnouncementSend",
        reading.my_sends,
        query=MyAnnouncements,
        result=MyAnnouncementPage,
        summary="我的消息 | My messages",
    ),
    Route(
        "PUT",
        "/sys/sysAnnouncementSend/editByAnntIdAndUserId",
        reading.mark_read,
        body=ReadAnnouncement,
        summary="标记已读 | Mark as read",
    ),
    Route(
        "PUT",
        "/sys/sysAnnouncementSend/readAll",
        reading.mark_all_read,
        message="全部已读 | All read",
        result=int,
        summary="全部已读 | Mark all as read",
    ),
]
