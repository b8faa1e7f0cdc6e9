"""The group /isetting of the menu: settings."""

from schema.menu.entry import Action, Group, Page

SETTINGS = Group(
    "/isetting",
    "系统设置 | Settings",
    "setting",
    (
        Page("/isystem/settings", "设置中心 | All settings", "setting", "system/Settings", code="sys:settings:list"),
        Page("/isystem/dict", icon="book", component="system/Dicts", resource="sys/dict"),
        Page("/isystem/dictItem", icon="book", resource="sys/dictItem", hidden=True),
        Page("/isystem/category", icon="cluster", resource="sys/category"),
        Page("/isystem/sysParam", icon="setting", resource="sys/sysParam"),
        Page(
            "/isystem/annountCement",
            icon="notification",
            resource="sys/annountCement",
        ),
        Page("/isystem/announcementSend", icon="profile", resource="sys/sysAnnouncementSend", hidden=True),
        Page("/isystem/region", icon="cluster", resource="sys/region"),
        Page("/isystem/festival", icon="calendar", component="system/Festivals", resource="isystem/festival"),
        Page("/isystem/address", icon="contacts", resource="sys/address"),
        Page("/isystem/userAgreement", icon="file-text", resource="sys/userAgreement"),
        Page("/isystem/agreementAccept", icon="file-text", resource="sys/agreementAccept"),
        Page("/isystem/paperText", icon="file-text", resource="sys/paperText"),
        Page("/isystem/appVersion", icon="appstore", resource="sys/appVersion"),
        Page("/online/cgreport", icon="bar-chart", resource="online/cgreport/head"),
        Page("/isystem/scheduledReport", icon="clock-circle", resource="sys/scheduledReport"),
        Page("/isystem/sysMessageTemplate", icon="profile", resource="sys/message/sysMessageTemplate"),
        Page("/signing/template", icon="file-text", resource="sign/template"),
        Page("/signing/clause", icon="file-text", resource="sign/clause"),
        Page("/signing/key", icon="safety", resource="sign/key"),
        Page("/isystem/checkRule", icon="profile", resource="sys/checkRule"),
        Page("/isystem/fillRule", icon="profile", resource="sys/fillRule"),
        Page(
            "/isystem/dataSource",
            icon="table",
            resource="sys/dataSource",
            extra=(Action("sys:dataSource:read", "运行数据源报表 | Run reports over sources"),),
        ),
        Page("/isystem/gatewayRoute", icon="appstore", resource="sys/gatewayRoute"),
        Page("/isystem/templateParse", icon="file-text", resource="sys/bTemplateParseConfigInfo"),
        Page("/isystem/fieldMap", icon="file-text", resource="sys/bFieldMapTemplateInfo", hidden=True),
    ),
)
