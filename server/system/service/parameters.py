"""Parameters as rows: a declared key is checked as declared, another one by the kind of its row."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid
from schema.system.param import Param
from server.engine.hooks import After, Hooks, value_after
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.parameter import Switch, fault_of, fault_of_kind
from server.kit.switches import SWITCHES
from server.kit.unit_of_work import Work
from server.system.access.platform import announce_menu, is_platform, require_platform


def bounds_of(switch: Switch) -> dict[str, Any]:
    """{kind, least, most, places, unit}: what an editor needs to know of a declared parameter."""
    return {
        "kind": switch.kind,
        "least": switch.least or None,
        "most": switch.most or None,
        "places": switch.places,
        "unit": {"zh": switch.unit.zh, "en": switch.unit.en} if switch.unit else None,
    }


async def list_kinds(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET /sys/sysParam/kinds: every declared parameter that the organisation may set, with what it takes."""
    platform = await is_platform(actor)
    return [
        {
            "key": switch.key,
            "name": {"zh": switch.label.zh, "en": switch.label.en},
            "effect": {"zh": switch.effect.zh, "en": switch.effect.en},
            "default": switch.default,
            **bounds_of(switch),
        }
        for switch in SWITCHES.values()
        if platform or not switch.platform
    ]


async def check_param(actor: Actor, values: dict[str, Any], row: Param | None) -> None:
    """The value fits the kind; that of a declared key is not chosen."""
    switch = SWITCHES.get(str(value_after(values, row, "param_key") or ""))
    value = str(value_after(values, row, "param_value") or "")
    if switch is None:
        kind = str(value_after(values, row, "param_kind") or "text")
        fault = fault_of_kind(kind, value) if value else None
    else:
        if switch.platform:
            await require_platform(actor)
        values["param_kind"] = switch.kind
        fault = fault_of(switch, value)
    if fault:
        raise Invalid(fields={"paramValue": fault})


async def _announce(work: Work, row: Param, actor: Actor) -> None:
    """What every window decides by, such as looking only, is felt at once, whichever page it was set on."""
    switch = SWITCHES.get(row.param_key)
    if switch is not None:
        (announce_menu if switch.platform else announce_rights)(work)


HOOKS = {
    "sys/sysParam": Hooks(
        validate=check_param,
        after=After(add=_announce, edit=_announce, delete=_announce, restore=_announce),
    )
}
