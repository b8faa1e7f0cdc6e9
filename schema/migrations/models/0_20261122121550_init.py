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
    "fax" VARCHAR(20),
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
    "telephone" VARCHAR(20),
    "email" VARCHAR(100),
    "avatar" VARCHAR(255),
    "sex" VARCHAR(1),
    "birthday" DATE,
    "work_no" VARCHAR(30),
    "post" VARCHAR(40),
    "status" VARCHAR(1) NOT NULL,
    "user_identity" VARCHAR(1) NOT NULL,
    "lead_departs" TEXT,
    "org_code" VARCHAR(64),
    "last_login" TIMESTAMPTZ,
    "locale" VARCHAR(5)
);
COMMENT ON TABLE "sys_user" IS '`lead_departs`: ids of the departments that somebody leads, comma-joined; those they belong to are rows of UserDepart.';
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
<<<<<<< HEAD:schema/migrations/models/0_20261122121221_init.py
<<<<<<<< HEAD:schema/migrations/models/0_20261122115906_init.py
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
========
    "eJztvQ2T2ziWJfpXEIoX0a4JjV9lOu3y2i9ehNPl7qkK21ltu3pqt1whQSSUQidFqAkq5e"
    "zp/u8LgKLED5AimKQEQjdid7os4lDKg697z724+J/Rkvkk4E/f+H5EOB+9Qv8zCvGSiP8o"
    "PhqjEV6t9g/kBzGeBaotf+ATnGk443GEvVg8muOAE/GRT7gX0VVMWSg+DddBID9knmhIw9"
    "v9R+uQ/mNNJjG7JfGCROLB73+Ij2nok2+Ep/9c3U3mlAR+7gdTX363+nwSP6zUZ9f09qcw"
    "/rNqK79wNvFYsF6G+/arh3jBwh2AhrH89JaEJMIx8TN/gvyF2z84/Sj5teKDOFqT3c/09x"
    "/4ZI7XgSRi9P/N16En/37EvQVZ4qd3NH7KQ7aZB/iOPA3Jt3hC/f9/+zMzwMnk482Xyed3"
    "XyaTkQGTHgtlL4g/KOnXW/k7//N/XV4+e/bD5ffPXrx8fvXDD89ffv9StFV/VPnRD/9Ofs"
    "ye0+RVitmf/vLTxy/yBzHR1ckwkB/8W2FwjBOU6rJ9H8UkxKH8O6u66m3SPcW+yuG66bL0"
    "g32f7cdqyn3K7sD7Y8+/nKgsuhXM+qTcBW8XOKrogCKw0AfiL2vQB9tJYU0XLPG3SUDC23"
    "gh/vniqobdv7359Pa/3nx68uLquzzFH7dPLtWjPNleRAQXk9mDEdM5lHs0P/++Ac3Pv6+k"
    "WT7S0hzTpWZI/ygeySf6LaAALbDtb7FP0//oa5nR7w1ewLy7p2KD6G1PqOmJLz99ePf5y5"
    "sPv8jXLzn/R6DYfPPlnXxyqT59KHz65EWh13YvQf/905f/QvKf6P/cfHynuGY8vo3UN+7b"
    "ffk/I/mb8DpmE/GHS5siQ1j6cfpRbhSsV36LyZZDwWQ7PNm2hLWZbAVoB5PNMu5dmk7CxJ"
    "8Iw/S23MmflzgIKo3qLO54dtr3/Rppzy5/eLEzy+Q/6gyxzx/evH9ftrwiwf89ibj8BSVO"
    "qw3fAux4lF70S+nlxdUPVy+fvbja8br7pI7cMq/qf02W/BTQarW3zovILfcX3zdZ70Wryg"
    "VfPft3YSWIMQ2MKN5DHCT58vnzBiSLVpUkq2cFG5aFsRRMjByFPQYsl8OWy0owZLZS7BDu"
    "0XvZhN7Lanovy/SuZwH1NLIOY0EVvztIgeCZwPS1Tuw+Oa4BeH1z8z5n+13/VBBrPv764f"
    "qdWJ0V56IRjTMajhQ953cZSU1+MMPe3QZH/qT0hF2yqrblR8vLZfETHOJbxZ/8O+VflYrB"
    "wsQkSxLGI51SvHs4PqQVrzmJJjjXHiRjkIxBMramP0AyBsnYFppBMgbJGCTjwU42kIzPYz"
    "qBZDwCyXgIkvGd+COMlvwU4KKa2bkQVDliawiuHq7AsY7jmMaBmTO2QzjIby9hD0XYhJiN"
    "4yzIPdOwF55lFGOrAeZp/kK+Ve1wGYwTw7nOCnz325ecAZiS+eTDm9++yxmB728+/iVtni"
    "H/7fubaz3n2tF9mHaHxvexiSfzORFO+32FI/RF+DAV3OeQ4AfZ7AfNWeSRSUSw55GVZmGr"
    "iYiVoRAZG1hk7E3SdXXxsTe73j1woiIFTPbj4WCcbDT16S3h8fQVYnMULwiKxYou/gPHaI"
    "M54gu2CceIs+QjjAIxjCLkLXB4S1KIcCGRzwhHIYvTR5v0Depn+ShmT0eFvj/2d0Pkry+7"
    "DyJ/VhmIEPk7fRdA5M+FYARE/sBEh8gfRP5Ozr1L0wkifxkjDSJ/nVPaWeRP5Z3q/IlPZF"
    "616O8hffFZcv+c8yT2SoYZ+UUcOHOtuwCC3hD0HjbHibZoRPEe4iDD3WsQicxM/AnW0Hwg"
    "QFXAnso7Bou9kcVOV0bzKGnunst71eQo51X1Sc6r0kFOn9xTz0wt3UPcI/hlk13gZfUu8F"
    "LtArbE+MKQrUOv+gBc9vn4YHSv2PpwZI8T0afRFFGOMJKOifwBYzQjnPoE0VjFz+RnCHO0"
    "ImwVEBQR7ItHr9F068nw6RhNIxYQ9d8Ihz6a+mSFo3j7QUSQx5ZLjALKYz5GbF6O853ql3"
    "wNNwvqLdB0yW/VaJqqb+GIheQpmq6EScVCHEzFtGCBjBMiLn6y+PLtb5g9iN+7iphHOH+N"
    "QjZjvvjEX9JQfIMAi9/NOHn6NZwK6rEMT8oNTbxusyBh8lD8J0ML8afI+KT6mzhbknghvg"
    "etIzFZY7Qh4perH8BEB6MliwjEKyFeCfFKiFc64ytAvBLilRCvhHilS5MN4pXnMZ0gXpkx"
    "0iBe2TmlncUr4ZxXPqTQLKZQF1QorflSSGhzBqmAc4LuYx+HkRzuZC+TUV4Eumfc9DLWE9"
    "XOzDXeQdzjuHsDMmFrYlyTtIADqhuUc4woi2hs5hFlQcdbsUfve9M98+dzm5zOrT6bq90Z"
    "BRW3LDJjuQg8ItMXg2VasWPKcgo6IsPC/j8Sx80Om9ecNS+599uwk5GdlwW5sC4f28ZL43"
    "tGpGdBQLo56fsoqhHteRgQb068NOQmPMbxWsP8AQMwgzviev79IHdMxVe1TluTp5ZDgkxr"
    "s0zr4dAjQbtuLmCho23uaLHwiW2n3XTOQaGbbe7m1ms2LNlD6WK2IqG5K5tDuWB29n0UQh"
    "G2wrctaE5RLtLcg2Q+W3Pz8ZwFucfzVROar6pZvtKSrMuaPECxNmESCNYQPKcBMZMCdggX"
    "6D22CpCmoZcZr7sNKQOCqm8Hqr7lzMpMpr65aVkAg3lps3nJ5VHwmMW6qVWdZpRHOZO41V"
    "mWkTzEYs5qHgWs2lSMMnO07LNwnkcHDqupNmOTA2sTnkIOnlq7CQnKQtGcRfK4Fko2vNf7"
    "o2I8xg9cHamSX5seuRJozxPoWB42u5XnvEaF/uzpK+C0Vr8zDU5rWWIhwGmt03cBnNZyIS"
    "kNTmuBlwKnteC01sm5d2k6wWmtjJEGp7U6p7QzHUW4oMYFDkNwJR7vSthZ1vMMiBc2a2B8"
    "2CULAjvnsJ2jhFb9BljPsl+1/UE+qZbjVrlJOSQYkjYbkjJX0CgkmwIgHGsQjoXg97lceb"
    "Za/W3rDujiS/un44ORpdUq61kcjClV9wHEbBywLyFmY1d/QMwGYja20AwxG4jZQMxmsJMN"
    "YjbnMZ0gZpMx0iBm0zmlncVsVgGO5yxaGi37WZAThd/geqThcywGpEd0jnG16raHgOZmoH"
    "CGLDY8TbVDuGAjHvs0lTyKZrRypAAXyC6sGs+bXFgkWlWvG89LVxatI41WX+f0RDqZ3gF2"
    "nzc6QPy85gDx8/IB4tV6FlC+aBdcLILB6bHN6bElFrP2aTzShWHUg/HBCMyuWaPzPN4Ch7"
    "cEsbk6ZSOcjNdo6tP5fHshlLyuST78H/Xrx0iMPSL6nsn/DslG/G5OvIjEHC0xvyO+/kRP"
    "11/yNfwaTmdEGD1kihaiHUc8Fv/w0T0O1oTLy6GSqYfiBY5RjO+IOhy0/SGyp8ZourVLp+"
    "qR+FV/4mj7EcLzmESIxupaKxZP/mPX6GuoXom3J5K2r/TVnVfJly3EHyUaojkLArYh/ms0"
    "Y/FC3YFFlqv4QZ1pSmAcpS9LLrISf6Df9MjS7/lYiBoEu7qz0lsUnwtIoVlExGu5+tcfEE"
    "CzPmADATS7+iPDf26+NTa58jAH3eEXTSyvF9WG14ty1lyylpVYrk4J3SNggLce4FgtsUaD"
    "ew9xcGD3cQ32fF7m92dhVVRVdd0Cis4D9WL0L2VGHSEwOVvTIKYhfyq/7xQRyZ8/33ysly"
    "aKKkTBQ5AvKEoT6c2nZv5zBuTgiO8lAfoEWebnx/LOxjfjOQtzTxTqvhhXkjXSqlpRHgr5"
    "JqNBaUW5kndKhzDax/eQR+3kls22Y2/ZLYLojw2gW8Z45+WjpNSVqIlGG0cO5t7G0YdLy0"
    "zPl2YgDg3dI/i0luj6b9NrlDTS/u7Z+JC6n72MCQ5XgDYM2rA9/QGHK+BwhS00w+EKcHb7"
    "cHbhcAUcrrBXZhjcdILDFRkjDQ5XdE5pd4crzMSKVa9CRcnrc86BMI6RORwfu2iUy3tRk8"
    "t7Uc7lNfbMHuWRnQnBtihtC+LdfVqrH1mW2nYPxwe1Ntl0EqVtD6bTTmXTyd85C6dSjfHp"
    "LY35K/R19OzrCLFI/Md/fBVvWuE4JlE4RkvCufgL/v3Ha0Swt1BZqjwpcE++xTJDVH6f2J"
    "XGCVQ92ixYQJI013Ku7Ul+AWiJDmw9oCXa1R+gJYKWaAvNoCWClgha4mAnG2iJ5zGdQEsc"
    "gZY4BC1ROanG5mwO5aAK00Ma+LrNAbUcykGee5ETd7pLmeqaWiI5lBNUH7ugiGIw+1uNR3"
    "oB7J5B2VmhEVvU3YiFP7PZSKftbh+NDym7f982OizpipYTL8CcqyVxW6/gjjzIcgVSDOUk"
    "Env9nzgi31YB9WiMInJLxWsfZOkC8QjhENHlikWxlF0XGs22l68AUbZfYwhEWVsWOxBlT9"
    "4FIMq64C6AKAsqEoiyIMqenHuXphOIsiMQZYcgyg4g43DUm0/X82nfvIdvxHIZ6oRO2Dfj"
    "XiQoIt9WYiU3rlauwTrIeS8y+ApH4r9iormbsa4GfxblnvF4+X0jqmWzmtphZbLbyt6geL"
    "cprc1jHK81peLrtJ4dxL1Ley+bMFzNb5HdJeVzqiuiU0NvBnNEflnokeNQfNFsga5Zn4ss"
    "CzsinkRrzXJxoFhVFgj+ps3+pgp/tOniLBC62LYutij2+mkdjipir5/WDW4Ilh5NwG6bxV"
    "9l8Xi5yKel4wX4NXoi/u84+ViOxu9kxDQZaGPEGYo3TMm//joQDj/ycBiyGImhnURTxc+W"
    "5eSZLNe+oZ7mFM2xvhRitH3toxCjtcvzhBjtybsAYrQuhI0gRnuuFiDEaCFGaxH3Lk0niN"
    "FmjDSI0XZOaWcxWuk6m9Xh2SPAkWjtSEgSWwVuIWQLQXKLGYdo7RGjtVI5bHdzbA55KrcN"
    "TMlGpqQM+RqKTSniiDFM0XRNUnt2cFFMwVgUt5tKeSh4ZTZPJRL67To5C4QutrmLF0RMxx"
    "nBcZsLtIpg6Gqbu9pfC97F3z9ZanKoqiWBAsyhi286EwVkLcflKjaiNYtxRrnqjNENi+4M"
    "naI9xD2P6GUTC+5ltQX3smTBbcuOGjGcwbhH8fNGPufzGpfzednjlKk1Go5r6pHsEC4wfI"
    "xSJJakZQlLCX9m68gjI01mVubp+FBylkpm4fvGcMMYJDdBcpM1/QHJTZDcZAvNkNwEyU19"
    "KAWQ3ATJTRa7DkObTpDclDHSILmpc0o7U93gRqY+l/sBlPc4Grv9VAAW1l50Z0TxHuKewd"
    "LLGXzxNkWRCckZjIND+bJZrlJNppKGYz+i94bxjxzKvdHcy4oh3raOAlOatxAHx/KzRiQ/"
    "qyH5mZZk463Pf2Tm7nkOZU6iNkxnccB2U7ZXmPMNizTq+2eCA+JX851FusD3OYX5yApH8U"
    "gX4kuejA+G9/btILIHkT2I7FnTHxDZg8ieLTRDZA8iexDZG+xkg8jeeUwniOxljDSI7HVO"
    "aWeRPeFzkgqPorpyQQ7U07mPkgfonDOROPwtJNA8zkG1uR9lbk/bhJhW5S5C3bN1euG8la"
    "/8aD/Z7sHdvaOsCBN03LLIzHwvAo94zP2yN6EuP6qbjOnqEV06HMVmNDA8G7WDuLdmdB/h"
    "nuNvRuxu2wO1h6kV3ou8NcWI3gzGRYobFpOpqyVTPj65ZGbrwxbgIL+9pBklphiLfF0WTM"
    "1h9QLOGee6M09wKJeoXAzGcrAqNP0LiZY0uTSrMkidaTNuFq6erPKQw5e2q9hmtA7IhPp8"
    "ikIcRWyjCvGTMI4e0JxFSF6c/oAiFpD0nvXk25aiieaS9k5eCZHzftcpiJzbsklD5PzkXQ"
    "CRcxeCeRA5h1AfRM4hcn5y7l2aThA5zxhpEDnvnNLO9JKtA2wWOc+B+uLU/dD5XnUwzVwo"
    "AqEPWqcvZFWXch/8zFlYNQmKyOKOTL0Y/QsFlPe2yGQM39maBjEN+VP5faeweH/+fPMxtz"
    "uXjsIUT70Utl35AuuOwnxi6hdXKI3q6bihxhiljeFcDKh7oO5Z0x+g7oG6ZwvNoO6Bugfq"
    "3mAnG6h75zGdQN0bgboH6h4oS3XehPT3zY/F5FAOnhvopzKeJM3Ya8uhHKS6e/sm+7NMmC"
    "7g3DMlO0sStk78bJJwWWg3NhBEjTMv36DbCIfxa1TMl5S6N09SIsUDJB/If+I4zaSkmqTL"
    "R78NFFkH9mxQZO3qD1BkQZG1hWZQZEGRBUV2sJMNFNnzmE6gyI5AkR2CIqucXjM9NgMBNR"
    "ZyLYfbB5Br2dH27G6u5a9ciWg1QqNqMTaRGNcp4qC4+JatBfmIhcED2ixoQJQCKPFoRgIW"
    "3nIUs4MnuVu/BcREB5Y7EBPt6g8QE0FMtIVmEBNBTAQxcbCTDcTE85hOICaOQEwEMRGErC"
    "pPQvryhrxnIMC7Ce+2SFRUCUdlYUp+Pj4oR6Wt4OwviEMgDlnTHyAOgThkC80gDoE4BOLQ"
    "YCcbiEPnMZ1AHBqBODQEcUj6nC2uZcuiHDwU2c+lbJI0Y88hhwKqm1GtCDJhOQUc8W6P73"
    "uTKvq8FQwO957L4V6x7vwUk+WoQs5Uz8ZNJM0JTZuCrgm6Juia1vQH6Jqga9pCM+iaoGuC"
    "rjnYyQa65nlMJ9A1R6BrDkbXNKxouIdA8lVbT0L6+pNYOK1G+20OBSJnM5FTkXaPg7WZy5"
    "aHAdkNFWWpwxAzzTODcc+G7IVlwR1ba+46r/OLdxD3OL5sQvFlNcOXJYI5a3OhfB4FxgZc"
    "Jw8hJxuWB8dCTn8mPKbCMhlpQk67Z+NDIad5tiVEnCDiBBEna/oDIk4QcbKFZog4QcQJIk"
    "6DnWwQcTqP6QQRp4yRBhGnzintTAQyTqJ3OH/+qslyf1W93F+VlvsZuaXhxMeaXVUu9hUU"
    "51B16/wAGa9hWC7cBf5I6Buzl8GcNXd34lcazewU4ODM7j4kQZf4lpiJ53uIe5byVaO42l"
    "VNXO2qHFcLmFwHZxoj6pqxoILlLKjA80yg+hrKu0+OO++vb27e52zi658KItbHXz9cv0sj"
    "F6IRjTPali0Sumz2Aa++kOUqwOoHlqX0YpvxQUld8bXEq0mcxRyslHwTEpSMJ8TmqpbxnA"
    "bkFZqqF04RTS5P29CIIPkjEQ3VBxHx6Ir8STzF0S3RFE/u8sUg9PdrYIPQb8s+A0L/ybsA"
    "hH4XtEcQ+kGZBKEfhP6Tc+/SdAKhfwRC/xCEfvH6Ob01PFySA8HxkrbeREKoWNHjwMybKA"
    "IdlGZ7ycifp2tuY6Z3CAcpftGE4RfVBL8o8RuRf6xpRHTqRLUymwWBMntAmc2d4olwyOcs"
    "WhqN6BzKPZO9+5DOqSqdWU1zPzXlkt/c4hhgCeke45eNGL+sYfwyYdym4M4nervQ3jGQeT"
    "puFtCJdo0PRnKmKxwvpiqWwreRFM7WkSeapjGXXMDlNcJIfS4+EsNqHYt/BzQkMjLDViRM"
    "77aUF42Uwzu9fxvEfBzwCiDmY1d/QMwHYj620AwxH4j5QMxnsJMNYj7nMZ0g5pMx0iDm0z"
    "mlcIfmwD0JKQQYbbUpwMHgA8R3BhjfWZq6wEuXr/poNH5rhq9VYqz6eRoZNmiUUR80zKGf"
    "yqaTRBClHNGYI2FgCRuMj9GUxywikzvyMEWbBYmIejx7iAlHASWvVFY8V6Ko0j+5TIUXXR"
    "STMEZcjEGCWCj+/+zvxNNk2R/vq7+GX8PpKiL3lGySd24z+Lk0A9GKevFaIuYIp/8Yq+fS"
    "ICVR8uCe+oS9RtNVgB+Sl2w/Ey1xjGbCyOHCxkEeDpFsM/4aJr9cvkj+GNVsgzni8keKXx"
    "AyOCIAcjHIxSAXg1wMcjHIxSAXg1xs42QDufg8phPIxSOQi4cgFyvH2bggUA7loP7TWb3i"
    "EtXGMnEO1Q3Vh71tB4jm9J+aMV3rJedw4CW39pKXWuumTknW2zQurCS9hEIGUOZplOrGQx"
    "HrczLPAl8+f2Em8OwgfXF8ukW6e2lnRv9pxO62/RGH73GGbvdRPLYRZJgLxFlYq53PMl/y"
    "RPJwGmkyWzqyKPdWj15MvEwEzojrAs49yaoftrdxSjOqMyDguRHPG+rrvMPqZXsHcGjN7k"
    "zaWJD01FhTOvcI4FOzuxHxBb6m/mnNdWx7CDBaZnTDojujNTUFOGcId+/DSaomKn3HaEHN"
    "oZxR4DsdsRPxlboyyAdY3aGAVS2rWLNVyYjgF7qsKnuewUE40OZwoOqokMVmsmgOBSa09Z"
    "dC0oC8p+HdqCLXVj0bN8m3nQRp08NJt6lyM0VL7Mvc1lcqS1S+AfEF28jcULRkKnkUq9rS"
    "D6LlA4oI9p+iH0kglofwdlt0YINifLetZKDeIJnRpNse6Ushm7XfDQyyWW1ZGCGb9eRdAN"
    "msLiTYQTYr2NuQzQrZrCfn3qXpBNmsGSMNslk7p7TbbFaz4gcZCBQ/aOtJQBbx0WLEp0rw"
    "sY7qkwz0hEbjkZ6HOTjUe0lzNRbM3dXKe+GXfFtRYSW2iTzloadylcF8b2S+y8LCurr9Nb"
    "vFDuGM2d6ZjZlw02bS5JDg8do2ZewJIwZv2TqMVcBLF0ncPR43CCYGYgDuWx+MJ36RQTjM"
    "Y/GrljMSoVt6T0I0e0AYRetAXU+L0YpElPmvUfJmH61XaC3GXKQq68iAnhIrS2HDjt+tiQ"
    "7+no8NybemNq967egPiB8OzfiG+KFd/ZFRsdYVakst+9lJCdy35X67npWor0vI30GcdEC7"
    "TiCtuKimdmxXXVEDI7t+ZFtken1aV1ZLTJ41M7qitOnhDC61IHrCMOLpRTIYbUcKUwUDVX"
    "lBEt2TaIxCIv5Hmkk4XshnMgXjNUrescIRXnJVkXAjCwTSOMms0iRwHec7IX9r8DMT7C/b"
    "+gPytyB/yxaaIX8L8rf6UKwhfwvyt0DNhvwtyN86r/ytxC01NWdzKAe1re4XfsWYcRZLDu"
    "Ugz70kWeyVlhZjOoU5SPZVE66vqqm+0jOd6FFlqn/mLKyjeo8rmjLUi9G/UED5AAtW1FD8"
    "8+ebjzn7JaX2yYc3vxVZf/v+5rpomMgXXNuj3f5FdMoGP3xi61ir3+aejw9puLdJ60m0a3"
    "5Ix63uE1BB+7U+QAW1ZLUBFfT0XQAqqAv2OaigINuACgoq6Mm5d2k6gQo6AhV0ECqodDr1"
    "Z/zqFKMsykHBqPuF31gABe3TTPtcR9TMdEnaO0jvZSN6L2vovSzTu4qITz1BiZnemYeB3G"
    "kmdxaOvYsl14z9DAaob0+9/DmriRjKc/rNxPgo4pwx6LqzPkgcPag/tETrNWNBlfWRRRVI"
    "nQlYX6zuPjnumL6+uXmfG9PXPxWEyo+/frh+J3ZMNcBFIxpX6JcraQrz2JjxAu6InKeBgM"
    "FSLkuUTvBKY5zU8J0FwQA3YHvOIhXei9kd0TiKNZSXkMC7ySiPcbw2yzrYQ454w8BFX1pw"
    "wcNp4t9UezcWFZp+z25Hmgi3/Hh8KLAdbBs1OJZERB/yeLKOAnW8JynWvI5F25DF6p/Y94"
    "WJxuVZoG1jlUYxRQvMt8eK2Bypz4g0etOjRAJLI6QOy2kPJx3xmyE4369ZCsF5Sxw0CM6f"
    "vgsgOO+CbAzBeYgmQnAegvMn596l6QTB+YyRBsH5zintTB4XDnRCh8mynwU5GN3sQFopVF"
    "iM1MptSnMR6N4G2zHTclyK7xPerqaa5YHxnME5OKR7CdiveUVaT3V5+gzEoRt0j6xCSBKN"
    "k32yIPcWkh7OlBIcmB8pzYCA5MMk87XnEd1R0rrA5R4DQeLHh8/qcksqomdDXqo7M5zpym"
    "hlSJq7tyZcNbkT5Kr6SpCr0o0gPrmnntmyu4e4R/DLJovuy+pF96VmZ0tCjMb+SBHoHtnd"
    "l13NBH9bcb3FOUj1ZSOuL2vIvqxkW0XKW/G9Q7rH+PNGPuDzGh/wedkH9JhcELRydrVlkQ"
    "OBcWFV0eD37JaGf1mL94z0STnp03GD3BwaTm53jQ/m6PwZ04D4iNPb8D9pyNVVCp66OAGx"
    "aJ8joz7hiK+je3pPEEY+wT7ysLcg5eybjt75iLyaO1IRU9NHALbNu9GgDufVDHG9r86PmY"
    "veXke6AyTVi1EW40zIpcP4gHdH/ImYHVRjwBy4IagIhpilzTFLeZdNm3ugMjjIABlW91ti"
    "c3wQezBWC1fJ4EgfHbQ2lpmGUNwK8mchf9aa/oD8WciftYVmyJ8F66kP4xnyZyF/FnxRyJ"
    "+F/Nnzyp8lXKwosa7WQc2ynwU5mGzYS/ElyZlpwDqDcZHmbpNnBVkR8Qi9T+7WNiE5i3OQ"
    "6Mvvm2bP1qbP6oZ0RaC6puBSFgQVl9pXXBI8VqaKfyHfqjbEPMyJwV5nN7777Us98zuz8f"
    "3Nx7+kzYvdUWKek9CvMeJrgg1FMJjxNpvxaW+1qN1Shjox2frewhVn4Vqzp1Qb+QWYM35T"
    "l0a+mBTyJxobRinKPXHn8nmT1F/Rqtomel5K/o3IEkd3RjTvIcBxJcd2BXq/kOUqwPqLjY"
    "pNxg0Dv5M4izhcDyptnppzqjST+ISGKBbmH9rQeCH/7REuLOo7gv6f/5G/9N+aAk+PehVE"
    "nPvdBCDibMvKBhHnk3cBRJxdCIJBxBl8a4g4Q8T55Ny7NJ0g4pwx0iDi3DmlnYlRO2/TuD"
    "pFCemiotpH7Dnj4Bt6ESWkg5R3v+fuWDOO+JeQDvLdcdCgqF4ZhUN1YCcoP3ZQdD9w5Sn0"
    "v3PdplmTFaCHQ35A+/yANSdtwpZ5GFw7oVl8LIlFfGQx9chnEsfJX1+KROQbjA/FIULVfM"
    "Iz7Q9HIf6xpiSezMgtDacIhz7afkJCX/w7Iujr6L/+69WHD19H8gIIeVXEbM1pSDhHSi15"
    "jTAK6e0iRtE65IjJSyGW1FcfaSIVvX8dRDP69SIgmmHJdgTRjNN3AUQzXHD2IJoB8itEMy"
    "CacXLuXZpOEM0YQTRjCNGME9SQB1dCfqIcf40bV114e4eAa2sN6m5nJBcj06aAO6KSeHn5"
    "6vvvj6MmNslurs5tLmWP78SsFkxvUUfk+fuXQ+V5HQlC4km8iNj6dmG0iJShUMS/fjGxRC"
    "6/Wccz9m2k0cm3T8aHBHK2b3dQGL8JCSL3YqS8RtOYrai3vQqZoURKRKuIzOm3MZp6AU1T"
    "7qVenfwTUT8VsD0s7IWyFN71F3wNv4bTOQ6n6H/U68aiBf/3K0RjBWSBaB8i9ej/TbAEew"
    "tExSAi2N//CBYGD+iOkBVX0BAFVPxSdYJgs8AxEsSS3RulxP7o+rR96e7byfY42d0RswsU"
    "dbv6I8O/nHZG5sIO4USewxGuCWNmN6Ww9jel2E3uVRNur6qpvSpL52ovMgtP7CBHtHSPY+"
    "R2HwGSq3aZ3Zo0nBTwqMQb20bxsTNvhBVlRPq2PSQ7tac8CaT5bap/56EQghsNKmZgiXP5"
    "i6popPEtf0lLHdW7lruKSFD6G1KXwNGypz8gdQlSl2yhGVKXwG7qym6C1CVIXbKIe5emE6"
    "QuZYw0SF3qnNLOUpeU0zmpvN6xgtYcykGV+0WThf9F9cL/orTwJ4wZn3bPwxxkupej7glr"
    "9zhYt2F7h3PPoOmrCDhUvHS64uUvJFpSzhNOyvLm/un4oMaZb3swheYNWpJwjUgYRw/qru"
    "MQYeXpvUZcjC3iq7uQg2Cb8MLRk53Uhb7/rpwx88j3yQQZ+QLVo8JuQj6NiBez6GGMLtSr"
    "x+hy+8anSP6x/BXy2HKJVQxHZszsGUBSDOJPkTA72TryxPtWOF6kGTnppwgnP5kv2IaPv4"
    "YxQ5sF9RaqkRQKUbQOCE9glG//NNELwYN4NVvH8jzs919HaInviMoNUh/amnADajGoxcPu"
    "D1CLQS22hWZQi0EtBrV4sJMN1OLzmE6gFo9ALR6IWkwqPIrqo645UCtODy89rp652FNvLB"
    "2DaGxYH1VeZjohZgdcsyD3LJpeeF5HgZnVmLR3j91ezql4bLliofGBiiwKmDZj2jyqV4a6"
    "x3kva0dEEsHdMNK0B7nHcy9jm3o6w7mG4xTgHr/dpwLsAkgmrkkOBI5JyTGRoTajEbtDuD"
    "dknzdaEp7XLAnPNTkVkq+KYXuI5qqB2+dxzeGUks5vcEnU13CD24PcG829GBKcRcL4YiYr"
    "cAbijNbW2frbosg8FJhvvirIjA2zJSFFALcHuF1Q39eJPjXln/YQKCJnUEROFgSa4IDea4"
    "ZyDdt5GBTaak44Djb4gU9k5pgR4wUcDHIDzsW3kSjEwYRFE/It+W8j8qteAL1g0AvZH2ey"
    "bRZw7hnT7mYmf1qrX1qTnaxajJtnKE+iFNAgTTliGzSngZivMhM3ydn9E99l8b5Golt8Kt"
    "tzdWeNOmQg/pPL8ngylXdDIyIbqW8ao5DIa2k+//W9Loe53y+DrOC+piJkBdsVVIas4JN3"
    "AWQFu5CoCFnBkMYIWcGQFXxy7l2aTpAVnDHSICu4c0o7Db5vXWbDzOAisC9u3U8PllqFeS"
    "JaDgWJwg2T0CRp3o5QM7L3OAfp7j5XastZqma14TuLdZDzy2bpfzXZf1rOzYun5GEuMt2V"
    "dg6JE30G922JTDBO46qKKemz8cFoRLYllIUGSR8kfWv6AyR9kPRtoRkkfZD0QdIf7GQDSf"
    "88phNI+iOQ9Icg6Rtbso+yYK3zInq+8hBqefSqGePQsBTxFuCepXLZRLCslittktMiMicR"
    "CT0y0glq+6fjQ5LampNossoDDib4TuUXquuzWUiSpFvhSHDiJ3V9n4h3iv3kKfY8tg7jp/"
    "vX8+9eq4xbJYz/icsqwyuCZiRg4a28AFs9lC8v5/ke6TtBG+x3TwZt0JalEbTBk3cBaIMu"
    "yBWgDYKYAdogaIMn596l6QTa4Ai0wSFog8qBNkv0zUDAlWjtSoBs2KcoW5Hx+DNnYQW9Vc"
    "mOPvVi9C+l0hzBfp2taRDTkD+VX3sKw/Xnzzcfc5tsyvKTD29+K3bA2/c318XdU77g2h6p"
    "8RO5rcjb2z4ZH5IYo327w8ritjy6dPOn6rT+NCD3JJiiOQsCedA/Yks03RVRn75GXkCJvJ"
    "uMxywiCoL5nby4TL5DoyP28Q2HVcPfCxLS/keM/gBF0fptBxRFu/oDFEVQFG2hGRRFUBRB"
    "URzsZANF8TymEyiKI1AUh6AowrViJ3MmINEzc/i0SbrcRXW+3MUlJHoeM9EzKymZkFzAHf"
    "EUdW/CUM/jWOmFJlveDgCbXWmzo+EDNascsoe45970UqIlCDVG71/XOIxp/FA1ZEOdwesT"
    "jwpj+emPyf8Oj+0acn989/YnYeg++V/jF4WK2tkAWoFZrLl87RCzWHf3GjBrUcRrxaJ4pI"
    "14qSfjuogXC4NJpNpNFgT7DcNeyfDg24CU6NDoYftzp6+S+tTyp3CZ9y7T1dPa1n/iKGk1"
    "Rh5bLjHiRGzncsy8RmS5ih9QjO8EbLPAMaIx30Vh8yGxY37711DepCDeFYnmOPIWhD9F01"
    "1hIvGFfL0i0V/lj/hFvG2pKnXLoCjk50M0DaJpEE2DaBoI/BBNg2gaRNMsnGwQTTuP6QTR"
    "tIyRBtG0zimF2h2DWO4hpNN3ee2TXIFtN9Hdx862AliZ5C/kW9XKm8G4YBjWGSfvfvuSs0"
    "tKRxp2tsn7m49/SZsXzznkKc+qjEa8F4FAvjn5O7nVcMRnUEC7Oe1cRgUMPdAMxgXKe9oy"
    "bQkdMfX7yoEj+fn44EGptBWUNofwCIRHrOkPCI9AeMQWmiE8AuERCI8MdrJBeOQ8phOERz"
    "JGGoRHOqe0s/CI9DnNzdkcykGFufuFXzFmfiMpgxtJjUMm2V9mQnYB554508uVjQu2JJMV"
    "Fl9gwnUO5SDTjcb1Zc24vrRO1/xldz31qELhzLQYN9E6J6s84GCa/Bt0G+Ewfo2mSiFTd6"
    "xSn09VYjlXuenyAZIP5D9xjEIcCRsACX9wVOjHx78NxNZ+jRwQW21Z3EBsPXkXgNjqghsA"
    "YiuoQyC2gth6cu5dmk4gto5AbB2M2GpW1ykD6YtP98s67XUG06paRSD0Qds+yGks5T6oKS"
    "xfQtpRYF5+HxSYf7y2+BnfE/9vlGxGGllx/3B8SFHksunkPm3bpOZGGJMwnr5C21T+MZqL"
    "vhUb2Bhh/x6HHvGRyjYfI5mFO0Y+CTmNH1SZjJX4axCn/xRvxolYqO6hVB8LT81Xny019e"
    "eP9rUgTzqwgII8aVd/gDwJ8qQtNIM8CfIkyJODnWwgT57HdAJ5cgTy5BDkSbYJje+yzGJA"
    "HGstUJrmzz0qdc46/63/nNCYxoGZl7ZDOEhxHwU0lKhlpOtmMHYouoO/MlQTazKT2rMgO/"
    "oEVPaOVHZVa/ldGEcPI53Onnk8Pqi0q8YTsmt9UGu/CaVOfU+QzJ5lc4R3NaRfo+kdeZCl"
    "pyOi5OwZuaVhKHqNyxtWNwvqLRCNEeVoztahj55MOYmEGfc0+RVPFfq7ss5+nK+0UGPfWk"
    "uPk9gdsbBAPberP8DiPV7hOOHtGo/uPQiGdvvAEP2nxtWo13pSDOg8GSLlPlsm8svnvxEv"
    "ZpGeyBTjxDJRp4J+/tu7t19uPilVMrFrCqageNecZt69IfR2od67/UBdZ7/7m+wyVD/g6K"
    "7aTlVPm5qpy7TxQSv1k7yXZLNgXJiF5FvMkbfAofiRY7SJaCx2fmkeYmEs0dtbEiEaKuuR"
    "x2JALYUxnBwR22Iqsj/6+QqwQq3eGqqtULCCeraCtALImyjCD1XDW7d79Cl6nGb7SIbr73"
    "/YJlB8TuoWV678n3d1jRut/fsyyIdX/z9HbLl1/tXSPN6LAeoE8FgtxVL0oMlVWHtFAW1I"
    "RNAS+6S84nf32kes8tXrjH4adLvMnHah72uRqV7VOb0NcbyODNPCsigH1/erJsxfVRNv1R"
    "2Bn8WE/cT0KcvbRw3WqDCeRKxZunI16Zpl4fe8TLXm+xDtdmILc3IlP/rj1HYiZASDpjns"
    "/sgkdHHj9Ins1ATiQUy2Mbaf7hUmBGcwDnL8sgnHL6s5ftlYra87GPooqd6yfM/TrBtJzr"
    "o/0d3iLRNwv9AlqT1akEKPk+3e0OyBZPdD2bnWOBGV5dTSRw2cCKP6adLJJP5/0hD55J56"
    "5JVSH2J2R0KZ75CEBNAC84XUpGX+hPiQ3IunPn7g6gSih0M0k4cN7wXKRzhGLPQ0wkffX2"
    "ah6A3OTIfOjBwmEzk4zAyPHMw5/ar7k3V2Oi2uhoIaOevVzIOn3g35rc7twplds5Ul2fSN"
    "KN5Djuc1jjZk1ttWWqgK3IDiy7qawKXw5sqI3qS5e2P3qkld66vqstZXparWaosTVrvuSE"
    "PdGdgczD2ie6kgPjAvvPbcArjh43aHZDkRZnuLEZDBQfcPt/vJtxUVr2szAvLQUw2CE2WB"
    "Dq2ft0JOm37OQ6Hkgc3dTEJ/IrZmbngDSx7mnvl0cdkk+eiyOvfo0qYUGJmU/J7djnTydf"
    "psfFC/li0nwbZpo4OEPCarJFFOgdESewsaahToQ40PK8iFRBr1y3f3MW0jcH+AzGy98gM5"
    "M3b1R4b/3JRqLvPnYA6mGHSfxnH0FAPrCD7JAN9uOEajO4NxcGg/azK0n1UP7Weloc3Ea9"
    "T2bqbnZ1HuGZvd0xySTQuacygYzg14likQZrrzDgH8NuC3hWfqslfai6gvIyHGVl0W5OBI"
    "7qteL4ROzk5ss0UDWq9WLIr/RjmNRzodKPt8fFALSlpP7nfND1/isPPDpzKlUOYXsugWh5"
    "RjNajUq4j/Wj1R/2ARmpGAyWJPMUM4ZFL6kTctIPnbuSoKdUdWMRIfk6dIaUhJjmWC54gl"
    "lnn+VofT/I6vYe5bcCxrB4jpOkbrMKYBmpLQl5GRqXykLosQ85c3vb3299H2G7deoHhZsm"
    "CA5GW/BwqSl139ARdHnCQJDS6OOKIhChdHnJ8lChdHwMURFnHv0nSCiyMyRhpcHNE5pZ1d"
    "HJF3Ew1cijwQfIruS0/U0g/VJ7riHqTuvo0e4SUExixnQcByM5aPHBqzm+HLRvXiLmvqxV"
    "2Wi1Iu8cNElnvVjOVrxoLKpJAMqkD1TMD64nr3yZErVN7cvM8Z6tc/FVbij79+uH736cmF"
    "ol40ktRoF+gZuV23OlySBcLBAqt9pW2gw7iLMzjoYdt7uF2kOwsEwcP+LjaUD7MgUA/1Jp"
    "4l6QJfMNdW9Vefjw+lB8Rpq8NZAd6CeHcrJiidIi5rCS3YRjSOkMeWS1ln30cbFt2hWxa/"
    "RtNAWLBkuo27yyi5fEaipNi+MLtEM8RCtKGxvBeqfM6k/6+DWkd9TTaIyFtlsEBE/vRdAB"
    "H5oW7zEJEHixoi8hCRt4p7l6YTROQzRhpE5DuntLOI/J34I4yW/BTgZAynUQjHoOxeTOPA"
    "8Lx6inCS3x5iZOLvXJtRvEMcsXSkPL/RmzRRuLiqSemYumurigybn+Q9wSnepFf9oXLsM9"
    "3J/+p9LW3vjI3Q2YYWsxgHJlTuAMBlqSQF4RzfGpak2GNcdAibeYR1LmFp7q9whJea20d/"
    "5iysvJYohRTdQOrF6F+oz3tIM2rLbE2DmIb8qfzaU8gsP3+++ZhzCVOin3x481uxD96+v7"
    "ku+nryBddFQWwXpDHqkzwM+qXzfhGP5O836ZM9BPqjp/6YGN+pVsC5t0v0Uidjy1qLzNYc"
    "Dtg2YZvTf+pyL+tCrQUk3LnWNtbKNqHxhTNZDIS5W1OPY3ktY6yxSavHfRYDnlTpAkEcei"
    "SYRET8aTwmuvyN6oRuHRjyug3yulUildGuuUO4t192fyfpguAonhEct0m6LYIhrmlzXJPH"
    "orfaZVfnodDNNnfznIZUXrbZpp8LWOho2zraohzvd1HEolFFonfycNwk23tCdm0b3QwQkf"
    "maEx9FbKNq/oeILmVFuTGaR2yJZNG06UosV9P/jBdIDGYinqgaa0m1NPl8TgMiK7jJk3Yx"
    "CVVBNpWYjZF0AZfi7ck7EReQAN2JLuDarHAbflCLGw4E61tHS/wu+b+BrEQNFd/sd/Qgv9"
    "yu/shecrCbVU0lj+xEBOLbEp+uYU3VjrQ9KB0lX1t7h0E1k4H+/oJBD97uZCMSBGaR4R3i"
    "+AGv05jcPYW2ZKkKM+YzGODekHtbXBKyXMnCx7/giAv3NpxT7aVlumaH3ZQtaLKSKDFudr"
    "AGtatxJOzyXcFoGTlNrioTNLJ15AnM9I48bP/MKdrQiGyPjc4e0GZBvYVsLHwL8QZp94cI"
    "34oO1pxQ7fWr4HSqA0YTeA929QecTm0Q9IDTqUehGU6n1uaBwenUMZxOtXiywenU85hOcD"
    "o1Y6TB6dTOKe1O/zK1ZB9lwVrnRfS83BvnEjtcIfei0cmei5qTPRflkz2JmGJE8R4CJDcj"
    "WUXDzdzdFOGeTdj9beALgn0STcRWZbKz5VGwsZWkGpkMZ0pqDnQ8Ti8HwuleljZaDfIw95"
    "aEXqouCIpkBCOgntnSW8AdsT7AHNOgN/m9h+oA1oTEpDY/0kbB1JPx4cDXrt3BSNebMHcb"
    "6muV2EZ9ldYmU9mI8JYeZHTpTxztogZowcRf8hT9JK863YQq+JS5MTVkIUFP9q2//64c9j"
    "ri90IMrN/tBGJgFmkrEACzxQqAANhRaIYAGATAIAA22MkGAbDzmE4QAMsYaRAA65xSVwJg"
    "h72+oy32V00W+6vqxf4Kwl/HjszMyC0NJ762eqjcTKsv08vA6jZSpzZRuTEWCCShb05fFn"
    "TO5MkitGuzUMAeckRh+uJIqnST+V09u8tll1mMJ/JyYqMqQQWYQ9WxOtzywxgbhlUyGPfc"
    "vO5j2quFttxyDcE7hHv0dl/1PmC3zIjdFOAiuT0EXz22XOHwwVzmLgLd4/viZZNt7mX1Pv"
    "fSutjrLyRaUs4TWiqisJk242bx2MkqDzkYmv2iTgN6d+KnJgcCk/e8kmf+ZOGRGC0wRyGT"
    "YdCxOjuYNEguqozkf6krLBdMtF6ScF2OwvbzFRBw7dfwgYCrLSshxFxP3gUQc3UhDAQxVw"
    "gSQcwVYq4n596l6QQx14yRBjHXzintTIDde8aGpfhKwL64PWoU9mhehTWqy7f4w/YSM63g"
    "sn88PqS18OSSroPqSnVvgHox+HE9BvXCsv4A9QLUC1toBvUC1AtQLwY72UC9OI/pBOrFCN"
    "SLQagXkNuUSQdplPVYk/ZYynsUxgjVXC9fQ+8O4SC9fWSNr9aRWLwNh/Ae42ByfvcZejJf"
    "lOjuNz+QY0q0l5u7wXEPiXoyn9xQVkgRDlLcTV2U8jUNRgTvIe4tx/2MYTHnW133uMeBZ2"
    "ObZ2NLqGVBI/+N57F1RYmh7PPxwcRW2XqCM80h7AJhFwi7WNMfEHaBsIstNEPYBcIuEHYZ"
    "7GSDsMt5TCcIu2SMNAi7dE5pZ2GXxPlUhJgs/HmYg6Jf99p1QpksITFZr3Ue3EG6c1gHOe"
    "8lLCNM1MC4YlIW5J5Z0wvPanCa5Z1nIKBJtNYkZmwd+m2U7izwVK4bmJPWa93UuyN6lTt5"
    "Mj6ob+/bHazW8Gc5JuWNzHdi1CAs/r+sjLDAXN3mLKvb35GH1+pDYdpxxNfRPb0nCCOfYB"
    "95WPj/5QINnb31EfK6+Ab9FqR3BLbNnSuH2OHeUy2Ty2422u9TgINGVfeG7D0O1hpz6mfO"
    "wgp6d4jiNkO9GP0LBZQPcbuv4fXnzzcfc3tLyueTD29+K1L99v3NdXHTkC+4LvAub4JZy+"
    "cl6qv93yzGGT2hu5J1Sr9uZTzloaB8D8u2ymVGfltR8bo2gyAPPc4gOObWPfRutsSE/nUV"
    "MJy3BvNPDprQ6327w3dRobmsOiaWBGnYbvDDq+QuKBqjDQ0CNBMYaQIv2Ea8IkrLk3lMDF"
    "V1J9QKR+L/BpQgGiqbmMcsImgdxjSQ/35AWPzz74yGxNdcSXX0r4ecl363W8h5scTghJyX"
    "03cB5Ly4EIaHnJdzNQkh5wVyXizi3qXpBDkvGSMNcl46p7Qz2U86qBPjnIAcysVAwfPnTS"
    "IFz59XhwrkMw3VnP5TQ3Wt85bDgfPW2nmTYkoF/9Xk50Aukd/ZCjKj/zRaO7btj3g7U2+a"
    "UM9X3AwgdHskbrs/drzE0Z0RtynAPW4vG923cllz4crly9KJ4wW+fP7CTCLbQZyjuHttjG"
    "1C4xTDLMalnezYGvAQCkKM2IqEQ12bOSFhu3IFOxzkcFotjyiXxmz1ykAcunHyfEpyJ+H9"
    "X4Q7NaoM/qun42YJAJNV2vhgFsBNSFBEPELvia9C6rv0VkQ52kQ0jkmI8DwmkQrUzx5iwl"
    "VkPRt1L4f3O3wvxO0HP8/GELe3rD+yYRe1ZBgeycmCgPxH6W6mkptrlHemtpnqlyBd1pE5"
    "DJViwDk8ysKZVJ73qXSYMygHee4svGSLbc+VyVq26uXnh+35tNVBQ34aELEh+0SlxU5fIe"
    "pzeWhNmtLJh0si+Bb/xjHibElmzH9AEsPHMql2if8zSZWVdjrjJMmgnZGAhbcoZsoyV2fe"
    "xDvlT/9RvbNs95/uZ4Cb4IBlBG6CXf0B6b2Q3msLzZDeC+m9fQjukN4L6b0Qv4L0XkjvPa"
    "/0XulbG2f3ZkEOqi/dL/unqat2biyvMOcbFpmlRGZBDrLcy3UhcP1Yr9ePxSQg5hTnUO7R"
    "3H1pJrjlre8yl/gexzgyongPcY/jXg4NcfLNTIlM2rvHbqNluHr0Fnmd0She+Fijh0g3vf"
    "Loyh5U56APj+sacqXDXSBPGFR3wjc2GpgZjHuD81mT1fVZ9eL6rGyDMW52tWMKcI/cqybk"
    "XlWTe6W903GtqR14IId/rSsd2GcS/0Vv4c4+l9ZtKWsSxjQ21JuLSOD6ANfZTIQy1V/Ity"
    "rlrAh0YdmoU5jf/fYlJy6XipDuBOb3Nx//kjYvViYtHMJqEyqGMLFZmDjAPJ4E7JZqhOED"
    "54HyUIio2BxRCZiHA7OZtIe4N4+aeJLVfqRtuYFvbon+ctj9w3GTLMEJ3rU9mCv4ZUFQGs"
    "hIDt3I/LwNjcifeHJOR6btyc9VSU51cIfwOE3kE18ZkyW6ZUSe23mKpjELZIXjqSzhSUI0"
    "Y/ECLYigJ8nzozGakVsclrMFT/lDIF+wr9kK+YJ2RUUgX/DkXQD5gi5EWSFfEMxxyBeEfM"
    "GTc+/SdIJ8wYyRBvmCnVPaab6geTnQHMrBLKvuF34lZEzasa3BAudNNlu4lfU0bnIyYM2Y"
    "z2KA+scUq4viGvuyrppaDgoF1aw2MEnot+vlLBD62Oo+5h5bGcqMKeKYhScjXxjY45DF1E"
    "vu2jyC2Nh56WXIEOoza2UbwjJerDI40DtsW6osijcnFVNGFQHn7dNxo4izTxrXmazuaQjD"
    "OmBUQxjWrv6AMCyEYW2hGcKwEIaFMOxgJxuEYc9jOkEYNmOkQRi2c0q7DcNaF6oquX/OeR"
    "KJt2/IfA4E3LflnvLJEutO+VSvIxmIM8vyo9YQizS4T0z9eK0Cp56NG+lvUdoU1DdQ30B9"
    "s6Y/QH0D9c0WmkF9A/UN1LfBTjZQ385jOoH6NgL1zVbPGdS303sS0tc35D0DAd5NeLdIKf"
    "qiHPFRhVa0fTpupBbF+8YHC4R8IMuZWAUXdCVLbWBVo0NezItDJLxSHFKOZdNyQQ8ToEZ7"
    "+j27WOxFiD9AkxrWDBrXaFKVO0hdR8Fhoy42kYNyoJ58UAO7oV/QKOjQkc9YUHkGZYcpMD"
    "8ToL6oT5eu43pt1zc373MO2/VPxUqDv364fpem04tGNLZv2/4bJZsfd6yV9u3s44Mb971o"
    "vOuCRju3rKglUWhD4wXaLKi3ENtwQGXRrBUJOZqzCE3ZJlTr6fSVeLgSGzYLx2KD3t65qX"
    "ZuaT0KPEOe+ixkIXmdvPl7RLn6t76e11G/HeJXDqyQEL+yqz8gfgXxK1tohvgVxK8gfjXY"
    "yQbxq/OYThC/yhhpEL/qnNLO4lep72kSSMliwJlo7UyssNhkTHbbFOBgBa9e7pxTapHZ0M"
    "5AYGQPMUh4TfKqVubjcZ26GMkSYrNtK8gfB/0N9Ddr+gP0N9DfbKEZ9DfQ30B/G+xkA/3t"
    "PKYT6G8j0N+GoL9FjC2N85h3EHAlWrsSgg0SGG22O4SD+ttlk532snqnvSzttDOyJdWE4i"
    "zIPXOme5I31NdpyNXr8Q7QauWwjd2O12JOtn9pidCahNQsCDJS6zNSc9GPiHpk4mMaaFye"
    "DywkD1VRkDzQoYF8Rio9DYKRTqaXn48P6/Rpsz6F+t/zqq0s2a4muS9GzB+g4ls+0Meg4l"
    "vWH6Dig4pvC82g4oOKDyr+YCcbqPjnMZ1AxR+Bij8E5Ug6pGIUm2mdewwIyg20zoBgblry"
    "JYuBmi9t/bU78ccaDe0UAOO6wbhekYgyfzKP2FJvzFTpoHlcnSUzQNZrWJamiZ7DWLMCH2"
    "Yw1q3B58Wf1DRNmNu2P2vO8JKtQ829lHWxiz0G5MNHnJvRGQG1ISN8bM22Z1/gyIzLWiWT"
    "NuO9AIRB314zT8NPzcXyFAFWWAMrLCL31NgtzmDAJ7YsvPyehmRUEWJWz8aNwsyTIG17sN"
    "TUTUgQjckyqdgkwa/RlHxbBYLiKeL4gcvKjxsW+RxtFg8oXlCOksWxXDnqsS+Dg2gOLP8Q"
    "wrarPwqCn5kWlYGAFNXaDCL/MNmht81dGuidadagO4HudGr+QEM5VendxJI0cigzGCddym"
    "Y+ZZ1TqbxKW3wgmbgz0jlA6sH4oPezYGtOJrNd6yPm2npsuRSg+CGtfM8mPn6ArNsBLDHg"
    "stjVH5B1C1m3ttAMWbeQdau4hqzbIU42yLo9j+kEWbcZIw2ybjuntLu7F4WLaHr34h4Crk"
    "RrV6Lonzdlv4iDLmjdBVJ+V6KIdieu4D8LOmvdeSsomXC3h5w1c5AL3m8WEuY6I6GG3z3E"
    "QYY7Kwtuiyi/poGf/PllXT59Nj6cmJRtCsWqQXAHwd2a/gDBHQR3W2gGwR0EdxDcBzvZQH"
    "A/j+kEgvsIBPchCO6g+57cqVD/a7LrpgAH1aGrJjvuVfWOe1XacecBYxE3WTP2CFguSodk"
    "MCdLIl9uQGgO5Myu1mnM04jPHQDGZykJPiD3OGaRRh+rrvedBR2x3vfuk+EW/A6wWWQjBb"
    "jnKrp21uBtgOlypIlpJA/GdQEN5nnrFQ69h4m3a3zwqPVHeruIOfo9DWiPURKe/U4el2Yh"
    "QQHB86doKoOP01eIRT6JxkhVAxsjdaRhjBYs8F+jKY+xNEtFq3hB0AxHiMZoRgIW3nLx1v"
    "LJ7CN/NwRpHLDfIUhjV39ADtnJiZerpHk1xzkQ/1jiIXMMMscgc+zoc72Q19Qorakmq6mo"
    "XHG2jjzT8rg5EBQlaZ3okZjxRszvIcB7W96lFzVZhzHV3OMo1+MvYm2t4D8PhfCobeFRW4"
    "SNNHA10okbu4fjgxmbXq4tpGyCGgBqgDX9ASmbkLJpC82Qsgkpm10ZUZCyCSmbFnHv0nSC"
    "lM2MkQYpm51T2lmOC+QLZkzYJsv9i+rl/oXmvO6tdsDWnte91Q9WB/bTzo7r5mrE+r5YuD"
    "U5bzUkZzDusdxZ9lAuHBtq9rK/rnEY07iqEu8WU7RUiEfFHvj0x+R/h8d2XVjr3dufxP4l"
    "hun4RSHhLZtvXKAWayocH6IW6yocA7XFe8vIPQnYimhSOGtWhxzKvfWhl1V4FUnC4gepZK"
    "9waOZG6sDAeyPeHwjWDO5qgzht38oSto3erm88oOGDYc3zPQTGa6Px6i2IdzehYYUEUhOS"
    "LSGP54GMLq5eff+9+H+9RZdyxL9sQPvLStJf6iln67gt51noMUm/HBjp1gSl12GsYr+akH"
    "TyaNwgIL1veTDd/suCoADzWPyS5YxE6Jbek1DeP4YRJxElPLmlLIlCvkbJu320XqG1GAAy"
    "q52jiG2QUuxHhc7r/u2aIHnhgoHkvcmFAhA7H1KsFmLndvVH9mouNadMrKs9xEG18VkT6+"
    "pZtXH1rGRb3eNAd0939dDeAVwa1i5cUPojpsHDjTwZptvFM08Pb+S+bDxhu9ZHvKZnd8Nw"
    "arqPRPv6NsLUhGt8BrCswzZrV39AihqkqNlCM6SoQYqa4hpS1IY42SBF7TymE6SoZYw0SF"
    "HrnNLOwnLKdxXD2GjZz4IcFI+6v1pCfF2MvXhinBBYBDrIdveJgSlpK0FVO7p3SAf57n50"
    "n6CMi2WmywnL5yjejGz2LMo9m72P5QQK7576zrtU4y7RX1P6JQs66+Ive/XfnL4t6qz5C1"
    "XRQRO3Y49wadJ3V8p8gcOQaAqH1Jlme8wR06Q2OEiXkCFaZj5+mKy5xj6oqbGbwUCJXYMS"
    "u6pK25KG69goTaAAc8ga7my5iFkLXnMgYFVbOEvHaF0QM0WAV9xg7ZXhJ6IL1FcvvXsIrL"
    "wGK29Elji6MxrKe4h7HnAvRwtu14QnMqRZlmEB5x7bl40Eh8saxeGyLDkkrKlka5M9rwBz"
    "JoDU2Z4XMWFsxSzGGt/jAwtJ1YnQPM4ZXo+s4vhkxTiNJ74ukbaO/gIQ+G+rouHoVmeS1H"
    "GfAQHv7XiPiEfoPfEnchkxXHiKUOiDR/bBdi1p2Q0ZNPRE256Yy6NjrXuijIaeeNx+vNhm"
    "IplvyCkSeqBdD6ywLqRYx3yKAMbbMT7DAQ49Q/szAwLeW9qeksBgsmIB9QwT+otIBzWEPo"
    "pKbXmLCOaGVdJKSGDchPE5MVxe8jhYYR6RIyIMQxpOdDW/DtxJUUJDfr3N+fVpd8nqKY/o"
    "7T0cutvm7qbLFYviyR0xMx3yMPd2sZdNNrGX1XvYS5vusf0RP/wSUY+MtIfyt8/GDY7kP0"
    "xWu7YHq+tMVdspIstV/JBcBctjHPqiE5B6xJOaN0/RdCn2hiSxa4pECzT1AsbVliH+ze8Q"
    "nonlBOEoovfiuxALxdsoR/KW2lGhc4/0tV/DtLFoMt22FL47juK1mJ3j9F3pI/kz1FfJsj"
    "4kmMMduFBSAEoKQEmBE21vUFLgKDRDSQFN4i+UFICSAsOYbFBS4DymE5QUyBhpUFKgc0o7"
    "S7I7wXFgcCXkJ8p11+8BdefUDi39A+Tf7HzfTi4yCMOnEIdOlhx5tO51LZPVN49yiP3uDl"
    "em8qBG0Kk+epJDwekTg9Mne4W1DeH689XA+GHGW7ANTBufrDJOHnE5a6Szk1X2hNx+5eRz"
    "wOKRPuiWPh03CrutOZnwtPnByNsHdTqXo98zJ6DHaHds97vk4gnx3qdoeie6f/oKqbpj4v"
    "+iBQv812jKYyyLq0yTANoMy+so0IwELLzl4k3l2y6O9J0QMnPAUoWQmV39AQLDyYkPCJ4b"
    "Ep+BAPHtT2pgTRClRtfZtj9rVeeE9VhsI86Rgiyu0yotTiNfKwU4WI/lopmnVeNoFeOknK"
    "0jjxhuXzlQX4O2ZGY7t39tnSYj5vcQ4L0t79JnnazDmGrqXRxIkc9DITXAttQASySk/2IF"
    "ASP7+figbLRImx2Uiz6qoA+KFzhGGK1IxFmIKEcbFt3JrGnxr7+v5T2mbPMakdDnaPawTW"
    "NGAjJVQ3laloQ6fC/IPg4sniD72NUfUIfboi4A5e1ExCtVwlQFyoLOWgoSppMpd3vIWTMH"
    "RY0d09AcZ7Wdr9ulm2uZ7jB0Nzd/yb3443x9uqDeTcogXDI+Opsu9DZkEZm0kOfKSIeWo2"
    "Nb1ZxEplb1HuLSwD4B8cZX8mVBDgZeuj+gFhEcGLOcBQHLTc7cBpRUqFN1R5uzqL54Pmqc"
    "5TgnyKtPW9ZVHYKzzUM2Ra2JuMjbmbQhl+21TQdjLmm7Q0GX6q6FUIcDhhCEOuzqDygKc8"
    "otHYrCQFEYMJygKIwTkw2KwpzHdIKiMBkjDYrCdE5pd1UJIHnn1E7FbE0DWWDWsAcKMOiA"
    "9kk8AWORyaqyA7hEeocZFDGWu5ghqQUYUKs9NyDP8ofMyEjPghwM2XR/Q/QqYisSia1N0W"
    "RCdQnpnk/UPd0z4stbFI3KTWUxYNSVlgnhYhjRuQM443N0xuUMxwuzoZkCYFyWD9LG3oKE"
    "RnRmMTA6SwGJFdaVSPzrGoexcM6qohEpqigiEY8ucfD0x+R/h7dV1SVRv3v704c375+8HF"
    "8Wymulm9ZVaWdikczCwLFWdKgxAwo4MAIOGwERCdm9OdN5GBB9mGgxMCN5r93E1/pnNVyX"
    "kED3Ybrn2KNioaFEs+nVcJ2HuUf0VaOKfVc1Ffuuyvc8yiwaHEyWRLBllm5XQh7PTx5tFi"
    "wgfYUo+x7e0t1Vy+9kaZoSUYa6N8x72Cfpw9owYzdFHHFMPzvSeG7CbjW5Zd2Hyt0N00AT"
    "BT9YdXwPhBMXbZX4hMgNIXfac6GH+yADhV54fC8QXeGrZr1AtCWwoBcMe0EYB7TlXMhAoR"
    "fa9sISR3cknrS4iqKIhD543ExYslBs+i3mwQ4IPfC4HvjHGkcx0YgGh/sgA4VeeFwvPBDc"
    "qgtSHPDfvtDRvW701yWjpwgXXdtmvm2dc1uOvC9YzMyUsj3EPY5/aMTxDzUc/1Dm+J76xC"
    "yBZIdwj+FeRnFEpO1nKECmEPc4du12lvcE6w96Jg/GBw96Brt2fR70/D1/6q+YsCv884kq"
    "lfUHnAi13gaBE6F29QecCG2w7sOJ0KPQDCdCNQEoOBEKJ0KHMdngROh5TCc4EZox0uBEaO"
    "eUdngiNFROqekxowIOTho1y3qNjWtM5kDgurV23bY8tiiBmMM5ONBfNBnoL6oH+ouqgb4S"
    "TLUiewd0kO3ulxW4DgKuQjnXLpizaGm0wqSAI6bHrvAqCQsPcXHhMY7iSXrLRtlfrdI7c7"
    "CzvrxjF3ox4S8LOmv2Vvhh4j14gdEFHTmQS6trZ26fZAj798kBL/xgdEZXhz0eyT8MhGFB"
    "z8LwyN0ecsTdSYWn01uWhrhDJazpr5aqHsR5FKwRVQmIZU4P5h66RuiRTVqfrBgX7pknFg"
    "qZkVLqgGvGggr+NdhCT8wEuK+uSJM2jms0XN/cvM+FBa5/KnD88dcP1+8+PbkoVAKopl7l"
    "kBvtiWUkSM0V7JqtKBmQM/GQo99aSaqMvJ85C6sc5Syq6IJQL0b/QgHlA8wmr+Hz5883H3"
    "NLSWp3PPnw5reiSfL2/c11MXQoX3CtzePnMVmZdUABB13Qvgs2WKrKs20eplHxnDz0DCvo"
    "XFyOnzUuoUMC4rXjOYcEmutpvsW8HctZIJBcT7K3IN7dhGrSDQ5dMJUBQpaO3Vk6KxzF68"
    "j8ErEcEjrZ5k4OWWxYjmmHcDGjsVlKY11Ooy5GpAtv1KXDx/rYBgT4tTE4ehsSf6LLfKsL"
    "wWVRj4whWTamzUJIkgisX+XrhmgW5d5CcPn8eZNh+vx59TiVz7QDFWs0ngP7aQ4J+6nN++"
    "mGxiHhZjtqBuPeVOo+f05djmCmk+4goJK2LLeBdUlctcEufOz0LbcYn+FA5hCYkZ4BAe9t"
    "0xa3qfuKOZNlvIR00Hx/1mQ1f1a9mj8r33hBg0De3GTuJpWQR8wLCVm0lQGH6DIlcVjxDX"
    "ONLVodxi3AnFlhOswJIfdJRQvDnOcSEApTmazf1hRD8W9V+RFNNRT1ZNygHMquYaf1UH4f"
    "Yc9j612VC07+kRQ7yRRJgdonlg/zMYLaJ3b1B9Q+aaIAQO2T4wQvoPZJyU6H2idQ+2QYkw"
    "1qn5zHdILaJxkjDWqfdE5pZ2KGYckTZyuddC95bl1xI3ozGAc5vmhWFbemKG4Fx4Y6XB4F"
    "7nBrdzgl0nARycMcHOjdLyZSyTPY9rbNXRraHcr37O/EM1uXMxgHh2v3oSefRsQzvto2h3"
    "KQ5x72v6XexKjLHthjXFoejn1JlvmNq4+8atUyZ73vFUQmFplm+2YwZ10vRubuG3p1j0it"
    "sHxg9nDbSXKPr2FhkyzIwb2te6lUJv4YOnYZCKRWtC8SKv54bupT51HAfnv2pVypO6xVx/"
    "0eA8w/knlfGwM7SL6vD4IB/7X8W5LSdRP5JPqLXL9GmrSuzNPxwdQuJhtPbnet+7zvClK5"
    "LB/eYwSpXHb1R8aIVxPVzMjJYvqivjRdnGP+RFcAHN5k3afeuPI/lPw3OLIo6PANr0veQx"
    "zUXpooL9W6S5Fd6psf1spgHOS3c9FV0KUL5X4mOCB+NcWPiONaRnBdCtq739TyWl2UbZeB"
    "9v7m41/S5sVKbaXbvw1vB3nctSCW0d37eOaTJdZVr6opH5vBHLFs7O6TwdaNVRW/aNim8E"
    "UeComtNie2qr5i67h1P++x0NG2dbRNctx7djuqEuPks3FDKS7YtgUhDoQ4EOKs6Q8Q4k7P"
    "PDZP0cMu5+d174DEYgU14jcFOMhuL2U3Z2TOdEUNa2rK7yFQTr59Ofk1J5GxmpwFOTnCu8"
    "6BiggOWtzWuwcByw1YbuHKdubBtuIaDrwP37/9SG8X1ekmydNxQx833LXuuJxQ1s5OvgTK"
    "CQ3O4AfX167+sN/1PQPqd0tm49MlO8RZny2Rd7YbjtgMBLJj245XuIj0NAXf2DrS8V5X6m"
    "0HcdD56v4Ia7QODN3bLcBBdrsXICOCuaHEu4e4l2Jy0UiDvKjRIC8SDdImT/IzuV0KX3BU"
    "5Uumz8cNvUmeaX/Inxy9FXQTbx3Te4KUhcTR7/OILeW1qWMk/G/xv98hGiKxUSFpCbxCGM"
    "1whNgcCT8TzZggYYw2C8YJoj6iPPkYR3/i4t9PR4Ve7v0Lv4Zfwx/xA1qLxwvMUciSr3kl"
    "kPECydtgEY6IAnHB9hjh0Ff/WtJwHROefBGOZVPR4kF8FQmfov+mYjKtY/Fj5I9K4LF8iq"
    "n4E6j4VvlRgEPxRlUehfgI34pxzGMkW8ihqtg4HI7+Pe+geWy5lN/5sP13wlHiyYPrbrUh"
    "Aq67Xf0BlYCbJNZDJeBhxkGgEvC5BkagEjBUAraIe5emE1QCzhhpUAm4c0o7q4toazDK/T"
    "xMK2MqZ0K78ZHSHMo9Q6f7U9FF+anpEC/iQKxoPdJTfdQo3p0FnXXIe6uXmnC3h5w1c2oI"
    "JbK4ialWgDmUNNCZsSYGmDmvORCwalcJMuGbzBi7e0+XVB/KyzUYH47lbdtPgh3gYDBvuj"
    "NupmlcTP7jT+I/ybd4jFiE3v3t3af/Pfnyv39591oGurisfoeDJOC1YIGP5qIRTkJmSVRM"
    "+NNIDSu25klki5ejekf9ZjjQ6YB1A6Exu/oDQmMQGrOFZgiNQWgMQmODnWwQGjuP6QShsY"
    "yRBqGxzintTG2xXcKGWE1fsZp2ptZ/9OZg9xyrgUABBApOwRxfYV0Vl5oLLlOASzpNZ/tV"
    "JNy76M5oqdxD3PNQOrsEzJJYwSdVC3+kCRJsn4wPRgcSrbNRVKCadNDRHbCxQEe3qz9ARw"
    "cd3RaaQUcHHR109MFONtDRz2M6gY4+Ah19CLoEXD/Wp3h77MuE7Oa3+1o6cL2ba9e7tXMA"
    "xLd6OEq308ENY7jkrcb06+OSN0GeWGhjDef1Q3sHcoH0Uh2uhoW4aitxlcZ2iI1vtNhD3K"
    "P5qgnJV9UUX2nqyXHqk9CwJGIO5R7NF022wovqvfCitBkK509wxo1IzmDco7izEF6WZbLE"
    "NDDieIdwj+HOSiPmrmfB4d3OWGrMcg7lHtPdm3RkSSLBiPcwMfawy1D3CO/e1d6zZu50a7"
    "DuUd79GJ8F2NOktNTc5LtDwD2+Bvf4KtYmLeoGF4EuDuoejBC+IqF4FYuxxhSpK+9eADoj"
    "4B87yyLGDyrOpbG2a/IPcyhnuO9M6V/R8EF38XqdGL2DuLdyuFZ3/BNjy5Eu/1B+Pj6YfR"
    "ilzSD3EHIPIffQmv6A3EPIPbSFZsg9hNxDxTXkHg5xskHu4XlMJ8g9zBhpkHvYOaWdKRIL"
    "tubE8Px+FgPORGtnAtI++0zJ4CusS8f461o4wjSuVo+xNh3DJx4VC/fTH5P/dWpz/fHd25"
    "/Eovvk5fiyEAbJEq9NeIn3ZTQbr8gl5PGWkMuBLMrib2Asmsj/Y7RAFHDuGeTdx0/n2KNi"
    "uFNdnKOG6TzMPaKvGinzVzXK/FU5piemvvgNylE3Y7sIdI/vXmKoM+LziSwUbBawzqKA6U"
    "ZMq5xkszG9h7jH8Q+NOP6hhuMfNBzLe9snPqaBRqM6eOH7HggeS2uPJWFyQ8idtqDT4U7I"
    "QB0qtH+yXiChxm9v1gtbKPTC43phwQLaci5koNALj+uFJQvFvtOiD3ZA6IG2PRCQOMliKd"
    "Ffk4OaBR0xDTXNKhlsFipnkZHYkrZ3JpTgwp02X8RP+yivYxlpUsX2D8eHq9WJtpNw1/jw"
    "PTacBf50e+WLugtG5mvy5K4YHtMgQBtM4+2NMbJK7Gs0VSUl1e0zC7ZB4o96EP/nAc0EWN"
    "4uMyMPLPTVy1YB9ojuEpujfa0m++33fO5TsfRwrhRuQuUfkDA3tN0IEubs6o/hlAg/gy4Y"
    "VI3w46Urdn74bbcRl5N6quK5KeK8i1yzQLM01Nm0wZGXBJtt2qGVC7eZS4v8g//G+usud8"
    "8aegcb3PSSy/9eKJtZWODSOkcbKkbEOt4a5OjJlPrTV4gKA56T26V4/3dogTkKWWJ/o4DM"
    "hdm+iWgsTCc0Ey9YMHkVpbqDkqcXUP6JI5WVW/IRjvrtX8Ov4Ucm355MBXlvpnJLkne/Sj"
    "yTSPgdMxKw8Fa4Kmz3Rm+Bw1uS+DEs8kk0lo+UB8OVCyMfJLdtLuiSk2Du9uWajthL1S5E"
    "emMs0XVDtcSVh8FZawOVKyL31DjRM4OB3cyi3ezXUL+Tqc8P72LrsPEtzWKPSC5JFov3dk"
    "VXmapjJA9WyruSZ8R/it4TfE/4K/kPPkbiS4lqKtu8FluCguw2IPkpl2+VqzvbhGKnwXON"
    "xHXc7z68mdTJXn8MdKcBRWsEitbJ5RQ4AgpHQE9LMxwBhSOgims4AjrEyQZHQM9jOsER0I"
    "yRBkdAO6e0s7DBHdWlkdYs+SnAwbDgRbOCVDX1qEpp61jpGGbh7xwIchPb+mq2Hm52VUTP"
    "ZoXiuSBRcyTmTRThB/3OlwUVqA8oH6JEcZDH3/+AhBnbxu5sTQNf/CzDHijAoANad8A80B"
    "58rjbxdgCXSIfrxQaR9hXTWHf4oYbeHcJBfi8aEXxRw/BFmeLEJDNOYczD3JOm+rjGJoxx"
    "MFkSQZWZS1hCOji2uy8+EdGHteGVQSnCRX6b0Nv85jxOtn93id+arJ0sCA6mNU/ZEe1xOO"
    "HxNmG5eagujzvidYXqm/sKC/W+cED5pT6r9A+u0oRbd09AmQm7egHKTJy6F6DMxImTvuDc"
    "/fAzka8Ff1+YWJJGmnTk/cNxXU7y4m4yo+p+qbQp3NUCibqQqGtNf0CiLiTq2kIzJOpCoq"
    "7iGhJ1hzjZIFH3PKYTJOpmjDRI1O2c0u7qe8R4PjfMSspiwJlo7Uwof3+ywFxTZrQu1SMH"
    "czBm270nQb6tqFjcJ7iiltIXsV9WsJ2HnsrChV23mRHLid+mkzM4MKts62BLlN4fk375bx"
    "bdKV21pPbmG4wPKL7bbp5s9s1B9QXVF1Rfa/oDVF9QfW2hGVRfUH1B9R3sZAPV9zymE6i+"
    "I1B9h6D6qkrsZqJvBgKuRHvN1/TA2aOOmrWzq3pzpnuuigGhjKMOa2t0uXvqkZFWkFNPxg"
    "eVuF0zUOBAgQMFzpr+AAUOFDhbaAYFDhQ4UOAGO9lAgTuP6QQK3AgUuCEocCBWnMyZWHMS"
    "mYqfewgQ35r4vdLS2NDZQxxMdL34vpkGWieCllVQwuWqqx3gdY5yDuYg2d37yTO2Dlulm2"
    "aBkFFstT0ZkXt53V6bXs5DwW2wrZstiV/8FJPll2RUlCIYu2fjAzEMKhpO0lAhhDEgjAFh"
    "DHv6A8IYEMawhWYIY0AYA8IYg51sEMY4j+kEYYwRhDGGEMaAm8hGJ/Mm4A6WPu+tUPnuqt"
    "xtmeO6Crl5HDjL7Z1lto4Mo0V7yDGL/q95zJa9CUc9J80vabiOieZOvepNMQM53vB+ZnMx"
    "4pw/vCDeXXq1YJ7SnzkLq2SHLKpom1MvRv9CDa8rtGxrrOHu5883H3MGeTpOn3x481txCL"
    "99f3NdtLTlC66LBsmCCbtaDFGTEZ0DOWM3dzakqaezmmvW4RTgnkvfvZ0BZeAdKAN/E/n6"
    "okDJg/GB8B3btYLQHYTuIHRnTX9A6A5Cd7bQDKE7CN1B6G6wkw1Cd+cxnSB0lzHSIHTXOa"
    "WdqTrK6RTD2GjZz4IcDCN1f6tumpRrccGfI5536Tp6AXWsTuQOe2y5lEw+GLJfxEH0v7Ug"
    "cYoDpMB8wqLhjfSnuIt+RUJfcneclf2yycp+Wb2yXxZX9lVEWSTWCSOes6AjUv3+SCQ34b"
    "ia4hLDAQ4nM3KrC5UeONqWh4I/arc/iv2AhhWiQ00nZ4HQxTZ3cUQwN4zQ7yHuaXe9HKtP"
    "CJuQNjRvUcB0I6aHkpFmc1pEls9/rJn8w0t01iWx7jHO8Hl0B1mXAVjHeYoAx6wt5zTkK+"
    "JpaL9mLKhKVdtjCsTPBKivsb775LiWzfXNzfucUXP9U4HUj79+uH6XuhGiEY0ruF5heWme"
    "EdV7CDBtwDSn8RrH2uhHneSQRblneTxvZHk8r7E8npctDylOklCzftQlnewx7rF82Yjlyx"
    "qWL8ss37O1tyCRxsD7Qr5VWXhZkAs817mf7377kls6SmnxO+/z/c3Hv6TNi7nywzxMs8Bh"
    "GhofXDAqIcxUks+CwPRrXVqQ8hWOxRLRqlRXCQ16l816F49xFLfr6TwUutnmbp7TkPJFm1"
    "7OIaGTbe5kFRqdzMicRS1iqhmgC1Zh30FVHOBo2W7hzENhTtk2p2w6CPfuXnrEVafhkqfj"
    "JkfiJmTXFg7GwcE4OBhnTX/AwbgGGzgcjDsKzXAwTiOkwcE4OBg3jMkGB+POYzrBwbiMkQ"
    "YH4zqntOODcWZhnCwGnInWzkQbYQqu0bF/7b+jodl1VCnAwVOQ3Z8xhaNgJ1uvvJiZbhVZ"
    "DDD/OOaNSyDnYeCeHXbPQmZ42DEFuEhuD0mHqvaoWTLcHuICx8dOhbtnppeQ7hAu0F0wRp"
    "4/b2KNPH9ebY7IZwX5NKBVlwLUqdRZlHtMdxMMsCnMK28nHFVFedXDcaMgL02bQowXYrwQ"
    "47WmPyDGCzFeW2iGGC/EeCHGO9jJBjHe85hOEOPNGGkQ4+2cUojxDt+ZkO6+IfMZCBDfmn"
    "i4L7LPe5xaXBUJt0Q+flBLm8+oVtQOAJtikUuovNUtn3jJ1rpyInVrwh4Di0LrRQEugexm"
    "MFsSbfq0Vj+8FGhSn48PxJiitBFElyC6BNEla/oDoksQXbKFZoguQXQJokuDnWwQXTqP6Q"
    "TRpYyRBtGlzintTPgBpb1PpX1XFKgxvTuEg/ye5ZWFI2GRendsHfemTPRcKxbuzzu16iBj"
    "ymbHbnYIJ1aRYx+7YfM5J/GkRYypjHTGiOvM4kgv69rJ3Y0X7xLyiKu40pdxFNF7HBxnJe"
    "9+t9zxp3c/G1ywVuV99sn8xfNX338v/t9xWH/ZgPSXlZy/LJUx5Zzeml2HsYcckeQZDnCY"
    "ZHgM0UaB63QO7JMdXvKCvZjea5aPGqr3kCMynYYQB0s0Z5FmRFcbH2l7MDksSgj4LIuXjD"
    "QZAcmD8YGUAL5rBTkBkBMAOQHW9AfkBEBOgC00Q04A5AT0EcSEnADICbBY+h3adIKcgIyR"
    "BjkBnVMKOQGDWO4FHT6JjPjdQ9zbT5vcHFZ9cVjp3rCVoMds8O4QDo7ei4smSvtFtdJ+UV"
    "LafbG/aXYwggPiVyntKcaF0XvsYLQgr0XdzRwKaG9B+5FzLs6cbhwRbEb3DgF0m9O9YdHd"
    "xMcPGsprdsoc6pgZAOPL8bPx1fj5+MX4h97E/J6TL+Trt3lBkkMTh0UDPZ7TcnVpc5Qvl2"
    "w7n1OPktDTkPvXNQ5jGlcdZc9DizIK8ahw0J/+mPzv0LzDGg5/fPf2J+FaP3k2vixEo7PZ"
    "zgW1ihtXI8pAIAm0bZhpJv5a8xhTDuXCTtlrttaMrcNWV05ngSDC2izCckLCNj2cwUEHW9"
    "3BMTa8BWSHOKJJy9KfMbhUywWNiD/RKe5yBlVQnAXVTR+npo6cDrpajnwSszixIxufKyjg"
    "nAkDdVzAqorZw2WsHOT2yAZqRJY4ujNaefcQ90zTi0Y3MF3U3MB0kdzAZEki61vxhpEmj1"
    "V9Pq5LY8Vcnony0naHEllH0ztCVspjnCLKEUbiH5yFaLOgAUHxgiD1RvmMhkg4l6/RVLo4"
    "qvUtvSchmj2odsLvvCeRAJKIoFCsAWiDOZI94T8dFfr0iF8LCbkOLHyQkGtXf0BCLiTk2k"
    "IzJORCQm4f2gYk5EJCrr16x+CmEyTkZow0SMjtnNLOxC1jS/ZRFmy77f04enb3Jbog2Tnj"
    "HjRh90U1uy/Kdqug4pZFht5BBuQgy93nFnkB5tzc383D3LMMO5Ngc3lcUuA0onmHcI/h7h"
    "cMTiKKA22OeZ1yk0UBzYdploX5TLO49hDI4mqrTa4CrLt6q+54Sopwb1j3sj7vojgmYzsH"
    "gtHdWnkfRO4NDSc8Zt7dcTyW7q29YVzf51pyA6f+2jS1JIuCVaX1qrJerQJqeGQ2C3Jv5+"
    "zB7t7yNTE/QFuGukf4syaEP6sm/JmmZOU9E4uyqaeTh7lHdPcC34ytbxexacZqDnXOKasb"
    "HEU4jB8m6zCmmv2vhsMy9JyJDOicTJYsjBdGJcULMIfMiM7CI+qku5lTnSLcW0CFS9zQq6"
    "51q0vLKKT3Fty6Zn5dnWNnU3rvO3XvjCa/9116Ic2hBN/dzTXGGb6bBUML8SszSbZ4HpNI"
    "/Vu99mC2bsNXQOZtv0s6ZN7aslhB5u3JuwAyb11IBoTMW0gVhMxbyLw9OfcuTSfIvM0YaZ"
    "B52zml3WXeSsfa8N7LPaQvPkvun3OexJ34Y4222hQA+aINMgha1L/prPSNbVy7tK1C7tPp"
    "VqyQGaY+pQD3/ALXtPEPBPN1REYadTx9NK7TxyPK7ybLTEu4yw0EbBCwrekPELBBwLaFZh"
    "CwQcAGAXuwkw0E7POYTiBgj0DAHoKArXxPM0EoAwEBu60nsVnoRNa6y1UWWonVDQG7Iz0o"
    "V0p5ExpLnVkMKJ1th7a/rrBtKljftj/n3H9fe6bqmrGgijP9SaqZQPS1HOw+OS5b1zc373"
    "NW3/VPxQusfv1w/e7Tk4vCFTXJwLREIv4k9syRRh9Wn48PisMRuaU8Tk4rgjoM6jCow/b0"
    "B6jDoA7bQjOow6AOgzo82MkG6vB5TCdQh0egDg9BHTYsPvKIoiPttvbe/LmeE2xjGgdmLs"
    "IO4aD++7IJvy+r+X0JZYVPMoo9tlzKqp8PpicgCjiQ2ltL7ZkfW+qAL+Rb1cZXwLlgm9fZ"
    "h+9++5IzDdNB/eTDm9++y5mH728+/iVtnpkEb9/fXJfK9dyRgC4Y0wz9umo9WZRLWltnNg"
    "ddrqS6bUDqHgGE6mRJj0UaY6Oazx3AGR+jMy4Dcm9Y3X2HOKJZHAi/8yg2RffXR0PYHsL2"
    "dloRmrD9MOpZsxU51m3yl02Wg8vq5eCyfHMJ4/L7TTjOYFwwbN0+O/eJCJK5trJc+mhclx"
    "6xmU+iTLvDpeX4evZ34sVpYThZ/y1iG/G/OFb/8IlHpSCIvAUObwl/jaYr/BAwLNpv0kby"
    "NDkKCfHFCxiK8R1BZD4Xr9UUojvCF0JehwM7MeR12NUfkNcBeR220Ax5HZDXobiGvI4hTj"
    "bI6ziP6QR5HRkjDfI6Oqf0XPI6BhwTh8J0kDdzLH4vGhF8UcPwRZliYdxz3Wpbe49HCnGQ"
    "5GeNBNdnNYLrs/LhVLxk61AT4667LHCPgRhXWyUHy5vovCoxrTrCWMSBmNa+CzintyEhpj"
    "2Qh8EUaC1mDiJmuSKhv43hDTFsuY/5mIzxPAqGeNshvg2flan/WZgpVTe+7TFFjYV6MfoX"
    "CijvbZHPSJmzNQ1iGvKn8mtPoWH+/PnmY05vKSVLFvMix3khRb6gmCwpY5w+8bVCY/V8yK"
    "NgPrTPEk54bFHWOw8F9dFu9TFJJDDa3LMg96T8zpw3S7JlPsdkNdKkyqjPxwfyZHjaCAqI"
    "QKIJJJpY0x+QaAKJJrbQDIkmkGjSh20KiSaQaAKuHiSaQKLJeSWabM9mmFaYzqGgyHRbf0"
    "IMzZnRhpsCHIzjdx/kWXPjk6oZCLjJ7UPIcD2lk1YNXJHorHD9Jopp8hNL2nX6aFwnX69Y"
    "FONggjNtQcUGFRtUbGv6A1RsULFtoRlUbFCxQcUe7GQDFfs8phOo2CNQsYegYsOhPjjUdz"
    "SdupHyc1Gj/FyUz5vx9XKJDcthZzDuGS29XDkpvjEmumN9NZWYMxgXWK4zT/qowrxazwLK"
    "F21S2/NQsBRtthRlz7CVRs+rviFzD4E7Mg/ckZlnOqCGd5HuIcD0MG4j/ZHyVYAfRppoTP"
    "po3CAa42faHi68uY1974pgYs+TB9rRjCxkcUv5kQAQEo7RZkG9BQrZjPkPyMMhEjskidDs"
    "AWG0wpxvWORrKm328Q0QK+rLHoNYkV1eCMSKTt4FECtyQb6GWBG4LBArgljRybl3aTpBrC"
    "hjpEGsqHNKuyutiXUrUV0SK9auPy7EMl40We5fVC/3L8qxInZHwskC84VZwCgHc5Hpzp0F"
    "ON1wIpeYhh7TLSE1CuweAgqsgdZNvq2oMFEmuh2w5uKzPOys7z8jYlVtEXrL4MDqttnqjs"
    "i92DlbVQ7LQ6GbbetmS0JRPy1XEbsnI00oKn00bhCKopm2h0NRyW/bxYnkfeRYFXhMbmUT"
    "H2Muxi6as2hcvI3NEz8S0VB+Lqwd9abtkxlRz9gcEewtNPGpo30tBK0csAghaGVXf0DQCo"
    "JWttAMQSsIWkHQarCTDYJW5zGdIGiVMdIgaNU5pR2W6ZLpj8ZVujIgcCdauxNbF89kx91D"
    "HIxl9XI2BwKHx3LY0vBIC804D4VqXVYbN8O4SIpvD9cd4eBm5wUG4R4j2+4x2mnvZn2SRU"
    "GvdN4rcxoE7YKUOST40jZvNxG5p2TTOhadxUJH29zRUAW0e0/IkmC/6MT4z1RfBnT3bFwX"
    "7vdEK/FtDUuAjr4sIra+XWyPey4J5+KHIYx4zCIZaBcvQkv8gGYERQRrzpS2eQFE3/uaHB"
    "B9t8qbPZVcFpheHp2BAPGtiRc/QoroWP5aww7QQKEjWnfEdhsy7IM8Cug3ot8iA+oDWc6U"
    "VaE1obZPDxtRy33Dg2bUGxSxjcpPRAmML+jqlTCKGAoIviccBYyL/yusATRdklBNc07+MX"
    "2lEh0DzOOd7aRSHeUPVwU5lmWTq88v+xp+DacL6vskhbB1LFMnxVMaJbmYa/HGQH351tib"
    "y8og6k0sJGDhgYUHFh4YGmfREXAG8ETER8ywImoKOGJkbW9AHCG21qwmak1J1GJsbbmWdJ"
    "TX9+pDljsEnLE0OGO5omFoSPQeAkwbMC0N34kUIaVla2i5lLDOZB0e3TXf+SOGXVBAQge0"
    "64C9c2fIfx7Yin7bYkkn6QA/Eg5zmfuaEtg7hAsBvLpIbB8FsBV5bWLiWSAExG0OiP+d0b"
    "Bd3kMOCeeyhjUErJKclRQ6qtSck8fjBqLzvuXhY/pSoZVCMI05WgXYkwfgtyfn9yrPGE0j"
    "cj9Vn4dr6ZJKPVdClBIsvjZUQjCJiOZIfudfoRTmmERLPkU4Up8iWUyay9rSSRYBVUf952"
    "wd+mO0ofFCNVri6C59bfbLX6OpLFI9lc8w4g88JsudNq1U8hWmEYrF/iq+fBqymHoyyDN9"
    "lZQHEJOeE/mdsuM42hD5o1jgpzWwk18v3hP66JbJFvIXiRkKQjcI3SB0g9B9Dh1h7i4e3U"
    "13jnOxpRpyvkUA548Y5+KvNQ3p5EBAfmvy4RbBPgM60kg2kp1SgBPsHlt2WhKf4jLdNYeg"
    "dohHHYAajszUy0mniKyCB+GOGZ/Uz8FA3H5keEdzWL925O9Bdpz+k9/nzOk/ecK3XRHasE"
    "P9G6TRE6njYluJ26njOSSEQGzu5Ih4uO0Z3wIWOtrmjvYCSioUybpqj1mUE/Z830Va5iyS"
    "oSExK+YRWxqRXYa6ELfvu+TfLi5jYrfnQGC1t7XaVThOow18/hvxYhbp41E7kAuju26L+P"
    "y3d2+/3HxSSzZn60gMuHxoWLxrTjPv3hB6u1Dv3X6QHIberee2BK4zEZKRLnKdfT4+GLr2"
    "is0Px69VVmUaYZYx3iTCnBw3yh1Uer2NMN9GbLONwBLxbQ+7QK90VsYosVjHKDVpEIvksX"
    "MvluebmCa8fexfoKLfMh49uSMP023IWX5VvGHbALb4aUExvK5+DNuQCFF5pj7isfo588kK"
    "x4upCk2rf8q7nWVb8e0sEl+IA1kuH8/YGsLVEK6GcDXUvXfHQoe690exy6HuPcgOUPce6t"
    "6fnHuXphPUvc8YaVD3vnNKO6t7Dyk5mZScJhk51Qk5JcHT/nuwR725y4Vcp2bJTnXZTqWt"
    "FN8LLzkyIngPcc9WuXz+vAHHolV1pUz5LM8x24TGyZJZDCj2bZWGVEI0Gt9ZkHsj/KrJ+n"
    "xVvUBflVboVGA1IjkLco/kXpbqRLk2WUT2CFhC2i4haejDUCvOwpxxQeBkh9uEq0Hbriqo"
    "BgprzqP6oUWKWgYHwpbNwta2IKmJBpOBOLO8daa/eLKUq1l1sD0EqoMZVAdLaNNGOGoOGW"
    "dBsC20Puad0NhiY8ghYWuwbWuwJNPtzxElYT6dKf9kfPhKlX3Dw3lt2xqvU4S5zL+aJmD5"
    "yWvEQo8g7HlkJVPCCPYWabaZTAFbYFmwJGKbbeET8d8kLXySlOBmm1CTx3aMb4TkMQcWXU"
    "ges6s/oJb0yYnfrZUm1OdAQP4jpDC52Rgq7CnEPX29+5Qieafw2uzy9D3kiKHmiIjGfFtB"
    "fIj1NTg2PJSXAtwbxb1cUN/CO4TD6+A0tnYa34vhoL1FKnkwPugyBrt2Da7hJPuSlTGaEY"
    "/Jg0HSN5N+Ghc/AE13h3inY8RZcuFSUipTHj1K3DxZ0VIeSxLQ1YqEXLwVh5sFDTS1PY/1"
    "peA3OmCxgd9oV39AjUzrOgJqB56QfEhUhtqBp4jCQO3AU9DeS500qF1nX59APcfT2zQtaw"
    "ee+loVCMs3ytiCgmLHKVcgRXXDohAp4ogq/AbTWLI0UDu1XYovZPd2s1mEzHCEpwCIgDSK"
    "gCT1NNrlyeWgEBEZ1n5tSUTkk6xjVlEsbvdsfDAuEmWbHgqNVPcxhBUc2DwgrGBXf1hgSg"
    "H98hPIBjwR8WTJ/k6NrNgdwkE/+NllAzP22WWlFSsfQRoPGK2nM1rfkIh6C53Jun1Sa7Di"
    "fRtrLNVHm6lbi/NxVmr/C/8jD1FWm5aVhcLkIq+ntrpImAurfC/FgeSkMmB429xBdnupmS"
    "K+UXg6mr1URtH0DGcgx49UDjxOfNLN7N//F8XDeLw="
