"""Hooks of agreements: a new version is asked for on every open screen at once."""

from schema.system.agreement import Agreement
from server.engine.hooks import After, Hooks
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.unit_of_work import Work


async def _announce(work: Work, row: Agreement, actor: Actor) -> None:
    announce_rights(work)


HOOKS: dict[str, Hooks] = {
    "sys/userAgreement": Hooks(after=After(add=_announce, edit=_announce, delete=_announce, restore=_announce)),
}
