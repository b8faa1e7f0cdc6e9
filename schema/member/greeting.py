"""Greetings for birthdays and anniversaries of joining: drafted for chosen members, read over and sent by a person.

A greeting stands for one occasion of one year, so that nobody is congratulated twice.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref, Text
from schema.kit.dictionary import dictionary, states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

BIRTHDAY, JOINING = "birthday", "joining"
DRAFT, SENT, SPOKEN = "draft", "sent", "spoken"
GREETING_OCCASION = dictionary(
    "vip_greeting_occasion",
    "祝福事由 | Occasion of a greeting",
    "birthday=生日 | Birthday #magenta",
    "joining=入会纪念日 | Anniversary of joining #blue",
)


class Greeting(Base):
    """`years`: the age reached, or the years as a member, on `day`; `year` is that of the day."""

    member_id = Ref(db_index=True)
    occasion = Char(10, default=BIRTHDAY)
    year = Int(default=0)
    day = Date()
    years = Int(default=0)
    title = Char(100, default="")
    body = Text(default="")
    state = Char(10, default=DRAFT)

    class Meta:
        table = "vip_greeting"


greeting = Resource(
    Greeting,
    path="vip/greeting",
    title="节日祝福 | Greetings",
    rows=Rows(
        unique=[("member_id", "occasion", "year")],
        under={"member_id": "vip/person"},
        settled={"state": f"{SENT} {SPOKEN}"},
    ),
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="read_only", find="eq", width=120),
        f("occasion", "事由 | Occasion", dict="vip_greeting_occasion", flags="read_only", find="in", width=120),
        f("day", "日期 | Day", flags="read_only", find="range", width=120),
        f("year", "年度 | Year", flags="read_only", find="eq", width=88),
        f("years", "年数 | Years", flags="read_only", width=88, help="周岁或入会年数 | Age, or years as a member"),
        f("title", "标题 | Title", flags="required", find="like", width=200),
        f("body", "正文 | Text", kind="textarea", flags="required", limits=2000, width=320),
        f("state", "状态 | State", dict="vip_greeting_state", flags="read_only", find="in", width=112),
    ],
    list="member_id occasion day years title body state create_time",
    sort="day",
    can="list edit delete export",
    label="title",
    process=Process(
        "state",
        name="greeting",
        noun="祝福 | Greeting",
        number="title",
        states={
            DRAFT: "待发送 | Draft #orange",
            SENT: "已发送 | Sent #green",
            SPOKEN: "已当面或电话祝贺 | Congratulated in person #green",
        },
        transitions=[
            Transition(
                "send",
                "发送 | Send",
                DRAFT,
                SENT,
                batch=True,
                confirm="发送后不能撤回，确定发送？ | It cannot be taken back. Send it?",
                done="发送 | Sent",
            ),
            Transition(
                "speak",
                "已当面或电话祝贺 | Congratulated in person",
                DRAFT,
                SPOKEN,
                right="send",
                batch=True,
                done="当面或电话祝贺 | Congratulated in person",
            ),
        ],
    ),
)

GREETING_STATE = states(greeting, "祝福状态 | State of a greeting")
