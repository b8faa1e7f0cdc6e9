"""Houses (房源): let as a whole, or by room and bed."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Money, Quantity, Ref
from schema.kit.field import Files, f
from schema.kit.resource import Child, Resource, Rows


class House(Base):
    community_id = Ref()
    building_id = Ref()
    floor = Int()
    total_floor = Int()
    house_no = Char(20)
    property_type = Char(20, null=True)
    bedrooms = Int(default=1)
    halls = Int(default=0)
    baths = Int(default=1)
    kitchens = Int(default=0)
    space = Quantity(8, 2, null=True)
    orientation = Char(20, null=True)
    renovation = Char(20, null=True)
    entrance_door = Char(20, null=True)
    facilities = Char(400, null=True)
    rental_method = Char(20, default="whole")
    operation_mode = Char(20, null=True)
    riyue = Char(2, default="3")
    price_daily = Money(null=True)
    price_weekday = Money(null=True)
    price_weekend = Money(null=True)
    price_holiday = Money(null=True)
    market_price = Money(null=True)
    price_month = Money(null=True)
    price_quarter = Money(null=True)
    price_year = Money(null=True)
    cover = Char(200, null=True)
    photos = Char(700, null=True)
    video = Char(200, null=True)
    remark = Char(100, null=True)

    class Meta:
        table = "rent_house"


house = Resource(
    House,
    path="rental/house",
    title="房源管理 | Houses",
    fields=[
        f("community_id", "小区 | Community", ref="rental/community", flags="once", find="eq"),
        f("building_id", "楼栋 | Building", ref="rental/building", find="eq"),
        f("floor", "楼层 | Floor", limits=(-20, 200), find="eq", help="地下室为负数 | Basements are negative"),
        f("total_floor", "总楼层 | Floors in all", limits=(1, 200)),
        f("house_no", "房号 | House no.", rule="house_no", find="like"),
        f("property_type", "物业类型 | Property type", dict="property_type", find="eq"),
        f("bedrooms", "室 | Bedrooms", limits=(0, 20)),
        f("halls", "厅 | Halls", limits=(0, 10), hide="list"),
        f("baths", "卫 | Baths", limits=(0, 10), hide="list"),
        f("kitchens", "厨 | Kitchens", limits=(0, 10), hide="list"),
        f("space", "面积(㎡) | Space (m²)", limits=(0, None)),
        f("orientation", "朝向 | Orientation", dict="orientation"),
        f("renovation", "装修 | Renovation", dict="renovation", hide="list"),
        f("entrance_door", "入户门 | Entrance door", dict="entrance_door", hide="list"),
        f("facilities", "房屋设施 | Facilities", kind="dicts", dict="facility", hide="list"),
        f("rental_method", "出租方式 | Let", dict="rental_method", find="eq"),
        f("operation_mode", "运营模式 | Operation", dict="operation_mode", find="eq"),
        f("riyue", "日租/长租 | Daily or long", dict="riyue", find="eq"),
        f("price_daily", "日租价 | Per night", help="整租；不填按各房间合计 | Let whole; empty = sum of the rooms"),
        f("price_weekday", "平日价 | Weekday", hide="list"),
        f("price_weekend", "周末价 | Weekend", hide="list"),
        f("price_holiday", "节假日价 | Legal holiday", hide="list"),
        f("market_price", "市场价 | Market price", hide="list"),
        f("price_month", "月租价 | Per month"),
        f("price_quarter", "季租价 | Per quarter", hide="list"),
        f("price_year", "年租价 | Per year", hide="list"),
        f("cover", "封面 | Cover", kind=Files("image", megabytes=20, side=600), hide="list"),
        f(
            "photos",
            "照片 | Photos",
            kind=Files("image", most=3, megabytes=20, side=600, cover="cover"),
            hide="list",
            help="1到3张，建议960×720，不小于600×600，每张小于20MB | 1 to 3; 960×720 is best, at least 600×600, under 20 MB each",
        ),
        f(
            "video",
            "视频 | Video",
            kind="video",
            hide="list",
            help="至少30秒，不超过300MB，上传后约30分钟内可见 | At least 30 seconds, at most 300 MB; seen about 30 minutes later",
        ),
        f("remark", "备注 | Remark", hide="list"),
    ],
    list="community_id building_id house_no floor bedrooms space rental_method riyue price_daily price_month",
    sort="building_id floor house_no",
    rows=Rows(unique=[("building_id", "house_no")]),
    label="house_no",
    children=[Child("rental/room", "house_id")],
)
