"""Assets, risks, requests and the public portal of a demo organisation, in every state there is."""

from datetime import date, datetime, timedelta
from itertools import cycle
from typing import Any

from schema.approval.request import Request
from schema.approval.step import Step
from schema.asset.card import IN_STOCK, IN_USE, REPAIRING, SCRAPPED, Card
from schema.asset.event import Event
from schema.kit.clock import SHANGHAI
from schema.kit.money import to_yuan
from schema.portal.article import Article
from schema.risk.measure import Measure
from schema.risk.register import Risk
from schema.seeds.demo.apps import ADDRESSES, APPS, ARTICLES, ASSETS, REQUESTS, RISKS, RequestPlan
from schema.system.address import Address
from schema.system.app_version import AppVersion
from schema.system.param import Param
from server.kit.parameter import ON
from server.kit.switches import PORTAL
from server.risk.score import level_of, score_of
from server.seeding.demo.houses import Property
from server.seeding.demo.world import World

STATES = (IN_USE, IN_USE, IN_STOCK, IN_USE, IN_USE, REPAIRING, IN_USE)
CARD = (
    "id code name category model unit_id place keeper_id state price bought_on warranty_until life_months create_time"
)
HISTORY = {IN_STOCK: (), IN_USE: ("take",), REPAIRING: ("take", "repair"), SCRAPPED: ("scrap",)}
_STEPS = {"pending": (), "returned": ("return",), "approved": ("approve",), "refused": ("refuse",)}
_DECIDER = "finance1"


def build_apps(world: World, found: Property) -> None:
    """The second organisation starts with the portal's switch alone, so that the two differ."""
    world.sheet(Param, "id param_key param_name param_value").add(world.ids(), PORTAL, "开放门户", ON)
    if "clerk1" not in world.users:
        return
    cards = _build_assets(world, found)
    _build_risks(world, found)
    _build_requests(world, cards)
    _build_portal(world)


def _moment(world: World, days_ago: int, hour: int = 10) -> datetime:
    return world.at(world.today - timedelta(days=days_ago), hour)


def _build_assets(world: World, found: Property) -> list[tuple[int, str, str, int]]:
    """Gives (id, code, name, price) of each card."""
    sheet = world.sheet(Card, CARD)
    events = world.sheet(Event, "id card_id kind at keeper_id note")
    rooms = [unit["id"] for unit in found.leaves() if unit["kind"] != "bed"]
    keepers = cycle([world.users[name] for name in ("clerk1", "works1", "works2", "dispatcher", "lease1")])
    made: list[tuple[int, str, str, int]] = []
    scrapped = {plan.asset for plan in REQUESTS if plan.state == "approved" and plan.asset is not None}
    for plan in ASSETS:
        for _ in range(plan.pieces):
            number = len(made) + 1
            state = SCRAPPED if number - 1 in scrapped else STATES[number % len(STATES)]
            keeper = next(keepers) if state in (IN_USE, REPAIRING) else None
            bought = date(world.today.year - 1 - number % 3, 1 + number % 12, 1 + number % 27)
            room = rooms[(number * 7) % len(rooms)] if plan.place is None and state != IN_STOCK else None
            place = plan.place or (None if room else "中心库房")
            card = (world.ids(), f"ZC{number:05d}", plan.name, plan.price)
            made.append(card)
            until = date(bought.year + 3, bought.month, bought.day)
            row = (plan.category, plan.model, room, place, keeper, state, plan.price, bought, until, 96)
            sheet.add(*card[:3], *row, _moment(world, 300 - number))
            for at, kind in enumerate(HISTORY[state]):
                events.add(world.ids(), card[0], kind, _moment(world, 200 - number - at * 30), keeper, None)
    return made


def _build_risks(world: World, found: Property) -> None:
    sheet = world.sheet(
        Risk,
        "id no title category community_id description likelihood impact score level owner_id due state closing create_time",
    )
    measures = world.sheet(Measure, "id risk_id what owner_id due done")
    places = cycle(sorted({unit["community_id"] for unit in found.units.values()}))
    owners = cycle([world.users[name] for name in ("manager", "works1", "works3", "dispatcher", "finance3")])
    for number, plan in enumerate(RISKS, start=1):
        risk, owner, score = world.ids(), next(owners), score_of(plan.likelihood, plan.impact)
        due = world.today + timedelta(days=plan.days)
        closing = plan.description if plan.state == "closed" else None
        rated = (plan.likelihood, plan.impact, score, level_of(score))
        head = (risk, f"FX{number:05d}", plan.title, plan.category, next(places), plan.description)
        sheet.add(*head, *rated, owner, due, plan.state, closing, _moment(world, 40 - number))
        for at, what in enumerate(plan.measures):
            measures.add(world.ids(), risk, what, owner, due - timedelta(days=2), plan.state == "closed" or at == 1)


def _build_requests(world: World, cards: list[tuple[int, str, str, int]]) -> None:
    sheet = world.sheet(
        Request,
        "id no kind title reason amount applicant_id state subject_id payload decided_by decided_at decision create_time",
    )
    steps = world.sheet(Step, "id request_id verb user_id user_name at note")
    for number, plan in enumerate(REQUESTS, start=1):
        request, made = world.ids(), _moment(world, number % 4, 9)
        decided = _moment(world, number % 4, 15) if plan.state in ("approved", "refused") else None
        note = plan.reason if plan.state in ("refused", "returned") else None
        kind, title, amount, subject, payload = _matter(plan, cards)
        decider = world.users[_DECIDER] if decided else None
        reason = plan.reason if note is None else "日常使用需要"
        # The day of the number is past, so that numbers of today start at one.
        no = f"SP{world.today - timedelta(days=1 + number % 4):%y%m%d}{number:04d}"
        who = world.users[plan.applicant]
        head = (request, no, kind, title, reason, amount, who, plan.state, subject, payload)
        sheet.add(*head, decider, decided, note, made)
        steps.add(world.ids(), request, "submit", who, world.signatures[plan.applicant], made, reason)
        for verb in _STEPS[plan.state]:
            by = (world.users[_DECIDER], world.signatures[_DECIDER])
            steps.add(world.ids(), request, verb, *by, decided or made + timedelta(hours=2), note)


def _matter(plan: RequestPlan, cards: list[tuple[int, str, str, int]]) -> tuple[Any, ...]:
    """Kind, title, amount, subject and payload."""
    if plan.asset is not None:
        card, code, name, price = cards[plan.asset]
        return "asset_scrap", f"报废 {code} {name}", price, card, f'{{"code":"{code}"}}'
    payload = (
        f'{{"name":"{plan.name}","category":"{plan.category}","model":"","quantity":{plan.quantity},'
        f'"price":"{to_yuan(plan.price)}"}}'
    )
    return "asset_purchase", f"采购 {plan.name} × {plan.quantity}", plan.price * plan.quantity, None, payload


def _build_portal(world: World) -> None:
    articles = world.sheet(Article, "id kind title summary content publish_at on_top online")
    for plan in ARTICLES:
        at = _moment(world, plan.days_ago, 9)
        articles.add(world.ids(), plan.kind, plan.title, plan.summary, plan.content, at, plan.on_top, True)
    addresses = world.sheet(Address, "id name detail contact phone public")
    for row in ADDRESSES:
        addresses.add(world.ids(), *row)
    versions = world.sheet(AppVersion, "id platform version notes publish_time")
    for platform, version, notes in APPS:
        versions.add(world.ids(), platform, version, notes, datetime(world.today.year, 1, 8, 9, tzinfo=SHANGHAI))
