"""The call that starts to convert the rows of a form: what its task would refuse is refused here, where a person still waits for it."""

from starlette.requests import Request

from schema.kit.errors import Conflict, Stale
from schema.online.form import OnlineForm
from schema.system.task import Task
from server.jobs.api import start_conversion
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import unit_of_work
from server.online.converting import NOTHING_TO_DO
from server.online.counting import refuse_unconverted
from server.online.drafts import plan_draft, visible_form
from server.online.effects import version_before
from server.online.lost_states import refuse_lost_states
from server.online.models import ConvertForm

RUNNING = "这个表单正在转换数据，请等待或取消该任务 | The data of this form is being converted; wait for that task or cancel it"


async def start_converting(request: Request, actor: Actor, body: ConvertForm) -> dict[str, str]:
    """POST /online/cgform/convert {id, version} -> {taskId}; refused as publishing would be, and with the rows that do not convert."""
    row = await visible_form(actor, body.id)
    if row.row_version != body.version:
        raise Stale()
    plan = await plan_draft(actor, row)
    if not plan.conversions:
        raise Conflict(NOTHING_TO_DO, id="form.kinds")
    await refuse_lost_states(pool(), await version_before(actor, row), plan.definition)
    await refuse_unconverted(actor, plan)
    async with unit_of_work(actor):
        await lock(OnlineForm, actor, row.id)
        if await _open_tasks(actor, row.id):
            raise Conflict(RUNNING, id="form.converting")
        title = f"转换并发布「{row.title}」 | Convert and publish “{row.title_en}”"
        return {"taskId": str((await start_conversion(actor, title, row.id)).id)}


async def _open_tasks(actor: Actor, form_id: int) -> bool:
    """By whomever they were started."""
    tasks = scoped(Task, actor).filter(kind="convert", state__in=["queued", "running"])
    return any(task.params.get("formId") == form_id for task in await tasks.only("id", "params"))
