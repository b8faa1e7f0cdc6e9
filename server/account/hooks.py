"""A new version of an agreement is asked for on every open screen at once."""

from schema.system.agreement import Agreement
from server.engine.hooks import Hooks
from server.kit.actor import Actor
from server.kit.control import rights_changed
from server.kit.unit_of_work import Work


async def _announce(work: Work, row: Agreement, actor: Actor) -> None:
    work.after_commit(lambda: rights_changed(actor.tenant_id))


HOOKS: dict[str, Hooks] = {
    "sys/userAgreement": Hooks(
        after_add=_announce, after_edit=_announce, after_delete=_announce, after_restore=_announce
    ),
}
