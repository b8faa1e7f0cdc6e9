"""Long work that a person asked for: the row is the truth, so a lost queue or a killed worker loses nothing."""

from tortoise import Model, fields

from schema.kit.base import Base
from schema.kit.columns import BigInt, Bool, Char, DateTime, Int, Json, Ref
from schema.kit.snowflake import next_id

QUEUED, RUNNING, DONE, FAILED, CANCELLED = "queued", "running", "done", "failed", "cancelled"
OPEN_STATES = (QUEUED, RUNNING)


class Task(Base):
    """`checkpoint` says how far committed work got; `lease` names the worker that may go on with it."""

    kind = Char(20)
    title = Char(200)
    queue = Char(10, default="long")
    state = Char(10, default=QUEUED)
    done = Int(default=0)
    total = Int(default=0)
    message = Char(500, null=True)
    params = Json(default=dict)
    checkpoint = Json(default=dict)
    result = Json(default=dict)
    result_path = Char(255, null=True)
    result_name = Char(255, null=True)
    result_size = BigInt(null=True)
    owner_id = Ref()
    attempts = Int(default=0)
    cancel_requested = Bool(default=False)
    lease = Char(80, null=True)
    heartbeat_at = DateTime(null=True)
    started_at = DateTime(null=True)
    finished_at = DateTime(null=True)

    class Meta:
        table = "sys_task"


class TaskError(Model):
    """One refused row of an import, from its `part`-th sheet, kept until its file is written, so that a resumed import still knows it."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    task_id = Ref()
    part = Int(default=0)
    line = Int()
    cells = Json()
    reasons = Json()

    class Meta:
        table = "sys_task_error"
        indexes = (("tenant_id", "task_id", "part", "line"),)


TASK_CONSTRAINTS = [
    "CREATE INDEX IF NOT EXISTS ix_sys_task_owner ON sys_task (tenant_id, owner_id, id DESC) WHERE del_flag = 0",
    "CREATE INDEX IF NOT EXISTS ix_sys_task_served ON sys_task (tenant_id, started_at) WHERE started_at IS NOT NULL",
    "CREATE INDEX IF NOT EXISTS ix_sys_task_owner_served ON sys_task (tenant_id, owner_id, started_at)"
    " WHERE started_at IS NOT NULL",
    "CREATE INDEX IF NOT EXISTS ix_sys_task_open ON sys_task (state, heartbeat_at)"
    " WHERE state IN ('queued', 'running')",
]
