"""Communities and their buildings: the two upper levels of the house tree."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Quantity, Ref, Time
from schema.kit.field import Files, f
from schema.kit.resource import Child, Resource, Rows


class Community(Base):
    name = Char(60)
    region = Char(100, null=True)
    address = Char(200, null=True)
    lng = Quantity(10, 6, null=True)
    lat = Quantity(10, 6, null=True)
    developer = Char(100, null=True)
    property_company = Char(100, null=True)
    year = Int(null=True)
    pinyin = Char(100, null=True)
    check_in_time = Time(default="14:00:00")
    check_out_time = Time(default="12:00:00")

    class Meta:
        table = "rent_community"


class Building(Base):
    community_id = Ref()
    name = Char(40)
    floors = Int(default=1)
    basements = Int(default=0)
    units = Int(default=1)
    elevator = Bool(default=False)
    plan = Char(200, null=True)

    class Meta:
        table = "rent_building"


community = Resource(
    Community,
    path="rental/community",
    title="小区管理 | Communities",
    fields=[
        f("name", "小区名称 | Name", find="like", flags="unique"),
        f("region", "所在地区 | Region", find="like"),
        f("address", "详细地址 | Address", hide="list"),
        f("lng", "经度 | Longitude", hide="list", limits=(-180, 180)),
        f("lat", "纬度 | Latitude", hide="list", limits=(-90, 90)),
        f("developer", "开发商 | Developer", hide="list"),
        f("property_company", "物业公司 | Property company"),
        f("year", "建成年份 | Year built", limits=(1900, 2100)),
        f("check_in_time", "入住时间 | Check-in from", hide="list"),
        f("check_out_time", "离店时间 | Check-out until", hide="list"),
        f("pinyin", "拼音首字母 | Pinyin initials", hide="list form", find="like"),
    ],
    list="name region property_company year create_time",
    children=[Child("rental/building", "community_id")],
)

building = Resource(
    Building,
    path="rental/building",
    title="楼栋管理 | Buildings",
    fields=[
        f("community_id", "所属小区 | Community", ref="rental/community", flags="once", find="eq"),
        f("name", "楼栋名称 | Building", find="like"),
        f("floors", "地上楼层 | Floors", limits=(1, 200)),
        f("basements", "地下楼层 | Basement floors", limits=(0, 20)),
        f("units", "单元数 | Entrances", limits=(1, 50)),
        f("elevator", "有电梯 | Elevator"),
        f("plan", "平面图 | Plan", kind=Files("image", most=9), hide="list"),
    ],
    list="community_id name floors basements units elevator",
    rows=Rows(unique=[("community_id", "name")]),
    children=[Child("rental/house", "building_id")],
)
