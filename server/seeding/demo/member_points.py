"""Points of the demo's members: rules, and entries whose balance runs; some were reversed."""

from datetime import timedelta

from schema.member.score import BOOKED, REVERSED, ScoreEntry, ScoreRule
from schema.seeds.demo.members import SCORE_RULES
from server.seeding.demo.world import World

ENTRIES = 4


def build_points(world: World, members: list[int]) -> None:
    rules = world.sheet(ScoreRule, "id code name event points daily_cap yearly_cap enabled")
    known = [world.ids() for _ in SCORE_RULES]
    for rule, plan in zip(known, SCORE_RULES, strict=True):
        rules.add(rule, *plan, True)
    sheet = world.sheet(ScoreEntry, "id no member_id rule_id day points balance note reverses_id state create_time")
    number = 0
    for place, member in enumerate(members[:40]):
        balance = 0
        for at in range(ENTRIES):
            number += 1
            which = (place + at) % 5 if at < ENTRIES - 1 else 5
            points = SCORE_RULES[which][3]
            if balance + points < 0:
                continue
            taken_back = place % 9 == 4 and at == 0
            balance += points
            entry, day = world.ids(), world.today - timedelta(days=200 - place - at * 40)
            made = world.at(day, 10)
            state = REVERSED if taken_back else BOOKED
            sheet.add(entry, f"JF{number:06d}", member, known[which], day, points, balance, None, None, state, made)
            if taken_back:
                number += 1
                balance -= points
                head = (world.ids(), f"JF{number:06d}", member, known[which], day + timedelta(days=2), -points)
                sheet.add(*head, balance, "重复登记，予以冲正", entry, BOOKED, world.at(day + timedelta(days=2), 9))
