"""What stands in the files of the demo's members: contacts, work, study, honours, posts, ratings, follow-ups and trips."""

from datetime import date, timedelta

from schema.member.agreement import MemberAgreement
from schema.member.assistant import MemberAssistant
from schema.member.contact import MemberContact
from schema.member.cppcc import MemberCppcc
from schema.member.follow_up import MemberFollowUp
from schema.member.honour import MemberHonour
from schema.member.learning import MemberLearning
from schema.member.motion import ANSWERED, BROUGHT, FILED, TURNED_DOWN, CppccProposal, NpcBill
from schema.member.npc import MemberNpc
from schema.member.other_post import MemberPost
from schema.member.rating import CONFIRMED, DRAFT, MemberRating, RatingItem
from schema.member.social import MemberSocial
from schema.member.study import MemberStudy
from schema.member.trip import MemberTrip
from schema.member.work import MemberWork
from schema.seeds.demo.members import (
    BILLS,
    COURSES,
    CRITERIA,
    FIRMS,
    HONOURS,
    MAJORS,
    PROPOSALS,
    SCHOOLS,
    SOCIETIES,
    TALKS,
    TRIPS,
)
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

Persons = list[tuple[int, str, str]]
MOTION_STATES = (BROUGHT, FILED, ANSWERED, TURNED_DOWN)
REPLIES = {ANSWERED: "已采纳，列入下一年度工作计划", TURNED_DOWN: "所提事项已有专门规定"}
LEVELS = ("national", "province", "city", "county", "unit")


def build_files(world: World, persons: Persons, firms: list[int]) -> None:
    _build_contacts(world, persons)
    _build_careers(world, persons, firms)
    _build_merits(world, persons)
    _build_offices(world, persons)
    _build_helpers(world, persons)
    _build_ratings(world, persons)
    _build_talks(world, persons, firms)


