"""Calls of fill rules and checks; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system.rules import check, fill
from server.system.rules.shapes import CheckByCode, DuplicateQuery, ManyRules, RuleCodeQuery, RuleNumber

ROUTES: list[Route] = [
    Route(
        "PUT",
        "/sys/fillRule/executeRuleByCode/{ruleCode}",
        fill.run_one,
        input={"type": "object"},
        result=str,
        summary="取值 | Make a value",
    ),
    Route(
        "PUT",
        "/sys/fillRule/executeRuleByCodeBatch",
        fill.run_many,
        body=ManyRules,
        result=list[RuleNumber],
        summary="批量取值 | Make several values",
    ),
    Route(
        "GET",
        "/sys/fillRule/testFillRule",
        fill.try_rule,
        needs="sys:fillRule:list",
        query=RuleCodeQuery,
        result=str,
        summary="试运行 | Dry run",
    ),
    Route(
        "GET",
        "/sys/duplicate/check",
        check.duplicate,
        query=DuplicateQuery,
        message="该值可用！ | This value is free",
        summary="重复校验 | Is a value free",
    ),
    Route(
        "GET",
        "/sys/checkRule/checkByCode",
        check.check_by_code,
        query=CheckByCode,
        summary="编码校验 | Check a code",
    ),
]
