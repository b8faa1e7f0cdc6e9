"""Real-name verifications of the demo organisation's staff, in each state; the photos are left out, since nobody was photographed."""

from datetime import timedelta

from schema.system.real_name import DIFFERENT, MATCHING, REFUSED, SUBMITTED, UNREACHED, VERIFIED, RealName
from server.seeding.demo.world import World

_WHO = (
    ("clerk1", VERIFIED, MATCHING, 40, None),
    ("clerk2", VERIFIED, MATCHING, 31, None),
    ("finance1", VERIFIED, MATCHING, 26, None),
    ("secretary1", VERIFIED, UNREACHED, 19, None),
    ("clerk3", REFUSED, DIFFERENT, 12, "姓名与证件号码不一致，请核对后重新提交"),
    ("lease2", REFUSED, MATCHING, 9, "背面照片模糊，看不清有效期限"),
    ("clerk4", SUBMITTED, MATCHING, 2, None),
    ("secretary2", SUBMITTED, UNREACHED, 1, None),
    ("dispatcher", SUBMITTED, MATCHING, 0, None),
)


def build_real_names(world: World) -> None:
    """Goes by the accounts that are written already; written for the first organisation alone."""
    if "secretary1" not in world.users:
        return
    sheet = world.sheet(
        RealName,
        "id user_id realname id_no state checked submitted_at reviewed_by reviewed_at reason create_time",
    )
    names = {plan.username: plan.realname for plan in world.plan.users}
    for username, state, checked, days, reason in _WHO:
        asked = world.at(world.today - timedelta(days=days), 9, 20)
        decided = None if state == SUBMITTED else world.at(world.today - timedelta(days=days - 1), 15)
        sheet.add(
            world.ids(),
            world.users[username],
            names[username],
            world.person().id_no,
            state,
            checked,
            asked,
            None if decided is None else world.users["manager"],
            decided,
            reason,
            asked,
        )
