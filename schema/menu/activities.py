"""The group /act of the menu: activities."""

from schema.menu.entry import Group, Page

ACTIVITIES = Group(
    "/act",
    "活动 | Activities",
    "calendar",
    (
        Page("/act/activity", icon="calendar", resource="act/activity"),
        Page("/act/registration", icon="contacts", resource="act/registration"),
        Page("/act/checkin", icon="audit", resource="act/checkin"),
        Page(
            "/m/tickets",
            "手机核销 | Tickets by phone",
            "home",
            "phone/Tickets",
            code="act:registration:door",
            hidden=True,
            route=False,
        ),
        Page("/act/category", icon="cluster", resource="act/category"),
        Page("/act/session", icon="calendar", resource="act/session", hidden=True),
        Page("/act/cost", icon="calendar", resource="act/cost", hidden=True),
        Page("/act/question", icon="calendar", resource="act/question", hidden=True),
    ),
)
