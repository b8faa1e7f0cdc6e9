"""Questions of tenants: their number and the hour by which they are answered, and who answered."""

from datetime import timedelta
from typing import Any

from schema.crm.tenant_question import ANSWER_HOURS
from schema.kit.clock import now
from server.engine.effects import Act
from server.kit.actor import Actor
from server.kit.numbers import next_number
from server.kit.unit_of_work import Work


async def receive(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    if row is None:
        values["no"] = await next_number(work, "crm_tenant_question", "no", "WD", 5)
        values["due_at"] = now() + timedelta(hours=ANSWER_HOURS)


async def sign_answer(act: Act) -> None:
    act.changes |= {"answered_by": act.actor.user_id or None, "answered_at": now()}
