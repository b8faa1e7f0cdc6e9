"""Approvals: a request that somebody else must decide before it takes effect."""

from tortoise import Model

from schema.approval.request import Request, request
from schema.approval.step import Step, step
from schema.kit.resource import Resource

MODELS: list[type[Model]] = [Request, Step]
RESOURCES: list[Resource] = [request, step]
CONSTRAINTS: list[str] = [
    'CREATE INDEX IF NOT EXISTS "ix_wf_request_waiting" ON "wf_request" (tenant_id, state, create_time)',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_wf_request_subject" ON "wf_request" (tenant_id, kind, subject_id) '
    "WHERE subject_id IS NOT NULL AND state IN ('pending', 'returned') AND del_flag = 0",
]
