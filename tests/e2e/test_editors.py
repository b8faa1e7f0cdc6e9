"""Settings that are kept as text or JSON have editors of their own: parameters, jobs, running numbers, gateway routes, check rules."""

import json
import re
import secrets

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.desktop import step_to
from tests.e2e.positions import PATIENCE
from tests.e2e.site import Caller

pytestmark = pytest.mark.e2e


def add(page: Page, path: str, title: str) -> Locator:
    step_to(page, path)
    expect(page.get_by_role("heading", name=title)).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="新增").first.click()
    drawer = page.get_by_role("dialog")
    expect(drawer).to_be_visible(timeout=PATIENCE)
    return drawer


def save(drawer: Locator) -> None:
    drawer.get_by_role("button", name=re.compile("^(保 ?存|确 ?定)$")).click()
    expect(drawer).to_be_hidden(timeout=PATIENCE)


def field(drawer: Locator, key: str) -> Locator:
    return drawer.locator(f"[data-field={key}]")


def choose(page: Page, box: Locator, words: str) -> None:
    box.get_by_role("combobox").first.click()
    page.locator(".ant-select-dropdown:visible").get_by_text(words, exact=True).click()


def test_a_parameter_is_edited_with_the_control_of_its_kind(admin: Page, caller: Caller) -> None:
    key = f"own.{secrets.token_hex(3)}"
    drawer = add(admin, "/isystem/sysParam", "系统参数")
    field(drawer, "paramKey").get_by_role("textbox").fill("businessDayTurn")
    expect(field(drawer, "paramValue").locator(".ant-picker")).to_be_visible(timeout=PATIENCE)
    field(drawer, "paramKey").get_by_role("textbox").fill(key)
    field(drawer, "paramName").get_by_role("textbox").fill("自用开关")
    choose(admin, field(drawer, "paramKind"), "开关")
    field(drawer, "paramValue").get_by_role("switch").click()
    save(drawer)
    rows = caller.get("/sys/sysParam/list", paramKey=key)["records"]
    assert [(row["paramKind"], row["paramValue"]) for row in rows] == [("bool", "1")]


def test_a_running_number_is_put_together_and_shown(admin: Page, caller: Caller) -> None:
    code = f"n{secrets.token_hex(3)}"
    drawer = add(admin, "/isystem/fillRule", "填值规则")
    field(drawer, "ruleName").get_by_role("textbox").fill("工单号")
    field(drawer, "ruleCode").get_by_role("textbox").fill(code)
    choose(admin, field(drawer, "ruleClass"), "流水号")
    params = field(drawer, "ruleParams")
    params.get_by_role("textbox", name="前缀").fill("GD-")
    params.get_by_role("spinbutton", name="流水位数").fill("6")
    expect(params.locator("[data-preview]")).to_have_text("形如 GD-000001")
    save(drawer)
    [row] = caller.get("/sys/fillRule/list", ruleCode=code)["records"]
    rule = caller.get("/sys/fillRule/queryById", id=row["id"])
    assert json.loads(rule["ruleParams"]) == {"prefix": "GD-", "length": 6}


def test_conditions_of_a_gateway_route_are_rows_and_a_sentence(admin: Page, caller: Caller) -> None:
    route = f"r{secrets.token_hex(3)}"
    drawer = add(admin, "/isystem/gatewayRoute", "路由网关")
    field(drawer, "routerId").get_by_role("textbox").fill(route)
    field(drawer, "name").get_by_role("textbox").fill("订单服务")
    field(drawer, "uri").get_by_role("textbox").fill("https://api.example.cn")
    conditions = field(drawer, "predicates")
    conditions.get_by_role("button", name="添加条件").click()
    tags = conditions.get_by_role("combobox", name="路径")
    tags.fill("/orders/**")
    tags.press("Enter")
    expect(conditions.locator("[data-preview]")).to_have_text("路径为 /orders/**")
    filters = field(drawer, "filters")
    filters.get_by_role("button", name="添加过滤器").click()
    filters.get_by_role("spinbutton").fill("1")
    filters.get_by_role("button", name="添加过滤器").click()
    filters.get_by_role("spinbutton").last.fill("2")
    filters.get_by_role("button", name="删除第2行").click()
    expect(filters.locator("[data-preview]")).to_have_text("去掉路径前 1 段")
    save(drawer)
    kept = next(one for one in caller.get("/sys/gatewayRoute/list", routerId=route) if one["routerId"] == route)
    assert kept["predicates"] == [{"name": "Path", "args": ["/orders/**"]}]
    assert kept["filters"] == [{"name": "StripPrefix", "args": ["1"]}]


def test_a_check_rule_is_tried_while_it_is_written(admin: Page) -> None:
    drawer = add(admin, "/isystem/checkRule", "编码校验规则")
    rule = field(drawer, "ruleJson")
    rule.get_by_role("button", name="添加一段").click()
    rule.get_by_label("位数").fill("2")
    rule.get_by_label("格式（正则）").fill("[A-Z]+")
    rule.get_by_label("不符时提示").fill("前两位须为大写")
    rule.get_by_label("试一个值").fill("ab1")
    expect(rule.locator("[data-preview]")).to_have_text("前两位须为大写")
    rule.get_by_label("试一个值").fill("AB1")
    expect(rule.locator("[data-preview]")).to_have_text("符合")


def test_a_job_is_told_only_what_it_takes(admin: Page) -> None:
    drawer = add(admin, "/isystem/quartzJob", "定时任务")
    field(drawer, "jobClassName").get_by_role("combobox").click()
    options = admin.locator(".ant-select-dropdown:visible")
    # Only those in view are there: the list is virtual.
    options.locator(".rc-virtual-list-holder, .ant-select-dropdown-list-holder").first.evaluate(
        "list => { list.scrollTop = list.scrollHeight; }"
    )
    options.get_by_text("清理无主文件", exact=True).click()
    expect(field(drawer, "parameter").get_by_role("spinbutton", name="保留天数")).to_be_visible(timeout=PATIENCE)
