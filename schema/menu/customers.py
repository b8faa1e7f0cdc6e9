"""The group /crm of the menu: customers."""

from schema.menu.entry import Group, Page

CUSTOMERS = Group(
    "/crm",
    "客户 | Customers",
    "team",
    (
        Page("/crm/contact", icon="contacts", resource="crm/contact"),
        Page("/crm/followUp", icon="clock-circle", resource="crm/followUp"),
        Page("/crm/expert", icon="idcard", resource="crm/expert"),
        Page("/crm/expertSlot", icon="calendar", resource="crm/expertSlot", hidden=True),
        Page("/crm/expertReview", icon="profile", resource="crm/expertReview", hidden=True),
        Page("/crm/resource", icon="appstore", resource="crm/resource"),
        Page("/crm/resourceUse", icon="table", resource="crm/resourceUse", hidden=True),
        Page("/crm/question", icon="notification", resource="crm/question"),
        Page("/crm/customerDict", icon="apartment", resource="crm/customerDict"),
    ),
)
