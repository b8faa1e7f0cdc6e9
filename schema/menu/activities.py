"""The group /act of the menu: activities."""

from schema.menu.entry import Group, Page

ACTIVITIES = Group(
    "/act",
    "活动 | Activities",
    "calendar",
    (
        Page("/act/activity", icon="calendar", resource="act/activity"),
        Page("/act/registration", icon="contacts", resource="act/registration"),
        Page("/act/category", icon="cluster", resource="act/category"),
        Page("/act/session", icon="calendar", resource="act/session", hidden=True),
        Page("/act/question", icon="calendar", resource="act/question", hidden=True),
    ),
)