>>>>>>>> 693f8e9 (migrations: write the initial one anew):schema/migrations/models/0_20261122114824_init.py
=======
    "eJztvQ2T2za2LfpXUKpXleSWxi/dbju+9qtX5U48M86z3RnbmZNz45QEkZCEaYrQEFTLmj"
    "Pz3x8AihS/RbBJCYR21b1nYhGLUi987b32xsb/jFbMJR5/8tp1A8L56CX6n5GPV0T8R/7R"
    "GI3wen14ID8I8cxTbfmOT3Cq4YyHAXZC8WiOPU7ERy7hTkDXIWW++NTfeJ78kDmiIfUXh4"
    "82Pv3nhkxCtiDhkgTiwe9/iI+p75KvhMf/XN9P5pR4buYHU1d+t/p8Eu7W6rNbunjrh39W"
    "beUXziYO8zYr/9B+vQuXzE8A1A/lpwvikwCHxE39CfIX7v/g+KPo14oPwmBDkp/pHj5wyR"
    "xvPEnE6P+Zb3xH/v2IO0uywk/uafiE+2w79/A9eeKTr+GEuv/v/memgJPJh7vPk09vPk8m"
    "Iw0mHebLXhB/UNSvC/k7//S/r6+fPv3h+vunz188u/nhh2cvvn8h2qo/qvjoh/9EP+bAaf"
    "Qqxezbv7z98Fn+ICa6OhoG8oP/KAwOcYRSXXboo5D42Jd/Z1VX/Rh1T76vMrhuuiz+4NBn"
    "h7Eacx+zO/D+OPAvJyoLFoJZlxS74MclDio6IA/M9YH4yxr0wX5SGNMFK/x14hF/ES7FP5"
    "/f1LD799cff/zr64/fPr/5Lkvxh/2Ta/UoS7YTEMHFZLbTYjqDso/mZ983oPnZ95U0y0el"
    "NId0VTKkfxKP5JPyLSAHzbHt7rFP4v/oa5kp3xscjzn3T8QG0dueUNMTn9++f/Pp8+v3v8"
    "jXrzj/p6fYfP35jXxyrT7d5T799nmu15KXoP96+/mvSP4T/Z+7D28U14yHi0B946Hd5/8z"
    "kr8Jb0I2EX+4tClShMUfxx9lRsFm7baYbBkUTLbjk21PWJvJloN2MNkM496m6SRM/IkwTB"
    "fFTv60wp5XaVSncaez077v10h7ev3D88Qsk/+oM8Q+vX/97l3R8goE/w8k4PIXFDitNnxz"
    "sNNRetUvpddXNz/cvHj6/CbhNfmkjtwir+p/dZb8GNBqtTfOi8gs91ffN1nvRavKBV89+0"
    "9uJQgx9bQoPkAsJPn62bMGJItWlSSrZzkblvmhFEy0HIUDBiyX45bLWjCkt1IkCPvovW5C"
    "73U1vddFejczjzolsg5jXhW/CSRH8Exg+lonkk9OawDe3t29y9h+t29zYs2HX9/fvhGrs+"
    "JcNKJhSsORouf8PiWpyQ9m2Lnf4sCdFJ6wa1bVtvhodb3Kf4J9vFD8yb9T/lWxGCxMTLIi"
    "fjgqU4qTh+NjWvGGk2CCM+1BMgbJGCRjY/oDJGOQjE2hGSRjkIxBMh7sZAPJ+DKmE0jGI5"
    "CMhyAZ34s/QmvJjwE2qpmdC0GVI7aG4OrhChyXcRzS0NNzxhKEhfz2EvZQhE2I3jhOg+wz"
    "DXvhWUYx9hpglubP5GvVDpfCWDGc66zAN799zhiAMZnfvn/923cZI/Dd3Ye/xM1T5P/47u"
    "62nPPS0X2cdovG96mJJ/M5EU77Q4Uj9Fn4MBXcZ5DgB5nsB81Z4JBJQLDjkHXJwlYTEStC"
    "ITI2sMjY66jr6uJjr5PePXKiIgZMDuPhaJxsNHXpgvBw+hKxOQqXBIViRRf/gUO0xRzxJd"
    "v6Y8RZ9BFGnhhGAXKW2F+QGCJcSOQywpHPwvjRNn6D+lkuCtmTUa7vT/3dEPnry+6DyJ9R"
    "BiJE/s7fBRD5syEYAZE/MNEh8geRv7Nzb9N0gshfykiDyF/nlHYW+VN5p2X+xEcyr1r0D5"
    "C++Cy4f9Z5EgclQ4/8PA6cudZdAEFvCHoPm+NIW9Si+ACxkOHuNYhIZibuBJfQfCRAlcOe"
    "yzsGi72RxU7XWvMoam6fy3vT5CjnTfVJzpvCQU6XPFBHTy09QOwj+EWTXeBF9S7wQu0Cps"
    "T4fJ9tfKf6AFz6+fhodC/f+nhkjxPRp8EUUY4wko6J/AFjNCOcugTRUMXP5GcIc7QmbO0R"
    "FBDsikev0HTvyfDpGE0D5hH13wj7Lpq6ZI2DcP9BQJDDViuMPMpDPkZsXozzneuXfPG3S+"
    "os0XTFF2o0TdW3cMR88gRN18KkYj72pmJaME/GCREXP1l8+f43zHbi964D5hDOXyGfzZgr"
    "PnFX1BffIMDidzNOnnzxp4J6LMOTckMTr9suiR89FP/J0FL8KTI+qf4mzlYkXIrvQZtATN"
    "YQbYn45eoHMNHBaMUCAvFKiFdCvBLildb4ChCvhHglxCshXmnTZIN45WVMJ4hXpow0iFd2"
    "Tmln8Uo455UNKTSLKdQFFQprvhQS2pxByuGsoPvUx2Ekh4nspTPK80D7jJtexnqk2um5xg"
    "nEPo67NyAjtibaNUlzOKC6QTnHgLKAhnoeURp0uhV79K433TN7PrfJ6dzqs7mlO6OgYsEC"
    "PZbzwBMyfTVYphU7uizHoBMyLOz/E3Hc7LB5zVnzgnu/Dztp2XlpkA3r8qltvDi+p0V6Gg"
    "Sk65N+iKJq0Z6FAfH6xEtDbsJDHG5KmD9iAKZwJ1zPvx/kjqn4qtZpa/LUMkiQaU2WaR3s"
    "O8Rr1805LHS0yR0tFj6x7bSbzhkodLPJ3dx6zYYleyhdzNbE13dlMygbzM6+j0IowtZ40Y"
    "LmGGUjzT1I5rMN1x/PaZB9PN80ofmmmuWbUpLLsiaPUFyaMAkElxA8px7RkwIShA30nloF"
    "iNPQi4zX3YaUAkHVtyNV3zJmZSpTX9+0zIHBvDTZvOTyKHjIwrKpVZ1mlEVZk7jVWZaRPM"
    "Siz2oWBayaVIwydbTsk3CeR0cOq6k2Y50DaxMeQ46eWrvzCUpD0ZwF8rgWija8V4ejYjzE"
    "O66OVMmvjY9cCbTjCHQoD5st5DmvUa4/e/oKOK3V70yD01qGWAhwWuv8XQCntWxISoPTWu"
    "ClwGktOK11du5tmk5wWitlpMFprc4p7UxHES6odoFDH1yJx7sSZpb1vADihc3qaR92SYPA"
    "zjlu5yihtXwDrGfZrdr+IJ+0lONWuUkZJBiSJhuSMldQKyQbAyAcqxGOheD3pVx5tl7/fe"
    "8OlMWXDk/HRyNL63XaszgaU6ruA4jZWGBfQszGrP6AmA3EbEyhGWI2ELOBmM1gJxvEbC5j"
    "OkHMJmWkQcymc0o7i9msPRzOWbDSWvbTICsKv8H1SMPnWAxIh5Q5xtWq2wECmpuGwumzUP"
    "M0VYKwwUY89WkqeRRNa+WIATaQnVs1njW5sEi0ql43nhWuLNoEJVp9ndMTlMn0FrD7rNEB"
    "4mc1B4ifFQ8Qrzczj/Jlu+BiHgxOj2lOjymxmI1Lw1FZGEY9GB+NwCTNGp3ncZbYXxDE5u"
    "qUjXAyXqGpS+fz/YVQ8rom+fB/1K8fIzH2iOh7Jv/bJ1vxuzlxAhJytML8nrjlJ3q6/pIv"
    "/hd/OiPC6CFTtBTtOOKh+IeLHrC3IVxeDhVNPRQucYhCfE/U4aD9D5E9NUbTvV06VY/Er/"
    "qGo/1HCM9DEiAaqmutWDj5X0mjL756Jd6fSNq/0lV3XkVfthR/lGiI5szz2Ja4r9CMhUt1"
    "BxZZrcOdOtMUwTiKXxZdZCX+QLfpkaXfs7EQNQiSurPSWxSfC0iuWUDEa7n61x8QQDM+YA"
    "MBNLP6I8V/Zr41NrmyMAvd4edNLK/n1YbX82LWXLSWFViuTgk9IGCAtx7gWC2xWoP7ALFw"
    "YPdxDfZ8XuT3Z2FVVFV13QPyzgN1QvRvZUadIDA521AvpD5/Ir/vHBHJnz/dfaiXJvIqRM"
    "5DkC/ISxPxzad6/nMKZOGI7yUB+gxZ5pfHcmLj6/GchtknCnVfjCvKGmlVrSgLhXyT0aC0"
    "okzJO6VDaO3jB8ijdnLDZtupt+wWQfTHBtANY7zz8lFS6orURK2NIwOzb+Pow6VluudLUx"
    "CLhu4JfFpDdP0f42uUSqT95Nn4mLqfvowJDleANgzasDn9AYcr4HCFKTTD4QpwdvtwduFw"
    "BRyuMFdmGNx0gsMVKSMNDld0Tml3hyv0xIp1r0JFweuzzoHQjpFZHB+7apTLe1WTy3tVzO"
    "XV9swe5ZFdCMGmKG1L4tx/3KgfWZTakofjo1qbbDoJ4rZH02mnsunkH5z5U6nGuHRBQ/4S"
    "fRk9/TJCLBD/8b++iDetcRiSwB+jFeFc/AX/+eMVIthZqixVHhW4J19DmSEqv0/sSuMIqh"
    "5tl8wjUZprMdf2LL8AtEQLth7QEs3qD9ASQUs0hWbQEkFLBC1xsJMNtMTLmE6gJY5ASxyC"
    "lqicVG1zNoOyUIXpIQ180+aAWgZlIc+9yImJ7lKkuqaWSAZlBdWnLiiiGEz/Vu2RngPbZ1"
    "B2VmjEFHU3YP7PbDYq03b3j8bHlN1/7Bsdl3RFy4njYc7VkrivV3BPdrJcgRRDOQnEXv8N"
    "R+Tr2qMODVFAFlS8didLF4hHCPuIrtYsCKXsuizRbHv5ChBl+zWGQJQ1ZbEDUfbsXQCirA"
    "3uAoiyoCKBKAui7Nm5t2k6gSg7AlF2CKLsADIOR735dD2f9s16+FosF6FW6IR9M+4EgiLy"
    "dS1Wcu1q5SVYCznvRQZf40D8V0hK7masq8GfRtlnPF5/34hq2aymdliR7LayNyjebUpr8x"
    "CHm5JS8XVaTwKx79Le6yYMV/ObZ3dF+ZyWFdGpoTeFOSG/zHfIaSi+arZA16zPeZaFHRFO"
    "gk3JcnGkWFUaCP6myf6mCn+06eI0ELrYtC42KPb6ceOPKmKvHzcNbgiWHo3HFs3ir7J4vF"
    "zk49LxAvwKfSv+7zj6WI7G72TENBpoY8QZCrdMyb/uxhMOP3Kw77MQiaEdRVPFz5bl5Jks"
    "176lTskpmlN9KcRo+9pHIUZrlucJMdqzdwHEaG0IG0GM9lItQIjRQozWIO5tmk4Qo00ZaR"
    "Cj7ZzSzmK00nXWq8NzQIAj0dqRkCS2CtxCyBaC5AYzDtHaE0ZrpXLY7ubYDPJcbhuYko1M"
    "SRny1RSbYsQJY5ii6YbE9uzgopiCsSBsN5WyUPDKTJ5KxHfbdXIaCF1schcviZiOM4LDNh"
    "do5cHQ1SZ3tbsRvIu/f7IqyaGqlgRyMIsuvulMFJC1HFfrUIvWNMYa5aozRrcsuNd0ig4Q"
    "+zyiF00suBfVFtyLggW3LzuqxXAKYx/Fzxr5nM9qXM5nRY9TptaUcFxTjyRB2MDwKUqRGJ"
    "KWJSwl/IltAoeMSjKzUk/Hx5KzVDILPzSGG8YguQmSm4zpD0huguQmU2iG5CZIbupDKYDk"
    "JkhuMth1GNp0guSmlJEGyU2dU9qZ6gY3MvW53A+gvMfJ2O2nArCw9oJ7LYoPEPsMll7O4I"
    "u3KYp0SE5hLBzK181ylWoylUo4dgP6oBn/yKDsG829rBjibZvA06V5D7FwLD9tRPLTGpKf"
    "lpKsvfW5j8zcvcyhzEnQhuk0DthuyvYac75lQYn6/olgj7jVfKeRNvB9SWE+ssZBOCoL8U"
    "VPxkfDe4d2ENmDyB5E9ozpD4jsQWTPFJohsgeRPYjsDXayQWTvMqYTRPZSRhpE9jqntLPI"
    "nvA5SYVHUV25IAPq6dxHwQO0zpmIHP4WEmgWZ6Ha3I8yd6BtQnSrcueh9tk6vXDeyld+tJ"
    "9s9uDu3lFWhAk6FizQM9/zwBMec7/uTajLjuomY7p6RBcOR7EZ9TTPRiUQ+9aM7iPcc/xV"
    "i919e6D2OLXCe5G3pmjRm8LYSHHDYjJ1tWSKxydXTG992AMs5LeXNKPIFGOBW5YFU3NYPY"
    "ezxrnuzBMcyiUqV4OxHIwKTf9CghWNLs2qDFKn2oybhasn6yzk+KXtKrYZbDwyoS6fIh8H"
    "AduqQvzED4MdmrMAyYvTdyhgHonvWY++bSWalFzS3skrIXLe7zoFkXNTNmmInJ+9CyBybk"
    "MwDyLnEOqDyDlEzs/OvU3TCSLnKSMNIuedU9qZXrJ3gPUi5xlQX5zaHzo/qA66mQt5IPRB"
    "6/SFtOpS7IOfOfOrJkEemd+RqROifyOP8t4WmZThO9tQL6Q+fyK/7xwW78+f7j5kdufCUZ"
    "j8qZfctitfYNxRmI9M/eIKpVE9HTfUGIO4MZyLAXUP1D1j+gPUPVD3TKEZ1D1Q90DdG+xk"
    "A3XvMqYTqHsjUPdA3QNlqc6bkP6+/rGYDMrCcwP9VMaTpGl7bRmUhVR3b9+kf5YO0zmcfa"
    "ZkZ0nCxomfTRIuc+3GGoKodubla7QIsB++Qvl8Sal78yglUjxA8oH8Jw7jTEpaknT56LeB"
    "ImvBng2KrFn9AYosKLKm0AyKLCiyoMgOdrKBInsZ0wkU2REoskNQZJXTq6fHpiCgxkKu5X"
    "D7AHItO9qe7c21/JUrEa1GaFQtxjoS4yZGHBUXf2QbQT5ivrdD2yX1iFIAJR7NiMf8BUch"
    "O3qSu/VbQEy0YLkDMdGs/gAxEcREU2gGMRHERBATBzvZQEy8jOkEYuIIxEQQE0HIqvIkpC"
    "+vyXsKArzr8G6KREWVcFQUpuTn46NyVNwKzv6COATikDH9AeIQiEOm0AziEIhDIA4NdrKB"
    "OHQZ0wnEoRGIQ0MQh6TP2eJatjTKwkOR/VzKJknT9hwyKKC6GdWKIB2WY8AJ7/b4vjepos"
    "9bweBw76Uc7hXrztuQrEYVcqZ6Nm4iaU5o3BR0TdA1Qdc0pj9A1wRd0xSaQdcEXRN0zcFO"
    "NtA1L2M6ga45Al1zMLqmZkXDAwSSr9p6EtLXn4TCadXabzMoEDmbiZyKtAfsbfRctiwMyG"
    "6oKEsdhuhpnimMfTZkLywL7tim5K7zOr84gdjH8XUTiq+rGb4uEMxZmwvlsygwNuA6eQg5"
    "mbA8WBZy+jPhIRWWyagk5JQ8Gx8LOc3TLSHiBBEniDgZ0x8QcYKIkyk0Q8QJIk4QcRrsZI"
    "OI02VMJ4g4pYw0iDh1TmlnIpB2Er3F+fM3TZb7m+rl/qaw3M/IgvoTF5fsqnKxr6A4g6pb"
    "5wfIeA3DcuHO8Ud8V5u9FOaiubsXv1JrZscAC2d29yEJusILoieeHyD2Wco3jeJqNzVxtZ"
    "tiXM1jch2clRhRt4x5FSynQTmeZwLV11BOPjntvL+9u3uXsYlv3+ZErA+/vr99E0cuRCMa"
    "prQtUyR02ew9Xn8mq7WH1Q8sSun5NuOjkrria4XXkzCNOVop+c4nKBpPiM1VLeM59chLNF"
    "UvnCIaXZ62pQFB8kci6qsPAuLQNflGPMXBgpQUT+7yxSD092tgg9Bvyj4DQv/ZuwCEfhu0"
    "RxD6QZkEoR+E/rNzb9N0AqF/BEL/EIR+8fo5XWgeLsmA4HhJW28iIlSs6KGn503kgRZKs7"
    "1k5M/jNbcx0wnCQoqfN2H4eTXBzwv8BuSfGxqQMnWiWplNg0CZPaLMZk7xBNjncxastEZ0"
    "BmWfyd59SOdclc6MprmfmnLRb25xDLCAtI/x60aMX9cwfh0xblJw5yNdLEvvGEg9HTcL6A"
    "RJ46ORnOkah8upiqXwfSSFs03giKZxzCUTcHmFMFKfi4/EsNqE4t8e9YmMzLA18eO7LeVF"
    "I8XwTu/fBjEfC7wCiPmY1R8Q84GYjyk0Q8wHYj4Q8xnsZIOYz2VMJ4j5pIw0iPl0TincoT"
    "lwT0IKAVpbbQywMPgA8Z0BxndWui7wyuarPhqN35rha5QYq35eiQzrNcqo9xrm0E9l00kk"
    "iFKOaMiRMLCEDcbHaMpDFpDJPdlN0XZJAqIez3Yh4cij5KXKiudKFFX6J5ep8KKLQuKHiI"
    "sxSBDzxf+f/YM4JVn2p/vqL/4Xf7oOyAMl2+id+wx+Ls1AtKZOuJGIOcLxP8bquTRISRA9"
    "eKAuYa/QdO3hXfSS/WeiJQ7RTBg5XNg4yME+km3GX/zol8sXyR+jmm0xR1z+SPELfAZHBE"
    "AuBrkY5GKQi0EuBrkY5GKQi02cbCAXX8Z0Arl4BHLxEORi5ThrFwTKoCzUfzqrV1ygWlsm"
    "zqC6ofq4t20B0Zz+q2RM13rJGRx4ya295FWpdVOnJJfbNDasJL2EQgZQ5mkU68ZDEeszMs"
    "8SXz97rifwJJC+OD7fIt29tDOj/9Jid9/+hMP3NEO3+yge2woy9AXiNKzVzmeYL3kmeTiO"
    "NOktHWmUfatHLyZeKgKnxXUOZ59k1Q/b+zilHtUpEPDciOctdcu8w+plOwFYtGZ3Jm0sSX"
    "xqrCmdBwTwWbK7EfEFbkn905rr2A4QYLTI6JYF91pragywzhDu3oeTVE1U+o7WgppBWaPA"
    "dzpiJ+Iry8ogH2E1QQGrpazikq1KRgQ/01VV2fMUDsKBJocDVUf5LNSTRTMoMKGNvxSSeu"
    "Qd9e9HFbm26tm4Sb7txIubHk+6jZWbKVphV+a2vlRZovINiC/ZVuaGohVTyaNY1ZbeiZY7"
    "FBDsPkE/EU8sD/5iX3Rgi0J8v69koN4gmSlJtz3Rl0I2a78bGGSzmrIwQjbr2bsAslltSL"
    "CDbFawtyGbFbJZz869TdMJsllTRhpks3ZOabfZrHrFD1IQKH7Q1pOALOKTxYjPleBjHNVn"
    "GegRjdojPQuzcKj3kuaqLZjbq5X3wi/5uqbCSmwTecpCz+Uqg/neyHyXhYXL6vbX7BYJwh"
    "qzvTMbM+KmzaTJIMHjNW3KmBNG9H5kGz9UAa+ySGLyeNwgmOiJAXhofTSe+FkG4TAPxa9a"
    "zUiAFvSB+Gi2QxgFG09dT4vRmgSUua9Q9GYXbdZoI8ZcoCrryICeEisLYcOO310SHfw9Gx"
    "uSb41tXvXa0R8QPxya8Q3xQ7P6I6VibSrUllr205MSuG/L/X49K1Bfl5CfQKx0QLtOIK24"
    "qKZ2bFddUQMju35kG2R6fdxUVkuMnjUzuoK46fEMLrUgOsIw4vFFMhjtRwpTBQNVeUESPJ"
    "BgjHwi/keaSThcymcyBeMVit6xxgFecVWRcCsLBNIwyqwqSeA6zXdC/tbgZybYX6b1B+Rv"
    "Qf6WKTRD/hbkb/WhWEP+FuRvgZoN+VuQv3VZ+VuRW6przmZQFmpb3S/8ijHtLJYMykKee0"
    "myOCgtLcZ0DLOQ7JsmXN9UU31TznSkRxWp/pkzv47qAy5vylAnRP9GHuUDLFhRQ/HPn+4+"
    "ZOyXmNpv37/+Lc/6j+/ubvOGiXzBrTna7V9Ep2zx7iPbhKX6beb5+JiGu4haT4Kk+TEdt7"
    "pPQAXt1/oAFdSQ1QZU0PN3AaigNtjnoIKCbAMqKKigZ+fepukEKugIVNBBqKDS6Sw/41en"
    "GKVRFgpG3S/82gIoaJ962ucmoHqmS9TeQnqvG9F7XUPvdZHedUBc6ghK9PTOLAzkTj25M3"
    "fsXSy5euynMEB9e+rlz1lPxFCe0686xkceZ41B1531QcJgp/7QAq23jHlV1kcalSN1JmB9"
    "sZp8ctoxfXt39y4zpm/f5oTKD7++v30jdkw1wEUjGlbol2tpCvNQm/Ec7oScx4GAwVIuS5"
    "RO8LrEOKnhOw2CAa7B9pwFKrwXsntS4ijWUF5AAu86ozzE4UYv6+AAOeENA1d9acE5D6eJ"
    "f1Pt3RhUaPqt+0GGrEqC3Psn42PhbepO/Ljh8QNKGz+k3kSe8lGHsjmaB2ylTghRl3+DyJ"
    "o5S4R9d39QSLzG42hGPLYVn4o2sgh0iLaYRye+X6GpmtDq0JAq+kyw/N7pknkuCaZITHu0"
    "JmztkZKTS2f+MY8I5vulAcpK2dEvD0v2Fs3vPzD8SBO1JgRfvrPULHRVO4oNWsPT6wYr3d"
    "PryqVOPsrdpKTmghbBB4iFDL9oIua8qNZyXhSVsv2qVmIe1eWQpGGQQjLEI8dvXbJas5D4"
    "zu7/I7vyPT3TosHenrSPr987vse/RttAGJKyGIussyJwr9QnYVSgRW6M4g0+x1FIf39AOM"
    "IIAPHmY8QZYj6R+2i09cr9UbShYlhuQtWeyY+Ke/opv/yL/8Wfim+YKhth6tIF4aH4h2j8"
    "6a+v/3T97LksQ7MkX1/K71FHmiXY8SjxQ3VU2j18+1i9JG5HQ8RFoydoKn7rVtoO4tdwgj"
    "3iNqxXs+FJAEf2HBSrGdiaUmujQJrgWdMEU3Mry351aeAUBIhvTbzuvbE9X4RsVzqm8G61"
    "yI0BFrLbS4g1sg+0KD5ALCS5+yFcpVLWhfAqREq4U1Y63gS75THpT3cfys3BFARC0u1D0p"
    "HVX2be+TjYlVN/wORDG7t9foY1nN/uaUw4F5Tfvv3w+uN/J6Qn+aLv7j785baE9tv//vzm"
    "9bCrWJ9Sdx169q4hGs07thiVCDPy4/ExNcbbN2pQBo6IIcPDySbwkmCEyukcI59FKoSgSz"
    "DKZe21fWN1bHWKlpjvy7ixOVKfEZlkND6IITRAqjhhaTG4E34zHIbs144AlcOQnRAOQ56/"
    "C+AwpA1p+nAY8lLtPzgMCYchDeLepukEhyFTRhochuyc0s70TOFAR3ToLPtpkIUqfAeprL"
    "kbrQK1cuvSnAfat8F2zLQcl+L7hLerF1PK4Swc0r1E784Q8zdtNJ8t10L7cHUaZN9C0kMN"
    "T4I9/RKeKRCQfJxkvnEcUla6s+6g2AEDh/Ief1wJEgHaGc50rbUyRM3tWxNumtzBflN9Bf"
    "tN4QZ2lzxQR2/ZPUDsI7j7wxBxiFHbH8kD7SO7+2vuUsHfVlzvcRZSfd2I6+sasq8r2VaR"
    "8lZ8J0j7GH/WyAd8VuMDPiv6gA6TC0KpnF1tWWRAYFwYdWLqHVtQ/y8b8Z5ReVJO/HTcID"
    "eH+pNF0vhojs6fMfWIizhd+H+iPldXVzvqGDJiwSFHZn8wmW+CB/pAEEYuwS5ysLMsOdDc"
    "0TsfkVdTmaBfHgHoND//vMeS+1rvq/Nj5qK3N0FZwa7qxSiNsSbk0mF8wLkn7kSdhC2PWN"
    "YkgObBELM0OWbpYbErt0jzTeEgA2RY3W+IzfFe7MFYLVwFgyN+dNTaWKUawmUikD8L+bPG"
    "9Afkz0L+rCk0Q/4sWE99GM+QPwv5s+CLQv4s5M9eVv4s4WJFCctqS9cs+2mQhcmGvVx2IT"
    "nTDVinMDbS3G3yrCArIA6hD5qlKHM4C4m+/r5p9mxt+mzZkK4IVNdccJEGQTmR9uVEBI+V"
    "qeKfydeqDTELs2Kw19mNb377XM98pqZI3DzfHQXmOfHdGiO+rqZIDgxmvMlmfNxbLWrlF6"
    "FWTLa+t3DFmb8p2VOqjfwczBq/qUsjX0wK+RO1DaMYZZ+4c/2sSeqvaFVtEz0rJP8GZIWD"
    "ey2aDxDguJJjswK9n8lq7eGwLuCbNBk3DPxOwjTieD2ouHlszqnSTOIT6qNQmH+qtrX8t0"
    "O4sKjvCfq//kf+0v+UFHh61Ksg4tzvJgARZ1NWNog4n70LIOJsQxAMIs7gW0PEGSLOZ+fe"
    "pukEEeeUkQYR584p7UyMSrxN7eoUBaSNimofseeUg6/pRRSQFlLe/Z6bsKYd8S8gLeS746"
    "BBXr3SCoeWga2g/NRB0cPAlafQ/8HLNs2arIByOOQHtM8P2HDSJmyZhcE13yWLjyGxiA8s"
    "pA75RMIw+usLkYhsg/GxOISvmk94qv3xKMQ/N5SEkxlZUH9/ZWb0CfHd6NbML6O//vXl+/"
    "dfRvG9nLMNpz7hHCm15BXCyKeLZYiCjc8Rk5dCrKirPiqJVPT+dRDN6NeLgGiGIdsRRDPO"
    "3wUQzbDB2YNoBsivEM2AaMbZubdpOkE0YwTRjCFEM+De+DO5EsrxL3HjqgtvJ4gTlt1OPh"
    "ls3e2U5KJl2uRwJ1QSr69ffv/9adTEJtnN1bnNhezxRMxqwfQedUKev38xVJ43gSAknITL"
    "gG0WS61FpAiFIv71i4khcvndJpyxr6MSnXz/ZHxMIGeHdkeF8TufIPIgRsorNA3Zmjr7q5"
    "AZiqREtA7InH4do6nj0TjlXurV0T8RdWMB28HCXihK4V1/wRf/iz+dY3+K/ke9bixa8P+8"
    "RDRUQOaJ9j5Sj/7vCEuws0RUDCKC3cOPYL63Q/eErLmC+sij4peqEwTbJQ6RIJYkb5QS+6"
    "Pr0/alu+8n2+Nkd0vMLlDUzeqPFP9y2mmZCwnCijyHE1wTxvRuSmHtb0oxm9ybJtzeVFN7"
    "U5TO1V6kF55IICe0dE9j5HYfAZKrdpHdmjScGPCoxBvTRvGpM2+EFaVF+r49JDu1pzwKpL"
    "ltqn9noRCCGw0qZmCIc/mLqmhU4lv+Epc6qnctk4pIUPobUpfA0TKnPyB1CVKXTKEZUpfA"
    "burKboLUJUhdMoh7m6YTpC6ljDRIXeqc0s5Sl5TTOam83rGC1gzKQpX7eZOF/3n1wv+8sP"
    "BHjGmfds/CLGS6l6Pu++FJNXNosrAThhZkgb3ThBe6vxs8Iu0Be5s2IzvB2Wc89lVwHaqL"
    "Wl1d9BcSrCjnESdFKfnwdHxUT862PZqu9BqtiL9BxA+DnbpX2kdYedWvEBdji7jq3mnP2y"
    "cXcfRtIiui778rZic98n0yGUm+QPWosFGRSwPihCzYjdGVevUYXe/f+ATJP5a/RA5brbCK"
    "l8nspAMDSApv/AkSJj7bBI543xqHyzj7Kf4U4egn8yXb8vEXP2Rou6TOUjWSoiwKNh7hEY"
    "zy/Z8mesHbiVezTSjPHn//ZYRW+J6oPCz1oanJTaDMgzI/7P4AZR6UeVNoBmUelHlQ5gc7"
    "2UCZv4zpBMr8CJT5gSjzpMKjqD5WnAG14vT40mPr+ZYD9doyPQj0mrVo5cWxE6J3mDgNss"
    "+i6YXnTeDpWY1Re/vY7eVMkMNWa+ZrH15Jo4BpPab1I6hFqH2c97J2BCQS3DUjTQeQfTz3"
    "MrapU2Y413AcA+zjt/u0iySApOOaZEDgmBQcExlq0xqxCcK+Ifus0ZLwrGZJeFaSvyL5qh"
    "i2x2iuGrh95q8Mp2x3doOLor6aG9wBZN9o7sWQ4CwQxhfTWYFTEGu0ts7W3xYF/aGYf/NV"
    "QWZs6C0JMQK4PcLtkrpumehTU2rrAIGCfRoF+2TxpQn26EPJUK5hOwuDombNCcfeFu/4RG"
    "aOaTGew8Eg1+BcfBsJfOxNWDAhX6P/1iK/6gXQCxq9kP5xOttmDmefMW1vZvLHjfqlNdnJ"
    "qsW4eYbyJIgBDdKUA7ZFc+qJ+SozcaOc3W94ksX7Colucalsz9X9QOqQgfhPLksRylTeLQ"
    "2IbKS+aYx8Iq8A+vS3d2U5zP1+GWQF9zUVISvYrKAyZAWfvQsgK9iGREXICoY0RsgKhqzg"
    "s3Nv03SCrOCUkQZZwZ1T2mnwfe8ya2YG54F9cWt/erDUKvQT0TIoSBRumIQmSXMSQvXIPu"
    "AspLv7XKk9Z7Ga1YbvNNZCzq+bpf/VZP+Vcq5fPCULs5HprrRzSJzoM7hvSmSCcRpWVUyJ"
    "n42PRiPSLaEEN0j6IOkb0x8g6YOkbwrNIOmDpA+S/mAnG0j6lzGdQNIfgaQ/BElf25J9lA"
    "VrnBfR8/WSUMujV80Y+5qliPcA+yyV6yaCZbVcaZKcFpA5CYjvkFGZoHZ4Oj4mqW04CSbr"
    "LOBogu9UfqG6qpz5JEq6FY4EJ25U1/db8U6xnzzBjsM2fvjk8Hr+3SuVcauE8W+4rDK8Jm"
    "hGPOYv5GXj6qF8eTHP90TfCdpgv3syaIOmLI2gDZ69C0AbtEGuAG0QxAzQBkEbPDv3Nk0n"
    "0AZHoA0OQRtUDrReom8KAq5Ea1cCZMM+RdmKjMefOfMr6K1KdnSpE6J/K5XmBPbrbEO9kP"
    "r8ifzacxiuP3+6+5DZZGOWv33/+rd8B/z47u42v3vKF9yaIzV+JIuKvL39k/ExiTE4tDuu"
    "LO7Lo0s3f6pO60898kC8KZozz5MH/QO2QtOkiPr0FXI8SuTdZDxkAVEQzO/lxWXyHSU6Yh"
    "/fcFw1/D0nIR1+xOgPUBSN33ZAUTSrP0BRBEXRFJpBUQRFERTFwU42UBQvYzqBojgCRXEI"
    "iiJcK3Y2ZwISPVOHT5uky11V58tdXUOi5ykTPdOSkg7JOdwJT1H3Jgz1PI6VXqiz5SUA2O"
    "wKmx31d1SvcsgBYp9700uJFs8vMXr/tsF+SMNd1ZD1ywxelzhUGMtPfor+d3hs15D705sf"
    "3wpD99v/PX6eq6idDqDlmMUll68dYxaX3b0GzBoU8VqzIByVRrzUk3FdxIv53iRQ7SZLgt"
    "2GYa9oePB9QEp0aLDb/9zpy6g+tfwpXOa9y3T1uLb1NxxFrcbIYasVRpyI7VyOmVeIrNbh"
    "DoX4XsC2SxwiGvIkCpsNiZ3y27/48iYF8a5ANMeBsyT8CZomhYnEF/LNmgR/kz/iF/G2la"
    "rULYOikJ8P0TSIpkE0DaJpIPBDNA2iaRBNM3CyQTTtMqYTRNNSRhpE0zqnFGp3DGK5h5BO"
    "3+W1z3IFttlEdx872wtgRZI/k69VK28KY4NhWGecvPntc8YuKRxpSGyTd3cf/hI3z59zyF"
    "KeVhm1eM8DgXx98hO5VXPEp1BAuz7tXEYFND3QFMYGynvaMk0JHTH1+4qBI/n5+OhBqbgV"
    "lDaH8AiER4zpDwiPQHjEFJohPALhEQiPDHayQXjkMqYThEdSRhqERzqntLPwiPQ59c3ZDM"
    "pChbn7hV8xpn8jKYMbSbVDJulfpkN2DmefOdPLlY1LtiKTNRZfoMN1BmUh043G9XXNuL42"
    "Ttf8JbmeelShcKZajJtonZN1FnA0Tf41WgTYD1+hqVLI1B2r1OVTlVjOVW66fIDkA/lPHC"
    "IfB8IGQMIfHOX68fFvA7G1XyMHxFZTFjcQW8/eBSC22uAGgNgK6hCIrSC2np17m6YTiK0j"
    "EFsHI7bq1XVKQfri0/6yTgedQbeqVh4IfdC2DzIaS7EPagrLF5BmFJiX3wcF5h+vLX7CD8"
    "T9OyXbUYmseHg4PqYoctl08hC3bVJzww+JH05fon0q/xjNRd+KDWyMsPuAfYe4SGWbj5HM"
    "wh0jl/ichjtVJmMt/hrE6b/Em3EkFqp7KNXHwlNz1WerkvrzJ/takCctWEBBnjSrP0CeBH"
    "nSFJpBngR5EuTJwU42kCcvYzqBPDkCeXII8iTb+tp3WaYxII61Fih18+celTpnnP/Wf05o"
    "SENPz0tLEBZS3EcBDSVqaem6KYwZiu7grwwtiTXpSe1pkBl9Aip7Ryq7qrX8xg+D3ahMZ0"
    "89Hh9V2lXjCUlaH9Xa73ypUz8QJLNn2RzhpIb0KzS9JztZejogSs6ekQX1fdFrXN6wul1S"
    "Z4loiChHc7bxXfTtlJNAmHFPol/xRKG/K+rsp/lKAzX2vbX0OIndEgsL1HOz+gMs3tMVjh"
    "PervboPoBgaLcPDNF/lbga9VpPjAGdJ0Wk3GeLRH7+9HfihCwoJzLGWLFM1Kmgn/7+5sfP"
    "dx+VKhnZNTlTULxrTlPv3hK6WKr37j9Q19knf5NZhup7HNxX26nqaVMzdRU3PmqlfpT3km"
    "yXjAuzkHwNOXKW2Bc/coy2AQ3Fzi/NQyyMJbpYkABRX1mPPBQDaiWM4eiI2B5Tkf3Rz1eA"
    "FWr01lBthYIV1LMVVCqAvA4CvKsa3mW7R5+ix3m2j2i4/v6HaQLFp6huceXK/ympa9xo7T"
    "+UQT6++v85YKu986+W5vFBDFAngMdqKZaiB42uwjooCmhLAoJW2CXFFb+71z5ila9eZ8qn"
    "QbfLzHkX+r4WmepVndOFj8NNoJkWlkZZuL7fNGH+ppp4o+4I/EQqKyHEjxqsUVqlD+T4IO"
    "6fhEnokgfqkJdq4QjZvTAaKUeRNY+WmC+lOSmlT/EheRBPXbzjKnnYwcK+lHnCDwLlImFK"
    "Mt8pWbP6/jID7VXITO5QW5XDZCIHh17ENQOzbuvpPil2w7XTNVIQyNZoK/DVxA6qmYfAQT"
    "fkt0q5h3R7vZUl2vS1KD5ATme7jrZk1ttWmivo1YDi67pyXgVlYq1Fb9TcvrF706Qk3U11"
    "RbqbQkE6tcUJq70sG6kufT0Ds4/oXor/RYc+3Aku4VpmsH+mK1J7NieGwnGRpCsGl9/OiT"
    "DbW4yAFA66f7jdT76uqXhdmxGQhZ5rEMAxlkb9vBdy2vRzFgqnlUzuZuK7E7E1c83iyVmY"
    "febT1XWTuMF1ddjg2iT1WuYTvGOLUZl8HT8bH9WvZcuJt2/aKAeYh2QdxbgUGK2ws6R+iQ"
    "J9rPFxBfn3rOKifnlSSn2f5/YHyMzGKz+QwmtWf6T4z0yp5jJ/BmZhoLP701VVubx1ZeMg"
    "kffRA3y/4WiN7hTGwqH9tMnQflo9tJ8WhjYTr1Hbu56en0bZZ2x2T7NPti1ozqBgODfgWa"
    "ZA6OnOCQL4bcBvC8/UZq+0F1FfRkK0rbo0yMKR3FepLQidXJzYZooGtFmvWRD+nXIajsp0"
    "oPTz8VEtKGo9eUiaH6+/mvjhU5lSKPMLWbDAPuVYDSr1KuK+Uk/UP1iAZsRj8px2yBD2mZ"
    "R+ZJFUJH87V+e578k6ROJj8gQpDSnKsYzwHLHIMs8WZD3P7/jiZ74Fh/LYj5iuY7TxQ+qh"
    "KfFdGRmZykeqzquYv7zpxVO/j/bfuPcCxcuiBQMkL/M9UJC8zOoPqPl6liQ0qPl6QkMUar"
    "5eniUKNV+h5qtB3Ns0naDma8pIg5qvnVPaWc3XrJuo4VJkgeBTtPYpKk9x1dJ/goNcF8I9"
    "SN19Gz3CS/C0WU6DgOVmLJ84NGY2w9eNSj1c15R6uC7Wk1nh3URWaioZy7eMeZVJISlUju"
    "qZgPXFdfLJiYvL3N29yxjqt29zK/GHX9/fvvn47ZWiXjSS1JQu0DOy2LQ6XJIGwsECo32l"
    "faBDu4tTOOhh03u4XaQ7DQTBw/wu1pQP0yBQD8tNPEPSBT5jXlqQU30+PpYeEMatGtzKui"
    "TO/ZoJSqeIy1pCS7YVjQPksNVKlsh00ZYF92jBwldo6gkLlkz3cXcZJZfPSBDVyRRml2iG"
    "mI+2NJQl3ctuY+3766DWUV+TDSLyRhksEJE/fxdARH6o2zxE5MGihog8ROSN4t6m6QQR+Z"
    "SRBhH5zintLCJ/L/4IrSU/BlgZw2kUwtEouwcXgfYeIxN/50aP4gRxwtKR8vxGb9JEruZ8"
    "k9IxdRXn8wzrn+Q9wyneqFfdoXLssrKT/9X7WtzeGhuhsw0tZCH2dKhMAMBloSQF4RwvNE"
    "tSHDA2OoTNPMI6l7Aw99c4wCu9m5MPEDPuTbbqLutDkEarT7Iw6JfO+0U8kr9fp08OEOiP"
    "nvpjon2rXA5n3y7RS52MPWstMlszOGBbh+3yy3XrLzXOIlsZlabxfZ6rN7a+9oUzaQyEuV"
    "tTj8OQrNZhiU1aPe7TGPCk8ow62HeINwmI+NN4SMryN6oTusvAkNetkdetEqm0ds0EYd9+"
    "+aKJC/ui2oN9UXBglwQH4YzgsE3SbR4McU2T45o8FL3VLrs6C4VuNrmb59Sn8rLNNv2cw0"
    "JHm9bRBuV4vwkCFowqEr2jh+Mm2d4TkrRtdDNAQOYbTlwUsK2q+e8jupIV5cZoLi/QlkXT"
    "pmuxXE3/FC6RGMxEPFE11qJqafL5nHpEVnCTJ+1C4quCbCoxW92ovVmJt0fvRFxAPHQvuo"
    "CXZoWb8INa3HAgWN87WuJ3yf/1ZCVqqPhmvqMH+eVm9Uf6koNkVjWVPNITEYhvS3y8hjVV"
    "O+L2oHQUfO3SOwyqmfTK7y8Y9ODtTjYinqcXGU4Qpw94ncfk7im0JUtV6DGfwgD3mtyb4p"
    "KQ1VoWPv4FB1y4t/6cll5aVtbsuJuyB03WEiXGTQJrULsaB8IuTwpGy8hpdFWZoJFtAkdg"
    "pvdkt/8zp2hLA7I/Njrboe2SOkvZWPgW4g3S7vcRXogOLjmh2utXwelUC4wm8B7M6g84nd"
    "og6AGnU09CM5xOrc0Dg9OpYzidavBkg9OplzGd4HRqykiD06mdU9qd/qVryT7KgjXOi+h5"
    "udfOJba4Qu5Vo5M9VzUne66KJ3siMUWL4gMESG5GsoqG67m7McI+m7D728CXBLskmIitSm"
    "dny6JgYytINTIZTpfUDOh0nF4PhNODLK21GmRh9i0JvVRdEBTJCIZHHb2lN4c7YX2AOaZe"
    "b/J7D9UBjAmJSW1+VBoFU0/GxwNfSbujka7XfuY21FcqsY26Kq1NprIR4S3tZHTpG46SqA"
    "FaMvGXPEFv5VWnW18Fn1I3pvrMJ+jbQ+vvvyuGvU74vRAD63c7gRiYQdoKBMBMsQIgAHYS"
    "miEABgEwCIANdrJBAOwyphMEwFJGGgTAOqfUlgDYca/vZIv9TZPF/qZ6sb+B8NepIzMzsq"
    "D+xC2tHio30+rL9FKwuo3Uqk1Ubow5Aonv6tOXBl0yebII7UYvFHCAnFCYvjqRKt1kflfP"
    "7mLZZRbiibycWKtKUA5mUXWsDrd8P8SaYZUUxj43r/uY9npZWm65huAEYR+93Ve999iCab"
    "EbA2wkt4fgq8NWa+zv9GXuPNA+vq9eNNnmXlTvcy+Mi73+QoIV5TyipSIKm2ozbhaPnayz"
    "kKOh2c/qNKBzL35qdCAwes9LeeZPFh4J0RJz5DMZBh2rs4NRg+iiykD+l7rCcslE6xXxN8"
    "UobD9fAQHXfg0fCLiashJCzPXsXQAxVxvCQBBzhSARxFwh5np27m2aThBzTRlpEHPtnNLO"
    "BNiDZ6xZiq8A7Ivbk0ZhT+ZVGKO6fA3f7y8xKxVcDo/Hx7QWHl3SdVRdqe4NUC8GP67HoF"
    "4Y1h+gXoB6YQrNoF6AegHqxWAnG6gXlzGdQL0YgXoxCPUCcptS6SCNsh5r0h4LeY/CGKEl"
    "18vX0JsgLKS3j6zx9SYQi7fmED5gLEzO7z5DT+aLkrL7zY/kmJLSy83t4LiHRD2ZT64pK8"
    "QICynupi5K8ZoGLYIPEPuW437GsJjzra57PODAszHNszEl1LKkgfvacdimosRQ+vn4aGKr"
    "bD3BqeYQdoGwC4RdjOkPCLtA2MUUmiHsAmEXCLsMdrJB2OUyphOEXVJGGoRdOqe0s7BL5H"
    "wqQnQW/izMQtGve+06okyWkJhsNmUe3FG6M1gLOe8lLCNMVE+7YlIaZJ9Z0wvPanDq5Z2n"
    "IKBJtNYkZmzju22U7jTwXK4bmJPGa93UuSflKnf0ZHxU3z60O1qt4c9yTMobme/FqEFY/H"
    "9ZGWGJubrNWVa3vye7V+pDYdpxxDfBA30gCCOXYBc5WPj/xQINnb31EfK6+IbyLajcEdg3"
    "t64cYod7T7VMLrtZa7+PARYaVd0bsg/Y25SYUz9z5lfQmyDy2wx1QvRv5FE+xO2+htefP9"
    "19yOwtMZ/fvn/9W57qH9/d3eY3DfmC2xzv8iaYjXxeoL7a/01jrNETuitZp/TrVsZTFgrK"
    "97Bsq0xm5Nc1Fa9rMwiy0NMMglNu3UPvZkNM6F/XHsNZazD75KgJvTm0O34XFZrLqmNiSZ"
    "CG7RbvXkZ3QdEQbannoZnASBN4ybbiFUFcnsxhYqiqO6HWOBD/16MEUV/ZxDxkAUEbP6Se"
    "/PcOYfHPfzDqE7fkSqqTfz3kvPS73ULOiyEGJ+S8nL8LIOfFhjA85LxcqkkIOS+Q82IQ9z"
    "ZNJ8h5SRlpkPPSOaWdyX7SQZ1o5wRkUDYGCp49axIpePasOlQgn5VQzem/Sqiudd4yOHDe"
    "WjtvUkyp4L+a/AzIJvI7W0Fm9F9aa8e+/QlvZ+pNE+r5ipsBhG5PxG33x45XOLjX4jYG2M"
    "ftdaP7Vq5rLly5flE4cbzE18+e60lkCcQ6irvXxtjW104xTGNs2slOrQEPoSDEiK2JP9S1"
    "mRPitytXkOAgh9NoeUS5NHqrVwpi0Y2Tl1OSOwrv/yLcqVFl8F89HTdLAJis48ZHswDufI"
    "IC4hD6QFwVUk/SWxHlaBvQMCQ+wvOQBCpQP9uFhKvIejrqXgzvd/heiNsPfp6NIW5vWH+k"
    "wy5qydA8kpMGAfmP0t10JTfbKO9MbdPVL0G6rCNzGCrFgHN4lIUzqTzvU+kwp1AW8txZeM"
    "kU254rk7Vo1cvPj9vzcaujhvzUI2JDdolKi52+RNTl8tCaNKWjD1dE8C3+jUPE2YrMmLtD"
    "EsPHMql2hf8UpcpKO51xEmXQzojH/AUKmbLM1Zk38U75039S7yza/ef7GeAmWGAZgZtgVn"
    "9Aei+k95pCM6T3QnpvH4I7pPdCei/EryC9F9J7Lyu9V/rW2tm9aZCF6kv3y/556qpdGstr"
    "zPmWBXopkWmQhSz3cl0IXD/W6/VjIfGIPsUZlH00d1+aCW5567vMJX7AIQ60KD5A7OO4l0"
    "NDnHzVUyKj9vax22gZrh69eV5nNAiXLi7RQ6SbXnl05QCqc9CHx3UNudLhzpEnDKp74Rtr"
    "DcwUxr7B+bTJ6vq0enF9WrTBGNe72jEG2EfuTRNyb6rJvSm903FTUjvwSA7/pqx0YJ9J/F"
    "e9hTv7XFr3payJH9JQU2/OI4HrI1ynMxGKVH8mX6uUszzQhmWjTmF+89vnjLhcKEKaCMzv"
    "7j78JW6er0yaO4TVJlQMYWK9MLGHeTjx2IKWCMNHzgNloRBRMTmi4jEHe3oz6QCxbx418S"
    "Sr/UjTcgNfL0j55bCHh+MmWYITnLQ9miv4eUlQHMiIDt3I/LwtDcg3PDqnI9P25OeqJKc6"
    "uEN4GCfyia8MyQotGJHndp6gacg8WeF4Kkt4Eh/NWLhESyLoifL8aIhmZIH9YrbgOX8I5A"
    "v2NVshX9CsqAjkC569CyBf0IYoK+QLgjkO+YKQL3h27m2aTpAvmDLSIF+wc0o7zRfULwea"
    "QVmYZdX9wq+EjEk7tkuwwHmTzRZuZT2PmxwNWD3m0xig/jHF6oKwxr6sq6aWgUJBNaMNTO"
    "K77Xo5DYQ+NrqPucPWmjJjjDhl4cnAFQb22GchdaK7Nk8gNnZeehkyhPrMWtmHsLQXqxQO"
    "9A7TliqD4s1RxZRRRcB5/3TcKOLsksZ1Jqt7GsKwFhjVEIY1qz8gDAthWFNohjAshGEhDD"
    "vYyQZh2MuYThCGTRlpEIbtnNJuw7DGhaoK7p91nkTk7WsynwEB9225p3yywmWnfKrXkRTE"
    "mmX5UWuIQRrcR6Z+fKkCp56NG+lvQdwU1DdQ30B9M6Y/QH0D9c0UmkF9A/UN1LfBTjZQ3y"
    "5jOoH6NgL1zVTPGdS383sS0tfX5D0FAd51eDdIKfqsHPFRhVa0fzpupBaFh8ZHC4S8J6uZ"
    "WAWXdC1LbWBVo0NezIt9JLxS7FOOZdNiQQ8dYIn29Ht6sTiIEH+AJjWsGTSu0aQqd5C6jo"
    "LDRl1sIkflwHLyQQ3shn5Bo6CjjHzGvMozKAkmx/xMgPqiPl66Tuu13d7dvcs4bLdv85UG"
    "f31/+yZOpxeNaGjetv13SrY/JawV9u3046Mb94NonHRBo51bVtSSKLSl4RJtl9RZim3Yo7"
    "Jo1pr4HM1ZgKZs66v1dPpSPFyLDZv5Y7FB7+/cVDu3tB4FniFHfeYzn7yK3vw9olz9u7ye"
    "10m/HeJXFqyQEL8yqz8gfgXxK1NohvgVxK8gfjXYyQbxq8uYThC/ShlpEL/qnNLO4lex76"
    "kTSEljwJlo7UyssdhkdHbbGGBhBa9e7pxTapHe0E5BYGQPMUh4S7KqVurjcZ26GMgSYrN9"
    "K8gfB/0N9Ddj+gP0N9DfTKEZ9DfQ30B/G+xkA/3tMqYT6G8j0N+GoL8FjK2085gTCLgSrV"
    "0JwQbxtDbbBGGh/nbdZKe9rt5prws77YzsSdWhOA2yz5zpnuQtdcs05Or1OAG0WjlMY7fj"
    "tZiT/V9aILQmITUNgozU+ozUTPQjoA6ZuJh6JS7Pe+aTXVUUJAu0aCBfkEpPPW9UJtPLz8"
    "fHdfq4WZ9C/e9Z1VaWbFeT3BUj5g9Q8Q0f6GNQ8Q3rD1DxQcU3hWZQ8UHFBxV/sJMNVPzL"
    "mE6g4o9AxR+CciQdUjGK9bTOAwYE5QZap0cw1y35ksZAzZe2/tq9+GO1hnYMgHHdYFyvSU"
    "CZO5kHbFVuzFTpoFlcnSUzQNZrWJamSTmHYckKfJzBsGwNviz+pKapw9y+/UVzhlds45fc"
    "S1kXuzhgQD58xLmZMiOgNmSET63Z9uwLnJhxWatk0ma854Aw6Ntr5nH4qblYHiPACmtghQ"
    "XkgWq7xSkM+MSGhZffUZ+MKkLM6tm4UZh54sVtj5aauvMJoiFZRRWbJPgVmpKva09QPEUc"
    "77is/LhlgcvRdrlD4ZJyFC2OxcpRj30ZHESzYPmHELZZ/ZET/PS0qBQEpKjWZhD5p84OvW"
    "9u00DvTLMG3Ql0p3PzBxrKuUrvRpaklkOZwljpUjbzKeucSuVVmuIDycSdUZkDpB6Mj3o/"
    "S7bhZDJLWp8w19Zhq5UAhbu48j2buHgHWbcDWGLAZTGrPyDrFrJuTaEZsm4h61ZxDVm3Q5"
    "xskHV7GdMJsm5TRhpk3XZOaXd3LwoXUffuxQMEXInWrkTeP2/Kfh4HXdC6C6T8rkSR0p24"
    "gv806KJ1572gpMPdAXLRzEEueL9ZSJiXGQk1/B4gFjLcWVlwU0T5DfXc6M8v6vLxs/HxxK"
    "R0UyhWDYI7CO7G9AcI7iC4m0IzCO4guIPgPtjJBoL7ZUwnENxHILgPQXAH3ffsToX6X51d"
    "NwZYqA7dNNlxb6p33JvCjjv3GAu4zppxQMByUTgkgzlZEflyDUIzIGt2tU5jnlp8JgAYn4"
    "UkeI884JAFJfpYdb3vNOiE9b6TT4Zb8NvDepGNGGCfq2jbWYMfPUxXo5KYRvRgXBfQYI6z"
    "WWPf2U2cpPHRo9Yf6GIZcvR7HNAeoyg8+508Ls18gjyC50/QVAYfpy8RC1wSjJGqBjZG6k"
    "jDGC2Z575CUx5iaZaKVuGSoBkOEA3RjHjMX3Dx1uLJ7BN/NwRpLLDfIUhjVn9ADtnZiZer"
    "pH41xzkQ/1jiIXMMMscgc+zkcz2X19QorakmqymvXHG2CRzd8rgZEBQlaZ3oEZnxWswfIM"
    "B7W96lFzXZ+CEtucdRrsefxdpawX8WCuFR08KjpggbceBqVCZuJA/HRzM2nUxbSNkENQDU"
    "AGP6A1I2IWXTFJohZRNSNrsyoiBlE1I2DeLepukEKZspIw1SNjuntLMcF8gXTJmwTZb759"
    "XL/fOS87qL0gFbe153UT5YLdhPOzuum6kR67pi4S7JeashOYWxj+XOsocy4Vi/ZC/72wb7"
    "IQ2rKvHuMXlLhThU7IFPfor+d3hs14W13vz4VuxfYpiOn+cS3tL5xjlqcUmF42PU4rIKx0"
    "Bt/t4y8kA8tiYlKZw1q0MGZd/60MsqvA4kYeFOKtlr7Ou5kWVg4L0R7zuCSwZ3tUEct29l"
    "CZtGb9c3HlB/p1nz/ACB8dpovDpL4txPqF8hgdSEZAvI03kgo6ubl99/L/5fb9GlDPEvGt"
    "D+opL0F+WUs03YlvM09JSkXw+MdGOC0hs/VLHfkpB09GjcICB9aHk03f7zkiAP81D8ktWM"
    "BGhBH4gv7x/DiJOAEh7dUhZFIV+h6N0u2qzRRgwAmdXOUcC2SCn2o1zndf/2kiB57oKB6L"
    "3RhQIQOx9SrBZi52b1R/pqLjWndKyrA8RCtfFpE+vqabVx9bRgWz1gr+ye7uqhnQBsGtY2"
    "XFD6E6be7k6eDCvbxVNPj2/krmw8YUnrE17Tk9wwHJvuI9G+vo0wNeEanwEs67DNmtUfkK"
    "IGKWqm0AwpapCipriGFLUhTjZIUbuM6QQpaikjDVLUOqe0s7Cc8l3FMNZa9tMgC8Wj7q+W"
    "EF8XYiecaCcE5oEWst19YmBM2lpQ1Y7uBGkh392P7jOUcTHMdDlj+RzFm5bNnkbZZ7P3sZ"
    "xA4d1z33kXa9wF+mtKv6RBF1385aD+69O3R100f74qOqjjdhwQNk367kqZL7Hvk5LCIXWm"
    "2QFzwjSpLfbiJWSIlpmLd5MNL7EPamrspjBQYlejxK6q0rai/ibUShPIwSyyhjtbLkLWgt"
    "cMCFgtLZxVxmhdEDNGgFfcYO2V4SdSFqivXnoPEFh5NVbegKxwcK81lA8Q+zzgXo4WLDaE"
    "RzKkXpZhDmcf29eNBIfrGsXhuig5RKypZGudPS8HsyaA1NmeFzBhbIUsxCW+x3vmk6oToV"
    "mcNbyeWMVxyZpxGk7cskTaOvpzQOC/rYqGg0WZSVLHfQoEvLfjPSAOoQ/EnchlRHPhyUOh"
    "Dx7ZB/u1pGU3pNDQE217Yi6PjrXuiSIaeuJx+/Fyn4mkvyHHSOiBdj2wxmUhxTrmYwQw3o"
    "7xGfaw72janykQ8N7S9pQEepM186ijmdCfR1qoIfRRVGrPW0Aw16ySVkAC4zqMz4nm8pLF"
    "wQrziBwRYRhSf1JW8+vInRQFNOTXm5xfH3eXrJ7yiN4+wKG7Te5uulqzIJzcEz3TIQuzbx"
    "d70WQTe1G9h70w6R7bn/Dul4A6ZFR6KH//bNzgSP5usk7aHq2uM1Vtp4is1uEuugqWh9h3"
    "RScg9YhHNW+eoOlK7A1RYtcUiRZo6niMqy1D/JvfIzwTywnCQUAfxHch5ou3UY7kLbWjXO"
    "ee6Gu/+HFj0WS6byl8dxyEGzE7x/G74kfyZ6ivkmV9iDeHO3ChpACUFICSAmfa3qCkwElo"
    "hpICJYm/UFIASgoMY7JBSYHLmE5QUiBlpEFJgc4p7SzJ7gzHgcGVkJ8o1718D6g7p3Zs6R"
    "8g/3rn+xK5SCMMH0MsOlly4tF60LV0Vt8syiL2uztcGcuDJYJO9dGTDApOn2icPjkorG0I"
    "Lz9fDYwfZ7wF28C09skq7eQRm7NGOjtZZU7I7fMm8EflETf1aNwo4BbGTfssgA1hJuOtu0"
    "GEmY53mXW2tpijWn7hvv3FeYXmrMu/cvLJY2HF0hw/bbY6bziZ8Lj50YyI96pqAke/pypT"
    "jFFSTuG76EIg8d4naHovenL6Eql6kOL/oiXz3FdoykMsi15No8SGGZbXBKEZ8Zi/4OJNxV"
    "uITvSdsMdYsKoNYo85t9l6vnqEIPyenniP4Lkm8SkIEA921QnV9jPWyTKNOEsKZdlOq7Q4"
    "tTSwGGBhnayrZgpYjQCWz1/hbBM4RHP7yoD6GrT26wJ7p0mL+QMEeG/Lu/RZJxs/pCV1iI"
    "4cXcpCIWXLtJQtQySkv7KcgJH+fHxUNlrGzY7KRR9UMB6FSxwijNYk4MxHlKMtC+7laRbx"
    "r39s5P3SbPsKEd/laLbbHy9BAjJVQ3lalIQ6fC/IPhYsniD7mNUfcD+CQV0AytuZiFeqhK"
    "4KlAZdtBQkTCdd7g6Qi2YOis1bpqFZzmo7X7dLN9cw3WHobm5GRSLij3PL07jL3aQUwibj"
    "o7PpQhc+C8ikhTxXRFq0HJ3aquYk0LWqDxCbBvYZiNe+KjUNsjDw0v3B4YBgT5vlNAhYbl"
    "ILwaOkQp2qKzmRRvXF80njLKep7FF9Cr6uGhzUnBiyKWpMxEXemlcactlfp3c05hK3g1MU"
    "EOqAUIcx/QHFus65pUOxLijWBYYTFOuyYrJBsa7LmE5QrCtlpEGxrs4p7a5aDCTvnNupmG"
    "2oJwt/a/ZADgYd0D6Jx2Ms0FlVEoBNpHeYQRFiuYtpkpqDAbWl5wbkWX6faRnpaZCFIZvr"
    "Zjc51VzklDfS1wFbk0BsbYomHaoLSPt8ou7pnhFX3m6rVQYwjQGjrrBMCBdDi84EYI3P0R"
    "mXMxwu9YZmDIBxWTxIGzpL4mvRmcbA6CwEJNa4rHTt3zbYD4VzVhWNiFF5EYk4dIW9Jz9F"
    "/zu8raouifrNj2/fv3737Yvxda7sYbxp3RR2JhbILAwclooONWZADgdGwHEjICA+e9BnOg"
    "sDoo8TLQZmIO8bnbil/lkN1wUk0H2c7jl2qFhoKCnZ9Gq4zsLsI/qmUSXVm5pKqjfF+3dl"
    "Fg32Jisi2NJLtysgT+cnj7ZL5pG+QpR9D2/p7qrld7LSTYkoQu0b5j3sk3S30czYjREnHN"
    "NPTzSem7BbTW5R96Fyd8PUK4mCH70N4gCEExdtlfiIyC0h96XnQo/3QQoKvfD4XiBlha+a"
    "9QIpLYEFvaDZC8I4oC3nQgoKvdC2F1Y4uCfhpMUVQXkk9MHjZsKK+WLTbzEPEiD0wON64J"
    "8bHISkRDQ43gcpKPTC43phR3CrLohxwH/7QkcPZaO/Lhk9Rtjo2jbzbeuc22LkfclCpqeU"
    "HSD2cfxDI45/qOH4hyLHD9QlegkkCcI+hnsZxQGRtp+mABlD7OPYtluz3hFcftAzejA+et"
    "DTS9r1edDz9+ypv3zCrvDPJ6pU1h9wItR4GwROhJrVH3AitMG6DydCT0IznAgtCUDBiVA4"
    "ETqMyQYnQi9jOsGJ0JSRBidCO6e0wxOhvnJKdY8Z5XBw0qhZ1muoXWMyAwLXrbXrtuexRQ"
    "nEDM7Cgf68yUB/Xj3Qn1cN9LVgqhXZCdBCtrtfVuA6CLgK5VK7YM6CldYKEwNOmB67xuso"
    "LDzExYWHOAgn8S0bRX+1Su/MwC768o4k9KLDXxp00eyt8W7i7BxP64KODMim1bUzt08yhN"
    "2H6IAX3mmd0S3Dno7kHwbCsKBnqXnk7gA54e6kwtPxLUtD3KEi1sqvlqoexFkUrBFVCYhF"
    "To/mHtpG6IlNWpesGRfumSMWCpmRUuiAW8a8Cv5LsLmemAlwX10RJ22c1mi4vbt7lwkL3L"
    "7Ncfzh1/e3bz5+e5WrBFBNvcoh19oTi0iQmivY1VtRUiBr4iEnv7WSVBl5P3PmVznKaVTe"
    "BaFOiP6NPMoHmE1ew+fPn+4+ZJaS2O749v3r3/ImyY/v7m7zoUP5gtvSPH4ekrVeB+Rw0A"
    "Xtu2CLpao82+dhahXPyUIvsILO1fX4aeMSOsQjTjueM0iguZ7mBebtWE4DgeR6kp0lce4n"
    "tCTd4NgFUykgZOmYnaWzxkG4CfQvEcsgoZNN7mSfhZrlmBKEjRmNzVIa63Iay2JEZeGNun"
    "T4sDy2AQH+0hgcXfjEnZRlvtWF4NKoR8aQDBvTeiEkSQQuX+XrhmgaZd9CcP3sWZNh+uxZ"
    "9TiVz0oHKi7ReI7spxkk7Kcm76dbGvqE6+2oKYx9U6n7/Dl1OYKeTppAQCVtWW4DlyVx1Q"
    "a78KnTt+xifIY9mUOgR3oKBLy3TVvcp+4r5nSW8QLSQvP9aZPV/Gn1av60eOMF9Tx5c5O+"
    "m1RAnjAvxGfBXgYcossUxWHFN8xLbNHqMG4OZs0K02FOCHmIKlpo5jwXgFCYSmf9NqYYir"
    "tQ5UdKqqGoJ+MG5VCShp3WQ/l9hB2HbZIqF5z8Myp2kiqSArVPDB/mYwS1T8zqD6h90kQB"
    "gNonpwleQO2Tgp0OtU+g9skwJhvUPrmM6QS1T1JGGtQ+6ZzSzsQMzZIn1lY66V7y3LviWv"
    "SmMBZyfNWsKm5NUdwKjjV1uCwK3OHW7nBMpOYikoVZONC7X0ykkqex7e2b2zS0O5Tv2T+I"
    "o7cupzAWDtfuQ08uDYijfbVtBmUhzz3sf6tyE6Mue+CAsWl5OPUlWfo3rj7yqlXDnPW+Vx"
    "CZWKSb7ZvCXHS9GJm7r+nVPSK1wvCB2cNtJ9E9vpqFTdIgC/e27qVSmfij6dilIJBa0b5I"
    "qPjjua5PnUUB++3Zl3Jl2WGtOu4PGGD+kcy7pTGwo+S75UEw4L+Wf0NSuu4ClwR/kevXqC"
    "StK/V0fDS1i8nGk0XSus/7riCVy/DhPUaQymVWf6SMeDVR9YycNKYv6gvTxTrmz3QFwPFN"
    "1n7qtSv/Q8l/jSOLgg5X87rkA8RC7aWJ8lKtu+TZpa7+Ya0UxkJ+OxddBV1lodxPBHvEra"
    "b4EXFcwwiuS0F785taXquLsiUZaO/uPvwlbp6v1Fa4/VvzdpDHXQtiGN29j2c+WeGy6lU1"
    "5WNTmBOWjU0+GWzdWFXxi/ptCl9koZDYanJiq+ortglb9/MBCx1tWkebJMe9Y4tRlRgnn4"
    "0bSnHevi0IcSDEgRBnTH+AEHd+5rF+ih62OT+vewckFCuoFr8xwEJ2eym7OSNzVlbUsKam"
    "/AEC5eTbl5PfcBJoq8lpkJUjvOscqIBgr8VtvQcQsNyA5RaubGcebCuu4cD78P3bD3SxrE"
    "43iZ6OG/q4ftK643JCaTs7+hIoJzQ4gx9cX7P6w3zX9wKoT5bMxqdLEsRFny2Rd7ZrjtgU"
    "BLJj245XuIj0PAXf2CYo472u1FsCsdD56v4Ia7DxNN3bPcBCdrsXIAOCuabEe4DYl2Jy1U"
    "iDvKrRIK8iDdIkT/ITWayELziq8iXj5+OG3iRPtT/mT45+FHQTZxPSB4KUhcTR7/OAreS1"
    "qWMk/G/xv98h6iOxUSFpCbxEGM1wgNgcCT8TzZggYYy2S8YJoi6iPPoYB99w8e8no1wv9/"
    "6FX/wv/k94hzbi8RJz5LPoa14KZLhE8jZYhAOiQFywPUbYd9W/VtTfhIRHX4RD2VS02Imv"
    "Iv4T9F9UTKZNKH6M/FERPJRPMRV/AhXfKj/ysC/eqMqjEBfhhRjHPESyhRyqio3j4ejfsw"
    "6aw1Yr+Z27/b8jjiJPHlx3ow0RcN3N6g+oBNwksR4qAQ8zDgKVgC81MAKVgKESsEHc2zSd"
    "oBJwykiDSsCdU9pZXURTg1H252EaGVO5ENq1j5RmUPYZOt2fis7LT02HeB4HYkXrkR7ro1"
    "rx7jTookPee71Uh7sD5KKZU0MoksV1TLUczKKkgc6MNTHA9HnNgIBVs0qQCd9kxtj9O7qi"
    "5aG8TIPx8Vjevv3ESwBHg3nTxLiZxnEx+Y9vxH+Sr+EYsQC9+fubj/89+fzfv7x5JQNdXF"
    "a/w14U8Foyz0Vz0QhHIbMoKib8aaSGFdvwKLLFi1G9k34zHOi0wLqB0JhZ/QGhMQiNmUIz"
    "hMYgNAahscFONgiNXcZ0gtBYykiD0FjnlHamtpguYUOspq9YTTtT63/15mD3HKuBQAEECs"
    "7BHF/jsiouNRdcxgCbdJrO9qtAuHfBvdZSeYDY56F0dgmYIbGCj6oW/qgkSLB/Mj4aHYi0"
    "zkZRgWrSQUe3wMYCHd2s/gAdHXR0U2gGHR10dNDRBzvZQEe/jOkEOvoIdPQh6BJw/Vif4u"
    "2pLxMym9/ua+nA9W62Xe/WzgEQ3+rgIN5OBzeM4ZK3GtOvj0veBHlioQ1LOK8f2gnIBtIL"
    "dbgaFuKqrcRVGNs+1r7R4gCxj+abJiTfVFN8U1JPjlOX+JolETMo+2i+arIVXlXvhVeFzV"
    "A4f4IzrkVyCmMfxZ2F8NIskxWmnhbHCcI+hjsrjZi5ngX794mx1JjlDMo+prs36ciKBIIR"
    "ZzfR9rCLUPsI797VPrCm73SXYO2jvPsxPvOwU5LSUnOTb4KAe3w17vFVrE1a1A3OA20c1D"
    "0YIXxNfPEqFuISU6SuvHsOaI2Af+osixDvVJyrxNquyT/MoKzhvjOlf039XdnF63VidAKx"
    "b+Wwre74R8ZWo7L8Q/n5+Gj2YRA3g9xDyD2E3ENj+gNyDyH30BSaIfcQcg8V15B7OMTJBr"
    "mHlzGdIPcwZaRB7mHnlHamSCzZhhPN8/tpDDgTrZ0JSPvsMyWDr3FZOsbfNsIRpmG1eoxL"
    "0zFc4lCxcD/5KfpfqzbXn978+FYsut++GF/nwiBp4ksTXsJDGc3GK3IBebol5Hogi7L4Gx"
    "gLJvL/aC0QOZx9Bnn38dM5dqgY7rQszlHDdBZmH9E3jZT5mxpl/qYY0xNTX/wG5ajrsZ0H"
    "2sd3LzHUGXH5RBYK1gtYp1HAdCOmVU6y3pg+QOzj+IdGHP9Qw/EPJRzLe9snLqZeiUZ19M"
    "L3AxA8ltYeS8TklpD70oJOxzshBbWo0P7ZeoH4JX57s17YQ6EXHtcLS+bRlnMhBYVeeFwv"
    "rJgv9p0WfZAAoQfa9oBHwiiLpUB/TQ5qGnTCNNQ4q2SwWaicBVpiS9zemlCCDXfafBY/7Y"
    "O8jmVUkip2eDg+Xq1OtJ34SePj99hw5rnT/ZUv6i4Yma/Jo7tieEg9D20xDfc3xsgqsa/Q"
    "VJWUVLfPLNkWiT9qJ/7PDs0EWN4uMyM75rvqZWsPO6TsEpuTfW1J9tvv2dynfOnhTCnciM"
    "o/IGFuaLsRJMyZ1R/DKRF+AV0wqBrhp0tX7PzwW7IRF5N6quK5MeKyi1wzr2RpqLNpvRMv"
    "CSbbtEMrF24ylwb5B/+Fy6+7TJ419A62uOkll/+1VDazsMCldY62VIyITbg3yNG3U+pOXy"
    "IqDHhOFivx/u/QEnPks8j+Rh6ZC7N9G9BQmE5oJl6wZPIqSnUHJY8voPyGI5WVW/ARTvrt"
    "X/wv/gcm3x5NBXlvpnJLone/jDyTQPgdM+IxfyFcFZa80Vlif0EiP4YFLgnG8pHyYLhyYe"
    "SD6LbNJV1x4s3tvlzTEnup2oWIb4wlZd1QLXFlYXDWWkPlCsgD1U70TGFgNzNoN/vVL9/J"
    "1OfHd7GN3/iWZrFHRJcki8V7v6KrTNUxkgcr5V3JM+I+Qe8IfiD8pfwHHyPxpUQ1lW1eiS"
    "1BQZINSH7K5Vvl6s62vthp8LxE4jrtdx/fTOpkrz8GutOAojUCRevscgocAYUjoOelGY6A"
    "whFQxTUcAR3iZIMjoJcxneAIaMpIgyOgnVPaWdjgnpalkdYs+THAwrDgVbOCVDX1qApp61"
    "jpGHrh7wwIchPb+mqmHm62VURPZ4XiuSCx5EjM6yDAu/KdLw3KUe9RPkSJ4iiPv/8BCTOm"
    "jd3Zhnqu+FmaPZCDQQe07oC5V3rwudrESwA2kQ7Xiw0i7SukYdnhhxp6E4SF/F41Iviqhu"
    "GrIsWRSaadwpiF2SdN9XGNjR9ib7Iigio9l7CAtHBsd198IqC7jeaVQTHCRn6b0Nv85jxO"
    "9n93gd+arJ00CA6mNU/ZEe2xP+HhPmG5eaguizvhdYXqm/sKC/W+cED5pT6r9A+u0oRdd0"
    "9AmQmzegHKTJy7F6DMxJmTvuDc/fAzkW8Ff5+ZWJJGJenIh4fjupzk5f1kRtX9UnFTuKsF"
    "EnUhUdeY/oBEXUjUNYVmSNSFRF3FNSTqDnGyQaLuZUwnSNRNGWmQqNs5pd3V9wjxfK6ZlZ"
    "TGgDPR2plQ/v5kiXlJmdG6VI8MzMKYbfeeBPm6pmJxn+CKWkqfxX5ZwXYWei4LF3bdZkYs"
    "J26bTk7hwKwyrYMNUXp/ivrlv1hwr3TVgtqbbTA+ovjuu3myPTQH1RdUX1B9jekPUH1B9T"
    "WFZlB9QfUF1Xewkw1U38uYTqD6jkD1HYLqqyqx64m+KQi4Eu01X90DZ486atbOrurNme65"
    "KgaEMk46rI3R5R6oQ0algpx6Mj6qxCXNQIEDBQ4UOGP6AxQ4UOBMoRkUOFDgQIEb7GQDBe"
    "4yphMocCNQ4IagwIFYcTZnYsNJoCt+HiBAfGviD0pLY0PnALEw0fXq+2YaaJ0IWlRBCZer"
    "bukAr3OUMzALye7eT56xjd8q3TQNhIxio+3JgDzI6/ba9HIWCm6Dad1sSPzibUhWn6NRUY"
    "hgJM/GR2IYVDScxKFCCGNAGAPCGOb0B4QxIIxhCs0QxoAwBoQxBjvZIIxxGdMJwhgjCGMM"
    "IYwBN5GNzuZNwB0sfd5bofLdVbnbIsd1FXKzOHCW2zvLbBNoRosOkFMW/d/wkK16E456Tp"
    "pfUX8TkpI79ao3xRTkdMP7qcnFiDP+8JI49/HVgllKf+bMr5Id0qi8bU6dEP0bNbyu0LCt"
    "sYa7nz/dfcgY5PE4/fb969/yQ/jHd3e3eUtbvuA2b5AsmbCrxRDVGdEZkDV2c2dDmjplVn"
    "PNOhwD7HPpu7czoAy8BWXg7wK3vChQ9GB8JHzHklYQuoPQHYTujOkPCN1B6M4UmiF0B6E7"
    "CN0NdrJB6O4yphOE7lJGGoTuOqe0M1VHOZ1iGGst+2mQhWGk7m/VjZNyDS74c8LzLl1HL6"
    "CO1ZncYYetVpLJnSb7eRxE/1sLEuc4QArMRyxq3kh/jrvo18R3JXenWdmvm6zs19Ur+3V+"
    "ZV8HlAVindDiOQ06IdXvTkRyE46rKS4w7GF/MiOLslDpkaNtWSj4o2b7o9j1qF8hOtR0ch"
    "oIXWxyFwcEc80I/QFin3bXy7H6iLAJaUPzHgVMN2J6KBlpJqdFpPn854bJP7xAZ10S6wFj"
    "DZ8nd5DLMgDrOI8R4Ji15Zz6fE2cEtpvGfOqUtUOmBzxMwHqa6wnn5zWsrm9u3uXMWpu3+"
    "ZI/fDr+9s3sRshGtGwgus1lpfmaVF9gADTGkxzGm5wWBr9qJMc0ij7LI9njSyPZzWWx7Oi"
    "5SHFSeKXrB91SScHjH0sXzdi+bqG5esiyw9s4yxJUGLgfSZfqyy8NMgGnuvczze/fc4sHY"
    "W0+MT7fHf34S9x83yu/DAP0yyxH4fGBxeMigjTleTTIDD9WpcWpHyNQ7FEtCrVVUCD3mWy"
    "3sVDHITtejoLhW42uZvn1Kd82aaXM0joZJM7WYVGJzMyZ0GLmGoKaINV2HdQFXs4WLVbOL"
    "NQmFOmzSmTDsK9eZAecdVpuOjpuMmRuAlJ2sLBODgYBwfjjOkPOBjXYAOHg3EnoRkOxpUI"
    "aXAwDg7GDWOywcG4y5hOcDAuZaTBwbjOKe34YJxeGCeNAWeitTPRRpiCa3TMX/vvqa93HV"
    "UMsPAUZPdnTOEo2NnWKydkultFGgPMP4557RLIWRi4Z8fdM59pHnaMATaS20PSoao9qpcM"
    "d4DYwPGpU+EemO4lpAnCBrpzxsizZ02skWfPqs0R+Swnn3q06lKAOpU6jbKP6W6CASaFee"
    "XthKOqKK96OG4U5KVxU4jxQowXYrzG9AfEeCHGawrNEOOFGC/EeAc72SDGexnTCWK8KSMN"
    "YrydUwox3uE7E9Ld12Q+BQHiWxMP90X2eY9Ti6si4ZbIxw9qafNp1YpKALAp5rmEylvd8o"
    "lXbFNWTqRuTThgYFFovSjAJZDdDGZDok0fN+qHFwJN6vPxkRhTEDeC6BJElyC6ZEx/QHQJ"
    "okum0AzRJYguQXRpsJMNokuXMZ0gupQy0iC61DmlnQk/oLT3qbQnRYEa05sgLOT3Iq8sHA"
    "mL1Llnm7A3ZaLnWrFwf965VQexJgS7iYt3WvGOLAp2vrLgvt5hpgRhxdp86sNMbD7nJJy0"
    "iNwVkdaYxp2N5vgKtCSI0HhLLCBPuDcq1R4HAX3A3mn2x+5tkIS/cqe+wbV1VT59n8xfPX"
    "v5/ffi/52G9RcNSH9RyfmLQnFYzulC75KRA+SEJM+wh/0ob2aIlh9cUnRkn+zw6hzshPSh"
    "ZPmoofoAOSHTcWB2sERzFpSM6GrjI24PJodBaRafZEmYUUmeRfRgfCTRgietINMCMi0g08"
    "KY/oBMC8i0MIVmyLSATAvFNWRaDHGyQabFZUwnyLRIGWmQadE5pZBpMYjlXtDhkkCL3wPE"
    "vv20yX1s1dexFW5jWwt69AZvgrBw9F5dNVHar6qV9quC0u6K/a1kByPYI26V0h5jbBi9pw"
    "5GC/JaVDPNoID2FrSfOOfiwunGAcF6dCcIoFuf7i0L7ivStGp2ygzqlBkA4+vx0/HN+Nn4"
    "+fiH3sT8npMv5Ov3eUGSQx2HpQR6Oqfl5trkKF8m+XA+pw4lvlNC7t822A9pWFUgIAvNyy"
    "jEocJBf/JT9L9D8w5rOPzpzY9vhWv97dPxdS4anc4hz6lVXLvGUwoCqbVtw0wz8dfqx5gy"
    "KBt2yl6ztWZs47e6yDsNBBHWZBGWE+K36eEUDjrY6A4OsebdKgnihCYti3/G4FItlzQg7q"
    "RMcZczqILiNKhu+lg1deR0KKuQySchCyM7svG5ghzOmjBQx2XBqpg9XhzMQm5PbKAGZIWD"
    "e62V9wCxzzS9anSv1VXNvVZX0b1WhiSy/ijeMCrJY1Wfj+vSWDGXZ6KcuN2xRNbR9J6Qtf"
    "IYp4hyhJH4B2c+2i6pR1C4JEi9UT6jPhLO5Ss0lS6Oar2gD8RHs51qJ/zOBxIIIAkI8sUa"
    "gLaYI9kT7pNRrk9P+LWQkGvBwgcJuWb1ByTkQkKuKTRDQi4k5PahbUBCLiTkmqt3DG46QU"
    "JuykiDhNzOKe1M3NK2ZB9lwbbb3k+jZ3df+AySnVPuQRN2n1ez+7xotwoqFizQ9A5SIAtZ"
    "7j63yPEw5/r+bhZmn2XYmQSbyeOSAqcWzQnCPoa7XzA4CSj2SnPM65SbNApoPk6zLHeom8"
    "V1gEAWV1ttcu3hsgvN6o6nxAj7hnUv63MSxdEZ2xkQjO7Wyvsgcm+oP+Ehc+5P47F0b+0N"
    "41JE25IbOHU3uqklaRSsKq1Xlc167VHNI7NpkH07Zw92956vif4B2iLUPsKfNiH8aTXhT0"
    "tKVj4wsSjrejpZmH1Edy/wzdhmsQx1M1YzqEtOWd3iIMB+uJts/JCW7H81HBahl0ykR+dk"
    "smJ+uNQqKZ6DWWRGdBYeUSfd9ZzqGGHfAipc4oZeda1bXVhGIb0359Y18+vqHDuT0nvfqN"
    "t8SvJ738TX/BxL8E3uA9LO8N0uGVqKX5lKssXzkATq3+q1R7N1G74CMm/7XdIh89aUxQoy"
    "b8/eBZB5a0MyIGTeQqogZN5C5u3ZubdpOkHmbcpIg8zbzintLvNWOtaat4keIH3xWXD/rP"
    "Mk7sUfq7XVxgDIF22QQdCi/k1npW9M49qmbRVyn863YvlMM/UpBtjnF9imjb8nmG8CMipR"
    "x+NH4zp9PKD8frJKtYS73EDABgHbmP4AARsEbFNoBgEbBGwQsAc72UDAvozpBAL2CATsIQ"
    "jYyvfUE4RSEBCw23oS22WZyFp3ucqyVGK1Q8DuSA/KlFLe+tpSZxoDSmfboe1uKmybCtb3"
    "7S85998tPVN1y5hXxVn5SaqZQPS1HCSfnJat27u7dxmr7/Zt/gKrX9/fvvn47VXuippoYB"
    "oiEX8Ue+aoRB9Wn4+PisMBWVAeRqcVQR0GdRjUYXP6A9RhUIdNoRnUYVCHQR0e7GQDdfgy"
    "phOowyNQh4egDmsWH3lE0ZF2W3tv/lzPCbYhDT09FyFBWKj/vmjC74tqfl9AWeGzjGKHrV"
    "ay6udO9wREDgdSe2upPfVjCx3wmXyt2vhyOBts8zr78M1vnzOmYTyov33/+rfvMubhu7sP"
    "f4mbpybBj+/ubgvleu6JR5eMlQz9umo9aZRNWltnNgddraW6rUHqAQGElsmSDgtKjI1qPh"
    "OANT5GZ1x65EGzunuCOKFZ7Am/8yQ2RffXR0PYHsL2ZloRJWH7YdSzZmtyqtvkr5ssB9fV"
    "y8F18eYSxuX363Ccwthg2Np9du4jESTz0spy8aNxXXrEdj4JUu2Ol5bjm9k/iBPGheFk/b"
    "eAbcX/4lD9wyUOlYIgcpbYXxD+Ck3XeOcxLNpv40byNDnyCXHFCxgK8T1BZD4Xry0pRHeC"
    "L4S8Dgt2YsjrMKs/IK8D8jpMoRnyOiCvQ3ENeR1DnGyQ13EZ0wnyOlJGGuR1dE7ppeR1DD"
    "gmDoXpIG/mVPxeNSL4qobhqyLFwrjnZatt7T0eMcRCkp82Elyf1giuT4uHU/GKbfySGHfd"
    "ZYEHDMS42io5WN5E51SJadURxjwOxLT2XcA5XfiE6PZAFgZToLWYOYiY5Zr47j6GN8Sw5S"
    "HmozPGsygY4m2H+D58VqT+Z2GmVN34dsDkNRbqhOjfyKO8t0U+JWXONtQLqc+fyK89h4b5"
    "86e7Dxm9pZAsmc+LHGeFFPmCfLKkjHG6xC0VGqvnQxYF86F9lnDEY4uy3lkoqI9mq49RIo"
    "HW5p4G2Sfld+a8GZIt8ykk61FJqoz6fHwkT4bHjaCACCSaQKKJMf0BiSaQaGIKzZBoAokm"
    "fdimkGgCiSbg6kGiCSSaXFaiyf5shm6F6QwKiky39SfE0JxpbbgxwMI4fvdBng3XPqmago"
    "Cb3D6EDNdTWmnVwBWJ1grXr4OQRj+xoF3Hj8Z18vWaBSH2JjjVFlRsULFBxTamP0DFBhXb"
    "FJpBxQYVG1TswU42ULEvYzqBij0CFXsIKjYc6oNDfSfTqRspP1c1ys9V8bwZ36xWWLMcdg"
    "pjn9HSy5WT4htDUnasr6YScwpjA8t15kkfVZjXm5lH+bJNansWCpaiyZai7Bm2LtHzqm/I"
    "PEDgjswjd2Rmmfao5l2kBwgwPYzbSH+ifO3h3agkGhM/GjeIxriptscLb+5j30kRTOw48k"
    "A7mpGlLG4pPxIAQvwx2i6ps0Q+mzF3hxzsI7FDkgDNdgijNeZ8ywK3pNJmH98AsaK+7DGI"
    "FZnlhUCs6OxdALEiG+RriBWBywKxIogVnZ17m6YTxIpSRhrEijqntLvSmrhsJapLYsWl64"
    "8NsYznTZb759XL/fNirIjdE3+yxHypFzDKwGxkunNnAU43nMklpr7DypaQGgX2AAEFVkPr"
    "Jl/XVJgok7IdsObisyzsou8/I2JVbRF6S+HA6jbZ6g7Ig9g5W1UOy0Khm03rZkNCUW9X64"
    "A9kFFJKCp+NG4QiqKptsdDUdFvS+JE8j5yrAo8RreyiY8xF2MXzVkwzt/G5ogfiagvPxfW"
    "jnrT/smMqGdsjgh2liXxqZN9LQStLLAIIWhlVn9A0AqCVqbQDEErCFpB0Gqwkw2CVpcxnS"
    "BolTLSIGjVOaUdlumS6Y/aVbpSIHAnWrsTexdPZ8c9QCyMZfVyNgcCh6dy2OLwSAvNOAuF"
    "al1GGzfDuEiK7w/XneDgZucFBuEeI9PuMUq0d70+SaOgVzrvlTn1vHZBygwSfGmTt5uAPF"
    "CybR2LTmOho03uaKgC2r0nZEiwX3Ri+GdaXgY0eTauC/c7opX4toYlQEeflwHbLJb7454r"
    "wrn4YQgjHrJABtrFi9AK79CMoIDgkjOlbV4A0fe+JgdE343yZs8ll3m6l0enIEB8a+LFj5"
    "AiOpa/VrMDSqDQEa07Yr8NafZBFgX0a9FvkAH1nqxmyqooNaH2T48bUatDw6Nm1GsUsK3K"
    "T0QRjC/p+qUwihjyCH4gHHmMi/8rrAE0XRFfTXNO/jl9qRIdPczDxHZSqY7yh6uCHKuiyd"
    "Xnl33xv/jTJXVdEkPYJpSpk+IpDaJczI14o6e+fG/szWVlEPUm5hOw8MDCAwsPDI2L6Ag4"
    "A3gm4gOmWRE1BpwwsnYwIE4QW2tWE7WmJGo+trbaSDqK63v1IcsEAWcsNc5YrqnvaxJ9gA"
    "DTGkxLw3ciRUhp2WpaLgWsNVmHJ3fNE39EswtySOiAdh1wcO40+c8CW9FvWizpLB3gBsJh"
    "LnJfUwI7QdgQwKuLxPZRAFuR1yYmngZCQNzkgPg/GPXb5T1kkHAua1hDwCjJWUmho0rNOX"
    "o8biA6H1oeP6YvFVopBNOQo7WHHXkAfn9y/qDyjNE0IA9T9bm/kS6p1HMlRCnB4mt9JQST"
    "gJQcye/8K5TCHJJgxacIB+pTJItJc1lbOsoioOqo/5xtfHeMtjRcqkYrHNzHr01/+Ss0lU"
    "Wqp/IZRnzHQ7JKtGmlkq8xDVAo9lfx5VOfhdSRQZ7py6g8gJj0nMjvlB3H0ZbIH8U8N66B"
    "Hf168R7fRQsmW8hfJGYoCN0gdIPQDUL3JXSEvrt4cjfdOs7FlqrJ+R4BnD9inIu/Vjekkw"
    "EB+a3Jh1sE+wzoSCNZS3aKAVawe2rZaUVciot01xyCShCPOgA1HJmpl5NOAVl7O+GOaZ/U"
    "z8BA3H5keKfksH7tyD+AzDj9J7/PmtN/8oRvuyK0fof6N0ijZ1LHxbYStlPHM0gIgZjcyQ"
    "FxcNszvjksdLTJHe14lFQoknXVHtMoK+z5vou0zFkgQ0NiVswDttIiuwi1IW7fd8m/JC6j"
    "Y7dnQGC1t7XaVTiuRBv49HfihCwoj0clIBtGd90W8envb378fPdRLdmcbQIx4LKhYfGuOU"
    "29e0voYqneu/8gOgydrOemBK5TEZJRWeQ6/Xx8NHTt5Jsfj1+rrMo4wixjvFGEOTpulDmo"
    "9GofYV4EbLuPwBLxbbsk0CudlTGKLNYxik0axAJ57NwJ5fkmVhLePvUvUNFvGY+e3JPddB"
    "9yll8Vbtk+gC1+mpcPr6sfw7YkQFSeqQ94qH7OfLLG4XKqQtPqn/JuZ9lWfDsLxBdiT5bL"
    "xzO2gXA1hKshXA117+2x0KHu/Unscqh7D7ID1L2Huvdn596m6QR171NGGtS975zSzureQ0"
    "pOKiWnSUZOdUJOQfA0/x7sUW/uci7XqVmyU122U2ErxQ/CSw60CD5A7LNVrp89a8CxaFVd"
    "KVM+y3LMtr52smQaA4p9W6UhlhC1xncaZN8Iv2myPt9UL9A3hRU6Fli1SE6D7CO5l6U6Uq"
    "51FpEDApaQtktIHPrQ1IrTMGtcEDjZYTfhatC2qwpaAoU151H90CJFLYUDYctkYWtfkFRH"
    "g0lBrFneOtNfHFnKVa862AEC1cE0qoNFtJVGOGoOGadBsC20PuYd0dhiY8ggYWswbWswJN"
    "PtzwElfjadKftkfPxKlUPD43lt+xqvU4S5zL+aRmD5ySvEfIcg7DhkLVPCCHaWcbaZTAFb"
    "YlmwJGDbfeET8d8kLnwSleBmW78kj+0U3wjJYxYsupA8ZlZ/QC3psxOfrJU61GdAQP4jpD"
    "C52Wgq7DHEPn29+5QieafwRu/y9APkhKHmgIjGfF9BfIj1NTjWPJQXA+wbxb1cUN/CO4TD"
    "6+A0tnYa34nhUHqLVPRgfNRl9JJ2Da7hJIeSlSGaEYfJg0HSN5N+Ghc/AE2TQ7zTMeIsun"
    "ApKpUpjx5Fbp6saCmPJQnoek18Lt6K/e2SeiW1PU/1peA3WmCxgd9oVn9AjUzjOgJqB56R"
    "fEhUhtqB54jCQO3Ac9DeS500qF1nXp9APcfz2zQtawee+1oVCMs3ytiCgmKnKVcgRXXNoh"
    "Ax4oQq/BbTULI0UDu1XYovZPd2s1n4THOExwCIgDSKgET1NNrlyWWgEBEZ1n5tSETko6xj"
    "VlEsLnk2PhoXCdJNj4VGqvsYwgoWbB4QVjCrPwwwpYB++QlkA56JeLJi/6BaVmyCsNAPfn"
    "rdwIx9el1pxcpHkMYDRuv5jNbXJKDOssxk3T+pNVjxoY0xluqjzdS9xfk4K7X/hf+Rhyir"
    "TcvKQmFykS+ntrpImA2rfC/FgeSk0mB439xCdnupmSK+UXg6JXupjKKVM5yCnD5SOfA48V"
    "k3s//8//FDYhQ="
>>>>>>> b6d23d6 (migrations: write the initial one anew):schema/migrations/models/0_20261122121550_init.py
)
