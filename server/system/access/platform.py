"""The platform's administrators, those of the installation's first organisation.

Only they may change what all organisations share, such as the menu.
"""

from dataclasses import replace

from schema.kit.errors import Denied
from schema.system.tenant import Tenant
from server.kit.actor import Actor
from server.kit.control import EVERY_TENANT, announce_rights
from server.kit.scope import everywhere
from server.kit.unit_of_work import Work

SHARED = 0


async def require_platform(actor: Actor) -> None:
    """Raises Denied for everybody but a platform administrator."""
    if not await is_platform(actor):
        raise Denied("只有平台管理员可以操作 | Only administrators of the platform may do this", id="platform.only")


async def is_platform(actor: Actor) -> bool:
    first = await everywhere(Tenant).order_by("id").first()
    return actor.is_super and first is not None and first.id == actor.tenant_id


def within(actor: Actor, tenant_id: int) -> Actor:
    """The same person, writing rows of another organisation, or SHARED ones; `require_platform` comes first."""
    return replace(actor, tenant_id=tenant_id)


def announce_menu(work: Work) -> None:
    """Every open window of every organisation asks for its menu again."""
    announce_rights(work, tenant_id=EVERY_TENANT)
