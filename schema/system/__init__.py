"""Platform entities: tenants, users, roles, departments, dictionaries, trail, files, jobs."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource
from schema.system.address import address
from schema.system.agreement import AGREEMENT_CONSTRAINTS, agreement, agreement_accept
from schema.system.announcement import (
    ANNOUNCEMENT_CONSTRAINTS,
    MSG_CATEGORY,
    MSG_TYPE,
    SEND_STATUS,
    announcement,
    announcement_send,
)
from schema.system.app_version import app_version
from schema.system.audit import Audit, StateLog
from schema.system.category import category
from schema.system.check_rule import check_rule
from schema.system.cron_job import JOB_CLASS, JOB_CONSTRAINTS, JOB_MISFIRE, QUARTZ_STATUS, RUN_STATE, cron_job, cron_run
from schema.system.dashboard import dashboard
from schema.system.data_source import data_source
from schema.system.depart import UserDepart, depart
from schema.system.depart_role import DEPART_ROLE_CONSTRAINTS, DepartRolePermission, DepartRoleUser, depart_role
from schema.system.dictionary import dictionary, dictionary_item
from schema.system.festival import festival
from schema.system.field_right import FIELD_RIGHT_CONSTRAINTS, FieldRight
from schema.system.file import FILE_CONSTRAINTS, Upload, UploadPart, stored_file
from schema.system.file_link import file_link
from schema.system.fill_rule import FillCounter, fill_rule
from schema.system.gateway_route import gateway_route
from schema.system.grant import GRANT_CONSTRAINTS, DepartPermission, TenantPermission
from schema.system.id_node import IdNode
from schema.system.idempotency_key import IdempotencyKey
from schema.system.log import LOG_CONSTRAINTS, log
from schema.system.merge import MERGE_CONSTRAINTS, Merge
from schema.system.message import message, message_template
from schema.system.notice_setting import NOTICE_KIND, NOTICE_SETTING_CONSTRAINTS, NoticeSetting
from schema.system.outbox import Outbox
from schema.system.paper import PAPER, PAPER_CONSTRAINTS, paper_text, print_log
from schema.system.param import param
from schema.system.position import position
from schema.system.preference import PREFERENCE_CONSTRAINTS, Preference
from schema.system.real_name import REAL_NAME_CONSTRAINTS, REALNAME_CHECK, REALNAME_STATE, real_name
from schema.system.region import region
from schema.system.report import report
from schema.system.role import Permission, PermissionRule, RolePermission, UserRole, role
from schema.system.saved_view import VIEW_CONSTRAINTS, SavedView, ViewDefault
from schema.system.scheduled_report import REPORT_RHYTHM, SCHEDULED_REPORT_CONSTRAINTS, scheduled_report
from schema.system.search_entry import SEARCH_CONSTRAINTS, SearchEntry, SearchMark, SearchSource
from schema.system.second_factor import SecondFactor
from schema.system.storage_use import STORAGE_USE_CONSTRAINTS, StorageUse
from schema.system.support_visit import support_visit
from schema.system.task import TASK_CONSTRAINTS, Task, TaskError
from schema.system.template_parse import field_map_template, template_parse_config
from schema.system.tenant import UserTenant, tenant
from schema.system.tenant_package import PACKAGE_CONSTRAINTS, TenantPackagePermission, tenant_package
from schema.system.text_message import text_message
from schema.system.third_account import THIRD_ACCOUNT_CONSTRAINTS, third_account
from schema.system.ticket import Ticket
from schema.system.user import LoginGuard, Session, user
from schema.system.user_agent import AGENT_CONSTRAINTS, AGENT_SCOPE, user_agent

MODELS: list[type[Model]] = [
    UserTenant,
    Session,
    UserRole,
    SecondFactor,
    UserDepart,
    Permission,
    RolePermission,
    PermissionRule,
    TenantPermission,
    DepartPermission,
    TenantPackagePermission,
    Audit,
    StateLog,
    FieldRight,
    SavedView,
    ViewDefault,
    Upload,
    UploadPart,
    StorageUse,
    IdNode,
    IdempotencyKey,
    Outbox,
    SearchEntry,
    SearchMark,
    SearchSource,
    LoginGuard,
    Ticket,
    Task,
    TaskError,
    NoticeSetting,
    Preference,
    DepartRolePermission,
    DepartRoleUser,
    FillCounter,
    Merge,
]
RESOURCES: list[Resource] = [
    position,
    dictionary,
    dictionary_item,
    depart,
    user,
    role,
    cron_job,
    cron_run,
    scheduled_report,
    festival,
    dashboard,
    category,
    param,
    agreement,
    agreement_accept,
    app_version,
    check_rule,
    address,
    announcement,
    announcement_send,
    support_visit,
    tenant_package,
    tenant,
    region,
    depart_role,
    text_message,
    message_template,
    message,
    stored_file,
    file_link,
    third_account,
    report,
    fill_rule,
    data_source,
    gateway_route,
    template_parse_config,
    field_map_template,
    log,
    user_agent,
    real_name,
    paper_text,
    print_log,
]
DICTIONARIES: list[Dictionary] = [
    JOB_CLASS,
    JOB_MISFIRE,
    RUN_STATE,
    REPORT_RHYTHM,
    QUARTZ_STATUS,
    AGENT_SCOPE,
    MSG_CATEGORY,
    MSG_TYPE,
    SEND_STATUS,
    NOTICE_KIND,
    REALNAME_CHECK,
    REALNAME_STATE,
    PAPER,
]
CONSTRAINTS: list[str] = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_user_username" ON "sys_user" (lower("username")) WHERE del_flag = 0',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_user_role" ON "sys_user_role" ("user_id", "role_id") WHERE del_flag = 0',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_user_depart" ON "sys_user_depart" ("user_id", "depart_id") WHERE del_flag = 0',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_role_permission" ON "sys_role_permission" ("role_id", "permission_id")'
    " WHERE del_flag = 0",
    *GRANT_CONSTRAINTS,
    *PACKAGE_CONSTRAINTS,
    *DEPART_ROLE_CONSTRAINTS,
    *FIELD_RIGHT_CONSTRAINTS,
    *VIEW_CONSTRAINTS,
    *MERGE_CONSTRAINTS,
    'CREATE INDEX IF NOT EXISTS "ix_sys_audit_root" ON "sys_audit" ("tenant_id", "root_id") WHERE root_id IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS "ix_sys_outbox_lane" ON "sys_outbox" ("tenant_id", "topic", "id")',
    *SEARCH_CONSTRAINTS,
    *JOB_CONSTRAINTS,
    *SCHEDULED_REPORT_CONSTRAINTS,
    *FILE_CONSTRAINTS,
    *STORAGE_USE_CONSTRAINTS,
    *TASK_CONSTRAINTS,
    *THIRD_ACCOUNT_CONSTRAINTS,
    *ANNOUNCEMENT_CONSTRAINTS,
    *NOTICE_SETTING_CONSTRAINTS,
    *PREFERENCE_CONSTRAINTS,
    *AGREEMENT_CONSTRAINTS,
    *LOG_CONSTRAINTS,
    *AGENT_CONSTRAINTS,
    *REAL_NAME_CONSTRAINTS,
    *PAPER_CONSTRAINTS,
]