def _build_contacts(world: World, persons: Persons) -> None:
    sheet = world.sheet(MemberContact, "id member_id kind value is_primary remark")
    for number, (member, _, mobile) in enumerate(persons):
        if number % 5 == 4:
            continue
        sheet.add(world.ids(), member, "mobile", mobile, True, None)
        sheet.add(world.ids(), member, "email", f"member{number + 1:02d}@example.com", True, None)
        kind, value = (
            ("wechat", f"yunqi_{number + 1:03d}"),
            ("landline", f"0571-8700{number:04d}"),
            ("address", f"杭州市西湖区云栖路{number + 11}号"),
            ("qq", f"1000{number:05d}"),
            ("fax", f"0571-8800{number:04d}"),
        )[number // 2 % 5]
        sheet.add(world.ids(), member, kind, value, number % 2 == 0, "工作日白天联系" if number % 3 == 0 else None)


def _build_careers(world: World, persons: Persons, firms: list[int]) -> None:
    work = world.sheet(
        MemberWork, "id member_id company firm_id title industry begin_on end_on is_current is_main duty"
    )
    study = world.sheet(MemberStudy, "id member_id school major degree mode begin_on end_on")
    year = world.today.year
    for number, (member, _, _) in enumerate(persons):
        if number % 5 == 4:
            continue
        place = number % len(firms)
        plan = FIRMS[place]
        title = ("manager", "chairman", "president", "deputy", "director", "head")[number % 6]
        begin = date(year - 8, 1 + number % 12, 1)
        duty = f"负责{plan.products[0]}业务"
        work.add(world.ids(), member, plan.name, firms[place], title, plan.industry, begin, None, True, True, duty)
        earlier = date(year - 14, 7, 1)
        until = begin - timedelta(days=30)
        work.add(world.ids(), member, "钱塘实业有限公司", None, "engineer", "other", earlier, until, False, True, None)
        if number % 6 == 1:
            side = date(year - 3, 3, 1)
            work.add(world.ids(), member, "青澜装备有限公司", None, "director", "other", side, None, True, False, None)
        school, major = SCHOOLS[number % len(SCHOOLS)], MAJORS[number % len(MAJORS)]
        degree = ("bachelor", "master", "bachelor", "doctor")[number % 4]
        began = date(year - 20, 9, 1)
        study.add(world.ids(), member, school, major, degree, "full", began, date(year - 16, 6, 30))
        if number % 4 == 1:
            study.add(
                world.ids(),
                member,
                SCHOOLS[0],
                MAJORS[0],
                "master",
                "part",
                date(year - 5, 3, 1),
                date(year - 3, 6, 30),
            )


def _build_merits(world: World, persons: Persons) -> None:
    learning = world.sheet(MemberLearning, "id member_id course organiser begin_on end_on hours result")
    honours = world.sheet(MemberHonour, "id member_id title level issuer day")
    agreements = world.sheet(MemberAgreement, "id member_id kind version signed_on")
    for number, (member, _, _) in enumerate(persons):
        signed = world.today - timedelta(days=60 + number * 11)
        agreements.add(world.ids(), member, "charter", "2023版", signed)
        if number % 2 == 0:
            kind = ("privacy", "conduct", "service")[number // 2 % 3]
            agreements.add(world.ids(), member, kind, "2024版", signed + timedelta(days=1))
        if number % 2 == 1:
            begin = world.today - timedelta(days=90 + number * 5)
            row = (COURSES[number % len(COURSES)], "云栖商会", begin, begin + timedelta(days=2), 16)
            learning.add(world.ids(), member, *row, "结业")
        if number % 3 == 0:
            day = date(world.today.year - 1 - number % 4, 5, 4)
            honours.add(world.ids(), member, HONOURS[number % 5], LEVELS[number // 3 % 5], "评选委员会", day)


def _build_offices(world: World, persons: Persons) -> None:
    """Terms that run, that end soon, that have ended and that are still to come."""
    today = world.today
    spans = (
        (today - timedelta(days=700), today + timedelta(days=900)),
        (today - timedelta(days=1400), today + timedelta(days=60)),
        (today - timedelta(days=2500), today - timedelta(days=700)),
        (today + timedelta(days=30), today + timedelta(days=1800)),
    )
    social = world.sheet(MemberSocial, "id member_id organisation post level term begin_on end_on")
    cppcc = world.sheet(MemberCppcc, "id member_id level session sector post begin_on end_on")
    npc = world.sheet(MemberNpc, "id member_id level session delegation committee begin_on end_on")
    motions = [
        world.sheet(model, "id term_id member_id title no day state reply create_time")
        for model in (CppccProposal, NpcBill)
    ]
    posts = ("president", "vice", "secretary", "director", "standing", "supervisor", "member", "adviser")
    sectors = ("commerce", "economy", "science", "education", "health", "culture", "youth", "special")
    for number, (member, _, _) in enumerate(persons):
        span, at = spans[number % 4], number // 2
        if number % 2 == 0:
            place = SOCIETIES[at % 4]
            social.add(world.ids(), member, place, posts[at % 8], LEVELS[at % 4], 3 + number % 3, *spans[at % 4])
        if number % 4 == 1:
            term, days = world.ids(), spans[at // 2 % 4]
            cppcc.add(term, member, LEVELS[1 + at % 3], 12, sectors[number // 4 % 8], "委员", *days)
            _bring(world, motions[0], (term, member), days[0], PROPOSALS, number)
        if number % 6 == 3:
            term = world.ids()
            npc.add(term, member, LEVELS[1 + at % 3], 14, "杭州代表团", "财政经济委员会", *span)
            _bring(world, motions[1], (term, member), span[0], BILLS, number)


def _bring(world: World, sheet: Sheet, of: tuple[int, int], begin: date, titles: tuple[str, ...], number: int) -> None:
    """Two in each term that has begun, in all states."""
    for place in range(2):
        day = begin + timedelta(days=40 + 180 * place)
        if day > world.today:
            continue
        state = MOTION_STATES[(number // 2 + place) % len(MOTION_STATES)]
        no = f"{day.year}-{number * 2 + place + 1:03d}"
        title = titles[(number + place) % len(titles)]
        sheet.add(world.ids(), *of, title, no, day, state, REPLIES.get(state), world.at(day, 10))


def _build_helpers(world: World, persons: Persons) -> None:
    assistants = world.sheet(MemberAssistant, "id member_id name phone relation call_first begin_on")
    posts = world.sheet(MemberPost, "id member_id organisation post begin_on end_on paid")
    trips = world.sheet(MemberTrip, "id member_id title place purpose begin_on end_on companions")
    for number, (member, _, _) in enumerate(persons):
        if number % 4 == 0:
            who = world.person()
            begin = world.today - timedelta(days=400 + number)
            assistants.add(world.ids(), member, who.name, who.phone, "秘书", number % 8 == 0, begin)
        if number % 5 == 2:
            begin = date(world.today.year - 3, 4, 1)
            until = None if number % 2 else date(world.today.year - 1, 3, 31)
            posts.add(world.ids(), member, SOCIETIES[number % 4], "特聘顾问", begin, until, number % 2 == 1)
        if number % 3 == 1:
            title, place, purpose = TRIPS[number % 4] if number % 9 != 1 else ("家庭旅行", "三亚", "private")
            begin = world.today + timedelta(days=number % 20 - 12)
            trips.add(world.ids(), member, title, place, purpose, begin, begin + timedelta(days=3), None)


def _build_ratings(world: World, persons: Persons) -> None:
    ratings = world.sheet(MemberRating, "id no member_id year rater comment state")
    items = world.sheet(RatingItem, "id rating_id criterion weight points")
    for number, (member, _, _) in enumerate(persons[:24]):
        rating, year = world.ids(), world.today.year - 1 - number % 2
        draft = number % 6 == 5
        head = (rating, f"PJ{number + 1:05d}", member, year, world.signatures["secretary1"])
        ratings.add(*head, None if draft else "综合评价", DRAFT if draft else CONFIRMED)
        for at, (criterion, weight) in enumerate(CRITERIA[: 3 if draft else None]):
            items.add(world.ids(), rating, criterion, weight, 55 + (number * 7 + at * 11) % 45)


def _build_talks(world: World, persons: Persons, firms: list[int]) -> None:
    sheet = world.sheet(MemberFollowUp, "id member_id firm_id way at content next_on next_action done owner_id")
    ways = ("phone", "wechat", "visit", "meeting", "mail", "activity")
    for number in range(36):
        member = persons[(number * 5) % len(persons)][0] if number % 3 else None
        firm = firms[number % len(firms)] if number % 3 == 0 else None
        at = world.at(world.today - timedelta(days=1 + number * 2), 9 + number % 8)
        done = number % 4 == 0
        nxt = None if done else world.today + timedelta(days=number % 15 - 3)
        owner = world.users["secretary1" if number % 2 else "secretary2"]
        plan = None if done else "再次回访"
        sheet.add(world.ids(), member, firm, ways[number % 6], at, TALKS[number % len(TALKS)], nxt, plan, done, owner)
