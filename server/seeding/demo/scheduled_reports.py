"""Scheduled reports of the demo organisation, switched off: a demo sends nobody anything by itself."""

from schema.system.scheduled_report import DAILY, MONTHLY, WEEKLY, ScheduledReport
from server.seeding.demo.world import World

_PLANS = (
    ("在住订单日报", "rental/order", '{"state":"in_house"}', DAILY, None, None, "07:30:00", ("manager", "finance1")),
    ("会费收缴周报", "fin/due", None, WEEKLY, 1, None, "08:30:00", ("secretary1", "finance1")),
    ("押金月报", "rental/deposit", None, MONTHLY, None, 31, "18:00:00", ("finance1", "auditor")),
)


def build_scheduled_reports(world: World) -> None:
    """Written for the first organisation alone."""
    if "auditor" not in world.users:
        return
    sheet = world.sheet(ScheduledReport, "id name resource query rhythm weekday month_day at_time receiver_ids enabled")
    for name, resource, query, rhythm, weekday, month_day, at, accounts in _PLANS:
        receivers = ",".join(str(world.users[account]) for account in accounts)
        sheet.add(world.ids(), name, resource, query, rhythm, weekday, month_day, at, receivers, False)
