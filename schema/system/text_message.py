"""Messages to phones and e-mail addresses: what was handed to the provider, and with what result."""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime
from schema.kit.field import f
from schema.kit.resource import Resource


class TextMessage(Base):
    phone = Char(11, null=True)
    email = Char(100, null=True)
    purpose = Char(20)
    content = Char(200)
    state = Char(10)
    reason = Char(200, null=True)
    sent_at = DateTime(null=True)

    class Meta:
        table = "sys_sms"


text_message = Resource(
    TextMessage,
    path="sys/sms",
    title="短信与邮件记录 | Text messages and mails",
    search="off",
    fields=[
        f("phone", "手机号 | Phone", rule="mobile", find="like"),
        f("email", "邮箱 | E-mail", find="like"),
        f("purpose", "用途 | Purpose", dict="sms_purpose", find="eq"),
        f("content", "内容 | Text"),
        f("state", "状态 | State", dict="sms_state", find="eq"),
        f("reason", "失败原因 | Reason of failure", hide="list"),
        f("sent_at", "发送时间 | Sent", find="range"),
    ],
    can="list export",
    list="phone email purpose content state sent_at",
    sort="-create_time",
    label="phone",
)
