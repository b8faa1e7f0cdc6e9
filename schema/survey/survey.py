"""Questionnaires and votes (问卷与投票), by `kind`: who may answer, how often, and what people see of the result.

Once published it stays as it is: what is to change is changed in a copy of the next version, and old answers keep theirs.
"""

import secrets

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Int, Ref, Text
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Chosen, f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

QUESTIONNAIRE, VOTE = "questionnaire", "vote"
DRAFT, PUBLISHED, PAUSED, ENDED, ARCHIVED = "draft", "published", "paused", "ended", "archived"
USER, DEVICE, ADDRESS, NONE = "user", "device", "ip", "none"
NEVER, AFTER_VOTE, AFTER_END, ALWAYS = "never", "after_vote", "after_end", "always"

SURVEY_KIND = dictionary(
    "svy_kind",
    "问卷类型 | Kind of survey",
    "questionnaire=问卷 | Questionnaire #blue",
    "vote=投票 | Vote #purple",
)
SURVEY_ONE_PER = dictionary(
    "svy_one_per",
    "答卷限制 | One answer for each",
    "device=每台设备一份 | Device",
    "user=每个账号一份 | Account",
    "ip=每个网络地址一份 | Address",
    "none=不限 | No limit",
)
SURVEY_SHOW_RESULT = dictionary(
    "svy_show_result",
    "公开结果 | Result is shown",
    "never=不公开 | Never",
    "after_vote=投票后 | After voting",
    "after_end=结束后 | After the end",
    "always=始终 | Always",
)


def new_token() -> str:
    """What the public address of a survey holds, so that nobody comes upon it by guessing."""
    return secrets.token_urlsafe(24)


class Survey(Base):
    """`begin` and `end` bound when it takes answers; `audience`: codes of roles. `copied_from`: the version before this one."""

    kind = Char(20, default=QUESTIONNAIRE)
    title = Char(100)
    intro = Text(null=True)
    begin = DateTime(null=True)
    end = DateTime(null=True)
    audience = Char(500, null=True)
    segment_id = Ref(null=True)
    anonymous = Bool(default=False)
    need_login = Bool(default=False)
    one_per = Char(10, default=DEVICE)
    max_total = Int(null=True)
    max_per_day = Int(null=True)
    show_result = Char(12, default=NEVER)
    version = Int(default=1)
    copied_from = Ref(null=True)
    token = Char(64, default=new_token)
    state = Char(12, default=DRAFT)

    class Meta:
        table = "svy_survey"


PROCESS = Process(
    "state",
    name="survey",
    noun="问卷 | Survey",
    number="title",
    states={
        DRAFT: "草稿 | Draft #default",
        PUBLISHED: "进行中 | Published #green",
        PAUSED: "已暂停 | Paused #orange",
        ENDED: "已结束 | Ended #blue",
        ARCHIVED: "已归档 | Archived #default",
    },
    transitions=[
        Transition(
            "publish",
            "发布 | Publish",
            DRAFT,
            PUBLISHED,
            confirm="发布后题目不能再改，确认发布？ | Its questions cannot be changed after: publish it?",
            done="发布 | Published",
        ),
        Transition("pause", "暂停 | Pause", PUBLISHED, PAUSED, right="publish", done="暂停 | Paused"),
        Transition("resume", "继续 | Resume", PAUSED, PUBLISHED, right="publish", done="继续 | Resumed"),
        Transition(
            "end",
            "结束 | End",
            f"{PUBLISHED} {PAUSED}",
            ENDED,
            confirm="结束后不再接收答卷，确认结束？ | It takes no more answers after: end it?",
            danger=True,
            done="结束 | Ended",
        ),
        Transition("archive", "归档 | Archive", ENDED, ARCHIVED, right="end", done="归档 | Archived"),
    ],
)

