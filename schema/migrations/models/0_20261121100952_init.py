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
    "phone" VARCHAR(20),
    "public" BOOL NOT NULL
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
    "title_en" VARCHAR(100),
    "content" TEXT NOT NULL,
    "content_en" TEXT,
    "effective" TIMESTAMPTZ,
    "force_reaccept" BOOL NOT NULL
);
CREATE TABLE "sys_agreement_accept" (
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
    "agreement_id" BIGINT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "version" VARCHAR(20) NOT NULL,
    "digest" VARCHAR(64) NOT NULL,
    "accepted_at" TIMESTAMPTZ NOT NULL,
    "ip" VARCHAR(45),
    "device" VARCHAR(80)
);
CREATE INDEX "idx_sys_agreeme_user_id_fb3841" ON "sys_agreement_accept" ("user_id");
COMMENT ON TABLE "sys_agreement_accept" IS '`digest`: of the text that was shown, so that a later change of the row does not change what was agreed to.';
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
    "title" VARCHAR(200) NOT NULL,
    "msg_content" TEXT NOT NULL,
    "msg_abstract" VARCHAR(200),
    "sender" VARCHAR(50),
    "sender_name" VARCHAR(50),
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
    "bus_id" VARCHAR(40),
    "files" TEXT,
    "personal" BOOL NOT NULL,
    "escalated_at" TIMESTAMPTZ,
    "sent_total" INT NOT NULL,
    "read_total" INT NOT NULL
);
COMMENT ON TABLE "sys_announcement" IS '`sender` is a username, beside it the name as people read it; `user_ids`, `role_ids` and `depart_ids` are comma lists, of';
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
    "star" BOOL NOT NULL,
    "personal" BOOL NOT NULL
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
    "url" VARCHAR(500),
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
    "root_table" VARCHAR(60),
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
CREATE TABLE "sys_data_source" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "code" VARCHAR(50) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "remark" VARCHAR(255),
    "db_type" VARCHAR(20) NOT NULL,
    "db_driver" VARCHAR(100),
    "db_url" VARCHAR(300) NOT NULL,
    "db_name" VARCHAR(100),
    "db_username" VARCHAR(100),
    "db_password" TEXT
);
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
    "permission_id" BIGINT NOT NULL,
    "data_rule_ids" JSONB NOT NULL
);
CREATE INDEX "idx_sys_depart__depart__0c550e" ON "sys_depart_permission" ("depart_id");
CREATE INDEX "idx_sys_depart__permiss_ea3712" ON "sys_depart_permission" ("permission_id");
COMMENT ON TABLE "sys_depart_permission" IS '`data_rule_ids` narrow the entry for every role of the department.';
CREATE TABLE "sys_depart_role" (
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
    "role_name" VARCHAR(100) NOT NULL,
    "role_code" VARCHAR(50) NOT NULL,
    "description" VARCHAR(255)
);
CREATE INDEX "idx_sys_depart__depart__2e0e2b" ON "sys_depart_role" ("depart_id");
CREATE TABLE "sys_depart_role_permission" (
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
CREATE INDEX "idx_sys_depart__role_id_60590a" ON "sys_depart_role_permission" ("role_id");
CREATE INDEX "idx_sys_depart__permiss_91749e" ON "sys_depart_role_permission" ("permission_id");
COMMENT ON TABLE "sys_depart_role_permission" IS 'A grant; `data_rule_ids` lists the data rules that narrow it.';
CREATE TABLE "sys_depart_role_user" (
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
    "user_id" BIGINT NOT NULL
);
CREATE INDEX "idx_sys_depart__role_id_ea47e8" ON "sys_depart_role_user" ("role_id");
CREATE INDEX "idx_sys_depart__user_id_6d6432" ON "sys_depart_role_user" ("user_id");
COMMENT ON TABLE "sys_depart_role_user" IS 'Counts only while the user belongs to the department.';
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
CREATE TABLE "sys_field_map_template" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "config_id" BIGINT NOT NULL,
    "column_title" VARCHAR(100) NOT NULL,
    "field" VARCHAR(60) NOT NULL,
    "required" BOOL NOT NULL,
    "transform" VARCHAR(20),
    "dict_code" VARCHAR(100),
    "default_value" VARCHAR(200)
);
CREATE INDEX "idx_sys_field_m_config__95456f" ON "sys_field_map_template" ("config_id");
COMMENT ON TABLE "sys_field_map_template" IS 'One column of the file: `field` is the wire name in the recipe''s target.';
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
CREATE TABLE "sys_fill_counter" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "rule_id" BIGINT NOT NULL,
    "period" VARCHAR(10) NOT NULL,
    "value" BIGINT NOT NULL,
    CONSTRAINT "uid_sys_fill_co_tenant__18a71c" UNIQUE ("tenant_id", "rule_id", "period")
);
COMMENT ON TABLE "sys_fill_counter" IS 'The last number given by a rule in a period; counted up under its row lock.';
CREATE TABLE "sys_fill_rule" (
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
    "rule_class" VARCHAR(40) NOT NULL,
    "rule_params" JSONB
);
COMMENT ON TABLE "sys_fill_rule" IS '`rule_class` names a generator of the server, never a path of code; `rule_params` is what it takes.';
CREATE TABLE "sys_gateway_route" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "router_id" VARCHAR(50) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "uri" VARCHAR(200) NOT NULL,
    "predicates" JSONB,
    "filters" JSONB,
    "strip_prefix" INT NOT NULL,
    "retryable" BOOL NOT NULL,
    "persistable" BOOL NOT NULL,
    "show_api" BOOL NOT NULL,
    "status" VARCHAR(1) NOT NULL
);
CREATE TABLE "sys_log" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "log_type" VARCHAR(1) NOT NULL,
    "operate_type" VARCHAR(1),
    "log_content" VARCHAR(200) NOT NULL,
    "user_id" BIGINT,
    "username" VARCHAR(50),
    "realname" VARCHAR(50),
    "success" BOOL NOT NULL,
    "status" INT,
    "ip" VARCHAR(45),
    "device" VARCHAR(80),
    "request_type" VARCHAR(10),
    "request_url" VARCHAR(120),
    "request_param" VARCHAR(500),
    "cost_time" INT
);
COMMENT ON TABLE "sys_log" IS '`request_url` is the route, not the address; `request_param` has names of parameters, never their values.';
CREATE TABLE "sys_login_guard" (
    "key" VARCHAR(120) NOT NULL PRIMARY KEY,
    "failures" INT NOT NULL,
    "locked_until" TIMESTAMPTZ,
    "last_at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "sys_login_guard" IS 'Failed sign-ins by account or address; counts survive a dead cache.';
CREATE TABLE "sys_notice_setting" (
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
    "quiet" BOOL NOT NULL,
    "quiet_begin" VARCHAR(5) NOT NULL,
    "quiet_end" VARCHAR(5) NOT NULL,
    "urgent_through" BOOL NOT NULL
);
COMMENT ON TABLE "sys_notice_setting" IS '`quiet_begin` and `quiet_end` are \"HH:MM\" of the business clock; a night runs over midnight.';
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
CREATE TABLE "sys_region" (
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
    "code" VARCHAR(12) NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "parent_code" VARCHAR(12) NOT NULL,
    "level" INT NOT NULL,
    "pinyin" VARCHAR(100),
    "lng" DECIMAL(9,6),
    "lat" DECIMAL(9,6)
);
CREATE INDEX "idx_sys_region_parent__eba849" ON "sys_region" ("parent_id");
CREATE INDEX "idx_sys_region_tenant__f439dd" ON "sys_region" ("tenant_id", "parent_code");
COMMENT ON TABLE "sys_region" IS '`parent_code` and `level` follow from `parent_id`; clients store and ask by code.';
CREATE TABLE "onl_report_head" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "code" VARCHAR(50) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "resource" VARCHAR(60) NOT NULL,
    "columns" TEXT,
    "query_fields" TEXT,
    "condition" TEXT,
    "sort_by" VARCHAR(100)
);
COMMENT ON TABLE "onl_report_head" IS '`columns` and `query_fields`: wire names of the resource''s fields, comma separated; empty takes what its list';
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
CREATE TABLE "sys_template_parse_config" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "code" VARCHAR(50) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "target" VARCHAR(100) NOT NULL,
    "sheet" VARCHAR(60),
    "header_row" INT NOT NULL,
    "start_row" INT NOT NULL,
    "key_fields" VARCHAR(200),
    "on_conflict" VARCHAR(10) NOT NULL
);
COMMENT ON TABLE "sys_template_parse_config" IS '`target` is the path of a resource, `key_fields` wire names by which a row is known again.';
CREATE TABLE "sys_tenant" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "code" VARCHAR(40) NOT NULL UNIQUE,
    "name" VARCHAR(100) NOT NULL,
    "begin_date" DATE,
    "end_date" DATE,
    "status" VARCHAR(1) NOT NULL,
    "quota_users" INT,
    "contact" VARCHAR(60),
    "phone" VARCHAR(20),
    "logo" VARCHAR(200)
);
COMMENT ON TABLE "sys_tenant" IS 'An organisation; its id is what every row''s tenant_id holds. Its own row belongs to none (tenant_id 0).';
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
CREATE TABLE "sys_sms" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "phone" VARCHAR(11),
    "email" VARCHAR(100),
    "purpose" VARCHAR(20) NOT NULL,
    "content" VARCHAR(200) NOT NULL,
    "state" VARCHAR(10) NOT NULL,
    "reason" VARCHAR(200),
    "sent_at" TIMESTAMPTZ
);
CREATE TABLE "sys_third_account" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "third_type" VARCHAR(20) NOT NULL,
    "third_user_uuid" VARCHAR(100) NOT NULL,
    "realname" VARCHAR(100),
    "user_id" BIGINT NOT NULL,
    "bound_at" TIMESTAMPTZ NOT NULL
);
CREATE TABLE "sys_ticket" (
    "key" VARCHAR(100) NOT NULL PRIMARY KEY,
    "kind" VARCHAR(20) NOT NULL,
    "value" JSONB NOT NULL,
    "failures" INT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL
);
CREATE INDEX "idx_sys_ticket_expires_706ae0" ON "sys_ticket" ("expires_at");
COMMENT ON TABLE "sys_ticket" IS 'Found by kind and the hash of its key; the rows survive a dead cache.';
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
CREATE TABLE "sys_user_agent" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "user_name" VARCHAR(50) NOT NULL,
    "agent_user_name" VARCHAR(50) NOT NULL,
    "user_id" BIGINT NOT NULL,
    "agent_id" BIGINT NOT NULL,
    "start_time" TIMESTAMPTZ NOT NULL,
    "end_time" TIMESTAMPTZ NOT NULL,
    "scope" VARCHAR(60) NOT NULL,
    "status" VARCHAR(1) NOT NULL,
    "told_at" TIMESTAMPTZ
);
COMMENT ON TABLE "sys_user_agent" IS 'The usernames are the wire''s; the ids are what the rest of the system goes by. `told_at`: when both heard that it began.';
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
    "email" VARCHAR(100),
    "emergency_name" VARCHAR(60),
    "emergency_phone" VARCHAR(20),
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
CREATE TABLE "rent_type_wait" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "overbooked" BOOL NOT NULL,
    "revision" INT NOT NULL
);
COMMENT ON TABLE "rent_type_wait" IS 'Whether a stay without a unit (`id`: its segment) has no place left; written by whoever holds a night''s lock.';
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
CREATE TABLE "asset_card" (
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
    "category" VARCHAR(20) NOT NULL,
    "model" VARCHAR(60),
    "unit_id" BIGINT,
    "place" VARCHAR(100),
    "keeper_id" BIGINT,
    "state" VARCHAR(20) NOT NULL,
    "price" BIGINT NOT NULL,
    "bought_on" DATE,
    "warranty_until" DATE,
    "life_months" INT,
    "photo" VARCHAR(200),
    "remark" VARCHAR(200)
);
COMMENT ON TABLE "asset_card" IS '`keeper_id` is a person while the asset is in use; `code` is given by the server where none was typed.';
CREATE TABLE "asset_event" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "card_id" BIGINT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "keeper_id" BIGINT,
    "note" VARCHAR(200)
);
CREATE INDEX "idx_asset_event_card_id_3a79d9" ON "asset_event" ("card_id");
COMMENT ON TABLE "asset_event" IS '`keeper_id` is who held the asset after the event.';
CREATE TABLE "risk_measure" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "risk_id" BIGINT NOT NULL,
    "what" VARCHAR(200) NOT NULL,
    "owner_id" BIGINT,
    "due" DATE,
    "done" BOOL NOT NULL
);
CREATE INDEX "idx_risk_measur_risk_id_6e0ea6" ON "risk_measure" ("risk_id");
CREATE TABLE "risk_register" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "no" VARCHAR(20) NOT NULL,
    "title" VARCHAR(80) NOT NULL,
    "category" VARCHAR(20) NOT NULL,
    "community_id" BIGINT,
    "description" TEXT,
    "likelihood" INT NOT NULL,
    "impact" INT NOT NULL,
    "score" INT NOT NULL,
    "level" VARCHAR(10) NOT NULL,
    "owner_id" BIGINT,
    "due" DATE,
    "state" VARCHAR(12) NOT NULL,
    "closing" VARCHAR(200)
);
CREATE TABLE "wf_request" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "no" VARCHAR(20) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "reason" VARCHAR(300) NOT NULL,
    "amount" BIGINT,
    "applicant_id" BIGINT NOT NULL,
    "assignee_id" BIGINT,
    "state" VARCHAR(12) NOT NULL,
    "subject_id" BIGINT,
    "payload" JSONB NOT NULL,
    "decided_by" BIGINT,
    "decided_at" TIMESTAMPTZ,
    "decision" VARCHAR(300)
);
COMMENT ON TABLE "wf_request" IS '`subject_id` is the row that the decision changes; `payload` what the kind needs to take effect.';
CREATE TABLE "wf_step" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "request_id" BIGINT NOT NULL,
    "verb" VARCHAR(12) NOT NULL,
    "user_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "note" VARCHAR(300)
);
CREATE INDEX "idx_wf_step_request_874b65" ON "wf_step" ("request_id");
CREATE TABLE "portal_article" (
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
    "title" VARCHAR(100) NOT NULL,
    "summary" VARCHAR(200),
    "content" TEXT,
    "publish_at" TIMESTAMPTZ,
    "on_top" BOOL NOT NULL,
    "online" BOOL NOT NULL
);
CREATE TABLE "portal_display" (
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
    "token_hash" VARCHAR(64) NOT NULL,
    "user_id" BIGINT NOT NULL,
    "income" BOOL NOT NULL,
    "expires_on" DATE,
    "seen_at" TIMESTAMPTZ,
    "revoked_at" TIMESTAMPTZ
);
COMMENT ON TABLE "portal_display" IS '`user_id` is the account behind the screen, which nobody can enter by a password.';
CREATE TABLE "portal_improve" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "renter_id" BIGINT NOT NULL,
    "fields" VARCHAR(200) NOT NULL,
    "token_hash" VARCHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "state" VARCHAR(12) NOT NULL,
    "payload" JSONB NOT NULL,
    "per_field" JSONB NOT NULL,
    "filled_at" TIMESTAMPTZ,
    "reviewed_at" TIMESTAMPTZ,
    "note" VARCHAR(200)
);
COMMENT ON TABLE "portal_improve" IS '`fields` is the comma list that is asked for, `payload` what came in, `per_field` what became of each.';
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
    "eJztfWuT2ziW5V9B6EtXbWgcznTa5bU3NsKu8nS7wo9u2zXdsVUdSoiEUuikCDVJZVbOdP"
    "/3BUhR4lsEk5RA6ETMdDlFHD0OXveee3HxP5OVcJkXPnnjugELw8kr8j8Tn66Y/Efx0ZRM"
    "6Hq9f6BeiOjci9uGD+GMZhrOwyigTiQfLagXMvmSy0In4OuIC1++6m88T70oHNmQ+zf7lz"
    "Y+/+eGzSJxw6IlC+SDX/8uX+a+y35nYfrn+na24Mxzc1+Yu+qz49dn0cM6fu0tv3nvR/8Z"
    "t1UfOJ85wtus/H379UO0FP4OwP1IvXrDfBbQiLmZn6C+4fYHpy8l31a+EAUbtvua7v4Fly"
    "3oxlNETP7PYuM76veT0FmyFX1yy6MnoS/uFx69ZU989ns04+7/3X7NDHA2+/T52+zru2+z"
    "2USDSUf4qhfkD0r69UZ9z//435eXz579cPn02YuXz69++OH5y6cvZdv4R5Uf/fDv5MvsOU"
    "3eKmb2/R/ff/qmvpCQXZ0MA/XCv2MMjWiCirts30cR86mvfmddV/2YdE+xr3K4frosfWHf"
    "Z/uxmnKfsjvy/tjzryaqCG4ksy4rd8GPSxrUdEARWOgD+cta9MF2UhjTBSv6+8xj/k20lH"
    "++uGpg97/efPnxT2++fPfi6vs8xZ+2Ty7jR3mynYBJLmbzBy2mcyj7aH7+tAXNz5/W0qwe"
    "VdIc8VXFkP5JPlJPqreAArTAtrvFPkn/MdQyU703OJ5wbp/IDWKwPaGhJ769//ju67c3H/"
    "+s3n4Vhv/0YjbffHunnlzGrz4UXv3uRaHXdm9C/vr+25+I+pP8v8+f3sVcizC6CeJP3Lf7"
    "9v8m6jvRTSRm8ocrmyJDWPpy+lJuFGzWbofJlkNhsh2ebFvCuky2ArSHyWYY9zZNJ2niz6"
    "RhelPu5K8r6nm1RnUWdzw77emwRtqzyx9e7Mwy9UeTIfb145sPH8qWVyD5v2NBqL5BidN6"
    "w7cAOx6lF8NSenlx9cPVy2cvrna87l5pIrfMa/xfnSU/BXRa7Y3zInLL/cXTNuu9bFW74M"
    "fP/l1YCSLKPS2K9xALSb58/rwFybJVLcnxs4INK/xICSZajsIeA8vlsOWylgzprRQ7hH30"
    "Xrah97Ke3ssyvZu5x50KWUcIr47fHaRA8Fxihlondq8c1wB8+/nzh5zt9/Z9Qaz59MvHt+"
    "/k6hxzLhvxKKPhKNFzcZuR1NQLc+rc3tPAnZWeiEtR17b8aHW5Kr5CfXoT86d+p/pVqRgs"
    "TUy2Yn40qVKKdw+nh7TiTciCGc21h2QMyRiSsTH9AckYkrEpNEMyhmQMyXi0kw2S8XlMJ0"
    "jGE0jGY5CMb+WP0FryU4CNambvQlDtiG0guH64guMqjiMeeXrO2A5hIb+DhD1iwmZMbxxn"
    "QfaZhoPwrKIYWw0wT/M39nvdDpfBWDGcm6zAd3/7ljMAUzK/+/jmb9/njMAPnz/9MW2eIf"
    "/HD5/fVnNeOboP027R+D428WyxYNJpv6txhL5JH6aG+xwSfpDJftBCBA6bBYw6DltXLGwN"
    "EbEyFJGxkUXG3iRd1xQfe7Pr3QMnKlLAbD8eDsbJJtcuv2FhdP2KiAWJloxEckWX/6ARua"
    "chCZfi3p+SUCQvUeLJYRQQZ0n9G5ZCpAtJXMFC4osofXSfvkP8tVwSiSeTQt8f+7MR+RvK"
    "7kPkzygDEZG/03cBIn82BCMQ+YOJjsgfIn8n596m6YTIX8ZIQ+Svd0p7i/zFeadV/sQXtq"
    "hb9PeQofgsuX/WeRJ7JUOP/CIOzlznLkDQG0HvcXOcaItaFO8hFjLcvwaRyMzMndEKmg8E"
    "qArYU3nHsNhbWex8rTWPkub2ubxXbY5yXtWf5LwqHeR02R139NTSPcQ+gl+22QVe1u8CL+"
    "NdwJQYn++Lje/UH4DLPp8ejO4VWx+O7IVM9mlwTXhIKFGOifoCUzJnIXcZ4VEcP1OvERqS"
    "NRNrj5GAUVc+ek2ut55MeD0l14HwWPxvQn2XXLtsTYNo+0LAiCNWK0o8HkbhlIhFOc53qm"
    "/ym3+/5M6SXK/Cm3g0XcefEhLhsyfkei1NKuFT71pOC+GpOCEJ5VeWH779DvMH+X3XgXBY"
    "GL4mvpgLV77irrgvP0GC5fcWIXvym38tqacqPKk2NPl290vmJw/lPwVZyp+i4pPxbwrFik"
    "VL+TlkE8jJGpF7Jr95/AWE7GCyEgFDvBLxSsQrEa+0xldAvBLxSsQrEa+0abIhXnke0wnx"
    "yoyRhnhl75T2Fq/EOa98SKFdTKEpqFBa85WQ0OUMUgFnBd3HPg6jONzJXjqjvAi0z7gZZK"
    "wnqp2ea7yD2Mdx/wZkwtZMuyZpAQeqW5RzDLgIeKTnEWVBx1uxJx8G0z3z53PbnM6tP5tb"
    "uTNKKm5EoMdyEXhEpi9Gy3TMji7LKeiIDEv7/0gctzts3nDWvOTeb8NOWnZeFmTDunxsGy"
    "+N72mRngWBdH3S91FULdrzMBCvT7wy5GZhRKNNBfMHDMAM7ojr+dNR7pgxX/U6bUOeWg4J"
    "mdZkmdahvsO8bt1cwKKjTe5oufDJbafbdM5B0c0md3PnNRtL9li6WKyZr+/K5lA2mJ1DH4"
    "WICVvTmw40pygbaR5AMp9vQv3xnAXZx/NVG5qv6lm+qiS5KmvyAMWVCZMguILgBfeYnhSw"
    "Q9hA77FVgDQNvcx4021IGRCqvh2o+pYzKzOZ+vqmZQEM89Jk8zJUR8EjEVVNrfo0ozzKms"
    "St3rKM1CEWfVbzKLBqUjHKzNGyr9J5nhw4rBa3meocWJuFKeTgqbXPPiNZKFmIQB3XIsmG"
    "93p/VCyM6EMYH6lSH5seuZJox5HoSB02u1HnvCaF/hzoI3Baa9iZhtNahlgIOK11+i7AaS"
    "0bktJwWgteCk5r4bTWybm3aTrhtFbGSMNprd4p7U1HkS6odoFDH67E410JM8t6ngHx0mb1"
    "tA+7ZEGwcw7bObHQWr0BNrPs1m1/yCet5LhTblIOCUPSZENS5QpqhWRTAMKxGuFYBL/P5c"
    "qz9fq/tu5AVXxp/3R6MLK0Xmc9i4Mxpfo+QMzGAvsSMRuz+gMxG8RsTKEZMRvEbBCzGe1k"
    "Q8zmPKYTYjYZIw0xm94p7S1ms/ZotBDBSmvZz4KsKPyG65HGz7EckA6rcozrVbc9BJqbhs"
    "Lpi0jzNNUOYYONeOzTVOoomtbKkQJsILuwajxvc2GRbFW/bjwvXVm0CSq0+ianJ6iS6S1g"
    "93mrA8TPGw4QPy8fIF5v5h4Pl92Ci0UwnB7TnB5TYjEbl0eTqjBM/GB6MAKza9bqPI+zpP"
    "4NI2IRn7KRTsZrcu3yxWJ7IZS6rkk9/J/420+JHHtM9r1Q//bZvfzeIXMCFoVkRcNb5laf"
    "6On7Q37zf/Ov50waPeyaLGW7kISR/MMld9TbsFBdDpVMPRItaUQiesviw0HbL6J6akqut3"
    "bpdfxIfqs/hGT7EqGLiAWER/G1ViKa/a9do9/8+C3p9kTS9i3d+M6r5MOW8kfJhmQhPE/c"
    "M/c1mYtoGd+BxVbr6CE+05TAQpK+WXKRlfyBbtsjS7/mYyHxINjVnVXeonxdQgrNAibfNo"
    "z/+jsCaMYHbBBAM6s/Mvzn5ltrkysPs9AdftHG8npRb3i9KGfNJWtZieX6lNA9AgO88wCn"
    "8RKrNbj3EAsH9hDXYC8WZX5/llZFXVXXLaDoPHAnIv+KzagjBCbnG+5F3A+fqM87RUTy56"
    "+fPzVLE0UVouAhqDcoShPpzad6/nMGZOGIHyQB+gRZ5ufH8s7G1+M5C7NPFOq/GFeSNdKp"
    "WlEeinyTyai0olzJu1iH0NrH95BH7eSGzbZjb9kdguiPDaAbxnjv5aOU1JWoiVobRw5m38"
    "YxhEsrdM+XZiAWDd0j+LSG6Po/ptcoVUj7u2fTQ+p+9jImHK6ANgxt2Jz+wOEKHK4whWYc"
    "roCzO4Szi8MVOFxhrswwuumEwxUZIw2HK3qntL/DFXpixXpQoaLk9VnnQGjHyCyOj120yu"
    "W9aMjlvSjn8mp7Zo/yyM6EYFOUtiVzbr9s4i9Zltp2D6cHtTbVdBakbQ+m016rprN/hMK/"
    "VmqMy294FL4iv02e/TYhIpD/+F+/yXda0yhigT8lKxaG8hf8+++vCaPOMs5SDZMC9+z3SG"
    "WIqs+Tu9I0gcaP7pfCY0maaznX9iTfAFqiBVsPtESz+gNaIrREU2iGlggtEVriaCcbtMTz"
    "mE7QEifQEsegJcZOqrY5m0NZqMIMkAa+6XJALYeykOdB5MSd7lKmuqGWSA5lBdXHLigSM5"
    "j9rtojvQC2z6DsrdCIKepuIPyfxXxSpe1uH00PKbv/2DY6LOnKljPHo2EYL4nbegW37EGV"
    "K1BiaMgCudf/ISTs97XHHR6RgN1w+bYPqnSBfESoT/hqLYJIya7LCs12kI+AKDusMQRR1p"
    "TFDqLsybsAoqwN7gJEWahIEGUhyp6ce5umE0TZCUTZMYiyyDgc8rxv3sfX4rkMBeMtGHcC"
    "SRH7fS3Xcu165RVYCzkfRAhf00D+K2IVtzM2VeHPouwzHy+ftqJaNWuoHlYmu6vwDc27S3"
    "HtMKLRpqJYfJPas4PYd23vZRuG6/ktsrvi4YJXldFpoDeDOSK/wnfYcSi+aLdAN6zPRZal"
    "HRHNgk3FcnGgXFUWCI/TZI8zDoB06eIsEF1sWhcbFH39svEnNdHXL5sWdwQrj8YTN+0isK"
    "p8vFrk0+LxEvyafCf/d5q8rEbj9ypmmgy0KQkFie5FLAC7G0+6/MShvi8iIod2Ek+VX1sV"
    "lBeqYPs9dyrO0RzrQxGlHWofRZTWLM8TUdqTdwGitDYEjhClPVcLEFFaRGkN4t6m6YQobc"
    "ZIQ5S2d0p7i9Iq11mvEs8eAUeisyOhSOwUuEXIFkFygxlHtPaI0VqlHHa7OzaHPJXbBlOy"
    "lSmpQr6aYlOKOGIMUzbdsNSeHV0UUzIWRN2mUh4Kr8zkqcR8t1snZ4HoYpO7eMnkdJwzGn"
    "W5QqsIRleb3NXuRvIuf/9sVZFDVS8JFGAWXX3Tmyigqjmu1pEWrVmMNcpVb4zei+BW0yna"
    "Q+zziF62seBe1ltwL0sW3LbwqBbDGYx9FD9v5XM+b3A5n5c9TpVaU8FxQ0WSHcIGho9RjM"
    "SQtCxpKdGvYhM4bFKRmZV5Oj2UnBUns4T7xrhjDMlNSG4ypj+Q3ITkJlNoRnITkpuGUAqQ"
    "3ITkJoNdh7FNJyQ3ZYw0JDf1TmlvqhvuZBpyuUeBj6FrAEtrL7jVongPsc9gGeQMvny3mC"
    "IdkjMYC4fyZbtcpYZMpQqO3YDfacY/cij7RvMgK4Z8t03g6dK8hVg4lp+1IvlZA8nPKknW"
    "3vrcR2bunudQDlnQheksDmy3ZXtNw/BeBBXq+1dGPebW851F2sD3OYX52JoG0aQqxJc8mR"
    "4M7+3bIbKHyB4ie8b0ByJ7iOyZQjMie4jsIbI32smGyN55TCdE9jJGGiJ7vVPaW2RP+pys"
    "xqOor1yQAw107qPkAVrnTCQOfwcJNI+zUG0eRpnb0zZjulW5i1D7bJ1BOO/kKz/aTzZ7cP"
    "fvKMeESTpuRKBnvheBRzzmfjmYUJcf1W3GdP2ILh2OEnPuaZ6N2kHsWzP6j3BLE1td7aHF"
    "cAZjI8UtK540FTwpn/FbCb1BvAVYyO8guTCJvSACtypVo+FEdQFnjQfYm7sylps+LkazvR"
    "kVP/0zC1Y8udmpNpKaaTNtF1OdrfOQw3eLxwG4+BJ67obXxKdBIO7javHS7w0eyEIERN3v"
    "/UAC4bH0OvDk01ayScVd4r28JcK7w65TCO+askkjvHvyLkB414aIE8K7iEchvIvw7sm5t2"
    "k6IbybMdIQ3u2d0t70kq0DrBfezYGG4tT++O5eddANrxeB6IPOMfas6lLug59D4ddNgiKy"
    "uCNzJyL/Ih4PB1tkMobvfMO9iPvhE/V5p7B4f/76+VNudy6d1ygezShsu+oNjDuv8UXE37"
    "hGaYyfTltqjEHaGIc3oO5B3TOmP6DuQd0zhWaoe1D3oO6NdrJB3TuP6QR1bwJ1D+oelKUm"
    "b0L5+/pnN3IoC5PbhynfpkjT9tpyKAup7t++yX4tHaYLOPtMyd6ShI0TP9skXBbaTTUEUe"
    "3MyzfkJqB+9JoU8yWV7h0mKZHyAVEP1J80SjMpeUXS5aPfDYqsBXs2FFmz+gOKLBRZU2iG"
    "IgtFForsaCcbFNnzmE5QZCdQZMegyMZOr54em4FAjUWu5Xj7ALmWPW3P9uZa/hLGIlqD0B"
    "i3mOpIjJsUcVBc/FFsJPlE+N4DuV9yj8UKoMKTOfOEfxOSSBw8yd35XSAmWrDcQUw0qz8g"
    "JkJMNIVmiIkQEyEmjnayQUw8j+kEMXECMRFiIoSsOk9C+fKavGcg4F2Hd1MkKh4LR2VhSr"
    "0+PShHpa1w9hfiEMQhY/oD4hDEIVNohjgEcQji0GgnG8Sh85hOEIcmEIfGIA4pn7PD3WFZ"
    "lIWHIoe5OUyRpu055FCguh3VMUE6LKeAI97t8XQwqWLIq6twuPdcDvfKded9xFaTGjkzfj"
    "ZtI2nOeNoUuiZ0TeiaxvQHdE3omqbQDF0TuiZ0zdFONuia5zGdoGtOoGuORtfUrGi4hyD5"
    "qqsnoXz9WSSdVq39NoeCyNlO5IxJu6PeRs9ly8NAdktFWekwTE/zzGDssyEHYVlyJzYVd5"
    "03+cU7iH0cX7ah+LKe4csSwaHocqF8HgVjA9fJI+RkwvJgWcjpP1kYcWmZTCpCTrtn00Mh"
    "p0W2JSJOiDgh4mRMfyDihIiTKTQj4oSIEyJOo51siDidx3RCxCljpCHi1DulvYlA2kn0Fu"
    "fPX7VZ7q/ql/ur0nI/Zzfcn7m0YldVi30NxTlU0zo/QsYbGFYLd4E/5rva7GUwZ83drfyW"
    "WjM7BVg4s/sPSfAVvWF64vkeYp+lfNUqrnbVEFe7KsfVPKHWwXmFEfVWCK+G5SyowPNcoo"
    "YayrtXjjvv337+/CFnE799XxCxPv3y8e27NHIhG/Eoo22ZIqGrZh/p+htbrT0af8GylF5s"
    "Mz0oqcd8reh6FmUxByslf/YZScYTEYu4lvGCe+wVuY7f8Jrw5PK0ex4wor4k4X78QsAcvm"
    "Z/kE9pcMMqiif3+cYQ+oc1sCH0m7LPQOg/eRdA6LdBe4TQD2USQj+E/pNzb9N0gtA/gdA/"
    "BqFfvv2C32geLsmBcLykqzeRECpX9MjT8yaKQAul2UEy8hfpmtua6R3CQopftGH4RT3BL0"
    "r8BuyfGx6wKnWiXpnNgqDMHlBmc6d4AuqHCxGstEZ0DmWfyd5/SOdUlc6MpnmYmnLJd+5w"
    "DLCEtI/xy1aMXzYwfpkwblJw5wu/WVbeMZB5Om0X0Al2jQ9Gcq7XNFpex7GUcBtJCcUmcG"
    "TTNOaSC7i8JpTEr8uX5LDaRPJvj/tMRWbEmvnp3ZbqopFyeGfwT0PMxwKvADEfs/oDMR/E"
    "fEyhGTEfxHwQ8xntZEPM5zymE2I+GSMNMZ/eKcUdmiP3JJQQoLXVpgALgw+I74wwvrPSdY"
    "FXNl/10Wr8Ngxfo8TY+OtVyLBeq4x6r10OfT3V0DAt2OmgYZrVH9AwoWGaQjM0TGiY0DBH"
    "O9mgYZ7HdIKGOYGGOQYNU/mc+le95lAWihK9FdEtUa2tXeZQ/VB92Nu2gOiQ/3fFmG70kn"
    "M4eMmdveRVpXXTJG9W2zQ2rCSD6PPhkl4+f6EnQOwgQ5F8ukWkf+lhzv9bi91t+yNW7R9M"
    "5xy4ZJu4l2ToC5hZWKeV2TBf53gLszmREe9HsfGjOChRFSDZPZ62iJN4cmzsWx/MVP+2ZM"
    "SjYSS/1WrOAnLD75hP5g+EkmDjxZWAKFmzgAv3NUne2SWbNdnI0REQHoVEOhIkFpQmhf7t"
    "+70rIji/5vV79a7pVIjfdvJ3xHjGNSmniPEY1h8ZpWFTk9XTyH52UoL7zpk9yXqmY3rtIV"
    "Z6D30kR2QZrjkT2Di2604DYmSPxvT6sqlNTEmetTO6grTp4bOB8YLoSMMoTM/sUbIdKSJI"
    "CzSGLLhjwZT4TP5HmUk0WqpnKkz+miTvsaYBXYVx+cb7JY2kxUQiaQ2EFScEj/OZyLEZ/c"
    "yE/WVafyDHBjk2ptCMHBvk2MRcI8dmjJMNOTbnMZ2QY5Mx0pBj0zul/Z0TjN1SXXM2h7JQ"
    "2+p/4Y8Z085lyqEs5HmQDIS90tJhTKcwC8nuP2Ce0aPKVP8cCr+J6j2uaMpwJyL/Ih4PRx"
    "g8b6D456+fP+Xsl5Ta7z6++VuR9R8/fH5bNEzUG7w1R7v9o+yUe/rwRWyqr+3JPZ8e0nBv"
    "ktazYNccJw2hgkIFNaY/oIJCBTWFZqigUEGhgo52skEFPY/pBBV0AhV0FCqocjqrU/+bFK"
    "MsykLBqP+FX1sAhfapp31uAq5nuiTtLaS3t7sUcjnAAXO5IynR0zvzMMidenJn4fisXHL1"
    "2M9gQH136tXXWc/kUF7w33WMjyLOGoOuP+uDRcFD/ENLtDbeqZVB4VItjUu11soUDiNtxg"
    "u4I3KeBgJGS3m4VJ7jusI4aeA7C8IA12E7otFGL/q9hxzxoPjFYHGqvKXdxs6ut7INquH6"
    "QdxMKiKt6uXpoQCrt23U4ngMk30YRrNN4MXHTJKbqKSvOyW+iOI/qetKUyFUZ1K2jeNw/j"
    "VZ0nB7vEUsSPwaU8ZXeqRFYnlA4kNblYdkjvjJCBIPax4hSGyIo4Ag8em7AEFiG+RLBIkR"
    "1UKQGEHik3Nv03RCkDhjpCFI3Dulvcm00oFO6NBZ9rMgC6NsPUgruQp865gKfZqLQPs22J"
    "6ZVuNSfp70diPt8ZzBWTikBwkcb8Ka9JL66/gyEFSV7KpCKBK1k06yIPsWkgHONjLq6R9t"
    "zIBA8mGSw43jsKojjU0BtD0GwcrHh8+achxqomdjXqp7M5z5WmtlSJrbtyZctblO4Kr+No"
    "Gr0mUCLrvjjt6yu4fYR/DLNovuy/pF92XFzpaEGLX9kSLQPrL7L/+ZCf524nqLs5Dqy1Zc"
    "XzaQfVnLdhwp78T3Dmkf489b+YDPG3zA52Uf0BFqQaiUs+stixwIxoVRxWs/iBvu/3Ej32"
    "dSnZSTPp22yM3h/uxm1/hgjs5/Uu4xl4T8xv8P7odxSX8nLuBPRLDPkYlfCUm4Ce74HSOU"
    "uIy6xKHOkpWzb3p6z0fk1dyymphadQRg29y6i6d6XO/r82MWsrc3QdVBhoZLqDIYa0IuPc"
    "YHnFvmzuTs4BUGjIpYfpPreK2umgcjZmlyzFLdqTKjFcr5oV7e45ABMq7uN8Tm+CQi6b9/"
    "ZVGUkF0yO/INDloeftx8FmbaH04Q/ueGs2g2Z9JouSbUd8n2Fea78u+Akd8mf/rTq48ff5"
    "ukhe3nm5D70nwg8UB7La0Gn98sIxJspKEhVH7uirvxSxVZwYN/HFKBh91ikQpsyB6MVODT"
    "dwFSgW0IxyEV+FwNQaQCIxXYIO5tmk5IBc4YaUgF7p3S3qS+E6TzwZVQr8SOf4UbV58DtU"
    "OggoBGClRGctEybQq4I9YSuLx89fTpYDpG3sBpY9/UmzdF62YnZnVgeos6Is9PX46V500g"
    "CYlm0TIQm5ul1iJShiKfsnkxMUQu/7yJ5uL3SYVOvn0yPSSQi327g8L4Z58RdidHymtyHY"
    "k1d7ZVKQRJpESSVMGakmvH47LZrsZF8ifhbipgO1TaC2UpfIgPMFD83o54c8P1kLVhi07i"
    "Cai1Z+8QODbV7tiU0MscF90zx80mt/+rm5INQS9GsIMc0dw8jqXZfxhGrdpldhuqlKaAR5"
    "UoNW0UN7A6SI3SJLTidknNyUMRlJmMSkU2xN34c5wSX+Ft/DnNlW92NnYp9bj8DMkssPrN"
    "6Q8ksyCZxRSakcwCu6kvuwnJLEhmMYh7m6YTklkyRhqSWXqntLdkltjpnNWevay7DCOLsl"
    "ByfdFm4X9Rv/C/KF8eFTOmXSgpD7OQ6UEuQktYi8v9d2B7h7PPoLl82jZQ0xipqagnsaLB"
    "rRbXe4iFND9vk70iW9WT/Py5QTeP/JkFKx6GCSdleXP/dHpQ48y3PZhU8YasmL8hzI+Ch7"
    "gQgU9o7Om9JqEcW8yNCxV43jYFIiTf7aQu8vT7cg7FI9/vN/83X71B3KPSbiIuD5gTieBh"
    "Si7it56Sy+07PiHqx4aviCNWKxoHceLLSXYMECUGhU+INDvFJnDk+61ptExzNNJXCU2+sr"
    "oPKZz+5keC3C+5s4wbKaGQBBsvufckWvJw+9NkL3gPT5LrU8hvk6e/TciK3rI4WyR+0dTs"
    "D6jFUIvH3R9Qi6EWm0Iz1GKoxVCLRzvZoBafx3SCWjyBWjwStZjVeBT1hx9zoIGqWNp6AG"
    "BPvbZ0DNFYTzSOeOSxGdM78pgF2WfRDMKzboVnays7D3JowhGrtfC1s/uzKDCtx7R+VK8M"
    "tY/zQdaOgCWCu2akaQ+yj+dBxjZ3qgznpms7nEqT2QJ++08F2AWQdFyTHAiOSckxUaE2rR"
    "G7Q9g3ZAe5wCDmq2bYHqK5buAOeXbwYrDY3pA3M6ZRX80Nbg+ybzQPYkiEIpDGl9BZgTMQ"
    "a7S23tbfulvTmoKcddemYVUorQoqY0NvSUgR4PYAt0vuulWiT0NBoD0EZcU0yordMraeUY"
    "/fVQzlBrbzMJReak849e7pQzhTmWNajBdwGOQanMtPU/cHezMRzNjvyb+1yK97A/SCRi9k"
    "v5zOtlnA2WdM25uZ/GUTf9OG7OS4xbR9hvIsSAEt0pQDcU8W3JPzVWXiJjm7fwh3Wbzq5j"
    "Tf5ap9GN9iEh8ykP8MCffjVN57HjDVKP6kKfGZuqjk618+VOUwD/thyAoeaioiK9isoDKy"
    "gk/eBcgKtiFREVnBSGNEVjCygk/OvU3TCVnBGSMNWcG9U9pr8H3rMmtmBheBQ3Frf3qw0i"
    "r0E9FyKCQKt0xCU6Q5O0L1yN7jLKS7/1ypLWepmtWF7yzWQs4v26X/NWT/VXKuXzwlD7OR"
    "6b60cyRODBncNyUyIUIe1VVMSZ9ND0Yjsi1RFhqSPiR9Y/oDkj4kfVNohqQPSR+S/mgnGy"
    "T985hOkPQnkPTHIOlrW7KPsmCN8yIGvn8PtTwG1Yypr1mKeAuwz1K5bCNY1suVBslpX9hN"
    "jZi2fTI9JKUF+3YH83mvtzWL1Kp2HafQXnvsjnnXZCE8T2XfBmJFrneVja5fby9ZDkkYiY"
    "DFEBreqmrC6j3KSbyDfMJhme/Xguaz/xKTv0MCNF5yggRoVn9AAoQEaArNkAAhAUICHO1k"
    "gwR4HtMJEuAEEuAYJEDU+j2ZMwH1NZMR1kbDuqgXsS4uob4eU33NSko6JBdwR0xtHEwYGn"
    "gcx3qhzpa3A2CzK2123H/geun8e4h97s0g5yY8v8Lo/cuG+hGPHuqGrF9l8LrM4dJYfvJT"
    "8t/xsd1A7k/vfnwvDd3v/vf0RaHMTTbUWGCWVlREPsQsrSqIDGYNinitRRBNKiNe8ZNpU8"
    "RL+N4siNvNloy6LcNeyfAItwEp2aHBw/brXr9KisaorxIW76j8Q0iSVtPtZZchU1fpyjHz"
    "mrDVOnogUXz55P2SRoRHYXwZZjkkdsxP/82PL9RUd4CGjAbOUt3Eeb07LSQ/MNysWfAX9S"
    "X+rK4Fjsvn/Pz18yfUyEE0DdE0RNMQTYPAj2gaommIphk42RBNO4/phGhaxkhDNK13SpFQ"
    "P4rlHiGdwS9eO8W9NGYT3X/sbCuAlUn+xn6vW3kzGBsMwybj5N3fvuXskpTK7z6++dv3Od"
    "vkw+dPf0ybZ6j/8cPntwXKsyqjFu9FIMjXJ38nt2qO+AwKtOvTHt9kpemBZjA2UD7QlmlK"
    "6EjE368cOFKvTw8elEpbod4QwiMIjxjTHwiPIDxiCs0IjyA8gvDIaCcbwiPnMZ0QHskYaQ"
    "iP9E5pb+ER5XPqm7M5lIUKc/8Lf8yY/jUBAtcEaIdMcAfpMeuoL8WKzdZUfoAO1zmUhUy3"
    "GteXDeP60jhdc3+f66RG4cy0mLbROjNXvraSPSdvyE1A/eg1uY4VsvjiA+6G13FieRjnpq"
    "sHRD1Qf9KI+DRQl7ZKf3BS6MfHvxvE1mGNHIitpixuEFtP3gUQW21wAyC2Qh2C2Aqx9eTc"
    "2zSdILZOILaORmzVq+uUgeCO1q6eBO7JPX0f5DSWch/8HAq/TpctIou7MXci8q9daYOBjd"
    "75hnsR98Mn6vNOYe2qUgi5nbmUmVpMQi1sueoN3pqjLX6ld8z9L87uJxWy4v7h9JCiGKqm"
    "s7u0bZuaG37E/Oj6Fdmm8k/JQvat3MCmhLp31HeYS+Js8ylRWbhT4jI/5NFDXCZjLX8NCf"
    "l/y3emiVioBkTysvTU3Pi1VUX9+aN9LORJCxZQyJNm9QfkSciTptAMeRLyJOTJ0U42yJPn"
    "MZ0gT04gT45BnhT38rdrKmRZDMSxzgKlbv7co1LnjPPfhs8JjXjk6XlpO4SFFA9RQCMWtb"
    "R03QzGDEVXfeyoFd2KWJOe1J4FmdEnUNl7UtlZbepu+mh6UGFnWrm6Ib/xmfsf3Ccuu+MO"
    "exXL1ZG4ZT7h29tUXbKk4ZK5Uzmw7ph8kd3Jpy59CGO126FyKChh+06iXEIjInyn4lLXoT"
    "8MUroF5laDlK6GyUwNDj0TIQfrx0443GUjVnE3obZ/kYHAvejqXjSEiuqZR5yoH/I7xYgQ"
    "H9JbWZJNX4viPeSIV17ds/lgW2nhBFqrA2gN58+KFPO1Fr1Jc/vG7lWbM5RX9Ucor0onKO"
    "MtTlrtVe5zU7wlB7OP6EFOqyZRSndWdW+TCrl84yvWGExOoYhv7rpidAGZkEmzvcMIyODQ"
    "/ePtfvb7msu36zIC8tBTDQLEXVv181bI6dLPeSjC66Z1symiaiR7/IO4mVSpqumz6UFZVb"
    "WcedumB4XVzz4jYcTW6jY+SmIwWVFnyf0KYfRQ48PC5q95ISD+5ruSNCqkLl//O9RP4wUJ"
    "JBKb1R8Z/nNTqr36nIMhSt0iSr1drkosNx2/u8cAf+wA3244WqM7g7FwaD9rM7Sf1Q/tZ6"
    "WhLeTbxNu7nsycRdknIfVPs8/uO9CcQ2E4t+BZReb15NAdAvy24DdgNNQsj7iH2LdQDKI1"
    "K4Fe26rLgiwcyUMdWYKiDw3oNBrQNxreTir0n/j16SHtJ0pbtTiuvmTO7VrI7rsmocpZW4"
    "p72TggjliteCQHJbkXwS25EaqkpSdXa3ZN1JdKjomrZyxIyliu6INsRuSIu+fRsrI45vAf"
    "h5y6oVZcqEpm7YA4nn7yLsDxdHtsPRxPPz9jD8fTcTzdIO5tmk44np4x0nA8vXdKezuefi"
    "t/hNaSnwIs1NH6T+/GCelBLnApXHm/0aN4hzjiEQVP+DeDSROFk/6tDvo3nPMvMqwfmjtB"
    "WC7pVXesHLuiKpRfv6+l7a2xEXrb0CIRUU+Hyh0AXJZyTFgY0hvNHJM9xkaHsJ1H2OQSlu"
    "b+mgZ0pVdSYg8xo6CEVUU+9kEarT7Jw9AvvfeLfKS+v06f7CHoj4H6Q/+aygLOvl1ikMSX"
    "LWv6t93mcWBbh21VE77MdmOotYDsZFSaxvdpSjwYWjjxDKinUcRW66jCJq0f91kMPKkio4"
    "66gcKbBUz+tDBiVfkbQnh1lmUFuEDxXKKH4nj3ynFtlrefP3/I2Sxv3xcG7qdfPr599+W7"
    "i3hhl414VDOe40QqrV1zh7Bvv3zZxoV9We/Bviw5sEtGg2jOaNQlX7QIRlzT5LhmGMne6p"
    "YYnIeim03u5gX3uSrq2KWfC1h0tGkdbVCO97sgEMGkJtE7eThtk+09Y7u2rY76B2yxCZlL"
    "AnEfH+L3CV+t42vBbtk6Ihs/4h7hUaguEWOq1Ol9oLKzfXV5WJJ+TYly9FbyPRIkCSXEI7"
    "eS6LAy9/t4H9uh/IBkMPmnp46HovKA+c4acsTN6o9s5YHdbGorW2QgIL4z8V7lcfj6Ae9V"
    "H4UfNeX9CRbM8/RikjvE8UMtpzH2BgqqqAPBmhcM7DHgfpw3CXxjq7Une+bPNAilY+UveG"
    "X9q6pmhw3kLWi2Vig5bnaww+cjpc8urchrZYuqA4gqZpdUvZI0ik3gSMz1LXvY/sxrcs8D"
    "tj2wOH8g90vuLFVjae/Kd1BWqk/ojezgirORg34UzkVasNXD5jWrP3AuEuciTaEZ5yIbM5"
    "BwLnKKc5EGTzacizyP6YRzkRkjDecie6e0P/1L15J9lAVrnBcx8HKvncVqcfW2Ya7mjcUU"
    "LYr3EJDcjuRwyTQ53iHsswn7Lyy9ZNRlwUxuVTo7Wx6Fja0k1ag0LF1Sc6DjcXo5Ek73sr"
    "TWapCH2bckDHLeX1KkIhged/SW3gLuiCfTF5R7g8nvA5xLNyYkprT5SWUULH4yPRz42rU7"
    "fLO2T0RwQ30eUvXS6zgNi7txEpZKvGLSW3pQ0aU/hGQXNSBLIX/JE/JetlXxJhV8mjNV60"
    "E2EsQXPiPf7Vs//b7iku3jfS5iYMNuJ4iBGaStIABmihWAANhRaEYADAEwBMBGO9kQADuP"
    "6YQAWMZIQwCsd0ptCYAd9vqOtthftVnsr+oX+yuEv44dmZmzG+7P3Mq6lWozraE5D2vaSK"
    "3aRNXGWLwqznf16cuCzpk8Vf50oxcK2EOOKExfHEmVbjO/62d3ueCviOhMXemmVZ+mALOo"
    "LlOPW74fUc2wSgZjn5vXf0x7vaws9NtA8A5hH73911v3xI3QYjcF2EhuT8FXo8KBf2bBio"
    "dhwkxNYDDTZtouRDhb5yEHo4Xf4gNqzq38qskZteR9XqljaKpyQ0SWNCS+UJG5aXycLWmQ"
    "3NoXqH/F9/kthWy9Yv6mHBgc5iMQAxx2L0YM0JTFEGHAk3cBwoA2RCYQBkTcAmFAhAFPzr"
    "1N0wlhwIyRhjBg75T2pgnuPWPNmmYl4FDcHjUweDSvwhjV5ffo4/ZGp0rBZf94ekhrCZMb"
    "iw6qK/W9AfVi9ON6CvXCsP6AegH1whSaoV5AvYB6MdrJBvXiPKYT1IsJ1ItRqBdIt8nk4b"
    "VKxGvIxCul4kljhFfctd1A7w5hIb1DJDKvN4FcvDWH8B5jYb54/0ljKoWRVV32fCDtkVXe"
    "9GwHxwMU7lApzpqyQoqwkOJ+SnWUbw7QIngPsW85HmYMyznf6e67PQ6ejWmejSmhliUP3D"
    "eOIzY1VW+yz6cHE1tV6xnNNEfYBWEXhF2M6Q+EXRB2MYVmhF0QdkHYZbSTDWGX85hOCLtk"
    "jDSEXXqntLewS+J8xoToLPx5mIWiX//adUKZqmow22yqPLiDdOewFnI+SFhGmqiedhGfLM"
    "g+s2YQnuPBqZd3noFAk+isSczFxne7KN1Z4KlcN5iTxmvd3Lll1Sp38mR6UN/etztYreE/"
    "1ZhUlwTfylFDqPx/VRlhScP4gmFVcP2WPbyOX5SmXUjCTXDH7xihxGXUJQ6V/n+5QENv7/"
    "oIeV1+QvUWVO0IbJtbV6Gvx72nXiZX3ay136cAC42q/g3ZO+ptKsyphlvvdwjcea95532W"
    "d3U5yUY9L1Ff7/9mMdboCf1VUYv1607GUx4K5XtctlUuM/L3NZdv12UQ5KHHGQTH3LrH3s"
    "2GmNC/hLGpWDKg49cPms+btBWyQpAVgqwQY/oDWSHICjGFZmSFwDYewjZGVgiyQsxVWUY3"
    "nZAVkjHSkBXSO6W9CWPK59QOmmdBFgrp/S/7p0lNODeW1zQM70WgFxDKgixkeZATdzjBjx"
    "P8Iwwj7xmmdzSigRbFe4h9HF8+f95mkXj+vH6RUM+Kx3J/15PIkvb2sdvzVVtzHkRLl1Y4"
    "6k2X6GVA53wLnNzpb6XTpjUwMxj7BuezNqvrs/rF9VnZOBChXtmOFGAfuf1fUopbDIdcWj"
    "uFdhDW0QvreDSMZp644RVCzoEsjDwUCqjJCqgnHOrpzaQ9xL551MbArjevnxt055/KZXlz"
    "w6rroewfTttku8zorm2r6/1S4TEkNGDJVXo8YH8Ik4xu7iav3y9pcs+eHM6RyvtW/5YfGb"
    "EVuRESPH94Qq4j4amkvmt1eR/zyVxES7Jkkh7ZXOJ5RObshvrVlwCe6osgv2eo2Yr8HrNU"
    "TOT3nLwLkN9jQ1QE+T0wx5Hfg/yek3Nv03RCfk/GSEN+T++U9prfM+uU4DND7onGwh8LGb"
    "NubFdgwXmbzRaFSE7jJicDVo/5LAbUd1coIhpEDfZlU73zHBR1YIw2MJnvduvlLBB9bHQf"
    "h47QLMa3QxwxlC8CVxrYU19E3EnKSxxBbGxjK7yotxVeIHHiqIkT2xCW9mKVwUHvMG2pMi"
    "je/BNbS9tlUhNw3j6dtoo4u/vGKLOAMCzCsMb0B8KwCMOaQjPCsAjDIgw72smGMOx5TCeE"
    "YTNGGsKwvVPabxjWuFDVUYtDn8STSLx9TeZzIHDflXsezla06pRP/TqSgVizLD9qDTFIg/"
    "si4i9fqcDFz6at9LcgbQr1Deob1Ddj+gPqG9Q3U2iG+gb1DerbaCcb1LfzmE5Q3yZQ30z1"
    "nKG+nd6TUL6+Ju8ZCHjX4d0gpehb7IhParSi7dNpK7Uo2jc+WCDkI1vN5Sq45GtVaoPGNT"
    "oI9wn1ifRKqc9DqpqWC3roACu0p1+zi8VehPg7NKlxzaBpgyZVu4M0dRQOG/WxiRyUA6vJ"
    "hxrYD/2SRklHFflCeLVnUHaYAvNzCRqK+nTpOq7X9vbz5w85h+3t+wKnn375+PZdmk4vG/"
    "HIvG37vzi7/2nHWmnfzj4+uHHfyca7Lmi1c6uKWgpF7nm0JPdL7izlNqwuiyVizfyQLEQg"
    "X1jLTbpq/9aHI4JkwRqFCJJZ/YEIEiJIptCMCBIiSIggjXayIYJ0HtMJEaSMkYYIUu+U9h"
    "ZBEve+dggpi4Ez0dmZWFO5yejstinAwhpag1yGFes1ekM7A8HIHmOY7i3Lq1qZl6dN+l6g"
    "injNt62QwQ39DfqbMf0B/Q36myk0Q3+D/gb9bbSTDfrbeUwn6G8T6G9j0N8CIVbamcQ7CF"
    "yJzq6EZIPp3UW/Q1iov1222Wkv63fay9JOO2dbUnUozoLsM2f6J/meu1Uacv16vAN0WjlM"
    "Y7fntThk219aIrQhJTQLQk5oc05oLvoRcIfNXMq9Cpfno/DZQ10UJA+0aCCfkUrPPW9SJd"
    "Or16eHdfq02ZBC/a951VYVTY8nuStHzN+h4hs+0KdQ8Q3rD6j4UPFNoRkqPlR8qPijnWxQ"
    "8c9jOkHFn0DFH4NypBxSOYr1tM49BoJyC63TYzTULbqSxaDqSld/7Vb+WK2hnQIwrluM6z"
    "ULuHBni0Csqo2ZOh00j2uyZEbIegPLyjSp5jCqWIEPMxhVrcHnxZ/SNHWY27Y/a87oSmz8"
    "ipshm2IXewzkw0ecm6kyAhpDRvTYmu3AvsCRGVfFRmZdxnsBiEHfXTNPw0/txfIUASushR"
    "UWsDuu7RZnMPCJDQsvf+A+m9SEmONn01Zh5pmXtj1Y7OmzzwiP2CqptajAr8k1+33tSYqv"
    "SUgfQlV78V4Ebkjulw8kWvKQJItjufTTY98MB9EsWP4RwjarPwqCn54WlYFAiupsBrF/6u"
    "zQ2+Y2DfTeNGvoTtCdTs0fNJRTFb9NLEkthzKDsdKlbOdTNjmVsVdpig+kEncmVQ5Q/GB6"
    "0PtZik3IZvNd6yPm2jpitZKg6CGtPS9mLn1A1u0Ilhi4LGb1B7JukXVrCs3IukXWbcw1sm"
    "7HONmQdXse0wlZtxkjDVm3vVPa3+2H0kXUvf1wD4Er0dmVKPrnbdkv4tAFnbtAye+xKFK5"
    "E9fwnwWdte68FZR0uNtDzpo55IIPm4VEwyojoYHfPcRChnsrC26KKL/hnpv8/LIunz6bHk"
    "5MyjZFsWoI7hDcjekPCO4Q3E2hGYI7BHcI7qOdbBDcz2M6QXCfQHAfg+AO3ffkTkX8X51d"
    "NwVYqA5dtdlxr+p33KvSjrvwhAhCnTVjj8ByUTokQ0O2YurNNQjNgazZ1XqNeWrxuQNgfJ"
    "aS4D12RyMRVOhj9fW+s6Aj1vvevTLegt8e1YtspAD7XEXbzhr86FG+mlTENJIH06aAhnCc"
    "zZr6zsPM2TU+eNT6E79ZRiH5NQ1oT0kSnv1eHZcWPiMeo4sn5FoFH69fERG4LJiSuBrYlM"
    "RHGqZkKTz3NbkOI6rMUtkqWjIypwHhEZkzT/g3oXzX8snsI382gjQW2O8I0pjVH8ghOznx"
    "apXUr+a4APGPJR6ZY8gcQ+bY0ed6Ia+pVVpTQ1ZTUbkKxSZwdMvj5kAoStI50SMx47WY30"
    "PAe1felRc12/gRr7jHUa3H3+TaWsN/HorwqGnhUVOEjTRwNakSN3YPpwczNp1cW6RsQg2A"
    "GmBMfyBlEymbptCMlE2kbPZlRCFlEymbBnFv03RCymbGSEPKZu+U9pbjgnzBjAnbZrl/Ub"
    "/cv6g4r3tTOWAbz+veVA9WC/bT3o7r5mrEuq5cuCty3hpIzmDsY7m37KFcONav2Mv+sqF+"
    "xKO6SrxbTNFSYQ6Xe+CTn5L/jo/tprDWux/fy/1LDtPpi0LCWzbfuEAtrahwfIhaWlXhGN"
    "QW7y1jd8wTa1aRwtmwOuRQ9q0Pg6zC60ARFj0oJXtNfT03sgoM3lvx/sBoxeCuN4jT9p0s"
    "YdPo7fvGA+4/aNY830MwXluNV2fJnNsZ92skkIaQbAl5PA9kcnH16ulT+X+DRZdyxL9sQf"
    "vLWtJfVlMuNlFXzrPQY5J+OTLSjQlKb/wojv1WhKSTR9MWAel9y4Pp9t+WjHg0jOQ3Wc1Z"
    "QG74HfPV/WOUhCzgLExuKUuikK9J8t4u2azJRg4AldUekkDck1ixnxQ6r/93rwiSFy4YSN"
    "43uVAAsfMxxWoROzerP7JXc8VzSse62kMsVBuftbGuntUbV89KttUd9aru6a4f2juATcPa"
    "hgtKf6Lce/isToZV7eKZp4c3clc1nold6yNe07O7YTg13SeyfXMbaWriGp8RLOvYZs3qD6"
    "SoIUXNFJqRooYUtZhrpKiNcbIhRe08phNS1DJGGlLUeqe0t7Bc7LvKYay17GdBFopH/V8t"
    "IT8uok40004ILAItZLv/xMCUtLWkqhvdO6SFfPc/uk9QxsUw0+WE5XNi3rRs9izKPpt9iO"
    "UEhXdPfeddqnGX6G8o/ZIFnXXxl736r0/fFnXW/Plx0UEdt2OPsGnS91fKfEl9n1UUDmky"
    "zfaYI6ZJ3VMvXULGaJm59GG2CSvsg4YauxkMSuxqlNiNq7StuL+JtNIECjCLrOHelotIdO"
    "A1BwKrlYWzqhhtCmKmCHjFLdZeFX5iVYH6+qV3D8HKq7HyBmxFg1utobyH2OcBD3K04GbD"
    "wkSG1MsyLODsY/uyleBw2aA4XJYlh4S1ONlaZ88rwKwJIPW25wVCGluRiGiF7/FR+KzuRG"
    "geZw2vR1ZxXLYWIY9mblUibRP9BSD476qi0eCmyiRp4j4DAu/deA+Yw/gdc2dqGdFceIpQ"
    "9MEj+2C7lnTshgwaPdG1Jxbq6Fjnniij0ROP24+X20wk/Q05RaIHuvXAmlaFFJuYTxFgvB"
    "vjc+pR39G0PzMg8N7R9lQEerO18LijmdBfRFqoIQxRVGrLW8BoqFklrYQE4zqML5jm8pLH"
    "YYV5RI6INAy5P6uq+XXgTooSGvn1JufXp92lqqc8orf3cHS3yd3NV2sRRLNbpmc65GH27W"
    "Iv22xiL+v3sJcm3WP7E334c8AdNqk8lL99Nm1xJP9htt61PVhd5zpue03Yah09JFfBhhH1"
    "XdkJJH4UJjVvnpDrldwbksSuayJbkGvHE2G8Zci/w1tC53I5ITQI+J38LCJ8+W48JOqW2k"
    "mhc4/0sb/5aWPZ5HrbUvruNIg2cnZO0/dKH6mvEX+UKuvDvAXuwEVJAZQUQEmBE21vKClw"
    "FJpRUqAi8RclBVBSYByTDSUFzmM6oaRAxkhDSYHeKe0tye4Ex4HhSqhXYte9eg9oOqd2aO"
    "kfIf965/t2cpFGGD6FWHSy5Mijda9r6ay+eZRF7Pd3uDKVBysEnfqjJzkUTp9onD7ZK6xd"
    "CK8+Xw3GDzPegW0wrX2ySjt5xOaskd5OVpkTcvslZF89EU2qg27p02mrsNsmZLMwbX4w8v"
    "YxPp0bkl8zJ6CnZHds9/vk4gn5vk/I9a3s/utXJK47Jv+XLIXnvibXYURVcZXrJIA2p+o6"
    "CjJnnvBvQvlO5dsujvSZCJlZYKkiZGZWf0BgODnxHqMLTeIzEBDf/aQGrQiiNOg62/Znre"
    "qcsB6LacRZUpDFdlqVxanla6UAC+uxXLTztBocrWKcNBSbwGGa21cONNSgLZnZ1u1fW6dJ"
    "i/k9BLx35V35rLONH/GKehcHUuTzUKQGmJYaYIiE9CdREDCyr08PykbLtNlBuehTHPQh0Z"
    "JGhJI1C0LhEx6SexHcqqxp+dc/NuoeU3H/mjDfDcn8YZvGTCTkOh7K12VJqMf3hexjweIJ"
    "2ces/kAdboO6AMrbiYiPVQldFSgLOmspSJpOutztIWfNHIoaW6ahWc5qN1+3TzfXMN1h7G"
    "5u/pJ7+ePc6nTBajcpg7DJ+OhtuvAbXwRs1kGeKyMtWo6ObVWHLNC1qvcQmwb2CYjXvpIv"
    "C7Iw8NL/AbWAUU+b5SwILLc5c+txVqNONR1tzqKG4vmocZbjnCCvP23ZVHUIZ5vHbIoaE3"
    "FRtzNVhly21zYdjLmk7Q4FXeq7FqEOCwwhhDrM6g8UhTnllo6iMCgKA8MJRWGsmGwoCnMe"
    "0wlFYTJGGorC9E5pf1UJkLxzaqdivuGeKjCr2QMFGDqgexKPJ0Sgs6rsADaR3mMGRUTVLq"
    "ZJagEGaivPDaiz/L7QMtKzIAtDNv3fEL0OxJoFcmuLadKhuoS0zyfqn+45c9UtilrlprIY"
    "GHWlZUK6GFp07gDW+By9cTmn0VJvaKYAjMvyQdrIWTJfi84sBqOzFJBY06oSiX/ZUD+Szl"
    "ldNCJFFUUk5vAV9Z78lPx3fFtVUxL1ux/ff3zz4buX08tCea1007oq7UwiUFkYNKoUHRrM"
    "gAIORsBhIyBgvrjTZzoPA9GHiZYDM1D32s3cSv+sgesSEnQfpntBHS4XGs4qNr0GrvMw+4"
    "i+alWx76qhYt9V+Z5HlUVDvdmKSbb00u1KyOP5yZP7pfDYUCHKoYe3cnfj5Xe20k2JKEPt"
    "G+YD7JP8YaOZsZsijjimnx1pPLdht57csu7D1e5GuVcRBT9YdXwPxImLrkp8QuQ9Y7eV50"
    "IP90EGil54fC+wqsJX7XqBVZbAQi9o9oI0DnjHuZCBohe69sKKBrcsmnW4iqKIRB88bias"
    "hC83/Q7zYAdEDzyuB/65oUHEKkSDw32QgaIXHtcLD4x26oIUB/67Fzq6qxr9TcnoKcJG17"
    "adb9vk3JYj70sRCT2lbA+xj+MfWnH8QwPHP5Q5vuMu00sg2SHsY3iQURwwZftpCpApxD6O"
    "bbud5QOj1Qc9kwfTgwc9vV27IQ96/po/9VdM2JX++SwulfV3nAg13gbBiVCz+gMnQlus+z"
    "gRehSacSK0IgCFE6E4ETqOyYYToecxnXAiNGOk4URo75T2eCLUj51S3WNGBRxOGrXLeo20"
    "a0zmQHDdOrtuWx47lEDM4Swc6C/aDPQX9QP9Rd1AX0umOpG9A1rIdv/LCq6DwFUo59oFCx"
    "GstFaYFHDE9Ng1XSdh4TEuLmFEg2iW3rJR9lfr9M4c7Kwv79iFXnT4y4LOmr01fZg5D46n"
    "dUFHDmTT6tqb26cYou5dcsCLPmid0a3CHo/kH0bCsKRnqXnkbg854u4Uh6fTW5bGuEMlrF"
    "VfLVU/iPMorBF1CYhlTg/mHtpG6JFNWpetRSjdM0cuFCojpdQBb4XwavivwBZ6Yi7BQ3VF"
    "mrRxXKPh7efPH3JhgbfvCxx/+uXj23dfvrsoVAKopz7OIdfaE8tISM017OqtKBmQNfGQo9"
    "9ayeqMvJ9D4dc5yllU0QXhTkT+RTwejjCbvIHPn79+/pRbSlK747uPb/5WNEl+/PD5bTF0"
    "qN7gbWUefxixtV4HFHDogu5dcE+Vqjzf5mFqFc/JQ8+wgs7F5fRZ6xI6zGNON55zSNDcTP"
    "MNDbuxnAWC5GaSnSVzbme8It3g0AVTGSCydMzO0lnTINoE+peI5ZDoZJM72ReRZjmmHcLG"
    "jMZ2KY1NOY1VMaKq8EZTOnxUHdtAgL8yBsdvfObOqjLfmkJwWdQjY0iGjWm9EFJcalxPdd"
    "hBoDl0PLxOq1IiGqVjeuxkCLsYn1NPReT0SM+AwHvXJKBtImzMnM4mWEJauBk+a7MZPqvf"
    "DJ+V68dzz1P3oOgbHSXkEaOsvgi2TvUYDZAkqiE/YVGh3tcHRQowa1aYHiOs7C45H66ZQV"
    "gCosyLzvptTGkB9yY+zF9RWyB+Mm1RXGDXsNfqAr9OqOOIze7MeMj+mZQOwN3S4xnmU4JK"
    "Amb1ByoJtDmPgkoCx5ECUUmgZKejkgAqCYxjsqGSwHlMJ1QSyBhpqCTQO6W9iRmaBQSsrR"
    "vQv+S5dcW16M1gLOT4ol2NyYYSkzUca+pweRTc4c7ucEqk5iKSh1k40PtfTJSSp7HtbZvb"
    "NLR7lO/FP5ijty5nMBYO1/5DTy4PmKN9UWQOZSHPA+x/q2oToyl7YI+xaXk49pUz+vcXPv"
    "LiQsOc9aFXEJVYpJs7l8GcdfUFlQmr6dU9IrXC8IE5wN0Bya2YmmUCsiAL97b+pVKV+KPp"
    "2GUgSK3oXnJPCWZVyfdN5Q73GDD/SObdyijMQfLd6jAM+G/k35Ckos+By4I/blgYTSoSiz"
    "JPpweTi4RqPLvZtR7y/hIkExk+vKcEyURm9UfGjIwnqp6Fk8UMRX1puljH/IlKOh/eZO2n"
    "XruSM0o4a5RwlnS4mtdf7iEWev9tfP96z7/ILnf1jwtlMBby27vsJ+mqCiZ+ZdRjbj3Fj4"
    "gkGkZwUxLUu7/Fy2t9kZ1dDtSHz5/+mDYvVt4p3eaqWe39cWXeDaN78PEczla0qhpJQznA"
    "DOaIZQB3r4y2DmBcwYX7M1oREGtT/GUHRWqlyamVcV+JTdS5n/dYdLRpHW2SHPdB3EzqxD"
    "j1bNpSivO2bSHEQYiDEGdMf0CIOz3zVD9JjNqcIda/AxLJFVSL3xRgIbuDlFGbs4WoKkXY"
    "UCN4D0F54O7lgTchC7TV5CzIyhHedxZOwKjX4fbFPQgst2C5gyvbmwfbiWscuR6/f/uJ3y"
    "zr002Sp9OWPq6/a91zQZusnZ18CArajM7gh+trVn+Y7/qeAfW7JbP1+YYd4qxPN5zg4mTD"
    "PK0TFQfGxXKnoD0Um6CK96ZiYzuIhc5X/4cog42n6d5uARay278AGTAaakq8e4h9KSYXrT"
    "TIiwYN8iLRIE3yJL+ym5X0BSd1vmT6fNrSmwwz7Q/5k5MfJd3M2UT8jpHYQgrJr4tArNQ1"
    "eFMi/W/53+8J94ncqIiyBF4RSuY0IGJBpJ9J5kKSMCX3SxEywl3Cw+RlGvwhlH8/mRR6ef"
    "AP/M3/zf+JPpCNfLykIfFF8jGvJDJaEnW7H6EBi0GhZHtKqO/Gf624v4lYmHwQjVRT2eJB"
    "fhTzn5C/cjmZNpH8MupLJfBIPaVc/gQuP1W95FFfvmNcoIO5hN7IcRxGRLVQQzVm43A4+t"
    "e8g+aI1Up95sP274SjxJOH6260IQLX3az+QC3aNon1qEU7zjgIatGea2AEtWhRi9Yg7m2a"
    "TqhFmzHSUIu2d0p7q8xnajDK/jxMI2MqZ0K79pHSHMo+Q6f/U9FF+antEC/iIFZ0HumpPq"
    "oV786CzjrkvdVLdbjbQ86auXgIJbK4jqlWgFmUNNCbsSYHmD6vORBYNaoE2Ze4vs2kIoa3"
    "fTI9GL1LpP1WYTutNFBkfI5t50fYyKz+QNgIYSNTaEbYCGEjhI1GO9kQNjqP6YSwUcZIQ9"
    "iod0r7u8IQJUUHFM+PXSDQbH77z49HyVbbSrZ2cwDkpzo0SLfT0Q1jFG5tMP2GKNwqyZML"
    "baR382YWZAPpR7jsyafaJar2EPs4vmpD8VU9w1fl2ieuK72WiuuGmoqA7TH2UTzIMGYryj"
    "0tjncI+xju7RBenmEWSFKch5m2Q1KG2sd5/57JnjV9H6UCax/l/Vt5c486txWBu/pi5jsE"
    "SplrlDKPWZt1ODpdBNo4qAfYHcO1dKlnkYhoxR7ZVOGiALRG7zx2UDqiD3FYoMIMrFdG8y"
    "hruO/vpnvuP1TdPdGk3e0g9q0ctpVe+CLEalKVrqVenx5M1grSZkjVQqoWUrWM6Q+kaiFV"
    "yxSakaqFVK2Ya6RqjXGyIVXrPKYTUrUyRhpStXqntDdFYik2IdM8hZvFwJno7EwgS27IIH"
    "a4plVFev+ykY4wj+rVY1pZp9dlDpcL95Ofkv9atbn+9O7H93LR/e7l9LIQBskSX6whG3JX"
    "aVYeX/GKmukNK3IJebwl5HIki7L8DUIEM/U/WgtEAWefQd5//HRBHS6HO6+KczQwnYfZR/"
    "RVK2X+qkGZvyrH9OTUl98hdtT12C4C7eN7kBjqnLnhTPu6wRwKTLdiOk7h1BvTe4h9HP/Q"
    "iuMfGjj+oYJjdXXFzKXcq9CoDt55sQfCY+nssSRM3jN2W1n85nAnZKAW1Ro5WS8wv8Jvb9"
    "cLWyh64XG9sBQe7zgXMlD0wuN6YSV8ue906IMdED3QtQc8FiVZLCX6G3JQs6AjpqGmWSWj"
    "zUINRaAltqTtrQkl2FDW65v8arU3ve4fTg8X95JtNe55nVyHwnOvk5tkwt1tM2FyM00Ycc"
    "+Lb54hCxFsr6R5Ta7DNQ3YtboSZynuifxRD/J/HshcguW7yf8+iO1dN2uPOiws385zvI+t"
    "vK+28d6bXOVW3GY70t0ICXNm9QcK/RrUBacqaW0c+wMffsPtwd0KAqv9XM+m9Y68JJhs0x"
    "ZC3oFW8d8dAFwa5h/8VRrEkxr3IH7W0ju4T9sedA7+uoxtZmmBJ1dQ5q+m/O6au9ev4ksn"
    "t1eBfp/ehBnb38RjC2m23wc8kqYTmasbLgW7k++3lNM1lG8TL3Z/CEmclVvyEY766eo6z0"
    "9CvXsyFdJrQLfv/SrxTALpd8yZJ/wb6aqI3Ts6S+rfsMSPia86ie8N3V7ZqVwY9SD+OLLk"
    "q5B5i5Y3dI7Uz7DEXqp3IYTs9bkQt6yqG+olrjwMZ601VK6A3XHtRM8MBruZQbvZL371Th"
    "a/fngX2/htNzC1RyQ3N8vFe7uix5mqU6IOVsrFWi7n7hPygdE7Fr5Sf4RTIj80ubdZtXkt"
    "t4QYstuA1Kuhele1uot7X+40dFEhcR33sx933TMueR7zdgRFC0dAzekCHAG14VQajoDizB"
    "qOgOII6Mm5t2k64QhoxkjDEdDeKe0tbHDLq9JIG5b8FGBhWPCiXUGqhnpUpbR1GusYeuHv"
    "HAi5iV19NVMPN9sqomezQulCklhxJOZNENCH6p0vCypQ7/FwjBLFQR5//TsSZkwbu/MN91"
    "z5tTR7oABDB3TugIVXefC53sTbAWwiHbcxjSLtK+JR1eGHBnp3CAv5vWhF8EUDwxdlihOT"
    "TDuFMQ+zT5rqv2aKcjqoN1sxSZWeS1hCWji2+y8+EfCHjd6Y3iFs5LcNve0vGgvZ9neX+G"
    "3I2smCcDCtfcqObE/9WRhtE5bbh+ryuCPe7hZ/8lBhocEXDpRfGrJK/+gqTdh19wTKTJjV"
    "CygzcepeQJmJEyd94dz9+DOR30r+vgm5JE0q0pH3D6dNOcnL29mcx/dLpU1xVwsSdZGoa0"
    "x/IFEXibqm0IxEXSTqxlwjUXeMkw2JuucxnZComzHSkKjbO6X91feI6GKhmZWUxcCZ6OxM"
    "xP7+bEnDijKjTakeOZiFMdv+PQn2+5rLxX1Ga2opfZP7ZQ3beeipLFzsuu2M2JC5XTo5g4"
    "NZZVoHG6L0/pT0y19FcBvrqiW1N99gekDx3Xbz7H7fHKovVF+ovsb0B1RfqL6m0AzVF6ov"
    "VN/RTjaovucxnaD6TqD6jkH1jSux64m+GQhcie6ar+6Bs0cdNetmVw3mTA9cFQOhjKMOa2"
    "N0uTvusEmlIBc/mR5U4nbNoMBBgYMCZ0x/QIGDAmcKzVDgoMBBgRvtZIMCdx7TCQrcBArc"
    "GBQ4iBUncyY2IQt0xc89BMR3Jn6vtLQ2dPYQCxNdL56200CbRNCyCspCtepWDvAmRzkHs5"
    "Ds/v3kudj4ndJNs0BkFBttTwbsTl2316WX81C4DaZ1syHxi/cRW31LRkUpgrF7Nj0Qw+Cy"
    "4SwNFSKMgTAGwhjm9AfCGAhjmEIzwhgIYyCMMdrJhjDGeUwnhDEmCGOMIYyBm8gmJ/MmcA"
    "fLkPdWxPnucbnbMsdNFXLzODjL3Z1lsQk0o0V7yDGL/m/CSKwGE44GTppfcX8TsYo79eo3"
    "xQzkeMP7mcnFiHP+8JI5t+nVgnlKfw6FXyc7ZFFF25w7EfkXaXldoWFbYwN3P3/9/ClnkK"
    "fj9LuPb/5WHMI/fvj8tmhpqzd4WzRIlkLa1XKI6ozoHMgau7m3Ic2dKqu5YR1OAfa59P3b"
    "GSgDb0EZ+M+BW10UKHkwPRC+E7tWCN0hdIfQnTH9gdAdQnem0IzQHUJ3CN2NdrIhdHce0w"
    "mhu4yRhtBd75T2purETqccxlrLfhZkYRip/1t106Rcgwv+HPG8S9/RC9SxOpE77IjVSjH5"
    "oMl+EYfof2dB4hQHSMF8wqLmjfSnuIt+zXxXcXeclf2yzcp+Wb+yXxZX9nXARSDXCS2es6"
    "AjUv3hSCS34bie4hLDHvVnc3ZTFSo9cLQtD4U/arY/Sl2P+zWiQ0MnZ4HoYpO7OGA01IzQ"
    "7yH2aXeDHKtPCJuxLjRvUWC6FdNjyUgzOS0iy+c/N0L98BKdTUmse4w1fB7dQa7KAGziPE"
    "XAMevKOffDNXMqaH8rhFeXqrbHFIifS9BQY333ynEtm7efP3/IGTVv3xdI/fTLx7fvUjdC"
    "NuJRDddrqi7N06J6DwHTGkyHPNrQqDL60SQ5ZFH2WR7PW1kezxssj+dly0OJk8yvWD+akk"
    "72GPtYvmzF8mUDy5dllu/ExlmyoMLA+8Z+r7PwsiAbeG5yP9/97Vtu6Silxe+8zw+fP/0x"
    "bV7MlR/nYZol9dPQ+OiCUQlhupJ8FgTTr3NpQR6uaSSXiE6lukpo6F0m611hRIOoW0/noe"
    "hmk7t5wX0eLrv0cg6JTja5k+PQ6GzOFiLoEFPNAG2wCocOqlKPBqtuC2ceijll2pwy6SDc"
    "uzvlEdedhkueTtsciZuxXVscjMPBOByMM6Y/cDCuxQaOg3FHoRkH4yqENByMw8G4cUw2HI"
    "w7j+mEg3EZIw0H43qntOeDcXphnCwGzkRnZ6KLMIVrdMxf+2+5r3cdVQqw8BRk/2dMcRTs"
    "ZOuVEwndrSKLAfOPY167BHIeBvfssHvmC83DjinARnIHSDqMa4/qJcPtITZwfOxUOMfjdS"
    "XrmzTULMoG2oeQqk0KQqq78yZ1Mcj44bRVCJKnTRGBRAQSEUhj+gMRSEQgTaEZEUhEIBGB"
    "HO1kQwTyPKYTIpAZIw0RyN4pRQRy/M6Ecvc1mc9AQHxn4nGb4ZC3DHW4yBB3GD5+UCubT6"
    "uS0Q6ATbHIJepC9csnXYlNVbGLpjVhj8Gi0HlRwBWF/QxmQ6JNXzbxFy8FmuLXpwdiTEHa"
    "CNElRJcQXTKmPxBdQnTJFJoRXUJ0CdGl0U42RJfOYzohupQx0hBd6p3S3oQfKO1DKu27kj"
    "Wt6d0hLOT3LC/Um0iL1LkVm2gwZWLgSqa43e3UqoOKKesdCtkhrFhFjn0oRCwWIYtmHWJM"
    "ZaQ1RlxvFkd6ldRO7m69eJeQR1zFY32ZBgG/o95xVvL+d8sdf9XuZ4vrv+q8zyGZv3j+6u"
    "lT+X/HYf1lC9Jf1nL+slRkMwz5jd5lDXvIEUmeU4/6SYbHGG0UXPZyYJ/s8QoS6kT8rmL5"
    "aKB6Dzki02kIcbREhyKoGNH1xkfaHiaHQQkBX1VpjUlFRkDyYHogJSDctUJOAHICkBNgTH"
    "8gJwA5AabQjJwA5AQMEcRETgByAgyWfsc2nZATkDHSkBPQO6XICRjFci/pcFmgxe8eYt9+"
    "2uZeq/prrUq3Wq0lPXqDd4ewcPReXLRR2i/qlfaLktLuyv2tYgdj1GNundKeYmwYvccORk"
    "vyOlSFzKFAewfaj5xzceZ004BRPbp3CNCtT/e9CG5nLn2ooLxhp8yhjpkBML2cPpteTZ9P"
    "X0x/GEzMHzj5Qr39Ni9IcajjsFRAj+e0XF2aHOXLJdsuFtzhzHcqyP3LhvoRj+qOsuehRR"
    "mFOVw66E9+Sv47Nu+wgcOf3v34XrrW3z2bXhai0dls54JaFWpXI8pAkATaNcw0l79WP8aU"
    "Q9mwUw6arTUXG7/ThchZIERYk0XYkDG/Sw9ncOhgoztYXQWvtUbuEEc0aUX6NUaXarnkAX"
    "NnVYq7mkE1FGdBTdPHqqmjpkNVLcdwFokosSNbnyso4KwJA/VcwKqO2cNlrCzk9sgGasBW"
    "NLjVWnn3EPtM04tW9wNdNNwPdJHcD2RIIuuP8h0mFXms8evTpjRWGqozUU7a7lAi6+T6lr"
    "F17DFeEx4SSuQfofDJ/ZJ7jERLRuJ3VM+4T6Rz+ZpcKxcnbn3D75hP5g9xO+l33rFAAlnA"
    "iC/XAHJPQ6J6wn0yKfTpET8WCbkWLHxIyDWrP5CQi4RcU2hGQi4ScofQNpCQi4Rcc/WO0U"
    "0nJORmjDQk5PZOaW/ilrYl+ygL1jgvYuAiXUh3zjgIbdh9Uc/ui7LlKqm4EYGmf5ABWcjy"
    "ANlFSnbToniHsM8i7H8QqzpmukkvewiSXrpKOWuPVt1U1JTNnyLsG9a9RRSyDO9Eb52xnQ"
    "NhdHcWKkeRqsD9WRgJ53Yw0X7grXEct53ZFQuei83NMtLNEsmhzjlN5J4GAfWjh9nGj3iF"
    "WdfAYRl6zkR6fMFmK+FHS60yngWYRTtcb5JEfLpMzzJLEfZZZpetLLPLBsvssmyZIZ9mGI"
    "4Nyad5Fxd6r0ioeZdWgD+UUbMrFa+dUnO/FGQpv2Umq4UuIhbEf8dvezA9puVbINXFArsO"
    "qS5m9QdSXZDqYgrNSHVBqkvMNVJdxjjZkOpyHtMJqS4ZIw2pLr1T2l+qi3KsNS+a2kOG4r"
    "Pk/lnnSdzKH6u11aYApGe0iEF1OHDe21lz07i2aVtF9Px0K5YvNIPnKcA+v8A2bfwjo+Em"
    "YJMKdTx9NG3SxwMe3s5WmZa4PAUCNgRsY/oDAjYEbFNohoANARsC9mgnGwTs85hOELAnEL"
    "DHIGDHvqeeIJSBQMDu6kncL6tE1qZq5stKidUOAXuAfFRx72tLnVkMlM6uQ9vd1Ng2Naxv"
    "259z4r9beQtQwxXlbvUlQLgKvnhDuSES8Re5Z04q9OH49elBcThgNzyMkju1oA5DHYY6bE"
    "5/QB2GOmwKzVCHoQ5DHR7tZIM6fB7TCerwBOrwGNThqrtzG1PWrFUo+06xjXjk6TkJO4SF"
    "/L5sw+/Len5foo7fSUaxI1YrVTnuQfcMRAEHsb2z2J75sqUOaLiPuICzwTpvshCHuJXY47"
    "fM40shKoZ+U7GeLMomta03q4Ov1krf1iB1jwChVcKkI4IKY6Oezx3AGi+jNy49dqdZunaH"
    "OGIVRE96nkexKfq/sRGBewTuzbQiKgL346iJKtbsWBe4XrZZDi7rl4PLkovhiVB9vg7HGY"
    "wNhq3dp+e+MElyWFlbLn00bUqQuF/Mgky7w8Xlws38H8yJ0tJwqgJcIO7lf2kU/+EyhytJ"
    "kDhL6t+w8DW5XtMHT1DZ/j5tpM6TE58xV76BIBG9ZYQtFvJtK0rRHeEDkdlhwU6MzA6z+g"
    "OZHcjsMIVmZHYgs2OIUDQyO5DZYa7HPbrphMyOjJGGzI7eKUVmh/ExcZSmQ97Msfi9aEXw"
    "RQPDF2WKpXEfVq22jTd5pBALSX7WSnB91iC4PisfT6UrsfErYtxN93ztMYhxdVVy6Hrtca"
    "dOTKuPMBZxENO6d0EY8hufMd0eyMMwBTqLmaOIWa6Z725jeGMMW+5jPjpjPI/CEO86xLfh"
    "szL1P0szpe7Ctz2mqLFwJyL/Ih4PB1vkM1LmfMO9iPvhE/Wxp9Awf/76+VNObyklSxbzIq"
    "d5IUW9QTFZUsU4XeZWCo318yGPwnzoniWc8NihsHceCvXRbPUxSSTQ2tyzIPuk/N6cN0Oy"
    "Zb5GbD2pSJWJX58eyJMJ00YoIYJEEySaGNMfSDRBookpNCPRBIkmQ9imSDRBoglcPSSaIN"
    "HkvBJNtmczdGtM51AoM93Vn5BDc6614aYAC+P4/Qd5NqH2SdUMBG5y9xAyLqi00qrBJYnW"
    "CtdvgognX7GkXaePpk3y9VoEEfVmNNMWKjZUbKjYxvQHVGyo2KbQDBUbKjZU7NFONqjY5z"
    "GdoGJPoGKPQcXGoT4c6juaTt1K+bloUH4uyufNws1qRTXLYWcw9hktg1w6KT8xYlXH+hoq"
    "MWcwNrDcZJ4MUYV5vZl7PFx2SW3PQ2Epmmwpqp4R6wo9r/6OzD0Et2QeuCUzz7THNW8j3U"
    "PA9DjuI/2Jh2uPPkwqojHpo2mLaIybaXu48OY29r0rgkkdRx1oJ3O2VMUt1UsSwJg/JfdL"
    "7iyJL+bCfSAO9YncIVlA5g+EkjUNw3sRuBWVNof4BMSKhrLHECsyywtBrOjkXYBYkQ3yNW"
    "JFcFkQK0Ks6OTc2zSdECvKGGmIFfVOaX+lNWnVStSUxEor1x8bYhkv2iz3L+qX+xflWJG4"
    "Zf5sScOlXsAoB7OR6d6dBZxuOJFLzH1HVC0hDQrsHgIFVkPrZr+vuTRRZlU7YMPFZ3nYWd"
    "9/xuSq2iH0lsHB6jbZ6g7Yndw5O1UOy0PRzaZ1syGhqPerdSDu2KQiFJU+mrYIRfFM28Oh"
    "qOS77eJE6j5yGhd4TG5lky/TUI5dshDBtHgbmyO/JOG+el1aO/E7bZ/MWfxMLAijzrIiPn"
    "W0j0XQygKLEEErs/oDQSsErUyhGUErBK0QtBrtZEPQ6jymE4JWGSMNQaveKe2xTJdKf9Su"
    "0pUBwZ3o7E5sXTydHXcPsTCWNcjZHAQOj+WwpeGRDppxHopqXUYbN+O4SCrcHq47wsHN3g"
    "sM4h4j0+4x2mnven2SRaFXeu+VBfe8bkHKHBK+tMnbTcDuOLvvHIvOYtHRJnc0qoD27wkZ"
    "Eux/wwLuLCdVRUCTJ9OmUD/dtzGm9uej4+Lb8fe4sPjwksgjlab6WHatmqcmfDW19UqeDQ"
    "755fPnbeb88+f1c149K917rcPwtrmF7A5SXae27osyVmtiprVlX47gEJzGEOnN9D/pZvbv"
    "/w+hwZ00"
)
