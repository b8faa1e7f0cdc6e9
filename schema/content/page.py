"""Pages of the public site: an address and the blocks that are shown there from top to bottom."""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Ref, Text
from schema.kit.dictionary import dictionary, states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

DRAFT, PUBLISHED, OFFLINE = "draft", "published", "offline"
HEADING, TEXT, IMAGE, CARDS, QUESTIONS = "heading", "text", "image", "cards", "questions"
BLOCK_KIND = dictionary(
    "cms_block_kind",
    "区块类型 | Kind of block",
    "heading=标题 | Heading #blue",
    "text=正文 | Text #default",
    "image=图片 | Picture #cyan",
    "cards=文章卡片 | Cards of articles #purple",
    "questions=已公开的问答 | Published questions #green",
)


class SitePage(Base):
    path = Char(40)
    title = Char(60)
    seq = Int(default=0)
    state = Char(12, default=DRAFT)
    published_at = DateTime(null=True)

    class Meta:
        table = "cms_page"


class PageBlock(Base):
    """`title` of a heading, `html` of a text, `image` of a picture; cards show the newest articles of `column_id`, questions
    those of tenants that were published."""

    page_id = Ref(db_index=True)
    kind = Char(12)
    seq = Int(default=0)
    title = Char(100, null=True)
    html = Text(null=True)
    image = Char(600, null=True)
    column_id = Ref(null=True)

    class Meta:
        table = "cms_block"


page = Resource(
    SitePage,
    path="cms/page",
    title="网站页面 | Site pages",
    rows=Rows(record={"state": OFFLINE}),
    fields=[
        f("title", "标题 | Title", find="like", width=220),
        f(
            "path",
            "地址 | Path",
            rule="letters_digits",
            flags="unique",
            find="like",
            width=140,
            help="官网地址中的名字，如 about | Its name in the address of the site, such as about",
        ),
        f("seq", "排序 | Order", limits=(0, 9999), width=88),
        f("state", "状态 | State", dict="cms_page_state", flags="read_only", find="in", width=96),
        f("published_at", "发布时间 | Published at", flags="read_only", find="range", width=160),
    ],
    list="title path state seq published_at",
    sort="seq create_time",
    label="title",
    children=[Child("cms/block", "page_id", inline=True)],
    process=Process(
        "state",
        name="sitePage",
        noun="页面 | Page",
        number="title",
        states={
            DRAFT: "草稿 | Draft #default",
            PUBLISHED: "已发布 | Published #green",
            OFFLINE: "已下线 | Offline #default",
        },
        transitions=[
            Transition("publish", "发布 | Publish", f"{DRAFT} {OFFLINE}", PUBLISHED, done="发布 | Published"),
            Transition(
                "takeDown",
                "下线 | Take down",
                PUBLISHED,
                OFFLINE,
                right="publish",
                danger=True,
                done="下线 | Taken down",
            ),
        ],
    ),
)

block = Resource(
    PageBlock,
    path="cms/block",
    title="页面区块 | Blocks of pages",
    rows=Rows(under={"page_id": "cms/page"}),
    fields=[
        f("page_id", "页面 | Page", ref="cms/page", flags="once", find="eq"),
        f("seq", "序号 | No.", limits=(0, 9999), width=80),
        f("kind", "类型 | Kind", dict="cms_block_kind", find="in", width=120),
        f("title", "标题 | Title", find="like", width=200),
        f("html", "正文 | Text", kind="html", limits=100_000, hide="list"),
        f("image", "图片 | Picture", kind="image", hide="export"),
        f("column_id", "文章栏目 | Column of the cards", ref="cms/column", width=140),
    ],
    list="seq kind title image column_id page_id",
    sort="seq create_time",
    label="kind",
    search="own",
)

PAGE_STATE = states(page, "页面状态 | State of a page")
