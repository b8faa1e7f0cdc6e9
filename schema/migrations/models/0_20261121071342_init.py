from tortoise import BaseDBAsyncClient

RUN_IN_TRANSACTION = True


async def upgrade(db: BaseDBAsyncClient) -> str:
    return """
        CREATE TABLE "sys_address" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "detail" VARCHAR(255) NOT NULL,
    "contact" VARCHAR(50),
    "phone" VARCHAR(20)
);
CREATE TABLE "sys_user_agreement" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "version" VARCHAR(20) NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "content" TEXT NOT NULL,
    "effective" TIMESTAMPTZ,
    "force_reaccept" BOOL NOT NULL
);
CREATE TABLE "sys_announcement" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "msg_content" TEXT NOT NULL,
    "msg_abstract" VARCHAR(200),
    "sender" VARCHAR(50),
    "priority" VARCHAR(1) NOT NULL,
    "msg_category" VARCHAR(1) NOT NULL,
    "msg_type" VARCHAR(10) NOT NULL,
    "user_ids" TEXT,
    "role_ids" TEXT,
    "depart_ids" TEXT,
    "send_status" VARCHAR(1) NOT NULL,
    "send_time" TIMESTAMPTZ,
    "cancel_time" TIMESTAMPTZ,
    "start_time" TIMESTAMPTZ,
    "end_time" TIMESTAMPTZ,
    "open_type" VARCHAR(20),
    "open_page" VARCHAR(200),
    "bus_type" VARCHAR(40),
    "bus_id" VARCHAR(40)
);
COMMENT ON TABLE "sys_announcement" IS '`sender` is a username; `user_ids`, `role_ids` and `depart_ids` are comma lists, of which `msg_type` names one.';
CREATE TABLE "sys_announcement_send" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "annt_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "realname" VARCHAR(50),
    "read_flag" VARCHAR(1) NOT NULL,
    "read_time" TIMESTAMPTZ,
    "star" BOOL NOT NULL
);
COMMENT ON TABLE "sys_announcement_send" IS 'One announcement for one person; the name stays readable when the account is gone.';
CREATE TABLE "sys_app_version" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "platform" VARCHAR(20) NOT NULL,
    "version" VARCHAR(20) NOT NULL,
    "forced" BOOL NOT NULL,
    "notes" TEXT,
    "file" VARCHAR(255),
    "publish_time" TIMESTAMPTZ
);
CREATE TABLE "sys_audit" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "table_name" VARCHAR(60) NOT NULL,
    "row_id" BIGINT NOT NULL,
    "action" VARCHAR(20) NOT NULL,
    "diff" JSONB NOT NULL,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "request_id" VARCHAR(40),
    "created_at" TIMESTAMPTZ NOT NULL,
    "before" JSONB,
    "version" INT,
    "root_id" BIGINT
);
CREATE INDEX "idx_sys_audit_tenant__5fb8a1" ON "sys_audit" ("tenant_id", "table_name", "row_id");
CREATE INDEX "idx_sys_audit_tenant__b3f3df" ON "sys_audit" ("tenant_id", "request_id");
COMMENT ON TABLE "sys_audit" IS 'One change of one row; `diff` is a list of {field, label, old, new}, secrets masked.';
CREATE TABLE "sys_category" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "pid" BIGINT,
    "name" VARCHAR(100) NOT NULL,
    "code" VARCHAR(100) NOT NULL
);
CREATE INDEX "idx_sys_categor_pid_bcf81c" ON "sys_category" ("pid");
CREATE TABLE "sys_check_rule" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "rule_code" VARCHAR(50) NOT NULL,
    "rule_name" VARCHAR(100) NOT NULL,
    "rule_json" TEXT NOT NULL,
    "rule_description" VARCHAR(255)
);
COMMENT ON TABLE "sys_check_rule" IS '`rule_json`: [{digits: \"3\" or \"*\", pattern, message}]; each takes the next characters, \"*\" the whole value.';
CREATE TABLE "sys_job" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "job_class_name" VARCHAR(60) NOT NULL,
    "cron_expression" VARCHAR(100) NOT NULL,
    "parameter" VARCHAR(2000),
    "description" VARCHAR(255),
    "status" VARCHAR(2) NOT NULL,
    "misfire" VARCHAR(10) NOT NULL,
    "last_run" TIMESTAMPTZ,
    "next_run" TIMESTAMPTZ
);
COMMENT ON TABLE "sys_job" IS '`job_class_name` is a key of the server''s explicit registry, never an import path.';
CREATE TABLE "sys_job_log" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "job_id" BIGINT NOT NULL,
    "job_name" VARCHAR(60) NOT NULL,
    "job_class_name" VARCHAR(60) NOT NULL,
    "parameter" VARCHAR(2000),
    "fire_time" TIMESTAMPTZ NOT NULL,
    "state" VARCHAR(10) NOT NULL,
    "start_time" TIMESTAMPTZ,
    "end_time" TIMESTAMPTZ,
    "heartbeat_at" TIMESTAMPTZ,
    "duration_ms" INT,
    "attempts" INT NOT NULL,
    "worker" VARCHAR(80),
    "message" VARCHAR(500),
    "trace" TEXT
);
COMMENT ON TABLE "sys_job_log" IS 'One fire of one job; (job, fire time) is unique, so two schedulers cannot run the same second twice.';
CREATE TABLE "sys_depart" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "parent_id" BIGINT,
    "depart_name" VARCHAR(100) NOT NULL,
    "depart_name_en" VARCHAR(100),
    "org_code" VARCHAR(64) NOT NULL,
    "org_category" VARCHAR(1) NOT NULL,
    "mobile" VARCHAR(20),
    "address" VARCHAR(200),
    "memo" VARCHAR(255),
    "depart_order" INT NOT NULL,
    "status" VARCHAR(1) NOT NULL
);
CREATE INDEX "idx_sys_depart_parent__574073" ON "sys_depart" ("parent_id");
CREATE TABLE "sys_depart_permission" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "depart_id" BIGINT NOT NULL,
    "permission_id" BIGINT NOT NULL
);
CREATE INDEX "idx_sys_depart__depart__0c550e" ON "sys_depart_permission" ("depart_id");
CREATE INDEX "idx_sys_depart__permiss_ea3712" ON "sys_depart_permission" ("permission_id");
CREATE TABLE "sys_dict" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "dict_name" VARCHAR(100) NOT NULL,
    "dict_code" VARCHAR(100) NOT NULL,
    "type" VARCHAR(1) NOT NULL,
    "description" VARCHAR(255)
);
CREATE TABLE "sys_dict_item" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "dict_id" BIGINT NOT NULL,
    "item_text" VARCHAR(100) NOT NULL,
    "item_value" VARCHAR(100) NOT NULL,
    "text_en" VARCHAR(100),
    "colour" VARCHAR(20),
    "sort_order" INT NOT NULL,
    "status" VARCHAR(1) NOT NULL,
    "description" VARCHAR(255)
);
CREATE INDEX "idx_sys_dict_it_dict_id_642ca2" ON "sys_dict_item" ("dict_id");
CREATE TABLE "sys_festival" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "begin_day" DATE NOT NULL,
    "end_day" DATE NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "images" VARCHAR(400),
    "login_bg" BOOL NOT NULL
);
CREATE TABLE "sys_field_right" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "role_id" BIGINT NOT NULL,
    "path" VARCHAR(100) NOT NULL,
    "field" VARCHAR(60) NOT NULL,
    "mode" VARCHAR(10) NOT NULL
);
CREATE INDEX "idx_sys_field_r_role_id_fa28cf" ON "sys_field_right" ("role_id");
COMMENT ON TABLE "sys_field_right" IS '`path` names the resource, `field` the wire name; a field without a line is open to the role.';
CREATE TABLE "sys_file" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "file_name" VARCHAR(255) NOT NULL,
    "file_path" VARCHAR(255) NOT NULL UNIQUE,
    "file_size" BIGINT NOT NULL,
    "mime" VARCHAR(100) NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "biz" VARCHAR(40) NOT NULL,
    "owner_id" BIGINT
);
CREATE INDEX "idx_sys_file_sha256_82efb4" ON "sys_file" ("sha256");
CREATE TABLE "sys_login_guard" (
    "key" VARCHAR(120) NOT NULL PRIMARY KEY,
    "failures" INT NOT NULL,
    "locked_until" TIMESTAMPTZ,
    "last_at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "sys_login_guard" IS 'Failed sign-ins by account or address; counts survive a dead cache.';
CREATE TABLE "sys_outbox" (
    "id" BIGSERIAL NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "topic" VARCHAR(200) NOT NULL,
    "op" VARCHAR(40) NOT NULL,
    "client" VARCHAR(64) NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "sys_outbox" IS 'One event; `topic` has no tenant prefix, `client` is the client id of the cause.';
CREATE TABLE "sys_param" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "param_key" VARCHAR(60) NOT NULL,
    "param_name" VARCHAR(100) NOT NULL,
    "param_value" VARCHAR(2000),
    "remark" VARCHAR(255)
);
CREATE TABLE "sys_permission" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "parent_id" BIGINT,
    "name" VARCHAR(100) NOT NULL,
    "title_en" VARCHAR(100),
    "url" VARCHAR(200),
    "component" VARCHAR(200),
    "component_name" VARCHAR(100),
    "redirect" VARCHAR(200),
    "icon" VARCHAR(60),
    "menu_type" INT NOT NULL,
    "perms" VARCHAR(500),
    "perms_type" VARCHAR(1) NOT NULL,
    "resource" VARCHAR(100),
    "sort_no" INT NOT NULL,
    "status" VARCHAR(1) NOT NULL,
    "route" VARCHAR(1) NOT NULL,
    "hidden" BOOL NOT NULL,
    "keep_alive" BOOL NOT NULL,
    "always_show" BOOL NOT NULL,
    "internal_or_external" BOOL NOT NULL,
    "description" VARCHAR(255)
);
CREATE INDEX "idx_sys_permiss_parent__5b1c04" ON "sys_permission" ("parent_id");
COMMENT ON TABLE "sys_permission" IS 'A menu entry or an action; shared by all tenants (tenant_id 0).';
CREATE TABLE "sys_permission_rule" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "permission_id" BIGINT NOT NULL,
    "rule_name" VARCHAR(100) NOT NULL,
    "rule_column" VARCHAR(60) NOT NULL,
    "rule_conditions" VARCHAR(20) NOT NULL,
    "rule_value" VARCHAR(255) NOT NULL,
    "status" VARCHAR(1) NOT NULL
);
CREATE INDEX "idx_sys_permiss_permiss_94fdac" ON "sys_permission_rule" ("permission_id");
COMMENT ON TABLE "sys_permission_rule" IS 'A row filter of a menu''s resource; conditions and values as in the wire contract, never SQL.';
CREATE TABLE "sys_position" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "code" VARCHAR(40) NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "rank" VARCHAR(2)
);
CREATE TABLE "sys_role" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "role_code" VARCHAR(50) NOT NULL,
    "role_name" VARCHAR(100) NOT NULL,
    "description" VARCHAR(255),
    "home_path" VARCHAR(200)
);
CREATE TABLE "sys_role_permission" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "role_id" BIGINT NOT NULL,
    "permission_id" BIGINT NOT NULL,
    "data_rule_ids" JSONB NOT NULL
);
CREATE INDEX "idx_sys_role_pe_role_id_f464e0" ON "sys_role_permission" ("role_id");
CREATE INDEX "idx_sys_role_pe_permiss_ff7596" ON "sys_role_permission" ("permission_id");
COMMENT ON TABLE "sys_role_permission" IS 'A grant; `data_rule_ids` lists the data rules that narrow it.';
CREATE TABLE "sys_saved_view" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "owner_id" BIGINT NOT NULL,
    "path" VARCHAR(100) NOT NULL,
    "title" VARCHAR(60) NOT NULL,
    "content" JSONB NOT NULL,
    "role_ids" JSONB NOT NULL
);
CREATE INDEX "idx_sys_saved_v_owner_i_db48ad" ON "sys_saved_view" ("owner_id");
COMMENT ON TABLE "sys_saved_view" IS '`content`: columns, filters, advanced query, sort, density and page size, as the list page reads them.';
CREATE TABLE "sys_session" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "token_hash" VARCHAR(64) NOT NULL UNIQUE,
    "user_id" BIGINT NOT NULL,
    "tenant_id" BIGINT NOT NULL,
    "org_code" VARCHAR(64),
    "device" VARCHAR(20) NOT NULL,
    "ip" VARCHAR(45),
    "user_agent" VARCHAR(255),
    "created_at" TIMESTAMPTZ NOT NULL,
    "seen_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "revoked_at" TIMESTAMPTZ
);
CREATE INDEX "idx_sys_session_user_id_c698d1" ON "sys_session" ("user_id");
COMMENT ON TABLE "sys_session" IS 'A signed-in device: the token is stored hashed, lives seven days and can be revoked at once.';
CREATE TABLE "sys_state_log" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "table_name" VARCHAR(60) NOT NULL,
    "row_id" BIGINT NOT NULL,
    "machine" VARCHAR(30) NOT NULL,
    "old_state" VARCHAR(30),
    "new_state" VARCHAR(30) NOT NULL,
    "event" VARCHAR(30) NOT NULL,
    "reason" VARCHAR(255),
    "username" VARCHAR(50) NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL
);
CREATE INDEX "idx_sys_state_l_tenant__70f333" ON "sys_state_log" ("tenant_id", "table_name", "row_id");
COMMENT ON TABLE "sys_state_log" IS 'One step of a state machine.';
CREATE TABLE "sys_task" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "queue" VARCHAR(10) NOT NULL,
    "state" VARCHAR(10) NOT NULL,
    "done" INT NOT NULL,
    "total" INT NOT NULL,
    "message" VARCHAR(500),
    "params" JSONB NOT NULL,
    "checkpoint" JSONB NOT NULL,
    "result" JSONB NOT NULL,
    "result_path" VARCHAR(255),
    "result_name" VARCHAR(255),
    "result_size" BIGINT,
    "owner_id" BIGINT NOT NULL,
    "attempts" INT NOT NULL,
    "cancel_requested" BOOL NOT NULL,
    "lease" VARCHAR(80),
    "heartbeat_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ,
    "finished_at" TIMESTAMPTZ
);
COMMENT ON TABLE "sys_task" IS '`checkpoint` says how far committed work got; `lease` names the worker that may go on with it.';
CREATE TABLE "sys_task_error" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "task_id" BIGINT NOT NULL,
    "line" INT NOT NULL,
    "cells" JSONB NOT NULL,
    "reasons" JSONB NOT NULL
);
CREATE INDEX "idx_sys_task_er_tenant__7e73ba" ON "sys_task_error" ("tenant_id", "task_id", "line");
COMMENT ON TABLE "sys_task_error" IS 'One refused row of an import, kept until its file is written, so that a resumed import still knows it.';
CREATE TABLE "sys_tenant" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "code" VARCHAR(40) NOT NULL UNIQUE,
    "name" VARCHAR(100) NOT NULL,
    "begin_date" DATE,
    "end_date" DATE,
    "status" VARCHAR(1) NOT NULL,
    "create_time" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "sys_tenant" IS 'An organisation; its id is what every row''s tenant_id holds.';
CREATE TABLE "sys_tenant_permission" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "permission_id" BIGINT NOT NULL
);
CREATE INDEX "idx_sys_tenant__permiss_46792a" ON "sys_tenant_permission" ("permission_id");
COMMENT ON TABLE "sys_tenant_permission" IS 'The package of a tenant: while it has no row, the tenant may grant the whole menu.';
CREATE TABLE "sys_user" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "password" VARCHAR(200) NOT NULL,
    "phone" VARCHAR(11),
    "email" VARCHAR(100),
    "avatar" VARCHAR(255),
    "sex" VARCHAR(1),
    "birthday" DATE,
    "work_no" VARCHAR(30),
    "post" VARCHAR(40),
    "status" VARCHAR(1) NOT NULL,
    "org_code" VARCHAR(64),
    "last_login" TIMESTAMPTZ,
    "locale" VARCHAR(5)
);
CREATE TABLE "sys_user_depart" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "depart_id" BIGINT NOT NULL,
    "is_main" INT NOT NULL
);
CREATE INDEX "idx_sys_user_de_user_id_414659" ON "sys_user_depart" ("user_id");
CREATE INDEX "idx_sys_user_de_depart__3831f1" ON "sys_user_depart" ("depart_id");
CREATE TABLE "sys_user_role" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "role_id" BIGINT NOT NULL
);
CREATE INDEX "idx_sys_user_ro_user_id_f77cd0" ON "sys_user_role" ("user_id");
CREATE INDEX "idx_sys_user_ro_role_id_2aa7a8" ON "sys_user_role" ("role_id");
CREATE TABLE "sys_user_tenant" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "user_id" BIGINT NOT NULL,
    "tenant_id" BIGINT NOT NULL,
    "enabled" BOOL NOT NULL,
    CONSTRAINT "uid_sys_user_te_user_id_4f2f57" UNIQUE ("user_id", "tenant_id")
);
COMMENT ON TABLE "sys_user_tenant" IS 'Membership of a user in an organisation.';
CREATE TABLE "sys_view_default" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "owner_id" BIGINT NOT NULL,
    "path" VARCHAR(100) NOT NULL,
    "view_id" BIGINT NOT NULL
);
COMMENT ON TABLE "sys_view_default" IS 'The view with which a list opens for a person.';
CREATE TABLE "rent_bed" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "room_id" BIGINT NOT NULL,
    "label" VARCHAR(20) NOT NULL,
    "bed_type" VARCHAR(20),
    "width" INT,
    "sellable" BOOL NOT NULL,
    "price_daily" BIGINT
);
CREATE TABLE "rent_bill" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "bill_no" VARCHAR(20) NOT NULL,
    "lease_id" BIGINT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "period_from" DATE NOT NULL,
    "period_to" DATE NOT NULL,
    "due" DATE NOT NULL,
    "amount" BIGINT NOT NULL,
    "paid" BIGINT NOT NULL,
    "open_amount" BIGINT NOT NULL,
    "state" VARCHAR(20) NOT NULL,
    "revision" INT NOT NULL
);
CREATE INDEX "idx_rent_bill_lease_i_6c324a" ON "rent_bill" ("lease_id");
CREATE INDEX "idx_rent_bill_tenant__3058e0" ON "rent_bill" ("tenant_id", "state", "due");
CREATE TABLE "rent_bill_line" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "bill_id" BIGINT NOT NULL,
    "seq" INT NOT NULL,
    "period_from" DATE NOT NULL,
    "period_to" DATE NOT NULL,
    "amount" BIGINT NOT NULL,
    "explain" VARCHAR(200) NOT NULL
);
CREATE INDEX "idx_rent_bill_l_bill_id_57987c" ON "rent_bill_line" ("bill_id");
COMMENT ON TABLE "rent_bill_line" IS 'One item of a bill; `explain` says in words why this amount.';
CREATE TABLE "rent_house_block" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "reason" VARCHAR(100) NOT NULL
);
CREATE INDEX "idx_rent_house__tenant__f6b77e" ON "rent_house_block" ("tenant_id", "community_id", "to_day");
CREATE TABLE "rent_building" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "floors" INT NOT NULL,
    "basements" INT NOT NULL,
    "units" INT NOT NULL,
    "elevator" BOOL NOT NULL,
    "plan" VARCHAR(200)
);
CREATE TABLE "occupancy_claim" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "leaf_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "source_id" BIGINT NOT NULL,
    "stay_id" BIGINT NOT NULL,
    "hold_until" TIMESTAMPTZ
);
CREATE INDEX "idx_occupancy_c_source__88eeec" ON "occupancy_claim" ("source_id");
CREATE INDEX "idx_occupancy_c_stay_id_4cac1b" ON "occupancy_claim" ("stay_id");
COMMENT ON TABLE "occupancy_claim" IS 'Nights [from_day, to_day) of one leaf. `kind`: order, lease, block, hold; `stay_id`: the bar it belongs to.';
CREATE TABLE "rent_community" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "region" VARCHAR(100),
    "address" VARCHAR(200),
    "lng" DECIMAL(10,6),
    "lat" DECIMAL(10,6),
    "developer" VARCHAR(100),
    "property_company" VARCHAR(100),
    "year" INT,
    "pinyin" VARCHAR(100),
    "check_in_time" VARCHAR(8) NOT NULL,
    "check_out_time" VARCHAR(8) NOT NULL
);
CREATE TABLE "rent_counter" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "series" VARCHAR(30) NOT NULL,
    "value" INT NOT NULL,
    CONSTRAINT "uid_rent_counte_tenant__bec413" UNIQUE ("tenant_id", "series")
);
COMMENT ON TABLE "rent_counter" IS 'The last number given in a series of a tenant; counted up under its row lock.';
CREATE TABLE "rent_daily_order" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "order_no" VARCHAR(20) NOT NULL,
    "contact_name" VARCHAR(60) NOT NULL,
    "contact_phone" VARCHAR(20) NOT NULL,
    "unit_id" BIGINT,
    "unit_type" VARCHAR(60),
    "community_id" BIGINT NOT NULL,
    "check_in" DATE NOT NULL,
    "check_out" DATE NOT NULL,
    "nights" INT NOT NULL,
    "channel" VARCHAR(20) NOT NULL,
    "day_use" BOOL NOT NULL,
    "from_minute" INT,
    "to_minute" INT,
    "state" VARCHAR(20) NOT NULL,
    "locked" BOOL NOT NULL,
    "remark" VARCHAR(100),
    "guest_names" VARCHAR(260),
    "guest_count" INT NOT NULL,
    "room_total" BIGINT NOT NULL,
    "deposit_due" BIGINT NOT NULL,
    "charged" BIGINT NOT NULL,
    "received_room" BIGINT NOT NULL,
    "received_deposit" BIGINT NOT NULL,
    "refunded_deposit" BIGINT NOT NULL,
    "deposit_held" BIGINT NOT NULL,
    "paid" BIGINT NOT NULL,
    "balance" BIGINT NOT NULL,
    "cancel_policy" VARCHAR(200),
    "cancel_reason" VARCHAR(200),
    "cancel_fee" BIGINT NOT NULL,
    "checked_in_at" TIMESTAMPTZ,
    "checked_out_at" TIMESTAMPTZ,
    "import_key" VARCHAR(80)
);
CREATE INDEX "idx_rent_daily__tenant__6814f9" ON "rent_daily_order" ("tenant_id", "state", "check_in");
CREATE INDEX "idx_rent_daily__tenant__4cc1f4" ON "rent_daily_order" ("tenant_id", "state", "check_out");
CREATE TABLE "rent_day_price" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "night" DATE NOT NULL,
    "price" BIGINT,
    "min_nights" INT,
    "closed_in" BOOL NOT NULL,
    "closed_out" BOOL NOT NULL,
    "closed" BOOL NOT NULL,
    "reason" VARCHAR(100)
);
COMMENT ON TABLE "rent_day_price" IS '`price` empty: the standing prices count. `min_nights` and `closed_in` ask about arrivals on this day,';
CREATE TABLE "rent_day_use_slot" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "leaf_id" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "from_minute" INT NOT NULL,
    "to_minute" INT NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "source_id" BIGINT NOT NULL,
    "stay_id" BIGINT NOT NULL,
    "hold_until" TIMESTAMPTZ
);
CREATE INDEX "idx_rent_day_us_source__43d3b1" ON "rent_day_use_slot" ("source_id");
CREATE INDEX "idx_rent_day_us_stay_id_414404" ON "rent_day_use_slot" ("stay_id");
COMMENT ON TABLE "rent_day_use_slot" IS 'Minutes [from_minute, to_minute) of a day. `kind`: order or hold; `stay_id`: the bar it belongs to.';
CREATE TABLE "rent_hold" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
    "from_minute" INT,
    "to_minute" INT,
    "until" TIMESTAMPTZ NOT NULL,
    "seconds" INT NOT NULL,
    "ignore_stay_id" BIGINT,
    "user_id" BIGINT NOT NULL,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "client_id" VARCHAR(64) NOT NULL,
    "create_time" TIMESTAMPTZ NOT NULL
);
CREATE INDEX "idx_rent_hold_until_cc37fa" ON "rent_hold" ("until");
CREATE INDEX "idx_rent_hold_client__9aebbf" ON "rent_hold" ("client_id");
COMMENT ON TABLE "rent_hold" IS 'Nights that a person is working on just now; ends by itself at `until`.';
CREATE TABLE "rent_house" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "building_id" BIGINT NOT NULL,
    "floor" INT NOT NULL,
    "total_floor" INT NOT NULL,
    "house_no" VARCHAR(20) NOT NULL,
    "property_type" VARCHAR(20),
    "bedrooms" INT NOT NULL,
    "halls" INT NOT NULL,
    "baths" INT NOT NULL,
    "kitchens" INT NOT NULL,
    "space" DECIMAL(8,2),
    "orientation" VARCHAR(20),
    "renovation" VARCHAR(20),
    "entrance_door" VARCHAR(20),
    "facilities" VARCHAR(400),
    "rental_method" VARCHAR(20) NOT NULL,
    "operation_mode" VARCHAR(20),
    "riyue" VARCHAR(2) NOT NULL,
    "price_daily" BIGINT,
    "price_weekday" BIGINT,
    "price_weekend" BIGINT,
    "price_holiday" BIGINT,
    "market_price" BIGINT,
    "price_month" BIGINT,
    "price_quarter" BIGINT,
    "price_year" BIGINT,
    "cover" VARCHAR(200),
    "photos" VARCHAR(700),
    "video" VARCHAR(200),
    "remark" VARCHAR(100)
);
CREATE TABLE "rent_lease" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "contract_no" VARCHAR(20) NOT NULL,
    "renter_id" BIGINT NOT NULL,
    "renter_name" VARCHAR(60) NOT NULL,
    "renter_phone" VARCHAR(20) NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "form" VARCHAR(20) NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "pay_cycle" INT NOT NULL,
    "pay_advance_days" INT NOT NULL,
    "anchor" VARCHAR(20) NOT NULL,
    "anchor_day" INT NOT NULL,
    "price" BIGINT NOT NULL,
    "deposit_charged" BOOL NOT NULL,
    "deposit_months" INT NOT NULL,
    "deposit" BIGINT NOT NULL,
    "free_days" JSONB,
    "price_steps" JSONB,
    "water_base" DECIMAL(12,3),
    "elec_base" DECIMAL(12,3),
    "gas_base" DECIMAL(12,3),
    "check_in" TIMESTAMPTZ,
    "departure" TIMESTAMPTZ,
    "notes" VARCHAR(500),
    "state" VARCHAR(20) NOT NULL,
    "signed_on" DATE,
    "total" BIGINT NOT NULL,
    "paid" BIGINT NOT NULL,
    "balance" BIGINT NOT NULL,
    "contract_type" VARCHAR(30) NOT NULL,
    "billing_state" VARCHAR(20) NOT NULL,
    "months_left" INT NOT NULL,
    "prev_lease_id" BIGINT
);
CREATE INDEX "idx_rent_lease_tenant__0a6cfe" ON "rent_lease" ("tenant_id", "community_id", "end_date");
CREATE TABLE "rent_ledger" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "no" VARCHAR(30) NOT NULL,
    "account" VARCHAR(10) NOT NULL,
    "account_id" BIGINT NOT NULL,
    "account_no" VARCHAR(30) NOT NULL,
    "seq" INT NOT NULL,
    "project" VARCHAR(20) NOT NULL,
    "direction" VARCHAR(10) NOT NULL,
    "amount" BIGINT NOT NULL,
    "method" VARCHAR(20),
    "paid_on" DATE NOT NULL,
    "note" VARCHAR(200),
    "operator" VARCHAR(50) NOT NULL,
    "bill_id" BIGINT,
    "reverses" BIGINT,
    "reversed_by" BIGINT,
    CONSTRAINT "uid_rent_ledger_account_67cad5" UNIQUE ("account_id", "seq")
);
CREATE TABLE "rent_order_guest" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "renter_id" BIGINT,
    "name" VARCHAR(60) NOT NULL,
    "gender" VARCHAR(2),
    "id_type" VARCHAR(20),
    "id_no" TEXT,
    "phone" VARCHAR(20),
    "is_main" BOOL NOT NULL,
    "checkin_at" TIMESTAMPTZ,
    "checkout_at" TIMESTAMPTZ
);
CREATE INDEX "idx_rent_order__order_i_1517f4" ON "rent_order_guest" ("order_id");
CREATE INDEX "idx_rent_order__renter__425f0a" ON "rent_order_guest" ("renter_id");
CREATE TABLE "rent_order_log" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "action" VARCHAR(20) NOT NULL,
    "text" VARCHAR(500) NOT NULL,
    "before" JSONB,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "at" TIMESTAMPTZ NOT NULL
);
CREATE INDEX "idx_rent_order__order_i_bf66a6" ON "rent_order_log" ("order_id");
CREATE TABLE "rent_order_night" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "night" DATE NOT NULL,
    "unit_id" BIGINT,
    "price" BIGINT NOT NULL,
    "source" VARCHAR(10) NOT NULL,
    "rule" VARCHAR(20) NOT NULL,
    "reason" VARCHAR(100),
    CONSTRAINT "uid_rent_order__order_i_98c925" UNIQUE ("order_id", "night")
);
CREATE TABLE "rent_order_segment" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "unit_id" BIGINT,
    "unit_type" VARCHAR(60),
    "overbooked" BOOL NOT NULL,
    "place_revision" INT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
    "from_minute" INT,
    "to_minute" INT
);
CREATE INDEX "idx_rent_order__order_i_b23e0f" ON "rent_order_segment" ("order_id");
CREATE INDEX "idx_rent_order__unit_id_28e143" ON "rent_order_segment" ("unit_id");
CREATE INDEX "idx_rent_order__tenant__6b37ca" ON "rent_order_segment" ("tenant_id", "community_id", "to_day");
COMMENT ON TABLE "rent_order_segment" IS 'Consecutive nights [from_day, to_day) in one unit: a bar of the board, whose id is the bar''s id.';
CREATE TABLE "rent_tenant" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "phone" VARCHAR(20) NOT NULL,
    "gender" VARCHAR(2),
    "id_type" VARCHAR(20) NOT NULL,
    "id_no" TEXT,
    "id_photo" VARCHAR(200),
    "nation" VARCHAR(40),
    "address" VARCHAR(200),
    "black" BOOL NOT NULL,
    "black_reason" VARCHAR(200),
    "spend_total" BIGINT NOT NULL,
    "stay_times" INT NOT NULL,
    "pinyin" VARCHAR(100)
);
CREATE TABLE "rent_room" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "house_id" BIGINT NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "space" DECIMAL(8,2),
    "resident_limit" INT NOT NULL,
    "indoor_door" VARCHAR(20),
    "facilities" VARCHAR(400),
    "restrictions" VARCHAR(200),
    "beds_text" VARCHAR(200),
    "photos" VARCHAR(700),
    "price_daily" BIGINT NOT NULL,
    "price_weekday" BIGINT,
    "price_weekend" BIGINT,
    "price_holiday" BIGINT,
    "price_month" BIGINT,
    "lettable" BOOL NOT NULL,
    "sort" INT NOT NULL
);
CREATE TABLE "rent_type_night" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "unit_type" VARCHAR(60) NOT NULL,
    "night" DATE NOT NULL,
    "sold" INT NOT NULL,
    "spare" INT NOT NULL,
    CONSTRAINT "uid_rent_type_n_tenant__467546" UNIQUE ("tenant_id", "community_id", "unit_type", "night")
);
COMMENT ON TABLE "rent_type_night" IS '`sold` counts the stays that still wait for a unit; `spare` is how many may be sold beyond the places.';
CREATE TABLE "rent_unit" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "parent_id" BIGINT,
    "house_id" BIGINT NOT NULL,
    "leaf_ids" BIGINT[] NOT NULL,
    "community_id" BIGINT NOT NULL,
    "building_id" BIGINT NOT NULL,
    "floor" INT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "title" VARCHAR(160) NOT NULL,
    "house_type" VARCHAR(40),
    "rental_method" VARCHAR(20) NOT NULL,
    "riyue" VARCHAR(2) NOT NULL,
    "sellable" BOOL NOT NULL,
    "clean_state" VARCHAR(20) NOT NULL,
    "resident_limit" INT NOT NULL,
    "price_daily" BIGINT NOT NULL,
    "price_weekday" BIGINT,
    "price_weekend" BIGINT,
    "price_holiday" BIGINT,
    "sort" INT NOT NULL
);
CREATE INDEX "idx_rent_unit_house_i_d523bc" ON "rent_unit" ("house_id");
CREATE INDEX "idx_rent_unit_tenant__f6b649" ON "rent_unit" ("tenant_id", "community_id");
COMMENT ON TABLE "rent_unit" IS '`id` is that of the house, room or bed. Leaves: beds, else the room; a house without rooms is its own leaf.';
CREATE TABLE "hk_bind_token" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "staff_id" BIGINT NOT NULL,
    "token_hash" VARCHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "used_at" TIMESTAMPTZ
);
CREATE TABLE "hk_default_worker" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "type" VARCHAR(10) NOT NULL,
    "staff_id" BIGINT NOT NULL
);
CREATE TABLE "hk_device" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "staff_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "device" VARCHAR(100) NOT NULL,
    "session_id" VARCHAR(64) NOT NULL,
    "bound_at" TIMESTAMPTZ NOT NULL,
    "revoked_at" TIMESTAMPTZ
);
CREATE TABLE "hk_item_type" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "parent_id" BIGINT,
    "name" VARCHAR(40) NOT NULL,
    "unit_price" BIGINT NOT NULL,
    "source" VARCHAR(10) NOT NULL,
    "minutes" INT NOT NULL,
    "checklist" JSONB,
    "photo_min" INT NOT NULL,
    "icon" VARCHAR(40),
    "sort" INT NOT NULL
);
CREATE TABLE "hk_order" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "order_no" VARCHAR(20) NOT NULL,
    "type" VARCHAR(10) NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "community_id" BIGINT,
    "staff_id" BIGINT,
    "state" VARCHAR(12) NOT NULL,
    "priority" VARCHAR(1) NOT NULL,
    "plan_begin" TIMESTAMPTZ,
    "deadline" TIMESTAMPTZ,
    "reason" VARCHAR(100),
    "reason_en" VARCHAR(100),
    "minutes" INT NOT NULL,
    "quoted" BIGINT NOT NULL,
    "cost" BIGINT,
    "inspect" BOOL NOT NULL,
    "paused" BOOL NOT NULL,
    "situation" VARCHAR(500),
    "comment" VARCHAR(200),
    "vouchers" TEXT,
    "source" VARCHAR(10) NOT NULL,
    "source_id" BIGINT,
    "dispatched_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ,
    "finish_at" TIMESTAMPTZ,
    "state_before" VARCHAR(12),
    "alarmed_at" TIMESTAMPTZ
);
CREATE TABLE "hk_order_event" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "staff_id" BIGINT,
    "actor_id" BIGINT,
    "actor_name" VARCHAR(50),
    "note" VARCHAR(500),
    "photos" TEXT,
    "client_id" VARCHAR(64)
);
CREATE TABLE "hk_order_item" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "item_id" BIGINT NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "price" BIGINT NOT NULL,
    "times" INT NOT NULL,
    "minutes" INT NOT NULL,
    "amount" BIGINT NOT NULL,
    "photo_min" INT NOT NULL
);
CREATE TABLE "hk_rule" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "event" VARCHAR(20) NOT NULL,
    "type" VARCHAR(10) NOT NULL,
    "community_id" BIGINT,
    "items" TEXT NOT NULL,
    "offset_minutes" INT NOT NULL,
    "deadline_rule" VARCHAR(20) NOT NULL,
    "deadline_time" VARCHAR(8) NOT NULL,
    "assign" VARCHAR(10) NOT NULL,
    "inspect" BOOL NOT NULL,
    "active" BOOL NOT NULL,
    "sort" INT NOT NULL
);
CREATE TABLE "hk_staff" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(50) NOT NULL,
    "gender" VARCHAR(2),
    "phone" VARCHAR(11) NOT NULL,
    "id_no" TEXT,
    "id_photos" TEXT,
    "items" TEXT,
    "areas" TEXT,
    "work_days" VARCHAR(20) NOT NULL,
    "max_minutes_day" INT NOT NULL,
    "efficiency" DECIMAL(3,2) NOT NULL,
    "user_id" BIGINT,
    "bind_code" VARCHAR(8),
    "bound_at" TIMESTAMPTZ,
    "seen_at" TIMESTAMPTZ,
    "state" VARCHAR(10) NOT NULL,
    "hired_on" DATE,
    "orders_total" INT NOT NULL,
    "amount_total" BIGINT NOT NULL,
    "remark" VARCHAR(100)
);
CREATE TABLE "aerich" (
    "id" SERIAL NOT NULL PRIMARY KEY,
    "version" VARCHAR(255) NOT NULL,
    "app" VARCHAR(100) NOT NULL,
    "content" JSONB NOT NULL
);"""


