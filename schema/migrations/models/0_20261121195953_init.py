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
    "signature" VARCHAR(255),
    "signed_at" TIMESTAMPTZ,
    "witness" VARCHAR(60),
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
    "eJztvQ2T2za2JvxXUKqtSnJL15Vutx2v/dZW2YlnblK2O2M7c2c3TkkQCUmYpggNQbXcc2"
    "f++wuAosQPkCLYpARCp2r3TiziodQPvs55zsHB/4xWzCcBf/La9yPC+egl+p9RiFdE/Efx"
    "0RiN8Hp9eCA/iPEsUG35A5/gTMMZjyPsxeLRHAeciI98wr2IrmPKQvFpuAkC+SHzREMaLg"
    "4fbUL6jw2ZxGxB4iWJxIPf/xAf09AnXwlP/7m+m8wpCfzcD6a+/G71+SR+WKvP3tDFz2H8"
    "J9VWfuFs4rFgswoP7dcP8ZKFewANY/npgoQkwjHxM3+C/IW7Pzj9KPm14oM42pD9z/QPH/"
    "hkjjeBJGL0/803oSf/fsS9JVnhJ3c0fsJDtp0H+I48CcnXeEL9/7P7mRngZPLh9vPk09vP"
    "k8nIgEmPhbIXxB+U9OtC/s7//N/X10+f/nD9/dPnL57d/PDDsxffvxBt1R9VfvTDv5Mfc+"
    "A0eZVi9uc///zhs/xBTHR1MgzkB/9WGBzjBKW67NBHMQlxKP/Oqq76MemeYl/lcN10WfrB"
    "oc8OYzXlPmV34P1x4F9OVBYtBLM+KXfBj0scVXRAEVjoA/GXNeiD3aSwpgtW+OskIOEiXo"
    "p/Pr+pYfevrz/++F+vP377/Oa7PMUfdk+u1aM82V5EBBeT2YMR0zmUezQ/+74Bzc++r6RZ"
    "PtLSHNOVZkj/JB7JJ/otoAAtsO3vsE/S/+hrmdHvDV7AvLsnYoPobU+o6YnPP79/++nz6/"
    "e/ytevOP9HoNh8/fmtfHKtPn0ofPrt80Kv7V+C/vvnz/+F5D/R/7v98FZxzXi8iNQ3Htp9"
    "/n8j+ZvwJmYT8YdLmyJDWPpx+lFuFGzWfovJlkPBZDs+2XaEtZlsBWgHk80y7l2aTsLEnw"
    "jDdFHu5E8rHASVRnUWdzo77ft+jbSn1z8835tl8h91htin96/fvStbXpHg/55EXP6CEqfV"
    "hm8BdjpKr/ql9Prq5oebF0+f3+x53X9SR26ZV/W/Jkt+Cmi12lvnReSW+6vvm6z3olXlgq"
    "+e/buwEsSYBkYUHyAOknz97FkDkkWrSpLVs4INy8JYCiZGjsIBA5bLcctlLRgyWyn2CPfo"
    "vW5C73U1vddlejezgHoaWYexoIrfPaRA8Exg+lon9p+c1gB8c3v7Lmf7vfm5INZ8+O39m7"
    "didVaci0Y0zmg4UvSc32UkNfnBDHt3Wxz5k9ITds2q2pYfra5XxU9wiBeKP/l3yr8qFYOF"
    "iUlWJIxHOqV4/3B8TCvecBJNcK49SMYgGYNkbE1/gGQMkrEtNINkDJIxSMaDnWwgGV/GdA"
    "LJeASS8RAk4zvxRxgt+SnARTWzcyGocsTWEFw9XIFjHccxjQMzZ2yPcJDfXsIeirAJMRvH"
    "WZB7pmEvPMsoxk4DzNP8mXyt2uEyGCeGc50V+PZvn3MGYErmt+9f/+27nBH47vbDn9PmGf"
    "J/fHf7Rs+5dnQfp92h8X1q4sl8ToTTfl/hCH0WPkwF9zkk+EE2+0FzFnlkEhHseWStWdhq"
    "ImJlKETGBhYZe510XV187PW+d4+cqEgBk8N4OBonG019uiA8nr5EbI7iJUGxWNHFf+AYbT"
    "FHfMm24RhxlnyEUSCGUYS8JQ4XJIUIFxL5jHAUsjh9tE3foH6Wj2L2ZFTo+1N/N0T++rL7"
    "IPJnlYEIkb/zdwFE/lwIRkDkD0x0iPxB5O/s3Ls0nSDylzHSIPLXOaWdRf5U3qnOn/hI5l"
    "WL/gHSF58l9885T+KgZJiRX8SBM9e6CyDoDUHvYXOcaItGFB8gDjLcvQaRyMzEn2ANzUcC"
    "VAXsubxjsNgbWex0bTSPkubuubw3TY5y3lSf5LwpHeT0yT31zNTSA8Q9gl802QVeVO8CL9"
    "QuYEuMLwzZJvSqD8Bln4+PRveKrY9H9jgRfRpNEeUII+mYyB8wRjPCqU8QjVX8TH6GMEdr"
    "wtYBQRHBvnj0Ck13ngyfjtE0YgFR/41w6KOpT9Y4incfRAR5bLXCKKA85mPE5uU437l+yZ"
    "dwu6TeEk1XfKFG01R9C0csJE/QdC1MKhbiYCqmBQtknBBx8ZPFl+9+w+xB/N51xDzC+SsU"
    "shnzxSf+iobiGwRY/G7GyZMv4VRQj2V4Um5o4nXbJQmTh+I/GVqKP0XGJ9XfxNmKxEvxPW"
    "gTickaoy0Rv1z9ACY6GK1YRCBeCfFKiFdCvNIZXwHilRCvhHglxCtdmmwQr7yM6QTxyoyR"
    "BvHKzintLF4J57zyIYVmMYW6oEJpzZdCQpszSAWcE3Sf+jiM5HAve5mM8iLQPeOml7GeqH"
    "ZmrvEe4h7H3RuQCVsT45qkBRxQ3aCcY0RZRGMzjygLOt2KPXrXm+6ZP5/b5HRu9dlc7c4o"
    "qFiwyIzlIvCETF8NlmnFjinLKeiEDAv7/0QcNztsXnPWvOTe78JORnZeFuTCunxqGy+N7x"
    "mRngUB6eakH6KoRrTnYUC8OfHSkJvwGMcbDfNHDMAM7oTr+feD3DEVX9U6bU2eWg4JMq3N"
    "Mq2HQ48E7bq5gIWOtrmjxcIntp120zkHhW62uZtbr9mwZA+li9mahOaubA7lgtnZ91EIRd"
    "gaL1rQnKJcpLkHyXy24ebjOQtyj+ebJjTfVLN8oyVZlzV5hGJtwiQQrCF4TgNiJgXsES7Q"
    "e2oVIE1DLzNedxtSBgRV345UfcuZlZlMfXPTsgAG89Jm85LLo+Axi3VTqzrNKI9yJnGrsy"
    "wjeYjFnNU8Cli1qRhl5mjZJ+E8j44cVlNtxiYH1iY8hRw9tXYbEpSFojmL5HEtlGx4rw5H"
    "xXiMH7g6UiW/Nj1yJdCeJ9CxPGy2kOe8RoX+7Okr4LRWvzMNTmtZYiHAaa3zdwGc1nIhKQ"
    "1Oa4GXAqe14LTW2bl3aTrBaa2MkQantTqntDMdRbigxgUOQ3AlHu9K2FnW8wKIFzZrYHzY"
    "JQsCO+e4naOEVv0GWM+yX7X9QT6pluNWuUk5JBiSNhuSMlfQKCSbAiAcaxCOheD3pVx5tl"
    "7/decO6OJLh6fjo5Gl9TrrWRyNKVX3AcRsHLAvIWZjV39AzAZiNrbQDDEbiNlAzGawkw1i"
    "NpcxnSBmkzHSIGbTOaWdxWzWAY7nLFoZLftZkBOF3+B6pOFzLAakR3SOcbXqdoCA5magcI"
    "YsNjxNtUe4YCOe+jSVPIpmtHKkABfILqwaz5pcWCRaVa8bz0pXFm0ijVZf5/REOpneAXaf"
    "NTpA/KzmAPGz8gHi9WYWUL5sF1wsgsHpsc3psSUWs/FpPNKFYdSD8dEIzL5Zo/M83hKHC4"
    "LYXJ2yEU7GKzT16Xy+uxBKXtckH/6P+vVjJMYeEX3P5H+HZCt+NydeRGKOVpjfEV9/oqfr"
    "L/kSfgmnMyKMHjJFS9GOIx6Lf/joHgcbwuXlUMnUQ/ESxyjGd0QdDtr9ENlTYzTd2aVT9U"
    "j8qm842n2E8DwmEaKxutaKxZP/2Df6EqpX4t2JpN0rfXXnVfJlS/FHiYZozoKAbYn/Cs1Y"
    "vFR3YJHVOn5QZ5oSGEfpy5KLrMQf6Dc9svR7PhaiBsG+7qz0FsXnAlJoFhHxWq7+9QcE0K"
    "wP2EAAza7+yPCfm2+NTa48zEF3+HkTy+t5teH1vJw1l6xlJZarU0IPCBjgrQc4Vkus0eA+"
    "QBwc2H1cgz2fl/n9RVgVVVVdd4Ci80C9GP1LmVEnCEzONjSIacifyO87R0Tyl0+3H+qlia"
    "IKUfAQ5AuK0kR686mZ/5wBOTjie0mAPkOW+eWxvLfxzXjOwtwThbovxpVkjbSqVpSHQr7J"
    "aFBaUa7kndIhjPbxA+RRO7lls+3UW3aLIPpjA+iWMd55+SgpdSVqotHGkYO5t3H04dIy0/"
    "OlGYhDQ/cEPq0luv6P6TVKGml//2x8TN3PXsYEhytAGwZt2J7+gMMVcLjCFprhcAU4u304"
    "u3C4Ag5X2CszDG46weGKjJEGhys6p7S7wxVmYsW6V6Gi5PU550AYx8gcjo9dNcrlvarJ5b"
    "0q5/Iae2aP8sguhGBblLYl8e4+btSPLEtt+4fjo1qbbDqJ0rZH02mnsunk75yFU6nG+HRB"
    "Y/4SfRk9/TJCLBL/8R9fxJvWOI5JFI7RinAu/oJ///EKEewtVZYqTwrck6+xzBCV3yd2pX"
    "ECVY+2SxaQJM21nGt7ll8AWqIDWw9oiXb1B2iJoCXaQjNoiaAlgpY42MkGWuJlTCfQEkeg"
    "JQ5BS1ROqrE5m0M5qML0kAa+aXNALYdykOde5MS97lKmuqaWSA7lBNWnLiiiGMz+VuORXg"
    "C7Z1B2VmjEFnU3YuEvbDbSabu7R+Njyu7fd42OS7qi5cQLMOdqSdzVK7gjD7JcgRRDOYnE"
    "Xv8NR+TrOqAejVFEFlS89kGWLhCPEA4RXa1ZFEvZdanRbHv5ChBl+zWGQJS1ZbEDUfbsXQ"
    "CirAvuAoiyoCKBKAui7Nm5d2k6gSg7AlF2CKIsZBz2ed437+Mb8VyGAuMNGPciQRH5uhZr"
    "uXG9cg3WQc57EcLXOBL/FRPN7Yx1VfizKPfMx+vvG1Etm9VUDyuT3Vb4Bs27TXFtHuN4oy"
    "kWX6f27CHuXdt73YThan6L7K4on1NdGZ0aejOYE/LLQo+chuKrZgt0zfpcZFnYEfEk2miW"
    "iyPlqrJA8Dht9jhVAKRNF2eB0MW2dbFF0dePm3BUEX39uGlwR7D0aAK2aBaBleXj5SKfFo"
    "8X4FfoW/F/x8nHcjR+J2OmyUAbI85QvGVKAPY3gXD5kYfDkMVIDO0knip+tiwoz2TB9i31"
    "NOdoTvWlEKXtax+FKK1dnidEac/eBRCldSFwBFHaS7UAIUoLUVqLuHdpOkGUNmOkQZS2c0"
    "o7i9JK19msEs8BAY5Ea0dCktgqcAshWwiSW8w4RGtPGK2VymG7u2NzyHO5bWBKNjIlZcjX"
    "UGxKESeMYYqmG5Las4OLYgrGorjdVMpDwSuzeSqR0G/XyVkgdLHNXbwkYjrOCI7bXKFVBE"
    "NX29zV/kbwLv7+yUqTQ1UtCRRgDl1905koIKs5rtaxEa1ZjDPKVWeMbll0Z+gUHSDueUQv"
    "mlhwL6otuBclC25XeNSI4QzGPYqfNfI5n9W4nM/KHqdMrdFwXFORZI9wgeFTFCOxJC1LWE"
    "r4E9tEHhlpMrMyT8fHkrNUMgs/NIY7xiC5CZKbrOkPSG6C5CZbaIbkJkhu6kMpgOQmSG6y"
    "2HUY2nSC5KaMkQbJTZ1T2pnqBncy9bncQ4GPvmsAC2svujOi+ABxz2Dp5Qy+eJuiyITkDM"
    "bBoXzdLFepJlNJw7Ef0XvD+EcO5d5o7mXFEG/bRIEpzTuIg2P5aSOSn9aQ/FRLsvHW5z8y"
    "c/cyhzInURumszhguynba8z5lkUa9f0TwQHxq/nOIl3g+5LCfGSNo3ikC/ElT8ZHw3uHdh"
    "DZg8geRPas6Q+I7EFkzxaaIbIHkT2I7A12skFk7zKmE0T2MkYaRPY6p7SzyJ7wOUmFR1Fd"
    "uSAH6uncR8kDdM6ZSBz+FhJoHueg2tyPMnegbUJMq3IXoe7ZOr1w3spXfrSfbPfg7t5RVo"
    "QJOhYsMjPfi8ATHnO/7k2oy4/qJmO6ekSXDkexGQ0Mz0btIe6tGd1HuIWJLa/2MGI4g3GR"
    "4oYVT+oKnpTP+K2Y2SDeARzkt5dcmMReYJGvS9WoOVFdwDnjAXbmrgzlpo+rwWxvVsVPfy"
    "XRiiY3O1VGUjNtxs1iqpN1HnL8bnEVgFOX0FOfT1GIo4htVbV44fdGD2jOIiTv935AEQtI"
    "eh148m0r0URzl3gnr4Twbr/rFIR3bdmkIbx79i6A8K4LEScI70I8CsK7EN49O/cuTScI72"
    "aMNAjvdk5pZ3rJzgE2C+/mQH1x6n5896A6mIbXi0Dog9Yx9qzqUu6DXzgLqyZBEVnckakX"
    "o3+hgPLeFpmM4Tvb0CCmIX8iv+8cFu8vn24/5Hbn0nmN4tGMwrYrX2DdeY2PTP3iCqVRPR"
    "031BijtDEc3gB1D9Q9a/oD1D1Q92yhGdQ9UPdA3RvsZAN17zKmE6h7I1D3QN0DZanOm5D+"
    "vvnZjRzKweT2fsq3SdKMvbYcykGqu7dvsj/LhOkCzj1TsrMkYevEzyYJl4V2YwNB1Djz8j"
    "VaRDiMX6FivqTUvXmSEikeIPlA/hPHaSYl1SRdPvptoMg6sGeDImtXf4AiC4qsLTSDIguK"
    "LCiyg51soMhexnQCRXYEiuwQFFnl9JrpsRkIqLGQazncPoBcy462Z3dzLX/jSkSrERpVi7"
    "GJxLhJEUfFxR/ZRpCPWBg8oO2SBkQpgBKPZiRg4YKjmB09yd36LSAmOrDcgZhoV3+AmAhi"
    "oi00g5gIYiKIiYOdbCAmXsZ0AjFxBGIiiIkgZFV5EtKXN+Q9AwHeTXi3RaKiSjgqC1Py8/"
    "FROSptBWd/QRwCccia/gBxCMQhW2gGcQjEIRCHBjvZQBy6jOkE4tAIxKEhiEPS52xxd1gW"
    "5eChyH5uDpOkGXsOORRQ3YxqRZAJyynghHd7fN+bVNHn1VVwuPdSDveKdefnmKxGFXKmej"
    "ZuImlOaNoUdE3QNUHXtKY/QNcEXdMWmkHXBF0TdM3BTjbQNS9jOoGuOQJdczC6pmFFwwME"
    "kq/aehLS15/Ewmk12m9zKBA5m4mcirR7HGzMXLY8DMhuqChLHYaYaZ4ZjHs2ZC8sC+7YRn"
    "PXeZ1fvIe4x/F1E4qvqxm+LhHMWZsL5fMoMDbgOnkIOdmwPDgWcvoT4TEVlslIE3LaPxsf"
    "CznNsy0h4gQRJ4g4WdMfEHGCiJMtNEPECSJOEHEa7GSDiNNlTCeIOGWMNIg4dU5pZyKQcR"
    "K9w/nzN02W+5vq5f6mtNzPyIKGEx9rdlW52FdQnEPVrfMDZLyGYblwF/gjoW/MXgZz0dzd"
    "iV9pNLNTgIMzu/uQBF3hBTETzw8Q9yzlm0ZxtZuauNpNOa4WMLkOzjRG1BvGggqWs6ACzz"
    "OB6mso7z857bx/c3v7LmcTv/m5IGJ9+O39m7dp5EI0onFG27JFQpfN3uP1Z7JaB1j9wLKU"
    "XmwzPiqpK75WeD2Js5ijlZJvQ4KS8YTYXNUyntOAvERT9cIposnlaVsaESR/JKKh+iAiHl"
    "2Tb8RTHC2Ipnhyly8Gob9fAxuEflv2GRD6z94FIPS7oD2C0A/KJAj9IPSfnXuXphMI/SMQ"
    "+ocg9IvXz+nC8HBJDgTHS9p6EwmhYkWPAzNvogh0UJrtJSN/nq65jZneIxyk+HkThp9XE/"
    "y8xG9E/rGhEdGpE9XKbBYEyuwRZTZ3iifCIZ+zaGU0onMo90z27kM656p0ZjXN/dSUS35z"
    "i2OAJaR7jF83Yvy6hvHrhHGbgjsf6WKpvWMg83TcLKAT7RsfjeRM1zheTlUshe8iKZxtIk"
    "80TWMuuYDLK4SR+lx8JIbVJhb/DmhIZGSGrUmY3m0pLxoph3d6/zaI+TjgFUDMx67+gJgP"
    "xHxsoRliPhDzgZjPYCcbxHwuYzpBzCdjpEHMp3NK4Q7NgXsSUggw2mpTgIPBB4jvDDC+sz"
    "J1gVcuX/XRaPzWDF+rxFj18zQybNAooz5omEM/lU0niSBKOaIxR8LAEjYYH6Mpj1lEJnfk"
    "YYq2SxIR9Xj2EBOOAkpeqqx4rkRRpX9ymQovuigmYYy4GIMEsVD8/9nfiafJsj/dV38Jv4"
    "TTdUTuKdkm79xl8HNpBqI19eKNRMwRTv8xVs+lQUqi5ME99Ql7habrAD8kL9l9JlriGM2E"
    "kcOFjYM8HCLZZvwlTH65fJH8MarZFnPE5Y8UvyBkcEQA5GKQi0EuBrkY5GKQi0EuBrnYxs"
    "kGcvFlTCeQi0cgFw9BLlaOs3FBoBzKQf2ns3rFJaqNZeIcqhuqj3vbDhDN6T81Y7rWS87h"
    "wEtu7SWvtNZNnZKst2lcWEl6CYUMoMzTKNWNhyLW52SeJb5+9txM4NlD+uL4fIt099LOjP"
    "7TiN1d+xMO39MM3e6jeGwryDAXiLOwVjufZb7kmeThNNJktnRkUe6tHr2YeJkInBHXBZx7"
    "klU/bO/ilGZUZ0DAcyOet9TXeYfVy/Ye4NCa3Zm0sSTpqbGmdB4QwKdmdyPiC3xN/dOa69"
    "gOEGC0zOiWRXdGa2oKcM4Q7t6Hk1RNVPqO0YKaQzmjwHc6YifiK3VlkI+wukcBq1pWsWar"
    "khHBz3RVVfY8g4NwoM3hQNVRIYvNZNEcCkxo6y+FpAF5R8O7UUWurXo2bpJvOwnSpseTbl"
    "PlZopW2Je5rS9Vlqh8A+JLtpW5oWjFVPIoVrWlH0TLBxQR7D9BP5FALA/hYld0YItifLer"
    "ZKDeIJnRpNue6Eshm7XfDQyyWW1ZGCGb9exdANmsLiTYQTYr2NuQzQrZrGfn3qXpBNmsGS"
    "MNslk7p7TbbFaz4gcZCBQ/aOtJQBbxyWLE50rwsY7qswz0hEbjkZ6HOTjUe0lzNRbM3dXK"
    "e+GXfF1TYSW2iTzloedylcF8b2S+y8LCurr9NbvFHuGM2d6ZjZlw02bS5JDg8do2ZewJIw"
    "Y/sk0Yq4CXLpK4fzxuEEwMxAA8tD4aT/wsg3CYx+JXrWYkQgt6T0I0e0AYRZtAXU+L0ZpE"
    "lPmvUPJmH23WaCPGXKQq68iAnhIrS2HDjt+tiQ7+no8NybemNq967egPiB8OzfiG+KFd/Z"
    "FRsTYVakst+9lJCdy35X63npWor0vI30OcdEC7TiCtuKimdmxXXVEDI7t+ZFtken3cVFZL"
    "TJ41M7qitOnxDC61IHrCMOLpRTIY7UYKUwUDVXlBEt2TaIxCIv5Hmkk4XspnMgXjFUresc"
    "YRXnFVkXArCwTSOMms0iRwneY7IX9r8DMT7C/b+gPytyB/yxaaIX8L8rf6UKwhfwvyt0DN"
    "hvwtyN+6rPytxC01NWdzKAe1re4XfsWYcRZLDuUgz70kWRyUlhZjOoU5SPZNE65vqqm+0T"
    "Od6FFlqn/hLKyj+oArmjLUi9G/UED5AAtW1FD8y6fbDzn7JaX22/ev/1Zk/cd3t2+Khol8"
    "wRt7tNs/i07Z4oePbBNr9dvc8/ExDXeRtJ5E++bHdNzqPgEVtF/rA1RQS1YbUEHP3wWggr"
    "pgn4MKCrINqKCggp6de5emE6igI1BBB6GCSqdTf8avTjHKohwUjLpf+I0FUNA+zbTPTUTN"
    "TJekvYP0Xjei97qG3usyveuI+NQTlJjpnXkYyJ1mcmfh2LtYcs3Yz2CA+vbUy5+znoihPK"
    "dfTYyPIs4Zg64764PE0YP6Q0u0vmEsqLI+sqgCqTMB64vV/SenHdNvbm/f5cb0m58LQuWH"
    "396/eSt2TDXARSMaV+iXa2kK89iY8QLuhJyngYDBUi5LlE7wWmOc1PCdBcEAN2B7ziIV3o"
    "vZHdE4ijWUl5DAu8koj3G8Mcs6OEBOeMPAVV9acMHDaeLfVHs3FhWafscWI02EW348PhbY"
    "DnaNGhxLIqIPeTzZRIE63pMUa97Eom3IYvVP7PvCROPyLNCusUqjmKIl5rtjRWyO1GdEGr"
    "3pUSKBpRFSh+W0h5NO+M0QnO/XLIXgvCUOGgTnz98FEJx3QTaG4DxEEyE4D8H5s3Pv0nSC"
    "4HzGSIPgfOeUdiaPCwc6ocNk2c+CHIxudiCtFCosRmrlNqW5CHRvg+2YaTkuxfcJb1dTzf"
    "LIeM7gHBzSvQTsN7wirae6PH0G4tANuidWISSJxsk+WZB7C0kPZ0oJDsyPlGZAQPJxkvnG"
    "84juKGld4PKAgSDx48NndbklFdGzIS/VnRnOdG20MiTN3VsTbprcCXJTfSXITelGEJ/cU8"
    "9s2T1A3CP4RZNF90X1ovtCs7MlIUZjf6QIdI/s7suuZoK/rbje4Ryk+roR19c1ZF9Xsq0i"
    "5a343iPdY/xZIx/wWY0P+KzsA3pMLghaObvassiBwLiwqmjwO7ag4Z834j0jfVJO+nTcID"
    "eHhpPFvvHRHJ0/YRoQH3G6CP+ThlxdpeCpixMQiw45MuoTjvgmuqf3BGHkE+wjD3tLUs6+"
    "6eidj8iruSMVMTV9BGDXvBsN6nhezRDX++r8mLno7U2kO0BSvRhlMc6EXDqMD3h3xJ+I2U"
    "E1BsyRG4KKYIhZ2hyzlHfZtLkHKoODDJBhdb8lNsd7sQdjtXCVDI700VFrY5VpCMWtIH8W"
    "8met6Q/In4X8WVtohvxZsJ76MJ4hfxbyZ8EXhfxZyJ+9rPxZwsWKEutqHdQs+1mQg8mGvR"
    "RfkpyZBqwzGBdp7jZ5VpAVEY/Q++RubROSszgHib7+vmn2bG36rG5IVwSqawouZUFQcal9"
    "xSXBY2Wq+GfytWpDzMOcGOx1duPbv32uZ35vNr67/fDntHmxO0rMcxL6NUZ8TbChCAYz3m"
    "YzPu2tFrVbylAnJlvfW7jiLNxo9pRqI78Ac8Zv6tLIF5NC/kRjwyhFuSfuXD9rkvorWlXb"
    "RM9Kyb8RWeHozojmAwQ4ruTYrkDvZ7JaB1h/sVGxybhh4HcSZxHH60GlzVNzTpVmEp/QEM"
    "XC/ENbGi/lvz3ChUV9R9D/+h/5S/+tKfD0qFdBxLnfTQAizrasbBBxPnsXQMTZhSAYRJzB"
    "t4aIM0Scz869S9MJIs4ZIw0izp1T2pkYtfc2jatTlJAuKqp9xJ4zDr6hF1FCOkh593vunj"
    "XjiH8J6SDfHQcNiuqVUThUB3aC8lMHRQ8DV55C/zvXbZo1WQF6OOQHtM8P2HDSJmyZh8G1"
    "E5rFx5JYxAcWU498InGc/PWlSES+wfhYHCJUzSc80/54FOIfG0riyYwsaDhFOPTR7hMS+u"
    "LfEUFfRv/1Xy/fv/8ykhdAyKsiZhtOQ8I5UmrJK4RRSBfLGEWbkCMmL4VYUV99pIlU9P51"
    "EM3o14uAaIYl2xFEM87fBRDNcMHZg2gGyK8QzYBoxtm5d2k6QTRjBNGMIUQzzlBDHlwJ+Y"
    "ly/DVuXHXh7T0Crq01qLudkVyMTJsC7oRK4vX1y++/P42a2CS7uTq3uZQ9vhezWjC9Q52Q"
    "5+9fDJXnTSQIiSfxMmKbxdJoESlDoYh//WJiiVx+u4ln7OtIo5PvnoyPCeTs0O6oMH4bEk"
    "TuxUh5haYxW1NvdxUyQ4mUiNYRmdOvYzT1Apqm3Eu9Ovknon4qYHtY2AtlKbyPL7BQ/N6N"
    "+Mdp347YPiBr29UfGf7lBDTas/cIJ5INTnBXFzO7roS1v67EbnJvmnB7U03tTVm/VhuCWY"
    "xgDzmhuXkaS7P7MIxctcvs1uTCpIBHZb/YNopPnf6ShFb8NvWg81AIyowGpSJb4m78qmrc"
    "aLyNX9PiN/XOxr5GDhSDhmQWsPrt6Q9IZoFkFltohmQWsJu6spsgmQWSWSzi3qXpBMksGS"
    "MNklk6p7SzZBbldE4qL/yroDWHclByfd5k4X9evfA/Ly38CWPG55/zMAeZ7uXwc8LaPQ42"
    "bdje49wzaPoqCw01EJ2ugfgriVaU84STsrx5eDo+qnHm2x5NqniNViTcIBLG0YO6/TZEWH"
    "l6rxAXY4v46nbcINilQHD07V7qQt9/V86heOT7voRfQvkC1aPCbkI+jYgXs+hhjK7Uq8fo"
    "evfGJ0j+sfwl8thqhVUQR+ZfHBhAUgziT5AwO9km8sT71jhepjka6acIJz+ZL9mWj7+EMU"
    "PbJfWWqpEUClG0CQhPYJTv/jTRC8GDeDXbxPKE5PdfRmiF74jKFlEf2pr9AWoxqMXD7g9Q"
    "i0EttoVmUItBLQa1eLCTDdTiy5hOoBaPQC0eiFpMKjyK6sOPOVArTo8vPa4eADhQbywdg2"
    "hsWDFTXm85IWZHHrMg9yyaXnjeRIGZ1Zi0d4/dXg5NeGy1ZqFxdn8WBUybMW0e1StD3eO8"
    "l7UjIongbhhpOoDc47mXsU09neFcw3EKcI/f7lMB9gEkE9ckBwLHpOSYyFCb0YjdI9wbss"
    "8aLQnPapaEZ5qcCslXxbA9RnPVwO3z7OBwigvnN7gk6mu4wR1A7o3mXgwJziJhfDGTFTgD"
    "cUZr62z9bVF2HEqON18VZMaG2ZKQIoDbI9wuqe/rRJ+agkAHCJQVMygrdkfIeoIDeq8Zyj"
    "Vs52FQeqk54TjY4gc+kZljRowXcDDIDTgX30aiEAcTFk3I1+S/jcivegH0gkEvZH+cybZZ"
    "wLlnTLubmfxxo35pTXayajFunqE8iVJAgzTliG3RnAZivspM3CRn9xu+z+J9hUS3+FS25+"
    "oWE3XIQPwnR/LK9SVBWxoR2Uh90xiFRF5U8ukv73Q5zP1+GWQF9zUVISvYrqAyZAWfvQsg"
    "K9iFREXICoY0RsgKhqzgs3Pv0nSCrOCMkQZZwZ1T2mnwfecyG2YGF4F9cet+erDUKswT0X"
    "IoSBRumIQmSfP2hJqRfcA5SHf3uVI7zlI1qw3fWayDnF83S/+ryf7Tcm5ePCUPc5HprrRz"
    "SJy4gLvaf2WcxlUVU9Jn46PRiGxLKAsNkj5I+tb0B0j6IOnbQjNI+iDpg6Q/2MkGkv5lTC"
    "eQ9Ecg6Q9B0je2ZB9lwVrnRfR8/x7U8uhVM8ahYSniHcA9S+W6iWBZLVfaJKdFZE4iEnpk"
    "pBPUDk/HxyS1DSfRZJ0HHE3wncovVBcqs5AkSbfCkeDET+r6fiveKfaTJ9jz2CaMnxxez7"
    "97pTJulTD+DZdVhtcEzUjAwgVHMVMP5cvLeb4n+k7QBvvdk0EbtGVpBG3w7F0A2qALcgVo"
    "gyBmgDYI2uDZuXdpOoE2OAJtcAjaoHKgzRJ9MxBwJVq7EiAb9inKVmQ8/sJZWEFvVbKjT7"
    "0Y/UupNCewX2cbGsQ05E/k157DcP3l0+2H3Cabsvzt+9d/K3bAj+9u3xR3T/mCN/ZIjR/J"
    "oiJvb/dkfExijA7tjiuLu/Lo0s2fqtP604Dck2CK5iwI5EH/iK3QdF9EffoKeQEl8m4yHr"
    "OIKAjmd/LiMvkOjY7YxzccVw1/L0hIhx8x+gMUReu3HVAU7eoPUBRBUbSFZlAUQVEERXGw"
    "kw0UxcuYTqAojkBRHIKiCNeKnc2ZgETPzOHTJulyV9X5clfXkOh5ykTPrKRkQnIBd8JT1L"
    "0JQz2PY6UXmmx5ewBsdqXNjoYP1KxyyAHinnvTS4mWINQYvX/Z4DCm8UPVkA11Bq9PPCqM"
    "5Sc/Jf87PLZryP3p7Y8/C0P32/89fl6oqJ0NoBWYxZrL144xi3V3rwGzFkW81iyKR9qIl3"
    "oyrot4sTCYRKrdZEmw3zDslQwPvgtIiQ6NHnY/d/oyqU8tfwqXee8yXT2tbf0NR0mrMfLY"
    "aoURJ2I7l2PmFSKrdfyAYnwnYNsljhGN+T4Kmw+JnfLbv4TyJgXxrkg0x5G3JPwJmu4LE4"
    "kv5Js1if4if8Sv4m0rValbBkUhPx+iaRBNg2gaRNNA4IdoGkTTIJpm4WSDaNplTCeIpmWM"
    "NIimdU4p1O4YxHIPIZ2+y2uf5Qpsu4nuPna2E8DKJH8mX6tW3gzGBcOwzjh5+7fPObukdK"
    "Rhb5u8u/3w57R58ZxDnvKsymjEexEI5JuTv5dbDUd8BgW0m9POZVTA0APNYFygvKct05bQ"
    "EVO/rxw4kp+Pjx6USltBaXMIj0B4xJr+gPAIhEdsoRnCIxAegfDIYCcbhEcuYzpBeCRjpE"
    "F4pHNKOwuPSJ/T3JzNoRxUmLtf+BVj5jeSMriR1Dhkkv1lJmQXcO6ZM71c2bhkKzJZY/EF"
    "JlznUA4y3WhcX9eM62vrdM1f99dTjyoUzkyLcROtc7LOA46myb9GiwiH8Ss0VQqZumOV+n"
    "yqEsu5yk2XD5B8IP+JYxTiSNgASPiDo0I/Pv5tILb2a+SA2GrL4gZi69m7AMRWF9wAEFtB"
    "HQKxFcTWs3Pv0nQCsXUEYutgxFazuk4ZSF98ul/W6aAzmFbVKgKhD9r2QU5jKfdBTWH5Et"
    "KOAvPy+6DA/OO1xU/4nvh/pWQ70siKh4fjY4oil00n92nbJjU3wpiE8fQl2qXyj9Fc9K3Y"
    "wMYI+/c49IiPVLb5GMks3DHySchp/KDKZKzFX4M4/ad4M07EQnUPpfpYeGq++mylqT9/sq"
    "8FedKBBRTkSbv6A+RJkCdtoRnkSZAnQZ4c7GQDefIyphPIkyOQJ4cgT7JtaHyXZRYD4lhr"
    "gdI0f+5RqXPW+W/954TGNA7MvLQ9wkGK+yigoUQtI103g7FD0R38laGaWJOZ1J4F2dEnoL"
    "J3pLKrWstvwzh6GOl09szj8VGlXTWekH3ro1r7bSh16nuCZPYsmyO8ryH9Ck3vyIMsPR0R"
    "JWfPyIKGoeg1Lm9Y3S6pt0Q0RpSjOduEPvp2ykkkzLgnya94otDflXX203ylhRr7zlp6nM"
    "TuiIUF6rld/QEW7+kKxwlv13h0H0AwtNsHhug/Na5GvdaTYkDnyRAp99kykZ8//ZV4MYv0"
    "RKYYJ5aJOhX001/f/vj59qNSJRO7pmAKinfNaebdW0IXS/Xe3QfqOvv932SXofoeR3fVdq"
    "p62tRMXaWNj1qpH+W9JNsl48IsJF9jjrwlDsWPHKNtRGOx80vzEAtjiS4WJEI0VNYjj8WA"
    "WgljODkitsNUZH/08xVghVq9NVRboWAF9WwFaQWQ11GEH6qGt2736FP0OM/2kQzX3/+wTa"
    "D4lNQtrlz5P+3rGjda+w9lkI+v/n+K2Grn/KuleXwQA9QJ4LFaiqXoQZOrsA6KAtqSiKAV"
    "9kl5xe/utY9Y5avXGf006HaZOe9C39ciU72qc7oIcbyJDNPCsigH1/ebJszfVBNv1R2Bn8"
    "SE/cj0Kcu7Rw3WqDCeRKxZunI16Zpl4fe8TLXhhxDtbmILc3ItP/rj3HYiZASDpjns/sgk"
    "dHHj9Ins1ATiQUy2Mbaf7hUmBGcwDnL8ognHL6o5ftFYra87GPooqd6yfM/zrBtJzro/0d"
    "3iLRNwP9MVqT1akEJPk+3e0OyBZPdj2bnWOBGV5dTSRw2cCKP6adLJJP5/0hD55J565KVS"
    "H2J2R0KZ75CEBNAS86XUpGX+hPiQ3IunPn7g6gSih0M0k4cN7wXKRzhGLPQ0wkffX2ah6A"
    "3OTIfOjBwmEzk4zAyPHMw5/ar7k3V2Oi2uhoIaOevVzIOn3g35rc7twplds5Ul2fSNKD5A"
    "Tuc1jrZk1ttWWqgK3IDi67qawKXw5tqI3qS5e2P3pkld65vqstY3parWaosTVrvuSEPdGd"
    "gczD2ie6kgPjAvvPbcArjh43aHZDkRZnuLEZDBQfcPt/vJ1zUVr2szAvLQcw2CM2WBDq2f"
    "d0JOm37OQ6HkgW3dbIuoKnNl37HFSKeqps/GR2VV2XIS7Jo2Ot/GY7JO8rcUGK2wt6ShRh"
    "g91vi4sFnI71C/fH9N0C4w9Aeon9YLEpDKYVd/ZPjPTanm6nMO5mDku/vsgpNHvq0j+CwD"
    "fLfhGI3uDMbBof20ydB+Wj20n5aGNhOvUdu7mcycRbknIXVPc0i2LWjOoWA4N+BZRubN5N"
    "A9AvhtwG9EMDe8svIAcW+h6EVrlgK9sVWXBTk4kvsqIwuKPmhA59GAPmOuPT2uPh8f037i"
    "tFWDKwSWxLtbM9F9U8RlztqSbUXjCHlstZLnuX20ZdEdWjB5zWggVmsyRfJHJaX75TMSJY"
    "e6V/hBNENixG1pvNReWNr/10FOXV8rLqhKdu2AcGXA2bsArgxwx9aDKwMuz9iDKwPgygCL"
    "uHdpOsGVARkjDa4M6JzSzq4MuBN/hNGSnwIc1NG6T++GqvV5fpsRXMdwiWLxd27MKN4jTn"
    "hEIWDhojdpolAgqVF9pJrySEWGzUNzZwjLJb3qD5Vjn+lC+dX7WtreGRuhsw0tZjEOTKjc"
    "A4DLUo4J4RwvDHNMDhgXHcJmHmGdS1ia+2sc4ZXZNR8HiB2XfDh18cohSGPUJ3kY9Evn/S"
    "Ieyd9v0icHCPRHT/0xMa7dVcC5t0v0kviyY80496WAA7ZN2NbfBFF/A0ceCbW9Wpd4sPQy"
    "ywugHsey/F+ssUmrx30WA55UqVAdDj0STCIi/jQeE13+BmNBlWWpARcongl0XxzvPzlxhf"
    "vb23c5m+XNz4WB++G392/efvz2Si3sohGNK8azSqQy2jX3CPf2y+5rXy4JjuIZwXGbfNEi"
    "GOKaNsc1eSx6q11icB4K3WxzN89pSGVRxzb9XMBCR9vW0RbleL+NIhaNKhK9k4fjJtneE7"
    "Jv2+iof0TmG078/dWyIaKrNYviMZrL215ozNF0LZar6X/GSyQGMxFP7sg6RpswpoF6PqcB"
    "kUVQd9d+jRFnSWK2uv5lsxJvT96JuIAE6C6UN4fpssJt+EEtShYI1tMrKSI10wN5tBSqFt"
    "jv6EF+uV39ka1asJ9VTSWP7EQE4tsSn65hTdWOtD0oHSVfW1uUoJrJQF+QYNCDtzvZiASB"
    "WWR4jzh9wOs8JndPoS15LNuM+QwGuDfk3haXhKzWgeiZX3HEhXu7u3657Jxomh13U3agyV"
    "qiJt4BdvyUaowjYZdPpXUvj4HKyGn+oskxmt6Rh92fOUVbGpHdsdH9XZVY+RbiDdLuDxFe"
    "iA7WnFDt9avgdKoDRhN4D3b1B5xObRD0gNOpJ6EZTqfW5oHB6dQxnE61eLLB6dTLmE5wOj"
    "VjpMHp1M4p7U7/MrVkH2XBWudF9LzcG+cSO1xD76rRyZ6rmpM9V+WTPYmYYkTxAQIkNyNZ"
    "RcPN3N0U4Z5N2H157yXBPokmYqsy2dnyKNjYSlKNTIYzJTUHOh2n1wPh9CBLG60GeZh7S0"
    "IvVRcERTKCEVDPbOkt4E5YH2COadCb/N5DdQBrQmJSmx9po2Dqyfh44Gvf7vj95iFi0QKH"
    "lGP50SuV2EZ9ldYmU9mI8JYeZHTpG472UQO0ZOIveYJ+Fm1lvEkGn2ZEVtwQjRgKWUjQt4"
    "fW33+nuer8dN8LMbB+txOIgVmkrUAAzBYrAAJgJ6EZAmAQAIMA2GAnGwTALmM6QQAsY6RB"
    "AKxzSl0JgB33+k622N80Wexvqhf7Gwh/nToyMyMLGk58bfVQuZlW0JyH1W2kTm2icmMsXt"
    "gX+ub0ZUGXTJ4sQrsxCwUcICcUpq9OpEo3md/Vs7tcdpnFeCIv1jOqElSAOVQdq8MtP4yx"
    "YVglg3HPzes+pr1easst1xC8R7hHb/dV7wO2YEbspgAXye0o+GpVOPBXEq0o5wkzFYHBTJ"
    "txsxDhZJ2HHI0WflYH1Lw78VOTM2rJe17KY2iyFkaMlpijkMnI3FgdZ0saJHcnRvK/1K2K"
    "SyZar0i4KQcG+/kKiAH2uxdDDNCWxRDCgGfvAggDuhCZgDAgxC0gDAhhwLNz79J0gjBgxk"
    "iDMGDnlHamCR48Y8PqcCVgX9yeNDB4Mq/CGtXla/x+d6+WVnA5PB4f01p4cm/UUXWlujdA"
    "vRj8uB6DemFZf4B6AeqFLTSDegHqBagXg51soF5cxnQC9WIE6sUg1AtIt8nk4TVKxKvJxC"
    "ul4gljhGpuPK+hd49wkN4+EpnXm0gs3oZD+IBxMF+8+6QxmcJIdFduH0l7JNr7tt3guIfC"
    "HTLF2VBWSBEOUtxNqY7yzQFGBB8g7i3H/YxhMedb3UB4wIFnY5tnY0uoZUkj/7XnsU1F1Z"
    "vs8/HRxFbZeoIzzSHsAmEXCLtY0x8QdoGwiy00Q9gFwi4QdhnsZIOwy2VMJwi7ZIw0CLt0"
    "TmlnYZfE+VSEmCz8eZiDol/32nVCmaxqMNlsdB7cUbpzWAc57yUsI0zUwLiITxbknlnTC8"
    "9qcJrlnWcgoEm01iRmbBP6bZTuLPBcrhuYk9Zr3dS7I3qVO3kyPqpvH9odrdbwJzkm5SXB"
    "d2LUICz+v6yMsMRcXTAsC67fkYdX6kNh2nHEN9E9vScII59gH3lY+P/lAg2dvfUR8rr4Bv"
    "0WpHcEds2dq9DX4d5TLZPLbjba71OAg0ZV94bsPQ42GnOq5tb7PQLuvDe88z7Lu7ycZCOf"
    "l6iv9n+zGGf0hO6qqCn9upXxlIeC8j0s2yqXGfl1TcXr2gyCPPQ0g+CUW/fQu9kSE/q3dc"
    "Bw3hrMPzlqQm8O7Y5fj4TmsuqYWBKkYbvFDy+T64lojLY0CNBMYKQJvGRb8YooLU/mMTFU"
    "1TVFaxyJ/xtQgmiobGIes4igTRjTQP77AWHxz78zGhJfc0vSyb8ecl763W4h58USgxNyXs"
    "7fBZDz4kIYHnJeLtUkhJwXyHmxiHuXphPkvGSMNMh56ZzSzmQ/6aBOjHMCcigXAwXPnjWJ"
    "FDx7Vh0qkM80VHP6Tw3Vtc5bDgfOW2vnTYopFfxXk58DuUR+ZyvIjP7TaO3YtT/hhUG9aU"
    "I937oygNDtibjt/tjxCkd3RtymAPe4vX7RhNzrF9XsymcFoWyJr589N5PI9hDnKO5eG2Pb"
    "0DjFMItxaSc7tQY8hIIQI7Ym4VDXZk5I2K5cwR4HOZxWyyPKpTFbvTIQhy5BvJyS3El4/1"
    "fhTo0qg//q6bhZAsBknTY+mgVwGxIUEY/Qe+KrkPo+vRVRjrYRjWMSIjyPSaQC9bOHmHAV"
    "Wc9G3cvh/Q7fC3H7wc+zMcTtLeuPbNhFLRmGR3KyICD/UbqbqeTmGuWdqW2m+iVIl3VkDk"
    "OlGHAOj7JwJpXnfSod5gzKQZ47Cy/ZYttzZbKWrXr5+XF7Pm0Fpd7AfAbz2Zr+gLRXSHu1"
    "hWZIe4W01z6EaEh7hbRXiOtA2iukvV5W2qv0OY2zXrMgB1WJ7pf989QbuzSW15jzLYvMUg"
    "WzIAdZ7uUaDbiWC67lOhm9fdQlxPc4xpERxQeIexz3csqDk69mElnS3j12G60P1aO3yOuM"
    "RvHSxxpHXfqPlWcNDqA6z3F4XNeQKz3BAnlip78TTpvRwMxg3BucT5usrk+rF9enZeOAcb"
    "O7+FKAe+TeNCH3pprcG+0lfBtNsbcjSdcbXa23PrOur3qLw/W5tLYK7UBYxyysE2AeTwK2"
    "oBoh50heex4KCqjNCmjAPByYzaQDxL151MTArjavbctxeb0g+ksODw/HTbJdJnjf9mjy+u"
    "clQanwmCSPy8zxLY3INzzJN6d+8rkqLacS0AmPZTFnlWL+wGOyQgtGZP75EzSNWSArdU5l"
    "KToSohmLl2hJBD2ieVKabkYWOCxnu5/zh0B+T1+zFfJ77FIxIb/n7F0A+T0uREUgvwfMcc"
    "jvgfyes3Pv0nSC/J6MkQb5PZ1T2ml+j3lZuxzKwayI7hd+JWRM2rGtwQLnTTZbuF3wPG5y"
    "MmDNmM9igPrHFF2K4hr7sq4qUA4KhYGsNjBJ6Lfr5SwQ+tjqPuYeWxvKjCnilAXUIl8Y2O"
    "OQxdRL7ow7gdjYeQlRSJzoM3FiF8IyXqwyONA7bFuqLIo3/0TWVfXSDk/HjSLOPmlcL626"
    "pyEM64BRDWFYu/oDwrAQhrWFZgjDQhgWwrCDnWwQhr2M6QRh2IyRBmHYzintNgxrXajqlN"
    "fGn8eTSLx9Q+ZzIOC+LfeUT1ZYd8qneh3JQJxZlh+1hlikwX1k6sdrFTj1bNxIf4vSpqC+"
    "gfoG6ps1/QHqG6hvttAM6huob6C+DXaygfp2GdMJ1LcRqG+2es6gvp3fk5C+viHvGQjwbs"
    "K7RUrRZ+WIjyq0ot3TcSO1KD40Plog5D1ZzcQquKRrWWoDqxod8oJJHCLhleKQciyblgt6"
    "mAA12tPv2cXiIEL8AZrUsGbQuEaTqtxB6joKDht1sYkclQP15IMa2A39gkZBh458xoLKMy"
    "h7TIH5mQD1RX26dJ3Wa3tze/su57C9+bnA6Yff3r95m6bTi0Y0tm/b/isl25/2rJX27ezj"
    "oxv3vWi874JGO7esqCVRaEvjJdouqbcU23BAZdGsNQk5mrMITdk2VOvp9KV4uBYbNgvHYo"
    "NGYoBxkuzc0noUeIY89VnIQvIqefP38iZq+W99Pa+TfjvErxxYISF+ZVd/QPwK4le20Azx"
    "K4hfQfxqsJMN4leXMZ0gfpUx0iB+1TmlncWvUt/TJJCSxYAz0dqZWGOxyZjstinAwQpevV"
    "zFpdQis6GdgcDIHmKQ8A3Jq1qZj8d16mIkS4jNdq0gfxz0N9DfrOkP0N9Af7OFZtDfQH8D"
    "/W2wkw30t8uYTqC/jUB/G4L+FjG2Ms5j3kPAlWjtSgg2SGC02e4RDupv10122uvqnfa6tN"
    "POyI5UE4qzIPfMme5J3lJfpyFXr8d7QKuVwzZ2O16LOdn9pSVCaxJSsyDISK3PSM1FPyLq"
    "kYmPaaBxed6zkDxURUHyQIcG8gWp9DQIRjqZXn4+Pq7Tp836FOp/z6u2smS7muS+GDF/gI"
    "pv+UAfg4pvWX+Aig8qvi00g4oPKj6o+IOdbKDiX8Z0AhV/BCr+EJQj6ZCKUWymdR4wICg3"
    "0DoDgrlpyZcsBmq+tPXX7sQfazS0UwCM6wbjek0iyvzJPGIrvTFTpYPmcXWWzABZr2FZmi"
    "Z6DmPNCnycwVi3Bl8Wf1LTNGFu1/6iOcMrtgk191LWxS4OGJAPH3FuRmcE1IaM8Kk12559"
    "gRMzLmuVTNqM9wIQBn17zTwNPzUXy1MEWGENrLCI3FNjtziDAZ/YsvDyOxqSUUWIWT0bNw"
    "ozT4K07dFSU7chQTQmq6RikwS/QlPydR0IiqeI4wcuKz9uWeRztF0+oHhJOUoWx3LlqMe+"
    "DA6iObD8Qwjbrv4oCH5mWlQGAlJUazOI/MNkh941d2mgd6ZZg+4EutO5+QMN5VyldxNL0s"
    "ihzGCcdCmb+ZR1TqXyKm3xgWTizkjnAKkH46Pez5JtOJnM9q1PmGvrsdVKgOKHtPI9m/j4"
    "AbJuB7DEgMtiV39A1i1k3dpCM2TdQtat4hqyboc42SDr9jKmE2TdZow0yLrtnNLu7l4ULq"
    "Lp3YsHCLgSrV2Jon/elP0iDrqgdRdI+V2JItqduIL/LOiideedoGTC3QFy0cxBLni/WUiY"
    "64yEGn4PEAcZ7qwsuC2i/IYGfvLnl3X59Nn4eGJStikUqwbBHQR3a/oDBHcQ3G2hGQR3EN"
    "xBcB/sZAPB/TKmEwjuIxDchyC4g+57dqdC/a/JrpsCHFSHbprsuDfVO+5NacedB4xF3GTN"
    "OCBguSgdksGcrIh8uQGhOZAzu1qnMU8jPvcAGJ+lJPiA3OOYRRp9rLredxZ0wnrf+0+GW/"
    "A7wGaRjRTgnqvo2lmDHwNMVyNNTCN5MK4LaDDP26xx6D1MvH3jo0etP9DFMubo9zSgPUZJ"
    "ePY7eVyahQQFBM+foKkMPk5fIhb5JBojVQ1sjNSRhjFassB/haY8xtIsFa3iJUEzHCEaox"
    "kJWLjg4q3lk9kn/m4I0jhgv0OQxq7+gByysxMvV0nzao5zIP6xxEPmGGSOQebYyed6Ia+p"
    "UVpTTVZTUbnibBN5puVxcyAoStI60SMx442YP0CA97a8Sy9qsgljqrnHUa7Hn8XaWsF/Hg"
    "rhUdvCo7YIG2ngaqQTN/YPx0czNr1cW0jZBDUA1ABr+gNSNiFl0xaaIWUTUja7MqIgZRNS"
    "Ni3i3qXpBCmbGSMNUjY7p7SzHBfIF8yYsE2W++fVy/1zzXndhXbA1p7XXegHqwP7aWfHdX"
    "M1Yn1fLNyanLcakjMY91juLHsoF44NNXvZXzY4jGlcVYl3hylaKsSjYg988lPyv8Njuy6s"
    "9fbHn8X+JYbp+Hkh4S2bb1ygFmsqHB+jFusqHAO1xXvLyD0J2JpoUjhrVoccyr31oZdVeB"
    "1JwuIHqWSvcWjmRurAwHsj3h8I1gzuaoM4bd/KEraN3q5vPKDhg2HN8wMExmuj8eotiXc3"
    "oWGFBFITki0hT+eBjK5uXn7/vfh/vUWXcsS/aED7i0rSX+gpZ5u4LedZ6ClJvx4Y6dYEpT"
    "dhrGK/mpB08mjcICB9aHk03f7zkqAA81j8ktWMRGhB70ko7x/DiJOIEp7cUpZEIV+h5N0+"
    "2qzRRgwAmdXOUcS2SCn2o0Lndf92TZC8cMFA8t7kQgGInQ8pVguxc7v6I3s1l5pTJtbVAe"
    "Kg2vi0iXX1tNq4elqyre5xoLunu3po7wEuDWsXLij9CdPg4VaeDNPt4pmnxzdyXzaesH3r"
    "E17Ts79hODXdR6J9fRthasI1PgNY1mGbtas/IEUNUtRsoRlS1CBFTXENKWpDnGyQonYZ0w"
    "lS1DJGGqSodU5pZ2E55buKYWy07GdBDopH3V8tIb4uxl48MU4ILAIdZLv7xMCUtLWgqh3d"
    "e6SDfHc/us9QxsUy0+WM5XMUb0Y2exblns3ex3IChXfPfeddqnGX6K8p/ZIFXXTxl4P6b0"
    "7fDnXR/IWq6KCJ23FAuDTpuytlvsRhSDSFQ+pMswPmhGlSWxykS8gQLTMfP0w2XGMf1NTY"
    "zWCgxK5BiV1VpW1Fw01slCZQgDlkDXe2XMSsBa85ELCqLZylY7QuiJkiwCtusPbK8BPRBe"
    "qrl94DBFZeg5U3Iisc3RkN5QPEPQ+4l6MFiw3hiQxplmVYwLnH9nUjweG6RnG4LksOCWsq"
    "2dpkzyvAnAkgdbbnRUwYWzGLscb3eM9CUnUiNI9zhtcTqzg+WTNO44mvS6Sto78ABP7bqm"
    "g4WuhMkjruMyDgvR3vEfEIvSf+RC4jhgtPEQp98Mg+2K0lLbshg4aeaNsTc3l0rHVPlNHQ"
    "E4/bj5e7TCTzDTlFQg+064E11oUU65hPEcB4O8ZnOMChZ2h/ZkDAe0vbUxIYTNYsoJ5hQn"
    "8R6aCG0EdRqR1vEcHcsEpaCQmMmzA+J4bLSx4HK8wjckSEYUjDia7m15E7KUpoyK+3Ob8+"
    "7S5ZPeURvX2AQ3fb3N10tWZRPLkjZqZDHubeLvaiySb2onoPe2HTPbY/4YdfI+qRkfZQ/u"
    "7ZuMGR/IfJet/2aHWdqWo7RWS1jh+Sq2B5jENfdAJSj3hS8+YJmq7E3pAkdk2RaIGmXsC4"
    "2jLEv/kdwjOxnCAcRfRefBdioXgb5UjeUjsqdO6JvvZLmDYWTaa7lsJ3x1G8EbNznL4rfS"
    "R/hvoqWdaHBHO4AxdKCkBJASgpcKbtDUoKnIRmKCmgSfyFkgJQUmAYkw1KClzGdIKSAhkj"
    "DUoKdE5pZ0l2ZzgODK6E/ES57vo9oO6c2rGlf4D8m53v28tFBmH4FOLQyZITj9aDrmWy+u"
    "ZRDrHf3eHKVB7UCDrVR09yKDh9YnD65KCwtiFcf74aGD/OeAu2gWnjk1XGySMuZ410drLK"
    "npDbb5x8Clg80gfd0qfjRmG3DScTnjY/Gnl7r07ncvR75gT0GO2P7X6XXDwh3vsETe9E90"
    "9fIlV3TPxftGSB/wpNeYxlcZVpEkCbYXkdBZqRgIULLt5Uvu3iRN8JITMHLFUImdnVHyAw"
    "nJ34gOC5IfEZCBDf/qQG1gRRanSdXfuLVnXOWI/FNuIcKcjiOq3S4jTytVKAg/VYrpp5Wj"
    "WOVjFOytkm8ojh9pUD9TVoS2a2c/vXzmkyYv4AAd7b8i591skmjKmm3sWRFPk8FFIDbEsN"
    "sERC+i9WEDCyn4+PykbLtNlRueiDCvqgeIljhNGaRJyFiHK0ZdGdzJoW//r7Rt5jyravEA"
    "l9jmYPuzRmJCBTNZSnZUmow/eC7OPA4gmyj139AXW4LeoCUN7ORLxSJUxVoCzooqUgYTqZ"
    "cneAXDRzUNTYMQ3NcVbb+bpdurmW6Q5Dd3Pzl9yLP87Xpwvq3aQMwiXjo7PpQhchi8ikhT"
    "xXRjq0HJ3aquYkMrWqDxCXBvYZiDe+ki8LcjDw0v0BtYjgwJjlLAhYbnLmNqCkQp2qO9qc"
    "RfXF80njLKc5QV592rKu6hCcbR6yKWpNxEXezqQNueyubToac0nbHQu6VHcthDocMIQg1G"
    "FXf0BRmHNu6VAUBorCgOEERWGcmGxQFOYyphMUhckYaVAUpnNKu6tKAMk753YqZhsayAKz"
    "hj1QgEEHtE/iCRiLTFaVPcAl0jvMoIix3MUMSS3AgFrtuQF5lj9kRkZ6FuRgyKb7G6LXEV"
    "uTSGxtiiYTqktI93yi7umeEV/eomhUbiqLAaOutEwIF8OIzj3AGZ+jMy5nOF6aDc0UAOOy"
    "fJA29pYkNKIzi4HRWQpIrLGuROJfNjiMhXNWFY1IUUURiXh0hYMnPyX/O7ytqi6J+u2PP7"
    "9//e7bF+PrQnmtdNO6Ke1MLJJZGDjWig41ZkABB0bAcSMgIiG7N2c6DwOijxMtBmYk77Wb"
    "+Fr/rIbrEhLoPk73HHtULDSUaDa9Gq7zMPeIvmlUse+mpmLfTfmeR5lFg4PJigi2zNLtSs"
    "jT+cmj7ZIFpK8QZd/DW7q7avmdrExTIspQ94Z5D/skfdgYZuymiBOO6acnGs9N2K0mt6z7"
    "ULm7YRpoouBHq44fgHDioq0SnxC5JeROey70eB9koNALj+8Foit81awXiLYEFvSCYS8I44"
    "C2nAsZKPRC215Y4eiOxJMWV1EUkdAHj5sJKxaKTb/FPNgDoQce1wP/2OAoJhrR4HgfZKDQ"
    "C4/rhQeCW3VBigP+2xc6uteN/rpk9BThomvbzLetc27Lkfcli5mZUnaAuMfxD404/qGG4x"
    "/KHN9Tn5glkOwR7jHcyyiOiLT9DAXIFOIex67dzvKOYP1Bz+TB+OhBz2Dfrs+Dnr/nT/0V"
    "E3aFfz5RpbL+gBOh1tsgcCLUrv6AE6EN1n04EXoSmuFEqCYABSdC4UToMCYbnAi9jOkEJ0"
    "IzRhqcCO2c0g5PhIbKKTU9ZlTAwUmjZlmvsXGNyRwIXLfWrtuOxxYlEHM4Bwf68yYD/Xn1"
    "QH9eNdDXgqlWZO+BDrLd/bIC10HAVSiX2gVzFq2MVpgUcML02DVeJ2HhIS4uPMZRPElv2S"
    "j7q1V6Zw520Zd37EMvJvxlQRfN3ho/TLwHLzC6oCMHcml17cztkwxh/z454IUfjM7o6rCn"
    "I/mHgTAs6FkaHrk7QE64O6nwdHrL0hB3qIQ1/dVS1YM4j4I1oioBsczp0dxD1wg9sUnrkz"
    "Xjwj3zxEIhM1JKHfCGsaCCfw220BMzAe6rK9KkjdMaDW9ub9/lwgJvfi5w/OG392/efvz2"
    "qlAJoJp6lUNutCeWkSA1V7BrtqJkQM7EQ05+ayWpMvJ+4SyscpSzqKILQr0Y/QsFlA8wm7"
    "yGz18+3X7ILSWp3fHt+9d/K5okP767fVMMHcoXvNHm8fOYrM06oICDLmjfBVssVeXZLg/T"
    "qHhOHnqBFXSursdPG5fQIQHx2vGcQwLN9TQvMG/HchYIJNeT7C2JdzehmnSDYxdMZYCQpW"
    "N3ls4aR/EmMr9ELIeETra5k0MWG5Zj2iNczGhsltJYl9OoixHpwht16fCxPrYBAX5tDI4u"
    "QuJPdJlvdSG4LOqRMSTLxrRZCEkSgfWrfN0QzaLcWwiunz1rMkyfPasep/KZdqBijcZzZD"
    "/NIWE/tXk/3dI4JNxsR81g3JtK3efPqcsRzHTSPQRU0pblNrAuias22IVPnb7lFuMzHMgc"
    "AjPSMyDgvW3a4i51XzFnsoyXkA6a70+brOZPq1fzp+UbL2gQyJubzN2kEvKEeSEhi3Yy4B"
    "BdpiQOK75hrrFFq8O4BZgzK0yHOSHkPqloYZjzXAJCYSqT9duaYij+QpUf0VRDUU/GDcqh"
    "7Bt2Wg/l9xH2PLbZV7ng5B9JsZNMkRSofWL5MB8jqH1iV39A7ZMmCgDUPjlN8AJqn5TsdK"
    "h9ArVPhjHZoPbJZUwnqH2SMdKg9knnlHYmZhiWPHG20kn3kufOFTeiN4NxkOOrZlVxa4ri"
    "VnBsqMPlUeAOt3aHUyINF5E8zMGB3v1iIpU8g21v19ylod2hfM/+TjyzdTmDcXC4dh968m"
    "lEPOOrbXMoB3nuYf9b6U2MuuyBA8al5eHUl2SZ37j6yKtWLXPW+15BZGKRabZvBnPR9WJk"
    "7r6hV/eI1ArLB2YPt50k9/gaFjbJghzc27qXSmXij6Fjl4FAakX7IqFSMNMdF6or0HrAAP"
    "OPZN7XRmGOku/rwzDAfy3/liQV3UY+if68ITweaRKLMk/HR5OLmGw8Wexb93njEiQTWT68"
    "xwiSiezqj4wZqSaqmYWTxfRFfWm6OMf8mYrQH99k3afeuPY8FJ03ODQn6PANL+w9QBz0/p"
    "v4/tWef5Fd6psfF8pgHOS3c9lP0KULJn4iOCB+NcWPiCRaRnBdEtTbv6nltbos2D4H6t3t"
    "hz+nzYu1wkr3TxveT/G4iykso7v38cwnK6yrn1RTwDSDOWHh0v0ng61cqmpO0bBN6YU8FF"
    "IrbU6tVH3FNnHrfj5goaNt62ib5Lh3bDGqEuPks3FDKS7YtQUhDoQ4EOKs6Q8Q4s7PPDZP"
    "EsMuZ4h174DEYgU14jcFOMhuL4UfZ2TOdGX1aqqaHyBQ0Lx9QfMNJ5GxmpwFOTnCu87CiQ"
    "gOWtwXewAByw1YbuHKdubBtuIajlwP37/9QBfL6nST5Om4oY8b7lt3XNAma2cnXwIFbQZn"
    "8IPra1d/2O/6XgD1+yWz8fmGPeKiTzec4ap3yzytMxUHhqswz0E7Z5tIx3tdsbE9xEHnq/"
    "tDlNEmMHRvdwAH2e1egIwI5oYS7wHiXorJVSMN8qpGg7xKNEibPMlPZLESvuCoypdMn48b"
    "epM80/6YPzn6UdBNvE1M7wlSFhJHv88jtpIXd46R8L/F/36HaIjERoWkJfASYTTDEWJzJP"
    "xMNGOChDHaLhkniPqI8uRjHH3Dxb+fjAq93PsXfgm/hD/hB7QRj5eYo5AlX/NSIOMlkveR"
    "IhwRBeKC7THCoa/+taLhJiY8+SIcy6aixYP4KhI+Qf9NxWTaxOLHyB+VwGP5FFPxJ1Dxrf"
    "KjAIfijapAB/ERXohxzGMkW8ihqtg4Ho7+Pe+geWy1kt/5sPt3wlHiyYPrbrUhAq67Xf0B"
    "tWibJNZDLdphxkGgFu2lBkagFi3UorWIe5emE9SizRhpUIu2c0o7q8xnazDK/TxMK2MqF0"
    "K78ZHSHMo9Q6f7U9FF+anpEC/iQKxoPdJTfdQo3p0FXXTIe6eXmnB3gFw0c2oIJbK4ialW"
    "gDmUNNCZsSYGmDmvORCwalcJMuGbzBi7e0dXVB/KyzUYH4/l7dpPgj3gaDBvujdupmlcTP"
    "7jG/Gf5Gs8RixCb//69uP/nXz+v7++fSUDXVxWv8NBEvBassBHc9EIJyGzJCom/GmkhhXb"
    "8CSyxctRvZN+MxzodMC6gdCYXf0BoTEIjdlCM4TGIDQGobHBTjYIjV3GdILQWMZIg9BY55"
    "R2prbYLmFDrKavWE07U+s/enOwe47VQKAAAgXnYI6vsa6KS80ViynAJZ2ms/0qEu5ddGe0"
    "VB4g7nkonV1DZUms4KOqhT/SBAl2T8ZHowOJ1tkoKlBNOujoDthYoKPb1R+go4OObgvNoK"
    "ODjg46+mAnG+jolzGdQEcfgY4+BF0Crh/rU7w99WVCdvPbfS0duN7Ntevd2jkA4ls9HKXb"
    "6eCGMVzyVmP69XHJmyBPLLSxhvP6ob0HuUB6qQ5Xw0JctZW4SmM7xMY3Whwg7tF804Tkm2"
    "qKbzT15Dj1SWhYEjGHco/mqyZb4VX1XnhV2gyF8yc440YkZzDuUdxZCC/LMllhGhhxvEe4"
    "x3BnpRHzDJNIkOI9TIxdvzLUPc679wEPrJl7gxqse5R3b0/PAuxpci1qrpjdI+CCWYMLZh"
    "VrkxYFbYtAFwd1D7sjX5NQvIrFWLNH1tUdLwCdUZZPHf6P8YMKwGjMwJrEuBzKGe47k6DX"
    "NHzQ3Qhep5LuIe6tHK4VxP7I2GqkS4yTn4+PpsVFaTNIioOkOEiKs6Y/ICkOkuJsoRmS4i"
    "ApTnENSXFDnGyQFHcZ0wmS4jJGGiTFdU5pZ4rEkm04MTxYnsWAM9HamYB8xD5zBfga6/IE"
    "/rIRjjCNq9VjrM0T8IlHxcL95Kfkf53aXH96++PPYtH99sX4uhAGyRKvzcSID/UdG6/IJe"
    "TplpDrgSzK4m9gLJrI/2O0QBRw7hnk3cdP59ijYrhTXZyjhuk8zD2ibxop8zc1yvxNOaYn"
    "pr74DcpRN2O7CHSP715iqDPi84msYGsWsM6igOlGTKtkWbMxfYC4x/EPjTj+oYbjHzQcyw"
    "vFJz6mgUajOnoT+QEIHktrjyVhckvInbbS0PFOyEAdqgB/tl4gocZvb9YLOyj0wuN6YckC"
    "2nIuZKDQC4/rhRULxb7Tog/2QOiBtj0QkDjJYinRX5ODmgWdMA01zSoZbBYqZ5GR2JK2dy"
    "aU4MJlK5/FT/sg7wkZaVLFDg/Hx8uoibaTcN/4+AUrnAX+dHcXibqkROZr8uQSEx7TIEBb"
    "TOPdVSayfOkrNFW1DtW1KEu2ReKPehD/5wHNBFheezIjDyz01cvWAfaI7naVk32tJvvt93"
    "zuU7Embq5Ga0LlH5AwN7TdCBLm7OqP4dSuvoAuGFTx6tOlK3Z++G2/EZeTeqriuSnisqsv"
    "s0CzNNTZtMGJlwSbbdqh1bG2mUuL/IP/xvp7GPfPGnoHW9z09sX/XiqbWVjg0jpHWypGxC"
    "beGeTo2yn1py8RFQY8J4uVeP93aIk5Cllif6OAzIXZvo1oLEwnNBMvWDJ5R6K6HJGnNyN+"
    "w5HKyi35CCf99i/hl/ADk29PpoK80FG5Jcm7XyaeSST8jhkJWLgQrgrbv9Fb4nBBEj9GXU"
    "A/lo+UB8OVCyMfJNdALumKk2Du9q2PjthL1S5EepUp0XVDtcSVh8FZawOVKyL31DjRM4OB"
    "3cyi3ey3UL+Tqc+P72KbsPH1wWKPSG7vFYv3bkVXmapjJA9Wykt8Z8R/gt4RfE/4S/kPPk"
    "biS4lqKtu8EluCguw3IPkpl2+VqzvbhmKnwXONxHXa7z6+mdTJXn8MdKcBRWsEitbZ5RQ4"
    "AgpHQM9LMxwBhSOgims4AjrEyQZHQC9jOsER0IyRBkdAO6e0s7DBHdWlkdYs+SnAwbDgVb"
    "OCVDX1qEpp61jpGGbh7xwIchPb+mq2Hm52VUTPZoXiuSBRcyTmdRThB/3OlwUVqA8oH6JE"
    "cZTH3/+AhBnbxu5sQwNf/CzDHijAoANad8A80B58rjbx9gCXSId7rwaR9hXTWHf4oYbePc"
    "JBfq8aEXxVw/BVmeLEJDNOYczD3JOm+rhfJYxxMFkRQZWZS1hCOji2uy8+EdGHjeFdNinC"
    "RX6b0Nv8SjdOdn93id+arJ0sCA6mNU/ZEe1xOOHxLmG5eagujzvhPXrqm/sKC/W+cED5pT"
    "6r9A+u0oRbd09AmQm7egHKTJy7F6DMxJmTvuDc/fAzkd8I/j4zsSSNNOnIh4fjupzk5d1k"
    "RtX9UmlTuKsFEnUhUdea/oBEXUjUtYVmSNSFRF3FNSTqDnGyQaLuZUwnSNTNGGmQqNs5pd"
    "3V94jxfG6YlZTFgDPR2plQ/v5kibmmzGhdqkcO5mDMtntPgnxdU7G4T3BFLaXPYr+sYDsP"
    "PZeFC7tuMyOWE79NJ2dwYFbZ1sGWKL0/Jf3y3yy6U7pqSe3NNxgfUXx33TzZHpqD6guqL6"
    "i+1vQHqL6g+tpCM6i+oPqC6jvYyQaq72VMJ1B9R6D6DkH1VZXYzUTfDARcifaar+mBs0cd"
    "NWtnV/XmTPdcFQNCGScd1tbocvfUIyOtIKeejI8qcftmoMCBAgcKnDX9AQocKHC20AwKHC"
    "hwoMANdrKBAncZ0wkUuBEocENQ4ECsOJszseEkMhU/DxAgvjXxB6WlsaFzgDiY6Hr1fTMN"
    "tE4ELaughMtVVzvA6xzlHMxBsrv3k2dsE7ZKN80CIaPYansyIvfyur02vZyHgttgWzdbEr"
    "/4OSarz8moKEUw9s/GR2IYVDScpKFCCGNAGAPCGPb0B4QxIIxhC80QxoAwBoQxBjvZIIxx"
    "GdMJwhgjCGMMIYwBN5GNzuZNwB0sfd5bofLdVbnbMsd1FXLzOHCW2zvLbBMZRosOkFMW/d"
    "/wmK16E456Tppf0XATE82detWbYgZyuuH91OZixDl/eEm8u/RqwTylv3AWVskOWVTRNqde"
    "jP6FGl5XaNnWWMPdL59uP+QM8nScfvv+9d+KQ/jHd7dvipa2fMGbokGyZMKuFkPUZETnQM"
    "7YzZ0NaerprOaadTgFuOfSd29nQBl4B8rA30a+vihQ8mB8JHzH9q0gdAehOwjdWdMfELqD"
    "0J0tNEPoDkJ3ELob7GSD0N1lTCcI3WWMNAjddU5pZ6qOcjrFMDZa9rMgB8NI3d+qmyblWl"
    "zw54TnXbqOXkAdqzO5wx5brSSTD4bsF3EQ/W8tSJzjACkwn7BoeCP9Oe6iX5PQl9ydZmW/"
    "brKyX1ev7NfFlX0dURaJdcKI5yzohFS/OxHJTTiuprjEcIDDyYwsdKHSI0fb8lDwR+32R7"
    "Ef0LBCdKjp5CwQutjmLo4I5oYR+gPEPe2ul2P1CWET0obmHQqYbsT0UDLSbE6LyPL5jw2T"
    "f3iJzrok1gPGGT5P7iDrMgDrOE8R4Ji15ZyGfE08De1vGAuqUtUOmALxMwHqa6zvPzmtZf"
    "Pm9vZdzqh583OB1A+/vX/zNnUjRCMaV3C9xvLSPCOqDxBg2oBpTuMNjrXRjzrJIYtyz/J4"
    "1sjyeFZjeTwrWx5SnCShZv2oSzo5YNxj+boRy9c1LF+XWb5nG29JIo2B95l8rbLwsiAXeK"
    "5zP9/+7XNu6Silxe+9z3e3H/6cNi/myg/zMM0Sh2lofHDBqIQwU0k+CwLTr3VpQcrXOBZL"
    "RKtSXSU06F026108xlHcrqfzUOhmm7t5TkPKl216OYeETra5k1VodDIjcxa1iKlmgC5YhX"
    "0HVXGAo1W7hTMPhTll25yy6SDc23vpEVedhkuejpsciZuQfVs4GAcH4+BgnDX9AQfjGmzg"
    "cDDuJDTDwTiNkAYH4+Bg3DAmGxyMu4zpBAfjMkYaHIzrnNKOD8aZhXGyGHAmWjsTbYQpuE"
    "bH/rX/joZm11GlAAdPQXZ/xhSOgp1tvfJiZrpVZDHA/OOYNy6BnIeBe3bcPQuZ4WHHFOAi"
    "uT0kHarao2bJcAeICxyfOhXOC2hVyfo6DTWLcoH2PqRqm4KQ8u68UVUMUj0cNwpB0rQpRC"
    "AhAgkRSGv6AyKQEIG0hWaIQEIEEiKQg51sEIG8jOkEEciMkQYRyM4phQjk8J0J6e4bMp+B"
    "APGtiYfbDPu8ZajFRYZwh+HjB7W0+YwqGe0BsCkWuYS6UN3yiVdsoyt2UbcmHDCwKLReFO"
    "CKwm4GsyXRpo8b9cNLgSb1+fhIjClKG0F0CaJLEF2ypj8gugTRJVtohugSRJcgujTYyQbR"
    "pcuYThBdyhhpEF3qnNLOhB9Q2vtU2vclaxrTu0c4yO9FXqg3Ehapd8c2cW/KRM+VTOF2t3"
    "OrDjKmbHYoZI9wYhU59aEQNp9zEk9axJjKSGeMuM4sjvQqqb3c3XjxLiFPuIorfRlHEb3H"
    "wWlW8u53yz1/evezwfVfVd5nn8xfPXv5/ffi/52G9RcNSH9RyfmLUpFNzunC7LKGA+SEJM"
    "9wgMMkw2OINgpc9nJkn+zwChLsxfRes3zUUH2AnJDpNIQ4WKI5izQjutr4SNuDyWFRQsAn"
    "WVpjpMkISB6Mj6QE8H0ryAmAnADICbCmPyAnAHICbKEZcgIgJ6CPICbkBEBOgMXS79CmE+"
    "QEZIw0yAnonFLICRjEci/o8ElkxO8B4t5+2uReq+prrUq3Wq0FPWaDd49wcPReXTVR2q+q"
    "lfarktLui/1Ns4MRHBC/SmlPMS6M3lMHowV5LapC5lBAewvaT5xzceF044hgM7r3CKDbnO"
    "4ti+4mPn7QUF6zU+ZQp8wAGF+Pn45vxs/Gz8c/9Cbm95x8IV+/ywuSHJo4LBro6ZyWm2ub"
    "o3y5ZNv5nHqUhJ6G3L9scBjTuOooex5alFGIR4WD/uSn5H+H5h3WcPjT2x9/Fq71t0/H14"
    "VodDbbuaBWceNqRBkIJIG2DTPNxF9rHmPKoVzYKXvN1pqxTdjqQuQsEERYm0VYTkjYpocz"
    "OOhgqztYXgVvtEbuESc0aVn6MwaXarmkEfEnOsVdzqAKirOguunj1NSR00FXy5FPYhYndm"
    "TjcwUFnDNhoI4LWFUxe7yMlYPcnthAjcgKR3dGK+8B4p5petXofqCrmvuBrpL7gSxJZP1R"
    "vGGkyWNVn4/r0lgxl2eivLTdsUTW0fSOkLXyGKeIcoSR+AdnIdouaUBQvCRIvVE+oyESzu"
    "UrNJUujmq9oPckRLMH1U74nfckEkASERSKNQBtMUeyJ/wno0KfnvBrISHXgYUPEnLt6g9I"
    "yIWEXFtohoRcSMjtQ9uAhFxIyLVX7xjcdIKE3IyRBgm5nVPambhlbMk+yoJtt72fRs/uvk"
    "QXJDtn3IMm7D6vZvd52W4VVCxYZOgdZEAOstx9bpEXYM7N/d08zD3LsDMJNpfHJQVOI5r3"
    "CPcY7n7BkBXjTNOLDhBIL2ormq0DrLsTqu7cRIpwb1j3snDswwsmYzsHgtHdWhIeRFIIDS"
    "c8Zt7daUzp7s2QYdwr51bUfcY2i2Vsmo+TQ11yQs4WRxEO44fJJoypxqyr4bAMvWQiAzon"
    "kxUL46VRwdQCzKEdrjPxR53jM7PMUoSTlllD06zWNittXZC8VLANmhkHddaBTclLb1VVfU"
    "320tu03P6x9KV9XX7j/KXtkqGl+JWZFCI8j0mk/q1eezQXqeErIK/IAdMO8ors6g/IK4K8"
    "IltohrwiyCtSXENe0RAnG+QVXcZ0gryijJEGeUWdU9pdXpF0rA1v9TpA+uKz5P4550nciT"
    "/WaKtNAZAN0yAM1eJ0f2cH+23j2qVtFQLo51uxQmYYP08B7vkFrmnj7wnmm4iMNOp4+mhc"
    "p49HlN9NVpmWcFMNCNggYFvTHyBgg4BtC80gYIOADQL2YCcbCNiXMZ1AwB6BgD0EAVv5nm"
    "aCUAYCAnZbT2K71ImsdaXjl1qJ1Q0BuyM9KFcochsaS51ZDCidbYe2v6mwbSpY37W/5Nx/"
    "X3vlUs198L7+xqU+b4PffzKo6+AtkYg/ij1zpNGH1efjo+JwRBaUx8kFZqAOgzoM6rA9/Q"
    "HqMKjDttAM6jCow6AOD3aygTp8GdMJ1OERqMNDUId1FxXXpqydVqE8UcnE7hNsYxoHZi7C"
    "HuGg/vuiCb8vqvl9AUUTzzKKPbZaydJxD6YnIAo4kNpbS+2ZH1vqgJqrnws4F2zzOvuwjw"
    "ugA3pHArpkTDP066r1ZFEuaW2d2Rx0tZbqtgGpBwQQqpMlPRZpjI1qPvcAZ3yMzrgMyL1h"
    "7do94oRmcSD8zpPYFN1fjglhewjb22lFaML2wyiKytbkVHflXjdZDq6rl4Prcl12xuX3m3"
    "Ccwbhg2Lp9du4jESRzbWW59NG4Lj1iO59EmXbHS8vxzezvxIvTwnCy/lvEtuJ/caz+4ROP"
    "SkEQeUscLgh/haZr/BAwLNpv00byNDkKCfHFCxiK8R1BZD4Xr9UUojvBF0JehwM7MeR12N"
    "UfkNcBeR220Ax5HZDXobiGvI4hTjbI67iM6QR5HRkjDfI6Oqf0UvI6BhwTh8J0kDdzKn6v"
    "GhF8VcPwVZliYdxz3Wpbe49HCnGQ5KeNBNenNYLr0/LhVLxim1AT46676OuAgRhXWyUHr9"
    "cB9arEtOoIYxEHYlr7LuCcLkJCTHsgD4Mp0FrMHETMck1CfxfDG2LY8hDzMRnjeRQM8bZD"
    "fBc+K1P/izBTqm58O2CKGgv1YvQvFFDe2yKfkTJnGxrENORP5NeeQ8P85dPth5zeUkqWLO"
    "ZFjvNCinxBMVlSxjh94muFxur5kEfBfGifJZzw2KKsdx4K6qPd6mOSSGC0uWdB7kn5nTlv"
    "lmTLfIrJeqRJlVGfj4/kyfC0ERQQgUQTSDSxpj8g0QQSTWyhGRJNINGkD9sUEk0g0QRcPU"
    "g0gUSTy0o02Z3NMK0wnUNBkem2/oQYmjOjDTcFOBjH7z7Is+HGJ1UzEHCT24eQ4XpKJ60a"
    "uCLRWeH6dRTT5CeWtOv00bhOvl6zKMbBBGfagooNKjao2Nb0B6jYoGLbQjOo2KBig4o92M"
    "kGKvZlTCdQsUegYg9BxYZDfXCo72Q6dSPl56pG+bkqnzfjm9UKG5bDzmDcM1p6uXJSfGNM"
    "dMf6aioxZzAusFxnnvRRhXm9mQWUL9uktuehYCnabCnKnmFrjZ5XfUPmAQJ3ZB65IzPPdE"
    "AN7yI9QIDpYdxG+hPl6wA/jDTRmPTRuEE0xs+0PV54cxf73hfBxJ4nD7SjGVnK4pbyIwEg"
    "JByj7ZJ6SxSyGfMfkIdDJHZIEqHZA8JojTnfssjXVNrs4xsgVtSXPQaxIru8EIgVnb0LIF"
    "bkgnwNsSJwWSBWBLGis3Pv0nSCWFHGSINYUeeUdldaE+tWorokVqxdf1yIZTxvstw/r17u"
    "n5djReyOhJMl5kuzgFEO5iLTnTsLcLrhTC4xDT2mW0JqFNgDBBRYA62bfF1TYaJMdDtgzc"
    "VnedhF339GxKraIvSWwYHVbbPVHZF7sXO2qhyWh0I329bNloSifl6tI3ZPRppQVPpo3CAU"
    "RTNtj4eikt+2jxPJ+8ixKvCY3MomPsZcjF00Z9G4eBubJ34koqH8XFg76k27JzOinrE5It"
    "hbauJTJ/taCFo5YBFC0Mqu/oCgFQStbKEZglYQtIKg1WAnGwStLmM6QdAqY6RB0KpzSjss"
    "0yXTH42rdGVA4E60did2Lp7JjnuAOBjL6uVsDgQOT+WwpeGRFppxHgrVuqw2boZxkRTfHa"
    "47wcHNzgsMwj1Gtt1jtNfezfoki4Je6bxX5jQI2gUpc0jwpW3ebiJyT8m2dSw6i4WOtrmj"
    "oQpo956QJcF+0Ynxn6i+DOj+2bgu3O+JVuLbGpYAHX1eRmyzWO6Oe64I5+KHIYx4zCIZaB"
    "cvQiv8gGYERQRrzpS2eQFE3/uaHBB9t8qbPZdcFpheHp2BAPGtiRc/QoroWP5aww7QQKEj"
    "WnfEbhsy7IM8Cug3ot8iA+o9Wc2UVaE1oXZPjxtRq0PDo2bUaxSxrcpPRAmML+n6pTCKGA"
    "oIviccBYyL/yusATRdkVBNc07+MX2pEh0DzOO97aRSHeUPVwU5VmWTq88v+xJ+CadL6vsk"
    "hbBNLFMnxVMaJbmYG/HGQH35ztiby8og6k0sJGDhgYUHFh4YGhfREXAG8EzER8ywImoKOG"
    "Fk7WBAnCC21qwmak1J1GJsbbWRdJTX9+pDlnsEnLE0OGO5pmFoSPQBAkwbMC0N34kUIaVl"
    "a2i5lLDOZB2e3DXf+yOGXVBAQge064CDc2fIfx7Yin7bYkln6QA/Eg5zmfuaEth7hAsBvL"
    "pIbB8FsBV5bWLiWSAExG0OiP+d0bBd3kMOCeeyhjUErJKclRQ6qtSck8fjBqLzoeXxY/pS"
    "oZVCMI05WgfYkwfgdyfnDyrPGE0jcj9Vn4cb6ZJKPVdClBIsvjZUQjCJiOZIfudfoRTmmE"
    "QrPkU4Up8iWUyay9rSSRYBVUf952wT+mO0pfFSNVrh6C59bfbLX6GpLFI9lc8w4g88Jqu9"
    "Nq1U8jWmEYrF/graNGjToE2DNn0RHWHu4Z3cs3aOc7ELGnK+QwDnjxjn4q81jcLkQEB+a/"
    "Lh4r8+YzDSrjVSilKAE+yeWilaEZ/iMt0155b2iEedWRqOMtTL4aSIrIMH4Y4ZH67PwUCP"
    "fmRERnO+vnbkH0B2HNiT3+fMgT15KLdd3diwQ8ka1MwzCdpiW4nbCdo5JEQtbO7kiHi47b"
    "HcAhY62uaO9gJKKhTJugKNWZQT9nzfdVXmLJLRHDEr5hFbGZFdhroQau+7Sp+K4mj8009/"
    "JV7MIn1MZA9ygeG6ZerTX9/++Pn2o1o2ONtEHilEFMW75jTz7i2hi6V67+6D5Aztfk2xJd"
    "6ZUelHuoBn9vn4aMTTKzY/HvZUyXhpYFKGBpPAZHJKJXe+5dUuMLmI2JYnoUQivu1hHx+U"
    "BvMYJVbTGKXbKmKRPK3sxfJYDNNERU/9C1TQVIYxJ3fkYaoO7CTfG2/ZLu4pflpQjMqqH8"
    "O2JEJUHsWOeKx+znyyxvFyinDoJ/+UVwLLtuLbWSS+EAeyyjqesQ2ETCFkCiFTKJfujpUI"
    "5dJPYhtCuXRwfaFcOpRLPzv3Lk0nKJeeMdKgXHrnlHZWLh3SQjJpIU2yQqqTQopr/QCuTx"
    "715i4X8m2aJdzUZdyUtlJ8L7zkyIjgA8Q9W+X62bMGHItW1QUW5bM8x2wbGifsZTGQ69FW"
    "aUglRKPxnQW5N8JvmqzPN9UL9E1phU4FViOSsyD3SO5lqU6Ua5NF5ICAJaTtEpKGPgy14i"
    "zMGRcEThe4TbgatO2KSWqgsOY8qh9apEllcCBs2Sxs7epYmmgwGYgzy1tn+osnK4CaFZU6"
    "QKColEFRqYQ2bYSj5qBrFgTbQuujxgmNLTaGHBK2Btu2Bksy3f4UURLm05nyT8bHb+I4ND"
    "ye17YrDTpFmMv8q2kClp+8Qiz0CMKeR9YyJYxgb5lmm8kUsCWWdS4itt3VyxD/TdJ6GUnl"
    "ZrYNNXlsp/hGSB5zYNGF5DG7+gNKEJ+d+P1aaUJ9DgTkP0IKk5uNocKeQtzT17tPKZJX0W"
    "7M7tw+QE4Yao6IaMx3haeHWOOBY8ODYSnAvVHcy73mLbxDOEANTmNrp/GdGA7ay4eSB+Oj"
    "LmOwb9fg9kZyqHQYoxnxmDwYJH0z6adx8QPQdH+QdDpGnCX39CQVFuXRo8TN24oP5bEkAV"
    "2vScjFW3G4XdJAUxLyVF8KfqMDFhv4jXb1B9RptK4joH4d1K+zwvyG+nVQvw7q1xnX6oL6"
    "afb1CdQUPL9N07J+3blv44CwfKOMLShqdZpyBVJUNywKkSJOqMJvMY0lSwO1U892XzxsFu"
    "KTkBmO8BQAEZBGEZCknka7PLkcFCIiw9qvLYmIfJR1zCqKxe2fjY/GRaJs02Ohkeo+hrCC"
    "A5sHhBXs6g8LTCmgX34C2YBnIp6s2N+pkRW7RzjoBz+9bmDGPr2utGLlI0jjAaP1fEbrax"
    "JRb6kzWXdPag1WfGhjjaX6aDN1Z3E+zkrtf+F/5CHKatOyslCYXOT11FYXCXNhle+lOJCc"
    "VAYM75o7yG4vNVPENwpPR7OXyiianuEM5PSRyoHHic+6mf37/wcVZ1tG"
)
