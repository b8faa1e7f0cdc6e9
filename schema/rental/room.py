"""Rooms of a house, what beds stand in them, and the beds that are sold singly."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Money, Quantity, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import Choice, Files, Wire, f
from schema.kit.resource import Child, Resource, Rows
from schema.kit.views import FormStep, Views
from schema.rental.bed_type import OFFERED
from schema.rental.facility import offered

ROOM_KIND = dictionary(
    "room_kind",
    "房间用途 | Use of a room",
    "bedroom=卧室 | Bedroom",
    "living=客厅 | Living room",
    "study=书房 | Study",
    "kitchen=厨房 | Kitchen",
    "bathroom=卫生间 | Bathroom",
    "balcony=阳台 | Balcony",
    "basement=地下储藏室 | Basement store",
    "storage=储物间 | Storeroom",
    "other=其他 | Other",
)
UNINHABITABLE = frozenset({"kitchen", "bathroom", "balcony", "basement", "storage"})
"""What the law lets nobody live in."""


class Room(Base):
    house_id = Ref()
    name = Char(40)
    kind = Char(20, default="bedroom")
    space = Quantity(8, 2, null=True)
    resident_limit = Int(default=2)
    indoor_door = Char(20, null=True)
    facilities = Char(1000, null=True)
    restrictions = Char(200, null=True)
    beds_text = Char(200, null=True)
    photos = Char(700, null=True)
    price_daily = Money()
    price_weekday = Money(null=True)
    price_weekend = Money(null=True)
    price_holiday = Money(null=True)
    price_month = Money(null=True)
    lettable = Bool(default=True)
    sort = Int(default=0)

    class Meta:
        table = "rent_room"


class Bed(Base):
    """`house_id` is that of its room, and said when it is read."""

    room_id = Ref()
    house_id = Ref(null=True)
    label = Char(20)
    bed_type_id = Ref(null=True, db_index=True)
    width = Int(null=True)
    sellable = Bool(default=True)
    price_daily = Money(null=True)

    class Meta:
        table = "rent_bed"


class RoomBed(Base):
    room_id = Ref(db_index=True)
    bed_type_id = Ref(db_index=True)
    quantity = Int(default=1)

    class Meta:
        table = "rent_room_bed_stock"


room = Resource(
    Room,
    path="rental/room",
    title="房间管理 | Rooms",
    fields=[
        f("house_id", "房源 | House", ref="rental/house", flags="once", find="eq"),
        f("name", "房间名称 | Room", find="like"),
        f("kind", "用途 | Use", dict="room_kind", find="eq", width=104),
        f("space", "面积(㎡) | Space (m²)", limits=(0, None)),
        f("resident_limit", "限住人数 | Resident limit", limits=(1, 8)),
        f("indoor_door", "室内门 | Indoor door", dict="indoor_door", hide="list"),
        f(
            "facilities",
            "房间设施 | Facilities",
            kind="refs",
            ref="rental/facility",
            choice=Choice(pick=(0, 40), condition=offered("room")),
            hide="list",
        ),
        f(
            "restrictions",
            "租客限制 | Restrictions",
            kind="dicts",
            dict="restriction",
            choice=Choice(separator=";", container=".ant-drawer-body"),
            hide="list",
        ),
        f("beds_text", "床铺说明 | About the beds", hide="list"),
        f(
            "photos",
            "照片 | Photos",
            kind=Files("image", most=3, megabytes=20, side=600, by="property"),
            hide="list",
            help="建议960×720；数量、大小与最小边长见系统参数 | 960×720 is best; how many, how large and how wide is said by the parameters",
        ),
        f("price_daily", "日租价 | Per night", example="4000"),
        f("price_weekday", "平日价 | Weekday", help="不填用日租价 | Empty = per night"),
        f("price_weekend", "周末价 | Weekend"),
        f("price_holiday", "节假日价 | Legal holiday"),
        f("price_month", "月租价 | Per month", hide="list"),
        f(
            "lettable",
            "可出租 | Lettable",
            find="eq",
            help="厨房、卫生间、阳台、储藏室依法不得出租居住 | The law lets nobody live in kitchens, bathrooms, balconies and stores",
        ),
        f("sort", "排序 | Order", hide="list"),
    ],
    list="house_id name kind resident_limit price_daily price_weekday price_weekend price_holiday lettable",
    sort="house_id sort name",
    rows=Rows(unique=[("house_id", "name")]),
    views=Views(
        steps=(
            FormStep(
                "房间 | The room",
                "house_id name kind space resident_limit indoor_door facilities restrictions beds_text photos",
            ),
            FormStep(
                "出租 | Letting", "lettable price_daily price_weekday price_weekend price_holiday price_month sort"
            ),
        ),
        together=True,
    ),
    children=[
        Child("rental/roomBed", "room_id", inline=True),
        Child("rental/bed", "room_id"),
        Child("rental/lock", "unit_id"),
    ],
)

room_bed = Resource(
    RoomBed,
    path="rental/roomBed",
    title="床型与数量 | Beds of a room",
    search="off",
    fields=[
        f("room_id", "房间 | Room", ref="rental/room", flags="once", find="eq"),
        f(
            "bed_type_id",
            "床型 | Bed type",
            ref="rental/bedType",
            find="eq",
            choice=Choice(condition=OFFERED),
        ),
        f("quantity", "数量 | Number", limits=(1, 20)),
    ],
    sort="room_id id",
    label="id",
)

bed = Resource(
    Bed,
    path="rental/bed",
    title="床位管理 | Beds",
    fields=[
        f("room_id", "房间 | Room", ref="rental/room", flags="once", find="eq"),
        f(
            "house_id",
            "房源 | House",
            ref="rental/house",
            find="eq",
            flags="read_only",
            hide="list form detail export import",
            wire=Wire(reads="(SELECT r.house_id FROM rent_room r WHERE r.id = t.room_id)"),
        ),
        f("label", "床位 | Bed", find="like"),
        f(
            "bed_type_id",
            "床型 | Bed type",
            ref="rental/bedType",
            find="eq",
            choice=Choice(condition=OFFERED),
        ),
        f("width", "宽(cm) | Width (cm)", limits=(40, 300)),
        f("sellable", "单独出售 | Sold singly", find="eq"),
        f("price_daily", "日租价 | Per night", example="4000", help="不填按房价 | Empty = price of the room"),
    ],
    list="room_id label bed_type_id width sellable price_daily",
    sort="room_id label",
    rows=Rows(unique=[("room_id", "label")]),
    label="label",
)
