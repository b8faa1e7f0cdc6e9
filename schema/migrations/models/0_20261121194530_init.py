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
CREATE TABLE "sys_file_link" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "file_id" BIGINT NOT NULL,
    "file_name" VARCHAR(255) NOT NULL,
    "owner_id" BIGINT NOT NULL,
    "owner_name" VARCHAR(100) NOT NULL,
    "note" VARCHAR(100),
    "expires_at" TIMESTAMPTZ NOT NULL,
    "opened" INT NOT NULL,
    "opened_at" TIMESTAMPTZ
);
CREATE INDEX "idx_sys_file_li_file_id_938a5e" ON "sys_file_link" ("file_id");
COMMENT ON TABLE "sys_file_link" IS '`owner_id` made it: the link shows no more than they may read. Deleting the row takes the link back.';
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
    "residence" VARCHAR(12),
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
    "7Of38AKFL8ACmCTUogtKvuPRmL2JR64WvvtTY2/nuyZj4J+JPXvh8Rzicv0X9PQrwm4j/K"
    "j6ZogjebwwP5QYwXgWrLH/gM5xoueBxhLxaPljjgRHzkE+5FdBNTFopPw20QyA+ZJxrS8P"
    "bw0Tak/9ySWcxuSbwikXjw2+/iYxr65Bvh6T83d7MlJYFf+MHUl9+tPp/FDxv12Rt6+3MY"
    "/0m1lV+4mHks2K7DQ/vNQ7xiYWZAw1h+ektCEuGY+Lk/Qf7C/R+cfpT8WvFBHG1J9jP9ww"
    "c+WeJtIIGY/L/LbejJvx9xb0XW+MkdjZ/wkO2WAb4jT0LyLZ5R///b/8yc4Wz24eOX2ee3"
    "X2aziQGSHgtlL4g/KOnXW/k7/+N/X18/ffrD9fdPn794dvPDD89efP9CtFV/VPXRD/+T/J"
    "gDpsmrFLI///nnD1/kD2Kiq5NhID/4H2WDY5xYqS479FFMQhzKv7Ouq35MuqfcVwW7fros"
    "/eDQZ4exmmKfojvy/jjgLycqi24Fsj6pdsGPKxzVdEDZsNQH4i9r0Qf7SWFNF6zxt1lAwt"
    "t4Jf75/KYB3b+9/vTjf77+9N3zmz8WIf6wf3KtHhXB9iIisJgtHoyQLli5B/Oz71vA/Oz7"
    "WpjlIy3MMV1rhvRP4pF8ot8CSqYltP297ZP0P4ZaZvR7gxcw7+6J2CAG2xMaeuLLz+/ffv"
    "7y+v2v8vVrzv8ZKDRff3krn1yrTx9Kn373vNRr2UvQf/385T+R/Cf6vx8/vFVYMx7fRuob"
    "D+2+/N+J/E14G7OZ+MOlT5EDLP04/agwCrYbv8NkK1jBZDs+2faAdZlsJdMeJptl2Ls0nY"
    "SLPxOO6W21kz+vcRDUOtV5u9P5ad8P66Q9vf7heeaWyX80OWKf379+967qeUUC/3sScfkL"
    "KpjWO74ls9NBejUspNdXNz/cvHj6/CbDNfukCdwqrup/TZb81KDTam9dFFFY7q++b7Pei1"
    "a1C7569j+llSDGNDCC+GDiIMjXz561AFm0qgVZPSv5sCyMJWFiFCgcbMBzOe65bARCZitF"
    "ZuEevNdt4L2uh/e6Cu92EVBPQ+swFtThm5mUAF4Im6HWieyT0zqAbz5+fFfw/d78XCJrPv"
    "z1/Zu3YnVWmItGNM5xOJL0XN7lKDX5wQJ7dzsc+bPKE3bN6tpWH62v1+VPcIhvFX7y75R/"
    "VUoGCxeTrEkYT3RMcfZweowr3nISzXChPVDGQBkDZWxNfwBlDJSxLTADZQyUMVDGo51sQB"
    "lfxnQCyngClPEYKOM78UcYLfmpgYtsZu9EUO2IbQC4frgCxjqMYxoHZsFYZuEgvoPIHgqw"
    "GTEbx3kj91zDQXCWKsaeAyzC/IV8q9vhcjZODOcmL/Dt378UHMAUzO/ev/77HwtO4LuPH/"
    "6cNs+B/+O7j2/0mGtH93HYHRrfpwaeLJdEBO33NYHQFxHD1GBfsIQ4yOY4aMkij8wigj2P"
    "bDQLW4MiVjUFZWxkytjrpOua9LHXWe8eOVGRGswO4+GoTjaZ+/SW8Hj+ErElilcExWJFF/"
    "+BY7TDHPEV24VTxFnyEUaBGEYR8lY4vCWpiQghkc8IRyGL00e79A3qZ/koZk8mpb4/9XeD"
    "8jeU3wfKn1UOIih/5+8CUP5cECNA+QMXHZQ/UP7Ojr1L0wmUv5yTBspf75D2pvypvFNdPP"
    "GJLOsW/YPJUHhWwj/nIokDk2EGftkOgrnOXQCiN4je48Y44RaNID6YOIhw/xxEQjMTf4Y1"
    "MB8RqEq254qOwWNv5bHTjdE8Spq7F/LetDnKeVN/kvOmcpDTJ/fUM2NLDybuAfyizS7won"
    "4XeKF2AVs0vjBk29CrPwCXfz49qu6VWx9X9jgRfRrNEeUIIxmYyB8wRQvCqU8QjZV+Jj9D"
    "mKMNYZuAoIhgXzx6heb7SIbPp2gesYCo/0Y49NHcJxscxfsPIoI8tl5jFFAe8yliy6rOd6"
    "5f8jXcrai3QvM1v1Wjaa6+hSMWkidovhEuFQtxMBfTggVSJ0Rc/GTx5fvfsHgQv3cTMY9w"
    "/gqFbMF88Ym/pqH4BmEsfjfj5MnXcC6gx1KelBuaeN1uRcLkofhPhlbiT5H6pPqbOFuTeC"
    "W+B20jMVljtCPil6sfwEQHozWLCOiVoFeCXgl6pTOxAuiVoFeCXgl6pUuTDfTKy5hOoFfm"
    "nDTQK3uHtDe9Es55FSWFdppCk6hQWfMlkdDlDFLJzgm4T30cRmKY0V4mo7xs6J5zM8hYT1"
    "g7s9A4M3EP4/4dyAStmXFN0pIdQN2inGNEWURjs4gob3S6FXvybjDes3g+t83p3Pqzudqd"
    "UUBxyyIzlMuGJ0T6arRIK3RMUU6NToiw8P9PhHG7w+YNZ80r4f1edjLy8/JGLqzLp/bxUn"
    "3PCPS8EYBuDvpBRTWCvWgGwJsDLx25GY9xvNUgf8QBzNmdcD3/fpQ7psKrnqdtyFMrWAJN"
    "azNN6+HQI0G3bi7ZQkfb3NFi4RPbTrfpXDCFbra5mzuv2bBkj6WL2YaE5qFswcoFt3Poox"
    "AKsA2+7QBzauUizANQ5ostNx/PeSP3cL5pA/NNPco3WpB1WZNHINYmTALAGoCXNCBmVEBm"
    "4QK8p2YB0jT0KuJNtyHljKDq25GqbwW3Mpepb+5alozBvbTZveTyKHjMYt3Uqk8zKlo5k7"
    "jVW5aRPMRijmrRClC1qRhl7mjZZxE8T44cVlNtpiYH1mY8NTl6au1jSFDeFC1ZJI9roWTD"
    "e3U4KsZj/MDVkSr5temRK2HtecI6lofNbuU5r0mpPwf6CjitNexMg9NalngIcFrr/F0Ap7"
    "VcSEqD01oQpcBpLTitdXbsXZpOcFor56TBaa3eIe2NRxEhqHGBwxBCiceHEnaW9bwA4IXP"
    "GhgfdskbgZ9z3M9RRKt+A2xG2a/b/iCfVItxp9ykgiU4kjY7kjJX0EiSTQ1AjjWQY0H8vp"
    "Qrzzabv+3DAZ2+dHg6PaosbTb5yOKoplTfB6DZOOBfgmZjV3+AZgOajS0wg2YDmg1oNqOd"
    "bKDZXMZ0As0m56SBZtM7pL1pNpsAx0sWrY2W/byRE4Xf4Hqk8WMsBqRHdIFxPet2MAHOzY"
    "DhDFlseJoqs3DBRzz1aSp5FM1o5UgNXAC7tGo8a3NhkWhVv248q1xZtI00XH1T0BPpaHoH"
    "0H3W6gDxs4YDxM+qB4g320VA+aqbuFg2hqDHtqDHFi1m69N4opNh1IPpUQUma9bqPI+3wu"
    "EtQWypTtmIIOMVmvt0udxfCCWva5IP/1v9+ikSY4+Ivmfyv0OyE7+bEy8iMUdrzO+Irz/R"
    "0/eXfA2/hvMFEU4PmaOVaMcRj8U/fHSPgy3h8nKoZOqheIVjFOM7og4H7X+I7Kkpmu/90r"
    "l6JH7VHzjaf4TwMiYRorG61orFs/+VNfoaqlfi/Ymk/St9dedV8mUr8UeJhmjJgoDtiP8K"
    "LVi8UndgkfUmflBnmhIzjtKXJRdZiT/Qb3tk6beiFqIGQVZ3VkaL4nNhUmoWEfFarv71Ow"
    "ho1gs2IKDZ1R85/AvzrbXLVTRzMBx+3sbzel7veD2vZs0la1kF5fqU0IMFDPDOAxyrJdZo"
    "cB9MHBzYQ1yDvVxW8f1FeBV1VV33BuXggXox+rdyo04gTC62NIhpyJ/I7zuHIvnL548fmq"
    "mJMgtRihDkC8rURHrzqVn8nDNycMQPkgB9hizzy0M58/HNcM6buUcK9V+MK8ka6VStqGgK"
    "+SaTUXFFhZJ3iocw2scPJo/ayS2bbafesjuI6I8V0C1DvPfyUZLqSthEo42jYObexjFESM"
    "tMz5fmTBwauieIaS3h9X9Mr1HSUPvZs+kxdj9/GRMcrgBuGLhhe/oDDlfA4QpbYIbDFRDs"
    "DhHswuEKOFxhL80wuukEhytyThocrugd0v4OV5iRFZtBiYpK1OdcAGGskTmsj121yuW9as"
    "jlvarm8hpHZo+KyC4EYFuYthXx7j5t1Y+sUm3Zw+lRrk02nUVp26PptHPZdPYPzsK5ZGN8"
    "ektj/hJ9nTz9OkEsEv/xv76KN21wHJMonKI14Vz8Bf/z+ytEsLdSWao8KXBPvsUyQ1R+n9"
    "iVpomperRbsYAkaa7VXNuz/ALgEh3YeoBLtKs/gEsELtEWmIFLBC4RuMTRTjbgEi9jOgGX"
    "OAEucQxcogpSjd3ZgpWDLMwAaeDbLgfUClYO4jwInZjxLlWoG2qJFKycgPrUBUUUgvnfaj"
    "zSS8buOZS9FRqxhd2NWPgLW0x03O7+0fQYs/uPfaPjlK5oOfMCzLlaEvf1Cu7IgyxXIMlQ"
    "TiKx1/+BI/JtE1CPxigit1S89kGWLhCPEA4RXW9YFEvadaXhbAf5CiBlh3WGgJS1ZbEDUv"
    "bsXQCkrAvhApCywCIBKQuk7Nmxd2k6ASk7AVJ2DKQsZBwOed63GOMb4Vw1BcRbIO5FAiLy"
    "bSPWcuN65RpbBzEfhAjf4Ej8V0w0tzM2VeHPW7nnPl5/3wpq2ayhelgV7K7EN3DeXYpr8x"
    "jHW02x+Ca2JzNx79re6zYI1+NbRndN+ZLqyug0wJuzOSG+LPTIaSC+ardAN6zPZZSFHxHP"
    "oq1muThSripvCBGnzRGnEkC6dHHeELrYti62SH39tA0nNerrp22LO4JlRBOw23YKrCwfLx"
    "f5tHi8MH6FvhP/d5p8LEfjH6Vmmgy0KeIMxTumCGB/G4iQH3k4DFmMxNBO9FTxs2VBeSYL"
    "tu+opzlHc6ovBZV2qH0UVFq7Ik9Qac/eBaDSuiAcgUp7qR4gqLSg0lqEvUvTCVTanJMGKm"
    "3vkPam0srQ2awSz8ECAonOgYQEsZNwC5ItiOQWIw5q7QnVWskcdrs7tmB5rrANXMlWrqSU"
    "fA3JptTihBqmaLolqT87OhVTIBbF3aZS0RSiMpunEgn9bp2cN4QutrmLV0RMxwXBcZcrtM"
    "rG0NU2d7W/FbiLv3+21uRQ1VMCJTOHrr7pjRSQ1RzXm9gI1ryNM8xVb4juWHRnGBQdTNyL"
    "iF608eBe1HtwLyoe3L7wqBHCORv3IH7WKuZ81hByPqtGnDK1RoNxQ0WSzMIFhE9RjMSStC"
    "zhKeHPbBt5ZKLJzMo9nR5LzlLJLPzQGO4Yg+QmSG6ypj8guQmSm2yBGZKbILlpCKYAkpsg"
    "ucni0GFs0wmSm3JOGiQ39Q5pb6wb3Mk05HIPBT6GrgEsvL3ozgjig4l7DssgZ/DF2xREJi"
    "DnbBwcytftcpUaMpU0GPsRvTfUPwpW7o3mQVYM8bZtFJjCvDdxcCw/bQXy0waQn2pBNt76"
    "/Edm7l7mUOYk6oJ03g7Qbov2BnO+Y5GGff9McED8erzzli7gfUkyH9ngKJ7oJL7kyfSovH"
    "doB8oeKHug7FnTH6DsgbJnC8yg7IGyB8reaCcbKHuXMZ1A2cs5aaDs9Q5pb8qeiDlJTURR"
    "X7mgYDTQuY9KBOhcMJEE/B0o0KKdg2zzMMzcAbYZMa3KXTZ1z9cZBPNOsfKj42S7B3f/gb"
    "ICTMBxyyIz971seMJj7teDEXXFUd1mTNeP6MrhKLaggeHZqMzEvTWjf4VbuNjyag8jhHM2"
    "LkLcsuJJU8GT6hm/NTMbxHsDB/EdJBcm8RdY5OtSNRpOVJfsnIkAewtXxnLTx9Votjer9N"
    "NfSbSmyc1OtUpqrs20naY62xRNjt8trgQ4dQk99fkchTiK2E5Vixdxb/SAlixC8n7vBxSx"
    "gKTXgSffthZNNHeJ9/JKkHeHXadA3rVlkwZ59+xdAPKuC4oTyLugR4G8C/Lu2bF3aTqBvJ"
    "tz0kDe7R3S3viSfQBsJu8WjIbC1H1998A6mMrrZUPog84ae551qfbBL5yFdZOgbFnekakX"
    "o3+jgPLBFpmc47vY0iCmIX8iv+8cHu8vnz9+KOzOlfMa5aMZpW1XvsC68xqfmPrFNUyjej"
    "ptyTFGaWM4vAHsHrB71vQHsHvA7tkCM7B7wO4BuzfayQbs3mVMJ2D3JsDuAbsHzFJTNCHj"
    "ffOzGwUrB5PbhynfJkEzjtoKVg5C3b9/k/9ZJkiX7NxzJXtLEraO/GyTcFlqNzUgRI0zL1"
    "+j2wiH8StUzpeUvDdPUiLFAyQfyH/iOM2kpJqky0e/DRhZB/ZsYGTt6g9gZIGRtQVmYGSB"
    "kQVGdrSTDRjZy5hOwMhOgJEdAyOrgl4zPjZnAmws5FqOtw8g17Kn7dndXMu/ckWiNRCNqs"
    "XUhGLcphZHycUf2VaAj1gYPKDdigZEMYDSHi1IwMJbjmJ29CR357cAmejAcgdkol39AWQi"
    "kIm2wAxkIpCJQCaOdrIBmXgZ0wnIxAmQiUAmApFVF0nIWN4Q95wJ4G6Cuy0UFVXEUZWYkp"
    "9Pj9JRaSs4+wvkEJBD1vQHkENADtkCM5BDQA4BOTTayQbk0GVMJyCHJkAOjYEckjFnh7vD"
    "8lYOHooc5uYwCZpx5FCwAqjbQa0AMkE5NTjh3R7fD0ZVDHl1FRzuvZTDvWLd+Tkm60kNna"
    "meTdtQmjOaNgVeE3hN4DWt6Q/gNYHXtAVm4DWB1wRec7STDXjNy5hOwGtOgNccDa9pWNHw"
    "YALJV10jCRnrz2IRtBrttwUrIDnbkZwKtHscbM1CtqIZgN2SUZY8DDHjPHM27vmQg6AssG"
    "NbzV3nTXFxZuIextdtIL6uR/i6AjBnXS6UL1qBswHXyYPkZMPy4Jjk9CfCYyo8k4lGcsqe"
    "TY9JTst8S1CcQHECxcma/gDFCRQnW2AGxQkUJ1CcRjvZQHG6jOkEilPOSQPFqXdIeyOBjJ"
    "PoHc6fv2mz3N/UL/c3leV+QW5pOPOxZleVi30NxAWrpnV+hIg3ICwX7hJ+JPSN0cvZXDR2"
    "d+JXGs3s1MDBmd2/JEHX+JaYkecHE/c85ZtWutpNg652U9XVAibXwYXGiXrDWFCDct6ohP"
    "NCWA01lLNPTjvv33z8+K7gE7/5uURiffjr+zdvU+VCNKJxjtuyhUKXzd7jzRey3gRY/cAq"
    "lV5uMz1KqSu81ngzi/M2RyslfwwJSsYTYktVy3hJA/ISzdUL54gml6ftaESQ/JGIhuqDiH"
    "h0Q/4gnuLolmiKJ/f5YiD6h3Wwgei3ZZ8Bov/sXQBEvwvcIxD9wEwC0Q9E/9mxd2k6AdE/"
    "AaJ/DES/eP2S3hoeLikYwfGSrtFEAqhY0ePALJooGzpIzQ6Skb9M19zWSGcWDkL8vA3Cz+"
    "sBfl7BNyL/3NKI6NiJemY2bwTM7BFmtnCKJ8IhX7JobTSiC1buuez9SzrnqnRmNczD1JRL"
    "fnOHY4AVS/cQv26F+HUD4tcJ4jaJO5/o7Up7x0Du6bSdoBNljY8qOfMNjldzpaXwvZLC2T"
    "byRNNUcykILq8QRupz8ZEYVttY/DugIZHKDNuQML3bUl40UpV3Bv820HwciApA87GrP0Dz"
    "Ac3HFphB8wHNBzSf0U420HwuYzqB5pNz0kDz6R1SuENz5JGEJAKMttrUwEHxAfSdEeo7a9"
    "MQeO3yVR+txm/D8LWKjFU/T0PDBq0y6oOWOfRz2XSWEKKUIxpzJBws4YPxKZrzmEVkdkce"
    "5mi3IhFRjxcPMeEooOSlyornihRV/CeXqfCii2ISxoiLMUgQC8X/X/yDeJos+9N99dfwaz"
    "jfROSekl3yzn0GP5duINpQL95KiyXC6T+m6rl0SEmUPLinPmGv0HwT4IfkJfvPREsco4Vw"
    "crjwcZCHQyTbTL+GyS+XL5I/RjXbYY64/JHiF4QMjggAXQx0MdDFQBcDXQx0MdDFQBfbON"
    "mALr6M6QR08QTo4jHQxSpwNi4IVLBykP/prV5xBWpjmrhg1Q/Ux6NtB4Dm9F+aMd0YJRfs"
    "IEruHCWvtd5NE5Os92lcWEkGkUJGUOZpkvLGYyHrCzTPCl8/e25G8GQmQ2F8vkW6f2pnQf"
    "9lhO6+/QmH72mGbv8qHtsJMMwJ4rxZp53PsljyTPRwqjSZLR15K/dWj0FcvJwCZ4R1yc49"
    "ymoYtPc6pRnUOSPAuRXOO+rrosP6ZTszcGjN7o3aWJH01FhbOA8WgKdmdyPiC3xN/dOG69"
    "gOJoBoFdEdi+6M1tTUwDlHuP8YTkI1U+k7RgtqwcoZBr7XETsTX6krg3wE1cwKUNWiijVb"
    "lVQEv9B1XdnznB3IgTbLgaqjQhab0aIFK3Chrb8UkgbkHQ3vJjW5turZtE2+7SxImx5Puk"
    "2ZmzlaY1/mtr5UWaLyDYiv2E7mhqI1U8mjWNWWfhAtH1BEsP8E/UQCsTyEt/uiAzsU47t9"
    "JQP1BomMJt32RF8K2azDbmCQzWrLwgjZrGfvAshmdSHBDrJZwd+GbFbIZj079i5NJ8hmzT"
    "lpkM3aO6T9ZrOaFT/ImUDxg66RBGQRn0wjPleCj3VQn2WgJzAaj/SimYNDfZA0V2PC3F2u"
    "fBB8ybcNFV5iF+WpaHquUBnc91buuywsrKvb37BbZBbOuO29+ZgJNl0mTcESIl7bpow9Mm"
    "LwI9uGsRK8dEpi9njaQkwMxAA8tD6qJ36RIhzmsfhV6wWJ0C29JyFaPCCMom2grqfFaEMi"
    "yvxXKHmzj7YbtBVjLlKVdaSgp8jKimzY87s16uBvRW1IvjX1edVrJ7+Dfjg25xv0Q7v6I8"
    "dibWvYlkb085MSsO+K/X49q0DflJCfmTgZgPadQFpzUU3j2K67ogZGdvPItsj1+rStrZaY"
    "PGvndEVp0+MZXGpB9IRjxNOLZDDajxSmCgaq8oIkuifRFIVE/I90k3C8ks9kCsYrlLxjgy"
    "O85qoi4U4WCKRxklmlSeA6zXdC/tboZyb4X7b1B+RvQf6WLTBD/hbkbw3BWEP+FuRvAZsN"
    "+VuQv3VZ+VtJWGrqzhasHOS2+l/4FWLGWSwFKwdxHiTJ4sC0dBjTqZmDYN+0wfqmHuobPd"
    "IJH1WF+hfOwiaoD3ZlV4Z6Mfo3CigfYcGKBoh/+fzxQ8F/SaH97v3rv5dR//Hdxzdlx0S+"
    "4I093O2fRafs8MMnto21/G3h+fQYh3ubtJ5FWfNjPG59nwALOqz3ASyoJasNsKDn7wJgQV"
    "3wz4EFBdoGWFBgQc+OvUvTCVjQCbCgo2BBZdCpP+PXxBjlrRwkjPpf+I0JUOA+zbjPbUTN"
    "XJekvYPwXreC97oB3usqvJuI+NQTkJjxnUUzoDvN6M7SsXex5Jqhn7MB6LtDL3/OZiaG8p"
    "J+M3E+ynbOOHT9eR8kjh7UH1qB9Q1jQZ33kbcqgboQZkOhmn1y2jH95uPHd4Ux/ebnElH5"
    "4a/v37wVO6Ya4KIRjWv4y410hXlsjHjJ7oSYp0LAaCGXJUpneKNxThrwzhvBADdAe8kiJe"
    "/F7I5oAsUGyCuWgLvJKI9xvDXLOjiYnPCGgauhuOBShNMmvqmPbiwqNP2O3U40Crf8eHpM"
    "2A72jVocSyKiD3k820aBOt6TFGvexqJtyGL1T+z7wkXj8izQvrFKo5ijFeb7Y0VsidRnRD"
    "q96VEiYUsjpA7LaQ8nnfCbQZwf1i0Fcd6SAA3E+fN3AYjzLtDGIM6DmgjiPIjzZ8fepekE"
    "4nzOSQNxvndIe6PHRQCdwGGy7OeNHFQ3e6BWShUWI7Vym8JcNnRvg+0ZaTkuxfeJaFdTzf"
    "LIeM7ZOTikBxHst7wmrae+PH3OxKEbdE/MQkgQjZN98kbuLSQDnCklODA/UpozApCPg8y3"
    "nkd0R0mbhMuDDYjEj5fPmnJLatSzMS/VvTnOdGO0MiTN3VsTbtrcCXJTfyXITeVGEJ/cU8"
    "9s2T2YuAfwizaL7ov6RfeFZmdLJEbjeKRs6B7Y/ZddzYm/nbDe2zkI9XUrrK8bwL6uRVsp"
    "5Z3wzizdQ/xZqxjwWUMM+KwaA3pMLghaOrvesygYgXNhVdHgd+yWhn/eivdM9Ek56dNpi9"
    "wcGs5us8ZHc3T+hGlAfMTpbfgfNOTqKgVPXZyAWHTIkVGfcMS30T29Jwgjn2AfedhbkWr2"
    "TU/vfERezR2p0dT0CsC+eT8c1PG8mjGu9/X5MUvR29tId4CkfjHK2zgjufSoD3h3xJ+J2U"
    "E1DsyRG4LKxqBZ2qxZyrtsutwDlbODDJBxdb8lPsd7sQdjtXBVHI700VFvY51rCMWtIH8W"
    "8met6Q/In4X8WVtghvxZ8J6GcJ4hfxbyZyEWhfxZyJ+9rPxZwsWKEutqHTQs+3kjB5MNBy"
    "m+JDEzFaxzNi7C3G/yrAArIh6h98nd2iYg5+0cBPr6+7bZs43ps7ohXSNUNxRcyhtBxaXu"
    "FZcEjrWp4l/It7oNsWjmxGBv8hvf/v1LM/KZ2/ju44c/p83L3VFBnpPQb3DiG8SGsjG48T"
    "a78WlvdajdUjV1YrINvYUrzMKtZk+pd/JLZs7ETX06+WJSyJ9o7BilVu6RO9fP2qT+ilb1"
    "PtGzSvJvRNY4ujOC+WACGNdibJfQ+4WsNwHWX2xUbjJtKfzO4rzF8XpQafPUnVOlmcQnNE"
    "SxcP/QjsYr+W+PcOFR3xH0//y3/KX/oynw9KhXgeI87CYAirMtKxsozmfvAlCcXRDBQHGG"
    "2BoUZ1Ccz469S9MJFOeckwaKc++Q9kZGZdGmcXWKiqWLjOoQ2nMuwDeMIiqWDkLe/56boW"
    "as+FcsHcS7Z9GgzF4ZyaE6YycgP7Uoehi48hT6P7hu02zICtCbQ35A9/yALSddZMuiGVw7"
    "oVl8LNEiPrCYeuQziePkr68oEcUG02M6RKiaz3iu/XEV4p9bSuLZgtzScI5w6KP9JyT0xb"
    "8jgr5O/vM/X75//3UiL4CQV0UstpyGhHOk2JJXCKOQ3q5iFG1Djpi8FGJNffWRRqkY/OtA"
    "zRg2igA1w5LtCNSM83cBqBkuBHugZgD9CmoGqBlnx96l6QRqxgTUjDGoGWeoIQ+hhPxEBf"
    "6aMK6+8HZmAdfWGtTdzlEuRq5Nye6ETOL19cvvvz8Nm9gmu7k+t7mSPZ6RWR2Q3ludEOfv"
    "X4wV520kAIln8Spi29uV0SJSNYUi/s2LiSV0+cdtvGDfJhqefP9keowgZ4d2R4nxjyFB5F"
    "6MlFdoHrMN9fZXITOUUIloE5El/TZFcy+gacq95KuTfyLqpwS2h4W/UKXCh/gCC8nv/Yh/"
    "HPftiO8DtLZd/ZHDX05Aoz07s3Ai2eAEd3Uxs+tKWPfrSuwG96YNtjf10N5U+Wu1IZhpBJ"
    "nJCd3N03ia/cswctWuotuQC5MaPCr7xbZRfOr0l0Ra8bvUgy6agigzGRWLbEm48auqcaOJ"
    "Nn5Ni980BxtZjRwoBg3JLOD129MfkMwCySy2wAzJLOA39eU3QTILJLNYhL1L0wmSWXJOGi"
    "Sz9A5pb8ksKuic1V74VwNrwcpByvV5m4X/ef3C/7yy8CeIGZ9/Lpo5iPQgh58T1O5xsO2C"
    "dmbnnkMzVFloqIHodA3EX0m0ppwnmFTpzcPT6VGOs9j2aFLFa7Qm4RaRMI4e1O23IcIq0n"
    "uFuBhbxFe34wbBPgWCo+8yqgt9/8dqDsUj3/c1/BrKF6geFX4T8mlEvJhFD1N0pV49Rdf7"
    "Nz5B8o/lL5HH1musRByZf3FAAEkyiD9Bwu1k28gT79vgeJXmaKSfIpz8ZL5iOz79GsYM7V"
    "bUW6lGkihE0TYgPDGjfP+niV4IHsSr2TaWJyS//zpBa3xHVLaI+tDW7A9gi4EtHnd/AFsM"
    "bLEtMANbDGwxsMWjnWzAFl/GdAK2eAJs8UjYYlITUdQffiwYdcL0+NLj6gGAA/TG1DGQxo"
    "YVM+X1ljNiduQxb+SeRzMIztsoMPMak/buoTvIoQmPrTcsNM7uz1sB0mZIm6t6VVP3MB9k"
    "7YhIQrgbKk0HI/dwHmRsU0/nODdgnBq4h2//qQCZgGQSmhSMIDCpBCZSajMasZmFe0P2Wa"
    "sl4VnDkvBMk1Mh8aoZtsdgrhu4Q54dHE9x4eIGl6i+hhvcwci90TyII8FZJJwvZrIC50yc"
    "4dp6W387lB2HkuPtVwWZsWG2JKQWgO0RbFfU93WkT0NBoIMJlBUzKCt2R8hmhgN6rxnKDW"
    "gXzaD0UnvAcbDDD3wmM8eMEC/ZwSA3wFx8G4lCHMxYNCPfkv82Ar/uBdALBr2Q/3Em22bJ"
    "zj1n2t3M5E9b9UsbspNVi2n7DOVZlBq0SFOO2A4taSDmq8zETXJ2/8CzLN5XSHSLT2V7rm"
    "4xUYcMxH9yJK9cXxG0oxGRjdQ3TVFI5EUln//yTpfDPOyXQVbwUFMRsoLtEpUhK/jsXQBZ"
    "wS4kKkJWMKQxQlYwZAWfHXuXphNkBeecNMgK7h3SXsX3fchsmBlcNhwKW/fTgyVXYZ6IVr"
    "CCROGWSWgSNC8D1Azsg52DcPefK7XHLGWzuuCdt3UQ8+t26X8N2X9azM2LpxTNXES6L+4c"
    "Eicu4K72XxmncV3FlPTZ9KgakW8JZaGB0gdK35r+AEofKH1bYAZKHyh9oPRHO9mA0r+M6Q"
    "SU/gQo/TFQ+sae7KM8WOuiiIHv34NaHoNyxjg0LEW8N3DPU7luQ1jW05U20WkRWZKIhB6Z"
    "6Ai1w9PpMUpty0k02xQNjib4zuUXqguVWUiSpFsRSHDiJ3V9vxPvFPvJE+x5bBvGTw6v53"
    "98pTJuFTH+By6rDG8IWpCAhbccxUw9lC+v5vme6DuBGxx2TwZu0JalEbjBs3cBcIMu0BXA"
    "DQKZAdwgcINnx96l6QTc4AS4wTFwgyqANkv0zZlAKNE5lADacEhStibj8RfOwhp465Idfe"
    "rF6N+KpTmB/7rY0iCmIX8iv/Ycjusvnz9+KGyyKcrfvX/993IH/Pju45vy7ilf8MYeqvET"
    "ua3J29s/mR6jGKNDu+PM4r48ugzz5+q0/jwg9ySYoyULAnnQP2JrNM+KqM9fIS+gRN5Nxm"
    "MWEWWC+Z28uEy+Q8MjDvENx1nD30oU0uFHTH4HRtH6bQcYRbv6AxhFYBRtgRkYRWAUgVEc"
    "7WQDRvEyphMwihNgFMfAKMK1YmcLJiDRM3f4tE263FV9vtzVNSR6njLRM08pmYBcsjvhKe"
    "rBiKGBx7HiC022vMwANrvKZkfDB2pWOeRg4l54M0iJliDUOL1/2eIwpvFD3ZANdQ6vTzwq"
    "nOUnPyX/Oz60G8D96e2PPwtH97v/PX1eqqidF9BKyGLN5WvHkMW6u9cAWYsUrw2L4olW8V"
    "JPpk2KFwuDWaTazVYE+y1lr2R48L0gJTo0etj/3PnLpD61/Clc5r3LdPW0tvUfOEpaTZHH"
    "1muMOBHbuRwzrxBZb+IHFOM7YbZb4RjRmGcqbFESO+W3fw3lTQriXZFojiNvRfgTNM8KE4"
    "kv5NsNif4if8Sv4m1rValbiqKQnw9qGqhpoKaBmgYEP6hpoKaBmmbhZAM17TKmE6hpOScN"
    "1LTeIYXaHaNY7kHSGbq89lmuwLYb6P61sz0BVgX5C/lWt/LmbFxwDJuck7d//1LwSypHGj"
    "Lf5N3HD39Om5fPORQhz7OMRriXDQF8c/AzutVwxOesAHZz2LlUBQwj0JyNC5APtGXaIh0x"
    "9fuqwpH8fHr0oFTaCkqbgzwC8og1/QHyCMgjtsAM8gjIIyCPjHaygTxyGdMJ5JGckwbySO"
    "+Q9iaPyJjT3J0tWDnIMPe/8CvEzG8kZXAjqbFkkv9lJmCX7NxzZwa5snHF1mS2weILTLAu"
    "WDmIdKtxfd0wrq+t4zV/za6nntQwnLkW0zZc52xTNDiaJv8a3UY4jF+huWLI1B2r1OdzlV"
    "jOVW66fIDkA/lPHKMQR8IHQCIenJT68fFvA7J1WCcHyFZbFjcgW8/eBUC2uhAGANkK7BCQ"
    "rUC2nh17l6YTkK0TIFtHQ7aa1XXKmQyFp/tlnQ48g2lVrbIh9EHXPihwLNU+aCgsX7G0o8"
    "C8/D4oMP94bvEzvif+3yjZTTS04uHh9BijyGXT2X3atk3NjTAmYTx/ifap/FO0FH0rNrAp"
    "wv49Dj3iI5VtPkUyC3eKfBJyGj+oMhkb8dcgTv8l3owTslDdQ6k+FpGarz5ba+rPn+xrgZ"
    "50YAEFetKu/gB6EuhJW2AGehLoSaAnRzvZgJ68jOkE9OQE6Mkx0JNsFxrfZZm3AXKsM0Fp"
    "mj/3qNQ56+K34XNCYxoHZlFaZuEgxEMU0FCklhGvm7Oxg9Ed/ZWhGq3JjGrPG9nRJ8Cy98"
    "Syq1rLb8M4epjoePbc4+lRpl01npGs9VGu/WMoeep7gmT2LFsinNWQfoXmd+RBlp6OiKKz"
    "F+SWhqHoNS5vWN2tqLdCNEaUoyXbhj76bs5JJNy4J8mveKKs/1jl2U/zlRZy7Htv6XEUuy"
    "MeFrDndvUHeLynKxwnol3j0X0wgqHdXRii/9KEGs1cT2oDPE8OSLnPVoH88vlvxItZpAcy"
    "tXFimWhiQT//7e2PXz5+Uqxk4teUXEHxriXNvXtH6O1KvXf/gbrOPvub7HJU3+Port5PVU"
    "/buqnrtPFRL/WTvJdkt2JcuIXkW8yRt8Kh+JFTtItoLHZ+6R5i4SzR21sSIRoq75HHYkCt"
    "hTOcHBHb29RkfwzzFeCFWr011Huh4AUN7AVpCZDXUYQf6oa3bvcYkvQ4z/aRDNfffreNoP"
    "ic1C2uXfk/Z3WNW639hzLIx1f/P0VsvQ/+1dI8PZAB6gTwVC3FkvSgyVVYB0YB7UhE0Br7"
    "pLri9/faR6zy9euMfhr0u8ycd6EfapGpX9U5vQ1xvI0M08LyVg6u7zdtkL+pB96qOwI/iw"
    "n7ielTlvePWqxRYTyLWLt05XrQNcvCb0WaassPEu1+Ygt3ciM/+v3cfiJkBAOnOe7+yCV0"
    "ceP0ifzUBOCBTLZR20/3ChOAczYOYvyiDcYv6jF+0ZqtbzoY+iiq3rJ8z/OsG0nOuj/T3e"
    "ItE3C/0DVpPFqQmp4m272l2wPJ7seyc60JImrLqaWPWgQRRvXTZJBJ/P+gIfLJPfXIS8U+"
    "xOyOhDLfIZEE0ArzleSkZf6E+JDci6c+fuDqBKKHQ7SQhw3vhZWPcIxY6GmIj6G/zELSG4"
    "KZHoMZOUxmcnCYOR4FM+f4q/5P1tkZtLgqBbUK1uuRh0i9H/A7nduFM7tmK0uy6RtBfDA5"
    "XdQ42ZHFYFtpqSpwC4ivm2oCV+TNjRG8SXP3xu5Nm7rWN/VlrW8qVa3VFie8dt2RhqYzsA"
    "Uz94AepIL4yKLwxnMLEIZPux2S5US47R1GQM4Oun+83U++bah4XZcRUDQ91yA4Uxbo2Pp5"
    "T+R06eeiKZQ8sK2bbSFVZa7sO3Y70bGq6bPpUVpVtpwF+6atzrfxmGyS/C1ljNbYW9FQQ4"
    "wea3yc2Czld6hfnl0TtBeGfgf203pCAlI57OqPHP6FKdWefS6YOah8959dcHLl2zqAzzLA"
    "9xuO0ejO2Tg4tJ+2GdpP64f208rQZuI1ans3o5nzVu5RSP3DHJJdB5gLVjCcW+AslXkzOj"
    "SzAHxb4BsRzA2vrDyYuLdQDMI1S4Le2KvLGzk4kocqIwuMPnBA5+GAvmCuPT2uPp8e437i"
    "tFWLKwRWxLvbMNF9c8RlztqK7UTjCHlsvZbnuX20Y9EdumXymtFArNZkjuSPSkr3y2ckSg"
    "51r/GDaIbEiNvReKW9sHT4r4OcuqFWXGCV7NoB4cqAs3cBXBngjq8HVwZcnrMHVwbAlQEW"
    "Ye/SdIIrA3JOGlwZ0DukvV0ZcCf+CKMlPzVwkEfrP70bqtYX8W0HcBPCFYjF37k1gzizOO"
    "ERhYCFt4NRE6UCSa3qIzWURyojbC7NnUGWS3rVHyvGPtNJ+fX7WtreGR+htw0tZjEOTKDM"
    "DADLSo4J4RzfGuaYHGxcDAjbRYRNIWFl7m9whNdm13wcTOy45MOpi1cOIo1RnxTNoF967x"
    "fxSP5+kz45mEB/DNQfM+PaXSU793aJQRJf9qgZ576U7ABtE7T1N0E038BRtITaXp1LPFh6"
    "meUFQI9jWf4v1vik9eM+bwORVKVQHQ49EswiIv40HhNd/gZjQZ1nqTEuQbwQ1kNhnH1y4g"
    "r3Hz++K/gsb34uDdwPf33/5u2n767Uwi4a0bhmPKtEKqNdM7Nwb7/sv/bliuAoXhAcd8kX"
    "LRuDrmmzrslj0VvdEoOLptDNNnfzkoZUFnXs0s8lW+ho2zraohzvt1HEoklNonfycNom23"
    "tGsratjvpHZLnlxM+ulg0RXW9YFE/RUt72QmOO5huxXM3/I14hMZiJeHJHNjHahjEN1PMl"
    "DYgsgrq/9muKOEsSs9X1L9u1eHvyTsSFSYDuQnlzmC4r3IYf1KFkgUA9vZIiUjM9kEdLoW"
    "qB/YEe5Jfb1R/5qgXZrGpLeeQnIgDfFfh0DWvLdqTtgemoxNraogT1SAb6ggSjHrz90UYk"
    "CMyU4czi9ILXeVzugaQteSzbDPmcDWBviL0tIQlZbwLRM7/iiIvwdn/9cjU40TQ7HqbsjW"
    "YbaTXzDmbHT6nGOBJ++Vx69/IYqFROixdNTtH8jjzs/8w52tGI7I+NZndVYhVbiDdIvz9E"
    "+FZ0sOaE6qBfBadTHXCaIHqwqz/gdGoL0QNOp54EZjid2pgHBqdTp3A61eLJBqdTL2M6we"
    "nUnJMGp1N7h7Q//svUk32UB2tdFDHwcm+cS+xwDb2rVid7rhpO9lxVT/YkZIoRxAcTALkd"
    "yEoNNwt3Uwv3fML+y3uvCPZJNBNblcnOVrSCja1C1chkOFNQC0anw/R6JJgeaGmj1aBo5t"
    "6SMEjVBQGRVDAC6pktvSW7E9YHWGIaDEa/D1AdwBpJTHLzE60Kpp5MjwtfWbvj95uHiEW3"
    "OKQcy49eqcQ26qu0NpnKRkS09CDVpT9wlKkGaMXEX/IE/SzaSr1Jik8LIituiEYMhSwk6L"
    "tD6+//qLnq/HTfCxrYsNsJaGAWcSsggNniBYAAdhKYQQADAQwEsNFONhDALmM6gQCWc9JA"
    "AOsdUlcEsONR38kW+5s2i/1N/WJ/A/LXqZWZBbml4czXVg+Vm2kNzEWzpo3UqU1UbozlC/"
    "tC3xy+vNElgyeL0G7NpICDyQmJ6asTsdJt5nf97K6WXWYxnsmL9YyqBJXMHKqO1eOWH8bY"
    "UFbJ2bgX5vWvaW9W2nLLDQBnFu7B23/V+4DdMiN0UwMXwe1JfLVKDvyVRGvKeYJMjTCYaz"
    "NtJxHONkWTo2rhF3VAzbsTPzU5o5a856U8hiZrYcRohTkKmVTmpuo4W9IguTsxkv+lblVc"
    "MdF6TcJtVRgc5itAAxx2LwYN0JbFEGTAs3cByIAuKBMgA4JuATIgyIBnx96l6QQyYM5JAx"
    "mwd0h74wQPkbFhdbiK4VDYnlQYPFlUYQ3r8i1+v79XS0u4HB5Pj3EtPLk36ii7Ut8bwF6M"
    "flxPgb2wrD+AvQD2whaYgb0A9gLYi9FONmAvLmM6AXsxAfZiFOwFpNvk8vBaJeI1ZOJVUv"
    "GEM0I1N543wJtZOAjvEInMm20kFm/DIXywcTBfvP+kMZnCSHRXbh9JeyTa+7bdwHiAwh0y"
    "xdmQVkgtHIS4n1Id1ZsDjAA+mLi3HA8zhsWc73QD4cEOIhvbIhtbpJYVjfzXnse2NVVv8s"
    "+nRxNbZesZzjUH2QVkF5BdrOkPkF1AdrEFZpBdQHYB2WW0kw1kl8uYTiC75Jw0kF16h7Q3"
    "2SUJPhUgJgt/0cxB0q9/7jqBTFY1mG23ugjuKNwFWwcxH0SWES5qYFzEJ2/knlszCM5qcJ"
    "rlnedMgJPozEks2Db0uzDdecNzhW7gTlrPdVPvjuhZ7uTJ9Ci/fWh3tFrDn+SYlJcE34lR"
    "g7D4/7IywgpzdcGwLLh+Rx5eqQ+Fa8cR30b39J4gjHyCfeRhEf9XCzT09tZH0OviG/RbkD"
    "4Q2Dd3rkJfj3tPPU0uu9lov08NHHSq+ndk73Gw1bhTDbfeZxZw573hnfd53OXlJFv5vAJ9"
    "ffybt3GGT+iviprirzs5T0VTYL7H5VsVMiO/bah4XZdBUDQ9zSA45dY99m62xIX+6yZguO"
    "gNFp8cdaG3h3bHr0dCS1l1TCwJ0rHd4YeXyfVENEY7GgRoIWykC7xiO/GKKC1P5jExVNU1"
    "RRscif8bUIJoqHxiHrOIoG0Y00D++wFh8c9/MBoSX3NL0sm/HnJeht1uIefFEocTcl7O3w"
    "WQ8+KCDA85L5fqEkLOC+S8WIS9S9MJcl5yThrkvPQOaW+0nwxQZ8Y5AQUrF4WCZ8/aKAXP"
    "ntVLBfKZBmpO/6WBujF4K9hB8NY5eJNkSg3+9eAXjFwCv7cVZEH/ZbR27Nuf8MKgwTihgW"
    "9dGYF0eyJs+z92vMbRnRG2qYF72F6/aAPu9Yt6dOWzElG2wtfPnptRZJmJcxD3z42xXWic"
    "Ypi3cWknOzUHPIaCEBO2IeFY12ZOSNitXEFmBzmcVtMjKqQxW71yJg5dgng5JbkTef9XEU"
    "5NasV/9XTaLgFgtkkbH80C+BgSFBGP0HviK0k9S29FlKNdROOYhAgvYxIpoX7xEBOulPW8"
    "6l6V93t8L+j2o59nU9DtLeuPvOyilgzDIzl5IwD/UbybKeXmGuS9sW2m/CVQl01gjoOlGH"
    "EOj/JwZrXnfWoD5pyVgzj3Ji/Z4ttz5bJWvXr5+XF/Pm0Fpd7AfQb32Zr+gLRXSHu1BWZI"
    "e4W01yGIaEh7hbRX0HUg7RXSXi8r7VXGnMZZr3kjB1mJ/pf989QbuzSUN5jzHYvMUgXzRg"
    "6iPMg1GnAtF1zLdTJ4h6hLiO9xjCMjiA8m7mE8yCkPTr6ZUWRJe/fQbbU+1I/eMq4LGsUr"
    "H2sCdRk/1p41OBg1RY7jw7oBXBkJlsATO/2dCNqMBmbOxr3B+bTN6vq0fnF9WnUOGDe7iy"
    "81cA/cmzbg3tSDe6O9hG+rKfZ2JOl6q6v1NmTW9dVgOtyQS2snaQdkHTNZJ8A8ngXslmqI"
    "nCN57UVTYEBtZkAD5uHAbCYdTNybR20c7Hr32rYcl9e3RH/J4eHhtE22ywxnbY8mr39ZEZ"
    "QSj0nyuMwc39GI/IEn+ebUTz5XpeVUAjrhsSzmrFLMH3hM1uiWEZl//gTNYxbISp1zWYqO"
    "hGjB4hVaEQGPaJ6UpluQWxxWs93P+UMgv2eo2Qr5PXaxmJDfc/YugPweF1QRyO8Bdxzyey"
    "C/5+zYuzSdIL8n56RBfk/vkPaa32Ne1q5g5WBWRP8LvyIyZt3Q1tgC5m02W7hd8DxhcjJg"
    "zZDP2wD0jym6FMUN/mVTVaCCKRQGstrBJKHfrZfzhtDHVvcx99jGkGZMLU5ZQC3yhYM9DV"
    "lMveTOuBOQjb2XEIXEiSETJ/YSlvFilbMDvsO2pcoivfknsqmrl3Z4Om2lOPukdb20+p4G"
    "GdYBpxpkWLv6A2RYkGFtgRlkWJBhQYYd7WQDGfYyphPIsDknDWTY3iHtV4a1Tqo65bXx54"
    "kkkmjfEPmCEWDfFXvKZ2usO+VTv47kTJxZlh+1hljEwX1i6sdrGTj1bNqKf4vSpsC+AfsG"
    "7Js1/QHsG7BvtsAM7Buwb8C+jXayAft2GdMJ2LcJsG+2Rs7Avp0/kpCxviHuORPA3QR3i5"
    "iiLyoQn9RwRfun01ZsUXxofLRAyHuyXohVcEU3stQGVjU65AWTOEQiKsUh5Vg2rRb0MDHU"
    "cE+/5ReLAwnxO3BS45pB0wZOqnYHaeooOGzUxyZylA7Ugw9sYD/wCxgFHDrwGQtqz6BkNi"
    "XkF8JoKOjTpeu0Udubjx/fFQK2Nz+XMP3w1/dv3qbp9KIRje3btv9Gye6nDLXKvp1/fHTj"
    "vheNsy5otXPLilrSCu1ovEK7FfVWYhsOqCyatSEhR0sWoTnbhWo9nb8UDzdiw2bhVGzQSA"
    "wwTpKdW3qPwp4hT30WspC8St78vbyJWv5bX8/rpN8O+pUDKyToV3b1B+hXoF/ZAjPoV6Bf"
    "gX412skG+tVlTCfQr3JOGuhXvUPam36Vxp4mQkreBoKJzsHEBotNxmS3TQ0crOA1yFVcii"
    "0yG9o5ExjZYxQJ35Aiq5X7eNrELkayhNhi3wryx4F/A/7Nmv4A/g34N1tgBv4N+Dfg30Y7"
    "2YB/u4zpBPzbBPi3MfBvEWNr4zzmzARCic6hhECDBEabbWbhIP923Wanva7faa8rO+2C7E"
    "E1gThv5J470z/IO+rrOOT69Tgz6LRy2IZuz2sxJ/u/tAJoQ0Jq3ggyUpszUgvqR0Q9MvMx"
    "DTQhz3sWkoc6FaRo6NBAviCWngbBREfTy8+nx3n6tNmQRP1vRdZWlmxXk9wXI+Z3YPEtH+"
    "hTYPEt6w9g8YHFtwVmYPGBxQcWf7STDVj8y5hOwOJPgMUfA3MkA1Ixis24zoMNEMotuM6A"
    "YG5a8iVvAzVfusZrd+KPNRraqQGM6xbjekMiyvzZMmJrvTNTx4MW7Zo8mRGi3oCydE30GM"
    "aaFfg4grFuDb4s/CSnaYLcvv1FY4bXbBtq7qVs0i4ONkAfPuLcjM4JaJSM8Kk524FjgRMj"
    "LmuVzLqM95IhDPrunHkqP7Uny1ML8MJaeGERuafGYXHOBmJiy+TldzQkkxqJWT2btpKZZ0"
    "Ha9mipqY8hQTQm66RikzR+hebk2yYQEM8Rxw9cVn7cscjnaLd6QPGKcpQsjtXKUY99GRxE"
    "c2D5Bwnbrv4oEX5mXFTOBKiozm4Q+afJDr1v7tJA742zBt4JeKdz4wccyrlK7yaepFFAmb"
    "NxMqRsF1M2BZUqqrQlBpKJOxNdAKQeTI9GPyu25WS2yFqfMNfWY+u1MIof0sr3bObjB8i6"
    "HcESAyGLXf0BWbeQdWsLzJB1C1m3CmvIuh3jZIOs28uYTpB1m3PSIOu2d0j7u3tRhIimdy"
    "8eTCCU6BxKlOPztuiX7aALOneBpN8VKaLdiWvwzxtdNO+8J5RMsDuYXDRykAs+bBYS5jon"
    "oQHfg4mDCPdWFtwWUn5LAz/586u8fPpsejwxKd8UilUD4Q6EuzX9AYQ7EO62wAyEOxDuQL"
    "iPdrIB4X4Z0wkI9wkQ7mMg3IH3PXtQof7XZNdNDRxkh27a7Lg39TvuTWXHXQaMRdxkzThY"
    "wHJROSSDOVkT+XIDQAtGzuxqvWqeRnhmBjA+K0nwAbnHMYs0/Fh9ve+80QnrfWefjLfgd4"
    "DNlI3UwL1Q0bWzBj8GmK4nGk0jeTBtEjSY5203OPQeZl7W+OhR6w/0dhVz9FsqaE9RIs/+"
    "UR6XZiFBAcHLJ2guxcf5S8Qin0RTpKqBTZE60jBFKxb4r9Ccx1i6paJVvCJogSNEY7QgAQ"
    "tvuXhr9WT2ib8bRBoH/HcQaezqD8ghOzvwcpU0r+a4BOAfCzxkjkHmGGSOnXyul/KaWqU1"
    "NWQ1lZkrzraRZ1oet2AERUk6J3okbrwR8gcTwL0r7jKKmm3DmGrucZTr8RexttbgXzQFed"
    "Q2edQWYiMVriY6ciN7OD2asekV2kLKJrABwAZY0x+Qsgkpm7bADCmbkLLZlxMFKZuQsmkR"
    "9i5NJ0jZzDlpkLLZO6S95bhAvmDOhW2z3D+vX+6fa87r3moHbON53Vv9YHVgP+3tuG6hRq"
    "zvi4Vbk/PWAHLOxj2Ue8seKsixoWYv+8sWhzGN6yrx7m3KngrxqNgDn/yU/O/40G6Std7+"
    "+LPYv8QwnT4vJbzl841L0GJNheNj0GJdhWOAtnxvGbknAdsQTQpnw+pQsHJvfRhkFd5EEr"
    "D4QTLZGxyahZE6Y8C9Fe4PBGsGd71DnLbv5AnbBm/fNx7Q8MGw5vnBBMZrq/HqrYh3N6Nh"
    "DQXSIMlWLE8XgUyubl5+/734f4OpSwXgX7SA/UUt6C/0kLNt3BXzvOkpQb8eGejWiNLbMF"
    "bar0aSTh5NWwjSh5ZH0+2/rAgKMI/FL1kvSIRu6T0J5f1jGHESUcKTW8oSFfIVSt7to+0G"
    "bcUAkFntHEVshxRjPyl1Xv9v14jkpQsGkvcmFwqAdj4mrRa0c7v6I381l5pTJt7VwcRBtv"
    "FpG+/qab1z9bTiW93jQHdPd/3QzgxcGtYuXFD6E6bBw0d5Mky3i+eeHt/Ifdl4xrLWJ7ym"
    "J7thOHXdJ6J9cxvhasI1PiNY1mGbtas/IEUNUtRsgRlS1CBFTWENKWpjnGyQonYZ0wlS1H"
    "JOGqSo9Q5pb7Kcil3FMDZa9vNGDpJH/V8tIb4uxl48M04ILBs6iHb/iYEpaBsBVTe4M0sH"
    "8e5/dJ+hjItlrssZy+co3Ix89ryVez77EMsJFN499513Kcddgb+h9Eve6KKLvxzYf3P49l"
    "YXjV+oig6ahB0HC5cmfX+lzFc4DImmcEiTa3awOWGa1A4H6RIyRs/Mxw+zLdf4Bw01dnM2"
    "UGLXoMSuqtK2puE2NkoTKJk55A33tlzErAOuBSNAVVs4S4dok4iZWkBU3GLtlfIT0Qn19U"
    "vvwQRWXoOVNyJrHN0ZDeWDiXsR8CBHC263hCc0pFmWYcnOPbSvWxEO1w2Mw3WVckhQU8nW"
    "JnteycwZAam3PS9iwtmKWYw1scd7FpK6E6FFO2dwPTGL45MN4zSe+bpE2ib4S4aAf1cWDU"
    "e3OpekCfucEeDeDfeIeITeE38mlxHDhadsCn3wyD7YryUduyFnDT3RtSeW8uhY556oWkNP"
    "PG4/Xu0zkcw35NQSeqBbD2ywTlJsQj61AMS7Ib7AAQ49Q/8zZwS4d/Q9JYDBbMMC6hkm9J"
    "ctHeQQhigqtcctIpgbVkmrWALiJogvieHyUrSDFeYROSLCMaThTFfz68idFBVryK+3Ob8+"
    "7S5ZPeURvX0wh+62ubvpesOieHZHzFyHopl7u9iLNpvYi/o97IVN99j+hB9+jahHJtpD+f"
    "tn0xZH8h9mm6zt0eo6c9V2jsh6Ez8kV8HyGIe+6ASkHvGk5s0TNF+LvSFJ7Joj0QLNvYBx"
    "tWWIf/M7hBdiOUE4iui9+C7EQvE2ypG8pXZS6twTfe3XMG0smsz3LUXsjqN4K2bnNH1X+k"
    "j+DPVVsqwPCZZwBy6UFICSAlBS4EzbG5QUOAnMUFJAk/gLJQWgpMA4JhuUFLiM6QQlBXJO"
    "GpQU6B3S3pLsznAcGEIJ+YkK3fV7QNM5tWNL/wjxNzvfl9FFBjJ8auLQyZITj9YDr2Wy+h"
    "atHEK/v8OVKT2oIXTqj54UrOD0icHpkwPD2gVw/flqQPw44h3QBqSNT1YZJ4+4nDXS28kq"
    "eyS3v3LyOWDxRC+6pU+nrWS3LScznjY/qry9V6dzOfotdwJ6irJju39MLp4Q732C5nei++"
    "cvkao7Jv4vWrHAf4XmPMayuMo8EdAWWF5HgRYkYOEtF2+q3nZxou8EycwBTxUkM7v6AwiG"
    "swMfELw0BD5nAsB3P6mBNSJKA6+zb3/RrM4Z67HYBpwjBVlch1V6nEaxVmrgYD2Wq3aRVk"
    "OgVdZJOdtGHjHcvgpGQw3aipvt3P61D5qMkD+YAO5dcZcx62wbxlRT7+JIinzRFFIDbEsN"
    "sIRC+k9WIjDyn0+P0kartNlRuuiDEn1QvMIxwmhDIs5CRDnasehOZk2Lf/1jK+8xZbtXiI"
    "Q+R4uHfRozEiZzNZTnVUqox/cC7ePA4gm0j139AXW4LeoCYN7OBLxiJUxZoLzRRVNBwnUy"
    "xe5gctHIQVFjxzg0x1HtFuv2GeZaxjuMPcwtXnIv/jhfny6oD5NyFi45H71NF3obsojMOt"
    "BzVUuHlqNTe9WcRKZe9cHEpYF9BuCNr+TLGzkovPR/QC0iODBGOW8EKLc5cxtQUsNONR1t"
    "zlsNhfNJdZbTnCCvP23ZVHUIzjaP2RW1RnGRtzNpJZf9tU1HNZe03THRpb5rQepwwBECqc"
    "Ou/oCiMOfc0qEoDBSFAccJisI4MdmgKMxlTCcoCpNz0qAoTO+Q9leVAJJ3zh1ULLY0kAVm"
    "DXugZAYd0D2JJ2AsMllVMgOXQO8xgyLGchczBLVkBtBqzw3Is/whM3LS80YOSjb93xC9id"
    "iGRGJrUzCZQF2xdC8m6h/uBfHlLYpG5abyNuDUVZYJEWIYwZkZOBNz9IblAscrs6GZGsC4"
    "rB6kjb0VCY3gzNvA6KwIEhusK5H4ly0OYxGc1akRqVWZRCIeXePgyU/J/45vq2pKon7748"
    "/vX7/77sX0ulReK920bio7E4tkFgaOtaRDgxtQsgMn4LgTEJGQ3ZsjXTQDoI8DLQZmJO+1"
    "m/na+KwB64olwH0c7iX2qFhoKNFseg1YF83cA/qmVcW+m4aKfTfVex5lFg0OZmsi0DJLt6"
    "tYni5OnuxWLCBDSZRDD28Z7qrld7Y2TYmomro3zAfYJ+nD1jBjN7U44Zh+eqLx3AbdenCr"
    "vA+VuxumgUYFP1p1/GAIJy66MvEJkDtC7rTnQo/3Qc4UeuHxvUB0ha/a9QLRlsCCXjDsBe"
    "Ec0I5zIWcKvdC1F9Y4uiPxrMNVFGVL6IPHzYQ1C8Wm32EeZIbQA4/rgX9ucRQTDWlwvA9y"
    "ptALj+uFB4I7dUFqB/h3L3R0rxv9TcnoqYWLoW272LYpuK0q7ysWMzOm7GDiHsY/tML4hw"
    "aMf6hifE99YpZAklm4h/Agozgi0vczJCBTE/cwdu12lncE6w96Jg+mRw96Blm7IQ96/lY8"
    "9VdO2BXx+UyVyvodToRa74PAiVC7+gNOhLZY9+FE6ElghhOhGgEKToTCidBxTDY4EXoZ0w"
    "lOhOacNDgR2jukPZ4IDVVQanrMqGQHJ43aZb3GxjUmC0YQunUO3fY4diiBWLBzcKA/bzPQ"
    "n9cP9Od1A30jkOoEdmboINr9LytwHQRchXKpXbBk0dpohUkNTpgeu8GbRBYe4+LCYxzFs/"
    "SWjWq8Wsd3Fswu+vKOTHoxwS9vdNHobfDDzHvwAqMLOgpGLq2uvYV9EiHs3ycHvPCD0Rld"
    "ne3pQP5hJAgLeFaGR+4OJifcnZQ8nd6yNMYdKkFNf7VU/SAuWsEaUZeAWMX0aO6ha4Ce2K"
    "X1yYZxEZ55YqGQGSmVDnjDWFCDv8a21BMLYTxUV6RJG6d1Gt58/PiuIAu8+bmE8Ye/vn/z"
    "9tN3V6VKAPXQqxxyoz2xaglUcw26ZitKzsgZPeTkt1aSOifvF87CukA5b1UOQagXo3+jgP"
    "IRZpM34PnL548fCktJ6nd89/7138suyY/vPr4pS4fyBW+0efw8JhuzDijZQRd074Idlqzy"
    "Yp+HaVQ8p2h6gRV0rq6nT1uX0CEB8brhXLAEmJthvsW8G8p5QwC5GWRvRby7GdWkGxy7YC"
    "pnCFk6dmfpbHAUbyPzS8QKltDJNndyyGLDckyZhYsZje1SGptyGnUakU7eaEqHj/XaBgj8"
    "Wg2O3obEn+ky35okuLzVIzUky8a0mYSkSo2bsQ6ZCXAOHQ+vY11KRCN1jE+dDOEW4gscSE"
    "XODPScEeDeNQlonwirkDPZBCuWDm6GT9tshk/rN8On1frxNAjkPSjmTkfF8oQqa8iifVA9"
    "RgckUTXENyw17H29KFIyc2aF6VFhJffJ+XDDDMKKIZR5MVm/rSkt4N+qw/ya2gLqybRFcY"
    "GsYa/VBX6bYM9j2+zMOCf/TEoHwN3S4xnmUwSVBOzqD6gk0OY8ClQSOA0VCJUEKn46VBKA"
    "SgLjmGxQSeAyphNUEsg5aVBJoHdIeyMzDAsIOFs3oH/Kcx+KG8Gbs3EQ46t2NSYbSkzWYG"
    "zIwxWtIBzuHA6nQBouIkUzBwd6/4uJZPIMtr19c5eGdo/0PfsH8czW5ZyNg8O1f+nJpxHx"
    "jC+KLFg5iPMA+99a72I0ZQ8cbFxaHk595Yz5/YWPvLjQsmB96BVEJhaZ5s7lbC66+oLMhD"
    "WM6h6RWmH5wBzg7oDkVkzDMgF5Iwf3tv6pUpn4YxjY5UwgtaJ7yT1JmOmS75vKHR5sAPlH"
    "Iu9rVZij4Pt6GQbwb8TfkqSij5FPoj9vCY8nmsSi3NPp0eQiJhvPbrPWQ95fAslElg/vKY"
    "JkIrv6I+dGqolq5uHkbYaCvjJdnEP+TCWdj2+y7kNvXMkZSjgblHAWcPiG118eTByM/tvE"
    "/vWRfxld6psfF8rZOIhv77SfgEsnJn4mOCB+PcSPUBItA7gpCert39XyWl9kJ8uBevfxw5"
    "/T5uXKO5XbXA2rvT+uzLtlcA8+nvlsjXXVSBrKAeZsTlgGMPtktHUAVQUXGs6wRhBrU/wl"
    "M4XUSptTK1VfsW3cuZ8PttDRtnW0TXTcO3Y7qSPj5LNpSyou2LcFIg6IOCDirOkPIOLOjz"
    "w2TxLDLmeI9R+AxGIFNcI3NXAQ3UHKqC3IkulKETbUCD6YQHng7uWBt5xExmxy3sjJEd53"
    "Fk5EcNDh9sWDEaDcAuUOoWxvEWwnrOHI9fjj2w/0dlWfbpI8nbaMccOsdc8FbfJ+dvIlUN"
    "BmdA4/hL529Yf9oe8FQJ8tma3PN2QWF3264QwXJ1sWaZ2pODBcLHcO2DnbRjrcm4qNZSYO"
    "Bl/9H6KMtoFheLs3cBDd/gnIiGBuSPEeTNxLMblqxUFeNXCQVwkHaVMk+ZncrkUsOKmLJd"
    "Pn05bRJM+1PxZPTn4UcBNvG9N7gpSHxNFvy4it5TV4UyTib/G/f0Q0RGKjQtITeIkwWuAI"
    "sSUScSZaMAHCFO1WjBNEfUR58jGO/sDFv59MSr08+Bd+Db+GP+EHtBWPV5ijkCVf81JYxi"
    "skb/dDOCLKiAu0pwiHvvrXmobbmPDki3Asm4oWD+KrSPgE/RcVk2kbix8jf1RiHsunmIo/"
    "gYpvlR8FOBRvVAU6iI/wrRjHPEayhRyqCo3jcvRvxQDNY+u1/M6H/b8TjJJIHkJ3qx0RCN"
    "3t6g+oRdsmsR5q0Y5TB4FatJcqjEAtWqhFaxH2Lk0nqEWbc9KgFm3vkPZWmc9WMcr9PEwr"
    "NZULgd34SGnByj1Hp/9T0WX6qe0QL9sBWdF5pKf8qJHenTe6aMl7z5eaYHcwuWjk1BBKaH"
    "ETV61k5lDSQG/Omhhg5rgWjABVu0qQidhkwdjdO7qmeimv0GB6XMvbt58FmcFRMW+eOTfz"
    "VBeT//iD+E/yLZ4iFqG3f3v76f/MvvyfX9++kkIXl9XvcJAIXisW+GgpGuFEMktUMRFPIz"
    "Ws2JYnyhavqnon/WY40OmAdwPSmF39AdIYSGO2wAzSGEhjII2NdrKBNHYZ0wmksZyTBtJY"
    "75D2xrbYTmGDVjOUVtPN1fpfgwXYA2s1IBSAUHAO5PgG66q4NFyxmBq4xNP0tl9FIryL7o"
    "yWyoOJexFKb9dQWaIVfFK18CcakWD/ZHpUHUi4zlaqQD3owKM74GMBj25XfwCPDjy6LTAD"
    "jw48OvDoo51swKNfxnQCHn0CPPoYeAm4fmxI8vbUlwnZjW//tXTgejfXrnfrFgCIb/VwlG"
    "6noxvGcMlbg+s3xCVvAjyx0MYazJuHdmbkAuiVOlwtC3E1VuKqjO0QG99ocTBxD+abNiDf"
    "1EN8o6knx6lPQsOSiAUr92C+arMVXtXvhVeVzVAEfwIzbgRyzsY9iHuT8PIokzWmgRHGmY"
    "V7CPdWGrGIMIkEKN7DzDj0q5q6h3n/MeABNfNoUGPrHuT9+9OLAHuaXIuGK2YzC7hg1uCC"
    "WYXarENB27Khi4N6gN2Rb0goXsVirNkjm+qOlwydYZZPLf/H+EEJMBo3sCExrmDlDPa9Ud"
    "AbGj7obgRvYkkzE/dWDtcKYn9ibD3RJcbJz6dH0+KitBkkxUFSHCTFWdMfkBQHSXG2wAxJ"
    "cZAUp7CGpLgxTjZIiruM6QRJcTknDZLieoe0N0ZixbacGB4sz9tAMNE5mIB8xCFzBfgG6/"
    "IE/rIVgTCN69ljrM0T8IlHxcL95Kfkf53aXH96++PPYtH97sX0uiSD5IHXZmLEh/qOrVfk"
    "iuXplpDrkSzK4m9gLJrJ/2O0QJTs3HPI+9dPl9ijYrhTnc7RgHTRzD2gb1ox8zcNzPxNVd"
    "MTU1/8BhWom6FdNnQP70E01AXx+UxWsDUTrPNWgHQrpFWyrNmYPpi4h/EPrTD+oQHjHzQY"
    "ywvFZz6mgYajOnoT+cEQIpbOEUuC5I6QO22loeOdkDN1qAL82XqBhJq4vV0v7E2hFx7XCy"
    "sW0I5zIWcKvfC4XlizUOw7HfogM4Qe6NoDAYmTLJYK/A05qHmjE6ahplklo81C5SwyIlvS"
    "9s5ICS5ctvJF/LQP8p6QiSZV7PBweryMmmg7C7PGxy9Y4Szw5/u7SNQlJTJfkyeXmPCYBg"
    "HaYRrvrzKR5UtfobmqdaiuRVmxHRJ/1IP4Pw9oIYzltScL8sBCX71sE2CP6G5XOdnXarLf"
    "fivmPpVr4hZqtCZQ/g4Jc2PbjSBhzq7+GE/t6gvoglEVrz5dumLvh9+yjbia1FOn56YWl1"
    "19mQWapaHJpw1OvCTY7NOOrY61zVhaFB/8F9bfw5g9axkd7HDb2xf/a6V8ZuGBS+8c7agY"
    "Edt475Cj7+bUn79EVDjwnNyuxfv/iFaYo5Al/jcKyFK47buIxsJ1QgvxghWTdySqyxF5ej"
    "PiHzhSWbmVGOGk3/41/Bp+YPLtyVSQFzqqsCR598skMolE3LEgAQtvRajCsjd6KxzekiSO"
    "URfQT+UjFcFwFcLIB8k1kCu65iRYun3royP+Un0IkV5lSnTdUE9xFc3grLUByxWRe2qc6J"
    "mzgd3Mot3sr6F+J1OfH9/FtmHr64PFHpHc3isW7/2KrjJVp0gerJSX+C6I/wS9I/ie8Jfy"
    "H3yKxJcS1VS2eSW2BGWSbUDyUy7fKld3tgvFToOXGorrtN99fDNpor1+H+lOA4zWBBits9"
    "MpcAQUjoCeF2Y4AgpHQBXWcAR0jJMNjoBexnSCI6A5Jw2OgPYOaW+ywR3VpZE2LPmpgYOy"
    "4FW7glQN9agqaetY8Rhm8nfBCHITu8Zqth5udpVEz2eF4qUAUXMk5nUU4Qf9zpc3KkEfUD"
    "5GiuIojr/9Dgkzto3dxZYGvvhZhj1QMoMO6NwBy0B78LnexcsMXAId7r0aRdpXTGPd4YcG"
    "eDMLB/G9agXwVQPCV1WIE5fMOIWxaOYeNTXE/SphjIPZmgiozELCiqWDY7v/4hMRfdga3m"
    "WTWriIbxt421/pxsn+767g25C1kzeCg2ntU3ZEexzOeLxPWG4v1RXtTniPnvrmoWShwRcO"
    "KL80ZJX+0VWacOvuCSgzYVcvQJmJc/cClJk4c9IXnLsffybyG4HfFyaWpIkmHfnwcNqUk7"
    "y6my2oul8qbQp3tUCiLiTqWtMfkKgLibq2wAyJupCoq7CGRN0xTjZI1L2M6QSJujknDRJ1"
    "e4e0v/oeMV4uDbOS8jYQTHQOJlS8P1thrikz2pTqUTBzULPtP5Ig3zZULO4zXFNL6YvYL2"
    "vQLpqey8OFXbedE8uJ36WTc3bgVtnWwZYwvT8l/fJfLLpTvGqF7S02mB5hfPfdPNsdmgPr"
    "C6wvsL7W9AewvsD62gIzsL7A+gLrO9rJBqzvZUwnYH0nwPqOgfVVldjNSN+cCYQS3Tlf0w"
    "Nnjzpq1s2vGiyYHrgqBkgZJx3W1vBy99QjEy0hp55MjzJxWTNg4ICBAwbOmv4ABg4YOFtg"
    "BgYOGDhg4EY72YCBu4zpBAzcBBi4MTBwQFacLZjYchKZkp8HEwC+M/AHpqW1o3MwcTDR9e"
    "r7dhxoEwlaZUEJl6uudoA3BcoFMwfB7j9OXrBt2CndNG8IGcVW+5MRuZfX7XXp5aIphA22"
    "dbMl+sXPMVl/SUZFRcHInk2PaBhUNJylUiHIGCBjgIxhT3+AjAEyhi0wg4wBMgbIGKOdbC"
    "BjXMZ0AhljAjLGGGQMuIlscrZoAu5gGfLeCpXvrsrdVjFuqpBbtINguXuwzLaRoVp0MDll"
    "0f8tj9l6MOJo4KT5NQ23MdHcqVe/KeZMTje8n9pcjLgQD6+Id5deLViE9BfOwjraIW9V9s"
    "2pF6N/o5bXFVq2NTZg98vnjx8KDnk6Tr97//rv5SH847uPb8qetnzBm7JDsmLCrxZD1GRE"
    "F4yc8Zt7G9LU03nNDetwauBeSN+/nwFl4B0oA/8x8vVFgZIH0yPyHctagXQH0h1Id9b0B0"
    "h3IN3ZAjNIdyDdgXQ32skG0t1lTCeQ7nJOGkh3vUPaG6ujgk4xjI2W/byRgzJS/7fqpkm5"
    "Fhf8OeF5l77VC6hjdaZw2GPrtUTywRD9sh2o/50JiXMcIAXkExQNb6Q/x130GxL6ErvTrO"
    "zXbVb26/qV/bq8sm8iyiKxThjhnDc6IdTvTgRyG4zrIa4gHOBwtiC3Oqn0yNG2oinEo3bH"
    "o9gPaFhDOjR0ct4QutjmLo4I5oYK/cHEPe5ukGP1CWAz0gXmvRUg3QrpsWSk2ZwWkcfzn1"
    "sm//AKnE1JrAcbZ/A8eYCsywBswjy1gMCsK+Y05BviaWB/w1hQl6p2sCkBvxBGQ4317JPT"
    "ejZvPn58V3Bq3vxcAvXDX9+/eZuGEaIRjWuw3mB5aZ4R1AcTQNoAaU7jLY616kcT5ZC3cs"
    "/zeNbK83jW4Hk8q3oekpwkoWb9aEo6Odi4h/J1K5SvG1C+rqJ8z7beikQaB+8L+Vbn4eWN"
    "XMC5Kfx8+/cvhaWjkhafRZ/vPn74c9q8nCs/zsM0Kxym0vjoxKgEMFNKPm8Erl/n0oKUb3"
    "AslohOpboq1sB32cx38RhHcbeeLppCN9vczUsaUr7q0ssFS+hkmztZSaOzBVmyqIOmmjN0"
    "wSscWlTFAY7W3RbOoinMKdvmlE0H4d7ey4i47jRc8nTa5kjcjGRt4WAcHIyDg3HW9AccjG"
    "uxgcPBuJPADAfjNEQaHIyDg3HjmGxwMO4yphMcjMs5aXAwrndIez4YZybj5G0gmOgcTHQh"
    "puAaHfvX/jsaml1HlRo4eAqy/zOmcBTsbOuVFzPTrSJvA8g/DnnjEshFMwjPjodnITM87J"
    "gauAjuAEmHqvaoWTLcwcQFjE+dCucFtK5kfROHmrdyAfYhqGqbREh5d96kToNUD6etJEia"
    "NgUFEhRIUCCt6Q9QIEGBtAVmUCBBgQQFcrSTDRTIy5hOoEDmnDRQIHuHFBTI8QcTMtw3RD"
    "5nAsB3Bh5uMxzylqEOFxnCHYaPH9TS5zOqZJQZwKZYxhLqQvWLJ16zra7YRdOacLCBRaHz"
    "ogBXFPYzmC1Rmz5t1Q+vCE3q8+kRjSlKG4G6BOoSqEvW9AeoS6Au2QIzqEugLoG6NNrJBu"
    "rSZUwnUJdyThqoS71D2hvxA0z7kEx7VrKmNbyZhYP4XuSFehPhkXp3bBsPxkwMXMkUbnc7"
    "N+sgNWWzQyGZhROryKkPhbDlkpN41kFjqlo648T15nGkV0lldHfrxbtiecJVXPHLOIroPQ"
    "5Os5L3v1tm+OnDzxbXf9VFn0Mif/Xs5fffi/93GtRftAD9RS3mLypFNjmnt2aXNRxMTgjy"
    "Agc4TDI8xuijwGUvR/bJHq8gwV5M7zXLRwPUB5MTIp1KiKMFmrNIM6LrnY+0PbgcFiUEfJ"
    "alNSaajIDkwfRISgDPWkFOAOQEQE6ANf0BOQGQE2ALzJATADkBQ4iYkBMAOQEWU79jm06Q"
    "E5Bz0iAnoHdIISdgFMu9gMMnkRG+BxP39tM291rVX2tVudVqI+AxG7yZhYOj9+qqDdN+Vc"
    "+0X1WYdl/sb5odjOCA+HVMe2rjwug9tRgtwOtQFbJgBbB3gP3EORcXDjeOCDaDO7MAuM3h"
    "3rHobubjBw3kDTtlweqUGQDT6+nT6c302fT59IfByPyBky/k6/d5QRJDk4BFY3q6oOXm2m"
    "aVr5Bsu1xSj5LQ04D7ly0OYxrXHWUvmpZpFOJREaA/+Sn537FFhw0Y/vT2x59FaP3d0+l1"
    "SY3OZzuX2CpuXI0oZwJJoF1lpoX4a801poKVCzvloNlaC7YNO12InDcEEtZmEpYTEnbp4Z"
    "wddLDVHSyvgjdaIzOLE7q0LP0Zo0u1XNGI+DMd4y5nUA3EeaOm6ePU1JHTQVfLkc9iFid+"
    "ZOtzBSU7Z2SgngtY1SF7vIyVg9ie2EGNyBpHd0Yr78HEPdf0qtX9QFcN9wNdJfcDWZLI+q"
    "N4w0STx6o+nzalsWIuz0R5abtjiayT+R0hGxUxzhHlCCPxD85CtFvRgKB4RZB6o3xGQySC"
    "y1doLkMc1fqW3pMQLR5UOxF33pNIGJKIoFCsAWiHOZI94T+ZlPr0hF8LCbkOLHyQkGtXf0"
    "BCLiTk2gIzJORCQu4Q3AYk5EJCrr18x+imEyTk5pw0SMjtHdLeyC1jT/ZRHmy37f00fHb/"
    "Jbog2TkXHrRB93k9us+rfquA4pZFhtFBzshBlPvPLfICzLl5vFs0c88z7I2CLeRxSYLTCO"
    "bMwj2E+18wZMU40/SigwmkF3UlzTYB1t0J1XRuIrVwb1gPsnBk8oLJ2C4YwejuTAmPIimE"
    "hjMeM+/uNK50/27IOO6Vc0t1X7Dt7So2zccpWF1yQs4ORxEO44fZNoypxq1rwLBqeslABn"
    "RJZmsWxiujgqklM4d2uN7IH3WOz8wzSy2c9MxaumaNvlll64LkpZJv0M45aPIObEpeequq"
    "6muyl96m5faPpS9ldfmN85d2K4ZW4lfmUojwMiaR+rd67dFcpJavgLwiB1w7yCuyqz8grw"
    "jyimyBGfKKIK9IYQ15RWOcbJBXdBnTCfKKck4a5BX1Dml/eUUysDa81etgMhSelfDPuUji"
    "TvyxRlttagDZMC1kqA6n+3s72G8b1i5tqyCgn2/FCpmhfp4auBcXuMaNvyeYbyMy0bDj6a"
    "NpEz8eUX43W+dawk01QGADgW1NfwCBDQS2LTADgQ0ENhDYo51sQGBfxnQCAnsCBPYYCGwV"
    "e5oRQjkTILC7RhK7lY5kbSodv9JSrG4Q2D3xQYVCkbvQmOrM2wDT2XVo+9sa36YG9X37S8"
    "7997VXLjXcB+/rb1wa8jb47JNRXQdvCUX8SeyZEw0/rD6fHiWHI3JLeZxcYAbsMLDDwA7b"
    "0x/ADgM7bAvMwA4DOwzs8GgnG7DDlzGdgB2eADs8BnZYd1FxY8raaRnKE5VM7D/BNqZxYB"
    "YiZBYO8r8v2uD7oh7fF1A08Syj2GPrtSwd92B6AqJkB1R7Z6o992MrHdBw9XPJzgXfvMk/"
    "HOIC6IDekYCuGNMM/aZqPXkrl7i23nwOut5IdtsA1IMFAKqjJT0WaZyNejwzA2dijN6wDM"
    "i9Ye3azOKEbnEg4s6T+BT9X44Jsj3I9nZ6ERrZfhxFUdmGnOqu3Os2y8F1/XJwXa3Lzrj8"
    "fhOMczYuOLZun537RATIXFtZLn00bUqP2C1nUa7d8dJyfLv4B/HitDCcrP8WsZ34Xxyrf/"
    "jEo5IQRN4Kh7eEv0LzDX4IGBbtd2kjeZochYT44gUMxfiOILJcitdqCtGd4Ashr8OBnRjy"
    "OuzqD8jrgLwOW2CGvA7I61BYQ17HGCcb5HVcxnSCvI6ckwZ5Hb1Deil5HSPWxKEwHeTNnA"
    "rfq1YAXzUgfFWFWDj3XLfaNt7jkZo4CPLTVoTr0wbC9Wn1cCpes22o0bibLvo62IDG1ZXJ"
    "wZtNQL06Mq1eYSzbAZnWvQs4p7chIaY9UDSDKdCZzByFZrkhob/X8MYoWx40H5MxXrSCId"
    "51iO/lsyr0vwg3pe7Gt4NNmWOhXoz+jQLKB1vkc1TmYkuDmIb8ifzac3CYv3z++KHAt1SS"
    "Jct5kdMikSJfUE6WlBqnT3wt0Vg/H4pWMB+6ZwknOHYo6100BfbRbvYxSSQw2tzzRu5R+b"
    "0Fb5Zky3yOyWaiSZVRn0+P5MnwtBEUEIFEE0g0saY/INEEEk1sgRkSTSDRZAjfFBJNINEE"
    "Qj1INIFEk8tKNNmfzTCtMF2wgiLTXeMJMTQXRhtuauCgjt+/yLPlxidVcyYQJneXkOF6Si"
    "e9Grgi0Vni+nUU0+QnVrjr9NG0ib7esCjGwQzn2gKLDSw2sNjW9Aew2MBi2wIzsNjAYgOL"
    "PdrJBiz2ZUwnYLEnwGKPgcWGQ31wqO9kPHUr5ueqgfm5qp4349v1GhuWw87ZuOe0DHLlpP"
    "jGmOiO9TVUYs7ZuIByk3syRBXmzXYRUL7qktpeNAVP0WZPUfYM22j4vPobMg8mcEfmkTsy"
    "i0gH1PAu0oMJID2O20h/onwT4IeJRo1JH01bqDF+ru3xwpt77Tsrgok9Tx5oRwuyksUt5U"
    "fCgJBwinYr6q1QyBbMf0AeDpHYIUmEFg8Iow3mfMciX1Npc4hvAK1oKH8MtCK7ohDQis7e"
    "BaAVuUBfg1YEIQtoRaAVnR17l6YTaEU5Jw20ot4h7a+0JtatRE1JrFi7/rigZTxvs9w/r1"
    "/un1e1InZHwtkK85WZYFQwcxHp3oMFON1wppCYhh7TLSENDOzBBBhYA66bfNtQ4aLMdDtg"
    "w8VnRbOLvv+MiFW1g/SWswOv22avOyL3YufsVDmsaArdbFs3WyJF/bzeROyeTDRSVPpo2k"
    "KKorm2x6Wo5LdlOpG8jxyrAo/JrWziY8zF2EVLFk3Lt7F54kciGsrPhbej3rR/siDqGVsi"
    "gr2VRp862deCaOWARwiilV39AaIViFa2wAyiFYhWIFqNdrKBaHUZ0wlEq5yTBqJV75D2WK"
    "ZLpj8aV+nKGUE40Tmc2Id4JjvuwcRBLWuQszkgHJ4qYEvlkQ6ccdEUqnVZ7dyM4yIpvj9c"
    "d4KDm70XGIR7jGy7xyjj3s36JG8FvdJ7ryxpEHQTKQuWEEvbvN1E5J6SXWctOm8LHW1zR0"
    "MV0P4jIUvEftGJ8Z+ovgxo9mzaJPd7opX4tpYlQCdfVhHb3q72xz3XhHPxwxBGPGaRFNrF"
    "i9AaP6AFQRHBmjOlXV4A6vtQkwPUd6ui2XPRZYHp5dE5EwC+M/DiR0gSHctfa9gBGlPoiM"
    "4dsd+GDPugaAXwG8FvkQP1nqwXyqvQulD7p8edqPWh4VE36jWK2E7lJ6LEjK/o5qVwihgK"
    "CL4nHAWMi/8rvAE0X5NQTXNO/jl/qRIdA8zjzHdSqY7yh6uCHOuqyzXkl30Nv4bzFfV9kp"
    "qwbSxTJ8VTGiW5mFvxxkB9+d7ZW8rKIOpNLCTg4YGHBx4eOBoX0RFwBvBMwEfMsCJqanBC"
    "Ze3gQJxAW2tXE7WhJGpZW1tvJRzV9b3+kGVmAWcsDc5YbmgYGgJ9MAGkDZCWju9MkpDSsz"
    "X0XCq2zmQdnjw0z+IRwy4oWUIHdOuAQ3BniH/RsBP8tmlJZ+kAPxIBcxX7hhLYmYULAl6T"
    "EjtEAWwFXhdNPG8IgrjNgvg/GA275T0ULOFc1riGgFWUs6JCJ7Wcc/J42oJ0PrQ8fkxfMr"
    "SSCKYxR5sAe/IA/P7k/IHlmaJ5RO7n6vNwK0NSyedKE8UEi68NFRFMIqI5kt/7VyiGOSbR"
    "ms8RjtSnSBaT5rK2dJJFQNVR/yXbhv4U7Wi8Uo3WOLpLX5v/8ldoLotUz+UzjPgDj8k646"
    "YVS77BNEKx2F+BmwZuGrhp4KYvoiPMI7yTR9bOYS52QUPM9xaA+SPGufhrTVWYghGA3xl8"
    "uPhvSA1G+rVGTFFq4AS6p2aK1sSnuAp3w7mlzOJRZ5bGwwwNcjgpIpvgQYRjxofrC2bARz"
    "9SkdGcr28c+QcjOw7sye9z5sCePJTbrW5s2CNlDWzmmQhtsa3E3QjtgiWoFjZ3ckQ83PVY"
    "bskWOtrmjvYCSmoYyaYCjXkrJ/z5oeuqLFkk1RwxK5YRWxuBXTV1QWofukqfUnE08ennvx"
    "EvZpFeE8mMXEC4aZn6/Le3P375+EktG5xtI4+UFEXxriXNvXtH6O1KvXf/QXKGNltTbNE7"
    "cyz9RCd45p9PjyqeXrn5cdlTJeOlwqSUBhNhMjmlUjjf8movTN5GbMcTKZGIb3vI9EHpME"
    "9R4jVNUbqtIhbJ08peLI/FMI0qeupfoERTKWPO7sjDXB3YSb433rG97il+WlBWZdWPYTsS"
    "ISqPYkc8Vj9nOdvgeDVHOPSTf8orgWVb8e0sEl+IA1llHS/YFiRTkExBMoVy6e54iVAu/S"
    "S+IZRLh9AXyqVDufSzY+/SdIJy6TknDcql9w5pb+XSIS0klxbSJiukPimkvNaP4PrkyWDh"
    "cinfpl3CTVPGTWUrxfciSo6MAD6YuOerXD971gJj0aq+wKJ8VsSY7ULjhL28DeR6dGUaUg"
    "rRaHznjdwb4Tdt1ueb+gX6prJCpwSrEch5I/dAHmSpTphrk0XkYAFLSNclJJU+DLnivJkz"
    "IQicLnAbcDVouxWT1JjCmvOofuiQJpWzA2LLZmJrX8fShIPJmTizvPXGv3iyAqhZUamDCR"
    "SVMigqlcCmVTgaDrrmjWBb6HzUOIGxw8ZQsIStwbatwZJMtz9FlITFdKbik+nxmzgODY/n"
    "te1Lg84R5jL/ap4Yy09eIRZ6BGHPIxuZEkawt0qzzWQK2ArLOhcR2+3rZYj/Jmm9jKRyM9"
    "uFmjy2U3wjJI85sOhC8phd/QEliM8OfLZWmkBfMALwH0GFyc3GkGFPTdzj1/tPKZJX0W7N"
    "7tw+mJxQao6IaMz3hafHWOOBY8ODYamBe6N4kHvNO0SHcIAagsbOQeM7MRy0lw8lD6ZHQ8"
    "Yga9fi9kZyqHQYowXxmDwYJGMzGadx8QPQPDtIOp8izpJ7epIKi/LoURLm7cSH8liSMN1s"
    "SMjFW3G4W9FAUxLyVF8KcaMDHhvEjXb1B9RptK4joH4d1K+zwv2G+nVQvw7q1xnX6oL6af"
    "b1CdQUPL9P07F+3blv4wBZvlXGFhS1Ok25AkmqGxaFSC1OyMLvMI0lSiP1U892XzxsFuKT"
    "kBmO8NQAFJBWCkhST6NbnlzBFBSRce3Xligin2Qds5picdmz6VFdJMo3PSaN1PcxyAoObB"
    "4gK9jVHxa4UgC//ASyAc8EPFmzf1AjLzazcDAOfnrdwo19el3rxcpHkMYDTuv5nNbXJKLe"
    "Suey7p80Oqz40MYaT/XRbure43yclzr8wv/IQ5T1rmVtoTC5yOuhrS8S5sIqP0hxIDmpDB"
    "DeN3cQ3UFqpohvFJGOZi+VKpoe4ZzJ6ZXKkevEZ93M/uf/B5KJ298="
)
