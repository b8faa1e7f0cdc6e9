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
    "forward_token" BOOL NOT NULL,
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
    "/gTsh5GggYLeVipTzHTYVx0sB3FoQBrsH2godxeC/it6zCUWygvIQE7zqjPKLRVi/r4AA5"
    "4QH9p0NpwQUPp41/U+/dGFQ79x1fTioi3Orl6bHAtr9r1OJYEpN9KKLZNvTj4z3JDWDbSL"
    "YNeBT/SV1XmmhCnQXaNY7TKG7IiordsSK+IPFrTBm96VEiifVCEh+WqzycdMJPRnB+WLMU"
    "wXlDHDQE58/fBQjO2yAbIziPaCKC8wjOn517m6YTgvMZIw3B+d4p7U0elw50QofOsp8FWR"
    "jd7EFayVU+3MRU6NNcBNq3wfbMtBqX8vOktxtpj+cMzsIhPUjAfitq0nrqr0HMQFDNs6sK"
    "oUjUTvbJguxbSAY4U8qor3+kNAMCycdJFlvHYVVHSZsClwcMgsSPD5815ZbURM/GvFT3Zj"
    "h7G62VIWlu35pw3eYah+v6WxyuS5c4uOzOc/SW3QPEPoJftll0X9Yvui8rdrYkxKjtjxSB"
    "9pHdf9nVTPC3E9c7nIVUX7Xi+qqB7KtatuNIeSe+90j7GH/eygd83uADPi/7gA5XC0KlnF"
    "1vWeRAMC6MKhr8ji+94I9b+T6T6qSc9Om0RW6OF8yW+8ZHc3T+k3o+c4nwlsF/eIGIr1Jw"
    "4osTCA8POTLxK4KIbXjn3TFCicuoSxzqrFg5+6an93xEXs0tq4mpVUcAds2tu/Crx/W+Pj"
    "9mIXt7G1YdIGm4/CuDsSbk0mN8wLll7kzODq/CgFERyy9yHa/VVfNgxCxNjlmqu2xmtEI5"
    "P9bLBxwyQMbV/YbYHO/lHkzjhatkcKSPjlob60xDFLdC/izyZ43pD+TPIn/WFJqRPwvraQ"
    "jjGfmzyJ+FL4r8WeTPXlb+LBNyRYmqah00LPtZkIXJhoMUX1Kc6QasMxgbae43eVaSFTKH"
    "eXfJ3do6JGdxFhJ99V3b7NnG9NmqIV0TqG4ouJQFoeJS94pLksfaVPEv7GvdhpiHWTHYm+"
    "zGt3/70sz83mx89/HDH9Pmxe4oMS9Y4DYY8Q3BhiIYZrzJZnzaWx1qt5ShVky2obfwmLNg"
    "W7Gn1Bv5BZg1flOfRr6cFOorahtGKco+cefqeZvUX9mq3iZ6Xkr+DdmahrdaNB8g4LiWY7"
    "MCvV/YeuPT6ouNik2mLQO/syiLOF4PKm2emnNxaSb5iheQSJp/5N6LVupvhwlpUd8y8r/+"
    "R33Tf1cUeHrUWyHiPOwmgIizKSsbIs5n7wJEnG0IgiHiDN8aEWdEnM/OvU3TCRHnjJGGiH"
    "PvlPYmRu29Te3qFCWkjYrqELHnjIOv6UWUkBZS3v+eu2dNO+JfQlrId89Bg6J6pRUOrQJb"
    "Qfmpg6KHgatOof9DVG2aDVkB1XDkB3TPD9gK1iVsmYfh2omKxceQWMQHHnkO+8yiKPn1pU"
    "hEvsH0WBwiiJvPRKb98SjEP7cei2ZztvSCG0IDl+xeYYEr/w4Z+X3ypz/98P797xN1AYS6"
    "KmK+FV7AhCCxWvKKUBJ4y1VEwm0gCFeXQqw9N36pIlIx+MchmjGsF4FohiHbEaIZ5+8CRD"
    "NscPYQzYD8imgGohln596m6YRoxgTRjDFEM85QQx6uhHoldvwr3Lj6wtt7BK6t1ai7nZFc"
    "tEybAu6ESuLV1Q/ffXcaNbFNdnN9bnMpe3wvZnVgeoc6Ic/fvRwrz9tQEhLNolXIt8uV1i"
    "JShqKIf/NiYohc/nEbzfnXSYVOvnsyPSaQ80O7o8L4x4ARdidHyityE/GN5+yuQuYkkRLJ"
    "JmQL7+uU3Di+l6bcK706+ZN4bipgO1TaC2UpfIgPMFD83o34x2nfltg+kLXN6o8M/2oCau"
    "3Ze4QVyQYnuKuL611XwrtfV2I2uddtuL2up/a6rF/HG4JejGAPOaG5eRpLs/8wjFq1y+w2"
    "5MKkgEdlv5g2ik+d/pKEVtwu9aDzUARlJqNSkQ1xN36Na9xUeBu/psVvmp2NfY0cFINGMg"
    "usfnP6A8ksSGYxhWYks8Bu6stuQjILklkM4t6m6YRkloyRhmSW3intLZkldjpntRf+1dCa"
    "Q1koub5os/C/qF/4X5QW/oQx7fPPeZiFTA9y+Dlh7Y762y5s73H2GTRDlYVGDUSrayD+ys"
    "K1J0TCSVnePDydHtU4822PJlW8JmsWbAkLovAhvv02IDT29F4RIccWc+PbcX1/lwIhyDd7"
    "qYt89205h+KR7/d78Hug3iDuUWk3EdcLmRPx8GFKnsZvPSVXu3d8QtSPFT8Qh6/XNA7iqP"
    "yLAwNEiUHiCZFmJ9+Gjny/DY1WaY5G+iqhyVcWK34vpr8HESf3K89ZxY2UUEjCrc9EAvPE"
    "7qfJXvAf5FvzbaROSH73+4Ss6S2Ls0XiF03N/oBaDLV43P0BtRhqsSk0Qy2GWgy1eLSTDW"
    "rxZUwnqMUTqMUjUYtZjUdRf/gxB+rE6fGlx9YDAAfqtaVjiMaaFTPV9ZYzpnfkMQuyz6IZ"
    "hOdt6OtZjUl7+9gd5NCEw9cbHmhn92dRYFqPaf2oXhlqH+eDrB0hSwR3zUjTAWQfz4OMbc"
    "+pMpwbOE4B9vHbfyrAPoCk45rkQHBMSo6JCrVpjdg9wr4h+7zVkvC8YUl4XpFTofiqGbbH"
    "aK4buEOeHRxPceH8BpdEfTU3uAPIvtE8iCEheCiNL66zAmcg1mhtva2/HcqOo+R4+1VBZW"
    "zoLQkpAtwe4XbluW6V6NNQEOgAQVkxjbJit4xtZtT37iqGcgPbeRhKL7UnnPr39EHMVOaY"
    "FuMFHAa5Bufy01gYUH/Gwxn7mvy3Fvl1b4Be0OiF7JfT2TYLOPuMaXszkz9t42/akJ0ct5"
    "i2z1CehSmgRZpyyO/JwvPlfFWZuEnO7h/EPov3FZHd4nqqvYhvMYkPGcj/FERdub5i5N4L"
    "mWoUf9KUBExdVPL5z++qcpiH/TBkBQ81FZEVbFZQGVnBZ+8CZAXbkKiIrGCkMSIrGFnBZ+"
    "fepumErOCMkYas4N4p7TX4vnOZNTODi8ChuLU/PVhpFfqJaDkUEoVbJqEp0pw9oXpkH3AW"
    "0t1/rtSOs1TN6sJ3Fmsh51ft0v8asv8qOdcvnpKH2ch0X9o5Eicu4K72X7nworqKKemz6d"
    "FoRLYlykJD0oekb0x/QNKHpG8KzZD0IelD0h/tZIOkfxnTCZL+BJL+GCR9bUv2URascV7E"
    "wPfvoZbHoJoxDTRLEe8A9lkqV20Ey3q50iQ5LWQLFrLAYZMqQe3wdHpMUtsKFs42ecDRBN"
    "8b9YHxhco8YEnSrXQkBHOTur7fyPeU+8kT6jh8G0RPDm8vvn0VZ9zGwvgfhKoyvGFkznwe"
    "LAWJePxQvXk5z/dEnwltcNg9GdqgKUsjtMGzdwG0QRvkCmiDEDOgDUIbPDv3Nk0naIMTaI"
    "Nj0AZjB1ov0TcDgSvR2ZWAbDikKFuT8fiL4EENvXXJjq7nRORfsUpzAvt1vvX8yAvEE/Wx"
    "5zBcf/n88UNuk01Z/ub9678VO+DHdx/fFHdP9QZvzJEaP7FlTd7e7sn0mMQYHtodVxZ35d"
    "GVm38Tn9a/8dkd82/Igvu+Ougf8jW52RdRv3lFHN9j6m4yEfGQxRAqbtXFZeo9KnTEIT7h"
    "uGr4W0FCOnyJyd+hKBq/7UBRNKs/oChCUTSFZiiKUBShKI52skFRvIzpBEVxAkVxDIoirh"
    "U7mzOBRM/M4dM26XJP6/Plnl4h0fOUiZ5ZSUmH5ALuhKeoBxOGBh7HsV6os+XtAdjsSpud"
    "Fzx4epVDDhD73JtBSrT4QYXR++ctDSIveqgbskGVwesyx5PG8pOfkn/Hx3YDuT+9/fFnae"
    "h+83+mLwoVtbMBtAKztOLytWPM0qq718CsQRGvDQ+jSWXEK34ybYp48cCfhXG72YpRt2XY"
    "KxkeYheQkh0aPuy+7s0PSX1q9VWEyntX6eppbes/CJK0mhKHr9eUCCa3czVmXhG23kQPJK"
    "K3Ena/ohHxIrGPwuZDYqf89N8DdZOCfK9QNqehs2LiCbnZFyaSHyi2Gxb+WX2JX+W7reNK"
    "3Sooivx8RNMQTUM0DdE0CPyIpiGahmiagZMN0bTLmE6IpmWMNETTeqcUtTtGsdwjpDN0ee"
    "2zXIFtNtH9x852AliZ5C/sa93Km8HYYBg2GSdv//YlZ5eUjjTsbZN3Hz/8MW1ePOeQpzyr"
    "MmrxXgSCfH3y93Kr5ojPoEC7Pu1CRQU0PdAMxgbKB9oyTQkd8fj7lQNH6vXp0YNSaSuUNk"
    "d4BOERY/oD4RGER0yhGeERhEcQHhntZEN45DKmE8IjGSMN4ZHeKe0tPKJ8Tn1zNoeyUGHu"
    "f+GPGdO/kZTjRlLtkEn2m+mQXcDZZ84McmXjiq/ZbEPlB+hwnUNZyHSrcX3VMK6vjNM1f9"
    "1fTz2pUTgzLaZttM7ZJg84mib/mixDGkSvyE2skMV3rHquuIkTy0Wcm64eEPVA/UkjEtBQ"
    "2gBE+oOTQj8+/t0gtg5r5EBsNWVxg9h69i6A2GqDGwCxFeoQxFaIrWfn3qbpBLF1ArF1NG"
    "KrXl2nDGQoPu0v63TQGXSrahWB6IOufZDTWMp90FBYvoQ0o8C8+jwUmH+8tviZ3jH3rx67"
    "n1TIioeH02OKolBNZ3dp2zY1N4KIBdHND2SXyj8lC9m3cgObEure0cBhLomzzadEZeFOic"
    "sC4UUPcZmMjfw1RHj/Ld+ZJmJhfA9l/LL01Nz4tXVF/fmTfSzkSQsWUMiTZvUH5EnIk6bQ"
    "DHkS8iTkydFONsiTlzGdIE9OIE+OQZ7k94H2XZZZDMSxzgKlbv7co1LnjPPfhs8JjbzI1/"
    "PS9ggLKR6igEYsamnpuhmMGYru6K8MrYg16UntWZAZfQKVvSeVPa61/DaIwodJlc6eeTw9"
    "qrTHjWds3/qo1v4xUDr1HSMqe5YvCN3XkH5Fbm7Zgyo9HbJYzp6zpRcEsteEumH1fuU5K+"
    "JFxBNkwbeBS765ESyUZtyT5Fs8idHflnX203ykgRr7zlp6nMRuiYUF9dys/oDFe7rCcdLb"
    "1R7dBxCGdvfAkPffFa5Gs9aTYqDzZIhU+2yZyC+f/8qciIfVRKYYK5aJJhX081/f/vjl46"
    "dYlUzsmoIpKN9r4WXe+555y1X8vrsX4uvs97/JLEP1PQ1v6+3U+GlbM3WdNj5qpX5S95Lc"
    "r7iQZiH7GgnirGggv+SU3IdeJHd+ZR5SaSx5yyULiRfE1qOI5IBaS2M4OSK2w9RkfwzzEb"
    "BCjd4a6q1QWEEDW0GVAsjrMKQPdcO7avcYUvQ4z/aRDNff/m6aQPE5qVtcu/J/3tc1brX2"
    "H8ogH1/9/zPk653zHy/N04MYEJ8AnsZLsRI9vOQqrIOiQO5ZyMiauqy84vf3to9Y5evXme"
    "pp0O8yc96FfqhFpn5VF94yoNE21EwLy6IsXN+v2zB/XU+8UXcEfma1lRDSRy3WKK3SB2p8"
    "MPc/pEnosjvPYT/EC0fEb6XR6AmSWPNkRcVKmZNK+pQvsjv51KUPIk4edqi0L1We8J1EuU"
    "SakjxwKtasoT/MQHsVmck9aqtqmMzU4NCLuOZg1m09/SfFboV2ukYGgmyNrgJfQ+ygnnkE"
    "Dvohv1PKPdLt9VaWZNPXovgAOZ3tOrln88G20kJBrxYUXzWV8yopExstepPm9o3d6zYl6a"
    "7rK9JdlwrSxVuctNqrspGa0tdzMPuIHqT4X3Low53RCq5VBvsXb80az+akUBwX2XfF6PLb"
    "BZNme4cRkMGh+8fb/ezrxpNv12UE5KHnGgQ4xtKqn3dCTpd+zkNxWsm0bjZFVFVh7nd8Oa"
    "lSVdNn06Oyqmo583dNW6WmiohtktBLDCZr6qy8oEIYPdb4uLD5W14IiL/5vsL3Lv3q71A/"
    "jRckkFlqVn9k+M9Nqfbqcw5mYfyt/0M/dSmmTdXMkF/66AG+23C0RncGY+HQftZmaD+rH9"
    "rPSkOby7eJt3c9mTmLsk9C6p/mgN13oDmHwnBuwbOKzOvJoXsE+G3Bb8io0Lxt5gCxb6EY"
    "RGtWAr22VZcFWTiSh6oABUUfGtB5NKAvVFQe/Ihfnx7TfqK0VYvqnyvm3G647L4bIlTO2o"
    "rfy8Yhcfh6rY5iuOSeh7dkydUNQb5crdkNUV8qqbqpnrEwOY+xpg+yGZEj7t6LVpV3DQ3/"
    "ccipG2rFhapk1g6Iap9n7wJU+7TH1kO1z8sz9lDtE9U+DeLepumEap8ZIw3VPnuntLdqn7"
    "fyR2gt+SnAQh2t//RuFJwc5D7sLMXyd271KN4jTnhEwefBcjBponC2udXR5oaTzUWG9UNz"
    "ZwjLJb3qjpVjl1eF8uv3tbS9NTZCbxtaxCPq61C5B4DLUo4JE4IuNXNMDhgbHcJ2HmGTS1"
    "ia+xsa0rVehd4DxIz6vFbVTD4EabT6JA9Dv/TeL/KR+v46fXKAoD8G6o+ZdvWyAs6+XWKQ"
    "xJcda9q5LwUc2NZhu7qIa3Px3Dyyk1FpGt/nKfFg6D00F0A9jSK23kQVNmn9uM9i4EkVGX"
    "XUhb7+LGTyp4mIVeVvcO7XWZYV4ALFc4keiuP9KycuTvnx47uczfLm58LA/fCX92/efvrm"
    "abywy0ZeVDOe40QqrV1zj7Bvv3zZxoV9We/Bviw5sCtGw2jOaNQlX7QIRlzT5LimiGRvdU"
    "sMzkPRzSZ388ILPFXUsUs/F7DoaNM62qAc77dhyMNJTaJ38nDaJtt7xvZtWx31D9liK5i7"
    "vxUqIN56w8NoShaqULMXCXKzkcvVzX9EKyIHM5NPbtkmItsg8vz4+cLzmSqCuqvYPyWCJ4"
    "nZceXm7Vq+e/KeREiIT24DVfS/KivchC/UoWSBZH3naMnvpf711dFSVC0w39FDfrlZ/ZGt"
    "WrCfVW0lj+xEBPFdiU/XsLZqR9oeSkfJ164sSlDPpF9dkGDUg7c/2Yj5vl5keI84fcDrPC"
    "b3QKEtdSxb89bcAwbcj/N63C9svfFlz/xKQyHd293NaWXnpKLZcTdlB5ptFGrmHGDHT6lG"
    "NJR2+Y2y7tUxUBU5zd8RM40vs939zBty74Vsd2x0f80MjX0L+Q7K7g8IXcoOrjihOuhH4X"
    "SqBUYTvAez+gOnU1sEPXA69SQ043RqYx4YTqdOcTrV4MmG06mXMZ1wOjVjpOF0au+U9qd/"
    "6Vqyj7JgjfMiBl7utXOJLa6hN8i904mYokXxAQKS25EcR8P13N0UYZ9N2H957xWjLgtncq"
    "vS2dnyKGxsJalGJcPpkpoDnY7Tq5FwepCltVaDPMy+JWGQqguSIhXB8D1Hb+kt4E5YH2BB"
    "PX8w+X2A6gDGhMSUNj+pjILFT6bHA1/7dsfvNw8ID5c08ARVL72KE9s8N05rU6lsTHpLDy"
    "q69AdB9lEDsuLylzwhP8u2Kt6kgk9zpipuyEacBDxg5JtD6+++rbjq/HSfixjYsNsJYmAG"
    "aSsIgJliBSAAdhKaEQBDAAwBsNFONgTALmM6IQCWMdIQAOudUlsCYMe9vpMt9tdtFvvr+s"
    "X+GuGvU0dm5mzpBTO3snqo2kxraM7DmjZSqzZRtTEWL+wLXH36sqBLJk8Vod3qhQIOkBMK"
    "009PpEq3md/1s7tcdplHdKYu1tOqElSAWVQdq8ctP4ioZlglg7HPzes/pr1ZVZZbbiB4j7"
    "CP3v6r3vt8ybXYTQE2kttT8NWocOCvLFx7QiTM1AQGM22m7UKEs00ecjRa+CU+oObcyq+a"
    "nFFL3ucHdQxN1cKIyIoKEnAVmZvGx9mSBsndiaH6r/hWxRWXrdcs2JYDg8N8BGKAw+7FiA"
    "GashgiDHj2LkAY0IbIBMKAiFsgDIgw4Nm5t2k6IQyYMdIQBuyd0t40wYNnrFkdrgQcituT"
    "BgZP5lUYo7p8jd7v7tWqFFwOj6fHtBaR3Bt1VF2p7w2oF6Mf11OoF4b1B9QLqBem0Az1Au"
    "oF1IvRTjaoF5cxnaBeTKBejEK9QLpNJg+vVSJeQyZeKRVPGiNexY3nDfTuERbSO0Qi82Yb"
    "ysVbcwgfMBbmi/efNKZSGFnVldtH0h5Z5X3bdnA8QOEOleKsKSukCAsp7qdUR/nmAC2CDx"
    "D7luNhxrCc851uIDzg4NmY5tmYEmpZeaH72nH4tqbqTfb59Ghiq2o9o5nmCLsg7IKwizH9"
    "gbALwi6m0IywC8IuCLuMdrIh7HIZ0wlhl4yRhrBL75T2FnZJnM+YEJ2FPw+zUPTrX7tOKF"
    "NVDWbbbZUHd5TuHNZCzgcJy0gT1dcu4pMF2WfWDMJzPDj18s4zEGgSnTWJOd8GbhelOws8"
    "l+sGc9J4rdtzblm1yp08mR7Vtw/tjlZr+E81JtUlwbdy1BAq/19VRlhREV8wrAqu37KHV/"
    "GL0rQTRGzDO++OEUpcRl3iUOn/lws09Pauj5DX5SdUb0HVjsCuuXUV+nrce+plctXNWvt9"
    "CrDQqOrfkL2j/rbCnGq49X6PwJ33mnfeZ3lXl5Ns1fMS9fX+bxZjjZ7QXxW1WL/uZDzloV"
    "C+x2Vb5TIjv248+XZdBkEeeppBcMqte+zdbIgJ/RcRm4olAzp+/aj5vE1bISsEWSHICjGm"
    "P5AVgqwQU2hGVghs4yFsY2SFICvEXJVldNMJWSEZIw1ZIb1T2pswpnxO7aB5FmShkN7/sn"
    "+e1IRLY3lDhbjnoV5AKAuykOVBTtzhBD9O8I8wjHxgmN7RiIZaFB8g9nF89fx5m0Xi+fP6"
    "RUI9Kx7L/aonkSXt7WO356u25l4YrVxa4ag3XaKXAV3yLXByp7+VTpvWwMxg7Bucz9qsrs"
    "/qF9dnZeOAC72yHSnAPnL7v6QUtxgOubR2Cu0grKMX1vGpiGY+X3oVQs6RLIw8FAqoyQqo"
    "zx3q682kA8S+edTGwK43r58bdOefymV5vWTV9VAOD6dtsl1mdN+21fV+qfAoCA1ZcpWeF7"
    "I/iCSj23OT1+9XNLlnTw7nSOV9q/+WHxmxNVlyCZ4/PCE3EfdVUt+NuryPBWTOoxVZMUmP"
    "bC7xXkTmbEmD6ksAz/VFkN8z1GxFfo9ZKibye87eBcjvsSEqgvwemOPI70F+z9m5t2k6Ib"
    "8nY6Qhv6d3SnvN75l1SvCZIfdEY+GPhYxZN7YrsOC8zWaLQiTncZOTAavHfBYD6rsrFBEN"
    "owb7sqneeQ6KOjBGG5gscLv1chaIPja6j4XDNYvx7REnDOXz0JUG9jTgkeck5SVOIDa2sR"
    "Ve1NsKL5A4cdLEiV0IS3uxyuCgd5i2VBkUb/6JbaTtMqkJOO+eTltFnN1DY5RZQBgWYVhj"
    "+gNhWIRhTaEZYViEYRGGHe1kQxj2MqYTwrAZIw1h2N4p7TcMa1yo6qTFoc/iSSTevibzOR"
    "C478q9J2ZrWnXKp34dyUCsWZYftYYYpMF94vGXr1Tg4mfTVvpbmDaF+gb1DeqbMf0B9Q3q"
    "myk0Q32D+gb1bbSTDerbZUwnqG8TqG+mes5Q387vSShfX5P3DAS86/BukFL0JXbEJzVa0e"
    "7ptJVaFB0aHy0Q8p6t53IVXHkbVWqDxjU6iBcQGhDpldLAE1Q1LRf00AFWaE+/ZReLgwjx"
    "d2hS45pB0wZNqnYHaeooHDbqYxM5KgdWkw81sB/6JY2SjiryOfdrz6DsMQXm5xI0FPXp0n"
    "Var+3Nx4/vcg7bm58LnH74y/s3b9N0etnIi8zbtv/qsfuf9qyV9u3s46Mb951svO+CVju3"
    "qqilUOTei1bkfuU5K7kNq8tiCd+wQJAFD+ULG7lJV+3f+nBEkCxYoxBBMqs/EEFCBMkUmh"
    "FBQgQJEaTRTjZEkC5jOiGClDHSEEHqndLeIkj8PtAOIWUxcCY6OxMbKjcZnd02BVhYQ2uQ"
    "y7BivUZvaGcgGNljDNO9YXlVK/PytEnfC1URr/muFTK4ob9BfzOmP6C/QX8zhWbob9DfoL"
    "+NdrJBf7uM6QT9bQL9bQz6W8j5WjuTeA+BK9HZlZBsML276PcIC/W3qzY77VX9TntV2mnn"
    "bEeqDsVZkH3mTP8k33tulYZcvx7vAZ1WDtPY7XktFmz3S0uENqSEZkHICW3OCc1FP0LPYT"
    "OXen6Fy/OeB+yhLgqSB1o0kC9Ipfd8f1Il06vXp8d1+rTZkEL9b3nVVhVNjye5K0fM36Hi"
    "Gz7Qp1DxDesPqPhQ8U2hGSo+VHyo+KOdbFDxL2M6QcWfQMUfg3KkHFI5ivW0zgMGgnILrd"
    "NnVOgWXcliUHWlq792K3+s1tBOARjXLcb1hoUed2eLkK+rjZk6HTSPa7JkRsh6A8vKNKnm"
    "MKpYgY8zGFWtwZfFn9I0dZjbtb9ozuiab4OKmyGbYhcHDOTDR5ybqTICGkNG9NSa7cC+wI"
    "kZV8VGZl3GewGIQd9dM0/DT+3F8hQBK6yFFRayO0/bLc5g4BMbFl5+5wVsUhNijp9NW4WZ"
    "Z37a9mixp48BI17E1kmtRQV+RW7Y140vKb4hgj4IVXvxnoeuIPerBxKtPEGSxbFc+umxb4"
    "aDaBYs/whhm9UfBcFPT4vKQCBFdTaD2D91duhdc5sGem+aNXQn6E7n5g8ayrmK3yaWpJZD"
    "mcFY6VK28ymbnMrYqzTFB1KJO5MqByh+MD3q/az4VrDZfN/6hLm2Dl+vJSh6SGvP85lLH5"
    "B1O4IlBi6LWf2BrFtk3ZpCM7JukXUbc42s2zFONmTdXsZ0QtZtxkhD1m3vlPZ3+6F0EXVv"
    "PzxA4Ep0diWK/nlb9os4dEHnLlDyeyyKVO7ENfxnQRetO+8EJR3uDpCLZg654MNmIVFRZS"
    "Q08HuAWMhwb2XBTRHlt57vJj+/rMunz6bHE5OyTVGsGoI7BHdj+gOCOwR3U2iG4A7BHYL7"
    "aCcbBPfLmE4Q3CcQ3McguEP3PbtTEf+rs+umAAvVoes2O+51/Y57XdpxFz7nodBZMw4ILB"
    "elQzJUsDVTb65BaA5kza7Wa8xTi889AOOzlATvszsa8bBCH6uv950FnbDe9/6V8Rb89qle"
    "ZCMF2Ocq2nbW4EefeutJRUwjeTBtCmhwx9luaOA8zJx946NHrT94y1UkyG9pQHtKkvDst+"
    "q4NA8Y8RldPCE3Kvh48wPhocvCKYmrgU1JfKRhSlbcd1+RGxFRZZbKVtGKkTkNiReROfN5"
    "sBTyXcsns0/82QjSWGC/I0hjVn8gh+zsxKtVUr+a4wLEP5Z4ZI4hcwyZYyef64W8plZpTQ"
    "1ZTUXlSvBt6OiWx82BUJSkc6JHYsZrMX+AgPeuvCsvarYNIq/iHke1Hn+Ra2sN/3kowqOm"
    "hUdNETbSwNWkStzYP5wezdh0cm2Rsgk1AGqAMf2BlE2kbJpCM1I2kbLZlxGFlE2kbBrEvU"
    "3TCSmbGSMNKZu9U9pbjgvyBTMmbJvl/kX9cv+i4rzusnLANp7XXVYPVgv2096O6+ZqxLqu"
    "XLgrct4aSM5g7GO5t+yhXDg2qNjL/rylQeRFdZV4d5iipcIcT+6BT35K/h0f201hrbc//i"
    "z3LzlMpy8KCW/ZfOMCtbSiwvExamlVhWNQW7y3jN0xn29YRQpnw+qQQ9m3PgyyCm9CRVj0"
    "oJTsDQ303MgqMHhvxfsDoxWDu94gTtt3soRNo7fvGw+84EGz5vkBgvHaarw6K+bczrygRg"
    "JpCMmWkKfzQCZPr3/47jv5f4NFl3LEv2xB+8ta0l9WU863UVfOs9BTkn41MtKNCUpvgyiO"
    "/VaEpJNH0xYB6UPLo+n2X1aM+FRE8pus5ywkS++OBer+MUoECz0mklvKkijkK5K8t0u2G7"
    "KVA0BltQsS8nsSK/aTQuf1/+4VQfLCBQPJ+yYXCiB2PqZYLWLnZvVH9mqueE7pWFcHiIVq"
    "47M21tWzeuPqWcm2uqN+1T3d9UN7D7BpWNtwQelP1PMfPqqTYVW7eObp8Y3cVY1nfN/6hN"
    "f07G8YTk33iWzf3EaamrjGZwTLOrZZs/oDKWpIUTOFZqSoIUUt5hopamOcbEhRu4zphBS1"
    "jJGGFLXeKe0tLBf7rnIYay37WZCF4lH/V0vIj4uoE820EwKLQAvZ7j8xMCVtI6nqRvceaS"
    "Hf/Y/uM5RxMcx0OWP5nJg3LZs9i7LPZh9iOUHh3XPfeZdq3CX6G0q/ZEEXXfzloP7r07dD"
    "XTR/QVx0UMftOCBsmvT9lTJf0SBgFYVDmkyzA+aEaVL31E+XkDFaZi59mG1FhX3QUGM3g0"
    "GJXY0Su3GVtrUXbCOtNIECzCJruLflIuIdeM2BwGpl4awqRpuCmCkCXnGLtVeFn1hVoL5+"
    "6T1AsPJqrLwhW9PwVmsoHyD2ecCDHC1YbplIZEi9LMMCzj62r1oJDlcNisNVWXJIWIuTrX"
    "X2vALMmgBSb3teyKWxFfGIVvge73nA6k6E5nHW8HpiFcdlGy68aOZWJdI20V8Agv+uKhoN"
    "l1UmSRP3GRB478Z7yBzm3TF3ppYRzYWnCEUfPLIPdmtJx27IoNETXXtioY6Ode6JMho98b"
    "j9eLXLRNLfkFMkeqBbD2xoVUixifkUAca7MT6nPg0cTfszAwLvHW1PRaA/23DfczQT+otI"
    "CzWEIYpK7XgLGRWaVdJKSDCuw/iCaS4veRxWmEfkiEjD0AtmVTW/jtxJUUIjv97k/Pq0u1"
    "T1lEf09gGO7ja5u731hofR7JbpmQ55mH272Ms2m9jL+j3spUn32P5EH34NPYdNKg/l755N"
    "WxzJf5ht9m2PVte5idveELbeRA/JVbAiooErO4HEj0RS8+YJuVnLvSFJ7LohsgW5cXwu4i"
    "1D/i1uCZ3L5YTQMPTu5GcRHsh38wRRt9ROCp17oo/9PUgbyyY3u5bSd6dhtJWzc5q+V/pI"
    "fY34o1RZH+YvcAcuSgqgpABKCpxpe0NJgZPQjJICFYm/KCmAkgLjmGwoKXAZ0wklBTJGGk"
    "oK9E5pb0l2ZzgODFdCvRK77tV7QNM5tWNL/wj51zvft5eLNMLwKcSikyUnHq0HXUtn9c2j"
    "LGK/v8OVqTxYIejUHz3JoXD6ROP0yUFh7UJ49flqMH6c8Q5sg2ntk1XaySM2Z430drLKnJ"
    "DbXwT77PNoUh10S59OW4XdtoLNRNr8aOTtfXw6V5DfMiegp2R/bPfb5OIJ+b5PyM2t7P6b"
    "H0hcd0z+L1lx331FbkREVXGVmySANqfqOgoyZz4PlkK+U/m2ixN9JkJmFliqCJmZ1R8QGM"
    "5OvM/oQpP4DATEdz+pQSuCKA26zq79Ras6Z6zHYhpxlhRksZ1WZXFq+VopwMJ6LE/beVoN"
    "jlYxTir4NnSY5vaVAw01aEtmtnX7185p0mL+AAHvXXlXPutsG0ReRb2LIynyeShSA0xLDT"
    "BEQvoTLwgY2denR2WjVdrsqFz0IQ76kGhFI0LJhoWCB8QT5J6HtyprWv71j626x5TfvyIs"
    "cAWZP+zSmImE3MRD+aYsCfX4vpB9LFg8IfuY1R+ow21QF0B5OxPxsSqhqwJlQRctBUnTSZ"
    "e7A+SimUNRY8s0NMtZ7ebr9unmGqY7jN3NzV9yL3+cW50uWO0mZRA2GR+9TRdvGfCQzTrI"
    "c2WkRcvRqa1qwUJdq/oAsWlgn4F47Sv5siALAy/9H1ALGfW1Wc6CwHKbM7e+x2rUqaajzV"
    "nUUDyfNM5ymhPk9actm6oO4WzzmE1RYyIu6namypDL7tqmozGXtN2xoEt91yLUYYEhhFCH"
    "Wf2BojDn3NJRFAZFYWA4oSiMFZMNRWEuYzqhKEzGSENRmN4p7a8qAZJ3zu1UzLeerwrMav"
    "ZAAYYO6J7E43Me6qwqe4BNpPeYQRFRtYtpklqAgdrKcwPqLH/AtYz0LMjCkE3/N0RvQr5h"
    "odzaYpp0qC4h7fOJ+qd7zlx1i6JWuaksBkZdaZmQLoYWnXuANT5Hb1zOabTSG5opAOOyfJ"
    "A2clYs0KIzi8HoLAUkNrSqROKftzSIpHNWF41IUUURiTnemvpPfkr+Hd9W1ZRE/fbHn9+/"
    "fvfNy+lVobxWumldl3YmHqosDBpVig4NZkABByPguBEQsoDf6TOdh4Ho40TLgRmqe+1mbq"
    "V/1sB1CQm6j9O9oI4nFxqPVWx6DVznYfYRfd2qYt91Q8W+6/I9jyqLhvqzNZNs6aXblZCn"
    "85Mn9yvus6FClEMPb+XuxsvvbK2bElGG2jfMB9gnvYetZsZuijjhmH52ovHcht16csu6j6"
    "d2N+r5FVHwo1XHD0CcuOiqxCdE3jN2W3ku9HgfZKDohcf3AqsqfNWuF1hlCSz0gmYvSOPA"
    "6zgXMlD0QtdeWNPwlkWzDldRFJHog8fNhDUP5KbfYR7sgeiBx/XAP7c0jFiFaHC8DzJQ9M"
    "LjeuGB0U5dkOLAf/dCR3dVo78pGT1F2OjatvNtm5zbcuR9xSOup5QdIPZx/H0rjr9v4Pj7"
    "Msd3nsv0Ekj2CPsYHmQUh0zZfpoCZAqxj2Pbbmd5x2j1Qc/kwfToQU9/327Ig56/5U/9FR"
    "N2pX8+i0tl/R0nQo23QXAi1Kz+wInQFus+ToSehGacCK0IQOFEKE6EjmOy4UToZUwnnAjN"
    "GGk4Edo7pT2eCA1ip1T3mFEBh5NG7bJeI+0akzkQXLfOrtuOxw4lEHM4Cwf6izYD/UX9QH"
    "9RN9A3kqlOZO+BFrLd/7KC6yBwFcqldsGCh2utFSYFnDA9dkM3SVh4jIuLiGgYzdJbNsr+"
    "ap3emYNd9OUd+9CLDn9Z0EWzt6EPM+fB8bUu6MiBbFpde3P7FEPUvUsOeNEHrTO6VdjTkf"
    "z9SBiW9Kw0j9wdICfcneLwdHrL0hh3qIS16qul6gdxHoU1oi4Bsczp0dxD2wg9sUnrsg0X"
    "0j1z5EKhMlJKHfCGc7+G/wpsoSfmEjxUV6RJG6c1Gt58/PguFxZ483OB4w9/ef/m7advnh"
    "YqAdRTH+eQa+2JZSSk5hp29VaUDMiaeMjJb61kdUbeL4IHdY5yFlV0QTwnIv8ividGmE3e"
    "wOcvnz9+yC0lqd3xzfvXfyuaJD+++/imGDpUb/CmMo9fRGyj1wEFHLqgexfcU6Uqz3d5mF"
    "rFc/LQC6yg8/Rq+qx1CR3mM6cbzzkkaG6meUlFN5azQJDcTLKzYs7tzKtINzh2wVQGiCwd"
    "s7N0NjSMtqH+JWI5JDrZ5E4OeKRZjmmPsDGjsV1KY1NOY1WMqCq80ZQOH1XHNhDgr4zBec"
    "uAubOqzLemEFwW9cgYkmFjWi+EFJca11Md9hBoDh0Pr9OqlIhG6ZieOhnCLsbn1FcROT3S"
    "MyDw3jUJaJcIGzOnswmWkBZuhs/abIbP6jfDZ+X68Z7vq3tQ9I2OEvKEUdaAhzuneowGSB"
    "LVkJ+wqFDv64MiBZg1K0yPEVZ2l5wP18wgLAFR5kVn/TamtIC7jA/zV9QWiJ9MWxQX2Dfs"
    "tbrAbxPqOHy7PzMu2D+T0gG4W3o8w3xKUEnArP5AJYE251FQSeA0UiAqCZTsdFQSQCWBcU"
    "w2VBK4jOmESgIZIw2VBHqntDcxQ7OAgLV1A/qXPHeuuBa9GYyFHD9tV2OyocRkDceaOlwe"
    "BXe4szucEqm5iORhFg70/hcTpeRpbHu75jYN7R7le/4P5uityxmMhcO1/9CT64XM0b4oMo"
    "eykOcB9r91tYnRlD1wwNi0PJz6yhn9+wsfeXGhYc760CuISizSzZ3LYC66+oLKhNX06h6R"
    "WmH4wBzg7oDkVkzNMgFZkIV7W/9SqUr80XTsMhCkVnQvuacEs6rk+6ZyhwcMmH8k825lFO"
    "Yo+W51GAb8N/JvSFLRx9Bl4R+3TESTisSizNPp0eQirhrPlvvWQ95fgmQiw4f3lCCZyKz+"
    "yJiR8UTVs3CymKGoL00X65g/U0nn45us/dRrV3JGCWeNEs6SDlfz+ssDxELvv43vX+/5F9"
    "n1XP3jQhmMhfz2LvtJuqqCiZ8Z9ZlbT/EjIomGEdyUBPX2b/HyWl9kZ58D9e7jhz+mzYuV"
    "d0q3uWpWe39cmXfD6B58PIvZmlZVI2koB5jBnLAM4P6V0dYBjCu4eMGMVgTE2hR/2UORWm"
    "lyamXcV3wbde7nAxYdbVpHmyTHvePLSZ0Yp55NW0px/q4thDgIcRDijOkPCHHnZ57qJ4lR"
    "mzPE+ndAIrmCavGbAixkd5AyanO24FWlCBtqBB8gKA/cvTzwVrBQW03Ogqwc4X1n4YSM+h"
    "1uXzyAwHILlju4sr15sJ24xpHr8fu3H7zlqj7dJHk6benjBvvWPRe0ydrZyYegoM3oDH64"
    "vmb1h/mu7wVQv18yW59v2CMu+nTDGS5ONszTOlNxYFwsdw7aBd+GVbw3FRvbQyx0vvo/RB"
    "lufU33dgewkN3+BciQUaEp8R4g9qWYPG2lQT5t0CCfJhqkSZ7kZ7ZcS19wUudLps+nLb1J"
    "kWl/zJ+c/CjpZs428u4YiS0kQX5bhHytrsGbEul/y3+/JV5A5EZFlCXwA6FkTkPCF0T6mW"
    "TOJQlTcr/ighHPJZ5IXqbhH4T8+8mk0MuDf+Dvwe/BT/SBbOXjFRUk4MnH/CCR0Yqo2/0I"
    "DVkMEpLtKaGBG/+19oJtxETyQTRSTWWLB/lRLHhC/suTk2kbyS+jvlQCj9RT6smf4MlPVS"
    "/5NJDvGBfoYC6hSzmORURUCzVUYzaOh6N/yztoDl+v1Wc+7P5OOEo8ebjuRhsicN3N6g/U"
    "om2TWI9atOOMg6AW7aUGRlCLFrVoDeLepumEWrQZIw21aHuntLfKfKYGo+zPwzQypnIhtG"
    "sfKc2h7DN0+j8VXZSf2g7xIg5iReeRnuqjWvHuLOiiQ947vVSHuwPkopmLh1Aii+uYagWY"
    "RUkDvRlrcoDp85oDgVWjSpB9iuvbTCpieLsn06PRu0TabxW200oDRcbn2HZ+hI3M6g+EjR"
    "A2MoVmhI0QNkLYaLSTDWGjy5hOCBtljDSEjXqntL8rDFFSdEDx/NQFAs3mt//8eJRsta1k"
    "azcHQH6qQ8N0Ox3dMEbh1gbTb4jCrZI8udBGejdvZkE2kH6Cy54Cql2i6gCxj+PrNhRf1z"
    "N8Xa594rrSa6m4bqipCNgBYx/Fgwxjtqaer8XxHmEfw70dwsszzEJJivMw03ZIylD7OO/f"
    "Mzmwpu+jVGDto7x/K2/uU+e2InBXX8x8j0Apc41S5jFrsw5Hp4tAGwf1ALuj2EiXehbxiF"
    "bskU0VLgpAa/TOUwelI/oQhwUqzMB6ZTSPsob7/m6694KHqrsnmrS7PcS+lcO20gufOF9P"
    "qtK11OvTo8laYdoMqVpI1UKqljH9gVQtpGqZQjNStZCqFXONVK0xTjakal3GdEKqVsZIQ6"
    "pW75T2pkis+FYwzVO4WQycic7OBLLkhgxiiw2tKtL75610hL2oXj2mlXV6XeZ4cuF+8lPy"
    "r1Wb609vf/xZLrrfvJxeFcIgWeKLNWSF5yrNyvfWXkXN9IYVuYQ83RJyNZJFWf4GzsOZ+h"
    "+tBaKAs88g7z9+uqCOJ4e7VxXnaGA6D7OP6OtWyvx1gzJ/XY7pyakvv0PsqOuxXQTax/cg"
    "MdQ5c8VM+7rBHApMt2I6TuHUG9MHiH0cf9+K4+8bOP6+gmN1dcXMpZ5foVEdvfPiAITH0t"
    "ljSZi8Z+y2svjN8U7IQC2qNXK2XmBBhd/erhd2UPTC43phxX2v41zIQNELj+uFNQ/kvtOh"
    "D/ZA9EDXHvBZlGSxlOhvyEHNgk6YhppmlYw2C1XwUEtsSdtbE0qwoazXF/nVam96PTycHi"
    "/uJdtq3PM6uRHcd2+Sm2TE/rYZkdxMIyLP9+ObZ8iCh7sraV6RG7GhIbtRV+Ks+D2RP+pB"
    "/s8DmUuwfDf57wPf3XWz8anDRPl2ntN9bOV9tY333uQqt+I225HuRkiYM6s/UOjXoC44V0"
    "lr49gf+PAbbg/uVhBY7ed6Nq1/4iXBZJu2EPIOtYr/7gHg0jD/4L+kQTypcQ/iZy29g/u0"
    "7VHn4L9Wsc0sLfDkCsr81ZTf3HjuzQ/xpZO7q0C/TW/CjO1v4rOFNNvvQy+SphOZqxsuOb"
    "uT77eS01XIt4kXuz8IEmfllnyEk366us7zA1fvnkyF9BrQ3Xv/kHgmofQ75sznwVK6Knz/"
    "js6KBkuW+DHxVSfxvaG7KzuVC6MexB9HVt5aMH/R8obOkfoZlthL9S4El70+5/yWVXVDvc"
    "SVh+GstYbKFbI7TzvRM4PBbmbQbvaXoHoni18/vottg7YbmNojkpub5eK9W9HjTNUpUQcr"
    "5WItl3P3CXnH6B0TP6g/xJTID03ubVZtXsktIYbsNyD1qlDvqlZ3fh/InYYuKiSu037246"
    "57xiXPY96OoGjhCKg5XYAjoDacSsMRUJxZwxFQHAE9O/c2TSccAc0YaTgC2julvYUNbr2q"
    "NNKGJT8FWBgWfNquIFVDPapS2jqNdQy98HcOhNzErr6aqYebbRXRs1mhdCFJrDgS8zoM6U"
    "P1zpcFFaj3PTFGieIoj7/9HQkzpo3d+dbzXfm1NHugAEMHdO6AhV958LnexNsDbCIdtzGN"
    "Iu0r8qKqww8N9O4RFvL7tBXBTxsYflqmODHJtFMY8zD7pKn+a6Yop4P6szWTVOm5hCWkhW"
    "O7/+ITofew1RvTe4SN/Laht/1FY4LtfneJ34asnSwIB9Pap+zI9jSYiWiXsNw+VJfHnfB2"
    "t/iThwoLDb5woPzSkFX6R1dpwq67J1BmwqxeQJmJc/cCykycOekL5+7Hn4n8RvL3hcslaV"
    "KRjnx4OG3KSV7dzuZefL9U2hR3tSBRF4m6xvQHEnWRqGsKzUjURaJuzDUSdcc42ZCoexnT"
    "CYm6GSMNibq9U9pffY+ILhaaWUlZDJyJzs5E7O/PVlRUlBltSvXIwSyM2fbvSbCvG08u7j"
    "NaU0vpi9wva9jOQ89l4WLXbWfECuZ26eQMDmaVaR1siNL7U9Iv/8XD21hXLam9+QbTI4rv"
    "rptn94fmUH2h+kL1NaY/oPpC9TWFZqi+UH2h+o52skH1vYzpBNV3AtV3DKpvXIldT/TNQO"
    "BKdNd8dQ+cPeqoWTe7ajBneuCqGAhlnHRYG6PL3XkOm1QKcvGT6VElbt8MChwUOChwxvQH"
    "FDgocKbQDAUOChwUuNFONihwlzGdoMBNoMCNQYGDWHE2Z2IrWKgrfh4gIL4z8QelpbWhc4"
    "BYmOj69Lt2GmiTCFpWQZlQq27lAG9ylHMwC8nu30+e823QKd00C0RGsdH2ZMju1HV7XXo5"
    "D4XbYFo3GxK/+Dli6y/JqChFMPbPpkdiGJ5sOEtDhQhjIIyBMIY5/YEwBsIYptCMMAbCGA"
    "hjjHayIYxxGdMJYYwJwhhjCGPgJrLJ2bwJ3MEy5L0Vcb57XO62zHFThdw8Ds5yd2eZb0PN"
    "aNEBcsqi/1sR8fVgwtHASfNrL9hGrOJOvfpNMQM53fB+ZnIx4pw/vGLObXq1YJ7SXwQP6m"
    "SHLKpom3tORP5FWl5XaNjW2MDdL58/fsgZ5Ok4/eb9678Vh/CP7z6+KVra6g3eFA2SFZd2"
    "tRyiOiM6B7LGbu5tSHtOldXcsA6nAPtc+v7tDJSBt6AM/MfQrS4KlDyYHgnf8X0rhO4Quk"
    "Pozpj+QOgOoTtTaEboDqE7hO5GO9kQuruM6YTQXcZIQ+iud0p7U3Vip1MOY61lPwuyMIzU"
    "/626aVKuwQV/Tnjepe/oBepYnckddvh6rZh80GS/iEP0v7MgcY4DpGA+YVHzRvpz3EW/YY"
    "GruDvNyn7VZmW/ql/Zr4or+yb0eCjXCS2es6ATUv3uRCS34bie4hLDPg1mc7asCpUeOdqW"
    "h8IfNdsfpa7vBTWiQ0MnZ4HoYpO7OGRUaEboDxD7tLtBjtUnhM1YF5p3KDDdiumxZKSZnB"
    "aR5fOfW65+eInOpiTWA8YaPk/uIFdlADZxniLgmHXl3AvEhjkVtL/h3K9LVTtgCsTPJWio"
    "sb5/5bSWzZuPH9/ljJo3PxdI/fCX92/epm6EbORFNVxvqLo0T4vqAwRMazAtvGhLo8roR5"
    "PkkEXZZ3k8b2V5PG+wPJ6XLQ8lTrKgYv1oSjo5YOxj+aoVy1cNLF+VWb7jW2fFwgoD7wv7"
    "WmfhZUE28Nzkfr7925fc0lFKi997n+8+fvhj2ryYKz/OwzQrGqSh8dEFoxLCdCX5LAimX+"
    "fSgp7Y0EguEZ1KdZXQ0LtM1rtERMOoW0/noehmk7t54QWeWHXp5RwSnWxyJ8eh0dmcLXjY"
    "IaaaAdpgFQ4dVKU+DdfdFs48FHPKtDll0kG4t3fKI647DZc8nbY5Ejdj+7Y4GIeDcTgYZ0"
    "x/4GBciw0cB+NOQjMOxlUIaTgYh4Nx45hsOBh3GdMJB+MyRhoOxvVOac8H4/TCOFkMnInO"
    "zkQXYQrX6Ji/9t96gd51VCnAwlOQ/Z8xxVGws61XTsR1t4osBsw/jnntEsh5GNyz4+5ZwD"
    "UPO6YAG8kdIOkwrj2qlwx3gNjA8alT4RzfqytZ36ShZlE20D6EVG1SEFLdnTepi0HGD6et"
    "QpBe2hQRSEQgEYE0pj8QgUQE0hSaEYFEBBIRyNFONkQgL2M6IQKZMdIQgeydUkQgx+9MKH"
    "dfk/kMBMR3Jh63GQ55y1CHiwxxh+HjB7Wy+bQqGe0B2BSLXKIuVL980jXfVhW7aFoTDhgs"
    "Cp0XBVxR2M9gNiTa9Gkbf/FSoCl+fXokxhSmjRBdQnQJ0SVj+gPRJUSXTKEZ0SVElxBdGu"
    "1kQ3TpMqYToksZIw3Rpd4p7U34gdI+pNK+L1nTmt49wkJ+L/JCvYm0SJ1bvo0GUyYGrmSK"
    "293OrTqomLLeoZA9wopV5NSHQvhiIVg06xBjKiOtMeJ6szjSq6T2cnfrxbuEPOEqHuvLNA"
    "y9O+qfZiXvf7fc81ftfra4/qvO+xyS+afPf/juO/l/p2H9ZQvSX9Zy/rJUZFMIb6l3WcMB"
    "ckKS59SnQZLhMUYbBZe9HNkne7yChDqRd1exfDRQfYCckOk0hDhaogUPK0Z0vfGRtofJYV"
    "BCwGdVWmNSkRGQPJgeSQkQ+1bICUBOAHICjOkP5AQgJ8AUmpETgJyAIYKYyAlAToDB0u/Y"
    "phNyAjJGGnICeqcUOQGjWO4lHS4Ltfg9QOzbT9vca1V/rVXpVquNpEdv8O4RFo7ep0/bKO"
    "1P65X2pyWl3ZX7W8UOxqjP3DqlPcXYMHpPHYyW5HWoCplDgfYOtJ845+LC6aYho3p07xGg"
    "W5/uex7ezlz6UEF5w06ZQ50yA2B6NX02vZ4+n76Yfj+YmD9w8oV6+11ekOJQx2GpgJ7Oab"
    "m+MjnKl0u2XSw8x2OBU0Hun7c0iLyo7ih7HlqUUZjjSQf9yU/Jv2PzDhs4/Ontjz9L1/qb"
    "Z9OrQjQ6m+1cUKuEdjWiDARJoF3DTHP5a/VjTDmUDTvloNlac74NOl2InAVChDVZhBWMBV"
    "16OINDBxvdweoqeK01co84oUnL068xulTLlRcyd1aluKsZVENxFtQ0fayaOmo6VNVyFLOI"
    "R4kd2fpcQQFnTRio5wJWdcweL2NlIbcnNlBDtqbhrdbKe4DYZ5o+bXU/0NOG+4GeJvcDGZ"
    "LI+qN8h0lFHmv8+rQpjZUKdSbKSdsdS2Sd3Nwytok9xhviCUKJ/EPwgNyvPJ+RaMVI/I7q"
    "mRcQ6Vy+IjfKxYlbL707FpD5Q9xO+p13LJRAFjISyDWA3FNBVE+4TyaFPj3hxyIh14KFDw"
    "m5ZvUHEnKRkGsKzUjIRULuENoGEnKRkGuu3jG66YSE3IyRhoTc3intTdzStmQfZcF2295P"
    "o2f3X6ILyc4Z96ANuy/q2X1RtlslFUseanoHGZCFLA+QW6RENy2K9wj77MH+B7GqYqab8n"
    "KAIOWlq5Cz8WnVPUVNufwpwr5h3Vs8IcvwXvLWGds5EEZ3Z5lyFIkKXjATEXduT2Pe9b81"
    "juOuM7siwXO+Xa4i3RyRHOqSk0TuaRjSIHqYbYPIqzDrGjgsQy+ZSN9bsNmaB9FKq4hnAW"
    "bRDtebIBGfLdOzzFKEfZbZVSvL7KrBMrsqW2bIphmGY0Oyad7GZd4r0mnepvXfj+XT7AvF"
    "ayfU3K84WclvmclpoYuIhfHf8dseTY5p+RZIdLHArkOii1n9gUQXJLqYQjMSXZDoEnONRJ"
    "cxTjYkulzGdEKiS8ZIQ6JL75T2l+iiHGvNa6YOkKH4LLl/1nkSt/LHam21KQDpGS1iUB2O"
    "m/d20tw0rm3aVhE9P9+KFXDN4HkKsM8vsE0bf8+o2IZsUqGOp4+mTfp46Inb2TrTElenQM"
    "CGgG1Mf0DAhoBtCs0QsCFgQ8Ae7WSDgH0Z0wkC9gQC9hgE7Nj31BOEMhAI2F09iftVlcja"
    "VMt8VSmx2iFgD5CPyu8Dbakzi4HS2XVou9sa26aG9V37S078dyvvAGq4oNytvgIIF8EX7y"
    "c3RCL+JPfMSYU+HL8+PSoOh2zpiSi5UQvqMNRhqMPm9AfUYajDptAMdRjqMNTh0U42qMOX"
    "MZ2gDk+gDo9BHa66ObcxZe20CuWJavj1n2AbeZGv5yLsERbqvy/b8Puynt+XqOJ3llHs8P"
    "Va1Y170D0BUcBBau8stWe+bKkDGu4iLuBssM2b7MMhbiT2vVvmeyvOK4Z+U6meLMomra03"
    "m8Nbb5S6rUHqAQFCq2RJh4cVxkY9n3uANT5Gb1z67E6zcO0ecUKz2Jd+50lsiv5va0TYHm"
    "F7M62IirD9OCqi8g071eWtV22Wg6v65eCq5GL4XKjP1+E4g7HBsLX77NwnJkkWlZXl0kfT"
    "pvSI+8UszLQ7XlpObOf/YE6UFoZT9d9Cfi//pVH8h8scTwmCxFnRYMnEK3KzoQ8+p7L9fd"
    "pInSYnAWOufANOInrLCFss5NtWFKI7wQcir8OCnRh5HWb1B/I6kNdhCs3I60BeR8w18jrG"
    "ONmQ13EZ0wl5HRkjDXkdvVN6KXkdI46JozAd8mZOxe/TVgQ/bWD4aZliadyLqtW28R6PFG"
    "Ihyc9aCa7PGgTXZ+XDqXTNt0FFjLvplq8DBjGurkoO3Wx8z6kT0+ojjEUcxLTuXSCEtwwY"
    "0+2BPAxToLOYOYqY5YYF7i6GN8aw5SHmozPG8ygM8a5DfBc+K1P/izRT6q57O2CKGovnRO"
    "RfxPfEYIt8Rsqcbz0/8gLxRH3sOTTMXz5//JDTW0rJksW8yGleSFFvUEyWVDFOl7mVQmP9"
    "fMijMB+6ZwknPHYo652HQn00W31MEgm0NvcsyD4pvzfnzZBsmc8R20wqUmXi16dH8mRE2g"
    "gFRJBogkQTY/oDiSZINDGFZiSaINFkCNsUiSZINIGrh0QTJJpcVqLJ7myGboXpHApFprv6"
    "E3JozrU23BRgYRy//yDPVmifVM1A4CZ3DyHjekorrRpckWitcP06jLzkK5a06/TRtEm+3v"
    "Awov6MZtpCxYaKDRXbmP6Aig0V2xSaoWJDxYaKPdrJBhX7MqYTVOwJVOwxqNg41IdDfSfT"
    "qVspP08blJ+n5fNmYrteU81y2BmMfUbLIFdOyk+MWNWxvoZKzBmMDSw3mSdDVGHebOe+J1"
    "ZdUtvzUFiKJluKqmf4pkLPq78h8wDBHZlH7sjMM+17mneRHiBgehy3kf7kiY1PHyYV0Zj0"
    "0bRFNMbNtD1eeHMX+94XwaSOow60kzlbqeKW6iUJYCyYkvuV56xIwOfcfSAODYjcIVlI5g"
    "+Ekg0V4p6HbkWlzSE+AbGioewxxIrM8kIQKzp7FyBWZIN8jVgRXBbEihArOjv3Nk0nxIoy"
    "RhpiRb1T2l9pTVq1EjUlsdLK9ceGWMaLNsv9i/rl/kU5VsRvWTBbUbHSCxjlYDYy3buzgN"
    "MNZ3KJvcDhVUtIgwJ7gECB1dC62deNJ02UWdUO2HDxWR520fefMbmqdgi9ZXCwuk22ukN2"
    "J3fOTpXD8lB0s2ndbEgo6uf1JuR3bFIRikofTVuEorxM2+OhqOS77eNE6j5yGhd4TG5lky"
    "9TIccuWfBwWryNzZFfkniBel1aO/E77Z7MWfyMLwijzqoiPnWyj0XQygKLEEErs/oDQSsE"
    "rUyhGUErBK0QtBrtZEPQ6jKmE4JWGSMNQaveKe2xTJdKf9Su0pUBwZ3o7E7sXDydHfcAsT"
    "CWNcjZHAQOT+WwpeGRDppxHopqXUYbN+O4SErsDted4OBm7wUGcY+RafcY7bV3vT7JotAr"
    "vffKwvP9bkHKHBK+tMnbTcjuPHbfORadxaKjTe5oVAHt3xMyJNj/moWes5pUFQFNnkybQv"
    "300MaY2p+Pjovvxt/jwuLDSyKPVJrqY9m1ap6a8NXU1it5NjjkV8+ft5nzz5/Xz3n1rHTv"
    "tQ7Du+YWsjtIdZ3aui/KWK2JmdaWfTmBQ3AeQ6Q30/+sm9m//39CWkVx"
)
