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
CREATE TABLE "sys_search_entry" (
    "id" BIGSERIAL NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "path" VARCHAR(100) NOT NULL,
    "row_id" BIGINT NOT NULL,
    "size" SMALLINT NOT NULL,
    "keys" TSVECTOR NOT NULL
);
COMMENT ON TABLE "sys_search_entry" IS 'One live row of a resource; `keys` are the beginnings by which it is found (`server.search.keys`).';
CREATE TABLE "sys_search_mark" (
    "id" BIGSERIAL NOT NULL PRIMARY KEY,
    "path" VARCHAR(100) NOT NULL,
    "ids" BIGINT[] NOT NULL
);
COMMENT ON TABLE "sys_search_mark" IS 'Rows whose texts changed, written by a trigger in the statement that changed them.';
CREATE TABLE "sys_search_source" (
    "path" VARCHAR(100) NOT NULL PRIMARY KEY,
    "signature" VARCHAR(40) NOT NULL
);
COMMENT ON TABLE "sys_search_source" IS 'From which texts, by which rules, the entries of a resource were made.';
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
    "part" INT NOT NULL,
    "line" INT NOT NULL,
    "cells" JSONB NOT NULL,
    "reasons" JSONB NOT NULL
);
CREATE INDEX "idx_sys_task_er_tenant__7d3080" ON "sys_task_error" ("tenant_id", "task_id", "part", "line");
COMMENT ON TABLE "sys_task_error" IS 'One refused row of an import, from its `part`-th sheet, kept until its file is written, so that a resumed import still knows it.';
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
    "eJztfWuT27i17V9B6Utmbum43O22x9e+davsGSfxlO1ObE+SujNTakiEJKQpQiGpbvc5yX"
    "+/AClKfItgkxIIrapz4mkRS4+F195rb2z8z2glHOYGT944js+CYPSK/M/Ioysm/yP/aExG"
    "dL3eP1AvhHTqRm2Dh2BCUw2nQejTWSgfzakbMPmSw4KZz9chF5581du4rnpRzGRD7i32L2"
    "08/q8Nm4RiwcIl8+WDX3+XL3PPYd9YkPy5vp3MOXOdzBfmjvrs6PVJ+LCOXnvLF++98I9R"
    "W/WB08lMuJuVt2+/fgiXwtsBuBeqVxfMYz4NmZP6Ceobbn9w8lL8beULob9hu6/p7F9w2J"
    "xuXEXE6P/MN95M/X4SzJZsRZ/c8vBJ4In7uUtv2ROPfQsn3Pm/26+ZAk4mn66/Tr68+zqZ"
    "jDSYnAlP9YL8QXG/LtT3/K//fXn57NkPl0+fvXj5/OqHH56/fPpSto1+VPHRD/+Jv8ye0/"
    "itImbf/+n9p6/qCwnZ1fEwUC/8J8LQkMaoqMv2fRQyj3rqd1Z11Y9x9+T7KoPrpsuSF/Z9"
    "th+rCfcJuwPvjz3/aqIKfyGZdVixC35cUr+iA/LAXB/IX9agD7aTwpguWNFvE5d5i3Ap/3"
    "xxVcPu3958/vHPbz5/9+Lq+yzFn7ZPLqNHWbJnPpNcTKYPWkxnUPbR/PxpA5qfP62kWT0q"
    "pTnkq5Ih/ZN8pJ6UbwE5aI5tZ4t9kvxHX8tM+d4wc8Xs9oncIHrbE2p64uv7j+++fH3z8S"
    "/q7VdB8C83YvPN13fqyWX06kPu1e9e5Hpt9ybk7++//pmoP8n/u/70LuJaBOHCjz5x3+7r"
    "/xup70Q3oZjIH65sihRhycvJS5lRsFk7LSZbBoXJdniybQlrM9ly0A4mm2Hc2zSdpIk/kY"
    "bpotjJX1bUdSuN6jTueHba036NtGeXP7zYmWXqjzpD7MvHNx8+FC0vX/J/x/xAfYMCp9WG"
    "bw52PEov+qX08uLqh6uXz15c7XjdvVJHbpHX6F+dJT8BtFrtjfMiMsv9xdMm671sVbngR8"
    "/+k1sJQspdLYr3EAtJvnz+vAHJslUlydGznA0rvFAJJlqOwh4Dy+Ww5bKWDOmtFDuEffRe"
    "NqH3spreyyK9m6nLZyWyjhBuFb87SI7gqcT0tU7sXjmuAfj2+vpDxvZ7+z4n1nz65ePbd3"
    "J1jjiXjXiY0nCU6Dm/TUlq6oUpnd3eU9+ZFJ6IS1HVtvhodbnKv0I9uoj4U79T/apEDJYm"
    "JlsxLxyVKcW7h+NDWvEmYP6EZtpDMoZkDMnYmP6AZAzJ2BSaIRlDMoZkPNjJBsn4PKYTJO"
    "MRJOMhSMa38kdoLfkJwEY1s3MhqHLE1hBcPVzBcRnHIQ9dPWdsh7CQ317CHhFhE6Y3jtMg"
    "+0zDXnhWUYytBpil+Sv7VrXDpTBWDOc6K/DdP75mDMCEzO8+vvnH9xkj8MP1pz8lzVPk//"
    "jh+m0556Wj+zDtFo3vYxPP5nMmnfa7Ckfoq/RhKrjPIOEHmewHzYU/YxOf0dmMrUsWtpqI"
    "WBGKyNjAImNv4q6ri4+92fXugRMVCWCyHw8H42SjG4cvWBDevCJiTsIlI6Fc0eV/0JDc04"
    "AES3HvjUkg4pcoceUw8slsSb0FSyDShSSOYAHxRJg8uk/eIfpaDgnFk1Gu74/92Yj89WX3"
    "IfJnlIGIyN/puwCRPxuCEYj8wURH5A+Rv5Nzb9N0QuQvZaQh8tc5pZ1F/qK80zJ/4jObVy"
    "36e0hffBbcP+s8ib2SoUd+HgdnrnUXIOiNoPewOY61RS2K9xALGe5eg4hlZuZMaAnNBwJU"
    "OeypvGNY7I0sdr7Wmkdxc/tc3qsmRzmvqk9yXhUOcjrsjs/01NI9xD6CXzbZBV5W7wIvo1"
    "3AlBif54mNN6s+AJd+Pj4Y3cu3PhzZC5jsU/+G8IBQohwT9QXGZMoC7jDCwyh+pl4jNCBr"
    "JtYuIz6jjnz0mtxsPZngZkxufOGy6L8J9Rxy47A19cPtCz4jM7FaUeLyIAzGRMyLcb5TfZ"
    "PfvPslny3JzSpYRKPpJvqUgAiPPSE3a2lSCY+6N3JaCFfFCUkgv7L88O13mD7I77v2xYwF"
    "wWviialw5CvOinvyEyRYfm8RsCe/eTeSeqrCk2pDk293v2Re/FD+pyBL+VNUfDL6TYFYsX"
    "ApP4dsfDlZQ3LP5DePvoCQHUxWwmeIVyJeiXgl4pXW+AqIVyJeiXgl4pU2TTbEK89jOiFe"
    "mTLSEK/snNLO4pU455UNKTSLKdQFFQprvhIS2pxByuGsoPvYx2EUhzvZS2eU54H2GTe9jP"
    "VYtdNzjXcQ+zju3oCM2Zpo1yTN4UB1g3KOPhc+D/U8ojToeCv26ENvumf2fG6T07nVZ3NL"
    "d0ZJxUL4eizngUdk+mKwTEfs6LKcgI7IsLT/j8Rxs8PmNWfNC+79NuykZeelQTasy8e28Z"
    "L4nhbpaRBI1yd9H0XVoj0LA/H6xCtDbhKENNyUMH/AAEzhjriePx3kjhnxVa3T1uSpZZCQ"
    "aU2WaWfUmzG3XTfnsOhokztaLnxy22k3nTNQdLPJ3dx6zcaSPZQuFmvm6buyGZQNZmffRy"
    "EiwtZ00YLmBGUjzT1I5tNNoD+e0yD7eL5qQvNVNctXpSSXZU0eoLg0YRIElxA85y7TkwJ2"
    "CBvoPbYKkKShFxmvuw0pBULVtwNV3zJmZSpTX9+0zIFhXppsXgbqKHgowrKpVZ1mlEVZk7"
    "jVWZaROsSiz2oWBVZNKkaZOlr2RTrPowOH1aI2Y50Da5MggRw8tXbtMZKGkrnw1XEtEm94"
    "r/dHxYKQPgTRkSr1scmRK4mezSQ6VIfNFuqc1yjXnz19BE5r9TvTcFrLEAsBp7VO3wU4rW"
    "VDUhpOa8FLwWktnNY6Ofc2TSec1koZaTit1Tmlneko0gXVLnDowZV4vCthZlnPMyBe2qyu"
    "9mGXNAh2zmE7JxJayzfAepadqu0P+aSlHLfKTcogYUiabEiqXEGtkGwCQDhWIxyL4Pe5XH"
    "m2Xv9t6w6UxZf2T8cHI0vrddqzOBhTqu4DxGwssC8RszGrPxCzQczGFJoRs0HMBjGbwU42"
    "xGzOYzohZpMy0hCz6ZzSzmI2a5eGc+GvtJb9NMiKwm+4Hmn4HMsBOWNljnG16raHQHPTUD"
    "g9EWqeptohbLARj32aSh1F01o5EoANZOdWjedNLiySrarXjeeFK4s2folWX+f0+GUyvQXs"
    "Pm90gPh5zQHi58UDxOvN1OXBsl1wMQ+G02Oa02NKLGbj8HBUFoaJHowPRmB2zRqd55ktqb"
    "dgRMyjUzbSyXhNbhw+n28vhFLXNamH/xN9+zGRY4/Jvhfqvz12L793wGY+CwOyosEtc8pP"
    "9HT9Ib95v3k3UyaNHnZDlrJdQIJQ/uGQO+puWKAuh4qnHgmXNCQhvWXR4aDtF1E9NSY3W7"
    "v0Jnokv9UfArJ9idB5yHzCw+haKxFO/teu0W9e9JZ0eyJp+5ZOdOdV/GFL+aNkQzIXrivu"
    "mfOaTEW4jO7AYqt1+BCdaYphAUneLL7ISv5Ap+mRpV+zsZBoEOzqzipvUb4uIblmPpNvG0"
    "R//Y4AmvEBGwTQzOqPFP+Z+dbY5MrCLHSHXzSxvF5UG14villz8VpWYLk6JXSPwABvPcBp"
    "tMRqDe49xMKB3cc12PN5kd+fpVVRVdV1C8g7D3wWkn9HZtQRApPTDXdD7gVP1OedIiL585"
    "frT/XSRF6FyHkI6g3y0kRy86me/5wCWTjie0mAPkGW+fmxvLPx9XhOw+wThbovxhVnjbSq"
    "VpSFIt9kNCitKFPyLtIhtPbxPeRRO7lhs+3YW3aLIPpjA+iGMd55+SgldcVqotbGkYHZt3"
    "H04dIK3fOlKYhFQ/cIPq0huv6PyTVKJdL+7tn4kLqfvowJhyugDUMbNqc/cLgChytMoRmH"
    "K+Ds9uHs4nAFDleYKzMMbjrhcEXKSMPhis4p7e5whZ5Yse5VqCh4fdY5ENoxMovjYxeNcn"
    "kvanJ5L4q5vNqe2aM8sjMh2BSlbclmt5830ZcsSm27h+ODWptqOvGTtgfTaW9U08k/A+Hd"
    "KDXG4QseBq/Ib6Nnv42I8OV//K/f5DutaRgy3xuTFQsC+Qv+8/trwuhsGWWpBnGBe/YtVB"
    "mi6vPkrjSOodGj+6VwWZzmWsy1Pck3gJZowdYDLdGs/oCWCC3RFJqhJUJLhJY42MkGLfE8"
    "phO0xBG0xCFoiZGTqm3OZlAWqjA9pIFv2hxQy6As5LkXOXGnuxSprqklkkFZQfWxC4pEDK"
    "a/q/ZIz4HtMyg7KzRiirrrC+9nMR2VabvbR+NDyu4/t40OS7qy5WTm0iCIlsRtvYJb9qDK"
    "FSgxNGC+3Ov/EBD2be3yGQ+JzxZcvu2DKl0gHxHqEb5aCz9UsuuyRLPt5SMgyvZrDEGUNW"
    "Wxgyh78i6AKGuDuwBRFioSRFmIsifn3qbpBFF2BFF2CKIsMg77PO+b9fG1eC5CwXgDxme+"
    "pIh9W8u1XLteeQnWQs57EcLX1Jf/FbKS2xnrqvCnUfaZj5dPG1GtmtVUDyuS3Vb4hubdpr"
    "h2ENJwU1Isvk7t2UHsu7b3sgnD1fzm2V3xYM7LyujU0JvCHJFf4c3YcSi+aLZA16zPeZal"
    "HRFO/E3JcnGgXFUaCI/TZI8zCoC06eI0EF1sWhcbFH39vPFGFdHXz5sGdwQrj8YVi2YRWF"
    "U+Xi3ySfF4CX5NvpP/O45fVqPxexUzjQfamASChPciEoCdjStdfjKjnidCIod2HE+VX1sV"
    "lBeqYPs9n5WcoznWhyJK29c+iiitWZ4norQn7wJEaW0IHCFKe64WIKK0iNIaxL1N0wlR2p"
    "SRhiht55R2FqVVrrNeJZ49Ao5Ea0dCkdgqcIuQLYLkBjOOaO0Ro7VKOWx3d2wGeSq3DaZk"
    "I1NShXw1xaYEccQYpmy6YYk9O7gopmTMD9tNpSwUXpnJU4l5TrtOTgPRxSZ38ZLJ6ThlNG"
    "xzhVYejK42uaudjeRd/v7JqiSHqloSyMEsuvqmM1FAVXNcrUMtWtMYa5Srzhi9F/6tplO0"
    "h9jnEb1sYsG9rLbgXhYsuG3hUS2GUxj7KH7eyOd8XuNyPi96nCq1poTjmookO4QNDB+jGI"
    "khaVnSUqJfxMafsVFJZlbq6fhQclaUzBLsG+OOMSQ3IbnJmP5AchOSm0yhGclNSG7qQylA"
    "chOSmwx2HYY2nZDclDLSkNzUOaWdqW64k6nP5R4FPvquASytPf9Wi+I9xD6DpZcz+PLdIo"
    "p0SE5hLBzKl81ylWoylUo4dnx+pxn/yKDsG829rBjy3Ta+q0vzFmLhWH7WiORnNSQ/KyVZ"
    "e+tzHpm5e55DOWB+G6bTOLDdlO01DYJ74Zeo718YdZlTzXcaaQPf5xTmY2vqh6OyEF/8ZH"
    "wwvLdvh8geInuI7BnTH4jsIbJnCs2I7CGyh8jeYCcbInvnMZ0Q2UsZaYjsdU5pZ5E96XOy"
    "Co+iunJBBtTTuY+CB2idMxE7/C0k0CzOQrW5H2VuT9uE6VblzkPts3V64byVr/xoP9nswd"
    "29oxwRJulYCF/PfM8Dj3jM/bI3oS47qpuM6eoRXTgcJabc1TwbtYPYt2Z0H+GWJra62kOL"
    "4RTGRoobVjypK3hSPOO3EnqDeAuwkN9ecmFie0H4TlmqRs2J6hzOGg+wM3dlKDd9XAxmez"
    "MqfvoX5q94fLNTZSQ11WbcLKY6WWchh+8WjwJw0SX03AluiEd9X9xH1eKl3+s/kLnwibrf"
    "+4H4wmXJdeDxp61kk5K7xDt5S4R3+12nEN41ZZNGePfkXYDwrg0RJ4R3EY9CeBfh3ZNzb9"
    "N0Qng3ZaQhvNs5pZ3pJVsHWC+8mwH1xan98d296qAbXs8D0QetY+xp1aXYBz8HwquaBHlk"
    "fkfms5D8m7g86G2RSRm+0w13Q+4FT9TnncLi/fnL9afM7lw4r5E/mpHbdtUbGHde47OIvn"
    "GF0hg9HTfUGP2kMQ5vQN2DumdMf0Ddg7pnCs1Q96DuQd0b7GSDunce0wnq3gjqHtQ9KEt1"
    "3oTy9/XPbmRQFia391O+TZGm7bVlUBZS3b19k/5aOkzncPaZkp0lCRsnfjZJuMy1G2sIot"
    "qZl2/Iwqde+Jrk8yWV7h3EKZHyAVEP1J80TDIpeUnS5aPfDYqsBXs2FFmz+gOKLBRZU2iG"
    "IgtFForsYCcbFNnzmE5QZEdQZIegyEZOr54em4JAjUWu5XD7ALmWHW3P9uZa/hJEIlqN0B"
    "i1GOtIjJsEcVBc/FFsJPlEeO4DuV9yl0UKoMKTKXOFtwhIKA6e5G79LhATLVjuICaa1R8Q"
    "EyEmmkIzxESIiRATBzvZICaex3SCmDiCmAgxEUJWlSehfHlN3lMQ8K7DuykSFY+Eo6IwpV"
    "4fH5SjklY4+wtxCOKQMf0BcQjikCk0QxyCOARxaLCTDeLQeUwniEMjiENDEIeUz9ni7rA0"
    "ysJDkf3cHKZI0/YcMihQ3YzqiCAdlhPAEe/2eNqbVNHn1VU43Hsuh3vluvM+ZKtRhZwZPR"
    "s3kTQnPGkKXRO6JnRNY/oDuiZ0TVNohq4JXRO65mAnG3TN85hO0DVH0DUHo2tqVjTcQ5B8"
    "1daTUL7+JJROq9Z+m0FB5Gwmckak3VF3o+eyZWEgu6GirHQYpqd5pjD22ZC9sCy5E5uSu8"
    "7r/OIdxD6OL5tQfFnN8GWB4EC0uVA+i4KxgevkEXIyYXmwLOT0RxaEXFomo5KQ0+7Z+FDI"
    "aZ5uiYgTIk6IOBnTH4g4IeJkCs2IOCHihIjTYCcbIk7nMZ0QcUoZaYg4dU5pZyKQdhK9xf"
    "nzV02W+6vq5f6qsNxP2YJ7E4eW7Kpqsa+gOIOqW+cHyHgNw2rhzvHHPEebvRTmrLm7ld9S"
    "a2YnAAtndvchCb6iC6Ynnu8h9lnKV43ialc1cbWrYlzNFWodnJYYUW+FcCtYToNyPE8lqq"
    "+hvHvluPP+7fX1h4xN/PZ9TsT69MvHt++SyIVsxMOUtmWKhK6afaTrr2y1dmn0BYtSer7N"
    "+KCkHvG1outJmMYcrJR87TESjyci5lEt4zl32StyE73hDeHx5Wn33GdEfUnCvegFn834mv"
    "1BPqX+gpUUT+7yjSH092tgQ+g3ZZ+B0H/yLoDQb4P2CKEfyiSEfgj9J+fepukEoX8EoX8I"
    "Qr98+zlfaB4uyYBwvKStNxETKlf00NXzJvJAC6XZXjLy58ma25jpHcJCil80YfhFNcEvCv"
    "z67F8b7rMydaJamU2DoMweUGYzp3h86gVz4a+0RnQGZZ/J3n1I51SVzoymuZ+acvF3bnEM"
    "sIC0j/HLRoxf1jB+GTNuUnDnM18sS+8YSD0dNwvo+LvGByM5N2saLm+iWEqwjaQEYuPPZN"
    "Mk5pIJuLwmlESvy5fksNqE8m+Xe0xFZsSaecndluqikWJ4p/dPQ8zHAq8AMR+z+gMxH8R8"
    "TKEZMR/EfBDzGexkQ8znPKYTYj4pIw0xn84pxR2aA/cklBCgtdUmAAuDD4jvDDC+s9J1gV"
    "c2X/XRaPzWDF+jxNjo65XIsG6jjHq3WQ59NdXQMC3Y6aBhmtUf0DChYZpCMzRMaJjQMAc7"
    "2aBhnsd0goY5goY5BA1T+Zz6V71mUBaKEp0V0S1Qra1dZlDdUH3Y27aA6ID/d8mYrvWSMz"
    "h4ya295FWpdVMnb5bbNDasJL3o88GSXj5/oSdA7CB9kXy6RaR76WHK/1uL3W37I1bt703n"
    "7Llkm7iXZOgLmGlYq5XZMF/neAuzOZER90ex8cIoKFEWINk9HjeIk7hybOxbH8xU/7pkxK"
    "VBKL/Vasp8suB3zCPTB0KJv3GjSkCUrJnPhfOaxO/skM2abOTo8AkPAyIdCRIJSqNc/3b9"
    "3iURnF+z+r1612QqRG87+h0xnmFNyjFiPIb1R0pp2FRk9dSyn56U4L51Zk+8numYXnuIld"
    "5DF8kRaYYrzgTWju2q04AY2YMxvT5vKhNT4mfNjC4/aXr4bGC0IM6kYRQkZ/Yo2Y4U4ScF"
    "GgPm3zF/TDwm/1FmEg2X6pkKk78m8XusqU9XQVS+8X5JQ2kxkVBaA0HJCcHjfCZybAY/M2"
    "F/mdYfyLFBjo0pNCPHBjk2EdfIsRniZEOOzXlMJ+TYpIw05Nh0Tml35wQjt1TXnM2gLNS2"
    "ul/4I8a0c5kyKAt57iUDYa+0tBjTCcxCsrsPmKf0qCLVPwfCq6N6j8ubMnwWkn8TlwcDDJ"
    "7XUPzzl+tPGfslofa7j2/+kWf9xw/Xb/OGiXqDt+Zot3+SnXJPHz6LTfm1PZnn40Ma7iJu"
    "PfF3zXHSECooVFBj+gMqKFRQU2iGCgoVFCroYCcbVNDzmE5QQUdQQQehgiqnszz1v04xSq"
    "MsFIy6X/i1BVBon3ra58bneqZL3N5Ceju7SyGTA+wzh88kJXp6ZxYGuVNP7swdn5VLrh77"
    "KQyob0+9+jrriRzKc/5Nx/jI46wx6LqzPljoP0Q/tEBr7Z1aKRQu1dK4VGutTOEg1GY8hz"
    "si50kgYLCUB0vlOa5LjJMavtMgDHAdtkMabvSi33vIEQ+KX/QWp8pa2k3s7Gor26Aarh/E"
    "YlQSaVUvjw8FWN1towbHY5jswyCcbHw3OmYS30Qlfd0x8UQY/UkdR5oKgTqTsm0chfNvyJ"
    "IG2+MtYk6i15gyvpIjLRLLfRId2io9JHPET0aQuF/zCEFiQxwFBIlP3wUIEtsgXyJIjKgW"
    "gsQIEp+ce5umE4LEKSMNQeLOKe1MppUOdEyHzrKfBlkYZetAWslU4FtHVOjTnAfat8F2zL"
    "Qal/LzpLcbao/nFM7CId1L4HgTVKSXVF/Hl4KgqmRbFUKRqJ10kgbZt5D0cLaRUVf/aGMK"
    "BJIPkxxsZjNWdqSxLoC2xyBY+fjwWV2OQ0X0bMhLdWeGM19rrQxxc/vWhKsm1wlcVd8mcF"
    "W4TMBhd3ymt+zuIfYR/LLJovuyetF9WbKzxSFGbX8kD7SP7O7Lf6aCv6243uIspPqyEdeX"
    "NWRfVrIdRcpb8b1D2sf480Y+4PMaH/B50QecCbUglMrZ1ZZFBgTjwqjitR/Egnt/2sj3GZ"
    "Un5SRPxw1yc7g3WewaH8zR+SPlLnNIwBfef3EviEr6z6IC/kT4+xyZ6JWABBv/jt8xQonD"
    "qENmdLZkxeybjt7zEXk1t6wiplYeAdg2t+7iqQ7X++r8mLns7Y1fdpCh5hKqFMaakEuH8Y"
    "HZLXMmcnbwEgNGRSy/ynW8UlfNghGzNDlmqe5UmdAS5fxQL+9xyAAZVvcbYnN8EqH037+w"
    "MIzJLpgd2QYHLQ8vaj4JUu0PJwj/a8NZOJkyabTcEOo5ZPsK8xz5t8/Ib6M///nVx4+/jZ"
    "LC9tNNwD1pPpBooL2WVoPHF8uQ+BtpaAiVn7viTvRSSVZw7x+HVOB+t1ikAhuyByMV+PRd"
    "gFRgG8JxSAU+V0MQqcBIBTaIe5umE1KBU0YaUoE7p7Qzqe8E6XxwJdQrkeNf4sZV50DtEK"
    "ggoJEClZJctEybHO6ItQQuL189fdqbjpE1cJrYN9XmTd662YlZLZjeoo7I89OXQ+V540tC"
    "wkm49MVmsdRaRIpQ5FPWLyaGyOXXm3Aqvo1KdPLtk/EhgVzs2x0Uxq89RtidHCmvyU0o1n"
    "y2rUohSCwlkrgK1pjczFwum+1qXMR/Eu4kAvaMSnuhKIX38QEGit/bEW9uuB6yNmzRUTQB"
    "tfbsHQLHppodmxJ6meOifea42eR2f3VTvCHoxQh2kCOam8exNLsPw6hVu8huTZXSBPCoEq"
    "WmjeIaVnupURqHVpw2qTlZKIIyo0GpyIa4G3+JUuJLvI2/JLny9c7GLqUel58hmQVWvzn9"
    "gWQWJLOYQjOSWWA3dWU3IZkFySwGcW/TdEIyS8pIQzJL55R2lswSOZ2TyrOXVZdhpFEWSq"
    "4vmiz8L6oX/hfFy6MixrQLJWVhFjLdy0VoMWtRuf8WbO9w9hk0l0+bBmpqIzUl9SRW1L/V"
    "4noPsZDm502yV2SrapKfPzfo5pG/MH/FgyDmpChv7p+OD2qc2bYHkyrekBXzNoR5of8QFS"
    "LwCI08vdckkGOLOVGhAtfdpkAE5Lud1EWefl/MoXjk+/3m/eapN4h6VNpNxOE+m4XCfxiT"
    "i+itx+Ry+45PiPqxwSsyE6sVjYI40eUkOwaIEoOCJ0SanWLjz+T7rWm4THI0klcJjb+yug"
    "8pGP/mhYLcL/lsGTVSQiHxN25870m45MH2p8lecB+exNenkN9GT38bkRW9ZVG2SPSiqdkf"
    "UIuhFg+7P6AWQy02hWaoxVCLoRYPdrJBLT6P6QS1eAS1eCBqMavwKKoPP2ZAPVWxtPUAwJ"
    "56bekYorGeaBzy0GUTpnfkMQ2yz6LphWfdCs/WVnbu5dDETKzWwtPO7k+jwLQe0/pRvSLU"
    "Ps57WTt8FgvumpGmPcg+nnsZ23xWZjjXXdsxKzWZLeC3+1SAXQBJxzXJgOCYFBwTFWrTGr"
    "E7hH1DtpcLDCK+KobtIZqrBm6fZwcveovt9XkzYxL11dzg9iD7RnMvhkQgfGl8CZ0VOAWx"
    "RmvrbP2tujWtLshZdW0aVoXCqqAyNvSWhAQBbg9wu+SOUyb61BQE2kNQVkyjrNgtY+sJdf"
    "ldyVCuYTsLQ+ml5oRT954+BBOVOabFeA6HQa7Bufw0dX+wOxH+hH2L/1uL/Ko3QC9o9EL6"
    "y+lsmzmcfca0vZnJnzfRN63JTo5ajJtnKE/8BNAgTdkX92TOXTlfVSZunLP7h2CXxatuTv"
    "McrtoH0S0m0SED+Z8B4V6UynvPfaYaRZ80Jh5TF5V8+euHshzmfj8MWcF9TUVkBZsVVEZW"
    "8Mm7AFnBNiQqIisYaYzICkZW8Mm5t2k6ISs4ZaQhK7hzSjsNvm9dZs3M4DywL27tTw9WWo"
    "V+IloGhUThhkloirTZjlA9svc4C+nuPldqy1miZrXhO421kPPLZul/Ndl/pZzrF0/Jwmxk"
    "uivtHIkTfQb3TYlMiICHVRVTkmfjg9GIdEuUhYakD0nfmP6ApA9J3xSaIelD0oekP9jJBk"
    "n/PKYTJP0RJP0hSPraluyjLFjjvIie799DLY9eNWPqaZYi3gLss1QumwiW1XKlQXLaZ7ao"
    "ENO2T8aHpDR/3+5gPu/NtmaRWtVuohTaG5fdMfeGzIXrquxbX6zIza6y0c3r7SXLAQlC4b"
    "MIQoNbVU1YvUcxibeXTzgs8/2a03z2X2L0OyRA4yUnSIBm9QckQEiAptAMCRASICTAwU42"
    "SIDnMZ0gAY4gAQ5BAkSt35M5E1BfUxlhTTSsi2oR6+IS6usx1de0pKRDcg53xNTG3oShns"
    "dxpBfqbHk7ADa7wmbHvQeul86/h9jn3vRybsL1Sozev26oF/LwoWrIemUGr8NmXBrLT36K"
    "/x0e2zXk/vTux/fS0P3uf49f5MrcpEONOWZpSUXkQ8zSsoLIYNagiNda+OGoNOIVPRnXRb"
    "yE5078qN1kyajTMOwVD49gG5CSHeo/bL/uzau4aIz6KkH+jso/BCRuNd5edhkwdZWuHDOv"
    "CVutwwcSRpdP3i9pSHgYRJdhFkNix/z037zoQk11B2jAqD9bqps4b3anheQHBps18/+qvs"
    "Rf1LXAUfmcn79cf0KNHETTEE1DNA3RNAj8iKYhmoZomoGTDdG085hOiKaljDRE0zqnFAn1"
    "g1juEdLp/eK1U9xLYzbR3cfOtgJYkeSv7FvVypvC2GAY1hkn7/7xNWOXJFR+9/HNP77P2C"
    "Yfrj/9KWmeov7HD9dvc5SnVUYt3vNAkK9P/k5u1RzxKRRo16c9uslK0wNNYWygvKct05TQ"
    "kYi+XzFwpF4fHzwolbRCvSGERxAeMaY/EB5BeMQUmhEeQXgE4ZHBTjaER85jOiE8kjLSEB"
    "7pnNLOwiPK59Q3ZzMoCxXm7hf+iDH9awIErgnQDpngDtJj1lFfihWbrKn8AB2uMygLmW40"
    "ri9rxvWlcbrm/j7XUYXCmWoxbqJ1pq58bSR7jt6QhU+98DW5iRSy6OID7gQ3UWJ5EOWmqw"
    "dEPVB/0pB41FeXtkp/cJTrx8e/G8TWfo0ciK2mLG4QW0/eBRBbbXADILZCHYLYCrH15Nzb"
    "NJ0gto4gtg5GbNWr65SC4I7Wtp4E7sk9fR9kNJZiH/wcCK9Kl80j87sxn4Xk37vSBj0bvd"
    "MNd0PuBU/U553C2lWlEDI7cyEzNZ+Emtty1Ru8NUdb/ELvmPM3zu5HJbLi/uH4kKIYqKaT"
    "u6Rtk5obXsi88OYV2abyj8lc9q3cwMaEOnfUmzGHRNnmY6KycMfEYV7Aw4eoTMZa/hoS8P"
    "+W70xjsVANiPhl6ak50WurkvrzR/tYyJMWLKCQJ83qD8iTkCdNoRnyJORJyJODnWyQJ89j"
    "OkGeHEGeHII8Ke7lb9dUyNIYiGOtBUrd/LlHpc4Z57/1nxMa8tDV89J2CAsp7qOARiRqae"
    "m6KYwZiq762EEruiWxJj2pPQ0yo0+gsnekske1lt95of8wKtPZU4/HB5X2qPGE7Vof1Nqv"
    "PaVT3zGismfFnNBdDenX5OaWPajS0z6L5OwpW3DPk70WqBtW75d8tiQ8JDwgc7HxHPLdTc"
    "B8acY9ib/Fkwj9fVFnP85HGqixb62lx0nsllhYUM/N6g9YvMcrHCe9Xe3RvQdhaLcPDPH/"
    "LnE16rWeBAOdJ0Wk2meLRH798jc2C4VfTmSCsWKZqFNBv/zt3Y9frz9HqmRs1+RMQflec5"
    "5673vGF8vofbcvRNfZ736TWYbqR+rfVtup0dOmZuoqaXzQSv2s7iW5X4pAmoXsWxiQ2ZJ6"
    "8kuOyb3PQ7nzK/OQSmOJLxbMJ9yLrMcglANqJY3h+IjYFlOR/dHPR8AKNXprqLZCYQX1bA"
    "WVCiBvfJ8+VA3vst2jT9HjNNtHPFx//d00geJLXLe4cuX/sqtr3Gjt35dBPrz6/9EXq63z"
    "Hy3N470YEJ0AHkdLsRI9eHwV1l5RIPfMZ2RFHVZc8bt720es8tXrTPk06HaZOe1C39ciU7"
    "2qB3zh0XDja6aFpVEWru9XTZi/qibeqDsCv7DKSgjJowZrlFbpAzU+mPNf0iR02B2fsVfR"
    "whGKW2k08oDE1jxZ0mCpzEklfcoX2Z186tCHIEoenlFpX6o84TuJcog0JYU3K1mz+v4wA+"
    "1VZCZ3qK2qYTJRg0Mv4pqBWbf1dJ8Uuwm00zVSEGRrtBX4amIH1cwjcNAN+a1S7pFur7ey"
    "xJu+FsV7yPFs19E9m/a2leYKejWg+LKunFdBmVhr0Rs3t2/sXjUpSXdVXZHuqlCQLtripN"
    "Velo1Ul76egdlHdC/F/+JDH86ElnCtMti/8hWrPZuTQHFcZNcVg8tvD5g021uMgBQO3T/c"
    "7mff1ly+XZsRkIWeahDgGEujft4KOW36OQvFaSXTutkUUVWFuT+IxahMVU2ejQ/KqqrlxN"
    "02bZSaGoRsHYdeIjBZ0dmSeyXC6KHGh4XNX7NCQPTNdxW+t+lXv0P9NF6QQGapWf2R4j8z"
    "pZqrzxmYhfG37g/9VKWY1lUzQ37powf4dsPRGt0pjIVD+1mTof2semg/KwxtId8m2t71ZO"
    "Y0yj4JqXuaPXbfguYMCsO5Ac8qMq8nh+4Q4LcBvz6jgeZtM3uIfQtFL1qzEui1rbo0yMKR"
    "3FcFKCj60IBOowF9pUHpwY/o9fEh7SdMWjWo/rlks9u1kN13QwKVs7YU97KxT2ZitVJHMR"
    "xyL/xbshDqhiBXrtbshqgvFVfdVM+YH5/HWNEH2YzIEXfPw2XpXUP9fxxy6vpacaEqmbUD"
    "otrnybsA1T7tsfVQ7fP8jD1U+0S1T4O4t2k6odpnykhDtc/OKe2s2uet/BFaS34CsFBH6z"
    "69GwUne7kPO02x/J0bPYp3iCMeUXCFt+hNmsidbW50tLnmZHOeYf3Q3AnCcnGvOkPl2BFl"
    "ofzqfS1pb42N0NmGFoqQujpU7gDgspBjwoKALjRzTPYYGx3CZh5hnUtYmPtr6tOVXoXePc"
    "SM+rxW1UzeB2m0+iQLQ7903i/ykfr+On2yh6A/euqPiXb1shzOvl2il8SXLWvauS85HNjW"
    "Ybu8iGt98dwsspVRaRrfpynxYOg9NGdAPQ1DtlqHJTZp9bhPY+BJ5RmdqQt93YnP5E8LQl"
    "aWvyGEW2VZloBzFE8lui+Od68cuTjl9fWHjM3y9n1u4H765ePbd5+/u4gWdtmIhxXjOUqk"
    "0to1dwj79suXTVzYl9Ue7MuCA7tk1A+njIZt8kXzYMQ1TY5rBqHsrXaJwVkoutnkbp5zj6"
    "uijm36OYdFR5vW0QbleL/zfeGPKhK944fjJtneE7Zr2+iov8/mm4A5u1uhPMJXa+GHYzJX"
    "hZp5GJCbtVyubv4rXBI5mJl8csvWIdl4IXej53PuMlUEdVuxf0wCESdmR5WbNyv57vF7kk"
    "BCXHLrqaL/ZVnhJnyhFiULJOtbR0t+L/Wvq46WomqB+Y4e8svN6o901YLdrGoqeaQnIohv"
    "S3yyhjVVO5L2UDoKvnZpUYJqJt3yggSDHrzdyUbMdfUiwzvE8QNepzG5ewptqWPZmrfm7j"
    "HgfpjX435lq7Ure+Yv1A+ke7u9Oa3onJQ0O+ymbEGTtUJNZnvY4VOqIfWlXX6jrHt1DFRF"
    "TrN3xIyjy2y3P/OG3HOfbY+N7q6ZoZFvId9B2f0eoQvZwSUnVHv9KJxOtcBogvdgVn/gdG"
    "qDoAdOpx6FZpxOrc0Dw+nUMU6nGjzZcDr1PKYTTqemjDScTu2c0u70L11L9lEWrHFeRM/L"
    "vXYuscU19Hq5dzoWU7Qo3kNAcjOSo2i4nrubIOyzCbsv771k1GH+RG5VOjtbFoWNrSDVqG"
    "Q4XVIzoONxejkQTveytNZqkIXZtyT0UnVBUqQiGC6f6S29OdwR6wPMKXd7k997qA5gTEhM"
    "afOj0ihY9GR8OPC1a3f4fnOPCH9BPR5Q9dLrKLGNO1Fam0plY9JbelDRpT8EZBc1IEshf8"
    "kT8l62VfEmFXyaMlVxQzYSxBMeI9/tWz/9vuSq8+N9LmJg/W4niIEZpK0gAGaKFYAA2FFo"
    "RgAMATAEwAY72RAAO4/phABYykhDAKxzSm0JgB32+o622F81Weyvqhf7K4S/jh2ZmbIF9y"
    "ZOafVQtZlW0JyF1W2kVm2iamPMX9jnOfr0pUHnTJ4qQrvRCwXsIUcUpi+OpEo3md/Vs7tY"
    "dlmEdKIu1tOqEpSDWVQdq8Mt3wupZlglhbHPzes+pr1elpZbriF4h7CP3u6r3rtiIbTYTQ"
    "A2kttR8NWocOBfmL/iQRAzUxEYTLUZNwsRTtZZyMFo4dfogNrsVn7V+Ixa/D6v1DE0VQsj"
    "JEsaEE+oyNw4Os4WN4jvTvTVf0W3Ki6FbL1i3qYYGOznIxAD7HcvRgzQlMUQYcCTdwHCgD"
    "ZEJhAGRNwCYUCEAU/OvU3TCWHAlJGGMGDnlHamCe49Y83qcAVgX9weNTB4NK/CGNXlW/hx"
    "e69WqeCyfzw+pLUE8b1RB9WV6t6AejH4cT2GemFYf0C9gHphCs1QL6BeQL0Y7GSDenEe0w"
    "nqxQjqxSDUC6TbpPLwGiXi1WTiFVLxpDHCS248r6F3h7CQ3j4SmdcbXy7emkN4j7EwX7z7"
    "pDGVwsjKrtw+kPbISu/btoPjHgp3qBRnTVkhQVhIcTelOoo3B2gRvIfYtxz3M4blnG91A+"
    "EeB8/GNM/GlFDLkvvOm9lMbCqq3qSfjw8mtqrWE5pqjrALwi4IuxjTHwi7IOxiCs0IuyDs"
    "grDLYCcbwi7nMZ0QdkkZaQi7dE5pZ2GX2PmMCNFZ+LMwC0W/7rXrmDJV1WCy2ZR5cAfpzm"
    "At5LyXsIw0UV3tIj5pkH1mTS88R4NTL+88BYEm0VqTmIqN57RRutPAU7luMCeN17r57JaV"
    "q9zxk/FBfXvf7mC1hj+qMakuCb6Vo4ZQ+f+qMsKSBtEFw6rg+i17eB29KE27gAQb/47fMU"
    "KJw6hDZlT6/8UCDZ296yPkdfkJ5VtQuSOwbW5dhb4O955qmVx1s9Z+nwAsNKq6N2TvqLsp"
    "Madqbr3fIXDnvead92ne1eUkG/W8QH21/5vGWKMndFdFLdKvWxlPWSiU72HZVpnMyG9rLt"
    "+uzSDIQo8zCI65dQ+9mw0xoX8JIlOxYEBHrx80nzdJK2SFICsEWSHG9AeyQpAVYgrNyAqB"
    "bdyHbYysEGSFmKuyDG46ISskZaQhK6RzSjsTxpTPqR00T4MsFNK7X/ZPk5pwbiyvaRDcC1"
    "8vIJQGWchyLyfucIIfJ/gHGEbeM0zvaEh9LYr3EPs4vnz+vMki8fx59SKhnuWP5X7Tk8ji"
    "9vax2/FVW1Puh0uHljjqdZfopUDnfAuc3OlvpdOmNTBTGPsG57Mmq+uz6sX1WdE4EIFe2Y"
    "4EYB+53V9SilsM+1xaW4V2ENbRC+u4NAgnrljwEiHnQBZGFgoF1GQF1BUz6urNpD3EvnnU"
    "xMCuNq+fG3Tnn8plebNg5fVQ9g/HTbJdJnTXttH1fonwGBDqs/gqPe6zPwRxRjd34tfvlz"
    "S+Z08O51Dlfav/lh8ZshVZCAmePjwhN6FwVVLfjbq8j3lkKsIlWTJJj2wu8TwkU7agXvkl"
    "gKf6Isjv6Wu2Ir/HLBUT+T0n7wLk99gQFUF+D8xx5Pcgv+fk3Ns0nZDfkzLSkN/TOaWd5v"
    "dMWiX4TJB7orHwR0LGpB3bJVhw3mSzRSGS07jJ8YDVYz6NAfXtFYqQ+mGNfVlX7zwDRR0Y"
    "ow1M5jntejkNRB8b3cfBTGgW49shjhjKF74jDeyxJ0I+i8tLHEFsbGIrvKi2FV4gceKoiR"
    "PbEJb2YpXCQe8wbakyKN78E1tL22VUEXDePh03ijg7+8Yos4AwLMKwxvQHwrAIw5pCM8Kw"
    "CMMiDDvYyYYw7HlMJ4RhU0YawrCdU9ptGNa4UNVRi0OfxJOIvX1N5jMgcN+Wex5MVrTslE"
    "/1OpKCWLMsP2oNMUiD+yyiL1+qwEXPxo30Nz9pCvUN6hvUN2P6A+ob1DdTaIb6BvUN6ttg"
    "JxvUt/OYTlDfRlDfTPWcob6d3pNQvr4m7ykIeNfh3SCl6GvkiI8qtKLt03EjtSjcNz5YIO"
    "QjW03lKrjka1Vqg0Y1Ogj3CPWI9EqpxwOqmhYLeugAS7SnX9OLxV6E+B2a1LBm0LhGk6rc"
    "Qeo6CoeNuthEDsqB5eRDDeyGfkmjpKOMfCHcyjMoO0yO+akE9UV9snQd12t7e339IeOwvX"
    "2f4/TTLx/fvkvS6WUjHpq3bf+Ns/ufdqwV9u3044Mb951svOuCRju3qqilUOSeh0tyv+Sz"
    "pdyG1WWxRKyZF5C58OULa7lJl+3f+nBEkCxYoxBBMqs/EEFCBMkUmhFBQgQJEaTBTjZEkM"
    "5jOiGClDLSEEHqnNLOIkji3tMOIaUxcCZaOxNrKjcZnd02AVhYQ6uXy7AivUZvaKcgGNlD"
    "DNO9ZVlVK/XyuE7f81URr+m2FTK4ob9BfzOmP6C/QX8zhWbob9DfoL8NdrJBfzuP6QT9bQ"
    "T9bQj6my/ESjuTeAeBK9HalZBsML276HcIC/W3yyY77WX1TntZ2GmnbEuqDsVpkH3mTPck"
    "33OnTEOuXo93gFYrh2nsdrwWB2z7SwuE1qSEpkHICa3PCc1EP3w+YxOHcrfE5fkoPPZQFQ"
    "XJAi0ayGek0nPXHZXJ9Or18WGdPmnWp1D/a1a1VUXTo0nuyBHzO1R8wwf6GCq+Yf0BFR8q"
    "vik0Q8WHig8Vf7CTDSr+eUwnqPgjqPhDUI6UQypHsZ7WucdAUG6gdbqMBrpFV9IYVF1p66"
    "/dyh+rNbQTAMZ1g3G9Zj4XzmTui1W5MVOlg2ZxdZbMAFmvYVmZJuUchiUr8GEGw7I1+Lz4"
    "U5qmDnPb9mfNGV2JjVdyM2Rd7GKPgXz4iHMzZUZAbciIHluz7dkXODLjqtjIpM14zwEx6N"
    "tr5kn4qblYniBghTWwwnx2x7Xd4hQGPrFh4eUP3GOjihBz9GzcKMw8cZO2B4s9XXuM8JCt"
    "4lqLCvya3LBva1dSfEMC+hCo2ov3wncCcr98IOGSByReHIulnx77ZjiIZsHyjxC2Wf2RE/"
    "z0tKgUBFJUazOI/Utnh942t2mgd6ZZQ3eC7nRq/qChnKr4bWxJajmUKYyVLmUzn7LOqYy8"
    "SlN8IJW4MypzgKIH44Pez1JsAjaZ7lofMdd2JlYrCQofktrzYuLQB2TdDmCJgctiVn8g6x"
    "ZZt6bQjKxbZN1GXCPrdoiTDVm35zGdkHWbMtKQdds5pd3dfihdRN3bD/cQuBKtXYm8f96U"
    "/TwOXdC6C5T8HokipTtxBf9p0FnrzltBSYe7PeSsmUMueL9ZSDQoMxJq+N1DLGS4s7Lgpo"
    "jyG+468c8v6vLJs/HhxKR0UxSrhuAOwd2Y/oDgDsHdFJohuENwh+A+2MkGwf08phME9xEE"
    "9yEI7tB9T+5URP/q7LoJwEJ16KrJjntVveNeFXbcuSuEH+isGXsElovCIRkasBVTb65BaA"
    "Zkza7WacxTi88dAOOzkATvsjsaCr9EH6uu950GHbHe9+6V4Rb8dqleZCMB2Ocq2nbW4EeX"
    "8tWoJKYRPxjXBTTEbLZZU2/2MJntGh88av2JL5ZhQH5NAtpjEodnv1fHpYXHiMvo/Am5Uc"
    "HHm1dE+A7zxySqBjYm0ZGGMVkK13lNboKQKrNUtgqXjEypT3hIpswV3iKQ71o8mX3kz0aQ"
    "xgL7HUEas/oDOWQnJ16tkvrVHOcg/rHEI3MMmWPIHDv6XM/lNTVKa6rJasorV4HY+DPd8r"
    "gZEIqStE70iM14Leb3EPDelnflRU02XshL7nFU6/FXubZW8J+FIjxqWnjUFGEjCVyNysSN"
    "3cPxwYzNWaYtUjahBkANMKY/kLKJlE1TaEbKJlI2uzKikLKJlE2DuLdpOiFlM2WkIWWzc0"
    "o7y3FBvmDKhG2y3L+oXu5flJzXXZQO2NrzuovywWrBftrZcd1MjVjHkQt3Sc5bDckpjH0s"
    "d5Y9lAnHeiV72V831At5WFWJd4vJWypsxuUe+OSn+N/hsV0X1nr343u5f8lhOn6RS3hL5x"
    "vnqKUlFY4PUUvLKhyD2vy9ZeyOuWLNSlI4a1aHDMq+9aGXVXjtK8LCB6Vkr6mn50aWgcF7"
    "I94fGC0Z3NUGcdK+lSVsGr1d33jAvQfNmud7CMZro/E6W7LZ7YR7FRJITUi2gDyeBzK6uH"
    "r19Kn8v96iSxniXzag/WUl6S/LKRebsC3naegxSb8cGOnGBKU3XhjFfktC0vGjcYOA9L7l"
    "wXT7r0tGXBqE8puspswnC37HPHX/GCUB8zkL4lvK4ijkaxK/t0M2a7KRA0BltQfEF/ckUu"
    "xHuc7r/t1LguS5Cwbi940vFEDsfEixWsTOzeqP9NVc0ZzSsa72EAvVxmdNrKtn1cbVs4Jt"
    "dUfdsnu6q4f2DmDTsLbhgtKfKHcfrtXJsLJdPPX08EbuqMYTsWt9xGt6djcMJ6b7SLavby"
    "NNTVzjM4BlHdusWf2BFDWkqJlCM1LUkKIWcY0UtSFONqSoncd0QopaykhDilrnlHYWlot8"
    "VzmMtZb9NMhC8aj7qyXkx4V0Fk60EwLzQAvZ7j4xMCFtLalqR/cOaSHf3Y/uE5RxMcx0OW"
    "H5nIg3LZs9jbLPZu9jOUHh3VPfeZdo3AX6a0q/pEFnXfxlr/7r07dFnTV/XlR0UMft2CNs"
    "mvTdlTJfUs9jJYVD6kyzPeaIaVL31E2WkCFaZg59mGyCEvugpsZuCoMSuxoldqMqbSvubU"
    "KtNIEczCJruLPlIhQteM2AwGpp4awyRuuCmAkCXnGDtVeFn1hZoL566d1DsPJqrLw+W1H/"
    "Vmso7yH2ecC9HC1YbFgQy5B6WYY5nH1sXzYSHC5rFIfLouQQsxYlW+vseTmYNQGkzvY8X0"
    "hjKxQhLfE9PgqPVZ0IzeKs4fXIKo7D1iLg4cQpS6Stoz8HBP9tVTTqL8pMkjruUyDw3o53"
    "n80Yv2PORC0jmgtPHoo+eGQfbNeSlt2QQqMn2vbEXB0da90TRTR64nH78XKbiaS/ISdI9E"
    "C7HljTspBiHfMJAoy3Y3xKXerNNO3PFAi8t7Q9FYHuZC1cPtNM6M8jLdQQ+igqteXNZzTQ"
    "rJJWQIJxHcbnTHN5yeKwwjwiR0QahtyblNX8OnAnRQGN/HqT8+uT7lLVUx7R23s4utvk7u"
    "artfDDyS3TMx2yMPt2sZdNNrGX1XvYS5Pusf2JPvzF5zM2Kj2Uv302bnAk/2Gy3rU9WF3n"
    "Jmp7Q9hqHT7EV8EGIfUc2QkkehTENW+ekJuV3BvixK4bIluQm5krgmjLkH8Ht4RO5XJCqO"
    "/zO/lZRHjy3XhA1C21o1znHuljf/OSxrLJzbal9N2pH27k7Bwn75U8Ul8j+ihV1oe5c9yB"
    "i5ICKCmAkgIn2t5QUuAoNKOkQEniL0oKoKTAMCYbSgqcx3RCSYGUkYaSAp1T2lmS3QmOA8"
    "OVUK9Ernv5HlB3Tu3Q0j9A/vXO9+3kIo0wfAKx6GTJkUfrXtfSWX2zKIvY7+5wZSIPlgg6"
    "1UdPMiicPtE4fbJXWNsQXn6+GowfZrwF22Ba+2SVdvKIzVkjnZ2sMifk9kvAvrgiHJUH3Z"
    "Kn40Zht03AJkHS/GDk7WN0Ojcgv6ZOQI/J7tju9/HFE/J9n5CbW9n9N69IVHdM/i9ZCtd5"
    "TW6CkKriKjdxAG1K1XUUZMpc4S0C+U7F2y6O9JkImVlgqSJkZlZ/QGA4OfEuo3NN4lMQEN"
    "/+pAYtCaLU6Drb9met6pywHotpxFlSkMV2WpXFqeVrJQAL67FcNPO0ahytfJw0EBt/xjS3"
    "rwyor0FbMLOt27+2TpMW83sIeG/Lu/JZJxsv5CX1Lg6kyGehSA0wLTXAEAnpzyInYKRfHx"
    "+UjZZJs4Ny0aco6EPCJQ0JJWvmB8IjPCD3wr9VWdPyr39u1D2m4v41YZ4TkOnDNo2ZSMhN"
    "NJRvipJQh+8L2ceCxROyj1n9gTrcBnUBlLcTER+pEroqUBp01lKQNJ10udtDzpo5FDW2TE"
    "OznNV2vm6Xbq5husPQ3dzsJffyxznl6YLlblIKYZPx0dl04QtP+GzSQp4rIi1ajo5tVQfM"
    "17Wq9xCbBvYJiNe+ki8NsjDw0v0BNZ9RV5vlNAgsNzlz63JWoU7VHW1Oo/ri+ahxluOcIK"
    "8+bVlXdQhnm4dsihoTcVG3M5WGXLbXNh2MuSTtDgVdqrsWoQ4LDCGEOszqDxSFOeWWjqIw"
    "KAoDwwlFYayYbCgKcx7TCUVhUkYaisJ0Tml3VQmQvHNqp2K64a4qMKvZAzkYOqB9Eo8rhK"
    "+zquwANpHeYQZFSNUupklqDgZqS88NqLP8ntAy0tMgC0M23d8QvfbFmvlya4to0qG6gLTP"
    "J+qe7ilz1C2KWuWm0hgYdYVlQroYWnTuANb4HJ1xOaXhUm9oJgCMy+JB2nC2ZJ4WnWkMRm"
    "chILGmZSUS/7qhXiids6poRILKi0hsxlfUffJT/O/wtqq6JOp3P77/+ObDdy/Hl7nyWsmm"
    "dVXYmYSvsjBoWCo61JgBORyMgMNGgM88cafPdBYGog8TLQemr+61mzil/lkN1wUk6D5M95"
    "zOuFxoOCvZ9Gq4zsLsI/qqUcW+q5qKfVfFex5VFg11Jysm2dJLtysgj+cnj+6XwmV9hSj7"
    "Ht7K3Y2W38lKNyWiCLVvmPewT/KHjWbGboI44ph+dqTx3ITdanKLug9XuxvlbkkU/GDV8T"
    "0QJy7aKvExkfeM3ZaeCz3cBykoeuHxvcDKCl816wVWWgILvaDZC9I44C3nQgqKXmjbCyvq"
    "37Jw0uIqijwSffC4mbASntz0W8yDHRA98Lge+NeG+iErEQ0O90EKil54XC88MNqqCxIc+G"
    "9f6OiubPTXJaMnCBtd22a+bZ1zW4y8L0Uo9JSyPcQ+jn9oxPEPNRz/UOT4jjtML4Fkh7CP"
    "4V5Gsc+U7acpQCYQ+zi27XaWD4yWH/SMH4wPHvR0d+36POj5a/bUXz5hV/rnk6hU1u84EW"
    "q8DYIToWb1B06ENlj3cSL0KDTjRGhJAAonQnEidBiTDSdCz2M64URoykjDidDOKe3wRKgX"
    "OaW6x4xyOJw0apb1GmrXmMyA4Lq1dt22PLYogZjBWTjQXzQZ6C+qB/qLqoG+lky1InsHtJ"
    "Dt7pcVXAeBq1DOtQvmwl9prTAJ4IjpsWu6jsPCQ1xcgpD64SS5ZaPor1bpnRnYWV/esQu9"
    "6PCXBp01e2v6MJk9zFytCzoyIJtW187cPsUQde7iA170QeuMbhn2eCT/MBCGJT1LzSN3e8"
    "gRd6coPJ3csjTEHSpmrfxqqepBnEVhjahKQCxyejD30DZCj2zSOmwtAumezeRCoTJSCh3w"
    "Vgi3gv8SbK4nphLcV1ckSRvHNRreXl9/yIQF3r7Pcfzpl49v333+7iJXCaCa+iiHXGtPLC"
    "IhNVewq7eipEDWxEOOfmslqzLyfg6EV+Uop1F5F4TPQvJv4vJggNnkNXz+/OX6U2YpSeyO"
    "7z6++UfeJPnxw/XbfOhQvcHb0jz+IGRrvQ7I4dAF7bvgnipVebrNw9QqnpOFnmEFnYvL8b"
    "PGJXSYy2bteM4gQXM9zQsatGM5DQTJ9STPlmx2O+El6QaHLphKAZGlY3aWzpr64cbXv0Qs"
    "g0Qnm9zJngg1yzHtEDZmNDZLaazLaSyLEZWFN+rS4cPy2AYC/KUxOL7wmDMpy3yrC8GlUY"
    "+MIRk2pvVCSFGpcT3VYQeB5tDy8DotS4molY7psZMh7GJ8Sl0VkdMjPQUC722TgLaJsBFz"
    "OptgAWnhZvisyWb4rHozfFasH89dV92Dom90FJBHjLJ6wt861UM0QOKohvyEeYl6Xx0Uyc"
    "GsWWE6jLCyu/h8uGYGYQGIMi8667cxpQWcRXSYv6S2QPRk3KC4wK5hp9UFfh3R2UxsdmfG"
    "A/avuHQA7pYezjAfE1QSMKs/UEmgyXkUVBI4jhSISgIFOx2VBFBJYBiTDZUEzmM6oZJAyk"
    "hDJYHOKe1MzNAsIGBt3YDuJc+tK65FbwpjIccXzWpM1pSYrOBYU4fLouAOt3aHEyI1F5Es"
    "zMKB3v1iopQ8jW1v29ymod2hfC/+yWZ663IKY+Fw7T705HCfzbQvisygLOS5h/1vVW5i1G"
    "UP7DE2LQ/HvnJG//7CR15caJiz3vcKohKLdHPnUpizrr6gMmE1vbpHpFYYPjB7uDsgvhVT"
    "s0xAGmTh3ta9VKoSfzQduxQEqRXtS+4pwaws+b6u3OEeA+YfybxTGoU5SL5THoYB/7X8G5"
    "JUdO07zP/ThgXhqCSxKPV0fDC5SKjGk8WudZ/3lyCZyPDhPSZIJjKrP1JmZDRR9SycNKYv"
    "6gvTxTrmT1TS+fAmaz/12pWcUcJZo4SzpMPRvP5yD7HQ+2/i+1d7/nl2uaN/XCiFsZDfzm"
    "U/SVdZMPELoy5zqil+RCTRMILrkqDe/SNaXquL7OxyoD5cf/pT0jxfeadwm6tmtffHlXk3"
    "jO7ex3MwWdGyaiQ15QBTmCOWAdy9Mtg6gFEFF+5NaElArEnxlx0UqZUmp1ZGfSU2Yet+3m"
    "PR0aZ1tEly3AexGFWJcerZuKEU527bQoiDEAchzpj+gBB3euapfpIYtTlDrHsHJJQrqBa/"
    "CcBCdnspozZlc1FWirCmRvAegvLA7csDbwLma6vJaZCVI7zrLByfUbfF7Yt7EFhuwHILV7"
    "YzD7YV1zhyPXz/9hNfLKvTTeKn44Y+rrdr3XFBm7SdHX8ICtoMzuCH62tWf5jv+p4B9bsl"
    "s/H5hh3irE83nODiZMM8rRMVB8bFcqegPRAbv4z3umJjO4iFzlf3hyj9javp3m4BFrLbvQ"
    "DpMxpoSrx7iH0pJheNNMiLGg3yItYgTfIkv7DFSvqCoypfMnk+buhNBqn2h/zJ0Y+Sbjbb"
    "hPyOkchCCsivc1+s1DV4YyL9b/nv94R7RG5URFkCrwglU+oTMSfSzyRTIUkYk/ulCBjhDu"
    "FB/DL1/xDIv5+Mcr3c+wf+5v3m/UQfyEY+XtKAeCL+mFcSGS6Jut2PUJ9FoECyPSbUc6K/"
    "VtzbhCyIP4iGqqls8SA/inlPyN+5nEybUH4Z9aVieKieUi5/Apefql5yqSffMSrQwRxCF3"
    "IcByFRLdRQjdg4HI7+NeugzcRqpT7zYft3zFHsycN1N9oQgetuVn+gFm2TxHrUoh1mHAS1"
    "aM81MIJatKhFaxD3Nk0n1KJNGWmoRds5pZ1V5jM1GGV/HqaRMZUzoV37SGkGZZ+h0/2p6L"
    "z81HSI53EQK1qP9EQf1Yp3p0FnHfLe6qU63O0hZ81cNIRiWVzHVMvBLEoa6MxYkwNMn9cM"
    "CKwaVYLsc1TfZlQSw9s+GR+M3sXSfqOwnVYaKDI+h7bzI2xkVn8gbISwkSk0I2yEsBHCRo"
    "OdbAgbncd0QtgoZaQhbNQ5pd1dYYiSoj2K58cuEGg2v93nx6Nkq20lW9s5APJTZ9RPttPB"
    "DWMUbq0x/foo3CrJkwttqHfzZhpkA+lHuOzJo9olqvYQ+zi+akLxVTXDV8XaJ44jvZaS64"
    "bqioDtMfZR3MswZivKXS2Odwj7GO7sEF6WYeZLUmYPE22HpAi1j/PuPZM9a/o+SgnWPsq7"
    "t/KmLp3dlgTuqouZ7xAoZa5RyjxibdLi6HQeaOOg7mF3DNbSpZ6EIqQle2RdhYsc0Bq989"
    "hB6ZA+RGGBEjOwWhnNoqzhvrub7rn3UHb3RJ12t4PYt3LYVnrhsxCrUVm6lnp9fDBZy0+a"
    "IVULqVpI1TKmP5CqhVQtU2hGqhZStSKukao1xMmGVK3zmE5I1UoZaUjV6pzSzhSJpdgETP"
    "MUbhoDZ6K1M4EsuT6D2MGalhXp/etGOsI8rFaPaWmdXofNuFy4n/wU/2vV5vrTux/fy0X3"
    "u5fjy1wYJE18voZswB2lWbl8xUtqptesyAXk8ZaQy4EsyvI3COFP1P9oLRA5nH0Geffx0z"
    "mdcTnceVmco4bpLMw+oq8aKfNXNcr8VTGmJ6e+/A6Ro67Hdh5oH9+9xFCnzAkm2tcNZlBg"
    "uhHTUQqn3pjeQ+zj+IdGHP9Qw/EPJRyrqysmDuVuiUZ18M6LPRAeS2uPJWbynrHb0uI3hz"
    "shBbWo1sjJeoF5JX57s17YQtELj+uFpXB5y7mQgqIXHtcLK+HJfadFH+yA6IG2PeCyMM5i"
    "KdBfk4OaBh0xDTXJKhlsFmogfC2xJWlvTSjBhrJeX+VXq7zpdf9wfLi4l2yrcc/r6CYQrn"
    "MT3yQT7G6bCeKbaYKQu2508wyZC397Jc1rchOsqc9u1JU4S3FP5I96kP/zQKYSLN9N/vsg"
    "tnfdrF06Y0Hxdp7jfWzpfbW1995kKrfiNtuB7kZImDOrP1Do16AuOFVJa+PY7/nwG24Pbl"
    "cQWO3nejate+QlwWSbNhfy9rWK/+4A4NIw/+Dv0iAeVbgH0bOG3sF90vagc/D3ZWQzSws8"
    "voIyezXldzfcuXkVXTq5vQr0++QmzMj+Ji6bS7P93uehNJ3IVN1wKdidfL+lnK6BfJtosf"
    "tDQKKs3IKPcNRPV9d5fhLq3eOpkFwDun3vV7Fn4ku/Y8pc4S2kqyJ27zhbUm/BYj8muuok"
    "ujd0e2WncmHUg+jjyJKvAubOG97QOVA/wxJ7qdqFELLXp0LcsrJuqJa4sjCctdZQuXx2x7"
    "UTPVMY7GYG7Wa/eOU7WfT64V1s4zXdwNQeEd/cLBfv7YoeZaqOiTpYKRdruZw7T8gHRu9Y"
    "8Er9EYyJ/ND43mbV5rXcEiLIbgNSrwbqXdXqLu49udPQeYnEddzPftx1z7jkecjbERQtHA"
    "E1pwtwBNSGU2k4AoozazgCiiOgJ+fepumEI6ApIw1HQDuntLOwwS0vSyOtWfITgIVhwYtm"
    "Balq6lEV0tZppGPohb8zIOQmtvXVTD3cbKuIns4KpXNJYsmRmDe+Tx/Kd740KEe9y4MhSh"
    "QHefz1dyTMmDZ2pxvuOvJrafZADoYOaN0Bc7f04HO1ibcD2EQ6bmMaRNpXyMOyww819O4Q"
    "FvJ70YjgixqGL4oUxyaZdgpjFmafNNV9zRTldFB3smKSKj2XsIC0cGx3X3zC5w8bvTG9Q9"
    "jIbxN6m180FrDt7y7wW5O1kwbhYFrzlB3ZnnqTINwmLDcP1WVxR7zdLfrkvsJCvS8cKL/U"
    "Z5X+wVWasOvuCZSZMKsXUGbi1L2AMhMnTvrCufvhZyK/lfx9FXJJGpWkI+8fjutykpe3ky"
    "mP7pdKmuKuFiTqIlHXmP5Aoi4SdU2hGYm6SNSNuEai7hAnGxJ1z2M6IVE3ZaQhUbdzSrur"
    "7xHS+VwzKymNgTPR2pmI/P3JkgYlZUbrUj0yMAtjtt17EuzbmsvFfUIrail9lftlBdtZ6K"
    "ksXOy6zYzYgDltOjmFg1llWgcbovT+FPfL34V/G+mqBbU322B8QPHddvPkft8cqi9UX6i+"
    "xvQHVF+ovqbQDNUXqi9U38FONqi+5zGdoPqOoPoOQfWNKrHrib4pCFyJ9pqv7oGzRx01a2"
    "dX9eZM91wVA6GMow5rY3S5Oz5jo1JBLnoyPqjE7ZpBgYMCBwXOmP6AAgcFzhSaocBBgYMC"
    "N9jJBgXuPKYTFLgRFLghKHAQK07mTGwC5uuKn3sIiG9N/F5paWzo7CEWJrpePG2mgdaJoE"
    "UVlAVq1S0d4HWOcgZmIdnd+8lTsfFapZumgcgoNtqe9Nmdum6vTS9noXAbTOtmQ+IX70O2"
    "+hqPikIEY/dsfCCGwWXDSRIqRBgDYQyEMczpD4QxEMYwhWaEMRDGQBhjsJMNYYzzmE4IY4"
    "wQxhhCGAM3kY1O5k3gDpY+762I8t2jcrdFjusq5GZxcJbbO8ti42tGi/aQYxb93wShWPUm"
    "HPWcNL/i3iZkJXfqVW+KKcjxhvczk4sRZ/zhJZvdJlcLZin9ORBeleyQRuVtcz4Lyb9Jw+"
    "sKDdsaa7j7+cv1p4xBnozT7z6++Ud+CP/44fpt3tJWb/A2b5AshbSr5RDVGdEZkDV2c2dD"
    "ms/KrOaadTgB2OfSd29noAy8BWXgr32nvChQ/GB8IHwndq0QukPoDqE7Y/oDoTuE7kyhGa"
    "E7hO4QuhvsZEPo7jymE0J3KSMNobvOKe1M1YmcTjmMtZb9NMjCMFL3t+omSbkGF/w54nmX"
    "rqMXqGN1Ind4JlYrxeSDJvt5HKL/rQWJUxwgBfMxi5o30p/iLvo18xzF3XFW9ssmK/tl9c"
    "p+mV/Z1z4XvlwntHhOg45I9YcjkdyE42qKCwy71JtM2aIsVHrgaFsWCn/UbH+UOi73KkSH"
    "mk5OA9HFJnexz2igGaHfQ+zT7no5Vh8TNmFtaN6iwHQjpoeSkWZyWkSaz39thPrhBTrrkl"
    "j3GGv4PLqDXJYBWMd5goBj1pZz7gVrNiuh/a0QblWq2h6TI34qQX2N9d0rx7Vs3l5ff8gY"
    "NW/f50j99MvHt+8SN0I24mEF12uqLs3TonoPAdMaTAc83NCwNPpRJzmkUfZZHs8bWR7Pay"
    "yP50XLQ4mTzCtZP+qSTvYY+1i+bMTyZQ3Ll0WW78RmtmR+iYH3lX2rsvDSIBt4rnM/3/3j"
    "a2bpKKTF77zPD9ef/pQ0z+fKD/MwzZJ6SWh8cMGomDBdST4NgunXurQgD9Y0lEtEq1JdBT"
    "T0LpP1riCkftiup7NQdLPJ3TznHg+WbXo5g0Qnm9zJUWh0MmVz4beIqaaANliFfQdVqUv9"
    "VbuFMwvFnDJtTpl0EO7dnfKIq07DxU/HTY7ETdiuLQ7G4WAcDsYZ0x84GNdgA8fBuKPQjI"
    "NxJUIaDsbhYNwwJhsOxp3HdMLBuJSRhoNxnVPa8cE4vTBOGgNnorUz0UaYwjU65q/9t9zT"
    "u44qAVh4CrL7M6Y4Cnay9WoWCt2tIo0B849jXrsEchYG9+ywe+YJzcOOCcBGcntIOoxqj+"
    "olw+0hNnB87FS4mcurStbXaahplA209yFVmxSEVHfnjapikNHDcaMQJE+aIgKJCCQikMb0"
    "ByKQiECaQjMikIhAIgI52MmGCOR5TCdEIFNGGiKQnVOKCOTwnQnl7msyn4KA+NbE4zbDPm"
    "8ZanGRIe4wfPygVjafViWjHQCbYp5L1IXqlk+6EpuyYhd1a8Ieg0Wh9aKAKwq7GcyGRJs+"
    "b6IvXgg0Ra+PD8SY/KQRokuILiG6ZEx/ILqE6JIpNCO6hOgSokuDnWyILp3HdEJ0KWWkIb"
    "rUOaWdCT9Q2vtU2nclaxrTu0NYyO9ZXqg3khbp7FZswt6UiZ4rmeJ2t1OrDiqmrHcoZIew"
    "YhU59qEQMZ8HLJy0iDEVkdYYcZ1ZHMlVUju5u/HiXUAecRWP9GXq+/yOusdZybvfLXf8lb"
    "ufDa7/qvI++2T+4vmrp0/l/x2H9ZcNSH9ZyfnLQpHNIOALvcsa9pAjkjylLvXiDI8h2ii4"
    "7OXAPtnhFSR0FvK7kuWjhuo95IhMJyHEwRIdCL9kRFcbH0l7mBwGJQR8UaU1RiUZAfGD8Y"
    "GUgGDXCjkByAlAToAx/YGcAOQEmEIzcgKQE9BHEBM5AcgJMFj6Hdp0Qk5AykhDTkDnlCIn"
    "YBDLvaTDYb4Wv3uIfftpk3utqq+1KtxqtZb06A3eHcLC0Xtx0URpv6hW2i8KSrsj97eSHY"
    "xRlzlVSnuCsWH0HjsYLclrURUygwLtLWg/cs7FmdNNfUb16N4hQLc+3ffCv5049KGE8pqd"
    "MoM6ZgbA+HL8bHw1fj5+Mf6hNzG/5+QL9fbbvCDFoY7DUgI9ntNydWlylC+TbDuf8xln3q"
    "yE3L9uqBfysOooexaal1HYjEsH/clP8b9D8w5rOPzp3Y/vpWv93bPxZS4anc52zqlVgXY1"
    "ohQESaBtw0xT+Wv1Y0wZlA07Za/ZWlOx8VpdiJwGQoQ1WYQNGPPa9HAKhw42uoPVVfBaa+"
    "QOcUSTViRfY3CplkvuM2dSprirGVRBcRpUN32smjpqOpTVcgwmoQhjO7LxuYIczpowUMcF"
    "rKqYPVzGykJuj2yg+mxF/VutlXcPsc80vWh0P9BFzf1AF/H9QIYksv4o32FUkscavT6uS2"
    "OlgToTNUvaHUpkHd3cMraOPMYbwgNCifwjEB65X3KXkXDJSPSO6hn3iHQuX5Mb5eJErRf8"
    "jnlk+hC1k37nHfMlkPmMeHINIPc0IKonnCejXJ8e8WORkGvBwoeEXLP6Awm5SMg1hWYk5C"
    "Ihtw9tAwm5SMg1V+8Y3HRCQm7KSENCbueUdiZuaVuyj7Jg223vx9Gzuy/RhWTnlHvQhN0X"
    "1ey+KNqtkoqF8DW9gxTIQpZ7yC1SopsWxTuEffZg94NYVTHTTXnZQ5Dy0lbIWbu07J6iul"
    "z+BGHfsO4snpBmeCd564ztDAiju7VMOYhEBe5NglDMbo9j3nW/NQ7jrjO7IsFTsVksQ90c"
    "kQzqnJNE7qnvUy98mGy8kJeYdTUcFqHnTKTL52yyEl641CrimYNZtMN1JkhEZ8v0LLMEYZ"
    "9ldtnIMrusscwui5YZsmn64diQbJp3UZn3knSad0n990P5NLtC8doJNfdLQZbyW6ZyWug8"
    "ZH70d/S2B5NjGr4FEl0ssOuQ6GJWfyDRBYkuptCMRBckukRcI9FliJMNiS7nMZ2Q6JIy0p"
    "Do0jml3SW6KMda85qpPaQvPgvun3WexK38sVpbbQJAekaDGFSL4+adnTQ3jWubtlVEz0+3"
    "YnlCM3ieAOzzC2zTxj8yGmx8NipRx5NH4zp93OfB7WSVaomrUyBgQ8A2pj8gYEPANoVmCN"
    "gQsCFgD3ayQcA+j+kEAXsEAXsIAnbke+oJQikIBOy2nsT9skxkratlviyVWO0QsHvIRxX3"
    "nrbUmcZA6Ww7tJ1NhW1Twfq2/Tkn/juldwDVXFDulF8BhIvg8/eTGyIRf5Z75qhEH45eHx"
    "8Uh3224EEY36gFdRjqMNRhc/oD6jDUYVNohjoMdRjq8GAnG9Th85hOUIdHUIeHoA6X3Zxb"
    "m7J2XIXySDX8uk+wDXno6rkIO4SF+u/LJvy+rOb3Jar4nWQUz8RqperGPeiegMjhILW3lt"
    "pTX7bQATV3EedwNtjmdfZhHzcSu/yWuXwpRMnQryvVk0bZpLV1ZnPw1Vqp2xqk7hEgtEyW"
    "nAm/xNio5nMHsMbH6IxLl91pFq7dIY5oFrvS7zyKTdH9bY0I2yNsb6YVURK2H0ZFVLFmx7"
    "q89bLJcnBZvRxcFlwMVwTq83U4TmFsMGztPjv3mUmSg9LKcsmjcV16xP184qfaHS4tF2ym"
    "/2SzMCkMp+q/+eJe/kvD6A+HzbgSBMlsSb0FC16TmzV9cAWV7e+TRuo0OfEYc+QbCBLSW0"
    "bYfC7ftqQQ3RE+EHkdFuzEyOswqz+Q14G8DlNoRl4H8joirpHXMcTJhryO85hOyOtIGWnI"
    "6+ic0nPJ6xhwTByF6ZA3cyx+LxoRfFHD8EWRYmncB2Wrbe09HgnEQpKfNRJcn9UIrs+Kh1"
    "PpSmy8khh33S1fewxiXG2VHLpeu3xWJaZVRxjzOIhp7bsgCPjCY0y3B7IwTIHWYuYgYpZr"
    "5jnbGN4Qw5b7mI/OGM+iMMTbDvFt+KxI/c/STKm67m2PyWssfBaSfxOXB70t8ikpc7rhbs"
    "i94In62FNomD9/uf6U0VsKyZL5vMhxVkhRb5BPllQxToc5pUJj9XzIojAf2mcJxzy2KOud"
    "hUJ9NFt9jBMJtDb3NMg+Kb8z582QbJkvIVuPSlJlotfHB/JkgqQRCogg0QSJJsb0BxJNkG"
    "hiCs1INEGiSR+2KRJNkGgCVw+JJkg0Oa9Ek+3ZDN0K0xkUiky39Sfk0JxqbbgJwMI4fvdB"
    "nk2gfVI1BYGb3D6EjOsprbRqcEWitcL1Gz/k8VcsaNfJo3GdfL0WfkjdCU21hYoNFRsqtj"
    "H9ARUbKrYpNEPFhooNFXuwkw0q9nlMJ6jYI6jYQ1CxcagPh/qOplM3Un4uapSfi+J5s2Cz"
    "WlHNctgpjH1GSy9XTspPDFnZsb6aSswpjA0s15knfVRhXm+mLg+WbVLbs1BYiiZbiqpnxL"
    "pEz6u+IXMPwR2ZB+7IzDLtcs27SPcQMD2M20h/4sHapQ+jkmhM8mjcIBrjpNoeLry5jX3v"
    "imDS2UwdaCdTtlTFLdVLEsCYNyb3Sz5bEk9MhfNAZtQjcodkPpk+EErWNAjuhe+UVNrs4x"
    "MQK+rLHkOsyCwvBLGik3cBYkU2yNeIFcFlQawIsaKTc2/TdEKsKGWkIVbUOaXdldakZStR"
    "XRIrLV1/bIhlvGiy3L+oXu5fFGNF4pZ5kyUNlnoBowzMRqY7dxZwuuFELjH3ZqJsCalRYP"
    "cQKLAaWjf7tubSRJmU7YA1F59lYWd9/xmTq2qL0FsKB6vbZKvbZ3dy52xVOSwLRTeb1s2G"
    "hKLer9a+uGOjklBU8mjcIBTFU20Ph6Li77aLE6n7yGlU4DG+lU2+TAM5dslc+OP8bWwz+S"
    "UJ99Tr0tqJ3mn7ZMqiZ2JOGJ0tS+JTR/tYBK0ssAgRtDKrPxC0QtDKFJoRtELQCkGrwU42"
    "BK3OYzohaJUy0hC06pzSDst0qfRH7SpdKRDcidbuxNbF09lx9xALY1m9nM1B4PBYDlsSHm"
    "mhGWehqNZltHEzjIukgu3huiMc3Oy8wCDuMTLtHqOd9q7XJ2kUeqXzXplz120XpMwg4Uub"
    "vN347I6z+9ax6DQWHW1yR6MKaPeekCHB/jfM57PlqKwIaPxkXBfqp/s2xtT+fHRcfDv+Hh"
    "cW718SeaTSVB3LrlTz1IQvp7ZaybPBIb98/rzJnH/+vHrOq2eFe691GN42t5DdXqrrVNZ9"
    "UcZqRcy0suzLERyC0xginZn+J93M/vP/AT9C6gE="
)
