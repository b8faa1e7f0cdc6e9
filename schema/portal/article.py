"""Articles of the public portal: news and notices for everybody, shown only when they are online."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Ref, Text
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class Article(Base):
    kind = Char(20)
    column_id = Ref(null=True, db_index=True)
    title = Char(100)
    summary = Char(200, null=True)
    content = Text(null=True)
    cover = Char(600, null=True)
    author = Char(60, null=True)
    publish_at = DateTime(null=True)
    on_top = Bool(default=False)
    online = Bool(default=False)

    class Meta:
        table = "portal_article"


article = Resource(
    Article,
    path="portal/article",
    title="官网文章 | Public articles",
    fields=[
        f("title", "标题 | Title", find="like", width=260),
        f("kind", "类别 | Kind", dict="article_kind", find="in", width=96),
        f("column_id", "栏目 | Column", ref="cms/column", find="eq", width=120),
        f("summary", "摘要 | Summary"),
        f("cover", "封面 | Cover", kind="image", hide="list export"),
        f("author", "作者 | Author", find="like", hide="list"),
        f("content", "正文 | Text", kind="html", hide="list"),
        f(
            "publish_at",
            "发布时间 | Published from",
            find="range",
            help="到此时间才公开，留空为立即 | Public from then on; empty means at once",
        ),
        f("on_top", "置顶 | On top", width=80),
        f("online", "公开 | Online", find="eq", width=80),
    ],
    list="title kind column_id summary publish_at on_top online",
    label="title",
    rows=Rows(beside="column_id"),
)
