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
CREATE TABLE "sys_message" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "es_title" VARCHAR(100) NOT NULL,
    "es_type" VARCHAR(1) NOT NULL,
    "es_receiver" VARCHAR(2000) NOT NULL,
    "es_param" JSONB,
    "es_content" TEXT NOT NULL,
    "es_send_time" TIMESTAMPTZ,
    "es_send_status" VARCHAR(1) NOT NULL,
    "es_send_num" INT NOT NULL,
    "es_result" VARCHAR(255),
    "remark" VARCHAR(255)
);
CREATE TABLE "sys_message_template" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "template_name" VARCHAR(100) NOT NULL,
    "template_code" VARCHAR(50) NOT NULL,
    "template_type" VARCHAR(1) NOT NULL,
    "template_content" TEXT NOT NULL,
    "template_test_json" JSONB,
    "use_status" VARCHAR(1) NOT NULL
);
COMMENT ON TABLE "sys_message_template" IS '`template_content` is plain text with places like ${name}.';
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
    "eJztvQuP2zi2LfxXCOMC033hE3QqlXRu58MFku6cmW7k0ZNk5gxu98BFS7StKVn0iHJV6p"
    "yZ//6RkmXrbVEl2RS9gHMmXRaXH4uvvdfe3PyfyZq7zBdPXrtuyISY/ED+ZxLQNZP/UXw0"
    "JRO62RweqBciOvfjtuJBzGim4VxEIXUi+WhBfcHkSy4TTuhtIo8H8tVg6/vqRe7Ihl6wPL"
    "y0Dbx/btks4ksWrVgoH/z2d/myF7jsKxPpn5vb2cJjvpv7wp6rPjt+fRY9bOLX3njLn4Po"
    "P+O26gPnM4f723VwaL95iFY82AO8IFKvLlnAQhoxN/MT1Dfc/eD0peTbyheicMv2X9M9vO"
    "CyBd36iojJ/7fYBo76/UQ4K7amT2696IkI+P3Cp7fsScC+RjPP/b+7r5kBzmYfPn6ZfX77"
    "ZTabaDDp8ED1gvxBSb8u1ff8j/9zdfXs2fdX3z178fL59fffP3/53UvZNv5R5Uff/zv5Mg"
    "dOk7eKmf35jz9/+KK+EJddnQwD9cK/YwyNaIKKu+zQRxELaKB+Z11X/Zh0T7Gvcrh+uix9"
    "4dBnh7Gacp+yO/L+OPCvJioPl5JZl5W74McVDWs6oAgs9IH8ZS36YDcpjOmCNf0681mwjF"
    "byzxfXDez+9fWnH//0+tM3L66/zVP8YffkKn6UJ9sJmeRiNn/QYjqHso/m59+1oPn5d7U0"
    "q0eVNEfeumJI/yQfqSfVW0ABWmDb3WGfpP8x1DJTvTc4Pndun8gNYrA9oaEnvvz8/u3nL6"
    "/f/6refi3EP/2Yzddf3qonV/GrD4VXv3lR6LX9m5D/+vnLn4j6k/y/jx/exlxzES3D+BMP"
    "7b78v4n6TnQb8Zn84cqmyBCWvpy+lBsF243bYbLlUJhsxyfbjrAuk60A7WGyGca9TdNJmv"
    "gzaZguy538eU19v9aozuJOZ6d9N6yR9uzq+xd7s0z90WSIfX7/+t27suUVSv7vWCjUNyhx"
    "Wm/4FmCno/TpsJRePb3+/vrlsxfXe173rzSRW+Y1/ldnyU8BnVZ747yI3HL/9Ls2671sVb"
    "vgx8/+XVgJIur5WhQfIBaSfPX8eQuSZatakuNnBRuWB5ESTLQchQMGlstxy2UjGdJbKfYI"
    "++i9akPvVT29V2V6t3PfcypkHc79On73kALBc4kZap3Yv3JaA/DNx4/vcrbfm58LYs2Hv7"
    "x/81auzjHnspEXZTQcJXoubjOSmnphTp3bexq6s9ITfsXr2pYfra/WxVdoQJcxf+p3ql+V"
    "isHSxGRrFkSTKqV4/3B6TCveChbOaK49JGNIxpCMjekPSMaQjE2hGZIxJGNIxqOdbJCML2"
    "M6QTKeQDIeg2R8K3+E1pKfAmxUM3sXgmpHbAPB9cMVHFdxHHmRr+eM7REW8jtI2CMmbMb0"
    "xnEWZJ9pOAjPKoqx0wDzNH9hX+t2uAzGiuHcZAW+/duXnAGYkvnN+9d/+zZnBL77+OGPaf"
    "MM+T+++/immvPK0X2cdovG96mJZ4sFk077XY0j9EX6MDXc55Dwg0z2gxY8dNgsZNRx2KZi"
    "YWuIiJWhiIyNLDL2Oum6pvjY633vHjlRkQJmh/FwNE42uXG9JRPRzQ+EL0i0YiSSK7r8Dx"
    "qReyqIWPH7YEoET16ixJfDKCTOigZLlkKkC0lczgQJeJQ+uk/fIf5aLon4k0mh70/92Yj8"
    "DWX3IfJnlIGIyN/5uwCRPxuCEYj8wURH5A+Rv7Nzb9N0QuQvY6Qh8tc7pb1F/uK80yp/4h"
    "Nb1C36B8hQfJbcP+s8iYOSoUd+EQdnrnMXIOiNoPe4OU60RS2KDxALGe5fg0hkZubOaAXN"
    "RwJUBey5vGNY7K0sdm+jNY+S5va5vNdtjnJe15/kvC4d5HTZnefoqaUHiH0Ev2yzC7ys3w"
    "VexruAKTG+IODbwKk/AJd9Pj0a3Su2Ph7ZE0z2aXhDPEEoUY6J+gJTMmfCcxnxojh+pl4j"
    "VJAN4xufkZBRVz56RW52noy4mZKbkPss/m9CA5fcuGxDw2j3QsiIw9drSnxPRGJK+KIc5z"
    "vXN/k9uF95zorcrMUyHk038acIwgP2hNxspEnFA+rfyGnBfRUnJEJ+Zfnhu+8wf5DfdxNy"
    "hwnxigR8zl35irv2AvkJEiy/Nxfsye/BjaSeqvCk2tDk292vWJA8lP/JyUr+FBWfjH+T4G"
    "sWreTnkG0oJ2tE7pn85vEX4LKDyZqHDPFKxCsRr0S80hpfAfFKxCsRr0S80qbJhnjlZUwn"
    "xCszRhrilb1T2lu8Eue88iGFdjGFpqBCac1XQkKXM0gFnBV0n/o4jOJwL3vpjPIi0D7jZp"
    "Cxnqh2eq7xHmIfx/0bkAlbM+2apAUcqG5RzjH0eOhFeh5RFnS6FXvybjDdM38+t83p3Pqz"
    "uZU7o6RiyUM9lovAEzL9dLRMx+zospyCTsiwtP9PxHG7w+YNZ81L7v0u7KRl52VBNqzLp7"
    "bx0vieFulZEEjXJ/0QRdWiPQ8D8frEK0NuJiIabSuYP2IAZnAnXM+/G+WOGfNVr9M25Knl"
    "kJBpTZZpHRo4zO/WzQUsOtrkjpYLn9x2uk3nHBTdbHI3d16zsWSPpYv5hgX6rmwOZYPZOf"
    "RRiJiwDV12oDlF2UjzAJL5fCv0x3MWZB/P121ovq5n+bqS5KqsySMUVyZMguAKgheez/Sk"
    "gD3CBnpPrQKkaehlxptuQ8qAUPXtSNW3nFmZydTXNy0LYJiXJpuXQh0Fj3hUNbXq04zyKG"
    "sSt3rLMlKHWPRZzaPAqknFKDNHyz5L53ly5LBa3Gaqc2BtJlLI0VNrHwNGslCy4KE6rkWS"
    "De/V4aiYiOiDiI9UqY9Nj1xJtONIdKQOmy3VOa9JoT8H+gic1hp2puG0liEWAk5rnb8LcF"
    "rLhqQ0nNaCl4LTWjitdXbubZpOOK2VMdJwWqt3SnvTUaQLql3gMIAr8XhXwsyynhdAvLRZ"
    "fe3DLlkQ7Jzjdk4stFZvgM0su3XbH/JJKznulJuUQ8KQNNmQVLmCWiHZFIBwrEY4FsHvS7"
    "nybLP5684dqIovHZ5Oj0aWNpusZ3E0plTfB4jZWGBfImZjVn8gZoOYjSk0I2aDmA1iNqOd"
    "bIjZXMZ0QswmY6QhZtM7pb3FbDY+jRY8XGst+1mQFYXfcD3S+DmWA9JhVY5xvep2gEBz01"
    "A4Ax5pnqbaI2ywEU99mkodRdNaOVKADWQXVo3nbS4skq3q143npSuLtmGFVt/k9IRVMr0F"
    "7D5vdYD4ecMB4uflA8Sb7dz3xKpbcLEIhtNjmtNjSixm63rRpCoMEz+YHo3A7Ju1Os/jrG"
    "iwZIQv4lM20sl4RW5cb7HYXQilrmtSD/8n/vZTIscek33P1X8H7F5+b8GckEWCrKm4ZW71"
    "iZ6+P+T34PfgZs6k0cNuyEq2E0RE8g+X3FF/y4S6HCqZeiRa0YhE9JbFh4N2X0T11JTc7O"
    "zSm/iR/FZ/EGT3EqGLiIXEi+JrrXg0+9/7Rr8H8VvS3Ymk3Vu68Z1XyYet5I+SDcmC+z6/"
    "Z+4rMufRKr4Di6030UN8pimBCZK+WXKRlfyBbtsjS7/lYyHxINjXnVXeonxdQgrNQibfVs"
    "R//R0BNOMDNgigmdUfGf5z8621yZWHWegOv2hjeb2oN7xelLPmkrWsxHJ9SugBgQHeeYDT"
    "eInVGtwHiIUDe4hrsBeLMr+/SKuirqrrDlB0HjwnIv+KzagTBCbnW8+PvEA8UZ93jojkL5"
    "8/fmiWJooqRMFDUG9QlCbSm0/1/OcMyMIRP0gC9BmyzC+P5b2Nr8dzFmafKNR/Ma4ka6RT"
    "taI8FPkmk1FpRbmSd7EOobWPHyCP2skNm22n3rI7BNEfG0A3jPHey0cpqStRE7U2jhzMvo"
    "1jCJeW654vzUAsGron8GkN0fV/TK9RqpD298+mx9T97GVMOFwBbRjasDn9gcMVOFxhCs04"
    "XAFndwhnF4crcLjCXJlhdNMJhysyRhoOV/ROaX+HK/TEis2gQkXJ67POgdCOkVkcH3vaKp"
    "f3aUMu79NyLq+2Z/Yoj+xCCDZFaVsx5/bTNv6SZalt/3B6VGtTTWdh2vZoOu2Najr7h+DB"
    "jVJjXG/pReIH8vvk2e8TwkP5H//7d/lOGxpFLAymZM2EkL/g339/RRh1VnGWqkgK3LOvkc"
    "oQVZ8nd6VpAo0f3a+4z5I013Ku7Vm+AbREC7YeaIlm9Qe0RGiJptAMLRFaIrTE0U42aImX"
    "MZ2gJU6gJY5BS4ydVG1zNoeyUIUZIA182+WAWg5lIc+DyIl73aVMdUMtkRzKCqpPXVAkZj"
    "D7XbVHegFsn0HZW6ERU9TdkAe/8PmkStvdPZoeU3b/sWt0XNKVLWeOT4WIl8RdvYJb9qDK"
    "FSgxVLBQ7vV/EIR93fie40UkZEtPvu2DKl0gHxEaEG+94WGkZNdVhWY7yEdAlB3WGIIoa8"
    "piB1H27F0AUdYGdwGiLFQkiLIQZc/OvU3TCaLsBKLsGERZZBwOed437+Nr8VyGgvEWjDuh"
    "pIh93ci1XLteeQXWQs4HEcI3NJT/FbGK2xmbqvBnUfaZj1fftaJaNWuoHlYmu6vwDc27S3"
    "FtEdFoW1Esvknt2UPsu7b3qg3D9fwW2V17YuFVldFpoDeDOSG/PHDYaSh+2m6BblifiyxL"
    "OyKahduK5eJIuaosEB6nyR5nHADp0sVZILrYtC42KPr6aRtMaqKvn7Yt7ghWHo3Pl+0isK"
    "p8vFrk0+LxEvyKfCP/d5q8rEbjtypmmgy0KRGcRPc8FoDdrS9dfuLQIOARkUM7iafKr60K"
    "ynNVsP3ecyrO0ZzqQxGlHWofRZTWLM8TUdqzdwGitDYEjhClvVQLEFFaRGkN4t6m6YQobc"
    "ZIQ5S2d0p7i9Iq11mvEs8BAUeisyOhSOwUuEXIFkFygxlHtPaE0VqlHHa7OzaHPJfbBlOy"
    "lSmpQr6aYlOKOGEMUzbdstSeHV0UUzIWRt2mUh4Kr8zkqcQCt1snZ4HoYpO7eMXkdJwzGn"
    "W5QqsIRleb3NXuVvIuf/9sXZFDVS8JFGAWXX3TmyigqjmuN5EWrVmMNcpVb4ze8/BW0yk6"
    "QOzziF62seBe1ltwL0sW3K7wqBbDGYx9FD9v5XM+b3A5n5c9TpVaU8FxQ0WSPcIGhk9RjM"
    "SQtCxpKdHPfBs6bFKRmZV5Oj2WnBUns4hDY9wxhuQmJDcZ0x9IbkJykyk0I7kJyU1DKAVI"
    "bkJyk8Guw9imE5KbMkYakpt6p7Q31Q13Mg253KPAx9A1gKW1F95qUXyA2GewDHIGX75bTJ"
    "EOyRmMhUP5ql2uUkOmUgXHbujdacY/cij7RvMgK4Z8t23o69K8g1g4lp+1IvlZA8nPKknW"
    "3vrcR2buXuZQFizswnQWB7bbsr2hQtzzsEJ9/8yoz9x6vrNIG/i+pDAf29AwmlSF+JIn06"
    "PhvUM7RPYQ2UNkz5j+QGQPkT1TaEZkD5E9RPZGO9kQ2buM6YTIXsZIQ2Svd0p7i+xJn5PV"
    "eBT1lQtyoIHOfZQ8QOucicTh7yCB5nEWqs3DKHMH2mZMtyp3EWqfrTMI55185Uf7yWYP7v"
    "4d5ZgwSceSh3rmexF4wmPuV4MJdflR3WZM14/o0uEoPvd8zbNRe4h9a0b/EW5pYqurPbQY"
    "zmBspLhlxZOmgiflM35rrjeIdwAL+R0kFyaxF3joVqVqNJyoLuCs8QB7c1fGctPH09Fsb0"
    "bFT39l4dpLbnaqjaRm2kzbxVRnmzzk+N3icQAuvoTec8UNCWgY8vu4Wrz0e8MHsuAhUfd7"
    "P5CQ+yy9Djz5tLVsUnGXeC9vifDusOsUwrumbNII7569CxDetSHihPAu4lEI7yK8e3bubZ"
    "pOCO9mjDSEd3untDe9ZOcA64V3c6ChOLU/vntQHXTD60Ug+qBzjD2rupT74BfBg7pJUEQW"
    "d2TPici/iO+JwRaZjOE733p+5AXiifq8c1i8v3z++CG3O5fOaxSPZhS2XfUGxp3X+MTjb1"
    "yjNMZPpy01xjBtjMMbUPeg7hnTH1D3oO6ZQjPUPah7UPdGO9mg7l3GdIK6N4G6B3UPylKT"
    "N6H8ff2zGzmUhcntw5RvU6Rpe205lIVU92/fZL+WDtMFnH2mZG9JwsaJn20SLgvtphqCqH"
    "bm5WuyDGkQvSLFfEmle4skJVI+IOqB+pNGaSalV5F0+eh3gyJrwZ4NRdas/oAiC0XWFJqh"
    "yEKRhSI72skGRfYyphMU2QkU2TEosrHTq6fHZiBQY5FrOd4+QK5lT9uzvbmWfxGxiNYgNM"
    "YtpjoS4zZFHBUXf+RbST7hgf9A7leez2IFUOHJnPk8WAoS8aMnuTu/C8REC5Y7iIlm9QfE"
    "RIiJptAMMRFiIsTE0U42iImXMZ0gJk4gJkJMhJBV50koX16T9wwEvOvwbopE5cXCUVmYUq"
    "9Pj8pRaSuc/YU4BHHImP6AOARxyBSaIQ5BHII4NNrJBnHoMqYTxKEJxKExiEPK5+xwd1gW"
    "ZeGhyGFuDlOkaXsOORSobkd1TJAOyynghHd7fDeYVDHk1VU43Hsph3vluvNzxNaTGjkzfj"
    "ZtI2nOvLQpdE3omtA1jekP6JrQNU2hGbomdE3omqOdbNA1L2M6QdecQNccja6pWdHwAEHy"
    "VVdPQvn6s0g6rVr7bQ4FkbOdyBmTdkf9rZ7LloeB7JaKstJhmJ7mmcHYZ0MOwrLkjm8r7j"
    "pv8ov3EPs4vmpD8VU9w1clggXvcqF8HgVjA9fJI+RkwvJgWcjpP5mIPGmZTCpCTvtn02Mh"
    "p0W2JSJOiDgh4mRMfyDihIiTKTQj4oSIEyJOo51siDhdxnRCxCljpCHi1DulvYlA2kn0Fu"
    "fPX7dZ7q/rl/vr0nI/Z0svmLm0YldVi30NxTlU0zo/QsYbGFYLd4E/Frja7GUwF83drfyW"
    "WjM7BVg4s/sPSXhrumR64vkBYp+lfN0qrnbdEFe7LsfVfK7WwXmFEfWGc7+G5SyowPNcoo"
    "YayvtXTjvv33z8+C5nE7/5uSBiffjL+zdv08iFbORFGW3LFAldNXtPN1/YeuPT+AuWpfRi"
    "m+lRST3ma003syiLOVop+WPASDKeCF/EtYwXns9+IDfxG94QL7k87d4LGVFfknhB/ELIHG"
    "/D/iCf0nDJKoon9/nGEPqHNbAh9Juyz0DoP3sXQOi3QXuE0A9lEkI/hP6zc2/TdILQP4HQ"
    "PwahX779wltqHi7JgXC8pKs3kRAqV/TI1/MmikALpdlBMvIX6Zrbmuk9wkKKX7Rh+EU9wS"
    "9K/Ibsn1svZFXqRL0ymwVBmT2izOZO8YQ0EAserrVGdA5ln8nef0jnXJXOjKZ5mJpyyXfu"
    "cAywhLSP8atWjF81MH6VMG5ScOeTt1xV3jGQeTptF9AJ942PRnJuNjRa3cSxFLGLpAi+DR"
    "3ZNI255AIurwgl8evyJTmstpH82/cCpiIzfMOC9G5LddFIObwz+Kch5mOBV4CYj1n9gZgP"
    "Yj6m0IyYD2I+iPmMdrIh5nMZ0wkxn4yRhphP75TiDs2RexJKCNDaalOAhcEHxHdGGN9Z67"
    "rAa5uv+mg1fhuGr1FibPz1KmRYv1VGvd8uh76eamiYFux00DDN6g9omNAwTaEZGiY0TGiY"
    "o51s0DAvYzpBw5xAwxyDhql8Tv2rXnMoC0WJ3orolqjW1i5zqH6oPu5tW0C08P67Ykw3es"
    "k5HLzkzl7yutK6aZI3q20aG1aSQfR5saJXz1/oCRB7yFAkn28R6V96mHv/rcXurv0Jq/YP"
    "pnMOXLKN30sy9AXMLKzTymyYr3O6hdmcyIj/I98GURyUqAqQ7B9PW8RJfDk2Dq2PZqp/WT"
    "HiUxHJb7Wes5AsvTsWkPkDoSTc+nElIEo2LPS4+4ok7+yS7YZs5egIiRcJIh0JEgtKk0L/"
    "9v3eFRGc3/L6vXrXdCrEbzv5O2I845qUU8R4DOuPjNKwrcnqaWQ/OynBfefMnmQ90zG9Dh"
    "ArvYc+kiOyDNecCWwc23WnATGyR2N6fdrWJqYkz9oZXWHa9PjZwHhBdKRhJNIze5TsRgoP"
    "0wKNgoV3LJySgMl/lJlEo5V6psLkr0jyHhsa0rWIyzfer2gkLSYSSWtAVJwQPM1nIsdm9D"
    "MT9pdp/YEcG+TYmEIzcmyQYxNzjRybMU425NhcxnRCjk3GSEOOTe+U9ndOMHZLdc3ZHMpC"
    "bav/hT9mTDuXKYeykOdBMhAOSkuHMZ3CLCS7/4B5Ro8qU/2L4EET1Qdc0ZTxnIj8i/ieGG"
    "HwvIHiXz5//JCzX1Jqv3n/+m9F1n989/FN0TBRb/DGHO32j7JT7unDJ76tvrYn93x6TMNd"
    "Jq1n4b45ThpCBYUKakx/QAWFCmoKzVBBoYJCBR3tZIMKehnTCSroBCroKFRQ5XRWp/43KU"
    "ZZlIWCUf8Lv7YACu1TT/vchp6e6ZK0t5De3u5SyOUAh8z1HEmJnt6Zh0Hu1JM7C8dn5ZKr"
    "x34GA+q7U6++zmYmh/LC+6pjfBRx1hh0/VkfLAof4h9aorXxTq0MCpdqaVyqtVGmsIi0GS"
    "/gTsh5GggYLeVipTzHTYVx0sB3FoQBrsN2RKOtXvT7ADnhQfGng8Wp8pZ2Gzu73so2qIbr"
    "O76cVERa1cvTYwFWf9eoxfEYJvtQRLNt6MfHTJKbqKSvOyUBj+I/qetKU0GoMym7xnE4/4"
    "asqNgdb+ELEr/GlPGVHmmRWC8k8aGtykMyJ/xkBImHNY8QJDbEUUCQ+PxdgCCxDfIlgsSI"
    "aiFIjCDx2bm3aTohSJwx0hAk7p3S3mRa6UAndOgs+1mQhVG2HqSVXAW+TUyFPs1FoH0bbM"
    "9Mq3EpP096u5H2eM7gLBzSgwSOt6ImvaT+Or4MBFUlu6oQikTtpJMsyL6FZICzjYz6+kcb"
    "MyCQfJxksXUcVnWksSmAdsAgWPn48FlTjkNN9GzMS3VvhrO30VoZkub2rQnXba4TuK6/Te"
    "C6dJmAy+48R2/ZPUDsI/hlm0X3Zf2i+7JiZ0tCjNr+SBFoH9n9l//MBH87cb3DWUj1VSuu"
    "rxrIvqplO46Ud+J7j7SP8eetfMDnDT7g87IP6HC1IFTK2fWWRQ4E48Ko4rXv+NIL/riV7z"
    "OpTspJn05b5OZ4wWy5b3w0R+c/qeczlwhvGfyHF4i4pL8TF/AnPDzkyMSvCCK24Z13xwgl"
    "LqMucaizYuXsm57e8xF5NbesJqZWHQHYNbfu4qke1/v6/JiF7O1tWHWQoeESqgzGmpBLj/"
    "EB55a5Mzk7vAoDRkUsv8h1vFZXzYMRszQ5ZqnuVJnRCuX8WC8fcMgAGVf3G2JzvJd7MI0X"
    "rpLBkT46am2sMw1RZAn5s8ifNaY/kD+L/FlTaEb+LKynIYxn5M8ifxa+KPJnkT97WfmzTM"
    "gVJao6c9+w7GdBFiYbDlIESHGmG7DOYGykud/kWUlWyBzm3SV3POuQnMVZSPTVd22zZxvT"
    "Z6uGdE2guqHwTxaEyj/dK/9IHmtTxb+wr3UbYh5mxWBvshvf/u1LM/N7s/Hdxw9/TJsXu6"
    "PEvGCB22DENwQbimCY8Sab8WlvdajdUoZaMdmG3sJjzoJtxZ5Sb+QXYNb4TX0a+XJSqK+o"
    "bRilKPvEnavnbVJ/Zat6m+h5Kfk3ZGsa3mrRfICA41qOzQr0fmHrjU+rL9gpNpm2DPzOoi"
    "zieD2otHlqzsWlmeQrXkAiaf6Rey9aqb8dJqRFfcvI//of9U3/XVHg6VFvhYjzsJsAIs6m"
    "rGyIOJ+9CxBxtiEIhogzfGtEnBFxPjv3Nk0nRJwzRhoizr1T2psYtfc2tatTlJA2KqpDxJ"
    "4zDr6mF1FCWkh5/3vunjXtiH8JaSHfPQcNiuqVVji0CmwF5acOih4GrjqF/g9RtWk2ZAVU"
    "w5Ef0D0/YCtYl7BlHoZrJyoWH0NiER945DnsM4ui5NeXIhH5BtNjcYggbj4TmfbHoxD/3H"
    "osms3Z0gtuCA1csnuFBa78O2Tk98mf/vTD+/e/T9QFEOqqiPlWeAETgsRqyStCSeAtVxEJ"
    "t4EgXF0Ksfbc+KWKSMXgH4doxrBeBKIZhmxHiGacvwsQzbDB2UM0A/IrohmIZpyde5umE6"
    "IZE0QzxhDNOEMNebgS6pXY8a9w4+oLb+8RuLZWo+52RnLRMm0KuBMqiVdXP3z33WnUxDbZ"
    "zfW5zaXs8b2Y1YHpHeqEPH/3cqw8b0NJSDSLViHfLldai0gZiiL+zYuJIXL5x200518nFT"
    "r57sn0mEDOD+2OCuMfA0bYnRwpr8hNxDees7sKmZNESiSbkC28r1Ny4/hemnKv9OrkT+K5"
    "qYDtUGkvlKXwIT7AQPF7N+Ifp31bYvtA1jarPzL8qwmotWfvEVYkG5zgri6ud10J735did"
    "nkXrfh9rqe2uuyfh1vCHoxgj3khObmaSzN/sMwatUus9uQC5MCHpX9YtooPnX6SxJacbvU"
    "g85DEZSZjEpFNsTd+DWucVPhbfyaFr9pdjb2NXJQDBrJLLD6zekPJLMgmcUUmpHMArupL7"
    "sJySxIZjGIe5umE5JZMkYakll6p7S3ZJbY6ZzVXvhXQ2sOZaHk+qLNwv+ifuF/UVr4E8a0"
    "zz/nYRYyPcjh54S1O+pvu7C9x9ln0AxVFho1EK2ugfgrC9eeEAknZXnz8HR6VOPMtz2aVP"
    "GarFmwJSyIwof49tuA0NjTe0WEHFvMjW/H9f1dCoQg3+ylLvLdt+Ucike+3+/B74F6g7hH"
    "pd1EXC9kTsTDhyl5Gr/1lFzt3vEJUT9W/EAcvl7TOIij8i8ODBAlBoknRJqdfBs68v02NF"
    "qlORrpq4QmX1ms+L2Y/h5EnNyvPGcVN1JCIQm3PhMJzBO7nyZ7wX+Qb823kToh+d3vE7Km"
    "tyzOFolfNDX7A2ox1OJx9wfUYqjFptAMtRhqMdTi0U42qMWXMZ2gFk+gFo9ELWY1HkX94c"
    "ccqBOnx5ceWw8AHKjXlo4hGmtWzFTXW86Y3pHHLMg+i2YQnrehr2c1Ju3tY3eQQxMOX294"
    "oJ3dn0WBaT2m9aN6Zah9nA+ydoQsEdw1I00HkH08DzK2PafKcG7gOAXYx2//qQD7AJKOa5"
    "IDwTEpOSYq1KY1YvcI+4bs81ZLwvOGJeF5RU6F4qtm2B6juW7gDnl2cDzFhfMbXBL11dzg"
    "DiD7RvMghoTgoTS+uM4KnIFYo7X1tv52KDuOkuPtVwWVsaG3JKQIcHuE25XnulWiT0NBoA"
    "MEZcU0yordMraZUd+7qxjKDWznYSi91J5w6t/TBzFTmWNajBdwGOQanMtPY2FA/RkPZ+xr"
    "8t9a5Ne9AXpBoxeyX05n2yzg7DOm7c1M/rSNv2lDdnLcYto+Q3kWpoAWacohvycLz5fzVW"
    "XiJjm7fxD7LN5XRHaL66n2Ir7FJD5kIP9TEHXl+oqRey9kqlH8SVMSMHVRyec/v6vKYR72"
    "w5AVPNRURFawWUFlZAWfvQuQFWxDoiKygpHGiKxgZAWfnXubphOygjNGGrKCe6e01+D7zm"
    "XWzAwuAofi1v70YKVV6Cei5VBIFG6ZhKZIc/aE6pF9wFlId/+5UjvOUjWrC99ZrIWcX7VL"
    "/2vI/qvkXL94Sh5mI9N9aedInLiAu9p/5cKL6iqmpM+mR6MR2ZYoCw1JH5K+Mf0BSR+Svi"
    "k0Q9KHpA9Jf7STDZL+ZUwnSPoTSPpjkPS1LdlHWbDGeRED37+HWh6DasY00CxFvAPYZ6lc"
    "tREs6+VKk+S0kC1YyAKHTaoEtcPT6TFJbStYONvkAUcTfG/UB8YXKvOAJUm30pEQzE3q+n"
    "4j31PuJ0+o4/BtED05vL349lWccRsL438QqsrwhpE583mwFCTi8UP15uU83xN9JrTBYfdk"
    "aIOmLI3QBs/eBdAGbZAroA1CzIA2CG3w7NzbNJ2gDU6gDY5BG4wdaL1E3wwErkRnVwKy4Z"
    "CibE3G4y+CBzX01iU7up4TkX/FKs0J7Nf51vMjLxBP1Meew3D95fPHD7lNNmX5m/ev/1bs"
    "gB/ffXxT3D3VG7wxR2r8xJY1eXu7J9NjEmN4aHdcWdyVR1du/k18Wv/GZ3fMvyEL7vvqoH"
    "/I1+RmX0T95hVxfI+pu8lExEMWQ6i4VReXqfeo0BGH+ITjquFvBQnp8CUmf4eiaPy2A0XR"
    "rP6AoghF0RSaoShCUYSiONrJBkXxMqYTFMUJFMUxKIq4VuxszgQSPTOHT9ukyz2tz5d7eo"
    "VEz1MmemYlJR2SC7gTnqIeTBgaeBzHeqHOlrcHYLMrbXZe8ODpVQ45QOxzbwYp0eIHFUbv"
    "n7c0iLzooW7IBlUGr8scTxrLT35K/h0f2w3k/vT2x5+lofvN/5m+KFTUzgbQCszSisvXjj"
    "FLq+5eA7MGRbw2PIwmlRGv+Mm0KeLFA38Wxu1mK0bdlmGvZHiIXUBKdmj4sPu6Nz8k9anV"
    "VxEq712lq6e1rf8gSNJqShy+XlMimNzO1Zh5Rdh6Ez2QiN5K2P2KRsSLxD4Kmw+JnfLTfw"
    "/UTQryvULZnIbOiokn5GZfmEh+oNhuWPhn9SV+le+2jit1q6Ao8vMRTUM0DdE0RNMg8COa"
    "hmgaomkGTjZE0y5jOiGaljHSEE3rnVLU7hjFco+QztDltc9yBbbZRPcfO9sJYGWSv7CvdS"
    "tvBmODYdhknLz925ecXVI60rC3Td59/PDHtHnxnEOe8qzKqMV7EQjy9cnfy62aIz6DAu36"
    "tAsVFdD0QDMYGygfaMs0JXTE4+9XDhyp16dHD0qlrVDaHOERhEeM6Q+ERxAeMYVmhEcQHk"
    "F4ZLSTDeGRy5hOCI9kjDSER3qntLfwiPI59c3ZHMpChbn/hT9mTP9GUo4bSbVDJtlvpkN2"
    "AWefOTPIlY0rvmazDZUfoMN1DmUh063G9VXDuL4yTtf8dX899aRG4cy0mLbROmebPOBomv"
    "xrsgxpEL0iN7FCFt+x6rniJk4sF3FuunpA1AP1J41IQENpAxDpD04K/fj4d4PYOqyRA7HV"
    "lMUNYuvZuwBiqw1uAMRWqEMQWyG2np17m6YTxNYJxNbRiK16dZ0ykKH4tL+s00Fn0K2qVQ"
    "SiD7r2QU5jKfdBQ2H5EtKMAvPq81Bg/vHa4md6x9y/eux+UiErHh5OjymKQjWd3aVt29Tc"
    "CCIWRDc/kF0q/5QsZN/KDWxKqHtHA4e5JM42nxKVhTslLguEFz3EZTI28tcQ4f23fGeaiI"
    "XxPZTxy9JTc+PX1hX150/2sZAnLVhAIU+a1R+QJyFPmkIz5EnIk5AnRzvZIE9exnSCPDmB"
    "PDkGeZLfB9p3WWYxEMc6C5S6+XOPSp0zzn8bPic08iJfz0vbIyykeIgCGrGopaXrZjBmKL"
    "qjvzK0ItakJ7VnQWb0CVT2nlT2uNby2yAKHyZVOnvm8fSo0h43nrF966Na+8dA6dR3jKjs"
    "Wb4gdF9D+hW5uWUPqvR0yGI5e86WXhDIXhPqhtX7leesiBcRT5AF3wYu+eZGsFCacU+Sb/"
    "EkRn9b1tlP85EGauw7a+lxErslFhbUc7P6Axbv6QrHSW9Xe3QfQBja3QND3n9XuBrNWk+K"
    "gc6TIVLts2Uiv3z+K3MiHlYTmWKsWCaaVNDPf33745ePn2JVMrFrCqagfK+Fl3nve+YtV/"
    "H77l6Ir7Pf/yazDNX3NLytt1Pjp23N1HXa+KiV+kndS3K/4kKahexrJIizooH8klNyH3qR"
    "3PmVeUilseQtlywkXhBbjyKSA2otjeHkiNgOU5P9McxHwAo1emuot0JhBQ1sBVUKIK/DkD"
    "7UDe+q3WNI0eM820cyXH/7u2kCxeekbnHtyv95X9e41dp/KIN8fPX/z5Cvd85/vDRPD2JA"
    "fAJ4Gi/FSvTwkquwDooCuWchI2vqsvKK39/bPmKVr19nqqdBv8vMeRf6oRaZ+lVdeMuARt"
    "tQMy0si7Jwfb9uw/x1PfFG3RH4mdVWQkgftVijtEofqPHB3P+QJqHL7jyH/RAvHBG/lUaj"
    "J0hizZMVFStlTirpU77I7uRTlz6IOHnYodK+VHnCdxLlEmlK8sCpWLOG/jAD7VVkJveora"
    "phMlODQy/imoNZt/X0nxS7FdrpGhkIsjW6CnwNsYN65hE46If8Tin3SLfXW1mSTV+L4gPk"
    "dLbr5J7NB9tKCwW9WlB81VTOq6RMbLToTZrbN3av25Sku66vSHddKkgXb3HSaq/KRmpKX8"
    "/B7CN6kOJ/yaEPd0YruFYZ7F+8NWs8m5NCcVxk3xWjy28XTJrtHUZABofuH2/3s68bT75d"
    "lxGQh55rEOAYS6t+3gk5Xfo5D8VpJdO62RRRVYW53/HlpEpVTZ9Nj8qqquXM3zVtlZoqIr"
    "ZJQi8xmKyps/KCCmH0WOPjwuZveSEg/ub7Ct+79Ku/Q/00XpBAZqlZ/ZHhPzel2qvPOZiF"
    "8bf+D/3UpZg2VTNDfumjB/huw9Ea3RmMhUP7WZuh/ax+aD8rDW0u3ybe3vVk5izKPgmpf5"
    "oDdt+B5hwKw7kFzyoyryeH7hHgtwW/IaNC87aZA8S+hWIQrVkJ9NpWXRZk4UgeqgIUFH1o"
    "QOfRgL5QUXnwI359ekz7idJWLap/rphzu+Gy+26IUDlrK34vG4fE4eu1Oorhknse3pIlVz"
    "cE+XK1ZjdEfamk6qZ6xsLkPMaaPshmRI64ey9aVd41NPzHIaduqBUXqpJZOyCqfZ69C1Dt"
    "0x5bD9U+L8/YQ7VPVPs0iHubphOqfWaMNFT77J3S3qp93sofobXkpwALdbT+07tRcHKQ+7"
    "CzFMvfudWjeI844REFnwfLwaSJwtnmVkebG042FxnWD82dISyX9Ko7Vo5dXhXKr9/X0vbW"
    "2Ai9bWgRj6ivQ+UeAC5LOSZMCLrUzDE5YGx0CNt5hE0uYWnub2hI13oVeg8QM+rzWlUz+R"
    "Ck0eqTPAz90nu/yEfq++v0yQGC/hioP2ba1csKOPt2iUESX3asaee+FHBgW4ft6iKuzcVz"
    "88hORqVpfJ+nxIOh99BcAPU0ith6E1XYpPXjPouBJ1Vk1FEX+vqzkMmfJiJWlb/BuV9nWV"
    "aACxTPJXoojvevnLg45ceP73I2y5ufCwP3w1/ev3n76Zun8cIuG3lRzXiOE6m0ds09wr79"
    "8mUbF/ZlvQf7suTArhgNozmjUZd80SIYcU2T45oikr3VLTE4D0U3m9zNCy/wVFHHLv1cwK"
    "KjTetog3K834YhDyc1id7Jw2mbbO8Z27dtddQ/ZIutYO7+VqiAeOsND6MpWahCzV4kyM1G"
    "Llc3/xGtiBzMTD65ZZuIbIPI8+PnC89nqgjqrmL/lAieJGbHlZu3a/nuyXsSISE+uQ1U0f"
    "+qrHATvlCHkgWS9Z2jJb+X+tdXR0tRtcB8Rw/55Wb1R7ZqwX5WtZU8shMRxHclPl3D2qod"
    "aXsoHSVfu7IoQT2TfnVBglEP3v5kI+b7epHhPeL0Aa/zmNwDhbbUsWzNW3MPGHA/zutxv7"
    "D1xpc98ysNhXRvdzenlZ2TimbH3ZQdaLZRqJlzgB0/pRrRUNrlN8q6V8dAVeQ0f0fMNL7M"
    "dvczb8i9F7LdsdH9NTM09i3kOyi7PyB0KTu44oTqoB+F06kWGE3wHszqD5xObRH0wOnUk9"
    "CM06mNeWA4nTrF6VSDJxtOp17GdMLp1IyRhtOpvVPan/6la8k+yoI1zosYeLnXziW2uIbe"
    "IPdOJ2KKFsUHCEhuR3IcDddzd1OEfTZh/+W9V4y6LJzJrUpnZ8ujsLGVpBqVDKdLag50Ok"
    "6vRsLpQZbWWg3yMPuWhEGqLkiKVATD9xy9pbeAO2F9gAX1/MHk9wGqAxgTElPa/KQyChY/"
    "mR4PfO3bHb/fPCA8XNLAE1S99CpObPPcOK1NpbIx6S09qOjSHwTZRw3Iistf8oT8LNuqeJ"
    "MKPs2ZqrghG3ES8ICRbw6tv/u24qrz030uYmDDbieIgRmkrSAAZooVgADYSWhGAAwBMATA"
    "RjvZEAC7jOmEAFjGSEMArHdKbQmAHff6TrbYX7dZ7K/rF/trhL9OHZmZs6UXzNzK6qFqM6"
    "2hOQ9r2kit2kTVxli8sC9w9enLgi6ZPFWEdqsXCjhATihMPz2RKt1mftfP7nLZZR7RmbpY"
    "T6tKUAFmUXWsHrf8IKKaYZUMxj43r/+Y9mZVWW65geA9wj56+6967/Ml12I3BdhIbk/BV6"
    "PCgb+ycO0JkTBTExjMtJm2CxHONnnI0Wjhl/iAmnMrv2pyRi15nx/UMTRVCyMiKypIwFVk"
    "bhofZ0saJHcnhuq/4lsVV1y2XrNgWw4MDvMRiAEOuxcjBmjKYogw4Nm7AGFAGyITCAMibo"
    "EwIMKAZ+fepumEMGDGSEMYsHdKe9MED56xZnW4EnAobk8aGDyZV2GM6vI1er+7V6tScDk8"
    "nh7TWkRyb9RRdaW+N6BejH5cT6FeGNYfUC+gXphCM9QLqBdQL0Y72aBeXMZ0gnoxgXoxCv"
    "UC6TaZPLxWiXgNmXilVDxpjHgVN5430LtHWEjvEInMm20oF2/NIXzAWJgv3n/SmEphZFVX"
    "bh9Je2SV923bwfEAhTtUirOmrJAiLKS4n1Id5ZsDtAg+QOxbjocZw3LOd7qB8ICDZ2OaZ2"
    "NKqGXlhe5rx+Hbmqo32efTo4mtqvWMZpoj7IKwC8IuxvQHwi4Iu5hCM8IuCLsg7DLayYaw"
    "y2VMJ4RdMkYawi69U9pb2CVxPmNCdBb+PMxC0a9/7TqhTFU1mG23VR7cUbpzWAs5HyQsI0"
    "1UX7uITxZkn1kzCM/x4NTLO89AoEl01iTmfBu4XZTuLPBcrhvMSeO1bs+5ZdUqd/JkelTf"
    "PrQ7Wq3hP9WYVJcE38pRQ6j8f1UZYUVFfMGwKrh+yx5exS9K004QsQ3vvDtGKHEZdYlDpf"
    "9fLtDQ27s+Ql6Xn1C9BVU7Arvm1lXo63HvqZfJVTdr7fcpwEKjqn9D9o762wpzquHW+z0C"
    "d95r3nmf5V1dTrJVz0vU1/u/WYw1ekJ/VdRi/bqT8ZSHQvkel22Vy4z8uvHk23UZBHnoaQ"
    "bBKbfusXezISb0X0RsKpYM6Pj1o+bzNm2FrBBkhSArxJj+QFYIskJMoRlZIbCNh7CNkRWC"
    "rBBzVZbRTSdkhWSMNGSF9E5pb8KY8jm1g+ZZkIVCev/L/nlSEy6N5Q0V4p6HegGhLMhClg"
    "c5cYcT/DjBP8Iw8oFhekcjGmpRfIDYx/HV8+dtFonnz+sXCfWseCz3q55ElrS3j92er9qa"
    "e2G0cmmFo950iV4GdMm3wMmd/lY6bVoDM4Oxb3A+a7O6PqtfXJ+VjQMu9Mp2pAD7yO3/kl"
    "LcYjjk0toptIOwjl5Yx6cimvl86VUIOUeyMPJQKKAmK6A+d6ivN5MOEPvmURsDu968fm7Q"
    "nX8ql+X1klXXQzk8nLbJdpnRfdtW1/ulwqMgNGTJVXpeyP4gkoxuz01ev1/R5J49OZwjlf"
    "et/lt+ZMTWZMkleP7whNxE3FdJfTfq8j4WkDmPVmTFJD2yucR7EZmzJQ2qLwE81xdBfs9Q"
    "sxX5PWapmMjvOXsXIL/HhqgI8ntgjiO/B/k9Z+fepumE/J6MkYb8nt4p7TW/Z9YpwWeG3B"
    "ONhT8WMmbd2K7AgvM2my0KkZzHTU4GrB7zWQyo765QRDSMGuzLpnrnOSjqwBhtYLLA7dbL"
    "WSD62Og+Fg7XLMa3R5wwlM9DVxrY04BHnpOUlziB2NjGVnhRbyu8QOLESRMndiEs7cUqg4"
    "PeYdpSZVC8+Se2kbbLpCbgvHs6bRVxdg+NUWYBYViEYY3pD4RhEYY1hWaEYRGGRRh2tJMN"
    "YdjLmE4Iw2aMNIRhe6e03zCscaGqkxaHPosnkXj7msznQOC+K/eemK1p1Smf+nUkA7FmWX"
    "7UGmKQBveJx1++UoGLn01b6W9h2hTqG9Q3qG/G9AfUN6hvptAM9Q3qG9S30U42qG+XMZ2g"
    "vk2gvpnqOUN9O78noXx9Td4zEPCuw7tBStGX2BGf1GhFu6fTVmpRdGh8tEDIe7aey1Vw5W"
    "1UqQ0a1+ggXkBoQKRXSgNPUNW0XNBDB1ihPf2WXSwOIsTfoUmNawZNGzSp2h2kqaNw2KiP"
    "TeSoHFhNPtTAfuiXNEo6qsjn3K89g7LHFJifS9BQ1KdL12m9tjcfP77LOWxvfi5w+uEv79"
    "+8TdPpZSMvMm/b/qvH7n/as1bat7OPj27cd7Lxvgta7dyqopZCkXsvWpH7lees5DasLosl"
    "fMMCQRY8lC9s5CZdtX/rwxFBsmCNQgTJrP5ABAkRJFNoRgQJESREkEY72RBBuozphAhSxk"
    "hDBKl3SnuLIPH7QDuElMXAmejsTGyo3GR0dtsUYGENrUEuw4r1Gr2hnYFgZI8xTPeG5VWt"
    "zMvTJn0vVEW85rtWyOCG/gb9zZj+gP4G/c0UmqG/QX+D/jbayQb97TKmE/S3CfS3MehvIe"
    "dr7UziPQSuRGdXQrLB9O6i3yMs1N+u2uy0V/U77VVpp52zHak6FGdB9pkz/ZN877lVGnL9"
    "erwHdFo5TGO357VYsN0vLRHakBKaBSEntDknNBf9CD2HzVzq+RUuz3sesIe6KEgeaNFAvi"
    "CV3vP9SZVMr16fHtfp02ZDCvW/5VVbVTQ9nuSuHDF/h4pv+ECfQsU3rD+g4kPFN4VmqPhQ"
    "8aHij3ayQcW/jOkEFX8CFX8MypFySOUo1tM6DxgIyi20Tp9RoVt0JYtB1ZWu/tqt/LFaQz"
    "sFYFy3GNcbFnrcnS1Cvq42Zup00DyuyZIZIesNLCvTpJrDqGIFPs5gVLUGXxZ/StPUYW7X"
    "/qI5o2u+DSpuhmyKXRwwkA8fcW6myghoDBnRU2u2A/sCJ2ZcFRuZdRnvBSAGfXfNPA0/tR"
    "fLUwSssBZWWMjuPG23OIOBT2xYePmdF7BJTYg5fjZtFWae+Wnbo8WePgaMeBFbJ7UWFfgV"
    "uWFfN76k+IYI+iBU7cV7HrqC3K8eSLTyBEkWx3Lpp8e+GQ6iWbD8I4RtVn8UBD89LSoDgR"
    "TV2Qxi/9TZoXfNbRrovWnW0J2gO52bP2go5yp+m1iSWg5lBmOlS9nOp2xyKmOv0hQfSCXu"
    "TKocoPjB9Kj3s+JbwWbzfesT5to6fL2WoOghrT3PZy59QNbtCJYYuCxm9QeybpF1awrNyL"
    "pF1m3MNbJuxzjZkHV7GdMJWbcZIw1Zt71T2t/th9JF1L398ACBK9HZlSj6523ZL+LQBZ27"
    "QMnvsShSuRPX8J8FXbTuvBOUdLg7QC6aOeSCD5uFREWVkdDA7wFiIcO9lQU3RZTfer6b/P"
    "yyLp8+mx5PTMo2RbFqCO4Q3I3pDwjuENxNoRmCOwR3CO6jnWwQ3C9jOkFwn0BwH4PgDt33"
    "7E5F/K/OrpsCLFSHrtvsuNf1O+51acdd+JyHQmfNOCCwXJQOyVDB1ky9uQahOZA1u1qvMU"
    "8tPvcAjM9SErzP7mjEwwp9rL7edxZ0wnrf+1fGW/Dbp3qRjRRgn6to21mDH33qrScVMY3k"
    "wbQpoMEdZ7uhgfMwc/aNjx61/uAtV5Egv6UB7SlJwrPfquPSPGDEZ3TxhNyo4OPND4SHLg"
    "unJK4GNiXxkYYpWXHffUVuRESVWSpbRStG5jQkXkTmzOfBUsh3LZ/MPvFnI0hjgf2OII1Z"
    "/YEcsrMTr1ZJ/WqOCxD/WOKROYbMMWSOnXyuF/KaWqU1NWQ1FZUrwbeho1seNwdCUZLOiR"
    "6JGa/F/AEC3rvyrryo2TaIvIp7HNV6/EWurTX856EIj5oWHjVF2EgDV5MqcWP/cHo0Y9PJ"
    "tUXKJtQAqAHG9AdSNpGyaQrNSNlEymZfRhRSNpGyaRD3Nk0npGxmjDSkbPZOaW85LsgXzJ"
    "iwbZb7F/XL/YuK87rLygHbeF53WT1YLdhPezuum6sR67py4a7IeWsgOYOxj+Xesody4dig"
    "Yi/785YGkRfVVeLdYYqWCnM8uQc++Sn5d3xsN4W13v74s9y/5DCdvigkvGXzjQvU0ooKx8"
    "eopVUVjkFt8d4ydsd8vmEVKZwNq0MOZd/6MMgqvAkVYdGDUrI3NNBzI6vA4L0V7w+MVgzu"
    "eoM4bd/JEjaN3r5vPPCCB82a5wcIxmur8eqsmHM784IaCaQhJFtCns4DmTy9/uG77+T/DR"
    "ZdyhH/sgXtL2tJf1lNOd9GXTnPQk9J+tXISDcmKL0Nojj2WxGSTh5NWwSkDy2Pptt/WTHi"
    "UxHJb7Kes5AsvTsWqPvHKBEs9JhIbilLopCvSPLeLtluyFYOAJXVLkjI70ms2E8Kndf/u1"
    "cEyQsXDCTvm1wogNj5mGK1iJ2b1R/Zq7niOaVjXR0gFqqNz9pYV8/qjatnJdvqjvpV93TX"
    "D+09wKZhbcMFpT9Rz3/4qE6GVe3imafHN3JXNZ7xfesTXtOzv2E4Nd0nsn1zG2lq4hqfES"
    "zr2GbN6g+kqCFFzRSakaKGFLWYa6SojXGyIUXtMqYTUtQyRhpS1HqntLewXOy7ymGstexn"
    "QRaKR/1fLSE/LqJONNNOCCwCLWS7/8TAlLSNpKob3XukhXz3P7rPUMbFMNPljOVzYt60bP"
    "Ysyj6bfYjlBIV3z33nXapxl+hvKP2SBV108ZeD+q9P3w510fwFcdFBHbfjgLBp0vdXynxF"
    "g4BVFA5pMs0OmBOmSd1TP11CxmiZufRhthUV9kFDjd0MBiV2NUrsxlXa1l6wjbTSBAowi6"
    "zh3paLiHfgNQcCq5WFs6oYbQpipgh4xS3WXhV+YlWB+vql9wDByqux8oZsTcNbraF8gNjn"
    "AQ9ytGC5ZSKRIfWyDAs4+9i+aiU4XDUoDldlySFhLU621tnzCjBrAki97Xkhl8ZWxCNa4X"
    "u85wGrOxGax1nD64lVHJdtuPCimVuVSNtEfwEI/ruqaDRcVpkkTdxnQOC9G+8hc5h3x9yZ"
    "WkY0F54iFH3wyD7YrSUduyGDRk907YmFOjrWuSfKaPTE4/bj1S4TSX9DTpHogW49sKFVIc"
    "Um5lMEGO/G+Jz6NHA07c8MCLx3tD0Vgf5sw33P0UzoLyIt1BCGKCq14y1kVGhWSSshwbgO"
    "4wumubzkcVhhHpEjIg1DL5hV1fw6cidFCY38epPz69PuUtVTHtHbBzi62+Tu9tYbHkazW6"
    "ZnOuRh9u1iL9tsYi/r97CXJt1j+xN9+DX0HDapPJS/ezZtcST/YbbZtz1aXecmbntD2HoT"
    "PSRXwYqIBq7sBBI/EknNmyfkZi33hiSx64bIFuTG8bmItwz5t7gldC6XE0LD0LuTn0V4IN"
    "/NE0TdUjspdO6JPvb3IG0sm9zsWkrfnYbRVs7Oafpe6SP1NeKPUmV9mL/AHbgoKYCSAigp"
    "cKbtDSUFTkIzSgpUJP6ipABKCoxjsqGkwGVMJ5QUyBhpKCnQO6W9Jdmd4TgwXAn1Suy6V+"
    "8BTefUji39I+Rf73zfXi7SCMOnEItOlpx4tB50LZ3VN4+yiP3+Dlem8mCFoFN/9CSHwukT"
    "jdMnB4W1C+HV56vB+HHGO7ANprVPVmknj9icNdLbySpzQm5/Eeyzz6NJddAtfTptFXbbCj"
    "YTafOjkbf38elcQX7LnICekv2x3W+Tiyfk+z4hN7ey+29+IHHdMfm/ZMV99xW5ERFVxVVu"
    "kgDanKrrKMic+TxYCvlO5dsuTvSZCJlZYKkiZGZWf0BgODvxPqMLTeIzEBDf/aQGrQiiNO"
    "g6u/YXreqcsR6LacRZUpDFdlqVxanla6UAC+uxPG3naTU4WsU4qeDb0GGa21cONNSgLZnZ"
    "1u1fO6dJi/kDBLx35V35rLNtEHkV9S6OpMjnoUgNMC01wBAJ6U+8IGBkX58elY1WabOjct"
    "GHOOhDohWNCCUbFgoeEE+Qex7eqqxp+dc/tuoeU37/irDAFWT+sEtjJhJyEw/lm7Ik1OP7"
    "QvaxYPGE7GNWf6AOt0FdAOXtTMTHqoSuCpQFXbQUJE0nXe4OkItmDkWNLdPQLGe1m6/bp5"
    "trmO4wdjc3f8m9/HFudbpgtZuUQdhkfPQ2XbxlwEM26yDPlZEWLUentqoFC3Wt6gPEpoF9"
    "BuK1r+TLgiwMvPR/QC1k1NdmOQsCy23O3Poeq1Gnmo42Z1FD8XzSOMtpTpDXn7ZsqjqEs8"
    "1jNkWNibio25kqQy67a5uOxlzSdseCLvVdi1CHBYYQQh1m9QeKwpxzS0dRGBSFgeGEojBW"
    "TDYUhbmM6YSiMBkjDUVheqe0v6oESN45t1Mx33q+KjCr2QMFGDqgexKPz3mos6rsATaR3m"
    "MGRUTVLqZJagEGaivPDaiz/AHXMtKzIAtDNv3fEL0J+YaFcmuLadKhuoS0zyfqn+45c9Ut"
    "ilrlprIYGHWlZUK6GFp07gHW+By9cTmn0UpvaKYAjMvyQdrIWbFAi84sBqOzFJDY0KoSiX"
    "/e0iCSzlldNCJFFUUk5nhr6j/5Kfl3fFtVUxL12x9/fv/63Tcvp1eF8lrppnVd2pl4qLIw"
    "aFQpOjSYAQUcjIDjRkDIAn6nz3QeBqKPEy0HZqjutZu5lf5ZA9clJOg+TveCOp5caDxWse"
    "k1cJ2H2Uf0dauKfdcNFfuuy/c8qiwa6s/WTLKll25XQp7OT57cr7jPhgpRDj28lbsbL7+z"
    "tW5KRBlq3zAfYJ/0HraaGbsp4oRj+tmJxnMbduvJLes+ntrdqOdXRMGPVh0/AHHioqsSnx"
    "B5z9ht5bnQ432QgaIXHt8LrKrwVbteYJUlsNALmr0gjQOv41zIQNELXXthTcNbFs06XEVR"
    "RKIPHjcT1jyQm36HebAHogce1wP/3NIwYhWiwfE+yEDRC4/rhQdGO3VBigP/3Qsd3VWN/q"
    "Zk9BRho2vbzrdtcm7LkfcVj7ieUnaA2Mfx9604/r6B4+/LHN95LtNLINkj7GN4kFEcMmX7"
    "aQqQKcQ+jm27neUdo9UHPZMH06MHPf19uyEPev6WP/VXTNiV/vksLpX1d5wINd4GwYlQs/"
    "oDJ0JbrPs4EXoSmnEitCIAhROhOBE6jsmGE6GXMZ1wIjRjpOFEaO+U9ngiNIidUt1jRgUc"
    "Thq1y3qNtGtM5kBw3Tq7bjseO5RAzOEsHOgv2gz0F/UD/UXdQN9IpjqRvQdayHb/ywqug8"
    "BVKJfaBQserrVWmBRwwvTYDd0kYeExLi4iomE0S2/ZKPurdXpnDnbRl3fsQy86/GVBF83e"
    "hj7MnAfH17qgIweyaXXtze1TDFH3LjngRR+0zuhWYU9H8vcjYVjSs9I8cneAnHB3isPT6S"
    "1LY9yhEtaqr5aqH8R5FNaIugTEMqdHcw9tI/TEJq3LNlxI98yRC4XKSCl1wBvO/Rr+K7CF"
    "nphL8FBdkSZtnNZoePPx47tcWODNzwWOP/zl/Zu3n755WqgEUE99nEOutSeWkZCaa9jVW1"
    "EyIGviISe/tZLVGXm/CB7UOcpZVNEF8ZyI/Iv4nhhhNnkDn798/vght5Skdsc371//rWiS"
    "/Pju45ti6FC9wZvKPH4RsY1eBxRw6ILuXXBPlao83+VhahXPyUMvsILO06vps9YldJjPnG"
    "4855CguZnmJRXdWM4CQXIzyc6KObczryLd4NgFUxkgsnTMztLZ0DDahvqXiOWQ6GSTOzng"
    "kWY5pj3CxozGdimNTTmNVTGiqvBGUzp8VB3bQIC/MgbnLQPmzqoy35pCcFnUI2NIho1pvR"
    "BSXGpcT3XYQ6A5dDy8TqtSIhqlY3rqZAi7GJ9TX0Xk9EjPgMB71ySgXSJszJzOJlhCWrgZ"
    "PmuzGT6r3wyflevHe76v7kHRNzpKyBNGWQMe7pzqMRogSVRDfsKiQr2vD4oUYNasMD1GWN"
    "ldcj5cM4OwBESZF53125jSAu4yPsxfUVsgfjJtUVxg37DX6gK/Tajj8O3+zLhg/0xKB+Bu"
    "6fEM8ylBJQGz+gOVBNqcR0ElgdNIgagkULLTUUkAlQTGMdlQSeAyphMqCWSMNFQS6J3S3s"
    "QMzQIC1tYN6F/y3LniWvRmMBZy/LRdjcmGEpM1HGvqcHkU3OHO7nBKpOYikodZOND7X0yU"
    "kqex7e2a2zS0e5Tv+T+Yo7cuZzAWDtf+Q0+uFzJH+6LIHMpCngfY/9bVJkZT9sABY9PycO"
    "orZ/TvL3zkxYWGOetDryAqsUg3dy6DuejqCyoTVtOre0RqheEDc4C7A5JbMTXLBGRBFu5t"
    "/UulKvFH07HLQJBa0b3knhLMqpLvm8odHjBg/pHMu5VRmKPku9VhGPDfyL8hSUUfQ5eFf9"
    "wyEU0qEosyT6dHk4u4ajxb7lsPeX8JkokMH95TgmQis/ojY0bGE1XPwslihqK+NF2sY/5M"
    "JZ2Pb7L2U69dyRklnDVKOEs6XM3rLw8QC73/Nr5/vedfZNdz9Y8LZTAW8tu77Cfpqgomfm"
    "bUZ249xY+IJBpGcFMS1Nu/xctrfZGdfQ7Uu48f/pg2L1beKd3mqlnt/XFl3g2je/DxLGZr"
    "WlWNpKEcYAZzwjKA+1dGWwcwruDiBTNaERBrU/xlD0VqpcmplXFf8W3UuZ8PWHS0aR1tkh"
    "z3ji8ndWKcejZtKcX5u7YQ4iDEQYgzpj8gxJ2feaqfJEZtzhDr3wGJ5AqqxW8KsJDdQcqo"
    "zdmCV5UibKgRfICgPHD38sBbwUJtNTkLsnKE952FEzLqd7h98QACyy1Y7uDK9ubBduIaR6"
    "7H799+8Jar+nST5Om0pY8b7Fv3XNAma2cnH4KCNqMz+OH6mtUf5ru+F0D9fslsfb5hj7jo"
    "0w1nuDjZME/rTMWBcbHcOWgXfBtW8d5UbGwPsdD56v8QZbj1Nd3bHcBCdvsXIENGhabEe4"
    "DYl2LytJUG+bRBg3yaaJAmeZKf2XItfcFJnS+ZPp+29CZFpv0xf3Lyo6SbOdvIu2MktpAE"
    "+W0R8rW6Bm9KpP8t//2WeAGRGxVRlsAPhJI5DQlfEOlnkjmXJEzJ/YoLRjyXeCJ5mYZ/EP"
    "LvJ5NCLw/+gb8Hvwc/0QeylY9XVJCAJx/zg0RGK6Ju9yM0ZDFISLanhAZu/NfaC7YRE8kH"
    "0Ug1lS0e5Eex4An5L09Opm0kv4z6Ugk8Uk+pJ3+CJz9VveTTQL5jXKCDuYQu5TgWEVEt1F"
    "CN2Tgejv4t76A5fL1Wn/mw+zvhKPHk4bobbYjAdTerP1CLtk1iPWrRjjMOglq0lxoYQS1a"
    "1KI1iHubphNq0WaMNNSi7Z3S3irzmRqMsj8P08iYyoXQrn2kNIeyz9Dp/1R0UX5qO8SLOI"
    "gVnUd6qo9qxbuzoIsOee/0Uh3uDpCLZi4eQoksrmOqFWAWJQ30ZqzJAabPaw4EVo0qQfYp"
    "rm8zqYjh7Z5Mj0bvEmm/VdhOKw0UGZ9j2/kRNjKrPxA2QtjIFJoRNkLYCGGj0U42hI0uYz"
    "ohbJQx0hA26p3S/q4wREnRAcXzUxcINJvf/vPjUbLVtpKt3RwA+akODdPtdHTDGIVbG0y/"
    "IQq3SvLkQhvp3byZBdlA+gkuewqodomqA8Q+jq/bUHxdz/B1ufaJ60qvpeK6oaYiYAeMfR"
    "QPMozZmnq+Fsd7hH0M93YIL88wCyUpzsNM2yEpQ+3jvH/P5MCavo9SgbWP8v6tvLlPnduK"
    "wF19MfM9AqXMNUqZx6zNOhydLgJtHNQD7I5iI13qWcQjWrFHNlW4KACt0TtPHZSO6EMcFq"
    "gwA+uV0TzKGu77u+neCx6q7p5o0u72EPtWDttKL3zifD2pStdSr0+PJmuFaTOkaiFVC6la"
    "xvQHUrWQqmUKzUjVQqpWzDVStcY42ZCqdRnTCalaGSMNqVq9U9qbIrHiW8E0T+FmMXAmOj"
    "sTyJIbMogtNrSqSO+ft9IR9qJ69ZhW1ul1mePJhfvJT8m/Vm2uP7398We56H7zcnpVCINk"
    "iS/WkBWeqzQr31t7FTXTG1bkEvJ0S8jVSBZl+Rs4D2fqf7QWiALOPoO8//jpgjqeHO5eVZ"
    "yjgek8zD6ir1sp89cNyvx1OaYnp778DrGjrsd2EWgf34PEUOfMFTPt6wZzKDDdiuk4hVNv"
    "TB8g9nH8fSuOv2/g+PsKjtXVFTOXen6FRnX0zosDEB5LZ48lYfKesdvK4jfHOyEDtajWyN"
    "l6gQUVfnu7XthB0QuP64UV972OcyEDRS88rhfWPJD7Toc+2APRA117wGdRksVSor8hBzUL"
    "OmEaappVMtosVMFDLbElbW9NKMGGsl5f5Ferven18HB6vLiXbKtxz+vkRnDfvUlukhH722"
    "ZEcjONiDzfj2+eIQse7q6keUVuxIaG7EZdibPi90T+qAf5Pw9kLsHy3eS/D3x3183Gpw4T"
    "5dt5TvexlffVNt57k6vcittsR7obIWHOrP5AoV+DuuBcJa2NY3/gw2+4PbhbQWC1n+vZtP"
    "6JlwSTbdpCyDvUKv67B4BLw/yD/5IG8aTGPYiftfQO7tO2R52D/1rFNrO0wJMrKPNXU35z"
    "47k3P8SXTu6uAv02vQkztr+JzxbSbL8PvUiaTmSubrjk7E6+30pOVyHfJl7s/iBInJVb8h"
    "FO+unqOs8PXL17MhXSa0B37/1D4pmE0u+YM58HS+mq8P07OisaLFnix8RXncT3hu6u7FQu"
    "jHoQfxxZeWvB/EXLGzpH6mdYYi/VuxBc9vqc81tW1Q31ElcehrPWGipXyO487UTPDAa7mU"
    "G72V+C6p0sfv34LrYN2m5gao9Ibm6Wi/duRY8zVadEHayUi7Vczt0n5B2jd0z8oP4QUyI/"
    "NLm3WbV5JbeEGLLfgNSrQr2rWt35fSB3GrqokLhO+9mPu+4ZlzyPeTuCooUjoOZ0AY6A2n"
    "AqDUdAcWYNR0BxBPTs3Ns0nXAENGOk4Qho75T2Fja49arSSBuW/BRgYVjwabuCVA31qEpp"
    "6zTWMfTC3zkQchO7+mqmHm62VUTPZoXShSSx4kjM6zCkD9U7XxZUoN73xBgliqM8/vZ3JM"
    "yYNnbnW8935dfS7IECDB3QuQMWfuXB53oTbw+wiXTcxjSKtK/Ii6oOPzTQu0dYyO/TVgQ/"
    "bWD4aZnixCTTTmHMw+yTpvqvmaKcDurP1kxSpecSlpAWju3+i0+E3sNWb0zvETby24be9h"
    "eNCbb73SV+G7J2siAcTGufsiPb02Amol3CcvtQXR53wtvd4k8eKiw0+MKB8ktDVukfXaUJ"
    "u+6eQJkJs3oBZSbO3QsoM3HmpC+cux9/JvIbyd8XLpekSUU68uHhtCkneXU7m3vx/VJpU9"
    "zVgkRdJOoa0x9I1EWirik0I1EXibox10jUHeNkQ6LuZUwnJOpmjDQk6vZOaX/1PSK6WGhm"
    "JWUxcCY6OxOxvz9bUVFRZrQp1SMHszBm278nwb5uPLm4z2hNLaUvcr+sYTsPPZeFi123nR"
    "ErmNulkzM4mFWmdbAhSu9PSb/8Fw9vY121pPbmG0yPKL67bp7dH5pD9YXqC9XXmP6A6gvV"
    "1xSaofpC9YXqO9rJBtX3MqYTVN8JVN8xqL5xJXY90TcDgSvRXfPVPXD2qKNm3eyqwZzpga"
    "tiIJRx0mFtjC535zlsUinIxU+mR5W4fTMocFDgoMAZ0x9Q4KDAmUIzFDgocFDgRjvZoMBd"
    "xnSCAjeBAjcGBQ5ixdmcia1goa74eYCA+M7EH5SW1obOAWJhouvT79ppoE0iaFkFZUKtup"
    "UDvMlRzsEsJLt/P3nOt0GndNMsEBnFRtuTIbtT1+116eU8FG6Dad1sSPzi54itvySjohTB"
    "2D+bHolheLLhLA0VIoyBMAbCGOb0B8IYCGOYQjPCGAhjIIwx2smGMMZlTCeEMSYIY4whjI"
    "GbyCZn8yZwB8uQ91bE+e5xudsyx00VcvM4OMvdnWW+DTWjRQfIKYv+b0XE14MJRwMnza+9"
    "YBuxijv16jfFDOR0w/uZycWIc/7wijm36dWCeUp/ETyokx2yqKJt7jkR+RdpeV2hYVtjA3"
    "e/fP74IWeQp+P0m/ev/1Ycwj+++/imaGmrN3hTNEhWXNrVcojqjOgcyBq7ubch7TlVVnPD"
    "OpwC7HPp+7czUAbegjLwH0O3uihQ8mB6JHzH960QukPoDqE7Y/oDoTuE7kyhGaE7hO4Quh"
    "vtZEPo7jKmE0J3GSMNobveKe1N1YmdTjmMtZb9LMjCMFL/t+qmSbkGF/w54XmXvqMXqGN1"
    "JnfY4eu1YvJBk/0iDtH/zoLEOQ6QgvmERc0b6c9xF/2GBa7i7jQr+1Wblf2qfmW/Kq7sm9"
    "DjoVwntHjOgk5I9bsTkdyG43qKSwz7NJjN2bIqVHrkaFseCn/UbH+Uur4X1IgODZ2cBaKL"
    "Te7ikFGhGaE/QOzT7gY5Vp8QNmNdaN6hwHQrpseSkWZyWkSWz39uufrhJTqbklgPGGv4PL"
    "mDXJUB2MR5ioBj1pVzLxAb5lTQ/oZzvy5V7YApED+XoKHG+v6V01o2bz5+fJczat78XCD1"
    "w1/ev3mbuhGykRfVcL2h6tI8LaoPEDCtwbTwoi2NKqMfTZJDFmWf5fG8leXxvMHyeF62PJ"
    "Q4yYKK9aMp6eSAsY/lq1YsXzWwfFVm+Y5vnRULKwy8L+xrnYWXBdnAc5P7+fZvX3JLRykt"
    "fu99vvv44Y9p82Ku/DgP06xokIbGRxeMSgjTleSzIJh+nUsLemJDI7lEdCrVVUJD7zJZ7x"
    "IRDaNuPZ2HoptN7uaFF3hi1aWXc0h0ssmdHIdGZ3O24GGHmGoGaINVOHRQlfo0XHdbOPNQ"
    "zCnT5pRJB+He3imPuO40XPJ02uZI3Izt2+JgHA7G4WCcMf2Bg3EtNnAcjDsJzTgYVyGk4W"
    "AcDsaNY7LhYNxlTCccjMsYaTgY1zulPR+M0wvjZDFwJjo7E12EKVyjY/7af+sFetdRpQAL"
    "T0H2f8YUR8HOtl45EdfdKrIYMP845rVLIOdhcM+Ou2cB1zzsmAJsJHeApMO49qheMtwBYg"
    "PHp06Fc3yvrmR9k4aaRdlA+xBStUlBSHV33qQuBhk/nLYKQXppU0QgEYFEBNKY/kAEEhFI"
    "U2hGBBIRSEQgRzvZEIG8jOmECGTGSEMEsndKEYEcvzOh3H1N5jMQEN+ZeNxmOOQtQx0uMs"
    "Qdho8f1Mrm06pktAdgUyxyibpQ/fJJ13xbVeyiaU04YLAodF4UcEVhP4PZkGjTp238xUuB"
    "pvj16ZEYU5g2QnQJ0SVEl4zpD0SXEF0yhWZElxBdQnRptJMN0aXLmE6ILmWMNESXeqe0N+"
    "EHSvuQSvu+ZE1revcIC/m9yAv1JtIidW75NhpMmRi4kiludzu36qBiynqHQvYIK1aRUx8K"
    "4YuFYNGsQ4ypjLTGiOvN4kivktrL3a0X7xLyhKt4rC/TMPTuqH+albz/3XLPX7X72eL6rz"
    "rvc0jmnz7/4bvv5P+dhvWXLUh/Wcv5y1KRTSG8pd5lDQfICUmeU58GSYbHGG0UXPZyZJ/s"
    "8QoS6kTeXcXy0UD1AXJCptMQ4miJFjysGNH1xkfaHiaHQQkBn1VpjUlFRkDyYHokJUDsWy"
    "EnADkByAkwpj+QE4CcAFNoRk4AcgKGCGIiJwA5AQZLv2ObTsgJyBhpyAnonVLkBIxiuZd0"
    "uCzU4vcAsW8/bXOvVf21VqVbrTaSHr3Bu0dYOHqfPm2jtD+tV9qflpR2V+5vFTsYoz5z65"
    "T2FGPD6D11MFqS16EqZA4F2jvQfuKciwunm4aM6tG9R4BufbrveXg7c+lDBeUNO2UOdcoM"
    "gOnV9Nn0evp8+mL6/WBi/sDJF+rtd3lBikMdh6UCejqn5frK5ChfLtl2sfAcjwVOBbl/3t"
    "Ig8qK6o+x5aFFGYY4nHfQnPyX/js07bODwp7c//ixd62+eTa8K0ehstnNBrRLa1YgyECSB"
    "dg0zzeWv1Y8x5VA27JSDZmvN+TbodCFyFggR1mQRVjAWdOnhDA4dbHQHq6vgtdbIPeKEJi"
    "1Pv8boUi1XXsjcWZXirmZQDcVZUNP0sWrqqOlQVctRzCIeJXZk63MFBZw1YaCeC1jVMXu8"
    "jJWF3J7YQA3Zmoa3WivvAWKfafq01f1ATxvuB3qa3A9kSCLrj/IdJhV5rPHr06Y0VirUmS"
    "gnbXcskXVyc8vYJvYYb4gnCCXyD8EDcr/yfEaiFSPxO6pnXkCkc/mK3CgXJ2699O5YQOYP"
    "cTvpd96xUAJZyEgg1wByTwVRPeE+mRT69IQfi4RcCxY+JOSa1R9IyEVCrik0IyEXCblDaB"
    "tIyEVCrrl6x+imExJyM0YaEnJ7p7Q3cUvbkn2UBdttez+Nnt1/iS4kO2fcgzbsvqhn90XZ"
    "bpVULHmo6R1kQBayPEBukRLdtCjeI+yzB/sfxKqKmW7KywGClJeuQs7Gp1X3FDXl8qcI+4"
    "Z1b/GELMN7yVtnbOdAGN2dZcpRJCp4wUxE3Lk9jXnX/9Y4jrvO7IoEz/l2uYp0c0RyqEtO"
    "ErmnYUiD6GG2DSKvwqxr4LAMvWQifW/BZmseRCutIp4FmEU7XG+CRHy2TM8ySxH2WWZXrS"
    "yzqwbL7KpsmSGbZhiODcmmeRuXea9Ip3mb1n8/lk+zLxSvnVBzv+JkJb9lJqeFLiIWxn/H"
    "b3s0OablWyDRxQK7DokuZvUHEl2Q6GIKzUh0QaJLzDUSXcY42ZDochnTCYkuGSMNiS69U9"
    "pfootyrDWvmTpAhuKz5P5Z50ncyh+rtdWmAKRntIhBdThu3ttJc9O4tmlbRfT8fCtWwDWD"
    "5ynAPr/ANm38PaNiG7JJhTqePpo26eOhJ25n60xLXJ0CARsCtjH9AQEbArYpNEPAhoANAX"
    "u0kw0C9mVMJwjYEwjYYxCwY99TTxDKQCBgd/Uk7ldVImtTLfNVpcRqh4A9QD4qvw+0pc4s"
    "Bkpn16HtbmtsmxrWd+0vOfHfrbwDqOGCcrf6CiBcBF+8n9wQifiT3DMnFfpw/Pr0qDgcsq"
    "UnouRGLajDUIehDpvTH1CHoQ6bQjPUYajDUIdHO9mgDl/GdII6PIE6PAZ1uOrm3MaUtdMq"
    "lCeq4dd/gm3kRb6ei7BHWKj/vmzD78t6fl+iit9ZRrHD12tVN+5B9wREAQepvbPUnvmypQ"
    "5ouIu4gLPBNm+yD4e4kdj3bpnvrTivGPpNpXqyKJu0tt5sDm+9Ueq2BqkHBAitkiUdHlYY"
    "G/V87gHW+Bi9cemzO83CtXvECc1iX/qdJ7Ep+r+tEWF7hO3NtCIqwvbjqIjKN+xUl7detV"
    "kOruqXg6uSi+FzoT5fh+MMxgbD1u6zc5+YJFlUVpZLH02b0iPuF7Mw0+54aTmxnf+DOVFa"
    "GE7Vfwv5vfyXRvEfLnM8JQgSZ0WDJROvyM2GPvicyvb3aSN1mpwEjLnyDTiJ6C0jbLGQb1"
    "tRiO4EH4i8Dgt2YuR1mNUfyOtAXocpNCOvA3kdMdfI6xjjZENex2VMJ+R1ZIw05HX0Tuml"
    "5HWMOCaOwnTImzkVv09bEfy0geGnZYqlcS+qVtvGezxSiIUkP2sluD5rEFyflQ+n0jXfBh"
    "Ux7qZbvg4YxLi6Kjl0s/E9p05Mq48wFnEQ07p3gRDeMmBMtwfyMEyBzmLmKGKWGxa4uxje"
    "GMOWh5iPzhjPozDEuw7xXfisTP0v0kypu+7tgClqLJ4TkX8R3xODLfIZKXO+9fzIC8QT9b"
    "Hn0DB/+fzxQ05vKSVLFvMip3khRb1BMVlSxThd5lYKjfXzIY/CfOieJZzw2KGsdx4K9dFs"
    "9TFJJNDa3LMg+6T83pw3Q7JlPkdsM6lIlYlfnx7JkxFpIxQQQaIJEk2M6Q8kmiDRxBSakW"
    "iCRJMhbFMkmiDRBK4eEk2QaHJZiSa7sxm6FaZzKBSZ7upPyKE519pwU4CFcfz+gzxboX1S"
    "NQOBm9w9hIzrKa20anBForXC9esw8pKvWNKu00fTJvl6w8OI+jOaaQsVGyo2VGxj+gMqNl"
    "RsU2iGig0VGyr2aCcbVOzLmE5QsSdQscegYuNQHw71nUynbqX8PG1Qfp6Wz5uJ7XpNNcth"
    "ZzD2GS2DXDkpPzFiVcf6GioxZzA2sNxkngxRhXmznfueWHVJbc9DYSmabCmqnuGbCj2v/o"
    "bMAwR3ZB65IzPPtO9p3kV6gIDpcdxG+pMnNj59mFREY9JH0xbRGDfT9njhzV3se18EkzqO"
    "OtBO5myliluqlySAsWBK7leesyIBn3P3gTg0IHKHZCGZPxBKNlSIex66FZU2h/gExIqGss"
    "cQKzLLC0Gs6OxdgFiRDfI1YkVwWRArQqzo7NzbNJ0QK8oYaYgV9U5pf6U1adVK1JTESivX"
    "HxtiGS/aLPcv6pf7F+VYEb9lwWxFxUovYJSD2ch0784CTjecySX2AodXLSENCuwBAgVWQ+"
    "tmXzeeNFFmVTtgw8VnedhF33/G5KraIfSWwcHqNtnqDtmd3Dk7VQ7LQ9HNpnWzIaGon9eb"
    "kN+xSUUoKn00bRGK8jJtj4eiku+2jxOp+8hpXOAxuZVNvkyFHLtkwcNp8TY2R35J4gXqdW"
    "ntxO+0ezJn8TO+IIw6q4r41Mk+FkErCyxCBK3M6g8ErRC0MoVmBK0QtELQarSTDUGry5hO"
    "CFpljDQErXqntMcyXSr9UbtKVwYEd6KzO7Fz8XR23APEwljWIGdzEDg8lcOWhkc6aMZ5KK"
    "p1GW3cjOMiKbE7XHeCg5u9FxjEPUam3WO01971+iSLQq/03isLz/e7BSlzSPjSJm83Ibvz"
    "2H3nWHQWi442uaNRBbR/T8iQYP9rFnrOalJVBDR5Mm0K9dNDG2Nqfz46Lr4bf48Liw8viT"
    "xSaaqPZdeqeWrCV1Nbr+TZ4JBfPX/eZs4/f14/59Wz0r3XOgzvmlvI7iDVdWrrvihjtSZm"
    "Wlv25QQOwXkMkd5M/7NuZv/+/wGQ1cz5"
)
