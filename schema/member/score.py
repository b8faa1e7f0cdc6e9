"""Points of members: rules that give them, and a ledger that is only ever added to."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, Int, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

BOOKED, REVERSED = "booked", "reversed"
SCORE_EVENT = dictionary(
    "score_event",
    "积分事由 | Occasion of points",
    "activity=参加活动 | Activity",
    "dues=按时缴费 | Dues in time",
    "survey=完成问卷 | Survey",
    "introduce=介绍入会 | Introduced a member",
    "donation=公益捐赠 | Donation",
    "redeem=积分兑换 | Redeemed",
    "other=其他 | Other",
)
AWARDED = ("activity", "dues", "survey")
"""Occasions for which points are given by themselves: signed in at an activity, dues of a year paid in time, a questionnaire answered under one's name."""


class ScoreRule(Base):
    """Caps of nothing mean that there is none."""

    code = Char(40)
    name = Char(60)
    event = Char(20)
    points = Int()
    daily_cap = Int(default=0)
    yearly_cap = Int(default=0)
    enabled = Bool(default=True)

    class Meta:
        table = "vip_score_rule"


class ScoreEntry(Base):
    """`balance` is the member's after the entry; `reverses_id` the entry that this one takes back. Of what was given by itself
    `source_kind` is the occasion and `source_id` the row that it happened to, which gives once."""

    member_id = Ref(db_index=True)
    rule_id = Ref(null=True)
    day = Date()
    points = Int(default=0)
    balance = Int(default=0)
    note = Char(200, null=True)
    no = Char(20, default="")
    reverses_id = Ref(null=True)
    source_kind = Char(20, null=True)
    source_id = Ref(null=True)
    state = Char(20, default=BOOKED)

    class Meta:
        table = "vip_score_ledger"


score_rule = Resource(
    ScoreRule,
    path="vip/scoreRule",
    title="积分规则 | Rules of points",
    fields=[
        f("code", "编码 | Code", rule="letters_digits", flags="unique once", find="eq", width=140),
        f("name", "名称 | Name", find="like", width=180),
        f("event", "事由 | Occasion", dict="score_event", find="in", width=120),
        f("points", "积分 | Points", limits=(-100_000, 100_000), find="range", width=96),
        f(
            "daily_cap",
            "每日上限 | Most a day",
            limits=(0, 1_000_000),
            width=112,
            help="0为不限 | 0: no limit",
            example="1000",
        ),
        f(
            "yearly_cap",
            "每年上限 | Most a year",
            limits=(0, 1_000_000),
            width=112,
            help="0为不限 | 0: no limit",
            example="10000",
        ),
        f("enabled", "启用 | In use", find="eq", width=88),
    ],
    sort="code",
)

score = Resource(
    ScoreEntry,
    path="vip/score",
    title="积分流水 | Ledger of points",
    can="list add export",
    rows=Rows(record=True),
    fields=[
        f("no", "流水号 | No.", flags="unique read_only", find="like", width=140),
        f("member_id", "会员 | Member", ref="vip/person", find="eq", width=120),
        f("rule_id", "规则 | Rule", ref="vip/scoreRule", find="eq", width=160),
        f("day", "日期 | Day", flags="read_only", find="range", width=120),
        f(
            "points",
            "积分 | Points",
            limits=(-1_000_000, 1_000_000),
            find="range",
            width=96,
            help="不填则按规则；扣分为负 | Left out: the rule's; below nothing takes points away",
        ),
        f("balance", "余额 | Balance", flags="read_only", width=96),
        f(
            "source_kind",
            "自动发放 | Given by itself",
            dict="score_event",
            find="in",
            flags="read_only",
            width=120,
            help="由其他模块的事件按规则发放 | For what happened elsewhere, by a rule",
        ),
        f("state", "状态 | State", dict="score_state", flags="read_only", find="in", width=96),
        f("note", "说明 | Note", find="like"),
        f("reverses_id", "冲正的流水 | Reversed entry", ref="vip/score", flags="read_only", hide="list"),
    ],
    label="no",
    process=Process(
        "state",
        name="score",
        noun="积分流水 | Entry",
        states={BOOKED: "有效 | Booked #green", REVERSED: "已冲正 | Reversed #default"},
        transitions=[
            Transition(
                "reverse",
                "冲正 | Reverse",
                BOOKED,
                REVERSED,
                asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=(2, 200)),),
                danger=True,
                done="冲正 | Reversed",
            )
        ],
    ),
)
SCORE_STATE = states(score, "积分流水状态 | State of an entry")
SCORE_CONSTRAINTS = [
    check("vip_score_ledger", "vip_score_not_below_nothing", '"balance" >= 0'),
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_vip_score_ledger_reverses" ON "vip_score_ledger" ("tenant_id", "reverses_id")'
    " WHERE reverses_id IS NOT NULL",
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_vip_score_ledger_source" ON "vip_score_ledger"'
    ' ("tenant_id", "source_kind", "source_id", "member_id", "rule_id")'
    f" WHERE source_kind IS NOT NULL AND reverses_id IS NULL AND state = '{BOOKED}'",
    """CREATE OR REPLACE FUNCTION vip_score_ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'vip_score_ledger is append only' USING ERRCODE = 'integrity_constraint_violation';
END $$""",
    'DROP TRIGGER IF EXISTS vip_score_ledger_append_only ON "vip_score_ledger"',
    'CREATE TRIGGER vip_score_ledger_append_only BEFORE UPDATE ON "vip_score_ledger" FOR EACH ROW'
    " WHEN (OLD.points <> NEW.points OR OLD.balance <> NEW.balance OR OLD.member_id <> NEW.member_id)"
    " EXECUTE FUNCTION vip_score_ledger_append_only()",
]