async def downgrade(db: BaseDBAsyncClient) -> str:
    return """
        """


MODELS_STATE = (
    "eJztfWuT2ziS7V9B6Mu4b2gdrnL5sfaNG+Fye2fdUXbN2O7Zjm13SBAJlTBFERqCqnLtzv"
    "z3C5AixQf4AIuUQCgjOtq2iKPHwSvzZCLxv5M1c4nHn75z3YBwPnmD/nfi4zURfyk+mqIJ"
    "3mz2D+QLIV54UVv+wGc403DBwwA7oXi0xB4n4iWXcCegm5AyX7zqbz1Pvsgc0ZD6N/uXtj"
    "79x5bMQnZDwhUJxIPf/xAvU98lPwhP/rm5nS0p8dzcF6au/Ozo9Vn4sIleu6Q3H/3wP6K2"
    "8gMXM4d527W/b795CFfMTwHUD+WrN8QnAQ6Jm/kJ8hvufnDyUvxtxQthsCXp13T3L7hkib"
    "eeJGLyf5db35G/H3FnRdb46S0Nn3Kf3S89fEue+uRHOKPu/9t9zQxwNvt8/W329cO32Wyi"
    "waTDfNkL4gfF/Xojv+e//fv5+fPnr86fPX/5+sXFq1cvXj97LdpGP6r86NW/4i+z5zR+q4"
    "jZj3/++Pmb/EJMdHU8DOQL/4owOMQxKuqyfR+FxMe+/J1VXfU+7p5iX+Vw/XRZ8sK+z/Zj"
    "NeE+YXfk/bHnX05UFtwIZl1S7oL3KxxUdEARWOgD8cta9MFuUhjTBWv8Y+YR/yZciX++vK"
    "hh92/vvrz/z3dfnry8+ClP8efdk/PoUZ5sJyCCi9niQYvpHMo+ml88a0Hzi2eVNMtHSppD"
    "ulYM6Z/FI/lEvQUUoAW23R32afKXoZYZ9d7geMy5fSo2iMH2hJqe+Pbx04ev3959+ot8+z"
    "Xn//AiNt99+yCfnEevPhReffKy0Gvpm6D/+vjtP5H8J/rv688fIq4ZD2+C6BP37b7990R+"
    "J7wN2Uz8cGlTZAhLXk5eyo2C7cbtMNlyKJhszZNtR1iXyVaA9jDZDOPepukkTPyZMExvyp"
    "38dY09r9KozuIOZ6c9G9ZIe37+6mVqlsl/1BliXz+9u7oqW16B4P+OBFx+gxKn1YZvAXY4"
    "Ss+GpfT87OLVxevnLy9SXtNX6sgt8xr9qbPkJ4BOq71xXkRuuT971ma9F60qF/zo2b8KK0"
    "GIqadF8R5iIcnnL160IFm0qiQ5elawYZkfSsFEy1HYY8ByabZcNoIhvZUiRdhH73kbes+r"
    "6T2P6JVS3PI2I/TIFxbYub3HgTsrPWHnrKpt+dH6fF18Bfv4JiJO/kL5/ROJUhg+ZE38cK"
    "LSL9OH0yYFc8tJMMO59iBkgpAJQqYx/QFCJgiZptAMQiYImSBkjnaygZB5GtMJhMwJCJlj"
    "EDJvxY/QWvITgI0aWy/yRJbdyhFbQ3D1cAWOVRyHNPT0nLEUYSG/g4jxUvPdaVN5kr+RH1"
    "UrbwZjBc111smH377lDJOEzCef3v32U844ubr+/OekeYb891fXlwXOyXJJhE9zV2EnfhMm"
    "XgXzOSSYiSabiUsWOGQmvGjHIRvF/LpkzKvo5TK00NULgR1qnqWvHLZ/L6+vr3Jde/mxOJ"
    "N+/XT5QaxvUZ+KRjTMKHmmBA58n219pzp2kH0+bUyALrZuCh5M5pyIrg3miHKEkQw/yC/w"
    "Fs2jSAR1+XyK5gHzSPR3hH0XzV2ywUG4eyEgyGHrNUYe5SGfIrZE9yvqrNB8zW+iLpsj+Z"
    "YcMZ88nRR6/RifD2GRYd0RCIsYsjlCWOT4XQBhERuUWgiLgIEOYREIixyde5umE4RFJhAW"
    "GUNYBETlwUVl6at3EZYLOCvoPrS4LDlMhSKdUV4E2mfcnLca6+c1Y/28PNZjxUvPNU4h9n"
    "E8QJp9QFlAQz0zPQs63DIyuRpMjMsv2m2W7OoFW7lcCypuWKDHchF4QKbPRst0xI4uywno"
    "gAwLo/RAHLezQGoMkJLPuYs2aBkfWZAN6/KhDY8krKNFehYEpOuTvg+eadGehwHx+sRLG2"
    "7GQxxuFcw32H4Z3AHX82ej3DEjvqrFw5pcmRwStEOTtUMH+w7xunVzAQsdbXJHi4VPbDvd"
    "pnMOCt1scjd3XrNhyR5LF7MN8fVd2RzKBrNz6Az4iLANvulAc4KykeYBdNzFluuP5yzIPp"
    "4v2tB8Uc3yhZJkVSpfA8XKLD4geEewgbnPX8VGPmnIf47aTHVyoGc8gTQmQl/7BGWhaMkC"
    "mTKMNiTgzH+LwhWJEomRsCsfOAoIduXHovsV8aOH2HEEOpSZzDfKXOdhPgLSmYeaeZDObF"
    "RcHNKZj98FkM5sQ4Ac0pnBIYd0ZkhnPjr3Nk0nSGfOGGmQztw7pb2lMwsXVO1PfCHLCk4z"
    "EHAlOrsSu3whHeIzECC+M/HCZvW0i7RnQWDnNNs5Uq2q2ADrWXartj/IbVFy3ClOmkOCIW"
    "myISnzFhRiX3X1lwQANV9GUvNls/nbzkBVRTz2T6eNsY7NJmvrQq14iCJAFMGc/oAoAkQR"
    "TKEZoggQRYAowmgnG0QRTmM6QRRhAlGEMUQRNh4OlyxYay37WZAVtTqgZvz4OY6KJ6sc44"
    "Z6yyqfGDS3ouaWuyiXhUTv2HGKsMFGPPSJ4yXVLFuVAGwg+wA35m62C4/yVbeATBEMZrlp"
    "Zrkp0YKtS9Wl4aMH08YYQdqs1RkIZ4X9GyLLqMuTCcIMfovmLl0udxXaZZV1+fB/o28/RW"
    "LsEdH3TP7dJ/fie3PiBCTkaI35LXHVpyD6/pDv/nd/viBiWyZztBLtOOKh+IeL7rC3JRwt"
    "HlA89VC4wiEK8S2JDlTsvojsqSma7yynefRIfKs/cbR7CeFlSAJEw6gaPZOKeNrqux+9J9"
    "4d49i9pxvVqo8/bSV+lWiIlszz2D1x36IFC1dR7Xqy3oQP0UGQGMZR8mYBcwiXv9Bte87j"
    "97xcH42CWZLCIB0a8bqAFJoFRLwtj/71B8R4jI8pQIzHrP7I8J+bb62NrjzMQo/tZRuP7W"
    "W1x/aynGoUr2Ullqvz6PYIGOCdBziOllitwb2HWDiw+5cipA1U5vcXYVVUleXaAYreA3VC"
    "9M/IjjpA7GyxpV5Iff5Uft4xgma/fL3+XO89Fx3lgosg36DoPSd3EenFtTIgC0f8IFmjR0"
    "jNPT2WUxtfj+cszD5VqP9yFXFigzvDikraTWXJclBIiZiMSizK1SyJhAitfXwPedRObths"
    "O/SW3SHO+9gYr2GM9x3l3Wldeq4We5SYYCajB3C1DNGb3yfl2RWSc/ps2qQ6Z4u8Q1o6SJ"
    "YgWZrTH5CWDmnpptAMaenggw3hg0FaOqSlm+v9jm46QVp6xkiDtPTeKe0vLV1PrNgMKlSU"
    "vD7rHAjt0I3FYZtBLkbV9swe5ZGdCMGmKG0r4tx+2UZfsiy1pQ+njVqbbDoLkraNaZ5z2X"
    "T2d878uVRjXHpDQ/4GfZ88/z5BLBB/+T/fxTttcBiSwJ+iNeFc/IJ//fEWEeysouxJHher"
    "Jj9CmbgoP0/sStMYGj26XzGPxOmX5RzQo3wD0BIt2HpASzSrP0BLBC3RFJpBSwQtEbTE0U"
    "420BJPYzqBljgBLXEMWmLkpGqbszmUhSrMANnJ2y7npnIoC3keRE5MdZcy1TVVGHIoK6g+"
    "dCmGiMHsd9Ue6QWwfQZlbyUaTFF3A+b/whYTlba7ezRtUnb/vmvULOmKljPHw5xHS+LuHP"
    "0teZDH6KUYykkg9vo/cUR+bDzq0BAF5IaKt32QR+rFI4R9RNcbFoRSdl0pNNtBPgJE2WGN"
    "IRBlTVnsQJQ9eheAKGuDuwCiLKhIIMqCKHt07m2aTiDKTkCUHYMoCxmHQ1ZWyvv4WjyXoc"
    "B4C8adQFBEfmzEWq5d6VmBtZDzQYTwDQ7E30KiuGmtrn55FmWf+Xj+rBXVsllNUasy2V2F"
    "b9C8u5Ql5iEOt4oy23VqTwqx7wrO8zYMV/NbZHdN+ZKqqrvU0JvBHJBf5jvkMBSftVuga9"
    "bnIsvCjghnwVaxXDRUUcoCweM02eOMAiBdujgLhC42rYsNir5+2fqTiujrl22L21WlR+Ox"
    "m3YRWFnWXC7ySVFzAX6Lnoj/T+OX5Wj8ScZM44E2RZyh8J5FArC79YTLjxzs+yxEYmjH8V"
    "TxtWWhcybriN9TR3GO5lAfClHaofZRiNKa5XlClPboXQBRWhsCRxClPVULEKK0EKU1iHub"
    "phNEaTNGGkRpe6e0tyitdJ31KvHsEeBIdHYkJImdArcQsoUgucGMQ7T2gNFaqRx2u9M0hz"
    "yW2wamZCtTUoZ8NcWmBHHAGKZouiWJPTu6KKZgLAi7TaU8FLwyk6cS8d1unZwFQheb3MUr"
    "IqbjguCwy81ORTB0tcld7W4F7+L3z9aKHKpqSaAAs+jqm95EAVnNcb0JtWjNYqxRrnpj9J"
    "4Ft5pO0R5in0f0uo0F97ragntdsuB2hUe1GM5g7KP4RSuf80WNy/mi7HHK1BoFxzUVSVKE"
    "DQwfohiJIWlZP5ONsIUmiqys3ZNpU1KWu28H14pBPhPkMxnTH5DPBPlMptAM+UyQzzSEOA"
    "D5TJDPZLC3MLbpBPlMGSMN8pl6p7S/a8VwQCo8iprLxbIguGKsozMRO/z6qTYFnIV5NoMU"
    "RsjQNiO6x/WLUPtsnUE47+QrP9pPNntw9+8oR4QJOm5YoGe+F4EHzH85H0yoy4/qNmO6ek"
    "SXoiZsQT3NoEkKsW/NOG+XpleTpFckWJjYsuaPFsMZjI0Ut0yFrMuELAf/1kwz8hcDLOR3"
    "iEI1O3uBBa4qhl2TalHAWeMB9uaujKUE0Nlotjej4qd/IcGaxiXfKiOpmTbTdjHV2SYPgf"
    "AqhFchvGpMf0B4FcKrptAM4VUIr0J4dbSTDcKrpzGdILyaMdIgvNo7pb3pFTsHVC+8mgMN"
    "xan98dW9168b3i4CoQ90+sAURYk66nx8+fq0UTlKWoFYBGIRiEXG9AeIRSAWmUIziEUgFo"
    "FYNNrJBmLRaUwnEIsmIBaNQiwSPmeHdPAsysJ82WGSwSVp2p5DDgVUt6M6IkiH5QRg341t"
    "PWcjw+2DQyd1GiRlfgzJelIhZ0bPpm0kzRlNmoKuCbom6JrG9AfomqBrmkIz6Jqga4KuOd"
    "rJBrrmaUwn0DUnoGuORtfUTIHbQyD5qqsnIX39WSicVq39NocCkbOdyBmRdoe9rZ7LlocB"
    "2S0VZanDaJZwyWDssyEHYVlwx7Z6Jdj3EPs47r/WBWddagTkUWBsQIUACDmZsDxYFnL6D8"
    "JDKiyTiSLklD6bNoWcltmWEHGCiBNEnIzpD4g4QcTJFJoh4gQRJ4g4jXayQcTpNKYTRJwy"
    "RhpEnHqntDcRSDuJ3uL8+Ys2y/1F9XJ/UVruF+SG+jMXK3ZVudhXUJxD1a3zI2S8hmG5cB"
    "f4k7dj67KXwZw0d7fiW2rN7ARg4czuPyRB1/iG6Inne4h9lvJFq7jaRU1c7aIcV/OYXAcX"
    "CiPqkjGvguUsqMDzQqCGGsrpK4ed95fX11c5m/jyY/H2118/XX5IIheiEQ0z2pYpErps9o"
    "XerJRlaDJPp40yesRRkDZuUtIn8w0OV3MkP5KjcEWQcALYNnBE03n0ZvPo1XsakKjRW4RR"
    "9Lp4SQyubSj+7VGfIMoR2xAfhSx+G+aRp5NC9w7/aaD/D2t3g/5vyvYD+v/RuwD0fxskSd"
    "D/QbAE/R/0/6Nzb9N0Av1/Avr/GPR/6TlqnjjJQODESVdPQgoBWlttArBQnR0kKX+ZrK+t"
    "GU4RFlL8sg3DL6sJflm+GVHXBV7bXA2q1fitGb4m5TPT6OspZFiPtBFgd60ghxk0TNAwje"
    "kP0DBBwzSFZtAwQcMEDXO0kw00zNOYTqBhTkDDHIOGKX1O/WrgOZSFokRv56xLVGtrlzlU"
    "P1Q3e9sWEM3p/yjGdK2XnMOBl9zZS14rrZs6eVNt09iwkgyiz/MVPn/xUk+ASCFDkXy8Ra"
    "R/6WFB/0eL3V37AxZ2GUznHPhUD7sXZOgLmFlYp5XZMF/n5O5JvZJHC/68Fe8zUcRHMk+n"
    "TVGS+JDCTdq4MU39P7DY113E6Y3/b9TnaPGAsOOwrR8iFiDh1Am/j79F0Ssc8W1wR+8Iws"
    "gl2EUOdlaKZPSe3vMR4ZpbUiHVqB3LXXPrDMizVseTzmrOJ50lB5Sqwy5L0dvbQHVkqcaY"
    "zGCs8eR7czulNkvcmZgd1FMLYd+ETVh5TCkPBinMZCnMwzycYUV12KZe3uMgsDCu7jfE5r"
    "jehgv2Q2Vv7J402hps367RzLj2CSJ3xA/fonnINtSZoxXmyGcojr6jTUCW9McUzR2PimZz"
    "eRBNHkCL/4moi9gyfgFvucLmGOIDDMwX2S3F5tofkAlilt5yFI0rmoBaGkGKsFDlOm+lcp"
    "3XqFznZZWLbbT4jZtbSG7/Iky8IWixu4dYJ3L1Lx/KVbvM7i+c+VWFi3eAoqFLnRD9E3mU"
    "j3FhrmH1l6/Xn3MGbMLmk0/vfisS/f7q+rJomco3uFQmMrldfI08FNyNCbgb+u7GX3CAlZ"
    "enxg8anY1N2gzyvyH/G6x+Y/oD8r8h/9sUmiH/G+ymIVR6yP+G/G9z/cXRTSfI/84YaZD/"
    "3TulvQXiI6dzVplMUllQIYOyUHLt/8h/zJh2on0eZiHTg+THxqzpX5RawNln0Jw/axuoqY"
    "3UlAgPhNEd3GpxvYdYSLNl1/T9hQRrynnMSVne3D+dNmqc+baNSRXv0Jr4W0T8MHiIMit9"
    "hCNP7y3iYmwRN8q89LxdCgRHT1KpCz37qZxD8cj3++5/9+UbRD0q7Cbk0oA4IQsepugseu"
    "spOt+941Mkfyx/gxy2XuMoiCPzL/YMICkG8adpHeM3SB7zSXI0klcRjr8yX7F7Pv3uhwzd"
    "r6izihpJoRAFW4/wGEb57qeJXvAexFuzbUjQ98mz7xO0xrckyhaJXjQ1+wPUYlCLx90foB"
    "aDWmwKzaAWg1oMavFoJxuoxacxnUAtnoBaPBK1mFR4FNU1j3OggQ7v2noAAC6bPJhoHNLQ"
    "IzOiWDDqkvozIPssmkF43gaKE591VmOgOuRpAbuDHJpw2HrDfO3s/iwKmNZjWj+qV4bax/"
    "kga0dAYsFdM9K0B9nH8yBjmzoqw7nuflZHaTJbwO8A1f+TAJKOa5IDgWNSckxkqE1rxKYI"
    "+4bsi1ZLwouaJeGFIqdC8lUxbJtorhq4Q54dPBsstpff5tpsctVbXHmDi6O+mhvcHmTfaB"
    "6mgh4LhPHFdFbgDMQara239ZeHONzqLcB7CKwKTauCzNjQWxISBHDbwO2Kuq5K9LlkzKsg"
    "dw8psLsQmKHoTV85bCzl8vr6KhdGufxYkCo///rp8kNCuWhEwwoF85aQzQx79E5Vl7ea7T"
    "zsgIwnmvJoCcfePX7gM5k5psV4AQeDXINz8Wkk8LE3Y8GM/Ij/rkV+1RtAL2j0QvbL6Wyb"
    "BZx9xrS9mclfttE3rclOjlpM22coz4IE0CJNOWD3aEk9MV9lJm6cs/snnmbxylKwvktle4"
    "6w76LokIH4K0fUj1J572lAZKPok6bIJ3firb7+9UqVwzzsh0FW8FBTEbKCzQoqQ1bw0bsA"
    "soJtSFSErGBIY4SsYMgKPjr3Nk0nyArOGGmQFdw7pb0G33cus2ZmcBE4FLf2pwdLrUI/ES"
    "2HgkThlklokjQnJVSP7D3OQrr7z5XacZaoWV34zmIt5LzV/Uc11x+dqznXL56Sh9nI9BB3"
    "lULiRN/BfVMiE4zTsKpiSvJs2hiNyLaEstAg6YOkb0x/gKQPkr4pNIOkD5I+SPqjnWwg6Z"
    "/GdAJJfwKS/hgkfW1L9lEWrHFexMD370Etj0E1Y+xrliLeAeyzVM7bCJbVcqVBctoXpk7v"
    "jV6fNsloQdIKJDSQ0EBCM6Y/QEIDCc0UmkFCAwkNJLTRTjaQ0E5jOoGENgEJbQwSmvQ59c"
    "3ZHMpCuaf/hT9iTD/zlUHmq3bmKxyrP2Rq4IqtyUxeCaXFdQ5lIdN9lbs0SNesv16t0GLa"
    "RuvscM/aTYD98C2aRwpZlMtLXT6Pri3jxbvGwhUOkY8DWYdA+IOTQj8+/t1AbB3WyAGx1Z"
    "TFDcTWo3cBiK02uAEgtoI6BGIriK1H596m6QRi6wTE1tGIrXrFBzIQKDvQ1ZOA0g/H74Oc"
    "xlLug18486t02SKyuBtTJ0T/jFSbAxi9iy31Qurzp/LzjmHt/vL1+nNuZ05MoCef3v1WtI"
    "7eX11fFrdc+QaX5miLX/Edcf9Gyf1EISvuH06bFEUum87ukraNYuJcVhYlfjh/g+Kxxqe7"
    "cqXiL9i9w75DXCTGSPAwRfJahSlyic9p+BBVK92IX4M4/R/xzjgWC+WAiF8WnpobvbYuq4"
    "6H+1iQJy1YQEGeNKs/QJ4EedIUmkGeBHkS5MnRTjaQJ09jOoE8OQF5cgzyJLsXv11TIcti"
    "QBzrLFDq5s89KnXOOP9t+JzQkIaenpeWIiykuP/T7DtRS0vXzWDMUHTlx45a0VXEmvSk9i"
    "zIjD4Blb0nlZ1Upu4mj6aNCjvRytXl9MYn7r9RH7nkjjrkTSRXh+yW+IhyxEMWEBetMF8R"
    "d4rk1ZniRXInnrr4Ib4SzMFiKEhh+06gXIRDxHyHqFJ5h/0wkNItMLdqpHQ5TGZycOiZCD"
    "lYP3ZCc5eNWMXdcm3/IgMB96Kre1ETKqpmHuJE/ZDfKUYE8SG9lSXe9LUo3kMOWKD+niwG"
    "20oHvnCBbrTojZvbN3Yv2pyhvKg+QnlROkEZbXHCale5z3XxlhzMPqIHOa0aRyndGVZwLU"
    "Mu3+ia1AaTEyjEN9OuGF1AhhNhtncYARkcdP94u5/82FDxdl1GQB56rEEAcddW/bwTcrr0"
    "cx4K4XXTutkUUTUUPX7FbiYqVTV5Nm2UVWXLmbdr2iisXvsE8ZBsEFsijCIwWmNnRX2FMN"
    "rUuFnY/D0vBETfPC1JI0Pq4vU/QP00XpCARGKz+iPDf25KtVefczCIUrepuR4vVyWW647f"
    "3cMAf+wA3204WqM7g7FwaD9vM7SfVw/t56WhzcTbRNu7nsycRdknIfVPs0/uO9CcQ8Fwbs"
    "GzjMzryaEpAvhtwW9AMNcsj7iH2LdQDKI1S4Fe26rLgiwcyUMdWQJFHzSg42hA3zC/nSj0"
    "n+j1aZP2EyatWhxXXxHndsNE980RlzlrK3YvGgfIYes1DcWgRPcsuEU3TJa09MRqTeZIfq"
    "n4mLh8RoK4jOUaP4hmSIy4exqulMUxh/84yKkbasUFVcmsHRCOpx+9C+B4uj22HhxPPz1j"
    "D46nw/F0g7i3aTrB8fSMkQbH03untLfj6bfiR2gt+QnAQh2t//RuOCE9yAUuWYrF79zqUZ"
    "wiDnhEwWP+zWDSROGkf6uD/jXn/IsM64fmjhCWi3vVHSvHLlOF8qv3taS9NTZCbxtayELs"
    "6VCZAoDLUo4J4RzfaOaY7DE2OoTtPMI6l7A09zc4wGu9khJ7iBkFJawq8rEP0mj1SR4G/d"
    "J7v4hH8vvr9MkeAv0xUH/oX1NZwNm3SwyS+LJjTf+22zwO2NZhW9aEL7NdG2otIDsZlabx"
    "fZwSD4YWTjwB6nEYkvUmVNik1eM+iwFPqsioI2+g8GYBET+Nh0SVv8GYV2VZKsAFihcCPR"
    "TH6SuHtVkur6+vcjbL5cfCwP3866fLD1+enEULu2hEw4rxHCVSae2aKcK+/fJ1Gxf2dbUH"
    "+7rkwK4IDsIFwWGXfNEiGOKaJsc1eSh6q1ticB4K3WxyNy+pT2VRxy79XMBCR5vW0QbleH"
    "8IAhZMKhK944fTNtneM5K2bXXUPyDLLScuCth9dIjfR3S9ia4FuyWbEG39kHqIhlxeIkZk"
    "qdP7QGZn+/LysDj9GiPp6K3Fe8RIxAXEQ7eCaK7M/T7cx3YoPyAYjP/qyeOhUHnAfGcNcs"
    "TN6o9s5YF0NrWVLTIQIL4z8Z7yOHz1gPfUR+FHTXl/ggXxPL2YZIo4fKjlOMbeQEEVeSBY"
    "84KBPQa4H+dNAt+izVdpCcdPms3gfbvmawR8xIIbLPw0LF96G9mc1I0sTmllkjsSPEgr9U"
    "8cpWYBWjHxSxTXBDzyzaw9smjJBlttaWqfgnvU6TfDeiBfv7iNpnpRralelGui6MZ5La5v"
    "MMjlVQtyQ/2Zq0xtlQpXBc15WJ24ZZWwJcWqYjUZ39WnLws6ZfJkhvRWYeU1JFVvVUbekF"
    "nVZ4NpJfkZ3mZ+V89u7SOtjfVL4EwriNuPt+f/QoI1rbwirNSmpY0/2+Qhjeb+txVBG/Gz"
    "xFeNS9bG7/NG2OeRzhzKK7yQz6SRPo2v+IoaxDVGAvm3qPqIsNkJWhN/W3YChvkIa10DUK"
    "onoFQfXTCFaiZQzeS4NEM1E7D8+rL8oJoJVDMxiHubphNUM8kYaVDNpHdKe4ta7z1jzQyM"
    "EhDuxdXxKgxRXX7lRJlNGL0+bVJXtkmrJkGlugNAsBj9UJ6CYGFYf4BgAYKFKTSDYAGCBQ"
    "gWo51sIFicxnQCwWICgsUYBAu4zugQy76wk7wOhXP2IGC5BcsbzPk9C/TKCWdBFrI8SMnb"
    "zUpZLbSO5ZW6XqgFRuJZq9zBmuTBUvag8GCoooJo3TWJCcJCeofIvcZ3OMSBFsV7iH0cD1"
    "LBjJMfehJZ3N4+dnvOLV7QIFy5WOGo150ayIBOOe1dXmAnnDatgZnB2Dc4+7+EVrrSerbB"
    "DmAfuf2fyoJjG0MurZ1COxDW0QvreJiHM4/dUIWQ03A0Jg8FBdRkBdRjDvY0ax6mEPvmUR"
    "sDu9q8joxrg3JcfiYbHCirBWSeTtvkuwje08aQ9gJpL5D2Ykx/QNoLpL2YQjOkvUDayxBW"
    "KqS9QNoLOH2Q9gJpL6eX9qJ5QicDgbM5XT2J2NvXZD4HAu67ck/5bI1Vqmv1OpKBWLMsP2"
    "oNMUiD+8KiL69U4KJn01b6W5A0BfUN1DdQ34zpD1DfQH0zhWZQ30B9A/VttJMN1LfTmE6g"
    "vk1AfTPVcwb17fiehPT1NXnPQID3kVYkqr7bJfN02kot0rnk5RNZL8QquKKbuCKzfANEfX"
    "nrYPa+lnItZx2gQnv6PbtY7EWIP0CTGtcMmtZoUpU7SF1HHWAPOQE5qlEOVJMPamA/9Asa"
    "BR0q8hnzKi89STEF5hcCNBT1ydJ1WK/t8vr6KuewXX4scPr510+XH5JzIaIRDc3btv9Gyf"
    "3PKWulfTv7uHHjvhON0y5otXPLyxQkCt3TcCVvUHBWYhuWl/ghtiE+R0sWiBc2YpNW7d/6"
    "cIggWbBGQQTJrP6ACBJEkEyhGSJIEEGCCNJoJxtEkE5jOkEEKWOkQQSpd0p7iyCxe187hJ"
    "TFgDPR2ZnYYLHJ6Oy2CcDC6nqDFCeL9Bq9oZ2BwMgeY5jukuRVrczL0zp9LyB+OFvsWkEG"
    "N+hvoL8Z0x+gv4H+ZgrNoL+B/gb622gnG+hvpzGdQH+bgP42Bv0tYGytnUmcQsCV6OxKCD"
    "aI3t0AKcJC/e283eUWNXdblKqrkx2pOhRnQfaZM/2TfE9dlYZcvR6ngE4rh2ns9rwWc7L7"
    "pSVCa1JCsyDICa3PCc1FPwLqkJmLqadweT4xnzxURUHyQIsG8gmp9NTzJiqZXr4+bdbpk2"
    "ZDCvW/51VbWf0/muSuGDF/gIpv+ECfgopvWH+Aig8qvik0g4oPKj6o+KOdbKDin8Z0AhV/"
    "Air+GJQj6ZDq3oaYwYCg3ELr9AjmukVXshioutLVX7sVP1ZraCcAGNctxvWGBJS5s2XA1m"
    "pjpkoHzeMeeRmtaazXsKy4jXbHRahYgZsZDFVr8GnxJzVNHeZ27U+aM7xmW19xQW9d7GKP"
    "AfnwEedmVEZAbcgIH1qzHdgXODDjstjIrMt4LwBh0HfXzJPwU3uxPEGAFdbCCgvIHdV2iz"
    "MY8IkNCy9fUZ9MKkLM0bNpqzDzzEvaNhZ7uvYJoiFZx7UWJfgtmpMfG09QPEccP3BZe/Ge"
    "BS5H96sHFK4oR/HiWC799Ng3g4NoFiz/EMI2qz8Kgp+eFpWBgBTV2Qwi/9DZoXfNbRrovW"
    "nWoDuB7nRs/kBDOVbx29iS1HIoMxgrXcp2PmWdUxl5lab4QDJxZ6JygKIH00bvZ8W2nMwW"
    "aesD5to6bL0WoPAhqT3PZi5+gKzbESwx4LKY1R+QdQtZt6bQDFm3kHUbcQ1Zt2OcbJB1ex"
    "rTCbJuM0YaZN32Tml/tx8KF1H39sM9BFyJzq5E0T9vy34RB13QuQuk/B6JIsqduIL/LOik"
    "deedoKTD3R5y0sxBLviwWUiYq4yEGn73EAsZ7q0suCmi/JZ6bvzzy7p88mzanJiUbQrFqk"
    "FwB8HdmP4AwR0Ed1NoBsEdBHcQ3Ec72UBwP43pBIL7BAT3MQjuoPse3amI/tTZdROAherQ"
    "RZsd96J6x70o7bhLj7GA66wZewQsF6VDMpiTNZFvrkFoDmTNrtZrzFOLzxQA47OUBO+ROx"
    "yyQKGPVdf7zoIOWO87fWW8Bb89rBfZSAD2uYq2nTV472G6nihiGvGDaV1AgznOdoN952Hm"
    "pI0bj1p/pjerkKPfk4D2FMXh2Z/kcWnmE+QRvHyK5jL4OH+DWOCSYIqiamBTFB1pmKIV89"
    "y3aM5DLM1S0SpcEbTAAaIhWhCP+TdcvGv5ZPaBPxuCNBbY7xCkMas/IIfs6MTLVVK/muMS"
    "iH8s8ZA5BpljkDl28LleyGtqldZUk9VUVK442waObnncHAiKknRO9IjNeC3m9xDgvSvv0o"
    "uabf2QKu5xlOvxN7G2VvCfh0J41LTwqCnCRhK4mqjEjfThtDFj08m1hZRNUANADTCmPyBl"
    "E1I2TaEZUjYhZbMvIwpSNiFl0yDubZpOkLKZMdIgZbN3SnvLcYF8wYwJ22a5f1m93L9UnN"
    "e9UQ7Y2vO6N+rBasF+2ttx3VyNWNcVC7ci562G5AzGPpZ7yx7KhWN9xV721y32QxpWVeLd"
    "YYqWCnGo2AOf/hz/OT6268JaH95/FPuXGKbTl4WEt2y+cYFarKhw3EQtVlU4BmqL95aRO+"
    "KxDVGkcNasDjmUfevDIKvwJpCEhQ9Syd5gX8+NVIGB91a8PxCsGNzVBnHSvpMlbBq9fd94"
    "QP0HzZrnewiM11bj1VkR53ZG/QoJpCYkW0IezgOZnF28efZM/DdYdClH/OsWtL+uJP21mn"
    "K2DbtynoUekvTzkZFuTFB664dR7FcRko4fTVsEpPctG9Ptv60I8jAPxTdZL0iAbugd8eX9"
    "YxhxElDC41vK4ijkWxS/t4u2G7QVA0BmtXMUsHsUKfaTQuf1/+6KIHnhgoH4feMLBSB2Pq"
    "ZYLcTOzeqP7NVc0ZzSsa72EAvVxudtrKvn1cbV85JtdYc91T3d1UM7Bdg0rG24oPRnTL2H"
    "a3kyTLWLZ542b+SubDxjaesDXtOT3jCcmO4T0b6+jTA14RqfESzrsM2a1R+QogYpaqbQDC"
    "lqkKIWcQ0pamOcbJCidhrTCVLUMkYapKj1TmlvYbnIdxXDWGvZz4IsFI/6v1pCfFyInXCm"
    "nRBYBFrIdv+JgQlpG0FVN7pTpIV89z+6j1DGxTDT5YjlcyLetGz2LMo+m32I5QQK7x77zr"
    "tE4y7RX1P6JQs66eIve/Vfn74d6qT586Oigzpuxx5h06Tvr5T5Cvs+URQOqTPN9pgDpknd"
    "Yy9ZQsZombn4YbblCvugpsZuBgMldjVK7EZV2tbU34ZaaQIFmEXWcG/LRcg68JoDAavKwl"
    "kqRuuCmAkCvOIWa68MPxFVoL566d1DYOXVWHkDssbBrdZQ3kPs84AHOVpwsyU8liH1sgwL"
    "OPvYPm8lOJzXKA7nZckhZi1KttbZ8wowawJIve15ARPGVshCrPA9PjGfVJ0IzeOs4fXAKo"
    "5LNozTcOaqEmnr6C8Agf+uKhoOblQmSR33GRDw3o33gDiE3hF3JpcRzYWnCIU+eGQf7NaS"
    "jt2QQUNPdO2JpTw61rknymjoicftx6tdJpL+hpwgoQe69cAGq0KKdcwnCGC8G+ML7GHf0b"
    "Q/MyDgvaPtKQn0ZhvmUUczob+ItFBDGKKo1I63gGCuWSWthATGdRhfEs3lJY+DFeYROSLC"
    "MKT+TFXzq+FOihIa8utNzq9PuktWT3lEb+/h0N0mdzddb1gQzm6JnumQh9m3i71us4m9rt"
    "7DXpt0j+3P+OEvAXXIRHkof/ds2uJI/sNsk7ZtrK4zj9rOEVlvwof4KlgeYt8VnYCiRzyu"
    "efMUzddib4gTu+ZItEBzx2M82jLEv/ktwguxnCAcBPROfBZivng3ypG8pXZS6NwDfex3P2"
    "ksmsx3LYXvjoNwK2bnNHmv5JH8GtFHybI+xFvCHbhQUgBKCkBJgSNtb1BS4CA0Q0kBReIv"
    "lBSAkgLjmGxQUuA0phOUFMgYaVBSoHdKe0uyO8JxYHAl5CuR667eA+rOqTUt/SPkX+98Xy"
    "oXaYThE4hFJ0sOPFr3upbO6ptHWcR+f4crE3lQIehUHz3JoeD0icbpk73C2oVw9flqYLyZ"
    "8Q5sA9PaJ6u0k0dszhrp7WSVOSG3Xzn56rFwog66JU+nrcJuW05mPGneGHn7FJ3O5ej3zA"
    "noKUqP7f4UXzwh3vcpmt+K7p+/QVHdMfF/tGKe+xbNeYhlcZV5HEBbYHkdBVoQj/k3XLxT"
    "+baLA30mhMwssFQhZGZWf4DAcHTiPYKXmsRnIEB895MaWBFEqdF1du1PWtU5Yj0W04izpC"
    "CL7bRKi1PL10oAFtZjOWvnadU4WsU4KWfbwCGa21cONNSgLZnZ1u1fO6dJi/k9BHjvyrv0"
    "WWdbP6SKehcNKfJ5KKQGmJYaYIiE9J+sIGBkX582ykarpFmjXPQ5CvqgcIVDhNGGBJz5iH"
    "J0z4JbmTUt/vX3rbzHlN2/RcR3OVo87NKYkYDMo6E8L0tCPb4vyD4WLJ4g+5jVH1CH26Au"
    "AOXtSMRHqoSuCpQFnbQUJEwnXe72kJNmDooaW6ahWc5qN1+3TzfXMN1h7G5u/pJ78eNcdb"
    "qg2k3KIGwyPnqbLvTGZwGZdZDnykiLlqNDW9WcBLpW9R5i08A+AvHaV/JlQRYGXvo/oBYQ"
    "7GmznAUBy23O3HqUVKhTdUebs6iheD5onOUwJ8irT1vWVR2Cs81jNkWNibjI25mUIZfdtU"
    "2NMZekXVPQpbprIdRhgSEEoQ6z+gOKwhxzS4eiMFAUBgwnKApjxWSDojCnMZ2gKEzGSIOi"
    "ML1T2l9VAkjeObZTsdhSTxaY1eyBAgw6oHsSj8dYoLOqpACbSO8xgyLEchfTJLUAA2qV5w"
    "bkWX6faRnpWZCFIZv+b4jeBGxDArG1RTTpUF1C2ucT9U/3grjyFkWtclNZDBh1pWVCuBha"
    "dKYAa3yO3rhc4HClNzQTAIzL8kHa0FkRX4vOLAZGZykgscGqEol/3WI/FM5ZVTQiQRVFJO"
    "LQNfae/hz/Ob6tqi6J+sP7j5/eXT15PT0vlNdKNq2L0s7EApmFgUOl6FBjBhRwYAQ0GwEB"
    "8dmdPtN5GBDdTLQYmIG8127mKv2zGq5LSKC7me4ldqhYaChRbHo1XOdh9hF90api30VNxb"
    "6L8j2PMosGe7M1EWzppduVkIfzkyf3K+aRoUKUQw9v6e5Gy+9srZsSUYbaN8wH2Cfpw1Yz"
    "YzdBHHBMPz/QeG7DbjW5Zd2Hyt0NU08RBW+sOr4HwomLrkp8TOQ9IbfKc6HNfZCBQi88vh"
    "eIqvBVu14gyhJY0AuavSCMA9pxLmSg0Atde2GNg1sSzjpcRVFEQh88biasmS82/Q7zIAVC"
    "DzyuB/6xxUFIFKJBcx9koNALj+uFB4I7dUGCA/67Fzq6U43+umT0BGGja9vOt61zbsuR9x"
    "ULmZ5StofYx/GrVhy/quH4VZnjO+oSvQSSFGEfw4OM4oBI209TgEwg9nFs2+0sVwSrD3rG"
    "D6aNBz29tN2QBz1/z5/6KybsCv98FpXK+gNOhBpvg8CJULP6A06Etlj34UToQWiGE6GKAB"
    "ScCIUToeOYbHAi9DSmE5wIzRhpcCK0d0p7PBHqR06p7jGjAg5OGrXLeg21a0zmQOC6dXbd"
    "djx2KIGYw1k40F+2Gegvqwf6y6qBvhFMdSI7BVrIdv/LClwHAVehnGoXLFmw1lphEsAB02"
    "M3eBOHhce4uPAQB+EsuWWj7K9W6Z052Elf3pGGXnT4y4JOmr0Nfpg5D46ndUFHDmTT6tqb"
    "2ycZwu5dfMALP2id0VVhD0fyq5EwLOhZaR6520MOuDtF4enklqUx7lAxa+qrpaoHcR4Fa0"
    "RVAmKZ08bcQ9sIPbBJ65IN48I9c8RCITNSSh1wyZhXwb8CW+iJhQAP1RVJ0sZhjYbL6+ur"
    "XFjg8mOB48+/frr88OXJWaESQDX1UQ651p5YRoLUXMGu3oqSAVkTDzn4rZWkysj7hTO/yl"
    "HOooouCHVC9E/kUT7CbPIaPn/5ev05t5QkdseTT+9+K5ok76+uL4uhQ/kGl8o8fh6SjV4H"
    "FHDQBd274B5LVXmxy8PUKp6Th55gBZ2z8+nz1iV0iEecbjznkEBzPc03mHdjOQsEkutJdl"
    "bEuZ1RRbpB0wVTGSBk6ZidpbPBQbgN9C8RyyGhk03uZJ+FmuWYUoSNGY3tUhrrchpVMSJV"
    "eKMuHT5UxzYgwK+MwdEbn7gzVeZbXQgui3pkDMmwMa0XQopKjeupDikENIeOh9exKiWiVj"
    "rGh06GsIvxBfZkRE6P9AwIeO+aBLRLhI2Y09kES0gLN8PnbTbD59Wb4fNy/XjqefIeFH2j"
    "o4Q8YJTVZ8HOqR6jARJHNcQnLBXqfXVQpACzZoXpMcJK7uLz4ZoZhCUglHnRWb+NKS3g3k"
    "SH+RW1BaIn0xbFBdKGvVYX+H2CHYdt0zPjnPwjLh0Ad0uPZ5hPEVQSMKs/oJJAm/MoUEng"
    "MFIgVBIo2elQSQAqCYxjskElgdOYTlBJIGOkQSWB3intTczQLCBgbd2A/iXPnSuuRW8GYy"
    "HHZ+1qTNaUmKzgWFOHy6PAHe7sDidEai4ieZiFA73/xUQqeRrb3q65TUO7R/me/Z04euty"
    "BmPhcO0/9OTSgDjaF0XmUBbyPMD+t1abGHXZA3uMTcvDoa+c0b+/8JEXFxrmrA+9gsjEIt"
    "3cuQzmpKsvyExYTa/uEakVhg/MAe4OiG/F1CwTkAVZuLf1L5XKxB9Nxy4DgdSK7iX3pGCm"
    "Sr6vK3e4xwDzj2TeVUZhGsl31WEY4L+Wf0OSiq4DlwR/3hIeThSJRZmn08bkIiYbz27S1k"
    "PeXwLJRIYP7ymCZCKz+iNjRkYTVc/CyWKGor40Xaxj/kglnZs3Wfup167kDCWcNUo4Czpc"
    "zesv9xALvf82vn+1519kl7r6x4UyGAv57V32E3SpgolfCfaIW03xIyKJhhFclwT14bdoea"
    "0uspPmQF1df/5z0rxYead0m6tmtffHlXk3jO7BxzOfrbGqGklNOcAM5oBlANNXRlsHMKrg"
    "Qv0ZVgTE2hR/SaGQWmlyamXUV2wbdu7nPRY62rSONkmOu2I3kyoxTj6btpTivF1bEOJAiA"
    "Mhzpj+ACHu+Mxj/SQxbHOGWP8OSChWUC1+E4CF7A5SRm1BlkxVirCmRvAeAuWBu5cH3nIS"
    "aKvJWZCVI7zvLJyAYK/D7Yt7ELDcguUOrmxvHmwnruHI9fj928/0ZlWdbhI/nbb0cf20dc"
    "8FbbJ2dvwhUNBmdAY/uL5m9Yf5ru8JUJ8uma3PN6SIkz7dcISLkw3ztI5UHBguljsG7Zxt"
    "AxXvdcXGUoiFzlf/hyiDrafp3u4AFrLbvwAZEMw1Jd49xL4Uk7NWGuRZjQZ5FmuQJnmSX8"
    "nNWviCkypfMnk+belN8kz7Jn9y8l7QTZxtSO8Iiiwkjn5fBmwtr8GbIuF/iz9/QtRHYqNC"
    "0hJ4gzBa4ACxJRJ+JlowQcIU3a8YJ4i6iPL4ZRz8iYt/P50UennwD/zuf/d/xg9oKx6vME"
    "c+iz/mjUCGKyRv90M4IBGIC7anCPtu9K819bch4fEH4VA2FS0exEcR/yn6Lyom0zYUX0Z+"
    "qRgeyqeYip9AxafKlzzsi3eMCnQQF+EbMY55iGQLOVTfovnGww6ZBeSOyqpKc3QTsHsefY"
    "T4wd4DmrM7EiwYuyXuHDkr7N8QHpHYHMX+Pe/XOWy9ll/1YffvmNpYAACP32j7BTx+s/oD"
    "Sti2yceHErbjDJ9ACdtTjadACVsoYWsQ9zZNJyhhmzHSoIRt75T2VtDP1BiW/embRoZiTo"
    "R27ZOoOZR9hk7/h6n3OpZCqqg+vpeHwQk+jRN8eWlRZ5MsI60xPXrbJ4tyatslu4gD8a3z"
    "yp2ECdSOUwX/WdBJZ37s9H8d7vaQk2YuGkJxdEhnVS3ALMqd6W1RFQNMn9ccCFg1qhLfl6"
    "jM00QRyt49mTYGseNQVavotVY2NCQ+j23nhzCoWf0BYVAIg5pCM4RBIQwKYdDRTjYIg57G"
    "dIIwaMZIgzBo75T2d5MnVNYdMBh06DqZZvPb/zERqFxsW+Xibg6A+FQHB8l2OrphDPWLa0"
    "y/IeoXC/LEQhvqXUCbBdlA+gHuPPOxdqW2PcQ+ji/aUHxRzfBFuQSQ6wqvRXHrVl0tvD3G"
    "PooHGcYLDzu3Csm9Op0nRUAmj0YmT8TarMPZ3yIQxnWrcc03whiehSzEXpnuuhINBaA1Ss"
    "Whw0khfogEPcUCXq1p5FHWcN/fVe3Uf1BdnlDndacQ+1YO22oHfGFsPVElWsjXp41pFkHS"
    "DJIsIMkCkiyM6Q9IsoAkC1NohiQLSLKIuIYkizFONkiyOI3pBEkWGSMNkix6p7Q3RWLFtp"
    "xonp/LYsCZ6OxMQH7LkOEnvsGqKrN/3QpHmIbV6jFWFpp1iUPFwv305/hPqzbXnz+8/ygW"
    "3Sevp+eFMEiW+GIRVE5dqVl5dE0VRb9rVuQS8nBLyPlIFmXxGxgLZvJ/WgtEAWefQd5/fs"
    "sSO1QMd6qKc9QwnYfZR/RFK2X+okaZvyjH9MTUF98hctT12C4C7eN7mNwA4vKZ9n15ORQw"
    "3YrpKPlKb0zvIfZx/KoVx69qOH6l4FjevTBzMfUUGlXjpQ17IHgsnT2WmMl7Qm6VZSuaOy"
    "EDtahKwNF6gfgKv71dL+yg0AuP64UV82jHuZCBQi88rhfWzBf7Toc+SIHQA117wCNhnMVS"
    "or8mBzULOmAaapJVMtosVM4CLbElaW9NKMGGgjzfxFervKp0/3DaXJZHtNW4qHQy58yTV5"
    "jIq1B4el0Kj69W4SH1vOjqFLRkwe5Olbdozjc4IHN5p8uK3SPxox7E/x7QQoDFu4k/H9ju"
    "spaoZCEvXy9zuI9VXrhaewNLroYoXMc60t0IEubM6g8o0WlQFxyruLJx7A98oB6uv+1Wyl"
    "Pu53o2rXfgJcFkm7YQ8g60ynamAODSIP/gV7H0ThSuQfR6s1ewTZo1+wPUnceXNQpDfHeX"
    "Y5TbM0XyKAoS9viCuE/RFcF3hL+R/+BTJD40vqpRtnkrLPYIgu53lzHKV7l8V3nDIrv3kU"
    "fwUuEUHPazH3dVI1zQaL7BAz6AWf0Bh2bg0IwpNMOhGTg0E3ENh2bGONng0MxpTCc4NJMx"
    "0uDQTO+U9ia03FJV4k3Nkp8ALBRSz9qV8Kip4FFK9MORjqEXMMiBIJujq69m6nEw++/AlF"
    "KVIFGRRPwuCPCDeufLggrUe5SPUaJo5PH3PyDEaNrYXWyp54qvpdkDBRh0QOcOWHrKo2I1"
    "F+F56jNioyYdKs+PIlAe0lCVLlpDb4qwkN+zVgSf1TB8VqY4Nsm0kz7yMPukqf5PmUunA3"
    "uzNRFU6bmEJaSFY7v/47oBfdjqjekUYSO/behtf6kCJ7vfXeK3JpU/C4JU/vap/KI99mc8"
    "xKqbdutCdXncAW+yiD55qLDQ4AsHFKwYsq7x6M7m2lWtGw7mmtULcDD32L0AB3OPnPQFJx"
    "XHn4l8Kfj7xsSSNFGkI+8fTutykle3swWNbuRImkJ1e0jUhURdY/oDEnUhUdcUmiFRFxJ1"
    "I64hUXeMkw0SdU9jOkGibsZIg0Td3int70R0iJdLzaykLAacic7OROTvz1aYKwqz1aV65G"
    "AWxmz79yTIjw0Vi/sMV1Sf+Cb2ywq289BjWbiw67YzYjlxu3RyBgdmlWkdbIjS+3PcL//F"
    "gttIVy2pvfkG0wbFd9fNs/t9c1B9QfUF1deY/gDVF1RfU2gG1RdUX1B9RzvZQPU9jekEqu"
    "8EVN8xqL5R7Vo90TcDAVeiu+are+DsUUfNutlVgznTA1fFgFDGQYe1MbrcHXXIRCnIRU+m"
    "jUpc2gwUOFDgQIEzpj9AgQMFzhSaQYEDBQ4UuNFONlDgTmM6gQI3AQVuDAociBVHcya2nA"
    "S64uceAsR3Jn6vtLQ2dPYQCxNdz56100DrRNCyCkq4XHWVA7zOUc7BLCS7fz95wbZ+p3TT"
    "LBAyio22JwNyx267JRXnoeA2mNbNhsQvPoZk/S0eFaUIRvps2hDDoKLhLAkVQhgDwhgQxj"
    "CnPyCMAWEMU2iGMAaEMSCMMdrJBmGM05hOEMaYQBhjDGEMuIlscjRvAu5gGfLeiijfPSp3"
    "W+a4rkJuHgfOcndnmW0DzWjRHnLIov9bHrL1YMLRwEnza+pvQ6K4U696U8xADje8n5tcjD"
    "jnD6+Ic5tcLZin9BfO/CrZIYsq2ubUCdE/UcvrCg3bGmu4++Xr9eecQZ6M0yef3v1WHMLv"
    "r64vi5a2fIPLokGyYsKuFkNUZ0TnQNbYzb0NaeqorOaadTgB2OfS929nQBl4C8rAXweuui"
    "hQ/GDaEL5jaSsI3UHoDkJ3xvQHhO4gdGcKzRC6g9AdhO5GO9kgdHca0wlCdxkjDUJ3vVPa"
    "m6oTOZ1iGGst+1mQhWGk/m/VTZJyDS74c8DzLn1HL6CO1ZHcYYet15LJB032iziI/ncWJI"
    "5xgBSYj1nUvJH+GHfRb4jvSu4Os7Kft1nZz6tX9vPiyr4JKAvEOqHFcxZ0QKqvDkRyG46r"
    "KS4x7GF/tiA3qlBpw9G2PBT8UbP9Uex61K8QHWo6OQuELja5iwOCuWaEfg+xT7sb5Fh9TN"
    "iMdKF5hwKmWzE9low0k9Misnz+Y8vkDy/RWZfEusdYw+fBHWRVBmAd5wkCHLOunFOfb4ij"
    "oP2SMa8qVW2PKRC/EKChxnr6ymEtm8vr66ucUXP5sUDq518/XX5I3AjRiIYVXG+wvDRPi+"
    "o9BJjWYJrTcItDZfSjTnLIouyzPF60sjxe1FgeL8qWhxQnia9YP+qSTvYY+1g+b8XyeQ3L"
    "52WW79jWWZFAYeB9Iz+qLLwsyAae69zPD799yy0dpbT41Pu8uv7856R5MVd+nIdpVthPQu"
    "OjC0bFhOlK8lkQmH6dSwtSvsGhWCI6leoqoUHvMlnv4iEOwm49nYdCN5vczUvqU77q0ss5"
    "JHSyyZ0chUZnC7JkQYeYagZog1U4dFAVezhYd1s481CYU6bNKZMOwn24kx5x1Wm4+Om0zZ"
    "G4GUnbwsE4OBgHB+OM6Q84GNdiA4eDcQehGQ7GKYQ0OBgHB+PGMdngYNxpTCc4GJcx0uBg"
    "XO+U9nwwTi+Mk8WAM9HZmegiTME1Ouav/bfU17uOKgFYeAqy/zOmcBTsaOuVEzLdrSKLAe"
    "Yfx7x2CeQ8DNyzZvfMZ5qHHROAjeQOkHQY1R7VS4bbQ2zg+NCpcI5Hq0rW12moWZQNtA8h"
    "VZsUhJR3502qYpDRw2mrECRNmkIEEiKQEIE0pj8gAgkRSFNohggkRCAhAjnayQYRyNOYTh"
    "CBzBhpEIHsnVKIQI7fmZDuvibzGQgQ35l4uM1wyFuGOlxkCHcYPn5QS5tPq5JRCoBNscgl"
    "1IXql0+8ZltVsYu6NWGPgUWh86IAVxT2M5gNiTZ92UZfvBRoil6fNsSYgqQRRJcgugTRJW"
    "P6A6JLEF0yhWaILkF0CaJLo51sEF06jekE0aWMkQbRpd4p7U34AaV9SKU9LVnTmt4UYSG/"
    "J3mh3kRYpM4t24aDKRMDVzKF292OrTrImLLeoZAUYcUqcuhDIWy55CScdYgxlZHWGHG9WR"
    "zJVVKp3N168S4hD7iKR/oyDgJ6h73DrOT975Ypf2r3s8X1X1Xe55DMn7148+yZ+O8wrL9u"
    "QfrrSs5fl4psck5v9C5r2EMOSPICe9iPMzzGaKPAZS8N+2SPV5BgJ6R3iuWjhuo95IBMJy"
    "HE0RLNWaAY0dXGR9IeTA6DEgK+ytIaE0VGQPxg2pASwNNWkBMAOQGQE2BMf0BOAOQEmEIz"
    "5ARATsAQQUzICYCcAIOl37FNJ8gJyBhpkBPQO6WQEzCK5V7Q4ZJAi989xL79tM29VtXXWp"
    "VutdoIevQGb4qwcPSenbVR2s+qlfazktLuiv1NsYMR7BG3SmlPMDaM3kMHowV5HapC5lBA"
    "ewfaD5xzceJ044BgPbpTBNCtT/c9C25nLn5QUF6zU+ZQh8wAmJ5Pn08vpi+mL6evBhPzB0"
    "6+kG+/ywuSHOo4LAro4ZyWi3OTo3y5ZNvlkjqU+I6C3L9usR/SsOooex5alFGIQ4WD/vTn"
    "+M+xeYc1HP784f1H4Vo/eT49L0Sjs9nOBbWKa1cjykAgCbRrmGkhfq1+jCmHsmGnHDRba8"
    "G2fqcLkbNAEGFNFmE5IX6XHs7goION7mB5FbzWGpkiDmjSsuRrjC7VckUD4s5UirucQRUU"
    "Z0F108eqqSOng6qWI5+FLIztyNbnCgo4a8JAPRewqmK2uYyVhdwe2EANyBoHt1or7x5in2"
    "l61up+oLOa+4HO4vuBDElkfUcC6qwmikzW3ZNpXSor3rcxJpH10Vmsu/H3uCTW4R3VR66x"
    "1ZmnlbF3OeXV1FbH3W0It52/eNFGNnzxolo3lM8KO5uYVBoM75pbyG5vK2r+dLMfKs/o//"
    "L1+nNFhuMeUrRlqROifyKP8jGmT9eQK8moD0IU4w3TvGcn3+Dy2JvZv/4/eTL3gw=="
)
