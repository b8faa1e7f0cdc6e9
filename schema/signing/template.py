"""Contract templates (合同模板) and their clauses: the text with variables that papers to sign are written with.

A published one is never changed: what was signed can be read again in the words of that day.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import BigInt, Bool, Char, DateTime, Int, Text
from schema.kit.dictionary import states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows
from schema.kit.snowflake import next_id

DRAFT, PUBLISHED, RETIRED = "draft", "published", "retired"
NOTE = f("note", "版本说明 | What is new", kind="textarea", limits=200)


class SignTemplate(Base):
    """`family_id`: the same for all versions of one template. `preferred`: what papers of the kind are written with, where nobody says otherwise."""

    name = Char(60)
    kind = Char(20)
    version = Int(default=1)
    family_id = BigInt(default=next_id)
    state = Char(12, default=DRAFT)
    preferred = Bool(default=False)
    body = Text(default="")
    note = Char(200, null=True)
    published_at = DateTime(null=True)

    class Meta:
        table = "sign_template"
        indexes = (("tenant_id", "kind", "state"),)


template = Resource(
    SignTemplate,
    path="sign/template",
    title="合同模板 | Contract templates",
    fields=[
        f("name", "名称 | Name", find="like", flags="required", width=220),
        f("kind", "类型 | Kind", dict="template_kind", find="in", flags="required once", width=120),
        f("version", "版本 | Version", flags="read_only", width=72),
        f("state", "状态 | State", dict="template_state", find="in", flags="read_only", width=96),
        f("preferred", "默认 | Default", flags="read_only", find="eq", width=72),
        f("body", "正文 | Text", kind="html", hide="list export import"),
        f("note", "版本说明 | What is new", flags="read_only"),
        f("published_at", "发布时间 | Published", flags="read_only", width=148),
    ],
    list="name kind version state preferred published_at note",
    sort="kind -preferred name -version",
    can="list add edit delete",
    rows=Rows(unique=[("family_id", "version")]),
    process=Process(
        "state",
        name="sign_template",
        noun="合同模板 | Template",
        number="name",
        states={
            DRAFT: "草稿 | Draft #orange",
            PUBLISHED: "已发布 | Published #green",
            RETIRED: "已停用 | Retired #default",
        },
        transitions=[
            Transition(
                "publish",
                "发布 | Publish",
                DRAFT,
                PUBLISHED,
                asks=(NOTE,),
                writes="note",
                done="发布 | Published",
            ),
            Transition(
                "prefer",
                "设为默认 | Make default",
                PUBLISHED,
                right="publish",
                confirm="以后同类文件都用这份模板？ | Write all papers of this kind with it from now on?",
                done="设为默认 | Made default",
            ),
            Transition(
                "retire",
                "停用 | Retire",
                PUBLISHED,
                RETIRED,
                right="publish",
                confirm="停用后不能再用它写新的文件，已签的文件不变。 | No new paper can be written with it then; what was signed stays.",
                danger=True,
                done="停用 | Retired",
            ),
        ],
    ),
    actions=[
        Action(
            "revise",
            "新版本 | New version",
            needs="sign:template:add",
            plain=True,
            when={"state": f"{PUBLISHED} {RETIRED}"},
        )
    ],
)

TEMPLATE_STATE = states(template, "模板状态 | State of a template")


class SignClause(Base):
    name = Char(60)
    kind = Char(20, null=True)
    body = Text(default="")

    class Meta:
        table = "sign_clause"


clause = Resource(
    SignClause,
    path="sign/clause",
    title="合同条款库 | Clauses",
    fields=[
        f("name", "名称 | Name", find="like", flags="unique", width=220),
        f(
            "kind",
            "适用类型 | For",
            dict="template_kind",
            find="in",
            width=120,
            help="不选则各类模板都可插入 | For all kinds where none is chosen",
        ),
        f("body", "条款 | Text", kind="html", hide="export import"),
    ],
    list="name kind create_time",
    sort="name",
    can="list add edit delete",
)
