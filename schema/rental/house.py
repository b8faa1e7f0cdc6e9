"""Houses (房源): let as a whole, or by room and bed, while they are on the shelf.

A draft is being written, off the shelf is out of sale for a time, the archive is over. Only what stands on the shelf is sold:
the units of every other house are no part of board, figures and the search for free rooms (`schema/rental/mirror.py`).
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Int, Money, Quantity, Ref
from schema.kit.dictionary import states
from schema.kit.field import Choice, Files, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows
from schema.kit.views import FormStep, Views
from schema.rental.facility import offered

DRAFT, ON_SHELF, OFF_SHELF, ARCHIVED = "draft", "on_shelf", "off_shelf", "archived"


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
    facilities = Char(1000, null=True)
    rental_method = Char(20, default="whole")
    operation_mode = Char(20, null=True)
    owner_id = Ref(null=True, db_index=True)
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
    state = Char(12, default=DRAFT)

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
        f(
            "facilities",
            "房屋设施 | Facilities",
            kind="refs",
            ref="rental/facility",
            choice=Choice(pick=(0, 40), condition=offered("house")),
            hide="list",
        ),
        f("rental_method", "出租方式 | Let", dict="rental_method", find="eq"),
        f("operation_mode", "运营模式 | Operation", dict="operation_mode", find="eq"),
        f(
            "owner_id",
            "业主 | Owner",
            ref="rental/owner",
            find="eq",
            hide="list",
            help="托管、包租房源的业主 | Of a house that is run for somebody",
        ),
        f("riyue", "日租/长租 | Daily or long", dict="riyue", find="eq"),
        f(
            "price_daily",
            "日租价 | Per night",
            example="4000",
            help="整租；不填按各房间合计 | Let whole; empty = sum of the rooms",
        ),
        f("price_weekday", "平日价 | Weekday", hide="list"),
        f("price_weekend", "周末价 | Weekend", hide="list"),
        f("price_holiday", "节假日价 | Legal holiday", hide="list"),
        f("market_price", "市场价 | Market price", hide="list"),
        f("price_month", "月租价 | Per month"),
        f("price_quarter", "季租价 | Per quarter", hide="list"),
        f("price_year", "年租价 | Per year", hide="list"),
        f("cover", "封面 | Cover", kind=Files("image", megabytes=20, side=600, by="cover"), hide="list"),
        f(
            "photos",
            "照片 | Photos",
            kind=Files("image", most=3, megabytes=20, side=600, cover="cover", by="property"),
            hide="list",
            help="建议960×720；数量、大小与最小边长见系统参数 | 960×720 is best; how many, how large and how wide is said by the parameters",
        ),
        f(
            "video",
            "视频 | Video",
            kind="video",
            hide="list",
            help="至少30秒，不超过300MB，上传后约30分钟内可见 | At least 30 seconds, at most 300 MB; seen about 30 minutes later",
        ),
        f("remark", "备注 | Remark", hide="list"),
        f("state", "上架状态 | Shelf", dict="house_state", find="in", flags="read_only", width=128),
    ],
    list="community_id building_id house_no state floor bedrooms space rental_method riyue price_daily price_month",
    sort="building_id floor house_no",
    rows=Rows(unique=[("building_id", "house_no")], settled={"state": ARCHIVED}),
    label="house_no",
    can="list add edit export import",
    children=[Child("rental/room", "house_id"), Child("rental/bed", "house_id"), Child("rental/lock", "unit_id")],
    views=Views(
        steps=(
            FormStep("位置 | Location", "community_id building_id floor total_floor house_no"),
            FormStep(
                "出租信息 | Letting",
                "property_type bedrooms halls baths kitchens space orientation renovation entrance_door facilities"
                " rental_method operation_mode owner_id riyue remark",
            ),
            FormStep("照片 | Photos", "cover photos video"),
            FormStep("房间 | Rooms", child="rental/room"),
            FormStep("床位 | Beds", child="rental/bed"),
            FormStep(
                "价格 | Prices",
                "price_daily price_weekday price_weekend price_holiday market_price price_month price_quarter price_year",
            ),
        )
    ),
    process=Process(
        "state",
        name="house",
        noun="房源 | House",
        number="house_no",
        states={
            DRAFT: "草稿 | Draft #default",
            ON_SHELF: "已上架 | On the shelf #green",
            OFF_SHELF: "已下架 | Off the shelf #orange",
            ARCHIVED: "已归档 | Archived #default",
        },
        transitions=[
            Transition("shelve", "上架 | Put on shelf", f"{DRAFT} {OFF_SHELF}", ON_SHELF, batch=True),
            Transition(
                "unshelve",
                "下架 | Take off shelf",
                ON_SHELF,
                OFF_SHELF,
                right="shelve",
                asks=(f("reason", "原因 | Reason", kind="textarea", limits=200),),
                batch=True,
                rare=True,
            ),
            Transition(
                "archive",
                "归档 | Archive",
                f"{DRAFT} {OFF_SHELF}",
                ARCHIVED,
                right="shelve",
                confirm="归档后不能修改，可随时取回。 | What is archived cannot be changed; it can be taken back.",
                rare=True,
            ),
            Transition(
                "relocate",
                "变更小区 | Move to another community",
                f"{DRAFT} {OFF_SHELF}",
                asks=(
                    f("community_id", "小区 | Community", kind="ref", ref="rental/community", flags="required"),
                    f("building_id", "楼栋 | Building", kind="ref", ref="rental/building", flags="required"),
                    f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),
                ),
                confirm="房间、历史订单、合同、水表电表与保洁记录一并归入新小区。 | Its rooms, past orders, leases, meters and cleaning are then"
                " told of the new community.",
                rare=True,
            ),
            Transition("takeBack", "取回 | Take back", ARCHIVED, OFF_SHELF, right="shelve"),
        ],
    ),
    actions=[
        Action(
            "erase",
            "删除 | Delete",
            needs="rental:house:delete",
            fields=(f("house_no", "输入房号以确认 | Type the house number", kind="text", flags="required", limits=20),),
            confirm="房间、床位、价格与照片一并永久删除，无法恢复；历史订单与合同保留。 | Rooms, beds, prices and photos go with it and nothing"
            " brings them back; past orders and leases stay.",
            danger=True,
        )
    ],
)
HOUSE_STATE = states(house, "上架状态 | Shelf state of a house")
