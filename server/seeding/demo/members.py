"""Members of the demo: chapters, levels, firms and persons, which the money, the activities and the surveys then name."""

from dataclasses import dataclass, field
from datetime import date
from itertools import islice

from schema.member.chapter import Chapter
from schema.member.level import Level
from schema.member.membership import ACTIVE, APPLIED, REMOVED, REVIEWING, SUSPENDED, WITHDRAWN
from schema.member.person import Member
from schema.seeds.demo.members import CHAPTERS, LEVELS
from server.kit.pinyin import syllables
from server.seeding.demo.member_files import build_files
from server.seeding.demo.member_firms import build_firms
from server.seeding.demo.member_follow_up import build_own_data
from server.seeding.demo.member_points import build_points
from server.seeding.demo.world import Person, World

PERSONS = 60
ACCOUNTS = {1: "secretary1", 2: "member1"}
"""Who of them has an account, by their place."""
# The last ones stand elsewhere than among the members: how many, where, and why.
LATER_STATES = (
    (6, APPLIED, None),
    (1, APPLIED, "推荐人信息不全，补充后再提交"),
    (5, REVIEWING, None),
    (4, SUSPENDED, "会费逾期未缴"),
    (3, WITHDRAWN, "企业迁往外地，本人申请退会"),
    (2, REMOVED, "严重违反自律公约，理事会表决除名"),
)
JOINED = {ACTIVE, SUSPENDED, WITHDRAWN, REMOVED}
REGIONS = ("330106", "330102", "330203", "330302")
PEOPLE = (
    "id member_no name name_pinyin gender birth nation native_place id_no party education degree marital mobile level_id"
    " org_id firm_id user_id join_date state reason source introducer_id tags"
)


@dataclass
class Membership:
    """Ids of what was written, in order; `persons` as (id, name, mobile)."""

    levels: list[int] = field(default_factory=list)
    chapters: list[int] = field(default_factory=list)
    firms: list[int] = field(default_factory=list)
    persons: list[tuple[int, str, str]] = field(default_factory=list)


def build_members(world: World) -> Membership:
    """Written for the first organisation alone."""
    made = Membership()
    if "secretary1" not in world.users:
        return made
    people = [world.person() for _ in range(PERSONS)]
    _build_levels(world, made)
    _build_chapters(world, made, people)
    made.firms = build_firms(world, made.levels, made.chapters, people)
    _build_persons(world, made, people)
    build_files(world, made.persons, made.firms)
    build_points(world, [person[0] for person in made.persons])
    build_own_data(world, made.persons)
    return made


def _build_levels(world: World, made: Membership) -> None:
    levels = world.sheet(Level, "id name code dues_year rights min_score sort")
    for number, plan in enumerate(LEVELS):
        made.levels.append(world.ids())
        levels.add(made.levels[-1], plan.name, plan.code, plan.dues, plan.rights, plan.points, number)


def _build_chapters(world: World, made: Membership, people: list[Person]) -> None:
    chapters = world.sheet(Chapter, "id parent_id name kind leader term begin_on end_on")
    begin = date(world.today.year - 2, 1, 1)
    for number, plan in enumerate(CHAPTERS):
        made.chapters.append(world.ids())
        above = None if plan.above is None else made.chapters[plan.above]
        term = ("第三届", begin, date(begin.year + 4, 12, 31))
        chapters.add(made.chapters[-1], above, plan.name, plan.kind, people[number].name, *term)


def _states() -> list[tuple[str, str | None]]:
    last = [(state, why) for count, state, why in LATER_STATES for _ in range(count)]
    return [(ACTIVE, None)] * (PERSONS - len(last)) + last


def _build_persons(world: World, made: Membership, people: list[Person]) -> None:
    sheet = world.sheet(Member, PEOPLE)
    for number, (who, (state, why)) in enumerate(zip(people, _states(), strict=True)):
        made.persons.append((world.ids(), who.name, who.phone))
        joined = min(date(world.today.year - number % 6, 1 + number % 12, 1 + number % 27), world.today)
        # Every fifth file was begun with no more than a name and a phone.
        own = _own_facts(number, who) if number % 5 != 4 else (None,) * 8
        introducer = made.persons[number - 10][0] if number >= 20 and number % 4 == 0 else None
        sheet.add(
            made.persons[-1][0],
            f"HY{number + 1:05d}",
            who.name,
            "".join(syllables(who.name)),
            who.gender,
            *own,
            who.phone,
            made.levels[4 - min(number % 9, 4)] if number else made.levels[0],
            made.chapters[number % len(made.chapters)],
            made.firms[number % len(made.firms)],
            world.users[ACCOUNTS[number]] if number in ACCOUNTS else None,
            joined if state in JOINED else None,
            state,
            why,
            "introduced" if introducer else ("visit", "activity", "website", "other")[number % 4],
            introducer,
            ";".join(islice(("青年", "外贸", "慈善", "科技"), number % 3)) or None,
        )


def _own_facts(number: int, who: Person) -> tuple[object, ...]:
    """Birthday, nationality, native place, ID number, affiliation, education, degree, marital status."""
    text = who.id_no
    birth = date(int(text[6:10]), int(text[10:12]), int(text[12:14]))
    return (
        birth,
        ("han", "han", "han", "she", "hui")[number % 5],
        REGIONS[number % 4],
        text,
        ("none", "cpc", "none", "cdnca", "jiusan", "league")[number % 6],
        ("bachelor", "graduate", "college", "bachelor")[number % 4],
        ("bachelor", "master", "none", "bachelor", "doctor")[number % 5],
        ("married", "single", "married", "divorced")[number % 4],
    )
