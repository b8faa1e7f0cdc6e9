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
        Page("/housekeeping/supply", icon="shop", resource="housekeeping/supply"),
        Page("/housekeeping/itemSupply", icon="table", resource="housekeeping/itemSupply", hidden=True),
        Page("/housekeeping/stock", icon="book", resource="housekeeping/stock"),
        Page("/housekeeping/stockMove", icon="table", resource="housekeeping/stockMove", hidden=True),
        Page("/housekeeping/store", icon="home", resource="housekeeping/store"),
        Page("/housekeeping/stockCount", icon="audit", resource="housekeeping/stockCount"),
        Page("/housekeeping/stockCountLine", icon="table", resource="housekeeping/stockCountLine", hidden=True),
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
