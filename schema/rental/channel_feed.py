"""Calendars of booking channels (渠道日历): the feed of a unit on one channel, and the events that were read from it.

A channel reads which nights are taken here and says which were taken there; iCal knows no guest, so nights are blocked, not sold.
"""

import secrets

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, DateTime, Int, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

ACTIVE, PAUSED = "active", "paused"
STAY, UNAVAILABLE, HELD = "stay", "unavailable", "hold"
NOTED, APPLIED, CONFLICT, MISSING = "noted", "applied", "conflict", "missing"
GONE, DISMISSED = "gone", "dismissed"

CHANNEL_EVENT_KIND = dictionary(
    "channel_event_kind",
    "渠道事件类型 | Kind of a channel's event",
    "stay=预订 | Stay #blue",
    "unavailable=不可订 | Not available #default",
    "hold=保留 | Hold #orange",
)
CHANNEL_RESULT = dictionary(
    "channel_result",
    "同步结果 | Result of reading",
    "ok=已更新 | Read #green",
    "same=无变化 | Unchanged #default",
    "failed=失败 | Failed #red",
)


def new_token() -> str:
    """What the address holds that a channel reads us by."""
    return secrets.token_urlsafe(24)


class ChannelFeed(Base):
    """`url`: where the channel's calendar is read, `token`: of ours that the channel reads. `found`: events that are to come."""

    unit_id = Ref(db_index=True)
    channel = Char(20)
    url = Char(500, null=True)
    token = Char(64, default=new_token)
    take_unavailable = Bool(default=False)
    state = Char(12, default=ACTIVE)
    read_at = DateTime(null=True)
    result = Char(10, null=True)
    message = Char(200, null=True)
    etag = Char(200, null=True)
    found = Int(default=0)

    class Meta:
        table = "rent_ical_feed"


class ChannelEvent(Base):
    """`from_day`, `to_day`: nights [from, to). `block_id`: what takes them here. `misses`: readings in a row without it."""

    feed_id = Ref(db_index=True)
    unit_id = Ref(db_index=True)
    uid = Char(255)
    kind = Char(12)
    from_day = Date()
    to_day = Date()
    summary = Char(200, default="")
    block_id = Ref(null=True)
    misses = Int(default=0)
    message = Char(200, null=True)
    state = Char(12, default=NOTED)

    class Meta:
        table = "rent_ical_event"
        indexes = (("tenant_id", "to_day"),)


feed = Resource(
    ChannelFeed,
    path="rental/channelFeed",
    title="渠道日历 | Channel calendars",
    fields=[
        f("unit_id", "房源 | Unit", ref="rental/unit", find="eq", flags="once", width=204, choice="tree"),
        f("channel", "渠道 | Channel", dict="channel", find="in", flags="required once", width=104),
        f("state", "状态 | State", dict="channel_feed_state", find="in", flags="read_only", width=88),
        f(
            "url",
            "渠道的日历地址 | The channel's calendar",
            rule="url",
            hide="list export",
            help="iCal 地址，不填则只供渠道读取 | An iCal address; empty: it only reads ours",
        ),
        f(
            "take_unavailable",
            "不可订也关房 | Close what is not available",
            hide="list",
            help="渠道不分预订与不可订时打开；打开后两边互读会互相关房 | For channels that do not tell the two apart",
        ),
        f("found", "未来事件 | Events to come", flags="read_only", find="range", width=104),
        f("read_at", "最近读取 | Read at", flags="read_only", find="range", width=152),
        f("result", "结果 | Result", dict="channel_result", find="in", flags="read_only", width=96),
        f("message", "说明 | Note", flags="read_only", width=240),
    ],
    list="unit_id channel state found read_at result message",
    sort="-create_time",
    label="channel",
    rows=Rows(unique=[("unit_id", "channel")]),
    children=[Child("rental/channelEvent", "feed_id")],
    process=Process(
        "state",
        name="channel_feed",
        noun="渠道日历 | Channel calendar",
        number="channel",
        states={ACTIVE: "启用 | Active #green", PAUSED: "停用 | Paused #default"},
        transitions=[
            Transition("pause", "停用 | Pause", ACTIVE, PAUSED, right="edit", done="停用 | Paused"),
            Transition("resume", "启用 | Resume", PAUSED, ACTIVE, right="edit", done="启用 | Resumed"),
        ],
    ),
    actions=[
        Action("link", "供渠道读取的地址 | Address for the channel", needs="rental:channelFeed:edit"),
        Action("sync", "立即读取 | Read now", needs="rental:channelFeed:sync", when={"state": ACTIVE}, plain=True),
    ],
)