survey = Resource(
    Survey,
    path="svy/survey",
    title="问卷与投票 | Surveys and votes",
    fields=[
        f("title", "标题 | Title", find="like", width=240),
        f("kind", "类型 | Kind", dict="svy_kind", find="in", flags="required once", width=96),
        f("state", "状态 | State", dict="svy_state", find="in", flags="read_only", width=96),
        f("intro", "说明 | Introduction", hide="list"),
        f("begin", "开始时间 | Begins at", find="range", width=160),
        f("end", "结束时间 | Ends at", find="range", width=160),
        f("anonymous", "匿名 | Anonymous", find="eq", width=80, help="不保存谁答了什么 | Who said what is not kept"),
        f("need_login", "须登录 | Needs an account", hide="list"),
        f(
            "audience",
            "参与角色 | Open to roles",
            choice=Chosen("sys/role", store="role_code", many=True),
            hide="list",
            help="须登录时有效，不选则不限 | For those signed in; empty: everybody",
        ),
        f(
            "segment_id",
            "参与分群 | Open to a segment",
            ref="vip/segment",
            hide="list",
            help="须登录时有效：本人或所在企业在分群中 | For those signed in: they, or their firm, are in it",
        ),
        f("one_per", "答卷限制 | One for each", dict="svy_one_per", find="in", flags="required", width=128),
        f(
            "max_total",
            "总数上限 | At most in all",
            limits=(1, 1_000_000),
            hide="list",
            help="问卷：共收几份；投票：每人共几票 | Answers taken in all; of a vote: choices of each voter",
        ),
        f(
            "max_per_day",
            "每日上限 | At most a day",
            limits=(1, 1_000_000),
            hide="list",
            help="问卷：每天收几份；投票：每人每天几票 | Answers taken a day; of a vote: choices of each voter",
        ),
        f(
            "show_result",
            "公开投票结果 | Result of a vote is shown",
            dict="svy_show_result",
            hide="list",
            help="匿名投票结束前一律不公开 | That of a secret vote never before its end",
        ),
        f("version", "版本 | Version", flags="read_only", width=72),
        f("copied_from", "上一版本 | Version before", ref="svy/survey", flags="read_only", hide="list"),
    ],
    list="title kind state begin end anonymous one_per version create_time",
    label="title",
    rows=Rows(
        ordered=("begin end", "max_per_day max_total"), settled={"state": f"{PUBLISHED} {PAUSED} {ENDED} {ARCHIVED}"}
    ),
    children=[
        Child("svy/question", "survey_id"),
        Child("svy/voteOption", "survey_id"),
        Child("svy/response", "survey_id"),
    ],
    process=PROCESS,
    actions=[
        Action("link", "链接 | Link", needs="svy:survey:list", when={"state": f"{PUBLISHED} {PAUSED}"}),
        Action(
            "questions",
            "导入题目文本 | Questions from text",
            needs="svy:question:add",
            when={"kind": QUESTIONNAIRE, "state": DRAFT},
        ),
        Action("preview", "预览 | Preview", needs="svy:survey:list", when={"kind": QUESTIONNAIRE}),
        Action(
            "analysis",
            "分析 | Analysis",
            needs="svy:survey:list",
            when={"state": f"{PUBLISHED} {PAUSED} {ENDED} {ARCHIVED}"},
            opens="/svy/analysis?id={id}",
        ),
        Action(
            "saveTemplate",
            "存为模板 | Save as a template",
            needs="svy:template:edit",
            fields=(f("name", "模板名称 | Name of the template", kind="text", flags="required", limits=(1, 100)),),
            when={"kind": QUESTIONNAIRE},
        ),
        Action("copy", "复制为新版本 | Copy as a new version", needs="svy:survey:add", plain=True),
    ],
)

SURVEY_STATE = states(survey, "问卷状态 | State of a survey")

SURVEY_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_svy_survey_token" ON "svy_survey" ("token")',
    check("svy_survey", "svy_survey_ends_after_it_begins", '"end" >= "begin"'),
]
