"""Calls of messages and of reminders; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system.messages import notice_settings, templates
from server.system.messages.notice_settings import NoticeSettingBody
from server.system.messages.shapes import NoticeSettingShape, SendMessage, SentMessage

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/noticeSetting/mine",
        notice_settings.read,
        result=NoticeSettingShape,
        summary="我的提醒设置 | My reminders",
    ),
    Route(
        "PUT",
        "/sys/noticeSetting/mine",
        notice_settings.save,
        body=NoticeSettingBody,
        message="保存成功！ | Saved",
        result=NoticeSettingShape,
        summary="保存提醒设置 | Save my reminders",
    ),
    Route(
        "POST",
        "/sys/message/sysMessageTemplate/sendMsg",
        templates.send_message,
        needs="sys:message:sysMessageTemplate:send",
        body=SendMessage,
        message="发送消息成功！ | Sent",
        result=SentMessage,
        summary="按模板发送消息 | Send a message from a template",
    ),
]
