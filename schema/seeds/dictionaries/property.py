"""Dictionaries of houses, rooms and beds."""

from schema.kit.dictionary import Dictionary, dictionary

PROPERTY: list[Dictionary] = [
    dictionary(
        "rental_method", "出租方式 | Rental method", "whole=整租 | Whole", "sublease=合租/分租 | By room or bed"
    ),
    dictionary(
        "operation_mode",
        "运营模式 | Operation",
        "own=自营 | Own",
        "entrust=托管 | Entrusted",
        "lease_sublet=包租 | Lease and sublet",
        "agency=代理 | Agency",
    ),
    dictionary(
        "property_type",
        "物业类型 | Property type",
        "apartment=公寓 | Apartment",
        "residence=住宅 | Residence",
        "villa=别墅 | Villa",
        "homestay=民宿 | Homestay",
        "office=写字楼 | Office",
        "shop=商铺 | Shop",
        "warehouse=仓库 | Warehouse",
    ),
    dictionary(
        "orientation",
        "朝向 | Orientation",
        "east=东 | East",
        "south=南 | South",
        "west=西 | West",
        "north=北 | North",
        "southeast=东南 | South-east",
        "northeast=东北 | North-east",
        "southwest=西南 | South-west",
        "northwest=西北 | North-west",
        "south_north=南北 | South and north",
    ),
    dictionary(
        "renovation",
        "装修 | Renovation",
        "rough=毛坯 | Bare shell",
        "simple=简装 | Simple",
        "fine=精装 | Fine",
        "luxury=豪装 | Luxury",
    ),
    dictionary(
        "entrance_door",
        "入户门 | Entrance door",
        "security=防盗门 | Security door",
        "wood=木门 | Wooden door",
        "glass=玻璃门 | Glass door",
        "smart=智能门 | Smart door",
    ),
    dictionary(
        "indoor_door",
        "室内门 | Indoor door",
        "wood=木门 | Wooden door",
        "sliding=推拉门 | Sliding door",
        "none=无门 | None",
    ),
    dictionary(
        "restriction",
        "入住限制 | Restriction",
        "no_pet=禁止宠物 | No pets",
        "female_only=仅限女性 | Women only",
        "no_smoking=禁止吸烟 | No smoking",
        "no_party=禁止聚会 | No parties",
        "age=年龄限制 | Age limit",
    ),
]
