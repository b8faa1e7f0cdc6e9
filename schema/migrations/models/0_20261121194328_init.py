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
CREATE TABLE "chat_file" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "file_id" BIGINT NOT NULL,
    "conversation_id" BIGINT NOT NULL,
    "message_id" BIGINT NOT NULL
);
COMMENT ON TABLE "chat_file" IS 'Through which message a stored file may be read.';
CREATE TABLE "chat_member" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "conversation_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "role" VARCHAR(10) NOT NULL,
    "muted" BOOL NOT NULL,
    "pinned" BOOL NOT NULL,
    "last_read_seq" BIGINT NOT NULL,
    "mention_seq" BIGINT NOT NULL,
    "hidden_seq" BIGINT,
    "draft" TEXT,
    "draft_at" TIMESTAMPTZ,
    "joined_at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "chat_member" IS 'A row is a membership: who leaves loses it. `mention_seq`: the last message that named them.';
CREATE TABLE "chat_message" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "conversation_id" BIGINT NOT NULL,
    "seq" BIGINT NOT NULL,
    "rev" BIGINT NOT NULL,
    "sender_id" BIGINT NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "body" TEXT NOT NULL,
    "media" JSONB,
    "reply_to_id" BIGINT,
    "mentions" JSONB NOT NULL,
    "sent_at" TIMESTAMPTZ NOT NULL,
    "edited_at" TIMESTAMPTZ,
    "recalled_at" TIMESTAMPTZ,
    "client_id" VARCHAR(64) NOT NULL,
    "forwarded_from" VARCHAR(50),
    "terms" TSVECTOR
);
COMMENT ON TABLE "chat_message" IS '`seq` is its place in the conversation, `rev` the number of its last change there.';
CREATE TABLE "chat_conversation" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "kind" VARCHAR(1) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "avatar" VARCHAR(255),
    "owner_id" BIGINT,
    "pair_key" VARCHAR(41),
    "ref_path" VARCHAR(100),
    "ref_id" BIGINT,
    "last_seq" BIGINT NOT NULL,
    "rev" BIGINT NOT NULL,
    "last_message_id" BIGINT,
    "last_at" TIMESTAMPTZ,
    "members" INT NOT NULL,
    "closed" BOOL NOT NULL,
    "closed_by" BIGINT,
    "closed_at" TIMESTAMPTZ
);
COMMENT ON TABLE "chat_conversation" IS '`last_seq` is the place of the last message; `rev` grows with every message sent, edited, recalled or reacted to.';
CREATE TABLE "chat_friend" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "friend_id" BIGINT NOT NULL,
    "remark" VARCHAR(50),
    "status" VARCHAR(10) NOT NULL,
    "said" VARCHAR(200),
    "at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "chat_friend" IS '`user_id` asked `friend_id`; once accepted each of the two has a row, with a remark of their own.';
CREATE TABLE "chat_later" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "conversation_id" BIGINT NOT NULL,
    "sender_id" BIGINT NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "body" TEXT NOT NULL,
    "media" JSONB,
    "mentions" JSONB NOT NULL,
    "reply_to_id" BIGINT,
    "send_at" TIMESTAMPTZ NOT NULL,
    "client_id" VARCHAR(64) NOT NULL,
    "state" VARCHAR(10) NOT NULL,
    "message_id" BIGINT,
    "note" VARCHAR(200),
    "created_at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "chat_later" IS 'The message it becomes has the same `client_id`, so that it is sent once whatever happens meanwhile.';
