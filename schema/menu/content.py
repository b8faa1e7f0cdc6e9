"""The group /biz of the menu: business and content."""

from schema.menu.entry import Group, Page

CONTENT = Group(
    "/biz",
    "商务与内容 | Business and content",
    "file-text",
    (
        Page("/biz/task", icon="profile", resource="biz/task"),
        Page("/biz/trip", icon="calendar", resource="biz/trip"),
        Page("/biz/message", icon="notification", resource="biz/message"),
        Page("/cms/column", icon="cluster", resource="cms/column"),
        Page("/cms/ad", icon="shop", resource="cms/ad"),
        Page("/cms/page", icon="file-text", resource="cms/page"),
        Page("/biz/taskItem", icon="profile", resource="biz/taskItem", hidden=True),
        Page("/cms/block", icon="file-text", resource="cms/block", hidden=True),
    ),
)
