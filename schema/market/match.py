"""Matches: a supply and a demand that fit, proposed with the reasons; who to call is said once both sides accept."""

from typing import Literal

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Int, Json, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Wire, f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows, Seen
from schema.market.post import own_post

PROPOSED, ACCEPTED_ONE, ACCEPTED_BOTH = "proposed", "accepted_one", "accepted_both"
REFUSED, DONE = "refused", "done"

MATCH_SIDE = dictionary("sd_side", "同意方 | Side", "supply=供方 | Supply #green", "demand=需方 | Demand #blue")


Reason = Literal[
    "category",
    "region",
    "city",
    "tags",
    "words",
    "budget",
    "products",
    "target_industry",
    "target_tags",
    "target_region",
]
MATCH_GROUND = dictionary(
    "sd_ground",
    "匹配理由 | Why they fit",
    "category=类别相同 | Same category",
    "region=地区相同 | Same region",
    "city=同一城市 | Same city",
    "tags=共同标签 | Tags in common",
    "words=标题共同字词 | Words of the titles in common",
    "budget=预算有交集 | Budgets meet",
    "products=需求提到供方产品 | The demand names products of the supplier",
    "target_industry=需方行业是供方目标客户 | An industry that the supplier looks for",
    "target_tags=符合目标客户标签 | Tags of the customers looked for",
    "target_region=在目标客户地区 | In the region of the customers looked for",
)
FAR, PRICE, CONTENT, TIME, OTHER = "far", "price", "content", "time", "other"
MATCH_FAULT = dictionary(
    "sd_fault",
    "谢绝类别 | Why not",
    "far=距离太远 | Too far away",
    "price=价格不合 | The price does not suit",
    "content=内容不符 | Not what is sought",
    "time=时间不合 | The time does not suit",
    "other=其他 | Something else",
)
_CODES = "SELECT coalesce(string_agg(w.v->>'code', ',' ORDER BY w.n), '') FROM jsonb_array_elements(t.why) WITH ORDINALITY w(v, n)"
_WORDS = """
SELECT string_agg((SELECT string_agg(x, '、') FROM jsonb_array_elements_text(w.v->'words') x), '; ' ORDER BY w.n)
FROM jsonb_array_elements(t.why) WITH ORDINALITY w(v, n) WHERE jsonb_array_length(w.v->'words') > 0
"""


class Match(Base):
    """`why`: the reasons as {code, base, points, words}, `base` before the weights; `grounds` and `words` are read from it. `side`: who
    accepted first. `fault`: what kind of reason a person refused for; none where the system let it go."""

    supply_id = Ref(db_index=True)
    demand_id = Ref(db_index=True)
    score = Int()
    why = Json(null=True)
    grounds = Char(400, default="")
    words = Char(400, null=True)
    side = Char(10, null=True)
    state = Char(16, default=PROPOSED)
    fault = Char(10, null=True)
    reason = Char(200, null=True)
    outcome = Char(200, null=True)

    class Meta:
        table = "sd_match"


PROCESS = Process(
    "state",
    name="sdMatch",
    noun="匹配 | Match",
    number="score",
    states={
        PROPOSED: "待确认 | Proposed #blue",
        ACCEPTED_ONE: "一方同意 | One side accepts #orange",
        ACCEPTED_BOTH: "双方同意 | Both sides accept #green",
        REFUSED: "已谢绝 | Refused #default",
        DONE: "已完成 | Done #default",
    },
    transitions=[
        Transition(
            "accept",
            "一方同意 | One side accepts",
            PROPOSED,
            ACCEPTED_ONE,
            asks=(f("side", "同意方 | Side", kind="dict", dict="sd_side", flags="required"),),
            writes="side",
            done="一方同意 | One side accepted",
        ),
        Transition(
            "acceptOther",
            "另一方同意 | The other side accepts",
            ACCEPTED_ONE,
            ACCEPTED_BOTH,
            right="accept",
            confirm="双方同意后互见联系方式，确认？ | Both sides see each other's contact then. Accept?",
            done="双方同意 | Both accepted",
        ),
        Transition(
            "finish",
            "完成 | Finish",
            ACCEPTED_BOTH,
            DONE,
            asks=(f("outcome", "对接结果 | Outcome", kind="textarea", flags="required", limits=(2, 200)),),
            writes="outcome",
            done="完成 | Finished",
        ),
        Transition(
            "refuse",
            "谢绝 | Refuse",
            f"{PROPOSED} {ACCEPTED_ONE}",
            REFUSED,
            right="accept",
            asks=(
                f("fault", "谢绝类别 | Why not", kind="dict", dict="sd_fault", flags="required"),
                f("reason", "原因 | Reason", kind="textarea", limits=200),
            ),
            writes="fault reason",
            danger=True,
            done="谢绝 | Refused",
        ),
        Transition(
            "renew", "重新建议 | Propose again", REFUSED, PROPOSED, internal=True, done="重新建议 | Proposed again"
        ),
    ],
)

match = Resource(
    Match,
    path="sd/match",
    title="供需匹配 | Matches",
    can="list export",
    rows=Rows(
        unique=[("supply_id", "demand_id")],
        record={"state": f"{REFUSED} {DONE}"},
        seen=Seen(f"({own_post('supply_id')} OR {own_post('demand_id')})"),
    ),
    fields=[
        f("supply_id", "供给 | Supply", ref="sd/post", find="eq", flags="read_only", width=220),
        f("demand_id", "需求 | Demand", ref="sd/post", find="eq", flags="read_only", width=220),
        f("score", "匹配分 | Score", find="range", flags="read_only", width=88),
        f(
            "grounds",
            "匹配理由 | Why they fit",
            kind="dicts",
            dict="sd_ground",
            flags="read_only",
            width=280,
            wire=Wire(reads=_CODES),
        ),
        f("words", "共同之处 | In common", flags="read_only", width=200, wire=Wire(reads=_WORDS)),
        f("state", "状态 | State", dict="sd_match_state", find="in", flags="read_only", width=96),
        f("side", "先同意方 | Accepted first", dict="sd_side", flags="read_only", width=96),
        f("fault", "谢绝类别 | Why not", dict="sd_fault", find="in", flags="read_only", hide="list"),
        f("reason", "谢绝原因 | Why refused", flags="read_only", hide="list"),
        f("outcome", "对接结果 | Outcome", flags="read_only", hide="list"),
    ],
    sort="-score",
    label="score",
    process=PROCESS,
    actions=[Action("contacts", "双方联系方式 | Contacts", needs="sd:match:contacts", when={"state": ACCEPTED_BOTH})],
)

MATCH_STATE = states(match, "匹配状态 | State of a match")
MATCH_CONSTRAINTS = [check("sd_match", "sd_match_apart", '"supply_id" <> "demand_id"')]
