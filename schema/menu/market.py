"""The group /sd of the menu: supply and demand."""

from schema.menu.entry import Group, Page

MARKET = Group(
    "/sd",
    "供需 | Supply and demand",
    "notification",
    (
        Page("/sd/post", icon="notification", resource="sd/post"),
        Page("/sd/match", icon="cluster", resource="sd/match"),
        Page("/sd/weight", icon="bar-chart", resource="sd/weight"),
        Page("/sd/contactRequest", icon="contacts", resource="sd/contactRequest"),
    ),
)
