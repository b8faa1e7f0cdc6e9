"""Segments of the demo, whom the secretariat addresses time and again, and a campaign that is not sent yet."""

from typing import Any

import orjson

from schema.member.campaign import Campaign
from schema.member.membership import ACTIVE
from schema.member.segment import FIRM, PERSON, Segment
from server.member.segments import Conditions
from server.seeding.demo.members import Membership
from server.seeding.demo.world import World


def build_segments(world: World, members: Membership) -> None:
    """Nothing where there are no members."""
    if not members.levels:
        return
    above = ",".join(str(one) for one in members.levels[:2])
    known: dict[str, int] = {}
    sheet = world.sheet(Segment, "id name of conditions note")
    for name, of, rules, note in (
        ("会长与副会长", PERSON, [_rule("levelId", "in", above)], "会议与走访通知"),
        ("青年会员", PERSON, [_rule("tags", "like", "青年")], None),
        ("资料待完善", PERSON, [_rule("completeness", "lt", "60")], "每季度请其补充资料"),
        ("高新技术企业", FIRM, [_rule("highTech", "eq", "true")], "政策申报提醒"),
    ):
        rules = [_rule("state", "eq", ACTIVE), *rules]
        kept = Conditions(conditions=rules).model_dump(by_alias=True, mode="json")
        known[name] = world.ids()
        sheet.add(known[name], name, of, orjson.dumps(kept).decode(), note)
    campaigns = world.sheet(Campaign, "id name segment_id below fields days note")
    campaigns.add(world.ids(), "年末资料核对", known["青年会员"], 90, "mobile,education", 14, "感谢您的支持")


def _rule(field: str, rule: str, val: str) -> dict[str, Any]:
    return {"field": field, "rule": rule, "val": val}
