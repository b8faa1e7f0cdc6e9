"""Costs of activities: what they come to is kept on the activity, beside its budget."""

from schema.activity.activity import Activity, activity
from schema.activity.cost import ActivityCost
from server.kit.actor import Actor
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work


async def count_spent(work: Work, row: ActivityCost, actor: Actor) -> None:
    """The sum anew, under the lock of the activity; it is no edit of it, as counters of seats are none."""
    whole = await scoped(Activity, actor).select_for_update(no_key=True).get_or_none(id=row.activity_id)
    if whole is None:
        return
    amounts = await scoped(ActivityCost, actor).filter(activity_id=whole.id).values_list("amount", flat=True)
    await of_tenant(Activity, actor.tenant_id).filter(id=whole.id).update(spent=sum(amounts))
    work.emit_rows(activity.path, "edit", [(whole.id, whole.row_version)])
