"""Members of the demo: chapters, levels, firms and persons, which the money, the activities and the surveys then name."""

from dataclasses import dataclass, field
from datetime import date

from schema.member.chapter import Chapter
from schema.member.firm import Firm
from schema.member.level import Level
from schema.member.person import Member
from server.seeding.demo.world import World

LEVELS = (("会长单位", "president", 50_000_00), ("理事", "director", 10_000_00), ("普通会员", "member", 2_000_00))
CHAPTERS = ("杭州分会", "宁波分会", "青年企业家专委会")
TRADES = ("物业服务", "智能制造", "文旅", "餐饮", "信息技术")
FIRMS = 20
PERSONS = 60


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
    levels = world.sheet(Level, "id name code dues_year sort")
    for number, (name, code, dues) in enumerate(LEVELS):
        made.levels.append(world.ids())
        levels.add(made.levels[-1], name, code, dues, number)
    chapters = world.sheet(Chapter, "id name kind")
    for name in CHAPTERS:
        made.chapters.append(world.ids())
        chapters.add(made.chapters[-1], name, "committee" if "专委会" in name else "chapter")
    firms = world.sheet(Firm, "id name level_id org_id industry join_date")
    for number in range(FIRMS):
        made.firms.append(world.ids())
        trade = TRADES[number % len(TRADES)]
        joined = date(world.today.year - 1 - number % 5, 1 + number % 12, 8)
        firms.add(
            made.firms[-1],
            f"杭州云栖{chr(0x4E2D + number)}{trade}有限公司",
            made.levels[number % 3],
            made.chapters[number % 3],
            trade,
            joined,
        )
    persons = world.sheet(Member, "id member_no name gender mobile level_id org_id firm_id join_date")
    for number in range(PERSONS):
        who = world.person()
        made.persons.append((world.ids(), who.name, who.phone))
        joined = date(world.today.year - number % 6, 1 + number % 12, 1 + number % 27)
        persons.add(
            made.persons[-1][0],
            f"HY{number + 1:05d}",
            who.name,
            who.gender,
            who.phone,
            made.levels[(number * 7) % 3],
            made.chapters[number % 3],
            made.firms[number % FIRMS],
            min(joined, world.today),
        )
    return made
