"""The group /house of the menu: property."""

from schema.menu.entry import Group, Page

PROPERTY = Group(
    "/house",
    "房源 | Property",
    "home",
    (
        Page("/rental/community", icon="bank", resource="rental/community"),
        Page("/rental/building", icon="apartment", resource="rental/building"),
        Page("/rental/house", icon="home", resource="rental/house"),
        Page(
            "/Housekeeping/propertyPortrait",
            "日租房源画像 | Portrait of a daily rental",
            "home",
            "rental/Portrait",
            code="rental:house:list",
            hidden=True,
        ),
        Page(
            "/Housekeeping/propertyPortraitlong",
            "长租房源画像 | Portrait of a long rental",
            "home",
            "rental/Portrait",
            code="rental:house:list",
            hidden=True,
        ),
        Page("/rental/room", icon="key", resource="rental/room"),
        Page("/rental/bed", icon="appstore", resource="rental/bed"),
        Page("/rental/unit", icon="table", resource="rental/unit"),
        Page("/goose/gooseHouseDict", icon="apartment", resource="goose/gooseHouseDict"),
        Page("/rental/overbookLimit", icon="table", resource="rental/overbookLimit"),
        Page("/rental/prices", "房价管理 | Prices", "wallet", "rental/Prices", code="rental:price:list"),
        Page("/rental/dayPrice", icon="wallet", resource="rental/dayPrice"),
        Page("/rental/pricePlan", icon="wallet", resource="rental/pricePlan"),
        Page("/rental/block", icon="safety", resource="rental/block"),
        Page("/rental/owner", icon="contacts", resource="rental/owner"),
        Page("/rental/ownerStatement", icon="file-text", resource="rental/ownerStatement"),
        Page("/rental/ownerStatementLine", icon="table", resource="rental/ownerStatementLine", hidden=True),
        Page("/rental/ownerCost", icon="wallet", resource="rental/ownerCost"),
        Page("/rental/ticket", icon="tool", resource="rental/ticket"),
        Page("/rental/supplier", icon="team", resource="rental/supplier"),
        Page("/rental/key", icon="key", resource="rental/key"),
        Page("/rental/lostItem", icon="book", resource="rental/lostItem"),
        Page("/rental/bedType", icon="appstore", resource="rental/bedType"),
        Page("/rental/facility", icon="table", resource="rental/facility"),
    ),
)
