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
CREATE TABLE "sys_sent_row" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "path" VARCHAR(60) NOT NULL,
    "temp_id" VARCHAR(80) NOT NULL,
    "row_id" BIGINT,
    "created_at" TIMESTAMPTZ NOT NULL,
    CONSTRAINT "uid_sys_sent_ro_tenant__39cfe6" UNIQUE ("tenant_id", "user_id", "path", "temp_id")
);
CREATE INDEX "idx_sys_sent_ro_created_40a2e5" ON "sys_sent_row" ("created_at");
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
    "ycd6EfapGpXtU5Xfk43AWaaWFZlIXr+00b5m+qiTfqjsDPYsJ+YuqU5cOjFmuUH84C1i5d"
    "uZp0xbLwe16m2vFjiPYwsYU5uZUv/XFuOxEygkHTHHd/ZBK6uHb6RHZqAvEgJpsY20/2Ch"
    "2CMxgLOX7ZhuOX1Ry/bK3W1x0MfZRUb1i+53nWjThn3Z2pbvGWCbhf6IbUHi1IoKfJdm9p"
    "9kCye1N2rjFORGU5teRRCydCq36adDKJ+x/URy65pw55FakPIbsjvsx3iEMCaI35WmrSMn"
    "9CvEjuxVMXP/DoBKKDfbSQhw3vBcpFOETMdxTCx9AfZqDoDc5Mj86MHCYzOTj0DI8czDr9"
    "qv+TdWY6LbaGglo569XMg6feD/mdzu3CmV29lSXe9LUoPkJO5zVO9mQx2FZaqArcguLrup"
    "rApfDmVoveuLl9Y/emTV3rm+qy1jelqtbRFiesdtWRhrozsDmYfUQPUkF8ZF547bkFcMOn"
    "3Q7JciLM9g4jIIOD7h9v95NvWyrerssIyEPPNQjOlAU6tn4+CDld+jkPhZIHpnWzKaKqzJ"
    "V9z1YTlaqaPJs2yqqy5cw7NG11vo2HZBvnb0VgtMHOmvoKYbSpcbOwWcjviL55ek3QITD0"
    "B6ifxgsSkMphVn9k+M9Nqfbqcw5mYeS7/+yCk0e+jSP4LAP8sOFoje4MxsKh/azN0H5WPb"
    "SflYY2E28Tbe96MnMWZZ+E1D/NPtl3oDmHguHcgmcZmdeTQ1ME8NuC34Bgrnll5RFi30Ix"
    "iNYsBXptqy4LsnAkD1VGFhR90IDOowF9wVx5ejx6fdqk/YRJqxZXCKyJc7dlovvmiMuctT"
    "Xbi8YBcthmI89zu2jPgju0YvKaUU+s1mSO5JeKS/fLZySID3Vv8INohsSI29NwrbywdPiP"
    "g5y6oVZcUJXM2gHhyoCzdwFcGWCPrQdXBlyesQdXBsCVAQZxb9N0gisDMkYaXBnQO6W9XR"
    "lwJ36E1pKfACzU0fpP74aq9Xl+2xFcx3CJYvE7d3oUp4gTHlHwmL8aTJooFEhqVR+ppjxS"
    "kWH90NwZwnJxr7pj5dhlqlB+9b6WtLfGRuhtQwtZiD0dKlMAcFnKMSGc45VmjskRY6ND2M"
    "4jrHMJS3N/iwO80bvm4wgx45IPqy5eOQZptPokD4N+6b1fxCP5/XX65AiB/hioP2batbsK"
    "OPt2iUESXw6saee+FHDAtg7b6psg6m/gyCOhtlfnEg+GXmZ5AdTjUJb/CxU2afW4z2LAky"
    "oVqsO+Q7xZQMRP4yFR5W8w5lVZlgpwgeKFQA/FcfrKiSvc396+z9ksb38pDNyPf/nw9t2n"
    "76+ihV00omHFeI4SqbR2zRRh337Zf+3LNcFBuCA47JIvWgRDXNPkuCYPRW91SwzOQ6GbTe"
    "7mJfWpLOrYpZ8LWOho0zraoBzvd0HAgklFonf8cNom23tG0ratjvoHZLnjxE2vlvUR3WxZ"
    "EE7RUt72QkOO5luxXM3/I1wjMZiJeHJHtiHa+SH1oudL6hFZBPVw7dcUcRYnZkfXv+w24t"
    "3j90RcQDx058ubw1RZ4SZ8oQ4lCwTryZUUQTTTPXm0FKoWmO/oQX65Wf2RrVqQzqq2kkd2"
    "IgLxXYlP1rC2akfSHpSOkq+tLEpQzaSnLkgw6sHbn2xEPE8vMpwiTh/wOo/JPVBoSx7L1m"
    "M+gwHuNbk3xSUhm60neuY3HHDh3h6uXy47J4pmzW7KATTbStTMOcKaT6mGOBB2+Vxa9/IY"
    "qIyc5i+anKL5HXk4/Mw52tOAHI6NpndV4si3EO8g7X4f4ZXoYMUJ1UE/Ck6nWmA0gfdgVn"
    "/A6dQWQQ84nXoSmuF0am0eGJxOncLpVIMnG5xOvYzpBKdTM0YanE7tndL+9C9dS/ZRFqxx"
    "XsTAy712LrHFNfSuWp3suao52XNVPtkTiylaFB8hQHI7kqNouJ67myDsswn7L++9JtglwU"
    "xsVTo7Wx4FG1tJqpHJcLqk5kCn4/R6JJweZWmt1SAPs29JGKTqgqBIRjA86ugtvQXcCesD"
    "LDH1BpPfB6gOYExITGrzE2UULHoybQ58pe2a7zf3EQtW2Kccy5deR4lt1I3S2mQqGxHe0o"
    "OMLn3HURo1QGsmfskT9ItoK+NNMvi0ILLihmjEkM98gr4/tn76g+Kq89N9LsTAht1OIAZm"
    "kLYCATBTrAAIgJ2EZgiAQQAMAmCjnWwQALuM6QQBsIyRBgGw3im1JQDW7PWdbLG/abPY31"
    "Qv9jcQ/jp1ZGZBVtSfucrqoXIzraA5D6vbSK3aROXGWLywz3f16cuCLpk8WYR2pxcKOEJO"
    "KExfnUiVbjO/q2d3uewyC/FMXqynVSWoALOoOlaPW74fYs2wSgZjn5vXf0x7u1aWW64hOE"
    "XYR2//Ve89tmJa7CYAG8ntKfhqVDjwNxJsKOcxMxWBwUybabsQ4WybhzRGC79EB9ScO/FV"
    "4zNq8fu8ksfQZC2MEK0xRz6TkblpdJwtbhDfnRjIf0W3Kq6ZaL0h/q4cGBzmIyAGOOxeDD"
    "FAUxZDCAOevQsgDGhDZALCgBC3gDAghAHPzr1N0wnCgBkjDcKAvVPamyZ49Iw1q8OVgENx"
    "e9LA4Mm8CmNUl2/hh8O9WkrB5fh42qS18PjeqEZ1pbo3QL0Y/biegnphWH+AegHqhSk0g3"
    "oB6gWoF6OdbKBeXMZ0AvViAurFKNQLSLfJ5OG1SsSrycQrpeIJY4QqbjyvoTdFWEjvEInM"
    "210gFm/NIXzEWJgv3n/SmExhJKortxvSHonyvm07OB6gcIdMcdaUFRKEhRT3U6qjfHOAFs"
    "FHiH3L8TBjWMz5TjcQHnHg2Zjm2ZgSalnTwH3jOGxXUfUm+3zamNgqW89wpjmEXSDsAmEX"
    "Y/oDwi4QdjGFZgi7QNgFwi6jnWwQdrmM6QRhl4yRBmGX3intLewSO58RIToLfx5moejXv3"
    "YdUyarGsx2O5UH10h3Dmsh54OEZYSJ6mkX8cmC7DNrBuE5Gpx6eecZCGgSnTWJBdv5bhel"
    "Ows8l+sG5qTxWjd17oha5Y6fTBv17WO7xmoN/ynHpLwk+E6MGoTF/8vKCGvMowuGZcH1O/"
    "LwOnpRmHYc8V1wT+8Jwsgl2EUOFv5/uUBDb+/6CHldfIJ6C1I7Aofm1lXo63HvqZbJZTdr"
    "7fcJwEKjqn9D9h57O4U5VXPrfYqAO+8177zP8i4vJ9nJ5yXqq/3fLMYaPaG/KmqRft3JeM"
    "pDQfkel22Vy4z8tqXi7boMgjz0NIPglFv32LvZEBP6L1uP4bw1mH/SaELvju2ar0dCS1l1"
    "TCwJ0rDd44dX8fVENER76nloITDSBF6zvXiLIClP5jAxVKNrirY4EP/rUYKoH9nEPGQBQT"
    "s/pJ78+wFh8effGfWJq7gl6eQfDzkvw263kPNiiMEJOS/n7wLIebEhDA85L5dqEkLOC+S8"
    "GMS9TdMJcl4yRhrkvPROaW+yn3RQZ9o5ATmUjYGC58/bRAqeP68OFchnCqo5/aeC6lrnLY"
    "cD562z8ybFlAr+q8nPgWwiv7cVZEH/qbV2HNqf8MKgwTShgW9dGUHo9kTc9n/seIODOy1u"
    "E4B93F6/bEPu9ctqduWzglC2xtfPX+hJZCnEOor718bY3tdOMcxibNrJTq0Bj6EgxIRtiT"
    "/WtZkT4ncrV5DiIIfTaHkkcmn0Vq8MxKJLEC+nJHcc3v9NuFOTyuB/9HTaLgFgtk0aN2YB"
    "3PoEBcQh9J64UUg9TW9FlKN9QMOQ+AgvQxJEgfrFQ0h4FFnPRt3L4f0e3xfi9qOfZ1OI2x"
    "vWH9mwS7RkaB7JyYKA/EfpbrqSm22U96a26eqXIF3WkTkOlWLEOTyRhTOrPO9T6TBnUBby"
    "3Ft4yRTbnkcma9mql6832/NJKyj1BuYzmM/G9AekvULaqyk0Q9orpL0OIURD2iukvUJcB9"
    "JeIe31stJepc+pnfWaBVmoSvS/7J+n3tilsbzFnO9ZoJcqmAVZyPIg12jAtVxwLdfJ6B2i"
    "LiG+xyEOtCg+QuzjeJBTHpx805PI4vb2sdtqfagevUVeFzQI1y5WOOrSf6w8a3AE1XmO4+"
    "O6hlzpCRbIEzv9nXDatAZmBmPf4HzWZnV9Vr24PisbB4zr3cWXAOwj96YNuTfV5N4oL+Hb"
    "KYq9NSRd71S13obMur4aLA435NLaKbQDYR29sI6HeTjz2IoqhJyGvPY8FBRQkxVQjznY05"
    "tJR4h986iNgV1tXpuW4/JmRdSXHB4fTttku8xw2rYxef3LmqBEeIyTx2Xm+J4G5Dse55tT"
    "N349Ki0XJaATHspizlGK+QMPyQatGJH550/QPGSerNQ5l6XoiI8WLFyjNRH0iOZxaboFWW"
    "G/nO1+zi8C+T1DzVbI7zFLxYT8nrN3AeT32BAVgfweMMchvwfye87OvU3TCfJ7MkYa5Pf0"
    "Tmmv+T36Ze1yKAuzIvpf+CMhY9aNbQUWOG+z2cLtgudxk+MBq8d8FgPUP6boUhDW2Jd1VY"
    "FyUCgMZLSBSXy3Wy9ngdDHRvcxd9hWU2ZMEKcsoBa4wsCe+iykTnxn3AnExt5LiELixJCJ"
    "E4cQlvZilcGB3mHaUmVQvPlnsq2ql3Z8Om0VcXZJ63pp1T0NYVgLjGoIw5rVHxCGhTCsKT"
    "RDGBbCsBCGHe1kgzDsZUwnCMNmjDQIw/ZOab9hWONCVae8Nv48nkTs7WsynwMB9125p3y2"
    "wapTPtXrSAZizbL8qDXEIA3uE4u+vFKBi55NW+lvQdIU1DdQ30B9M6Y/QH0D9c0UmkF9A/"
    "UN1LfRTjZQ3y5jOoH6NgH1zVTPGdS383sS0tfX5D0DAd51eDdIKfoSOeKTCq3o8HTaSi0K"
    "j40bC4R8IJuFWAXXdCtLbeCoRoe8YBL7SHil2Kccy6blgh46QIX29Ht2sTiKEH+AJjWuGT"
    "St0aQqd5C6joLDRn1sIo1yoJp8UAP7oV/QKOhQkc+YV3kGJcUUmF8I0FDUJ0vXab22t7e3"
    "73MO29tfCpx+/MuHt++SdHrRiIbmbdt/pWT/c8paad/OPm7cuO9F47QLWu3csqKWRKE9Dd"
    "dov6bOWmzDHpVFs7bE52jJAjRnez9aT+evxMOt2LCZPxUbNBIDjJN455bWo8Az5ESv+cwn"
    "r+N3fipvopZ/q+t5nfTTIX5lwQoJ8Suz+gPiVxC/MoVmiF9B/AriV6OdbBC/uozpBPGrjJ"
    "EG8aveKe0tfpX4njqBlCwGnInOzsQWi01GZ7dNABZW8BrkKq5ILdIb2hkIjOwxBgnfkryq"
    "lXl5WqcuBrKE2OLQCvLHQX8D/c2Y/gD9DfQ3U2gG/Q30N9DfRjvZQH+7jOkE+tsE9Lcx6G"
    "8BYxvtPOYUAq5EZ1dCsEE8rc02RViov1232Wmvq3fa69JOuyAHUnUozoLsM2f6J3lPXZWG"
    "XL0ep4BOK4dp7Pa8FnNy+KUlQmsSUrMgyEitz0jNRT8C6pCZi6mncHk+MJ88VEVB8kCLBv"
    "IFqfTU8yYqmV6+Pm3W6ZNmQwr1v+dVW1myPZrkrhgxf4CKb/hAn4KKb1h/gIoPKr4pNIOK"
    "Dyo+qPijnWyg4l/GdAIVfwIq/hiUI+mQilGsp3UeMSAot9A6PYK5bsmXLAZqvnT11+7Ej9"
    "Ua2gkAxnWLcb0lAWXubBmwjdqYqdJB87g6S2aErNewLE0TNYehYgVuZjBUrcGXxZ/UNHWY"
    "O7S/aM7whu18xb2UdbGLIwbkw0ecm1EZAbUhI3xqzXZgX+DEjMtaJbMu470AhEHfXTNPwk"
    "/txfIEAVZYCyssIPdU2y3OYMAnNiy8/J76ZFIRYo6eTVuFmWde0rax1NStTxANySau2CTB"
    "r9GcfNt6guI54viBy8qPexa4HO3XDyhcU47ixbFcOeqxbwYH0SxY/iGEbVZ/FAQ/PS0qAw"
    "EpqrMZRP6hs0Mfmts00HvTrEF3At3p3PyBhnKu0ruxJanlUGYwVrqU7XzKOqcy8ipN8YFk"
    "4s5E5QBFD6aN3s+a7TiZLdLWJ8y1ddhmI0DhQ1L5ns1c/ABZtyNYYsBlMas/IOsWsm5NoR"
    "mybiHrNuIasm7HONkg6/YyphNk3WaMNMi67Z3S/u5eFC6i7t2LRwi4Ep1diaJ/3pb9Ig66"
    "oHMXSPk9EkWUO3EF/1nQRevOB0FJh7sj5KKZg1zwYbOQMFcZCTX8HiEWMtxbWXBTRPkd9d"
    "z455d1+eTZtDkxKdsUilWD4A6CuzH9AYI7CO6m0AyCOwjuILiPdrKB4H4Z0wkE9wkI7mMQ"
    "3EH3PbtTEf1XZ9dNABaqQzdtdtyb6h33prTjLj3GAq6zZhwRsFyUDslgTjZEvrkGoTmQNb"
    "tarzFPLT5TAIzPUhK8R+5xyAKFPlZd7zsLOmG97/SV8Rb89rBeZCMB2Ocq2nbW4CcP081E"
    "EdOIH0zrAhrMcXZb7DsPMydt3HjU+iNdrUOOfk8C2lMUh2d/kMelmU+QR/DyCZrL4OP8FW"
    "KBS4IpiqqBTVF0pGGK1sxzX6M5D7E0S0WrcE3QAgeIhmhBPOavuHjX8snsE382BGkssN8h"
    "SGNWf0AO2dmJl6ukfjXHJRD/WOIhcwwyxyBz7ORzvZDX1CqtqSarqahccbYLHN3yuDkQFC"
    "XpnOgRm/FazB8hwHtX3qUXNdv5IVXc4yjX4y9iba3gPw+F8Khp4VFThI0kcDVRiRvpw2lj"
    "xqaTawspm6AGgBpgTH9AyiakbJpCM6RsQspmX0YUpGxCyqZB3Ns0nSBlM2OkQcpm75T2lu"
    "MC+YIZE7bNcv+ierl/oTivu1IO2Nrzuiv1YLVgP+3tuG6uRqzrioVbkfNWQ3IGYx/LvWUP"
    "5cKxvmIv+/MO+yENqyrxHjBFS4U4VOyBT36O/zs+tuvCWu9++kXsX2KYTl8UEt6y+cYFar"
    "GiwnETtVhV4RioLd5bRu6Jx7ZEkcJZszrkUPatD4OswttAEhY+SCV7i309N1IFBt5b8f5A"
    "sGJwVxvESftOlrBp9PZ94wH1HzRrnh8hMF5bjVdnTZy7GfUrJJCakGwJeToPZHJ18+rpU/"
    "F/g0WXcsS/bEH7y0rSX6opZ7uwK+dZ6ClJvx4Z6cYEpXd+GMV+FSHp+NG0RUD62LIx3f7L"
    "miAP81B8k82CBGhF74kv7x/DiJOAEh7fUhZHIV+j+L1dtNuinRgAMqudo4DtUaTYTwqd1/"
    "+7K4LkhQsG4veNLxSA2PmYYrUQOzerP7JXc0VzSse6OkIsVBuftbGunlUbV89KttU99lT3"
    "dFcP7RRg07C24YLSnzH1Hm7lyTDVLp552ryRu7LxjKWtT3hNT3rDcGK6T0T7+jbC1IRrfE"
    "awrMM2a1Z/QIoapKiZQjOkqEGKWsQ1pKiNcbJBitplTCdIUcsYaZCi1julvYXlIt9VDGOt"
    "ZT8LslA86v9qCfFxIXbCmXZCYBFoIdv9JwYmpG0FVd3oTpEW8t3/6D5DGRfDTJczls+JeN"
    "Oy2bMo+2z2IZYTKLx77jvvEo27RH9N6Zcs6KKLvxzVf336DqiL5s+Pig7quB1HhE2Tvr9S"
    "5mvs+0RROKTONDtiTpgmtcdesoSM0TJz8cNsxxX2QU2N3QwGSuxqlNiNqrRtqL8LtdIECj"
    "CLrOHelouQdeA1BwJWlYWzVIzWBTETBHjFLdZeGX4iqkB99dJ7hMDKq7HyBmSDgzutoXyE"
    "2OcBD3K0YLUjPJYh9bIMCzj72L5uJThc1ygO12XJIWYtSrbW2fMKMGsCSL3teQETxlbIQq"
    "zwPT4wn1SdCM3jrOH1xCqOS7aM03DmqhJp6+gvAIH/rioaDlYqk6SO+wwIeO/Ge0AcQu+J"
    "O5PLiObCU4RCHzyyDw5rScduyKChJ7r2xFIeHevcE2U09MTj9uP1IRNJf0NOkNAD3Xpgi1"
    "UhxTrmEwQw3o3xBfaw72janxkQ8N7R9pQEerMt86ijmdBfRFqoIQxRVOrAW0Aw16ySVkIC"
    "4zqML4nm8pLHwQrziBwRYRhSf6aq+dVwJ0UJDfn1JufXJ90lq6c8orePcOhuk7ubbrYsCG"
    "d3RM90yMPs28VettnEXlbvYS9Nusf2Z/zwW0AdMlEeyj88m7Y4kv8w26ZtG6vrzKO2c0Q2"
    "2/AhvgqWh9h3RSeg6BGPa948QfON2BvixK45Ei3Q3PEYj7YM8Te/Q3ghlhOEg4Dei89CzB"
    "fvRjmSt9ROCp17oo/96ieNRZP5oaXw3XEQ7sTsnCbvlTySXyP6KFnWh3hLuAMXSgpASQEo"
    "KXCm7Q1KCpyEZigpoEj8hZICUFJgHJMNSgpcxnSCkgIZIw1KCvROaW9Jdmc4DgyuhHwlct"
    "3Ve0DdObWmpX+E/Oud70vlIo0wfAKx6GTJiUfrUdfSWX3zKIvY7+9wZSIPKgSd6qMnORSc"
    "PtE4fXJUWLsQrj5fDYw3M96BbWBa+2SVdvKIzVkjvZ2sMifk9hdOPnssnKiDbsnTaauw24"
    "6TGU+aN0bePkSnczn6PXMCeorSY7s/xBdPiPd9guZ3ovvnr1BUd0z8L1ozz32N5jzEsrjK"
    "PA6gLbC8jgItiMf8FRfvVL7t4kSfCSEzCyxVCJmZ1R8gMJydeI/gpSbxGQgQ3/2kBlYEUW"
    "p0nUP7i1Z1zliPxTTiLCnIYjut0uLU8rUSgIX1WK7aeVo1jlYxTsrZLnCI5vaVAw01aEtm"
    "tnX718Fp0mL+CAHeu/IufdbZzg+pot5FQ4p8HgqpAaalBhgiIf0XKwgY2denjbLROmnWKB"
    "d9jII+KFzjEGG0JQFnPqIc7VlwJ7OmxV9/38l7TNn+NSK+y9Hi4ZDGjARkHg3leVkS6vF9"
    "QfaxYPEE2ces/oA63AZ1AShvZyI+UiV0VaAs6KKlIGE66XJ3hFw0c1DU2DINzXJWu/m6fb"
    "q5hukOY3dz85fcix/nqtMF1W5SBmGT8dHbdKErnwVk1kGeKyMtWo5ObVVzEuha1UeITQP7"
    "DMRrX8mXBVkYeOn/gFpAsKfNchYELLc5c+tRUqFO1R1tzqKG4vmkcZbTnCCvPm1ZV3UIzj"
    "aP2RQ1JuIib2dShlwO1zY1xlySdk1Bl+quhVCHBYYQhDrM6g8oCnPOLR2KwkBRGDCcoCiM"
    "FZMNisJcxnSCojAZIw2KwvROaX9VCSB559xOxWJHPVlgVrMHCjDogO5JPB5jgc6qkgJsIr"
    "3HDIoQy11Mk9QCDKhVnhuQZ/l9pmWkZ0EWhmz6vyF6G7AtCcTWFtGkQ3UJaZ9P1D/dC+LK"
    "WxS1yk1lMWDUlZYJ4WJo0ZkCrPE5euNygcO13tBMADAuywdpQ2dNfC06sxgYnaWAxBarSi"
    "T+eYf9UDhnVdGIBFUUkYhDN9h78nP83/FtVXVJ1O9++uXDm/ffv5xeF8prJZvWTWlnYoHM"
    "wsChUnSoMQMKODACmo2AgPjsXp/pPAyIbiZaDMxA3ms3c5X+WQ3XJSTQ3Uz3EjtULDSUKD"
    "a9Gq7zMPuIvmlVse+mpmLfTfmeR5lFg73Zhgi29NLtSsjT+cmT/Zp5ZKgQ5dDDW7q70fI7"
    "2+imRJSh9g3zAfZJ+rDTzNhNECcc089ONJ7bsFtNbln3oXJ3w9RTRMEbq44fgXDioqsSHx"
    "O5J+ROeS60uQ8yUOiFx/cCURW+atcLRFkCC3pBsxeEcUA7zoUMFHqhay9scHBHwlmHqyiK"
    "SOiDx82EDfPFpt9hHqRA6IHH9cA/djgIiUI0aO6DDBR64XG98EBwpy5IcMB/90JH96rRX5"
    "eMniBsdG3b+bZ1zm058r5mIdNTyo4Q+zj+sRXHP9Zw/GOZ43vqEr0EkhRhH8ODjOKASNtP"
    "U4BMIPZxbNvtLO8JVh/0jB9MGw96emm7IQ96/p4/9VdM2BX++SwqlfUHnAg13gaBE6Fm9Q"
    "ecCG2x7sOJ0JPQDCdCFQEoOBEKJ0LHMdngROhlTCc4EZox0uBEaO+U9ngi1I+cUt1jRgUc"
    "nDRql/UaateYzIHAdevsuh147FACMYezcKC/aDPQX1QP9BdVA30rmOpEdgq0kO3+lxW4Dg"
    "KuQrnULliyYKO1wiSAE6bHbvE2DguPcXHhIQ7CWXLLRtlfrdI7c7CLvrwjDb3o8JcFXTR7"
    "W/wwcx4cT+uCjhzIptW1N7dPMoTd+/iAF37QOqOrwp6O5B9HwrCgZ6155O4IOeHuFIWnk1"
    "uWxrhDxaypr5aqHsR5FKwRVQmIZU4bcw9tI/TEJq1LtowL98wRC4XMSCl1wFvGvAr+FdhC"
    "TywEeKiuSJI2Tms0vL29fZ8LC7z9pcDxx798ePvu0/dXhUoA1dRHOeRae2IZCVJzBbt6K0"
    "oGZE085OS3VpIqI+9XzvwqRzmLKrog1AnRv5BH+QizyWv4/PXz7cfcUpLYHd9/ePO3okny"
    "0/vbt8XQoXyDt8o8fh6SrV4HFHDQBd27YI+lqrw45GFqFc/JQy+wgs7V9fRZ6xI6xCNON5"
    "5zSKC5nuYV5t1YzgKB5HqSnTVx7mZUkW7QdMFUBghZOmZn6WxxEO4C/UvEckjoZJM72Weh"
    "ZjmmFGFjRmO7lMa6nEZVjEgV3qhLhw/VsQ0I8CtjcHTlE3emynyrC8FlUY+MIRk2pvVCSF"
    "GpcT3VIYWA5tDx8DpWpUTUSsf41MkQdjG+wJ6MyOmRngEB712TgA6JsBFzOptgCWnhZvis"
    "zWb4rHozfFauH089T96Dom90lJAnjLL6LDg41WM0QOKohviEpUK9rw6KFGDWrDA9RljJfX"
    "w+XDODsASEMi8667cxpQXcVXSYX1FbIHoybVFcIG3Ya3WB3yfYcdguPTPOyT/i0gFwt/R4"
    "hvkUQSUBs/oDKgm0OY8ClQROIwVCJYGSnQ6VBKCSwDgmG1QSuIzpBJUEMkYaVBLondLexA"
    "zNAgLW1g3oX/I8uOJa9GYwFnJ81a7GZE2JyQqONXW4PArc4c7ucEKk5iKSh1k40PtfTKSS"
    "p7HtHZrbNLR7lO/Z34mjty5nMBYO1/5DTy4NiKN9UWQOZSHPA+x/G7WJUZc9cMTYtDyc+s"
    "oZ/fsLH3lxoWHO+tAriEws0s2dy2AuuvqCzITV9OoekVph+MAc4O6A+FZMzTIBWZCFe1v/"
    "UqlM/NF07DIQSK3oXnJPCmaq5Pu6codHDDD/SOZdZRSmkXxXHYYB/mv5NySp6DZwSfCnHe"
    "HhRJFYlHk6bUwuYrLxbJW2HvL+EkgmMnx4TxEkE5nVHxkzMpqoehZOFjMU9aXpYh3zZyrp"
    "3LzJ2k+9diVnKOGsUcJZ0OFqXn95hFjo/bfx/as9/yK71NU/LpTBWMhv77KfoEsVTPxMsE"
    "fcaoofEUk0jOC6JKh3f4uW1+oiO2kO1Pvbj39Kmhcr75Ruc9Ws9v64Mu+G0T34eOazDVZV"
    "I6kpB5jBnLAMYPrKaOsARhVcqD/DioBYm+IvKRRSK01OrYz6iu3Czv18xEJHm9bRJslx79"
    "lqUiXGyWfTllKcd2gLQhwIcSDEGdMfIMSdn3msnySGbc4Q698BCcUKqsVvArCQ3UHKqC3I"
    "kqlKEdbUCD5CoDxw9/LAO04CbTU5C7JyhPedhRMQ7HW4ffEIApZbsNzBle3Ng+3ENRy5Hr"
    "9/+5Gu1tXpJvHTaUsf109b91zQJmtnxx8CBW1GZ/CD62tWf5jv+l4A9emS2fp8Q4q46NMN"
    "Z7g42TBP60zFgeFiuXPQztkuUPFeV2wshVjofPV/iDLYeZru7QFgIbv9C5ABwVxT4j1C7E"
    "sxuWqlQV7VaJBXsQZpkif5maw2whecVPmSyfNpS2+SZ9o3+ZOTnwTdxNmF9J6gyELi6Pdl"
    "wDbyGrwpEv63+O8PiPpIbFRIWgKvEEYLHCC2RMLPRAsmSJii/ZpxgqiLKI9fxsF3XPz9ZF"
    "Lo5cE/8Kv/1f8ZP6CdeLzGHPks/phXAhmukbzdD+GARCAu2J4i7LvRXxvq70LC4w/CoWwq"
    "WjyIjyL+E/TfVEymXSi+jPxSMTyUTzEVP4GKT5UvedgX7xgV6CAuwisxjnmIZAs5VCM2ms"
    "PRv+cdNIdtNvIzHw5/xxzFnjy47kYbIuC6m9UfUIu2TWI91KIdZxwEatFeamAEatFCLVqD"
    "uLdpOkEt2oyRBrVoe6e0t8p8pgaj7M/DNDKmciG0ax8pzaHsM3T6PxVdlJ/aDvEiDsSKzi"
    "M90Ue14t1Z0EWHvA96qQ53R8hFMxcNoVgW1zHVCjCLkgZ6M9bEANPnNQcCVs0qQSZ8kwVj"
    "d+/phqpDebkG0+ZY3qH9zEsBjcG8eWrczJO4mPzjO/FP8i2cIhagd3999+n/zL78n9/evZ"
    "aBLi6r32EvDnitmeeipWiE45BZHBUT/jSKhhXb8TiyxctRvZN+MhzotMC6gdCYWf0BoTEI"
    "jZlCM4TGIDQGobHRTjYIjV3GdILQWMZIg9BY75T2praYLmFDrGaoWE03U+t/DeZgDxyrgU"
    "ABBArOwRzfYlUVl5orFhOATTpNb/tVINy74E5rqTxC7PNQeruGypBYwaeoFv5EESQ4PJk2"
    "RgdirbNVVKCadNDRLbCxQEc3qz9ARwcd3RSaQUcHHR109NFONtDRL2M6gY4+AR19DLoEXD"
    "82pHh76suEzOa3/1o6cL2bbde7dXMAxKc6OEi209ENY7jkrcb0G+KSN0GeWGhDBef1QzsF"
    "2UB6qQ5Xy0JctZW4SmPbx9o3Whwh9tF804bkm2qKb8ql0l1XOC5ci+EMxj6Ke4stZVkmG0"
    "w9LY5ThH0M91azL88wCQQpzsNM2ycpQ+3jvH/n5MiavpuiwNpHef+G3sLDjiIJoObu0xQB"
    "N59q3HwasTbrUGm1CLRxUA+wO/Kt8KpnIQuxYo+sK4hdAFojeZ46Lh3ihygyoDADazK2ci"
    "hruO9NG91S/0F1VXWdfJdC7Fs5bKvU/ImxzUSVsSVfnzbmawVJM8jWgmwtyNYypj8gWwuy"
    "tUyhGbK1IFsr4hqytcY42SBb6zKmE2RrZYw0yNbqndLeFIk123GieeI5iwFnorMzAYlyQw"
    "ax+Rar7vT78044wjSsVo+x8lo/lzhULNxPfo7/a9Xm+vO7n34Ri+73L6fXhTBIlvji4VNO"
    "XalZpYUHW6/IJeTplpDrkSzK4jcwFszk/2gtEAWcfQZ5//HTJXaoGO5UFeeoYToPs4/om1"
    "bK/E2NMn9TjumJqS++Q+So67FdBNrH9yAx1AVx+UyWVtULWGdRwHQrpqMsTr0xfYTYx/GP"
    "rTj+sYbjHxUcy5uuZy6mnkKjarwi+wgEj6WzxxIzuSfkTlkCp7kTMlCLSpOfrReIr/Db2/"
    "XCAQq98LheWDOPdpwLGSj0wuN6YcN8se906IMUCD3QtQc8EsZZLCX6a3JQs6ATpqEmWSWj"
    "zULlLNASW5L21oQSbLgF5Iv4ah/lBRYTRarY8eG0ub6XaDvz08bNN39w5rnzwyUZ6eX0PL"
    "5dg4fU86KL6g93bMi6mq/RPCrCF93XsWZ7JH7Ug/ifB7QQYHkfx4I8MN+N3mzrYYeorv04"
    "2ccqst9+z+c+FYu15oqHxlT+AQlzY9uNIGHOrP4YT1HlC+iCUVVVPl26Yu+H39KNuJzUUx"
    "XPTRCXXRaYeYqloc6m9U68JJhs046twLLJXBrkH/w3Vl8QmD5r6R3scdtrAf97HdnMwgKX"
    "1jnaUzEiduHBIEffz6k7f4WoMOA5WW3E+/+A1pgjn8X2N/LIUpjt+4CGwnRCC/EGayYv74"
    "tu7ePJlX3fcRRl5ZZ8hJN++lf/q/+RyXePp4K8aTByS+L3fhV7JoHwOxbEY/5KuCosfUdn"
    "jf0Vif2Y6Gb0qXwUeTA8cmHkg/h+wjXdcOIt7b6O0BJ7qdqFSO7YJKpuqJa48jA4a62hcg"
    "XknmonemYwsJsZtJv9xVfvZNHrzbvYzm99r63YI+JrZcXifVjRo0zVKZIHK+XtsgviPkHv"
    "Cb4n/JX8g0+R+FASNZVtXostIYKkG5B8lct3las72/tip8FLhcR12s9u3kzqZK8/RrrTgK"
    "I1AUXr7HIKHAGFI6DnpRmOgMIR0IhrOAI6xskGR0AvYzrBEdCMkQZHQHuntLewwR1VpZHW"
    "LPkJwMKw4FW7glQ19ahKaes40jH0wt85EOQmdvXVTD3cbKuIns0KxUtBouJIzJsgwA/qnS"
    "8LKlDvUT5GiaKRx9//gIQZ08buYkc9V3wtzR4owKADOnfA0lMefK428VKATaTDhUyjSPsK"
    "aag6/FBDb4qwkN+rVgRf1TB8VaY4Nsm0UxjzMPukqf5rpkinA3uzDRFU6bmEJaSFY7v/4h"
    "MBfdjpjekUYSO/behtf9cYJ4ffXeK3JmsnC4KDae1TdkR77M94eEhYbh+qy+NOeMFb9MlD"
    "hYUGXzig/NKQVfpHV2nCrrsnoMyEWb0AZSbO3QtQZuLMSV9w7n78mchvBX9fmFiSJop05O"
    "PDaV1O8vputqDR/VJJU7irBRJ1IVHXmP6ARF1I1DWFZkjUhUTdiGtI1B3jZINE3cuYTpCo"
    "mzHSIFG3d0r7q+8R4uVSMyspiwFnorMzEfn7szXmijKjdakeOZiFMdv+PQnybUvF4j7DFb"
    "WUvoj9soLtPPRcFi7suu2MWE7cLp2cwYFZZVoHG6L0/hz3y3+z4C7SVUtqb77BtEHxPXTz"
    "bH9sDqovqL6g+hrTH6D6guprCs2g+oLqC6rvaCcbqL6XMZ1A9Z2A6jsG1TeqxK4n+mYg4E"
    "p013x1D5w96qhZN7tqMGd64KoYEMo46bA2Rpe7pw6ZKAW56Mm0UYlLm4ECBwocKHDG9Aco"
    "cKDAmUIzKHCgwIECN9rJBgrcZUwnUOAmoMCNQYEDseJszsSOk0BX/DxCgPjOxB+VltaGzh"
    "FiYaLr1dN2GmidCFpWQQmXq65ygNc5yjmYhWT37ycv2M7vlG6aBUJGsdH2ZEDu5XV7XXo5"
    "DwW3wbRuNiR+8UtINl/iUVGKYKTPpg0xDCoazpJQIYQxIIwBYQxz+gPCGBDGMIVmCGNAGA"
    "PCGKOdbBDGuIzpBGGMCYQxxhDGgJvIJmfzJuAOliHvrYjy3aNyt2WO6yrk5nHgLHd3ltku"
    "0IwWHSGnLPq/4yHbDCYcDZw0v6H+LiSKO/WqN8UM5HTD+5nJxYhz/vCaOHfJ1YJ5Sn/lzK"
    "+SHbKoom1OnRD9C7W8rtCwrbGGu18/337MGeTJOP3+w5u/FYfwT+9v3xYtbfkGb4sGyZoJ"
    "u1oMUZ0RnQNZYzf3NqSpo7Kaa9bhBGCfS9+/nQFl4C0oA38buOqiQPGDaUP4jqWtIHQHoT"
    "sI3RnTHxC6g9CdKTRD6A5CdxC6G+1kg9DdZUwnCN1ljDQI3fVOaW+qTuR0imGstexnQRaG"
    "kfq/VTdJyjW44M8Jz7v0Hb2AOlZncocdttlIJh802S/iIPrfWZA4xwFSYD5mUfNG+nPcRb"
    "8lviu5O83Kft1mZb+uXtmviyv7NqAsEOuEFs9Z0Ampfn8ikttwXE1xiWEP+7MFWalCpQ1H"
    "2/JQ8EfN9kex61G/QnSo6eQsELrY5C4OCOaaEfojxD7tbpBj9TFhM9KF5gMKmG7F9Fgy0k"
    "xOi8jy+Y8dkz+8RGddEusRYw2fJ3eQVRmAdZwnCHDMunJOfb4ljoL2t4x5ValqR0yB+IUA"
    "DTXW01dOa9m8vb19nzNq3v5SIPXjXz68fZe4EaIRDSu43mJ5aZ4W1UcIMK3BNKfhDofK6E"
    "ed5JBF2Wd5PG9leTyvsTyely0PKU4SX7F+1CWdHDH2sXzdiuXrGpavyyzfs52zJoHCwPtC"
    "vlVZeFmQDTzXuZ/v/vYlt3SU0uJT7/P97cc/Jc2LufLjPEyzxn4SGh9dMComTFeSz4LA9O"
    "tcWpDyLQ7FEtGpVFcJDXqXyXoXD3EQduvpPBS62eRuXlKf8nWXXs4hoZNN7uQoNDpbkCUL"
    "OsRUM0AbrMKhg6rYw8Gm28KZh8KcMm1OmXQQ7t299IirTsPFT6dtjsTNSNoWDsbBwTg4GG"
    "dMf8DBuBYbOByMOwnNcDBOIaTBwTg4GDeOyQYH4y5jOsHBuIyRBgfjeqe054NxemGcLAac"
    "ic7ORBdhCq7RMX/tv6O+3nVUCcDCU5D9nzGFo2BnW6+ckOluFVkMMP845rVLIOdh4J41u2"
    "c+0zzsmABsJHeApMOo9qheMtwRYgPHp06FczxaVbK+TkPNomygfQip2qQgpLw7b1IVg4we"
    "TluFIGnSFCKQEIGECKQx/QERSIhAmkIzRCAhAgkRyNFONohAXsZ0gghkxkiDCGTvlEIEcv"
    "zOhHT3NZnPQID4zsTDbYZD3jLU4SJDuMPw8YNa2nxalYxSAGyKRS6hLlS/fOIN26mKXdSt"
    "CUcMLAqdFwW4orCfwWxItOnTLvripUBT9Pq0IcYUJI0gugTRJYguGdMfEF2C6JIpNEN0Ca"
    "JLEF0a7WSD6NJlTCeILmWMNIgu9U5pb8IPKO1DKu1pyZrW9KYIC/m9yAv1JsIide7YLhxM"
    "mRi4kinc7nZu1UHGlPUOhaQIK1aRUx8KYcslJ+GsQ4ypjLTGiOvN4kiukkrl7taLdwl5wl"
    "U80pdxENB77J1mJe9/t0z5U7ufLa7/qvI+h2T+6vmrp0/F/52G9ZctSH9ZyfnLUpFNzulK"
    "77KGI+SEJC+wh/04w2OMNgpc9tKwT/Z4BQl2QnqvWD5qqD5CTsh0EkIcLdGcBYoRXW18JO"
    "3B5DAoIeCzLK0xUWQExA+mDSkBPG0FOQGQEwA5Acb0B+QEQE6AKTRDTgDkBAwRxIScAMgJ"
    "MFj6Hdt0gpyAjJEGOQG9Uwo5AaNY7gUdLgm0+D1C7NtP29xrVX2tVelWq62gR2/wpggLR+"
    "/VVRul/apaab8qKe2u2N8UOxjBHnGrlPYEY8PoPXUwWpDXoSpkDgW0d6D9xDkXF043DgjW"
    "oztFAN36dO9ZcDdz8YOC8pqdMoc6ZQbA9Hr6bHozfT59Mf1xMDF/4OQL+faHvCDJoY7Doo"
    "Cezmm5uTY5ypdLtl0uqUOJ7yjI/fMO+yENq46y56FFGYU4VDjoT36O/zs277CGw5/f/fSL"
    "cK2/fza9LkSjs9nOBbWKa1cjykAgCbRrmGkhfq1+jCmHsmGnHDRba8F2fqcLkbNAEGFNFm"
    "E5IX6XHs7goION7mB5FbzWGpkiTmjSsuRrjC7Vck0D4s5UirucQRUUZ0F108eqqSOng6qW"
    "I5+FLIztyNbnCgo4a8JAPRewqmK2uYyVhdye2EANyAYHd1or7xFin2l61ep+oKua+4Gu4v"
    "uBDElk/Um8w0SRxxq9Pq1LY8VcnolyknZNiayT+R0h28hjnCPKEUbiD858tF9Tj6BwTVD0"
    "jvIZ9ZFwLl+juXRxotYrek98tHiI2gm/854EAkgCgnyxBqA95kj2hPtkUujTE34sJORasP"
    "BBQq5Z/QEJuZCQawrNkJALCblDaBuQkAsJuebqHaObTpCQmzHSICG3d0p7E7e0LdlHWbDd"
    "tvfT6Nn9l+iCZOeMe9CG3RfV7L4o262CihULNL2DDMhClvvPLXI8zLm+v5uH2WcZ9ibB5v"
    "K4pMCpRXOKsI/h/hcMWTFON73oCIH0oq6i2dbDqjuh6s5NJAj7hvUgC0caXtAZ2zkQjO7O"
    "kvAokkKoP+Mhc+5OY0r3b4aM4145u6LuC7ZbrUPdfJwc6pITcvY4CLAfPsx2fkgVZl0Nh2"
    "XoJRPp0SWZbZgfrrUKphZgFu1wvYk/0Tk+PcssQVhpmbU0zWpts9LWBclLBdugnXFQZx2Y"
    "lLz0Lqqqr8heepeU229KX0rr8mvnL+3XDK3Ft8ykEOFlSILo7+htG3ORWr4F5BVZYNpBXp"
    "FZ/QF5RZBXZArNkFcEeUUR15BXNMbJBnlFlzGdIK8oY6RBXlHvlPaXVyQda81bvY6Qofgs"
    "uX/WeRJ34sdqbbUJALJhWoShOpzu7+1gv2lc27StQgD9fCuWzzTj5wnAPr/ANm38A8F8F5"
    "CJQh1PHk3r9PGA8rvZJtMSbqoBARsEbGP6AwRsELBNoRkEbBCwQcAe7WQDAfsyphMI2BMQ"
    "sMcgYEe+p54glIGAgN3Vk9ivVSJrXen4tVJitUPA7kkPyhWK3PvaUmcWA0pn16Ht7ipsmw"
    "rWD+0vOfffVV65VHMfvKu+cWnI2+DTV0Z1HbwhEvEnsWdOFPpw9Pq0URwOyIryML7ADNRh"
    "UIdBHTanP0AdBnXYFJpBHQZ1GNTh0U42UIcvYzqBOjwBdXgM6rDqouLalLXTKpQnKpnYf4"
    "JtSENPz0VIERbqvy/b8Puymt+XUDTxLKPYYZuNLB33oHsCooADqb2z1J75sqUOqLn6uYCz"
    "wTavsw+HuADao3fEo2vGFEO/rlpPFmWT1tabzUE3W6lua5B6RAChKlnSYYHC2KjmMwVY42"
    "P0xqVH7jVr16aIE5rFnvA7T2JT9H85JoTtIWxvphWhCNuPoygq25JT3ZV73WY5uK5eDq7L"
    "ddkZl5+vw3EGY4Nha/fZuU9EkMyVleWSR9O69Ij9chZk2jWXluO7xd+JEyaF4WT9t4DtxX"
    "9xGP3hEodKQRA5a+yvCH+N5lv84DEs2u+TRvI0OfIJccUbMBTiO4LIcineVlGI7gQfCHkd"
    "FuzEkNdhVn9AXgfkdZhCM+R1QF5HxDXkdYxxskFex2VMJ8jryBhpkNfRO6WXktcx4pg4FK"
    "aDvJlT8XvViuCrGoavyhQL456rVtvaezwSiIUkP2sluD6rEVyflQ+n4g3b+YoYd91FX0cM"
    "xLi6Kjl4u/WoUyWmVUcYizgQ07p3Aed05ROi2wN5GEyBzmLmKGKWW+K7hxjeGMOWx5iPzh"
    "jPo2CIdx3ih/BZmfpfhZlSdePbEVPUWKgTon8hj/LBFvmMlLnYUS+kPn8iP/YcGuavn28/"
    "5vSWUrJkMS9ymhdS5BsUkyVljNMlrlJorJ4PeRTMh+5ZwjGPHcp656GgPpqtPsaJBFqbex"
    "Zkn5Tfm/NmSLbM55BsJ4pUmej1aUOeDE8aQQERSDSBRBNj+gMSTSDRxBSaIdEEEk2GsE0h"
    "0QQSTcDVg0QTSDS5rESTw9kM3QrTORQUme7qT4ihudDacBOAhXH8/oM8O659UjUDATe5ew"
    "gZrqe00qqBKxKtFa7fBCGNv2JJu04eTevk6y0LQuzNcKYtqNigYoOKbUx/gIoNKrYpNIOK"
    "DSo2qNijnWygYl/GdAIVewIq9hhUbDjUB4f6TqZTt1J+rmqUn6vyeTO+22ywZjnsDMY+o2"
    "WQKyfFJ4ZEdayvphJzBmMDy3XmyRBVmLe7hUf5uktqex4KlqLJlqLsGbZV6HnVN2QeIXBH"
    "ZsMdmXmmPap5F+kRAkyP4zbSnynfevhhoojGJI+mLaIxbqZtc+HNQ+w7LYKJHUceaEcLsp"
    "bFLeVLAkCIP0X7NXXWyGcL5j4gB/tI7JAkQIsHhNEWc75ngauotDnEJ0CsaCh7DGJFZnkh"
    "ECs6exdArMgG+RpiReCyQKwIYkVn596m6QSxooyRBrGi3intr7QmVq1EdUmsWLn+2BDLeN"
    "FmuX9Rvdy/KMeK2B3xZ2vM13oBoxzMRqZ7dxbgdMOZXGLqO0y1hNQosEcIKLAaWjf5tqXC"
    "RJmpdsCai8/ysIu+/4yIVbVD6C2DA6vbZKs7IPdi5+xUOSwPhW42rZsNCUX9stkG7J5MFK"
    "Go5NG0RSiKZto2h6Li75bGieR95Dgq8BjfyiZexlyMXbRkwbR4G5sjviSivnxdWDvROx2e"
    "LEj0jC0Rwc5aEZ862cdC0MoCixCCVmb1BwStIGhlCs0QtIKgFQStRjvZIGh1GdMJglYZIw"
    "2CVr1T2mOZLpn+qF2lKwMCd6KzO3Fw8XR23CPEwljWIGdzIHB4KoctCY900IzzUKjWZbRx"
    "M46LpPjhcN0JDm72XmAQ7jEy7R6jVHvX65MsCnql915ZUs/rFqTMIcGXNnm7Ccg9JfvOse"
    "gsFjra5I6GKqD9e0KGBPvfkIA664mqCGj8ZFoX6sfHNsbU/nx0XPww/h4XFh9eEnmk0lQd"
    "y65U8+SEV1NbreTZ4JBfP3/eZs4/f1495+Wz0r3XOgwfmlvI7iDVdSrrvkhjtSJmWln25Q"
    "QOwXkMkd5M/7NuZv/+/wEPKzAX"
)
