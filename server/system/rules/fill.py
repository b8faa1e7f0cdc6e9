"""Fill rules as calls: a code is looked up, its generator is a name of the list below, never a path of code."""

import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from pydantic import ValidationError
from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import Invalid, NotFound
from schema.system.category import Category
from schema.system.depart import Depart
from schema.system.fill_rule import FillRule
from server.engine.hooks import Hooks
from server.http.body import read_object
from server.kit.actor import Actor
from server.kit.scope import parse_id, scoped
from server.kit.unit_of_work import Work
from server.system.departments.codes import free_code
from server.system.rules.numbering import draw, draw_in, peek, read_format
from server.system.rules.shapes import ManyRules, NumberFormat, RuleCodeQuery
from server.system.trees.codes import next_code

Form = Mapping[str, Any]
Generator = Callable[[Actor, FillRule, Form], Awaitable[str]]


async def _number(actor: Actor, rule: FillRule, form: Form) -> str:
    """A gapless number is only shown here; it is drawn when the row that needs it is written."""
    return await peek(rule) if read_format(rule).gapless else await draw(rule)


async def _depart_code(actor: Actor, rule: FillRule, form: Form) -> str:
    parent_id = form.get("parentId")
    parent = await scoped(Depart, actor).get_or_none(id=parse_id(parent_id)) if parent_id else None
    return await free_code(parent, actor)


async def _category_code(actor: Actor, rule: FillRule, form: Form) -> str:
    parent_id = form.get("pid") if str(form.get("pid")) != "0" else None
    parent = await scoped(Category, actor).get_or_none(id=parse_id(parent_id)) if parent_id else None
    return next_code(parent, await scoped(Category, actor).filter(pid=parent.id if parent else None), "code")


async def _order_number(actor: Actor, rule: FillRule, form: Form) -> str:
    moment = "".join(sign for sign in to_wire(now()) if sign.isdigit())
    return f"{(rule.rule_params or {}).get('prefix', 'CN')}{moment}{secrets.randbelow(10_000):04d}"


GENERATORS: dict[str, Generator] = {
    "sequence": _number,
    "org_num_role": _depart_code,
    "category_code_rule": _category_code,
    "shop_order_num": _order_number,
}


async def find_rule(actor: Actor, code: str) -> FillRule:
    row = await scoped(FillRule, actor).get_or_none(rule_code=code)
    if row is None:
        raise NotFound("没有该填值规则 | There is no such fill rule", id="fill.missing")
    return row


async def _run(actor: Actor, code: str, form: Form) -> str:
    rule = await find_rule(actor, code)
    return await GENERATORS[rule.rule_class](actor, rule, form)


async def draw_number(work: Work, code: str) -> str:
    """For other domains: the next number of a rule, in the caller's transaction when the rule is gapless."""
    rule = await find_rule(work.actor, code)
    return await draw_in(work, rule) if read_format(rule).gapless else await draw(rule)


async def run_one(request: Request, actor: Actor) -> str:
    """PUT /sys/fillRule/executeRuleByCode/{ruleCode} with the form as body: the value."""
    return await _run(actor, request.path_params["ruleCode"], await read_object(request))


async def run_many(request: Request, actor: Actor, body: ManyRules) -> list[dict[str, str]]:
    """PUT /sys/fillRule/executeRuleByCodeBatch {rules, commonFormData}: [{ruleCode, result}]."""
    return [
        {
            "ruleCode": item.rule_code,
            "result": await _run(actor, item.rule_code, {**body.common_form_data, **item.form_data}),
        }
        for item in body.rules
    ]


async def try_rule(request: Request, actor: Actor, query: RuleCodeQuery) -> str:
    """GET /sys/fillRule/testFillRule?ruleCode: what the next value would be; nothing is counted."""
    rule = await find_rule(actor, query.rule_code)
    return await peek(rule) if rule.rule_class == "sequence" else await GENERATORS[rule.rule_class](actor, rule, {})


async def check_params(actor: Actor, values: dict[str, Any], row: FillRule | None) -> None:
    """The parameters must fit the generator before the rule is stored."""
    name = values.get("rule_class", row.rule_class if row else "")
    params = values.get("rule_params", row.rule_params if row else None) or {}
    if not isinstance(params, dict):
        raise Invalid(fields={"ruleParams": "需要JSON对象 | A JSON object is expected"})
    try:
        if name == "sequence":
            NumberFormat.model_validate(params)
    except ValidationError as error:
        wrong = ", ".join(str(entry["loc"][0]) for entry in error.errors() if entry["loc"])
        raise Invalid(fields={"ruleParams": f"参数有误: {wrong} | Wrong parameters: {wrong}"}) from error
    if name == "shop_order_num" and len(str(params.get("prefix", ""))) > 20:
        raise Invalid(fields={"ruleParams": "参数有误: prefix | Wrong parameters: prefix"})


HOOKS = {"sys/fillRule": Hooks(validate=check_params)}
