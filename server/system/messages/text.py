"""Texts of message templates with their values put in: what other parts write as well, apart from who delivers it."""

import re
from collections.abc import Mapping
from typing import Any

from schema.kit.errors import Invalid
from schema.system.message import MessageTemplate
from server.kit.actor import Actor
from server.kit.scope import scoped

_PLACE = re.compile(r"\$\{\s*([\w.]{1,40})\s*\}")
NO_VALUE = "缺少参数: {} | No value for: {}"


def fill(text: str, values: Mapping[str, Any]) -> str:
    """Puts values into the places of a template; Invalid names those that have none."""
    missing = [name for name in dict.fromkeys(_PLACE.findall(text)) if name not in values]
    if missing:
        names = ", ".join(missing)
        raise Invalid(fields={"testData": NO_VALUE.format(names, names)})
    return _PLACE.sub(lambda found: str(values[found[1]]), text)


async def write_text(actor: Actor, code: str, otherwise: str, values: Mapping[str, Any]) -> str:
    """The text of the organisation's own template of that code, else of `otherwise`, filled."""
    template = await scoped(MessageTemplate, actor).get_or_none(template_code=code, use_status="1")
    return fill(template.template_content if template else otherwise, values)
