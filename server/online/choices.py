"""The options of a form's choices as dictionaries of the organisation, so that labels, sheets and filters know them like any other."""

from schema.online.definition import BuiltField, Definition
from schema.system.dictionary import Dict, DictItem
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work

OFFERED, WITHDRAWN = "1", "0"


async def keep_options(work: Work, definition: Definition) -> None:
    """An option that is gone is offered no more, and stays what rows that chose it are called."""
    for item in definition.shown:
        if item.options:
            await _keep(work, definition, item)


async def _keep(work: Work, definition: Definition, item: BuiltField) -> None:
    head = await scoped(Dict, work.actor).get_or_none(dict_code=item.dict_code)
    name = f"{definition.title}·{item.title}"[:100]
    if head is None:
        head = Dict(dict_code=item.dict_code, dict_name=name, description=f"{definition.title_en}: {item.title_en}")
        await work.insert(head)
    else:
        await work.update(head, {"dict_name": name})
    rows = await of_tenant(DictItem, work.actor.tenant_id).filter(dict_id=head.id, del_flag=0)
    known = {row.item_value: row for row in rows}
    for place, (value, zh, en) in enumerate(item.options, start=1):
        told = {"item_text": zh, "text_en": en, "sort_order": place, "status": OFFERED}
        row = known.pop(value, None)
        if row is None:
            await work.insert(DictItem(dict_id=head.id, item_value=value, **told))
        else:
            await work.update(row, told)
    for row in known.values():
        await work.update(row, {"status": WITHDRAWN})
