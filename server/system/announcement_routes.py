"""Calls of announcements; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system import announcement_page, announcements, notice_settings
from server.system import announcement_reading as reading
from server.system.notice_settings import NoticeSettingBody
from server.system.shapes.announcements import AnnouncementAgain, AnnouncementId, MyAnnouncements, ReadAnnouncement

_RELEASE, _REVOKE = "sys:annountCement:release", "sys:annountCement:revoke"

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/annountCement/show/{id}",
        announcement_page.show,
        raw="text/html",
        cookie=True,
        summary="通告页面 | An announcement as a page",
    ),
    Route("GET", "/sys/annountCement/queryById", reading.read_one, query=AnnouncementId, summary="一条通告 | One"),
    Route(
        "GET",
        "/sys/annountCement/doReleaseData",
        announcements.release,
        needs=_RELEASE,
        query=AnnouncementId,
        message="发布成功！ | Released",
        summary="发布通告 | Release",
        writes=True,
    ),
    Route(
        "POST",
        "/sys/annountCement/doReleaseData",
        announcements.release,
        needs=_RELEASE,
        body=AnnouncementId,
        message="发布成功！ | Released",
        summary="发布通告 | Release",
    ),
    Route(
        "GET",
        "/sys/annountCement/doReovkeData",
        announcements.revoke,
        needs=_REVOKE,
        query=AnnouncementId,
        message="撤销成功！ | Revoked",
        summary="撤销通告 | Revoke",
        writes=True,
    ),
    Route(
        "POST",
        "/sys/annountCement/doReovkeData",
        announcements.revoke,
        needs=_REVOKE,
        body=AnnouncementId,
        message="撤销成功！ | Revoked",
        summary="撤销通告 | Revoke",
    ),
    Route(
        "GET",
        "/sys/annountCement/syncNotic",
        announcements.remind,
        needs=_RELEASE,
        query=AnnouncementAgain,
        message="提醒成功！ | Reminded",
        summary="再次提醒 | Remind those who have not read",
        writes=True,
    ),
    Route("GET", "/sys/annountCement/listByUser", reading.bell, summary="未读通告 | Unread of each kind"),
    Route(
        "GET",
        "/sys/annountCement/listByRead",
        reading.list_by_read,
        query=MyAnnouncements,
        summary="我的通告 | My announcements",
    ),
    Route(
        "GET",
        "/sys/sysAnnouncementSend/getMyAnnouncementSend",
        reading.my_sends,
        query=MyAnnouncements,
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
        summary="全部已读 | Mark all as read",
    ),
    Route("GET", "/sys/noticeSetting/mine", notice_settings.read, summary="我的提醒设置 | My reminders"),
    Route(
        "PUT",
        "/sys/noticeSetting/mine",
        notice_settings.save,
        body=NoticeSettingBody,
        message="保存成功！ | Saved",
        summary="保存提醒设置 | Save my reminders",
    ),
]
