"""Invented communities in real districts of Hangzhou and Haikou, with buildings, house types and prices in yuan."""

from typing import NamedTuple


class BuildingPlan(NamedTuple):
    """`method`: whole, room or bed. `doors`: houses per floor. `mix`: house types, `shelf`: states of the houses, each in turn."""

    name: str
    floors: int
    doors: int
    method: str
    mix: tuple[str, ...]
    riyue: str = "3"
    shelf: tuple[str, ...] = ("on_shelf",)


class CommunityPlan(NamedTuple):
    name: str
    region: str
    address: str
    lng: str
    lat: str
    developer: str
    year: int
    pinyin: str
    level: float
    buildings: tuple[BuildingPlan, ...]


class HouseType(NamedTuple):
    """`price`: yuan per night of an ordinary day; `month`: yuan per month."""

    bedrooms: int
    halls: int
    baths: int
    kitchens: int
    space: int
    price: int
    month: int


HOUSE_TYPES = {
    "studio": HouseType(1, 0, 1, 1, 38, 238, 3200),
    "one": HouseType(1, 1, 1, 1, 55, 318, 4300),
    "two": HouseType(2, 1, 1, 1, 82, 458, 6200),
    "three": HouseType(3, 2, 2, 1, 118, 688, 8800),
    "loft": HouseType(2, 1, 2, 1, 66, 528, 6800),
    "share4": HouseType(4, 1, 2, 1, 128, 0, 9600),
    "share3": HouseType(3, 1, 1, 1, 96, 0, 7200),
}
ROOM_NAMES = ("主卧A", "次卧B", "南卧C", "北卧D")
ROOM_PRICES = (188, 158, 148, 138)
BED_PRICE = 68

YUNQI: tuple[CommunityPlan, ...] = (
    CommunityPlan(
        "云栖雅苑",
        "浙江省杭州市西湖区",
        "转塘街道云栖小镇山景路188号",
        "120.087400",
        "30.143800",
        "云栖置业有限公司",
        2018,
        "YQYY",
        1.0,
        (
            BuildingPlan("1幢", 12, 4, "whole", ("one", "studio", "two", "one")),
            BuildingPlan("2幢", 12, 4, "whole", ("studio", "one", "one", "two")),
            BuildingPlan("3幢", 11, 4, "whole", ("two", "one", "studio", "three")),
            BuildingPlan("5幢", 5, 2, "room", ("share4",)),
            BuildingPlan("6幢", 2, 3, "whole", ("one", "two"), shelf=("draft", "off_shelf", "draft", "archived")),
        ),
    ),
    CommunityPlan(
        "湖滨银泰公寓",
        "浙江省杭州市上城区",
        "湖滨街道东坡路36号",
        "120.163900",
        "30.254600",
        "湖滨城市建设有限公司",
        2015,
        "HBYTGY",
        1.45,
        (
            BuildingPlan("A座", 12, 3, "whole", ("loft", "one", "loft"), "1"),
            BuildingPlan("B座", 10, 3, "whole", ("one", "loft", "two")),
            BuildingPlan("C座", 6, 2, "room", ("share4",)),
            BuildingPlan("D座", 4, 2, "bed", ("share3",), "1"),
        ),
    ),
    CommunityPlan(
        "钱塘云庭",
        "浙江省杭州市滨江区",
        "长河街道江汉路1515号",
        "120.205600",
        "30.208300",
        "钱塘城投置业有限公司",
        2021,
        "QTYT",
        1.15,
        (
            BuildingPlan("1号楼", 13, 2, "whole", ("two", "three")),
            BuildingPlan("2号楼", 6, 2, "whole", ("one", "one")),
            BuildingPlan("3号楼", 5, 2, "room", ("share4",)),
            BuildingPlan("4号楼", 4, 2, "bed", ("share3",)),
        ),
    ),
)

HAITANG: tuple[CommunityPlan, ...] = (
    CommunityPlan(
        "海棠湾一号",
        "海南省海口市美兰区",
        "海甸街道海甸五西路77号",
        "110.319400",
        "20.061200",
        "海棠置业有限公司",
        2019,
        "HTWYH",
        1.1,
        (
            BuildingPlan("甲栋", 5, 2, "whole", ("one", "studio")),
            BuildingPlan("乙栋", 2, 1, "room", ("share3",)),
        ),
    ),
)
