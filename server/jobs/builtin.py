"""Built-in cron rows: those that an installation starts with."""

from schema.kit.snowflake import next_id
from server.jobs.catalog import JOB_KINDS, PLATFORM_TENANT
from server.kit.database import pool

_KNOWN = "SELECT DISTINCT job_class_name FROM sys_job WHERE tenant_id = $1"
_INSERT = """
INSERT INTO sys_job (id, tenant_id, create_by, create_time, del_flag, row_version, name, job_class_name,
  cron_expression, status, misfire, description)
VALUES ($1, $2, 'system', now(), 0, 1, $3, $4, $5, '0', $6, $7) ON CONFLICT DO NOTHING
"""


async def ensure_builtin_jobs() -> None:
    """Gives every tenant its rows once; one that was deleted or changed stays so."""
    for tenant in await pool().fetch("SELECT id FROM sys_tenant ORDER BY id"):
        known = {row["job_class_name"] for row in await pool().fetch(_KNOWN, tenant["id"])}
        for kind in JOB_KINDS.values():
            if kind.key in known or (kind.platform and tenant["id"] != PLATFORM_TENANT):
                continue
            misfire = "skip" if kind.quiet else "once"
            name, text = kind.label.zh, kind.label.text
            await pool().execute(_INSERT, next_id(), tenant["id"], name, kind.key, kind.cron, misfire, text)
