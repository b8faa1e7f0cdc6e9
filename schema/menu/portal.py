"""The group /site of the menu: portal."""

from schema.menu.entry import Action, Group, Page

PORTAL = Group(
    "/site",
    "门户 | Portal",
    "notification",
    (
        Page("/portal/article", icon="file-text", resource="portal/article"),
        Page("/portal/improve", icon="contacts", resource="portal/improve"),
        Page("/portal/display", icon="table", resource="portal/display"),
        Page(
            "/bigscreen",
            "大屏 | Wall display",
            "bar-chart",
            "portal/Bigscreen",
            code="portal:wall:list",
            hidden=True,
            route=False,
            extra=(Action("portal:wall:income", "大屏显示收入 | Income on the wall"),),
        ),
    ),
)
