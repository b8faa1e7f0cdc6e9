"""The group /meters of the menu: utilities."""

from schema.menu.entry import Group, Page

UTILITIES = Group(
    "/meters",
    "水电 | Utilities",
    "bar-chart",
    (
        Page("/rental/meterReading", icon="profile", resource="rental/meterReading"),
        Page("/rental/readingConflict", icon="safety", resource="rental/readingConflict"),
        Page("/rental/meter", icon="dashboard", resource="rental/meter"),
        Page("/rental/tariff", icon="wallet", resource="rental/tariff"),
        Page("/rental/tariffTier", icon="table", resource="rental/tariffTier", hidden=True),
        Page("/rental/utilityShare", icon="team", resource="rental/utilityShare"),
        Page("/rental/utilityMember", icon="table", resource="rental/utilityMember", hidden=True),
        Page(
            "/m/meters",
            "手机抄表 | Meter reading by phone",
            "home",
            "phone/Meters",
            code="rental:meterReading:mine",
            hidden=True,
            route=False,
        ),
    ),
)
