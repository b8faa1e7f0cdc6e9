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
    "fan" JSONB,
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
    "request_id" BIGINT,
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
    "voice" VARCHAR(255),
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
    "serial_no" VARCHAR(60),
    "unit_id" BIGINT,
    "place" VARCHAR(100),
    "keeper_id" BIGINT,
    "state" VARCHAR(20) NOT NULL,
    "price" BIGINT NOT NULL,
    "residual" BIGINT,
    "supplier" VARCHAR(60),
    "supplier_phone" VARCHAR(30),
    "invoice_no" VARCHAR(40),
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
    "notice_id" BIGINT,
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
    "eJztvQ2T2za2LfpXUKpXNckpHb90u+342q9elZ145iRluzO2Myf3xikJIiEJ0xShIaiWe8"
    "7Mf78AKEr8ACmCTUogtKvuPROLWJR64WvvtTc2/me0Yj4J+JPXvh8Rzkcv0f+MQrwi4j+K"
    "j8ZohNfrwwP5QYxngWrLH/gEZxrOeBxhLxaP5jjgRHzkE+5FdB1TFopPw00QyA+ZJxrScH"
    "H4aBPSf2zIJGYLEi9JJB78/of4mIY++Up4+s/13WROSeDnfjD15Xerzyfxw1p99oYufgrj"
    "P6u28gtnE48Fm1V4aL9+iJcs3ANoGMtPFyQkEY6Jn/kT5C/c/cHpR8mvFR/E0Ybsf6Z/+M"
    "Anc7wJJBGj/2++CT359yPuLckKP7mj8RMesu08wHfkSUi+xhPq//+7n5kBTiYfbj9PPr39"
    "PJmMDJj0WCh7QfxBSb8u5O/8z/91ff306ffX3z19/uLZzfffP3vx3QvRVv1R5Uff/zv5MQ"
    "dOk1cpZn/6y08fPssfxERXJ8NAfvBvhcExTlCqyw59FJMQh/LvrOqqH5LuKfZVDtdNl6Uf"
    "HPrsMFZT7lN2B94fB/7lRGXRQjDrk3IX/LDEUUUHFIGFPhB/WYM+2E0Ka7pghb9OAhIu4q"
    "X45/ObGnb/9vrjD//1+uM3z2++zVP8YffkWj3Kk+1FRHAxmT0YMZ1DuUfzs+8a0Pzsu0qa"
    "5SMtzTFdaYb0j+KRfKLfAgrQAtv+Dvsk/Y++lhn93uAFzLt7IjaI3vaEmp74/NP7t58+v3"
    "7/i3z9ivN/BIrN15/fyifX6tOHwqffPC/02v4l6L9/+vxfSP4T/Z/bD28V14zHi0h946Hd"
    "5/8zkr8Jb2I2EX+4tCkyhKUfpx/lRsFm7beYbDkUTLbjk21HWJvJVoB2MNks496l6SRM/I"
    "kwTBflTv60wkFQaVRncaez077r10h7ev39871ZJv9RZ4h9ev/63buy5RUJ/u9JxOUvKHFa"
    "bfgWYKej9KpfSq+vbr6/efH0+c2e1/0ndeSWeVX/a7Lkp4BWq711XkRuub/6rsl6L1pVLv"
    "jq2b8LK0GMaWBE8QHiIMnXz541IFm0qiRZPSvYsCyMpWBi5CgcMGC5HLdc1oIhs5Vij3CP"
    "3usm9F5X03tdpnczC6inkXUYC6r43UMKBM8Epq91Yv/JaQ3AN7e373K235ufCmLNh1/fv3"
    "krVmfFuWhE44yGI0XP+V1GUpMfzLB3t8WRPyk9Ydesqm350ep6VfwEh3ih+JN/p/yrUjFY"
    "mJhkRcJ4pFOK9w/Hx7TiDSfRBOfag2QMkjFIxtb0B0jGIBnbQjNIxiAZg2Q82MkGkvFlTC"
    "eQjEcgGQ9BMr4Tf4TRkp8CXFQzOxeCKkdsDcHVwxU41nEc0zgwc8b2CAf57SXsoQibELNx"
    "nAW5Zxr2wrOMYuw0wDzNn8nXqh0ug3FiONdZgW9/+5wzAFMyv3n/+rdvc0bgu9sPf0mbZ8"
    "j/4d3tGz3n2tF9nHaHxvepiSfzORFO+32FI/RZ+DAV3OeQ4AfZ7AfNWeSRSUSw55G1ZmGr"
    "iYiVoRAZG1hk7HXSdXXxsdf73j1yoiIFTA7j4WicbDT16YLwePoSsTmKlwTFYkUX/4FjtM"
    "Uc8SXbhmPEWfIRRoEYRhHyljhckBQiXEjkM8JRyOL00TZ9g/pZPorZk1Gh70/93RD568vu"
    "g8ifVQYiRP7O3wUQ+XMhGAGRPzDRIfIHkb+zc+/SdILIX8ZIg8hf55R2FvlTeac6f+IjmV"
    "ct+gdIX3yW3D/nPImDkmFGfhEHzlzrLoCgNwS9h81xoi0aUXyAOMhw9xpEIjMTf4I1NB8J"
    "UBWw5/KOwWJvZLHTtdE8Spq75/LeNDnKeVN9kvOmdJDTJ/fUM1NLDxD3CH7RZBd4Ub0LvF"
    "C7gC0xvjBkm9CrPgCXfT4+Gt0rtj4e2eNE9Gk0RZQjjKRjIn/AGM0Ipz5BNFbxM/kZwhyt"
    "CVsHBEUE++LRKzTdeTJ8OkbTiAVE/TfCoY+mPlnjKN59EBHksdUKo4DymI8Rm5fjfOf6JV"
    "/C7ZJ6SzRd8YUaTVP1LRyxkDxB07UwqViIg6mYFiyQcULExU8WX777DbMH8XvXEfMI569Q"
    "yGbMF5/4KxqKbxBg8bsZJ0++hFNBPZbhSbmhiddtlyRMHor/ZGgp/hQZn1R/E2crEi/F96"
    "BNJCZrjLZE/HL1A5joYLRiEYF4JcQrIV4J8UpnfAWIV0K8EuKVEK90abJBvPIyphPEKzNG"
    "GsQrO6e0s3glnPPKhxSaxRTqggqlNV8KCW3OIBVwTtB96uMwksO97GUyyotA94ybXsZ6ot"
    "qZucZ7iHscd29AJmxNjGuSFnBAdYNyjhFlEY3NPKIs6HQr9uhdb7pn/nxuk9O51WdztTuj"
    "oGLBIjOWi8ATMn01WKYVO6Ysp6ATMizs/xNx3Oywec1Z85J7vws7Gdl5WZAL6/Kpbbw0vm"
    "dEehYEpJuTfoiiGtGehwHx5sRLQ27CYxxvNMwfMQAzuBOu598NcsdUfFXrtDV5ajkkyLQ2"
    "y7QeDj0StOvmAhY62uaOFguf2HbaTeccFLrZ5m5uvWbDkj2ULmZrEpq7sjmUC2Zn30chFG"
    "FrvGhBc4pykeYeJPPZhpuP5yzIPZ5vmtB8U83yjZZkXdbkEYq1CZNAsIbgOQ2ImRSwR7hA"
    "76lVgDQNvcx43W1IGRBUfTtS9S1nVmYy9c1NywIYzEubzUsuj4LHLNZNreo0ozzKmcStzr"
    "KM5CEWc1bzKGDVpmKUmaNln4TzPDpyWE21GZscWJvwFHL01NptSFAWiuYskse1ULLhvToc"
    "FeMxfuDqSJX82vTIlUB7nkDH8rDZQp7zGhX6s6evgNNa/c40OK1liYUAp7XO3wVwWsuFpD"
    "Q4rQVeCpzWgtNaZ+fepekEp7UyRhqc1uqc0s50FOGCGhc4DMGVeLwrYWdZzwsgXtisgfFh"
    "lywI7Jzjdo4SWvUbYD3LftX2B/mkWo5b5SblkGBI2mxIylxBo5BsCoBwrEE4FoLfl3Ll2X"
    "r9t507oIsvHZ6Oj0aW1uusZ3E0plTdBxCzccC+hJiNXf0BMRuI2dhCM8RsIGYDMZvBTjaI"
    "2VzGdIKYTcZIg5hN55R2FrNZBzies2hltOxnQU4UfoPrkYbPsRiQHtE5xtWq2wECmpuBwh"
    "my2PA01R7hgo146tNU8iia0cqRAlwgu7BqPGtyYZFoVb1uPCtdWbSJNFp9ndMT6WR6B9h9"
    "1ugA8bOaA8TPygeI15tZQPmyXXCxCAanxzanx5ZYzMan8UgXhlEPxkcjMPtmjc7zeEscLg"
    "hic3XKRjgZr9DUp/P57kIoeV2TfPg/6tePkRh7RPQ9k/8dkq343Zx4EYk5WmF+R3z9iZ6u"
    "v+RL+CWczogwesgULUU7jngs/uGjexxsCJeXQyVTD8VLHKMY3xF1OGj3Q2RPjdF0Z5dO1S"
    "Pxq/7E0e4jhOcxiRCN1bVWLJ78x77Rl1C9Eu9OJO1e6as7r5IvW4o/SjREcxYEbEv8V2jG"
    "4qW6A4us1vGDOtOUwDhKX5ZcZCX+QL/pkaXf87EQNQj2dWeltyg+F5BCs4iI13L1rz8ggG"
    "Z9wAYCaHb1R4b/3HxrbHLlYQ66w8+bWF7Pqw2v5+WsuWQtK7FcnRJ6QMAAbz3AsVpijQb3"
    "AeLgwO7jGuz5vMzvz8KqqKrqugMUnQfqxehfyow6QWBytqFBTEP+RH7fOSKSP3+6/VAvTR"
    "RViIKHIF9QlCbSm0/N/OcMyMER30sC9BmyzC+P5b2Nb8ZzFuaeKNR9Ma4ka6RVtaI8FPJN"
    "RoPSinIl75QOYbSPHyCP2sktm22n3rJbBNEfG0C3jPHOy0dJqStRE402jhzMvY2jD5eWmZ"
    "4vzUAcGron8Gkt0fV/SK9R0kj7+2fjY+p+9jImOFwB2jBow/b0BxyugMMVttAMhyvA2e3D"
    "2YXDFXC4wl6ZYXDTCQ5XZIw0OFzROaXdHa4wEyvWvQoVJa/POQfCOEbmcHzsqlEu71VNLu"
    "9VOZfX2DN7lEd2IQTborQtiXf3caN+ZFlq2z8cH9XaZNNJlLY9mk47lU0nf+csnEo1xqcL"
    "GvOX6Mvo6ZcRYpH4j//4It60xnFMonCMVoRz8Rf8+49XiGBvqbJUeVLgnnyNZYao/D6xK4"
    "0TqHq0XbKAJGmu5Vzbs/wC0BId2HpAS7SrP0BLBC3RFppBSwQtEbTEwU420BIvYzqBljgC"
    "LXEIWqJyUo3N2RzKQRWmhzTwTZsDajmUgzz3IifudZcy1TW1RHIoJ6g+dUERxWD2txqP9A"
    "LYPYOys0Ijtqi7EQt/ZrORTtvdPRofU3b/vmt0XNIVLSdegDlXS+KuXsEdeZDlCqQYykkk"
    "9vo/cUS+rgPq0RhFZEHFax9k6QLxCOEQ0dWaRbGUXZcazbaXrwBRtl9jCERZWxY7EGXP3g"
    "UgyrrgLoAoCyoSiLIgyp6de5emE4iyIxBlhyDKQsZhn+d98z6+Ec9lKDDegHEvEhSRr2ux"
    "lhvXK9dgHeS8FyF8jSPxXzHR3M5YV4U/i3LPfLz+rhHVsllN9bAy2W2Fb9C82xTX5jGON5"
    "pi8XVqzx7i3rW9100Yrua3yO6K8jnVldGpoTeDOSG/LPTIaSi+arZA16zPRZaFHRFPoo1m"
    "uThSrioLBI/TZo9TBUDadHEWCF1sWxdbFH39uAlHFdHXj5sGdwRLjyZgi2YRWFk+Xi7yaf"
    "F4AX6FvhH/d5x8LEfjtzJmmgy0MeIMxVumBGB/EwiXH3k4DFmMxNBO4qniZ8uC8kwWbN9S"
    "T3OO5lRfClHavvZRiNLa5XlClPbsXQBRWhcCRxClvVQLEKK0EKW1iHuXphNEaTNGGkRpO6"
    "e0syitdJ3NKvEcEOBItHYkJImtArcQsoUgucWMQ7T2hNFaqRy2uzs2hzyX2wamZCNTUoZ8"
    "DcWmFHHCGKZouiGpPTu4KKZgLIrbTaU8FLwym6cSCf12nZwFQhfb3MVLIqbjjOC4zRVaRT"
    "B0tc1d7W8E7+Lvn6w0OVTVkkAB5tDVN52JArKa42odG9GaxTijXHXG6JZFd4ZO0QHinkf0"
    "ookF96LagntRsuB2hUeNGM5g3KP4WSOf81mNy/ms7HHK1BoNxzUVSfYIFxg+RTESS9KyhK"
    "WEP7FN5JGRJjMr83R8LDlLJbPwQ2O4YwySmyC5yZr+gOQmSG6yhWZIboLkpj6UAkhuguQm"
    "i12HoU0nSG7KGGmQ3NQ5pZ2pbnAnU5/LPRT46LsGsLD2ojsjig8Q9wyWXs7gi7cpikxIzm"
    "AcHMrXzXKVajKVNBz7Eb03jH/kUO6N5l5WDPG2TRSY0ryDODiWnzYi+WkNyU+1JBtvff4j"
    "M3cvcyhzErVhOosDtpuyvcacb1mkUd8/ERwQv5rvLNIFvi8pzEfWOIpHuhBf8mR8NLx3aA"
    "eRPYjsQWTPmv6AyB5E9myhGSJ7ENmDyN5gJxtE9i5jOkFkL2OkQWSvc0o7i+wJn5NUeBTV"
    "lQtyoJ7OfZQ8QOecicThbyGB5nEOqs39KHMH2ibEtCp3EeqerdML56185Uf7yXYP7u4dZU"
    "WYoGPBIjPzvQg84TH3696EuvyobjKmq0d06XAUm9HA8GzUHuLemtF9hFuY2PJqDyOGMxgX"
    "KW5Y8aSu4En5jN+KmQ3iHcBBfnvJhUnsBRb5ulSNmhPVBZwzHmBn7spQbvq4Gsz2ZlX89B"
    "cSrWhys1NlJDXTZtwspjpZ5yHH7xZXATh1CT31+RSFOIrYVlWLF35v9IDmLELyfu8HFLGA"
    "pNeBJ9+2Ek00d4l38koI7/a7TkF415ZNGsK7Z+8CCO+6EHGC8C7EoyC8C+Hds3Pv0nSC8G"
    "7GSIPwbueUdqaX7Bxgs/BuDtQXp+7Hdw+qg2l4vQiEPmgdY8+qLuU++JmzsGoSFJHFHZl6"
    "MfoXCijvbZHJGL6zDQ1iGvIn8vvOYfH+/On2Q253Lp3XKB7NKGy78gXWndf4yNQvrlAa1d"
    "NxQ40xShvD4Q1Q90Dds6Y/QN0Ddc8WmkHdA3UP1L3BTjZQ9y5jOoG6NwJ1D9Q9UJbqvAnp"
    "75uf3cihHExu76d8myTN2GvLoRykunv7JvuzTJgu4NwzJTtLErZO/GyScFloNzYQRI0zL1"
    "+jRYTD+BUq5ktK3ZsnKZHiAZIP5D9xnGZSUk3S5aPfBoqsA3s2KLJ29QcosqDI2kIzKLKg"
    "yIIiO9jJBorsZUwnUGRHoMgOQZFVTq+ZHpuBgBoLuZbD7QPItexoe3Y31/JXrkS0GqFRtR"
    "ibSIybFHFUXPyBbQT5iIXBA9ouaUCUAijxaEYCFi44itnRk9yt3wJiogPLHYiJdvUHiIkg"
    "JtpCM4iJICaCmDjYyQZi4mVMJxATRyAmgpgIQlaVJyF9eUPeMxDg3YR3WyQqqoSjsjAlPx"
    "8flaPSVnD2F8QhEIes6Q8Qh0AcsoVmEIdAHAJxaLCTDcShy5hOIA6NQBwagjgkfc4Wd4dl"
    "UQ4eiuzn5jBJmrHnkEMB1c2oVgSZsJwCTni3x3e9SRV9Xl0Fh3sv5XCvWHd+islqVCFnqm"
    "fjJpLmhKZNQdcEXRN0TWv6A3RN0DVtoRl0TdA1Qdcc7GQDXfMyphPomiPQNQejaxpWNDxA"
    "IPmqrSchff1JLJxWo/02hwKRs5nIqUi7x8HGzGXLw4Dshoqy1GGImeaZwbhnQ/bCsuCObT"
    "R3ndf5xXuIexxfN6H4uprh6xLBnLW5UD6PAmMDrpOHkJMNy4NjIac/Ex5TYZmMNCGn/bPx"
    "sZDTPNsSIk4QcYKIkzX9AREniDjZQjNEnCDiBBGnwU42iDhdxnSCiFPGSIOIU+eUdiYCGS"
    "fRO5w/f9Nkub+pXu5vSsv9jCxoOPGxZleVi30FxTlU3To/QMZrGJYLd4E/EvrG7GUwF83d"
    "nfiVRjM7BTg4s7sPSdAVXhAz8fwAcc9SvmkUV7upiavdlONqAZPr4ExjRL1hLKhgOQsq8D"
    "wTqL6G8v6T0877N7e373I28ZufCiLWh1/fv3mbRi5EIxpntC1bJHTZ7D1efyardYDVDyxL"
    "6cU246OSuuJrhdeTOIs5Win5NiQoGU+IzVUt4zkNyEs0VS+cIppcnralEUHyRyIaqg8i4t"
    "E1+ZN4iqMF0RRP7vLFIPT3a2CD0G/LPgNC/9m7AIR+F7RHEPpBmQShH4T+s3Pv0nQCoX8E"
    "Qv8QhH7x+jldGB4uyYHgeElbbyIhVKzocWDmTRSBDkqzvWTkz9M1tzHTe4SDFD9vwvDzao"
    "Kfl/iNyD82NCI6daJamc2CQJk9oszmTvFEOORzFq2MRnQO5Z7J3n1I51yVzqymuZ+acslv"
    "bnEMsIR0j/HrRoxf1zB+nTBuU3DnI10stXcMZJ6OmwV0on3jo5Gc6RrHy6mKpfBdJIWzTe"
    "SJpmnMJRdweYUwUp+Lj8Sw2sTi3wENiYzMsDUJ07st5UUj5fBO798GMR8HvAKI+djVHxDz"
    "gZiPLTRDzAdiPhDzGexkg5jPZUwniPlkjDSI+XROKdyhOXBPQgoBRlttCnAw+ADxnQHGd1"
    "amLvDK5as+Go3fmuFrlRirfp5Ghg0aZdQHDXPop7LpJBFEKUc05kgYWMIG42M05TGLyOSO"
    "PEzRdkkioh7PHmLCUUDJS5UVz5UoqvRPLlPhRRfFJIwRF2OQIBaK/z/7O/E0Wfan++ov4Z"
    "dwuo7IPSXb5J27DH4uzUC0pl68kYg5wuk/xuq5NEhJlDy4pz5hr9B0HeCH5CW7z0RLHKOZ"
    "MHK4sHGQh0Mk24y/hMkvly+SP0Y122KOuPyR4heEDI4IgFwMcjHIxSAXg1wMcjHIxSAX2z"
    "jZQC6+jOkEcvEI5OIhyMXKcTYuCJRDOaj/dFavuES1sUycQ3VD9XFv2wGiOf2nZkzXesk5"
    "HHjJrb3klda6qVOS9TaNCytJL6GQAZR5GqW68VDE+pzMs8TXz56bCTx7SF8cn2+R7l7amd"
    "F/GrG7a3/C4Xuaodt9FI9tBRnmAnEW1mrns8yXPJM8nEaazJaOLMq91aMXEy8TgTPiuoBz"
    "T7Lqh+1dnNKM6gwIeG7E85b6Ou+wetneAxxaszuTNpYkPTXWlM4DAvjU7G5EfIGvqX9acx"
    "3bAQKMlhndsujOaE1NAc4Zwt37cJKqiUrfMVpQcyhnFPhOR+xEfKWuDPIRVvcoYFXLKtZs"
    "VTIi+JmuqsqeZ3AQDrQ5HKg6KmSxmSyaQ4EJbf2lkDQg72h4N6rItVXPxk3ybSdB2vR40m"
    "2q3EzRCvsyt/WlyhKVb0B8ybYyNxStmEoexaq29INo+YAigv0n6EcSiOUhXOyKDmxRjO92"
    "lQzUGyQzmnTbE30pZLP2u4FBNqstCyNks569CyCb1YUEO8hmBXsbslkhm/Xs3Ls0nSCbNW"
    "OkQTZr55R2m81qVvwgA4HiB209CcgiPlmM+FwJPtZRfZaBntBoPNLzMAeHei9prsaCubta"
    "eS/8kq9rKqzENpGnPPRcrjKY743Md1lYWFe3v2a32COcMds7szETbtpMmhwSPF7bpow9Yc"
    "TgB7YJYxXw0kUS94/HDYKJgRiAh9ZH44mfZRAO81j8qtWMRGhB70mIZg8Io2gTqOtpMVqT"
    "iDL/FUre7KPNGm3EmItUZR0Z0FNiZSls2PG7NdHB3/OxIfnW1OZVrx39AfHDoRnfED+0qz"
    "8yKtamQm2pZT87KYH7ttzv1rMS9XUJ+XuIkw5o1wmkFRfV1I7tqitqYGTXj2yLTK+Pm8pq"
    "icmzZkZXlDY9nsGlFkRPGEY8vUgGo91IYapgoCovSKJ7Eo1RSMT/SDMJx0v5TKZgvELJO9"
    "Y4wiuuKhJuZYFAGieZVZoErtN8J+RvDX5mgv1lW39A/hbkb9lCM+RvQf5WH4o15G9B/hao"
    "2ZC/Bflbl5W/lbilpuZsDuWgttX9wq8YM85iyaEc5LmXJIuD0tJiTKcwB8m+acL1TTXVN3"
    "qmEz2qTPXPnIV1VB9wRVOGejH6FwooH2DBihqKf/50+yFnv6TUfvP+9W9F1n94d/umaJjI"
    "F7yxR7v9i+iULX74yDaxVr/NPR8f03AXSetJtG9+TMet7hNQQfu1PkAFtWS1ARX0/F0AKq"
    "gL9jmooCDbgAoKKujZuXdpOoEKOgIVdBAqqHQ69Wf86hSjLMpBwaj7hd9YAAXt00z73ETU"
    "zHRJ2jtI73Ujeq9r6L0u07uOiE89QYmZ3pmHgdxpJncWjr2LJdeM/QwGqG9Pvfw564kYyn"
    "P61cT4KOKcMei6sz5IHD2oP7RE6xvGgirrI4sqkDoTsL5Y3X9y2jH95vb2XW5Mv/mpIFR+"
    "+PX9m7dix1QDXDSicYV+uZamMI+NGS/gTsh5GggYLOWyROkErzXGSQ3fWRAMcAO25yxS4b"
    "2Y3RGNo1hDeQkJvJuM8hjHG7OsgwPkhDcMXPWlBRc8nCb+TbV3Y1Gh6XdsMdJEuOXH42OB"
    "7WDXqMGxJCL6kMeTTRSo4z1JseZNLNqGLFb/xL4vTDQuzwLtGqs0iilaYr47VsTmSH1GpN"
    "GbHiUSWBohdVhOezjphN8Mwfl+zVIIzlvioEFw/vxdAMF5F2RjCM5DNBGC8xCcPzv3Lk0n"
    "CM5njDQIzndOaWfyuHCgEzpMlv0syMHoZgfSSqHCYqRWblOai0D3NtiOmZbjUnyf8HY11S"
    "yPjOcMzsEh3UvAfsMr0nqqy9NnIA7doHtiFUKSaJzskwW5t5D0cKaU4MD8SGkGBCQfJ5lv"
    "PI/ojpLWBS4PGAgSPz58VpdbUhE9G/JS3ZnhTNdGK0PS3L014abJnSA31VeC3JRuBPHJPf"
    "XMlt0DxD2CXzRZdF9UL7ovNDtbEmI09keKQPfI7r7saib424rrHc5Bqq8bcX1dQ/Z1Jdsq"
    "Ut6K7z3SPcafNfIBn9X4gM/KPqDH5IKglbOrLYscCIwLq4oGv2MLGv5lI94z0iflpE/HDX"
    "JzaDhZ7BsfzdH5M6YB8RGni/A/acjVVQqeujgBseiQI6M+4Yhvont6TxBGPsE+8rC3JOXs"
    "m47e+Yi8mjtSEVPTRwB2zbvRoI7n1Qxxva/Oj5mL3t5EugMk1YtRFuNMyKXD+IB3R/yJmB"
    "1UY8AcuSGoCIaYpc0xS3mXTZt7oDI4yAAZVvdbYnO8F3swVgtXyeBIHx21NlaZhlDcCvJn"
    "IX/Wmv6A/FnIn7WFZsifBeupD+MZ8mchfxZ8UcifhfzZy8qfJVysKLGu1kHNsp8FOZhs2E"
    "vxJcmZacA6g3GR5m6TZwVZEfEIvU/u1jYhOYtzkOjr75pmz9amz+qGdEWguqbgUhYEFZfa"
    "V1wSPFamin8mX6s2xDzMicFeZze+/e1zPfN7s/Hd7Ye/pM2L3VFinpPQrzHia4INRTCY8T"
    "ab8WlvtajdUoY6Mdn63sIVZ+FGs6dUG/kFmDN+U5dGvpgU8icaG0Ypyj1x5/pZk9Rf0ara"
    "JnpWSv6NyApHd0Y0HyDAcSXHdgV6P5PVOsD6i42KTcYNA7+TOIs4Xg8qbZ6ac6o0k/iEhi"
    "gW5h/a0ngp/+0RLizqO4L+n/+Rv/TfmgJPj3oVRJz73QQg4mzLygYR57N3AUScXQiCQcQZ"
    "fGuIOEPE+ezcuzSdIOKcMdIg4tw5pZ2JUXtv07g6RQnpoqLaR+w54+AbehElpIOUd7/n7l"
    "kzjviXkA7y3XHQoKheGYVDdWAnKD91UPQwcOUp9L9z3aZZkxWgh0N+QPv8gA0nbcKWeRhc"
    "O6FZfCyJRXxgMfXIJxLHyV9fikTkG4yPxSFC1XzCM+2PRyH+saEknszIgoZThEMf7T4hoS"
    "/+HRH0ZfRf//Xy/fsvI3kBhLwqYrbhNCScI6WWvEIYhXSxjFG0CTli8lKIFfXVR5pIRe9f"
    "B9GMfr0IiGZYsh1BNOP8XQDRDBecPYhmgPwK0QyIZpyde5emE0QzRhDNGEI04ww15MGVkJ"
    "8ox1/jxlUX3t4j4Npag7rbGcnFyLQp4E6oJF5fv/zuu9OoiU2ym6tzm0vZ43sxqwXTO9QJ"
    "ef7uxVB53kSCkHgSLyO2WSyNFpEyFIr41y8mlsjlt5t4xr6ONDr57sn4mEDODu2OCuO3IU"
    "HkXoyUV2gaszX1dlchM5RIiWgdkTn9OkZTL6Bpyr3Uq5N/IuqnAraHhb1QlsK7/oIv4Zdw"
    "OsfhFP2Pet1YtOD/folorIAsEO1DpB79vwmWYG+JqBhEBPuHH8HC4AHdEbLmChqigIpfqk"
    "4QbJc4RoJYsn+jlNgfXZ+2L919N9keJ7s7YnaBom5Xf2T4l9POyFzYI5zIczjBNWHM7KYU"
    "1v6mFLvJvWnC7U01tTdl6VztRWbhiT3khJbuaYzc7iNActUus1uThpMCHpV4Y9soPnXmjb"
    "CijEjftYdkp/aUJ4E0v0317zwUQnCjQcUMLHEuf1EVjTS+5S9pqaN613JfEQlKf0PqEjha"
    "9vQHpC5B6pItNEPqEthNXdlNkLoEqUsWce/SdILUpYyRBqlLnVPaWeqScjonldc7VtCaQz"
    "mocj9vsvA/r174n5cW/oQx49PueZiDTPdy1D1h7R4HmzZs73HuGTR9FQGHipdOV7z8hUQr"
    "ynnCSVnePDwdH9U4822PptC8RisSbhAJ4+hB3XUcIqw8vVeIi7FFfHUXchDsEl44+mYvda"
    "Hvvi1nzDzyfTJBRr5A9aiwm5BPI+LFLHoYoyv16jG63r3xCZJ/LH+JPLZaYRXDkRkzBwaQ"
    "FIP4EyTMTraJPPG+NY6XaUZO+inCyU/mS7bl4y9hzNB2Sb2laiSFQhRtAsITGOW7P030Qv"
    "AgXs02sTwP+92XEVrhO6Jyg9SHtibcgFoMavGw+wPUYlCLbaEZ1GJQi0EtHuxkA7X4MqYT"
    "qMUjUIsHohaTCo+i+qhrDtSK0+NLj6tnLg7UG0vHIBob1keVl5lOiNkB1yzIPYumF543UW"
    "BmNSbt3WO3l3MqHlutWWh8oCKLAqbNmDaP6pWh7nHey9oRkURwN4w0HUDu8dzL2KaeznCu"
    "4TgFuMdv96kA+wCSiWuSA4FjUnJMZKjNaMTuEe4N2WeNloRnNUvCM01OheSrYtgeo7lq4P"
    "Z5XHM4paTzG1wS9TXc4A4g90ZzL4YEZ5EwvpjJCpyBOKO1dbb+tigyDwXmm68KMmPDbElI"
    "EcDtEW6X1Pd1ok9N+acDBIrIGRSRkwWBJjig95qhXMN2HgaFtpoTjoMtfuATmTlmxHgBB4"
    "PcgHPxbSQKcTBh0YR8Tf7biPyqF0AvGPRC9seZbJsFnHvGtLuZyR836pfWZCerFuPmGcqT"
    "KAU0SFOO2BbNaSDmq8zETXJ2/8T3WbyvkOgWn8r2XN1Zow4ZiP/ksjyeTOXd0ojIRuqbxi"
    "gk8lqaT399p8th7vfLICu4r6kIWcF2BZUhK/jsXQBZwS4kKkJWMKQxQlYwZAWfnXuXphNk"
    "BWeMNMgK7pzSToPvO5fZMDO4COyLW/fTg6VWYZ6IlkNBonDDJDRJmrcn1IzsA85BurvPld"
    "pxlqpZbfjOYh3k/LpZ+l9N9p+Wc/PiKXmYi0x3pZ1D4kSfwX1bIhOM07iqYkr6bHw0GpFt"
    "CWWhQdIHSd+a/gBJHyR9W2gGSR8kfZD0BzvZQNK/jOkEkv4IJP0hSPrGluyjLFjrvIierz"
    "yEWh69asY4NCxFvAO4Z6lcNxEsq+VKm+S0iMxJREKPjHSC2uHp+JiktuEkmqzzgKMJvlP5"
    "her6bBaSJOlWOBKc+Eld32/EO8V+8gR7HtuE8ZPD6/m3r1TGrRLG/8RlleE1QTMSsHAhL8"
    "BWD+XLy3m+J/pO0Ab73ZNBG7RlaQRt8OxdANqgC3IFaIMgZoA2CNrg2bl3aTqBNjgCbXAI"
    "2qByoM0SfTMQcCVauxIgG/YpylZkPP7MWVhBb1Wyo0+9GP1LqTQnsF9nGxrENORP5Neew3"
    "D9+dPth9wmm7L8zfvXvxU74Id3t2+Ku6d8wRt7pMaPZFGRt7d7Mj4mMUaHdseVxV15dOnm"
    "T9Vp/WlA7kkwRXMWBPKgf8RWaLovoj59hbyAEnk3GY9ZRBQE8zt5cZl8h0ZH7OMbjquGvx"
    "ckpMOPGP0BiqL12w4oinb1ByiKoCjaQjMoiqAogqI42MkGiuJlTCdQFEegKA5BUYRrxc7m"
    "TECiZ+bwaZN0uavqfLmra0j0PGWiZ1ZSMiG5gDvhKerehKGex7HSC022vD0ANrvSZkfDB2"
    "pWOeQAcc+96aVESxBqjN6/bnAY0/ihasiGOoPXJx4VxvKTH5P/HR7bNeT++PaHn4Sh+83/"
    "Gj8vVNTOBtAKzGLN5WvHmMW6u9eAWYsiXmsWxSNtxEs9GddFvFgYTCLVbrIk2G8Y9kqGB9"
    "8FpESHRg+7nzt9mdSnlj+Fy7x3ma6e1rb+E0dJqzHy2GqFESdiO5dj5hUiq3X8gGJ8J2Db"
    "JY4Rjfk+CpsPiZ3y27+E8iYF8a5INMeRtyT8CZruCxOJL+SbNYn+Kn/EL+JtK1WpWwZFIT"
    "8fomkQTYNoGkTTQOCHaBpE0yCaZuFkg2jaZUwniKZljDSIpnVOKdTuGMRyDyGdvstrn+UK"
    "bLuJ7j52thPAyiR/Jl+rVt4MxgXDsM44efvb55xdUjrSsLdN3t1++EvavHjOIU95VmU04r"
    "0IBPLNyd/LrYYjPoMC2s1p5zIqYOiBZjAuUN7TlmlL6Iip31cOHMnPx0cPSqWtoLQ5hEcg"
    "PGJNf0B4BMIjttAM4REIj0B4ZLCTDcIjlzGdIDySMdIgPNI5pZ2FR6TPaW7O5lAOKszdL/"
    "yKMfMbSRncSGocMsn+MhOyCzj3zJlermxcshWZrLH4AhOucygHmW40rq9rxvW1dbrmL/vr"
    "qUcVCmemxbiJ1jlZ5wFH0+Rfo0WEw/gVmiqFTN2xSn0+VYnlXOWmywdIPpD/xDEKcSRsAC"
    "T8wVGhHx//NhBb+zVyQGy1ZXEDsfXsXQBiqwtuAIitoA6B2Api69m5d2k6gdg6ArF1MGKr"
    "WV2nDKQvPt0v63TQGUyrahWB0Adt+yCnsZT7oKawfAlpR4F5+X1QYP7x2uInfE/8v1GyHW"
    "lkxcPD8TFFkcumk/u0bZOaG2FMwnj6Eu1S+cdoLvpWbGBjhP17HHrERyrbfIxkFu4Y+STk"
    "NH5QZTLW4q9BnP5TvBknYqG6h1J9LDw1X3220tSfP9nXgjzpwAIK8qRd/QHyJMiTttAM8i"
    "TIkyBPDnaygTx5GdMJ5MkRyJNDkCfZNjS+yzKLAXGstUBpmj/3qNQ56/y3/nNCYxoHZl7a"
    "HuEgxX0U0FCilpGum8HYoegO/spQTazJTGrPguzoE1DZO1LZVa3lt2EcPYx0Onvm8fio0q"
    "4aT8i+9VGt/TaUOvU9QTJ7ls0R3teQfoWmd+RBlp6OiJKzZ2RBw1D0Gpc3rG6X1FsiGiPK"
    "0ZxtQh99M+UkEmbck+RXPFHob8s6+2m+0kKNfWctPU5id8TCAvXcrv4Ai/d0heOEt2s8ug"
    "8gGNrtA0P0nxpXo17rSTGg82SIlPtsmcjPn/5GvJhFeiJTjBPLRJ0K+ulvb3/4fPtRqZKJ"
    "XVMwBcW75jTz7i2hi6V67+4DdZ39/m+yy1B9j6O7ajtVPW1qpq7Sxket1I/yXpLtknFhFp"
    "KvMUfeEofiR47RNqKx2PmleYiFsUQXCxIhGirrkcdiQK2EMZwcEdthKrI/+vkKsEKt3hqq"
    "rVCwgnq2grQCyOsowg9Vw1u3e/Qpepxn+0iG6+9/2CZQfErqFleu/J/2dY0brf2HMsjHV/"
    "8/R2y1c/7V0jw+iAHqBPBYLcVS9KDJVVgHRQFtSUTQCvukvOJ399pHrPLV64x+GnS7zJx3"
    "oe9rkale1TldhDjeRIZpYVmUg+v7TRPmb6qJt+qOwE9iwn5k+pTl3aMGa1QYTyLWLF25mn"
    "TNsvB7Xqba8EOIdjexhTm5lh/9cW47ETKCQdMcdn9kErq4cfpEdmoC8SAm2xjbT/cKE4Iz"
    "GAc5ftGE4xfVHL9orNbXHQx9lFRvWb7nedaNJGfdn+hu8ZYJuJ/pitQeLUihp8l2b2j2QL"
    "L7sexca5yIynJq6aMGToRR/TTpZBL/P2mIfHJPPfJSqQ8xuyOhzHdIQgJoiflSatIyf0J8"
    "SO7FUx8/cHUC0cMhmsnDhvcC5SMcIxZ6GuGj7y+zUPQGZ6ZDZ0YOk4kcHGaGRw7mnH7V/c"
    "k6O50WV0NBjZz1aubBU++G/FbnduHMrtnKkmz6RhQfIKfzGkdbMuttKy1UBW5A8XVdTeBS"
    "eHNtRG/S3L2xe9OkrvVNdVnrm1JVa7XFCatdd6Sh7gxsDuYe0b1UEB+YF157bgHc8HG7Q7"
    "KcCLO9xQjI4KD7h9v95Ouaite1GQF56LkGwZmyQIfWzzshp00/56FQ8sC2brZFVJW5su/Y"
    "YqRTVdNn46Oyqmw5CXZNG51v4zFZJ/lbCoxW2FvSUCOMHmt8XNgs5HeoX76/JmgXGPoD1E"
    "/rBQlI5bCrPzL856ZUc/U5B3Mw8t19dsHJI9/WEXyWAb7bcIxGdwbj4NB+2mRoP60e2k9L"
    "Q5uJ16jt3UxmzqLck5C6pzkk2xY051AwnBvwLCPzZnLoHgH8NuA3IpgbXll5gLi3UPSiNU"
    "uB3tiqy4IcHMl9lZEFRR80oPNoQJ8x154eV5+Pj2k/cdqqwRUCS+LdrZnoviniMmdtybai"
    "cYQ8tlrJ89w+2rLoDi2YvGY0EKs1mSL5o5LS/fIZiZJD3Sv8IJohMeK2NF5qLyzt/+sgp6"
    "6vFRdUJbt2QLgy4OxdAFcGuGPrwZUBl2fswZUBcGWARdy7NJ3gyoCMkQZXBnROaWdXBtyJ"
    "P8JoyU8BDupo3ad3Q9X6PL/NCK5juESx+Ds3ZhTvESc8ohCwcNGbNFEokNSoPlJNeaQiw+"
    "ahuTOE5ZJe9YfKsc90ofzqfS1t74yN0NmGFrMYByZU7gHAZSnHhHCOF4Y5JgeMiw5hM4+w"
    "ziUszf01jvDK7JqPA8SOSz6cunjlEKQx6pM8DPql834Rj+TvN+mTAwT6o6f+mBjX7irg3N"
    "slekl82bFmnPtSwAHbJmzrb4Kov4Ejj4TaXq1LPFh6meUFUI9jWf4v1tik1eM+iwFPqlSo"
    "DoceCSYREX8aj4kuf4OxoMqy1IALFM8Eui+O95+cuML97e27nM3y5qfCwP3w6/s3bz9+c6"
    "UWdtGIxhXjWSVSGe2ae4R7+2X3tS+XBEfxjOC4Tb5oEQxxTZvjmjwWvdUuMTgPhW62uZvn"
    "NKSyqGObfi5goaNt62iLcrzfRhGLRhWJ3snDcZNs7wnZt2101D8i8w0n/v5q2RDR1ZpF8R"
    "jN5W0vNOZouhbL1fQ/4yUSg5mIJ3dkHaNNGNNAPZ/TgMgiqLtrv8aIsyQxW13/slmJtyfv"
    "RFxAAnQXypvDdFnhNvygFiULBOvplRSRmumBPFoKVQvsd/Qgv9yu/shWLdjPqqaSR3YiAv"
    "FtiU/XsKZqR9oelI6Sr60tSlDNZKAvSDDowdudbESCwCwyvEecPuB1HpO7p9CWPJZtxnwG"
    "A9wbcm+LS0JW60D0zC844sK93V2/XHZONM2Ouyk70GQtURPvADt+SjXGkbDLp9K6l8dAZe"
    "Q0f9HkGE3vyMPuz5yiLY3I7tjo/q5KrHwL8QZp94cIL0QHa06o9vpVcDrVAaMJvAe7+gNO"
    "pzYIesDp1JPQDKdTa/PA4HTqGE6nWjzZ4HTqZUwnOJ2aMdLgdGrnlHanf5laso+yYK3zIn"
    "pe7o1ziR2uoXfV6GTPVc3JnqvyyZ5ETDGi+AABkpuRrKLhZu5uinDPJuy+vPeSYJ9EE7FV"
    "mexseRRsbCWpRibDmZKaA52O0+uBcHqQpY1WgzzMvSWhl6oLgiIZwQioZ7b0FnAnrA8wxz"
    "ToTX7voTqANSExqc2PtFEw9WR8PPC1b3f8fvMQsWiBQ8qx/OiVSmyjvkprk6lsRHhLDzK6"
    "9CeO9lEDtGTiL3mCfhJtZbxJBp9mRFbcEI0YCllI0DeH1t99q7nq/HTfCzGwfrcTiIFZpK"
    "1AAMwWKwACYCehGQJgEACDANhgJxsEwC5jOkEALGOkQQCsc0pdCYAd9/pOttjfNFnsb6oX"
    "+xsIf506MjMjCxpOfG31ULmZVtCch9VtpE5tonJjLF7YF/rm9GVBl0yeLEK7MQsFHCAnFK"
    "avTqRKN5nf1bO7XHaZxXgiL9YzqhJUgDlUHavDLT+MsWFYJYNxz83rPqa9XmrLLdcQvEe4"
    "R2/3Ve8DtmBG7KYAF8ntIfjqsdUahw/mMncR6B7fVy+abHMvqve5F9bFXn8h0YpyntBSEY"
    "XNtBk3i8dO1nnI0dDsZ3Ua0LsTPzU5EJi856U88ycLj8RoiTkKmQyDjtXZwaRBclFlJP9L"
    "XWG5ZKL1ioSbchS2n6+AgGu/hg8EXG1ZCSHmevYugJirC2EgiLlCkAhirhBzPTv3Lk0niL"
    "lmjDSIuXZOaWcC7MEzNizFVwL2xe1Jo7An8yqsUV2+xu93l5hpBZfD4/ExrYUnl3QdVVeq"
    "ewPUi8GP6zGoF5b1B6gXoF7YQjOoF6BegHox2MkG6sVlTCdQL0agXgxCvYDcpkw6SKOsx5"
    "q0x1LeozBGqOZ6+Rp69wgH6e0ja3y9icTibTiEDxgHk/O7z9CT+aJEd7/5kRxTor3c3A2O"
    "e0jUk/nkhrJCinCQ4m7qopSvaTAi+ABxbznuZwyLOd/quscDDjwb2zwbW0ItSxr5rz2PbS"
    "pKDGWfj48mtsrWE5xpDmEXCLtA2MWa/oCwC4RdbKEZwi4QdoGwy2AnG4RdLmM6QdglY6RB"
    "2KVzSjsLuyTOpyLEZOHPwxwU/brXrhPKZAmJyWaj8+CO0p3DOsh5L2EZYaIGxhWTsiD3zJ"
    "peeFaD0yzvPAMBTaK1JjFjm9Bvo3Rngedy3cCctF7rpt4d0avcyZPxUX370O5otYY/yzEp"
    "b2S+E6MGYfH/ZWWEJebqNmdZ3f6OPLxSHwrTjiO+ie7pPUEY+QT7yMPC/y8XaOjsrY+Q18"
    "U36LcgvSOwa+5cOcQO955qmVx2s9F+nwIcNKq6N2TvcbDRmFM/cxZW0LtHFLcZ6sXoXyig"
    "fIjbfQ2vP3+6/ZDbW1I+v3n/+rci1T+8u31T3DTkC94UeJc3wWzk8xL11f5vFuOMntBdyT"
    "qlX7cynvJQUL6HZVvlMiO/rql4XZtBkIeeZhCccuseejdbYkL/ug4YzluD+SdHTejNod3x"
    "u6jQXFYdE0uCNGy3+OFlchcUjdGWBgGaCYw0gZdsK14RpeXJPCaGqroTao0j8X8DShANlU"
    "3MYxYRtAljGsh/PyAs/vl3RkPia66kOvnXQ85Lv9st5LxYYnBCzsv5uwByXlwIw0POy6Wa"
    "hJDzAjkvFnHv0nSCnJeMkQY5L51T2pnsJx3UiXFOQA7lYqDg2bMmkYJnz6pDBfKZhmpO/6"
    "mhutZ5y+HAeWvtvEkxpYL/avJzIJfI72wFmdF/Gq0du/YnvJ2pN02o5ytuBhC6PRG33R87"
    "XuHozojbFOAet9eN7lu5rrlw5fpF6cTxEl8/e24mke0hzlHcvTbGtqFximEW49JOdmoNeA"
    "gFIUZsTcKhrs2ckLBduYI9DnI4rZZHlEtjtnplIA7dOHk5JbmT8P4vwp0aVQb/1dNxswSA"
    "yTptfDQL4DYkKCIeoffEVyH1fXorohxtIxrHJER4HpNIBepnDzHhKrKejbqXw/sdvhfi9o"
    "OfZ2OI21vWH9mwi1oyDI/kZEFA/qN0N1PJzTXKO1PbTPVLkC7ryByGSjHgHB5l4Uwqz/tU"
    "OswZlIM8dxZessW258pkLVv18vPj9nzaCkq9gfkM5rM1/QFpr5D2agvNkPYKaa99CNGQ9g"
    "pprxDXgbRXSHu9rLRX6XMaZ71mQQ6qEt0v++epN3ZpLK8x51sWmaUKZkEOstzLNRpwLRdc"
    "y3UyevuoS4jvcYwjI4oPEPc47uWUBydfzSSypL177DZaH6pHb5HXGY3ipY81jrr0HyvPGh"
    "xAdZ7j8LiuIVd6ggXyxE5/J5w2o4GZwbg3OJ82WV2fVi+uT8vGAeNmd/GlAPfIvWlC7k01"
    "uTfaS/g2mmJvR5KuN7pab31mXV/1Fofrc2ltFdqBsI5ZWCfAPJ4EbEE1Qs6RvPY8FBRQmx"
    "XQgHk4MJtJB4h786iJgV1tXtuW4/J6QfSXHB4ejptku0zwvu3R5PXPS4JS4TFJHpeZ41sa"
    "kT/xJN+c+snnqrScSkAnPJbFnFWK+QOPyQotGJH550/QNGaBrNQ5laXoSIhmLF6iJRH0iO"
    "ZJaboZWeCwnO1+zh8C+T19zVbI77FLxYT8nrN3AeT3uBAVgfweMMchvwfye87OvUvTCfJ7"
    "MkYa5Pd0Tmmn+T3mZe1yKAezIrpf+JWQMWnHtgYLnDfZbOF2wfO4ycmANWM+iwHqH1N0KY"
    "pr7Mu6qkA5KBQGstrAJKHfrpezQOhjq/uYe2xtKDOmiFMWUIt8YWCPQxZTL7kz7gRiY+cl"
    "RCFxos/EiV0Iy3ixyuBA77BtqbIo3vwjWVfVSzs8HTeKOPukcb206p6GMKwDRjWEYe3qDw"
    "jDQhjWFpohDAthWAjDDnayQRj2MqYThGEzRhqEYTuntNswrHWhqlNeG38eTyLx9g2Zz4GA"
    "+7bcUz5ZYd0pn+p1JANxZll+1BpikQb3kakfr1Xg1LNxI/0tSpuC+gbqG6hv1vQHqG+gvt"
    "lCM6hvoL6B+jbYyQbq22VMJ1DfRqC+2eo5g/p2fk9C+vqGvGcgwLsJ7xYpRZ+VIz6q0Ip2"
    "T8eN1KL40PhogZD3ZDUTq+CSrmWpDaxqdMgLJnGIhFeKQ8qxbFou6GEC1GhPv2cXi4MI8Q"
    "doUsOaQeMaTapyB6nrKDhs1MUmclQO1JMPamA39AsaBR068hkLKs+g7DEF5mcC1Bf16dJ1"
    "Wq/tze3tu5zD9uanAqcffn3/5m2aTi8a0di+bftvlGx/3LNW2rezj49u3Pei8b4LGu3csq"
    "KWRKEtjZdou6TeUmzDAZVFs9Yk5GjOIjRl21Ctp9OX4uFabNgsHIsNGokBxkmyc0vrUeAZ"
    "8tRnIQvJq+TN38mbqOW/9fW8TvrtEL9yYIWE+JVd/QHxK4hf2UIzxK8gfgXxq8FONohfXc"
    "Z0gvhVxkiD+FXnlHYWv0p9T5NAShYDzkRrZ2KNxSZjstumAAcrePVyFZdSi8yGdgYCI3uI"
    "QcI3JK9qZT4e16mLkSwhNtu1gvxx0N9Af7OmP0B/A/3NFppBfwP9DfS3wU420N8uYzqB/j"
    "YC/W0I+lvE2Mo4j3kPAVeitSsh2CCB0Wa7Rziov1032Wmvq3fa69JOOyM7Uk0ozoLcM2e6"
    "J3lLfZ2GXL0e7wGtVg7b2O14LeZk95eWCK1JSM2CICO1PiM1F/2IqEcmPqaBxuV5z0LyUB"
    "UFyQMdGsgXpNLTIBjpZHr5+fi4Tp8261Oo/z2v2sqS7WqS+2LE/AEqvuUDfQwqvmX9ASo+"
    "qPi20AwqPqj4oOIPdrKBin8Z0wlU/BGo+ENQjqRDKkaxmdZ5wICg3EDrDAjmpiVfshio+d"
    "LWX7sTf6zR0E4BMK4bjOs1iSjzJ/OIrfTGTJUOmsfVWTIDZL2GZWma6DmMNSvwcQZj3Rp8"
    "WfxJTdOEuV37i+YMr9gm1NxLWRe7OGBAPnzEuRmdEVAbMsKn1mx79gVOzLisVTJpM94LQB"
    "j07TXzNPzUXCxPEWCFNbDCInJPjd3iDAZ8YsvCy+9oSEYVIWb1bNwozDwJ0rZHS03dhgTR"
    "mKySik0S/ApNydd1ICieIo4fuKz8uGWRz9F2+YDiJeUoWRzLlaMe+zI4iObA8g8hbLv6oy"
    "D4mWlRGQhIUa3NIPIPkx1619ylgd6ZZg26E+hO5+YPNJRzld5NLEkjhzKDcdKlbOZT1jmV"
    "yqu0xQeSiTsjnQOkHoyPej9LtuFkMtu3PmGurcdWKwGKH9LK92zi4wfIuh3AEgMui139AV"
    "m3kHVrC82QdQtZt4pryLod4mSDrNvLmE6QdZsx0iDrtnNKu7t7UbiIpncvHiDgSrR2JYr+"
    "eVP2izjogtZdIOV3JYpod+IK/rOgi9add4KSCXcHyEUzB7ng/WYhYa4zEmr4PUAcZLizsu"
    "C2iPIbGvjJn1/W5dNn4+OJSdmmUKwaBHcQ3K3pDxDcQXC3hWYQ3EFwB8F9sJMNBPfLmE4g"
    "uI9AcB+C4A6679mdCvW/JrtuCnBQHbppsuPeVO+4N6Uddx4wFnGTNeOAgOWidEgGc7Ii8u"
    "UGhOZAzuxqncY8jfjcA2B8lpLgA3KPYxZp9LHqet9Z0Anrfe8/GW7B7wCbRTZSgHuuomtn"
    "DX4IMF2NNDGN5MG4LqDBPG+zxqH3MPH2jY8etf5AF8uYo9/TgPYYJeHZb+VxaRYSFBA8f4"
    "KmMvg4fYlY5JNojFQ1sDFSRxrGaMkC/xWa8hhLs1S0ipcEzXCEaIxmJGDhgou3lk9mn/i7"
    "IUjjgP0OQRq7+gNyyM5OvFwlzas5zoH4xxIPmWOQOQaZYyef64W8pkZpTTVZTUXlirNN5J"
    "mWx82BoChJ60SPxIw3Yv4AAd7b8i69qMkmjKnmHke5Hn8Wa2sF/3kohEdtC4/aImykgauR"
    "TtzYPxwfzdj0cm0hZRPUAFADrOkPSNmElE1baIaUTUjZ7MqIgpRNSNm0iHuXphOkbGaMNE"
    "jZ7JzSznJcIF8wY8I2We6fVy/3zzXndRfaAVt7XnehH6wO7KedHdfN1Yj1fbFwa3LeakjO"
    "YNxjubPsoVw4NtTsZX/d4DCmcVUl3h2maKkQj4o98MmPyf8Oj+26sNbbH34S+5cYpuPnhY"
    "S3bL5xgVqsqXB8jFqsq3AM1BbvLSP3JGBroknhrFkdcij31odeVuF1JAmLH6SSvcahmRup"
    "AwPvjXh/IFgzuKsN4rR9K0vYNnq7vvGAhg+GNc8PEBivjcartyTe3YSGFRJITUi2hDydBz"
    "K6unn53Xfi//UWXcoR/6IB7S8qSX+hp5xt4racZ6GnJP16YKRbE5TehLGK/WpC0smjcYOA"
    "9KHl0XT7z0uCAsxj8UtWMxKhBb0nobx/DCNOIkp4cktZEoV8hZJ3+2izRhsxAGRWO0cR2y"
    "Kl2I8Kndf92zVB8sIFA8l7kwsFIHY+pFgtxM7t6o/s1VxqTplYVweIg2rj0ybW1dNq4+pp"
    "yba6x4Hunu7qob0HuDSsXbig9EdMg4dbeTJMt4tnnh7fyH3ZeML2rU94Tc/+huHUdB+J9v"
    "VthKkJ1/gMYFmHbdau/oAUNUhRs4VmSFGDFDXFNaSoDXGyQYraZUwnSFHLGGmQotY5pZ2F"
    "5ZTvKoax0bKfBTkoHnV/tYT4uhh78cQ4IbAIdJDt7hMDU9LWgqp2dO+RDvLd/eg+QxkXy0"
    "yXM5bPUbwZ2exZlHs2ex/LCRTePfedd6nGXaK/pvRLFnTRxV8O6r85fTvURfMXqqKDJm7H"
    "AeHSpO+ulPkShyHRFA6pM80OmBOmSW1xkC4hQ7TMfPww2XCNfVBTYzeDgRK7BiV2VZW2FQ"
    "03sVGaQAHmkDXc2XIRsxa85kDAqrZwlo7RuiBmigCvuMHaK8NPRBeor156DxBYeQ1W3ois"
    "cHRnNJQPEPc84F6OFiw2hCcypFmWYQHnHtvXjQSH6xrF4bosOSSsqWRrkz2vAHMmgNTZnh"
    "cxYWzFLMYa3+M9C0nVidA8zhleT6zi+GTNOI0nvi6Rto7+AhD4b6ui4WihM0nquM+AgPd2"
    "vEfEI/Se+BO5jBguPEUo9MEj+2C3lrTshgwaeqJtT8zl0bHWPVFGQ088bj9e7jKRzDfkFA"
    "k90K4H1lgXUqxjPkUA4+0Yn+EAh56h/ZkBAe8tbU9JYDBZs4B6hgn9RaSDGkIfRaV2vEUE"
    "c8MqaSUkMG7C+JwYLi95HKwwj8gREYYhDSe6ml9H7qQooSG/3ub8+rS7ZPWUR/T2AQ7dbX"
    "N309WaRfHkjpiZDnmYe7vYiyab2IvqPeyFTffY/ogffomoR0baQ/m7Z+MGR/IfJut926PV"
    "daaq7RSR1Tp+SK6C5TEOfdEJSD3iSc2bJ2i6EntDktg1RaIFmnoB42rLEP/mdwjPxHKCcB"
    "TRe/FdiIXibZQjeUvtqNC5J/raL2HaWDSZ7loK3x1H8UbMznH6rvSR/Bnqq2RZHxLM4Q5c"
    "KCkAJQWgpMCZtjcoKXASmqGkgCbxF0oKQEmBYUw2KClwGdMJSgpkjDQoKdA5pZ0l2Z3hOD"
    "C4EvIT5brr94C6c2rHlv4B8m92vm8vFxmE4VOIQydLTjxaD7qWyeqbRznEfneHK1N5UCPo"
    "VB89yaHg9InB6ZODwtqGcP35amD8OOMt2AamjU9WGSePuJw10tnJKntCbr9y8ilg8UgfdE"
    "ufjhuF3TacTHja/Gjk7b06ncvR75kT0GO0P7b7bXLxhHjvEzS9E90/fYlU3THxf9GSBf4r"
    "NOUxlsVVpkkAbYbldRRoRgIWLrh4U/m2ixN9J4TMHLBUIWRmV3+AwHB24gOC54bEZyBAfP"
    "uTGlgTRKnRdXbtL1rVOWM9FtuIc6Qgi+u0SovTyNdKAQ7WY7lq5mnVOFrFOClnm8gjhttX"
    "DtTXoC2Z2c7tXzunyYj5AwR4b8u79FknmzCmmnoXR1Lk81BIDbAtNcASCem/WEHAyH4+Pi"
    "obLdNmR+WiDyrog+IljhFGaxJxFiLK0ZZFdzJrWvzr7xt5jynbvkIk9DmaPezSmJGATNVQ"
    "npYloQ7fC7KPA4snyD529QfU4baoC0B5OxPxSpUwVYGyoIuWgoTpZMrdAXLRzEFRY8c0NM"
    "dZbefrdunmWqY7DN3NzV9yL/44X58uqHeTMgiXjI/OpgtdhCwikxbyXBnp0HJ0aquak8jU"
    "qj5AXBrYZyDe+Eq+LMjBwEv3B9QiggNjlrMgYLnJmduAkgp1qu5ocxbVF88njbOc5gR59W"
    "nLuqpDcLZ5yKaoNREXeTuTNuSyu7bpaMwlbXcs6FLdtRDqcMAQglCHXf0BRWHOuaVDURgo"
    "CgOGExSFcWKyQVGYy5hOUBQmY6RBUZjOKe2uKgEk75zbqZhtaCALzBr2QAEGHdA+iSdgLD"
    "JZVfYAl0jvMIMixnIXMyS1AANqtecG5Fn+kBkZ6VmQgyGb7m+IXkdsTSKxtSmaTKguId3z"
    "ibqne0Z8eYuiUbmpLAaMutIyIVwMIzr3AGd8js64nOF4aTY0UwCMy/JB2thbktCIziwGRm"
    "cpILHGuhKJf93gMBbOWVU0IkUVRSTi0RUOnvyY/O/wtqq6JOq3P/z0/vW7b16MrwvltdJN"
    "66a0M7FIZmHgWCs61JgBBRwYAceNgIiE7N6c6TwMiD5OtBiYkbzXbuJr/bMarktIoPs43X"
    "PsUbHQUKLZ9Gq4zsPcI/qmUcW+m5qKfTflex5lFg0OJisi2DJLtyshT+cnj7ZLFpC+QpR9"
    "D2/p7qrld7IyTYkoQ90b5j3sk/RhY5ixmyJOOKafnmg8N2G3mtyy7kPl7oZpoImCH606fg"
    "DCiYu2SnxC5JaQO+250ON9kIFCLzy+F4iu8FWzXiDaEljQC4a9IIwD2nIuZKDQC217YYWj"
    "OxJPWlxFUURCHzxuJqxYKDb9FvNgD4QeeFwP/GODo5hoRIPjfZCBQi88rhceCG7VBSkO+G"
    "9f6OheN/rrktFThIuubTPfts65LUfelyxmZkrZAeIex9834vj7Go6/L3N8T31ilkCyR7jH"
    "cC+jOCLS9jMUIFOIexy7djvLO4L1Bz2TB+OjBz2Dfbs+D3r+nj/1V0zYFf75RJXK+gNOhF"
    "pvg8CJULv6A06ENlj34UToSWiGE6GaABScCIUTocOYbHAi9DKmE5wIzRhpcCK0c0o7PBEa"
    "KqfU9JhRAQcnjZplvcbGNSZzIHDdWrtuOx5blEDM4Rwc6M+bDPTn1QP9edVAXwumWpG9Bz"
    "rIdvfLClwHAVehXGoXzFm0MlphUsAJ02PXeJ2EhYe4uPAYR/EkvWWj7K9W6Z052EVf3rEP"
    "vZjwlwVdNHtr/DDxHrzA6IKOHMil1bUzt08yhP375IAXfjA6o6vDno7k7wfCsKBnaXjk7g"
    "A54e6kwtPpLUtD3KES1vRXS1UP4jwK1oiqBMQyp0dzD10j9MQmrU/WjAv3zBMLhcxIKXXA"
    "G8aCCv412EJPzAS4r65IkzZOazS8ub19lwsLvPmpwPGHX9+/efvxm6tCJYBq6lUOudGeWE"
    "aC1FzBrtmKkgE5Ew85+a2VpMrI+5mzsMpRzqKKLgj1YvQvFFA+wGzyGj5//nT7IbeUpHbH"
    "N+9f/1Y0SX54d/umGDqUL3ijzePnMVmbdUABB13Qvgu2WKrKs10eplHxnDz0AivoXF2Pnz"
    "YuoUMC4rXjOYcEmutpXmDejuUsEEiuJ9lbEu9uQjXpBscumMoAIUvH7iydNY7iTWR+iVgO"
    "CZ1scyeHLDYsx7RHuJjR2CylsS6nURcj0oU36tLhY31sAwL82hgcXYTEn+gy3+pCcFnUI2"
    "NIlo1psxCSJALrV/m6IZpFubcQXD971mSYPntWPU7lM+1AxRqN58h+mkPCfmrzfrqlcUi4"
    "2Y6awbg3lbrPn1OXI5jppHsIqKQty21gXRJXbbALnzp9yy3GZziQOQRmpGdAwHvbtMVd6r"
    "5izmQZLyEdNN+fNlnNn1av5k/LN17QIJA3N5m7SSXkCfNCQhbtZMAhukxJHFZ8w1xji1aH"
    "cQswZ1aYDnNCyH1S0cIw57kEhMJUJuu3NcVQ/IUqP6KphqKejBuUQ9k37LQeyu8j7Hlss6"
    "9ywck/kmInmSIpUPvE8mE+RlD7xK7+gNonTRQAqH1ymuAF1D4p2elQ+wRqnwxjskHtk8uY"
    "TlD7JGOkQe2TzintTMwwLHnibKWT7iXPnStuRG8G4yDHV82q4tYUxa3g2FCHy6PAHW7tDq"
    "dEGi4ieZiDA737xUQqeQbb3q65S0O7Q/me/Z14ZutyBuPgcO0+9OTTiHjGV9vmUA7y3MP+"
    "t9KbGHXZAweMS8vDqS/JMr9x9ZFXrVrmrPe9gsjEItNs3wzmouvFyNx9Q6/uEakVlg/MHm"
    "47Se7xNSxskgU5uLd1L5XKxB9Dxy4DgdSK9kVCxR/PTX3qPArYb8++lCt1h7XquD9ggPlH"
    "Mu9rY2BHyff1QTDgv5Z/S1K6biOfRH+R69dIk9aVeTo+mtrFZOPJYt+6z/uuIJXL8uE9Rp"
    "DKZVd/ZIx4NVHNjJwspi/qS9PFOebPdAXA8U3WfeqNK/9DyX+DI4uCDt/wuuQDxEHtpYny"
    "Uq27FNmlvvlhrQzGQX47F10FXbpQ7ieCA+JXU/yIOK5lBNeloL39TS2v1UXZ9hlo724//C"
    "VtXqzUVrr92/B2kMddC2IZ3b2PZz5ZYV31qprysRnMCcvG7j8ZbN1YVfGLhm0KX+ShkNhq"
    "c2Kr6iu2iVv38wELHW1bR9skx71ji1GVGCefjRtKccGuLQhxIMSBEGdNf4AQd37msXmKHn"
    "Y5P697ByQWK6gRvynAQXZ7Kbs5I3OmK2pYU1P+AIFy8u3LyW84iYzV5CzIyRHedQ5URHDQ"
    "4rbeAwhYbsByC1e2Mw+2Fddw4H34/u0HulhWp5skT8cNfdxw37rjckJZOzv5EignNDiDH1"
    "xfu/rDftf3AqjfL5mNT5fsERd9tkTe2W44YjMQyI5tO17hItLzFHxjm0jHe12ptz3EQeer"
    "+yOs0SYwdG93AAfZ7V6AjAjmhhLvAeJeislVIw3yqkaDvEo0SJs8yU9ksRK+4KjKl0yfjx"
    "t6kzzT/pg/OfpB0E28TUzvCVIWEke/zyO2ktemjpHwv8X/fotoiMRGhaQl8BJhNMMRYnMk"
    "/Ew0Y4KEMdouGSeI+ojy5GMc/YmLfz8ZFXq59y/8En4Jf8QPaCMeLzFHIUu+5qVAxkskb4"
    "NFOCIKxAXbY4RDX/1rRcNNTHjyRTiWTUWLB/FVJHyC/puKybSJxY+RPyqBx/IppuJPoOJb"
    "5UcBDsUbVXkU4iO8EOOYx0i2kENVsXE8HP173kHz2Golv/Nh9++Eo8STB9fdakMEXHe7+g"
    "MqATdJrIdKwMOMg0Al4EsNjEAlYKgEbBH3Lk0nqAScMdKgEnDnlHZWF9HWYJT7eZhWxlQu"
    "hHbjI6U5lHuGTvenoovyU9MhXsSBWNF6pKf6qFG8Owu66JD3Ti814e4AuWjm1BBKZHETU6"
    "0AcyhpoDNjTQwwc15zIGDVrhJkwjeZMXb3jq6oPpSXazA+HsvbtZ8Ee8DRYN50b9xM07iY"
    "/MefxH+Sr/EYsQi9/dvbj/978vl///L2lQx0cVn9DgdJwGvJAh/NRSOchMySqJjwp5EaVm"
    "zDk8gWL0f1TvrNcKDTAesGQmN29QeExiA0ZgvNEBqD0BiExgY72SA0dhnTCUJjGSMNQmOd"
    "U9qZ2mK7hA2xmr5iNe1Mrf/ozcHuOVYDgQIIFJyDOb7GuiouNRdcpgCXdJrO9qtIuHfRnd"
    "FSeYC456F0dgmYJbGCj6oW/kgTJNg9GR+NDiRaZ6OoQDXpoKM7YGOBjm5Xf4CODjq6LTSD"
    "jg46Oujog51soKNfxnQCHX0EOvoQdAm4fqxP8fbUlwnZzW/3tXTgejfXrndr5wCIb/VwlG"
    "6ngxvGcMlbjenXxyVvgjyx0MYazuuH9h7kAumlOlwNC3HVVuIqje0QG99ocYC4R/NNE5Jv"
    "qim+0dST49QnoWFJxBzKPZqvmmyFV9V74VVpMxTOn+CMG5GcwbhHcWchvCzLZIVpYMTxHu"
    "Eew52VRsxdz4LDu72x1JjlHMo9prs36ciKRIIR72Fi7GGXoe4R3r2rfWDN3OnWYN2jvPsx"
    "Pguwp0lpqbnJd4+Ae3wN7vFVrE1a1A0uAl0c1D0YIXxNQvEqFmONKVJX3r0AdEbAP3WWRY"
    "wfVJxLY23X5B/mUM5w35nSv6bhg+7i9Toxeg9xb+Vwre74R8ZWI13+ofx8fDT7MEqbQe4h"
    "5B5C7qE1/QG5h5B7aAvNkHsIuYeKa8g9HOJkg9zDy5hOkHuYMdIg97BzSjtTJJZsw4nh+f"
    "0sBpyJ1s4EpH32mZLB11iXjvHXjXCEaVytHmNtOoZPPCoW7ic/Jv/r1Ob649sffhKL7jcv"
    "xteFMEiWeG3CS3woo9l4RS4hT7eEXA9kURZ/A2PRRP4fowWigHPPIO8+fjrHHhXDneriHD"
    "VM52HuEX3TSJm/qVHmb8oxPTH1xW9QjroZ20Wge3z3EkOdEZ9PZKFgs4B1FgVMN2Ja5SSb"
    "jekDxD2Ov2/E8fc1HH+v4Vje2z7xMQ00GtXRC98PQPBYWnssCZNbQu60BZ2Od0IG6lCh/b"
    "P1Agk1fnuzXthBoRce1wtLFtCWcyEDhV54XC+sWCj2nRZ9sAdCD7TtgYDESRZLif6aHNQs"
    "6IRpqGlWyWCzUDmLjMSWtL0zoQQX7rT5LH7aB3kdy0iTKnZ4OD5erU60nYT7xsfvseEs8K"
    "e7K1/UXTAyX5Mnd8XwmAYB2mIa726MkVViX6GpKimpbp9Zsi0Sf9SD+D8PaCbA8naZGXlg"
    "oa9etg6wR3SX2JzsazXZb7/nc5+KpYdzpXATKv+AhLmh7UaQMGdXfwynRPgFdMGgaoSfLl"
    "2x88Nv+424nNRTFc9NEZdd5JoFmqWhzqYNTrwk2GzTDq1cuM1cWuQf/DfWX3e5f9bQO9ji"
    "ppdc/vdS2czCApfWOdpSMSI28c4gR99MqT99iagw4DlZrMT7v0VLzFHIEvsbBWQuzPZtRG"
    "NhOqGZeMGSyaso1R2UPL2A8k8cqazcko9w0m//En4JPzD59mQqyHszlVuSvPtl4plEwu+Y"
    "kYCFC+GqsP0bvSUOFyTxY1jkk2gsHykPhisXRj5Ibttc0hUnwdztyzUdsZeqXYj0xlii64"
    "ZqiSsPg7PWBipXRO6pcaJnBgO7mUW72a+hfidTnx/fxTZh41uaxR6RXJIsFu/diq4yVcdI"
    "HqyUdyXPiP8EvSP4nvCX8h98jMSXEtVUtnkltgQF2W9A8lMu3ypXd7YNxU6D5xqJ67TffX"
    "wzqZO9/hjoTgOK1ggUrbPLKXAEFI6AnpdmOAIKR0AV13AEdIiTDY6AXsZ0giOgGSMNjoB2"
    "TmlnYYM7qksjrVnyU4CDYcGrZgWpaupRldLWsdIxzMLfORDkJrb11Ww93OyqiJ7NCsVzQa"
    "LmSMzrKMIP+p0vCypQH1A+RIniKI+//wEJM7aN3dmGBr74WYY9UIBBB7TugHmgPfhcbeLt"
    "AS6RDteLDSLtK6ax7vBDDb17hIP8XjUi+KqG4asyxYlJZpzCmIe5J031cY1NGONgsiKCKj"
    "OXsIR0cGx3X3wiog8bwyuDUoSL/Daht/nNeZzs/u4SvzVZO1kQHExrnrIj2uNwwuNdwnLz"
    "UF0ed8LrCtU39xUW6n3hgPJLfVbpH1ylCbfunoAyE3b1ApSZOHcvQJmJMyd9wbn74Wcivx"
    "H8fWZiSRpp0pEPD8d1OcnLu8mMqvul0qZwVwsk6kKirjX9AYm6kKhrC82QqAuJuoprSNQd"
    "4mSDRN3LmE6QqJsx0iBRt3NKu6vvEeP53DArKYsBZ6K1M6H8/ckSc02Z0bpUjxzMwZht95"
    "4E+bqmYnGf4IpaSp/FflnBdh56LgsXdt1mRiwnfptOzuDArLKtgy1Ren9M+uW/WXSndNWS"
    "2ptvMD6i+O66ebI9NAfVF1RfUH2t6Q9QfUH1tYVmUH1B9QXVd7CTDVTfy5hOoPqOQPUdgu"
    "qrKrGbib4ZCLgS7TVf0wNnjzpq1s6u6s2Z7rkqBoQyTjqsrdHl7qlHRlpBTj0ZH1Xi9s1A"
    "gQMFDhQ4a/oDFDhQ4GyhGRQ4UOBAgRvsZAMF7jKmEyhwI1DghqDAgVhxNmdiw0lkKn4eIE"
    "B8a+IPSktjQ+cAcTDR9eq7ZhponQhaVkEJl6uudoDXOco5mINkd+8nz9gmbJVumgVCRrHV"
    "9mRE7uV1e216OQ8Ft8G2brYkfvFTTFafk1FRimDsn42PxDCoaDhJQ4UQxoAwBoQx7OkPCG"
    "NAGMMWmiGMAWEMCGMMdrJBGOMyphOEMUYQxhhCGANuIhudzZuAO1j6vLdC5burcrdljusq"
    "5OZx4Cy3d5bZJjKMFh0gpyz6v+ExW/UmHPWcNL+i4SYmmjv1qjfFDOR0w/upzcWIc/7wkn"
    "h36dWCeUp/5iyskh2yqKJtTr0Y/Qs1vK7Qsq2xhrufP91+yBnk6Tj95v3r34pD+Id3t2+K"
    "lrZ8wZuiQbJkwq4WQ9RkROdAztjNnQ1p6ums5pp1OAW459J3b2dAGXgHysDfRr6+KFDyYH"
    "wkfMf2rSB0B6E7CN1Z0x8QuoPQnS00Q+gOQncQuhvsZIPQ3WVMJwjdZYw0CN11Tmlnqo5y"
    "OsUwNlr2syAHw0jd36qbJuVaXPDnhOdduo5eQB2rM7nDHlutJJMPhuwXcRD9by1InOMAKT"
    "CfsGh4I/057qJfk9CX3J1mZb9usrJfV6/s18WVfR1RFol1wojnLOiEVL87EclNOK6muMRw"
    "gMPJjCx0odIjR9vyUPBH7fZHsR/QsEJ0qOnkLBC62OYujgjmhhH6A8Q97a6XY/UJYRPShu"
    "YdCphuxPRQMtJsTovI8vmPDZN/eInOuiTWA8YZPk/uIOsyAOs4TxHgmLXlnIZ8TTwN7W8Y"
    "C6pS1Q6YAvEzAeprrO8/Oa1l8+b29l3OqHnzU4HUD7++f/M2dSNEIxpXcL3G8tI8I6oPEG"
    "DagGlO4w2OtdGPOskhi3LP8njWyPJ4VmN5PCtbHlKcJKFm/ahLOjlg3GP5uhHL1zUsX5dZ"
    "vmcbb0kijYH3mXytsvCyIBd4rnM/3/72Obd0lNLi997nu9sPf0mbF3Plh3mYZonDNDQ+uG"
    "BUQpipJJ8FgenXurQg5WsciyWiVamuEhr0Lpv1Lh7jKG7X03kodLPN3TynIeXLNr2cQ0In"
    "29zJKjQ6mZE5i1rEVDNAF6zCvoOqOMDRqt3CmYfCnLJtTtl0EO7tvfSIq07DJU/HTY7ETc"
    "i+LRyMg4NxcDDOmv6Ag3ENNnA4GHcSmuFgnEZIg4NxcDBuGJMNDsZdxnSCg3EZIw0OxnVO"
    "accH48zCOFkMOBOtnYk2whRco2P/2n9HQ7PrqFKAg6cguz9jCkfBzrZeeTEz3SqyGGD+cc"
    "wbl0DOw8A9O+6ehczwsGMKcJHcHpIOVe1Rs2S4A8QFjk+dCnfPTC8h3SNcoLtgjDx71sQa"
    "efas2hyRzwryaUCrLgWoU6mzKPeY7iYYYFOYV95OOKqK8qqH40ZBXpo2hRgvxHghxmtNf0"
    "CMF2K8ttAMMV6I8UKMd7CTDWK8lzGdIMabMdIgxts5pRDjHb4zId19Q+YzECC+NfFwX2Sf"
    "9zi1uCoSbol8/KCWNp9Rrag9ADbFIpdQeatbPvGKbXTlROrWhAMGFoXWiwJcAtnNYLYk2v"
    "Rxo354KdCkPh8fiTFFaSOILkF0CaJL1vQHRJcgumQLzRBdgugSRJcGO9kgunQZ0wmiSxkj"
    "DaJLnVPamfADSnufSvu+KFBjevcIB/m9yCsLR8Ii9e7YJu5Nmei5Vizcn3du1UHGlM2O3e"
    "wRTqwipz52w+ZzTuJJixhTGemMEdeZxZFe1rWXuxsv3iXkCVdxpS/jKKL3ODjNSt79brnn"
    "T+9+Nrhgrcr77JP5q2cvv/tO/L/TsP6iAekvKjl/USpjyjldmF2HcYCckOQZDnCYZHgM0U"
    "aB63SO7JMdXvKCvZjea5aPGqoPkBMynYYQB0s0Z5FmRFcbH2l7MDksSgj4JIuXjDQZAcmD"
    "8ZGUAL5vBTkBkBMAOQHW9AfkBEBOgC00Q04A5AT0EcSEnADICbBY+h3adIKcgIyRBjkBnV"
    "MKOQGDWO4FHT6JjPg9QNzbT5vcHFZ9cVjp3rC1oMds8O4RDo7eq6smSvtVtdJ+VVLafbG/"
    "aXYwggPiVyntKcaF0XvqYLQgr0XdzRwKaG9B+4lzLi6cbhwRbEb3HgF0m9O9ZdHdxMcPGs"
    "prdsoc6pQZAOPr8dPxzfjZ+Pn4+97E/J6TL+Trd3lBkkMTh0UDPZ3TcnNtc5Qvl2w7n1OP"
    "ktDTkPvXDQ5jGlcdZc9DizIK8ahw0J/8mPzv0LzDGg5/fPvDT8K1/ubp+LoQjc5mOxfUKm"
    "5cjSgDgSTQtmGmmfhrzWNMOZQLO2Wv2VoztglbXTmdBYIIa7MIywkJ2/RwBgcdbHUHx9jw"
    "FpA94oQmLUt/xuBSLZc0Iv5Ep7jLGVRBcRZUN32cmjpyOuhqOfJJzOLEjmx8rqCAcyYM1H"
    "EBqypmj5excpDbExuoEVnh6M5o5T1A3DNNrxrdwHRVcwPTVXIDkyWJrD+IN4w0eazq83Fd"
    "Givm8kyUl7Y7lsg6mt4RslYe4xRRjjAS/+AsRNslDQiKlwSpN8pnNETCuXyFptLFUa0X9J"
    "6EaPag2gm/855EAkgigkKxBqAt5kj2hP9kVOjTE34tJOQ6sPBBQq5d/QEJuZCQawvNkJAL"
    "Cbl9aBuQkAsJufbqHYObTpCQmzHSICG3c0o7E7eMLdlHWbDttvfT6Nndl+iCZOeMe9CE3e"
    "fV7D4v262CigWLDL2DDMhBlrvPLfICzLm5v5uHuWcZdibB5vK4pMBpRPMe4R7D3S8YnEQU"
    "B9oc8zrlJosCmo/TLAvzmWZxHSCQxdVWm1wHWHf1Vt3xlBTh3rDuZX3eR3FMxnYOBKO7tf"
    "I+iNwbGk54zLy703gs3Vt7w7i+z7XkBk79jWlqSRYFq0rrVWWzXgfU8MhsFuTeztmD3b3j"
    "a2J+gLYMdY/wp00If1pN+FNNycp7JhZlU08nD3OP6O4FvhnbLJaxacZqDnXJKatbHEU4jB"
    "8mmzCmmv2vhsMy9JKJDOicTFYsjJdGJcULMIfMiM7CI+qku5lTnSLcW0CFS9zQq651q0vL"
    "KKT3Fty6Zn5dnWNnU3rvW3XvjCa/9216Ic2xBN/9zTXGGb7bJUNL8SszSbZ4HpNI/Vu99m"
    "i2bsNXQOZtv0s6ZN7aslhB5u3ZuwAyb11IBoTMW0gVhMxbyLw9O/cuTSfIvM0YaZB52zml"
    "3WXeSsfa8N7LA6QvPkvun3OexJ34Y4222hQA+aINMgha1L/prPSNbVy7tK1C7tP5VqyQGa"
    "Y+pQD3/ALXtPH3BPNNREYadTx9NK7TxyPK7yarTEu4yw0EbBCwrekPELBBwLaFZhCwQcAG"
    "AXuwkw0E7MuYTiBgj0DAHoKArXxPM0EoAwEBu60nsV3qRNa6y1WWWonVDQG7Iz0oV0p5Gx"
    "pLnVkMKJ1th7a/qbBtKljftb/k3H9fe6bqDWNBFWf6k1QzgehrOdh/clq23tzevstZfW9+"
    "Kl5g9ev7N28/fnNVuKImGZiWSMQfxZ450ujD6vPxUXE4IgvK4+S0IqjDoA6DOmxPf4A6DO"
    "qwLTSDOgzqMKjDg51soA5fxnQCdXgE6vAQ1GHD4iOPKDrSbmvvzZ/rOcE2pnFg5iLsEQ7q"
    "vy+a8Puimt8XUFb4LKPYY6uVrPr5YHoCooADqb211J75saUO+Ey+Vm18BZwLtnmdffj2t8"
    "850zAd1N+8f/3btznz8N3th7+kzTOT4Id3t29K5XruSECXjGmGfl21nizKJa2tM5uDrtZS"
    "3TYg9YAAQnWypMcijbFRzece4IyP0RmXAbk3rO6+R5zQLA6E33kSm6L766MhbA9hezutCE"
    "3Yfhj1rNmanOo2+esmy8F19XJwXb65hHH5/SYcZzAuGLZun537SATJXFtZLn00rkuP2M4n"
    "Uabd8dJyfDP7O/HitDCcrP8Wsa34Xxyrf/jEo1IQRN4ShwvCX6HpGj8EDIv227SRPE2OQk"
    "J88QKGYnxHEJnPxWs1hehO8IWQ1+HATgx5HXb1B+R1QF6HLTRDXgfkdSiuIa9jiJMN8jou"
    "YzpBXkfGSIO8js4pvZS8jgHHxKEwHeTNnIrfq0YEX9UwfFWmWBj3XLfa1t7jkUIcJPlpI8"
    "H1aY3g+rR8OBWv2CbUxLjrLgs8YCDG1VbJwfImOq9KTKuOMBZxIKa17wLO6SIkxLQH8jCY"
    "Aq3FzEHELNck9HcxvCGGLQ8xH5MxnkfBEG87xHfhszL1PwszperGtwOmqLFQL0b/QgHlvS"
    "3yGSlztqFBTEP+RH7tOTTMnz/dfsjpLaVkyWJe5DgvpMgXFJMlZYzTJ75WaKyeD3kUzIf2"
    "WcIJjy3KeuehoD7arT4miQRGm3sW5J6U35nzZkm2zKeYrEeaVBn1+fhIngxPG0EBEUg0gU"
    "QTa/oDEk0g0cQWmiHRBBJN+rBNIdEEEk3A1YNEE0g0uaxEk93ZDNMK0zkUFJlu60+IoTkz"
    "2nBTgINx/O6DPBtufFI1AwE3uX0IGa6ndNKqgSsSnRWuX0cxTX5iSbtOH43r5Os1i2IcTH"
    "CmLajYoGKDim1Nf4CKDSq2LTSDig0qNqjYg51soGJfxnQCFXsEKvYQVGw41AeH+k6mUzdS"
    "fq5qlJ+r8nkzvlmtsGE57AzGPaOllysnxTfGRHesr6YScwbjAst15kkfVZjXm1lA+bJNan"
    "seCpaizZai7Bm21uh51TdkHiBwR+aROzLzTAfU8C7SAwSYHsZtpD9Svg7ww0gTjUkfjRtE"
    "Y/xM2+OFN3ex730RTOx58kA7mpGlLG4pPxIAQsIx2i6pt0QhmzH/AXk4RGKHJBGaPSCM1p"
    "jzLYt8TaXNPr4BYkV92WMQK7LLC4FY0dm7AGJFLsjXECsClwViRRArOjv3Lk0niBVljDSI"
    "FXVOaXelNbFuJapLYsXa9ceFWMbzJsv98+rl/nk5VsTuSDhZYr40CxjlYC4y3bmzAKcbzu"
    "QS09BjuiWkRoE9QECBNdC6ydc1FSbKRLcD1lx8lodd9P1nRKyqLUJvGRxY3TZb3RG5Fztn"
    "q8pheSh0s23dbEko6qfVOmL3ZKQJRaWPxg1CUTTT9ngoKvlt+ziRvI8cqwKPya1s4mPMxd"
    "hFcxaNi7exeeJHIhrKz4W1o960ezIj6hmbI4K9pSY+dbKvhaCVAxYhBK3s6g8IWkHQyhaa"
    "IWgFQSsIWg12skHQ6jKmEwStMkYaBK06p7TDMl0y/dG4SlcGBO5Ea3di5+KZ7LgHiIOxrF"
    "7O5kDg8FQOWxoeaaEZ56FQrctq42YYF0nx3eG6Exzc7LzAINxjZNs9Rnvt3axPsijolc57"
    "ZU6DoF2QMocEX9rm7SYi95RsW8eis1joaJs7GqqAdu8JWRLsF50Y/5nqy4Dun43rwv2eaC"
    "W+rWEJ0NHnZcQ2i+XuuOeKcC5+GMKIxyySgXbxIrTCD2hGUESw5kxpmxdA9L2vyQHRd6u8"
    "2XPJZYHp5dEZCBDfmnjxI6SIjuWvNewADRQ6onVH7LYhwz7Io4B+I/otMqDek9VMWRVaE2"
    "r39LgRtTo0PGpGvUYR26r8RJTA+JKuXwqjiKGA4HvCUcC4+L/CGkDTFQnVNOfkH9OXKtEx"
    "wDze204q1VH+cFWQY1U2ufr8si/hl3C6pL5PUgjbxDJ1UjylUZKLuRFvDNSX74y9uawMot"
    "7EQgIWHlh4YOGBoXERHQFnAM9EfMQMK6KmgBNG1g4GxAlia81qotaURC3G1lYbSUd5fa8+"
    "ZLlHwBlLgzOWaxqGhkQfIMC0AdPS8J1IEVJatoaWSwnrTNbhyV3zvT9i2AUFJHRAuw44OH"
    "eG/OeBrei3LZZ0lg7wI+Ewl7mvKYG9R7gQwKuLxPZRAFuR1yYmngVCQNzmgPjfGQ3b5T3k"
    "kHAua1hDwCrJWUmho0rNOXk8biA6H1oeP6YvFVopBNOYo3WAPXkAfndy/qDyjNE0IvdT9X"
    "m4kS6p1HMlRCnB4mtDJQSTiGiO5Hf+FUphjkm04lOEI/UpksWkuawtnWQRUHXUf842oT9G"
    "WxovVaMVju7S12a//BWayiLVU/kMI/7AY7Laa9NKJV9jGqFY7K/iy6chi6kngzzTl0l5AD"
    "HpOZHfKTuOoy2RP4oFfloDO/n14j2hjxZMtpC/SMxQELpB6AahG4TuS+gIc3fx5G66c5yL"
    "LdWQ8x0COH/EOBd/rWlIJwcC8luTD7cI9hnQkUaykeyUApxg99Sy04r4FJfprjkEtUc86g"
    "DUcGSmXk46RWQdPAh3zPikfg4G4vYjwzuaw/q1I/8AsuP0n/w+Z07/yRO+7YrQhh3q3yCN"
    "nkkdF9tK3E4dzyEhBGJzJ0fEw23P+Baw0NE2d7QXUFKhSNZVe8yinLDn+y7SMmeRDA2JWT"
    "GP2MqI7DLUhbh93yX/9nEZE7s9BwKrva3VrsJxGm3g09+IF7NIH4/ag1wY3XVbxKe/vf3h"
    "8+1HtWRztonEgMuHhsW75jTz7i2hi6V67+6D5DD0fj23JXCdiZCMdJHr7PPx0dC1V2x+PH"
    "6tsirTCLOM8SYR5uS4Ue6g0qtdhHkRse0uAkvEtz3sA73SWRmjxGIdo9SkQSySx869WJ5v"
    "Yprw9ql/gYp+y3j05I48THchZ/lV8ZbtAtjipwXF8Lr6MWxLIkTlmfqIx+rnzCdrHC+nKj"
    "St/invdpZtxbezSHwhDmS5fDxjGwhXQ7gawtVQ994dCx3q3p/ELoe69yA7QN17qHt/du5d"
    "mk5Q9z5jpEHd+84p7azuPaTkZFJymmTkVCfklARP++/BHvXmLhdynZolO9VlO5W2UnwvvO"
    "TIiOADxD1b5frZswYci1bVlTLlszzHbBsaJ0tmMaDYt1UaUgnRaHxnQe6N8Jsm6/NN9QJ9"
    "U1qhU4HViOQsyD2Se1mqE+XaZBE5IGAJabuEpKEPQ604C3PGBYGTHW4TrgZtu6qgGiisOY"
    "/qhxYpahkcCFs2C1u7gqQmGkwG4szy1pn+4slSrmbVwQ4QqA5mUB0soU0b4ag5ZJwFwbbQ"
    "+ph3QmOLjSGHhK3Btq3Bkky3P0eUhPl0pvyT8fErVQ4Nj+e17Wq8ThHmMv9qmoDlJ68QCz"
    "2CsOeRtUwJI9hbptlmMgVsiWXBkohtd4VPxH+TtPBJUoKbbUNNHtspvhGSxxxYdCF5zK7+"
    "gFrSZyd+v1aaUJ8DAfmPkMLkZmOosKcQ9/T17lOK5J3CG7PL0w+QE4aaIyIa810F8SHW1+"
    "DY8FBeCnBvFPdyQX0L7xAOr4PT2NppfCeGg/YWqeTB+KjLGOzbNbiGkxxKVsZoRjwmDwZJ"
    "30z6aVz8ADTdH+KdjhFnyYVLSalMefQocfNkRUt5LElA12sScvFWHG6XNNDU9jzVl4Lf6I"
    "DFBn6jXf0BNTKt6wioHXhG8iFRGWoHniMKA7UDz0F7L3XSoHadfX0C9RzPb9O0rB147mtV"
    "ICzfKGMLCoqdplyBFNUNi0KkiBOq8FtMY8nSQO3Udim+kN3bzWYRMsMRngIgAtIoApLU02"
    "iXJ5eDQkRkWPu1JRGRj7KOWUWxuP2z8dG4SJRteiw0Ut3HEFZwYPOAsIJd/WGBKQX0y08g"
    "G/BMxJMV+zs1smL3CAf94KfXDczYp9eVVqx8BGk8YLSez2h9TSLqLXUm6+5JrcGKD22ssV"
    "QfbabuLM7HWan9L/yPPERZbVpWFgqTi7ye2uoiYS6s8r0UB5KTyoDhXXMH2e2lZor4RuHp"
    "aPZSGUXTM5yBnD5SOfA48Vk3s3//X8Myn8s="
)
