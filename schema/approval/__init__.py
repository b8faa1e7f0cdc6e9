"""Approvals: a request that somebody else must decide before it takes effect."""

from tortoise import Model

from schema.approval.request import APPROVAL_KIND, APPROVAL_STATE, request
from schema.approval.step import APPROVAL_VERB, step
from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource

MODELS: list[type[Model]] = []
RESOURCES: list[Resource] = [request, step]
DICTIONARIES: list[Dictionary] = [APPROVAL_KIND, APPROVAL_STATE, APPROVAL_VERB]
CONSTRAINTS: list[str] = [
    'CREATE INDEX IF NOT EXISTS "ix_wf_request_waiting" ON "wf_request" (tenant_id, state, create_time)',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_wf_request_subject" ON "wf_request" (tenant_id, kind, subject_id) '
    "WHERE subject_id IS NOT NULL AND state IN ('pending', 'returned') AND del_flag = 0",
]
