"""The menu is shared by all organisations, so only administrators of the installation's first one may change it."""

from dataclasses import replace

from schema.kit.errors import Denied
from schema.system.tenant import Tenant
from server.kit.actor import Actor
from server.kit.control import rights_changed

SHARED = 0


async def require_platform(actor: Actor) -> None:
    """Raises Denied for everybody but a platform administrator."""
    if not await is_platform(actor):
        raise Denied("只有平台管理员可以操作 | Only administrators of the platform may do this", id="platform.only")


async def is_platform(actor: Actor) -> bool:
    first = await Tenant.all().order_by("id").first()
    return actor.is_super and first is not None and first.id == actor.tenant_id


def within(actor: Actor, tenant_id: int) -> Actor:
    """The same person, writing rows of another organisation, or SHARED ones; `require_platform` comes first."""
    return replace(actor, tenant_id=tenant_id)


async def announce_menu() -> None:
    """Every open window of every organisation asks for its menu again."""
    for tenant_id in await Tenant.all().values_list("id", flat=True):
        await rights_changed(int(str(tenant_id)))