CREATE TABLE "chat_reaction" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "message_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "emoji" VARCHAR(32) NOT NULL,
    "at" TIMESTAMPTZ NOT NULL
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
    "eJztvQ2T27i1LfpXUKpXlcktHdd0u+3xtV+9KnvGyZkpf0xsJyf3jqckiIRaSFOEQlAtd0"
    "7Of38AKFL8ACmCTUogtKvuPRmLWJR64WvvtTc2/nuyZj4J+JPXvh8Rzicv0X9PQrwm4j/K"
    "j6ZogjebwwP5QYwXgWrLH/gM5xoueBxhLxaPljjgRHzkE+5FdBNTFopPw20QyA+ZJxrS8P"
    "bw0Tak/9ySWcxuSbwikXjw2+/iYxr65Bvh6T83d7MlJYFf+MHUl9+tPp/FDxv12Rt6+3MY"
    "/0m1lV+4mHks2K7DQ/vNQ7xiYQagYSw/vSUhiXBM/NyfIH/h/g9OP0p+rfggjrYk+5n+4Q"
    "OfLPE2kERM/t/lNvTk34+4tyJr/OSOxk94yHbLAN+RJyH5Fs+o///tf2YOOJt9+Phl9vnt"
    "l9lsYsCkx0LZC+IPSvr1Vv7O//jf19dPn/5w/f3T5y+e3fzww7MX378QbdUfVX30w/8kP+"
    "bAafIqxezPf/75wxf5g5jo6mQYyA/+R2FwjBOU6rJDH8UkxKH8O+u66seke8p9VcD102Xp"
    "B4c+O4zVlPuU3ZH3x4F/OVFZdCuY9Um1C35c4aimA8rAUh+Iv6xFH+wnhTVdsMbfZgEJb+"
    "OV+OfzmwZ2//b604//+frTd89v/lik+MP+ybV6VCTbi4jgYrZ4MGK6gHKP5mfft6D52fe1"
    "NMtHWppjutYM6Z/EI/lEvwWUoCW2/T32SfofQy0z+r3BC5h390RsEIPtCQ098eXn928/f3"
    "n9/lf5+jXn/wwUm6+/vJVPrtWnD6VPv3te6rXsJei/fv7yn0j+E/3fjx/eKq4Zj28j9Y2H"
    "dl/+70T+JryN2Uz84dKmyBGWfpx+VBgF243fYbIVUDDZjk+2PWFdJlsJ2sNks4x7l6aTMP"
    "FnwjC9rXby5zUOglqjOo87nZ32/bBG2tPrH55nZpn8R5Mh9vn963fvqpZXJPi/JxGXv6DC"
    "ab3hW4KdjtKrYSm9vrr54ebF0+c3Ga/ZJ03kVnlV/2uy5KeATqu9dV5EYbm/+r7Nei9a1S"
    "746tn/lFaCGNPAiOIDxEGSr589a0GyaFVLsnpWsmFZGEvBxMhROGDAcjluuWwEQ2YrRYZw"
    "j97rNvRe19N7XaV3uwiop5F1GAvq+M0gJYIXAjPUOpF9cloD8M3Hj+8Ktt+bn0tizYe/vn"
    "/zVqzOinPRiMY5DUeKnsu7nKQmP1hg726HI39WecKuWV3b6qP19br8CQ7xreJP/p3yr0rF"
    "YGFikjUJ44lOKc4eTo9pxVtOohkutAfJGCRjkIyt6Q+QjEEytoVmkIxBMgbJeLSTDSTjy5"
    "hOIBlPQDIeg2R8J/4IoyU/BbioZvYuBNWO2AaC64crcKzjOKZxYOaMZQgH+R0k7KEImxGz"
    "cZwHuWcaDsKzjGLsNcAizV/It7odLodxYjg3WYFv//6lYACmZH73/vXf/1gwAt99/PDntH"
    "mO/B/ffXyj51w7uo/T7tD4PjXxZLkkwmm/r3GEvggfpob7AhL8IJv9oCWLPDKLCPY8stEs"
    "bA0RsSoUImMji4y9TrquKT72OuvdIycqUsDsMB6Oxskmc5/eEh7PXyK2RPGKoFis6OI/cI"
    "x2mCO+YrtwijhLPsIoEMMoQt4Kh7ckhQgXEvmMcBSyOH20S9+gfpaPYvZkUur7U383RP6G"
    "svsg8meVgQiRv/N3AUT+XAhGQOQPTHSI/EHk7+zcuzSdIPKXM9Ig8tc7pb1F/lTeqc6f+E"
    "SWdYv+ATIUnxX3zzlP4qBkmJFfxoEz17kLIOgNQe9xc5xoi0YUHyAOMty/BpHIzMSfYQ3N"
    "RwJUJey5vGOw2FtZ7HRjNI+S5u65vDdtjnLe1J/kvKkc5PTJPfXM1NIDxD2CX7TZBV7U7w"
    "Iv1C5gS4wvDNk29OoPwOWfT49G98qtj0f2OBF9Gs0R5Qgj6ZjIHzBFC8KpTxCNVfxMfoYw"
    "RxvCNgFBEcG+ePQKzfeeDJ9P0TxiAVH/jXDoo7lPNjiK9x9EBHlsvcYooDzmU8SW1TjfuX"
    "7J13C3ot4Kzdf8Vo2mufoWjlhInqD5RphULMTBXEwLFsg4IeLiJ4sv3/+GxYP4vZuIeYTz"
    "VyhkC+aLT/w1DcU3CLD43YyTJ1/DuaAey/Ck3NDE63YrEiYPxX8ytBJ/ioxPqr+JszWJV+"
    "J70DYSkzVGOyJ+ufoBTHQwWrOIQLwS4pUQr4R4pTO+AsQrIV4J8UqIV7o02SBeeRnTCeKV"
    "OSMN4pW9U9pbvBLOeRVDCu1iCk1BhcqaL4WELmeQSjgn6D71cRjJYSZ7mYzyMtA942aQsZ"
    "6odmaucQZxj+P+DciErZlxTdISDqhuUc4xoiyisZlHlAedbsWevBtM9yyez21zOrf+bK52"
    "ZxRU3LLIjOUy8IRMX42WacWOKcsp6IQMC/v/RBy3O2zecNa84t7vw05Gdl4e5MK6fGobL4"
    "3vGZGeBwHp5qQfoqhGtBdhQLw58dKQm/EYx1sN80cMwBzuhOv596PcMRVf9TptQ55aAQky"
    "rc0yrYdDjwTdurmEhY62uaPFwie2nW7TuQCFbra5mzuv2bBkj6WL2YaE5q5sAeWC2Tn0UQ"
    "hF2AbfdqA5RblI8wCS+WLLzcdzHuQezzdtaL6pZ/lGS7Iua/IIxdqESSBYQ/CSBsRMCsgQ"
    "LtB7ahUgTUOvMt50G1IOBFXfjlR9K5iVuUx9c9OyBAbz0mbzksuj4DGLdVOrPs2oiHImca"
    "u3LCN5iMWc1SIKWLWpGGXuaNln4TxPjhxWU22mJgfWZjyFHD219jEkKA9FSxbJ41oo2fBe"
    "HY6K8Rg/cHWkSn5teuRKoD1PoGN52OxWnvOalPpzoK+A01rDzjQ4rWWJhQCntc7fBXBay4"
    "WkNDitBV4KnNaC01pn596l6QSntXJGGpzW6p3S3nQU4YIaFzgMwZV4vCthZ1nPCyBe2KyB"
    "8WGXPAjsnON2jhJa9RtgM8t+3fYH+aRajjvlJhWQYEjabEjKXEGjkGwKgHCsQTgWgt+Xcu"
    "XZZvO3vTugiy8dnk6PRpY2m7xncTSmVN8HELNxwL6EmI1d/QExG4jZ2EIzxGwgZgMxm9FO"
    "NojZXMZ0gphNzkiDmE3vlPYWs9kEOF6yaG207OdBThR+g+uRxs+xGJAe0TnG9arbAQKam4"
    "HCGbLY8DRVhnDBRjz1aSp5FM1o5UgBLpBdWjWetbmwSLSqXzeeVa4s2kYarb7J6Yl0Mr0D"
    "7D5rdYD4WcMB4mfVA8Sb7SKgfNUtuFgGg9Njm9NjSyxm69N4ogvDqAfToxGYrFmr8zzeCo"
    "e3BLGlOmUjnIxXaO7T5XJ/IZS8rkk+/G/166dIjD0i+p7J/w7JTvxuTryIxBytMb8jvv5E"
    "T99f8jX8Gs4XRBg9ZI5Woh1HPBb/8NE9DraEy8uhkqmH4hWOUYzviDoctP8hsqemaL63S+"
    "fqkfhVf+Bo/xHCy5hEiMbqWisWz/5X1uhrqF6J9yeS9q/01Z1XyZetxB8lGqIlCwK2I/4r"
    "tGDxSt2BRdab+EGdaUpgHKUvSy6yEn+g3/bI0m/FWIgaBFndWektis8FpNQsIuK1XP3rdw"
    "igWR+wgQCaXf2R478w31qbXEWYg+7w8zaW1/N6w+t5NWsuWcsqLNenhB4QMMA7D3Csllij"
    "wX2AODiwh7gGe7ms8vuLsCrqqrruAWXngXox+rcyo04QmFxsaRDTkD+R33eOiOQvnz9+aJ"
    "YmyipEyUOQLyhLE+nNp2b+cw7k4IgfJAH6DFnml8dyZuOb8ZyHuScK9V+MK8ka6VStqAiF"
    "fJPJqLSiQsk7pUMY7eMHyKN2cstm26m37A5B9McG0C1jvPfyUVLqStREo42jAHNv4xjCpW"
    "Wm50tzEIeG7gl8Wkt0/R/Ta5Q00n72bHpM3c9fxgSHK0AbBm3Ynv6AwxVwuMIWmuFwBTi7"
    "Qzi7cLgCDlfYKzOMbjrB4YqckQaHK3qntL/DFWZixWZQoaLi9TnnQBjHyByOj121yuW9as"
    "jlvarm8hp7Zo/yyC6EYFuUthXx7j5t1Y+sSm3Zw+lRrU02nUVp26PptHPZdPYPzsK5VGN8"
    "ektj/hJ9nTz9OkEsEv/xv76KN21wHJMonKI14Vz8Bf/z+ytEsLdSWao8KXBPvsUyQ1R+n9"
    "iVpglUPdqtWECSNNdqru1ZfgFoiQ5sPaAl2tUfoCWClmgLzaAlgpYIWuJoJxtoiZcxnUBL"
    "nICWOAYtUTmpxuZsAeWgCjNAGvi2ywG1AspBngeREzPdpUp1Qy2RAsoJqk9dUEQxmP+txi"
    "O9BHbPoOyt0Igt6m7Ewl/YYqLTdvePpseU3X/sGx2XdEXLmRdgztWSuK9XcEceZLkCKYZy"
    "Eom9/g8ckW+bgHo0RhG5peK1D7J0gXiEcIjoesOiWMquK41mO8hXgCg7rDEEoqwtix2Ism"
    "fvAhBlXXAXQJQFFQlEWRBlz869S9MJRNkJiLJjEGUh43DI875FH9+I5yoUGG/BuBcJisi3"
    "jVjLjeuVa7AOcj6IEL7BkfivmGhuZ2yqwp9HuWc+Xn/fimrZrKF6WJXsrsI3aN5dimvzGM"
    "dbTbH4JrUng7h3be91G4br+S2zu6Z8SXVldBrozWFOyC8LPXIaiq/aLdAN63OZZWFHxLNo"
    "q1kujpSrygPB47TZ41QBkC5dnAdCF9vWxRZFXz9tw0lN9PXTtsUdwdKjCdhtuwisLB8vF/"
    "m0eLwAv0Lfif87TT6Wo/GPMmaaDLQp4gzFO6YEYH8bCJcfeTgMWYzE0E7iqeJny4LyTBZs"
    "31FPc47mVF8KUdqh9lGI0trleUKU9uxdAFFaFwJHEKW9VAsQorQQpbWIe5emE0Rpc0YaRG"
    "l7p7S3KK10nc0q8RwQ4Eh0diQkiZ0CtxCyhSC5xYxDtPaE0VqpHHa7O7aAPJfbBqZkK1NS"
    "hnwNxaYUccIYpmi6Jak9O7oopmAsirtNpSIUvDKbpxIJ/W6dnAdCF9vcxSsipuOC4LjLFV"
    "plMHS1zV3tbwXv4u+frTU5VPWSQAnm0NU3vYkCsprjehMb0ZrHOKNc9cbojkV3hk7RAeKe"
    "R/SijQX3ot6Ce1Gx4PaFR40YzmHco/hZK5/zWYPL+azqccrUGg3HDRVJMoQLDJ+iGIklaV"
    "nCUsKf2TbyyESTmZV7Oj2WnKWSWfihMdwxBslNkNxkTX9AchMkN9lCMyQ3QXLTEEoBJDdB"
    "cpPFrsPYphMkN+WMNEhu6p3S3lQ3uJNpyOUeCnwMXQNYWHvRnRHFB4h7BssgZ/DF2xRFJi"
    "TnMA4O5et2uUoNmUoajv2I3hvGPwoo90bzICuGeNs2Ckxp3kMcHMtPW5H8tIHkp1qSjbc+"
    "/5GZu5c5lDmJujCdxwHbbdneYM53LNKo758JDohfz3ce6QLflxTmIxscxRNdiC95Mj0a3j"
    "u0g8geRPYgsmdNf0BkDyJ7ttAMkT2I7EFkb7STDSJ7lzGdILKXM9Igstc7pb1F9oTPSWo8"
    "ivrKBQXQQOc+Kh6gc85E4vB3kECLOAfV5mGUuQNtM2JalbsMdc/WGYTzTr7yo/1kuwd3/4"
    "6yIkzQccsiM/O9DDzhMffrwYS64qhuM6brR3TlcBRb0MDwbFQGcW/N6D/CLUxsebWHEcM5"
    "jIsUt6x40lTwpHrGb83MBvEe4CC/g+TCJPYCi3xdqkbDieoSzhkPsDd3ZSw3fVyNZnuzKn"
    "76K4nWNLnZqTaSmmszbRdTnW2KkON3i6sAnLqEnvp8jkIcRWynqsULvzd6QEsWIXm/9wOK"
    "WEDS68CTb1uLJpq7xHt5JYR3h12nILxryyYN4d2zdwGEd12IOEF4F+JREN6F8O7ZuXdpOk"
    "F4N2ekQXi3d0p700v2DrBZeLcAGopT9+O7B9XBNLxeBkIfdI6x51WXah/8wllYNwnKyPKO"
    "TL0Y/RsFlA+2yOQM38WWBjEN+RP5feeweH/5/PFDYXeunNcoH80obbvyBdad1/jE1C+uUR"
    "rV02lLjTFKG8PhDVD3QN2zpj9A3QN1zxaaQd0DdQ/UvdFONlD3LmM6gbo3AXUP1D1Qlpq8"
    "Cenvm5/dKKAcTG4fpnybJM3YayugHKS6f/sm/7NMmC7h3DMle0sStk78bJNwWWo3NRBEjT"
    "MvX6PbCIfxK1TOl5S6N09SIsUDJB/If+I4zaSkmqTLR78NFFkH9mxQZO3qD1BkQZG1hWZQ"
    "ZEGRBUV2tJMNFNnLmE6gyE5AkR2DIqucXjM9NgcBNRZyLcfbB5Br2dP27G6u5V+5EtEahE"
    "bVYmoiMW5TxFFx8Ue2FeQjFgYPaLeiAVEKoMSjBQlYeMtRzI6e5O78FhATHVjuQEy0qz9A"
    "TAQx0RaaQUwEMRHExNFONhATL2M6gZg4ATERxEQQsuo8CenLG/KegwDvJrzbIlFRJRxVhS"
    "n5+fSoHJW2grO/IA6BOGRNf4A4BOKQLTSDOATiEIhDo51sIA5dxnQCcWgC4tAYxCHpc3a4"
    "OyyPcvBQ5DA3h0nSjD2HAgqobke1IsiE5RRwwrs9vh9Mqhjy6io43Hsph3vFuvNzTNaTGj"
    "lTPZu2kTRnNG0KuibomqBrWtMfoGuCrmkLzaBrgq4JuuZoJxvompcxnUDXnICuORpd07Ci"
    "4QECyVddPQnp689i4bQa7bcFFIic7URORdo9DrZmLlsRBmS3VJSlDkPMNM8cxj0bchCWBX"
    "dsq7nrvMkvziDucXzdhuLreoavKwRz1uVC+SIKjA24Th5CTjYsD46FnP5EeEyFZTLRhJyy"
    "Z9NjIadlviVEnCDiBBEna/oDIk4QcbKFZog4QcQJIk6jnWwQcbqM6QQRp5yRBhGn3intTQ"
    "QyTqJ3OH/+ps1yf1O/3N9UlvsFuaXhzMeaXVUu9jUUF1BN6/wIGW9gWC7cJf5I6Buzl8Nc"
    "NHd34lcazewU4ODM7j8kQdf4lpiJ5weIe5byTau42k1DXO2mGlcLmFwHFxoj6g1jQQ3LeV"
    "CJ54VADTWUs09OO+/ffPz4rmATv/m5JGJ9+Ov7N2/TyIVoROOctmWLhC6bvcebL2S9CbD6"
    "gVUpvdxmelRSV3yt8WYW5zFHKyV/DAlKxhNiS1XLeEkD8hLN1QvniCaXp+1oRJD8kYiG6o"
    "OIeHRD/iCe4uiWaIon9/liEPqHNbBB6LdlnwGh/+xdAEK/C9ojCP2gTILQD0L/2bl3aTqB"
    "0D8BoX8MQr94/ZLeGh4uKYDgeElXbyIhVKzocWDmTZSBDkqzg2TkL9M1tzXTGcJBip+3Yf"
    "h5PcHPK/xG5J9bGhGdOlGvzOZBoMweUWYLp3giHPIli9ZGI7qAcs9k7z+kc65KZ1bTPExN"
    "ueQ3dzgGWEG6x/h1K8avGxi/Thi3Kbjzid6utHcM5J5O2wV0oqzx0UjOfIPj1VzFUvg+ks"
    "LZNvJE0zTmUgi4vEIYqc/FR2JYbWPx74CGREZm2IaE6d2W8qKRanhn8G+DmI8DXgHEfOzq"
    "D4j5QMzHFpoh5gMxH4j5jHayQcznMqYTxHxyRhrEfHqnFO7QHLknIYUAo602BTgYfID4zg"
    "jjO2tTF3jt8lUfrcZvw/C1SoxVP08jwwatMuqDljn0c9l0lgiilCMacyQMLGGD8Sma85hF"
    "ZHZHHuZotyIRUY8XDzHhKKDkpcqK50oUVfonl6nwootiEsaIizFIEAvF/1/8g3iaLPvTff"
    "XX8Gs430TknpJd8s59Bj+XZiDaUC/eSsQS4fQfU/VcGqQkSh7cU5+wV2i+CfBD8pL9Z6Il"
    "jtFCGDlc2DjIwyGSbaZfw+SXyxfJH6Oa7TBHXP5I8QtCBkcEQC4GuRjkYpCLQS4GuRjkYp"
    "CLbZxsIBdfxnQCuXgCcvEY5GLlOBsXBCqgHNR/eqtXXKHaWCYuoPqh+ri37QDRnP5LM6Yb"
    "veQCDrzkzl7yWmvdNCnJepvGhZVkkFDICMo8TVLdeCxifUHmWeHrZ8/NBJ4MMhTH51uk+5"
    "d2FvRfRuzu259w+J5m6PYfxWM7QYa5QJyHddr5LPMlzyQPp5Ems6Ujj3Jv9RjExMtF4Iy4"
    "LuHck6yGYXsfpzSjOgcCnlvxvKO+zjusX7YzgENrdm/Sxoqkp8ba0nlAAJ+a3Y2IL/A19U"
    "8brmM7QIDRKqM7Ft0ZrakpwDlDuH8fTlI1U+k7RgtqAeWMAt/riJ2Jr9SVQT7CaoYCVrWs"
    "Ys1WJSOCX+i6rux5DgfhQJvDgaqjQhabyaIFFJjQ1l8KSYPgR7YNY5V3qUu3zR5PW2TdBm"
    "IkHFofzb79siIowDwWv2q9IBG6pfckRIsHhFG0DVRdaYw2JKLMf4WSN/tou0FbMRQilRIb"
    "sR1SOTOTUmf2/W5NkupvxRRF+dZUjVKvnfwOaaxj08UgjdWu/sglU2xrzog1sp+flMB953"
    "NiyXpmYgccIE4GSPv2/GoqTDWO7braUjCym0e2RabXp23tMafkWTujK0qbHj/vpBZETxhG"
    "PK0AhdF+pLAove6Dk+ieRFMUEvE/0kzC8Uo+kycBXqHkHRsc4TVXR4l28mQPjVEsrAGuOe"
    "h0mu+EY0Sjn5lgf9nWH3CMCI4R2UIzHCOCY0RDCJ1wjAiOEUHcAI4RwTGiyzpGlLilpuZs"
    "AeWgttX/wq8YMz6uVUA5yPMghywOSkuHMZ3CHCT7pt2tzw2XPmuZTvSoKtW/cBY2UX3AlU"
    "0Z6sXo3yigfISZZg0U//L544eC/ZJS+937138vs/7ju49vyoaJfMEbe7TbP4tO2eGHT2yr"
    "vwS68Hx6TMO9TVrPoqz5MR23vk9ABR3W+gAV1JLVBlTQ83cBqKAu2OeggoJsAyooqKBn59"
    "6l6QQq6ARU0FGooNLp1J++b1KM8igHBaP+F35jARS0TzPtcxtRM9Mlae8gvb3dzFmqXuBT"
    "T1BipncWYSB3msmdpQphYsk1Yz+HAeq7Uy9/zmYmhvKSfjMxPso4Zwy6/qwPEkcP6g+t0N"
    "p4Q3sOBVe0G1zRvpGmMI+NGS/hTsh5GggYLeV8JT3HjcY4aeA7D4IBbsD2kkUqvBezO6Jx"
    "FBsoryCBd5NRHuN4a5Z1cICcsDTI1VBacMnDaePf1Hs3Fp0Qf8duJ5oIt/x4eiywHewbtT"
    "iWREQf8ni2jYLsdiKlMUzlNUHqn/vLkeRZoH1jlUYxRyvM98eK2BKpz4g0etOjRAJLI6QO"
    "y2kPJ53wmyE4P6xZCsF5Sxw0CM6fvwsgOO+CbAzBeYgmQnAegvNn596l6QTB+ZyRBsH53i"
    "ntTR4XDnRCh8mynwc5GN3sQVopXD6wUVSY01wGurfB9sy0HJf7O6qNx3MO5+CQHiRgv+U1"
    "aT2fyLLOYORwocajVQhJonGyTx7k3kIywJlSggPzI6U5EJB8nGS+9TyiO0raFLg8YCBI/P"
    "jwWVNuSU30bMxLdW+GM90YrQxJc/fWhJs21apv6otV31Sue/HJPfXMlt0DxD2CX7RZdF/U"
    "L7ovNDtbEmI09kfKQPfI7r/sai7424nrPc5Bqq9bcX3dQPZ1LdsqUt6J7wzpHuPPWvmAzx"
    "p8wGdVH9BjckHQytn1lkUBBMaFVUWD37FbGv55K94z0SflpE+nLXJzaDi7zRofzdH5E6YB"
    "8RGnt+F/0JCrqxQ8dXECYtEhR0Z9whHfRvf0niCMfIJ95GFvRarZNz298xF5NbU3BOojAL"
    "3eeGnRneY9rvf1+TFL0dvbyOwapjzGmZBLj/EB7474MzE7qMaAOXITUxkMMUubY5byLpsu"
    "923lcJABMq7ut8TmeC/2YKwWrorBkT46am2scw2huBXkz0L+rDX9AfmzkD9rC82QPwvW0x"
    "DGM+TPQv4s+KKQPwv5s5eVP0u4WFFiXa2DhmU/D3Iw2XCQ4kuSM9OAdQ7jIs39Js8KsiLi"
    "EXqf3K1tQnIe5yDR19+3zZ5tTJ/VDemaQHVDwaU8CCouda+4JHisTRX/Qr7VbYhFmBODvc"
    "lufPv3L83MZ2bju48f/pw2L3dHhXlOQr/BiG8INpTBYMbbbManvdWhdksV6sRkG3oLV5yF"
    "W82eUm/kl2DO+E19GvliUsifaGwYpSj3xJ3rZ21Sf0WrepvoWSX5NyJrHN0Z0XyAAMe1HN"
    "sV6P1C1psA6y82KjeZtgz8zuI84ng9qLR5as6p0kziExqiWJh/aEfjlfy3R7iwqO8I+n/+"
    "W/7S/9EUeHrUqyDiPOwmABFnW1Y2iDifvQsg4uxCEAwizuBbQ8QZIs5n596l6QQR55yRBh"
    "Hn3intTYzKvE3j6hQVpIuK6hCx55yDb+hFVJAOUt7/npuxZhzxryAd5LvnoEFZvTIKh+rA"
    "TlB+6qDoYeDKU+j/4LpNsyErQA+H/IDu+QFbTrqELYswuHZCs/hYEov4wGLqkc8kjpO/vh"
    "KJKDaYHotDhKr5jOfaH49C/HNLSTxbkFsazhEOfbT/hIS++HdE0NfJf/7ny/fvv07kBRDy"
    "qojFltOQcI6UWvIKYRTS21WMom3IEZOXQqyprz7SRCoG/zqIZgzrRUA0w5LtCKIZ5+8CiG"
    "a44OxBNAPkV4hmQDTj7Ny7NJ0gmjGBaMYYohlnqCEProT8RDn+GjeuvvB2hoBraw3qbuck"
    "FyPTpoQ7oZJ4ff3y++9Poya2yW6uz22uZI9nYlYHpveoE/L8/Yux8ryNBCHxLF5FbHu7Ml"
    "pEqlAo4t+8mFgil3/cxgv2baLRyfdPpscEcnZod1QY/xgSRO7FSHmF5jHbUG9/FTJDiZSI"
    "NhFZ0m9TNPcCmqbcS706+Seifipge1jYC1UpfIgvsFD83o/4x2nfjtg+IGvb1R85/uUENN"
    "qzM4QTyQYnuKuLmV1XwrpfV2I3uTdtuL2pp/amql+rDcEsRpBBTmhunsbS7D8MI1ftKrsN"
    "uTAp4FHZL7aN4lOnvyShFb9LPegiFIIyk1GpyJa4G7+qGjcab+PXtPhNs7OR1ciBYtCQzA"
    "JWvz39AckskMxiC82QzAJ2U192EySzQDKLRdy7NJ0gmSVnpEEyS++U9pbMopzOWe2FfzW0"
    "FlAOSq7P2yz8z+sX/ueVhT9hzPj8cxHmINODHH5OWLvHwbYL2xnOPYNmqLLQUAPR6RqIv5"
    "JoTTlPOKnKm4en06MaZ7Ht0aSK12hNwi0iYRw9qNtvQ4SVp/cKcTG2iK9uxw2CfQoER99l"
    "Uhf6/o/VHIpHvu9r+DWUL1A9Kuwm5NOIeDGLHqboSr16iq73b3yC5B/LXyKPrddYBXFk/s"
    "WBASTFIP4ECbOTbSNPvG+D41Wao5F+inDyk/mK7fj0axgztFtRb6UaSaEQRduA8ARG+f5P"
    "E70QPIhXs20sT0h+/3WC1viOqGwR9aGt2R+gFoNaPO7+ALUY1GJbaAa1GNRiUItHO9lALb"
    "6M6QRq8QTU4pGoxaTGo6g//FgAdeL0+NLj6gGAA/XG0jGIxoYVM+X1ljNiduQxD3LPohmE"
    "520UmFmNSXv32B3k0ITH1hsWGmf351HAtBnT5lG9KtQ9zgdZOyKSCO6GkaYDyD2eBxnb1N"
    "MZzg0cpwD3+O0/FSALIJm4JgUQOCYVx0SG2oxGbIZwb8g+a7UkPGtYEp5pciokXzXD9hjN"
    "dQN3yLOD4ykuXNzgkqiv4QZ3ALk3mgcxJDiLhPHFTFbgHMQZra239bdD2XEoOd5+VZAZG2"
    "ZLQooAbo9wu6K+rxN9GgoCHSBQVsygrNgdIZsZDui9Zig3sF2EQeml9oTjYIcf+Exmjhkx"
    "XsLBIDfgXHwbiUIczFg0I9+S/zYiv+4F0AsGvZD/cSbbZgnnnjHtbmbyp636pQ3ZyarFtH"
    "2G8ixKAS3SlCO2Q0saiPkqM3GTnN0/8CyL9xUS3eJT2Z6rW0zUIQPxnxzJK9dXBO1oRGQj"
    "9U1TFBJ5Ucnnv7zT5TAP+2WQFTzUVISsYLuCypAVfPYugKxgFxIVISsY0hghKxiygs/OvU"
    "vTCbKCc0YaZAX3Tmmvwfe9y2yYGVwGDsWt++nBUqswT0QroCBRuGUSmiTNywg1I/uAc5Du"
    "/nOl9pylalYXvvNYBzm/bpf+15D9p+XcvHhKEeYi031p55A4cQF3tf/KOI3rKqakz6ZHox"
    "H5llAWGiR9kPSt6Q+Q9EHSt4VmkPRB0gdJf7STDST9y5hOIOlPQNIfg6RvbMk+yoK1zosY"
    "+P49qOUxqGaMQ8NSxHuAe5bKdRvBsl6utElOi8iSRCT0yEQnqB2eTo9JaltOotmmCDia4D"
    "uXX6guVGYhSZJuhSPBiZ/U9f1OvFPsJ0+w57FtGD85vJ7/8ZXKuFXC+B+4rDK8IWhBAhbe"
    "chQz9VC+vJrne6LvBG1w2D0ZtEFblkbQBs/eBaANuiBXgDYIYgZog6ANnp17l6YTaIMT0A"
    "bHoA0qB9os0TcHAVeisysBsuGQomxNxuMvnIU19NYlO/rUi9G/lUpzAvt1saVBTEP+RH7t"
    "OQzXXz5//FDYZFOWv3v/+u/lDvjx3cc35d1TvuCNPVLjJ3Jbk7e3fzI9JjFGh3bHlcV9eX"
    "Tp5s/Vaf15QO5JMEdLFgTyoH/E1mieFVGfv0JeQIm8m4zHLCIKgvmdvLhMvkOjIw7xDcdV"
    "w99KEtLhR0x+B0XR+m0HFEW7+gMURVAUbaEZFEVQFEFRHO1kA0XxMqYTKIoTUBTHoCjCtW"
    "JncyYg0TN3+LRNutxVfb7c1TUkep4y0TMvKZmQXMKd8BT1YMLQwONY6YUmW14GgM2ustnR"
    "8IGaVQ45QNxzbwYp0RKEGqP3L1scxjR+qBuyoc7g9YlHhbH85Kfkf8fHdgO5P7398Wdh6H"
    "73v6fPSxW18wG0ErNYc/naMWax7u41YNaiiNeGRfFEG/FST6ZNES8WBrNItZutCPZbhr2S"
    "4cH3ASnRodHD/ufOXyb1qeVP4TLvXaarp7Wt/8BR0mqKPLZeY8SJ2M7lmHmFyHoTP6AY3w"
    "nYboVjRGOeRWGLIbFTfvvXUN6kIN4VieY48laEP0HzrDCR+EK+3ZDoL/JH/CretlaVumVQ"
    "FPLzIZoG0TSIpkE0DQR+iKZBNA2iaRZONoimXcZ0gmhazkiDaFrvlELtjlEs9xDSGbq89l"
    "muwLab6P5jZ3sBrEryF/KtbuXNYVwwDJuMk7d//1KwSypHGjLb5N3HD39Om5fPORQpz6uM"
    "RryXgUC+OfmZ3Go44nMooN2cdi6jAoYeaA7jAuUDbZm2hI6Y+n3VwJH8fHr0oFTaCkqbQ3"
    "gEwiPW9AeERyA8YgvNEB6B8AiER0Y72SA8chnTCcIjOSMNwiO9U9pbeET6nObmbAHloMLc"
    "/8KvGDO/kZTBjaTGIZP8LzMhu4Rzz5wZ5MrGFVuT2QaLLzDhuoBykOlW4/q6YVxfW6dr/p"
    "pdTz2pUThzLaZttM7Zpgg4mib/Gt1GOIxfoblSyNQdq9Tnc5VYzlVuunyA5AP5TxyjEEfC"
    "BkDCH5yU+vHxbwOxdVgjB8RWWxY3EFvP3gUgtrrgBoDYCuoQiK0gtp6de5emE4itExBbRy"
    "O2mtV1ykGG4tP9sk4HncG0qlYZCH3QtQ8KGku1DxoKy1eQdhSYl98HBeYfry1+xvfE/xsl"
    "u4lGVjw8nB5TFLlsOrtP27apuRHGJIznL9E+lX+KlqJvxQY2Rdi/x6FHfKSyzadIZuFOkU"
    "9CTuMHVSZjI/4axOm/xJtxIhaqeyjVx8JT89Vna039+ZN9LciTDiygIE/a1R8gT4I8aQvN"
    "IE+CPAny5GgnG8iTlzGdQJ6cgDw5BnmS7ULjuyzzGBDHOguUpvlzj0qds85/Gz4nNKZxYO"
    "alZQgHKR6igIYStYx03RzGDkV39FeGamJNZlJ7HmRHn4DK3pPKrmotvw3j6GGi09lzj6dH"
    "lXbVeEay1ke19o+h1KnvCZLZs2yJcFZD+hWa35EHWXo6IkrOXpBbGoai17i8YXW3ot4K0R"
    "hRjpZsG/rouzknkTDjniS/4olC/7Gqs5/mKy3U2PfW0uMkdkcsLFDP7eoPsHhPVzhOeLvG"
    "o/sAgqHdPTBE/6VxNZq1nhQDOk+OSLnPVon88vlvxItZpCcyxTixTDSpoJ//9vbHLx8/KV"
    "UysWtKpqB415Lm3r0j9Hal3rv/QF1nn/1Ndhmq73F0V2+nqqdtzdR12violfpJ3kuyWzEu"
    "zELyLebIW+FQ/Mgp2kU0Fju/NA+xMJbo7S2JEA2V9chjMaDWwhhOjojtMTXZH8N8BVihVm"
    "8N9VYoWEEDW0FaAeR1FOGHuuGt2z2GFD3Os30kw/W3320TKD4ndYtrV/7PWV3jVmv/oQzy"
    "8dX/TxFb751/tTRPD2KAOgE8VUuxFD1ochXWQVFAOxIRtMY+qa74/b32Eat8/Tqjnwb9Lj"
    "PnXeiHWmTqV3VOb0McbyPDtLA8ysH1/aYN8zf1xFt1R+BnMWE/MX3K8v5RizUqjGcRa5eu"
    "XE+6Zln4rShTbfkhRLuf2MKc3MiPfj+3nQgZwaBpjrs/cgld3Dh9Ij81gXgQk22M7ad7hQ"
    "nBOYyDHL9ow/GLeo5ftFbrmw6GPkqqtyzf8zzrRpKz7s90t3jLBNwvdE0ajxak0NNku7c0"
    "eyDZ/Vh2rjVORG05tfRRCyfCqH6adDKJ/x80RD65px55qdSHmN2RUOY7JCEBtMJ8JTVpmT"
    "8hPiT34qmPH7g6gejhEC3kYcN7gfIRjhELPY3wMfSXWSh6gzPTozMjh8lMDg4zw6MAc06/"
    "6v9knZ1Oi6uhoFbOej3z4Kn3Q36nc7twZtdsZUk2fSOKD5DTeY2THVkMtpWWqgK3oPi6qS"
    "ZwJby5MaI3ae7e2L1pU9f6pr6s9U2lqrXa4oTVrjvS0HQGtgBzj+hBKoiPzAtvPLcAbvi0"
    "2yFZToTZ3mEE5HDQ/ePtfvJtQ8XruoyAIvRcg+BMWaBj6+e9kNOln4tQKHlgWzfbIqrKXN"
    "l37HaiU1XTZ9OjsqpsOQv2TVudb+Mx2ST5WwqM1thb0VAjjB5rfFzYLOV3qF+eXRO0Dwz9"
    "Duqn9YIEpHLY1R85/gtTqr36XIA5GPnuP7vg5JFv6wg+ywDfbzhGozuHcXBoP20ztJ/WD+"
    "2nlaHNxGvU9m4mM+dR7klI/dMckl0HmgsoGM4teJaReTM5NEMAvy34jQjmhldWHiDuLRSD"
    "aM1SoDe26vIgB0fyUGVkQdEHDeg8GtAXzLWnx9Xn02PaT5y2anGFwIp4dxsmum+OuMxZW7"
    "GdaBwhj63X8jy3j3YsukO3TF4zGojVmsyR/FFJ6X75jETJoe41fhDNkBhxOxqvtBeWDv91"
    "kFM31IoLqpJdOyBcGXD2LoArA9yx9eDKgMsz9uDKALgywCLuXZpOcGVAzkiDKwN6p7S3Kw"
    "PuxB9htOSnAAd1tP7Tu6FqfZHfdgQ3MVyhWPydWzOKM8QJjygELLwdTJooFUhqVR+poTxS"
    "mWHz0NwZwnJJr/pj5dhnulB+/b6WtnfGRuhtQ4tZjAMTKjMAcFnJMSGc41vDHJMDxkWHsJ"
    "1H2OQSVub+Bkd4bXbNxwFixyUfTl28cgjSGPVJEQb90nu/iEfy95v0yQEC/TFQf8yMa3eV"
    "cO7tEoMkvuxZM859KeGAbRO29TdBNN/AUURCba/OJR4svczyAqjHsSz/F2ts0vpxn8eAJ1"
    "UpVIdDjwSziIg/jcdEl7/BWFBnWWrAJYoXAj0Ux9knJ65w//Hju4LN8ubn0sD98Nf3b95+"
    "+u5KLeyiEY1rxrNKpDLaNTOEe/tl/7UvVwRH8YLguEu+aBkMcU2b45o8Fr3VLTG4CIVutr"
    "mblzSksqhjl34uYaGjbetoi3K830YRiyY1id7Jw2mbbO8Zydq2OuofkeWWEz+7WjZEdL1h"
    "UTxFS3nbC405mm/EcjX/j3iFxGAm4skd2cRoG8Y0UM+XNCCyCOr+2q8p4ixJzFbXv2zX4u"
    "3JOxEXkADdhfLmMF1WuA0/qEPJAsF6eiVFpGZ6II+WQtUC+x09yC+3qz/yVQuyWdVW8shP"
    "RCC+K/HpGtZW7Ujbg9JR8bW1RQnqmQz0BQlGPXj7k41IEJhFhjPE6QNe5zG5BwptyWPZZs"
    "znMMC9Ife2uCRkvQlEz/yKIy7c2/31y1XnRNPsuJuyB802EjXzDrDjp1RjHAm7fC6te3kM"
    "VEZOixdNTtH8jjzs/8w52tGI7I+NZndVYuVbiDdIuz9E+FZ0sOaE6qBfBadTHTCawHuwqz"
    "/gdGqLoAecTj0JzXA6tTEPDE6nTuF0qsWTDU6nXsZ0gtOpOSMNTqf2Tml/+pepJfsoC9Y6"
    "L2Lg5d44l9jhGnpXrU72XDWc7LmqnuxJxBQjig8QILkdySoabubupgj3bML+y3uvCPZJNB"
    "NblcnOVkTBxlaRamQynCmpBdDpOL0eCacHWdpoNSjC3FsSBqm6ICiSEYyAemZLbwl3wvoA"
    "S0yDweT3AaoDWBMSk9r8RBsFU0+mxwNfWbvj95uHiEW3OKQcy49eqcQ26qu0NpnKRoS39C"
    "CjS3/gKIsaoBUTf8kT9LNoK+NNMvi0ILLihmjEUMhCgr47tP7+j5qrzk/3vRADG3Y7gRiY"
    "RdoKBMBssQIgAHYSmiEABgEwCICNdrJBAOwyphMEwHJGGgTAeqfUlQDYca/vZIv9TZvF/q"
    "Z+sb+B8NepIzMLckvDma+tHio30xqai7CmjdSpTVRujOUL+0LfnL486JLJk0Vot2ahgAPk"
    "hML01YlU6Tbzu352V8susxjP5MV6RlWCSjCHqmP1uOWHMTYMq+Qw7rl5/ce0NyttueUGgj"
    "OEe/T2X/U+YLfMiN0U4CK5PQVfrQoH/kqiNeU8YaYmMJhrM20XIpxtipCj0cIv6oCadyd+"
    "anJGLXnPS3kMTdbCiNEKcxQyGZmbquNsSYPk7sRI/pe6VXHFROs1CbfVwOAwXwExwGH3Yo"
    "gB2rIYQhjw7F0AYUAXIhMQBoS4BYQBIQx4du5dmk4QBswZaRAG7J3S3jTBg2dsWB2uAhyK"
    "25MGBk/mVVijunyL3+/v1dIKLofH02NaC0/ujTqqrtT3BqgXox/XU1AvLOsPUC9AvbCFZl"
    "AvQL0A9WK0kw3Ui8uYTqBeTEC9GIV6Aek2uTy8Vol4DZl4lVQ8YYxQzY3nDfRmCAfpHSKR"
    "ebONxOJtOIQPGAfzxftPGpMpjER35faRtEeivW/bDY4HKNwhU5wNZYUU4SDF/ZTqqN4cYE"
    "TwAeLecjzMGBZzvtMNhAcceDa2eTa2hFpWNPJfex7b1lS9yT+fHk1sla1nONccwi4QdoGw"
    "izX9AWEXCLvYQjOEXSDsAmGX0U42CLtcxnSCsEvOSIOwS++U9hZ2SZxPRYjJwl+EOSj69a"
    "9dJ5TJqgaz7VbnwR2lu4B1kPNBwjLCRA2Mi/jkQe6ZNYPwrAanWd55DgKaRGdNYsG2od9F"
    "6c4Dz+W6gTlpvdZNvTuiV7mTJ9Oj+vah3dFqDX+SY1JeEnwnRg3C4v/LyggrzNUFw7Lg+h"
    "15eKU+FKYdR3wb3dN7gjDyCfaRh4X/Xy3Q0NtbHyGvi2/Qb0F6R2Df3LkKfT3uPfUyuexm"
    "o/0+BThoVPVvyN7jYKsxpxpuvc8QcOe94Z33ed7l5SRb+bxCfb3/m8c4oyf0V0VN6dedjK"
    "ciFJTvcdlWhczIbxsqXtdlEBShpxkEp9y6x97NlpjQf90EDBetweKToyb09tDu+PVIaCmr"
    "joklQRq2O/zwMrmeiMZoR4MALQRGmsArthOviNLyZB4TQ1VdU7TBkfi/ASWIhsom5jGLCN"
    "qGMQ3kvx8QFv/8B6Mh8TW3JJ386yHnZdjtFnJeLDE4Iefl/F0AOS8uhOEh5+VSTULIeYGc"
    "F4u4d2k6Qc5LzkiDnJfeKe1N9pMO6sw4J6CAcjFQ8OxZm0jBs2f1oQL5TEM1p//SUN3ovB"
    "Vw4Lx1dt6kmFLDfz35BZBL5Pe2gizov4zWjn37E14YNJgmNPCtKyMI3Z6I2/6PHa9xdGfE"
    "bQpwj9vrF23IvX5Rz658VhLKVvj62XMziSyDOEdx/9oY24XGKYZ5jEs72ak14DEUhJiwDQ"
    "nHujZzQsJu5QoyHORwWi2PKJfGbPXKQRy6BPFySnIn4f1fhTs1qQ3+q6fTdgkAs03a+GgW"
    "wMeQoIh4hN4TX4XUs/RWRDnaRTSOSYjwMiaRCtQvHmLCVWQ9H3Wvhvd7fC/E7Uc/z6YQt7"
    "esP/JhF7VkGB7JyYOA/EfpbqaSm2uU96a2meqXIF02kTkOlWLEOTzKwpnVnvepdZhzKAd5"
    "7i28ZIttz5XJWrXq5efH7fm0FZR6A/MZzGdr+gPSXiHt1RaaIe0V0l6HEKIh7RXSXiGuA2"
    "mvkPZ6WWmv0uc0znrNgxxUJfpf9s9Tb+zSWN5gzncsMksVzIMcZHmQazTgWi64lutk9A5R"
    "lxDf4xhHRhQfIO5xPMgpD06+mUlkSXv32G21PtSP3jKvCxrFKx9rHHXpP9aeNTiAmjzH8X"
    "HdQK70BEvkiZ3+TjhtRgMzh3FvcD5ts7o+rV9cn1aNA8bN7uJLAe6Re9OG3Jt6cm+0l/Bt"
    "NcXejiRdb3W13obMur4aLA435NLaKbQDYR2zsE6AeTwL2C3VCDlH8tqLUFBAbVZAA+bhwG"
    "wmHSDuzaM2Bna9eW1bjsvrW6K/5PDwcNom22WGs7ZHk9e/rAhKhcckeVxmju9oRP7Ak3xz"
    "6iefq9JyKgGd8FgWc1Yp5g88Jmt0y4jMP3+C5jELZKXOuSxFR0K0YPEKrYigRzRPStMtyC"
    "0Oq9nu5/whkN8z1GyF/B67VEzI7zl7F0B+jwtREcjvAXMc8nsgv+fs3Ls0nSC/J2ekQX5P"
    "75T2mt9jXtaugHIwK6L/hV8JGbNubGuwwHmbzRZuFzyPm5wMWDPm8xig/jFFl6K4wb5sqg"
    "pUgEJhIKsNTBL63Xo5D4Q+trqPucc2hjJjijhlAbXIFwb2NGQx9ZI7404gNvZeQhQSJ4ZM"
    "nNiHsIwXqxwO9A7bliqL4s0/kU1dvbTD02mriLNPWtdLq+9pCMM6YFRDGNau/oAwLIRhba"
    "EZwrAQhoUw7GgnG4RhL2M6QRg2Z6RBGLZ3SvsNw1oXqjrltfHn8SQSb9+Q+QIIuO/KPeWz"
    "Ndad8qlfR3IQZ5blR60hFmlwn5j68VoFTj2bttLforQpqG+gvoH6Zk1/gPoG6pstNIP6Bu"
    "obqG+jnWygvl3GdAL1bQLqm62eM6hv5/ckpK9vyHsOAryb8G6RUvRFOeKTGq1o/3TaSi2K"
    "D42PFgh5T9YLsQqu6EaW2sCqRoe8YBKHSHilOKQcy6bVgh4mQI329Ft+sTiIEL+DJjWuGT"
    "Rt0KRqd5CmjoLDRn1sIkflQD35oAb2Q7+gUdChI5+xoPYMSoYpMb8QoKGoT5eu03ptbz5+"
    "fFdw2N78XOL0w1/fv3mbptOLRjS2b9v+GyW7nzLWKvt2/vHRjfteNM66oNXOLStqSRTa0X"
    "iFdivqrcQ2HFBZNGtDQo6WLEJztgvVejp/KR5uxIbNwqnYoJEYYJwkO7e0HgWeIU99FrKQ"
    "vEre/L28iVr+W1/P66TfDvErB1ZIiF/Z1R8Qv4L4lS00Q/wK4lcQvxrtZIP41WVMJ4hf5Y"
    "w0iF/1Tmlv8avU9zQJpOQx4Ex0diY2WGwyJrttCnCwgtcgV3EptchsaOcgMLLHGCR8Q4qq"
    "Vu7jaZO6GMkSYot9K8gfB/0N9Ddr+gP0N9DfbKEZ9DfQ30B/G+1kA/3tMqYT6G8T0N/GoL"
    "9FjK2N85gzCLgSnV0JwQYJjDbbDOGg/nbdZqe9rt9prys77YLsSTWhOA9yz5zpn+Qd9XUa"
    "cv16nAE6rRy2sdvzWszJ/i+tENqQkJoHQUZqc0ZqIfoRUY/MfEwDjcvznoXkoS4KUgQ6NJ"
    "AvSKWnQTDRyfTy8+lxnT5tNqRQ/1tRtZUl29Uk98WI+R1UfMsH+hRUfMv6A1R8UPFtoRlU"
    "fFDxQcUf7WQDFf8yphOo+BNQ8cegHEmHVIxiM63zgAFBuYXWGRDMTUu+5DFQ86Wrv3Yn/l"
    "ijoZ0CYFy3GNcbElHmz5YRW+uNmTodtIhrsmRGyHoDy9I00XMYa1bg4wzGujX4sviTmqYJ"
    "c/v2F80ZXrNtqLmXsil2ccCAfPiIczM6I6AxZIRPrdkO7AucmHFZq2TWZbyXgDDou2vmaf"
    "ipvVieIsAKa2GFReSeGrvFOQz4xJaFl9/RkExqQszq2bRVmHkWpG2Plpr6GBJEY7JOKjZJ"
    "8Cs0J982gaB4jjh+4LLy445FPke71QOKV5SjZHGsVo567MvgIJoDyz+EsO3qj5LgZ6ZF5S"
    "AgRXU2g8g/TXbofXOXBnpvmjXoTqA7nZs/0FDOVXo3sSSNHMocxkmXsp1P2eRUKq/SFh9I"
    "Ju5MdA6QejA96v2s2JaT2SJrfcJcW4+t1wIUP6SV79nMxw+QdTuCJQZcFrv6A7JuIevWFp"
    "oh6xaybhXXkHU7xskGWbeXMZ0g6zZnpEHWbe+U9nf3onARTe9ePEDAlejsSpT987bsl3HQ"
    "BZ27QMrvShTR7sQ1/OdBF6077wUlE+4OkItmDnLBh81CwlxnJDTwe4A4yHBvZcFtEeW3NP"
    "CTP7+qy6fPpscTk/JNoVg1CO4guFvTHyC4g+BuC80guIPgDoL7aCcbCO6XMZ1AcJ+A4D4G"
    "wR1037M7Fep/TXbdFOCgOnTTZse9qd9xbyo77jJgLOIma8YBActF5ZAM5mRN5MsNCC2AnN"
    "nVeo15GvGZAWB8VpLgA3KPYxZp9LH6et950AnrfWefjLfgd4DNIhspwD1X0bWzBj8GmK4n"
    "mphG8mDaFNBgnrfd4NB7mHlZ46NHrT/Q21XM0W9pQHuKkvDsH+VxaRYSFBC8fILmMvg4f4"
    "lY5JNoilQ1sClSRxqmaMUC/xWa8xhLs1S0ilcELXCEaIwWJGDhLRdvrZ7MPvF3Q5DGAfsd"
    "gjR29QfkkJ2deLlKmldzXALxjyUeMscgcwwyx04+10t5Ta3SmhqymsrKFWfbyDMtj1sAQV"
    "GSzokeiRlvxPwBArx35V16UbNtGFPNPY5yPf4i1tYa/otQCI/aFh61RdhIA1cTnbiRPZwe"
    "zdj0Cm0hZRPUAFADrOkPSNmElE1baIaUTUjZ7MuIgpRNSNm0iHuXphOkbOaMNEjZ7J3S3n"
    "JcIF8wZ8K2We6f1y/3zzXndW+1A7bxvO6tfrA6sJ/2dly3UCPW98XCrcl5ayA5h3GP5d6y"
    "hwrh2FCzl/1li8OYxnWVePeYsqVCPCr2wCc/Jf87Prabwlpvf/xZ7F9imE6flxLe8vnGJW"
    "qxpsLxMWqxrsIxUFu+t4zck4BtiCaFs2F1KKDcWx8GWYU3kSQsfpBK9gaHZm6kDgy8t+L9"
    "gWDN4K43iNP2nSxh2+jt+8YDGj4Y1jw/QGC8thqv3op4dzMa1kggDSHZCvJ0Hsjk6ubl99"
    "+L/zdYdKlA/IsWtL+oJf2FnnK2jbtynoeekvTrkZFuTVB6G8Yq9qsJSSePpi0C0oeWR9Pt"
    "v6wICjCPxS9ZL0iEbuk9CeX9YxhxElHCk1vKkijkK5S820fbDdqKASCz2jmK2A4pxX5S6r"
    "z+364JkpcuGEjem1woALHzMcVqIXZuV3/kr+ZSc8rEujpAHFQbn7axrp7WG1dPK7bVPQ50"
    "93TXD+0M4NKwduGC0p8wDR4+ypNhul089/T4Ru7LxjOWtT7hNT3ZDcOp6T4R7ZvbCFMTrv"
    "EZwbIO26xd/QEpapCiZgvNkKIGKWqKa0hRG+NkgxS1y5hOkKKWM9IgRa13SnsLyynfVQxj"
    "o2U/D3JQPOr/agnxdTH24plxQmAZ6CDb/ScGpqRtBFXd6M6QDvLd/+g+QxkXy0yXM5bPUb"
    "wZ2ex5lHs2+xDLCRTePfedd6nGXaG/ofRLHnTRxV8O6r85fXvURfMXqqKDJm7HAeHSpO+v"
    "lPkKhyHRFA5pMs0OmBOmSe1wkC4hY7TMfPww23KNfdBQYzeHgRK7BiV2VZW2NQ23sVGaQA"
    "nmkDXc23IRsw68FkDAqrZwlo7RpiBmigCvuMXaK8NPRBeor196DxBYeQ1W3oiscXRnNJQP"
    "EPc84EGOFtxuCU9kSLMswxLOPbavWwkO1w2Kw3VVckhYU8nWJnteCeZMAKm3PS9iwtiKWY"
    "w1vsd7FpK6E6FFnDO8nljF8cmGcRrPfF0ibRP9JSDw31VFw9GtziRp4j4HAt678R4Rj9B7"
    "4s/kMmK48JSh0AeP7IP9WtKxG3Jo6ImuPbGUR8c690QVDT3xuP14tc9EMt+QUyT0QLce2G"
    "BdSLGJ+RQBjHdjfIEDHHqG9mcOBLx3tD0lgcFswwLqGSb0l5EOaghDFJXa8xYRzA2rpFWQ"
    "wLgJ40tiuLwUcbDCPCJHRBiGNJzpan4duZOigob8epvz69PuktVTHtHbBzh0t83dTdcbFs"
    "WzO2JmOhRh7u1iL9psYi/q97AXNt1j+xN++DWiHploD+Xvn01bHMl/mG2ytker68xV2zki"
    "6038kFwFy2Mc+qITkHrEk5o3T9B8LfaGJLFrjkQLNPcCxtWWIf7N7xBeiOUE4Sii9+K7EA"
    "vF2yhH8pbaSalzT/S1X8O0sWgy37cUvjuO4q2YndP0Xekj+TPUV8myPiRYwh24UFIASgpA"
    "SYEzbW9QUuAkNENJAU3iL5QUgJIC45hsUFLgMqYTlBTIGWlQUqB3SntLsjvDcWBwJeQnyn"
    "XX7wFN59SOLf0j5N/sfF8mFxmE4VOIQydLTjxaD7qWyepbRDnEfn+HK1N5UCPo1B89KaDg"
    "9InB6ZODwtqFcP35amD8OOMd2AamjU9WGSePuJw10tvJKntCbn/l5HPA4ok+6JY+nbYKu2"
    "05mfG0+dHI23t1Opej33InoKcoO7b7x+TiCfHeJ2h+J7p//hKpumPi/6IVC/xXaM5jLIur"
    "zJMA2gLL6yjQggQsvOXiTdXbLk70nRAyc8BShZCZXf0BAsPZiQ8IXhoSn4MA8d1PamBNEK"
    "VB19m3v2hV54z1WGwjzpGCLK7TKi1OI18rBThYj+WqnafV4GiV46ScbSOPGG5fBdBQg7Zi"
    "Zju3f+2dJiPmDxDgvSvv0medbcOYaupdHEmRL0IhNcC21ABLJKT/ZCUBI//59KhstEqbHZ"
    "WLPqigD4pXOEYYbUjEWYgoRzsW3cmsafGvf2zlPaZs9wqR0Odo8bBPY0YCMldDeV6VhHp8"
    "L8g+DiyeIPvY1R9Qh9uiLgDl7UzEK1XCVAXKgy5aChKmkyl3B8hFMwdFjR3T0BxntZuv26"
    "eba5nuMHY3t3jJvfjjfH26oN5NyiFcMj56my70NmQRmXWQ56pIh5ajU1vVnESmVvUB4tLA"
    "PgPxxlfy5UEOBl76P6AWERwYs5wHActtztwGlNSoU01Hm/OooXg+aZzlNCfI609bNlUdgr"
    "PNYzZFrYm4yNuZtCGX/bVNR2MuabtjQZf6roVQhwOGEIQ67OoPKApzzi0disJAURgwnKAo"
    "jBOTDYrCXMZ0gqIwOSMNisL0Tml/VQkgeefcTsViSwNZYNawB0ow6IDuSTwBY5HJqpIBXC"
    "K9xwyKGMtdzJDUEgyo1Z4bkGf5Q2ZkpOdBDoZs+r8hehOxDYnE1qZoMqG6gnTPJ+qf7gXx"
    "5S2KRuWm8hgw6irLhHAxjOjMAM74HL1xucDxymxopgAYl9WDtLG3IqERnXkMjM5KQGKDdS"
    "US/7LFYSycs7poRIoqi0jEo2scPPkp+d/xbVVNSdRvf/z5/et3372YXpfKa6Wb1k1lZ2KR"
    "zMLAsVZ0aDADSjgwAo4bAREJ2b0500UYEH2caDEwI3mv3czX+mcNXFeQQPdxupfYo2KhoU"
    "Sz6TVwXYS5R/RNq4p9Nw0V+26q9zzKLBoczNZEsGWWbldBns5PnuxWLCBDhSiHHt7S3VXL"
    "72xtmhJRhbo3zAfYJ+nD1jBjN0WccEw/PdF4bsNuPblV3YfK3Q3TQBMFP1p1/ACEExddlf"
    "iEyB0hd9pzocf7IAeFXnh8LxBd4at2vUC0JbCgFwx7QRgHtONcyEGhF7r2whpHdySedbiK"
    "ooyEPnjcTFizUGz6HeZBBoQeeFwP/HOLo5hoRIPjfZCDQi88rhceCO7UBSkO+O9e6OheN/"
    "qbktFThIuubTvftsm5rUbeVyxmZkrZAeIexz+04viHBo5/qHJ8T31ilkCSIdxjeJBRHBFp"
    "+xkKkCnEPY5du53lHcH6g57Jg+nRg55B1m7Ig56/FU/9lRN2hX8+U6WyfocTodbbIHAi1K"
    "7+gBOhLdZ9OBF6EprhRKgmAAUnQuFE6DgmG5wIvYzpBCdCc0YanAjtndIeT4SGyik1PWZU"
    "wsFJo3ZZr7FxjckCCFy3zq7bnscOJRALOAcH+vM2A/15/UB/XjfQN4KpTmRnQAfZ7n9Zge"
    "sg4CqUS+2CJYvWRitMCjhheuwGb5Kw8BgXFx7jKJ6lt2xU/dU6vbMAu+jLO7LQiwl/edBF"
    "s7fBDzPvwQuMLugogFxaXXtz+yRD2L9PDnjhB6Mzujrs6Uj+YSQMC3pWhkfuDpAT7k4qPJ"
    "3esjTGHSphTX+1VP0gLqJgjahLQKxyejT30DVCT2zS+mTDuHDPPLFQyIyUSge8YSyo4V+D"
    "LfXEQoCH6oo0aeO0RsObjx/fFcICb34ucfzhr+/fvP303VWpEkA99SqH3GhPrCJBaq5h12"
    "xFyYGciYec/NZKUmfk/cJZWOco51FlF4R6Mfo3CigfYTZ5A5+/fP74obCUpHbHd+9f/71s"
    "kvz47uObcuhQvuCNNo+fx2Rj1gElHHRB9y7YYakqL/Z5mEbFc4rQC6ygc3U9fdq6hA4JiN"
    "eN5wISaG6m+RbzbizngUByM8neinh3M6pJNzh2wVQOCFk6dmfpbHAUbyPzS8QKSOhkmzs5"
    "ZLFhOaYM4WJGY7uUxqacRl2MSBfeaEqHj/WxDQjwa2Nw9DYk/kyX+dYUgsujHhlDsmxMm4"
    "WQVKlxM9Uhg4Dm0PHwOtalRDRKx/jUyRBuMb7AgYzImZGeAwHvXZOA9omwijmTTbCCdHAz"
    "fNpmM3xavxk+rdaPp0Eg70ExNzoqyBNGWUMW7Z3qMRogSVRDfMNSo97XB0VKMGdWmB4jrO"
    "Q+OR9umEFYAUKZF5P125rSAv6tOsyvqS2gnkxbFBfIGvZaXeC3CfY8ts3OjHPyz6R0ANwt"
    "PZ5hPkVQScCu/oBKAm3Oo0AlgdNIgVBJoGKnQyUBqCQwjskGlQQuYzpBJYGckQaVBHqntD"
    "cxw7CAgLN1A/qXPPeuuBG9OYyDHF+1qzHZUGKyhmNDHa6IAne4szucEmm4iBRhDg70/hcT"
    "qeQZbHv75i4N7R7le/YP4pmtyzmMg8O1/9CTTyPiGV8UWUA5yPMA+99ab2I0ZQ8cMC4tD6"
    "e+csb8/sJHXlxombM+9AoiE4tMc+dymIuuviAzYQ29ukekVlg+MAe4OyC5FdOwTEAe5ODe"
    "1r9UKhN/DB27HARSK7qX3JOCmS75vqnc4QEDzD+SeV8bhTlKvq8PwwD/jfxbklT0MfJJ9O"
    "ct4fFEk1iUezo9mlzEZOPZbdZ6yPtLIJnI8uE9RZBMZFd/5MxINVHNLJw8ZijqK9PFOebP"
    "VNL5+CbrPvXGlZyhhLNBCWdBh294/eUB4qD338b3r/f8y+xS3/y4UA7jIL+9y36CLl0w8T"
    "PBAfHrKX5EJNEygpuSoN7+XS2v9UV2shyodx8//DltXq68U7nN1bDa++PKvFtG9+Djmc/W"
    "WFeNpKEcYA5zwjKA2SejrQOoKrjQcIY1AbE2xV8yKKRW2pxaqfqKbePO/XzAQkfb1tE2yX"
    "Hv2O2kToyTz6Ytpbhg3xaEOBDiQIizpj9AiDs/89g8SQy7nCHWvwMSixXUiN8U4CC7g5RR"
    "W5Al05UibKgRfIBAeeDu5YG3nETGanIe5OQI7zsLJyI46HD74gEELLdguYMr25sH24lrOH"
    "I9fv/2A71d1aebJE+nLX3cMGvdc0GbvJ2dfAkUtBmdwQ+ur139Yb/rewHUZ0tm6/MNGeKi"
    "Tzec4eJkyzytMxUHhovlzkE7Z9tIx3tTsbEM4qDz1f8hymgbGLq3e4CD7PYvQEYEc0OJ9w"
    "BxL8XkqpUGedWgQV4lGqRNnuRncrsWvuCkzpdMn09bepM81/6YPzn5UdBNvG1M7wlSFhJH"
    "vy0jtpbX4E2R8L/F//4R0RCJjQpJS+AlwmiBI8SWSPiZaMEECVO0WzFOEPUR5cnHOPoDF/"
    "9+Min18uBf+DX8Gv6EH9BWPF5hjkKWfM1LgYxXSN7uh3BEFIgLtqcIh77615qG25jw5Itw"
    "LJuKFg/iq0j4BP0XFZNpG4sfI39UAo/lU0zFn0DFt8qPAhyKN6oCHcRH+FaMYx4j2UIOVc"
    "XG8XD0b0UHzWPrtfzOh/2/E44STx5cd6sNEXDd7eoPqEXbJrEeatGOMw4CtWgvNTACtWih"
    "Fq1F3Ls0naAWbc5Ig1q0vVPaW2U+W4NR7udhWhlTuRDajY+UFlDuGTr9n4ouy09th3gZB2"
    "JF55Ge6qNG8e486KJD3nu91IS7A+SimVNDKJHFTUy1EsyhpIHejDUxwMx5LYCAVbtKkAnf"
    "ZMHY3Tu6pvpQXqHB9Hgsb99+FmSAo8G8eWbczNO4mPzHH8R/km/xFLEIvf3b20//Z/bl//"
    "z69pUMdHFZ/Q4HScBrxQIfLUUjnITMkqiY8KeRGlZsy5PIFq9G9U76zXCg0wHrBkJjdvUH"
    "hMYgNGYLzRAag9AYhMZGO9kgNHYZ0wlCYzkjDUJjvVPam9piu4QNsZqhYjXdTK3/NZiDPX"
    "CsBgIFECg4B3N8g3VVXBquWEwBLuk0ve1XkXDvojujpfIAcc9D6e0aKktiBZ9ULfyJJkiw"
    "fzI9Gh1ItM5WUYF60kFHd8DGAh3drv4AHR10dFtoBh0ddHTQ0Uc72UBHv4zpBDr6BHT0Me"
    "gScP3YkOLtqS8Tspvf/mvpwPVurl3v1s0BEN/q4SjdTkc3jOGStwbTb4hL3gR5YqGNNZw3"
    "D+0M5ALplTpcLQtxNVbiqoztEBvfaHGAuEfzTRuSb+opvqmWSvd94bhwI4ZzGPco7i22lG"
    "eZrDENjDjOEO4x3FvNviLDJBKkeA8zY5+kCnWP8/6dkwNr5m6KBuse5f0beosAe5okgIa7"
    "TzME3HxqcPOpYm3WodJqGejioB5gd+Qb4VXPYhZjzR7ZVBC7BHRG8jx1XDrGDyoyoDEDGz"
    "K2CihnuO9NG93Q8EF3VXWTfJdB3Fs5XKvU/Imx9USXsSU/nx7N14rSZpCtBdlakK1lTX9A"
    "thZka9lCM2RrQbaW4hqytcY42SBb6zKmE2Rr5Yw0yNbqndLeFIkV23JieOI5jwFnorMzAY"
    "lyQwax+Qbr7vT7y1Y4wjSuV4+x9lo/n3hULNxPfkr+16nN9ae3P/4sFt3vXkyvS2GQPPHl"
    "w6ec+lKzygoPtl6RK8jTLSHXI1mUxd/AWDST/8dogSjh3DPI+4+fLrFHxXCnujhHA9NFmH"
    "tE37RS5m8alPmbakxPTH3xG5SjbsZ2Gege34PEUBfE5zNZWtUsYJ1HAdOtmFZZnGZj+gBx"
    "j+MfWnH8QwPHP2g4ljddz3xMA41GdfSK7AMQPJbOHkvC5I6QO20JnOOdkIM6VJr8bL1AQo"
    "3f3q4X9lDohcf1wooFtONcyEGhFx7XC2sWin2nQx9kQOiBrj0QkDjJYqnQ35CDmgedMA01"
    "zSoZbRYqZ5GR2JK2dyaU4MItIF/ET/sgL7CYaFLFDg+nx+t7ibazMGt8/OYPzgJ/vr8kI7"
    "ucnie3a/CYBoG6qH5/x4asq/kKzVURPnVfx4rtkPijHsT/eUALAZb3cSzIAwt99bJNgD2i"
    "u/bjZF+ryX77rZj7VC7WWigemlD5OyTMjW03goQ5u/pjPEWVL6ALRlVV+XTpir0ffss24m"
    "pST108N0VcdllgFmiWhiabNjjxkmCzTTu2Ass2c2mRf/BfWH9BYPaspXeww22vBfyvlbKZ"
    "hQUurXO0o2JEbOO9QY6+m1N//hJRYcBzcrsW7/8jWmGOQpbY3yggS2G27yIaC9MJLcQLVk"
    "xe3qdu7ePplX1/4Ehl5VZ8hJN++9fwa/iBybcnU0HeNKjckuTdLxPPJBJ+x4IELLwVrgrL"
    "3uitcHhLEj9G3Yw+lY+UB8OVCyMfJPcTruiak2Dp9nWEjthL9S5Eescm0XVDvcRVhMFZaw"
    "OVKyL31DjRM4eB3cyi3eyvoX4nU58f38W2Yet7bcUekVwrKxbv/YquMlWnSB6slLfLLoj/"
    "BL0j+J7wl/IffIrElxLVVLZ5JbYEBck2IPkpl2+VqzvbhWKnwUuNxHXa7z6+mTTJXr+PdK"
    "cBRWsCitbZ5RQ4AgpHQM9LMxwBhSOgims4AjrGyQZHQC9jOsER0JyRBkdAe6e0t7DBHdWl"
    "kTYs+SnAwbDgVbuCVA31qCpp61jpGGbh7wIIchO7+mq2Hm52VUTPZ4XipSBRcyTmdRThB/"
    "3OlweVqA8oH6NEcZTH336HhBnbxu5iSwNf/CzDHijBoAM6d8Ay0B58rjfxMoBLpMOFTKNI"
    "+4pprDv80EBvhnCQ36tWBF81MHxVpTgxyYxTGIsw96Sp/mumSKcDB7M1EVSZuYQVpINju/"
    "/iExF92JqN6QzhIr9t6G1/1xgn+7+7wm9D1k4eBAfT2qfsiPY4nPF4n7DcPlRXxJ3wgjf1"
    "zUOFhQZfOKD80pBV+kdXacKtuyegzIRdvQBlJs7dC1Bm4sxJX3DufvyZyG8Ef1+YWJImmn"
    "Tkw8NpU07y6m62oOp+qbQp3NUCibqQqGtNf0CiLiTq2kIzJOpCoq7iGhJ1xzjZIFH3MqYT"
    "JOrmjDRI1O2d0v7qe8R4uTTMSspjwJno7Ewof3+2wlxTZrQp1aMAczBm278nQb5tqFjcZ7"
    "imltIXsV/WsF2EnsvChV23nRHLid+lk3M4MKts62BLlN6fkn75LxbdKV21ovYWG0yPKL77"
    "bp7tDs1B9QXVF1Rfa/oDVF9QfW2hGVRfUH1B9R3tZAPV9zKmE6i+E1B9x6D6qkrsZqJvDg"
    "KuRHfN1/TA2aOOmnWzqwZzpgeuigGhjJMOa2t0uXvqkYlWkFNPpkeVuKwZKHCgwIECZ01/"
    "gAIHCpwtNIMCBwocKHCjnWygwF3GdAIFbgIK3BgUOBArzuZMbDmJTMXPAwSI70z8QWlpbe"
    "gcIA4mul59304DbRJBqyoo4XLV1Q7wJke5AHOQ7P795AXbhp3STfNAyCi22p6MyL28bq9L"
    "Lxeh4DbY1s2WxC9+jsn6SzIqKhGM7Nn0SAyDioazNFQIYQwIY0AYw57+gDAGhDFsoRnCGB"
    "DGgDDGaCcbhDEuYzpBGGMCYYwxhDHgJrLJ2bwJuINlyHsrVL67Kndb5bipQm4RB85yd2eZ"
    "bSPDaNEBcsqi/1ses/VgwtHASfNrGm5jorlTr35TzEFON7yf2lyMuOAPr4h3l14tWKT0F8"
    "7COtkhjyrb5tSL0b9Ry+sKLdsaG7j75fPHDwWDPB2n371//ffyEP7x3cc3ZUtbvuBN2SBZ"
    "MWFXiyFqMqILIGfs5t6GNPV0VnPDOpwC3HPp+7czoAy8A2XgP0a+vihQ8mB6JHzHslYQuo"
    "PQHYTurOkPCN1B6M4WmiF0B6E7CN2NdrJB6O4yphOE7nJGGoTueqe0N1VHOZ1iGBst+3mQ"
    "g2Gk/m/VTZNyLS74c8LzLn1HL6CO1ZncYY+t15LJB0P2yziI/ncWJM5xgBSYT1g0vJH+HH"
    "fRb0joS+5Os7Jft1nZr+tX9uvyyr6JKIvEOmHEcx50QqrfnYjkNhzXU1xhOMDhbEFudaHS"
    "I0fbilDwR+32R7Ef0LBGdGjo5DwQutjmLo4I5oYR+gPEPe1ukGP1CWEz0oXmPQqYbsX0WD"
    "LSbE6LyPP5zy2Tf3iFzqYk1gPGGT5P7iDrMgCbOE8R4Jh15ZyGfEM8De1vGAvqUtUOmBLx"
    "CwEaaqxnn5zWsnnz8eO7glHz5ucSqR/++v7N29SNEI1oXMP1BstL84yoPkCAaQOmOY23ON"
    "ZGP5okhzzKPcvjWSvL41mD5fGsanlIcZKEmvWjKenkgHGP5etWLF83sHxdZfmebb0ViTQG"
    "3hfyrc7Cy4Nc4LnJ/Xz79y+FpaOSFp95n+8+fvhz2rycKz/OwzQrHKah8dEFoxLCTCX5PA"
    "hMv86lBSnf4FgsEZ1KdVXQoHfZrHfxGEdxt54uQqGbbe7mJQ0pX3Xp5QISOtnmTlah0dmC"
    "LFnUIaaaA7pgFQ4dVMUBjtbdFs4iFOaUbXPKpoNwb++lR1x3Gi55Om1zJG5GsrZwMA4Oxs"
    "HBOGv6Aw7GtdjA4WDcSWiGg3EaIQ0OxsHBuHFMNjgYdxnTCQ7G5Yw0OBjXO6U9H4wzC+Pk"
    "MeBMdHYmughTcI2O/Wv/HQ3NrqNKAQ6eguz/jCkcBTvbeuXFzHSryGOA+ccxb1wCuQgD9+"
    "y4exYyw8OOKcBFcgdIOlS1R82S4Q4QFzg+dSqcF9C6kvVNGmoe5QLtQ0jVNgUh5d15k7oY"
    "pHo4bRWCpGlTiEBCBBIikNb0B0QgIQJpC80QgYQIJEQgRzvZIAJ5GdMJIpA5Iw0ikL1TCh"
    "HI8TsT0t03ZD4HAeI7Ew+3GQ55y1CHiwzhDsPHD2pp8xlVMsoAsCmWuYS6UP3yiddsqyt2"
    "0bQmHDCwKHReFOCKwn4GsyXRpk9b9cMrgSb1+fRIjClKG0F0CaJLEF2ypj8gugTRJVtohu"
    "gSRJcgujTayQbRpcuYThBdyhlpEF3qndLehB9Q2odU2rOSNa3pzRAO8nuRF+pNhEXq3bFt"
    "PJgyMXAlU7jd7dyqg4wpmx0KyRBOrCKnPhTClktO4lmHGFMV6YwR15vFkV4llcndrRfvCv"
    "KEq7jSl3EU0XscnGYl73+3zPjTu58trv+q8z6HZP7q2cvvvxf/7zSsv2hB+otazl9Uimxy"
    "Tm/NLms4QE5I8gIHOEwyPMZoo8BlL0f2yR6vIMFeTO81y0cD1QfICZlOQ4ijJZqzSDOi64"
    "2PtD2YHBYlBHyWpTUmmoyA5MH0SEoAz1pBTgDkBEBOgDX9ATkBkBNgC82QEwA5AUMEMSEn"
    "AHICLJZ+xzadICcgZ6RBTkDvlEJOwCiWe0GHTyIjfg8Q9/bTNvda1V9rVbnVaiPoMRu8Gc"
    "LB0Xt11UZpv6pX2q8qSrsv9jfNDkZwQPw6pT3FuDB6Tx2MFuR1qApZQAHtHWg/cc7FhdON"
    "I4LN6M4QQLc53TsW3c18/KChvGGnLKBOmQEwvZ4+nd5Mn02fT38YTMwfOPlCvn6fFyQ5NH"
    "FYNNDTOS031zZH+QrJtssl9SgJPQ25f9niMKZx3VH2IrQsoxCPCgf9yU/J/47NO2zg8Ke3"
    "P/4sXOvvnk6vS9HofLZzSa3ixtWIchBIAu0aZlqIv9Y8xlRAubBTDpqttWDbsNOFyHkgiL"
    "A2i7CckLBLD+dw0MFWd7C8Ct5ojcwQJzRpWfozRpdquaIR8Wc6xV3OoBqK86Cm6ePU1JHT"
    "QVfLkc9iFid2ZOtzBSWcM2GgngtY1TF7vIyVg9ye2ECNyBpHd0Yr7wHinml61ep+oKuG+4"
    "GukvuBLElk/VG8YaLJY1WfT5vSWDGXZ6K8tN2xRNbJ/I6QjfIY54hyhJH4B2ch2q1oQFC8"
    "Iki9UT6jIRLO5Ss0ly6Oan1L70mIFg+qnfA770kkgCQiKBRrANphjmRP+E8mpT494ddCQq"
    "4DCx8k5NrVH5CQCwm5ttAMCbmQkDuEtgEJuZCQa6/eMbrpBAm5OSMNEnJ7p7Q3ccvYkn2U"
    "Bdttez+Nnt1/iS5Ids65B23YfV7P7vOq3SqouGWRoXeQAznIcv+5RV6AOTf3d4sw9yzD3i"
    "TYQh6XFDiNaM4Q7jHc/4IhK8aZphcdIJBe1FU02wRYdydU07mJFOHesB5k4cjCCyZjuwCC"
    "0d1ZEh5FUggNZzxm3t1pTOn+zZBx3CvnVtR9wba3q9g0H6eAuuSEnB2OIhzGD7NtGFONWd"
    "fAYRV6yUQGdElmaxbGK6OCqSWYQztcb+KPOsdnZpmlCCcts5amWaNtVtm6IHmpZBu0Mw6a"
    "rAObkpfeqqr6muylt2m5/WPpS1ldfuP8pd2KoZX4lbkUIryMSaT+rV57NBep5Ssgr8gB0w"
    "7yiuzqD8grgrwiW2iGvCLIK1JcQ17RGCcb5BVdxnSCvKKckQZ5Rb1T2l9ekXSsDW/1OkCG"
    "4rPi/jnnSdyJP9Zoq00BkA3TIgzV4XR/bwf7bePapW0VAujnW7FCZhg/TwHu+QWuaePvCe"
    "bbiEw06nj6aNqkj0eU383WuZZwUw0I2CBgW9MfIGCDgG0LzSBgg4ANAvZoJxsI2JcxnUDA"
    "noCAPQYBW/meZoJQDgICdldPYrfSiaxNpeNXWonVDQG7Jz2oUChyFxpLnXkMKJ1dh7a/rb"
    "Ftaljft7/k3H9fe+VSw33wvv7GpSFvg88+GdV18JZIxJ/EnjnR6MPq8+lRcTgit5THyQVm"
    "oA6DOgzqsD39AeowqMO20AzqMKjDoA6PdrKBOnwZ0wnU4Qmow2NQh3UXFTemrJ1WoTxRyc"
    "T+E2xjGgdmLkKGcFD/fdGG3xf1/L6AoolnGcUeW69l6bgH0xMQJRxI7Z2l9tyPrXRAw9XP"
    "JZwLtnmTfTjEBdABvSMBXTGmGfpN1XryKJe0tt5sDrreSHXbgNQDAgjVyZIeizTGRj2fGc"
    "AZH6M3LgNyb1i7NkOc0CwOhN95Epui/8sxIWwPYXs7rQhN2H4cRVHZhpzqrtzrNsvBdf1y"
    "cF2ty864/H4TjnMYFwxbt8/OfSKCZK6tLJc+mjalR+yWsyjX7nhpOb5d/IN4cVoYTtZ/i9"
    "hO/C+O1T984lEpCCJvhcNbwl+h+QY/BAyL9ru0kTxNjkJCfPEChmJ8RxBZLsVrNYXoTvCF"
    "kNfhwE4MeR129QfkdUBehy00Q14H5HUoriGvY4yTDfI6LmM6QV5HzkiDvI7eKb2UvI4Rx8"
    "ShMB3kzZyK36tWBF81MHxVpVgY91y32jbe45FCHCT5aSvB9WmD4Pq0ejgVr9k21MS4my76"
    "OmAgxtVVycGbTUC9OjGtPsJYxoGY1r0LOKe3ISGmPVCEwRToLGaOIma5IaG/j+GNMWx5iP"
    "mYjPEiCoZ41yG+D59Vqf9FmCl1N74dMGWNhXox+jcKKB9skc9JmYstDWIa8ifya8+hYf7y"
    "+eOHgt5SSZYs50VOi0KKfEE5WVLGOH3ia4XG+vlQRMF86J4lnPDYoax3EQrqo93qY5JIYL"
    "S550HuSfm9OW+WZMt8jslmokmVUZ9Pj+TJ8LQRFBCBRBNINLGmPyDRBBJNbKEZEk0g0WQI"
    "2xQSTSDRBFw9SDSBRJPLSjTZn80wrTBdQEGR6a7+hBiaC6MNNwU4GMfvP8iz5cYnVXMQcJ"
    "O7h5DhekonrRq4ItFZ4fp1FNPkJ1a06/TRtEm+3rAoxsEM59qCig0qNqjY1vQHqNigYttC"
    "M6jYoGKDij3ayQYq9mVMJ1CxJ6Bij0HFhkN9cKjvZDp1K+XnqkH5uaqeN+Pb9RoblsPOYd"
    "wzWga5clJ8Y0x0x/oaKjHnMC6w3GSeDFGFebNdBJSvuqS2F6FgKdpsKcqeYRuNnld/Q+YB"
    "AndkHrkjs8h0QA3vIj1AgOlx3Eb6E+WbAD9MNNGY9NG0RTTGz7U9XnhzH/vOimBiz5MH2t"
    "GCrGRxS/mRABASTtFuRb0VCtmC+Q/IwyESOySJ0OIBYbTBnO9Y5GsqbQ7xDRArGsoeg1iR"
    "XV4IxIrO3gUQK3JBvoZYEbgsECuCWNHZuXdpOkGsKGekQayod0r7K62JdStRUxIr1q4/Ls"
    "QynrdZ7p/XL/fPq7EidkfC2QrzlVnAqABzkenenQU43XAml5iGHtMtIQ0K7AECCqyB1k2+"
    "bagwUWa6HbDh4rMi7KLvPyNiVe0QesvhwOq22eqOyL3YOTtVDitCoZtt62ZLQlE/rzcRuy"
    "cTTSgqfTRtEYqiubbHQ1HJb8viRPI+cqwKPCa3somPMRdjFy1ZNC3fxuaJH4loKD8X1o56"
    "0/7JgqhnbIkI9laa+NTJvhaCVg5YhBC0sqs/IGgFQStbaIagFQStIGg12skGQavLmE4QtM"
    "oZaRC06p3SHst0yfRH4ypdORC4E53dib2LZ7LjHiAOxrIGOZsDgcNTOWxpeKSDZlyEQrUu"
    "q42bcVwkxfeH605wcLP3AoNwj5Ft9xhl2rtZn+RR0Cu998qSBkG3IGUBCb60zdtNRO4p2X"
    "WOReex0NE2dzRUAe3fE7Ik2C86Mf4T1ZcBzZ5Nm8L9nmglvq1lCdDJl1XEtrer/XHPNeFc"
    "/DCEEY9ZJAPt4kVojR/QgqCIYM2Z0i4vgOj7UJMDou9WebPnkssC08ujcxAgvjPx4kdIER"
    "3LX2vYARoodETnjthvQ4Z9UEQB/Ub0W2RAvSfrhbIqtCbU/ulxI2p9aHjUjHqNIrZT+Yko"
    "gfEV3bwURhFDAcH3hKOAcfF/hTWA5msSqmnOyT/nL1WiY4B5nNlOKtVR/nBVkGNdNbmG/L"
    "Kv4ddwvqK+T1II28YydVI8pVGSi7kVbwzUl++NvaWsDKLexEICFh5YeGDhgaFxER0BZwDP"
    "RHzEDCuipoATRtYOBsQJYmvtaqI2lEQtx9bWW0lHdX2vP2SZIeCMpcEZyw0NQ0OiDxBg2o"
    "BpafjOpAgpLVtDy6WCdSbr8OSueeaPGHZBCQkd0K0DDs6dIf9FYCf6bYslnaUD/Eg4zFXu"
    "G0pgZwgXAnhNkdghCmAr8rrExPNACIjbHBD/B6Nht7yHAhLOZY1rCFglOSspdFKrOSePpy"
    "1E50PL48f0pUIrhWAac7QJsCcPwO9Pzh9UnimaR+R+rj4Pt9IllXquhCglWHxtqIRgEhHN"
    "kfzev0IpzDGJ1nyOcKQ+RbKYNJe1pZMsAqqO+i/ZNvSnaEfjlWq0xtFd+tr8l79Cc1mkei"
    "6fYcQfeEzWmTatVPINphGKxf4K2jRo06BNgzZ9ER1h7uGd3LN2jnOxCxpyvkcA548Y5+Kv"
    "NY3CFEBAfmfy4eK/IWMw0q41UopSgBPsnlopWhOf4irdDeeWMsSjziyNRxka5HBSRDbBg3"
    "DHjA/XF2CgRz8yIqM5X9848g8gOw7sye9z5sCePJTbrW5s2KNkDWrmmQRtsa3E3QTtAhKi"
    "FjZ3ckQ83PVYbgkLHW1zR3sBJTWKZFOBxjzKCXt+6LoqSxbJaI6YFcuIrY3IrkJdCLUPXa"
    "VPRXE0/unnvxEvZpE+JpKBXGC4aZn6/Le3P375+EktG5xtI4+UIoriXUuae/eO0NuVeu/+"
    "g+QMbbam2BLvzKn0E13AM/98ejTi6ZWbHw97qmS8NDApQ4NJYDI5pVI43/JqH5i8jdiOJ6"
    "FEIr7tIYsPSoN5ihKraYrSbRWxSJ5W9mJ5LIZpoqKn/gUqaCrDmLM78jBXB3aS7413bB/3"
    "FD8tKEdl1Y9hOxIhKo9iRzxWP2c52+B4NUc49JN/yiuBZVvx7SwSX4gDWWUdL9gWQqYQMo"
    "WQKZRLd8dKhHLpJ7ENoVw6uL5QLh3KpZ+de5emE5RLzxlpUC69d0p7K5cOaSG5tJA2WSH1"
    "SSHltX4E1ydPBnOXS/k27RJumjJuKlspvhdecmRE8AHinq1y/exZC45Fq/oCi/JZkWO2C4"
    "0T9vIYyPXoqjSkEqLR+M6D3BvhN23W55v6BfqmskKnAqsRyXmQeyQPslQnyrXJInJAwBLS"
    "dQlJQx+GWnEe5owLAqcL3CZcDdpuxSQ1UFhzHtUPHdKkcjgQtmwWtvZ1LE00mBzEmeWtN/"
    "3FkxVAzYpKHSBQVMqgqFRCmzbC0XDQNQ+CbaHzUeOExg4bQwEJW4NtW4MlmW5/iigJi+lM"
    "xSfT4zdxHBoez2vblwadI8xl/tU8ActPXiEWegRhzyMbmRJGsLdKs81kCtgKyzoXEdvt62"
    "WI/yZpvYykcjPbhZo8tlN8IySPObDoQvKYXf0BJYjPTny2VppQXwAB+Y+QwuRmY6iwpxD3"
    "9PX+U4rkVbRbszu3D5AThpojIhrzfeHpMdZ44NjwYFgKcG8UD3KveQfvEA5Qg9PY2Wl8J4"
    "aD9vKh5MH0qMsYZO1a3N5IDpUOY7QgHpMHg6RvJv00Ln4AmmcHSedTxFlyT09SYVEePUrc"
    "vJ34UB5LEtDNhoRcvBWHuxUNNCUhT/Wl4Dc6YLGB32hXf0CdRus6AurXQf06K8xvqF8H9e"
    "ugfp1xrS6on2Zfn0BNwfPbNB3r1537Ng4Iy7fK2IKiVqcpVyBFdcOiECnihCr8DtNYsjRS"
    "O/Vs98XDZiE+CZnhCE8BEAFpFQFJ6ml0y5MrQCEiMq792pKIyCdZx6ymWFz2bHo0LhLlmx"
    "4LjdT3MYQVHNg8IKxgV39YYEoB/fITyAY8E/Fkzf5BjazYDOGgH/z0uoUZ+/S61oqVjyCN"
    "B4zW8xmtr0lEvZXOZN0/aTRY8aGNNZbqo83UvcX5OCt1+IX/kYco603L2kJhcpHXU1tfJM"
    "yFVX6Q4kByUhkwvG/uILuD1EwR3yg8Hc1eKqNoeoZzkNNHKkceJz7rZvY//z8NFG/b"
)
