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
CREATE TABLE "sys_user_preference" (
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
    "name" VARCHAR(40) NOT NULL,
    "value" JSONB NOT NULL
);
COMMENT ON TABLE "sys_user_preference" IS '`name` is one of a closed list (server.account.preferences); the value''s shape belongs to the name.';
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
    "eJztfWuT27i17V9B6ct4bum43O22x9e+datsj5N4ynZPbE+SuuMpCSIhiWmKUEiq231O8t"
    "8vQIoS3yLYpARCq+qceFrE0mPhtffaGxv/M1pxm7nB49e27bMgGL0k/zPy6IqJ/8g/GpMR"
    "Xa/3D+QLIZ25UdvgPpjQVMNZEPrUCsWjOXUDJl6yWWD5zjp0uCde9TauK1/klmjoeIv9Sx"
    "vP+deGTUK+YOGS+eLB73+Ilx3PZt9ZkPy5vpnMHebamS/s2PKzo9cn4f06eu2Ns3jvhX+K"
    "2soPnE0s7m5W3r79+j5ccm8HcLxQvrpgHvNpyOzUT5DfcPuDk5fibyteCP0N231Ne/+Cze"
    "Z040oiRv9nvvEs+ftJYC3Zij6+ccLHgcfv5i69YY899j2cOPb/3X7NFHAy+XT9dfLl3dfJ"
    "ZKTApMU92QviB8X9upDf87/+9+Xl06c/XT55+vzFs6uffnr24skL0Tb6UcVHP/0n/jJ7Tu"
    "O3iph9/+f3n77KL8RFV8fDQL7wnwhDQxqjoi7b91HIPOrJ31nVVW/j7sn3VQbXTZclL+z7"
    "bD9WE+4TdgfeH3v+5UTl/kIwa7NiF7xdUr+iA/LAXB+IX9agD7aTQpsuWNHvE5d5i3Ap/n"
    "x+VcPu315/fvuX158fPb/6MUvxp+2Ty+hRlmzLZ4KLyexeiekMyjyanz1pQPOzJ5U0y0el"
    "NIfOqmRI/yweySflW0AOmmPb3mIfJ//R1zJTvjdYLrduHosNorc9oaYnvr7/+O7L19cff5"
    "VvvwqCf7kRm6+/vpNPLqNX73OvPnqe67Xdm5C/v//6FyL/JP/v+tO7iGsehAs/+sR9u6//"
    "byS/E92EfCJ+uLQpUoQlLycvZUbBZm23mGwZFCbb4cm2JazNZMtBO5hsmnFv0nQSJv5EGK"
    "aLYid/WVHXrTSq07jj2WlP+jXSnl7+9Hxnlsk/6gyxLx9ff/hQtLx8wf8t8wP5DQqcVhu+"
    "OdjxKL3ol9LLi6ufrl48fX6143X3Sh25RV6jf1WW/ATQarXXzovILPcXT5qs96JV5YIfPf"
    "tPbiUIqeMqUbyHGEjy5bNnDUgWrSpJjp7lbFjuhVIwUXIU9hhYLoctl7VgSG2l2CHMo/ey"
    "Cb2X1fReFundzFzHKpF1OHer+N1BcgTPBKavdWL3ynENwDfX1x8ytt+b9zmx5tNvH9+8E6"
    "tzxLlo5IQpDUeKnvOblKQmX5hR6+aO+vak8IRf8qq2xUery1X+FerRRcSf/J3yVyVisDAx"
    "2Yp54ahMKd49HB/SijcB8yc00x6SMSRjSMba9AckY0jGutAMyRiSMSTjwU42SMbnMZ0gGY"
    "8gGQ9BMr4RP0JpyU8AJqqZnQtBlSO2huDq4QqOyzgOndBVc8Z2CAP57SXsERE2YWrjOA0y"
    "zzTshWcZxdhqgFmav7LvVTtcCmPEcK6zAt/942vGAEzIfPTx9T9+zBiBH64//TlpniL/7Y"
    "frN+Wcl47uw7QbNL6PTTybz5lw2m8rHKGvwoep4D6DhB+ksx80577FJj6jlsXWJQtbTUSs"
    "CEVkbGCRsddx19XFx17vevfAiYoEMNmPh4NxstHUdhYsCKcvCZ+TcMlIKFZ08R80JHc0IM"
    "GS33ljEvD4JUpcMYx8Yi2pt2AJRLiQxOYsIB4Pk0d3yTtEX8smIX88yvX9sT8bkb++7D5E"
    "/rQyEBH5O30XIPJnQjACkT+Y6Ij8IfJ3cu5Nmk6I/KWMNET+Oqe0s8hflHda5k98ZvOqRX"
    "8P6YvPgvtnnCexVzLUyM/j4My17gIEvRH0HjbHsbaoRPEeYiDD3WsQsczM7AktoflAgCqH"
    "PZV3DIu9kcXurJXmUdzcPJf3qslRzqvqk5xXhYOcNrt1LDW1dA8xj+AXTXaBF9W7wItoF9"
    "Alxud5fONZ1Qfg0s/HB6N7+daHI3sBE33qT4kTEEqkYyK/wJjMWODYjDhhFD+TrxEakDXj"
    "a5cRn1FbPHpFpltPJpiOydTnLov+m1DPJlObrakfbl/wGbH4akWJ6wRhMCZ8XozzneqbfP"
    "Pulo61JNNVsIhG0zT6lIBwjz0m07UwqbhH3amYFtyVcUISiK8sPnz7HWb34vuufW6xIHhF"
    "PD7jtnjFXjme+AQBFt+bB+zxN28qqKcyPCk3NPF2d0vmxQ/Ff3KyFD9Fxiej3xTwFQuX4n"
    "PIxheTNSR3THzz6Atw0cFkxX2GeCXilYhXIl5pjK+AeCXilYhXIl5p0mRDvPI8phPilSkj"
    "DfHKzintLF6Jc17ZkEKzmEJdUKGw5kshoc0ZpBzOCLqPfRxGcriTvVRGeR5onnHTy1iPVT"
    "s113gHMY/j7g3ImK2Jck3SHA5UNyjn6Dvcd0I1jygNOt6KPfrQm+6ZPZ/b5HRu9dnc0p1R"
    "ULHgvhrLeeARmb4YLNMRO6osJ6AjMizs/yNx3Oywec1Z84J7vw07Kdl5aZAJ6/Kxbbwkvq"
    "dEehoE0tVJ30dRlWjPwkC8OvHSkJsEIQ03JcwfMABTuCOu508GuWNGfFXrtDV5ahkkZFqd"
    "ZVqLehZz23VzDouO1rmjxcIntp120zkDRTfr3M2t12ws2UPpYr5mnrorm0GZYHb2fRQiIm"
    "xNFy1oTlAm0tyDZD7bBOrjOQ0yj+erJjRfVbN8VUpyWdbkAYpLEyZBcAnBc8dlalLADmEC"
    "vcdWAZI09CLjdbchpUCo+nag6lvGrExl6qubljkwzEudzctAHgUPeVg2tarTjLIoYxK3Os"
    "sykodY1FnNosCqTsUoU0fLvgjneXTgsFrUZqxyYG0SJJCDp9auPUbSUDLnvjyuReIN79X+"
    "qFgQ0vsgOlIlPzY5ciXQliXQoTxstpDnvEa5/uzpI3Baq9+ZhtNamlgIOK11+i7AaS0Tkt"
    "JwWgteCk5r4bTWybk3aTrhtFbKSMNprc4p7UxHES6ocoFDD67Ew10JPct6ngHxwmZ1lQ+7"
    "pEGwcw7bOZHQWr4B1rNsV21/yCct5bhVblIGCUNSZ0NS5goqhWQTAMKxCuFYBL/P5cqz9f"
    "pvW3egLL60fzo+GFlar9OexcGYUnUfIGZjgH2JmI1e/YGYDWI2utCMmA1iNojZDHayIWZz"
    "HtMJMZuUkYaYTeeUdhazWbs0nHN/pbTsp0FGFH7D9UjD51gMSIuVOcbVqtseAs1NQeH0eK"
    "h4mmqHMMFGPPZpKnkUTWnlSAAmkJ1bNZ41ubBItKpeN54Vriza+CVafZ3T45fJ9Aaw+6zR"
    "AeJnNQeInxUPEK83M9cJlu2Ci3kwnB7dnB5dYjEb2wlHZWGY6MH4YARm16zReR5rSb0FI3"
    "wenbIRTsYrMrWd+Xx7IZS8rkk+/J/o24+JGHtM9D2X/+2xO/G9A2b5LAzIigY3zC4/0dP1"
    "h3zzvnnTGRNGD5uSpWgXkCAUf9jklrobFsjLoeKpR8IlDUlIb1h0OGj7RWRPjcl0a5dOo0"
    "fiW/0QkO1LhM5D5hMnjK614uHkf+0affOit6TbE0nbt7SjO6/iD1uKHyUakjl3XX7H7Fdk"
    "xsNldAcWW63D++hMUwwLSPJm8UVW4gfaTY8s/Z6NhUSDYFd3VnqL4nUByTXzmXjbIPrrDw"
    "TQtA/YIICmV3+k+M/Mt8YmVxZmoDv8vInl9bza8HpezJqL17ICy9UpoXsEBnjrAU6jJVZp"
    "cO8hBg7sPq7Bns+L/P4irIqqqq5bQN55cKyQ/Dsyo44QmJxtHDd0vOCx/LxTRCR/+XL9qV"
    "6ayKsQOQ9BvkFemkhuPlXzn1MgA0d8LwnQJ8gyPz+Wdza+Gs9pmHmiUPfFuOKskVbVirJQ"
    "5JuMBqUVZUreRTqE0j6+hzxoJ9dsth17y24RRH9oAF0zxjsvHyWlrlhNVNo4MjDzNo4+XF"
    "quer40BTFo6B7Bp9VE13+bXKNUIu3vno0Pqfvpy5hwuALaMLRhffoDhytwuEIXmnG4As5u"
    "H84uDlfgcIW+MsPgphMOV6SMNByu6JzS7g5XqIkV616FioLXZ5wDoRwjMzg+dtEol/eiJp"
    "f3opjLq+yZPcgjOxOCdVHalsy6+byJvmRRats9HB/U2mTTiZ+0PZhOO5VNJ/8MuDeVaozt"
    "LJwweEm+jZ5+GxHui//4X9/EO61pGDLfG5MVCwLxC/7zxyvCqLWMslSDuMA9+x7KDFH5eW"
    "JXGsfQ6NHdkrssTnMt5tqe5BtASzRg64GWqFd/QEuElqgLzdASoSVCSxzsZIOWeB7TCVri"
    "CFriELTEyElVNmczKANVmB7SwDdtDqhlUAby3IucuNNdilTX1BLJoIyg+tgFRSIG099Vea"
    "TnwOYZlJ0VGtFF3fW59wufjcq03e2j8SFl95/bRoclXdFyYrk0CKIlcVuv4Ibdy3IFUgwN"
    "mC/2+h8Cwr6vXcdyQuKzhSPe9l6WLhCPCPWIs1pzP5Sy67JEs+3lIyDK9msMQZTVZbGDKH"
    "vyLoAoa4K7AFEWKhJEWYiyJ+fepOkEUXYEUXYIoiwyDvs875v18ZV4LkLBeAPGLV9QxL6v"
    "xVquXK+8BGsg570I4Wvqi/8KWcntjHVV+NMo88zHyyeNqJbNaqqHFcluK3xD825TXDsIab"
    "gpKRZfp/bsIOZd23vZhOFqfvPsrpxg7pSV0amhN4U5Ir/cs9hxKL5otkDXrM95loUdEU78"
    "TclycaBcVRoIj1NnjzMKgLTp4jQQXaxbF2sUff288UYV0dfPmwZ3BEuPxuWLZhFYWT5eLv"
    "JJ8XgBfkUeif8dxy/L0fijjJnGA21MAk7COx4JwPbGFS4/sajn8ZCIoR3HU8XXlgXluSzY"
    "fudYJedojvWhiNL2tY8iSquX54ko7cm7AFFaEwJHiNKeqwWIKC2itBpxb9J0QpQ2ZaQhSt"
    "s5pZ1FaaXrrFaJZ4+AI9HakZAktgrcImSLILnGjCNae8RorVQO290dm0Geym2DKdnIlJQh"
    "X0WxKUEcMYYpmm5YYs8OLoopGPPDdlMpC4VXpvNUYp7drpPTQHSxzl28ZGI6zhgN21yhlQ"
    "ejq3XuansjeBe/f7IqyaGqlgRyMIOuvulMFJDVHFfrUInWNMYY5aozRu+4f6PoFO0h5nlE"
    "L5pYcC+qLbgXBQtuW3hUieEUxjyKnzXyOZ/VuJzPih6nTK0p4bimIskOYQLDxyhGoklalr"
    "CU6Be+8S02KsnMSj0dH0rOipJZgn1j3DGG5CYkN2nTH0huQnKTLjQjuQnJTX0oBUhuQnKT"
    "xq7D0KYTkptSRhqSmzqntDPVDXcy9bnco8BH3zWAhbXn3yhRvIeYZ7D0cgZfvFtEkQrJKY"
    "yBQ/myWa5STaZSCce279wqxj8yKPNGcy8rhni3je+q0ryFGDiWnzYi+WkNyU9LSVbe+uwH"
    "Zu6e51AOmN+G6TQObDdle02D4I77Jer7F0ZdZlfznUaawPc5hfnYmvrhqCzEFz8ZHwzv7d"
    "shsofIHiJ72vQHInuI7OlCMyJ7iOwhsjfYyYbI3nlMJ0T2UkYaInudU9pZZE/4nKzCo6iu"
    "XJAB9XTuo+ABGudMxA5/Cwk0izNQbe5HmdvTNmGqVbnzUPNsnV44b+UrP9hP1ntwd+8oR4"
    "QJOhbcVzPf88AjHnO/7E2oy47qJmO6ekQXDkfxmeMqno3aQcxbM7qPcAsTW17tocRwCmMi"
    "xQ0rntQVPCme8VtxtUG8BRjIby+5MLG9wH27LFWj5kR1DmeMB9iZuzKUmz4uBrO9aRU//Z"
    "X5Kye+2akykppqM24WU52ss5DDd4tHAbjoEnrHDqbEo77P76Jq8cLv9e/JnPtE3u99T3zu"
    "suQ68PjTVqJJyV3inbwlwrv9rlMI7+qySSO8e/IuQHjXhIgTwruIRyG8i/Duybk3aTohvJ"
    "sy0hDe7ZzSzvSSrQOsFt7NgPri1Pz47l51UA2v54Hog9Yx9rTqUuyDXwLuVU2CPDK/IztW"
    "SP5NXCfobZFJGb6zjeOGjhc8lp93Cov3ly/XnzK7c+G8Rv5oRm7blW+g3XmNzzz6xhVKY/"
    "R03FBj9JPGOLwBdQ/qnjb9AXUP6p4uNEPdg7oHdW+wkw3q3nlMJ6h7I6h7UPegLNV5E9Lf"
    "Vz+7kUEZmNzeT/k2SZqy15ZBGUh19/ZN+mupMJ3DmWdKdpYkrJ342SThMtdurCCIKmdevi"
    "YLn3rhK5LPl5S6dxCnRIoHRD6Qf9IwyaR0SpIuH/xuUGQN2LOhyOrVH1BkocjqQjMUWSiy"
    "UGQHO9mgyJ7HdIIiO4IiOwRFNnJ61fTYFARqLHIth9sHyLXsaHs2N9fytyAS0WqExqjFWE"
    "Vi3CSIg+LiW74R5BPuuffkbum4LFIAJZ7MmMu9RUBCfvAkd+t3gZhowHIHMVGv/oCYCDFR"
    "F5ohJkJMhJg42MkGMfE8phPExBHERIiJELKqPAnpyyvynoKAdxXedZGonEg4KgpT8vXxQT"
    "kqaYWzvxCHIA5p0x8QhyAO6UIzxCGIQxCHBjvZIA6dx3SCODSCODQEcUj6nC3uDkujDDwU"
    "2c/NYZI0Zc8hgwLVzaiOCFJhOQEc8W6PJ71JFX1eXYXDvedyuFesO+9DthpVyJnRs3ETSX"
    "PiJE2ha0LXhK6pTX9A14SuqQvN0DWha0LXHOxkg655HtMJuuYIuuZgdE3FioZ7CJKv2noS"
    "0tefhMJpVdpvMyiInM1Ezoi0W+pu1Fy2LAxkN1SUpQ7D1DTPFMY8G7IXlgV3fFNy13mdX7"
    "yDmMfxZROKL6sZviwQHPA2F8pnUTA2cJ08Qk46LA+GhZz+xILQEZbJqCTktHs2PhRymqdb"
    "IuKEiBMiTtr0ByJOiDjpQjMiTog4IeI02MmGiNN5TCdEnFJGGiJOnVPamQiknERvcP78VZ"
    "Pl/qp6ub8qLPcztnC8iU1LdlW52FdQnEHVrfMDZLyGYblw5/hjnq3MXgpz1tzdiG+pNLMT"
    "gIEzu/uQhLOiC6Ymnu8h5lnKV43ialc1cbWrYlzN5XIdnJUYUW84dytYToNyPM8Eqq+hvH"
    "vluPP+zfX1h4xN/OZ9TsT69NvHN++SyIVo5IQpbUsXCV02+0jXX9lq7dLoCxal9Hyb8UFJ"
    "PeJrRdeTMI05WCn52mMkHk+Ez6NaxnPHZS/JNHrDKXHiy9PuHJ8R+SWJ40Uv+Mxy1uwH8Z"
    "T6C1ZSPLnLN4bQ36+BDaFfl30GQv/JuwBCvwnaI4R+KJMQ+iH0n5x7k6YThP4RhP4hCP3i"
    "7efOQvFwSQaE4yVtvYmYULGih66aN5EHGijN9pKRP0/W3MZM7xAGUvy8CcPPqwl+XuDXZ/"
    "/aOD4rUyeqldk0CMrsAWU2c4rHp14w5/5KaURnUOaZ7N2HdE5V6UxrmvupKRd/5xbHAAtI"
    "8xi/bMT4ZQ3jlzHjOgV3PjuLZekdA6mn42YBHX/X+GAkZ7qm4XIaxVKCbSQl4BvfEk2TmE"
    "sm4PKKUBK9Ll4Sw2oTir9dx2MyMsPXzEvutpQXjRTDO71/GmI+BngFiPno1R+I+SDmowvN"
    "iPkg5oOYz2AnG2I+5zGdEPNJGWmI+XROKe7QHLgnIYUApa02ARgYfEB8Z4DxnZWqC7wy+a"
    "qPRuO3ZvhqJcZGX69EhnUbZdS7zXLoq6mGhmnATgcNU6/+gIYJDVMXmqFhQsOEhjnYyQYN"
    "8zymEzTMETTMIWiY0udUv+o1gzJQlOisiG6BamXtMoPqhurD3rYBRAfOf5eM6VovOYODl9"
    "zaS16VWjd18ma5TWPCStKLPh8s6eWz52oCxA7SF8mnW0S6lx5mzn8rsbttf8Sq/b3pnD2X"
    "bON3ggx1ATMNa7Uya+brHG9h1icy4r7lGy+MghJlAZLd43GDOIkrxsa+9cFM9a9LRlwahO"
    "JbrWbMJwvnlnlkdk8o8TduVAmIkjXzHW6/IvE722SzJhsxOnzihAERjgSJBKVRrn+7fu+S"
    "CM7vWf1evmsyFaK3Hf2BGM+wJuUYMR7N+iOlNGwqsnpq2U9PSnDfOrMnXs9UTK89xEjvoY"
    "vkiDTDFWcCa8d21WlAjOzBmF6fN5WJKfGzZkaXnzQ9fDYwWhAtYRgFyZk9SrYjhftJgcaA"
    "+bfMHxOPiX+kmUTDpXwmw+SvSPwea+rTVRCVb7xb0lBYTCQU1kBQckLwOJ+JHJvBz0zYX7"
    "r1B3JskGOjC83IsUGOTcQ1cmyGONmQY3Me0wk5NikjDTk2nVPa3TnByC1VNWczKAO1re4X"
    "/ogx5VymDMpAnnvJQNgrLS3GdAIzkOzuA+YpPapI9S8B9+qo3uPypoxjheTfxHWCAQbPay"
    "j+5cv1p4z9klD76OPrf+RZf/vh+k3eMJFv8EYf7fbPolPu6P1nvim/tifzfHxIw13ErSf+"
    "rjlOGkIFhQqqTX9ABYUKqgvNUEGhgkIFHexkgwp6HtMJKugIKuggVFDpdJan/tcpRmmUgY"
    "JR9wu/sgAK7VNN+9z4jprpErc3kN7O7lLI5AD7zHYsQYma3pmFQe5Ukztzx2fFkqvGfgoD"
    "6ttTL7/OeiKG8tz5rmJ85HHGGHTdWR8s9O+jH1qgtfZOrRQKl2opXKq1lqZwECoznsMdkf"
    "MkEDBYyoOl9BzXJcZJDd9pEAa4CtshDTdq0e895IgHxS96i1NlLe0mdna1la1RDdcPfDEq"
    "ibTKl8eHAqzutlGD4zFM9GEQTja+Gx0ziW+iEr7umHg8jP6kti1MhUCeSdk2jsL5U7Kkwf"
    "Z4C5+T6DUmja/kSIvAOj6JDm2VHpI54icjSNyveYQgsSaOAoLEp+8CBIlNkC8RJEZUC0Fi"
    "BIlPzr1J0wlB4pSRhiBx55R2JtMKBzqmQ2XZT4MMjLJ1IK1kKvCtIyrUac4DzdtgO2Zajk"
    "vxecLbDZXHcwpn4JDuJXC8CSrSS6qv40tBUFWyrQohSVROOkmDzFtIejjbyKirfrQxBQLJ"
    "h0kONpbFyo401gXQ9hgEKx8ePqvLcaiIng15qe7McHbWSitD3Ny8NeGqyXUCV9W3CVwVLh"
    "Ow2a1jqS27e4h5BL9osui+qF50X5TsbHGIUdkfyQPNI7v78p+p4G8rrrc4A6m+bMT1ZQ3Z"
    "l5VsR5HyVnzvkOYx/qyRD/isxgd8VvQBLS4XhFI5u9qyyIBgXGhVvPYDXzjenzfifUblST"
    "nJ03GD3BzHmyx2jQ/m6PyJOi6zSeAsvP9yvCAq6W9FBfwJ9/c5MtErAQk2/q1zywglNqM2"
    "sai1ZMXsm47e8wF5NTesIqZWHgHYNjfu4qkO1/vq/Ji56O2NX3aQoeYSqhTGmJBLh/EB64"
    "bZEzE7nBIDRkYsv4p1vFJXzYIRs9Q5ZinvVJnQEuX8UC/vccgAGVb3a2JzfOKh8N+/sDCM"
    "yS6YHdkGBy0PL2o+CVLtDycI/2vjsHAyY8JomRLq2WT7CvNs8bfPyLfRX/7y8uPHb6OksP"
    "1sEzieMB9INNBeCavBcxbLkPgbYWhwmZ+7cuzopZKs4N4/DqnA/W6xSAXWZA9GKvDpuwCp"
    "wCaE45AKfK6GIFKBkQqsEfcmTSekAqeMNKQCd05pZ1LfCdL54ErIVyLHv8SNq86B2iFQQU"
    "AhBSoluSiZNjncEWsJXF6+fPKkNx0ja+A0sW+qzZu8dbMTs1owvUUdkecnL4bK88YXhIST"
    "cOnzzWKptIgUocinrF9MNJHLrzfhjH8flejk2yfjQwI537c7KIxfe4ywWzFSXpFpyNeOta"
    "1KwUksJZK4CtaYTC3XEc12NS7iP4ljJwK2RYW9UJTC+/gADcXv7YjXN1wPWRu26CiagEp7"
    "9g6BY1PNjk1xtcxx3j5zXG9yu7+6Kd4Q1GIEO8gRzc3jWJrdh2Hkql1kt6ZKaQJ4UIlS3U"
    "ZxDau91CiNQyt2m9ScLBRBmdGgVGRN3I1fo5T4Em/j1yRXvt7Z2KXU4/IzJLPA6tenP5DM"
    "gmQWXWhGMgvspq7sJiSzIJlFI+5Nmk5IZkkZaUhm6ZzSzpJZIqdzUnn2suoyjDTKQMn1eZ"
    "OF/3n1wv+8eHlUxJhyoaQszECme7kILWYtKvffgu0dzjyD5vJJ00BNbaSmpJ7Eivo3Slzv"
    "IQbS/KxJ9opoVU3ys2ca3TzyK/NXThDEnBTlzf3T8UGNM9v2YFLFa7Ji3oYwL/Tvo0IEHq"
    "GRp/eKBGJsMTsqVOC62xSIgDzaSV3kyY/FHIoHvt8375sn3yDqUWE3EdvxmRVy/35MLqK3"
    "HpPL7Ts+JvLHBi+JxVcrGgVxostJdgwQKQYFj4kwO/nGt8T7rWm4THI0klcJjb+yvA8pGH"
    "/zQk7ulo61jBpJoZD4Gze+9yRcOsH2p4lecO8fx9enkG+jJ99GZEVvWJQtEr2oa/YH1GKo"
    "xcPuD6jFUIt1oRlqMdRiqMWDnWxQi89jOkEtHkEtHohazCo8iurDjxlQT1UsTT0AsKdeWT"
    "qGaKwmGodO6LIJUzvymAaZZ9H0wrNqhWdjKzv3cmjC4qs195Sz+9MoMK3GtHpUrwg1j/Ne"
    "1g6fxYK7YqRpDzKP517GtmOVGc5113ZYpSazAfx2nwqwCyCpuCYZEByTgmMiQ21KI3aHMG"
    "/I9nKBQcRXxbA9RHPVwO3z7OBFb7G9Pm9mTKK+ihvcHmTeaO7FkAi4L4wvrrICpyDGaG2d"
    "rb9Vt6bVBTmrrk3DqlBYFWTGhtqSkCDA7QFul45tl4k+NQWB9hCUFVMoK3bD2HpCXee2ZC"
    "jXsJ2FofRSc8Kpe0fvg4nMHFNiPIfDIFfgXHyavD/YnXB/wr7H/61EftUboBcUeiH95VS2"
    "zRzOPGPa3Mzkz5vom9ZkJ0ctxs0zlCd+AmiQpuzzOzJ3XDFfZSZunLP7Q7DL4pU3p3m2I9"
    "sH0S0m0SED8Z8BcbwolffO8ZlsFH3SmHhMXlTy5a8fynKY+/0wZAX3NRWRFaxXUBlZwSfv"
    "AmQFm5CoiKxgpDEiKxhZwSfn3qTphKzglJGGrODOKe00+L51mRUzg/PAvrg1Pz1YahXqiW"
    "gZFBKFGyahSdKsHaFqZO9xBtLdfa7UlrNEzWrDdxprIOeXzdL/arL/SjlXL56ShZnIdFfa"
    "ORIn+gzu6xKZ4IETVlVMSZ6ND0Yj0i1RFhqSPiR9bfoDkj4kfV1ohqQPSR+S/mAnGyT985"
    "hOkPRHkPSHIOkrW7IPsmC18yJ6vn8PtTx61Yypp1iKeAswz1K5bCJYVsuVOslpPpszn3kW"
    "G5UJavun40OS2iZg/mSdBRxM8J3KD4wuVOYei5NuhSMRMDuu6/tIvKfYTx5Ty+IbL3y8f/"
    "vgx1dRxm0kjP8QyCrDa0ZmzOXeIiAhjx7KNy/m+R7pM6EN9rsnQxvUZWmENnjyLoA2aIJc"
    "AW0QYga0QWiDJ+fepOkEbXAEbXAI2mDkQKsl+qYgcCVauxKQDfsUZSsyHn8JuFdBb1Wyo+"
    "1YIfl3pNIcwX6dbRw3dLzgsfzYUxiuv3y5/pTZZBOWH318/Y98B7z9cP0mv3vKN3ijj9T4"
    "mS0q8va2T8aHJEZ/3+6wsrgtjy7d/Gl0Wn/qslvmTsmcu6486O/zFZnuiqhPXxHLdZi8my"
    "wIuc8iCA1u5MVl8j1KdMQ+PuGwavh7TkLaf4nRH1AUtd92oCjq1R9QFKEo6kIzFEUoilAU"
    "BzvZoCiex3SCojiCojgERRHXip3MmUCiZ+rwaZN0uYvqfLmLSyR6HjPRMy0pqZCcwx3xFH"
    "VvwlDP4zjSC1W2vB0Am11hs3O8e0etcsgeYp5700uJFtcrMXr/uqFe6IT3VUPWKzN4bWY5"
    "wlh+/HP87/DYriH353dv3wtD99H/Hj/PVdROB9ByzNKSy9cOMUvL7l4DsxpFvNbcD0elEa"
    "/oybgu4sU9d+JH7SZLRu2GYa94eATbgJToUP9++3WnL+P61PKrBDLvXaarJ7WtfwhI3GpM"
    "LL5aURIwsZ3LMfOKsNU6vCchvRGwuyUNiRMGuyhsNiR2zE//5smbFMR7+aI59a0lCx6T6a"
    "4wkfjAYLNm/l/ll/hVvNsqqtQtg6LIz0c0DdE0RNMQTYPAj2gaommIpmk42RBNO4/phGha"
    "ykhDNK1zSlG7YxDLPUI6fZfXPskV2HoT3X3sbCuAFUn+yr5XrbwpjAmGYZ1x8u4fXzN2Se"
    "FIw842+XD96c9J8/w5hyzlaZVRifc8EOSrk7+TWxVHfAoF2tVpD2RUQNEDTWFMoLynLVOX"
    "0BGPvl8xcCRfHx88KJW0QmlzhEcQHtGmPxAeQXhEF5oRHkF4BOGRwU42hEfOYzohPJIy0h"
    "Ae6ZzSzsIj0udUN2czKAMV5u4X/ogx9RtJOW4kVQ6ZpL+ZCtk5nHnmTC9XNi75ik3WVHyA"
    "CtcZlIFMNxrXlzXj+lI7XfPX3fXUowqFM9Vi3ETrnKyzgINp8q/Jwqde+IpMI4UsumPVsY"
    "NplFgeRLnp8gGRD+SfNCQe9YUNQIQ/OMr148PfDWJrv0YOxFZdFjeIrSfvAoitJrgBEFuh"
    "DkFshdh6cu5Nmk4QW0cQWwcjtqrVdUpB+uLT/LJOe51BtapWHog+aNsHGY2l2Ac1heULSD"
    "0KzMvPQ4H5h2uLX+gts//msLtRiay4fzg+pCgGsunkNmnbpOaGFzIvnL4k21T+MZmLvhUb"
    "2JhQ+5Z6FrNJlG0+JjILd0xs5gVOeB+VyViLX0MC57/FO9NYLIzuoYxeFp6aHb22Kqk/f7"
    "SPhTxpwAIKeVKv/oA8CXlSF5ohT0KehDw52MkGefI8phPkyRHkySHIk/zOU77LMo2BONZa"
    "oFTNn3tQ6px2/lv/OaGhE7pqXtoOYSDFfRTQiEQtJV03hdFD0R38laElsSY1qT0N0qNPoL"
    "J3pLJHtZbfeaF/PyrT2VOPxweV9qjxhO1aH9Tarz2pU98yIrNn+ZzQXQ3pV2R6w+5l6Wmf"
    "RXL2jC0czxO9FsgbVu+WjrUkTkicgMz5xrPJo2nAfGHGPY6/xeMI/WNRZz/OR2qosW+tpY"
    "dJ7IZYWFDP9eoPWLzHKxwnvF3l0b0HYWi3Dww5/13iatRrPQkGOk+KSLnPFon8+uVvzAq5"
    "X05kgjFimahTQb/87d3br9efI1UytmtypqB4r7mTeu875iyW0ftuX4ius9/9Jr0M1Y/Uv6"
    "m2U6OnTc3UVdL4oJX6Wd5LcrfkgTAL2fcwINaSeuJLjsmd74Ri55fmIRXGkrNYMJ84XmQ9"
    "BqEYUCthDMdHxLaYiuyPfj4CVqjWW0O1FQorqGcrqFQAee379L5qeJftHn2KHqfZPuLh+v"
    "sfugkUX+K6xZUr/5ddXeNGa/++DPLh1f9PPl9tnf9oaR7vxYDoBPA4Woql6OHEV2HtFQVy"
    "x3xGVtRmxRW/u7d9wCpfvc6UT4Nul5nTLvR9LTLVq3rgLDwabnzFtLA0ysD1/aoJ81fVxG"
    "t1R+AXVlkJIXnUYI1SKn0gxwez/0uYhDa7dSz2Mlo4Qn4jjEYnILE1T5Y0WEpzUkqf4kV2"
    "K57a9D6IkoctKuxLmSd8K1A2EaYk96ySNavvD9PQXkVmcofaqhwmEzk41CKuGZhxW0/3Sb"
    "GbQDldIwVBtkZbga8mdlDNPAIH3ZDfKuUe6fZqK0u86StRvIccz3Yd3bFZb1tprqBXA4ov"
    "68p5FZSJtRK9cXPzxu5Vk5J0V9UV6a4KBemiLU5Y7WXZSHXp6xmYeUT3UvwvPvRhT2gJ1z"
    "KD/auzYrVncxIojovsumJw+e0BE2Z7ixGQwqH7h9v97PvaEW/XZgRkoacaBDjG0qift0JO"
    "m37OQnFaSbdu1kVUlWHuD3wxKlNVk2fjg7KqbDlxt00bpaYGIVvHoZcITFbUWjpeiTB6qP"
    "FhYfP3rBAQffNdhe9t+tUfUD+1FySQWapXf6T4z0yp5upzBmZg/K37Qz9VKaZ11cyQX/rg"
    "Ab7dcJRGdwpj4NB+2mRoP60e2k8LQ5uLt4m2dzWZOY0yT0LqnmaP3bWgOYPCcG7As4zMq8"
    "mhOwT4bcCvz2igeNvMHmLeQtGL1iwFemWrLg0ycCT3VQEKij40oNNoQF9pUHrwI3p9fEj7"
    "CZNWDap/Lpl1s+ai+6YkkDlrS34nGvvE4quVPIphkzvu35AFlzcEuWK1ZlMiv1RcdVM+Y3"
    "58HmNF70UzIkbcnRMuS+8a6v/jkFPX14oLVUmvHRDVPk/eBaj2aY6th2qf52fsodonqn1q"
    "xL1J0wnVPlNGGqp9dk5pZ9U+b8SPUFryE4CBOlr36d0oONnLfdhpisXv3KhRvEMc8YiCy7"
    "1Fb9JE7mxzo6PNNSeb8wyrh+ZOEJaLe9UeKsc2LwvlV+9rSXtjbITONrSQh9RVoXIHAJeF"
    "HBMWBHShmGOyx5joEDbzCOtcwsLcX1OfrtQq9O4hetTnNapm8j5Io9QnWRj6pfN+EY/k91"
    "fpkz0E/dFTf0yUq5flcObtEr0kvmxZU859yeHAtgrb5UVc64vnZpGtjErd+D5NiQdN76E5"
    "A+ppGLLVOiyxSavHfRoDTyrPqCUv9HUnPhM/LQhZWf4G526VZVkCzlE8E+i+ON69cuTilN"
    "fXHzI2y5v3uYH76bePb959fnQRLeyikRNWjOcokUpp19whzNsvXzRxYV9Ue7AvCg7sklE/"
    "nDEatskXzYMR19Q5rhmEorfaJQZnoehmnbt57niOLOrYpp9zWHS0bh2tUY73O9/n/qgi0T"
    "t+OG6S7T1hu7aNjvr7bL4JmL27FcojzmrN/XBM5rJQsxMGZLoWy9X0v8IlEYOZiSc3bB2S"
    "jRc6bvR87rhMFkHdVuwfk4DHidlR5ebNSrx7/J4kEBCX3Hiy6H9ZVrgOX6hFyQLB+tbREt"
    "9L/uvKo6WoWqC/o4f8cr36I121YDermkoe6YkI4tsSn6xhTdWOpD2UjoKvXVqUoJpJt7wg"
    "waAHb3eyEXNdtcjwDnH8gNdpTO6eQlvyWLbirbl7DLgf5vW4X9lq7Yqe+ZX6gXBvtzenFZ"
    "2TkmaH3ZQtaLKWqIm1hx0+pRpSX9jlU2ndy2OgMnKavSNmHF1mu/2ZU3Ln+Gx7bHR3zQyN"
    "fAvxDtLu9whdiA4uOaHa60fhdKoBRhO8B736A6dTGwQ9cDr1KDTjdGptHhhOp45xOlXjyY"
    "bTqecxnXA6NWWk4XRq55R2p3+pWrIPsmC18yJ6Xu6Vc4kNrqHXy73TsZiiRPEeApKbkRxF"
    "w9Xc3QRhnk3YfXnvJaM28ydiq1LZ2bIobGwFqUYmw6mSmgEdj9PLgXC6l6WVVoMszLwloZ"
    "eqC4IiGcFwHUtt6c3hjlgfYE4dtzf5vYfqANqExKQ2PyqNgkVPxocDX7t2h+839wj3F9Rz"
    "AipfehUltjl2lNYmU9mY8JbuZXTph4DsogZkycUveUzei7Yy3iSDTzMmK26IRpx43GPk0b"
    "71kx9Lrjo/3uciBtbvdoIYmEbaCgJgulgBCIAdhWYEwBAAQwBssJMNAbDzmE4IgKWMNATA"
    "OqfUlADYYa/vaIv9VZPF/qp6sb9C+OvYkZkZWzjexC6tHio30wqas7C6jdSoTVRujPkL+z"
    "xbnb406JzJk0VoN2qhgD3kiML0xZFU6Sbzu3p2F8su85BO5MV6SlWCcjCDqmN1uOV7IVUM"
    "q6Qw5rl53ce018vScss1BO8Q5tHbfdV7ly+4ErsJwERyOwq+ahUO/JX5KycIYmYqAoOpNu"
    "NmIcLJOgs5GC38Gh1Qs27EV43PqMXv81IeQ5O1MEKypAHxuIzMjaPjbHGD+O5EX/5XdKvi"
    "kovWK+ZtioHBfj4CMcB+92LEAHVZDBEGPHkXIAxoQmQCYUDELRAGRBjw5NybNJ0QBkwZaQ"
    "gDdk5pZ5rg3jNWrA5XAPbF7VEDg0fzKrRRXb6HH7f3apUKLvvH40NaSxDfG3VQXanuDagX"
    "gx/XY6gXmvUH1AuoF7rQDPUC6gXUi8FONqgX5zGdoF6MoF4MQr1Auk0qD69RIl5NJl4hFU"
    "8YI07Jjec19O4QBtLbRyLzeuOLxVtxCO8xBuaLd580JlMYWdmV2wfSHlnpfdtmcNxD4Q6Z"
    "4qwoKyQIAynuplRH8eYAJYL3EPOW437GsJjzrW4g3OPg2ejm2egSalk6vv3asvimoupN+v"
    "n4YGKrbD2hqeYIuyDsgrCLNv2BsAvCLrrQjLALwi4Iuwx2siHsch7TCWGXlJGGsEvnlHYW"
    "domdz4gQlYU/CzNQ9Oteu44pk1UNJptNmQd3kO4M1kDOewnLCBPVVS7ikwaZZ9b0wnM0ON"
    "XyzlMQaBKtNYkZ33h2G6U7DTyV6wZzUnut27FuWLnKHT8ZH9S39+0OVmv4kxyT8pLgGzFq"
    "CBX/LysjLGkQXTAsC67fsPtX0YvCtAtIsPFvnVtGKLEZtYlFhf9fLNDQ2bs+QF4Xn1C+BZ"
    "U7AtvmxlXo63DvqZbJZTcr7fcJwECjqntD9pa6mxJzqubW+x0Cd94r3nmf5l1eTrKRzwvU"
    "V/u/aYwxekJ3VdQi/bqV8ZSFQvkelm2VyYz8vnbE27UZBFnocQbBMbfuoXezJib0b0FkKh"
    "YM6Oj1g+bzJmmFrBBkhSArRJv+QFYIskJ0oRlZIbCN+7CNkRWCrBB9VZbBTSdkhaSMNGSF"
    "dE5pZ8KY9DmVg+ZpkIFCevfL/mlSE86N5TUNgjvuqwWE0iADWe7lxB1O8OME/wDDyHuG6S"
    "0Nqa9E8R5iHseXz541WSSePateJOSz/LHc72oSWdzePHY7vmpr5vjh0qYljnrdJXop0Dnf"
    "Aid2+hvhtCkNzBTGvMH5tMnq+rR6cX1aNA54oFa2IwGYR273l5TiFsM+l9ZWoR2EddTCOi"
    "4NwonLF06JkHMgCyMLhQKqswLqcou6ajNpDzFvHjUxsKvN62ca3fknc1leL1h5PZT9w3GT"
    "bJcJ3bVtdL1fIjwGhPosvkrP8dkPQZzR7djx63dLGt+zJ4ZzKPO+5X+LjwzZiiy4AM/uH5"
    "NpyF2Z1DeVl/cxj8x4uCRLJugRzQXeCcmMLahXfgngqb4I8nv6mq3I79FLxUR+z8m7APk9"
    "JkRFkN8Dcxz5PcjvOTn3Jk0n5PekjDTk93ROaaf5PZNWCT4T5J4oLPyRkDFpx3YJFpw32W"
    "xRiOQ0bnI8YNWYT2NAfXuFIqR+WGNf1tU7z0BRB0ZrA5N5drteTgPRx1r3cWBxxWJ8O8QR"
    "Q/nct4WBPfZ46FhxeYkjiI1NbIXn1bbCcyROHDVxYhvCUl6sUjjoHbotVRrFm39ma2G7jC"
    "oCztun40YRZ3vfGGUWEIZFGFab/kAYFmFYXWhGGBZhWIRhBzvZEIY9j+mEMGzKSEMYtnNK"
    "uw3DaheqOmpx6JN4ErG3r8h8BgTu23LvBJMVLTvlU72OpCDGLMsPWkM00uA+8+jLlypw0b"
    "NxI/3NT5pCfYP6BvVNm/6A+gb1TReaob5BfYP6NtjJBvXtPKYT1LcR1DddPWeob6f3JKSv"
    "r8h7CgLeVXjXSCn6GjniowqtaPt03EgtCveNDxYI+chWM7EKLp21LLVBoxodxPEI9YjwSq"
    "nnBFQ2LRb0UAGWaE+/pxeLvQjxBzSpYc2gcY0mVbmD1HUUDht1sYkclAPLyYca2A39gkZB"
    "Rxn5nLuVZ1B2mBzzMwHqi/pk6Tqu1/bm+vpDxmF78z7H6affPr55l6TTi0ZOqN+2/TeH3f"
    "28Y62wb6cfH9y4b0XjXRc02rllRS2JIndOuCR3S8daim1YXhZL+Jp5AZlzX7ywFpt02f6t"
    "DkcEyYA1ChEkvfoDESREkHShGREkRJAQQRrsZEME6TymEyJIKSMNEaTOKe0sgsTvPOUQUh"
    "oDZ6K1M7GmYpNR2W0TgIE1tHq5DCvSa9SGdgqCkT3EMN0bllW1Ui+P6/Q9Xxbxmm1bIYMb"
    "+hv0N236A/ob9DddaIb+Bv0N+ttgJxv0t/OYTtDfRtDfhqC/+ZyvlDOJdxC4Eq1dCcEGU7"
    "uLfocwUH+7bLLTXlbvtJeFnXbGtqSqUJwGmWfOdE/ynWOXacjV6/EO0Grl0I3djtfigG1/"
    "aYHQmpTQNAg5ofU5oZnoh+9YbGJTxy1xeT5yj91XRUGyQIMG8hmp9I7rjspkevn6+LBOnz"
    "TrU6j/PavayqLp0SS3xYj5Ayq+5gN9DBVfs/6Aig8VXxeaoeJDxYeKP9jJBhX/PKYTVPwR"
    "VPwhKEfSIRWjWE3r3GMgKDfQOl1GA9WiK2kMqq609dduxI9VGtoJAOO6wbheM9/h9mTu81"
    "W5MVOlg2ZxdZbMAFmvYVmaJuUchiUr8GEGw7I1+Lz4k5qmCnPb9mfNGV3xjVdyM2Rd7GKP"
    "gXz4gHMzZUZAbciIHluz7dkXODLjstjIpM14zwEx6Ntr5kn4qblYniBghTWwwnx26yi7xS"
    "kMfGLNwssfHI+NKkLM0bNxozDzxE3aHiz2dO0x4oRsFddalOBXZMq+r11B8ZQE9D6QtRfv"
    "uG8H5G55T8KlE5B4cSyWfnrom+EgmgHLP0LYevVHTvBT06JSEEhRrc0g9i+VHXrb3KSB3p"
    "lmDd0JutOp+YOGcqrit7ElqeRQpjBGupTNfMo6pzLyKnXxgWTizqjMAYoejA96P0u+Cdhk"
    "tmt9xFxbi69WAhTeJ7Xn+cSm98i6HcASA5dFr/5A1i2ybnWhGVm3yLqNuEbW7RAnG7Juz2"
    "M6Ies2ZaQh67ZzSru7/VC4iKq3H+4hcCVauxJ5/7wp+3kcuqB1F0j5PRJFSnfiCv7ToLPW"
    "nbeCkgp3e8hZM4dc8H6zkGhQZiTU8LuHGMhwZ2XBdRHlN45rxz+/qMsnz8aHE5PSTVGsGo"
    "I7BHdt+gOCOwR3XWiG4A7BHYL7YCcbBPfzmE4Q3EcQ3IcguEP3PblTEf2rsusmAAPVoasm"
    "O+5V9Y57Vdhx5y7nfqCyZuwRWC4Kh2RowFZMvrkCoRmQMbtapzFPJT53AIzPQhK8y25pyP"
    "0Sfay63ncadMR637tXhlvw26VqkY0EYJ6raNpZg7cudVajkphG/GBcF9DglrVZU8+6n1i7"
    "xgePWn9yFsswIL8nAe0xicOzP8rj0txjxGV0/phMZfBx+pJw32b+mETVwMYkOtIwJkvu2q"
    "/INAipNEtFq3DJyIz6xAnJjLncWwTiXYsns4/82QjSGGC/I0ijV38gh+zkxMtVUr2a4xzE"
    "P5R4ZI4hcwyZY0ef67m8pkZpTTVZTXnlKuAb31Itj5sBoShJ60SP2IxXYn4PAe9teZde1G"
    "TjhU7JPY5yPf4q1tYK/rNQhEd1C4/qImwkgatRmbixezg+mLFpZdoiZRNqANQAbfoDKZtI"
    "2dSFZqRsImWzKyMKKZtI2dSIe5OmE1I2U0YaUjY7p7SzHBfkC6ZM2CbL/fPq5f55yXndRe"
    "mArT2vuygfrAbsp50d183UiLVtsXCX5LzVkJzCmMdyZ9lDmXCsV7KX/XVDvdAJqyrxbjF5"
    "S4VZjtgDH/8c/zs8tuvCWu/evhf7lxim4+e5hLd0vnGOWlpS4fgQtbSswjGozd9bxm6Zy9"
    "esJIWzZnXIoMxbH3pZhde+JCy8l0r2mnpqbmQZGLw34v2e0ZLBXW0QJ+1bWcK60dv1jQeO"
    "d69Y83wPwXhtNF6tJbNuJo5XIYHUhGQLyON5IKOLq5dPnoj/6y26lCH+RQPaX1SS/qKccr"
    "4J23Kehh6T9MuBka5NUHrjhVHstyQkHT8aNwhI71seTLf/umTEpUEovslqxnyycG6ZJ+8f"
    "oyRgvsOC+JayOAr5isTvbZPNmmzEAJBZ7QHx+R2JFPtRrvO6f/eSIHnugoH4feMLBRA7H1"
    "KsFrFzvfojfTVXNKdUrKs9xEC18WkT6+pptXH1tGBb3VK37J7u6qG9A5g0rE24oPRn6rj3"
    "1/JkWNkunnp6eCO3ZeMJ37U+4jU9uxuGE9N9JNrXtxGmJq7xGcCyjm1Wr/5AihpS1HShGS"
    "lqSFGLuEaK2hAnG1LUzmM6IUUtZaQhRa1zSjsLy0W+qxjGSst+GmSgeNT91RLi40JqhRPl"
    "hMA80EC2u08MTEhbC6ra0b1DGsh396P7BGVcNDNdTlg+J+JNyWZPo8yz2ftYTlB499R33i"
    "Uad4H+mtIvadBZF3/Zq//q9G1RZ82fFxUdVHE79giTJn13pcyX1PNYSeGQOtNsjzlimtQd"
    "dZMlZIiWmU3vJ5ugxD6oqbGbwqDErkKJ3ahK28rxNqFSmkAOZpA13NlyEfIWvGZAYLW0cF"
    "YZo3VBzAQBr7jB2ivDT6wsUF+99O4hWHkVVl6frah/ozSU9xDzPOBejhYsNiyIZUi1LMMc"
    "zjy2LxsJDpc1isNlUXKIWYuSrVX2vBzMmABSZ3uez4WxFfKQlvgeH7nHqk6EZnHG8HpkFc"
    "dmax444cQuS6Stoz8HBP9tVTTqL8pMkjruUyDw3o53n1nMuWX2RC4jigtPHoo+eGAfbNeS"
    "lt2QQqMn2vbEXB4da90TRTR64mH78XKbiaS+ISdI9EC7HljTspBiHfMJAoy3Y3xGXepZiv"
    "ZnCgTeW9qekkB3suauYykm9OeRBmoIfRSV2vLmMxooVkkrIMG4CuNzpri8ZHFYYR6QIyIM"
    "Q8eblNX8OnAnRQGN/Hqd8+uT7pLVUx7Q23s4ulvn7nZWa+6HkxumZjpkYebtYi+abGIvqv"
    "ewFzrdY/szvf/Vdyw2Kj2Uv302bnAk/36y3rU9WF1nGrWdErZah/fxVbBBSD1bdAKJHgVx"
    "zZvHZLoSe0Oc2DUlogWZWi4Poi1D/B3cEDoTywmhvu/cis8i3BPv5gRE3lI7ynXukT72m5"
    "c0Fk2m25bCd6d+uBGzc5y8V/JIfo3oo2RZH+bOcQcuSgqgpABKCpxoe0NJgaPQjJICJYm/"
    "KCmAkgLDmGwoKXAe0wklBVJGGkoKdE5pZ0l2JzgODFdCvhK57uV7QN05tUNL/wD5Vzvft5"
    "OLFMLwCcSgkyVHHq17XUtl9c2iDGK/u8OViTxYIuhUHz3JoHD6ROH0yV5hbUN4+flqMH6Y"
    "8RZsg2nlk1XKySMmZ410drJKn5DbbwH74vJwVB50S56OG4XdNgGbBEnzg5G3j9Hp3ID8nj"
    "oBPSa7Y7s/xhdPiPd9TKY3ovunL0lUd0z8L1ly135FpkFIZXGVaRxAm1F5HQWZMZd7i0C8"
    "U/G2iyN9JkJmBliqCJnp1R8QGE5OvMvoXJH4FATEtz+pQUuCKDW6zrb9Was6J6zHohtxhh"
    "RkMZ1WaXEq+VoJwMB6LBfNPK0aRysfJw34xreY4vaVAfU1aAtmtnH719ZpUmJ+DwHvbXmX"
    "Putk44VOSb2LAynyWShSA3RLDdBEQvoLzwkY6dfHB2WjZdLsoFz0KQr6kHBJQ0LJmvkB94"
    "gTkDvu38isafHXPzfyHlN+94owzw7I7H6bxkwEZBoN5WlREurwfSH7GLB4QvbRqz9Qh1uj"
    "LoDydiLiI1VCVQVKg85aChKmkyp3e8hZM4eixoZpaIaz2s7X7dLN1Ux3GLqbm73kXvw4uz"
    "xdsNxNSiFMMj46my7OwuM+m7SQ54pIg5ajY1vVAfNVreo9xKSBfQLila/kS4MMDLx0f0DN"
    "Z9RVZjkNAstNzty6DqtQp+qONqdRffF81DjLcU6QV5+2rKs6hLPNQzZFtYm4yNuZSkMu22"
    "ubDsZcknaHgi7VXYtQhwGGEEIdevUHisKccktHURgUhYHhhKIwRkw2FIU5j+mEojApIw1F"
    "YTqntLuqBEjeObVTMds4riwwq9gDORg6oH0Sj8u5r7Kq7AAmkd5hBkVI5S6mSGoOBmpLzw"
    "3Is/weVzLS0yADQzbd3xC99vma+WJri2hSobqANM8n6p7uGbPlLYpK5abSGBh1hWVCuBhK"
    "dO4AxvgcnXE5o+FSbWgmAIzL4kHa0FoyT4nONAajsxCQWNOyEol/3VAvFM5ZVTQiQeVFJG"
    "Y5K+o+/jn+d3hbVV0S9bu37z++/vDoxfgyV14r2bSuCjsT92UWBg1LRYcaMyCHgxFw2Ajw"
    "mcdv1ZnOwkD0YaLFwPTlvXYTu9Q/q+G6gATdh+meU8sRC43DSja9Gq6zMPOIvmpUse+qpm"
    "LfVfGeR5lFQ93Jigm21NLtCsjj+cmjuyV3WV8hyr6Ht3R3o+V3slJNiShCzRvmPeyTzv1G"
    "MWM3QRxxTD890nhuwm41uUXdx5G7G3Xckij4warjeyBOXLRV4mMi7xi7KT0XergPUlD0ws"
    "N7gZUVvmrWC6y0BBZ6QbEXhHHgtJwLKSh6oW0vrKh/w8JJi6so8kj0wcNmwop7YtNvMQ92"
    "QPTAw3rgXxvqh6xENDjcBykoeuFhvXDPaKsuSHDgv32ho9uy0V+XjJ4gTHRtm/m2dc5tMf"
    "K+5CFXU8r2EPM4/qkRxz/VcPxTkeNbx2ZqCSQ7hHkM9zKKfSZtP0UBMoGYx7Fpt7N8YLT8"
    "oGf8YHzwoKe7a9fnQc/fs6f+8gm7wj+fRKWy/sCJUO1tEJwI1as/cCK0wbqPE6FHoRknQk"
    "sCUDgRihOhw5hsOBF6HtMJJ0JTRhpOhHZOaYcnQr3IKVU9ZpTD4aRRs6zXULnGZAYE1621"
    "67blsUUJxAzOwIH+vMlAf1490J9XDfS1YKoV2TuggWx3v6zgOghchXKuXTDn/kpphUkAR0"
    "yPXdN1HBYe4uIShNQPJ8ktG0V/tUrvzMDO+vKOXehFhb806KzZW9P7iXVvuUoXdGRAJq2u"
    "nbl9kiFq38YHvOi90hndMuzxSP5pIAwLepaKR+72kCPuTlF4OrllaYg7VMxa+dVS1YM4i8"
    "IaUZWAWOT0YO6haYQe2aS12ZoHwj2zxEIhM1IKHfCGc7eC/xJsridmAtxXVyRJG8c1Gt5c"
    "X3/IhAXevM9x/Om3j2/efX50kasEUE19lEOutCcWkZCaK9hVW1FSIGPiIUe/tZJVGXm/BN"
    "yrcpTTqLwL4lgh+TdxnWCA2eQ1fP7y5fpTZilJ7I5HH1//I2+SvP1w/SYfOpRv8KY0jz8I"
    "2VqtA3I4dEH7LrijUlWebfMwlYrnZKFnWEHn4nL8tHEJHeYyqx3PGSRorqd5QYN2LKeBIL"
    "meZGvJrJuJU5JucOiCqRQQWTp6Z+msqR9ufPVLxDJIdLLOnezxULEc0w5hYkZjs5TGupzG"
    "shhRWXijLh0+LI9tIMBfGoNzFh6zJ2WZb3UhuDTqgTEkzca0WggpKjWupjrsINAcWh5ep2"
    "UpEbXSMT12MoRZjM+oKyNyaqSnQOC9bRLQNhE2Yk5lEywgDdwMnzbZDJ9Wb4ZPi/XjHdeV"
    "96CoGx0F5BGjrB73t071EA2QOKohPmFeot5XB0VyMGNWmA4jrOw2Ph+umEFYAKLMi8r6rU"
    "1pAXsRHeYvqS0QPRk3KC6wa9hpdYHfR9Sy+GZ3Zjxg/4pLB+Bu6eEM8zFBJQG9+gOVBJqc"
    "R0ElgeNIgagkULDTUUkAlQSGMdlQSeA8phMqCaSMNFQS6JzSzsQMxQICxtYN6F7y3LriSv"
    "SmMAZyfNGsxmRNickKjhV1uCwK7nBrdzghUnERycIMHOjdLyZSyVPY9rbNTRraHcr3/J/M"
    "UluXUxgDh2v3oSfb8ZmlfFFkBmUgzz3sf6tyE6Mue2CPMWl5OPaVM+r3Fz7w4kLNnPW+Vx"
    "CZWKSaO5fCnHX1BZkJq+jVPSC1QvOB2cPdAfGtmIplAtIgA/e27qVSmfij6NilIEitaF9y"
    "TwpmZcn3deUO9xgw/0Dm7dIozEHy7fIwDPiv5V+TpKJr32b+nzcsCEcliUWpp+ODyUVcNp"
    "4sdq37vL8EyUSaD+8xQTKRXv2RMiOjiapm4aQxfVFfmC7GMX+iks6HN1nzqVeu5IwSzgol"
    "nAUdtuL1l3uIgd5/E9+/2vPPs+vY6seFUhgD+e1c9hN0lQUTvzDqMrua4gdEEjUjuC4J6t"
    "0/ouW1usjOLgfqw/WnPyfN85V3Cre5KlZ7f1iZd83o7n08B5MVLatGUlMOMIU5YhnA3SuD"
    "rQMYVXBxvAktCYg1Kf6ygyK1UufUyqiv+CZs3c97LDpat47WSY77wBejKjFOPhs3lOLcbV"
    "sIcRDiIMRp0x8Q4k7PPFVPEqMmZ4h174CEYgVV4jcBGMhuL2XUZmzOy0oR1tQI3kNQHrh9"
    "eeBNwHxlNTkNMnKEd52F4zPqtrh9cQ8Cyw1YbuHKdubBtuIaR66H799+chbL6nST+Om4oY"
    "/r7Vp3XNAmbWfHH4KCNoMz+OH66tUf+ru+Z0D9bslsfL5hhzjr0w0nuDhZM0/rRMWBcbHc"
    "KWgP+MYv472u2NgOYqDz1f0hSn/jKrq3W4CB7HYvQPqMBooS7x5iXorJRSMN8qJGg7yINU"
    "idPMkvbLESvuCoypdMno8bepNBqv0hf3L0VtDNrE3o3DISWUgB+X3u85W8Bm9MhP8t/v2R"
    "OB4RGxWRlsBLQsmM+oTPifAzyYwLEsbkbskDRhybOEH8MvV/CMTfj0e5Xu79A79537yf6T"
    "3ZiMdLGhCPxx/zUiDDJZG3+xHqswgUCLbHhHp29NfK8TYhC+IPoqFsKlrci49i3mPyd0dM"
    "pk0ovoz8UjE8lE+pI36CIz5VvuRST7xjVKCD2YQuxDgOQiJbyKEasXE4HP171kGz+GolP/"
    "N++3fMUezJw3XX2hCB665Xf6AWbZPEetSiHWYcBLVozzUwglq0qEWrEfcmTSfUok0ZaahF"
    "2zmlnVXm0zUYZX4eppYxlTOhXflIaQZlnqHT/anovPzUdIjncRArWo/0RB9VinenQWcd8t"
    "7qpSrc7SFnzVw0hGJZXMVUy8EMShrozFgTA0yd1wwIrGpVguxzVN9mVBLD2z4ZH4zexdJ+"
    "o7CdUhooMj6HtvMjbKRXfyBshLCRLjQjbISwEcJGg51sCBudx3RC2ChlpCFs1Dml3V1hiJ"
    "KiPYrnxy4QqDe/3efHo2SraSVb2zkA4lMt6ifb6eCGMQq31ph+fRRuFeSJhTZUu3kzDTKB"
    "9CNc9uRR5RJVe4h5HF81ofiqmuGrYu0T2xZeS8l1Q3VFwPYY8yjuZRizFXVcJY53CPMY7u"
    "wQXpZh5gtSrPuJskNShJrHefeeyZ41dR+lBGse5d1beTOXWjclgbvqYuY7BEqZK5Qyj1ib"
    "tDg6nQeaOKh72B2DtXCpJyEPackeWVfhIgc0Ru88dlA6pPdRWKDEDKxWRrMoY7jv7qZ7x7"
    "svu3uiTrvbQcxbOUwrvfCZ89WoLF1Lvj4+mKzlJ82QqoVULaRqadMfSNVCqpYuNCNVC6la"
    "EddI1RriZEOq1nlMJ6RqpYw0pGp1TmlnisSSbwKmeAo3jYEz0dqZQJZcn0HsYE3LivT+dS"
    "McYSesVo9paZ1em1mOWLgf/xz/a9Tm+vO7t+/FovvoxfgyFwZJE5+vIRs4ttSsXGfllNRM"
    "r1mRC8jjLSGXA1mUxW/g3J/I/1FaIHI48wzy7uOnc2o5Yrg7ZXGOGqazMPOIvmqkzF/VKP"
    "NXxZiemPriO0SOuhrbeaB5fPcSQ50xO5goXzeYQYHpRkxHKZxqY3oPMY/jnxpx/FMNxz+V"
    "cCyvrpjY1HFLNKqDd17sgfBYWnssMZN3jN2UFr853AkpqEG1Rk7WC8wr8dub9cIWil54WC"
    "8sueu0nAspKHrhYb2w4p7Yd1r0wQ6IHmjbAy4L4yyWAv01Oahp0BHTUJOsksFmoQbcVxJb"
    "kvbGhBJMKOv1VXy1ypte9w/Hh4t7ibYK97yOpgF37Wl8k0ywu20miG+mCULHdaObZ8ic+9"
    "sraV6RabCmPpvKK3GW/I6IH3Uv/ueezARYvJv4955v77pZu9RiQfF2nuN9bOl9tbX33mQq"
    "t+I224HuRkiY06s/UOhXoy44VUlr7djv+fAbbg9uVxBY7udqNq175CVBZ5s2F/L2lYr/7g"
    "DgUjP/4O/CIB5VuAfRs4bewV3S9qBz8PdlZDMLCzy+gjJ7NeWjqWNPX0aXTm6vAv0xuQkz"
    "sr+Jy+bCbL/znVCYTmQmb7jk7Fa831JM10C8TbTY/RCQKCu34CMc9dPldZ6fuHz3eCok14"
    "Bu3/tl7Jn4wu+YMZd7C+Gq8N07WkvqLVjsx0RXnUT3hm6v7JQujHwQfRxZOquAufOGN3QO"
    "1M8wxF6qdiG46PUZ5zesrBuqJa4sDGetFVQun906yomeKQx2M412s9+88p0sev3wLrbxmm"
    "5gco+Ib24Wi/d2RY8yVcdEHqwUi7VYzu3H5AOjtyx4Kf8IxkR8aHxvs2zzSmwJEWS3AclX"
    "A/mucnXnd57Yaei8ROI67mc/7LpnXPI85O0IihaOgOrTBTgCasKpNBwBxZk1HAHFEdCTc2"
    "/SdMIR0JSRhiOgnVPaWdjgxilLI61Z8hOAgWHBi2YFqWrqURXS1mmkY6iFvzMg5Ca29dV0"
    "Pdxsqoiezgqlc0FiyZGY175P78t3vjQoR73rBEOUKA7y+PsfSJjRbezONo5ri6+l2AM5GD"
    "qgdQfM3dKDz9Um3g5gEum4jWkQaV+hE5Ydfqihd4cwkN+LRgRf1DB8UaQ4NsmUUxizMPOk"
    "qe5rpking7qTFRNUqbmEBaSBY7v74hO+c79RG9M7hIn8NqG3+UVjAdv+7gK/NVk7aRAOpj"
    "VP2RHtqTcJwm3CcvNQXRZ3xNvdok/uKyzU+8KB8kt9VukfXKUJs+6eQJkJvXoBZSZO3Qso"
    "M3HipC+cux9+JvIbwd9XLpakUUk68v7huC4neXkzmTnR/VJJU9zVgkRdJOpq0x9I1EWiri"
    "40I1EXiboR10jUHeJkQ6LueUwnJOqmjDQk6nZOaXf1PUI6nytmJaUxcCZaOxORvz9Z0qCk"
    "zGhdqkcGZmDMtntPgn1fO2Jxn9CKWkpfxX5ZwXYWeioLF7tuMyM2YHabTk7hYFbp1sGaKL"
    "0/x/3yd+7fRLpqQe3NNhgfUHy33Ty52zeH6gvVF6qvNv0B1Reqry40Q/WF6gvVd7CTDarv"
    "eUwnqL4jqL5DUH2jSuxqom8KAleiveareuDsQUfN2tlVvTnTPVfFQCjjqMNaG13u1rHYqF"
    "SQi56MDypxu2ZQ4KDAQYHTpj+gwEGB04VmKHBQ4KDADXayQYE7j+kEBW4EBW4IChzEipM5"
    "E5uA+ari5x4C4lsTv1daGhs6e4iBia4XT5ppoHUiaFEFZYFcdUsHeJ2jnIEZSHb3fvKMb7"
    "xW6aZpIDKKtbYnfXYrr9tr08tZKNwG3bpZk/jF+5CtvsajohDB2D0bH4hhOKLhJAkVIoyB"
    "MAbCGPr0B8IYCGPoQjPCGAhjIIwx2MmGMMZ5TCeEMUYIYwwhjIGbyEYn8yZwB0uf91ZE+e"
    "5Rudsix3UVcrM4OMvtnWW+8RWjRXvIMYv+b4KQr3oTjnpOml853iZkJXfqVW+KKcjxhvdT"
    "nYsRZ/zhJbNukqsFs5T+EnCvSnZIo/K2uWOF5N+k4XWFmm2NNdz98uX6U8YgT8bpo4+v/5"
    "Efwm8/XL/JW9ryDd7kDZIlF3a1GKIqIzoDMsZu7mxIO1aZ1VyzDicA81z67u0MlIE3oAz8"
    "tW+XFwWKH4wPhO/4rhVCdwjdIXSnTX8gdIfQnS40I3SH0B1Cd4OdbAjdncd0QuguZaQhdN"
    "c5pZ2pOpHTKYax0rKfBhkYRur+Vt0kKVfjgj9HPO/SdfQCdaxO5A5bfLWSTN4rsp/HIfrf"
    "WpA4xQFSMB+zqHgj/Snuol8zz5bcHWdlv2yysl9Wr+yX+ZV97TvcF+uEEs9p0BGp/nAkkp"
    "twXE1xgWGXepMZW5SFSg8cbctC4Y/q7Y9S23W8CtGhppPTQHSxzl3sMxooRuj3EPO0u16O"
    "1ceETVgbmrcoMN2I6aFkpOmcFpHm818bLn94gc66JNY9xhg+j+4gl2UA1nGeIOCYteXc8Y"
    "I1s0pof8O5W5WqtsfkiJ8JUF9jfffKcS2bN9fXHzJGzZv3OVI//fbxzbvEjRCNnLCC6zWV"
    "l+YpUb2HgGkFpgMn3NCwNPpRJzmkUeZZHs8aWR7PaiyPZ0XLQ4qTzCtZP+qSTvYY81i+bM"
    "TyZQ3Ll0WWb/nGWjK/xMD7yr5XWXhpkAk817mf7/7xNbN0FNLid97nh+tPf06a53Plh3mY"
    "Zkm9JDQ+uGBUTJiqJJ8GwfRrXVrQCdY0FEtEq1JdBTT0Lp31riCkftiup7NQdLPO3Tx3PC"
    "dYtunlDBKdrHMnR6HRyYzNud8ippoCmmAV9h1UpS71V+0WziwUc0q3OaXTQbh3t9IjrjoN"
    "Fz8dNzkSN2G7tjgYh4NxOBinTX/gYFyDDRwH445CMw7GlQhpOBiHg3HDmGw4GHce0wkH41"
    "JGGg7GdU5pxwfj1MI4aQycidbORBthCtfo6L/23zie2nVUCcDAU5DdnzHFUbCTrVdWyFW3"
    "ijQGzD+MeeUSyFkY3LPD7pnHFQ87JgATye0h6TCqPaqWDLeHmMDxsVPhLNepKllfp6GmUS"
    "bQ3odUrVMQUt6dN6qKQUYPx41CkE7SFBFIRCARgdSmPxCBRARSF5oRgUQEEhHIwU42RCDP"
    "YzohApky0hCB7JxSRCCH70xId1+R+RQExLcmHrcZ9nnLUIuLDHGH4cMHtbT5lCoZ7QDYFP"
    "Ncoi5Ut3zSFd+UFbuoWxP2GCwKrRcFXFHYzWDWJNr0eRN98UKgKXp9fCDG5CeNEF1CdAnR"
    "JW36A9ElRJd0oRnRJUSXEF0a7GRDdOk8phOiSykjDdGlzintTPiB0t6n0r4rWdOY3h3CQH"
    "7P8kK9kbBIrRu+CXtTJnquZIrb3U6tOsiYstqhkB3CiFXk2IdC+HwesHDSIsZURBpjxHVm"
    "cSRXSe3k7saLdwF5xFU80pep7zu31D3OSt79brnjr9z9bHD9V5X32SfzF89ePnki/u84rL"
    "9oQPqLSs5fFIpsBoGzULusYQ85Iskz6lIvzvAYoo2Cy14O7JMdXkFCrdC5LVk+aqjeQ47I"
    "dBJCHCzRAfdLRnS18ZG0h8mhUULAF1laY1SSERA/GB9ICQh2rZATgJwA5ARo0x/ICUBOgC"
    "40IycAOQF9BDGRE4CcAI2l36FNJ+QEpIw05AR0TilyAgax3As6bOYr8buHmLefNrnXqvpa"
    "q8KtVmtBj9rg3SEMHL0XF02U9otqpf2ioLTbYn8r2cEYdZldpbQnGBNG77GD0YK8FlUhMy"
    "jQ3oL2I+dcnDnd1GdUje4dAnSr033H/ZuJTe9LKK/ZKTOoY2YAjC/HT8dX42fj5+OfehPz"
    "e06+kG+/zQuSHKo4LCXQ4zktV5c6R/kyybbzuWM5zLNKyP3rhnqhE1YdZc9C8zIKsxzhoD"
    "/+Of53aN5hDYc/v3v7XrjWj56OL3PR6HS2c06tCpSrEaUgSAJtG2aaiV+rHmPKoEzYKXvN"
    "1prxjdfqQuQ0ECKsziJswJjXpodTOHSw1h0sr4JXWiN3iCOatDz5GoNLtVw6PrMnZYq7nE"
    "EVFKdBddPHqKkjp0NZLcdgEvIwtiMbnyvI4YwJA3VcwKqK2cNlrAzk9sgGqs9W1L9RWnn3"
    "EPNM04tG9wNd1NwPdBHfD6RJIutb8Q6jkjzW6PVxXRorDeSZKCtpdyiRdTS9YWwdeYxT4g"
    "SEEvFHwD1yt3RcRsIlI9E7ymeOR4Rz+YpMpYsTtV44t8wjs/uonfA7b5kvgMxnxBNrALmj"
    "AZE9YT8e5fr0iB+LhFwDFj4k5OrVH0jIRUKuLjQjIRcJuX1oG0jIRUKuvnrH4KYTEnJTRh"
    "oScjuntDNxS9mSfZAF2257P46e3X2JLiQ7p9yDJuw+r2b3edFuFVQsuK/oHaRABrLcQ26R"
    "FN2UKN4hzLMHux/EsoqZasrLHoKUl7ZCztqlZfcU1eXyJwjzhnVn8YQ0wzvJW2VsZ0AY3a"
    "1lykEkKjjeJAi5dXMc8677rXEYd52ZFQme8c1iGarmiGRQ55wkckd9n3rh/WTjhU6JWVfD"
    "YRF6zkS6zpxNVtwLl0pFPHMwg3a4zgSJ6GyZmmWWIMyzzC4bWWaXNZbZZdEyQzZNPxxrkk"
    "3zLirzXpJO8y6p/34on2ZXKF45oeZuyclSfMtUTgudh8yP/o7e9mByTMO3QKKLAXYdEl30"
    "6g8kuiDRRReakeiCRJeIayS6DHGyIdHlPKYTEl1SRhoSXTqntLtEF+lYK14ztYf0xWfB/T"
    "POk7gRP1Zpq00ASM9oEINqcdy8s5PmunFt0raK6PnpViyPKwbPE4B5foFp2vhHRoONz0Yl"
    "6njyaFynj/tOcDNZpVri6hQI2BCwtekPCNgQsHWhGQI2BGwI2IOdbBCwz2M6QcAeQcAego"
    "Ad+Z5qglAKAgG7rSdxtywTWetqmS9LJVYzBOwe8lH5nacsdaYxUDrbDm17U2HbVLC+bX/O"
    "if926R1ANReU2+VXAOEi+Pz95JpIxJ/Fnjkq0Yej18cHxWGfLZwgjG/UgjoMdRjqsD79AX"
    "UY6rAuNEMdhjoMdXiwkw3q8HlMJ6jDI6jDQ1CHy27OrU1ZO65CeaQaft0n2IZO6Kq5CDuE"
    "gfrviyb8vqjm9wWq+J1kFFt8tZJ14+5VT0DkcJDaW0vtqS9b6ICau4hzOBNs8zr7sI8biV"
    "3nhrnOkvOSoV9XqieNMklr68zmcFZrqW4rkLpHgNAyWdLifomxUc3nDmCMj9EZly67VSxc"
    "u0Mc0Sx2hd95FJui+9saEbZH2F5PK6IkbD+Miqh8zY51eetlk+Xgsno5uCy4GC4P5OercJ"
    "zCmGDYmn127jMTJAelleWSR+O69Ii7+cRPtTtcWi7YzP7JrDApDCfrv/n8TvxLw+gPm1mO"
    "FASJtaTeggWvyHRN711ORfu7pJE8TU48xmzxBpyE9IYRNp+Lty0pRHeED0RehwE7MfI69O"
    "oP5HUgr0MXmpHXgbyOiGvkdQxxsiGv4zymE/I6UkYa8jo6p/Rc8joGHBNHYTrkzRyL34tG"
    "BF/UMHxRpFgY90HZalt7j0cCMZDkp40E16c1guvT4uFUuuIbryTGXXfL1x6DGFdbJYeu16"
    "5jVYlp1RHGPA5iWvsuCAJn4TGm2gNZGKZAazFzEDHLNfPsbQxviGHLfcxHZYxnURjibYf4"
    "NnxWpP4XYaZUXfe2x+Q1FscKyb+J6wS9LfIpKXO2cdzQ8YLH8mNPoWH+8uX6U0ZvKSRL5v"
    "Mix1khRb5BPllSxjhtZpcKjdXzIYvCfGifJRzz2KKsdxYK9VFv9TFOJFDa3NMg86T8zpw3"
    "TbJlvoRsPSpJlYleHx/IkwmSRigggkQTJJpo0x9INEGiiS40I9EEiSZ92KZINEGiCVw9JJ"
    "og0eS8Ek22ZzNUK0xnUCgy3dafEENzprThJgAD4/jdB3k2gfJJ1RQEbnL7EDKupzTSqsEV"
    "icYK16/90Im/YkG7Th6N6+TrNfdD6k5oqi1UbKjYULG16Q+o2FCxdaEZKjZUbKjYg51sUL"
    "HPYzpBxR5BxR6Cio1DfTjUdzSdupHyc1Gj/FwUz5sFm9WKKpbDTmHMM1p6uXJSfGLIyo71"
    "1VRiTmFMYLnOPOmjCvN6M3OdYNkmtT0LhaWos6Uoe4avS/S86hsy9xDckXngjsws066jeB"
    "fpHgKmh3Eb6c9OsHbp/agkGpM8GjeIxtiptocLb25j37simNSy5IF2MmNLWdxSviQAjHlj"
    "crd0rCXx+Izb98SiHhE7JPPJ7J5QsqZBcMd9u6TSZh+fgFhRX/YYYkV6eSGIFZ28CxArMk"
    "G+RqwILgtiRYgVnZx7k6YTYkUpIw2xos4p7a60Ji1bieqSWGnp+mNCLON5k+X+efVy/7wY"
    "K+I3zJssabBUCxhlYCYy3bmzgNMNJ3KJHc/iZUtIjQK7h0CBVdC62fe1I0yUSdkOWHPxWR"
    "Z21vefMbGqtgi9pXCwunW2un12K3bOVpXDslB0s27drEko6v1q7fNbNioJRSWPxg1CUU6q"
    "7eFQVPzddnEieR85jQo8xreyiZdpIMYumXN/nL+NzRJfkjiefF1YO9E7bZ/MWPSMzwmj1r"
    "IkPnW0j0XQygCLEEErvfoDQSsErXShGUErBK0QtBrsZEPQ6jymE4JWKSMNQavOKe2wTJdM"
    "f1Su0pUCwZ1o7U5sXTyVHXcPMTCW1cvZHAQOj+WwJeGRFppxFopqXVobN8O4SCrYHq47ws"
    "HNzgsM4h4j3e4x2mnvan2SRqFXOu+VueO67YKUGSR8aZ23G5/dOuyudSw6jUVH69zRqALa"
    "vSekSbD/NfMdazkqKwIaPxnXhfrpvo02tT8fHBffjr+HhcX7l0QeqDRVx7Ir1Tw54cuprV"
    "byTHDIL589azLnnz2rnvPyWeHeaxWGt80NZLeX6jqVdV+ksVoRM60s+3IEh+A0hkhnpv9J"
    "N7P//H+pzmrW"
)
