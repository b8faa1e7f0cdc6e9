"""Seal certificates at the administrator's: changed by hand, and told of before they end."""

from datetime import datetime, timedelta
from typing import Any

from starlette.requests import Request

from schema.kit.clock import SHANGHAI, now
from schema.signing.key import SealKey
from server.documents.keys import install_key, renew_key
from server.http.route import Route
from server.http.shape import RowRef
from server.kit.actor import Actor, system_actor
from server.kit.scope import everywhere, lock
from server.kit.unit_of_work import unit_of_work
from server.signing.models import InstallKey, RenewKey
from server.system.api import administrators_of, holders_of, notify

RIGHT = "sign:key:install"
WARN_DAYS = (30, 7, 1, 0)
"""How long before its end those who may change it are told, once each."""
BUNDLE_BYTES = 200_000


async def install(request: Request, actor: Actor, body: InstallKey) -> dict[str, Any]:
    """POST /sign/key/install {bundle, password}."""
    return {"id": str((await install_key(actor, body.bundle, body.password)).id)}


async def renew(request: Request, actor: Actor, body: RenewKey) -> dict[str, Any]:
    """POST /sign/key/renew."""
    return {"id": str((await renew_key(actor)).id)}


async def warn_of_expiry() -> int:
    """Of every certificate in use that has reached its next step; how many were told of."""
    moment = now()
    near = everywhere(SealKey).filter(
        del_flag=0, retired_at=None, valid_until__lt=moment + timedelta(days=WARN_DAYS[0] + 1)
    )
    due = [row for row in await near.order_by("id") if _step(row, moment) is not None]
    for row in due:
        await _warn(row, moment)
    return len(due)


def _step(row: SealKey, moment: datetime) -> int | None:
    """The step that is reached and not told yet."""
    assert row.valid_until is not None
    left = (row.valid_until - moment) / timedelta(days=1)
    reached = min((days for days in WARN_DAYS if left <= days), default=None)
    told = row.warned_days
    return reached if reached is not None and (told is None or reached < told) else None


async def _warn(row: SealKey, moment: datetime) -> None:
    actor = system_actor(row.tenant_id)
    async with unit_of_work(actor) as work:
        held = await lock(SealKey, actor, row.id)
        step = _step(held, moment)
        if step is None:
            return
        await work.update(held, {"warned_days": step}, action="warn")
        assert held.valid_until is not None
        day = f"{held.valid_until.astimezone(SHANGHAI):%Y-%m-%d %H:%M}"
        text = (
            f"证书{day}到期，到期后合同不能盖章，请更换 | It ends on {day}; nothing can be sealed after that: change it"
            if step
            else f"证书已于{day}到期，合同暂不能盖章，请更换 | It ended on {day}; nothing can be sealed: change it"
        )
        people = {*await administrators_of(work), *await holders_of(row.tenant_id, RIGHT)}
        title = (
            "签章证书即将到期 | The seal certificate is about to end"
            if step
            else "签章证书已到期 | The seal certificate has ended"
        )
        await notify(work, people, title, text, url="/signing/key", priority="H")


ROUTES: list[Route] = [
    Route(
        "POST",
        "/sign/key/install",
        install,
        needs=RIGHT,
        body=InstallKey,
        result=RowRef,
        most_bytes=BUNDLE_BYTES,
        summary="启用外部证书 | Bring a certificate",
    ),
    Route(
        "POST",
        "/sign/key/renew",
        renew,
        needs=RIGHT,
        body=RenewKey,
        result=RowRef,
        summary="更换自制证书 | New certificate of our own",
    ),
]
