"""Work of members: where and as what; one post at a time is the main one.

Posts may go side by side, which the history says of each; the same post of a company is held once at a time.
"""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import Wire, f
from schema.kit.resource import Resource, Rows

JOB_TITLE = dictionary(
    "job_title",
    "职务 | Job title",
    "chairman=董事长 | Chairman",
    "president=总裁 | President",
    "manager=总经理 | General manager",
    "deputy=副总经理 | Deputy manager",
    "director=董事 | Director",
    "head=部门负责人 | Head of department",
    "engineer=工程师 | Engineer",
    "other=其他 | Other",
)


_BESIDE = """
SELECT string_agg(w.company, '、' ORDER BY w.begin_on, w.id) FROM vip_member_work w
WHERE w.tenant_id = t.tenant_id AND w.member_id = t.member_id AND w.id <> t.id AND w.del_flag = 0
AND daterange(w.begin_on, w.end_on, '[]') && daterange(t.begin_on, t.end_on, '[]')
"""


class MemberWork(Base):
    """`beside` is read from the member's other posts."""

    member_id = Ref(db_index=True)
    company = Char(100)
    firm_id = Ref(null=True, db_index=True)
    title = Char(40, null=True)
    industry = Char(40, null=True)
    begin_on = Date()
    end_on = Date(null=True)
    is_current = Bool(default=False)
    is_main = Bool(default=False)
    beside = Char(500, null=True)
    duty = Char(500, null=True)

    class Meta:
        table = "vip_member_work"


work = Resource(
    MemberWork,
    path="vip/work",
    title="工作经历 | Work",
    rows=Rows(ordered=("begin_on end_on",)),
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("company", "单位 | Company", find="like", width=200),
        f("firm_id", "会员企业 | Member firm", ref="vip/firm", find="eq", width=180),
        f("title", "职务 | Title", dict="job_title", find="in", width=120),
        f("industry", "行业 | Industry", dict="member_industry", find="in", width=120),
        f("begin_on", "开始 | From", find="range", width=120),
        f("end_on", "结束 | Until", find="range", width=120),
        f("is_current", "在职 | Current", find="eq", width=80),
        f(
            "is_main",
            "主要职务 | Main post",
            find="eq",
            width=96,
            help="在职的主要职务只有一个 | One current main post",
        ),
        f(
            "beside",
            "同期任职 | At the same time",
            flags="read_only",
            hide="import",
            width=200,
            wire=Wire(reads=_BESIDE),
        ),
        f("duty", "职责 | Duties", kind="textarea", hide="list"),
    ],
    sort="-begin_on",
    label="company",
)

WORK_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_vip_member_work_one" ON "vip_member_work" ("tenant_id", "member_id")'
    " WHERE is_current AND is_main AND del_flag = 0",
]
