"""The organisation that a simulation fills: invented communities with just so many rooms, its departments and staff."""

from schema.seeds.demo.communities import BuildingPlan, CommunityPlan
from schema.seeds.demo.organisations import DepartPlan, Organisation, UserPlan

TENANT, CODE = 99, "simulated"
FEWEST_ROOMS, MOST_ROOMS = 8, 2_000
SHARED_PART = 5
"""One room of so many is in a shared flat of four."""
FLOORS, DOORS = 15, 4
ROOMS_PER_KEEPER = 25
_MIXES = (("one", "studio", "two", "one"), ("studio", "one", "loft", "two"), ("two", "one", "studio", "three"))
_COMMUNITIES = (
    ("映月里", "浙江省杭州市拱墅区", "拱宸桥街道丽水路58号", "120.139700", "30.322100", 2019, "YYL", 1.1),
    ("听潮苑", "浙江省杭州市上城区", "四季青街道江锦路77号", "120.216300", "30.246800", 2017, "TCY", 1.3),
    ("溪山庭", "浙江省杭州市余杭区", "五常街道文一西路969号", "120.024500", "30.280600", 2020, "XST", 0.95),
)
_DEPARTS = (
    DepartPlan("root", "模拟公寓", "Simulated Apartments", None, "1"),
    DepartPlan("front", "前台", "Front desk", "root"),
    DepartPlan("house", "保洁组", "Housekeeping", "root"),
    DepartPlan("finance", "财务组", "Finance", "root"),
)
_USERS = (
    UserPlan("sim-admin", "叶知远", "1", "root", ("admin",), "manager"),
    UserPlan("sim-clerk1", "白若溪", "2", "front", ("front_desk",), "clerk"),
    UserPlan("sim-clerk2", "孔令泽", "1", "front", ("front_desk",), "clerk"),
    UserPlan("sim-clerk3", "柳依云", "2", "front", ("front_desk",), "clerk"),
    UserPlan("sim-finance", "严书平", "2", "finance", ("finance",), "clerk"),
    UserPlan("sim-dispatcher", "康立新", "1", "house", ("dispatcher",), "supervisor"),
)
_KEEPERS = ("王", "李", "张", "刘", "陈", "杨", "赵", "黄", "周", "吴", "徐", "孙")


def plan_organisation(rooms: int) -> Organisation:
    """With `rooms` whole flats and rooms of shared flats, FEWEST_ROOMS to MOST_ROOMS."""
    keepers = tuple(
        UserPlan(f"sim-hk{number}", f"{_KEEPERS[number % len(_KEEPERS)]}阿姨{number}", "2", "house", ("housekeeper",))
        for number in range(1, max(2, rooms // ROOMS_PER_KEEPER) + 1)
    )
    return Organisation(
        TENANT,
        CODE,
        "模拟公寓",
        "1709",
        plan_communities(rooms),
        _DEPARTS,
        _USERS + keepers,
        leases=rooms // 10,
        blocks=0,
        company_code="91330105MA2HM90X1H",
    )


def plan_communities(rooms: int) -> tuple[CommunityPlan, ...]:
    """Buildings in turn for each of the communities; those with nothing to let are left out."""
    shared = rooms // SHARED_PART // 4
    sizes = [*_sizes(rooms - 4 * shared, FLOORS, DOORS)]
    plans = [BuildingPlan(f"{place + 1}幢", *size, "whole", _MIXES[place % 3]) for place, size in enumerate(sizes)]
    for place, size in enumerate(_sizes(shared, 8, 2), start=len(plans) + 1):
        plans.append(BuildingPlan(f"{place}幢", *size, "room", ("share4",)))
    made = []
    for place, (name, region, address, lng, lat, year, pinyin, level) in enumerate(_COMMUNITIES):
        own = tuple(plans[place :: len(_COMMUNITIES)])
        if own:
            made.append(CommunityPlan(name, region, address, lng, lat, "模拟置业有限公司", year, pinyin, level, own))
    return tuple(made)


def _sizes(count: int, floors: int, doors: int) -> list[tuple[int, int]]:
    """Floors and doors of as many buildings as `count` flats need; what is left over fills one floor of its own."""
    whole, rest = divmod(count // doors, floors)
    sizes = [(floors, doors)] * whole
    if rest:
        sizes.append((rest, doors))
    if count % doors:
        sizes.append((1, count % doors))
    return sizes
