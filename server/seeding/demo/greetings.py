"""Greetings of the demo: their templates, what was sent lately, and drafts for anniversaries that come."""

from datetime import date, timedelta

from schema.member.greeting import BIRTHDAY, DRAFT, JOINING, SENT, Greeting
from schema.member.membership import ACTIVE
from schema.member.person import Member
from schema.system.message import SYSTEM, MessageTemplate
from server.seeding.demo.members import Membership
from server.seeding.demo.world import World

SPAN = timedelta(days=20)
TEMPLATES = (
    ("生日祝福", "greeting_birthday", "尊敬的${name}：${organisation}祝您生日快乐，身体健康，事业顺遂！"),
    ("入会纪念", "greeting_joining", "尊敬的${name}：感谢您加入${organisation}${years}年来的支持与信任！"),
)


def build_greetings(world: World, members: Membership) -> None:
    """Nothing where there are no members."""
    if not members.levels:
        return
    templates = world.sheet(MessageTemplate, "id template_name template_code template_type template_content use_status")
    for name, code, text in TEMPLATES:
        templates.add(world.ids(), name, code, SYSTEM, text, "1")
    sheet = world.sheet(Greeting, "id member_id occasion year day years title body state")
    # Anniversaries of the last weeks were congratulated on, every other one that comes has its draft.
    for number, (member, name, occasion, since) in enumerate(_days(world)):
        day = since.replace(year=world.today.year, day=28 if (since.month, since.day) == (2, 29) else since.day)
        years = day.year - since.year
        if years < 1 or abs(day - world.today) > SPAN or (day >= world.today and number % 2):
            continue
        title, _, text = TEMPLATES[occasion == JOINING]
        known = {"${name}": name, "${years}": str(years), "${organisation}": world.plan.name}
        for place, word in known.items():
            text = text.replace(place, word)
        state = SENT if day < world.today else DRAFT
        sheet.add(world.ids(), member, occasion, day.year, day, years, title, text, state)


def _days(world: World) -> list[tuple[int, str, str, date]]:
    """(id, name, occasion, day) of active members, as they were written."""
    people = next(one for one in world.sheets if one.table == Member._meta.db_table)
    rows = [dict(zip(people.columns, row, strict=True)) for row in people.rows]
    return [
        (row["id"], row["name"], occasion, row[column])
        for row in rows
        for occasion, column in ((BIRTHDAY, "birth"), (JOINING, "join_date"))
        if row["state"] == ACTIVE and row[column]
    ]
