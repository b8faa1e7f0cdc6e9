"""The group /apps of the menu: applications."""

from schema.menu.entry import SUB_APP, Group, Page

APPLICATIONS = Group(
    "/apps",
    "应用 | Applications",
    "appstore",
    (
        Page("/assetMg", "资产管理 | Assets", "bank", SUB_APP, resource="asset/card"),
        Page("/risk", "风险管理 | Risks", "safety", SUB_APP, resource="risk/register"),
        Page("/workflow", "审批中心 | Approvals", "profile", SUB_APP, resource="workflow/request"),
        Page("/apps/assetEvent", icon="file-text", resource="asset/event", hidden=True),
        Page("/apps/riskMeasure", icon="tool", resource="risk/measure", hidden=True),
        Page("/apps/workflowStep", icon="file-text", resource="workflow/step", hidden=True),
    ),
)
