"""What every organisation starts with: dictionaries, holidays, roles, departments, housekeeping items and rules."""

from collections.abc import Sequence

import asyncpg
import orjson

from schema.housekeeping.item_type import ItemType
from schema.housekeeping.rule import Rule
from schema.kit.text import pair
from schema.seeds.agreements import AGREEMENTS, FIRST_VERSION, SINCE
from schema.seeds.contracts import CLAUSES, TEMPLATES
from schema.seeds.dictionaries import DICTIONARIES
from schema.seeds.festivals import FESTIVALS
from schema.seeds.fill_rules import FILL_RULES
from schema.seeds.housekeeping import ITEMS, RULES
from schema.seeds.papers import PAPER_TEXTS
from schema.seeds.params import PARAMS
from schema.seeds.regions import divisions
from schema.seeds.reports import REPORTS
from schema.signing.template import PUBLISHED, SignClause, SignTemplate
from schema.system.agreement import Agreement
from schema.system.dictionary import Dict, DictItem
from schema.system.festival import Festival
from schema.system.fill_rule import FillRule
from schema.system.paper import PaperText
from schema.system.param import Param
from schema.system.region import Region
from schema.system.report import Report
from schema.system.tenant import Tenant
from server.seeding.rights import grant_sheet, menu_sheet, own_rule_sheet, role_sheet
from server.seeding.sheet import Sheet, Stamp, seed_id


async def load_base(connection: asyncpg.Connection, tenants: Sequence[tuple[int, str, str]]) -> int:
    """Inserts what is missing for the tenants (id, code, name); gives the number of new rows."""
    entries = await menu_sheet().merge(connection)
    written = len(entries) + len(await own_rule_sheet().merge(connection))
    for tenant in tenants:
        written += len(await _tenant_sheet(tenant).merge(connection))
    for tenant_id, _, _ in tenants:
        roles = await role_sheet(tenant_id).merge(connection)
        written += len(roles) + len(await grant_sheet(tenant_id, roles, entries).merge(connection))
        for sheet in (
            *dictionary_sheets(tenant_id),
            festival_sheet(tenant_id),
            fill_rule_sheet(tenant_id),
            agreement_sheet(tenant_id),
            param_sheet(tenant_id),
            paper_sheet(tenant_id),
            report_sheet(tenant_id),
            *housekeeping_sheets(tenant_id),
            *contract_sheets(tenant_id),
        ):
            written += len(await sheet.merge(connection))
        written += await _add_regions(connection, tenant_id)
    return written


async def _add_regions(connection: asyncpg.Connection, tenant_id: int) -> int:
    """Once for each tenant: what it changed or deleted of them stays so."""
    if await connection.fetchval("SELECT EXISTS (SELECT 1 FROM sys_region WHERE tenant_id = $1)", tenant_id):
        return 0
    sheet = Sheet(Region, "id parent_id code name parent_code level", **Stamp(tenant_id, "", "system").values)
    ids = {division.code: seed_id(f"region/{tenant_id}/{division.code}") for division in divisions()}
    for code, name, level, parent in divisions():
        sheet.add(ids[code], ids.get(parent), code, name, parent, level)
    await sheet.copy(connection)
    return len(sheet.rows)


def _tenant_sheet(tenant: tuple[int, str, str]) -> Sheet:
    sheet = Sheet(Tenant, "id code name")
    sheet.add(*tenant)
    return sheet


def dictionary_sheets(tenant_id: int) -> tuple[Sheet, Sheet]:
    """sys_dict and sys_dict_item; each tenant has its own, so that it may change them."""
    stamp = Stamp(tenant_id, "", "system").values
    heads = Sheet(Dict, "id dict_name dict_code description", **stamp)
    items = Sheet(DictItem, "id dict_id item_text item_value text_en colour sort_order", **stamp)
    for dictionary in DICTIONARIES:
        head = seed_id(f"dict/{tenant_id}/{dictionary.code}")
        title = pair(dictionary.title)
        heads.add(head, title.zh, dictionary.code, dictionary.title)
        for number, item in enumerate(dictionary.items, start=1):
            text = pair(item.text)
            key = seed_id(f"dict/{tenant_id}/{dictionary.code}/{item.value}")
            items.add(key, head, text.zh, item.value, text.en, item.colour, number)
    return heads, items


