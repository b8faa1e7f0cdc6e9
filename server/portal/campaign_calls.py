"""The call that sends a campaign, apart from what the workers run."""

from typing import Any

from starlette.requests import Request

from schema.member.campaign import Campaign
from server.engine.visible import fetch_visible
from server.http.body import Body
from server.jobs.api import start_campaign
from server.kit.actor import Actor
from server.portal.campaigns import Whom, refuse_empty


class SendCampaign(Body):
    """`whom`: those without a link of it, or those who have one and did not answer."""

    id: str
    whom: Whom


async def send(request: Request, actor: Actor, body: SendCampaign) -> dict[str, Any]:
    """POST /vip/campaign/send: a task sends it."""
    row = await fetch_visible(Campaign, actor, body.id)
    await refuse_empty(actor, row, body.whom)
    params = {"campaign": str(row.id), "whom": body.whom, "base": str(request.base_url).rstrip("/")}
    task = await start_campaign(actor, f"{row.name} 资料完善 | {row.name}: complete data", params)
    return {"taskId": str(task.id)}
