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
    "created_at" TIMESTAMPTZ NOT NULL
);
CREATE INDEX "idx_sys_audit_tenant__5fb8a1" ON "sys_audit" ("tenant_id", "table_name", "row_id");
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
    "pinyin" VARCHAR(100)
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
    "unit_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "check_in" DATE NOT NULL,
    "check_out" DATE NOT NULL,
    "nights" INT NOT NULL,
    "channel" VARCHAR(20) NOT NULL,
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
    "price" BIGINT NOT NULL,
    "reason" VARCHAR(100)
);
CREATE TABLE "rent_hold" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
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
    "id_no" VARCHAR(50),
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
    "unit_id" BIGINT NOT NULL,
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
    "unit_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL
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
    "id_no" VARCHAR(50),
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
    "id_no" VARCHAR(50),
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
    "eJztfWuT2za27V9h6ct4bmlc7nb7ceJbt8rteGacst0Z2zkndZIUDZHoFqcpQiGpbvdM5r"
    "9fgBQpPkCKYJNqEFpVqdgWsfRYeO299sbGv2cr5lI/evzadUMaRbPvrH/PArKi/C/VR3Nr"
    "Rtbr3QPxQkwWftI2uotsUmi4iOKQODF/dEn8iPKXXBo5obeOPRbwV4ON74sXmcMbesHV7q"
    "VN4P2+oXbMrmi8pCF/8Mtv/GUvcOk3GmX/XF/blx713dIX9lzx2cnrdny3Tl47967eBfFf"
    "k7biAxe2w/zNKti1X9/FSxbkAC+IxatXNKAhialb+AniG25/cPZS+m35C3G4ofnXdHcvuP"
    "SSbHxBxOz/Xm4CR/x+K3KWdEUeX3vx4yhgt5c+uaaPA/ottj33/22/ZgFo2x8vvtif336x"
    "7ZkCkw4LRC/wH5T265X4nn/5r9PTp09fnD55+vzls7MXL569fPKSt01+VP3Ri/+kX2bHaf"
    "pWCbPv/vbu4xfxhRjv6nQYiBf+k2BITFJU0mW7PoppQALxO5u66k3aPdW+KuGG6bLshV2f"
    "7cZqxn3G7sT7Y8e/mKgsvOLMurTeBW+WJGzogCqw0gf8l3Xog+2k0KYLVuSb7dPgKl7yfz"
    "4/a2H3v19/evP3158ePT/7c5nij9snp8mjMtlOSDkX9uJOiekSyjyanz3pQPOzJ400i0dS"
    "mmNvJRnS3/NH4ol8C6hAK2y7W+zj7C9jLTPyvcHxmXP9mG8Qo+0JLT3x5d2Ht5+/vP7wo3"
    "j7VRT97idsvv7yVjw5TV69q7z66Hml1/I3sf7n3Ze/W+Kf1v9efHybcM2i+CpMPnHX7sv/"
    "zsR3IpuY2fyHC5uiQFj2cvZSaRRs1m6PyVZCYbLtn2xbwvpMtgp0gMmmGfcmTSdu4tvcML"
    "2qd/LnFfH9RqO6iDucnfZkXCPt6emL57lZJv7RZoh9/vD6/fu65RVy/m9oGIlvUOO02fCt"
    "wA5H6cm4lJ6enL04e/n0+VnOa/5KG7l1XpM/VZb8DNBrtdfOiygt9ydPuqz3vFXjgp88+0"
    "9lJYiJ5ytRvIMYSPLps2cdSOatGklOnlVsWBbEQjBRchR2GFgu+y2XNWdIbaXIEebRe9qF"
    "3tNmek8TeoUUd3ldEHrECwviXN+S0LVrT9gpa2pbf7Q6XVVfIQG5SogTv1B8/0yi5IYPXd"
    "Egnsn0y/zhfJ+CuYloaJNSewiZEDIhZGrTHxAyIWTqQjOETAiZEDInO9kgZB7HdIKQOYOQ"
    "OQUh85r/CKUlPwOYqLENIk8U2W0csS0ENw9XcCzjOPZiX80ZyxEG8juKGC803602VSb5C/"
    "3WtPIWMEbQ3GadvP35S8kwych89OH1z38uGSfvLz7+LWteIP/N+4vzCuf08pJyn+amwU78"
    "wk28BuZLSJiJOpuJlyx0qM29aMeha8n8OmfMb+jlOrTS1QuOHWue5a8ctn/PLy7el7r2/F"
    "11Jv304fwtX9+SPuWNvLig5OkSOFiv/3u7x8siB7un873Jz+t10bpF3ABxA8QN9OkPxA0Q"
    "N9CFZsQNEDdA3GCykw1xg+OYTogbzBA3mELcYO2T+JKFK6VlvwgyQhRE/GD6HCdCmswx3q"
    "O9yXxiaG5Vza10aILFNFIKIuQIE2zEQ0cQLj3FuFgGMIHsA5yeWG8WvhctW4zyliBNFQyz"
    "XDezXJdowcb15EcMkgfzvTGCvNm+6MDsIqCWsyTBFbXYpcX4v7gZ/Mr66nqXl18tL7KIxc"
    "dsLB7+O/n2c4uPPcr7nom/B/SWf++IOiGNI2tFomvqPp5VxspoH7I/gvFLWc5OWLKzc3nC"
    "4Oev/4Ywh/ayOsIcevVHgf/SlOqej1OCGei0PO/itDxvdlqe15yW7XJVY/kTvWxRNDDA7z"
    "nASbLEKg3uHcTAgT28Ny7MgDq/P0QsaDr1vQVUDWjPia0/ElPiAOGjxcbzYy+IHovPe4i4"
    "0Q+fLz62O5BVX7FiJYs3qDqQ4mSq8mJeBBk44ocP7YSU+MosF0FguRPL/GdGctuwlecizD"
    "xh5KwL0WfNRJ81pAW4NpGkM+7RRMpQZAXMoJeo6yVv+HC4YuHdTCKZ5M/m+1QTp9gSaZXQ"
    "G6A3aNMfSKtEWqUuNCOtEgbUUAYU0iqRVqkR9yZNJ6RVFow0pFUOTulwaZVqQZ31PVyI/c"
    "tNzeszzoFAGd/RKwcoemb38siOhGBdlLYlda4/bZIvWZfa8ofzvVqbaGqHWdu9aUpfRVP7"
    "nxELvgo1xvWuvDj6zvp19vTXmcVC/pf/8yt/pzWJYxoGc2tFo4j/gv/89sqixFlaMbmmkR"
    "UvqSVUKpGMJD6P70rzFJo8ul0yn1o3xN/Qeg7Tg3wDaIkGbD3QEvXqD2iJ0BJ1oRlaIrRE"
    "aImTnWzQEo9jOkFLnEFLnIKWmDipyuZsCWWgCjNCauGmz6GHEspAnkeRE3PdpU51yyniEs"
    "oIqg99lDhhsPhdlUd6BWyeQTnYEWNd1N2QBT+wxUym7W4fzfcpu//cNtov6fKWtuOTKEqW"
    "xO050Gt6J46BCjE0oiHf6/8UWfTb2vccL7ZCeuXxt70TR0L5I4sElrdaszAWsutSotmO8h"
    "EQZcc1hiDK6rLYQZR98C6AKGuCuwBRFioSRFmIsg/OvUnTCaLsDKLsFERZZByOWRal7OMr"
    "8VyHgvEOjDshp4h+W/O1XLlSqQRrIOejCOFrEvK/xTRUIryEMs98PH3SiWrRrKUiTZ3svs"
    "I3NO8+ZTWjmMQbSZnYNrUnhxxu/Zg9GU36LHPcheFmfqvsrrzo0gvVtsYC5oD8ssChh6H4"
    "pNsC3bI+V1nmdkRshxvJcrGnBEoRCI9TZ48zCYD06eIiEF2sWxdrFH39tAlmDdHXT5sOtw"
    "MKj8ZnV90isKIsr1jks6K8HPzKesT/P09fFqPxzyJmmg60uRUxK75liQDsbnzu8lsOCQIW"
    "W3xop/FU/rVFoV4WuLyl50jO0RzqQxGlHWsfRZRWL88TUdoH7wJEaU0IHCFKe6wWIKK0iN"
    "JqxL1J0wlR2oKRhijt4JQOFqUVrrNaJZ4dAo5Eb0dCkNgrcIuQLYLkGjOOaO0Bo7VCOex3"
    "J18J+VBuG0zJTqakCPkqik0Z4oAxTN50QzN7dnJRTM5YGPebSmUovDKdpxIN3H6dXASii3"
    "Xu4iXl03FBSdznWpYqGF2tc1e7G847//32SpJD1SwJVGAjVZR9CB92MFFAVHNcrWMlWosY"
    "Y5SrwRi9ZeG1olO0g5jnEb3sYsG9bLbgXtYsuG3hUSWGCxjzKH7Wyed81uJyPqt7nCK1Rs"
    "JxS0WSHGECw4coRqJJWtb3dM1toZkkK2v7ZL4vKcvdtcO1YshnQj6TNv2BfCbkM+lCM/KZ"
    "kM80hjiAfCbkM2nsLUxtOiGfqWCkIZ9pcEqHu1aMhLTBo2i5XKwIwhVjPZ2J1OFXT7Wp4A"
    "zMsxmlMEKBNpuqHtevQs2zdUbhvJevfG8/We/BPbyjnBDG6bhioZr5XgUeMP/ldDShrjyq"
    "u4zp5hFdi5qwhecrBk1yiHlrxmm3NL2WJL0qwdzEFjV/lBguYEykuGMqZFsmZD34t2KKkb"
    "8UYCC/YxSq2doLLHRlMeyWVIsKzhgPcDB3ZSolgE4ms71pFT/9kYYrLy351hhJLbSZd4up"
    "2usyBOFVhFcRXtWmPxBeRXhVF5oRXkV4FeHVyU42hFePYzohvFow0hBeHZzSwfSKrQOqFl"
    "4tgcbi1Pz46s7rVw1vV4HoA5U+0EVR8hx5Pr54fb5XOcpaQSyCWASxSJv+gFgEsUgXmiEW"
    "QSyCWDTZyQax6DimE8SiGcSiSYhF3OfskQ5eRBmYLztOMrggTdlzKKFAdTeqE4JUWM4A5t"
    "3YNnA2Mm4fHDupUyMp811MV7MGOTN5Nu8iadpe1hS6JnRN6Jra9Ad0TeiautAMXRO6JnTN"
    "yU426JrHMZ2ga86ga05G11RMgdtBkHzV15MQvr4dc6dVab8toSBydhM5E9JuiL9Rc9nKMJ"
    "DdUVEWOoxiCZcCxjwbchSWOXdso1aCfQcxj+Pha11ErE+NgDIKxgYqBCDkpMPyYFjI6a80"
    "ij1umcwkIaf82XxfyOmy2BIRJ0ScEHHSpj8QcULESReaEXFCxAkRp8lONkScjmM6IeJUMN"
    "IQcRqc0sFEIOUkeoPz58+6LPdnzcv9WW25X9ArL7BdItlVxWLfQHEJ1bbOT5DxFobFwl3h"
    "T9yOrcpeAXPU3F3zb6k0szOAgTN7+JCEtyJXVE0830HMs5TPOsXVzlriamf1uJrPxDq4kB"
    "hR54z5DSwXQRWeFxw11lDOXznsvD+/uHhfsonP31Vvf/3pw/nbLHLBG3lxQdvSRUL3ku9a"
    "l8+39wHskc6zVpDNIZtDNtemPyCbQzbXhWbI5pDNIZtPdrJBNj+O6QTZfAbZfAqyufA51Q"
    "vQlFAmymxjXBGWkLYm/AOUqc5Qw1C939s2gOjI+5dkTLd6ySUcvOTeXvJKat203TUot2lM"
    "WElGOacRLcnps+dqAkQOGYvkh1tEhpceFt6/lNjdtj/gWYLRdM6RA8nslpOhLmAWYSPdPm"
    "/owqxJZOS9iGb9bcPfZyaJjxSezvdFSdK42FXeeF+wZPZXwvd114q8q+AvXhBZizuLOA7b"
    "BLHFQmt7lfArK3klsqJNeOPdUItYLiWu5RBnSR/PKp061HveI1xzTRukGrljuW1unAF50i"
    "kiftISEj/JYuLNYZdL3tubUBYlbzEmCxhjPPnB3E6hzVLX5rPD8+VC2BduEzZGxstgSGE6"
    "S2E+iWKbSAoS7OvlHQ6BhWl1vyY2x8UmXrBvMntj+2SvrcF27faaGRcBtegNDeJX1teYrT"
    "3nq7UkkRUwK42+W+uQXnrf5tZXx/d4s6+WF1l817fSf1qea7HL9AWyiSQ2xxgfoGG+yHYp"
    "1tf+QCaIXnrLg2hcyQRU0ghyhIEq12knleu0ReU6ratcbK3Eb9rcQHKHF2HSDUGJ3R3EOJ"
    "FrePlQrNp1dn+IWNBUK2MLqBq6nhNbf1i+F01xYW5h9YfPFx9LBmzG5qMPr3+uEv3m/cV5"
    "1TIVb3AuTWRy+/gaZSjcjRncDXV340cSEmm9/vTBXmdjnTdD/jfyv2H1a9MfyP9G/rcuNC"
    "P/G3bTGCo98r+R/62vvzi56YT874KRhvzvwSkdLBCfOJ12YzJJA60llIGS6/MuC//z5oX/"
    "eW3hTxlTTrQvwwxkepT82JQ19dr8FZx5Bs3pk66BmtZITY3wkBvd4bUS1zuIgTQbVhn6Rx"
    "quvChKOanLm7un870aZ7nt3qSK19aKBhuLBnF4l2RWBhZJPL1XVsTHFnWTzEvf36ZARNaj"
    "XOqynvy5nkNxz/f7Nfg1EG+Q9Ci3myzXC6kTs/Bubp0kbz23Trfv+NgSPzb6znLYakWSII"
    "7Iv9gxYAkxKHpscbOTbUKHv5845pPlaGSvWiT9ytGS3UbzX4OYWbdLz1kmjYRQaIUbn0Yp"
    "zIu2P433gn/H35ptYmr9Onvy68xakWuaZIskL+qa/QG1GGrxtPsDajHUYl1ohloMtRhq8W"
    "QnG9Ti45hOUItnUIsnohbTBo+i+WLXEmikw7umHgBAffPDXTHqxT5VvmO0ADLPohmF500o"
    "OfHZZjWGskOeBrA7yqEJh63WLFDO7i+iwLQa0+pRvTrUPM5HWTtCmgruipGmHcg8nkcZ25"
    "6jeNlrBjCP3+FTAfIAkoprUgLBMak5JiLUpjRic4R5Q/ZZpyXhWcuS8EySUyH4ahi2+2hu"
    "Grhjnh2c5mXbWdRXcYPbgcwbzeNU0GMhN76YygpcgBijtQ22/kYxiTdqC/AOglVh36ogMj"
    "bUloQMAW73cLv0XFcm+rTczLSD4F6mPfcyle5xo3RtE9+7kdXlbWa7DDsg45mmPFnCiX9L"
    "7iJbZI4pMV7BYZArcM4/jYYB8W0W2vRb+ncl8pveAL2g0AvFL6eybVZw5hnT5mYmf9ok37"
    "QlOzlpMe+eoWyHGaBDmnLIbq1Lz+fzVWTipjm7f4ryLF5RCjZwPdE+skjgWskhA/7XyPKC"
    "JJX31gupaJR80twK6A1/q8//eC/LYR73w5AVPNZURFawXkFlZAU/eBcgK9iEREVkBSONEV"
    "nByAp+cO5Nmk7ICi4YacgKHpzSQYPvW5dZMTO4ChyLW/PTg4VWoZ6IVkIhUbhjEpogzckJ"
    "VSN7hzOQ7uFzpbacZWpWH76LWAM573T/Ucv1R6dyztWLp5RhJjI9xl2lSJwYOrivS2SCRV"
    "7cVDElezbfG40otkRZaEj6kPS16Q9I+pD0daEZkj4kfUj6k51skPSPYzpB0p9B0p+CpK9s"
    "yd7LgtXOixj5/j3U8hhVMyaBYiniLcA8S+W0i2DZLFdqJKd9YvL03uT1+T4ZLcxaQUKDhA"
    "YJTZv+gIQGCU0XmiGhQUKDhDbZyQYJ7TimEyS0GSS0KUhowudUN2dLKAPlnuEX/oQx9cxX"
    "hsxX5cxXHKs/ZGrgkq2oLa6EUuK6hDKQ6aHKXWqka7Zfr1ZpMe+idfa4Z+0qJEH8yvqaKG"
    "RJLq/nRl+Ta8ui6l1j8ZLEVkBCUYeA+4OzSj/e/90gto5r5EBs1WVxg9j64F0AsdUENwBi"
    "K9QhiK0QWx+ce5OmE8TWGcTWyYitasUHChCUHejrSaD0w8P3QUljqffBDxELmnTZKrK6G3"
    "tObP2RqDYHMHoXG8+PvSB6LD7vIazdHz5ffCztzJkJ9OjD65+r1tGb9xfn1S1XvMG5Ptri"
    "Z9ooKmaP5vvUxIgqqYiRdxVQ9y9eYLn0xnPod4nYF7NrGlheZEUxC6lrLUm0pO7cEkW9+Y"
    "v0hj91yV1arNQhfChQK6Q3HOVaJLZY4FCZyDjuh0GDNGCVbNEgxTCxxeBQchXLsGECh/u7"
    "bMLy1yaioaJtUIDAKuhrFbRo7M3MQ2Afhvxe4jqEdbWVJd30lSjeQQ5YOueWLkbbSkcuBe"
    "WtlehNm5s3ds+6ZHecNSd3nNVyO5Itjlvtivf0lmHmET1KHk0a3nFtIuFaaNVfvBVtjcJl"
    "UASGZpNVsiPKzfYeI6CAQ/dPt/vpt7XH367PCChDH2oQIGDVqZ+3Qk6ffi5DEZfUrZt1EV"
    "Vj3uPv2dVMpqpmz+Z7ZVXR0va3TfcKqxcBtaKYrtPrnhKwtSLO0gskwui+xvuFzV/KQkDy"
    "zfNkeRGL5K//BvVTe0ECGZh69UeB/9KU6q4+l2AGHlsZoRpMulzVWG5LDLjFAL/vAN9uOE"
    "qju4AxcGg/7TK0nzYP7ae1oc342yTbu5rMXESZJyENT3NAb3vQXEJhOHfgWUTm1eTQHAF+"
    "O/AbUhIpHtzcQcxbKEbRmoVAr2zVFUEGjuSxznpA0YcG9DAa0BcSXc8k+k/y+nyf9hNnrf"
    "bKPl/52HCu14x331crEjlrS3HzNwkth61WXswHpXXLwmvrionDtj5frelXS3yp9JCteEbD"
    "9IDtitzxZhYfcbdevJQe2x3/45BTN9aKC1VJrx0Q53ofvAtwrtccWw/neo/P2MO5Xpzr1Y"
    "h7k6YTzvUWjDSc6x2c0sHO9V7zH6G05GcAA3W04dO7Yy/2FQPQGcJIfgcqLVekmP9OxXuU"
    "c8QBjyj4LLgaTZqo1KXswPFJW1VK2Q3Kit7u4cNyaa+6U+XYZbJQfvO+lrU3xkYYbEOLWU"
    "x8FSpzALis5ZjQKCJXijkmO4yJDmE3j7DNJazN/TUJyUqtrsQOokdBCfGxky4oURLE8iCN"
    "Up+UYeiXwfuFPxLfX6VPdhD0x0j9oV5Au4Izb5cYJfFly5p6Hf4yDmyrsB15/5Kw3RpqrS"
    "B7GZW68f0wJR5uA+XCJkUMwty9qSdxTFfrWGKTNo/7IgaeVO26ZxI41LdDyn9aFFNZ/gZj"
    "fpNlKQFXKF5w9Fgc568c1mY5v7h4X7JZzt9VBu7Hnz6cv/306CRZ2HkjL24Yz0kildKumS"
    "PM2y9fdnFhXzZ7sC9rDuySkjBeUBL3yRetghHX1DmuGcW8t/olBpeh6Gadu/nSCzxR1LFP"
    "P1ew6GjdOlqjHO+3YcjCWUOid/pw3iXb26Z5205H/UN6uYmoa4kbkcQh/sDyVmsWxnPrmq"
    "5jaxPEnm95cWRdej4VpU5vQ5GdHcytiKXp18QSjt6Kv0eKtCIO8a1rTnQkzf0+3Mf2KD/A"
    "GUz/6ovjoag8oL+zhhxxvfqjWHkgn01dZYsCBMT3Jt6XHodvHvC+/Cj8pCkfTrCgvq8Wk8"
    "wRhw+1PIyxN1JQRRwIVmO+gAH307xJ4Euy+Uot4fTJfjN4127/NQKBxcIrwv00Il56ldic"
    "nptYnMLKpDc0vBNW6p8iKzcLrCXjv0RyTcA938zYI4uGbLDNlqbyKbhhr13XqKr/WRdN9a"
    "xZUz2r10RRjfMaXN9glKvWF/TKC2xXmtoqFK4GmsuwNnHLKGFLiFXVajKBq05fEXTM5IkM"
    "6Y3EytuTVL2RGXljZlWfjKaVlGd4l/ndPLuVj7TurV+CM60Qt+9vz/+Y38E3a7TsC2062v"
    "j2ugzZa+5/WVJrzX8W/6ppydr0fb7j9nmiM8fiCi8rYMJIn6dXfCUN0hojofhbUn2E2+zU"
    "WtFgU3cCxvkIY10DKNUzKNUPLpiimgmqmTwszahmAstvKMsP1UxQzUQj7k2aTqhmUjDSUM"
    "1kcEoHi1rXLr3vmoFRA+JeXBWvQhPV5aeISrMJk9fn+9SVTdZqn6DS3AEQLCY/lOcQLDTr"
    "DwgWECx0oRmCBQQLCBaTnWwQLI5jOkGwmEGwmIJggeuMDrHsczvJ71E4ZwcCyx1YXpMoum"
    "WhWjnhIshAlkcpebteSquFtrG8lNcLNcBIPOmUO9iSPFjLHuQejCepINp2TWKGMJDeMXKv"
    "yQ2JSahE8Q5iHsejVDCL6Dc1iSxtbx67A+cWL7wwXrpE4qi3nRoogI457V1cYMedNqWBWc"
    "CYNziHv4RWuNJqtsEWYB65w5/KwrGNMZfWXqEdhHXUwjo+iWLbZ1eeRMjZczSmDIUCqrMC"
    "6jOH+Io1D3OIefOoi4HdbF4nxrVGOS7f0zUJpdUCCk/nXfJdOO95Y6S9IO0FaS/a9AfSXp"
    "D2ogvNSHtB2ssYVirSXpD2AqcPaS9Iezm+tBfFEzoFCM7m9PUkUm9fkfkSCNz35d6L7BWR"
    "qa7N60gBYsyyfK81RCMN7hNLvrxUgUuezTvpb2HWFOob1Deob9r0B9Q3qG+60Az1Deob1L"
    "fJTjaob8cxnaC+zaC+6eo5Q317eE9C+PqKvBcg4H2iFYma73YpPJ13UotULnn5QFcLvgou"
    "vXVakVm8geUF4tbB4n0t9VrOKkCJ9vRLcbHYiRC/QZOa1gyat2hSjTtIW0cdYA85Ajlqrx"
    "woJx9q4DD0cxo5HTLyGfMbLz3JMRXmFxw0FvXZ0nVYr+384uJ9yWE7f1fh9ONPH87fZudC"
    "eCMv1m/bPqflPanwcutGHVI+xxbbVojoYPdEREeb/kBEBxEdXWhGRAcRHUR0JjvZENE5ju"
    "mEiE7BSENEZ3BKB4vohIytlCMLOQSuRG9XgrNB1WqF5Qgjq9112GlP22rd1W9p3pKqQnER"
    "ZJ45MzzJt57L31lhPc4BvVYO3dgdeC2O6PaX1ghtkYiLIGjE7RpxqdpV6DnUdonnS1yeDy"
    "ygd01Vr8pAgwby8QTXzz3fn8lkevH6fL9OnzUbU6j/pazaimpgySR3+Yj5DSq+5gN9DhVf"
    "s/6Aig8VXxeaoeJDxYeKP9nJBhX/OKYTVPwZVPwpKEfCIVWtjl7AQFDuoHX6lESqhzCKGJ"
    "zC6OuvXfMfqzS0MwDGdYdxvaahx1z7MmQruTHTpIOWcfe8nEI31ltYltxOseUilqzA+xmM"
    "ZWvwcfEnNE0V5rbtj5ozsmKbQHJhR1vsYoeBfNh7O1oTmRHQGjIih9ZsR/YFDsw4W9PA7j"
    "PeK0AM+v6aeRZ+6i6WZwhYYR2ssJDeeMpucQEDn1iz8PJ7L6CzhhBz8mzeKcxs+1nbvce2"
    "LwJqeTFdpWevBfiV9ZV+W/uc4q9WRO4icRZbXJkaWbfLOyteepGVLo71o9z3fTMcRDNg+U"
    "cIW6/+qAh+alpUAQIpqrcZRH9X2aG3zU0a6INp1tCdoDs9NH/QUB6qGEZqSSo5lAWMkS5l"
    "N5+yzal8otFtg+cicWcmc4CSB/O93s+SbSJqL/LWB8y1ddhqxUHxXVaLitniCm5k3eq/xM"
    "Bl0as/kHWLrFtdaEbWLbJuE66RdTvFyYas2+OYTsi6LRhpyLodnNLhqqFzF1G1GvoOAlei"
    "tytR9c+7sl/FoQt6d4GQ3xNRRLoTN/BfBB217rwVlFS420GOmjnkgo+bhUQimZHQwu8OYi"
    "DDJ51E+ZMWUf5EL1F+4/lu+vPrunz2bL4/ManYFMWqIbhDcNemPyC4Q3DXhWYI7hDcIbhP"
    "drJBcD+O6QTBfQbBfQqCO3TfB3cqkj9Vdt0MYKA6dNZlxz1r3nHPajvupc9YGKmsGTsElo"
    "vaIRkS0RUVb65AaAlkzK42aMxTic8cgPFZS4L36Q2JWSjRx1quhCyADljvO39lugW/faIW"
    "2cgA5rmKpp01eOMTbzWTxDTSB/O2gAZznM2aBM6d7eSN9x61/uhdLePI+iULaM+tNDz7Z3"
    "FcmgXU8im5fGx9FcHHr99ZLHRpOLeSamBzKznSMLeWzHdfWV+jmAizlLeKl9RakNDyYmtB"
    "fRZcRfxd6yezD/zZCNIYYL8jSKNXfyCH7MGJF6ukejXHSxB/X+KROYbMMWSOHXyuV/KaOq"
    "U1tWQ1VZWriG1CR7U8bgmEoiS9Ez1SM16J+R0EvPflXXhR9iaIPck9jmI9/sLX1gb+y1CE"
    "R3ULj+oibGSBq5lM3MgfzvdmbDqltkjZhBoANUCb/kDKJlI2daEZKZtI2RzKiELKJlI2Ne"
    "LepOmElM2CkYaUzcEpHSzHBfmCBRO2y3L/vHm5fy45r3slHbCt53Wv5IPVgP10sOO6pRqx"
    "rssXbknOWwvJBYx5LA+WPVQKxwaSvewfGxLEXtxUiXeLqVoq1PH4Hvj4+/TP6bHdFtZ6++"
    "Yd37/4MJ0/ryS8FfONK9QSSYXjfdQSWYVjUFu9t4zeUJ+tqSSFs2V1KKHMWx9GWYXXoSAs"
    "vhNK9poEam6kDAzeO/F+R4lkcDcbxFn7XpawbvQOfeOBF9wp1jzfQTBedS+u8kbcC5DExC"
    "ShuvTRvEOgbtdybxrylyW1fBLF/JusFjS0rrwbGoh7mYgV0dCjUXp7UxqdeWWl7+1am7W1"
    "4QNAZPtGFvdgrUTJnFW6cPh3lwQPK4XX0/dNC60jpjilGBZiinr1R/HKomROqew6O4iBKs"
    "zTLrvO0+ZN52nNRrohvuz+4uahnQNMGtYmXNz4PfH8uwtxYka2ixee7t/IXdHYZnnrA15f"
    "kt+8yjcd59rm9iNv396GbWJcbzKBZR3brF79gdQdpO7oQjNSd5C6k3CN1J0pTjak7hzHdE"
    "LqTsFIQ+rO4JQOFq5IfFc+jJWW/SLIQPFo+JL7/ONi4sS2cqJUFWgg28MnTGWkrTlV/ejO"
    "kQbyPfzoRnkLXJF0tF2Qqa9Sa76J/wLoqMs17HRpdfq2qKPmL0jKhKkYxDuESZN+uOLDSx"
    "IEVHLUv81o2GEOZy7MbomfLSFTtBny0FR3CT1DwCbrwK8QP6ksTNRcdHQHQclRhZKjIV2R"
    "8FppKO8g5mmmoySoXm1olDrBajkuFZx5bJ928p5PW9zn07r/nLKWpPqpmBYVmDHy5WDGRc"
    "jYyo5ZTCT2xQcW0KZzGmWcMbwe2FNz6ZpFXmy7sjSuNvorQPDf11Mm4ZXMJGnjvgAC7/14"
    "D6lDvRvq2mIZUVx4qlD0wT37YLuW9OyGAho90bcnLsXBhd49UUejJ+63Hy+3cXD1DTlDog"
    "f69cCayMIGbcxnCDDej/EF8UngKNqfBRB472l7CgJ9e818z1FMJ60iDdQQxij1sOUtpCRS"
    "rF1SQ4JxFcYvqeLyUsZhhblHHJgbhl5gyypx7KkUXUMju1Pn7M6su9gmvk9v7+Dobp2721"
    "utWRjb11TNdCjDzNvFXnbZxF4272Evdarr8D25+zH0HDqTHgndPpt3OBB6Z6/ztijBjnOc"
    "OMepTX/gHGeXdGyc4zwEzTjHKclpwzlOnOOcxmTDOc7jmE44x1kw0nCOc3BKB8stwxmsB3"
    "IlkgMV8j2g7QjGvqV/gvyrHV3JVRKF6HMGwXC9R/6LckDO5EicaeVp/84qamDx9fle+XKZ"
    "NdtblfZjco7Mipcktoi15lsz99q8yLpl4TWn3+L/+udGlJVlt68sGriRtbgTxWKpf2lxyN"
    "fkWtSv9Xq0A74vNFQDVi5oqHr1Bw6fa9QFMPofiPjLkK1ErE/J7i+Cjtr0j5kydzvIUTPX"
    "7x76Ia+g78BfzV6B1thJa4wo/3GuvJqD3OwsIExazAcTxbyrgIXUjmKiaqTUkQbddXNoKy"
    "WioaqVsoOYNLAfgHjlinNFkIGVNoYPBYaU+MosF0FguUt2g+/RBm+/LYmkiBqL50PaOwfK"
    "1WmOa7elNSOLZMqmqDYKNt+BZlIJWzyYd9Cws3ZIv4V0DOlYm/5A+i3Sb3WhGem3MJzG0P"
    "CQfov0W30jCpObTki/LRhpSL8dnNLh6kYjGeKhnYrFxvNd/rUUe6ACQwf0T4rwGQtVVpUc"
    "YBLpgy0pScFXW5nUCgzUSqhNJELVS6+KIANDNsOXoF+HbE1DvrUlNKlQXUOa5xMNT/eCuq"
    "JMq9JtIEUMjLraMsFdDCU6c4AxPsdgXC5IvFQbmhkA47LK5bUXO0saKNFZxGB01gISayI7"
    "jPaPDQli7pw1RSMyVFVEoo63Iv7j79M/p7dVtSWlvn3z7sPr949ezk8rN6Nkm9ZZbWdioc"
    "jCILFUdGi9ZrSEgxGw3wgIacBu1Jkuw0D0fqL5wAxF4UzblfpnLVzXkKB7P92XxPH4QuMp"
    "3v9ThplH9Fmn46tnLcdXz+qFZEUWDfHtFeVsqaXb1ZCHvA9vyXw6Vohy7OEt3N1k+bVXqi"
    "kRdah5w3yEfdK7k10D1Da2M8QBx/TTA43nLuw2k1vXfTyxuxHPl0TB99Z32AFx4qKvEp8S"
    "eUvptfSc3f4+KEDRC/fvBRqo3rNRhaIX7tcL3Djwes6FAhS90LcXxH2nNLZ7FP2pItEH95"
    "sJKxbwTb/HPMiB6IH79cDvGxLGVCIa7O+DAhS9cL9euKOkVxdkOPDfv3DMjWz0tyWjZwgT"
    "XdsRrgJaL1nM1JSyHcQ8jl904vhFC8cv6hzfeC5VSyDJEeYxPMooDqmw/RQFyAxiHsemlS"
    "p8T4n8oGf6YL73oKeftxvzoOcv5VN/1YRd7p/bSemh33AiVHsbBCdC9eoPnAjtsO7jROhB"
    "aMaJUEkACidCcSJ0GpMNJ0KPYzrhRGjBSMOJ0MEpHfBEaJA4parHjCo4nDTqlvUaK9eYLI"
    "HguvV23bY89iiBWMIZONCfdxnoz5sH+vOmgb7mTPUiOwcayPbwywrK6+NqiWPtgksWrpRW"
    "mAxwwPTYNVmnYeEpLi5RTMLYzm4tqPurTXpnCXbUlyHkoRcV/oqgo2ZvTe5s587xJfQ1e3"
    "0lkEmr62Bun2CIuDfpAS9yp3RGV4Y9HMkvJsIwp2epeORuBzng7pSEp7Nba6a4Q6Wsya/q"
    "aR7EZRTWiKYExDqnuPp0XJPWpWsWcffM4QuFyEipdcA5Y34D/xJspScWHDxWV2RJG4c1Gs"
    "4vLt6XwgLn7yocf/zpw/nbT49OKpUAmqlPcsiV9sQ6ElJzA7tqK0oBZEw85OC3ANImI++H"
    "iAVNjnIRVXVBPCe2/rB8L5pgNnkLnz98vvhYWkoyu+PRh9c/V02SN+8vzquhQ/EG59I8/i"
    "ima7UOqODQBf274JYIVXmxzcNUKp5Thh5hBZ2T0/nTziV0qE+dfjyXkKC5neYrEvVjuQgE"
    "ye0kO0vqXNueJN1g3wVTBSCydPTO0lmTMN6E6peIlZDoZJ07OWCxYjmmHGFiRmO3lMa2nE"
    "ZZjEgW3mhLh4/lsQ0E+KUxOO8qoK4ty3xrC8EVUfeMIWk2ptVCSEmpcTXVIYdAc+h5eJ3I"
    "UiJapWNy6GQIsxhfEF9E5NRIL4DAe98koG0ibMKcyiZYQxq4GT7tshk+bd4Mn9brx3u+L+"
    "5BUTc6asgDRlkDFm6d6ikaIGlUg3/CpUS9bw6KVGDGrDADRljpTXo+XDGDsAZEmReV9Vub"
    "0gLuVXKYX1JbIHky71BcIG84aHWBX2bEcdgmPzMe0d/T0gG4W3o6w3xuoZKAXv2BSgJdzq"
    "OgksBhpEBUEqjZ6agkgEoC05hsqCRwHNMJlQQKRhoqCQxO6WBihmIBAWPrBgwveW5dcSV6"
    "CxgDOT7pVmOypcRkA8eKOlwZBXe4tzucEam4iJRhBg704RcToeQpbHvb5iYN7QHle/ZP6q"
    "itywWMgcN1+NCT64XUUb4osoQykOcR9r+V3MRoyx7YYUxaHg595Yz6/YX3vLhQM2d97BVE"
    "JBap5s4VMEddfUFkwip6dfdIrdB8YI5wd0B6K6ZimYAiyMC9bXipVCT+KDp2BQhSK/qX3B"
    "OCmSz5vq3c4Q4D5u/JvCuNwuwl35WHYcB/K/+aJBVdhC4N/7ahUTyTJBYVns73Jhcx0di+"
    "yluPeX8Jkok0H95zC8lEevVHwYxMJqqahVPEjEV9bboYx/wDlXTev8maT71yJWeUcFYo4c"
    "zpcBWvv9xBDPT+u/j+zZ5/lV3PVT8uVMAYyO/gsh+nSzGYmCPMo3d4TUW9tvv9irprTe8I"
    "ozeyV0RWe6Sl+F8Bc8Cif/krk636l9Rr8QKbSMJfXUq95FAkUuqcSJn0FdvEvft5h0VH69"
    "bROolv79nVrEl6E8/mHYU3f9sWshtkN8hu2vQHZLeHZ56op4QRk/PBhndAYr6CKvGbAQxk"
    "d5SiaQt6yWSFB1sqAu8gKAbcvxjwJqKhsnZcBBk5wofWh0JK/B53Le5AYLkDyz1c2cE82F"
    "5c44D19P3bj97Vsjm5JH067+jjBnnrgcvXFO3s9ENQvmZyBj9cX736Q3/X9wioz5fMzqcZ"
    "csRRn2XANckPVQsY98g9BO0R24Qy3ttqi+UQA72v4c9Mhhtf0b/dAgxkd3gFMqQkUtR4dx"
    "DzckxOOomQJy0i5EkqQurkSn6mVyvuDM6anMns+byjOxkV2u9zKGdvON3U2cTeDbUSEymy"
    "frkM2Urceje3uAPO//yz5QUW36gsYQp8ZxFrQUKLXVrc0bQWjJMwt26XLKKW51pelL5Mwj"
    "9F/N+PZ5VePsgH7g/5/lJ2ghy2WonPutv+O/0aqbcM91jrvR7usV79gequXVLVUd11mrEG"
    "VHc91uADqruiuqtG3Js0nVDdtWCkobrr4JQOVutO14CP+bmOesYtzOe9Kox0Jb+Kgxvduw"
    "sycUwp2lkEHXXAc6vkqXC3gxwdc5rI4p+S2hAziSC+fTLfK4WnIl4nDRxHhyAQQyB+gJ0N"
    "AjEE4oelGQIxBGIIxJOdbBCIj2M6QSCeQSCegkCMcnxjluM7dLktvfkdPtkU5Q5NK3fYzw"
    "Hgn+qQMNtOJzeMUfRwVKObk8WX1ViZ4RxkHsmjXIsSEOXyLjuIeRyfdaH4rJnhs3rdANfl"
    "PorkYo62Ajo7jHkUjzKMFz5xriUCe3MJzxyBAp4KBTwT1uwe54WqQIzrTuM6WnPT145ZTP"
    "w63W3HOitAY3SJQwePYnKXyHeSBbzlJtcSyhjuh7vN1QvuZBWX23zsHGLeymHaecNPjK1m"
    "srQK8fp8b1JFmDVDSgVSKpBSoU1/IKUCKRW60IyUCqRUjBEDRkoFUiqQUoGUCqRUHFdKxZ"
    "JtIqp4+qiIgTPR25lANsuY4adoTWSV6f6x4Y6wFzerx0RanM6ljscX7sffp38atbl+//bN"
    "O77oPno5P62EQYrEVwunRZ4rNCvfW3mSSqEtK3INebgl5HQiizL/DYyFtvif0gJRwZlnkA"
    "+fzXJJHI8Pd08W52hhugwzj+izTsr8WYsyf1aP6fGpz79D4qirsV0Fmsf3OLkB1I1s5Ut2"
    "Sigw3YnpJPlKbUzvIOZx/KITxy9aOH4h4VjUa7Zd4vkSjWpvoecdEB5Lb48lZfKW0mvpof"
    "/9nVCA9uoG3Ub9A/cCDSR+e7de2ELRC/frhSXzvZ5zoQBFL9yvF1Ys4PtOjz7IgeiBvj3g"
    "0zjNYqnR35KDWgQdMA01yyqZbBZqxEIlsSVrb0wo4V4SiyZZYj8FnrQaffL6fG+W2CZrtr"
    "f4/FfP/ZoWcCdxVt890e7nlkg1s1hocWfvsfWekhsafSf+Ec0t/qE0aSravLJICrFuPT6E"
    "NnHyaiTe1Ysji90Glk/JZb0O/YE/+34l6VGIXv8dB0lxevUHkuKQFKcLzUiKQ1JcwjWS4q"
    "Y42ZAUdxzTCUlxBSMNSXGDUzpY/sW1JxPWW5b8DGBgZtbwV1quSaJjqOUclkBQa/v6arqm"
    "e5pf6l9IVZxESZLA6zAkd/KdrwiqUO970RQlir08/vIb7kjQbewuNp7v8q+l2AMVGDqgdw"
    "dc+tJU0GYTLweYRDrqSE6ijmTsxbJwcAu9OcJAfk86EXzSwvBJneLUJEtoUuG5DDNPmhr+"
    "FIlwOohvryinSs0lrCENHNvDp+OH3t1GbUznCBP57UJv9xKpEd3+7hq/Lak6RRBSdbqn6v"
    "D2JLCjeHuXVfdQXRl3wLq0ySePFRYafeHAgbQx65ZNLvferGp8SLzXqxeQeP/QvYDE+wdO"
    "+kIm8vQzkc85f18YX5JmknTk3cN5W07y8tpeeEnF3awpqlciUReJutr0BxJ1kairC81I1E"
    "WibsI1EnWnONmQqHsc0wmJugUjDYm6g1M6mC4dxeTyUjErqYiBM9HbmUj8fXtJIknhhbZU"
    "jxLMwJjt8J4E/bb2+OJuE4ngJjbdL3y/bGC7DH0oCxe7bjcjNqJun04u4GBW6dbBmii936"
    "f98j8svE501ZraW24w36P4brvZvt01h+oL1Reqrzb9AdUXqq8uNEP1heoL1Xeykw2q73FM"
    "J6i+M6i+U1B9xaleRdG3AIEr0V/zVT1wdq+jZv3sqtGc6ZGrYiCUcdBhrY0ud+M5dCYV5J"
    "In871KXN4MChwUOChw2vQHFDgocLrQDAUOChwUuMlONihwxzGdoMDNoMBNQYGDWPFgzsQm"
    "oqGq+LmDgPjexO+Uls6Gzg5iYKLrSadLPk9aLvk8qV/yGdFIrLrSAd7mKJdgBpI9vJ+8YJ"
    "ugV7ppEYiMYq3tyZDesOt+ScVlKNwG3bpZk/jFu5iuvqSjohbByJ/N98QwPN7QzkKFCGMg"
    "jIEwhj79gTAGwhi60IwwBsIYCGNMdrIhjHEc0wlhjBnCGFMIY+AmstmDeRO4g2XMeyuSfP"
    "ek3G2d47YKuWUcnOX+zjLbhIrRoh3kkEX/N1HMVqMJRyMnza+8YBNTyZ16zZtiAXK44f1U"
    "52LEJX94SZ3r7GrBMqU/RCxokh2KqKpt7jmx9YfV8bpCzbbGFu5++HzxsWSQZ+P00YfXP1"
    "eH8Jv3F+dVS1u8wXnVIFkyblfzIaoyoksgY+zmwYa058is5pZ1OAOY59IPb2egDLwBZeAv"
    "QldeFCh9MN8TvmN5K4TuELpD6E6b/kDoDqE7XWhG6A6hO4TuJjvZELo7jumE0F3BSEPobn"
    "BKB1N1EqeTD2OlZb8IMjCMNPytullSrsYFfw543mXo6AXqWD2QO+yw1UoweafIfhWH6H9v"
    "QeIhDpCC+ZRFxRvpH+Iu+jUNXMHdYVb20y4r+2nzyn5aXdnXocdCvk4o8VwEHZDq9wciuQ"
    "vHzRTXGPZJYC/olSxUuudoWxkKf1Rvf5S4vhc0iA4tnVwEoot17uKQkkgxQr+DmKfdjXKs"
    "PiXMpn1o3qLAdCemp5KRpnNaRJHP3zdM/PAanW1JrDuMMXwe3EGWZQC2cZ4h4Jj15dwLoj"
    "V1JLSfM+Y3partMBXiFxw01ljPXzmsZXN+cfG+ZNScv6uQ+vGnD+dvMzeCN/LiBq7XRFya"
    "p0T1DgKmFZiOvHhDYmn0o01yKKLMszyedbI8nrVYHs/qlocQJ2kgWT/akk52GPNYPu3E8m"
    "kLy6d1lm/YxlnSUGLgfaHfmiy8IsgEntvcz7c/fyktHbW0+Nz7fH/x8W9Z82qu/DQP0yxJ"
    "kIXGJxeMSglTleSLIJh+vUsLetGaxHyJ6FWqq4aG3qWz3hXFJIz79XQZim7WuZsvvcCLln"
    "16uYREJ+vcyUlo1F7QSxb2iKkWgCZYhWMHVYlPwlW/hbMMxZzSbU7pdBDu7Y3wiJtOw6VP"
    "512OxNk0b4uDcTgYh4Nx2vQHDsZ12MBxMO4gNONgnERIw8E4HIybxmTDwbjjmE44GFcw0n"
    "AwbnBKBz4YpxbGKWLgTPR2JvoIU7hGR/+1/9oL1K6jygAGnoIc/owpjoI92HrlxEx1qyhi"
    "wPz9mFcugVyGwT3b754FTPGwYwYwkdwRkg6T2qNqyXA7iAkcHzoVzvG9ppL1bRpqEWUC7W"
    "NI1ToFIcXdebOmGGTycN4pBOllTRGBRAQSEUht+gMRSEQgdaEZEUhEIBGBnOxkQwTyOKYT"
    "IpAFIw0RyMEpRQRy+s6EcPcVmS9AQHxv4nGb4Zi3DPW4yBB3GN5/UAubT6mSUQ7ApljlEn"
    "WhhuWTrNhGVuyibU3YYbAo9F4UcEXhMINZk2jTp03yxWuBpuT1+Z4YU5g1QnQJ0SVEl7Tp"
    "D0SXEF3ShWZElxBdQnRpspMN0aXjmE6ILhWMNESXBqd0MOEHSvuYSntesqYzvTnCQH6P8k"
    "K9GbdInWu2iUdTJkauZIrb3R5adRAxZbVDITnCiFXk0IdC2OVlRGO7R4ypjjTGiBvM4siu"
    "ksrl7s6Ldw15wFU80ZdJGHo3xD/MSj78bpnzJ3c/O1z/1eR9jsn8ybPvnjzh/x2G9ZcdSH"
    "/ZyPnLWpHNKPKu1C5r2EEOSPKC+CRIMzymaKPgspc9++SAV5AQJ/ZuJMtHC9U7yAGZzkKI"
    "kyU6YqFkRDcbH1l7mBwaJQR8FqU1ZpKMgPTBfE9KQJS3Qk4AcgKQE6BNfyAnADkButCMnA"
    "DkBIwRxEROAHICNJZ+pzadkBNQMNKQEzA4pcgJmMRyz+lwaajE7w5i3n7a5V6r5mutarda"
    "rTk9aoM3Rxg4ek9OuijtJ81K+0lNaXf5/qbEb44wb+wOvzhwsnrUgCyhTKD50BH/Q2dYHD"
    "ndJKREje4cAbrV6b5l4bXtkjsJ5S3rdgl1yHj//HT+dH42fzZ/Pn8xmnQ/cqqFePttFpDg"
    "UMU9kUAP56Kcneoc0yul1l5eeo5HA0dC7j82JIi9uOngehlaFU2o43F3/PH36Z9T8wVbOP"
    "z+7Zt33JF+9HR+Wok9F3ObK9pUpFx7qABBymffoNKC/1r1iFIJZcJOOWpu1oJtgl7XHxeB"
    "kFx1llwjSoM+PVzAoYO17mBx8bvSGpkjDmjSsuxrTC6xcumF1LVl+rqYQQ0UF0Ft08eoqS"
    "Omg6xyY2THLE7tyM6nCCo4Y4I+A5eramJ2f9EqA7k9sIEa0hUJr5VW3h3EPNP0pNNtQCct"
    "twGdpLcBaZK2+pqGnrOcSfJWt0/mbYmrZNdGm7TVe+esbsff/VJWx3dU77nGNueZNkbaxZ"
    "SXU9scZTchuHb67FkX2fDZs2bdUDyr7Gx8UikwvG1uILuDrajls8xBLD2R/8Pni48N+Yw7"
    "SNWW9ZzY+sPyvWiKydIt5Aoy2oMQ1XjDvOzZiTc4f+jN7D//Hzrgfo4="
)
