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
CREATE TABLE "sys_id_node" (
    "node" INT NOT NULL PRIMARY KEY,
    "token" VARCHAR(32) NOT NULL,
    "holder" VARCHAR(80) NOT NULL,
    "until_ms" BIGINT NOT NULL
);
COMMENT ON TABLE "sys_id_node" IS '`until_ms` counts from the ids'' epoch and never falls below an id that was given; `token` is the lease, `holder` for people.';
CREATE TABLE "sys_idempotency_key" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "key" VARCHAR(64) NOT NULL,
    "call" VARCHAR(200) NOT NULL,
    "digest" VARCHAR(64) NOT NULL,
    "status" INT,
    "headers" JSONB,
    "answer" BYTEA,
    "expires_at" TIMESTAMPTZ NOT NULL,
    CONSTRAINT "uid_sys_idempot_tenant__ef6cf0" UNIQUE ("tenant_id", "user_id", "key")
);
CREATE INDEX "idx_sys_idempot_expires_1bf6ca" ON "sys_idempotency_key" ("expires_at");
COMMENT ON TABLE "sys_idempotency_key" IS 'A write by its key; written by the transaction of the write itself, so one is never there without the other.';
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
    "param_kind" VARCHAR(10) NOT NULL,
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
    "revoked_at" TIMESTAMPTZ,
    "end_reason" VARCHAR(12)
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
CREATE TABLE "sys_support_visit" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "session_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "reason" VARCHAR(200) NOT NULL,
    "may_write" BOOL NOT NULL,
    "begun_at" TIMESTAMPTZ NOT NULL,
    "ends_at" TIMESTAMPTZ NOT NULL,
    "ended_at" TIMESTAMPTZ,
    "ended_by" VARCHAR(50)
);
CREATE INDEX "idx_sys_support_session_0f803f" ON "sys_support_visit" ("session_id", "ended_at");
COMMENT ON TABLE "sys_support_visit" IS '`tenant_id` is the organisation visited; the visitor belongs to another, so names are kept here. One session visits one';
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
CREATE TABLE "rent_day_turn" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL UNIQUE,
    "day" DATE NOT NULL
);
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
    "every_days" INT NOT NULL,
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
    "eJztvQ2T2za2LfpXUKpXleSUjm+63XZ87Vuvyp14ZpxnuzO2MyfnxikJIqEWpilCQ1At95"
    "yZ//4AUKT4AVIEm5QgaFfdeyYWsSj1wtfea29s/M9oyXwS8CevfT8inI9eov8ZhXhJxH+U"
    "H43RCK9WuwfygxjPAtWWP/AJzjWc8TjCXiwezXHAifjIJ9yL6CqmLBSfhusgkB8yTzSk4e"
    "3uo3VI/7Emk5jdknhBIvHg9z/ExzT0yVfC03+u7iZzSgK/8IOpL79bfT6JH1bqs2t6+zaM"
    "/6Tayi+cTTwWrJfhrv3qIV6wMAPQMJaf3pKQRDgmfu5PkL9w+wenHyW/VnwQR2uS/Ux/94"
    "FP5ngdSCJG/2e+Dj359yPuLcgSP7mj8RMess08wHfkSUi+xhPq/7/bn5kDTiYfbj5PPr35"
    "PJmMDJj0WCh7QfxBSb/eyt/5n//78vLp0x8uv3/6/MWzqx9+ePbi+xeirfqjqo9++HfyY3"
    "acJq9SzL7989sPn+UPYqKrk2EgP/i3wuAYJyjVZbs+ikmIQ/l31nXVj0n3lPuqgOuny9IP"
    "dn22G6sp9ym7J94fO/7lRGXRrWDWJ9Uu+HGBo5oOKANLfSD+shZ9sJ0U1nTBEn+dBCS8jR"
    "fin8+vGtj92+uPP/7l9cdvn199V6T4w/bJpXpUJNuLiOBiMnswYrqAco/mZ9+3oPnZ97U0"
    "y0dammO61Azpn8Qj+US/BZSgJbb9LfZJ+h9DLTP6vcELmHf3RGwQg+0JDT3x+e37N58+v3"
    "7/i3z9kvN/BIrN15/fyCeX6tOH0qffPi/1WvYS9F9vP/8FyX+i/3vz4Y3imvH4NlLfuGv3"
    "+f+O5G/C65hNxB8ubYocYenH6UeFUbBe+R0mWwEFk23/ZNsS1mWylaA9TDbLuHdpOgkTfy"
    "IM09tqJ39a4iCoNarzuMPZad8Pa6Q9vfzheWaWyX80GWKf3r9+965qeUWC/3sScfkLKpzW"
    "G74l2OEovRiW0suLqx+uXjx9fpXxmn3SRG6VV/W/Jkt+Cui02lvnRRSW+4vv26z3olXtgq"
    "+e/bu0EsSYBkYU7yAOknz57FkLkkWrWpLVs5INy8JYCiZGjsIOA5bLfstlJRgyWykyhHv0"
    "Xrah97Ke3ssqvetZQD2NrMNYUMdvBikRPBOYodaJ7JPDGoDXNzfvCrbf9duSWPPh1/fXb8"
    "TqrDgXjWic03Ck6Dm/y0lq8oMZ9u42OPInlSfsktW1rT5aXi7Ln+AQ3yr+5N8p/6pUDBYm"
    "JlmSMB7plOLs4XifVrzmJJrgQnuQjEEyBsnYmv4AyRgkY1toBskYJGOQjE92soFkfB7TCS"
    "TjEUjGpyAZ34k/wmjJTwEuqpm9C0G1I7aB4PrhChzrOI5pHJg5YxnCQX4HCXsowibEbBzn"
    "Qe6ZhoPwLKMYWw2wSPNn8rVuh8thnBjOTVbgm98+FwzAlMxv37/+7buCEfju5sOf0+Y58n"
    "98d3Ot51w7uvfT7tD4PjTxZD4nwmm/r3GEPgsfpob7AhL8IJv9oDmLPDKJCPY8stIsbA0R"
    "sSoUImMnFhl7nXRdU3zsdda7e05UpIDJbjzsjZONpj69JTyevkRsjuIFQbFY0cV/4BhtME"
    "d8wTbhGHGWfIRRIIZRhLwFDm9JChEuJPIZ4Shkcfpok75B/SwfxezJqNT3h/5uiPwNZfdB"
    "5M8qAxEif8fvAoj8uRCMgMgfmOgQ+YPI39G5d2k6QeQvZ6RB5K93SnuL/Km8U50/8ZHM6x"
    "b9HWQoPivun3OexE7JMCO/jANnrnMXQNAbgt6nzXGiLRpRvIM4yHD/GkQiMxN/gjU07wlQ"
    "lbDH8o7BYm9lsdOV0TxKmrvn8l61Ocp5VX+S86pykNMn99QzU0t3EPcIftFmF3hRvwu8UL"
    "uALTG+MGTr0Ks/AJd/Pt4b3Su33h/Z40T0aTRFlCOMpGMif8AYzQinPkE0VvEz+RnCHK0I"
    "WwUERQT74tErNN16Mnw6RtOIBUT9N8Khj6Y+WeEo3n4QEeSx5RKjgPKYjxGbV+N8x/olX8"
    "LNgnoLNF3yWzWapupbOGIheYKmK2FSsRAHUzEtWCDjhIiLnyy+fPsbZg/i964i5hHOX6GQ"
    "zZgvPvGXNBTfIMDidzNOnnwJp4J6LMOTckMTr9ssSJg8FP/J0EL8KTI+qf4mzpYkXojvQe"
    "tITNYYbYj45eoHMNHBaMkiAvFKiFdCvBLilc74ChCvhHglxCshXunSZIN45XlMJ4hX5ow0"
    "iFf2Tmlv8Uo451UMKbSLKTQFFSprvhQSupxBKuGcoPvQx2Ekh5nsZTLKy0D3jJtBxnqi2p"
    "m5xhnEPY77NyATtibGNUlLOKC6RTnHiLKIxmYeUR50uBV79G4w3bN4PrfN6dz6s7nanVFQ"
    "ccsiM5bLwAMyfXGyTCt2TFlOQQdkWNj/B+K43WHzhrPmFfd+G3YysvPyIBfW5UPbeGl8z4"
    "j0PAhINyd9F0U1or0IA+LNiZeG3ITHOF5rmN9jAOZwB1zPvz/JHVPxVa/TNuSpFZAg09os"
    "03o49EjQrZtLWOhomztaLHxi2+k2nQtQ6Gabu7nzmg1L9ql0MVuR0NyVLaBcMDuHPgqhCF"
    "vh2w40pygXaR5AMp+tufl4zoPc4/mqDc1X9SxfaUnWZU3uoVibMAkEawie04CYSQEZwgV6"
    "D60CpGnoVcabbkPKgaDq256qbwWzMpepb25alsBgXtpsXnJ5FDxmsW5q1acZFVHOJG71lm"
    "UkD7GYs1pEAas2FaPMHS37JJzn0Z7DaqrN2OTA2oSnkL2n1m5CgvJQNGeRPK6Fkg3v1e6o"
    "GI/xA1dHquTXpkeuBNrzBDqWh81u5TmvUak/B/oKOK017EyD01qWWAhwWuv4XQCntVxISo"
    "PTWuClwGktOK11dO5dmk5wWitnpMFprd4p7U1HES6ocYHDEFyJx7sSdpb1PAPihc0aGB92"
    "yYPAztlv5yihVb8BNrPs121/kE+q5bhTblIBCYakzYakzBU0CsmmAAjHGoRjIfh9LleerV"
    "Z/27oDuvjS7ul4b2Rptcp7FntjSvV9ADEbB+xLiNnY1R8Qs4GYjS00Q8wGYjYQsznZyQYx"
    "m/OYThCzyRlpELPpndLeYjarAMdzFi2Nlv08yInCb3A90ulzLAakR3SOcb3qtoOA5magcI"
    "YsNjxNlSFcsBEPfZpKHkUzWjlSgAtkl1aNZ20uLBKt6teNZ5Uri9aRRqtvcnoinUzvALvP"
    "Wh0gftZwgPhZ9QDxaj0LKF90Cy6WweD02Ob02BKLWfs0HunCMOrBeG8EJmvW6jyPt8DhLU"
    "Fsrk7ZCCfjFZr6dD7fXgglr2uSD/9H/foxEmOPiL5n8r9DshG/mxMvIjFHS8zviK8/0dP3"
    "l3wJv4TTGRFGD5mihWjHEY/FP3x0j4M14fJyqGTqoXiBYxTjO6IOB21/iOypMZpu7dKpei"
    "R+1TccbT9CeB6TCNFYXWvF4sl/ZI2+hOqVeHsiaftKX915lXzZQvxRoiGasyBgG+K/QjMW"
    "L9QdWGS5ih/UmaYExlH6suQiK/EH+m2PLP1ejIWoQZDVnZXeovhcQErNIiJey9W//oAAmv"
    "UBGwig2dUfOf4L8621yVWEOegOP29jeT2vN7yeV7PmkrWswnJ9SugOAQO88wDHaok1Gtw7"
    "iIMDe4hrsOfzKr8/C6uirqrrFlB2HqgXo38pM+oAgcnZmgYxDfkT+X3HiEj+/OnmQ7M0UV"
    "YhSh6CfEFZmkhvPjXzn3MgB0f8IAnQR8gyPz+WMxvfjOc8zD1RqP9iXEnWSKdqRUUo5JuM"
    "TkorKpS8UzqE0T6+gzxqJ7dsth16y+4QRH9sAN0yxnsvHyWlrkRNNNo4CjD3No4hXFpmer"
    "40B3Fo6B7Ap7VE1/8xvUZJI+1nz8b71P38ZUxwuAK0YdCG7ekPOFwBhytsoRkOV4CzO4Sz"
    "C4cr4HCFvTLDyU0nOFyRM9LgcEXvlPZ3uMJMrFgNKlRUvD7nHAjjGJnD8bGLVrm8Fw25vB"
    "fVXF5jz+xRHtmZEGyL0rYg3t3HtfqRVaktezjeq7XJppMobbs3nXYqm07+zlk4lWqMT29p"
    "zF+iL6OnX0aIReI//uOLeNMKxzGJwjFaEs7FX/DvP14hgr2FylLlSYF78jWWGaLy+8SuNE"
    "6g6tFmwQKSpLlWc22P8gtAS3Rg6wEt0a7+AC0RtERbaAYtEbRE0BJPdrKBlnge0wm0xBFo"
    "iaegJSon1dicLaAcVGEGSANfdzmgVkA5yPMgcmKmu1SpbqglUkA5QfWhC4ooBvO/1Xikl8"
    "DuGZS9FRqxRd2NWPgzm4102u720Xifsvv3baP9kq5oOfECzLlaErf1Cu7IgyxXIMVQTiKx"
    "13/DEfm6CqhHYxSRWype+yBLF4hHCIeILlcsiqXsutBotoN8BYiywxpDIMrastiBKHv0Lg"
    "BR1gV3AURZUJFAlAVR9ujcuzSdQJQdgSh7CqIsZBwOed636OMb8VyFAuMtGPciQRH5uhJr"
    "uXG9cg3WQc4HEcJXOBL/FRPN7YxNVfjzKPfMx8vvW1EtmzVUD6uS3VX4Bs27S3FtHuN4rS"
    "kW36T2ZBD3ru29bMNwPb9ldpeUz6mujE4DvTnMAflloUcOQ/FFuwW6YX0usyzsiHgSrTXL"
    "xZ5yVXkgeJw2e5wqANKli/NA6GLbutii6OvHdTiqib5+XLe4I1h6NAG7bReBleXj5SKfFo"
    "8X4FfoW/F/x8nHcjR+J2OmyUAbI85QvGFKAPbXgXD5kYfDkMVIDO0knip+tiwoz2TB9g31"
    "NOdoDvWlEKUdah+FKK1dnidEaY/eBRCldSFwBFHac7UAIUoLUVqLuHdpOkGUNmekQZS2d0"
    "p7i9JK19msEs8OAY5EZ0dCktgpcAshWwiSW8w4RGsPGK2VymG3u2MLyGO5bWBKtjIlZcjX"
    "UGxKEQeMYYqma5LasycXxRSMRXG3qVSEgldm81Qiod+tk/NA6GKbu3hBxHScERx3uUKrDI"
    "autrmr/bXgXfz9k6Umh6peEijBHLr6pjdRQFZzXK5iI1rzGGeUq94Y3bDoztAp2kHc84he"
    "tLHgXtRbcC8qFty28KgRwzmMexQ/a+VzPmtwOZ9VPU6ZWqPhuKEiSYZwgeFDFCOxJC1LWE"
    "r4E1tHHhlpMrNyT8f7krNUMgvfNYY7xiC5CZKbrOkPSG6C5CZbaIbkJkhuGkIpgOQmSG6y"
    "2HU4tekEyU05Iw2Sm3qntDfVDe5kGnK5hwIfQ9cAFtZedGdE8Q7insEyyBl88TZFkQnJOY"
    "yDQ/myXa5SQ6aShmM/oveG8Y8Cyr3RPMiKId62jgJTmrcQB8fy01YkP20g+amWZOOtz39k"
    "5u55DmVOoi5M53HAdlu2V5jzDYs06vsnggPi1/OdR7rA9zmF+cgKR/FIF+JLnoz3hvd27S"
    "CyB5E9iOxZ0x8Q2YPIni00Q2QPInsQ2TvZyQaRvfOYThDZyxlpENnrndLeInvC5yQ1HkV9"
    "5YICaKBzHxUP0DlnInH4O0igRZyDavMwytyOtgkxrcpdhrpn6wzCeSdf+dF+st2Du39HWR"
    "Em6LhlkZn5XgYe8Jj75WBCXXFUtxnT9SO6cjiKzWhgeDYqg7i3ZvQf4RYmtrzaw4jhHMZF"
    "iltWPGkqeFI947dkZoN4C3CQ30FyYRJ7gUW+LlWj4UR1CeeMB9ibu3IqN31cnMz2ZlX89B"
    "cSLWlys1NtJDXXZtwupjpZFSH77xZXATh1CT31+RSFOIrYRlWLF35v9IDmLELyfu8HFLGA"
    "pNeBJ9+2FE00d4n38koI7w67TkF415ZNGsK7R+8CCO+6EHGC8C7EoyC8C+Hdo3Pv0nSC8G"
    "7OSIPwbu+U9qaXbB1gs/BuATQUp+7Hd3eqg2l4vQyEPugcY8+rLtU++JmzsG4SlJHlHZl6"
    "MfoXCigfbJHJGb6zNQ1iGvIn8vuOYfH+/OnmQ2F3rpzXKB/NKG278gXWndf4yNQvrlEa1d"
    "NxS40xShvD4Q1Q90Dds6Y/QN0Ddc8WmkHdA3UP1L2TnWyg7p3HdAJ1bwTqHqh7oCw1eRPS"
    "3zc/u1FAOZjcPkz5NkmasddWQDlIdf/2Tf5nmTBdwrlnSvaWJGyd+Nkm4bLUbmwgiBpnXr"
    "5GtxEO41eonC8pdW+epESKB0g+kP/EcZpJSTVJl49+GyiyDuzZoMja1R+gyIIiawvNoMiC"
    "IguK7MlONlBkz2M6gSI7AkX2FBRZ5fSa6bE5CKixkGt5un0AuZY9bc/u5lr+ypWI1iA0qh"
    "ZjE4lxnSL2ios/srUgH7EweECbBQ2IUgAlHs1IwMJbjmK29yR357eAmOjAcgdiol39AWIi"
    "iIm20AxiIoiJICae7GQDMfE8phOIiSMQE0FMBCGrzpOQvrwh7zkI8G7Cuy0SFVXCUVWYkp"
    "+P98pRaSs4+wviEIhD1vQHiEMgDtlCM4hDIA6BOHSykw3EofOYTiAOjUAcOgVxSPqcHe4O"
    "y6McPBQ5zM1hkjRjz6GAAqrbUa0IMmE5BRzwbo/vB5Mqhry6Cg73nsvhXrHuvI3JclQjZ6"
    "pn4zaS5oSmTUHXBF0TdE1r+gN0TdA1baEZdE3QNUHXPNnJBrrmeUwn0DVHoGuejK5pWNFw"
    "B4Hkq66ehPT1J7FwWo322wIKRM52Iqci7R4HazOXrQgDslsqylKHIWaaZw7jng05CMuCO7"
    "bW3HXe5BdnEPc4vmxD8WU9w5cVgjnrcqF8EQXGBlwnDyEnG5YHx0JOfyI8psIyGWlCTtmz"
    "8b6Q0zzfEiJOEHGCiJM1/QERJ4g42UIzRJwg4gQRp5OdbBBxOo/pBBGnnJEGEafeKe1NBD"
    "JOonc4f/6qzXJ/Vb/cX1WW+xm5peHEx5pdVS72NRQXUE3r/Aky3sCwXLhL/JHQN2Yvhzlr"
    "7u7ErzSa2SnAwZndf0iCLvEtMRPPdxD3LOWrVnG1q4a42lU1rhYwuQ7ONEbUNWNBDct5UI"
    "nnmUANNZSzTw47769vbt4VbOLrtyUR68Ov76/fpJEL0YjGOW3LFgldNnuPV5/JchVg9QOr"
    "Unq5zXivpK74WuLVJM5j9lZKvgkJSsYTYnNVy3hOA/ISTdULp4gml6dtaESQ/JGIhuqDiH"
    "h0Rb4RT3F0SzTFk/t8MQj9wxrYIPTbss+A0H/0LgCh3wXtEYR+UCZB6Aeh/+jcuzSdQOgf"
    "gdB/CkK/eP2c3hoeLimA4HhJV28iIVSs6HFg5k2UgQ5Ks4Nk5M/TNbc10xnCQYqft2H4eT"
    "3Bzyv8RuQfaxoRnTpRr8zmQaDM7lFmC6d4IhzyOYuWRiO6gHLPZO8/pHOsSmdW0zxMTbnk"
    "N3c4BlhBusf4ZSvGLxsYv0wYtym485HeLrR3DOSejtsFdKKs8d5IznSF48VUxVL4NpLC2T"
    "ryRNM05lIIuLxCGKnPxUdiWK1j8e+AhkRGZtiKhOndlvKikWp4Z/Bvg5iPA14BxHzs6g+I"
    "+UDMxxaaIeYDMR+I+ZzsZIOYz3lMJ4j55Iw0iPn0TincoXninoQUAoy22hTgYPAB4jsnGN"
    "9ZmrrAS5ev+mg1fhuGr1VirPp5Ghk2aJVRH7TMoZ/KppNEEKUc0ZgjYWAJG4yP0ZTHLCKT"
    "O/IwRZsFiYh6PHuICUcBJS9VVjxXoqjSP7lMhRddFJMwRlyMQYJYKP7/7O/E02TZH+6rv4"
    "RfwukqIveUbJJ3bjP4uTQD0Yp68Voi5gin/xir59IgJVHy4J76hL1C01WAH5KXbD8TLXGM"
    "ZsLI4cLGQR4OkWwz/hImv1y+SP4Y1WyDOeLyR4pfEDI4IgByMcjFIBeDXAxyMcjFIBeDXG"
    "zjZAO5+DymE8jFI5CLT0EuVo6zcUGgAspB/ae3esUVqo1l4gKqH6r3e9sOEM3pPzVjutFL"
    "LuDAS+7sJS+11k2Tkqy3aVxYSQYJhZxAmadRqhufilhfkHkW+PLZczOBJ4MMxfHxFun+pZ"
    "0Z/acRu9v2Bxy+hxm6/Ufx2EaQYS4Q52Gddj7LfMkjycNppMls6cij3Fs9BjHxchE4I65L"
    "OPckq2HY3sYpzajOgYDnVjxvqK/zDuuX7Qzg0Jrdm7SxIOmpsbZ07hDAp2Z3I+ILfE3904"
    "br2HYQYLTK6IZFd0ZragpwzhDu34eTVE1U+o7RglpAOaPA9zpiJ+IrdWWQ97CaoYBVLatY"
    "s1XJiOBnuqwre57DQTjQ5nCg6qiQxWayaAEFJrT1l0LSgLyj4d2oJtdWPRu3ybedBGnT/U"
    "m3qXIzRUvsy9zWlypLVL4B8QXbyNxQtGQqeRSr2tIPouUDigj2n6CfSCCWh/B2W3Rgg2J8"
    "t61koN4gmdGk2x7oSyGbddgNDLJZbVkYIZv16F0A2awuJNhBNivY25DNCtmsR+fepekE2a"
    "w5Iw2yWXuntN9sVrPiBzkIFD/o6klAFvHBYsTHSvCxjuqjDPSERuORXoQ5ONQHSXM1Fszd"
    "1coH4Zd8XVFhJXaJPBWhx3KVwXxvZb7LwsK6uv0Nu0WGcMZs783GTLjpMmkKSPB4bZsy9o"
    "QRgx/ZOoxVwEsXScwej1sEEwMxAHet98YTP8sgHOax+FXLGYnQLb0nIZo9IIyidaCup8Vo"
    "RSLK/FcoebOP1iu0FmMuUpV1ZEBPiZWVsGHP79ZEB38vxobkW1ObV7129AfED0/N+Ib4oV"
    "39kVOx1jVqSyP7+UkJ3HflfrueVahvSsjPIE46oH0nkNZcVNM4tuuuqIGR3TyyLTK9Pq5r"
    "qyUmz9oZXVHadH8Gl1oQPWEY8fQiGYy2I4WpgoGqvCCJ7kk0RiER/yPNJBwv5DOZgvEKJe"
    "9Y4QgvuapIuJEFAmmcZFZpErgO852Qv3XyMxPsL9v6A/K3IH/LFpohfwvyt4ZQrCF/C/K3"
    "QM2G/C3I3zqv/K3ELTU1ZwsoB7Wt/hd+xZhxFksB5SDPgyRZ7JSWDmM6hTlI9lUbrq/qqb"
    "7SM53oUVWqf+YsbKJ6hyubMtSL0b9QQPkJFqxooPjnTzcfCvZLSu2371//Vmb9x3c312XD"
    "RL7g2h7t9s+iUzb44SNbx1r9tvB8vE/DvU1aT6Ks+T4dt75PQAUd1voAFdSS1QZU0ON3Aa"
    "igLtjnoIKCbAMqKKigR+fepekEKugIVNCTUEGl06k/49ekGOVRDgpG/S/8xgIoaJ9m2uc6"
    "omamS9LeQXovW9F72UDvZZXeVUR86glKzPTOIgzkTjO5s3TsXSy5ZuznMEB9d+rlz1lNxF"
    "Ce068mxkcZ54xB15/1QeLoQf2hFVqvGQvqrI88qkTqTMCGYjX75LBj+vrm5l1hTF+/LQmV"
    "H359f/1G7JhqgItGNK7RL1fSFOaxMeMl3AE5TwMBJ0u5LFE6wSuNcdLAdx4EA9yA7TmLVH"
    "gvZndE4yg2UF5BAu8mozzG8dos62AHOeANAxdDacElD6eNf1Pv3VhUaPqt/0GGrDRB7u2T"
    "8b7wNvUnYdpw/wGldRjTYCJP+ahD2RzNI7ZUJ4Soz79BZMW8BcKhvz0oJF4TcDQjAduIT0"
    "UbWQQ6RhvMkxPfr9BUTWh1aEgVfSZYfu90wQKfRFMkpj1aEbYKiObk0pF/zCOC+aE2QFkr"
    "O4b6sORg0fzhA8OPNFEbQvD6naVhoavbUVzQGp5etljpnl7WLnXyUekmJTUXjAjeQRxk+E"
    "UbMedFvZbzoqqUbVc1jXnUlEOSh0EKySkeOX7rk+WKxST0Hv4/8qDf0wstWuztWfv0+r39"
    "e/xrtImEISmLscg6KwL3Sn0SJwVa5MYo3hBynIT0tweEE4wAkGA+RpwhFhK5jyZbr9wfRR"
    "sqhuU6Vu2Z/Ki6px/yy7+EX8Kp+IapshGmPr0lPBb/EI0//eX1f14+ey7L0CzI15fye9SR"
    "Zgn2AkrCWB2V9nffPlYvSdvRGHHR6Amait+6kbaD+DWc4ID4LevVrHkWwJE9B8VqTmxNab"
    "RRIE3wqGmCublVZL++NHAOAsR3Jt703tiBL0J2Kx1TeLdG5KYAB9kdJMSa2AdGFO8gDpLc"
    "/xCuUymbQng1IiXcKSsdb4J9fUz6080HvTmYg0BIuntIOrH6deZdiKMHPfU7TDm08bDNz3"
    "CG8+stjRnngvLrtx9ef/zvjPQsX/TdzYc/X2tov/7vz29en3YV60PqrqeevWuJRvOO3Y40"
    "woz8eLxPjQm2jVqUgSNiyPB4so6CLBihcjrHKGSJCiHoEoxyWXtt21gdW52iBebbMm5sjt"
    "RnRCYZjXdiCI2QKk6oLQZ3wG+Gw5DD2hGgcliyE8JhyON3ARyGdCFNHw5Dnqv9B4ch4TCk"
    "Rdy7NJ3gMGTOSIPDkL1T2pueKRzohA6TZT8PclCF7yGVtXSjVaRWblOay0D3NtiemZbjUn"
    "yf8HbNYkolnINDepDo3RFi/raN5qPlWhgfrs6D3FtIBqjhSXBgXsIzBwKS95PM155HdKU7"
    "mw6K7TBwKO/xx5UgEaCb4UxXRitD0ty9NeGqzR3sV/VXsF9VbmD3yT31zJbdHcQ9gvs/DJ"
    "GGGI39kTLQPbL7v+YuF/ztxPUW5yDVl624vmwg+7KWbRUp78R3hnSP8WetfMBnDT7gs6oP"
    "6DG5IGjl7HrLogAC48KqE1Pv2C0N/7wW7xnpk3LSp+MWuTk0nNxmjffm6PwJ04D4iNPb8D"
    "9pyNXV1Z46hoxYtMuR2R5M5uvont4ThJFPsI887C00B5p7eucj8mpqE/T1EYBe8/OPeyx5"
    "qPW+Pj9mLnp7HekKdtUvRnmMMyGXHuMD3h3xJ+okrD5i2ZAAWgZDzNLmmGWAxa7cIc03h4"
    "MMkNPqfktsjvdiD8Zq4aoYHOmjvdbGMtcQLhOB/FnIn7WmPyB/FvJnbaEZ8mfBehrCeIb8"
    "WcifBV8U8mchf/a88mcJFytKrKst3bDs50EOJhsOctmF5Mw0YJ3DuEhzv8mzgqyIeITeG5"
    "aiLOEcJPry+7bZs43ps7ohXROobrjgIg+CciLdy4kIHmtTxT+Tr3UbYhHmxGBvshvf/Pa5"
    "mflCTZG0ebk7KsxzEvoNRnxTTZESGMx4m834tLc61MqvQp2YbENv4YqzcK3ZU+qN/BLMGb"
    "+pTyNfTAr5E40NoxTlnrhz+axN6q9oVW8TPask/0ZkiaM7I5p3EOC4lmO7Ar2fyXIV4Lgp"
    "4Js1GbcM/E7iPGJ/Pai0eWrOqdJM4hMaoliYf6q2tfy3R7iwqO8I+n/+R/7Sf2sKPD3qVR"
    "BxHnYTgIizLSsbRJyP3gUQcXYhCAYRZ/CtIeIMEeejc+/SdIKIc85Ig4hz75T2JkZl3qZx"
    "dYoK0kVFdYjYc87BN/QiKkgHKe9/z81YM474V5AO8t1z0KCsXhmFQ3VgJyg/dFB0N3DlKf"
    "S/c92m2ZAVoIdDfkD3/IA1J13ClkUYXPOtWXwsiUV8YDH1yCcSx8lfX4lEFBuM98UhQtV8"
    "wnPt90ch/rGmJJ7MyC0Nt1dmJp+Q0E9uzfwy+stfXr5//2WU3ss5W3MaEs6RUkteIYxCer"
    "uIUbQOOWLyUogl9dVHmkjF4F8H0YxhvQiIZliyHUE04/hdANEMF5w9iGaA/ArRDIhmHJ17"
    "l6YTRDNGEM04hWgG3Bt/JFdCOf4aN66+8HaGOGDZ7eyTk627nZNcjEybEu6ASuLl5cvvvz"
    "+Mmtgmu7k+t7mSPZ6JWR2Y3qIOyPP3L06V53UkCIkn8SJi69uF0SJShUIR/+bFxBK5/GYd"
    "z9jXkUYn3z4Z7xPI2a7dXmH8JiSI3IuR8gpNY7ai3vYqZIYSKRGtIjKnX8do6gU0TbmXen"
    "XyT0T9VMD2sLAXqlJ431/wJfwSTuc4nKL/Ua8bixb83y8RjRWQBaJ9iNSj/5VgCfYWiIpB"
    "RLC/+xEsDB7QHSErrqAhCqj4peoEwWaBYySIJdkbpcT+6Pq0Q+nu28n2ONndEbMLFHW7+i"
    "PHv5x2RuZChnAiz+EA14Qxs5tSWPebUuwm96oNt1f11F5VpXO1F5mFJzLIAS3dwxi5/UeA"
    "5KpdZbchDScFPCrxxrZRfOjMG2FFGZG+bQ/JTt0pTwJpfpfq30UohOBGJxUzsMS5/EVVNN"
    "L4lr+kpY6aXcusIhKU/obUJXC07OkPSF2C1CVbaIbUJbCb+rKbIHUJUpcs4t6l6QSpSzkj"
    "DVKXeqe0t9Ql5XROaq93rKG1gHJQ5X7eZuF/Xr/wP68s/AljxqfdizAHmR7kqPt2eFLDHJ"
    "oi7IChBVlg7zDhhf7vBk9Iu8fBusvIznDuGY9DFVyH6qJOVxf9hURLynnCSVVK3j0d79WT"
    "i233piu9RksSrhEJ4+hB3SsdIqy86leIi7FFfHXvdBBsk4s4+jaTFdH331Wzkx75PpmMJF"
    "+gelTYqMinEfFiFj2M0YV69Rhdbt/4BMk/lr9EHlsusYqXyeykHQNICm/8CRImPltHnnjf"
    "CseLNPsp/RTh5CfzBdvw8ZcwZmizoN5CNZKiLIrWAeEJjPLtnyZ6IXgQr2brWJ49/v7LCC"
    "3xHVF5WOpDW5ObQJkHZf60+wOUeVDmbaEZlHlQ5kGZP9nJBsr8eUwnUOZHoMyfiDJPajyK"
    "+mPFBVAnTvcvPa6eb9lRbyzTg0BvWItWXhw7IWaHifMg9yyaQXheR4GZ1Zi0d4/dQc4EeW"
    "y5YqHx4ZU8Cpg2Y9o8glqFusf5IGtHRBLB3TDStAO5x/MgY5t6OsO5geMU4B6//addZAEk"
    "E9ekAALHpOKYyFCb0YjNEO4N2WetloRnDUvCM03+iuSrZtjuo7lu4A6Zv3I6ZbuLG1wS9T"
    "Xc4HYg90bzIIYEZ5EwvpjJCpyDOKO19bb+dijoD8X8268KMmPDbElIEcDtHm4X1Pd1ok9D"
    "qa0dBAr2GRTsk8WXJjig95qh3MB2EQZFzdoTjoMNfuATmTlmxHgJB4PcgHPxbSQKcTBh0Y"
    "R8Tf7biPy6F0AvGPRC/seZbJslnHvGtLuZyR/X6pc2ZCerFuP2GcqTKAW0SFOO2AbNaSDm"
    "q8zETXJ2v+FZFu8rJLrFp7I9V/cDqUMG4j+5LEUoU3k3NCKykfqmMQqJvALo01/f6XKYh/"
    "0yyAoeaipCVrBdQWXICj56F0BWsAuJipAVDGmMkBUMWcFH596l6QRZwTkjDbKCe6e01+D7"
    "1mU2zAwuA4fi1v30YKlVmCeiFVCQKNwyCU2S5mWEmpG9wzlId/+5UlvOUjWrC995rIOcX7"
    "ZL/2vI/tNybl48pQhzkem+tHNInBgyuG9LZIJxGtdVTEmfjfdGI/ItoQQ3SPog6VvTHyDp"
    "g6RvC80g6YOkD5L+yU42kPTPYzqBpD8CSf8UJH1jS/ZRFqx1XsTA10tCLY9BNWMcGpYi3g"
    "Lcs1Qu2wiW9XKlTXJaROYkIqFHRjpBbfd0vE9SW3MSTVZFwN4E36n8QnVVOQtJknQrHAlO"
    "/KSu77finWI/eYI9j63D+Mnu9fy7VyrjVgnj33BZZXhF0IwELLyVl42rh/Ll1TzfA30naI"
    "PD7smgDdqyNII2ePQuAG3QBbkCtEEQM0AbBG3w6Ny7NJ1AGxyBNngK2qByoM0SfXMQcCU6"
    "uxIgGw4pytZkPP7MWVhDb12yo0+9GP1LqTQHsF9naxrENORP5Ncew3D9+dPNh8Imm7L87f"
    "vXv5U74Md3N9fl3VO+4NoeqfEjua3J29s+Ge+TGKNdu/3K4rY8unTzp+q0/jQg9ySYojkL"
    "AnnQP2JLNM2KqE9fIS+gRN5NxmMWEQXB/E5eXCbfodERh/iG/arh7yUJafcjRn+Aomj9tg"
    "OKol39AYoiKIq20AyKIiiKoCie7GQDRfE8phMoiiNQFE9BUYRrxY7mTECiZ+7waZt0uYv6"
    "fLmLS0j0PGSiZ15SMiG5hDvgKerBhKGBx7HSC022vAwAm11ls6PhAzWrHLKDuOfeDFKiJQ"
    "g1Ru9f1ziMafxQN2RDncHrE48KY/nJT8n/nh7bDeT+9ObHt8LQ/fZ/j5+XKmrnA2glZrHm"
    "8rV9zGLd3WvArEURrxWL4pE24qWejJsiXiwMJpFqN1kQ7LcMeyXDg28DUqJDo4ftz52+TO"
    "pTy5/CZd67TFdPa1t/w1HSaow8tlxixInYzuWYeYXIchU/oBjfCdhmgWNEY55FYYshsUN+"
    "+5dQ3qQg3hWJ5jjyFoQ/QdOsMJH4Qr5ekeiv8kf8It62VJW6ZVAU8vMhmgbRNIimQTQNBH"
    "6IpkE0DaJpFk42iKadx3SCaFrOSINoWu+UQu2Ok1juIaQzdHnto1yBbTfR/cfOtgJYleTP"
    "5GvdypvDuGAYNhknb377XLBLKkcaMtvk3c2HP6fNy+ccipTnVUYj3stAIN+c/ExuNRzxOR"
    "TQbk47l1EBQw80h3GB8oG2TFtCR0z9vmrgSH4+3ntQKm0Fpc0hPALhEWv6A8IjEB6xhWYI"
    "j0B4BMIjJzvZIDxyHtMJwiM5Iw3CI71T2lt4RPqc5uZsAeWgwtz/wq8YM7+RlMGNpMYhk/"
    "wvMyG7hHPPnBnkysYFW5LJCosvMOG6gHKQ6Vbj+rJhXF9ap2v+kl1PPapROHMtxm20zsmq"
    "CNibJv8a3UY4jF+hqVLI1B2r1OdTlVjOVW66fIDkA/lPHKMQR8IGQMIfHJX68fFvA7F1WC"
    "MHxFZbFjcQW4/eBSC2uuAGgNgK6hCIrSC2Hp17l6YTiK0jEFtPRmw1q+uUgwzFp/tlnXY6"
    "g2lVrTIQ+qBrHxQ0lmofNBSWryDtKDAvvw8KzD9eW/yE74n/N0o2I42suHs43qcoctl0cp"
    "+2bVNzI4xJGE9fom0q/xjNRd+KDWyMsH+PQ4/4SGWbj5HMwh0jn4Scxg+qTMZK/DWI03+K"
    "N+NELFT3UKqPhafmq8+WmvrzB/takCcdWEBBnrSrP0CeBHnSFppBngR5EuTJk51sIE+ex3"
    "QCeXIE8uQpyJNsExrfZZnHgDjWWaA0zZ97VOqcdf7b8DmhMY0DMy8tQzhI8RAFNJSoZaTr"
    "5jB2KLonf2WoJtZkJrXnQXb0CajsPansqtbymzCOHkY6nT33eLxXaVeNJyRrvVdrvwmlTn"
    "1PkMyeZXOEsxrSr9D0jjzI0tMRUXL2jNzSMBS9xuUNq5sF9RaIxohyNGfr0EffTjmJhBn3"
    "JPkVTxT6u6rOfpivtFBj31pLj5PYHbGwQD23qz/A4j1c4Tjh7RqP7h0Ihnb3wBD9p8bVaN"
    "Z6UgzoPDki5T5bJfLzp78RL2aRnsgU48Qy0aSCfvrbmx8/33xUqmRi15RMQfGuOc29e0Po"
    "7UK9d/uBus4++5vsMlTf4+iu3k5VT9uaqcu08V4r9aO8l2SzYFyYheRrzJG3wKH4kWO0iW"
    "gsdn5pHmJhLNHbWxIhGirrkcdiQC2FMZwcEdtiarI/hvkKsEKt3hrqrVCwgga2grQCyOso"
    "wg91w1u3ewwpehxn+0iG6+9/2CZQfErqFteu/J+yusat1v5dGeT9q/+fIrbcOv9qaR7vxA"
    "B1AnislmIpetDkKqydooA2JCJoiX1SXfH7e+0jVvn6dUY/DfpdZo670A+1yNSv6pzehjhe"
    "R4ZpYXmUg+v7VRvmr+qJt+qOwE+kthJC+qjFGmVU+kCOD+L/pzAJfXJPPfJSLRwxuxNGI+"
    "UosebRAvOFNCel9Ck+JPfiqY8fuEoe9rCwL2We8L1A+UiYkiz0NGvW0F9mob0Kmck9aqty"
    "mEzk4DCLuBZgzm09/SfFrrlxukYOAtkaXQW+hthBPfMQOOiH/E4p95Bub7ayJJu+EcU7yO"
    "Fs19GGzAbbSksFvVpQfNlUzquiTKyM6E2auzd2r9qUpLuqr0h3VSlIp7Y4YbXrspGa0tcL"
    "MPeIHqT4X3Low59gDdcyg/0zXZLGszkpFI6LZF1xcvntnAizvcMIyOGg+0+3+8nXFRWv6z"
    "ICitBjDQI4xtKqn7dCTpd+LkLhtJLN3UxCfyK2Zm5YPLkIc898urhsEze4rA8bXNqkXst8"
    "gnfsdqSTr9Nn4736tWw5CbZNW+UA85iskhiXAqMl9hY01CjQ+xrvV5B/Lyou6pdnpdS3eW"
    "5/gMxsvfIDKbx29UeO/8KUai/zF2AOBjr7P11Vl8vbVDYOEnkfPcC3G47R6M5hHBzaT9sM"
    "7af1Q/tpZWgz8Rq1vZvp+XmUe8Zm/zSHZNOB5gIKhnMLnmUKhJnunCGA3xb8dvBMXfZKBx"
    "H1ZSTE2KrLgxwcyUOV2oLQydmJbbZoQOvVikXx3yin8UinA+Wfj/dqQUnryX3WfH/91cwP"
    "n8qUQplfyKJbHFKO1aBSryL+K/VE/YNFaEYCJs9pxwzhkEnpRxZJRfK3c3We+46sYiQ+Jk"
    "+Q0pCSHMsEzxFLLPNiQdbj/I4vYeFbcCyP/YjpOkbrMKYBmpLQl5GRqXyk6ryK+cvbXjz1"
    "+2j7jVsvULwsWTBA8rLfAwXJy67+gJqvR0lCg5qvBzREoebr+VmiUPMVar5axL1L0wlqvu"
    "aMNKj52julvdV8LbqJBi5FEQg+RWefovYUVyP9BzjIdSbcg9Q9tNEjvITAmOU8CFhux/KB"
    "Q2N2M3zZqtTDZUOph8tqPZklfpjISk2asXzNWFCbFJJDlaieCdhQXGefHLi4zM3Nu4Khfv"
    "22tBJ/+PX99ZuP314o6kUjSY12gZ6R23WnwyV5IBwssNpX2gY6jLs4h4Metr2Hu0W680AQ"
    "POzvYkP5MA8C9VBv4lmSLvAZc21BTvX5eF96QJy2anEr64J4dysmKJ0iLmsJLdhGNI6Qx5"
    "ZLWSLTRxsW3aFbFr9C00BYsGS6jbvLKLl8RqKkTqYwu0QzxEK0obEs6a67jXXor4NaR0NN"
    "NojIW2WwQET++F0AEflT3eYhIg8WNUTkISJvFfcuTSeIyOeMNIjI905pbxH5O/FHGC35Kc"
    "DJGE6rEI5B2T24CHTwGJn4O9dmFGeIA5aOlOc3BpMmSjXn25SOaao4X2bY/CTvEU7xJr3q"
    "nyrHPtOd/K/f19L2ztgIvW1oMYtxYEJlBgAuKyUpCOf41rAkxQ7jokPYziNscgkrc3+FI7"
    "w0uzl5B7Hj3mSn7rLeBWmM+qQIg37pvV/EI/n7TfpkB4H+GKg/Jsa3ypVw7u0Sg9TJ2LLW"
    "IbO1gAO2TdjWX67bfKlxEdnJqLSN7+NcvbEJjS+cyWMgzN2ZehzHZLmKNTZp/bjPY8CTKj"
    "Pq4dAjwSQi4k/jMdHlb9QndOvAkNdtkNetEqmMds0M4d5++aKNC/ui3oN9UXFgFwRH8Yzg"
    "uEvSbRkMcU2b45o8Fr3VLbu6CIVutrmb5zSk8rLNLv1cwkJH29bRFuV4v4kiFo1qEr2Th+"
    "M22d4TkrVtdTNAROZrTnwUsY2q+R8iupQV5cZoLi/QlkXTpiuxXE3/M14gMZiJeKJqrCXV"
    "0uTzOQ2IrOAmT9rFJFQF2VRitrpRe70Ub0/eibiABOhOdAHXZoXb8IM63HAgWN86WuJ3yf"
    "8NZCVqqPhmv6MH+eV29Uf+koNsVrWVPPITEYjvSny6hrVVO9L2oHRUfG3tHQb1TAb6+wtO"
    "evD2JxuRIDCLDGeIwwe8jmNyDxTakqUqzJjPYYB7Q+5tcUnIciULH/+CIy7c23BOtZeW6Z"
    "rtd1O2oMlKosS4yWAtalfjSNjlWcFoGTlNrioTNLJ15AnM9I48bP/MKdrQiGyPjc4e0GZB"
    "vYVsLHwL8QZp94cI34oO1pxQHfSr4HSqA0YTeA929QecTm0R9IDTqQehGU6nNuaBwenUMZ"
    "xOtXiywenU85hOcDo1Z6TB6dTeKe1P/zK1ZB9lwVrnRQy83BvnEjtcIfei1cmei4aTPRfV"
    "kz2JmGJE8Q4CJLcjWUXDzdzdFOGeTdj/beALgn0STcRWZbKzFVGwsVWkGpkMZ0pqAXQ4Ti"
    "9PhNOdLG20GhRh7i0Jg1RdEBTJCEZAPbOlt4Q7YH2AOabBYPL7ANUBrAmJSW1+pI2CqSfj"
    "/YGvrN3eSNfrsHAb6iuV2EZ9ldYmU9mI8JYeZHTpG46yqAFaMPGXPEFv5VWnm1AFn3I3po"
    "YsJOjbXevvv6uGvQ74vRADG3Y7gRiYRdoKBMBssQIgAHYQmiEABgEwCICd7GSDANh5TCcI"
    "gOWMNAiA9U6pKwGw/V7fwRb7qzaL/VX9Yn8F4a9DR2Zm5JaGE19bPVRupvWX6eVgTRupU5"
    "uo3BhLBJLQN6cvDzpn8mQR2rVZKGAHOaAwfXEgVbrN/K6f3dWyyyzGE3k5sVGVoBLMoepY"
    "PW75YYwNwyo5jHtuXv8x7dVCW265geAM4R69/Ve9D9gtM2I3BbhI7gDBV48tVzh8MJe5y0"
    "D3+L540Wabe1G/z72wLvb6C4mWlPOElpoobK7NuF08drIqQvaGZj+r04DenfipyYHA5D0v"
    "5Zk/WXgkRgvMUchkGHSszg4mDZKLKiP5X+oKywUTrZckXFejsMN8BQRchzV8IOBqy0oIMd"
    "ejdwHEXF0IA0HMFYJEEHOFmOvRuXdpOkHMNWekQcy1d0p7E2B3nrFhKb4KcChuDxqFPZhX"
    "YY3q8jV+v73ETCu47B6P92ktPLmka6+6Ut8boF6c/Lgeg3phWX+AegHqhS00g3oB6gWoFy"
    "c72UC9OI/pBOrFCNSLk1AvILcplw7SKuuxIe2xkvcojBGquV6+gd4M4SC9Q2SNr9aRWLwN"
    "h/AO42Byfv8ZejJflOjuN9+TY0q0l5u7wfEAiXoyn9xQVkgRDlLcT12U6jUNRgTvIO4tx8"
    "OMYTHnO133uMOBZ2ObZ2NLqGVBI/+157F1TYmh/PPx3sRW2XqCc80h7AJhFwi7WNMfEHaB"
    "sIstNEPYBcIuEHY52ckGYZfzmE4QdskZaRB26Z3S3sIuifOpCDFZ+IswB0W//rXrhDJZQm"
    "KyXus8uL10F7AOcj5IWEaYqIFxxaQ8yD2zZhCe1eA0yzvPQUCT6KxJzNg69Lso3XngsVw3"
    "MCet17qpd0f0KnfyZLxX396121ut4U9yTMobme/EqEFY/H9ZGWGBubrNWVa3vyMPr9SHwr"
    "TjiK+je3pPEEY+wT7ysPD/qwUaenvrI+R18Q36LUjvCGybO1cOsce9p14ml91stN+nAAeN"
    "qv4N2XscrDXm1M+chTX0ZojyNkO9GP0LBZSf4nbfwOvPn24+FPaWlM9v37/+rUz1j+9urs"
    "ubhnzBdYl3eRPMWj6vUF/v/+YxzugJ/ZWsU/p1J+OpCAXl+7Rsq0Jm5NcVFa/rMgiK0MMM"
    "gkNu3afezZaY0L+uAoaL1mDxyV4Ter1rt/8uKjSXVcfEkiAN2w1+eJncBUVjtKFBgGYCI0"
    "3gBduIV0RpeTKPiaGq7oRa4Uj834ASRENlE/OYRQStw5gG8t8PCIt//p3RkPiaK6kO/vWQ"
    "8zLsdgs5L5YYnJDzcvwugJwXF8LwkPNyriYh5LxAzotF3Ls0nSDnJWekQc5L75T2JvtJB3"
    "VinBNQQLkYKHj2rE2k4Nmz+lCBfKahmtN/aqhudN4KOHDeOjtvUkyp4b+e/ALIJfJ7W0Fm"
    "9J9Ga8e2/QFvZxpMExr4ipsTCN0eiNv+jx0vcXRnxG0KcI/by1b3rVw2XLhy+aJy4niBL5"
    "89N5PIMohzFPevjbFNaJximMe4tJMdWgM+hYIQI7Yi4amuzZyQsFu5ggwHOZxWyyPKpTFb"
    "vXIQh26cPJ+S3El4/xfhTo1qg//q6bhdAsBklTbemwVwExIUEY/Qe+KrkHqW3oooR5uIxj"
    "EJEZ7HJFKB+tlDTLiKrOej7tXwfo/vhbj9yc+zMcTtLeuPfNhFLRmGR3LyICD/UbqbqeTm"
    "GuW9qW2m+iVIl01knoZKccI5PMrCmdSe96l1mHMoB3nuLbxki23Plclaterl5/vt+bQVlH"
    "oD8xnMZ2v6A9JeIe3VFpoh7RXSXocQoiHtFdJeIa4Daa+Q9npeaa/S5zTOes2DHFQl+l/2"
    "j1Nv7NxYXmHONywySxXMgxxkeZBrNOBaLriW62D0DlGXEN/jGEdGFO8g7nE8yCkPTr6aSW"
    "RJe/fYbbU+1I/eMq8zGsULH2scdek/1p412IGaPMfT47qBXOkJlsgTO/2dcNqMBmYO497g"
    "fNpmdX1av7g+rRoHjJvdxZcC3CP3qg25V/XkXmkv4Vtrir3tSbpe62q9DZl1fTFYHG7Ipb"
    "VTaAfCOmZhnQDzeBKwW6oRcvbktRehoIDarIAGzMOB2UzaQdybR20M7Hrz2rYcl9e3RH/J"
    "4e7huE22ywRnbfcmr39eEJQKj0nyuMwc39CIfMOTfHPqJ5+r0nIqAZ3wWBZzVinmDzwmS3"
    "TLiMw/f4KmMQtkpc6pLEVHQjRj8QItiKBHNE9K083ILQ6r2e7H/CGQ3zPUbIX8HrtUTMjv"
    "OXoXQH6PC1ERyO8BcxzyeyC/5+jcuzSdIL8nZ6RBfk/vlPaa32Ne1q6AcjArov+FXwkZk2"
    "5sa7DAeZvNFm4XPI6bnAxYM+bzGKD+MUWXorjBvmyqClSAQmEgqw1MEvrdejkPhD62uo+5"
    "x1aGMmOKOGQBtcgXBvY4ZDH1kjvjDiA29l5CFBInhkyc2IawjBerHA70DtuWKovizT+RVV"
    "29tN3TcauIs09a10ur72kIwzpgVEMY1q7+gDAshGFtoRnCsBCGhTDsyU42CMOex3SCMGzO"
    "SIMwbO+U9huGtS5Udchr44/jSSTeviHzBRBw35V7yidLrDvlU7+O5CDOLMuPWkMs0uA+Mv"
    "XjtQqcejZupb9FaVNQ30B9A/XNmv4A9Q3UN1toBvUN1DdQ3052soH6dh7TCdS3EahvtnrO"
    "oL4d35OQvr4h7zkI8G7Cu0VK0WfliI9qtKLt03ErtSjeNd5bIOQ9Wc7EKrigK1lqA6saHf"
    "KCSRwi4ZXikHIsm1YLepgANdrT7/nFYidC/AGa1GnNoHGDJlW7gzR1FBw26mMT2SsH6skH"
    "NbAf+gWNgg4d+YwFtWdQMkyJ+ZkADUV9unQd1mu7vrl5V3DYrt+WOP3w6/vrN2k6vWhEY/"
    "u27b9RsvkpY62yb+cf792470XjrAta7dyyopZEoQ2NF2izoN5CbMMBlUWzViTkaM4iNGWb"
    "UK2n05fi4Ups2Cwciw0aiQHGSbJzS+tR4Bny1GchC8mr5M3fy5uo5b/19bwO+u0Qv3JghY"
    "T4lV39AfEriF/ZQjPEryB+BfGrk51sEL86j+kE8auckQbxq94p7S1+lfqeJoGUPAacic7O"
    "xAqLTcZkt00BDlbwGuQqLqUWmQ3tHARG9ikGCa9JUdXKfTxuUhcjWUJstm0F+eOgv4H+Zk"
    "1/gP4G+pstNIP+Bvob6G8nO9lAfzuP6QT62wj0t1PQ3yLGlsZ5zBkEXInOroRggwRGm22G"
    "cFB/u2yz017W77SXlZ12RrakmlCcB7lnzvRP8ob6Og25fj3OAJ1WDtvY7Xkt5mT7l1YIbU"
    "hIzYMgI7U5I7UQ/YioRyY+poHG5XnPQvJQFwUpAh0ayGek0tMgGOlkevn5eL9OnzYbUqj/"
    "vajaypLtapL7YsT8ASq+5QN9DCq+Zf0BKj6o+LbQDCo+qPig4p/sZAMV/zymE6j4I1DxT0"
    "E5kg6pGMVmWucOA4JyC60zIJiblnzJY6DmS1d/7U78sUZDOwXAuG4xrlckosyfzCO21Bsz"
    "dTpoEddkyZwg6w0sS9NEz2GsWYH3Mxjr1uDz4k9qmibMbdufNWd4ydah5l7KptjFDgPy4S"
    "POzeiMgMaQET60ZjuwL3BgxmWtkkmX8V4CwqDvrpmn4af2YnmKACushRUWkXtq7BbnMOAT"
    "WxZefkdDMqoJMatn41Zh5kmQtt1bauomJIjGZJlUbJLgV2hKvq4CQfEUcfzAZeXHDYt8jj"
    "aLBxQvKEfJ4litHPXYl8FBNAeWfwhh29UfJcHPTIvKQUCK6mwGkX+Y7NDb5i4N9N40a9Cd"
    "QHc6Nn+goRyr9G5iSRo5lDmMky5lO5+yyalUXqUtPpBM3BnpHCD1YLzX+1mwNSeTWdb6gL"
    "m2HlsuBSh+SCvfs4mPHyDr9gSWGHBZ7OoPyLqFrFtbaIasW8i6VVxD1u0pTjbIuj2P6QRZ"
    "tzkjDbJue6e0v7sXhYtoevfiDgKuRGdXouyft2W/jIMu6NwFUn5Xooh2J67hPw86a915Ky"
    "iZcLeDnDVzkAs+bBYS5jojoYHfHcRBhnsrC26LKL+mgZ/8+VVdPn023p+YlG8KxapBcAfB"
    "3Zr+AMEdBHdbaAbBHQR3ENxPdrKB4H4e0wkE9xEI7qcguIPue3SnQv2vya6bAhxUh67a7L"
    "hX9TvuVWXHnQeMRdxkzdghYLmoHJLBnCyJfLkBoQWQM7tarzFPIz4zAIzPShJ8QO5xzCKN"
    "PlZf7zsPOmC97+yT0y34HWCzyEYKcM9VdO2swY8BpsuRJqaRPBg3BTSY561XOPQeJl7WeO"
    "9R6w/0dhFz9Hsa0B6jJDz7nTwuzUKCAoLnT9BUBh+nLxGLfBKNkaoGNkbqSMMYLVjgv0JT"
    "HmNplopW8YKgGY4QjdGMBCy85eKt1ZPZB/5uCNI4YL9DkMau/oAcsqMTL1dJ82qOcyD+sc"
    "RD5hhkjkHm2MHneimvqVVaU0NWU1m54mwdeablcQsgKErSOdEjMeONmN9BgPeuvEsvarIO"
    "Y6q5x1Gux5/F2lrDfxEK4VHbwqO2CBtp4GqkEzeyh+O9GZteoS2kbIIaAGqANf0BKZuQsm"
    "kLzZCyCSmbfRlRkLIJKZsWce/SdIKUzZyRBimbvVPaW44L5AvmTNg2y/3z+uX+uea87q12"
    "wDae173VD1YH9tPejusWasT6vli4NTlvDSTnMO6x3Fv2UCEcG2r2sr+ucRjTuK4S7xZTtl"
    "SIR8Ue+OSn5H9Pj+2msNabH9+K/UsM0/HzUsJbPt+4RC3WVDjeRy3WVTgGasv3lpF7ErAV"
    "0aRwNqwOBZR768Mgq/AqkoTFD1LJXuHQzI3UgYH3Vrw/EKwZ3PUGcdq+kyVsG71933hAww"
    "fDmuc7CIzXVuPVWxDvbkLDGgmkISRbQR7OAxldXL38/nvx/waLLhWIf9GC9he1pL/QU87W"
    "cVfO89BDkn55YqRbE5Reh7GK/WpC0smjcYuA9K7l3nT7zwuCAsxj8UuWMxKhW3pPQnn/GE"
    "acRJTw5JayJAr5CiXv9tF6hdZiAMisdo4itkFKsR+VOq//t2uC5KULBpL3JhcKQOz8lGK1"
    "EDu3qz/yV3OpOWViXe0gDqqNT9tYV0/rjaunFdvqHge6e7rrh3YGcGlYu3BB6U+YBg838m"
    "SYbhfPPd2/kfuy8YRlrQ94TU92w3Bquo9E++Y2wtSEa3xOYFmHbdau/oAUNUhRs4VmSFGD"
    "FDXFNaSoneJkgxS185hOkKKWM9IgRa13SnsLyynfVQxjo2U/D3JQPOr/agnxdTH24olxQm"
    "AZ6CDb/ScGpqStBFXd6M6QDvLd/+g+QhkXy0yXI5bPUbwZ2ex5lHs2+xDLCRTePfadd6nG"
    "XaG/ofRLHnTWxV926r85fVvUWfMXqqKDJm7HDuHSpO+vlPkChyHRFA5pMs12mAOmSW1wkC"
    "4hp2iZ+fhhsuYa+6Chxm4OAyV2DUrsqiptSxquY6M0gRLMIWu4t+UiZh14LYCAVW3hLB2j"
    "TUHMFAFecYu1V4afiC5QX7/07iCw8hqsvBFZ4ujOaCjvIO55wIMcLbhdE57IkGZZhiWce2"
    "xfthIcLhsUh8uq5JCwppKtTfa8EsyZAFJve17EhLEVsxhrfI/3LCR1J0KLOGd4PbCK45MV"
    "4zSe+LpE2ib6S0Dgv6uKhqNbnUnSxH0OBLx34z0iHqH3xJ/IZcRw4SlDoQ8e2QfbtaRjN+"
    "TQ0BNde2Iuj4517okqGnricfvxYpuJZL4hp0jogW49sMK6kGIT8ykCGO/G+AwHOPQM7c8c"
    "CHjvaHtKAoPJigXUM0zoLyMd1BCGKCq15S0imBtWSasggXETxufEcHkp4mCFeUSOiDAMaT"
    "jR1fzacydFBQ359Tbn16fdJaunPKK3d3Dobpu7my5XLIond8TMdCjC3NvFXrTZxF7U72Ev"
    "bLrH9if88EtEPTLSHsrfPhu3OJL/MFllbfdW15mqtlNElqv4IbkKlsc49EUnIPWIJzVvnq"
    "DpUuwNSWLXFIkWaOoFjKstQ/yb3yE8E8sJwlFE78V3IRaKt1GO5C21o1LnHuhrv4RpY9Fk"
    "um0pfHccxWsxO8fpu9JH8meor5JlfUgwhztwoaQAlBSAkgJH2t6gpMBBaIaSAprEXygpAC"
    "UFTmOyQUmB85hOUFIgZ6RBSYHeKe0tye4Ix4HBlZCfKNddvwc0nVPbt/SfIP9m5/syucgg"
    "DJ9CHDpZcuDRutO1TFbfIsoh9vs7XJnKgxpBp/7oSQEFp08MTp/sFNYuhOvPVwPj+xnvwD"
    "YwbXyyyjh5xOWskd5OVtkTcvu8jsKRPuKmHo1bBdzitOmQBbAhzGS9dXcSYab9XeacrS3m"
    "qJFfuG1/dl6hPevyr5x8ClhcszSnT9utzmtOJjxtvjcj4r2qmsDR77nKFGOUlVP4LrkQSL"
    "z3CZreiZ6cvkSqHqT4v2jBAv8VmvIYy6JX0ySxYYblNUFoRgIW3nLxpuotRAf6TthjHFjV"
    "TmKPObbZerx6hCD8Hp74gOC5IfE5CBAPdtUB1fYj1smyjThHCmW5Tqu0OI00sBTgYJ2si3"
    "YKWIMAVs5f4WwdecRw+yqAhhq07usCW6fJiPkdBHjvyrv0WSfrMKaaOkR7ji4VoZCyZVvK"
    "liUS0l9YScDIfz7eKxst0mZ75aIPKhiP4gWOEUYrEnEWIsrRhkV38jSL+Nff1/J+abZ5hU"
    "joczR72B4vQQIyVUN5WpWEenwvyD4OLJ4g+9jVH3A/gkVdAMrbkYhXqoSpCpQHnbUUJEwn"
    "U+52kLNmDorNO6ahOc5qN1+3TzfXMt3h1N3cgopExB/n69O49W5SDuGS8dHbdKG3IYvIpI"
    "M8V0U6tBwd2qrmJDK1qncQlwb2EYg3vio1D3Iw8NL/weGI4MCY5TwIWG5TCyGgpEadaio5"
    "kUcNxfNB4yyHqexRfwq+qRoc1Jw4ZVPUmoiLvDVPG3LZXqe3N+aStoNTFBDqgFCHNf0Bxb"
    "qOuaVDsS4o1gWGExTrcmKyQbGu85hOUKwrZ6RBsa7eKe2vWgwk7xzbqZitaSALfxv2QAkG"
    "HdA9iSdgLDJZVTKAS6T3mEERY7mLGZJaggG12nMD8ix/yIyM9DzIwZDNZbubnBouciob6a"
    "uIrUgktjZFkwnVFaR7PlH/dM+IL2+3NSoDmMeAUVdZJoSLYURnBnDG5+iNyxmOF2ZDMwXA"
    "uKwepI29BQmN6MxjYHRWAhIrrCtd+9c1DmPhnNVFI1JUWUQiHl3i4MlPyf+e3lbVlET95s"
    "e371+/+/bF+LJU9jDdtK4qOxOLZBYGjrWiQ4MZUMKBEbDfCIhIyO7NmS7CgOj9RIuBGcn7"
    "Rie+1j9r4LqCBLr30z3HHhULDSWaTa+B6yLMPaKvWlVSvWqopHpVvX9XZtHgYLIkgi2zdL"
    "sK8nB+8mizYAEZKkQ59PCW7q5afidL05SIKtS9YT7APkkf1oYZuynigGP66YHGcxt268mt"
    "6j5U7m6YBpoo+N7bIHZAOHHRVYlPiNwQcqc9F7q/D3JQ6IXH9wLRFb5q1wtEWwILesGwF4"
    "RxQDvOhRwUeqFrLyxxdEfiSYcrgspI6IPHzYQlC8Wm32EeZEDogcf1wD/WOIqJRjTY3wc5"
    "KPTC43rhgeBOXZDigP/uhY7udaO/KRk9Rbjo2rbzbZuc22rkfcFiZqaU7SDucfxDK45/aO"
    "D4hyrH99QnZgkkGcI9hgcZxRGRtp+hAJlC3OPYtVuz3hGsP+iZPBjvPegZZO2GPOj5e/HU"
    "XzlhV/jnE1Uq6w84EWq9DQInQu3qDzgR2mLdhxOhB6EZToRqAlBwIhROhJ7GZIMToecxne"
    "BEaM5IgxOhvVPa44nQUDmlpseMSjg4adQu6zU2rjFZAIHr1tl12/LYoQRiAefgQH/eZqA/"
    "rx/oz+sG+kow1YnsDOgg2/0vK3AdBFyFcq5dMGfR0miFSQEHTI9d4VUSFj7FxYXHOIon6S"
    "0bVX+1Tu8swM768o4s9GLCXx501uyt8MPEe/ACows6CiCXVtfe3D7JEPbvkwNe+MHojK4O"
    "eziSfzgRhgU9C8MjdzvIAXcnFZ5Ob1k6xR0qYU1/tVT9IC6iYI2oS0Cscro399A1Qg9s0v"
    "pkxbhwzzyxUMiMlEoHXDMW1PCvwZZ6YibAQ3VFmrRxWKPh+ubmXSEscP22xPGHX99fv/n4"
    "7UWpEkA99SqH3GhPrCJBaq5h12xFyYGciYcc/NZKUmfk/cxZWOco51FlF4R6MfoXCig/wW"
    "zyBj5//nTzobCUpHbHt+9f/1Y2SX58d3NdDh3KF1xr8/h5TFZmHVDCQRd074INlqrybJuH"
    "aVQ8pwg9wwo6F5fjp61L6JCAeN14LiCB5maabzHvxnIeCCQ3k+wtiHc3oZp0g30XTOWAkK"
    "Vjd5bOCkfxOjK/RKyAhE62uZNDFhuWY8oQLmY0tktpbMpp1MWIdOGNpnT4WB/bgAC/NgZH"
    "b0PiT3SZb00huDzqkTEky8a0WQhJEoH1q3zTEM2j3FsILp89azNMnz2rH6fymXagYo3Gs2"
    "c/LSBhP7V5P93QOCTcbEfNYdybSv3nz6nLEcx00gwCKmnHchtYl8TVGOzCh07fcovxGQ5k"
    "DoEZ6TkQ8N41bXGbuq+YM1nGK0gHzfenbVbzp/Wr+dPqjRc0COTNTeZuUgV5wLyQkEVbGf"
    "AUXaYkDiu+Ya6xRevDuCWYMytMjzkh5D6paGGY81wBQmEqk/XbmmIo/q0qP6KphqKejFuU"
    "Q8ka9loP5fcR9jy2zqpccPKPpNhJrkgK1D6xfJiPEdQ+sas/oPZJGwUAap8cJngBtU8qdj"
    "rUPoHaJ6cx2aD2yXlMJ6h9kjPSoPZJ75T2JmYYljxxttJJ/5Ln1hU3ojeHcZDji3ZVcRuK"
    "4tZwbKjDFVHgDnd2h1MiDReRIszBgd7/YiKVPINtb9vcpaHdo3zP/k48s3U5h3FwuPYfev"
    "JpRDzjq20LKAd5HmD/W+pNjKbsgR3GpeXh0Jdkmd+4+sirVi1z1odeQWRikWm2bw5z1vVi"
    "ZO6+oVf3iNQKywfmALedJPf4GhY2yYMc3Nv6l0pl4o+hY5eDQGpF9yKh4o/npj51EQXsd2"
    "dfypW6w1pN3O8wwPwjmfe1MbC95Pv6IBjw38i/JSldN5FPoj/L9WukSevKPR3vTe1isvHk"
    "Nms95H1XkMpl+fAeI0jlsqs/cka8mqhmRk4eMxT1leniHPNHugJg/ybrPvXGlf+h5L/BkU"
    "VBh294XfIO4qD20kZ5qdddyuxS3/ywVg7jIL+9i66CLl0o9xPBAfHrKX5EHNcygptS0N78"
    "ppbX+qJsWQbau5sPf06blyu1VW7/Nrwd5HHXglhG9+DjmU+WWFe9qqF8bA5zwLKx2ScnWz"
    "dWVfyiYZfCF0UoJLbanNiq+oqt4879vMNCR9vW0TbJce/Y7ahOjJPPxi2luGDbFoQ4EOJA"
    "iLOmP0CIOz7z2DxFD7ucn9e/AxKLFdSI3xTgILuDlN2ckTnTFTVsqCm/g0A5+e7l5NecRM"
    "Zqch7k5AjvOwcqIjjocFvvDgQst2C5gyvbmwfbiWs48H76/u0HeruoTzdJno5b+rhh1rrn"
    "ckJ5Ozv5EigndHIGP7i+dvWH/a7vGVCfLZmtT5dkiLM+WyLvbDccsTkIZMd2Ha9wEelxCr"
    "6xdaTjvanUWwZx0Pnq/whrtA4M3dstwEF2+xcgI4K5ocS7g7iXYnLRSoO8aNAgLxIN0iZP"
    "8hO5XQpfcFTnS6bPxy29SZ5rv8+fHP0o6CbeOqb3BCkLiaPf5xFbymtTx0j43+J/v0M0RG"
    "KjQtISeIkwmuEIsTkSfiaaMUHCGG0WjBNEfUR58jGOvuHi309GpV4e/Au/hF/Cn/ADWovH"
    "C8xRyJKveSmQ8QLJ22ARjogCccH2GOHQV/9a0nAdE558EY5lU9HiQXwVCZ+g/6JiMq1j8W"
    "Pkj0rgsXyKqfgTqPhW+VGAQ/FGVR6F+AjfinHMYyRbyKGq2Ngfjv696KB5bLmU3/mw/XfC"
    "UeLJg+tutSECrrtd/QGVgNsk1kMl4NOMg0Al4HMNjEAlYKgEbBH3Lk0nqAScM9KgEnDvlP"
    "ZWF9HWYJT7eZhWxlTOhHbjI6UFlHuGTv+nosvyU9shXsaBWNF5pKf6qFG8Ow8665D3Vi81"
    "4W4HOWvm1BBKZHETU60EcyhpoDdjTQwwc14LIGDVrhJkwjeZMXb3ji6pPpRXaDDeH8vbtp"
    "8EGWBvMG+aGTfTNC4m//GN+E/yNR4jFqE3f3vz8b8nn//7lzevZKCLy+p3OEgCXgsW+Ggu"
    "GuEkZJZExYQ/jdSwYmueRLZ4Nap30G+GA50OWDcQGrOrPyA0BqExW2iG0BiExiA0drKTDU"
    "Jj5zGdIDSWM9IgNNY7pb2pLbZL2BCrGSpW083U+o/BHOyBYzUQKIBAwTGY4yusq+LScMFl"
    "CnBJp+ltv4qEexfdGS2VO4h7Hkpvl4BZEiv4qGrhjzRBgu2T8d7oQKJ1tooK1JMOOroDNh"
    "bo6Hb1B+jooKPbQjPo6KCjg45+spMNdPTzmE6go49ARz8FXQKuHxtSvD30ZUJ289t/LR24"
    "3s216926OQDiWz0cpdvpyQ1juOStwfQb4pI3QZ5YaGMN581DOwO5QHqlDlfLQlyNlbgqYz"
    "vExjda7CDu0XzVhuSreoqvNPXkOPVJaFgSsYByj+aLNlvhRf1eeFHZDIXzJzjjRiTnMO5R"
    "3FsIL88yWWIaGHGcIdxjuLfSiIXrWXB4lxlLrVkuoNxjun+TjixJJBjxHibGHnYV6h7h/b"
    "vaO9bMnW4N1j3K+x/jswB7mpSWhpt8MwTc42twj69ibdKhbnAZ6OKgHsAI4SsSilexGGtM"
    "kaby7iWgMwL+obMsYvyg4lwaa7sh/7CAcob73pT+FQ0fdBevN4nRGcS9lcO1uuMfGVuOdP"
    "mH8vPx3uzDKG0GuYeQewi5h9b0B+QeQu6hLTRD7iHkHiquIffwFCcb5B6ex3SC3MOckQa5"
    "h71T2psisWBrTgzP7+cx4Ex0diYg7XPIlAy+wrp0jL+uhSNM43r1GGvTMXziUbFwP/kp+V"
    "+nNtef3vz4Viy6374YX5bCIHnitQkv8a6MZusVuYI83BJyeSKLsvgbGIsm8v8YLRAlnHsG"
    "ef/x0zn2qBjuVBfnaGC6CHOP6KtWyvxVgzJ/VY3piakvfoNy1M3YLgPd43uQGOqM+HwiCw"
    "WbBazzKGC6FdMqJ9lsTO8g7nH8QyuOf2jg+AcNx/Le9omPaaDRqPZe+L4DgsfS2WNJmNwQ"
    "cqct6LS/E3JQhwrtH60XSKjx29v1whYKvfC4XliwgHacCzko9MLjemHJQrHvdOiDDAg90L"
    "UHAhInWSwV+htyUPOgA6ahplklJ5uFyllkJLak7Z0JJbhwp81n8dM+yOtYRppUsd3D8f5q"
    "daLtJMwa77/HhrPAn26vfFF3wch8TZ7cFcNjGgRog2m8vTFGVol9haaqpKS6fWbBNkj8UQ"
    "/i/zygmQDL22Vm5IGFvnrZKsAe0V1ic7Cv1WS//V7MfSqXHi6Uwk2o/AMS5k5tN4KEObv6"
    "43RKhJ9BF5xUjfDDpSv2fvgt24irST118dwUcd5FrlmgWRqabNrgwEuCzTbtqZULt5lLi/"
    "yD/8L66y6zZy29gw1ue8nlfy2UzSwscGmdow0VI2Idbw1y9O2U+tOXiAoDnpPbpXj/d2iB"
    "OQpZYn+jgMyF2b6JaCxMJzQTL1gweRWluoOSpxdQfsORysqt+AgH/fYv4ZfwA5NvT6aCvD"
    "dTuSXJu18mnkkk/I4ZCVh4K1wVlr3RW+DwliR+DIt8Eo3lI+XBcOXCyAfJbZsLuuQkmLt9"
    "uaYj9lK9C5HeGEt03VAvcRVhcNbaQOWKyD01TvTMYWA3s2g3+zXU72Tq8/272DpsfUuz2C"
    "OSS5LF4r1d0VWm6hjJg5XyruQZ8Z+gdwTfE/5S/oOPkfhSoprKNq/ElqAg2QYkP+XyrXJ1"
    "Z5tQ7DR4rpG4Dvvd+zeTJtnrjxPdaUDRGoGidXQ5BY6AwhHQ49IMR0DhCKjiGo6AnuJkgy"
    "Og5zGd4AhozkiDI6C9U9pb2OCO6tJIG5b8FOBgWPCiXUGqhnpUlbR1rHQMs/B3AQS5iV19"
    "NVsPN7sqouezQvFckKg5EvM6ivCDfufLg0rUB5SfokSxl8ff/4CEGdvG7mxNA1/8LMMeKM"
    "GgAzp3wDzQHnyuN/EygEukw/ViJ5H2FdNYd/ihgd4M4SC/F60Ivmhg+KJKcWKSGacwFmHu"
    "SVNDXGMTxjiYLImgyswlrCAdHNv9F5+I6MPa8MqgFOEiv23obX9zHifbv7vCb0PWTh4EB9"
    "Pap+yI9jic8HibsNw+VFfEHfC6QvXNQ4WFBl84oPzSkFX6T67ShFt3T0CZCbt6AcpMHLsX"
    "oMzEkZO+4Nz96WciXwv+PjOxJI006ci7h+OmnOTF3WRG1f1SaVO4qwUSdSFR15r+gERdSN"
    "S1hWZI1IVEXcU1JOqe4mSDRN3zmE6QqJsz0iBRt3dK+6vvEeP53DArKY8BZ6KzM6H8/ckC"
    "c02Z0aZUjwLMwZht/54E+bqiYnGf4JpaSp/FflnDdhF6LAsXdt12RiwnfpdOzuHArLKtgy"
    "1Ren9K+uW/WHSndNWK2ltsMN6j+G67ebLZNQfVF1RfUH2t6Q9QfUH1tYVmUH1B9QXV92Qn"
    "G6i+5zGdQPUdgep7CqqvqsRuJvrmIOBKdNd8TQ+cPeqoWTe7ajBneuCqGBDKOOiwtkaXu6"
    "ceGWkFOfVkvFeJy5qBAgcKHChw1vQHKHCgwNlCMyhwoMCBAneykw0UuPOYTqDAjUCBOwUF"
    "DsSKozkTa04iU/FzBwHiOxO/U1paGzo7iIOJrhfft9NAm0TQqgpKuFx1tQO8yVEuwBwku3"
    "8/ecbWYad00zwQMoqtticjci+v2+vSy0UouA22dbMl8Yu3MVl+TkZFJYKRPRvviWFQ0XCS"
    "hgohjAFhDAhj2NMfEMaAMIYtNEMYA8IYEMY42ckGYYzzmE4QxhhBGOMUwhhwE9noaN4E3M"
    "Ey5L0VKt9dlbutctxUIbeIA2e5u7PM1pFhtGgHOWTR/zWP2XIw4WjgpPklDdcx0dypV78p"
    "5iCHG95PbS5GXPCHF8S7S68WLFL6M2dhneyQR5Vtc+rF6F+o5XWFlm2NDdz9/OnmQ8EgT8"
    "fpt+9f/1Yewj++u7kuW9ryBddlg2TBhF0thqjJiC6AnLGbexvS1NNZzQ3rcApwz6Xv386A"
    "MvAOlIG/iXx9UaDkwXhP+I5lrSB0B6E7CN1Z0x8QuoPQnS00Q+gOQncQujvZyQahu/OYTh"
    "C6yxlpELrrndLeVB3ldIphbLTs50EOhpH6v1U3Tcq1uODPAc+79B29gDpWR3KHPbZcSiYf"
    "DNkv4yD631mQOMYBUmA+YdHwRvpj3EW/IqEvuTvMyn7ZZmW/rF/ZL8sr+yqiLBLrhBHPed"
    "ABqX53IJLbcFxPcYXhAIeTGbnVhUr3HG0rQsEftdsfxX5AwxrRoaGT80DoYpu7OCKYG0bo"
    "dxD3tLtBjtUnhE1IF5q3KGC6FdOnkpFmc1pEns9/rJn8wyt0NiWx7jDO8HlwB1mXAdjEeY"
    "oAx6wr5zTkK+JpaL9mLKhLVdthSsTPBGiosZ59cljL5vrm5l3BqLl+WyL1w6/vr9+kboRo"
    "ROMarldYXppnRPUOAkwbMM1pvMaxNvrRJDnkUe5ZHs9aWR7PGiyPZ1XLQ4qTJNSsH01JJz"
    "uMeyxftmL5soHlyyrL92ztLUikMfA+k691Fl4e5ALPTe7nm98+F5aOSlp85n2+u/nw57R5"
    "OVf+NA/TLHCYhsZPLhiVEGYqyedBYPp1Li1I+QrHYonoVKqrgga9y2a9i8c4irv1dBEK3W"
    "xzN89pSPmiSy8XkNDJNneyCo1OZmTOog4x1RzQBatw6KAqDnC07LZwFqEwp2ybUzYdhHtz"
    "Lz3iutNwydNxmyNxE5K1hYNxcDAODsZZ0x9wMK7FBg4H4w5CMxyM0whpcDAODsadxmSDg3"
    "HnMZ3gYFzOSIODcb1T2vPBOLMwTh4DzkRnZ6KLMAXX6Ni/9t/R0Ow6qhTg4CnI/s+YwlGw"
    "o61XXsxMt4o8Bph/HPPGJZCLMHDP9rtnITM87JgCXCR3gKRDVXvULBluB3GB40Onwt0z00"
    "tIM4QLdJeMkWfP2lgjz57VmyPyWUk+DWjdpQBNKnUe5R7T/QQDbArzytsJR3VRXvVw3CrI"
    "S9OmEOOFGC/EeK3pD4jxQozXFpohxgsxXojxnuxkgxjveUwniPHmjDSI8fZOKcR4T9+ZkO"
    "6+IfM5CBDfmXi4L3LIe5w6XBUJt0Q+flBLm8+oVlQGgE2xzCVU3uqXT7xka105kaY1YYeB"
    "RaHzogCXQPYzmC2JNn1cqx9eCTSpz8d7YkxR2giiSxBdguiSNf0B0SWILtlCM0SXILoE0a"
    "WTnWwQXTqP6QTRpZyRBtGl3intTfgBpX1IpT0rCtSa3gzhIL9neWXhSFik3h1bx4MpEwPX"
    "ioX7846tOog1IXqY+PjBKN5RRMHOpwvumx1myhBOrM2HPszE5nNO4kmHyF0V6Yxp3NtoTq"
    "9Ay4IIrbfECvKAe6NS7XEU0XscHGZ/7N8GyfjTO/Utrq2r8+mHZP7i2cvvvxf/7zCsv2hB"
    "+otazl9UisNyTm/NLhnZQQ5I8gwHOEzyZk7R8oNLivbskz1enYO9mN5rlo8GqneQAzKdBm"
    "ZPlmjOIs2Irjc+0vZgcliUZvFJloQZafIskgfjPYkWPGsFmRaQaQGZFtb0B2RaQKaFLTRD"
    "pgVkWiiuIdPiFCcbZFqcx3SCTIuckQaZFr1TCpkWJ7HcCzp8Ehnxu4O4t5+2uY+t/jq2ym"
    "1sK0GP2eDNEA6O3ouLNkr7Rb3SflFR2n2xv2l2MIID4tcp7SnGhdF76GC0IK9DNdMCCmjv"
    "QPuBcy7OnG4cEWxGd4YAus3p3rDoriZNq2GnLKAOmQEwvhw/HV+Nn42fj38YTMwfOPlCvn"
    "6bFyQ5NHFYNNDDOS1XlzZH+QrJh/M59SgJPQ25f13jMKZxXYGAIrQsoxCPCgf9yU/J/56a"
    "d9jA4U9vfnwrXOtvn44vS9HofA55Sa3ixjWechBIre0aZpqJv9Y8xlRAubBTDpqtNWPrsN"
    "NF3nkgiLA2i7CckLBLD+dw0MFWd3CMDe9WyRAHNGlZ+jNOLtVyQSPiT3SKu5xBNRTnQU3T"
    "x6mpI6eDrkImn8QsTuzI1ucKSjhnwkA9lwWrY3Z/cTAHuT2wgRqRJY7ujFbeHcQ90/Si1b"
    "1WFw33Wl0k91pZksj6o3jDSJPHqj4fN6WxYi7PRHlpu32JrKPpHSEr5TFOEeUII/EPzkK0"
    "WdCAoHhBkHqjfEZDJJzLV2gqXRzV+pbekxDNHlQ74Xfek0gASURQKNYAtMEcyZ7wn4xKfX"
    "rAr4WEXAcWPkjItas/ICEXEnJtoRkSciEhdwhtAxJyISHXXr3j5KYTJOTmjDRIyO2d0t7E"
    "LWNL9lEWbLft/TB6dv+FzyDZOecetGH3eT27z6t2q6DilkWG3kEO5CDL/ecWeQHm3NzfLc"
    "Lcswx7k2ALeVxS4DSiOUO4x3D/CwYnEcWBNse8SbnJo4Dm/TTLcoemWVw7CGRxddUmVwHW"
    "XWjWdDwlRbg3rAdZn7MojsnYLoBgdHdW3k8i94aGEx4z7+4wHkv/1t5pXIroWnIDp/7aNL"
    "Ukj4JVpfOqsl6tAmp4ZDYPcm/nHMDu3vI1MT9AW4W6R/jTNoQ/rSf8qaZk5T0Ti7Kpp1OE"
    "uUd0/wLfjK1vF7FpxmoBdc4pqxscRTiMHybrMKaa/a+Bwyr0nIkM6JxMliyMF0YlxUswh8"
    "yI3sIj6qS7mVOdItxbQIVL3NKrbnSrK8sopPeW3Lp2fl2TY2dTeu8bdZuPJr/3TXrNz74E"
    "3+w+IOMM382CoYX4lbkkWzyPSaT+rV67N1u35Ssg83bYJR0yb21ZrCDz9uhdAJm3LiQDQu"
    "YtpApC5i1k3h6de5emE2Te5ow0yLztndL+Mm+lY214m+gOMhSfFffPOU/iTvyxRlttCoB8"
    "0RYZBB3q3/RW+sY2rl3aViH36XgrVsgMU59SgHt+gWva+HuC+ToiI406nj4aN+njEeV3k2"
    "WuJdzlBgI2CNjW9AcI2CBg20IzCNggYIOAfbKTDQTs85hOIGCPQMA+BQFb+Z5mglAOAgJ2"
    "V09is9CJrE2Xqyy0EqsbAnZPelChlPImNJY68xhQOrsObX9dY9vUsL5tf865/772TNU1Y0"
    "EdZ/qTVDOBGGo5yD45LFvXNzfvClbf9dvyBVa/vr9+8/Hbi9IVNcnAtEQi/ij2zJFGH1af"
    "j/eKwxG5pTxOTiuCOgzqMKjD9vQHqMOgDttCM6jDoA6DOnyykw3U4fOYTqAOj0AdPgV12L"
    "D4yCOKjnTb2gfz5wZOsI1pHJi5CBnCQf33RRt+X9Tz+wLKCh9lFHtsuZRVPx9MT0CUcCC1"
    "d5bacz+20gGfyde6ja+Ec8E2b7IP3/z2uWAapoP62/evf/uuYB6+u/nw57R5bhL8+O7mul"
    "Ku544EdMGYZug3VevJo1zS2nqzOehyJdVtA1J3CCBUJ0t6LNIYG/V8ZgBnfIzeuAzIvWF1"
    "9wxxQLM4EH7nQWyK/q+PhrA9hO3ttCI0YfvTqGfNVuRQt8lftlkOLuuXg8vqzSWMy+834T"
    "iHccGwdfvs3EciSObaynLpo3FTesRmPoly7faXluPr2d+JF6eF4WT9t4htxP/iWP3DJx6V"
    "giDyFji8JfwVmq7wQ8CwaL9JG8nT5CgkxBcvYCjGdwSR+Vy8VlOI7gBfCHkdDuzEkNdhV3"
    "9AXgfkddhCM+R1QF6H4hryOk5xskFex3lMJ8jryBlpkNfRO6XnktdxwjFxKEwHeTOH4vei"
    "FcEXDQxfVCkWxj3XrbaN93ikEAdJftpKcH3aILg+rR5OxUu2DjUx7qbLAncYiHF1VXKwvI"
    "nOqxPT6iOMZRyIad27gHN6GxJi2gNFGEyBzmLmScQsVyT0tzG8Uwxb7mI+JmO8iIIh3nWI"
    "b8NnVep/FmZK3Y1vO0xZY6FejP6FAsoHW+RzUuZsTYOYhvyJ/NpjaJg/f7r5UNBbKsmS5b"
    "zIcVFIkS8oJ0vKGKdPfK3QWD8fiiiYD92zhBMeO5T1LkJBfbRbfUwSCYw29zzIPSm/N+fN"
    "kmyZTzFZjTSpMurz8Z48GZ42ggIikGgCiSbW9AckmkCiiS00Q6IJJJoMYZtCogkkmoCrB4"
    "kmkGhyXokm27MZphWmCygoMt3VnxBDc2a04aYAB+P4/Qd51tz4pGoOAm5y9xAyXE/ppFUD"
    "VyQ6K1y/jmKa/MSKdp0+GjfJ1ysWxTiY4FxbULFBxQYV25r+ABUbVGxbaAYVG1RsULFPdr"
    "KBin0e0wlU7BGo2KegYsOhPjjUdzCdupXyc9Gg/FxUz5vx9XKJDcth5zDuGS2DXDkpvjEm"
    "umN9DZWYcxgXWG4yT4aowrxazwLKF11S24tQsBRtthRlz7CVRs+rvyFzB4E7MvfckVlkOq"
    "CGd5HuIMD0adxG+hPlqwA/jDTRmPTRuEU0xs+13V94cxv7zopgYs+TB9rRjCxkcUv5kQAQ"
    "Eo7RZkG9BQrZjPkPyMMhEjskidDsAWG0wpxvWORrKm0O8Q0QKxrKHoNYkV1eCMSKjt4FEC"
    "tyQb6GWBG4LBArgljR0bl3aTpBrChnpEGsqHdK+yutiXUrUVMSK9auPy7EMp63We6f1y/3"
    "z6uxInZHwskC84VZwKgAc5Hp3p0FON1wJJeYhh7TLSENCuwOAgqsgdZNvq6oMFEmuh2w4e"
    "KzIuys7z8jYlXtEHrL4cDqttnqjsi92Dk7VQ4rQqGbbetmS0JRb5eriN2TkSYUlT4atwhF"
    "0Vzb/aGo5LdlcSJ5HzlWBR6TW9nEx5iLsYvmLBqXb2PzxI9ENJSfC2tHvWn7ZEbUMzZHBH"
    "sLTXzqYF8LQSsHLEIIWtnVHxC0gqCVLTRD0AqCVhC0OtnJBkGr85hOELTKGWkQtOqd0h7L"
    "dMn0R+MqXTkQuBOd3Ymti2ey4+4gDsayBjmbA4HDQzlsaXikg2ZchEK1LquNm9O4SIpvD9"
    "cd4OBm7wUG4R4j2+4xyrR3sz7Jo6BXeu+VOQ2CbkHKAhJ8aZu3m4jcU7LpHIvOY6Gjbe5o"
    "qALavydkSbBfdGL8J6ovA5o9GzeF+z3RSnxbyxKgo8+LiK1vF9vjnkvCufhhCCMes0gG2s"
    "WL0BI/oBlBEcGaM6VdXgDR96EmB0TfrfJmjyWXBaaXR+cgQHxn4sWPkCI6lr/WsAM0UOiI"
    "zh2x3YYM+6CIAvqN6LfIgHpPljNlVWhNqO3T/UbUctdwrxn1GkVso/ITUQLjC7p6KYwihg"
    "KC7wlHAePi/wprAE2XJFTTnJN/TF+qRMcA8ziznVSqo/zhqiDHsmpyDfllX8Iv4XRBfZ+k"
    "ELaOZeqkeEqjJBdzLd4YqC/fGntzWRlEvYmFBCw8sPDAwgND4yw6As4AHon4iBlWRE0BB4"
    "ys7QyIA8TW2tVEbSiJWo6tLdeSjur6Xn/IMkPAGUuDM5YrGoaGRO8gwLQB09LwnUgRUlq2"
    "hpZLBetM1uHBXfPMHzHsghISOqBbB+ycO0P+i8BO9NsWSzpKB/iRcJir3DeUwM4QLgTwmi"
    "KxQxTAVuR1iYnngRAQtzkg/ndGw255DwUknMs6rSFgleSspNBRreacPB63EJ13Lfcf05cK"
    "rRSCaczRKsCePAC/PTm/U3nGaBqR+6n6PFxLl1TquRKilGDxtaESgklENEfye/8KpTDHJF"
    "ryKcKR+hTJYtJc1pZOsgioOuo/Z+vQH6MNjReq0RJHd+lr81/+Ck1lkeqpfIYRf+AxWWba"
    "tFLJV5hGKBb7q/jyachi6skgz/RlUh5ATHpO5HfKjuNoQ+SPYoGf1sBOfr14T+ijWyZbyF"
    "8kZigI3SB0g9ANQvc5dIS5u3hwN905zsWWasj5FgGcP2Kci7/WNKRTAAH5ncmHWwSHDOhI"
    "I9lIdkoBTrB7aNlpSXyKq3Q3HILKEI86AHU6MtMgJ50isgoehDtmfFK/AANx+5HhHc1h/c"
    "aRvwPZcfpPfp8zp//kCd9uRWjDHvVvkEaPpI6LbSXupo4XkBACsbmTI+Lhrmd8S1joaJs7"
    "2gsoqVEkm6o95lFO2PNDF2mZs0iGhsSsmEdsaUR2FepC3H7okn9ZXMbEbi+AwGrvarWrcJ"
    "xGG/j0N+LFLNLHozKQC6O7aYv49Lc3P36++aiWbM7WkRhwxdCweNec5t69IfR2od67/SA5"
    "DJ2t57YErnMRkpEucp1/Pt4buvbKzffHr1VWZRphljHeJMKcHDcqHFR6tY0w30Zss43AEv"
    "FtD1mgVzorY5RYrGOUmjSIRfLYuRfL801ME94+9C9Q0W8Zj57ckYfpNuQsvyresG0AW/y0"
    "oBxeVz+GbUiEqDxTH/FY/Zz5ZIXjxVSFptU/5d3Osq34dhaJL8SBLJePZ2wN4WoIV0O4Gu"
    "reu2OhQ937g9jlUPceZAeoew9174/OvUvTCere54w0qHvfO6W91b2HlJxcSk6bjJz6hJyK"
    "4Gn/PdijwdzlUq5Tu2SnpmynylaK74WXHBkRvIO4Z6tcPnvWgmPRqr5SpnxW5JhtQuNkyT"
    "wGFPuuSkMqIRqN7zzIvRF+1WZ9vqpfoK8qK3QqsBqRnAe5R/IgS3WiXJssIjsELCFdl5A0"
    "9GGoFedhzrggcLLDbcLVoO1WFVQDhTXnUf3QIUUthwNhy2Zha1uQ1ESDyUGcWd560188Wc"
    "rVrDrYDgLVwQyqgyW0aSMcDYeM8yDYFjof805o7LAxFJCwNdi2NViS6faniJKwmM5UfDLe"
    "f6XKruH+vLZtjdcpwlzmX00TsPzkFWKhRxD2PLKSKWEEe4s020ymgC2wLFgSsc228In4b5"
    "IWPklKcLNNqMljO8Q3QvKYA4suJI/Z1R9QS/roxGdrpQn1BRCQ/wgpTG42hgp7CnFPX+8/"
    "pUjeKbw2uzx9BzlgqDkiojHfVhA/xfoaHBseyksB7o3iQS6o7+AdwuF1cBo7O43vxHDQ3i"
    "KVPBjvdRmDrF2LazjJrmRljGbEY/JgkPTNpJ/GxQ9A0+wQ73SMOEsuXEpKZcqjR4mbJyta"
    "ymNJArpakZCLt+Jws6CBprbnob4U/EYHLDbwG+3qD6iRaV1HQO3AI5IPicpQO/AYURioHX"
    "gM2gepkwa16+zrE6jneHybpmPtwGNfqwJh+VYZW1BQ7DDlCqSoblgUIkUcUIXfYBpLlk7U"
    "Tu2W4gvZvf1sFiEzHOEpACIgrSIgST2NbnlyBShERE5rv7YkIvJR1jGrKRaXPRvvjYtE+a"
    "b7QiP1fQxhBQc2Dwgr2NUfFphSQL/8BLIBj0Q8WbK/UyMrNkM46Ac/vWxhxj69rLVi5SNI"
    "4wGj9XhG62sSUW+hM1m3TxoNVrxrY42l+mgzdWtxPs5KHX7hf+QhynrTsrZQmFzk9dTWFw"
    "lzYZUfpDiQnFQGDG+bO8juIDVTxDcKT0ezl8oomp7hHOTwkcoTjxMfdTP79/8Phq1A4w=="
)