def festival_sheet(tenant_id: int) -> Sheet:
    sheet = Sheet(Festival, "id name begin_day end_day kind", **Stamp(tenant_id, "", "system").values)
    for item in FESTIVALS:
        key = seed_id(f"festival/{tenant_id}/{item.begin}/{item.kind}")
        sheet.add(key, item.name, item.begin, item.end, item.kind)
    return sheet


def fill_rule_sheet(tenant_id: int) -> Sheet:
    sheet = Sheet(FillRule, "id rule_code rule_name rule_class rule_params", **Stamp(tenant_id, "", "system").values)
    for plan in FILL_RULES:
        params = orjson.dumps(plan.params).decode()
        sheet.add(seed_id(f"fill-rule/{tenant_id}/{plan.code}"), plan.code, plan.name, plan.generator, params)
    return sheet


def param_sheet(tenant_id: int) -> Sheet:
    sheet = Sheet(
        Param, "id param_key param_name param_kind param_value remark", **Stamp(tenant_id, "", "system").values
    )
    for plan in PARAMS:
        sheet.add(seed_id(f"param/{tenant_id}/{plan.key}"), *plan)
    return sheet


def paper_sheet(tenant_id: int) -> Sheet:
    columns = "id paper header_zh header_en rules_zh rules_en footer_zh footer_en"
    sheet = Sheet(PaperText, columns, **Stamp(tenant_id, "", "system").values)
    for plan in PAPER_TEXTS:
        sheet.add(seed_id(f"paper/{tenant_id}/{plan.paper}"), *plan)
    return sheet


def report_sheet(tenant_id: int) -> Sheet:
    fixed = Stamp(tenant_id, "", "system").values
    sheet = Sheet(Report, "id code name resource columns query_fields sort_by condition group_by sums", **fixed)
    for plan in REPORTS:
        sheet.add(seed_id(f"report/{tenant_id}/{plan.code}"), *plan)
    return sheet


def agreement_sheet(tenant_id: int) -> Sheet:
    columns = "id kind title title_en content content_en"
    fixed = Stamp(tenant_id, "", "system").values
    sheet = Sheet(Agreement, columns, version=FIRST_VERSION, effective=SINCE, **fixed)
    for text in AGREEMENTS:
        sheet.add(seed_id(f"agreement/{tenant_id}/{text.kind}/{FIRST_VERSION}"), *text)
    return sheet


def item_id(tenant_id: int, key: str) -> int:
    return seed_id(f"hk-item/{tenant_id}/{key}")


def housekeeping_sheets(tenant_id: int) -> tuple[Sheet, Sheet]:
    """Preset items and the rules that use them."""
    stamp = Stamp(tenant_id, "", "system").values
    items = Sheet(ItemType, "id parent_id name unit_price minutes photo_min checklist sort", source="preset", **stamp)
    for number, plan in enumerate(ITEMS, start=1):
        parent = item_id(tenant_id, plan.parent) if plan.parent else None
        checklist = orjson.dumps(plan.checklist).decode()
        items.add(
            item_id(tenant_id, plan.key), parent, plan.name, plan.price, plan.minutes, plan.photos, checklist, number
        )
    rules = Sheet(Rule, "id name event type items deadline_rule assign inspect offset_minutes sort", **stamp)
    for number, rule in enumerate(RULES, start=1):
        chosen = ",".join(str(item_id(tenant_id, key)) for key in rule.items)
        rules.add(
            seed_id(f"hk-rule/{tenant_id}/{rule.key}"),
            rule.name,
            rule.event,
            rule.type,
            chosen,
            rule.deadline,
            rule.assign,
            rule.inspect,
            rule.offset,
            number,
        )
    return items, rules


def contract_sheets(tenant_id: int) -> tuple[Sheet, Sheet]:
    """Templates, published as they are, and clauses."""
    fixed = Stamp(tenant_id, "", "system").values
    published = {"version": 1, "state": PUBLISHED, "preferred": True, "published_at": SINCE}
    templates = Sheet(SignTemplate, "id family_id kind name body", **published, **fixed)
    for plan in TEMPLATES:
        key = seed_id(f"template/{tenant_id}/{plan.key}")
        templates.add(key, key, plan.kind, plan.name, plan.body)
    clauses = Sheet(SignClause, "id kind name body", **fixed)
    for clause in CLAUSES:
        clauses.add(seed_id(f"clause/{tenant_id}/{clause.key}"), clause.kind, clause.name, clause.body)
    return templates, clauses
