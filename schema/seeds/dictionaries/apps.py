"""Dictionaries of the sub-apps and of the portal."""

from schema.kit.dictionary import Dictionary, dictionary

APPS: list[Dictionary] = [
    dictionary(
        "hazard_category",
        "风险类别 | Risk category",
        "safety=人身安全 | Safety",
        "fire=消防 | Fire",
        "facility=设施设备 | Facilities",
        "finance=财务 | Finance",
        "contract=合同合规 | Contracts",
        "data=信息安全 | Data",
        "weather=天气灾害 | Weather",
    ),
    dictionary("article_kind", "官网栏目 | Portal column", "news=动态 | News", "notice=公告 | Notice"),
]
