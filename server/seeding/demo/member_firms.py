"""Firms of the demo's members with what belongs to them: products, customers, owners, figures, subjects, departments."""

from datetime import date

from schema.kit.rules import check_company_code
from schema.member.firm import Firm
from schema.member.firm_department import FirmDepartment
from schema.member.firm_income import FirmIncome
from schema.member.firm_product import FirmProduct
from schema.member.firm_share import FirmShare
from schema.member.firm_subject import FirmSubject
from schema.member.firm_target import FirmTarget
from schema.member.membership import ACTIVE, APPLIED, REMOVED, REVIEWING, SUSPENDED, WITHDRAWN
from schema.seeds.demo.members import FIRMS, FirmPlan
from server.seeding.demo.world import Person, World
from server.seeding.sheet import Sheet

# From the last one back; all before them are members.
LATE = (
    (APPLIED, None),
    (REVIEWING, None),
    (SUSPENDED, "企业停业整顿"),
    (WITHDRAWN, "总部外迁，申请退会"),
    (REMOVED, "提供虚假材料"),
)
SIGNS = "0123456789ABCDEFGHJKLMNPQRTUWXY"
COLUMNS = (
    "id name uscc kind industry scale legal_rep reg_capital founded region address website listed high_tech contact_name"
    " contact_phone level_id org_id join_date state reason intro"
)


def build_firms(world: World, levels: list[int], chapters: list[int], people: list[Person]) -> list[int]:
    """Gives their ids in order."""
    sheet = world.sheet(Firm, COLUMNS)
    made: list[int] = []
    for number, plan in enumerate(FIRMS):
        made.append(world.ids())
        late = len(FIRMS) - 1 - number
        state, why = LATE[late] if late < len(LATE) else (ACTIVE, None)
        joined = date(world.today.year - 1 - number % 5, 1 + number % 12, 8)
        who = people[number]
        sheet.add(
            made[-1],
            plan.name,
            _code(number),
            plan.kind,
            plan.industry,
            ("small", "medium", "micro", "large")[number % 4],
            who.name,
            (1 + number % 9) * 5_000_000_00,
            date(2001 + number % 18, 1 + number % 12, 1 + number % 27),
            ("330106", "330102", "330203", "330302")[number % 4],
            f"云栖路{number + 11}号",
            f"https://firm{number + 1:02d}.example.com",
            ("none", "none", "neeq", "none", "growth")[number % 5],
            plan.industry in ("it", "manufacture"),
            who.name,
            who.phone,
            levels[number % len(levels)],
            chapters[number % len(chapters)],
            None if state in (APPLIED, REVIEWING) else joined,
            state,
            why,
            f"{plan.name}主营{'、'.join(plan.products)}。",
        )
    _build_offers(world, made)
    _build_shares(world, made, people)
    _build_figures(world, made)
    _build_departments(world, made, people)
    return made


def _code(number: int) -> str:
    """Right by its check character."""
    body = f"91330106{'MA2YQ'}{number + 1:04d}"
    return next(code for sign in SIGNS if check_company_code(code := body + sign))


def _build_offers(world: World, firms: list[int]) -> None:
    products = world.sheet(FirmProduct, "id firm_id name category price unit on_sale intro")
    targets = world.sheet(FirmTarget, "id firm_id industry region scale need budget_from budget_to tags")
    subjects = world.sheet(FirmSubject, "id firm_id kind subject role result year")
    for number, (firm, plan) in enumerate(zip(firms, FIRMS, strict=True)):
        for at, name in enumerate(plan.products):
            price = (number + 1) * (at + 2) * 12_800
            products.add(
                world.ids(), firm, name, "服务" if at else "主营", price, "项", at == 0 or number % 4 != 0, plan.need
            )
        wanted = FIRMS[(number + 7) % len(FIRMS)].industry
        budget = (number % 6 + 1) * 50_000_00
        targets.add(world.ids(), firm, wanted, "330106", "medium", plan.need, budget, budget * 4, "长期;本地")
        if number % 3 == 0:
            _add_subject(world, subjects, firm, number, plan)


def _add_subject(world: World, subjects: Sheet, firm: int, number: int, plan: FirmPlan) -> None:
    kind = ("project", "research", "topic")[number // 3 % 3]
    year = world.today.year - 1 - number % 3
    subjects.add(world.ids(), firm, kind, f"{plan.products[0]}升级", "牵头单位", "通过验收", year)


def _build_shares(world: World, firms: list[int], people: list[Person]) -> None:
    """Current shares make the whole but for every fourth firm; an earlier one has ended."""
    shares = world.sheet(FirmShare, "id firm_id holder holder_kind ratio capital begin_on end_on")
    for number, firm in enumerate(firms):
        begin = date(world.today.year - 6, 3, 1)
        first = 60 if number % 4 else 55
        shares.add(world.ids(), firm, people[number].name, "person", first, first * 100_000_00, begin, None)
        holder = ("钱江产业投资有限公司", "firm") if number % 5 else ("市国有资本运营公司", "state")
        shares.add(world.ids(), firm, *holder, 30, 3_000_000_00, begin, None)
        kind = "foreign" if number % 6 == 1 else "person"
        name = "海岚国际控股" if kind == "foreign" else people[number + 20].name
        shares.add(world.ids(), firm, name, kind, 10, 1_000_000_00, date(begin.year + 2, 1, 1), None)
        if number % 4 == 0:
            shares.add(
                world.ids(), firm, people[number + 21].name, "person", 10, None, begin, date(begin.year + 1, 12, 31)
            )


def _build_figures(world: World, firms: list[int]) -> None:
    incomes = world.sheet(FirmIncome, "id firm_id year revenue profit tax export staff source audited")
    for number, firm in enumerate(firms):
        for back in range(1, 4):
            revenue = (number % 8 + 2) * 3_000_000_00 * (10 - back) // 10
            profit = revenue // 12 if (number + back) % 7 else -revenue // 40
            export = revenue // 5 if number % 4 == 3 else None
            source = "年度报告" if back > 1 else "企业填报"
            year = world.today.year - back
            incomes.add(
                world.ids(), firm, year, revenue, profit, revenue // 30, export, 20 + number * 9, source, back > 1
            )


def _build_departments(world: World, firms: list[int], people: list[Person]) -> None:
    departments = world.sheet(FirmDepartment, "id firm_id parent_id name head phone headcount duty")
    for number, firm in enumerate(firms):
        top = world.ids()
        who = people[number + 20]
        departments.add(top, firm, None, "总经理办公室", who.name, who.phone, 6, "统筹经营与对外联络")
        for at, name in enumerate(("市场部", "财务部", "研发部")[: 2 + number % 2]):
            head = people[(number + at * 7 + 3) % len(people)]
            departments.add(world.ids(), firm, top, name, head.name, head.phone, 5 + at * 4, f"{name}日常工作")
