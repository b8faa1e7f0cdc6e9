"""Price plans of a demo organisation in every state; what is active asks for a channel or a company, so that other prices stay as they are."""

from datetime import timedelta

from schema.rental.price import DayPrice
from schema.rental.price_plan import ACTIVE, DRAFT, ENDED, PricePlan
from server.seeding.demo.houses import Property
from server.seeding.demo.world import World

FAIR_AHEAD, FAIR_UNITS = 42, 4
_COLUMNS = "id name method factor amount begin_day end_day weekdays lead_from nights_from occupancy_from channels company_id priority combine floor ceiling state remark create_time"


def build_price_plans(world: World, found: Property, payer: int) -> None:
    """`payer`: a company that pays on account. The second organisation has none, so that the two differ."""
    if "works1" not in world.users:
        return
    sheet = world.sheet(PricePlan, _COLUMNS)
    today = world.today
    soon, past = today + timedelta(days=7), today - timedelta(days=60)
    none = (None, None, None, None)
    plans = (
        ("携程渠道加价", "factor", "1.080", None, past, None, *none, "ctrip", None, 10, "all", None, 88800, ACTIVE, "补回佣金"),
        ("早鸟九折", "factor", "0.900", None, soon, None, None, 14, None, None, None, None, 20, "all", 10000, None, DRAFT, None),
        ("连住七晚八五折", "factor", "0.850", None, soon, None, None, None, 7, None, None, None, 30, "first", 9000, None, DRAFT, None),
        ("协议单位九折", "factor", "0.900", None, past, None, *none, None, payer, 15, "all", None, None, ACTIVE, "仅该协议单位挂账的住宿"),
        ("满房加价", "add", None, 5000, soon, soon + timedelta(days=90), "5,6", None, None, 85, None, None, 5, "all", None, None, DRAFT, "出租率85%以上"),
        ("淡季一口价", "fixed", None, 19900, past, today - timedelta(days=20), *none, None, None, 0, "first", None, None, ENDED, None),
    )  # fmt: skip
    for plan in plans:
        sheet.add(world.ids(), *plan, world.at(past, 10))
    _write_days(world, found)


def _write_days(world: World, found: Property) -> None:
    """A fair six weeks ahead, for which some units have prices of their own."""
    sheet = world.sheet(DayPrice, "id unit_id night price closed_in closed_out closed reason create_time")
    fair = world.today + timedelta(days=FAIR_AHEAD)
    daily = [unit for unit in found.leaves() if unit["riyue"] != "2"]
    for unit in daily[:FAIR_UNITS]:
        for night in (fair, fair + timedelta(days=1), fair + timedelta(days=2)):
            price = unit["price_daily"] * 3 // 200 * 100
            sheet.add(world.ids(), unit["id"], night, price, False, False, False, "展会", world.at(world.today, 9))
