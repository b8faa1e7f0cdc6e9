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
    "kind" VARCHAR(10) NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "biz" VARCHAR(60) NOT NULL,
    "owner_id" BIGINT,
    "store_key" VARCHAR(255) NOT NULL,
    "preview_key" VARCHAR(255),
    "play_key" VARCHAR(255),
    "width" INT,
    "height" INT,
    "seconds" INT,
    "work" VARCHAR(10) NOT NULL,
    "work_share" INT NOT NULL,
    "work_tries" INT NOT NULL,
    "work_at" TIMESTAMPTZ,
    "work_note" VARCHAR(255)
);
CREATE INDEX "idx_sys_file_sha256_82efb4" ON "sys_file" ("sha256");
CREATE INDEX "idx_sys_file_store_k_52395a" ON "sys_file" ("store_key");
COMMENT ON TABLE "sys_file" IS '`file_path` is its address, `store_key` where its bytes lie: files with the same content share one object.';
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
CREATE TABLE "sys_upload" (
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
    "file_size" BIGINT NOT NULL,
    "part_size" INT NOT NULL,
    "biz" VARCHAR(60) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "mark" VARCHAR(128) NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "owner_id" BIGINT NOT NULL,
    "state" VARCHAR(10) NOT NULL,
    "seen_at" TIMESTAMPTZ NOT NULL,
    "file_id" BIGINT
);
COMMENT ON TABLE "sys_upload" IS 'A file on its way: what it will be, and how far it has come. Its parts lie in the store until they are joined.';
CREATE TABLE "sys_upload_part" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "upload_id" BIGINT NOT NULL,
    "part" INT NOT NULL,
    "size" INT NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "store_key" VARCHAR(255) NOT NULL
);
COMMENT ON TABLE "sys_upload_part" IS 'One received part; the row is written after its bytes are in the store.';
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
COMMENT ON TABLE "sys_view_default" IS 'The view with which a list opens for `owner_id`: a person, or those of a role who chose none; view 0 is none.';
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
    "class_code" VARCHAR(100),
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
    "eJztvQuT2ziSLvpXEIob0d0ntA5Xuez2sW/cCLvbO9sdtqvH9szOOe0OCSIhCVMUoSGokm"
    "t25r9fgBQpPsAHWKQEQhmxO+0S8enx4ZX5ZSLxP5MNc4nHn7xx3YBwPnmF/mfi4w0R/yg+"
    "mqIJ3m6PD+QLIV54UVv+wGc403DBwwA7oXi0xB4n4iWXcCeg25AyX7zq7zxPvsgc0ZD6q+"
    "NLO5/+Y0dmIVuRcE0C8eD3P8TL1HfJN8KTP7d3syUlnpv7wtSVnx29PgsfttFrb+nqFz/8"
    "z6it/MDFzGHebuMf228fwjXzUwD1Q/nqivgkwCFxMz9BfsPDD05eir+teCEMdiT9mu7xBZ"
    "cs8c6TREz+3+XOd+TvR9xZkw1+ckfDJ9xn+6WH78gTn3wLZ9T9/w5fMwOczT7efpl9fvdl"
    "NptoMOkwX/aC+EFxv67k9/yP/319/ezZj9dPn714+fzmxx+fv3z6UrSNflT50Y//jr/Mkd"
    "P4rSJmf/nTLx+/yC/ERFfHw0C+8O8Ig0Mco6IuO/ZRSHzsy99Z1VU/xd1T7Kscrp8uS144"
    "9tlxrCbcJ+yOvD+O/MuJyoKVYNYl5S74aY2Dig4oAgt9IH5Ziz44TApjumCDv8084q/Ctf"
    "jzxU0Nu3998+mn/3rz6fsXNz/kKf54eHIdPcqT7QREcDFbPGgxnUPZR/Pzpy1ofv60kmb5"
    "SElzSDeKIf2zeCSfqLeAArTAtnvAPkn+MdQyo94bHI85d0/EBjHYnlDTE19++fDu85c3H3"
    "6Tb7/h/B9exOabL+/kk+vo1YfCq9+/KPRa+ibov3/58l9I/on+7+3HdxHXjIerIPrEY7sv"
    "/3civxPehWwmfri0KTKEJS8nL+VGwW7rdphsORRMtubJdiCsy2QrQHuYbIZxb9N0Eib+TB"
    "imq3Inf95gz6s0qrO409lpT4c10p5d//giNcvkH3WG2OcPb96/L1tegeD/ngRcfoMSp9WG"
    "bwF2OkqvhqX0+urmx5uXz17cpLymr9SRW+Y1+q/Okp8AOq32xnkRueX+6mmb9V60qlzwo2"
    "f/LqwEIaaeFsVHiIUkXz9/3oJk0aqS5OhZwYZlfigFEy1H4YgBy6XZctkKhvRWihRhH73X"
    "bei9rqb3ukzvbuFRRyHrMOZV8ZtCCgQvBGaodSJ95bQG4Nvb2/c52+/tLwWx5uNfPrx9J1"
    "bniHPRiIYZDUeKnsu7jKQmX1hg526PA3dWesKuWVXb8qPN9ab4CvbxKuJP/k75qxIxWJiY"
    "ZEP8cKJSitOH0yateMdJMMO59iAZg2QMkrEx/QGSMUjGptAMkjFIxiAZj3aygWR8GdMJJO"
    "MJSMZjkIzvxI/QWvITgI1qZu9CUOWIrSG4ergCxyqOQxp6es5YirCQ30HCHhFhM6I3jrMg"
    "+0zDQXiWUYyDBpin+Qv5VrXDZTBWDOc6K/Dd377kDMCEzO8/vPnbDzkj8P3txz8lzTPk//"
    "T+9q2ac+XobqbdovF9auLJckmE035f4Qh9ET5MBfc5JPhBJvtBSxY4ZBYQ7Dhkq1jYaiJi"
    "ZShExkYWGXsTd11dfOxN2rsNJyoSwOw4HhrjZJO5S1eEh/NXiC1RuCYoFCu6+AcO0R5zxN"
    "ds708RZ/FLGHliGAXIWWN/RRKIcCGRywhHPguTR/vkHaKv5aKQPZkU+v7Unw2Rv6HsPoj8"
    "GWUgQuTv/F0AkT8bghEQ+QMTHSJ/EPk7O/c2TSeI/GWMNIj89U5pb5G/KO9U5U98IsuqRf"
    "8IGYrPkvtnnSdxVDL0yC/iwJnr3AUQ9Iag97g5jrVFLYqPEAsZ7l+DiGVm4s6wguaGAFUB"
    "ey7vGCz2VhY73WrNo7i5fS7vTZujnDfVJzlvSgc5XXJPHT219Aixj+CXbXaBl9W7wMtoFz"
    "Alxuf7bOc71Qfgss+njdG9YuvmyB4nok+DOaIcYSQdE/kFpmhBOHUJomEUP5OvIczRlrCt"
    "R1BAsCsevUbzgyfD51M0D5hHon8j7Lto7pItDsLDCwFBDttsMPIoD/kUsWU5zneub/LV36"
    "+ps0bzDV9Fo2kefQpHzCdP0HwrTCrmY28upgXzZJwQcfGVxYcfvsPiQXzfbcAcwvlr5LMF"
    "c8Ur7ob64hMEWHxvxsmTr/5cUI9leFJuaOLt9mvixw/FPxlai58i45PRb+JsQ8K1+By0C8"
    "RkDdGeiG8efQEmOhhtWEAgXgnxSohXQrzSGl8B4pUQr4R4JcQrbZpsEK+8jOkE8cqMkQbx"
    "yt4p7S1eCee88iGFdjGFuqBCac2XQkKXM0gFnBV0n/o4jOQwlb10RnkRaJ9xM8hYj1U7Pd"
    "c4hdjHcf8GZMzWTLsmaQEHVLco5xhQFtBQzyPKgk63Yk/eD6Z75s/ntjmdW302V7kzCipW"
    "LNBjuQg8IdNXo2U6YkeX5QR0QoaF/X8ijtsdNq85a15y7w9hJy07LwuyYV0+tY2XxPe0SM"
    "+CgHR90o9RVC3a8zAgXp94acjNeIjDnYL5BgMwgzvhev50lDtmxFe1TluTp5ZDgkxrskzr"
    "YN8hXrduLmCho03uaLHwiW2n23TOQaGbTe7mzms2LNlj6WK2Jb6+K5tD2WB2Dn0UIiJsi1"
    "cdaE5QNtI8gGS+2HH98ZwF2cfzTRuab6pZvlGSrMqabKBYmTAJBCsIXlKP6EkBKcIGek+t"
    "AiRp6GXG625DyoCg6ltD1becWZnJ1Nc3LQtgMC9NNi+5PAoeslA1tarTjPIoaxK3essyko"
    "dY9FnNo4BVk4pRZo6WfRbO86ThsFrUZqpzYG3GE0jjqbVbn6AsFC1ZII9roXjDe308KsZD"
    "/MCjI1XyY5MjVwLtOAIdysNmK3nOa1Loz4E+Ak5rDTvT4LSWIRYCnNY6fxfAaS0bktLgtB"
    "Z4KXBaC05rnZ17m6YTnNbKGGlwWqt3SnvTUYQLql3g0AdX4vGuhJllPS+AeGGzetqHXbIg"
    "sHOa7ZxIaFVvgPUsu1XbH+STKjnulJuUQ4IhabIhKXMFtUKyCQDCsRrhWAh+X8qVZ9vtXw"
    "/ugCq+dHw6bYwsbbdZz6IxplTdBxCzscC+hJiNWf0BMRuI2ZhCM8RsIGYDMZvRTjaI2VzG"
    "dIKYTcZIg5hN75T2FrPZejhcsmCjtexnQVYUfoPrkcbPsRiQDlE5xtWq2xECmpuGwumzUP"
    "M0VYqwwUY89WkqeRRNa+VIADaQXVg1nre5sEi0ql43npeuLNoFCq2+zukJVDK9Bew+b3WA"
    "+HnNAeLn5QPE293Co3zdLbhYBIPTY5rTY0osZufScKIKw0QPpo0RmLRZq/M8zhr7K4LYMj"
    "plI5yM12ju0uXycCGUvK5JPvyf6NtPkRh7RPQ9k//2yV58b06cgIQcbTC/I676RE/fH/LV"
    "/+rPF0QYPWSO1qIdRzwUf7joHns7wuXlUPHUQ+EahyjEdyQ6HHT4IrKnpmh+sEvn0SPxrb"
    "7j6PASwsuQBIiG0bVWLJz9r7TRVz96S3w4kXR4Sze68yr+sLX4UaIhWjLPY3vivkYLFq6j"
    "O7DIZhs+RGeaYhhHyZvFF1mJH+i2PbL0ez4WEg2CtO6s9BbF6wJSaBYQ8bY8+usPCKAZH7"
    "CBAJpZ/ZHhPzffWptceZiF7vCLNpbXi2rD60U5ay5ey0osV6eEHhEwwDsPcBwtsVqD+wix"
    "cGAPcQ32clnm91dhVVRVdT0Ais4DdUL0r8iMOkFgcrGjXkh9/kR+3jkikr9+vv1YL00UVY"
    "iChyDfoChNJDef6vnPGZCFI36QBOgzZJlfHsupja/HcxZmnyjUfzGuOGukU7WiPBTyTSaj"
    "0opyJe8iHUJrHz9CHrWTGzbbTr1ldwiiPzaAbhjjvZePklJXrCZqbRw5mH0bxxAuLdM9X5"
    "qBWDR0T+DTGqLr/5Rco6SQ9tNn0yZ1P3sZExyuAG0YtGFz+gMOV8DhClNohsMV4OwO4ezC"
    "4Qo4XGGuzDC66QSHKzJGGhyu6J3S/g5X6IkV20GFipLXZ50DoR0jszg+dtUql/eqJpf3qp"
    "zLq+2ZPcojuxCCTVHa1sS5+7SLvmRZaksfThu1Ntl0FiRtG9Np57Lp7O+c+XOpxrh0RUP+"
    "Cn2dPPs6QSwQ//hfX8U7bXEYksCfog3hXPyCf//xGhHsrKMsVR4XuCffQpkhKj9P7ErTGB"
    "o92q+ZR+I013Ku7Vm+AWiJFmw9oCWa1R+gJYKWaArNoCWClgha4mgnG2iJlzGdQEucgJY4"
    "Bi0xclK1zdkcykIVZoA08F2XA2o5lIU8DyInprpLmeqaWiI5lBVUn7qgSMRg9rtqj/QC2D"
    "6DsrdCI6aouwHzf2WLiUrbPTyaNim7fz80apZ0RcuZ42HOoyXxUK/gjjzIcgVSDOUkEHv9"
    "dxyRb1uPOjREAVlR8bYPsnSBeISwj+hmy4JQyq5rhWY7yEeAKDusMQSirCmLHYiyZ+8CEG"
    "VtcBdAlAUVCURZEGXPzr1N0wlE2QmIsmMQZSHjcMjzvnkfX4vnMhQYb8G4EwiKyLetWMu1"
    "65UrsBZyPogQvsWB+FdIFLcz1lXhz6LsMx+vn7aiWjarqR5WJrur8A2ad5fi2jzE4U5RLL"
    "5O7Ukh9l3be92G4Wp+i+xuKF9SVRmdGnozmBPyy3yHnIbiq3YLdM36XGRZ2BHhLNgplouG"
    "clVZIHicJnucUQCkSxdngdDFpnWxQdHXTzt/UhF9/bRrcUew9Gg8tmoXgZXl4+UinxSPF+"
    "DX6Hvxv9P4ZTkaf5Ax03igTRFnKNyzSAB2d55w+ZGDfZ+FSAztOJ4qvrYsKM9kwfY9dRTn"
    "aE71oRClHWofhSitWZ4nRGnP3gUQpbUhcARR2ku1ACFKC1Fag7i3aTpBlDZjpEGUtndKe4"
    "vSStdZrxLPEQGORGdHQpLYKXALIVsIkhvMOERrTxitlcpht7tjc8hzuW1gSrYyJWXIV1Ns"
    "ShAnjGGKpjuS2LOji2IKxoKw21TKQ8ErM3kqEd/t1slZIHSxyV28JmI6LggOu1yhVQRDV5"
    "vc1e5O8C5+/2yjyKGqlgQKMIuuvulNFJDVHDfbUIvWLMYa5ao3RvcsuNN0io4Q+zyil20s"
    "uJfVFtzLkgV3KDyqxXAGYx/Fz1v5nM9rXM7nZY9TptYoOK6pSJIibGD4FMVIDEnLEpYS/s"
    "x2gUMmisyszNNpU3JWlMzCj43hjjFIboLkJmP6A5KbILnJFJohuQmSm4ZQCiC5CZKbDHYd"
    "xjadILkpY6RBclPvlPamusGdTEMu91DgY+gawMLaC+60KD5C7DNYBjmDL94tokiH5AzGwq"
    "F83S5XqSZTScGxG9B7zfhHDmXfaB5kxRDvtgs8XZoPEAvH8rNWJD+rIfmZkmTtrc99ZObu"
    "ZQ5lToIuTGdxwHZbtreY8z0LFOr7Z4I94lbznUXawPclhfnIFgfhRBXii59MG8N7x3YQ2Y"
    "PIHkT2jOkPiOxBZM8UmiGyB5E9iOyNdrJBZO8yphNE9jJGGkT2eqe0t8ie8DlJhUdRXbkg"
    "Bxro3EfJA7TOmYgd/g4SaB5nodo8jDJ3pG1GdKtyF6H22TqDcN7JV360n2z24O7fUY4IE3"
    "SsWKBnvheBJzzmfj2YUJcf1W3GdPWILh2OYgvqaZ6NSiH2rRn9R7iFiS2v9tBiOIOxkeKW"
    "FU/qCp6Uz/htmN4gPgAs5HeQXJjYXmCBq0rVqDlRXcBZ4wH25q6M5aaPq9Fsb0bFT38jwY"
    "bGNztVRlIzbabtYqqzbR7SfLd4FICLLqGnLp8jHwcB20fV4oXfGzygJQuQvN/7AQXMI8l1"
    "4PGnbUQTxV3ivbwlhHeHXacgvGvKJg3h3bN3AYR3bYg4QXgX4lEQ3oXw7tm5t2k6QXg3Y6"
    "RBeLd3SnvTSw4OsF54NwcailP747tH1UE3vF4EQh90jrFnVZdyH/zKmV81CYrI4o5MnRD9"
    "C3mUD7bIZAzfxY56IfX5E/l557B4f/18+zG3O5fOaxSPZhS2XfkGxp3X+MSib1yhNEZPpy"
    "01xiBpDIc3QN0Ddc+Y/gB1D9Q9U2gGdQ/UPVD3RjvZQN27jOkE6t4E1D1Q90BZqvMmpL+v"
    "f3Yjh7IwuX2Y8m2SNG2vLYeykOr+7Zvs19JhuoCzz5TsLUnYOPGzTcJlod1UQxDVzrx8g1"
    "YB9sPXqJgvKXVvHqdEigdIPpB/4jDJpKSKpMtHvxsoshbs2aDImtUfoMiCImsKzaDIgiIL"
    "iuxoJxsospcxnUCRnYAiOwZFNnJ69fTYDATUWMi1HG8fQK5lT9uzvbmWf+GRiFYjNEYtpj"
    "oS4y5BNIqLP7GdIB8x33tA+zX1SKQASjxaEI/5K45C1niSu/O7gJhowXIHYqJZ/QFiIoiJ"
    "ptAMYiKIiSAmjnaygZh4GdMJxMQJiIkgJoKQVeVJSF9ek/cMBHjX4d0UiYpGwlFZmJKvTx"
    "vlqKQVnP0FcQjEIWP6A8QhEIdMoRnEIRCHQBwa7WQDcegyphOIQxMQh8YgDkmfs8PdYVmU"
    "hYcih7k5TJKm7TnkUEB1O6ojgnRYTgAnvNvj6WBSxZBXV8Hh3ks53CvWnV9CsplUyJnRs2"
    "kbSXNGk6aga4KuCbqmMf0BuibomqbQDLom6Jqga452soGueRnTCXTNCeiao9E1NSsaHiGQ"
    "fNXVk5C+/iwUTqvWfptDgcjZTuSMSLvH3k7PZcvDgOyWirLUYYie5pnB2GdDDsKy4I7tFH"
    "ed1/nFKcQ+jq/bUHxdzfB1iWDOulwon0eBsQHXyUPIyYTlwbKQ038SHlJhmUwUIaf02bQp"
    "5LTMtoSIE0ScIOJkTH9AxAkiTqbQDBEniDhBxGm0kw0iTpcxnSDilDHSIOLUO6W9iUDaSf"
    "QW58/ftFnub6qX+5vScr8gK+rPXKzYVeViX0FxDlW3zo+Q8RqG5cJd4I/4rjZ7GcxFc3cn"
    "vqXWzE4AFs7s/kMSdINXRE88P0Lss5RvWsXVbmriajfluJrH5Dq4UBhRbxnzKljOggo8Lw"
    "RqqKGcvnLaef/29vZ9ziZ++0tBxPr4lw9v3yWRC9GIhhltyxQJXTb7gLdfyGbr4egLlqX0"
    "Yptpo6Qe8bXB21mYxTRWSr71CYrHE2LLqJbxknrkFZpHbzhHNL48bU8DguSXRNSPXgiIQ7"
    "fkO/EUByuiKJ7c5xuD0D+sgQ1Cvyn7DAj9Z+8CEPpt0B5B6AdlEoR+EPrPzr1N0wmE/gkI"
    "/WMQ+sXbL+lK83BJDgTHS7p6EzGhYkUPPT1vogi0UJodJCN/may5rZlOERZS/KINwy+qCX"
    "5R4jcg/9jRgKjUiWplNgsCZbZBmc2d4gmwz5cs2GiN6BzKPpO9/5DOuSqdGU3zMDXl4u/c"
    "4RhgCWkf49etGL+uYfw6Ztyk4M4nulor7xjIPJ22C+gEaePGSM58i8P1PIql8EMkhbNd4I"
    "imScwlF3B5jTCKXhcviWG1C8XfHvWJjMywLfGTuy3lRSPl8M7gnwYxHwu8Aoj5mNUfEPOB"
    "mI8pNEPMB2I+EPMZ7WSDmM9lTCeI+WSMNIj59E4p3KE5ck9CCgFaW20CsDD4APGdEcZ3Nr"
    "ou8Mbmqz5ajd+a4WuUGBt9PYUM67XKqPda5tDPZdNZLIhSjmjIkTCwhA3Gp2jOQxaQ2R15"
    "mKP9mgQkerx4CAlHHiWvoqx4Homikf7JZSq86KKQ+CHiYgwSxHzx/4u/E0eRZX+6j/7qf/"
    "Xn24DcU7KP3/OQwc+lGYi21Al3ErFEOPljGj2XBikJ4gf31CXsNZpvPfwQv8nhNdESh2gh"
    "jBwubBzkYB/JNtOvfvzN5RvJLxM122OOuPyS4hv4DI4IgFwMcjHIxSAXg1wMcjHIxSAXmz"
    "jZQC6+jOkEcvEE5OIxyMWR46xdECiHslD/6a1ecYlqbZk4h+qH6mZv2wKiOf2nYkzXesk5"
    "HHjJnb3kjdK6qVOS1TaNDSvJIKGQEZR5miS68VjE+pzMs8bXz1/oCTwpZCiOz7dI9y/tLO"
    "g/tdg9tD/h8D3N0O0/isf2ggx9gTgL67TzGeZLnkkeTiJNektHFmXf6jGIiZeJwGlxXcDZ"
    "J1kNw/YhTqlHdQYEPLfieU9dlXdYvWynAIvW7N6kjTVJTo21pfOIAD4VuxsRH+Aq6p/WXM"
    "d2hACjZUb3LLjTWlMTgHWGcP8+nKRqFqXvaC2oOZQ1CnyvI3YmPlJVBrmB1RQFrCpZxYqt"
    "SkYEv9BNVdnzDA7CgSaHA6OO8lmoJ4vmUGBCG38pJPW8n9jOD6O8S1W6bfp42iLr1hMj4d"
    "i6Mfv2y5ogD/NQfKvNggRoRe+JjxYPCKNg50V1pTHakoAy9zWK39lFuy3aiaEQRCmxAduj"
    "KGdmUujMvt9bkaT6ez5FUb5rokZFbzv5A9JYx6aLQRqrWf2RSabYVZwRq2U/OymB+87nxO"
    "L1TMcOOEKsDJD27flVVJiqHdtVtaVgZNePbINMr0+7ymNO8bN2RleQNG0+7xQtiI4wjHhS"
    "AQqjw0hhQXLdByfBPQmmyCfiP9JMwuFaPpMnAV6j+D22OMAbHh0l2suTPTREobAGuOKg02"
    "k+E44RjX5mgv1lWn/AMSI4RmQKzXCMCI4RDSF0wjEiOEYEcQM4RgTHiC7rGFHsluqaszmU"
    "hdpW/wt/xJj2ca0cykKeBzlkcVRaOozpBGYh2Tftbn2uufRZyXSsR5Wp/pUzv47qI65oyl"
    "AnRP9CHuUjzDSrofjXz7cfc/ZLQu33H978rcj6T+9v3xYNE/kGb83Rbv8kOmWPHz6xnfoS"
    "6NzzaZOGu4pbz4K0eZOOW90noIIOa32ACmrIagMq6Pm7AFRQG+xzUEFBtgEVFFTQs3Nv03"
    "QCFXQCKugoVFDpdKpP39cpRlmUhYJR/wu/tgAK2qee9rkLqJ7pEre3kN7ebuYsVC9wqSMo"
    "0dM78zCQO/XkzkKFMLHk6rGfwQD13amXX2c7E0N5Sb/pGB9FnDUGXX/WBwmDh+iHlmitva"
    "E9g4Ir2jWuaN9KU5iH2owXcCfkPAkEjJZyvpae41ZhnNTwnQXBANdge8mCKLwXsjuicBRr"
    "KC8hgXedUR7icKeXdXCEnLA0yNVQWnDBw2nj31R7NwadEH/PVhNFhFu+PG0KbHuHRi2OJR"
    "HRhzyc7QIvvZ0o0him8pqg6M/D5UjyLNChcZRGMUdrzA/HitgSRa8RafQmR4kElgYoOiyn"
    "PJx0wk+G4PywZikE5w1x0CA4f/4ugOC8DbIxBOchmgjBeQjOn517m6YTBOczRhoE53untD"
    "d5XDjQMR06y34WZGF0swdpJXf5wDaiQp/mItC+DbZnpuW4PNxRrT2eMzgLh/QgAfsdr0jr"
    "+USWVQYjhws1Hq1CSBK1k32yIPsWkgHOlBLs6R8pzYCA5GaS+c5xiOooaV3g8oiBIPHjw2"
    "d1uSUV0bMxL9W9Gc50q7UyxM3tWxNu2lSrvqkuVn1Tuu7FJffU0Vt2jxD7CH7ZZtF9Wb3o"
    "vlTsbHGIUdsfKQLtI7v/squZ4G8nrg84C6m+bsX1dQ3Z15VsR5HyTnynSPsYf97KB3xe4w"
    "M+L/uADpMLglLOrrYsciAwLowqGvyeraj/p514n4k6KSd5Om2Rm0P92Spt3Jij85+YesRF"
    "nK78/6A+j65ScKKLExALjjky0Ssc8V1wT+8Jwsgl2EUOdtaknH3T03s+Iq+m8oZAdQSg1x"
    "svDbrTvMf1vjo/Zil6exfoXcOUxVgTcukxPuDcEXcmZgdVGDANNzEVwRCzNDlmKe+y6XLf"
    "VgYHGSDj6n5DbI4PYg/G0cJVMjiSR43WxibTEIpbQf4s5M8a0x+QPwv5s6bQDPmzYD0NYT"
    "xD/izkz4IvCvmzkD97WfmzhIsVJVTVOqhZ9rMgC5MNBym+JDnTDVhnMDbS3G/yrCArIA6h"
    "9/Hd2jokZ3EWEn39tG32bG36rGpIVwSqawouZUFQcal7xSXBY2Wq+BfyrWpDzMOsGOx1du"
    "O7v32pZz41G9/ffvxT0rzYHSXmOfHdGiO+JthQBIMZb7IZn/RWh9otZagVk23oLTzizN8p"
    "9pRqI78As8Zv6tPIF5NCfkVtwyhB2SfuXD9vk/orWlXbRM9Lyb8B2eDgTovmIwQ4ruTYrE"
    "DvF7LZelh9sVGxybRl4HcWZhHN9aCS5ok5F5VmEq9QH4XC/EN7Gq7l3w7hwqK+I+j/+R/5"
    "Tf+tKPD0qLeCiPOwmwBEnE1Z2SDifPYugIizDUEwiDiDbw0RZ4g4n517m6YTRJwzRhpEnH"
    "untDcxKvU2tatTlJA2KqpDxJ4zDr6mF1FCWkh5/3tuypp2xL+EtJDvnoMGRfVKKxyqAltB"
    "+amDoseBK0+h/52rNs2arAA1HPIDuucH7DjpErbMw+DaCcXiY0gs4iMLqUM+kzCMf30pEp"
    "FvMG2KQ/hR8xnPtG+OQvxjR0k4W5AV9ecI+y46vEJ8V/wdEPR18l//9erDh68TeQGEvCpi"
    "sePUJ5yjSC15jTDy6WodomDnc8TkpRAb6kYvKSIVg38cRDOG9SIgmmHIdgTRjPN3AUQzbH"
    "D2IJoB8itEMyCacXbubZpOEM2YQDRjDNGMM9SQB1dCvhI5/go3rrrwdoqAa2s16m5nJBct"
    "06aAO6GSeH396unT06iJbbKbq3ObS9njqZjVgekD6oQ8P305Vp53gSAknIXrgO1Wa61FpA"
    "yFIv71i4khcvntLlywbxOFTn54Mm0SyNmxXaMwfusTRO7FSHmN5iHbUudwFTJDsZSItgFZ"
    "0m9TNHc8mqTcS706/hNRNxGwHSzshbIUPsQHGCh+H0b847RvS2wfkLXN6o8M/3ICau3ZKc"
    "KKZIMT3NXF9K4rYd2vKzGb3Js23N5UU3tT1q+jDUEvRpBCTmhunsbS7D8MI1ftMrs1uTAJ"
    "4FHZL6aN4lOnv8ShFbdLPeg8FIIyk1GpyIa4G79FNW4U3sZvSfGbemcjrZEDxaAhmQWsfn"
    "P6A5JZIJnFFJohmQXspr7sJkhmgWQWg7i3aTpBMkvGSINklt4p7S2ZJXI6Z5UX/lXQmkNZ"
    "KLm+aLPwv6he+F+UFv6YMe3zz3mYhUwPcvg5Zu0ee7subKc4+wyaocpCQw1Eq2sg/kaCDe"
    "U85qQsbx6fThs1znzbxqSKN2hD/B0ifhg8RLff+ghHnt5rxMXYIm50O67nHVIgOPo+lbrQ"
    "0x/KORSPfL+v/ldfvkHUo8JuQi4NiBOy4GGKrqK3nqLrwzs+QfLH8lfIYZsNjoI4Mv/iyA"
    "CSYhB/goTZyXaBI95vi8N1kqORvIpw/JX5mu359KsfMrRfU2cdNZJCIQp2HuExjPLDTxO9"
    "4D2It2a7UJ6QfPp1gjb4jkTZItGLpmZ/gFoMavG4+wPUYlCLTaEZ1GJQi0EtHu1kA7X4Mq"
    "YTqMUTUItHohaTCo+i+vBjDtSJ0+alx9YDAEfqtaVjEI01K2bK6y1nRO/IYxZkn0UzCM+7"
    "wNOzGuP29rE7yKEJh222zNfO7s+igGk9pvWjemWofZwPsnYEJBbcNSNNR5B9PA8ytqmjMp"
    "xrOE4A9vHbfypAGkDScU1yIHBMSo6JDLVpjdgUYd+Qfd5qSXhesyQ8V+RUSL4qhm0TzVUD"
    "d8izg+MpLpzf4OKor+YGdwTZN5oHMSQ4C4TxxXRW4AzEGq2tt/W3Q9lxKDneflWQGRt6S0"
    "KCAG4buF1T11WJPjUFgY4QKCumUVbsjpDtDHv0XjGUa9jOw6D0UnvCsbfHD3wmM8e0GC/g"
    "YJBrcC4+jQQ+9mYsmJFv8b+1yK96A+gFjV7IfjmdbbOAs8+Ytjcz+dMu+qY12clRi2n7DO"
    "VZkABapCkHbI+W1BPzVWbixjm73/E0i/c1Et3iUtmeR7eYRIcMxD85kleurwna04DIRtEn"
    "TZFP5EUln//8XpXDPOyHQVbwUFMRsoLNCipDVvDZuwCygm1IVISsYEhjhKxgyAo+O/c2TS"
    "fICs4YaZAV3DulvQbfDy6zZmZwETgUt/anB0utQj8RLYeCROGWSWiSNCclVI/sI85CuvvP"
    "lTpwlqhZXfjOYi3k/Lpd+l9N9p+Sc/3iKXmYjUz3pZ1D4sQF3NX+G+M0rKqYkjybNkYjsi"
    "2hLDRI+iDpG9MfIOmDpG8KzSDpg6QPkv5oJxtI+pcxnUDSn4CkPwZJX9uSfZQFa5wXMfD9"
    "e1DLY1DNGPuapYgPAPssles2gmW1XGmSnBaQJQmI75CJSlA7Pp02SWo7ToLZNg9oTPCdyw"
    "+MLlRmPomTboUjwYkb1/X9Xryn2E+eYMdhOz98cnx7/sPrKOM2Esa/47LK8JagBfGYv+Io"
    "ZNFD+eblPN8TfSZog8PuyaANmrI0gjZ49i4AbdAGuQK0QRAzQBsEbfDs3Ns0nUAbnIA2OA"
    "ZtMHKg9RJ9MxBwJTq7EiAbDinKVmQ8/sqZX0FvVbKjS50Q/StSaU5gvy521Aupz5/Ijz2H"
    "4frr59uPuU02Yfn7D2/+VuyAn97fvi3unvIN3pojNX4iq4q8vcOTaZPEGBzbNSuLh/Lo0s"
    "2fR6f15x65J94cLZnnyYP+AdugeVpEff4aOR4l8m4yHrKARBDM7+TFZfI9FDriEJ/QrBr+"
    "XpCQjl9i8gcoisZvO6AomtUfoCiComgKzaAogqIIiuJoJxsoipcxnUBRnICiOAZFEa4VO5"
    "szAYmemcOnbdLlrqrz5a6uIdHzlImeWUlJh+QC7oSnqAcThgYex5FeqLPlpQDY7EqbHfUf"
    "qF7lkCPEPvdmkBItnq8wev+8w35Iw4eqIeurDF6XOFQYy09+jv87PrZryP353U+/CEP3+/"
    "89fVGoqJ0NoBWYxYrL15qYxaq714BZgyJeWxaEE2XEK3oyrYt4Md+bBVG72Zpgt2XYKx4e"
    "/BCQEh0aPBy+7vxVXJ9afhUu895lunpS2/o7juJWU+SwzQYjTsR2LsfMa0Q22/ABhfhOwP"
    "ZrHCIa8jQKmw+JnfLTv/ryJgXxXoFojgNnTfgTNE8LE4kP5LstCf4sv8Rv4t02UaVuGRSF"
    "/HyIpkE0DaJpEE0DgR+iaRBNg2iagZMNommXMZ0gmpYx0iCa1julULtjFMs9hHSGLq99li"
    "uwzSa6/9jZQQArk/yFfKtaeTMYGwzDOuPk3d++5OyS0pGG1DZ5f/vxT0nz4jmHPOVZlVGL"
    "9yIQyNcnP5VbNUd8BgW069POZVRA0wPNYGygfKAt05TQEYu+XzlwJF+fNh6USlpBaXMIj0"
    "B4xJj+gPAIhEdMoRnCIxAegfDIaCcbhEcuYzpBeCRjpEF4pHdKewuPSJ9T35zNoSxUmPtf"
    "+CPG9G8kZXAjqXbIJPvNdMgu4OwzZwa5snHNNmS2xeIDdLjOoSxkutW4vq4Z19fG6Zq/pd"
    "dTTyoUzkyLaRutc7bNAxrT5N+gVYD98DWaRwpZdMcqdfk8SiznUW66fIDkA/knDpGPA2ED"
    "IOEPTgr9+Ph3A7F1WCMHxFZTFjcQW8/eBSC22uAGgNgK6hCIrSC2np17m6YTiK0TEFtHI7"
    "bq1XXKQIbi0/6yTkedQbeqVhEIfdC1D3IaS7kPagrLl5BmFJiXnwcF5h+vLX7G98T9KyX7"
    "iUJWPD6cNimKXDad3Sdt29Tc8EPih/NX6JDKP0VL0bdiA5si7N5j3yEuirLNp0hm4U6RS3"
    "xOw4eoTMZW/BrE6T/FO+NYLIzuoYxeFp6aG722UdSfP9nHgjxpwQIK8qRZ/QHyJMiTptAM"
    "8iTIkyBPjnaygTx5GdMJ5MkJyJNjkCfZ3te+yzKLAXGss0Cpmz/3qNQ54/y34XNCQxp6el"
    "5airCQ4iEKaESilpaum8GYoeiO/spQRaxJT2rPgszoE1DZe1LZo1rL7/wweJiodPbM42mj"
    "0h41npG0daPWfutLnfqeIJk9y5YIpzWkX6P5HXmQpacDEsnZC7Kivi96jcsbVvdr6qwRDR"
    "HlaMl2vou+n3MSCDPuSfwtnkToH8o6+2k+0kCN/WAtPU5it8TCAvXcrP4Ai/d0heOEt6s9"
    "uo8gGNrdA0P0nwpXo17rSTCg82SIlPtsmcgvn/9KnJAFaiITjBXLRJ0K+vmv7376cvspUi"
    "Vju6ZgCor3WtLMe+8JXa2j9z28EF1nn/4mswzVDzi4q7ZTo6dtzdRN0rjRSv0k7yXZrxkX"
    "ZiH5FnLkrLEvvuQU7QMaip1fmodYGEt0tSIBon5kPfJQDKiNMIbjI2IHTEX2xzAfAVao0V"
    "tDtRUKVtDAVpBSAHkTBPihanirdo8hRY/zbB/xcP39D9MEis9x3eLKlf9zWte41dp/LIPc"
    "vPr/Z8A2B+c/WpqnRzEgOgE8jZZiKXrQ+Cqso6KA9iQgaINdUl7x+3vbR6zy1euMehr0u8"
    "ycd6EfapGpXtU5Xfk43AWaaWFZlIXr+00b5m+qiTfqjsDPpLISQvKoxRqlVfpAjg/i/ocw"
    "CV1yTx3yKlo4QnYnjEbKUWzNozXma2lOSulTvEjuxVMXP/AoedjBwr6UecL3AuUiYUoy31"
    "GsWUN/mIH2KmQm96itymEyk4NDL+Kag1m39fSfFLvj2ukaGQhka3QV+GpiB9XMQ+CgH/I7"
    "pdxDur3eyhJv+loUHyGns10ne7IYbCstFPRqQfF1XTmvkjKx1aI3bm7f2L1pU5Luproi3U"
    "2pIF20xQmrXZWNVJe+noPZR/Qgxf/iQx/uDCu4lhnsX+iG1J7NSaBwXCTtitHlt3MizPYO"
    "IyCDg+4fb/eTb1sq3q7LCMhDzzUI4BhLq34+CDld+jkPhdNKpnWzKaKqDHO/Z6uJSlVNnk"
    "0bZVXZcuYdmrZKTeUh2cahlwiMNthZU18hjDY1bhY2f88LAdE3Tyt8H9Kv/gD103hBAjJL"
    "zeqPDP+5KdVefc7BLIy/9X/opyrFtK6aGeSXPnqAHzYcrdGdwVg4tJ+1GdrPqof2s9LQZu"
    "Jtou1dT2bOouyTkPqn2Sf7DjTnUDCcW/AsI/N6cmiKAH5b8BsQzDVvmzlC7FsoBtGapUCv"
    "bdVlQRaO5KEqQIGiDxrQeTSgL5grD35Er0+btJ8wadWi+ueaOHdbJrpvjrjMWVuzvWgcII"
    "dtNvIohov2LLhDKyZvCPLEak3mSH6puOqmfEaC+DzGBj+IZkiMuD0N18q7hob/OMipG2rF"
    "BVXJrB0Qqn2evQug2qc9th5U+7w8Yw+qfUK1T4O4t2k6QbXPjJEG1T57p7S3ap934kdoLf"
    "kJwEIdrf/0big4Och92FmKxe/c6VGcIk54RMFj/mowaaJwtrnV0eaak81FhvVDc2cIy8W9"
    "6o6VY5epQvnV+1rS3hobobcNLWQh9nSoTAHAZSnHhHCOV5o5JkeMjQ5hO4+wziUszf0tDv"
    "BGr0LvEWJGfV6raiYfgzRafZKHQb/03i/ikfz+On1yhEB/DNQfM+3qZQWcfbvEIIkvB9a0"
    "c18KOGBbh211Edf64rl5ZCej0jS+z1PiwdB7aC6AehyGZLMNFTZp9bjPYsCTKjLqyAt9vV"
    "lAxE/jIVHlbzDmVVmWCnCB4oVAD8Vx+sqJi1Pe3r7P2SxvfykM3I9/+fD23afvr6KFXTSi"
    "YcV4jhKptHbNFGHffvmyjQv7stqDfVlyYNcEB+GC4LBLvmgRDHFNk+OaPBS91S0xOA+Fbj"
    "a5m5fUp7KoY5d+LmCho03raINyvN8FAQsmFYne8cNpm2zvGUnbtjrqH5DljhM3vRXKR3Sz"
    "ZUE4RUtZqJmGHM23Yrma/0e4RmIwE/HkjmxDtPND6kXPl9QjsgjqoWL/FHEWJ2ZHlZt3G/"
    "Hu8XsiLiAeuvNl0X9VVrgJX6hDyQLB+sHREt9L/teTR0uhaoH5jh7kl5vVH9mqBemsait5"
    "ZCciEN+V+GQNa6t2JO1B6Sj52sqiBNVMeuqCBKMevP3JRsTz9CLDKeL0Aa/zmNwDhbbksW"
    "zNW3OPGOB+nNfjfiGbrSd65jcccOHeHm5OKzsnimbNbsoBNNtK1Mw5wppPqYY4EHb5XFr3"
    "8hiojJzm74iZRpfZHn7mHO1pQA7HRtNrZnDkW4h3kHa/j/BKdLDihOqgHwWnUy0wmsB7MK"
    "s/4HRqi6AHnE49Cc1wOrU2DwxOp07hdKrBkw1Op17GdILTqRkjDU6n9k5pf/qXriX7KAvW"
    "OC9i4OVeO5fY4hp6g9w7HYspWhQfIUByO5KjaLieu5sg7LMJ+y/vvSbYJcFMbFU6O1seBR"
    "tbSaqRyXC6pOZAp+P0eiScHmVprdUgD7NvSRik6oKgSEYwPOroLb0F3AnrAywx9QaT3weo"
    "DmBMSExq8xNlFCx6Mm0OfKXtmu839xELVtinHMuXXkeJbdSN0tpkKhsR3tKDjC59x1EaNU"
    "BrJn7JE/SLaCvjTTL4tCCy4oZoxJDPfIK+P7Z++oPiqvPTfS7EwIbdTiAGZpC2AgEwU6wA"
    "CICdhGYIgEEADAJgo51sEAC7jOkEAbCMkQYBsN4ptSUA1uz1nWyxv2mz2N9UL/Y3EP46dW"
    "RmQVbUn7nK6qFyM62gOQ+r20it2kTlxli8sM939enLgi6ZPFmEdqcXCjhCTihMX51IlW4z"
    "v6tnd7nsMgvxTF6sp1UlqACzqDpWj1u+H2LNsEoGY5+b139Me7tWlluuIThF2Edv/1XvPb"
    "ZiWuwmABvJ7Sn4alQ48DcSbCjnMTMVgcFMm2m7EOFsm4c0Rgu/RAfUnDvxVeMzavH7vJLH"
    "0GQtjBCtMUc+k5G5aXScLW4Q350YyH9FtyqumWi9If6uHBgc5iMgBjjsXgwxQFMWQwgDnr"
    "0LIAxoQ2QCwoAQt4AwIIQBz869TdMJwoAZIw3CgL1T2psmePSMNavDlYBDcXvSwODJvApj"
    "VJdv4YfDvVpKweX4eNqktfD43qhGdaW6N0C9GP24noJ6YVh/gHoB6oUpNIN6AeoFqBejnW"
    "ygXlzGdAL1YgLqxSjUC0i3yeThtUrEq8nEK6XiCWOEKm48r6E3RVhI7xCJzNtdIBZvzSF8"
    "xFiYL95/0phMYSSqK7cb0h6J8r5tOzgeoHCHTHHWlBUShIUU91Oqo3xzgBbBR4h9y/EwY1"
    "jM+U43EB5x4NmY5tmYEmpZ08B94zhsV1H1Jvt82pjYKlvPcKY5hF0g7AJhF2P6A8IuEHYx"
    "hWYIu0DYBcIuo51sEHa5jOkEYZeMkQZhl94p7S3sEjufESE6C38eZqHo1792HVMmqxrMdj"
    "uVB9dIdw5rIeeDhGWEieppF/HJguwzawbhORqcennnGQhoEp01iQXb+W4XpTsLPJfrBuak"
    "8Vo3de6IWuWOn0wb9e1ju8ZqDf8px6S8JPhOjBqExf/LyghrzKMLhmXB9Tvy8Dp6UZh2HP"
    "FdcE/vCcLIJdhFDhb+f7lAQ2/v+gh5XXyCegtSOwKH5tZV6Otx76mWyWU3a+33CcBCo6p/"
    "Q/YeezuFOVVz632KgDvvNe+8z/IuLyfZyecl6qv93yzGGj2hvypqkX7dyXjKQ0H5Hpdtlc"
    "uM/Lal4u26DII89DSD4JRb99i72RAT+i9bj+G8NZh/0mhC747tmq9HQktZdUwsCdKw3eOH"
    "V/H1RDREe+p5aCEw0gRes714iyApT+YwMVSja4q2OBD/61GCqB/ZxDxkAUE7P6Se/PsBYf"
    "Hn3xn1iau4JenkHw85L8Nut5DzYojBCTkv5+8CyHmxIQwPOS+XahJCzgvkvBjEvU3TCXJe"
    "MkYa5Lz0Tmlvsp90UGfaOQE5lI2BgufP20QKnj+vDhXIZwqqOf2ngupa5y2HA+ets/MmxZ"
    "QK/qvJz4FsIr+3FWRB/6m1dhzan/DCoME0oYFvXRlB6PZE3PZ/7HiDgzstbhOAfdxev2xD"
    "7vXLanbls4JQtsbXz1/oSWQpxDqK+9fG2N7XTjHMYmzayU6tAY+hIMSEbYk/1rWZE+J3K1"
    "eQ4iCH02h5JHJp9FavDMSiSxAvpyR3HN7/TbhTk8rgf/R02i4BYLZNGjdmAdz6BAXEIfSe"
    "uFFIPU1vRZSjfUDDkPgIL0MSRIH6xUNIeBRZz0bdy+H9Ht8X4vajn2dTiNsb1h/ZsEu0ZG"
    "geycmCgPxH6W66kpttlPemtunqlyBd1pE5DpVixDk8kYUzqzzvU+kwZ1AW8txbeMkU255H"
    "JmvZqpevN9vzSSso9QbmM5jPxvQHpL1C2qspNEPaK6S9DiFEQ9orpL1CXAfSXiHt9bLSXq"
    "XPqZ31mgVZqEr0v+yfp97YpbG8xZzvWaCXKpgFWcjyINdowLVccC3Xyegdoi4hvschDrQo"
    "PkLs43iQUx6cfNOTyOL29rHban2oHr1FXhc0CNcuVjjq0n+sPGtwBNV5juPjuoZc6QkWyB"
    "M7/Z1w2rQGZgZj3+B81mZ1fVa9uD4rGweM693FlwDsI/emDbk31eTeKC/h2ymKvTUkXe9U"
    "td6GzLq+GiwON+TS2im0A2EdvbCOh3k489iKKoSchrz2PBQUUJMVUI852NObSUeIffOojY"
    "FdbV6bluPyZkXUlxweH07bZLvMcNq2MXn9y5qgRHiMk8dl5vieBuQ7HuebUzd+PSotFyWg"
    "Ex7KYs5RivkDD8kGrRiR+edP0DxknqzUOZel6IiPFixcozUR9IjmcWm6BVlhv5ztfs4vAv"
    "k9Q81WyO8xS8WE/J6zdwHk99gQFYH8HjDHIb8H8nvOzr1N0wnyezJGGuT39E5pr/k9+mXt"
    "cigLsyL6X/gjIWPWjW0FFjhvs9nC7YLncZPjAavHfBYD1D+m6FIQ1tiXdVWBclAoDGS0gU"
    "l8t1svZ4HQx0b3MXfYVlNmTBCnLKAWuMLAnvospE58Z9wJxMbeS4hC4sSQiROHEJb2YpXB"
    "gd5h2lJlULz5Z7Ktqpd2fDptFXF2Set6adU9DWFYC4xqCMOa1R8QhoUwrCk0QxgWwrAQhh"
    "3tZIMw7GVMJwjDZow0CMP2Tmm/YVjjQlWnvDb+PJ5E7O1rMp8DAfdduad8tsGqUz7V60gG"
    "Ys2y/Kg1xCAN7hOLvrxSgYueTVvpb0HSFNQ3UN9AfTOmP0B9A/XNFJpBfQP1DdS30U42UN"
    "8uYzqB+jYB9c1UzxnUt/N7EtLX1+Q9AwHedXg3SCn6Ejnikwqt6PB02kotCo+NGwuEfCCb"
    "hVgF13QrS23gqEaHvGAS+0h4pdinHMum5YIeOkCF9vR7drE4ihB/gCY1rhk0rdGkKneQuo"
    "6Cw0Z9bCKNcqCafFAD+6Ff0CjoUJHPmFd5BiXFFJhfCNBQ1CdL12m9tre3t+9zDtvbXwqc"
    "fvzLh7fvknR60YiG5m3bf6Vk/3PKWmnfzj5u3LjvReO0C1rt3LKilkShPQ3XaL+mzlpswx"
    "6VRbO2xOdoyQI0Z3s/Wk/nr8TDrdiwmT8VGzQSA4yTeOeW1qPAM+REr/nMJ6/jd34qb6KW"
    "f6vreZ300yF+ZcEKCfErs/oD4lcQvzKFZohfQfwK4lejnWwQv7qM6QTxq4yRBvGr3intLX"
    "6V+J46gZQsBpyJzs7EFotNRme3TQAWVvAa5CquSC3SG9oZCIzsMQYJ35K8qpV5eVqnLgay"
    "hNji0Aryx0F/A/3NmP4A/Q30N1NoBv0N9DfQ30Y72UB/u4zpBPrbBPS3MehvAWMb7TzmFA"
    "KuRGdXQrBBPK3NNkVYqL9dt9lpr6t32uvSTrsgB1J1KM6C7DNn+id5T12Vhly9HqeATiuH"
    "aez2vBZzcvilJUJrElKzIMhIrc9IzUU/AuqQmYupp3B5PjCfPFRFQfJAiwbyBan01PMmKp"
    "levj5t1umTZkMK9b/nVVtZsj2a5K4YMX+Aim/4QJ+Cim9Yf4CKDyq+KTSDig8qPqj4o51s"
    "oOJfxnQCFX8CKv4YlCPpkIpRrKd1HjEgKLfQOj2CuW7JlywGar509dfuxI/VGtoJAMZ1i3"
    "G9JQFl7mwZsI3amKnSQfO4OktmhKzXsCxNEzWHoWIFbmYwVK3Bl8Wf1DR1mDu0v2jO8Ibt"
    "fMW9lHWxiyMG5MNHnJtRGQG1ISN8as12YF/gxIzLWiWzLuO9AIRB310zT8JP7cXyBAFWWA"
    "srLCD3VNstzmDAJzYsvPye+mRSEWKOnk1bhZlnXtK2sdTUrU8QDckmrtgkwa/RnHzbeoLi"
    "OeL4gcvKj3sWuBzt1w8oXFOO4sWxXDnqsW8GB9EsWP4hhG1WfxQEPz0tKgMBKaqzGUT+ob"
    "NDH5rbNNB706xBdwLd6dz8gYZyrtK7sSWp5VBmMFa6lO18yjqnMvIqTfGBZOLOROUARQ+m"
    "jd7Pmu04mS3S1ifMtXXYZiNA4UNS+Z7NXPwAWbcjWGLAZTGrPyDrFrJuTaEZsm4h6zbiGr"
    "JuxzjZIOv2MqYTZN1mjDTIuu2d0v7uXhQuou7di0cIuBKdXYmif96W/SIOuqBzF0j5PRJF"
    "lDtxBf9Z0EXrzgdBSYe7I+SimYNc8GGzkDBXGQk1/B4hFjLcW1lwU0T5HfXc+OeXdfnk2b"
    "Q5MSnbFIpVg+AOgrsx/QGCOwjuptAMgjsI7iC4j3aygeB+GdMJBPcJCO5jENxB9z27UxH9"
    "V2fXTQAWqkM3bXbcm+od96a04y49xgKus2YcEbBclA7JYE42RL65BqE5kDW7Wq8xTy0+Uw"
    "CMz1ISvEfuccgChT5WXe87Czphve/0lfEW/PawXmQjAdjnKtp21uAnD9PNRBHTiB9M6wIa"
    "zHF2W+w7DzMnbdx41PojXa1Djn5PAtpTFIdnf5DHpZlPkEfw8gmay+Dj/BVigUuCKYqqgU"
    "1RdKRhitbMc1+jOQ+xNEtFq3BN0AIHiIZoQTzmr7h41/LJ7BN/NgRpLLDfIUhjVn9ADtnZ"
    "iZerpH41xyUQ/1jiIXMMMscgc+zkc72Q19Qqrakmq6moXHG2Cxzd8rg5EBQl6ZzoEZvxWs"
    "wfIcB7V96lFzXb+SFV3OMo1+MvYm2t4D8PhfCoaeFRU4SNJHA1UYkb6cNpY8amk2sLKZug"
    "BoAaYEx/QMompGyaQjOkbELKZl9GFKRsQsqmQdzbNJ0gZTNjpEHKZu+U9pbjAvmCGRO2zX"
    "L/onq5f6E4r7tSDtja87or9WC1YD/t7bhurkas64qFW5HzVkNyBmMfy71lD+XCsb5iL/vz"
    "DvshDasq8R4wRUuFOFTsgU9+jv87PrbrwlrvfvpF7F9imE5fFBLesvnGBWqxosJxE7VYVe"
    "EYqC3eW0buice2RJHCWbM65FD2rQ+DrMLbQBIWPkgle4t9PTdSBQbeW/H+QLBicFcbxEn7"
    "TpawafT2feMB9R80a54fITBeW41XZ02cuxn1KySQmpBsCXk6D2RydfPq6VPxf4NFl3LEv2"
    "xB+8tK0l+qKWe7sCvnWegpSb8eGenGBKV3fhjFfhUh6fjRtEVA+tiyMd3+y5ogD/NQfJPN"
    "ggRoRe+JL+8fw4iTgBIe31IWRyFfo/i9XbTbop0YADKrnaOA7VGk2E8Kndf/uyuC5IULBu"
    "L3jS8UgNj5mGK1EDs3qz+yV3NFc0rHujpCLFQbn7Wxrp5VG1fPSrbVPfZU93RXD+0UYNOw"
    "tuGC0p8x9R5u5ckw1S6eedq8kbuy8YylrU94TU96w3Biuk9E+/o2wtSEa3xGsKzDNmtWf0"
    "CKGqSomUIzpKhBilrENaSojXGyQYraZUwnSFHLGGmQotY7pb2F5SLfVQxjrWU/C7JQPOr/"
    "agnxcSF2wpl2QmARaCHb/ScGJqRtBVXd6E6RFvLd/+g+QxkXw0yXM5bPiXjTstmzKPts9i"
    "GWEyi8e+477xKNu0R/TemXLOiii78c1X99+g6oi+bPj4oO6rgdR4RNk76/UuZr7PtEUTik"
    "zjQ7Yk6YJrXHXrKEjNEyc/HDbMcV9kFNjd0MBkrsapTYjaq0bai/C7XSBAowi6zh3paLkH"
    "XgNQcCVpWFs1SM1gUxEwR4xS3WXhl+IqpAffXSe4TAyqux8gZkg4M7raF8hNjnAQ9ytGC1"
    "IzyWIfWyDAs4+9i+biU4XNcoDtdlySFmLUq21tnzCjBrAki97XkBE8ZWyEKs8D0+MJ9UnQ"
    "jN46zh9cQqjku2jNNw5qoSaevoLwCB/64qGg5WKpOkjvsMCHjvxntAHELviTuTy4jmwlOE"
    "Qh88sg8Oa0nHbsigoSe69sRSHh3r3BNlNPTE4/bj9SETSX9DTpDQA916YItVIcU65hMEMN"
    "6N8QX2sO9o2p8ZEPDe0faUBHqzLfOoo5nQX0RaqCEMUVTqwFtAMNesklZCAuM6jC+J5vKS"
    "x8EK84gcEWEYUn+mqvnVcCdFCQ359Sbn1yfdJaunPKK3j3DobpO7m262LAhnd0TPdMjD7N"
    "vFXrbZxF5W72EvTbrH9mf88FtAHTJRHso/PJu2OJL/MNumbRur68yjtnNENtvwIb4KlofY"
    "d0UnoOgRj2vePEHzjdgb4sSuORIt0NzxGI+2DPE3v0N4IZYThIOA3ovPQswX70Y5krfUTg"
    "qde6KP/eonjUWT+aGl8N1xEO7E7Jwm75U8kl8j+ihZ1od4S7gDF0oKQEkBKClwpu0NSgqc"
    "hGYoKaBI/IWSAlBSYByTDUoKXMZ0gpICGSMNSgr0TmlvSXZnOA4MroR8JXLd1XtA3Tm1pq"
    "V/hPzrne9L5SKNMHwCsehkyYlH61HX0ll98yiL2O/vcGUiDyoEneqjJzkUnD7ROH1yVFi7"
    "EK4+Xw2MNzPegW1gWvtklXbyiM1ZI72drDIn5PYXTj57LJyog27J02mrsNuOkxlPmjdG3j"
    "5Ep3M5+j1zAnqK0mO7P8QXT4j3fYLmd6L7569QVHdM/C9aM899jeY8xLK4yjwOoC2wvI4C"
    "LYjH/BUX71S+7eJEnwkhMwssVQiZmdUfIDCcnXiP4KUm8RkIEN/9pAZWBFFqdJ1D+4tWdc"
    "5Yj8U04iwpyGI7rdLi1PK1EoCF9Viu2nlaNY5WMU7K2S5wiOb2lQMNNWhLZrZ1+9fBadJi"
    "/ggB3rvyLn3W2c4PqaLeRUOKfB4KqQGmpQYYIiH9FysIGNnXp42y0Tpp1igXfYyCPihc4x"
    "BhtCUBZz6iHO1ZcCezpsVff9/Je0zZ/jUivsvR4uGQxowEZB4N5XlZEurxfUH2sWDxBNnH"
    "rP6AOtwGdQEob2ciPlIldFWgLOiipSBhOulyd4RcNHNQ1NgyDc1yVrv5un26uYbpDmN3c/"
    "OX3Isf56rTBdVuUgZhk/HR23ShK58FZNZBnisjLVqOTm1VcxLoWtVHiE0D+wzEa1/JlwVZ"
    "GHjp/4BaQLCnzXIWBCy3OXPrUVKhTtUdbc6ihuL5pHGW05wgrz5tWVd1CM42j9kUNSbiIm"
    "9nUoZcDtc2NcZcknZNQZfqroVQhwWGEIQ6zOoPKApzzi0disJAURgwnKAojBWTDYrCXMZ0"
    "gqIwGSMNisL0Tml/VQkgeefcTsViRz1ZYFazBwow6IDuSTweY4HOqpICbCK9xwyKEMtdTJ"
    "PUAgyoVZ4bkGf5faZlpGdBFoZs+r8hehuwLQnE1hbRpEN1CWmfT9Q/3QviylsUtcpNZTFg"
    "1JWWCeFiaNGZAqzxOXrjcoHDtd7QTAAwLssHaUNnTXwtOrMYGJ2lgMQWq0ok/nmH/VA4Z1"
    "XRiARVFJGIQzfYe/Jz/N/xbVV1SdTvfvrlw5v337+cXhfKayWb1k1pZ2KBzMLAoVJ0qDED"
    "CjgwApqNgID47F6f6TwMiG4mWgzMQN5rN3OV/lkN1yUk0N1M9xI7VCw0lCg2vRqu8zD7iL"
    "5pVbHvpqZi3035nkeZRYO92YYItvTS7UrI0/nJk/2aeWSoEOXQw1u6u9HyO9vopkSUofYN"
    "8wH2Sfqw08zYTRAnHNPPTjSe27BbTW5Z96Fyd8PUU0TBG6uOH4Fw4qKrEh8TuSfkTnkutL"
    "kPMlDohcf3AlEVvmrXC0RZAgt6QbMXhHFAO86FDBR6oWsvbHBwR8JZh6soikjog8fNhA3z"
    "xabfYR6kQOiBx/XAP3Y4CIlCNGjugwwUeuFxvfBAcKcuSHDAf/dCR/eq0V+XjJ4gbHRt2/"
    "m2dc5tOfK+ZiHTU8qOEPs4/rEVxz/WcPxjmeN76hK9BJIUYR/Dg4zigEjbT1OATCD2cWzb"
    "7SzvCVYf9IwfTBsPenppuyEPev6eP/VXTNgV/vksKpX1B5wINd4GgROhZvUHnAhtse7Did"
    "CT0AwnQhUBKDgRCidCxzHZ4EToZUwnOBGaMdLgRGjvlPZ4ItSPnFLdY0YFHJw0apf1GmrX"
    "mMyBwHXr7LodeOxQAjGHs3Cgv2gz0F9UD/QXVQN9K5jqRHYKtJDt/pcVuA4CrkK51C5Ysm"
    "CjtcIkgBOmx27xNg4Lj3Fx4SEOwllyy0bZX63SO3Owi768Iw296PCXBV00e1v8MHMeHE/r"
    "go4cyKbVtTe3TzKE3fv4gBd+0Dqjq8KejuQfR8KwoGeteeTuCDnh7hSFp5Nblsa4Q8Wsqa"
    "+Wqh7EeRSsEVUJiGVOG3MPbSP0xCatS7aMC/fMEQuFzEgpdcBbxrwK/hXYQk8sBHiorkiS"
    "Nk5rNLy9vX2fCwu8/aXA8ce/fHj77tP3V4VKANXURznkWntiGQlScwW7eitKBmRNPOTkt1"
    "aSKiPvV878Kkc5iyq6INQJ0b+QR/kIs8lr+Pz18+3H3FKS2B3ff3jzt6JJ8tP727fF0KF8"
    "g7fKPH4ekq1eBxRw0AXdu2CPpaq8OORhahXPyUMvsILO1fX0WesSOsQjTjeec0iguZ7mFe"
    "bdWM4CgeR6kp01ce5mVJFu0HTBVAYIWTpmZ+lscRDuAv1LxHJI6GSTO9lnoWY5phRhY0Zj"
    "u5TGupxGVYxIFd6oS4cP1bENCPArY3B05RN3psp8qwvBZVGPjCEZNqb1QkhRqXE91SGFgO"
    "bQ8fA6VqVE1ErH+NTJEHYxvsCejMjpkZ4BAe9dk4AOibARczqbYAlp4Wb4rM1m+Kx6M3xW"
    "rh9PPU/eg6JvdJSQJ4yy+iw4ONVjNEDiqIb4hKVCva8OihRg1qwwPUZYyX18Plwzg7AEhD"
    "IvOuu3MaUF3FV0mF9RWyB6Mm1RXCBt2Gt1gd8n2HHYLj0zzsk/4tIBcLf0eIb5FEElAbP6"
    "AyoJtDmPApUETiMFQiWBkp0OlQSgksA4JhtUEriM6QSVBDJGGlQS6J3S3sQMzQIC1tYN6F"
    "/yPLjiWvRmMBZyfNWuxmRNickKjjV1uDwK3OHO7nBCpOYikodZOND7X0ykkqex7R2a2zS0"
    "e5Tv2d+Jo7cuZzAWDtf+Q08uDYijfVFkDmUhzwPsfxu1iVGXPXDE2LQ8nPrKGf37Cx95ca"
    "FhzvrQK4hMLNLNnctgLrr6gsyE1fTqHpFaYfjAHODugPhWTM0yAVmQhXtb/1KpTPzRdOwy"
    "EEit6F5yTwpmquT7unKHRwww/0jmXWUUppF8Vx2GAf5r+Tckqeg2cEnwpx3h4USRWJR5Om"
    "1MLmKy8WyVth7y/hJIJjJ8eE8RJBOZ1R8ZMzKaqHoWThYzFPWl6WId82cq6dy8ydpPvXYl"
    "ZyjhrFHCWdDhal5/eYRY6P238f2rPf8iu9TVPy6UwVjIb++yn6BLFUz8TLBH3GqKHxFJNI"
    "zguiSod3+LltfqIjtpDtT7249/SpoXK++UbnPVrPb+uDLvhtE9+Hjmsw1WVSOpKQeYwZyw"
    "DGD6ymjrAEYVXKg/w4qAWJviLykUUitNTq2M+ortws79fMRCR5vW0SbJce/ZalIlxsln05"
    "ZSnHdoC0IcCHEgxBnTHyDEnZ95rJ8khm3OEOvfAQnFCqrFbwKwkN1ByqgtyJKpShHW1Ag+"
    "QqA8cPfywDtOAm01OQuycoT3nYUTEOx1uH3xCAKWW7DcwZXtzYPtxDUcuR6/f/uRrtbV6S"
    "bx02lLH9dPW/dc0CZrZ8cfAgVtRmfwg+trVn+Y7/peAPXpktn6fEOKuOjTDWe4ONkwT+tM"
    "xYHhYrlz0M7ZLlDxXldsLIVY6Hz1f4gy2Hma7u0BYCG7/QuQAcFcU+I9QuxLMblqpUFe1W"
    "iQV7EGaZIn+ZmsNsIXnFT5ksnzaUtvkmfaN/mTk58E3cTZhfSeoMhC4uj3ZcA28hq8KRL+"
    "t/jvD4j6SGxUSFoCrxBGCxwgtkTCz0QLJkiYov2acYKoiyiPX8bBd1z8/WRS6OXBP/Cr/9"
    "X/GT+gnXi8xhz5LP6YVwIZrpG83Q/hgEQgLtieIuy70V8b6u9CwuMPwqFsKlo8iI8i/hP0"
    "31RMpl0ovoz8UjE8lE8xFT+Bik+VL3nYF+8YFeggLsIrMY55iGQLOVQjNprD0b/nHTSHbT"
    "byMx8Of8ccxZ48uO5GGyLgupvVH1CLtk1iPdSiHWccBGrRXmpgBGrRQi1ag7i3aTpBLdqM"
    "kQa1aHuntLfKfKYGo+zPwzQypnIhtGsfKc2h7DN0+j8VXZSf2g7xIg7Eis4jPdFHteLdWd"
    "BFh7wPeqkOd0fIRTMXDaFYFtcx1Qowi5IGejPWxADT5zUHAlbNKkEmfJMFY3fv6YaqQ3m5"
    "BtPmWN6h/cxLAY3BvHlq3MyTuJj84zvxT/ItnCIWoHd/fffp/8y+/J/f3r2WgS4uq99hLw"
    "54rZnnoqVohOOQWRwVE/40ioYV2/E4ssXLUb2TfjIc6LTAuoHQmFn9AaExCI2ZQjOExiA0"
    "BqGx0U42CI1dxnSC0FjGSIPQWO+U9qa2mC5hQ6xmqFhNN1Prfw3mYA8cq4FAAQQKzsEc32"
    "JVFZeaKxYTgE06TW/7VSDcu+BOa6k8QuzzUHq7hsqQWMGnqBb+RBEkODyZNkYHYq2zVVSg"
    "mnTQ0S2wsUBHN6s/QEcHHd0UmkFHBx0ddPTRTjbQ0S9jOoGOPgEdfQy6BFw/NqR4e+rLhM"
    "zmt/9aOnC9m23Xu3VzAMSnOjhIttPRDWO45K3G9BvikjdBnlhoQwXn9UM7BdlAeqkOV8tC"
    "XLWVuEpj28faN1ocIfbRfNOG5Jtqim/KpdJdVzguXIvhDMY+inuLLWVZJhtMPS2OU4R9DP"
    "dWsy/PMAkEKc7DTNsnKUPt47x/5+TImr6bosDaR3n/ht7Cw44iCaDm7tMUATefatx8GrE2"
    "61BptQi0cVAPsDvyrfCqZyELsWKPrCuIXQBaI3meOi4d4ocoMqAwA2sytnIoa7jvTRvdUv"
    "9BdVV1nXyXQuxbOWyr1PyJsc1ElbElX5825msFSTPI1oJsLcjWMqY/IFsLsrVMoRmytSBb"
    "K+IasrXGONkgW+syphNka2WMNMjW6p3S3hSJNdtxonniOYsBZ6KzMwGJckMGsfkWq+70+/"
    "NOOMI0rFaPsfJaP5c4VCzcT36O/2vV5vrzu59+EYvu9y+n14UwSJb44uFTTl2pWaWFB1uv"
    "yCXk6ZaQ65EsyuI3MBbM5P9oLRAFnH0Gef/x0yV2qBjuVBXnqGE6D7OP6JtWyvxNjTJ/U4"
    "7piakvvkPkqOuxXQTax/cgMdQFcflMllbVC1hnUcB0K6ajLE69MX2E2Mfxj604/rGG4x8V"
    "HMubrmcupp5Co2q8IvsIBI+ls8cSM7kn5E5ZAqe5EzJQi0qTn60XiK/w29v1wgEKvfC4Xl"
    "gzj3acCxko9MLjemHDfLHvdOiDFAg90LUHPBLGWSwl+mtyULOgE6ahJlklo81C5SzQEluS"
    "9taEEmy4BeSL+Gof5QUWE0Wq2PHhtLm+l2g789PGzTd/cOa588MlGenl9Dy+XYOH1POii+"
    "oPd2zIupqv0Twqwhfd17FmeyR+1IP4nwe0EGB5H8eCPDDfjd5s62GHqK79ONnHKrLffs/n"
    "PhWLteaKh8ZU/gEJc2PbjSBhzqz+GE9R5QvoglFVVT5dumLvh9/Sjbic1FMVz00Ql10WmH"
    "mKpaHOpvVOvCSYbNOOrcCyyVwa5B/8N1ZfEJg+a+kd7HHbawH/ex3ZzMICl9Y52lMxInbh"
    "wSBH38+pO3+FqDDgOVltxPv/gNaYI5/F9jfyyFKY7fuAhsJ0QgvxBmsmL++Lbu3jyZV933"
    "EUZeWWfISTfvpX/6v/kcl3j6eCvGkwckvi934VeyaB8DsWxGP+SrgqLH1HZ439FYn9mOhm"
    "9Kl8FHkwPHJh5IP4fsI13XDiLe2+jtASe6nahUju2CSqbqiWuPIwOGutoXIF5J5qJ3pmML"
    "CbGbSb/cVX72TR68272M5vfa+t2CPia2XF4n1Y0aNM1SmSByvl7bIL4j5B7wm+J/yV/INP"
    "kfhQEjWVbV6LLSGCpBuQfJXLd5WrO9v7YqfBS4XEddrPbt5M6mSvP0a604CiNQFF6+xyCh"
    "wBhSOg56UZjoDCEdCIazgCOsbJBkdAL2M6wRHQjJEGR0B7p7S3sMEdVaWR1iz5CcDCsOBV"
    "u4JUNfWoSmnrONIx9MLfORDkJnb11Uw93GyriJ7NCsVLQaLiSMybIMAP6p0vCypQ71E+Ro"
    "mikcff/4CEGdPG7mJHPVd8Lc0eKMCgAzp3wNJTHnyuNvFSgE2kw4VMo0j7CmmoOvxQQ2+K"
    "sJDfq1YEX9UwfFWmODbJtFMY8zD7pKn+a6ZIpwN7sw0RVOm5hCWkhWO7/+ITAX3Y6Y3pFG"
    "Ejv23obX/XGCeH313ityZrJwuCg2ntU3ZEe+zPeHhIWG4fqsvjTnjBW/TJQ4WFBl84oPzS"
    "kFX6R1dpwq67J6DMhFm9AGUmzt0LUGbizElfcO5+/JnIbwV/X5hYkiaKdOTjw2ldTvL6br"
    "ag0f1SSVO4qwUSdSFR15j+gERdSNQ1hWZI1IVE3YhrSNQd42SDRN3LmE6QqJsx0iBRt3dK"
    "+6vvEeLlUjMrKYsBZ6KzMxH5+7M15ooyo3WpHjmYhTHb/j0J8m1LxeI+wxW1lL6I/bKC7T"
    "z0XBYu7LrtjFhO3C6dnMGBWWVaBxui9P4c98t/s+Au0lVLam++wbRB8T1082x/bA6qL6i+"
    "oPoa0x+g+oLqawrNoPqC6guq72gnG6i+lzGdQPWdgOo7BtU3qsSuJ/pmIOBKdNd8dQ+cPe"
    "qoWTe7ajBneuCqGBDKOOmwNkaXu6cOmSgFuejJtFGJS5uBAgcKHChwxvQHKHCgwJlCMyhw"
    "oMCBAjfayQYK3GVMJ1DgJqDAjUGBA7HibM7EjpNAV/w8QoD4zsQflZbWhs4RYmGi69XTdh"
    "ponQhaVkEJl6uucoDXOco5mIVk9+8nL9jO75RumgVCRrHR9mRA7uV1e116OQ8Ft8G0bjYk"
    "fvFLSDZf4lFRimCkz6YNMQwqGs6SUCGEMSCMAWEMc/oDwhgQxjCFZghjQBgDwhijnWwQxr"
    "iM6QRhjAmEMcYQxoCbyCZn8ybgDpYh762I8t2jcrdljusq5OZx4Cx3d5bZLtCMFh0hpyz6"
    "v+Mh2wwmHA2cNL+h/i4kijv1qjfFDOR0w/uZycWIc/7wmjh3ydWCeUp/5cyvkh2yqKJtTp"
    "0Q/Qu1vK7QsK2xhrtfP99+zBnkyTj9/sObvxWH8E/vb98WLW35Bm+LBsmaCbtaDFGdEZ0D"
    "WWM39zakqaOymmvW4QRgn0vfv50BZeAtKAN/G7jqokDxg2lD+I6lrSB0B6E7CN0Z0x8Quo"
    "PQnSk0Q+gOQncQuhvtZIPQ3WVMJwjdZYw0CN31Tmlvqk7kdIphrLXsZ0EWhpH6v1U3Sco1"
    "uODPCc+79B29gDpWZ3KHHbbZSCYfNNkv4iD631mQOMcBUmA+ZlHzRvpz3EW/Jb4ruTvNyn"
    "7dZmW/rl7Zr4sr+zagLBDrhBbPWdAJqX5/IpLbcFxNcYlhD/uzBVmpQqUNR9vyUPBHzfZH"
    "setRv0J0qOnkLBC62OQuDgjmmhH6I8Q+7W6QY/UxYTPSheYDCphuxfRYMtJMTovI8vmPHZ"
    "M/vERnXRLrEWMNnyd3kFUZgHWcJwhwzLpyTn2+JY6C9reMeVWpakdMgfiFAA011tNXTmvZ"
    "vL29fZ8zat7+UiD1418+vH2XuBGiEQ0ruN5ieWmeFtVHCDCtwTSn4Q6HyuhHneSQRdlneT"
    "xvZXk8r7E8npctDylOEl+xftQlnRwx9rF83Yrl6xqWr8ss37OdsyaBwsD7Qr5VWXhZkA08"
    "17mf7/72Jbd0lNLiU+/z/e3HPyXNi7ny4zxMs8Z+EhofXTAqJkxXks+CwPTrXFqQ8i0OxR"
    "LRqVRXCQ16l8l6Fw9xEHbr6TwUutnkbl5Sn/J1l17OIaGTTe7kKDQ6W5AlCzrEVDNAG6zC"
    "oYOq2MPBptvCmYfCnDJtTpl0EO7dvfSIq07DxU+nbY7EzUjaFg7GwcE4OBhnTH/AwbgWGz"
    "gcjDsJzXAwTiGkwcE4OBg3jskGB+MuYzrBwbiMkQYH43qntOeDcXphnCwGnInOzkQXYQqu"
    "0TF/7b+jvt51VAnAwlOQ/Z8xhaNgZ1uvnJDpbhVZDDD/OOa1SyDnYeCeNbtnPtM87JgAbC"
    "R3gKTDqPaoXjLcEWIDx6dOhXM8WlWyvk5DzaJsoH0IqdqkIKS8O29SFYOMHk5bhSBp0hQi"
    "kBCBhAikMf0BEUiIQJpCM0QgIQIJEcjRTjaIQF7GdIIIZMZIgwhk75RCBHL8zoR09zWZz0"
    "CA+M7Ew22GQ94y1OEiQ7jD8PGDWtp8WpWMUgBsikUuoS5Uv3ziDdupil3UrQlHDCwKnRcF"
    "uKKwn8FsSLTp0y764qVAU/T6tCHGFCSNILoE0SWILhnTHxBdguiSKTRDdAmiSxBdGu1kg+"
    "jSZUwniC5ljDSILvVOaW/CDyjtQyrtacma1vSmCAv5vcgL9SbCInXu2C4cTJkYuJIp3O52"
    "btVBxpT1DoWkCCtWkVMfCmHLJSfhrEOMqYy0xojrzeJIrpJK5e7Wi3cJecJVPNKXcRDQe+"
    "ydZiXvf7dM+VO7ny2u/6ryPodk/ur5q6dPxf+dhvWXLUh/Wcn5y1KRTc7pSu+yhiPkhCQv"
    "sIf9OMNjjDYKXPbSsE/2eAUJdkJ6r1g+aqg+Qk7IdBJCHC3RnAWKEV1tfCTtweQwKCHgsy"
    "ytMVFkBMQPpg0pATxtBTkBkBMAOQHG9AfkBEBOgCk0Q04A5AQMEcSEnADICTBY+h3bdIKc"
    "gIyRBjkBvVMKOQGjWO4FHS4JtPg9QuzbT9vca1V9rVXpVqutoEdv8KYIC0fv1VUbpf2qWm"
    "m/KintrtjfFDsYwR5xq5T2BGPD6D11MFqQ16EqZA4FtHeg/cQ5FxdONw4I1qM7RQDd+nTv"
    "WXA3c/GDgvKanTKHOmUGwPR6+mx6M30+fTH9cTAxf+DkC/n2h7wgyaGOw6KAns5pubk2Oc"
    "qXS7ZdLqlDie8oyP3zDvshDauOsuehRRmFOFQ46E9+jv87Nu+whsOf3/30i3Ctv382vS5E"
    "o7PZzgW1imtXI8pAIAm0a5hpIX6tfowph7Jhpxw0W2vBdn6nC5GzQBBhTRZhOSF+lx7O4K"
    "CDje5geRW81hqZIk5o0rLka4wu1XJNA+LOVIq7nEEVFGdBddPHqqkjp4OqliOfhSyM7cjW"
    "5woKOGvCQD0XsKpitrmMlYXcnthADcgGB3daK+8RYp9petXqfqCrmvuBruL7gQxJZP1JvM"
    "NEkccavT6tS2PFXJ6JcpJ2TYmsk/kdIdvIY5wjyhFG4g/OfLRfU4+gcE1Q9I7yGfWRcC5f"
    "o7l0caLWK3pPfLR4iNoJv/OeBAJIAoJ8sQagPeZI9oT7ZFLo0xN+LCTkWrDwQUKuWf0BCb"
    "mQkGsKzZCQCwm5Q2gbkJALCbnm6h2jm06QkJsx0iAht3dKexO3tC3ZR1mw3bb30+jZ/Zfo"
    "gmTnjHvQht0X1ey+KNutgooVCzS9gwzIQpb7zy1yPMy5vr+bh9lnGfYmwebyuKTAqUVzir"
    "CP4f4XDFkxTje96AiB9KKuotnWw6o7oerOTSQI+4b1IAtHGl7QGds5EIzuzpLwKJJCqD/j"
    "IXPuTmNK92+GjONeObui7gu2W61D3XycHOqSE3L2OAiwHz7Mdn5IFWZdDYdl6CUT6dElmW"
    "2YH661CqYWYBbtcL2JP9E5Pj3LLEFYaZm1NM1qbbPS1gXJSwXboJ1xUGcdmJS89C6qqq/I"
    "XnqXlNtvSl9K6/Jr5y/t1wytxbfMpBDhZUiC6O/obRtzkVq+BeQVWWDaQV6RWf0BeUWQV2"
    "QKzZBXBHlFEdeQVzTGyQZ5RZcxnSCvKGOkQV5R75T2l1ckHWvNW72OkKH4LLl/1nkSd+LH"
    "am21CQCyYVqEoTqc7u/tYL9pXNu0rUIA/Xwrls804+cJwD6/wDZt/APBfBeQiUIdTx5N6/"
    "TxgPK72SbTEm6qAQEbBGxj+gMEbBCwTaEZBGwQsEHAHu1kAwH7MqYTCNgTELDHIGBHvqee"
    "IJSBgIDd1ZPYr1Uia13p+LVSYrVDwO5JD8oVitz72lJnFgNKZ9eh7e4qbJsK1g/tLzn331"
    "VeuVRzH7yrvnFpyNvg01dGdR28IRLxJ7FnThT6cPT6tFEcDsiK8jC+wAzUYVCHQR02pz9A"
    "HQZ12BSaQR0GdRjU4dFONlCHL2M6gTo8AXV4DOqw6qLi2pS10yqUJyqZ2H+CbUhDT89FSB"
    "EW6r8v2/D7sprfl1A08Syj2GGbjSwd96B7AqKAA6m9s9Se+bKlDqi5+rmAs8E2r7MPh7gA"
    "2qN3xKNrxhRDv65aTxZlk9bWm81BN1upbmuQekQAoSpZ0mGBwtio5jMFWONj9MalR+41a9"
    "emiBOaxZ7wO09iU/R/OSaE7SFsb6YVoQjbj6MoKtuSU92Ve91mObiuXg6uy3XZGZefr8Nx"
    "BmODYWv32blPRJDMlZXlkkfTuvSI/XIWZNo1l5bju8XfiRMmheFk/beA7cV/cRj94RKHSk"
    "EQOWvsrwh/jeZb/OAxLNrvk0byNDnyCXHFGzAU4juCyHIp3lZRiO4EHwh5HRbsxJDXYVZ/"
    "QF4H5HWYQjPkdUBeR8Q15HWMcbJBXsdlTCfI68gYaZDX0Tull5LXMeKYOBSmg7yZU/F71Y"
    "rgqxqGr8oUC+Oeq1bb2ns8EoiFJD9rJbg+qxFcn5UPp+IN2/mKGHfdRV9HDMS4uio5eLv1"
    "qFMlplVHGIs4ENO6dwHndOUTotsDeRhMgc5i5ihillviu4cY3hjDlseYj84Yz6NgiHcd4o"
    "fwWZn6X4WZUnXj2xFT1FioE6J/IY/ywRb5jJS52FEvpD5/Ij/2HBrmr59vP+b0llKyZDEv"
    "cpoXUuQbFJMlZYzTJa5SaKyeD3kUzIfuWcIxjx3KeuehoD6arT7GiQRam3sWZJ+U35vzZk"
    "i2zOeQbCeKVJno9WlDngxPGkEBEUg0gUQTY/oDEk0g0cQUmiHRBBJNhrBNIdEEEk3A1YNE"
    "E0g0uaxEk8PZDN0K0zkUFJnu6k+IobnQ2nATgIVx/P6DPDuufVI1AwE3uXsIGa6ntNKqgS"
    "sSrRWu3wQhjb9iSbtOHk3r5OstC0LszXCmLajYoGKDim1Mf4CKDSq2KTSDig0qNqjYo51s"
    "oGJfxnQCFXsCKvYYVGw41AeH+k6mU7dSfq5qlJ+r8nkzvttssGY57AzGPqNlkCsnxSeGRH"
    "Wsr6YScwZjA8t15skQVZi3u4VH+bpLanseCpaiyZai7Bm2Veh51TdkHiFwR2bDHZl5pj2q"
    "eRfpEQJMj+M20p8p33r4YaKIxiSPpi2iMW6mbXPhzUPsOy2CiR1HHmhHC7KWxS3lSwJAiD"
    "9F+zV11shnC+Y+IAf7SOyQJECLB4TRFnO+Z4GrqLQ5xCdArGgoewxiRWZ5IRArOnsXQKzI"
    "BvkaYkXgskCsCGJFZ+fepukEsaKMkQaxot4p7a+0JlatRHVJrFi5/tgQy3jRZrl/Ub3cvy"
    "jHitgd8WdrzNd6AaMczEame3cW4HTDmVxi6jtMtYTUKLBHCCiwGlo3+balwkSZqXbAmovP"
    "8rCLvv+MiFW1Q+gtgwOr22SrOyD3YufsVDksD4VuNq2bDQlF/bLZBuyeTBShqOTRtEUoim"
    "baNoei4u+WxonkfeQ4KvAY38omXsZcjF20ZMG0eBubI74kor58XVg70TsdnixI9IwtEcHO"
    "WhGfOtnHQtDKAosQglZm9QcErSBoZQrNELSCoBUErUY72SBodRnTCYJWGSMNgla9U9pjmS"
    "6Z/qhdpSsDAneisztxcPF0dtwjxMJY1iBncyBweCqHLQmPdNCM81Co1mW0cTOOi6T44XDd"
    "CQ5u9l5gEO4xMu0eo1R71+uTLAp6pfdeWVLP6xakzCHBlzZ5uwnIPSX7zrHoLBY62uSOhi"
    "qg/XtChgT735CAOuuJqgho/GRaF+rHxzbG1P58dFz8MP4eFxYfXhJ5pNJUHcuuVPPkhFdT"
    "W63k2eCQXz9/3mbOP39ePefls9K91zoMH5pbyO4g1XUq675IY7UiZlpZ9uUEDsF5DJHeTP"
    "+zbmb//v8B/ClUQw=="
)
