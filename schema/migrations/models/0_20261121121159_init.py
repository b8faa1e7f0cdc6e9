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
CREATE TABLE "rent_overbook_limit" (
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
    "unit_type" VARCHAR(60) NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
    "spare" INT NOT NULL,
    "remark" VARCHAR(200)
);
CREATE INDEX "idx_rent_overbo_communi_bac598" ON "rent_overbook_limit" ("community_id");
COMMENT ON TABLE "rent_overbook_limit" IS '`unit_type` is the type''s text, or EVERY_TYPE; of several that hold for a night the most generous counts.';
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
    "id_photo" VARCHAR(1000),
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
    "photo" VARCHAR(1000),
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
    "eJztfQ2P2ziW7V8hjAd098IbpCqVdDZ5eECSzsykkaR6kvRMv9dpuGiJtjklix5RKqd2Z/"
    "77IyVL1gcliyrJpugL7E6nLF5/HH7de87l5f9M1swlHn/0ynUDwvnkBfqfiY/XRPyj/GiK"
    "Jniz2T+QL4R47sVt+T2f4VzDOQ8D7ITi0QJ7nIiXXMKdgG5Cynzxqh95nnyROaIh9Zf7ly"
    "Kf/jMis5AtSbgigXjw+x/iZeq75Bvh6Z+b29mCEs8tfGHqys+OX5+F95v4tdd0+c4P/xS3"
    "lR84nznMi9b+vv3mPlwxPzOgfihfXRKfBDgkbu4nyG+4+8HpS8m3FS+EQUSyr+nuX3DJAk"
    "eeBGLyvxeR78jfj7izImv86JaGj7jPtgsP35JHPvkWzqj7f3ZfM2c4m328/jL7/PbLbDbR"
    "QNJhvuwF8YOSfl3K7/mf/3V5+eTJj5ePnzx7/vTqxx+fPn/8XLSNf1T10Y//Tr7MHtPkrW"
    "Jk3/353ccv8gsx0dXJMJAv/Du2wSFOrOIu2/dRSHzsy99Z11Vvku4p91XBrp8uS1/Y99l+"
    "rKbYp+iOvD/2+MuJyoKlQNYl1S54s8JBTQeUDUt9IH5Ziz7YTQpjumCNv8084i/Dlfjz2V"
    "UDun979enNX159+v7Z1Q9FiD/unlzGj4pgOwERWMzm91pIF6zsg/np4xYwP31cC7N8pIQ5"
    "pGvFkP5JPJJP1FtAybSEtruzfZT+Y6hlRr03OB5zbh+JDWKwPaGhJ768+/D285dXH36Rb7"
    "/m/J9ejOarL2/lk8v41fvSq98/K/Va9ibo7+++/AXJP9H/u/74Nsaa8XAZxJ+4b/fl/03k"
    "d8JRyGbih0ufIgdY+nL6UmEURBu3w2QrWMFkOzzZdoB1mWwl0x4mm2HY2zSdhIs/E47pst"
    "rJn9fY82qd6rzd8fy0x8M6aU8uf3yWuWXyjyZH7POHV+/fVz2vQOB/RwIuv0EF03rHt2R2"
    "PEgvhoX08uLqx6vnT55dZbhmrzSBW8U1/q/Okp8adFrtjYsiCsv9xeM2671oVbvgx8/+XV"
    "oJQkw9LYj3JhaCfPn0aQuQRatakONnJR+W+aEkTLQChb0NeC6HPZeNQEhvpcgs7IP3sg28"
    "l/XwXlbhjeYedRS0DmNeHb6ZSQngubAZap3IXjmuA/j6+vp9wfd7/a5E1nz89cPrt2J1jj"
    "EXjWiY43Ak6bm4zVFq8oU5dm63OHBnlSfsktW1rT5aX67Lr2AfL2P85O+Uvyolg4WLSdbE"
    "Dycqpjh7OD3EFUecBDNcaA+UMVDGQBkb0x9AGQNlbArMQBkDZQyU8WgnG1DG5zGdgDKeAG"
    "U8Bsr4VvwIrSU/NbCRzeydCKodsQ0A1w9XwFiFcUhDTy8YyywsxHcQ2SMGbEb0xnHeyD7X"
    "cBCcpYqx4wCLMH8h3+p2uJyNFcO5yQt8+9uXggOYgvn9h1e//VBwAt9ff/xz2jwH/pv316"
    "/VmCtH92HYLRrfxwaeLBZEBO13NYHQFxHD1GBfsIQ4yOQ4aMECh8wCgh2HbBQLW4MiVjUF"
    "ZWxkytirpOua9LFXWe8eOFGRGsz24+GgTja5cemS8PDmBWILFK4ICsWKLv6BQ7TFHPEV2/"
    "pTxFnyEkaeGEYBclbYX5LURISQyGWEI5+F6aNt+g7x13JRyB5NSn1/7M8G5W8ovw+UP6Mc"
    "RFD+Tt8FoPzZIEaA8gcuOih/oPydHHubphMofzknDZS/3iHtTfmL805V8cQnsqhb9PcmQ+"
    "FZCf+siyT2TIYe+GU7COY6dwGI3iB6jxvjhFvUgnhvYiHC/XMQCc1M3BlWwHxAoCrZnio6"
    "Bo+9lcdON1rzKGluX8h71eYo51X9Sc6rykFOl9xRR48t3ZvYB/DzNrvA8/pd4Hm8C5ii8f"
    "k+i3yn/gBc/vn0oLpXbn1Y2eNE9GlwgyhHGMnARH6BKZoTTl2CaBjrZ/I1hDnaELbxCAoI"
    "dsWjl+hmF8nwmym6CZhH4n8j7LvoxiUbHIS7FwKCHLZeY+RRHvIpYouqzneqb/LV366os0"
    "I3a76MR9NN/CkcMZ88Qjcb4VIxH3s3YlowT+qEiIuvLD589x3m9+L7bgLmEM5fIp/NmSte"
    "cdfUF58gjMX3Zpw8+urfCOixlCflhibebrsifvJQ/JOhlfgpUp+MfxNnaxKuxOegKBCTNU"
    "RbIr55/AWY6GC0ZgEBvRL0StArQa+0JlYAvRL0StArQa+0abKBXnke0wn0ypyTBnpl75D2"
    "plfCOa+ipNBOU2gSFSprviQSupxBKtlZAfexj8NIDDPaS2eUlw3tc24GGesJa6cXGmcm9m"
    "HcvwOZoDXTrklasgOoW5RzDCgLaKgXEeWNjrdiT94PxnsWz+e2OZ1bfzZXuTMKKJYs0EO5"
    "bHhEpC9Gi3SMji7KqdERERb+/5EwbnfYvOGseSW838lOWn5e3siGdfnYPl6q72mBnjcC0P"
    "VB36uoWrAXzQB4feClIzfjIQ4jBfIHHMCc3RHX88ej3DFjvOp52oY8tYIl0LQm07QO9h3i"
    "devmki10tMkdLRY+se10m84FU+hmk7u585oNS/ZYuphtiK8fyhasbHA7hz4KEQO2wcsOMK"
    "dWNsI8AGU+j7j+eM4b2YfzVRuYr+pRvlKCrMqaPACxMmESAFYAvKAe0aMCMgsb4D02C5Cm"
    "oVcRb7oNKWcEVd8OVH0ruJW5TH1917JkDO6lye4ll0fBQxaqplZ9mlHRyprErd6yjOQhFn"
    "1Ui1aAqknFKHNHyz6L4Hly4LBa3Gaqc2BtxlOTg6fWrn2C8qZowQJ5XAslG97L/VExHuJ7"
    "Hh+pkh+bHrkS1o4jrEN52Gwpz3lNSv050EfAaa1hZxqc1jLEQ4DTWqfvAjitZUNSGpzWgi"
    "gFTmvBaa2TY2/TdILTWjknDU5r9Q5pbzyKCEG1Cxz6EEo8PJQws6znGQAvfFZP+7BL3gj8"
    "nMN+Tky0qjfAZpTduu0P8kmVGHfKTSpYgiNpsiMpcwW1JNnUAORYDTkWxO9zufJss/nbLh"
    "xQ6Uv7p9ODytJmk48sDmpK9X0Amo0F/iVoNmb1B2g2oNmYAjNoNqDZgGYz2skGms15TCfQ"
    "bHJOGmg2vUPam2az8XC4YMFaa9nPG1lR+A2uRxo/xmJAOkQVGNezbnsT4Nw0GE6fhZqnqT"
    "ILG3zEY5+mkkfRtFaO1MAGsEurxtM2FxaJVvXrxtPKlUVRoODqm4KeQEXTW4Du01YHiJ82"
    "HCB+Wj1AvInmHuWrbuJi2RiCHtOCHlO0mMil4UQlw8QPpgcVmKxZq/M8zgr7S4LYIj5lI4"
    "KMl+jGpYvF7kIoeV2TfPg/8befIjH2iOh7Jv/tk6343pw4AQk5WmN+S1z1iZ6+P+Sr/9W/"
    "mRPh9JAbtBLtOOKh+MNFd9iLCJeXQyVTD4UrHKIQ35L4cNDui8iemqKbnV96Ez8S3+o7jn"
    "YvIbwISYBoGF9rxcLZf2SNvvrxW+LdiaTdW7rxnVfJh63EjxIN0YJ5HtsS9yWas3AV34FF"
    "1pvwPj7TlJhxlL5ZcpGV+IFu2yNLvxe1kHgQZHVnZbQoXhcmpWYBEW/L47/+AAHNeMEGBD"
    "Sz+iOHf2G+tXa5imYWhsPP2nhez+odr2fVrLlkLaugXJ8SureAAd55gON4idUa3HsTCwf2"
    "ENdgLxZVfH8WXkVdVdedQTl4oE6I/hW7UUcQJucR9ULq80fy806hSP78+fpjMzVRZiFKEY"
    "J8gzI1kd58qhc/54wsHPGDJECfIMv8/FDOfHw9nPNm9pFC/RfjSrJGOlUrKppCvslkVFxR"
    "oeRdzENo7eN7kwft5IbNtmNv2R1E9IcK6IYh3nv5KEl1JWyi1sZRMLNv4xgipGW650tzJh"
    "YN3SPEtIbw+m/Sa5QU1H72bHqI3c9fxgSHK4AbBm7YnP6AwxVwuMIUmOFwBQS7QwS7cLgC"
    "DleYSzOMbjrB4YqckwaHK3qHtL/DFXpkxWZQoqIS9VkXQGhrZBbrYxetcnkvGnJ5L6q5vN"
    "qR2YMisjMB2BSmbUWc209R/CWrVFv2cHqQa5NNZ0Ha9mA67Y1sOvsHZ/6NZGNcuqQhf4G+"
    "Tp58nSAWiH/8x1fxThschiTwp2hNOBe/4N9/vEQEO6s4S5UnBe7Jt1BmiMrPE7vSNDGNH2"
    "1XzCNJmms11/Yk3wC4RAu2HuASzeoP4BKBSzQFZuASgUsELnG0kw24xPOYTsAlToBLHAOX"
    "GAep2u5swcpCFmaANPCoywG1gpWFOA9CJ2a8SxXqhloiBSsroD52QZEYwfx31R7pJWP7HM"
    "reCo2Ywu4GzP+ZzScqbnf3aHqI2f3HrtFhSle0nDke5jxeEnf1Cm7JvSxXIMlQTgKx13/H"
    "Efm28ahDQxSQJRVvey9LF4hHCPuIrjcsCCXtulJwtoN8BJCywzpDQMqastgBKXvyLgBS1o"
    "ZwAUhZYJGAlAVS9uTY2zSdgJSdACk7BlIWMg6HPO9bjPG1cK6aAuItEHcCARH5thFruXa9"
    "coWthZgPQoRvcCD+FRLF7YxNVfjzVva5j5ePW0EtmzVUD6uC3ZX4Bs67S3FtHuIwUhSLb2"
    "J7MhP7ru29bINwPb5ldNeUL6iqjE4DvDmbI+LLfIccB+KLdgt0w/pcRln4EeEsiBTLxYFy"
    "VXlDiDhNjjhjAaRLF+cNoYtN62KD1NdPkT+pUV8/RS3uCJYRjceW7RRYWT5eLvJp8Xhh/B"
    "J9L/53mrwsR+MPUjNNBtoUcYbCLYsJYDfyRMiPHOz7LERiaCd6qvjasqA8kwXbt9RRnKM5"
    "1oeCSjvUPgoqrVmRJ6i0J+8CUGltEI5ApT1XDxBUWlBpDcLepukEKm3OSQOVtndIe1NpZe"
    "isV4lnbwGBROdAQoLYSbgFyRZEcoMRB7X2iGqtZA673R1bsDxV2AauZCtXUkq+mmRTanFE"
    "DVM0jUjqz45OxRSIBWG3qVQ0hajM5KlEfLdbJ+cNoYtN7uIVEdNxTnDY5QqtsjF0tcld7U"
    "YCd/H7Z2tFDlU9JVAys+jqm95IAVnNcb0JtWDN21jDXPWG6JYFt5pB0d7EvojoeRsP7nm9"
    "B/e84sHtCo9qIZyzsQ/ip61izqcNIefTasQpU2sUGDdUJMksbED4GMVIDEnLEp4S/syiwC"
    "ETRWZW7un0UHJWnMzC943hjjFIboLkJmP6A5KbILnJFJghuQmSm4ZgCiC5CZKbDA4dxjad"
    "ILkp56RBclPvkPbGusGdTEMu91DgY+gawMLbC261IN6b2OewDHIGX7xbDJEOyDkbC4fyZb"
    "tcpYZMJQXGbkDvNPWPgpV9o3mQFUO8WxR4ujDvTCwcy09agfykAeQnSpC1tz73gZm75zmU"
    "OQm6IJ23A7Tbor3BnG9ZoGDfPxPsEbce77ylDXifk8xHNjgIJyqJL3kyPSjv7duBsgfKHi"
    "h7xvQHKHug7JkCMyh7oOyBsjfayQbK3nlMJ1D2ck4aKHu9Q9qbsidiTlITUdRXLigYDXTu"
    "oxIBWhdMJAF/Bwq0aGch2zwMM7eHbUZ0q3KXTe3zdQbBvFOs/OA42ezB3X+gHAMm4FiyQM"
    "99Lxse8Zj75WBEXXFUtxnT9SO6cjiKzamneTYqM7Fvzehf4RYutrzaQwvhnI2NELeseNJU"
    "8KR6xm/N9AbxzsBCfAfJhUn8BRa4qlSNhhPVJTtrIsDewpWx3PRxMZrtzSj99BcSrGlys1"
    "OtkpprM22nqc42RZPDd4vHAlx8CT11+Q3ycRCwbVwtXsS9wT1asADJ+73vUcA8kl4Hnnza"
    "WjRR3CXey1uCvDvsOgXyrimbNMi7J+8CkHdtUJxA3gU9CuRdkHdPjr1N0wnk3ZyTBvJu75"
    "D2xpfsAmA9ebdgNBSm9uu7e9ZBV14vG0IfdNbY86xLtQ9+5syvmwRly/KOTJ0Q/Qt5lA+2"
    "yOQc33lEvZD6/JH8vFN4vD9/vv5Y2J0r5zXKRzNK2658A+POa3xi8TeuYRrjp9OWHGOQNo"
    "bDG8DuAbtnTH8AuwfsnikwA7sH7B6we6OdbMDuncd0AnZvAuwesHvALDVFEzLe1z+7UbCy"
    "MLl9mPJtEjTtqK1gZSHU/fs3+a+lg3TJzj5XsrckYePIzzYJl6V2Uw1CVDvz8hVaBtgPX6"
    "JyvqTkvXmSEikeIPlA/onDNJOSKpIuH/xuwMhasGcDI2tWfwAjC4ysKTADIwuMLDCyo51s"
    "wMiex3QCRnYCjOwYGNk46NXjY3MmwMZCruV4+wByLXvanu3NtfyVxyRaA9EYt5jqUIxRan"
    "GQXHzDIgE+Yr53j7Yr6pGYAZT2aE485i85CtnBk9yd3wXIRAuWOyATzeoPIBOBTDQFZiAT"
    "gUwEMnG0kw3IxPOYTkAmToBMBDIRiKy6SELG8pq450wAdx3cTaGoaEwcVYkp+fr0IB2Vto"
    "Kzv0AOATlkTH8AOQTkkCkwAzkE5BCQQ6OdbEAOncd0AnJoAuTQGMghGXN2uDssb2Xhochh"
    "bg6ToGlHDgUrgLod1DFAOiinBke82+PxYFTFkFdXweHeczncK9addyFZT2rozPjZtA2lOa"
    "NpU+A1gdcEXtOY/gBeE3hNU2AGXhN4TeA1RzvZgNc8j+kEvOYEeM3R8JqaFQ33JpB81TWS"
    "kLH+LBRBq9Z+W7ACkrMdyRmDdoe9SC9kK5oB2C0ZZcnDED3OM2djnw85CMoCOxYp7jpvio"
    "szE/swvmwD8WU9wpcVgDnrcqF80QqcDbhOHiQnE5YHyySnPxEeUuGZTBSSU/ZsekhyWuRb"
    "guIEihMoTsb0ByhOoDiZAjMoTqA4geI02skGitN5TCdQnHJOGihOvUPaGwmknURvcf78VZ"
    "vl/qp+ub+qLPdzsqT+zMWKXVUu9jUQF6ya1vkRIt6AsFy4S/gR39VGL2dz1tjdim+pNbNT"
    "Awtndv+SBF3jJdEjz/cm9nnKV610tasGXe2qqqt5TK6Dc4UT9ZoxrwblvFEJ57mwGmooZ6"
    "8cd96/vr5+X/CJX78rkVgff/3w+m2qXIhGNMxxW6ZQ6LLZB7z5QtYbD8dfsEqll9tMD1Lq"
    "MV5rvJmFeZuDlZKvfYKS8YTYIq5lvKAeeYFu4je8QTS5PG1LA4Lkl0TUj18IiEM35DvxFA"
    "dLoiie3OcbA9E/rIMNRL8p+wwQ/SfvAiD6beAegegHZhKIfiD6T469TdMJiP4JEP1jIPrF"
    "2y/oUvNwScEIjpd0jSYSQMWKHnp60UTZ0EJqdpCM/EW65rZGOrOwEOJnbRB+Vg/wswq+Af"
    "lnRAOiYifqmdm8ETCzB5jZwimeAPt8wYK11oguWNnnsvcv6Zyq0pnRMA9TUy75zh2OAVYs"
    "7UP8shXilw2IXyaImyTufKLLlfKOgdzTaTtBJ8gaH1RybjY4XN3EWgrfKSmcRYEjmqaaS0"
    "FweYkwil8XL4lhFYXib4/6RCozbEP89G5LedFIVd4Z/NNA87EgKgDNx6z+AM0HNB9TYAbN"
    "BzQf0HxGO9lA8zmP6QSaT85JA82nd0jhDs2RRxKSCNDaalMDC8UH0HdGqO+sdUPgtc1Xfb"
    "Qavw3D1ygyNv56ChrWa5VR77XLoa+HGjhMC3Y64DDN6g/gMIHDNAVm4DCBwwQOc7STDTjM"
    "85hOwGFOgMMcA4cpY079q14LVhaSEr0V0a1Arc1dFqz6gfpwtG0B0Jz+t2JMN0bJBTuIkj"
    "tHyWuld9NEb6p9GhtWkkH4eb7Cl0+f6REQmclQIJ9uEemfepjT/9ZCd9f+iFX7B+M5By7Z"
    "xrYCDH0CM2/WaWU2LNY53sJsjjLivWGRH8aihEogyR5PW+gknhgb+9YHM9W/rAjyMA/Ft1"
    "rPSYCW9I74aH6PMAoiL64EhNGGBJS5L1Hyzi6KNigSoyNANORIBBIoJpQmpf7t+70VCs7v"
    "Rf5evms6FeK3nfwBGs+4JuUUNB7D+iPHNEQ1WT2N6OcnJWDfObMnWc90XK+9iZXRQx/JEX"
    "mEa84ENo7tutOAMLJH43p9imoTU5Jn7ZyuIG16+GxgvCA6wjHi6Zk9jHYjhQVpgUZOgjsS"
    "TJFPxH+km4TDlXwmZfKXKHmPDQ7wmsflG7crHAqPCYXCG+CKE4LH+UzIsRn9zAT/y7T+gB"
    "wbyLExBWbIsYEcmxhryLEZ42SDHJvzmE6QY5Nz0iDHpndI+zsnGIeluu5swcpCbqv/hT9G"
    "TDuXqWBlIc6DZCDsmZYOYzo1sxDs/gXzHB9VhfpnzvwmqPd2ZVeGOiH6F/IoH6F43gDxz5"
    "+vPxb8lxTa7z+8+q2M+pv316/Ljol8g9fmcLd/Fp2yxfefWKS+tqfwfHqIw10mrWdB1hxO"
    "GgILCiyoMf0BLCiwoKbADCwosKDAgo52sgELeh7TCVjQCbCgo2BBZdCpTv1vYozyVhYSRv"
    "0v/NoEKHCfetxnFFA91yVpbyG8vd2lUMgBDohLHQGJHt9ZNAO6U4/uLB2fFUuuHvo5G4C+"
    "O/Ty62xmYigv6Dcd56NsZ41D15/3QcLgPv6hFVgb79TKWcGlWhqXam2kK8xDbcRLdkfEPB"
    "UCRgs5X8nIcaNwThrwzhvBANdAe8GCWN4L2S1RBIoNkFcsAXedUR7iMNLLOtibHPGA/sVQ"
    "XHApwmkT39RHNwbVzn3PlhOFwi1fnh4Str1doxbHkojoQx7OosCLj/ckN4BFoWjrszD+E7"
    "uucNG4PAu0axynUdygFea7Y0VsgeLXiHR606NEwpYGKD4spzycdMRPBnF+WLcUxHlDAjQQ"
    "50/fBSDO20AbgzgPaiKI8yDOnxx7m6YTiPM5Jw3E+d4h7Y0eFwF0AofOsp83slDd7IFaKV"
    "Q+3MRQ6MNcNrRvg+0ZaTkuxeeJaDfUHs85OwuH9CCCfcRr0nrqr0HMmUA1z64shARRO9kn"
    "b2TfQjLAmVKCPf0jpTkjAPkwyDxyHKI6StokXO5tQCR+uHzWlFtSo56NeanuzXGmG62VIW"
    "lu35pw1eYah6v6WxyuKpc4uOSOOnrL7t7EPoCft1l0n9cvus8VO1siMWrHI2VD+8Duv+xq"
    "TvzthPXOzkKoL1thfdkA9mUt2rFS3gnvzNI+xJ+2igGfNsSAT6sxoMPkgqCks+s9i4IROB"
    "dGFQ1+z5bU/3Mk3meiTspJn05b5OZQf7bMGh/M0fkTph5xEadL/z+pz+OrFJz44gTEgn2O"
    "TPwKRzwK7ugdQRi5BLvIwc6KVLNvenrPB+TV3JIaTU2tAOyaW3fhV4/rfX1+zEL0dhSoDp"
    "A0XP6Vs7FGculRH3BuiTsTs4MqHBipWH4R63gtr1o0Bs3SZM1S3mUzwwrm/FAv7+0gA2Rc"
    "3W+Iz/FB7ME4XrgqDkf66KC3sc41hOJWkD8L+bPG9Afkz0L+rCkwQ/4seE9DOM+QPwv5sx"
    "CLQv4s5M+eV/4s4WJFCVW1DhqW/byRhcmGgxRfkpjpCtY5Gxth7jd5VoAVEIfQu+RubR2Q"
    "83YWAn35uG32bGP6rGpI1wjVDQWX8kZQcal7xSWBY22q+BfyrW5DLJpZMdib/Ma3v31pRj"
    "5zG99ff/xz2rzcHRXkOfHdBie+QWwoG4Mbb7Ibn/ZWh9otVVMrJtvQW3iMmR8p9pR6J79k"
    "Zk3c1KeTLyaF/IrajlFqZR+5c/m0TeqvaFXvEz2tJP8GZI2DWy2Y9yaAcS3GZgm9X8h642"
    "H1xUblJtOWwu8szFscrgeVNk/dubg0k3iF+igU7h/a0nAl/3YIFx71LUH/63/kN/23osDT"
    "g94KFOdhNwFQnE1Z2UBxPnkXgOJsgwgGijPE1qA4g+J8cuxtmk6gOOecNFCce4e0NzIqiz"
    "a1q1NULG1kVIfQnnMBvmYUUbG0EPL+99wMNW3Fv2JpId49iwZl9kpLDlUZWwH5sUXR/cCV"
    "p9D/wVWbZkNWgNoc8gO65wdEnHSRLYtmcO2EYvExRIv4yELqkM8kDJNfX1Eiig2mh3QIP2"
    "4+47n2h1WIf0aUhLM5WVL/BmHfRbtXiO+KvwOCvk7+8pcXHz58ncgLIORVEfOIU59wjmK2"
    "5CXCyKfLVYiCyOeIyUsh1tSNX1IoFYN/HKgZw0YRoGYYsh2BmnH6LgA1w4ZgD9QMoF9BzQ"
    "A14+TY2zSdQM2YgJoxBjXjBDXkIZSQr8SBvyKMqy+8nVnAtbUadbdzlIuWa1OyOyKTeHn5"
    "4vHj47CJbbKb63ObK9njGZnVAemd1RFxfvx8rDhHgQAknIWrgEXLldYiUjWFIv7Ni4khdP"
    "l1FM7Zt4mCJ989mR4iyNm+3UFi/NoniNyJkfIS3YRsQ53dVcgMJVQi2gRkQb9N0Y3j0TTl"
    "XvLVyZ+IuimB7WDhL1Sp8CE+wEDyezfiH8Z9W+L7AK1tVn/k8JcTUGvPziysSDY4wl1dTO"
    "+6Etb9uhKzwb1qg+1VPbRXVf463hD0NILM5Iju5nE8zf5lGLlqV9FtyIVJDR6U/WLaKD52"
    "+ksirbhd6kEXTUGUmYyKRTYk3PglrnGjiDZ+SYvfNAcbWY0cKAYNySzg9ZvTH5DMAsksps"
    "AMySzgN/XlN0EyCySzGIS9TdMJkllyThoks/QOaW/JLHHQOau98K8G1oKVhZTrszYL/7P6"
    "hf9ZZeFPENM+/1w0sxDpQQ4/J6jdYS/qgnZmZ59DM1RZaKiBaHUNxF9IsKacJ5hU6c390+"
    "lBjrPY9mBSxSu0Jn6EiB8G9/Httz7CcaT3EnExtogb347rebsUCI6+z6gu9PiHag7FA9/v"
    "q//Vl28Q96jwm5BLA+KELLifoov4rafocveOj5D8sfwFcth6jWMRR+Zf7BFAkgzij5BwO1"
    "kUOOL9NjhcpTka6asIJ1+Zr9iWT7/6IUPbFXVWcSNJFKIg8ghPzCjf/TTRC969eGsWhfKE"
    "5OOvE7TGtyTOFolfNDX7A9hiYIvH3R/AFgNbbArMwBYDWwxs8WgnG7DF5zGdgC2eAFs8Er"
    "aY1EQU9YcfC0adMD289Nh6AGAPvTZ1DKSxZsVMeb3ljOgdecwb2efRDIJzFHh6XmPS3j50"
    "Bzk04bD1hvna2f15K0BaD2l9Va9qah/mg6wdAUkId02laW9kH86DjG3qqBznBoxTA/vw7T"
    "8VIBOQdEKTghEEJpXAREptWiM2s7BvyD5ttSQ8bVgSnipyKiReNcP2EMx1A3fIs4PjKS5c"
    "3OAS1Vdzg9sb2TeaB3EkOAuE88V0VuCciTVcW2/rb4ey41ByvP2qIDM29JaE1AKwPYDtir"
    "quivRpKAi0N4GyYhplxW4J2cywR+8UQ7kB7aIZlF5qDzj2tviez2TmmBbiJTsY5BqYi08j"
    "gY+9GQtm5Fvyby3w694AekGjF/JfTmfbLNnZ50zbm5n8KYq/aUN2ctxi2j5DeRakBi3SlA"
    "O2RQvqifkqM3GTnN3veJbF+xKJbnGpbM/jW0ziQwbinxzJK9dXBG1pQGSj+JOmyCfyopLP"
    "f32vymEe9sMgK3ioqQhZwWaJypAVfPIugKxgGxIVISsY0hghKxiygk+OvU3TCbKCc04aZA"
    "X3Dmmv4vsuZNbMDC4bDoWt/enBkqvQT0QrWEGicMskNAmakwGqB/bezkK4+8+V2mGWslld"
    "8M7bWoj5Zbv0v4bsPyXm+sVTimY2It0Xdw6JE2dwV/svjNOwrmJK+mx6UI3It4Sy0EDpA6"
    "VvTH8ApQ+UvikwA6UPlD5Q+qOdbEDpn8d0Akp/ApT+GCh9bU/2QR6scVHEwPfvQS2PQTlj"
    "7GuWIt4Z2OepXLYhLOvpSpPotIAsSEB8h0xUhNr+6fQQpRZxEsw2RYODCb438gPjC5WZT5"
    "KkWxFIcOImdX2/F+8p9pNH2HFY5IeP9m/Pf3gZZ9zGxPh3XFYZ3hA0Jx7zlxyFLH4o37ya"
    "53ukzwRucNg9GbhBU5ZG4AZP3gXADdpAVwA3CGQGcIPADZ4ce5umE3CDE+AGx8ANxgG0Xq"
    "JvzgRCic6hBNCGQ5KyNRmPP3Pm18Bbl+zoUidE/4pZmiP4r/OIeiH1+SP5sadwXH/+fP2x"
    "sMmmKH//4dVv5Q548/76dXn3lG/w2hyq8RNZ1uTt7Z5MD1GMwb7dYWZxVx5dhvk38Wn9G4"
    "/cEe8GLZjnyYP+AVujm6yI+s1L5HiUyLvJeMgCEptgfisvLpPvoeARh/iEw6zh7yUKaf8l"
    "Jn8Ao2j8tgOMoln9AYwiMIqmwAyMIjCKwCiOdrIBo3ge0wkYxQkwimNgFOFasZMFE5DomT"
    "t82iZd7qI+X+7iEhI9j5nomaeUdEAu2R3xFPVgxNDA4zjmC3W2vMwANrvKZkf9e6pXOWRv"
    "Yl94M0iJFs9XOL1/jbAf0vC+bsj6KofXJQ4VzvKjn5L/jg/tBnB/evvmnXB0v/+v6bNSRe"
    "28gFZCFisuXzuELFbdvQbIGqR4bVgQTpSKV/xk2qR4Md+bBXG72Ypgt6XslQwPvhOkRIcG"
    "97uve/MiqU8tvwqXee8yXT2tbf0dR0mrKXLYeo0RJ2I7l2PmJSLrTXiPQnwrzLYrHCIa8k"
    "yFLUpix/z0r768SUG8VyCa48BZEf4I3WSFicQH8mhDgr/KL/GLeLd1XKlbiqKQnw9qGqhp"
    "oKaBmgYEP6hpoKaBmmbgZAM17TymE6hpOScN1LTeIYXaHaNY7kHSGbq89kmuwDYb6P61sx"
    "0BVgX5C/lWt/LmbGxwDJuck7e/fSn4JZUjDZlv8v7645/T5uVzDkXI8yyjFu5lQwBfH/yM"
    "btUc8TkrgF0fdi5VAc0INGdjA+QDbZmmSEcs/n5V4Ui+Pj14UCptBaXNQR4BecSY/gB5BO"
    "QRU2AGeQTkEZBHRjvZQB45j+kE8kjOSQN5pHdIe5NHZMyp784WrCxkmPtf+GPE9G8kZXAj"
    "qbZkkv9mOmCX7OxzZwa5snHF1mS2weIDdLAuWFmIdKtxfdkwri+N4zV/ya6nntQwnLkW0z"
    "Zc52xTNDiYJv8KLQPshy/RTcyQxXesUpffxInlPM5Nlw+QfCD/xCHycSB8ACTiwUmpHx/+"
    "bkC2DuvkANlqyuIGZOvJuwDIVhvCACBbgR0CshXI1pNjb9N0ArJ1AmTraMhWvbpOOZOh8L"
    "S/rNOeZ9CtqlU2hD7o2gcFjqXaBw2F5SuWZhSYl58HBeYfzi1+xnfE/Rsl24mCVtw/nB5i"
    "FLlsOrtL27apueGHxA9vXqBdKv8ULUTfig1sirB7h32HuCjONp8imYU7RS7xOQ3v4zIZG/"
    "FrEKf/Ld4ZJ2RhfA9l/LKI1Nz4tbWi/vzRPhboSQsWUKAnzeoPoCeBnjQFZqAngZ4EenK0"
    "kw3oyfOYTkBPToCeHAM9yba+9l2WeRsgxzoTlLr5cw9KnTMufhs+JzSkoacXpWUWFkI8RA"
    "GNmNTS4nVzNmYwuqO/MlShNelR7XkjM/oEWPaeWPa41vJbPwzuJyqePfd4epBpjxvPSNb6"
    "INd+7Uue+o4gmT3LFghnNaRfoptbci9LTwckprPnZEl9X/QalzesblfUWSEaIsrRgkW+i7"
    "6/4SQQbtyj5Fs8iq1/qPLsx/lIAzn2nbf0MIrdEg8L2HOz+gM83uMVjhPRrvbo3hvB0O4u"
    "DNH/VoQazVxPagM8Tw5Iuc9Wgfzy+W/ECVmgBjK1sWKZaGJBP//t7Zsv159iVjLxa0quoH"
    "ivBc2995bQ5Sp+390L8XX22W8yy1H9gIPbej81ftrWTV2njQ96qZ/kvSTbFePCLSTfQo6c"
    "FfbFl5yibUBDsfNL9xALZ4kulyRA1I+9Rx6KAbUWznByRGxnU5P9McxHgBdq9NZQ74WCFz"
    "SwF6QkQF4FAb6vG96q3WNI0uM020cyXH//wzSC4nNSt7h25f+c1TVutfbvyyAfXv3/FLD1"
    "LviPl+bpngyITwBP46VYkh40uQprzyigLQkIWmOXVFf8/t72Aat8/Tqjngb9LjOnXeiHWm"
    "TqV3VOlz4Oo0AzLSxvZeH6ftUG+at64I26I/Azqa2EkD5qsUZplT6Q44O4/ylcQpfcUYe8"
    "iBeOkN0Kp5FylHjzaIX5SrqTkvoUL5I78dTF9zxOHnaw8C9lnvCdsHKRcCWZ7yjWrKE/zE"
    "B/FTKTe+RW5TCZycGhp7gWzKzbevpPio24drpGzgSyNboSfA3aQT3yIBz0A36nlHtIt9db"
    "WZJNXwvivcnxfNfJlswH20pLBb1aQHzZVM6rwkxstOBNmts3dq/alKS7qq9Id1UpSBdvcc"
    "JrV2UjNaWvF8zsA3qQ4n/JoQ93hhVYywz2L3RNGs/mpKZwXCTritHlt3Mi3PYOIyBnB90/"
    "3u4n3zZUvF2XEVA0PdUggGMsrfp5R+R06eeiKZxWMq2bTSFVpcz9ni0nKlY1fTY9SKvKlj"
    "Nv17RVaioPySaRXmJjtMbOivoKYvRQ48PE5u9FIiD+5lmF71361R/AfhpPSEBmqVn9kcO/"
    "MKXas88FMwv1t/4P/dSlmDZVM4P80gcP8N2GozW6czYWDu0nbYb2k/qh/aQytJl4m3h716"
    "OZ81b2UUj9w+yTbQeYC1YwnFvgLJV5PTo0swB8W+AbEMw1b5vZm9i3UAzCNUuCXturyxtZ"
    "OJKHqgAFjD5wQKfhgL5grjz4Eb8+PcT9hGmrFtU/V8S53TDRfTeIy5y1FduKxgFy2Hotj2"
    "K4aMuCW7Rk8oYgT6zW5AbJL5VU3ZTPSJCcx1jje9EMiRG3peFKedfQ8B8HOXVDrbjAKpm1"
    "A0K1z5N3AVT7tMfXg2qf5+fsQbVPqPZpEPY2TSeo9plz0qDaZ++Q9lbt81b8CK0lPzWwkE"
    "frP70bCk4Och92HmLxOyM9iDOLIx5R8Ji/HIyaKJ1tbnW0ueFkcxlhfWnuBLJc0qvuWDF2"
    "mUrKr9/X0vbW+Ai9bWghC7GnA2VmAFhWckwI53ipmWOyt7ExIGwXETaFhJW5v8EBXutV6N"
    "2bmFGf16qayXuRRqtPimbQL733i3gkv79On+xNoD8G6o+ZdvWykp19u8QgiS871LRzX0p2"
    "gLYO2uoirs3Fc4uWnZxK0/A+TYkHQ++hOQPocRiS9SZU+KT14z5vA5FUGVFHXujrzQIifh"
    "oPiSp/gzGvzrNUGJcgngvroTDOXjlyccrr6/cFn+X1u9LA/fjrh9dvP31/ES/sohENa8Zz"
    "nEiltWtmFvbtl8/bhLDP6yPY55UAdkVwEM4JDrvki5aNQdc0WdfkoeitbonBRVPoZpO7eU"
    "F9Kos6dunnki10tGkdbVCO99sgYMGkJtE7eThtk+09I1nbVkf9A7KIOHGzW6F8RNcbFoRT"
    "tJCFmmnI0c1GLFc3/xmukBjMRDy5JZsQRX5Ivfj5gnpEFkHdVeyfIs6SxOy4cnO0Fu+evC"
    "fiwsRDt74s+q/KCjfhC3UoWSBQ3wVa4nvJ/3ryaClULTA/0IP8crP6I1+1IJtVbSmP/EQE"
    "4LsCn65hbdmOtD0wHZVYW1mUoB5JT12QYNSDtz/aiHienjKcWRxf8DqNyz2QtCWPZWvemr"
    "u3AezHeT3uF7LeeKJnfsEBF+Ht7ua0anCiaHY4TNkZzTbSaubszQ6fUg1xIPzyG+ndy2Og"
    "Ujkt3hEzjS+z3f3MG7SlAdkdG82umcFxbCHeQfr9PsJL0cGKE6qDfhScTrXAaYLowaz+gN"
    "OpLUQPOJ16FJjhdGpjHhicTp3C6VSDJxucTj2P6QSnU3NOGpxO7R3S/vgvXU/2QR6scVHE"
    "wMu9di6xxTX0Brl3OiFTtCDemwDI7UCO1XC9cDe1sM8n7L+894pglwQzsVXp7GxFK9jYKl"
    "SNTIbTBbVgdDxML0eC6Z6W1loNimb2LQmDVF0QEEkFw6OO3tJbsjtifYAFpt5g9PsA1QGM"
    "kcQkNz9RqmDxk+lh4Strd/h+cx+xYIl9yrF86WWc2EbdOK1NprIRES3dS3XpO44y1QCtmP"
    "glj9A70VbqTVJ8mhNZcUM0YshnPkHf71s//kFx1fnxPhc0sGG3E9DADOJWQAAzxQsAAewo"
    "MIMABgIYCGCjnWwggJ3HdAIBLOekgQDWO6S2CGCHo76jLfZXbRb7q/rF/grkr2MrM3OypP"
    "7MVVYPlZtpDcxFs6aN1KpNVG6M5Qv7fFcfvrzROYMni9BGelLA3uSIxPTFkVjpNvO7fnZX"
    "yy6zEM/kxXpaVYJKZhZVx+pxy/dDrCmr5GzsC/P617Q3K2W55QaAMwv74O2/6r3HlkwL3d"
    "TARnB7El+NkgN/IcGacp4gUyMM5tpM20mEs03R5KBa+CU+oObciq+anFFL3ueFPIYma2GE"
    "aIU58plU5qbxcbakQXJ3YiD/Fd+quGKi9Zr4UVUYHOYjQAMcdi8GDdCUxRBkwJN3AciANi"
    "gTIAOCbgEyIMiAJ8fepukEMmDOSQMZsHdIe+ME95GxZnW4iuFQ2B5VGDxaVGEM6/It/LC7"
    "V0tJuOwfTw9xLTy5N+ogu1LfG8BejH5cT4G9MKw/gL0A9sIUmIG9APYC2IvRTjZgL85jOg"
    "F7MQH2YhTsBaTb5PLwWiXiNWTiVVLxhDNCFTeeN8CbWVgI7xCJzJsoEIu35hDe21iYL95/"
    "0phMYSSqK7cPpD0S5X3bdmA8QOEOmeKsSSukFhZC3E+pjurNAVoA703sW46HGcNizne6gX"
    "BvB5GNaZGNKVLLigbuK8dhUU3Vm/zz6cHEVtl6hnPNQXYB2QVkF2P6A2QXkF1MgRlkF5Bd"
    "QHYZ7WQD2eU8phPILjknDWSX3iHtTXZJgs8YEJ2Fv2hmIenXP3edQCarGsyiSBXBHYS7YG"
    "sh5oPIMsJF9bSL+OSN7HNrBsE5Hpx6eec5E+AkOnMScxb5bhemO294qtAN3EnjuW7q3BI1"
    "y508mR7kt/ftDlZr+JMck/KS4FsxahAW/y8rI6wwjy8YlgXXb8n9y/hF4dpxxKPgjt4RhJ"
    "FLsIscLOL/aoGG3t71AfS6+AT1FqQOBHbNravQ1+PeU0+Ty27W2u9TAwudqv4d2TvsRQp3"
    "quHW+8wC7rzXvPM+j7u8nCSSzyvQ18e/eRtr+IT+qqjF/HUn56loCsz3uHyrQmbktw0Vb9"
    "dlEBRNjzMIjrl1j72bDXGhf+Wxq1hxoOPXD7rPUdoKskIgKwSyQozpD8gKgawQU2CGrBDw"
    "jYfwjSErBLJCzGVZRjedICsk56RBVkjvkPZGjMmYU1s0zxtZSKT3v+yfJjXh3FDeYM63LN"
    "AThPJGFqI8yIk7OMEPJ/hHKCPvEcZ3OMSBFsR7E/swvnz6tM0i8fRp/SIhn5WP5X7To8iS"
    "9vah2/NVW3MahCsXKwL1pkv0ckbnfAuc2OlvRdCmNTBzNvYNzidtVtcn9Yvrk6pzwLhe2Y"
    "7UwD5w+7+kFG4xHHJp7STtgKyjJ+t4mIczjy2pgsg5kIVRNAUG1GQG1GMO9vRm0t7EvnnU"
    "xsGud6+fGnTnn8xlebUk6noo+4fTNtkuM5y1bXW9X0o8coQDklylRwPyHU8yuqmbvL5d4e"
    "SePTGcQ5n3Lf8tPjIka7Rkwnh+/wjdhMyTSX038vI+4qM5C1doRQQ8ormwpyGakyX21ZcA"
    "nuqLQH7PULMV8nvMYjEhv+fkXQD5PTaoIpDfA+445PdAfs/JsbdpOkF+T85Jg/ye3iHtNb"
    "9n1inBZwa5JxoLf0xkzLqhrbAFzNtstlCI5DRhcjJg9ZDP2wD03RmKEAdhg3/ZVO+8YAp1"
    "YIx2MInvduvlvCH0sdF9zB2mWYwvsziilM8CVzjYU5+F1EnKSxyBbGzjKzyr9xWeQeLEUR"
    "MndhKW9mKVswO+w7SlyiC9+SeyEb7LpEZw3j2dtlKc3X1jKLMAMizIsMb0B8iwIMOaAjPI"
    "sCDDggw72skGMux5TCeQYXNOGsiwvUParwxrnFR11OLQJ4kkkmhfE/mCEWDfFXvKZ2usOu"
    "VTv47kTKxZlh+0hhjEwX1i8ZdXMnDxs2kr/i1ImwL7BuwbsG/G9Aewb8C+mQIzsG/AvgH7"
    "NtrJBuzbeUwnYN8mwL6ZGjkD+3b6SELG+pq450wAdx3cDWKKvsSB+KSGK9o9nbZii8J944"
    "MFQj6Q9Vysgiu6kaU2cFyjA1EfYR+JqBT7lGPZtFrQQ8dQwT39nl8s9iTEH8BJjWsGTRs4"
    "qdodpKmj4LBRH5vIQTpQDT6wgf3AL2AUcKjAZ8yrPYOS2ZSQnwujoaBPl67jRm2vr6/fFw"
    "K21+9KmH789cPrt2k6vWhEQ/O27b9Rsv0pQ62yb+cfH9y470TjrAta7dyyopa0QlsartB2"
    "RZ2V2IblZbGIbYjP0YIF4oWN2KRV+7e+OShIFqxRoCCZ1R+gIIGCZArMoCCBggQK0mgnGy"
    "hI5zGdQEHKOWmgIPUOaW8KEtv62hJS3gaCic7BxAaLTUZnt00NLKyhNchlWDFfoze0cyYw"
    "ssco070mRVYr9/K0id8LZBGv+a4VZHAD/wb8mzH9Afwb8G+mwAz8G/BvwL+NdrIB/3Ye0w"
    "n4twnwb2Pg3wLG1tqZxJkJhBKdQwmBBtG7iz6zsJB/u2yz017W77SXlZ12Tnag6kCcN7LP"
    "nekf5C11VRxy/XqcGXRaOUxDt+e1mJPdL60A2pASmjeCnNDmnNCC+hFQh8xcTD1FyPOB+e"
    "S+TgUpGlo0kM+IpaeeN1HR9PL16WGePm02JFH/e5G1lUXT40nuihHzB7D4hg/0KbD4hvUH"
    "sPjA4psCM7D4wOIDiz/ayQYs/nlMJ2DxJ8Dij4E5kgGpGMV6XOfeBgjlFlynRzDXLbqSt4"
    "GqK13jtVvxY7WGdmoA47rFuN6QgDJ3tgjYWu3M1PGgRbsmT2aEqDegLF0TNYahYgU+jGCo"
    "WoPPCz/Jaeogt2t/1pjhNYt8xc2QTdrF3gbowwecm1E5AY2SET42ZztwLHBkxGWxkVmX8V"
    "4yhEHfnTNP5af2ZHlqAV5YCy8sIHdUOyzO2UBMbJi8/J76ZFIjMcfPpq1k5pmXtj1Y7Ona"
    "J4iGZJ3UWpTGL9EN+bbxBMQ3iON7LmsvblngcrRd3aNwRTlKFsdq6aeHvhkcRLNg+QcJ26"
    "z+KBF+elxUzgSoqM5uEPmnzg69a27TQO+NswbeCXinU+MHHMqpit8mnqRWQJmzsTKkbBdT"
    "NgWVcVRpSgwkE3cmqgAofjA9GP2sWMTJbJ61PmKurcPWa2EU3qe159nMxfeQdTuCJQZCFr"
    "P6A7JuIevWFJgh6xaybmOsIet2jJMNsm7PYzpB1m3OSYOs294h7e/2QxEi6t5+uDeBUKJz"
    "KFGOz9uiX7aDLujcBZJ+j0kR5U5cg3/e6Kx55x2hpIPd3uSskYNc8GGzkDBXOQkN+O5NLE"
    "S4t7LgppDyEfXc5OdXefn02fRwYlK+KRSrBsIdCHdj+gMIdyDcTYEZCHcg3IFwH+1kA8L9"
    "PKYTEO4TINzHQLgD73vyoCL+r86umxpYyA5dtdlxr+p33KvKjrvwGAu4zpqxt4DlonJIBn"
    "OyJvLNNQAtGFmzq/WqeWrhmRnA+KwkwXvkDocsUPBj9fW+80ZHrPedvTLegt8e1lM2UgP7"
    "QkXbzhq88TBdTxSaRvJg2iRoMMeJNth37mdO1vjgUeuPdLkKOfo9FbSnKJFnf5DHpZlPkE"
    "fw4hG6keLjzQvEApcEUxRXA5ui+EjDFK2Y575ENzzE0i0VrcIVQXMcIBqiOfGYv+TiXasn"
    "s4/82SDSWOC/g0hjVn9ADtnJgZerpH41xwUA/1DgIXMMMscgc+zoc72U19Qqrakhq6nMXH"
    "EWBY5uedyCERQl6ZzokbjxWsjvTQD3rrjLKGoW+SFV3OMo1+MvYm2twb9oCvKoafKoKcRG"
    "KlxNVORG9nB6MGPTKbSFlE1gA4ANMKY/IGUTUjZNgRlSNiFlsy8nClI2IWXTIOxtmk6Qsp"
    "lz0iBls3dIe8txgXzBnAvbZrl/Vr/cP1Oc110qB2zjed2lerBasJ/2dly3UCPWdcXCrch5"
    "awA5Z2Mfyr1lDxXkWF+xl/01wn5Iw7pKvDubsqdCHCr2wEc/Jf8dH9pNstbbN+/E/iWG6f"
    "RZKeEtn29cghYrKhwfgharKhwDtOV7y8gd8diGKFI4G1aHgpV968Mgq/AmkICF95LJ3mBf"
    "L4xUGQPurXC/J1gxuOsd4rR9J0/YNHj7vvGA+veaNc/3JjBeW41XZ0Wc2xn1ayiQBkm2Yn"
    "m8CGRycfXi8WPxf4OpSwXgn7eA/Xkt6M/VkLMo7Ip53vSYoF+ODHRjROnID2PtVyFJJ4+m"
    "LQTpfcuD6fZfVgR5mIfim6znJEBLekd8ef8YRpwElPDklrJEhXyJkvd2UbRBkRgAMqudo4"
    "BtUczYT0qd1/+7K0Ty0gUDyfsmFwqAdj4mrRa0c7P6I381VzyndLyrvYmFbOOTNt7Vk3rn"
    "6knFt7rDnuqe7vqhnRnYNKxtuKD0J0y9+2t5Mky1i+eeHt7IXdl4xrLWR7ymJ7thOHXdJ6"
    "J9cxvhasI1PiNY1mGbNas/IEUNUtRMgRlS1CBFLcYaUtTGONkgRe08phOkqOWcNEhR6x3S"
    "3mS5OHYVw1hr2c8bWUge9X+1hPi4EDvhTDshsGxoIdr9JwamoG0EVN3gziwtxLv/0X2CMi"
    "6GuS4nLJ8T46bls+et7PPZh1hOoPDuqe+8SznuCvwNpV/yRmdd/GXP/uvDt7M6a/z8uOig"
    "Ttixt7Bp0vdXynyFfZ8oCoc0uWZ7myOmSW2xly4hY/TMXHw/i7jCP2iosZuzgRK7GiV24y"
    "pta+pHoVaaQMnMIm+4t+UiZB1wLRgBqsrCWSpEm0TM1AKi4hZrr5SfiEqor1969yaw8mqs"
    "vAFZ4+BWayjvTeyLgAc5WrCMCE9oSL0sw5KdfWhftiIcLhsYh8sq5ZCgFidb6+x5JTNrBK"
    "Te9ryACWcrZCFWxB4fmE/qToQW7azB9cgsjks2jNNw5qoSaZvgLxkC/l1ZNBwsVS5JE/Y5"
    "I8C9G+4BcQi9I+5MLiOaC0/ZFPrggX2wW0s6dkPOGnqia08s5NGxzj1RtYaeeNh+vNplIu"
    "lvyKkl9EC3HthglaTYhHxqAYh3Q3yOPew7mv5nzghw7+h7SgC92YZ51NFM6C9bWsghDFFU"
    "aodbQDDXrJJWsQTEdRBfEM3lpWgHK8wDckSEY0j9marm14E7KSrWkF9vcn592l2yesoDen"
    "tvDt1tcnfT9YYF4eyW6LkORTP7drHnbTax5/V72HOT7rH9Cd//ElCHTJSH8nfPpi2O5N/P"
    "Nlnbg9V1buK2N4isN+F9chUsD7Hvik5A8SOe1Lx5hG7WYm9IErtukGiBbhyP8XjLEH/zW4"
    "TnYjlBOAjonfgsxHzxbpQjeUvtpNS5R/rYr37aWDS52bUUsTsOwkjMzmn6Xukj+TXij5Jl"
    "fYi3gDtwoaQAlBSAkgIn2t6gpMBRYIaSAorEXygpACUFxjHZoKTAeUwnKCmQc9KgpEDvkP"
    "aWZHeC48AQSshX4tBdvQc0nVM7tPSPEH+9830ZXaQhw6cmFp0sOfJo3fNaOqtv0coi9Ps7"
    "XJnSgwpCp/7oScEKTp9onD7ZM6xdAFefrwbEDyPeAW1AWvtklXbyiM1ZI72drDJHcvuVk8"
    "8eCydq0S19Om0lu0WczHja/KDy9iE+ncvR77kT0FOUHdv9Ibl4QrzvI3RzK7r/5gWK646J"
    "/0Ur5rkv0Q0PsSyucpMIaHMsr6NAc+Ixf8nFO1VvuzjSZ4JkZoGnCpKZWf0BBMPJgfcIXm"
    "gCnzMB4Luf1MAKEaWB19m1P2tW54T1WEwDzpKCLLbDKj1OrVgrNbCwHstFu0irIdAq66Sc"
    "RYFDNLevgtFQg7biZlu3f+2CJi3k9yaAe1fcZcw6i/yQKupdHEiRL5pCaoBpqQGGUEh/YS"
    "UCI//69CBttEqbHaSLPsaiDwpXOEQYbUjAmY8oR1sW3MqsafHXPyJ5jynbvkTEdzma3+/S"
    "mJEwuYmH8k2VEurxfYH2sWDxBNrHrP6AOtwGdQEwbycCPmYldFmgvNFZU0HCddLFbm9y1s"
    "hBUWPLODTLUe0W6/YZ5hrGO4w9zC1eci9+nKtOF1SHSTkLm5yP3qYLXfosILMO9FzV0qLl"
    "6NheNSeBrle9N7FpYJ8AeO0r+fJGFgov/R9QCwj2tFHOGwHKbc7cepTUsFNNR5vzVkPhfF"
    "Sd5TgnyOtPWzZVHYKzzWN2RY1RXOTtTErJZXdt00HNJW13SHSp71qQOixwhEDqMKs/oCjM"
    "Kbd0KAoDRWHAcYKiMFZMNigKcx7TCYrC5Jw0KArTO6T9VSWA5J1TBxXziHqywKxmD5TMoA"
    "O6J/F4jAU6q0pmYBPoPWZQhFjuYpqglswAWuW5AXmW32daTnreyELJpv8bojcB25BAbG0x"
    "TDpQVyzti4n6h3tOXHmLola5qbwNOHWVZUKEGFpwZgbWxBy9YTnH4UpvaKYGMC6rB2lDZ0"
    "V8LTjzNjA6K4LEBqtKJP41wn4ogrM6NSK1KpNIxKFr7D36Kfnv+LaqpiTqt2/efXj1/vvn"
    "08tSea1007qq7EwskFkYOFSSDg1uQMkOnIDDTkBAfHanj3TRDIA+DLQYmIG8127mKuOzBq"
    "wrlgD3YbgX2KFioaFEsek1YF00sw/oq1YV+64aKvZdVe95lFk02JutiUBLL92uYnm8OHmy"
    "XTGPDCVRDj28ZbgbL7+ztW5KRNXUvmE+wD5J7yPNjN3U4ohj+smRxnMbdOvBrfI+VO5umH"
    "oKFfxg1fG9IZy46MrEJ0BuCblVngs93Ac5U+iFh/cCURW+atcLRFkCC3pBsxeEc0A7zoWc"
    "KfRC115Y4+CWhLMOV1GULaEPHjYT1swXm36HeZAZQg88rAf+GeEgJArS4HAf5EyhFx7WC/"
    "cEd+qC1A7w717o6E41+puS0VMLG0PbdrFtU3BbVd5XLGR6TNnexD6Mf2yF8Y8NGP9YxfiO"
    "ukQvgSSzsA/hQUZxQKTvp0lApib2YWzb7SzvCVYf9EweTA8e9PSydkMe9Py9eOqvnLAr4v"
    "NZXCrrDzgRarwPAidCzeoPOBHaYt2HE6FHgRlOhCoEKDgRCidCxzHZ4EToeUwnOBGac9Lg"
    "RGjvkPZ4ItSPg1LdY0YlOzhp1C7rNdSuMVkwgtCtc+i2w7FDCcSCnYUD/Vmbgf6sfqA/qx"
    "voG4FUJ7AzQwvR7n9Zgesg4CqUc+2CBQvWWitManDE9NgN3iSy8BgXFx7iIJylt2xU49U6"
    "vrNgdtaXd2TSiw5+eaOzRm+D72fOveNpXdBRMLJpde0t7JMIYfcuOeCF77XO6Kpsjwfyjy"
    "NBWMCz0jxytzc54u4Uy9PpLUtj3KES1NRXS9UP4qIVrBF1CYhVTA/mHtoG6JFdWpdsGBfh"
    "mSMWCpmRUumA14x5NfgrbEs9MRfGQ3VFmrRxXKfh9fX1+4Is8PpdCeOPv354/fbT9xelSg"
    "D10Mc55Fp7YtUSqOYadPVWlJyRNXrI0W+tJHVO3s+c+XWBct6qHIJQJ0T/Qh7lI8wmb8Dz"
    "58/XHwtLSep3fP/h1W9ll+TN++vXZelQvsFrZR4/D8lGrwNKdtAF3btgiyWrPN/lYWoVzy"
    "manmEFnYvL6ZPWJXSIR5xuOBcsAeZmmJeYd0M5bwggN4PsrIhzO6OKdINDF0zlDCFLx+ws"
    "nQ0OwijQv0SsYAmdbHIn+yzULMeUWdiY0dgupbEpp1GlEankjaZ0+FCtbYDAr9Tg6NIn7k"
    "yV+dYkweWtHqghGTam9SSkuNS4HuuQmQDn0PHwOlalRDRSx/jYyRB2IT7HnlTk9EDPGQHu"
    "XZOAdomwMXI6m2DF0sLN8EmbzfBJ/Wb4pFo/nnqevAdF3+moWB5RZfVZsAuqx+iAJKqG+I"
    "SFgr2vF0VKZtasMD0qrOQuOR+umUFYMYQyLzrrtzGlBdxlfJhfUVsgfjJtUVwga9hrdYHf"
    "J9hxWJSdGefkn0npALhbejzDfIqgkoBZ/QGVBNqcR4FKAsehAqGSQMVPh0oCUElgHJMNKg"
    "mcx3SCSgI5Jw0qCfQOaW9khmYBAWvrBvRPee5CcS14czYWYnzRrsZkQ4nJGow1ebiiFYTD"
    "ncPhFEjNRaRoZuFA738xkUyexra3a27T0O6Rvmf/II7eupyzsXC49i89uTQgjvZFkQUrC3"
    "EeYP9bq12MpuyBvY1Ny8Oxr5zRv7/wgRcXGhasD72CyMQi3dy5nM1ZV1+QmbCaUd0DUisM"
    "H5gD3B2Q3IqpWSYgb2Th3tY/VSoTfzQDu5wJpFZ0L7knCTNV8n1TucO9DSD/QORdpQpzEH"
    "xXLcMA/o34G5JUdB24JPhzRHg4USQW5Z5ODyYXMdl4tsxaD3l/CSQTGT68pwiSiczqj5wb"
    "GU9UPQ8nbzMU9JXpYh3yJyrpfHiTtR967UrOUMJZo4SzgMPVvP5yb2Jh9N8m9q+P/MvoUl"
    "f/uFDOxkJ8e6f9BFwqMfEzwR5x6yF+gJJoGMBNSVBvf4uX1/oiO1kO1Pvrj39Om5cr71Ru"
    "c9Ws9v6wMu+GwT34eOazNVZVI2koB5izOWIZwOyV0dYBjCu4UH+GFYJYm+IvmSmkVpqcWh"
    "n3FYvCzv28t4WONq2jTaLj3rPlpI6Mk8+mLak4b9cWiDgg4oCIM6Y/gIg7PfJYP0kM25wh"
    "1n8AEooVVAvf1MBCdAcpozYnC6YqRdhQI3hvAuWBu5cHjjgJtNnkvJGVI7zvLJyAYK/D7Y"
    "t7I0C5BcodQtneIthOWMOR6/HHtx/pclWfbpI8nbaMcf2sdc8FbfJ+dvIhUNBmdA4/hL5m"
    "9Yf5oe8ZQJ8tma3PN2QWZ3264QQXJxsWaZ2oODBcLHcK2DmLAhXuTcXGMhMLg6/+D1EGka"
    "cZ3u4MLES3fwIyIJhrUrx7E/tSTC5acZAXDRzkRcJBmhRJfibLtYgFJ3WxZPp82jKa5Ln2"
    "h+LJyRsBN3GikN4RFHtIHP2+CNhaXoM3RSL+Fv/9AVEfiY0KSU/gBcJojgPEFkjEmWjOBA"
    "hTtF0xThB1EeXJyzj4jou/H01KvTz4B371v/o/4XsUiccrzJHPko95ISzDFZK3+yEckNiI"
    "C7SnCPtu/Nea+lFIePJBOJRNRYt78VHEf4T+TsVkikLxZeSXSsxD+RRT8ROo+FT5kod98Y"
    "5xgQ7iIrwU45iHSLaQQzVG47Ac/XsxQHPYei0/8373d4JREslD6G60IwKhu1n9AbVo2yTW"
    "Qy3aceogUIv2XIURqEULtWgNwt6m6QS1aHNOGtSi7R3S3irzmSpG2Z+HaaSmciawax8pLV"
    "jZ5+j0fyq6TD+1HeJlOyArOo/0lB/V0rvzRmctee/4Uh3s9iZnjVw8hBJaXMdVK5lZlDTQ"
    "m7MmBpg+rgUjQNWsEmQiNpkzdvuerqlayis0mB7W8nbtZ15mcFDMu8mcm5tUF5N/fCf+Sb"
    "6FU8QC9PZvbz/939mX//vL25dS6OKy+h32EsFrxTwXLUQjnEhmiSom4mkUDysW8UTZ4lVV"
    "76ifDAc6LfBuQBozqz9AGgNpzBSYQRoDaQyksdFONpDGzmM6gTSWc9JAGusd0t7YFtMpbN"
    "BqhtJqurla/zFYgD2wVgNCAQgFp0COb7CqikvDFYupgU08TW/7VSDCu+BWa6ncm9gXofR2"
    "DZUhWsGnuBb+RCES7J5MD6oDCdfZShWoBx14dAt8LODRzeoP4NGBRzcFZuDRgUcHHn20kw"
    "149POYTsCjT4BHHwMvAdePDUneHvsyIbPx7b+WDlzvZtv1bt0CAPGpDg7S7XR0wxgueWtw"
    "/Ya45E2AJxbaUIF589DOjGwAvVKHq2UhrsZKXJWx7WPtGy32JvbBfNUG5Kt6iK+qpdJdVw"
    "QuXAvhnI19EPemLeVRJmtMPS2MMwv7EO6tZl8RYRIIUJz7mXZMUjW1D/P+g5M9avphisLW"
    "Psj7d/TmHnYUSQANd59mFnDzqcbNpzFqsw6VVsuGNg7qAXZHvhFR9SxkIVbskU0FsUuG1l"
    "Cex9alQ3wfKwMKN7AhY6tgZQ32vXGjG+rfq66qbqLvMhP7Vg7bKjV/Ymw9UWVsydenB/O1"
    "grQZZGtBthZkaxnTH5CtBdlapsAM2VqQrRVjDdlaY5xskK11HtMJsrVyThpka/UOaW+MxI"
    "pFnGieeM7bQDDROZiARLkhRWy+wao7/f4aiUCYhvXsMVZe6+cSh4qF+9FPyX+t2lx/evvm"
    "nVh0v38+vSzJIHngy4dPOXUlZ5UVHmy9Ilcsj7eEXI5kURa/gbFgJv9Ha4Eo2dnnkPevny"
    "6wQ8VwpyqdowHpopl9QF+1YuavGpj5q6qmJ6a++A5xoK6HdtnQPrwH0VDnxOUzWVpVT7DO"
    "WwHSrZCOszj1xvTexD6Mf2yF8Y8NGP+owFjedD1zMfUUHNXBK7L3hhCxdI5YEiS3hNwqS+"
    "Ac7oScqUWlyU/WC8RXxO3temFnCr3wsF5YMY92nAs5U+iFh/XCmvli3+nQB5kh9EDXHvBI"
    "mGSxVOBvyEHNGx0xDTXNKhltFipngRbZkra3Rkqw4RaQL+KrfZQXWEwUqWL7h9PD9b1E25"
    "mfNT588wdnnnuzuyQju5yeJ7dr8JB6XnxR/e6ODVlX8yW6iYvwxfd1rNgWiR91L/7nHs2F"
    "sbyPY07ume/Gb7bxsENU134c7WMV2W+/F3OfysVaC8VDEyj/gIS5se1GkDBnVn+Mp6jyGX"
    "TBqKoqHy9dsffDb9lGXE3qqdNzU4vzLgvMPMXS0OTTekdeEkz2acdWYNlkLA2KD/6O1RcE"
    "Zs9aRgdb3PZawL+vYp9ZeODSO0dbKkZEFO4ccvT9DXVvXiAqHHhOlmvx/j+gFebIZ4n/jT"
    "yyEG77NqChcJ3QXLzBisnL++Jb+3h6Zd93HMVZuZUY4aif/tX/6n9k8t2TqSBvGozDkuS9"
    "XySRSSDijjnxmL8UoQrL3tFZYX9Jkjgmvhl9Kh/FEQyPQxj5ILmfcEXXnHgLu68jtMRfqg"
    "8h0js2iaob6imuohmctdZguQJyR7UTPXM2sJsZtJv96qt3svj1w7tY5Le+11bsEcm1smLx"
    "3q3ocabqFMmDlfJ22TlxH6H3BN8R/kL+wadIfCiJm8o2L8WWEJtkG5B8lct3las72/pip8"
    "ELBcV13M8+vJk00V5/jHSnAUZrAozWyekUOAIKR0BPCzMcAYUjoDHWcAR0jJMNjoCex3SC"
    "I6A5Jw2OgPYOaW+ywS1VpZE2LPmpgYWy4EW7glQN9agqaes45jH05O+CEeQmdo3VTD3cbC"
    "uJns8KxQsBouJIzKsgwPfqnS9vVILeo3yMFMVBHH//AxJmTBu784h6rvhamj1QMoMO6NwB"
    "C0958LnexcsMbAIdLmQaRdpXSEPV4YcGeDMLC/G9aAXwRQPCF1WIE5dMO4WxaGYfNdV/zR"
    "QZdGBvtiYCKr2QsGJp4djuv/hEQO8jvTGdWdiIbxt42981xsnud1fwbcjayRvBwbT2KTui"
    "PfZnPNwlLLeX6op2R7zgLf7koWShwRcOKL80ZJX+0VWasOvuCSgzYVYvQJmJU/cClJk4cd"
    "IXnLsffybya4HfFyaWpIkiHXn/cNqUk7y6nc1pfL9U2hTuaoFEXUjUNaY/IFEXEnVNgRkS"
    "dSFRN8YaEnXHONkgUfc8phMk6uacNEjU7R3S/up7hHix0MxKyttAMNE5mIjj/dkKc0WZ0a"
    "ZUj4KZhZpt/5EE+bahYnGf4ZpaSl/EflmDdtH0VB4u7LrtnFhO3C6dnLMDt8q0DjaE6f0p"
    "6Ze/s+A25lUrbG+xwfQA47vr5tl23xxYX2B9gfU1pj+A9QXW1xSYgfUF1hdY39FONmB9z2"
    "M6Aes7AdZ3DKxvXIldj/TNmUAo0Z3z1T1w9qCjZt38qsGC6YGrYoCUcdRhbQwvd0cdMlES"
    "cvGT6UEmLmsGDBwwcMDAGdMfwMABA2cKzMDAAQMHDNxoJxswcOcxnYCBmwADNwYGDsiKkw"
    "UTESeBLvm5NwHgOwO/Z1paOzp7EwsTXS8et+NAm0jQKgtKuFx1lQO8KVAumFkIdv9x8pxF"
    "fqd007whZBQb7U8G5E5et9ell4umEDaY1s2G6BfvQrL+koyKioKRPZse0DCoaDhLpUKQMU"
    "DGABnDnP4AGQNkDFNgBhkDZAyQMUY72UDGOI/pBDLGBGSMMcgYcBPZ5GTRBNzBMuS9FXG+"
    "e1zutopxU4Xcoh0Ey92DZRYFmmrR3uSYRf8jHrL1YMTRwEnza+pHIVHcqVe/KeZMjje8n5"
    "hcjLgQD6+Ic5teLViE9GfO/DraIW9V9s2pE6J/oZbXFRq2NTZg9/Pn648Fhzwdp99/ePVb"
    "eQi/eX/9uuxpyzd4XXZIVkz41WKI6ozogpE1fnNvQ5o6Kq+5YR1ODewL6fv3M6AMvAVl4K"
    "8DV10UKHkwPSDfsawVSHcg3YF0Z0x/gHQH0p0pMIN0B9IdSHejnWwg3Z3HdALpLuekgXTX"
    "O6S9sTpx0CmGsdaynzeyUEbq/1bdNCnX4II/Rzzv0rd6AXWsThQOO2y9lkjea6JftgP1vz"
    "MhcYoDpIB8gqLmjfSnuIt+Q3xXYneclf2yzcp+Wb+yX5ZX9k1AWSDWCS2c80ZHhPr9kUBu"
    "g3E9xBWEPezP5mSpkkoPHG0rmkI8anY8il2P+jWkQ0Mn5w2hi03u4oBgrqnQ703s4+4GOV"
    "afADYjXWDeWQHSrZAeS0aayWkReTz/GTH5wytwNiWx7m2swfPoAbIqA7AJ89QCArOumFOf"
    "b4ijgP01Y15dqtrepgT8XBgNNdazV47r2by+vn5fcGpevyuB+vHXD6/fpmGEaETDGqw3WF"
    "6apwX13gSQ1kCa0zDCoVL9aKIc8lb2eR5PW3keTxs8j6dVz0OSk8RXrB9NSSd7G/tQvmyF"
    "8mUDypdVlO9Y5KxIoHDwvpBvdR5e3sgGnJvCz7e/fSksHZW0+Cz6fH/98c9p83Ku/DgP06"
    "ywn0rjoxOjEsB0Kfm8Ebh+nUsLUr7BoVgiOpXqqlgD32Uy38VDHITderpoCt1scjcvqE/5"
    "qksvFyyhk03u5Fganc3JggUdNNWcoQ1e4dCiKvZwsO62cBZNYU6ZNqdMOgj39k5GxHWn4Z"
    "Kn0zZH4mYkawsH4+BgHByMM6Y/4GBciw0cDsYdBWY4GKcg0uBgHByMG8dkg4Nx5zGd4GBc"
    "zkmDg3G9Q9rzwTg9GSdvA8FE52CiCzEF1+iYv/bfUl/vOqrUwMJTkP2fMYWjYCdbr5yQ6W"
    "4VeRtA/mHIa5dALppBeHY4PPOZ5mHH1MBGcAdIOoxrj+olw+1NbMD42KlwjkfrStY3cah5"
    "KxtgH4KqNkmElHfnTeo0yPjhtJUESdOmoECCAgkKpDH9AQokKJCmwAwKJCiQoECOdrKBAn"
    "ke0wkUyJyTBgpk75CCAjn+YEKG+5rI50wA+M7Aw22GQ94y1OEiQ7jD8OGDWvp8WpWMMgPY"
    "FMtYQl2ofvHEaxapil00rQl7G1gUOi8KcEVhP4PZELXpUxR/8YrQFL8+PaAxBWkjUJdAXQ"
    "J1yZj+AHUJ1CVTYAZ1CdQlUJdGO9lAXTqP6QTqUs5JA3Wpd0h7I36AaR+Sac9K1rSGN7Ow"
    "EN+zvFBvIjxS55ZF4WDMxMCVTOF2t1OzDlJT1jsUkllYsYoc+1AIWyw4CWcdNKaqpTVOXG"
    "8eR3qVVEZ3t168K5ZHXMVjfhkHAb3D3nFW8v53yww/dfjZ4vqvuuhzSOQvnr54/Fj833FQ"
    "f94C9Oe1mD+vFNnknC71LmvYmxwR5Dn2sJ9keIzRR4HLXg7skz1eQYKdkN4plo8GqPcmR0"
    "Q6lRBHCzRngWJE1zsfaXtwOQxKCPgsS2tMFBkByYPpgZQAnrWCnADICYCcAGP6A3ICICfA"
    "FJghJwByAoYQMSEnAHICDKZ+xzadICcg56RBTkDvkEJOwCiWewGHSwItfPcm9u2nbe61qr"
    "/WqnKr1UbAozd4MwsLR+/FRRum/aKeab+oMO2u2N8UOxjBHnHrmPbUxobRe2wxWoDXoSpk"
    "wQpg7wD7kXMuzhxuHBCsB3dmAXDrw71lwe3MxfcKyBt2yoLVMTMAppfTJ9Or6dPps+mPg5"
    "H5AydfyLff5QVJDHUCFoXp8YKWq0uTVb5Csu1iQR1KfEcB7l8j7Ic0rDvKXjQt0yjEoSJA"
    "f/RT8t+xRYcNGP709s07EVp//2R6WVKj89nOJbaKa1cjyplAEmhXmWkufq2+xlSwsmGnHD"
    "Rba84iv9OFyHlDIGFNJmE5IX6XHs7ZQQcb3cHyKnitNTKzOKJLy9KvMbpUyxUNiDtTMe5y"
    "BtVAnDdqmj5WTR05HVS1HPksZGHiR7Y+V1Cys0YG6rmAVR2yh8tYWYjtkR3UgKxxcKu18u"
    "5N7HNNL1rdD3TRcD/QRXI/kCGJrG/EO0wUeazx69OmNFbM5ZkoJ213KJF1cnNLyCaOGG8Q"
    "5Qgj8QdnPtquqEdQuCIofkf5jPpIBJcv0Y0MceLWS3pHfDS/j9uJuPOOBMKQBAT5Yg1AW8"
    "yR7An30aTUp0f8WEjItWDhg4Rcs/oDEnIhIdcUmCEhFxJyh+A2ICEXEnLN5TtGN50gITfn"
    "pEFCbu+Q9kZuaXuyD/Jgu23vx+Gz+y/RBcnOufCgDbrP6tF9VvVbBRRLFmhGBzkjC1EeIL"
    "dIkm5aEGcW9vmD/Q9iWcVMN+VlbwIpL12JnI2HVfcUNeXypxb2Deve9IQ8whnlrTO2C0Yw"
    "ujvTlKNIVKD+jIfMuT2Oe9f/1jiOu87sUoLnLFquQt0ckYLVOSeJbHEQYD+8n0V+SBVuXQ"
    "OGVdNzBtKjCzJbMz9caRXxLJlZtMP1RkjEZ8v0PLPUwkrPrKVr1uibVbYuSKgp+QbtnIMm"
    "78CkhJq3caV3RUbN27QE/KGUmqxWvHZOzXbF0Ep8y1xaC16EJIj/jt/2YH5My7eAXBcLXD"
    "vIdTGrPyDXBXJdTIEZcl0g1yXGGnJdxjjZINflPKYT5LrknDTIdekd0v5yXWRgrXnT1N5k"
    "KDwr4Z91kcSt+LFaW21qABkaLWSoDifOeztsbhrWNm2rIKCfbsXymaZ+nhrYFxfYxo1/IJ"
    "hHAZko2PH00bSJHw8ov52tcy3h9hQgsIHANqY/gMAGAtsUmIHABgIbCOzRTjYgsM9jOgGB"
    "PQECewwEdhx76hFCORMgsLtGEtuVimRtKme+UlKsdhDYPfFBheKFW1+b6szbANPZdWi7UY"
    "1vU4P6rv055/67ymuAGu4od9W3AMFd8OUryg2hiD+JPXOi4Ifj16cHyeGALCkPk0u1gB0G"
    "dhjYYXP6A9hhYIdNgRnYYWCHgR0e7WQDdvg8phOwwxNgh8fADqsuz21MWTsuQ3mkMn79J9"
    "iGNPT0QoTMwkL+93kbfJ/X4/scCvmdZBQ7bL2WpePudU9AlOyAau9Mtee+bKUDGq4jLtnZ"
    "4Js3+YdDXErs0Vvi0RVjiqHfVK0nb2UT19abz0HXG8lua4C6twBAVbSkwwKFs1GPZ2ZgTY"
    "zRG5YeudOsXZtZHNEt9kTceRSfov8LG0G2B9neTC9CIduPoygq25Bj3d962WY5uKxfDi4r"
    "IYbHuPx8HYxzNjY4tnafnftEBMhcWVkufTRtSo/YLmZBrt3h0nI8mv+DOGFaGE7WfwvYVv"
    "wXh/EfLnGoJASRs8L+kvCX6GaD7z2GRftt2kieJkc+Ia54A4ZCfEsQWSzE2yoK0R3hAyGv"
    "w4KdGPI6zOoPyOuAvA5TYIa8DsjriLGGvI4xTjbI6ziP6QR5HTknDfI6eof0XPI6RqyJQ2"
    "E6yJs5Fr4XrQC+aED4ogqxcO65arVtvMcjNbEQ5CetCNcnDYTrk+rhVLxmka/QuJsu+trb"
    "gMbVlcnBm41HnToyrV5hLNsBmda9CzinS58Q3R4omsEU6ExmjkKz3BDf3Wl4Y5Qt95qPzh"
    "gvWsEQ7zrEd/JZFfqfhZtSd+Pb3qbMsVAnRP9CHuWDLfI5KnMeUS+kPn8kP/YUHObPn68/"
    "FviWSrJkOS9yWiRS5BuUkyWlxukSV0k01s+HohXMh+5ZwgmOHcp6F02BfTSbfUwSCbQ297"
    "yRfVR+b8GbIdkyn0OymShSZeLXpwfyZHjaCAqIQKIJJJoY0x+QaAKJJqbADIkmkGgyhG8K"
    "iSaQaAKhHiSaQKLJeSWa7M5m6FaYLlhBkemu8YQYmnOtDTc1sFDH71/kibj2SdWcCYTJ3S"
    "VkuJ7SSq8Grki0lrh+FYQ0+YoV7jp9NG2irzcsCLE3w7m2wGIDiw0stjH9ASw2sNimwAws"
    "NrDYwGKPdrIBi30e0wlY7Amw2GNgseFQHxzqOxpP3Yr5uWhgfi6q5814tF5jzXLYORv7nJ"
    "ZBrpwUnxgS1bG+hkrMORsbUG5yT4aowryJ5h7lqy6p7UVT8BRN9hRlz7CNgs+rvyFzbwJ3"
    "ZB64I7OItEc17yLdmwDS47iN9CfKNx6+nyjUmPTRtIUa4+baHi68udO+syKY2HHkgXY0Jy"
    "tZ3FK+JAwI8adou6LOCvlsztx75GAfiR2SBGh+jzDaYM63LHAVlTaH+ATQiobyx0ArMisK"
    "Aa3o5F0AWpEN9DVoRRCygFYEWtHJsbdpOoFWlHPSQCvqHdL+Smti1UrUlMSKleuPDVrGsz"
    "bL/bP65f5ZVStit8SfrTBf6QlGBTMbke49WIDTDScKianvMNUS0sDA7k2AgdXgusm3DRUu"
    "yky1AzZcfFY0O+v7z4hYVTtIbzk78LpN9roDcid2zk6Vw4qm0M2mdbMhUtS79SZgd2SikK"
    "LSR9MWUhTNtT0sRSXfLdOJ5H3kOC7wmNzKJl7GXIxdtGDBtHwbmyO+JKK+fF14O/E77Z7M"
    "SfyMLRDBzkqhTx3tY0G0ssAjBNHKrP4A0QpEK1NgBtEKRCsQrUY72UC0Oo/pBKJVzkkD0a"
    "p3SHss0yXTH7WrdOWMIJzoHE7sQjydHXdvYqGWNcjZHBAOjxWwpfJIB864aArVuox2bsZx"
    "kRTfHa47wsHN3gsMwj1Gpt1jlHHven2St4Je6b1XFtTzuomUBUuIpU3ebgJyR8m2sxadt4"
    "WONrmjoQpo/5GQIWL/KxJQZzVRFQFNnkybpH68b2NM7c8H6+K78fcwWXx4SuSBTFO9ll3L"
    "5skJr4a2nsmzISC/fPq0zZx/+rR+zstnlXuvdRDeNbcQ3UGq69TWfZHOao1mWlv25QgBwW"
    "kckd5c/5NuZv/+/1fh/uE="
)
