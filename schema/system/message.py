"""Message templates, and the messages that were made from them."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Json, Text
from schema.kit.field import f
from schema.kit.resource import Resource

SMS, MAIL, SYSTEM = "1", "2", "4"
SENT, FAILED = "1", "2"


class MessageTemplate(Base):
    """`template_content` is plain text with places like ${name}."""

    template_name = Char(100)
    template_code = Char(50)
    template_type = Char(1)
    template_content = Text()
    template_test_json = Json(null=True)
    use_status = Char(1, default="1")

    class Meta:
        table = "sys_message_template"


message_template = Resource(
    MessageTemplate,
    path="sys/message/sysMessageTemplate",
    title="消息模板 | Message templates",
    fields=[
        f("template_name", "模板标题 | Title", find="like"),
        f("template_code", "模板编码 | Code", rule="letters_digits", flags="once unique", find="like"),
        f("template_type", "模板类型 | Kind", dict="msg_template_type", find="eq"),
        f(
            "template_content",
            "模板内容 | Text",
            hide="list",
            limits=2000,
            help="可用 ${名称} 引用参数 | ${name} stands for a value",
        ),
        f("template_test_json", "测试数据 | Test values", hide="list"),
        f("use_status", "状态 | Status", dict="dict_item_status", find="eq"),
    ],
    actions=[
        Action(
            "sendMsg",
            "发送测试 | Send a test",
            needs="sys:message:sysMessageTemplate:send",
            when={"use_status": "1"},
        ),
    ],
    label="template_name",
)


class Message(Base):
    es_title = Char(100)
    es_type = Char(1)
    es_receiver = Char(2000)
    es_param = Json(null=True)
    es_content = Text()
    es_send_time = DateTime(null=True)
    es_send_status = Char(1)
    es_send_num = Int(default=0)
    es_result = Char(255, null=True)
    remark = Char(255, null=True)

    class Meta:
        table = "sys_message"


message = Resource(
    Message,
    path="sys/message/sysMessage",
    title="消息记录 | Messages sent",
    search="off",
    fields=[
        f("es_title", "消息标题 | Title", find="like"),
        f("es_type", "发送方式 | Kind", dict="msg_template_type", find="eq"),
        f("es_receiver", "接收人 | To", find="like"),
        f("es_content", "消息内容 | Text", hide="list"),
        f("es_send_time", "发送时间 | Sent", find="range"),
        f("es_send_status", "发送状态 | State", dict="msg_send_status", find="eq"),
        f("es_send_num", "发送次数 | Tries", hide="list"),
        f("es_result", "失败原因 | Reason of failure", hide="list"),
        f("remark", "备注 | Remark", hide="list"),
    ],
    can="list delete export",
    sort="-create_time",
    label="es_title",
)
