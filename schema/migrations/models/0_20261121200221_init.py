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
    "logo" VARCHAR(200),
    "company_code" VARCHAR(18)
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
    "bank_card" VARCHAR(20),
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
    "eJztvQ2T2za2JvxXUKqtSuaWrivdbjte+62tshPP3KRsd8Z25mY3TkkQCUmYpggNQbXcc2"
    "f++wuQIsUPkCLYJAVCp2r3TiziodQPvs55zsHB/0w2zCUef/LadQPC+eQl+p+JjzdE/Efx"
    "0RRN8HZ7fCA/CPHCi9ryBz7DmYYLHgbYCcWjJfY4ER+5hDsB3YaU+eJTf+d58kPmiIbUXx"
    "0/2vn0HzsyC9mKhGsSiAe//yE+pr5LvhKe/HN7N1tS4rm5H0xd+d3R57PwYRt99oaufvLD"
    "P0dt5RcuZg7zdhv/2H77EK6ZnwKoH8pPV8QnAQ6Jm/kT5C88/MHJR/GvFR+EwY6kP9M9fu"
    "CSJd55kojJ/7fc+Y78+xF31mSDn9zR8An32X7p4TvyxCdfwxl1/8/hZ2aAs9mH28+zT28/"
    "z2YTDSYd5steEH9Q3K8r+Tv/839fXz99+v31d0+fv3h28/33z15890K0jf6o8qPv/x3/mC"
    "On8asiZn/6y08fPssfxERXx8NAfvDvCINDHKOiLjv2UUh87Mu/s6qrfoi7p9hXOVw3XZZ8"
    "cOyz41hNuE/YHXl/HPmXE5UFK8GsS8pd8MMaBxUdUAQW+kD8ZQ364DApjOmCDf4684i/Ct"
    "fin89vatj92+uPP/zX64/fPr/5U57iD4cn19GjPNlOQAQXs8WDFtM5lH00P/uuAc3Pvquk"
    "WT5S0hzSjWJI/ygeySfqLaAALbDtHrBPkv/oa5lR7w2Ox5y7J2KD6G1PqOmJzz+9f/vp8+"
    "v3v8jXbzj/hxex+frzW/nkOvr0ofDpt88LvZa+BP33T5//C8l/ov93++FtxDXj4SqIvvHY"
    "7vP/m8jfhHchm4k/XNoUGcKSj5OPcqNgt3VbTLYcCibb6cl2IKzNZCtAO5hshnFv03QSJv"
    "5MGKarcid/2mDPqzSqs7jh7LTv+jXSnl5//zw1y+Q/6gyxT+9fv3tXtrwCwf89Cbj8BSVO"
    "qw3fAmw4Sq/6pfT66ub7mxdPn9+kvKaf1JFb5jX6X50lPwG0Wu2N8yJyy/3Vd03We9Gqcs"
    "GPnv27sBKEmHpaFB8hFpJ8/exZA5JFq0qSo2cFG5b5oRRMtByFIwYsl9OWy1YwpLdSpAj7"
    "6L1uQu91Nb3XZXp3C486ClmHMa+K3xRSIHghMH2tE+knwxqAb25v3+Vsvzc/FcSaD7++f/"
    "NWrM4R56IRDTMajhQ9l3cZSU1+sMDO3R4H7qz0hF2zqrblR5vrTfET7ONVxJ/8O+VflYjB"
    "wsQkG+KHE5VSnD6cntKKd5wEM5xrD5IxSMYgGRvTHyAZg2RsCs0gGYNkDJLxaCcbSMaXMZ"
    "1AMp6AZDwGyfhO/BFaS34CsFHN7FwIqhyxNQRXD1fgWMVxSENPzxlLERby20vYIyJsRvTG"
    "cRZkn2nYC88yinHQAPM0fyZfq3a4DMaK4VxnBb797XPOAEzI/Pb969/+lDMC391++EvSPE"
    "P+D+9u36g5V47u07RbNL6HJp4sl0Q47fcVjtBn4cNUcJ9Dgh9ksh+0ZIFDZgHBjkO2ioWt"
    "JiJWhkJkbGSRsddx19XFx16nvXviREUCmB3Hw8k42WTu0hXh4fwlYksUrgkKxYou/gOHaI"
    "854mu296eIs/gjjDwxjALkrLG/IglEuJDIZYQjn4XJo33yhuhnuShkTyaFvh/6uyHy15fd"
    "B5E/owxEiPydvwsg8mdDMAIif2CiQ+QPIn9n596m6QSRv4yRBpG/zintLPIX5Z2q/ImPZF"
    "m16B8hffFZcv+s8ySOSoYe+UUcOHOtuwCC3hD0HjfHsbaoRfERYiHD3WsQscxM3BlW0Hwi"
    "QFXAnss7Bou9kcVOt1rzKG5un8t70+Qo5031Sc6b0kFOl9xTR08tPULsI/hFk13gRfUu8C"
    "LaBUyJ8fk+2/lO9QG47PPpyehesfXpyB4nok+DOaIcYSQdE/kDpmhBOHUJomEUP5OfIczR"
    "lrCtR1BAsCsevULzgyfD51M0D5hHov9G2HfR3CVbHISHDwKCHLbZYORRHvIpYstynO9cv+"
    "SLv19TZ43mG76KRtM8+haOmE+eoPlWmFTMx95cTAvmyTgh4uIniy8//IbFg/i924A5hPNX"
    "yGcL5opP3A31xTcIsPjdjJMnX/y5oB7L8KTc0MTr9mvixw/FfzK0Fn+KjE9GfxNnGxKuxf"
    "egXSAma4j2RPzy6Acw0cFowwIC8UqIV0K8EuKV1vgKEK+EeCXEKyFeadNkg3jlZUwniFdm"
    "jDSIV3ZOaWfxSjjnlQ8pNIsp1AUVSmu+FBLanEEq4Kyge+jjMJLDVPbSGeVFoH3GTS9jPV"
    "bt9FzjFGIfx90bkDFbM+2apAUcUN2gnGNAWUBDPY8oCxpuxZ686033zJ/PbXI6t/psrnJn"
    "FFSsWKDHchE4INNXo2U6YkeX5QQ0IMPC/h+I42aHzWvOmpfc+0PYScvOy4JsWJeHtvGS+J"
    "4W6VkQkK5P+jGKqkV7HgbE6xMvDbkZD3G4UzB/wgDM4AZcz78b5Y4Z8VWt09bkqeWQINOa"
    "LNM62HeI166bC1joaJM7Wix8YttpN51zUOhmk7u59ZoNS/ZYuphtia/vyuZQNpidfR+FiA"
    "jb4lULmhOUjTT3IJkvdlx/PGdB9vF804Tmm2qWb5Qkq7ImT1CsTJgEghUEL6lH9KSAFGED"
    "vUOrAEkaepnxutuQMiCo+nai6lvOrMxk6uublgUwmJcmm5dcHgUPWaiaWtVpRnmUNYlbnW"
    "UZyUMs+qzmUcCqScUoM0fLPgnneXLisFrUZqpzYG3GE8jJU2u3PkFZKFqyQB7XQvGG9+p4"
    "VIyH+IFHR6rk1yZHrgTacQQ6lIfNVvKc16TQnz19BZzW6nemwWktQywEOK11/i6A01o2JK"
    "XBaS3wUuC0FpzWOjv3Nk0nOK2VMdLgtFbnlHamowgXVLvAoQ+uxONdCTPLel4A8cJm9bQP"
    "u2RBYOectnMioVW9Adaz7FZtf5BPquS4VW5SDgmGpMmGpMwV1ArJJgAIx2qEYyH4fSlXnm"
    "23fzu4A6r40vHp9GRkabvNehYnY0rVfQAxGwvsS4jZmNUfELOBmI0pNEPMBmI2ELMZ7WSD"
    "mM1lTCeI2WSMNIjZdE5pZzGbrYfDJQs2Wst+FmRF4Te4Hmn8HIsB6RCVY1ytuh0hoLlpKJ"
    "w+CzVPU6UIG2zEoU9TyaNoWitHArCB7MKq8azJhUWiVfW68ax0ZdEuUGj1dU5PoJLpLWD3"
    "WaMDxM9qDhA/Kx8g3u4WHuXrdsHFIhicHtOcHlNiMTuXhhNVGCZ6MD0ZgUmbNTrP46yxvy"
    "KILaNTNsLJeIXmLl0uDxdCyeua5MP/iX79FImxR0TfM/nfPtmL382JE5CQow3md8RVn+jp"
    "+ku++F/8+YIIo4fM0Vq044iH4h8uusfejnB5OVQ89VC4xiEK8R2JDgcdfojsqSmaH+zSef"
    "RI/KpvODp8hPAyJAGiYXStFQtn/5E2+uJHr8SHE0mHV7rRnVfxl63FHyUaoiXzPLYn7iu0"
    "YOE6ugOLbLbhQ3SmKYZxlLwsvshK/IFu0yNLv+djIdEgSOvOSm9RfC4ghWYBEa/l0b/+gA"
    "Ca8QEbCKCZ1R8Z/nPzrbHJlYdZ6A4/b2J5Pa82vJ6Xs+bitazEcnVK6BEBA7z1AMfREqs1"
    "uI8QCwd2H9dgL5dlfn8WVkVVVdcDoOg8UCdE/4rMqAECk4sd9ULq8yfy+84Rkfz50+2Hem"
    "miqEIUPAT5gqI0kdx8quc/Z0AWjvheEqDPkGV+eSynNr4ez1mYfaJQ98W44qyRVtWK8lDI"
    "N5mMSivKlbyLdAitffwIedRObthsG3rLbhFEf2wA3TDGOy8fJaWuWE3U2jhyMPs2jj5cWq"
    "Z7vjQDsWjoDuDTGqLr/5Bco6SQ9tNn01PqfvYyJjhcAdowaMPm9AccroDDFabQDIcrwNnt"
    "w9mFwxVwuMJcmWF00wkOV2SMNDhc0Tml3R2u0BMrtr0KFSWvzzoHQjtGZnF87KpRLu9VTS"
    "7vVTmXV9sze5RHdiEEm6K0rYlz93EX/ciy1JY+nJ7U2mTTWZC0PZlOO5dNZ3/nzJ9LNcal"
    "Kxryl+jL5OmXCWKB+I//+CLetMVhSAJ/ijaEc/EX/PuPV4hgZx1lqfK4wD35GsoMUfl9Yl"
    "eaxtDo0X7NPBKnuZZzbc/yC0BLtGDrAS3RrP4ALRG0RFNoBi0RtETQEkc72UBLvIzpBFri"
    "BLTEMWiJkZOqbc7mUBaqMD2kge/aHFDLoSzkuRc5MdVdylTX1BLJoaygeuiCIhGD2d+qPd"
    "ILYPsMys4KjZii7gbM/5ktJipt9/BoekrZ/fuh0WlJV7ScOR7mPFoSD/UK7siDLFcgxVBO"
    "ArHXf8MR+br1qENDFJAVFa99kKULxCOEfUQ3WxaEUnZdKzTbXr4CRNl+jSEQZU1Z7ECUPX"
    "sXgChrg7sAoiyoSCDKgih7du5tmk4gyk5AlB2DKAsZh32e9837+Fo8l6HAeAPGnUBQRL5u"
    "xVquXa9cgbWQ816E8C0OxH+FRHE7Y10V/izKPvPx+rtGVMtmNdXDymS3Fb5B825TXJuHON"
    "wpisXXqT0pxL5re6+bMFzNb5HdDeVLqiqjU0NvBjMgv8x3yDAUXzVboGvW5yLLwo4IZ8FO"
    "sVycKFeVBYLHabLHGQVA2nRxFghdbFoXGxR9/bjzJxXR14+7BncES4/GY6tmEVhZPl4u8k"
    "nxeAF+hb4V/3cafyxH459kzDQeaFPEGQr3LBKA3Z0nXH7kYN9nIRJDO46nip8tC8ozWbB9"
    "Tx3FOZqhvhSitH3toxClNcvzhCjt2bsAorQ2BI4gSnupFiBEaSFKaxD3Nk0niNJmjDSI0n"
    "ZOaWdRWuk661XiOSLAkWjtSEgSWwVuIWQLQXKDGYdo7YDRWqkctrs7Noc8l9sGpmQjU1KG"
    "fDXFpgQxYAxTNN2RxJ4dXRRTMBaE7aZSHgpemclTifhuu07OAqGLTe7iNRHTcUFw2OYKrS"
    "IYutrkrnZ3gnfx9882ihyqakmgALPo6pvORAFZzXGzDbVozWKsUa46Y3TPgjtNp+gIsc8j"
    "etHEgntRbcG9KFlwh8KjWgxnMPZR/KyRz/msxuV8VvY4ZWqNguOaiiQpwgaGhyhGYkhalr"
    "CU8Ce2CxwyUWRmZZ5OTyVnRcks/NgY7hiD5CZIbjKmPyC5CZKbTKEZkpsguakPpQCSmyC5"
    "yWDXYWzTCZKbMkYaJDd1TmlnqhvcydTncg8FPvquASysveBOi+IjxD6DpZcz+OJtEUU6JG"
    "cwFg7l62a5SjWZSgqO3YDea8Y/cij7RnMvK4Z42y7wdGk+QCwcy08bkfy0huSnSpK1tz73"
    "kZm7lzmUOQnaMJ3FAdtN2d5izvcsUKjvnwj2iFvNdxZpA9+XFOYjWxyEE1WIL34yPRneO7"
    "aDyB5E9iCyZ0x/QGQPInum0AyRPYjsQWRvtJMNInuXMZ0gspcx0iCy1zmlnUX2hM9JKjyK"
    "6soFOVBP5z5KHqB1zkTs8LeQQPM4C9XmfpS5I20zoluVuwi1z9bphfNWvvKj/WSzB3f3jn"
    "JEmKBjxQI9870IHPCY+3VvQl1+VDcZ09UjunQ4ii2op3k2KoXYt2Z0H+EWJra82kOL4QzG"
    "RoobVjypK3hSPuO3YXqD+ACwkN9ecmFie4EFripVo+ZEdQFnjQfYmbsylps+rkazvRkVP/"
    "2FBBsa3+xUGUnNtJk2i6nOtnnI6bvFowBcdAk9dfkc+TgI2D6qFi/83uABLVmA5P3eDyhg"
    "HkmuA4+/bSOaKO4S7+SVEN7td52C8K4pmzSEd8/eBRDetSHiBOFdiEdBeBfCu2fn3qbpBO"
    "HdjJEG4d3OKe1MLzk4wHrh3RyoL07tj+8eVQfd8HoRCH3QOsaeVV3KffAzZ37VJCgiizsy"
    "dUL0L+RR3tsikzF8FzvqhdTnT+T3ncPi/fnT7Yfc7lw6r1E8mlHYduULjDuv8ZFFv7hCaY"
    "yeThtqjEHSGA5vgLoH6p4x/QHqHqh7ptAM6h6oe6DujXaygbp3GdMJ1L0JqHug7oGyVOdN"
    "SH9f/+xGDmVhcns/5dskadpeWw5lIdXd2zfZn6XDdAFnnynZWZKwceJnk4TLQruphiCqnX"
    "n5Gq0C7IevUDFfUurePE6JFA+QfCD/icMkk5Iqki4f/TZQZC3Ys0GRNas/QJEFRdYUmkGR"
    "BUUWFNnRTjZQZC9jOoEiOwFFdgyKbOT06umxGQiosZBrOd4+gFzLjrZne3Mtf+WRiFYjNE"
    "YtpjoS4y5BnBQXf2A7QT5ivveA9mvqkUgBlHi0IB7zVxyF7ORJ7tZvATHRguUOxESz+gPE"
    "RBATTaEZxEQQE0FMHO1kAzHxMqYTiIkTEBNBTAQhq8qTkL68Ju8ZCPCuw7spEhWNhKOyMC"
    "U/n56Uo5JWcPYXxCEQh4zpDxCHQBwyhWYQh0AcAnFotJMNxKHLmE4gDk1AHBqDOCR9zhZ3"
    "h2VRFh6K7OfmMEmatueQQwHVzaiOCNJhOQEMeLfHd71JFX1eXQWHey/lcK9Yd34KyWZSIW"
    "dGz6ZNJM0ZTZqCrgm6JuiaxvQH6Jqga5pCM+iaoGuCrjnayQa65mVMJ9A1J6BrjkbX1Kxo"
    "eIRA8lVbT0L6+rNQOK1a+20OBSJnM5EzIu0eezs9ly0PA7IbKspShyF6mmcGY58N2QvLgj"
    "u2U9x1XucXpxD7OL5uQvF1NcPXJYI5a3OhfB4FxgZcJw8hJxOWB8tCTn8mPKTCMpkoQk7p"
    "s+mpkNMy2xIiThBxgoiTMf0BESeIOJlCM0ScIOIEEafRTjaIOF3GdIKIU8ZIg4hT55R2Jg"
    "JpJ9FbnD9/02S5v6le7m9Ky/2CrKg/c7FiV5WLfQXFOVTdOj9CxmsYlgt3gT/iu9rsZTAX"
    "zd2d+JVaMzsBWDizuw9J0A1eET3x/Aixz1K+aRRXu6mJq92U42oek+vgQmFEvWHMq2A5Cy"
    "rwvBCovoZy+smw8/7N7e27nE385qeCiPXh1/dv3iaRC9GIhhltyxQJXTZ7j7efyWbr4egH"
    "lqX0YpvpSUk94muDt7MwizlZKfnWJygeT4gto1rGS+qRl2gevXCOaHx52p4GBMkfiagffR"
    "AQh27JN+IpDlZEUTy5yxeD0N+vgQ1Cvyn7DAj9Z+8CEPpt0B5B6AdlEoR+EPrPzr1N0wmE"
    "/gkI/WMQ+sXrl3SlebgkB4LjJW29iZhQsaKHnp43UQRaKM32kpG/TNbcxkynCAspft6E4e"
    "fVBD8v8RuQf+xoQFTqRLUymwWBMntCmc2d4gmwz5cs2GiN6BzKPpO9+5DOuSqdGU1zPzXl"
    "4t/c4hhgCWkf49eNGL+uYfw6Ztyk4M5Hulor7xjIPJ02C+gEaeOTkZz5FofreRRL4YdICm"
    "e7wBFNk5hLLuDyCmEUfS4+EsNqF4p/e9QnMjLDtsRP7raUF42Uwzu9fxvEfCzwCiDmY1Z/"
    "QMwHYj6m0AwxH4j5QMxntJMNYj6XMZ0g5pMx0iDm0zmlcIfmyD0JKQRobbUJwMLgA8R3Rh"
    "jf2ei6wBubr/poNH5rhq9RYmz08xQyrNcoo95rmEM/l01nsSBKOaIhR8LAEjYYn6I5D1lA"
    "ZnfkYY72axKQ6PHiISQceZS8jLLieSSKRvonl6nwootC4oeIizFIEPPF/1/8nTiKLPvhvv"
    "qL/8WfbwNyT8k+fuchg59LMxBtqRPuJGKJcPKPafRcGqQkiB/cU5ewV2i+9fBD/JLDZ6Il"
    "DtFCGDlc2DjIwT6SbaZf/PiXyxfJHxM122OOuPyR4hf4DI4IgFwMcjHIxSAXg1wMcjHIxS"
    "AXmzjZQC6+jOkEcvEE5OIxyMWR46xdECiHslD/6axecYlqbZk4h+qG6tPetgVEc/pPxZiu"
    "9ZJzOPCSW3vJG6V1U6ckq20aG1aSXkIhIyjzNEl047GI9TmZZ42vnz3XE3hSSF8cn2+R7l"
    "7aWdB/arF7aD/g8B1m6HYfxWN7QYa+QJyFtdr5DPMlzyQPJ5EmvaUji7Jv9ejFxMtE4LS4"
    "LuDsk6z6YfsQp9SjOgMCnhvxvKeuyjusXrZTgEVrdmfSxpokp8aa0nlEAJ+K3Y2IL3AV9U"
    "9rrmM7QoDRMqN7FtxprakJwDpDuHsfTlI1i9J3tBbUHMoaBb7TETsTX6kqg3yC1RQFrCpZ"
    "xYqtSkYEP9NNVdnzDA7CgSaHA6OO8lmoJ4vmUGBCG38pJPXIO+rfTSpybaNn0yb5tjMvaX"
    "o66TZRbuZog12Z2/oyyhKVb0B8zfYyNxRtWJQ8iqPa0g+i5QMKCHafoB+JJ5YHf3UoOrBH"
    "Ib47VDKI3iCZUaTbDvSlkM3a7wYG2aymLIyQzXr2LoBsVhsS7CCbFextyGaFbNazc2/TdI"
    "Js1oyRBtmsnVPabTarXvGDDASKH7T1JCCLeLAY8bkSfIyj+iwDPaZRe6TnYRYO9V7SXLUF"
    "c3u18l74JV+3VFiJbSJPeei5XGUw3xuZ77KwsKpuf81ukSKsMds7szFjbtpMmhwSPF7Tpo"
    "w5YUTvB7bzwyjgpYokpo+nDYKJnhiAx9Yn44mfZRAO81D8qs2CBGhF74mPFg8Io2DnRdfT"
    "YrQlAWXuKxS/2UW7LdqJMRdElXVkQC8SK0thw47frYgO/p6PDcm3JjZv9NrJHxA/HJvxDf"
    "FDs/ojo2LtKtSWWvazkxK4b8v9YT0rUV+XkJ9CrHRAu04grbiopnZsV11RAyO7fmQbZHp9"
    "3FVWS4yfNTO6gqTp6QyuaEF0hGHEk4tkMDqMFBYVDIzKC5LgngRT5BPxP9JMwuFaPpMpGK"
    "9Q/I4tDvCGRxUJ97JAIA3jzCpFAtcw3wn5W6OfmWB/mdYfkL8F+Vum0Az5W5C/1YdiDflb"
    "kL8Fajbkb0H+1mXlb8Vuqa45m0NZqG11v/BHjGlnseRQFvLcS5LFUWlpMaYTmIVk3zTh+q"
    "aa6hs107EeVab6Z878OqqPuKIpQ50Q/Qt5lI+wYEUNxT9/uv2Qs18Sar99//q3Ius/vLt9"
    "UzRM5AvemKPd/kV0yh4/fGS7UKnf5p5PT2m4q7j1LEibn9Jxq/sEVNB+rQ9QQQ1ZbUAFPX"
    "8XgApqg30OKijINqCCggp6du5tmk6ggk5ABR2FCiqdTvUZvzrFKIuyUDDqfuHXFkBB+9TT"
    "PncB1TNd4vYW0nvdiN7rGnqvy/RuA+JSR1Cip3fmYSB36smdhWPvYsnVYz+DAerbUy9/zn"
    "YmhvKSftUxPoo4awy67qwPEgYP0R9aovUNY16V9ZFFFUhdCFhfrKafDDum39zevsuN6Tc/"
    "FYTKD7++f/NW7JjRABeNaFihX26lKcxDbcYLuAE5TwIBo6Vcliid4a3COKnhOwuCAa7B9p"
    "IFUXgvZHdE4SjWUF5CAu86ozzE4U4v6+AIGfCGgau+tOCCh9PEv6n2bgwqNP2OrSaKCLf8"
    "eHoqsO0dGjU4lkREH/Jwtgu86HhPXKx5F4q2Pgujf2LXFSYal2eBDo2jNIo5WmN+OFbEli"
    "j6jEijNzlKJLA0QNFhOeXhpAG/GYLz/ZqlEJw3xEGD4Pz5uwCC8zbIxhCch2giBOchOH92"
    "7m2aThCczxhpEJzvnNLO5HHhQMd06Cz7WZCF0c0OpJVChcUgWrl1aS4C7dtgO2Zajkvxfc"
    "LbVVSzPDGeMzgLh3QvAfsdr0jrqS5Pn4FYdIPuwCqEJFE72ScLsm8h6eFMKcGe/pHSDAhI"
    "Pk0y3zkOUR0lrQtcHjEQJH58+Kwut6Qiejbmpbozw5lutVaGuLl9a8JNkztBbqqvBLkp3Q"
    "jiknvq6C27R4h9BL9osui+qF50Xyh2tjjEqO2PFIH2kd192dVM8LcV1wechVRfN+L6uobs"
    "60q2o0h5K75TpH2MP2vkAz6r8QGflX1Ah8kFQSlnV1sWORAYF0YVDX7HVtT/y068Z6JOyk"
    "meThvk5lB/tkobn8zR+TOmHnERpyv/P6nPo6sUnOjiBMSCY45M9AlHfBfc03uCMHIJdpGD"
    "nTUpZ9909M5H5NXckYqYmjoCcGjejQZ1Oq9mjOt9dX7MUvT2LlAdIKlejLIYa0IuHcYHnD"
    "vizsTsoAoD5sQNQUUwxCxNjlnKu2za3AOVwUEGyLi63xCb473Yg3G0cJUMjuTRSWtjk2kI"
    "xa0gfxbyZ43pD8ifhfxZU2iG/FmwnvowniF/FvJnwReF/FnIn72s/FnCxYoSqmod1Cz7WZ"
    "CFyYa9FF+SnOkGrDMYG2nuNnlWkBUQh9D7+G5tHZKzOAuJvv6uafZsbfqsakhXBKprCi5l"
    "QVBxqX3FJcFjZar4Z/K1akPMw6wY7HV249vfPtczn5qN724//CVpXuyOEvOc+G6NEV8TbC"
    "iCwYw32YxPeqtF7ZYy1IrJ1vcWHnHm7xR7SrWRX4BZ4zd1aeSLSSF/orZhlKDsE3eunzVJ"
    "/RWtqm2iZ6Xk34BscHCnRfMRAhxXcmxWoPcz2Ww9rL7YqNhk2jDwOwuziNP1oJLmiTkXlW"
    "YSn1AfhcL8Q3saruW/HcKFRX1H0P/6H/lL/60o8PSoV0HEud9NACLOpqxsEHE+exdAxNmG"
    "IBhEnMG3hogzRJzPzr1N0wkizhkjDSLOnVPamRiVepva1SlKSBsV1T5izxkHX9OLKCEtpL"
    "z7PTdlTTviX0JayHfHQYOieqUVDlWBraB86KDoceDKU+h/56pNsyYrQA2H/ID2+QE7TtqE"
    "LfMwuHZCsfgYEov4wELqkE8kDOO/vhSJyDeYnopD+FHzGc+0Px2F+MeOknC2ICvqzxH2XX"
    "T4hPiu+HdA0JfJf/3Xy/fvv0zkBRDyqojFjlOfcI4iteQVwsinq3WIgp3PEZOXQmyoG32k"
    "iFT0/nUQzejXi4BohiHbEUQzzt8FEM2wwdmDaAbIrxDNgGjG2bm3aTpBNGMC0YwxRDPOUE"
    "MeXAn5SeT4K9y46sLbKQKurdWou52RXLRMmwJuQCXx+vrld98NoyY2yW6uzm0uZY+nYlYL"
    "pg+oAXn+7sVYed4FgpBwFq4DtluttRaRMhSK+NcvJobI5be7cMG+ThQ6+eHJ9JRAzo7tTg"
    "rjtz5B5F6MlFdoHrItdQ5XITMUS4loG5Al/TpFc8ejScq91KvjfyLqJgK2g4W9UJbC+/gC"
    "A8Xvw4h/nPZtie0DsrZZ/ZHhX05ArT07RViRbDDAXV1M77oS1v66ErPJvWnC7U01tTdl/T"
    "raEPRiBClkQHNzGEuz+zCMXLXL7NbkwiSAR2W/mDaKh05/iUMrbpt60HkoBGUmo1KRDXE3"
    "folq3Ci8jV+S4jf1zkZaIweKQUMyC1j95vQHJLNAMospNEMyC9hNXdlNkMwCySwGcW/TdI"
    "JkloyRBsksnVPaWTJL5HTOKi/8q6A1h7JQcn3eZOF/Xr3wPy8t/DFj2uef8zALme7l8HPM"
    "2j32dm3YTnH2GTR9lYWGGohW10D8hQQbynnMSVnePD6dntQ4821PJlW8Rhvi7xDxw+Ahuv"
    "3WRzjy9F4hLsYWcaPbcT3vkALB0bep1IW++1M5h+KR7/vif/HlC6IeFXYTcmlAnJAFD1N0"
    "Fb16iq4Pb3yC5B/LXyKHbTY4CuLI/IsjA0iKQfwJEmYn2wWOeN8Wh+skRyP5FOH4J/M12/"
    "PpFz9kaL+mzjpqJIVCFOw8wmMY5Yc/TfSC9yBezXahPCH53ZcJ2uA7EmWLRB+amv0BajGo"
    "xePuD1CLQS02hWZQi0EtBrV4tJMN1OLLmE6gFk9ALR6JWkwqPIrqw485UCtOTy89th4AOF"
    "KvLR2DaKxZMVNebzkjekcesyD7LJpeeN4Fnp7VGLe3j91eDk04bLNlvnZ2fxYFTOsxrR/V"
    "K0Pt47yXtSMgseCuGWk6guzjuZexTR2V4VzDcQKwj9/uUwHSAJKOa5IDgWNSckxkqE1rxK"
    "YI+4bss0ZLwrOaJeGZIqdC8lUxbE/RXDVw+zw7OJ7iwvkNLo76am5wR5B9o7kXQ4KzQBhf"
    "TGcFzkCs0do6W39blB2HkuPNVwWZsaG3JCQI4PYEt2vquirRp6Yg0BECZcU0yordEbKdYY"
    "/eK4ZyDdt5GJReak449vb4gc9k5pgW4wUcDHINzsW3kcDH3owFM/I1/m8t8qteAL2g0QvZ"
    "H6ezbRZw9hnT9mYmf9xFv7QmOzlqMW2eoTwLEkCDNOWA7dGSemK+ykzcOGf3G55m8b5Col"
    "tcKtvz6BaT6JCB+E+O5JXra4L2NCCyUfRNU+QTeVHJp7++U+Uw9/tlkBXc11SErGCzgsqQ"
    "FXz2LoCsYBsSFSErGNIYISsYsoLPzr1N0wmygjNGGmQFd05pp8H3g8usmRlcBPbFrf3pwV"
    "Kr0E9Ey6EgUbhhEpokzUkJ1SP7iLOQ7u5zpQ6cJWpWG76zWAs5v26W/leT/afkXL94Sh5m"
    "I9NdaeeQOHEBd7X/wjgNqyqmJM+mJ6MR2ZZQFhokfZD0jekPkPRB0jeFZpD0QdIHSX+0kw"
    "0k/cuYTiDpT0DSH4Okr23JPsqCNc6L6Pn+Pajl0atmjH3NUsQHgH2WynUTwbJarjRJTgvI"
    "kgTEd8hEJagdn05PSWo7ToLZNg84meA7l18YXajMfBIn3QpHghM3ruv7rXin2E+eYMdhOz"
    "98cnw9/9OrKOM2Esa/4bLK8JagBfGYv+IoZNFD+fJynu9A3wnaYL97MmiDpiyNoA2evQtA"
    "G7RBrgBtEMQM0AZBGzw79zZNJ9AGJ6ANjkEbjBxovUTfDARcidauBMiGfYqyFRmPP3PmV9"
    "BblezoUidE/4pUmgHs18WOeiH1+RP5tecwXH/+dPsht8kmLH/7/vVvxQ744d3tm+LuKV/w"
    "xhyp8SNZVeTtHZ5MT0mMwbHdaWXxUB5duvnz6LT+3CP3xJujJfM8edA/YBs0T4uoz18hx6"
    "NE3k3GQxaQCIL5nby4TL5DoSP28Q2nVcPfCxLS8UdM/gBF0fhtBxRFs/oDFEVQFE2hGRRF"
    "UBRBURztZANF8TKmEyiKE1AUx6AowrViZ3MmINEzc/i0SbrcVXW+3NU1JHoOmeiZlZR0SC"
    "7gBjxF3Zsw1PM4jvRCnS0vBcBmV9rsqP9A9SqHHCH2uTe9lGjxfIXR+9cd9kMaPlQNWV9l"
    "8LrEocJYfvJj/L/jY7uG3B/f/vCTMHS//d/T54WK2tkAWoFZrLh87RSzWHX3GjBrUMRry4"
    "Jwoox4RU+mdREv5nuzIGo3WxPsNgx7xcODHwJSokODh8PPnb+M61PLn8Jl3rtMV09qW3/D"
    "Udxqihy22WDEidjO5Zh5hchmGz6gEN8J2H6NQ0RDnkZh8yGxIb/9iy9vUhDvCkRzHDhrwp"
    "+geVqYSHwh321J8Ff5I34Rb9tElbplUBTy8yGaBtE0iKZBNA0EfoimQTQNomkGTjaIpl3G"
    "dIJoWsZIg2ha55RC7Y5RLPcQ0um7vPZZrsA2m+juY2cHAaxM8mfytWrlzWBsMAzrjJO3v3"
    "3O2SWlIw2pbfLu9sNfkubFcw55yrMqoxbvRSCQr09+KrdqjvgMCmjXp53LqICmB5rB2EB5"
    "T1umKaEjFv2+cuBIfj49eVAqaQWlzSE8AuERY/oDwiMQHjGFZgiPQHgEwiOjnWwQHrmM6Q"
    "ThkYyRBuGRzintLDwifU59czaHslBh7n7hjxjTv5GUwY2k2iGT7C/TIbuAs8+c6eXKxjXb"
    "kNkWiy/Q4TqHspDpRuP6umZcXxuna/6SXk89qVA4My2mTbTO2TYPOJkm/xqtAuyHr9A8Us"
    "iiO1apy+dRYjmPctPlAyQfyH/iEPk4EDYAEv7gpNCPj38biK39GjkgtpqyuIHYevYuALHV"
    "BjcAxFZQh0BsBbH17NzbNJ1AbJ2A2DoasVWvrlMG0hef9pd1OuoMulW1ikDog7Z9kNNYyn"
    "1QU1i+hDSjwLz8Pigw/3ht8RO+J+7fKNlPFLLi8eH0lKLIZdPZfdK2Sc0NPyR+OH+JDqn8"
    "U7QUfSs2sCnC7j32HeKiKNt8imQW7hS5xOc0fIjKZGzFX4M4/ad4M47Fwugeyuhj4am50W"
    "cbRf35wb4W5EkLFlCQJ83qD5AnQZ40hWaQJ0GeBHlytJMN5MnLmE4gT05AnhyDPMn2vvZd"
    "llkMiGOtBUrd/LlHpc4Z57/1nxMa0tDT89JShIUU91FAIxK1tHTdDMYMRXf0V4YqYk16Un"
    "sWZEafgMrekcoe1Vp+64fBw0Sls2ceT08q7VHjGUlbn9Tab32pU98TJLNn2RLhtIb0KzS/"
    "Iw+y9HRAIjl7QVbU90WvcXnD6n5NnTWiIaIcLdnOd9G3c04CYcY9iX/Fkwj9p7LOPsxXGq"
    "ixH6ylx0nsllhYoJ6b1R9g8Q5XOE54u9qj+wiCod0+MET/qXA16rWeBAM6T4ZIuc+Wifz8"
    "6W/ECVmgJjLBWLFM1Kmgn/729ofPtx8jVTK2awqmoHjXkmbevSd0tY7ee/ggus4+/ZvMMl"
    "Tf4+Cu2k6NnjY1UzdJ45NW6kd5L8l+zbgwC8nXkCNnjX3xI6doH9BQ7PzSPMTCWKKrFQkQ"
    "9SPrkYdiQG2EMRwfETtgKrI/+vkKsEKN3hqqrVCwgnq2gpQCyOsgwA9Vw1u1e/Qpepxn+4"
    "iH6+9/mCZQfIrrFleu/J/SusaN1v5jGeTTq/+fA7Y5OP/R0jw9igHRCeBptBRL0YPGV2Ed"
    "FQW0JwFBG+yS8orf3WsfscpXrzPqadDtMnPehb6vRaZ6Ved05eNwF2imhWVRFq7vN02Yv6"
    "km3qg7Aj+JCfuRqVOWD48arFF+OAtYs3TlatIVy8LveZlqx48h2sPEFubkVn70x7ntRMgI"
    "Bk1z3P2RSeji2ukT2akJxIOYbGJsP9krdAjOYCzk+EUTjl9Uc/yisVpfdzD0UVK9Yfme51"
    "k34px1d6a6xVsm4H6mG1J7tCCBDpPt3tDsgWT3U9m5xjgRleXUkkcNnAit+mnSySTuf1If"
    "ueSeOuRlpD6E7I74Mt8hDgmgNeZrqUnL/AnxIbkXT138wKMTiA720UIeNrwXKBfhEDHfUQ"
    "gffX+ZgaI3ODMdOjNymMzk4NAzPHIw6/Sr7k/Wmem02BoKauSsVzMPnno35Lc6twtndvVW"
    "lnjT16L4CBnOa5zsyaK3rbRQFbgBxdd1NYFL4c2tFr1xc/vG7k2TutY31WWtb0pVraMtTl"
    "jtqiMNdWdgczD7iO6lgvjIvPDacwvghk/bHZLlRJjtLUZABgfdP97uJ1+3VLyuzQjIQ881"
    "CM6UBTq2fj4IOW36OQ+FkgemdbMpoqrMlX3HVhOVqpo8m56UVWXLmXdo2uh8Gw/JNs7fis"
    "Bog5019RXC6KnGp4XNQn5H9MvTa4IOgaE/QP00XpCAVA6z+iPDf25KNVefczALI9/dZxcM"
    "Hvk2juCzDPDDhqM1ujMYC4f20yZD+2n10H5aGtpMvCba3vVk5izKPgmpe5p9sm9Bcw4Fw7"
    "kBzzIyryeHpgjgtwG/AcFc88rKI8S+haIXrVkK9NpWXRZk4Ujuq4wsKPqgAZ1HA/qMufL0"
    "ePT59JT2EyatGlwhsCbO3ZaJ7psjLnPW1mwvGgfIYZuNPM/toj0L7tCKyWtGPbFakzmSPy"
    "ou3S+fkSA+1L3BD6IZEiNuT8O18sLS/r8Ocur6WnFBVTJrB4QrA87eBXBlgD22HlwZcHnG"
    "HlwZAFcGGMS9TdMJrgzIGGlwZUDnlHZ2ZcCd+CO0lvwEYKGO1n16N1Stz/PbjOA6hksUi7"
    "9zp0dxihjwiILH/FVv0kShQFKj+kg15ZGKDOuH5s4Qlot71R0rxy5ThfKr97WkvTU2Qmcb"
    "WshC7OlQmQKAy1KOCeEcrzRzTI4YGx3CZh5hnUtYmvtbHOCN3jUfR4gZl3xYdfHKMUij1S"
    "d5GPRL5/0iHsnfr9MnRwj0R0/9MdOu3VXA2bdL9JL4cmBNO/elgAO2ddhW3wRRfwNHHgm1"
    "vVqXeDD0MssLoB6HsvxfqLBJq8d9FgOeVKlQHfYd4s0CIv40HhJV/gZjXpVlqQAXKF4IdF"
    "8cp58MXOH+9vZdzmZ581Nh4H749f2btx+/vYoWdtGIhhXjOUqk0to1U4R9+2X3tS/XBAfh"
    "guCwTb5oEQxxTZPjmjwUvdUuMTgPhW42uZuX1KeyqGObfi5goaNN62iDcrzfBgELJhWJ3v"
    "HDaZNs7xlJ2zY66h+Q5Y4TN71a1kd0s2VBOEVLedsLDTmab8VyNf/PcI3EYCbiyR3Zhmjn"
    "h9SLni+pR2QR1MO1X1PEWZyYHV3/stuIt8fvRFxAPHTny5vDVFnhJvygFiULBOvJlRRBNN"
    "M9ebQUqhaY7+hBfrlZ/ZGtWpDOqqaSR3YiAvFtiU/WsKZqR9IelI6Sr60sSlDNpKcuSDDq"
    "wdudbEQ8Ty8ynCKGD3idx+TuKbQlj2XrMZ/BAPea3JvikpDN1hM98wsOuHBvD9cvl50TRb"
    "PTbsoBNNtK1Mw5wk6fUg1xIOzyubTu5TFQGTnNXzQ5RfM78nD4M+doTwNyODaa3lWJI99C"
    "vEHa/T7CK9HBihOqvX4VnE61wGgC78Gs/oDTqQ2CHnA6dRCa4XRqbR4YnE6dwulUgycbnE"
    "69jOkEp1MzRhqcTu2c0u70L11L9lEWrHFeRM/LvXYuscU19K4aney5qjnZc1U+2ROLKVoU"
    "HyFAcjOSo2i4nrubIOyzCbsv770m2CXBTGxVOjtbHgUbW0mqkclwuqTmQMNxej0STo+ytN"
    "ZqkIfZtyT0UnVBUCQjGB519JbeAm7A+gBLTL3e5PceqgMYExKT2vxEGQWLnkxPB77Sdqfv"
    "N/cRC1bYpxzLj15FiW3UjdLaZCobEd7Sg4wufcNRGjVAayb+kifoJ9FWxptk8GlBZMUN0Y"
    "ghn/kEfXts/d2fFFedD/e9EAPrdzuBGJhB2goEwEyxAiAANgjNEACDABgEwEY72SAAdhnT"
    "CQJgGSMNAmCdU2pLAOy01zfYYn/TZLG/qV7sbyD8NXRkZkFW1J+5yuqhcjOtoDkPq9tIrd"
    "pE5cZYvLDPd/Xpy4IumTxZhHanFwo4QgYUpq8GUqWbzO/q2V0uu8xCPJMX62lVCSrALKqO"
    "1eGW74dYM6ySwdjn5nUf096uleWWawhOEfbR233Ve4+tmBa7CcBGcnsIvjpss8X+g77MXQ"
    "Tax/fViybb3Ivqfe6FcbHXX0iwoZzHtFREYTNtps3isbNtHnIyNPs5Og3o3ImfGh8IjN/z"
    "Up75k4VHQrTGHPlMhkGn0dnBuEF8UWUg/yu6wnLNROsN8XflKGw/XwEB134NHwi4mrISQs"
    "z17F0AMVcbwkAQc4UgEcRcIeZ6du5tmk4Qc80YaRBz7ZzSzgTYo2esWYqvBOyL20GjsIN5"
    "FcaoLl/D94dLzJSCy/Hx9JTWwuNLuk6qK9W9AerF6Mf1FNQLw/oD1AtQL0yhGdQLUC9AvR"
    "jtZAP14jKmE6gXE1AvRqFeQG5TJh2kUdZjTdpjKe9RGCNUcb18Db0pwkJ6+8ga3+4CsXhr"
    "DuEjxsLk/O4z9GS+KFHdb34ix5QoLze3g+MeEvVkPrmmrJAgLKS4m7oo5WsatAg+Quxbjv"
    "sZw2LOt7ru8YgDz8Y0z8aUUMuaBu5rx2G7ihJD2efTk4mtsvUMZ5pD2AXCLhB2MaY/IOwC"
    "YRdTaIawC4RdIOwy2skGYZfLmE4QdskYaRB26ZzSzsIusfMZEaKz8OdhFop+3WvXMWWyhM"
    "Rst1N5cCfpzmEt5LyXsIwwUT3tiklZkH1mTS88R4NTL+88AwFNorUmsWA7322jdGeB53Ld"
    "wJw0Xuumzh1Rq9zxk+lJffvY7mS1hj/LMSlvZL4TowZh8f9lZYQ15tFtzrK6/R15eBV9KE"
    "w7jvguuKf3BGHkEuwiBwv/v1ygobO3PkJeF9+g3oLUjsChuXXlEDvce6plctnNWvt9ArDQ"
    "qOrekL3H3k5hTv3MmV9Bb4oobjPUCdG/kEf5GLf7Gl5//nT7Ibe3JHx++/71b0Wqf3h3+6"
    "a4acgXvCnwLm+C2cnnJeqr/d8sxho9obuSdZF+3cp4ykNB+R6XbZXLjPy6peJ1bQZBHjrM"
    "IBhy6x57NxtiQv+69RjOW4P5JydN6N2x3em7qNBSVh0TS4I0bPf44WV8FxQN0Z56HloIjD"
    "SB12wvXhEk5ckcJoZqdCfUFgfi/3qUIOpHNjEPWUDQzg+pJ//9gLD4598Z9YmruJJq8K+H"
    "nJd+t1vIeTHE4IScl/N3AeS82BCGh5yXSzUJIecFcl4M4t6m6QQ5LxkjDXJeOqe0M9lPOq"
    "gz7ZyAHMrGQMGzZ00iBc+eVYcK5DMF1Zz+U0F1rfOWw4Hz1tp5k2JKBf/V5OdANpHf2Qqy"
    "oP/UWjsO7Qe8nak3TajnK25GELodiNvujx1vcHCnxW0CsI/b60b3rVzXXLhy/aJ04niNr5"
    "8915PIUoh1FHevjbG9r51imMXYtJMNrQGPoSDEhG2JP9a1mRPitytXkOIgh9NoeSRyafRW"
    "rwzEohsnL6ckdxze/0W4U5PK4H/0dNosAWC2TRqfzAK49QkKiEPoPXGjkHqa3oooR/uAhi"
    "HxEV6GJIgC9YuHkPAosp6NupfD+x2+F+L2o59nU4jbG9Yf2bBLtGRoHsnJgoD8R+luupKb"
    "bZR3prbp6pcgXdaROQ6VYsQ5PJGFM6s871PpMGdQFvLcWXjJFNueRyZr2aqXn5+255NWUO"
    "oNzGcwn43pD0h7hbRXU2iGtFdIe+1DiIa0V0h7hbgOpL1C2utlpb1Kn1M76zULslCV6H7Z"
    "P0+9sUtjeYs537NAL1UwC7KQ5V6u0YBrueBarsHo7aMuIb7HIQ60KD5C7OO4l1MenHzVk8"
    "ji9vax22h9qB69RV4XNAjXLlY46tJ/rDxrcATVeY7j47qGXOkJFsgTO/2dcNq0BmYGY9/g"
    "fNpkdX1avbg+LRsHjOvdxZcA7CP3pgm5N9Xk3igv4dspir2dSLreqWq99Zl1fdVbHK7Ppb"
    "VVaAfCOnphHQ/zcOaxFVUIOSfy2vNQUEBNVkA95mBPbyYdIfbNoyYGdrV5bVqOy+sVUV9y"
    "eHw4bZLtMsNp25PJ65/XBCXCY5w8LjPH9zQg3/A435y68edRabkoAZ3wUBZzjlLMH3hINm"
    "jFiMw/f4LmIfNkpc65LEVHfLRg4RqtiaBHNI9L0y3ICvvlbPdz/hDI7+lrtkJ+j1kqJuT3"
    "nL0LIL/HhqgI5PeAOQ75PZDfc3bubZpOkN+TMdIgv6dzSjvN79Eva5dDWZgV0f3CHwkZs3"
    "ZsK7DAeZPNFm4XPI+bHA9YPeazGKD+MUWXgrDGvqyrCpSDQmEgow1M4rvtejkLhD42uo+5"
    "w7aaMmOCGLKAWuAKA3vqs5A68Z1xA4iNnZcQhcSJPhMnDiEs7cUqgwO9w7SlyqB4849kW1"
    "Uv7fh02iji7JLG9dKqexrCsBYY1RCGNas/IAwLYVhTaIYwLIRhIQw72skGYdjLmE4Qhs0Y"
    "aRCG7ZzSbsOwxoWqhrw2/jyeROztazKfAwH3bbmnfLbBqlM+1etIBmLNsvyoNcQgDe4ji3"
    "68UoGLnk0b6W9B0hTUN1DfQH0zpj9AfQP1zRSaQX0D9Q3Ut9FONlDfLmM6gfo2AfXNVM8Z"
    "1LfzexLS19fkPQMB3nV4N0gp+hw54pMKrejwdNpILQqPjU8WCHlPNguxCq7pVpbawFGNDn"
    "nBJPaR8EqxTzmWTcsFPXSACu3p9+xicRQh/gBNalwzaFqjSVXuIHUdBYeNuthETsqBavJB"
    "DeyGfkGjoENFPmNe5RmUFFNgfiFAfVGfLF3Dem1vbm/f5Ry2Nz8VOP3w6/s3b5N0etGIhu"
    "Zt23+jZP9jylpp384+Prlx34vGaRc02rllRS2JQnsartF+TZ212IY9KotmbYnP0ZIFaM72"
    "frSezl+Kh1uxYTN/KjZoJAYYJ/HOLa1HgWfIiT7zmU9exW/+Tt5ELf+truc16LdD/MqCFR"
    "LiV2b1B8SvIH5lCs0Qv4L4FcSvRjvZIH51GdMJ4lcZIw3iV51T2ln8KvE9dQIpWQw4E62d"
    "iS0Wm4zObpsALKzg1ctVXJFapDe0MxAY2WMMEr4heVUr8/G0Tl0MZAmxxaEV5I+D/gb6mz"
    "H9Afob6G+m0Az6G+hvoL+NdrKB/nYZ0wn0twnob2PQ3wLGNtp5zCkEXInWroRgg3ham22K"
    "sFB/u26y015X77TXpZ12QQ6k6lCcBdlnznRP8p66Kg25ej1OAa1WDtPY7Xgt5uTwl5YIrU"
    "lIzYIgI7U+IzUX/QioQ2Yupp7C5XnPfPJQFQXJAy0ayBek0lPPm6hkevn59LROnzTrU6j/"
    "Pa/aypLt0SR3xYj5A1R8wwf6FFR8w/oDVHxQ8U2hGVR8UPFBxR/tZAMV/zKmE6j4E1Dxx6"
    "AcSYdUjGI9rfOIAUG5gdbpEcx1S75kMVDzpa2/dif+WK2hnQBgXDcY11sSUObOlgHbqI2Z"
    "Kh00j6uzZEbIeg3L0jRRcxgqVuDTDIaqNfiy+JOapg5zh/YXzRnesJ2vuJeyLnZxxIB8+I"
    "hzMyojoDZkhIfWbHv2BQZmXNYqmbUZ7wUgDPr2mnkSfmoulicIsMIaWGEBuafabnEGAz6x"
    "YeHld9Qnk4oQc/Rs2ijMPPOStidLTd36BNGQbOKKTRL8Cs3J160nKJ4jjh+4rPy4Z4HL0X"
    "79gMI15SheHMuVox77MjiIZsHyDyFss/qjIPjpaVEZCEhRrc0g8g+dHfrQ3KaB3plmDboT"
    "6E7n5g80lHOV3o0tSS2HMoOx0qVs5lPWOZWRV2mKDyQTdyYqByh6MD3p/azZjpPZIm09YK"
    "6twzYbAQofksr3bObiB8i6HcESAy6LWf0BWbeQdWsKzZB1C1m3EdeQdTvGyQZZt5cxnSDr"
    "NmOkQdZt55R2d/eicBF17148QsCVaO1KFP3zpuwXcdAFrbtAyu+RKKLciSv4z4IuWnc+CE"
    "o63B0hF80c5IL3m4WEucpIqOH3CLGQ4c7Kgpsiyu+o58Z/flmXT55NTycmZZtCsWoQ3EFw"
    "N6Y/QHAHwd0UmkFwB8EdBPfRTjYQ3C9jOoHgPgHBfQyCO+i+Z3cqov/V2XUTgIXq0E2THf"
    "emese9Ke24S4+xgOusGUcELBelQzKYkw2RL9cgNAeyZlfrNOapxWcKgPFZSoL3yD0OWaDQ"
    "x6rrfWdBA9b7Tj8Zb8FvD+tFNhKAfa6ibWcNfvAw3UwUMY34wbQuoMEcZ7fFvvMwc9LGJ4"
    "9af6CrdcjR70lAe4ri8Oyf5HFp5hPkEbx8guYy+Dh/iVjgkmCKompgUxQdaZiiNfPcV2jO"
    "QyzNUtEqXBO0wAGiIVoQj/krLt5aPpk98HdDkMYC+x2CNGb1B+SQnZ14uUrqV3NcAvGPJR"
    "4yxyBzDDLHBp/rhbymRmlNNVlNReWKs13g6JbHzYGgKEnrRI/YjNdi/ggB3tvyLr2o2c4P"
    "qeIeR7kefxZrawX/eSiER00Lj5oibCSBq4lK3EgfTk9mbDq5tpCyCWoAqAHG9AekbELKpi"
    "k0Q8ompGx2ZURByiakbBrEvU3TCVI2M0YapGx2TmlnOS6QL5gxYZss98+rl/vnivO6K+WA"
    "rT2vu1IPVgv2086O6+ZqxLquWLgVOW81JGcw9rHcWfZQLhzrK/ayv+6wH9KwqhLvAVO0VI"
    "hDxR745Mf4f8fHdl1Y6+0PP4n9SwzT6fNCwls237hALVZUOD5FLVZVOAZqi/eWkXvisS1R"
    "pHDWrA45lH3rQy+r8DaQhIUPUsneYl/PjVSBgfdGvD8QrBjc1QZx0r6VJWwavV3feED9B8"
    "2a50cIjNdG49VZE+duRv0KCaQmJFtCDueBTK5uXn73nfh/vUWXcsS/aED7i0rSX6gpZ7uw"
    "LedZ6JCkX4+MdGOC0js/jGK/ipB0/GjaICB9bHky3f7zmiAP81D8ks2CBGhF74kv7x/DiJ"
    "OAEh7fUhZHIV+h+N0u2m3RTgwAmdXOUcD2KFLsJ4XO6/7tiiB54YKB+L3xhQIQOx9TrBZi"
    "52b1R/ZqrmhO6VhXR4iFauPTJtbV02rj6mnJtrrHnuqe7uqhnQJsGtY2XFD6I6bew608Ga"
    "baxTNPT2/krmw8Y2nrAa/pSW8YTkz3iWhf30aYmnCNzwiWddhmzeoPSFGDFDVTaIYUNUhR"
    "i7iGFLUxTjZIUbuM6QQpahkjDVLUOqe0s7Bc5LuKYay17GdBFopH3V8tIb4uxE44004ILA"
    "ItZLv7xMCEtK2gqh3dKdJCvrsf3Wco42KY6XLG8jkRb1o2exZln83ex3IChXfPfeddonGX"
    "6K8p/ZIFXXTxl6P6r0/fAXXR/PlR0UEdt+OIsGnSd1fKfI19nygKh9SZZkfMgGlSe+wlS8"
    "gYLTMXP8x2XGEf1NTYzWCgxK5Gid2oStuG+rtQK02gALPIGu5suQhZC15zIGBVWThLxWhd"
    "EDNBgFfcYO2V4SeiCtRXL71HCKy8GitvQDY4uNMaykeIfR5wL0cLVjvCYxlSL8uwgLOP7e"
    "tGgsN1jeJwXZYcYtaiZGudPa8AsyaA1NmeFzBhbIUsxArf4z3zSdWJ0DzOGl4HVnFcsmWc"
    "hjNXlUhbR38BCPy3VdFwsFKZJHXcZ0DAezveA+IQek/cmVxGNBeeIhT64JF9cFhLWnZDBg"
    "090bYnlvLoWOueKKOhJx63H68PmUj6G3KChB5o1wNbrAop1jGfIIDxdowvsId9R9P+zICA"
    "95a2pyTQm22ZRx3NhP4i0kINoY+iUgfeAoK5ZpW0EhIY12F8STSXlzwOVphH5IgIw5D6M1"
    "XNrxN3UpTQkF9vcn590l2yesojevsIh+42ubvpZsuCcHZH9EyHPMy+XexFk03sRfUe9sKk"
    "e2x/xA+/BNQhE+Wh/MOzaYMj+Q+zbdr2ZHWdedR2jshmGz7EV8HyEPuu6AQUPeJxzZsnaL"
    "4Re0Oc2DVHogWaOx7j0ZYh/s3vEF6I5QThIKD34rsQ88XbKEfyltpJoXMH+tovftJYNJkf"
    "WgrfHQfhTszOafKu5JH8GdFXybI+xFvCHbhQUgBKCkBJgTNtb1BSYBCaoaSAIvEXSgpASY"
    "FxTDYoKXAZ0wlKCmSMNCgp0DmlnSXZneE4MLgS8pPIdVfvAXXn1E4t/SPkX+98XyoXaYTh"
    "E4hFJ0sGHq1HXUtn9c2jLGK/u8OViTyoEHSqj57kUHD6ROP0yVFhbUO4+nw1MH6a8RZsA9"
    "PaJ6u0k0dszhrp7GSVOSG3Xzn55LFwog66JU+njcJuO05mPGl+MvL2Pjqdy9HvmRPQU5Qe"
    "2/1TfPGEeO8TNL8T3T9/iaK6Y+L/ojXz3FdozkMsi6vM4wDaAsvrKNCCeMxfcfGm8m0XA3"
    "0nhMwssFQhZGZWf4DAcHbiPYKXmsRnIEB8+5MaWBFEqdF1Du0vWtU5Yz0W04izpCCL7bRK"
    "i1PL10oAFtZjuWrmadU4WsU4KWe7wCGa21cO1NegLZnZ1u1fB6dJi/kjBHhvy7v0WWc7P6"
    "SKehcnUuTzUEgNMC01wBAJ6b9YQcDIfj49KRutk2Yn5aIPUdAHhWscIoy2JODMR5SjPQvu"
    "ZNa0+Nffd/IeU7Z/hYjvcrR4OKQxIwGZR0N5XpaEOnwvyD4WLJ4g+5jVH1CH26AuAOXtTM"
    "RHqoSuCpQFXbQUJEwnXe6OkItmDooaW6ahWc5qO1+3SzfXMN1h7G5u/pJ78ce56nRBtZuU"
    "QdhkfHQ2XejKZwGZtZDnykiLlqOhrWpOAl2r+gixaWCfgXjtK/myIAsDL90fUAsI9rRZzo"
    "KA5SZnbj1KKtSpuqPNWVRfPA8aZxnmBHn1acu6qkNwtnnMpqgxERd5O5My5HK4tulkzCVp"
    "dyroUt21EOqwwBCCUIdZ/QFFYc65pUNRGCgKA4YTFIWxYrJBUZjLmE5QFCZjpEFRmM4p7a"
    "4qASTvnNupWOyoJwvMavZAAQYd0D6Jx2Ms0FlVUoBNpHeYQRFiuYtpklqAAbXKcwPyLL/P"
    "tIz0LMjCkE33N0RvA7YlgdjaIpp0qC4h7fOJuqd7QVx5i6JWuaksBoy60jIhXAwtOlOANT"
    "5HZ1wucLjWG5oJAMZl+SBt6KyJr0VnFgOjsxSQ2GJVicS/7rAfCuesKhqRoIoiEnHoBntP"
    "foz/d3xbVV0S9dsffnr/+t23L6bXhfJayaZ1U9qZWCCzMHCoFB1qzIACDoyA00ZAQHx2r8"
    "90HgZEnyZaDMxA3ms3c5X+WQ3XJSTQfZruJXaoWGgoUWx6NVznYfYRfdOoYt9NTcW+m/I9"
    "jzKLBnuzDRFs6aXblZDD+cmT/Zp5pK8QZd/DW7q70fI72+imRJSh9g3zHvZJ+rDTzNhNEA"
    "OO6acDjecm7FaTW9Z9qNzdMPUUUfCTVcePQDhx0VaJj4ncE3KnPBd6ug8yUOiFx/cCURW+"
    "atYLRFkCC3pBsxeEcUBbzoUMFHqhbS9scHBHwlmLqyiKSOiDx82EDfPFpt9iHqRA6IHH9c"
    "A/djgIiUI0ON0HGSj0wuN64YHgVl2Q4ID/9oWO7lWjvy4ZPUHY6No2823rnNty5H3NQqan"
    "lB0h9nH8fSOOv6/h+Psyx/fUJXoJJCnCPoZ7GcUBkbafpgCZQOzj2LbbWd4RrD7oGT+Ynj"
    "zo6aXt+jzo+Xv+1F8xYVf457OoVNYfcCLUeBsEToSa1R9wIrTBug8nQgehGU6EKgJQcCIU"
    "ToSOY7LBidDLmE5wIjRjpMGJ0M4p7fBEqB85pbrHjAo4OGnULOs11K4xmQOB69badTvw2K"
    "IEYg5n4UB/3mSgP68e6M+rBvpWMNWK7BRoIdvdLytwHQRchXKpXbBkwUZrhUkAA6bHbvE2"
    "DguPcXHhIQ7CWXLLRtlfrdI7c7CLvrwjDb3o8JcFXTR7W/wwcx4cT+uCjhzIptW1M7dPMo"
    "Td+/iAF37QOqOrwg5H8vcjYVjQs9Y8cneEDLg7ReHp5JalMe5QMWvqq6WqB3EeBWtEVQJi"
    "mdOTuYe2ETqwSeuSLePCPXPEQiEzUkod8IYxr4J/BbbQEwsB7qsrkqSNYY2GN7e373JhgT"
    "c/FTj+8Ov7N28/fntVqARQTX2UQ661J5aRIDVXsKu3omRA1sRDBr+1klQZeT9z5lc5yllU"
    "0QWhToj+hTzKR5hNXsPnz59uP+SWksTu+Pb969+KJskP727fFEOH8gVvlHn8PCRbvQ4o4K"
    "AL2nfBHktVeXHIw9QqnpOHXmAFnavr6dPGJXSIR5x2POeQQHM9zSvM27GcBQLJ9SQ7a+Lc"
    "zagi3eDUBVMZIGTpmJ2ls8VBuAv0LxHLIaGTTe5kn4Wa5ZhShI0Zjc1SGutyGlUxIlV4oy"
    "4dPlTHNiDAr4zB0ZVP3Jkq860uBJdFPTKGZNiY1gshSSKwepWvG6JZlH0LwfWzZ02G6bNn"
    "1eNUPlMOVKzQeE7spzkk7Kcm76d7GvqE6+2oGYx9U6n7/LnocgQ9nTSFgErastwGViVx1Q"
    "a78NDpW3YxvsCezCHQIz0DAt7bpi0eUvcj5nSW8RLSQvP9aZPV/Gn1av60fOMF9Tx5c5O+"
    "m1RCDpgX4rPgIAOO0WWK47DiG5YKW7Q6jFuAWbPCdJgTQu7jihaaOc8lIBSm0lm/jSmG4q"
    "6i8iOKaijRk2mDcihpw07rofw+wY7DdmmVC07+ERc7yRRJgdonhg/zKYLaJ2b1B9Q+aaIA"
    "QO2TYYIXUPukZKdD7ROofTKOyQa1Ty5jOkHtk4yRBrVPOqe0MzFDs+SJtZVOupc8D664Fr"
    "0ZjIUcXzWriltTFLeCY00dLo8Cd7i1O5wQqbmI5GEWDvTuFxOp5Glse4fmNg3tDuV79nfi"
    "6K3LGYyFw7X70JNLA+JoX22bQ1nIcw/730ZtYtRlDxwxNi0PQ1+SpX/j6iOvWjXMWe97BZ"
    "GJRbrZvhnMRdeLkbn7ml7dI1IrDB+YPdx2Et/jq1nYJAuycG/rXiqViT+ajl0GAqkV7YuE"
    "SsFMdVyorkDrEQPMP5J5VxmFOUm+qw7DAP+1/BuSVHQbuCT4y47wcKJILMo8nZ5MLmKy8W"
    "yVtu7zxiVIJjJ8eE8RJBOZ1R8ZMzKaqHoWThbTF/Wl6WId82cqQn96k7Wfeu3a81B0XuPQ"
    "nKDD1byw9wix0Ptv4vtXe/5Fdqmrf1wog7GQ385lP0GXKpj4iWCPuNUUPyKSaBjBdUlQb3"
    "+LltfqsmBpDtS72w9/SZoXa4WV7p/WvJ/icRdTGEZ37+OZzzZYVT+ppoBpBjNg4dL0k9FW"
    "Lo1qTlG/TemFPBRSK01OrYz6iu3C1v18xEJHm9bRJslx79hqUiXGyWfThlKcd2gLQhwIcS"
    "DEGdMfIMSdn3msnySGbc4Q694BCcUKqsVvArCQ3V4KPy7IkqnK6tVUNT9CoKB5+4LmO04C"
    "bTU5C7JyhHedhRMQ7LW4L/YIApYbsNzCle3Mg23FNRy5Hr9/+4Gu1tXpJvHTaUMf109bd1"
    "zQJmtnx18CBW1GZ/CD62tWf5jv+l4A9emS2fh8Q4q46NMNZ7jq3TBP60zFgeEqzHPQztku"
    "UPFeV2wshVjofHV/iDLYeZru7QFgIbvdC5ABwVxT4j1C7EsxuWqkQV7VaJBXsQZpkif5ia"
    "w2whecVPmSyfNpQ2+SZ9qf8icnPwi6ibML6T1BkYXE0e/LgG3kxZ1TJPxv8b9/QtRHYqNC"
    "0hJ4iTBa4ACxJRJ+JlowQcIU7deME0RdRHn8MQ6+4eLfTyaFXu79C7/4X/wf8QPaicdrzJ"
    "HP4q95KZDhGsn7SBEOSATigu0pwr4b/WtD/V1IePxFOJRNRYsH8VXEf4L+m4rJtAvFj5E/"
    "KoaH8imm4k+g4lvlRx72xRujAh3ERXglxjEPkWwhh2rExulw9O95B81hm438zofDv2OOYk"
    "8eXHejDRFw3c3qD6hF2ySxHmrRjjMOArVoLzUwArVooRatQdzbNJ2gFm3GSINatJ1T2lll"
    "PlODUfbnYRoZU7kQ2rWPlOZQ9hk63Z+KLspPTYd4EQdiReuRnuijWvHuLOiiQ94HvVSHuy"
    "PkopmLhlAsi+uYagWYRUkDnRlrYoDp85oDAatmlSATvsmCsbt3dEPVobxcg+npWN6h/cxL"
    "ASeDefPUuJkncTH5j2/Ef5Kv4RSxAL3929uP/3f2+f/+8vaVDHRxWf0Oe3HAa808Fy1FIx"
    "yHzOKomPCnUTSs2I7HkS1ejuoN+s1woNMC6wZCY2b1B4TGIDRmCs0QGoPQGITGRjvZIDR2"
    "GdMJQmMZIw1CY51T2pnaYrqEDbGavmI17Uyt/+jNwe45VgOBAggUnIM5vsWqKi41VywmAJ"
    "t0ms72q0C4d8Gd1lJ5hNjnoXR2DZUhsYKPUS38iSJIcHgyPRkdiLXORlGBatJBR7fAxgId"
    "3az+AB0ddHRTaAYdHXR00NFHO9lAR7+M6QQ6+gR09DHoEnD9WJ/i7dCXCZnNb/e1dOB6N9"
    "uud2vnAIhvdXCQbKejG8ZwyVuN6dfHJW+CPLHQhgrO64d2CrKB9FIdroaFuGorcZXGto+1"
    "b7Q4Quyj+aYJyTfVFN8o6slx6hJfsyRiDmUfzVdNtsKr6r3wqrQZCudPcMa1SM5g7KO4sx"
    "BelmWywdTT4jhF2MdwZ6URc9ezYP8uNZYas5xD2cd09yYd2ZBAMOI8zLQ97DLUPsK7d7WP"
    "rOk73QqsfZR3P8YXHnYUKS01N/mmCLjHV+Me34i1WYu6wUWgjYO6ByOEb4kvXsVCrDBF6s"
    "q7F4DWCPhDZ1mE+CGKcyms7Zr8wxzKGu47U/q31H9QXbxeJ0anEPtWDtvqjn9kbDNR5R/K"
    "z6cnsw+DpBnkHkLuIeQeGtMfkHsIuYem0Ay5h5B7GHENuYdjnGyQe3gZ0wlyDzNGGuQedk"
    "5pZ4rEmu040Ty/n8WAM9HamYC0zz5TMvgWq9Ix/roTjjANq9VjrEzHcIlDxcL95Mf4f63a"
    "XH98+8NPYtH99sX0uhAGyRKvTHgJj2U0G6/IJeRwS8j1SBZl8TcwFszk/9FaIAo4+wzy7u"
    "OnS+xQMdypKs5Rw3QeZh/RN42U+ZsaZf6mHNMTU1/8hshR12O7CLSP715iqAvi8pksFKwX"
    "sM6igOlGTEc5yXpj+gixj+PvG3H8fQ3H3ys4lve2z1xMPYVGdfLC9yMQPJbWHkvM5J6QO2"
    "VBp9OdkIFaVGj/bL1AfIXf3qwXDlDohcf1wpp5tOVcyEChFx7XCxvmi32nRR+kQOiBtj3g"
    "kTDOYinRX5ODmgUNmIaaZJWMNguVs0BLbEnaWxNKsOFOm8/ip32Q17FMFKlix4fT09XqRN"
    "uZnzY+fY8NZ547P1z5Et0FI/M1eXxXDA+p56E9puHhxhhZJfYVmkclJaPbZ9Zsj8Qf9SD+"
    "zwNaCLC8XWZBHpjvRi/betghqktsBvtaRfbb7/ncp2Lp4Vwp3JjKPyBhbmy7ESTMmdUf4y"
    "kRfgFdMKoa4cOlK3Z++C3diMtJPVXx3ARx2UWumadYGupsWm/gJcFkm3Zs5cJN5tIg/+C/"
    "sfq6y/RZQ+9gj5tecvnf68hmFha4tM7RnooRsQsPBjn6dk7d+UtEhQHPyWoj3v8ntMYc+S"
    "y2v5FHlsJs3wc0FKYTWogXrJm8ijK6g5InF1B+w1GUlVvyEQb99i/+F/8Dk2+Pp4K8NzNy"
    "S+J3v4w9k0D4HQviMX8lXBWWvtFZY39FYj+GBS4JpvJR5MHwyIWRD+LbNtd0w4m3tPtyTU"
    "vspWoXIrkxlqi6oVriysPgrLWGyhWQe6qd6JnBwG5m0G72q6/eyaLPT+9iO7/xLc1ij4gv"
    "SRaL92FFjzJVp0gerJR3JS+I+wS9I/ie8JfyH3yKxJeSqKls80psCREk3YDkp1y+Va7ubO"
    "+LnQYvFRLXsN99ejOpk73+GOlOA4rWBBSts8spcAQUjoCel2Y4AgpHQCOu4QjoGCcbHAG9"
    "jOkER0AzRhocAe2c0s7CBndUlUZas+QnAAvDglfNClLV1KMqpa3jSMfQC3/nQJCb2NZXM/"
    "Vws60iejYrFC8FiYojMa+DAD+od74sqEC9R/kYJYqTPP7+ByTMmDZ2FzvqueJnafZAAQYd"
    "0LoDlp7y4HO1iZcCbCIdrhcbRdpXSEPV4YcaelOEhfxeNSL4qobhqzLFsUmmncKYh9knTf"
    "VxjY0fYm+2IYIqPZewhLRwbHdffCKgDzvNK4MShI38NqG3+c15nBz+7hK/NVk7WRAcTGue"
    "siPaY3/Gw0PCcvNQXR434HWF0Tf3FRbqfeGA8kt9VukfXaUJu+6egDITZvUClJk4dy9AmY"
    "kzJ33BufvxZyK/Efx9ZmJJmijSkY8Pp3U5yeu72YJG90slTeGuFkjUhURdY/oDEnUhUdcU"
    "miFRFxJ1I64hUXeMkw0SdS9jOkGibsZIg0Tdzintrr5HiJdLzaykLAacidbOROTvz9aYK8"
    "qM1qV65GAWxmy79yTI1y0Vi/sMV9RS+iz2ywq289BzWbiw6zYzYjlx23RyBgdmlWkdbIjS"
    "+2PcL//NgrtIVy2pvfkG0xOK76GbZ/tjc1B9QfUF1deY/gDVF1RfU2gG1RdUX1B9RzvZQP"
    "W9jOkEqu8EVN8xqL5RJXY90TcDAVeiveare+DsUUfN2tlVvTnTPVfFgFDGoMPaGF3unjpk"
    "ohTkoifTk0pc2gwUOFDgQIEzpj9AgQMFzhSaQYEDBQ4UuNFONlDgLmM6gQI3AQVuDAociB"
    "VncyZ2nAS64ucRAsS3Jv6otDQ2dI4QCxNdr75rpoHWiaBlFZRwueoqB3ido5yDWUh2937y"
    "gu38VummWSBkFBttTwbkXl6316aX81BwG0zrZkPiFz+FZPM5HhWlCEb6bHoihkFFw1kSKo"
    "QwBoQxIIxhTn9AGAPCGKbQDGEMCGNAGGO0kw3CGJcxnSCMMYEwxhjCGHAT2eRs3gTcwdLn"
    "vRVRvntU7rbMcV2F3DwOnOX2zjLbBZrRoiNkyKL/Ox6yTW/CUc9J8xvq70KiuFOvelPMQI"
    "Yb3k9NLkac84fXxLlLrhbMU/ozZ36V7JBFFW1z6oToX6jhdYWGbY013P386fZDziBPxum3"
    "71//VhzCP7y7fVO0tOUL3hQNkjUTdrUYojojOgeyxm7ubEhTR2U116zDCcA+l757OwPKwF"
    "tQBv42cNVFgeIH0xPhO5a2gtAdhO4gdGdMf0DoDkJ3ptAMoTsI3UHobrSTDUJ3lzGdIHSX"
    "MdIgdNc5pZ2pOpHTKYax1rKfBVkYRur+Vt0kKdfggj8DnnfpOnoBdazO5A47bLORTD5osl"
    "/EQfS/tSBxjgOkwHzMouaN9Oe4i35LfFdyN8zKft1kZb+uXtmviyv7NqAsEOuEFs9Z0IBU"
    "vxuI5CYcV1NcYtjD/mxBVqpQ6YmjbXko+KNm+6PY9ahfITrUdHIWCF1schcHBHPNCP0RYp"
    "9218ux+piwGWlD8wEFTDdieiwZaSanRWT5/MeOyT+8RGddEusRYw2fgzvIqgzAOs4TBDhm"
    "bTmnPt8SR0H7G8a8qlS1I6ZA/EKA+hrr6SfDWjZvbm/f5YyaNz8VSP3w6/s3bxM3QjSiYQ"
    "XXWywvzdOi+ggBpjWY5jTc4VAZ/aiTHLIo+yyPZ40sj2c1lsezsuUhxUniK9aPuqSTI8Y+"
    "lq8bsXxdw/J1meV7tnPWJFAYeJ/J1yoLLwuygec69/Ptb59zS0cpLT71Pt/dfvhL0ryYKz"
    "/OwzRr7Ceh8dEFo2LCdCX5LAhMv9alBSnf4lAsEa1KdZXQoHeZrHfxEAdhu57OQ6GbTe7m"
    "JfUpX7fp5RwSOtnkTo5Co7MFWbKgRUw1A7TBKuw7qIo9HGzaLZx5KMwp0+aUSQfh3t5Lj7"
    "jqNFz8dNrkSNyMpG3hYBwcjIODccb0BxyMa7CBw8G4QWiGg3EKIQ0OxsHBuHFMNjgYdxnT"
    "CQ7GZYw0OBjXOaUdH4zTC+NkMeBMtHYm2ghTcI2O+Wv/HfX1rqNKABaeguz+jCkcBTvbeu"
    "WETHeryGKA+ccxr10COQ8D9+y0e+YzzcOOCcBGcntIOoxqj+olwx0hNnA8dCqc49GqkvV1"
    "GmoWZQPtfUjVJgUh5d15k6oYZPRw2igESZOmEIGECCREII3pD4hAQgTSFJohAgkRSIhAjn"
    "ayQQTyMqYTRCAzRhpEIDunFCKQ43cmpLuvyXwGAsS3Jh5uM+zzlqEWFxnCHYaPH9TS5tOq"
    "ZJQCYFMscgl1obrlE2/YTlXsom5NOGJgUWi9KMAVhd0MZkOiTR930Q8vBZqiz6cnYkxB0g"
    "iiSxBdguiSMf0B0SWILplCM0SXILoE0aXRTjaILl3GdILoUsZIg+hS55R2JvyA0t6n0p6W"
    "rGlMb4qwkN+LvFBvIixS547twt6UiZ4rmcLtbudWHWRMWe9QSIqwYhUZ+lAIWy45CWctYk"
    "xlpDVGXGcWR3KVVCp3N168S8gBV/FIX8ZBQO+xN8xK3v1umfKndj8bXP9V5X32yfzVs5ff"
    "fSf+3zCsv2hA+otKzl+UimxyTld6lzUcIQOSvMAe9uMMjzHaKHDZy4l9ssMrSLAT0nvF8l"
    "FD9REyINNJCHG0RHMWKEZ0tfGRtAeTw6CEgE+ytMZEkREQP5ieSAngaSvICYCcAMgJMKY/"
    "ICcAcgJMoRlyAiAnoI8gJuQEQE6AwdLv2KYT5ARkjDTICeicUsgJGMVyL+hwSaDF7xFi33"
    "7a5F6r6mutSrdabQU9eoM3RVg4eq+umijtV9VK+1VJaXfF/qbYwQj2iFultCcYG0bv0MFo"
    "QV6LqpA5FNDegvaBcy4unG4cEKxHd4oAuvXp3rPgbubiBwXlNTtlDjVkBsD0evp0ejN9Nn"
    "0+/b43Mb/n5Av5+kNekORQx2FRQIdzWm6uTY7y5ZJtl0vqUOI7CnL/usN+SMOqo+x5aFFG"
    "IQ4VDvqTH+P/HZt3WMPhj29/+Em41t8+nV4XotHZbOeCWsW1qxFlIJAE2jbMtBB/rX6MKY"
    "eyYafsNVtrwXZ+qwuRs0AQYU0WYTkhfpsezuCgg43uYHkVvNYamSIGNGlZ8jNGl2q5pgFx"
    "ZyrFXc6gCoqzoLrpY9XUkdNBVcuRz0IWxnZk43MFBZw1YaCOC1hVMXu6jJWF3A5soAZkg4"
    "M7rZX3CLHPNL1qdD/QVc39QFfx/UCGJLL+IN4wUeSxRp9P69JYMZdnopyk3alE1sn8jpBt"
    "5DHOEeUII/EPzny0X1OPoHBNUPRG+Yz6SDiXr9BcujhR6xW9Jz5aPETthN95TwIBJAFBvl"
    "gD0B5zJHvCfTIp9OmAXwsJuRYsfJCQa1Z/QEIuJOSaQjMk5EJCbh/aBiTkQkKuuXrH6KYT"
    "JORmjDRIyO2c0s7ELW1L9lEWbLvtfRg9u/sSXZDsnHEPmrD7vJrd52W7VVCxYoGmd5ABWc"
    "hy97lFjoc51/d38zD7LMPOJNhcHpcUOLVoThH2Mdz9giErxummFx0hkF7UVjTbelh1J1Td"
    "uYkEYd+w7mXhSMMLOmM7B4LR3VoSHkVSCPVnPGTO3TCmdPdmyDjulbMr6r5gu9U61M3Hya"
    "EuOSFnj4MA++HDbOeHVGHW1XBYhl4ykR5dktmG+eFaq2BqAWbRDteZ+BOd49OzzBKElZZZ"
    "Q9Os1jYrbV2QvFSwDZoZB3XWgUnJS2+jqvqK7KW3Sbn9U+lLaV1+7fyl/ZqhtfiVmRQivA"
    "xJEP07eu3JXKSGr4C8IgtMO8grMqs/IK8I8opMoRnyiiCvKOIa8orGONkgr+gyphPkFWWM"
    "NMgr6pzS7vKKpGOteavXEdIXnyX3zzpP4k78sVpbbQKAbJgGYagWp/s7O9hvGtc2basQQD"
    "/fiuUzzfh5ArDPL7BNG39PMN8FZKJQx5NH0zp9PKD8brbJtISbakDABgHbmP4AARsEbFNo"
    "BgEbBGwQsEc72UDAvozpBAL2BATsMQjYke+pJwhlICBgt/Uk9muVyFpXOn6tlFjtELA70o"
    "NyhSL3vrbUmcWA0tl2aLu7CtumgvVD+0vO/XeVVy7V3Afvqm9c6vM2+PSTUV0Hb4hE/FHs"
    "mROFPhx9Pj0pDgdkRXkYX2AG6jCow6AOm9MfoA6DOmwKzaAOgzoM6vBoJxuow5cxnUAdno"
    "A6PAZ1WHVRcW3K2rAK5UAlE7tPsA1p6Om5CCnCQv33RRN+X1Tz+wKKJp5lFDtss5Gl4x50"
    "T0AUcCC1t5baMz+21AE1Vz8XcDbY5nX2YR8XQHv0jnh0zZhi6NdV68mibNLaOrM56GYr1W"
    "0NUo8IIFQlSzosUBgb1XymAGt8jM649Mi9Zu3aFDGgWewJv3MQm6L7yzEhbA9hezOtCEXY"
    "fhxFUdmWDHVX7nWT5eC6ejm4LtdlZ1x+vw7HGYwNhq3dZ+c+EkEyV1aWSx5N69Ij9stZkG"
    "l3urQc3y3+TpwwKQwn678FbC/+F4fRP1ziUCkIImeN/RXhr9B8ix88hkX7fdJIniZHPiGu"
    "eAFDIb4jiCyX4rWKQnQDfCHkdViwE0Neh1n9AXkdkNdhCs2Q1wF5HRHXkNcxxskGeR2XMZ"
    "0gryNjpEFeR+eUXkpex4hj4lCYDvJmhuL3qhHBVzUMX5UpFsY9V622tfd4JBALSX7aSHB9"
    "WiO4Pi0fTsUbtvMVMe66i76OGIhxtVVy8HbrUadKTKuOMBZxIKa17wLO6conRLcH8jCYAq"
    "3FzFHELLfEdw8xvDGGLY8xH50xnkfBEG87xA/hszL1PwszperGtyOmqLFQJ0T/Qh7lvS3y"
    "GSlzsaNeSH3+RH7tOTTMnz/dfsjpLaVkyWJe5DQvpMgXFJMlZYzTJa5SaKyeD3kUzIf2Wc"
    "Ixjy3KeuehoD6arT7GiQRam3sWZJ+U35nzZki2zKeQbCeKVJno8+mJPBmeNIICIpBoAokm"
    "xvQHJJpAookpNEOiCSSa9GGbQqIJJJqAqweJJpBoclmJJoezGboVpnMoKDLd1p8QQ3Ohte"
    "EmAAvj+N0HeXZc+6RqBgJucvsQMlxPaaVVA1ckWitcvw5CGv/EknadPJrWyddbFoTYm+FM"
    "W1CxQcUGFduY/gAVG1RsU2gGFRtUbFCxRzvZQMW+jOkEKvYEVOwxqNhwqA8O9Q2mUzdSfq"
    "5qlJ+r8nkzvttssGY57AzGPqOllysnxTeGRHWsr6YScwZjA8t15kkfVZi3u4VH+bpNanse"
    "CpaiyZai7Bm2Veh51TdkHiFwR+aJOzLzTHtU8y7SIwSYHsdtpD9SvvXww0QRjUkeTRtEY9"
    "xM29OFNw+x77QIJnYceaAdLchaFreUHwkAIf4U7dfUWSOfLZj7gBzsI7FDkgAtHhBGW8z5"
    "ngWuotJmH98AsaK+7DGIFZnlhUCs6OxdALEiG+RriBWBywKxIogVnZ17m6YTxIoyRhrEij"
    "qntLvSmli1EtUlsWLl+mNDLON5k+X+efVy/7wcK2J3xJ+tMV/rBYxyMBuZ7txZgNMNZ3KJ"
    "qe8w1RJSo8AeIaDAamjd5OuWChNlptoBay4+y8Mu+v4zIlbVFqG3DA6sbpOt7oDci52zVe"
    "WwPBS62bRuNiQU9dNmG7B7MlGEopJH0wahKJppezoUFf+2NE4k7yPHUYHH+FY28THmYuyi"
    "JQumxdvYHPEjEfXl58Laid50eLIg0TO2RAQ7a0V8arCvhaCVBRYhBK3M6g8IWkHQyhSaIW"
    "gFQSsIWo12skHQ6jKmEwStMkYaBK06p7TDMl0y/VG7SlcGBO5Ea3fi4OLp7LhHiIWxrF7O"
    "5kDgcCiHLQmPtNCM81Co1mW0cTOOi6T44XDdAAc3Oy8wCPcYmXaPUaq96/VJFgW90nmvLK"
    "nntQtS5pDgS5u83QTknpJ961h0FgsdbXJHQxXQ7j0hQ4L9ohPDP1N1GdD02bQu3O+IVuLb"
    "GpYAnXxeB2y3Wh+Oe24I5+KHIYx4yAIZaBcvQhv8gBYEBQQrzpS2eQFE3/uaHBB9N8qbPZ"
    "dc5uleHp2BAPGtiRc/QoroWP5azQ5QQKEjWnfEYRvS7IM8CujXot8gA+o92Swiq0JpQh2e"
    "njaiNseGJ82o1yhg+yg/EcUwvqbbl8IoYsgj+J5w5DEu/q+wBtB8Q/xomnPyj/nLKNHRwz"
    "xMbaco1VH+8Kggx6ZscvX5ZV/8L/58TV2XJBC2C2XqpHhKgzgXcyfe6EVffjD2lrIySPQm"
    "5hOw8MDCAwsPDI2L6Ag4A3gm4gOmWRE1AQwYWTsaEAPE1prVRK0piVqMrW12ko7y+l59yD"
    "JFwBlLjTOWW+r7mkQfIcC0BtPS8J1JEVJatpqWSwlrTdbh4K556o9odkEBCR3QrgOOzp0m"
    "/3lgK/pNiyWdpQPcQDjMZe5rSmCnCBsCeHWR2D4KYEfktYmJZ4EQEDc5IP53Rv12eQ85JJ"
    "zLGtcQMEpyjqTQSaXmHD+eNhCdjy1PH9OXCq0UgmnI0dbDjjwAfzg5f1R5pmgekPt59Lm/"
    "ky6p1HMlJFKCxdf6kRBMAqI4kt/5V0QKc0iCDZ8jHESfIllMmsva0nEWAY2O+i/ZznenaE"
    "/DddRog4O75LXZL3+F5rJI9Vw+w4g/8JBsUm06Usm3mAYoFPsraNOgTYM2Ddr0RXSEvoc3"
    "uGdtHediF9Tk/IAAzh8xzsVfqxuFyYGA/Nbkw8V/fcZgpF2rpRQlACvYHVop2hCX4jLdNe"
    "eWUsSjziyNRxnq5XBSQLbeg3DHtA/X52CgRz8yIqM4X1878o8gMw7sye+z5sCePJTbrm6s"
    "36FkDWrmmQRtsa2E7QTtHBKiFiZ3ckAc3PZYbgELHW1yRzseJRWKZF2BxizKCnu+77oqSx"
    "bIaI6YFcuAbbTILkNtCLX3XaUviuIo/NNPfyNOyAJ1TCQF2cBw3TL16W9vf/h8+zFaNjjb"
    "BQ4pRBTFu5Y08+49oat19N7DB/EZ2nRNMSXemVHpJ6qAZ/b59GTE0yk2Px32jJLxksCkDA"
    "3Ggcn4lErufMurQ2ByFbA9j0OJRHzbQxoflAbzFMVW0xQl2ypigTyt7ITyWAxTREWH/gVR"
    "0FSGMWd35GEeHdiJvzfcs0PcU/w0rxiVjX4M25MAUXkUO+Bh9HOWsy0O13OEfTf+p7wSWL"
    "YV384C8YXYk1XW8YLtIGQKIVMImUK5dHusRCiXPohtCOXSwfWFculQLv3s3Ns0naBcesZI"
    "g3LpnVPaWbl0SAvJpIU0yQqpTgoprvUjuD550pu7XMi3aZZwU5dxU9pK8b3wkgMtgo8Q+2"
    "yV62fPGnAsWlUXWJTP8hyzva+dsJfFQK5HW6UhkRC1xncWZN8Iv2myPt9UL9A3pRU6EVi1"
    "SM6C7CO5l6U6Vq51FpEjApaQtktIEvrQ1IqzMGtcEDhdYDfh0aBtV0xSAYU151H90CJNKo"
    "MDYctkYetQx1JHg8lArFneOtNfHFkBVK+o1BECRaU0ikrFtCkjHDUHXbMg2BZaHzWOaWyx"
    "MeSQsDWYtjUYkun254ASP5/OlH8yPX0Tx7Hh6by2Q2nQOcJc5l/NY7D85BVivkMQdhyylS"
    "lhBDvrJNtMpoCtsaxzEbD9oV6G+G+S1MuIKzezva/IYxviGyF5zIJFF5LHzOoPKEF8duLT"
    "tVKH+hwIyH+EFCY3G02FPYHYp693n1Ikr6Ld6d25fYQMGGoOiGjMD4Wnx1jjgWPNg2EJwL"
    "5R3Mu95i28QzhADU5ja6fxnRgOysuH4gfTky6jl7ZrcHsjOVY6DNGCOEweDJK+mfTTuPgB"
    "aJ4eJJ1PEWfxPT1xhUV59Ch28/biQ3ksSUC3W+Jz8Vbs79fUU5SEHOpLwW+0wGIDv9Gs/o"
    "A6jcZ1BNSvg/p1RpjfUL8O6tdB/TrtWl1QP828PoGague3aVrWrzv3bRwQlm+UsQVFrYYp"
    "VyBFdc2iEAliQBV+j2koWRqpnXq2++JhsxCf+ExzhCcAiIA0ioDE9TTa5cnloBARGdd+bU"
    "hE5KOsY1ZRLC59Nj0ZFwmyTU+FRqr7GMIKFmweEFYwqz8MMKWAfvkJZAOeiXiyYX+nWlZs"
    "irDQD3563cCMfXpdacXKR5DGA0br+YzW1ySgzlplsh6e1Bqs+NjGGEv10WbqweJ8nJXa/8"
    "L/yEOU1aZlZaEwucirqa0uEmbDKt9LcSA5qTQYPjS3kN1eaqaIbxSejmIvlVE0NcMZyPCR"
    "ypHHic+6mf37/wf/DUL0"
)
