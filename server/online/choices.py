"""The options of a form's choices as dictionaries of the organisation, so that labels, sheets and filters know them like any other."""

from collections.abc import Sequence

from schema.online.definition import Definition
from schema.system.dictionary import Dict, DictItem
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work

OFFERED, WITHDRAWN = "1", "0"


Shown = tuple[str, str, str, str | None]
"""Value, Chinese, English, colour."""


async def keep_options(work: Work, definition: Definition) -> None:
    """An option that is gone is offered no more, and stays what rows that chose it are called."""
    lines = (item for table in definition.tables for item in table.fields if not item.hidden)
    for item in (*definition.shown, *lines):
        if item.options:
            choices = [(value, zh, en, None) for value, zh, en in item.options]
            await _keep(work, item.dict_code, _titles(definition, item.title, item.title_en), choices)


async def keep_states(work: Work, definition: Definition) -> None:
    if definition.states:
        states = [(item.code, item.title, item.title_en, item.colour) for item in definition.states]
        await _keep(work, definition.state_dict, _titles(definition, "状态", "State"), states)


def _titles(definition: Definition, zh: str, en: str) -> tuple[str, str]:
    return f"{definition.title}·{zh}"[:100], f"{definition.title_en}: {en}"


async def _keep(work: Work, code: str, titles: tuple[str, str], choices: Sequence[Shown]) -> None:
    head = await scoped(Dict, work.actor).get_or_none(dict_code=code)
    name, description = titles
    if head is None:
        head = Dict(dict_code=code, dict_name=name, description=description)
        await work.insert(head)
    else:
        await work.update(head, {"dict_name": name})
    rows = await of_tenant(DictItem, work.actor.tenant_id).filter(dict_id=head.id, del_flag=0)
    known = {row.item_value: row for row in rows}
    for place, (value, zh, en, colour) in enumerate(choices, start=1):
        told = {"item_text": zh, "text_en": en, "sort_order": place, "status": OFFERED, "colour": colour}
        row = known.pop(value, None)
        if row is None:
            await work.insert(DictItem(dict_id=head.id, item_value=value, **told))
        else:
            await work.update(row, told)
    for row in known.values():
        await work.update(row, {"status": WITHDRAWN})
