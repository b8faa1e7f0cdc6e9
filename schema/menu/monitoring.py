"""The group /imonitor of the menu: monitoring."""

from schema.menu.entry import Action, Group, Page

MONITORING = Group(
    "/imonitor",
    "监控与日志 | Monitoring",
    "bar-chart",
    (
        Page(
            "/isystem/service",
            "服务配置 | Services",
            "setting",
            "system/Service",
            code="sys:service:list",
            extra=(Action("sys:service:edit", "设置开关 | Set a switch"),),
        ),
        Page("/isystem/quartzJob", icon="clock-circle", resource="sys/quartzJob"),
        Page("/isystem/quartzJobLog", icon="bar-chart", resource="sys/quartzJobLog"),
        Page("/isystem/log", icon="file-text", component="system/Logs", resource="sys/log"),
        Page("/isystem/dataLog", "数据日志 | Data log", "profile", "system/DataLog", code="sys:dataLog:list"),
        Page(
            "/isystem/conversation",
            icon="profile",
            resource="chat/admin/conversation",
        ),
        Page("/isystem/printLog", icon="file-text", resource="sys/printLog"),
        Page("/isystem/sms", icon="file-text", resource="sys/sms"),
        Page("/isystem/sysMessage", icon="file-text", resource="sys/message/sysMessage"),
        Page("/isystem/ossFile", icon="file-text", resource="sys/oss/file"),
        Page("/isystem/ossLink", icon="file-text", resource="sys/oss/link"),
    ),
)
