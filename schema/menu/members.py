"""The group /vip of the menu: members."""

from schema.menu.entry import Group, Page

MEMBERS = Group(
    "/vip",
    "会员 | Members",
    "contacts",
    (
        Page("/vip/person", icon="user", resource="vip/person"),
        Page("/vip/firm", icon="bank", resource="vip/firm"),
        Page("/vip/level", icon="safety", resource="vip/level"),
        Page("/vip/org", icon="cluster", resource="vip/org"),
        Page("/vip/rating", icon="profile", resource="vip/rating"),
        Page("/vip/scoreRule", icon="setting", resource="vip/scoreRule"),
        Page("/vip/score", icon="bar-chart", resource="vip/score"),
        Page("/vip/followUp", icon="notification", resource="vip/followUp"),
        Page("/vip/agreement", icon="file-text", resource="vip/agreement"),
        Page("/vip/trip", icon="calendar", resource="vip/trip"),
        Page("/vip/improve", icon="contacts", resource="vip/improve"),
        Page("/vip/contact", icon="table", resource="vip/contact", hidden=True),
        Page("/vip/work", icon="table", resource="vip/work", hidden=True),
        Page("/vip/study", icon="table", resource="vip/study", hidden=True),
        Page("/vip/learning", icon="table", resource="vip/learning", hidden=True),
        Page("/vip/honour", icon="table", resource="vip/honour", hidden=True),
        Page("/vip/social", icon="table", resource="vip/social", hidden=True),
        Page("/vip/cppcc", icon="table", resource="vip/cppcc", hidden=True),
        Page("/vip/npc", icon="table", resource="vip/npc", hidden=True),
        Page("/vip/assistant", icon="table", resource="vip/assistant", hidden=True),
        Page("/vip/otherPost", icon="table", resource="vip/otherPost", hidden=True),
        Page("/vip/ratingItem", icon="table", resource="vip/ratingItem", hidden=True),
        Page("/vip/firmProduct", icon="table", resource="vip/firmProduct", hidden=True),
        Page("/vip/firmTarget", icon="table", resource="vip/firmTarget", hidden=True),
        Page("/vip/firmShare", icon="table", resource="vip/firmShare", hidden=True),
        Page("/vip/firmIncome", icon="table", resource="vip/firmIncome", hidden=True),
        Page("/vip/firmSubject", icon="table", resource="vip/firmSubject", hidden=True),
        Page("/vip/firmDepartment", icon="table", resource="vip/firmDepartment", hidden=True),
    ),
)
