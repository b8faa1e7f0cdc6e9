"""The group /hk of the menu: housekeeping."""

from schema.menu.entry import Group, Page

HOUSEKEEPING = Group(
    "/hk",
    "保洁 | Housekeeping",
    "tool",
    (
        Page(
            "/housekeeping/order",
            icon="profile",
            resource="housekeeping/order",
        ),
        Page("/housekeeping/staff", icon="team", resource="housekeeping/staff"),
        Page("/housekeeping/paySheet", icon="wallet", resource="housekeeping/paySheet"),
        Page("/housekeeping/paySheetLine", icon="table", resource="housekeeping/paySheetLine", hidden=True),
        Page("/housekeeping/item", icon="appstore", resource="housekeeping/item"),
        Page("/housekeeping/rule", icon="setting", resource="housekeeping/rule"),
        Page("/housekeeping/defaultWorker", icon="user", resource="housekeeping/defaultWorker"),
        Page("/housekeeping/device", icon="safety", resource="housekeeping/device"),
        Page(
            "/m/housekeeping",
            "我的保洁 | My housekeeping",
            "home",
            "phone/Housekeeping",
            code="housekeeping:mine",
            hidden=True,
            route=False,
        ),
    ),
)
