"""Campaigns: many members are asked at once to complete their own data, each by a link of their own.

What became of it is counted from the links, so that a campaign never says anything else than they do.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import Field, Wire, f
from schema.kit.own_data import ACCEPTED, FILLED, PARTLY, REFUSED, REVOKED
from schema.kit.resource import Child, Resource

NEW, SILENT = "new", "silent"
CAMPAIGN_WHOM = dictionary(
    "vip_campaign_whom",
    "发送范围 | Whom it is sent to",
    "new=未发送过的会员 | Who has got none yet",
    "silent=未填写的会员（提醒） | Who has not answered (reminder)",
)
_LINKS = "SELECT count(*)::int FROM vip_improve l WHERE l.tenant_id = t.tenant_id AND l.campaign_id = t.id AND l.del_flag = 0"
_ANSWERED = f"('{FILLED}', '{ACCEPTED}', '{PARTLY}', '{REFUSED}')"


class Campaign(Base):
    """`below`: only who is complete to less than so many per cent. The counts hold nothing: they are read from the links."""

    name = Char(60)
    segment_id = Ref(null=True)
    below = Int(null=True)
    fields = Char(200)
    days = Int(default=14)
    note = Char(60, null=True)
    last_on = Date(null=True)
    sent = Int(default=0)
    opened = Int(default=0)
    answered = Int(default=0)
    taken = Int(default=0)

    class Meta:
        table = "vip_campaign"


def _count(column: str, label: str, condition: str) -> Field:
    return f(column, label, flags="read_only", width=88, hide="import", wire=Wire(reads=f"{_LINKS} AND {condition}"))


campaign = Resource(
    Campaign,
    path="vip/campaign",
    title="资料完善活动 | Campaigns for complete data",
    fields=[
        f("name", "名称 | Name", find="like", flags="unique", width=200),
        f(
            "segment_id",
            "会员分群 | Segment",
            ref="vip/segment",
            find="eq",
            width=160,
            help="不选则为全部会员 | Empty: all members",
        ),
        f("below", "完整度低于(%) | Complete below (%)", limits=(1, 100), width=120),
        f("fields", "请其填写 | Asked for", kind="dicts", dict="member_own_field", flags="required", width=200),
        f("days", "链接有效天数 | Days a link is good", limits=(1, 30), hide="list"),
        f("note", "附言 | A word to them", hide="list"),
        f("last_on", "最近发送 | Last sent on", flags="read_only", width=112),
        _count("sent", "已发送 | Sent", f"l.state <> '{REVOKED}'"),
        _count("opened", "已打开 | Opened", "l.opened_at IS NOT NULL"),
        _count("answered", "已填写 | Answered", f"l.state IN {_ANSWERED}"),
        _count("taken", "已采纳 | Taken over", f"l.state IN ('{ACCEPTED}', '{PARTLY}')"),
    ],
    list="name segment_id below fields last_on sent opened answered taken create_time",
    children=[Child("vip/improve", "campaign_id")],
    actions=[
        Action(
            "send",
            "发送或提醒 | Send or remind",
            needs="vip:campaign:send",
            fields=(f("whom", "发给 | To", kind="dict", dict="vip_campaign_whom", flags="required"),),
        )
    ],
)
