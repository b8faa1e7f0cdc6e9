"""Calls of fill rules beyond the generic ones."""

from server.http.route import Route
from server.system import fill_rules
from server.system.shapes.fill_rules import ManyRules, RuleCodeQuery

ROUTES: list[Route] = [
    Route(
        "PUT",
        "/sys/fillRule/executeRuleByCode/{ruleCode}",
        fill_rules.run_one,
        input={"type": "object"},
        summary="取值 | Make a value",
    ),
    Route(
        "PUT",
        "/sys/fillRule/executeRuleByCodeBatch",
        fill_rules.run_many,
        body=ManyRules,
        summary="批量取值 | Make several values",
    ),
    Route(
        "GET",
        "/sys/fillRule/testFillRule",
        fill_rules.try_rule,
        needs="sys:fillRule:list",
        query=RuleCodeQuery,
        summary="试运行 | Dry run",
    ),
]