_REASON = f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200)

event = Resource(
    ChannelEvent,
    path="rental/channelEvent",
    title="渠道事件 | Channel events",
    fields=[
        f("feed_id", "渠道日历 | Calendar", ref="rental/channelFeed", find="eq", flags="read_only", width=104),
        f("unit_id", "房源 | Unit", ref="rental/unit", find="eq", flags="read_only", width=204),
        f("kind", "类型 | Kind", dict="channel_event_kind", find="in", flags="read_only", width=88),
        f("state", "状态 | State", dict="channel_event_state", find="in", flags="read_only", width=104),
        f("from_day", "开始 | From", find="range", flags="read_only", width=112),
        f("to_day", "结束(不含) | Until (exclusive)", find="range", flags="read_only", width=128),
        f("summary", "摘要 | Summary", find="like", flags="read_only", width=200),
        f("message", "说明 | Note", flags="read_only", width=260),
        f("uid", "渠道编号 | UID", find="like", flags="read_only", hide="list"),
        f("misses", "连续未见 | Readings without it", flags="read_only", hide="list"),
        f("block_id", "关房 | Block", ref="rental/block", flags="read_only", hide="list"),
    ],
    list="unit_id feed_id kind state from_day to_day summary message",
    sort="-from_day",
    can="list export",
    label="summary",
    rows=Rows(record=True),
    process=Process(
        "state",
        name="channel_event",
        noun="渠道事件 | Channel event",
        number="summary",
        states={
            CONFLICT: "冲突 | Conflict #red",
            MISSING: "渠道已撤 | Withdrawn #orange",
            APPLIED: "已关房 | Blocked here #blue",
            NOTED: "仅记录 | Noted #default",
            DISMISSED: "已忽略 | Dismissed #default",
            GONE: "已结束 | Over #default",
        },
        transitions=[
            Transition("retry", "重试关房 | Block again", CONFLICT, APPLIED, right="settle", done="关房 | Blocked"),
            Transition(
                "take",
                "关房 | Block the nights",
                f"{NOTED} {DISMISSED}",
                APPLIED,
                right="settle",
                done="关房 | Blocked",
            ),
            Transition(
                "release",
                "放开房晚 | Release the nights",
                f"{MISSING} {APPLIED}",
                GONE,
                right="settle",
                confirm="渠道仍可能认为这些房晚已售，确认放开？ | The channel may still count them as sold: release them?",
                danger=True,
                done="放开 | Released",
            ),
            Transition(
                "dismiss",
                "忽略 | Dismiss",
                CONFLICT,
                DISMISSED,
                right="settle",
                asks=(_REASON,),
                done="忽略 | Dismissed",
            ),
            Transition(
                "found",
                "占用 | Blocked",
                f"{NOTED} {CONFLICT} {MISSING} {DISMISSED}",
                APPLIED,
                internal=True,
                done="关房 | Blocked",
            ),
            Transition(
                "refuse",
                "冲突 | Conflict",
                f"{NOTED} {APPLIED} {MISSING} {DISMISSED}",
                CONFLICT,
                internal=True,
                done="冲突 | Conflict",
            ),
            Transition("lose", "渠道撤回 | Withdrawn", APPLIED, MISSING, internal=True, done="渠道撤回 | Withdrawn"),
            Transition(
                "open",
                "前台已开房 | Opened by the desk",
                f"{APPLIED} {MISSING}",
                DISMISSED,
                internal=True,
                done="前台已开房 | Opened by the desk",
            ),
            Transition(
                "end",
                "结束 | Over",
                f"{NOTED} {CONFLICT} {MISSING} {APPLIED} {DISMISSED}",
                GONE,
                internal=True,
                done="结束 | Over",
            ),
        ],
    ),
)

CHANNEL_FEED_STATE = states(feed, "渠道日历状态 | State of a channel's calendar")
CHANNEL_EVENT_STATE = states(event, "渠道事件状态 | State of a channel's event")

CHANNEL_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_rent_ical_feed_token" ON "rent_ical_feed" ("token")',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_rent_ical_event_uid" ON "rent_ical_event" ("tenant_id", "feed_id", "uid")',
]
