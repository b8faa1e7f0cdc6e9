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
CREATE TABLE "sys_storage_use" (
    "id" BIGSERIAL NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "bytes" BIGINT NOT NULL
);
COMMENT ON TABLE "sys_storage_use" IS '`user_id` 0 is the organisation.';
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
    "quota_megabytes" INT,
    "quota_tasks" INT,
    "quota_calls" INT,
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
    "witness" VARCHAR(110),
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
    "operator" VARCHAR(110) NOT NULL,
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
    "actor_name" VARCHAR(110),
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
    "user_name" VARCHAR(110) NOT NULL,
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
    "eJzsvQ2T2za2LfpXUKpXleSWxi/dbju+9qtX5U48M86z3RnbmZNz45QEkZCEaYrQEFTLmj"
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
    "ZA6OnOCQL4bcBvC8/UZq+0F1FfRkK0rbo0yMKR3FepLQidXJzYZowGJP7kBfmVk1GpCpQ8"
    "HR/XgVTbyYY3zLSe7rOQpuh7mUwoMwtZsMA+5Vg2KamZ2gBgYE4hnIEBGcfU/miQRVjL/g"
    "kSCS+A+9kuJCUHlGqZTzDWnBU+AemmbLqb9ZoF4d8pp2Hptpt+fnzjjVpPHpLmx7feZNWc"
    "lu2kSL2KuK/UE/UPFqAZ8ZgsjhIyhH0md1dZmRzJ385VEZV7sg6R+Jg8QSpwEx1siPAcsU"
    "gOy+7o5/kdX/zMt+BQnrUVNvIYbfyQemhKfFemI0zlI1VcXcwk3vS2x99H+2/cL4ziZZGV"
    "DnEm09cHMFBM6w8otH6WzG8otH5C9QcKrV+e/AOF1qHQukHc2zSdoNB6ykiDQuudU9pZof"
    "Wsm6jhUmSB4FOA6DlQ7iG+3LfRI7wET5vlNAhYbsbyifNRzGb4ulF9peua+krXxSJuK7yb"
    "yPKIJWP5ljGvMhMzhcpRPROwvrhOPjlxRbe7u3cZQ/32bW4l/vDr+9s3H7+9UtSLRpKa8q"
    "gUWWxanehMA+E0n9G+0j7Qod3FKRz0sOk93C69LA0EwcP8LtaUD9MgUA/LTTxD0gU+Y15a"
    "BVt9Pj6WHhDGrRpchb4kzv2aCUqniMsCfku2FY0D5LDVStaldtGWBfdowcJXaOoJC5ZM93"
    "F3GSWXz0gQFacWZpdohpiPtjSU96iUXYHe99cZmAwIEXmIyA+7PyAiDxF5U2iGiDxE5Puw"
    "qCEiDxF5cFAhIg8R+cuKyN+LP0JryY8BVsZwGoVwNGrdwu3bvcfIxN+50aM4QZywXrM8v9"
    "GbNJG76KUBx1d117zkGdYvn3GG0hlRr7pD5dhlZeV2qve1uL01NkJnG1rIQuzpUJkAgMtC"
    "HSjCOV5o1oE6YGx0CJt5hHUuYWHur3GAVyWHYX/mzK+8DTGG5N1A6oTo36jPe/tSastsQ7"
    "2Q+vyJ/NpzyCw/f7r7kHEJY6K/ff/6t3wf/Pju7jbv68kX3OYFsSRIo9UnWRj0S+f9Ih7J"
    "36/TJwcI9EdP/THRvso1h7Nvl+ilONWetRaZrRkcsK3DdvmN9rWh1hyylVFpGt/nue9q62"
    "vf8pbGQJi7NfU4DMlqHZbYpNXjPo0BTyrPqIN9h3iTgIg/jYekLH+jOqG7DAx53Rp53SqR"
    "SmvXTBD27ZcvmriwL6o92BcFB3ZJcBDOCA7bJN3mwRDXNDmuyUPRW+2yq7NQ6GaTu3lOfS"
    "pvuG7TzzksdLRpHW1QjvebIGDBqCLRO3o4bpLtPSFJ20bX8QRkvuHERQHbqot2fERXsqLc"
    "GM0DtkKyaNp0LZar6Z/CJRKDmYgnqsZaVC1NPp9Tj8gKbvKkXUh8VZBNJWZjJF3AlXh79E"
    "7EBcRD96ILeGlWuAk/qMW1QoL1vaMlfpf8X09e/wAV38x39CC/3Kz+SN8slMyqppJHeiIC"
    "8W2Jj9ewpmpH3B6UjoKvXXpxUDWTXvmlQYMevN3JRsTz9CLDCeL0Aa/zmNw9hbZkqQo95l"
    "MY4F6Te1NcErJay8LHv+CAC/fWn9PSm0LLmh13U/agyVqixLhJYA1qV+NA2OVJwWgZOY3u"
    "BxU0sk3gCMz0nuz2f+YUbWlA9sdGZzu0XVJnKRsL30K8Qdr9PsIL0cElJ1R7/So4nWqB0Q"
    "Teg1n9AadTGwQ94HTqSWiG06m1eWBwOnUMp1MNnmxwOvUyphOcTk0ZaXA6tXNKu9O/dC3Z"
    "R1mwxnkRPS/32rnEFlfIvWp0sueq5mTPVfFkTySmaFF8gADJzUhW0XA9dzdG2GcTPm9C8P"
    "Nqfp+XJfe5JJiIrUpnZ8uiYGMrSDUyGU6X1AzodJxeD4TTgyyttRpkYfYtCb1UXRAUyQiG"
    "Rx29pTeHO2F9gDmmXm/yew/VAYwJiUltflQaBVNPxscDX0m7o5Gu137mNtRXKrGNuiqtTa"
    "ayEeEt7WR06RuOkqgBWjLxlzxBb+VVp1tfBZ9SN6b6zCfo20Pr778rhr1O+L0QA+t3O4EY"
    "mEHaCgTATLECIAB2EpohAAYBMAiADXayQQDsMqYTBMBSRhoEwDqn1JYA2HGv72SL/U2Txf"
    "6merG/gfDXqSMzM7Kg/sQtrR4qN9Pqy/RSsLqN1KpNVG6MOQKJ7+rTlwZdMnmyCO1GLxRw"
    "gJxQmL46kSrdZH5Xz+5i2WUW4om8nFirSlAOZlF1rM62/IiiFVng2S4kLdjNQIHhKoblwd"
    "kW7CYwYLaKWQeXnlo8xmwCA2bLHAE/xJrB1hTGPvGn+0yX9bK0CHsNwQnCPnq7vwvDYwum"
    "xW4MsJHcHlIyHLZaY3+nH/zKA+3j++pFE+P3RbX1+8K4jIxfSLCinEe0VORmpNqMm2VpTN"
    "ZZyNGEjc/qjLBzL35qdEw4es9LeRJYliMK0RJz5DOZHDFWJ4qjBtH1tYH8L3Wx7ZKJ1ivi"
    "b4q5Gf18BaRh9Gv4QBqGKSshZGKcvQsgE8OG4DBkYkDoGDIxIBPj7NzbNJ0gEyNlpEEmRu"
    "eUdibAHjxjzQKdBWBf3J40N+NkXoUxqsvX8P3+asNSweXweHxMa+HR1X1H1ZXq3gD1YvDj"
    "egzqhWH9AeoFqBem0AzqBagXoF4MdrKBenEZ0wnUixGoF4NQLyC3KZUO0igXuiYZupANLY"
    "yRqLpIY3oThIX09nGWZL0JxOKtOYQPGAuP7HSfoSfzRYmvn2O6x1jJcQ+JevKUiaasECMs"
    "pLibaknFy1u0CD5A7FuO+xnDYs63ugT2gAPPxjTPxpRQy5IG7mvHYZuKwmPp5+Ojia2y9Q"
    "SnmkPYBcIuEHYxpj8g7AJhF1NohrALhF0g7DLYyQZhl8uYThB2SRlpEHbpnNLOwi6R86kI"
    "0Vn4szALRb/uteuIMllYZrLZlHlwR+nOYC3kvJewjDBRPe06ammQfWZNLzyrwamXd56CgC"
    "bRWpOYsY3vtlG608BzuW5gThqvdVPnnpSr3NGT8VF9+9DuaLWGP8sxKe9pvxejBmHx/2Vl"
    "hCXm6o53eefFPdm9Uh8K044jvgke6ANBGLkEu8jBwv8vFmjo7K2PkNfFN5RvQeWOwL65dU"
    "VSO9x7qmVy2c1a+30MsNCo6t6QfcDepsSc+pkzv4LeBJHfZqgTon8jj/Ihbvc1vP786e5D"
    "Zm+J+fz2/evf8lT/+O7uNr9pyBfc5niX90NtAr16i2mMNXpCdyXrlH7dynjKQkH5HpZtlc"
    "mM/Lqm4nVtBkEWeppBcMqte+jdbIgJ/evaYzhrDWafHDWhN4d2x2+oQ3NZdUwsCdKw3eLd"
    "y+iGOBqiLfU8NBMYaQIv2Va8IojLkzlMDFV1U9waB+L/epQg6iubmIcsIGjjh9ST/94hLP"
    "75D0Z94pZcVHfyr4ecl363W8h5McTghJyX83cB5LzYEIaHnJdLNQkh5wVyXgzi3qbpBDkv"
    "KSMNcl46p7Qz2U86qBPtnIAMysZAwbNnTSIFz55VhwrksxKqOf1XCdW1zlsGB85ba+dNii"
    "kV/FeTnwHZRH5nK8iM/ktr7di3P+Gdbb1pQj1fcTOA0O2JuO3+2PEKB/da3MYA+7i9bnTf"
    "ynXNhSvXLwonjpf4+tlzPYksgVhHcffaGNv62imGaYxNO9mpNeAhFIQYsTXxh7o2c0L8du"
    "UKEhzkcBotjyiXRm/1SkEsunHyckpyR+H9X4Q7NaoM/qun42YJAJN13PhoFsCdT1BAHEIf"
    "iKtC6kl6K6IcbQMahsRHeB6SQAXq1XW8KrKejroXw/sdvhfi9oOfZ2OI2xvWH+mwi1oyNI"
    "/kpEFA/qN0N13JzTbKO1PbdPVLkC7ryByGSjHgHB5l4Uwqz/tUOswplIU8dxZeMsW258pk"
    "LVr18vPj9nzc6qghP/WI2JBdotJipy8Rdbk8tCZN6ejDFRF8i3/jEHG2IjPm7pDE8LFMql"
    "3hP0WpstJOZ5xEGbQz4jF/gUKmLHN15k28U/70n9Q7i3b/+X4GuAkWWEbgJpjVH5DeC+m9"
    "ptAM6b2Q3tuH4A7pvZDeC/ErSO+F9N7LSu+VvrV2dm8aZKH60v2yf566apfG8hpzvmWBXk"
    "pkGmQhy71cFwLXj/V6/VhIPKJPcQZlH83dl2aCW976LnOJH3CIAy2KDxD7OO7l0BAnX/WU"
    "yKi9few2WoarR2+e1xkNwqWLS/QQ6aZXHl05gOoc9OFxXUOudLhz5AmD6l74xloDM4Wxb3"
    "A+bbK6Pq1eXJ8WbTDG9a52jAH2kXvThNybanJvSu903JTUDjySw78pKx3YZxL/VW/hzj6X"
    "1n0pa+KHNNTUm/NI4PoI1+lMhCLVn8nXKuUsD7Rh2ahTmN/89jkjLheKkCYC87u7D3+Jm+"
    "crk+YOYbUJFUOYWC9M7GEeTjy2oCXC8JHzQFkoRFRMjqh4zMGe3kw6QOybR008yWo/0rTc"
    "wNcLUn457OHhuEmW4AQnbY/mCn5eEhQHMqJDNzI/b0sD8g2PzunItD35uSrJqQ7uEB7GiX"
    "ziK0OyQgtG5LmdJ2gaMk9WOJ7KEp7ERzMWLtGSCHqiPD8aohlZYL+YLXjOHwL5gn3NVsgX"
    "NCsqAvmCZ+8CyBe0IcoK+YJgjkO+IOQLnp17m6YT5AumjDTIF+yc0k7zBfXLgWZQFmZZdb"
    "/wKyFj0o7tEixw3mSzhVtZz+MmRwNWj/k0Bqh/TLG6IKyxL+uqqWWgUFDNaAOT+G67Xk4D"
    "oY+N7mPusLWmzBgjTll4MnCFgT32WUid6K7NE4iNnZdehgyhPrNW9iEs7cUqhQO9w7Slyq"
    "B4c1QxZVQRcN4/HTeKOLukcZ3J6p6GMKwFRjWEYc3qDwjDQhjWFJohDAthWAjDDnayQRj2"
    "MqYThGFTRhqEYTuntNswrHGhqoL7Z50nEXn7msxnQMB9W+4pn6xw2Smf6nUkBbFmWX7UGm"
    "KQBveRqR9fqsCpZ+NG+lsQNwX1DdQ3UN+M6Q9Q30B9M4VmUN9AfQP1bbCTDdS3y5hOoL6N"
    "QH0z1XMG9e38noT09TV5T0GAdx3eDVKKPitHfFShFe2fjhupReGh8dECIe/JaiZWwSVdy1"
    "IbWNXokBfzYh8JrxT7lGPZtFjQQwdYoj39nl4sDiLEH6BJDWsGjWs0qcodpK6j4LBRF5vI"
    "UTmwnHxQA7uhX9Ao6CgjnzGv8gxKgskxPxOgvqiPl67Tem23d3fvMg7b7dt8pcFf39++id"
    "PpRSMamrdt/52S7U8Ja4V9O/346Mb9IBonXdBo55YVtSQKbWm4RNsldZZiG/aoLJq1Jj5H"
    "cxagKdv6aj2dvhQP12LDZv5YbND7OzfVzi2tR4FnyFGf+cwnr6I3f48oV/8ur+d10m+H+J"
    "UFKyTEr8zqD4hfQfzKFJohfgXxK4hfDXayQfzqMqYTxK9SRhrErzqntLP4Vex76gRS0hhw"
    "Jlo7E2ssNhmd3TYGWFjBq5c755RapDe0UxAY2UMMEt6SrKqV+nhcpy4GsoTYbN8K8sdBfw"
    "P9zZj+AP0N9DdTaAb9DfQ30N8GO9lAf7uM6QT62wj0tyHobwFjK+085gQCrkRrV0KwQTyt"
    "zTZBWKi/XTfZaa+rd9rrwk47I3tSdShOg+wzZ7oneUvdMg25ej1OAK1WDtPY7Xgt5mT/lx"
    "YIrUlITYMgI7U+IzUT/QioQyYupl6Jy/Oe+WRXFQXJAi0ayBek0lPPG5XJ9PLz8XGdPm7W"
    "p1D/e1a1lSXb1SR3xYj5A1R8wwf6GFR8w/oDVHxQ8U2hGVR8UPFBxR/sZAMV/zKmE6j4I1"
    "Dxh6AcSYdUjGI9rfOAAUG5gdbpEcx1S76kMVDzpa2/di/+WK2hHQNgXDcY12sSUOZO5gFb"
    "lRszVTpoFldnyQyQ9RqWpWlSzmFYsgIfZzAsW4Mviz+paeowt29/0ZzhFdv4JfdS1sUuDh"
    "iQDx9xbqbMCKgNGeFTa7Y9+wInZlzWKpm0Ge85IAz69pp5HH5qLpbHCLDCGlhhAXmg2m5x"
    "CgM+sWHh5XfUJ6OKELN6Nm4UZp54cdujpabufIJoSFZRxSYJfoWm5OvaExRPEcc7Lis/bl"
    "ngcrRd7lC4pBxFi2OxctRjXwYH0SxY/iGEbVZ/5AQ/PS0qBQEpqrUZRP6ps0Pvm9s00DvT"
    "rEF3At3p3PyBhnKu0ruRJanlUKYwVrqUzXzKOqdSeZWm+EAycWdU5gCpB+Oj3s+SbTiZzJ"
    "LWJ8y1ddhqJUDhLq58zyYu3kHW7QCWGHBZzOoPyLqFrFtTaIasW8i6VVxD1u0QJxtk3V7G"
    "dIKs25SRBlm3nVPa3d2LwkXUvXvxAAFXorUrkffPm7Kfx0EXtO4CKb8rUaR0J67gPw26aN"
    "15LyjpcHeAXDRzkAvebxYS5mVGQg2/B4iFDHdWFtwUUX5DPTf684u6fPxsfDwxKd0UilWD"
    "4A6CuzH9AYI7CO6m0AyCOwjuILgPdrKB4H4Z0wkE9xEI7kMQ3EH3PbtTof5XZ9eNARaqQz"
    "dNdtyb6h33prDjzj3GAq6zZhwQsFwUDslgTlZEvlyD0AzIml2t05inFp8JAMZnIQneIw84"
    "ZEGJPlZd7zsNOmG97+ST4Rb89rBeZCMG2Ocq2nbW4EcP09WoJKYRPRjXBTSY42zW2Hd2Ey"
    "dpfPSo9Qe6WIYc/R4HtMcoCs9+J49LM58gj+D5EzSVwcfpS8QClwRjpKqBjZE60jBGS+a5"
    "r9CUh1iapaJVuCRohgNEQzQjHvMXXLy1eDL7xN8NQRoL7HcI0pjVH5BDdnbi5SqpX81xDs"
    "Q/lnjIHIPMMcgcO/lcz+U1NUprqslqyitXnG0CR7c8bgYERUlaJ3pEZrwW8wcI8N6Wd+lF"
    "TTZ+SEvucZTr8Wextlbwn4VCeNS08KgpwkYcuBqViRvJw/HRjE0n0xZSNkENADXAmP6AlE"
    "1I2TSFZkjZhJTNrowoSNmElE2DuLdpOkHKZspIg5TNzintLMcF8gVTJmyT5f559XL/vOS8"
    "7qJ0wNae112UD1YL9tPOjutmasS6rli4S3LeakhOYexjubPsoUw41i/Zy/62wX5Iw6pKvH"
    "tM3lIhDhV74JOfov8dHtt1Ya03P74V+5cYpuPnuYS3dL5xjlpcUuH4GLW4rMIxUJu/t4w8"
    "EI+tSUkKZ83qkEHZtz70sgqvA0lYuJNK9hr7em5kGRh4b8T7juCSwV1tEMftW1nCptHb9Y"
    "0H1N9p1jw/QGC8NhqvzpI49xPqV0ggNSHZAvJ0Hsjo6ubl99+L/9dbdClD/IsGtL+oJP1F"
    "OeVsE7blPA09JenXAyPdmKD0xg9V7LckJB09GjcISB9aHk23/7wkyMM8FL9kNSMBWtAH4s"
    "v7xzDiJKCER7eURVHIVyh6t4s2a7QRA0BmtXMUsC1Siv0o13ndv70kSJ67YCB6b3ShAMTO"
    "hxSrhdi5Wf2RvppLzSkd6+oAsVBtfNrEunpabVw9LdhWD9gru6e7emgnAJuGtQ0XlP6Eqb"
    "e7kyfDynbx1NPjG7krG09Y0vqE1/QkNwzHpvtItK9vI0xNuMZnAMs6bLNm9QekqEGKmik0"
    "Q4oapKgpriFFbYiTDVLULmM6QYpaykiDFLXOKe0sLKd8VzGMtZb9NMhC8aj7qyXE14XYCS"
    "faCYF5oIVsd58YGJO2FlS1oztBWsh396P7DGVcDDNdzlg+R/GmZbOnUfbZ7H0sJ1B499x3"
    "3sUad4H+mtIvadBFF385qP/69O1RF82fr4oO6rgdB4RNk767UuZL7PukpHBInWl2wJwwTW"
    "qLvXgJGaJl5uLdZMNL7IOaGrspDJTY1Sixq6q0rai/CbXSBHIwi6zhzpaLkLXgNQMCVksL"
    "Z5UxWhfEjBHgFTdYe2X4iZQF6quX3gMEVl6NlTcgKxzcaw3lA8Q+D7iXowWLDeGRDKmXZZ"
    "jD2cf2dSPB4bpGcbguSg4RayrZWmfPy8GsCSB1tucFTBhbIQtxie/xnvmk6kRoFmcNrydW"
    "cVyyZpyGE7cskbaO/hwQ+G+rouFgUWaS1HGfAgHv7XgPiEPoA3EnchnRXHjyUOiDR/bBfi"
    "1p2Q0pNPRE256Yy6NjrXuiiIaeeNx+vNxnIulvyDESeqBdD6xxWUixjvkYAYy3Y3yGPew7"
    "mvZnCgS8t7Q9JYHeZM086mgm9OeRFmoIfRSV2vMWEMw1q6QVkMC4DuNzorm8ZHGwwjwiR0"
    "QYhtSflNX8OnInRQEN+fUm59fH3SWrpzyitw9w6G6Tu5uu1iwIJ/dEz3TIwuzbxV402cRe"
    "VO9hL0y6x/YnvPsloA4ZlR7K3z8bNziSv5usk7ZHq+tMVdspIqt1uIuuguUh9l3RCUg94l"
    "HNmydouhJ7Q5TYNUWiBZo6HuNqyxD/5vcIz8RygnAQ0AfxXYj54m2UI3lL7SjXuSf62i9+"
    "3Fg0me5bCt8dB+FGzM5x/K74kfwZ6qtkWR/izeEOXCgpACUFoKTAmbY3KClwEpqhpEBJ4i"
    "+UFICSAsOYbFBS4DKmE5QUSBlpUFKgc0o7S7I7w3FgcCXkJ8p1L98D6s6pHVv6B8i/3vm+"
    "RC7SCMPHEItOlpx4tB50LZ3VN4uyiP3uDlfG8mCJoFN99CSDgtMnGqdPDgprG8LLz1cD48"
    "cZb8E2MK19sko7ecTmrJHOTlaZE3L7vAn8UXnETT0aNwq4hXHTPgtgQ5jJeOtuEGGm411m"
    "na0t5qiWX7hvf3FeoTnr8q+cfPJYWLE0x0+brc4bTiY8bn40I+K9qprA0e+pyhRjlJRT+C"
    "66EEi89wma3ouenL5Eqh6k+L9oyTz3FZryEMuiV9MosWGG5TVBaEY85i+4eFPxFqITfSfs"
    "MRasaoPYY85ttp6vHiEIv6cn3iN4rkl8CgLEg111QrX9jHWyTCPOkkJZttMqLU4tDSwGWF"
    "gn66qZAlYjgOXzVzjbBA7R3L4yoL4Grf26wN5p0mL+AAHe2/IufdbJxg9pSR2iI0eXslBI"
    "2TItZcsQCemvLCdgpD8fH5WNlnGzo3LRBxWMR+EShwijNQk48xHlaMuCe3maRfzrHxt5vz"
    "TbvkLEdzma7fbHS5CATNVQnhYloQ7fC7KPBYsnyD5m9Qfcj2BQF4DydibilSqhqwKlQRct"
    "BQnTSZe7A+SimYNi85ZpaJaz2s7X7dLNNUx3GLqbm1GRiPjj3PI07nI3KYWwyfjobLrQhc"
    "8CMmkhzxWRFi1Hp7aqOQl0reoDxKaBfQbita9KTYMsDLx0f3A4INjTZjkNApab1ELwKKlQ"
    "p+pKTqRRffF80jjLaSp7VJ+Cr6sGBzUnhmyKGhNxkbfmlYZc9tfpHY25xO3gFAWEOiDUYU"
    "x/QLGuc27pUKwLinWB4QTFuqyYbFCs6zKmExTrShlpUKyrc0q7qxYDyTvndipmG+rJwt+a"
    "PZCDQQe0T+LxGAt0VpUEYBPpHWZQhFjuYpqk5mBAbem5AXmW32daRnoaZGHI5rrZTU41Fz"
    "nljfR1wNYkEFubokmH6gLSPp+oe7pnxJW322qVAUxjwKgrLBPCxdCiMwFY43N0xuUMh0u9"
    "oRkDYFwWD9KGzpL4WnSmMTA6CwGJNS4rXfu3DfZD4ZxVRSNiVF5EIg5dYe/JT9H/Dm+rqk"
    "uifvPj2/ev3337YnydK3sYb1o3hZ2JBTILA4elokONGZDDgRFw3AgIiM8e9JnOwoDo40SL"
    "gRnI+0Ynbql/VsN1AQl0H6d7jh0qFhpKSja9Gq6zMPuIvmlUSfWmppLqTfH+XZlFg73Jig"
    "i29NLtCsjT+cmj7ZJ5pK8QZd/DW7q7avmdrHRTIopQ+4Z5D/sk3W00M3ZjxAnH9NMTjecm"
    "7FaTW9R9qNzdMPVKouBHb4M4AOHERVslPiJyS8h96bnQ432QgkIvPL4XSFnhq2a9QEpLYE"
    "EvaPaCMA5oy7mQgkIvtO2FFQ7uSThpcUVQHgl98LiZsGK+2PRbzIMECD3wuB745wYHISkR"
    "DY73QQoKvfC4XtgR3KoLYhzw377Q0UPZ6K9LRo8RNrq2zXzbOue2GHlfspDpKWUHiH0c/9"
    "CI4x9qOP6hyPEDdYleAkmCsI/hXkZxQKTtpylAxhD7OLbt1qx3BJcf9IwejI8e9PSSdn0e"
    "9Pw9e+ovn7Ar/POJKpX1B5wINd4GgROhZvUHnAhtsO7DidCT0AwnQksCUHAiFE6EDmOywY"
    "nQy5hOcCI0ZaTBidDOKe3wRKivnFLdY0Y5HJw0apb1GmrXmMyAwHVr7brteWxRAjGDs3Cg"
    "P28y0J9XD/TnVQN9LZhqRXYCtJDt7pcVuA4CrkK51C6Ys2CltcLEgBOmx67xOgoLD3Fx4S"
    "EOwkl8y0bRX63SOzOwi768Iwm96PCXBl00e2u8mzg7x9O6oCMDsml17cztkwxh9yE64IV3"
    "Wmd0y7CnI/mHgTAs6FlqHrk7QE64O6nwdHzL0hB3qIi18qulqgdxFgVrRFUCYpHTo7mHth"
    "F6YpPWJWvGhXvmiIVCZqQUOuCWMa+C/xJsridmAtxXV8RJG6c1Gm7v7t5lwgK3b3Mcf/j1"
    "/e2bj99e5SoBVFOvcsi19sQiEqTmCnb1VpQUyJp4yMlvrSRVRt7PnPlVjnIalXdBqBOify"
    "OP8gFmk9fw+fOnuw+ZpSS2O759//q3vEny47u723zoUL7gtjSPn4dkrdcBORx0Qfsu2GKp"
    "Ks/2eZhaxXOy0AusoHN1PX7auIQO8YjTjucMEmiup3mBeTuW00AguZ5kZ0mc+wktSTc4ds"
    "FUCghZOmZn6axxEG4C/UvEMkjoZJM72WehZjmmBGFjRmOzlMa6nMayGFFZeKMuHT4sj21A"
    "gL80BkcXPnEnZZlvdSG4NOqRMSTDxrReCEkSgctX+bohmkbZtxBcP3vWZJg+e1Y9TuWz0o"
    "GKSzSeI/tpBgn7qcn76ZaGPuF6O2oKY99UurpqdOL1qubE61VhzVf3I+hJpQkEhNKWFTdw"
    "WR5XbbwLnzqDyy7GZ9iTaQR6pKdAwHvbzMV99r5iTmclLyAttOCfNlnPn1Yv50+Ll15Qz5"
    "OXN+l7SgXkCVNDfBbslcAhek1RKFZ8w7zEHK2O5OZg1qwwHaaFkIeoqIVm2nMBCLWpdNZv"
    "Y+qhuAtVgaSkIIp6Mm5QESVp2GlJlN9H2HHYJil0wck/o3onqTopUP7E8GE+RlD+xKz+gP"
    "InDewXKH9yEpqh/EmJnQ7lT6D8yTAmG5Q/uYzpBOVPUkYalD/pnNLOxAzNqifWFjvpXvLc"
    "u+Ja9KYwFnLcLExYVxe3gmNNHS6LAne4tTscE6m5iGRhFg707hcTqeRpbHv75jYN7Q7le/"
    "YP4uityymMhcO1+9CTSwPiaN9um0FZyHMP+9+q3MSoyx44YGxaHk59T5b+pauPvG3VMGe9"
    "7xVEJhbpJvymMBddMkam72t6dY9IrTB8YPZw4Ul0la9mbZM0yMa9rY8cUJn7o+nbpSCQXd"
    "G+VKj447muW51FAfvt2ZeKZdmRrTruDxhg/pHMu6VhsKPku+VxMOC/ln9DsrruApcEf5Hr"
    "16gksyv1dHw0u4vJxpNF0rrPW68gm8vw4T1GkM1lVn+k7Hg1UfWMnDSmL+oL08U65s90Ec"
    "DxTdZ+6rXr/0Phf43C/4IOV/PS5APEQvmlifhSLb3k2aWu/nmtFMZCfjvXXQVdZdHcTwR7"
    "xK2m+BGhXMMIrstCe/ObWl6rS7MlSWjv7j78JW6er9dWuANc846Qx10OYhjdvY9nPlnhsh"
    "pWNUVkU5gTFo9NPhls9VhV94v6bcpfZKGQ22pybqvqK7YJW/fzAQsdbVpHmyTHvWOLUZUY"
    "J5+NG0px3r4tCHEgxIEQZ0x/gBB3fuaxfpYetjlFr3sHJBQrqBa/McBCdnspvjkjc1ZW2r"
    "CmsvwBAkXl2xeV33ASaKvJaZCVI7zrE6MBwV6LO3sPIGC5AcstXNnOPNhWXMOZ9+H7tx/o"
    "YlmdbhI9HTf0cf2kdccVhdJ2dvQlUFFocAY/uL5m9Yf5ru8FUJ8smY0PmCSIiz5eIm9u1x"
    "yxKQhkx7Ydr3Ad6XlqvrFNUMZ7XbW3BGKh89X9KdZg42m6t3uAhex2L0AGBHNNifcAsS/F"
    "5KqRBnlVo0FeRRqkSZ7kJ7JYCV9wVOVLxs/HDb1Jnmp/zJ8c/SjoJs4mpA8EKQuJo9/nAV"
    "vJy1PHSPjf4n+/Q9RHYqNC0hJ4iTCa4QCxORJ+JpoxQcIYbZeME0RdRHn0MQ6+4eLfT0a5"
    "Xu79C7/4X/yf8A5txOMl5shn0de8FMhwieSdsAgHRIG4YHuMsO+qf62ovwkJj74Ih7KpaL"
    "ETX0X8J+i/qJhMm1D8GPmjIngon2Iq/gQqvlV+5GFfvFFVSCEuwgsxjnmIZAs5VBUbx8PR"
    "v2cdNIetVvI7d/t/RxxFnjy47kYbIuC6m9UfUAy4SWI9FAMeZhwEigFfamAEigFDMWCDuL"
    "dpOkEx4JSRBsWAO6e0s9KIpgaj7M/DNDKmciG0ax8pzaDsM3S6PxWdl5+aDvE8DsSK1iM9"
    "1ke14t1p0EWHvPd6qQ53B8hFM6eGUCSL65hqOZhFSQOdGWtigOnzmgEBq2aVIBO+yYyx+3"
    "d0RctDeZkG4+OxvH37iZcAjgbzpolxM43jYvIf34j/JF/DMWIBevP3Nx//e/L5v39580oG"
    "urisfoe9KOC1ZJ6L5qIRjkJmUVRM+NNIDSu24VFkixejeif9ZjjQaYF1A6Exs/oDQmMQGj"
    "OFZgiNQWgMQmODnWwQGruM6QShsZSRBqGxzintTG0xXcKGWE1fsZp2ptb/6s3B7jlWA4EC"
    "CBScgzm+xmVVXGruuIwBNuk0ne1XgXDvgnutpfIAsc9D6eweMENiBR9VLfxRSZBg/2R8ND"
    "oQaZ2NogLVpIOOboGNBTq6Wf0BOjro6KbQDDo66Oigow92soGOfhnTCXT0EejoQ9Al4Pqx"
    "PsXbU18mZDa/3dfSgevdbLverZ0DIL7VwUG8nQ5uGMMlbzWmXx+XvAnyxEIblnBeP7QTkA"
    "2kF+pwNSzEVVuJqzC2fax9o8UBYh/NN01Ivqmm+KaknhynLvE1SyJmUPbRfNVkK7yq3guv"
    "CpuhcP4EZ1yL5BTGPoo7C+GlWSYrTD0tjhOEfQx3Vhoxcz0L9u8TY6kxyxmUfUx3b9KRFQ"
    "kEI85uou1hF6H2Ed69q31gTd/pLsHaR3n3Y3zmYackpaXmJt8EAff4atzjq1ibtKgbnAfa"
    "OKh7MEL4mvjiVSzEJaZIXXn3HNAaAf/UWRYh3qk4V4m1XZN/mEFZw31nSv+a+ruyi9frxO"
    "gEYt/KYVvd8Y+MrUZl+Yfy8/HR7MMgbga5h5B7CLmHxvQH5B5C7qEpNEPuIeQeKq4h93CI"
    "kw1yDy9jOkHuYcpIg9zDzintTJFYsg0nmuf30xhwJlo7E5D22WdKBl/jsnSMv22EI0zDav"
    "UYl6ZjuMShYuF+8lP0v1Ztrj+9+fGtWHS/fTG+zoVB0sSXJryEhzKajVfkAvJ0S8j1QBZl"
    "8TcwFkzk/9FaIHI4+wzy7uOnc+xQMdxpWZyjhukszD6ibxop8zc1yvxNMaYnpr74DcpR12"
    "M7D7SP715iqDPi8oksFKwXsE6jgOlGTKucZL0xfYDYx/EPjTj+oYbjH0o4lve2T1xMvRKN"
    "6uiF7wcgeCytPZaIyS0h96UFnY53QgpqUaH9s/UC8Uv89ma9sIdCLzyuF5bMoy3nQgoKvf"
    "C4XlgxX+w7LfogAUIPtO0Bj4RRFkuB/poc1DTohGmocVbJYLNQOQu0xJa4vTWhBBvutPks"
    "ftoHeR3LqCRV7PBwfLxanWg78ZPGx++x4cxzp/srX9RdMDJfk0d3xfCQeh7aYhrub4yRVW"
    "JfoakqKalun1myLRJ/1E78nx2aCbC8XWZGdsx31cvWHnZI2SU2J/vakuy337O5T/nSw5lS"
    "uBGVf0DC3NB2I0iYM6s/hlMi/AK6YFA1wk+Xrtj54bdkIy4m9VTFc2PEZRe5Zl7J0lBn03"
    "onXhJMtmmHVi7cZC4N8g/+C5dfd5k8a+gdbHHTSy7/a6lsZmGBS+scbakYEZtwb5Cjb6fU"
    "nb5EVBjwnCxW4v3foSXmyGeR/Y08Mhdm+zagoTCd0Ey8YMnkVZTqDkoeX0D5DUcqK7fgI5"
    "z027/4X/wPTL49mgry3kzllkTvfhl5JoHwO2bEY/5CuCoseaOzxP6CRH4MC1wSjOUj5cFw"
    "5cLIB9Ftm0u64sSb2325piX2UrULEd8YS8q6oVriysLgrLWGyhWQB6qd6JnCwG5m0G72q1"
    "++k6nPj+9iG7/xLc1ij4guSRaL935FV5mqYyQPVsq7kmfEfYLeEfxA+Ev5Dz5G4kuJairb"
    "vBJbgoIkG5D8lMu3ytWdbX2x0+B5icR12u8+vpnUyV5/DHSnAUVrBIrW2eUUOAIKR0DPSz"
    "McAYUjoIprOAI6xMkGR0AvYzrBEdCUkQZHQDuntLOwwT0tSyOtWfJjgIVhwatmBalq6lEV"
    "0tax0jH0wt8ZEOQmtvXVTD3cbKuIns4KxXNBYsmRmNdBgHflO18alKPeo3yIEsVRHn//Ax"
    "JmTBu7sw31XPGzNHsgB4MOaN0Bc6/04HO1iZcAbCIdrhcbRNpXSMOyww819CYIC/m9akTw"
    "VQ3DV0WKI5NMO4UxC7NPmurjGhs/xN5kRQRVei5hAWnh2O6++ERAdxvNK4NihI38NqG3+c"
    "15nOz/7gK/NVk7aRAcTGuesiPaY3/Cw33CcvNQXRZ3wusK1Tf3FRbqfeGA8kt9VukfXKUJ"
    "u+6egDITZvUClJk4dy9AmYkzJ33BufvhZyLfCv4+M7EkjUrSkQ8Px3U5ycv7yYyq+6Xipn"
    "BXCyTqQqKuMf0BibqQqGsKzZCoC4m6imtI1B3iZINE3cuYTpComzLSIFG3c0q7q+8R4vlc"
    "MyspjQFnorUzofz9yRLzkjKjdakeGZiFMdvuPQnydU3F4j7BFbWUPov9soLtLPRcFi7sus"
    "2MWE7cNp2cwoFZZVoHG6L0/hT1y3+x4F7pqgW1N9tgfETx3XfzZHtoDqovqL6g+hrTH6D6"
    "guprCs2g+oLqC6rvYCcbqL6XMZ1A9R2B6jsE1VdVYtcTfVMQcCXaa766B84eddSsnV3Vmz"
    "Pdc1UMCGWcdFgbo8s9UIeMSgU59WR8VIlLmoECBwocKHDG9AcocKDAmUIzKHCgwIECN9jJ"
    "BgrcZUwnUOBGoMANQYEDseJszsSGk0BX/DxAgPjWxB+UlsaGzgFiYaLr1ffNNNA6EbSogh"
    "IuV93SAV7nKGdgFpLdvZ88Yxu/VbppGggZxUbbkwF5kNfttenlLBTcBtO62ZD4xduQrD5H"
    "o6IQwUiejY/EMKhoOIlDhRDGgDAGhDHM6Q8IY0AYwxSaIYwBYQwIYwx2skEY4zKmE4QxRh"
    "DGGEIYA24iG53Nm4A7WPq8t0Llu6tyt0WO6yrkZnHgLLd3ltkm0IwWHSCnLPq/4SFb9SYc"
    "9Zw0v6L+JiQld+pVb4opyOmG91OTixFn/OElce7jqwWzlP7MmV8lO6RReducOiH6N2p4Xa"
    "FhW2MNdz9/uvuQMcjjcfrt+9e/5Yfwj+/ubvOWtnzBbd4gWTJhV4shqjOiMyBr7ObOhjR1"
    "yqzmmnU4Btjn0ndvZ0AZeAvKwN8FbnlRoOjB+Ej4jiWtIHQHoTsI3RnTHxC6g9CdKTRD6A"
    "5CdxC6G+xkg9DdZUwnCN2ljDQI3XVOaWeqjnI6xTDWWvbTIAvDSN3fqhsn5Rpc8OeE5126"
    "jl5AHaszucMOW60kkztN9vM4iP63FiTOcYAUmI9Y1LyR/hx30a+J70ruTrOyXzdZ2a+rV/"
    "br/Mq+DigLxDqhxXMadEKq352I5CYcV1NcYNjD/mRGFmWh0iNH27JQ8EfN9kex61G/QnSo"
    "6eQ0ELrY5C4OCOaaEfoDxD7trpdj9RFhE9KG5j0KmG7E9FAy0kxOi0jz+c8Nk394gc66JN"
    "YDxho+T+4gl2UA1nEeI8Axa8s59fmaOCW03zLmVaWqHTA54mcC1NdYTz45rWVze3f3LmPU"
    "3L7Nkfrh1/e3b2I3QjSiYQXXaywvzdOi+gABpjWY5jTc4LA0+lEnOaRR9lkezxpZHs9qLI"
    "9nRctDipPEL1k/6pJODhj7WL5uxPJ1DcvXRZYf2MZZkqDEwPtMvlZZeGmQDTzXuZ9vfvuc"
    "WToKafGJ9/nu7sNf4ub5XPlhHqZZYj8OjQ8uGBURpivJp0Fg+rUuLUj5GodiiWhVqquABr"
    "3LZL2LhzgI2/V0FgrdbHI3z6lP+bJNL2eQ0Mkmd7IKjU5mZM6CFjHVFNAGq7DvoCr2cLBq"
    "t3BmoTCnTJtTJh2Ee/MgPeKq03DR03GTI3ETkrSFg3FwMA4OxhnTH3AwrsEGDgfjTkIzHI"
    "wrEdLgYBwcjBvGZIODcZcxneBgXMpIg4NxnVPa8cE4vTBOGgPORGtnoo0wBdfomL/231Nf"
    "7zqqGGDhKcjuz5jCUbCzrVdOyHS3ijQGmH8c89olkLMw+9yzq2ZpLXV5LcXEFp9pnneMAf"
    "bx20veoSo/qpcPd4DYwPGps+EemO49pAnCBrpz9sizZ00MkmfPqi0S+SynoHq06l6AOqE6"
    "jbKP6W7iASZFeuUFhaOqQK96OG4U56VxUwjzQpgXwrzG9AeEeSHMawrNEOaFMC+EeQc72S"
    "DMexnTCcK8KSMNwrydUwph3uE7E9Ld12Q+BQHiWxMPV0b2eZVTi9si4aLIxw9qafNplYtK"
    "ALAp5rmE4lvd8olXbFNWUaRuTThgYFFovSjAPZDdDGZDok0fN+qHFwJN6vPxkRhTEDeC6B"
    "JElyC6ZEx/QHQJokum0AzRJYguQXRpsJMNokuXMZ0gupQy0iC61DmlnQk/oLT3qbQndYEa"
    "05sgLOT3Im8tHAmL1Llnm7A3ZaLncrFwhd65VQexJgS7iYt3WvGOLAp2vrLgvt5hpgRhxd"
    "p86sNMbD7nJJy0iNwVkdaYxp2N5vgWtCSI0HhLLCBPuDcq1R4HAX3A3mn2x+5tkIS/cqe+"
    "wc11VT59n8xfPXv5/ffi/52G9RcNSH9RyfmLQn1YzulC756RA+SEJM+wh/0ob2aIlh/cU3"
    "Rkn+zw9hzshPShZPmoofoAOSHTcWB2sERzFpSM6GrjI24PJodBaRafZFWYUUmeRfRgfCTR"
    "gietINMCMi0g08KY/oBMC8i0MIVmyLSATAvFNWRaDHGyQabFZUwnyLRIGWmQadE5pZBpMY"
    "jlXtDhkkCL3wPEvv20yZVs1TeyFS5kWwt69AZvgrBw9F5dNVHar2pKlxaUdlfsbyU7GMEe"
    "cauU9hhjw+g9dTBakNeimmkGBbS3oP3EORcXTjcOCNajO0EA3fp0b1lwX5GmVbNTZlCnzA"
    "AYX4+fjm/Gz8bPxz/0Jub3nHwhX7/PC5Ic6jgsJdDTOS031yZH+TLJh/M5dSjxnRJy/7bB"
    "fkjDqgIBWWheRiEOFQ76k5+i/x2ad1jD4U9vfnwrXOtvn46vc9HodA55Tq3i2jWeUhBIrW"
    "0bZpqJv1Y/xpRB2bBT9pqtNWMbv9Vd3mkgiLAmi7CcEL9ND6dw0MFGd3CINe9WSRAnNGlZ"
    "/DMGl2q5pAFxJ2WKu5xBFRSnQXXTx6qpI6dDWYVMPglZGNmRjc8V5HDWhIE6LgtWxezx4m"
    "AWcntiAzUgKxzca628B4h9pulVo3utrmrutbqK7rUyJJH1R/GGUUkeq/p8XJfGirk8E+XE"
    "7Y4lso6m94Sslcc4RZQjjMQ/OPPRdkk9gsIlQeqN8hn1kXAuX6GpdHFU6wV9ID6a7VQ74X"
    "c+kEAASUCQL9YAtMUcyZ5wn4xyfXrCr4WEXAsWPkjINas/ICEXEnJNoRkSciEhtw9tAxJy"
    "ISHXXL1jcNMJEnJTRhok5HZOaWfilrYl+ygLtt32fho9u/vCZ5DsnHIPmrD7vJrd50W7VV"
    "CxYIGmd5ACWchy97lFjoc51/d3szD7LMPOJNhMHpcUOLVoThD2Mdz9gsFJQLFXmmNep9yk"
    "UUDzcZpluUPdLK4DBLK42mqTaw+XXWhWdzwlRtg3rHtZn5Mojs7YzoBgdLdW3geRe0P9CQ"
    "+Zc38aj6V7a28YlyLaltzAqbvRTS1Jo2BVab2qbNZrj2oemU2D7Ns5e7C793xN9A/QFqH2"
    "Ef60CeFPqwl/WlKy8oGJRVnX08nC7CO6e4FvxjaLZaibsZpBXXLK6hYHAfbD3WTjh7Rk/6"
    "vhsAi9ZCI9OieTFfPDpVZJ8RzMIjOis/CIOumu51THCPsWUOESN/Sqa93qwjIK6b05t66Z"
    "X1fn2JmU3vtG3eZTkt/7Jr7m51iCb3IfkHaG73bJ0FL8ylSSLZ6HJFD/Vq89mq3b8BWQed"
    "vvkg6Zt6YsVpB5e/YugMxbG5IBIfMWUgUh8xYyb8/OvU3TCTJvU0YaZN52Tml3mbfSsda8"
    "TfQA6YvPgvtnnSdxL/5Yra02BkC+aIMMghb1bzorfWMa1zZtq5D7dL4Vy2eaqU8xwD6/wD"
    "Zt/D3BfBOQUYk6Hj8a1+njAeX3k1WqJdzlBgI2CNjG9AcI2CBgm0IzCNggYIOAPdjJBgL2"
    "ZUwnELBHIGAPQcBWvqeeIJSCgIDd1pPYLstE1rrLVZalEqsdAnZHelCmlPLW15Y60xhQOt"
    "sObXdTYdtUsL5vf8m5/27pmapbxrwqzspPUs0Eoq/lIPnktGzd3t29y1h9t2/zF1j9+v72"
    "zcdvr3JX1EQD0xCJ+KPYM0cl+rD6fHxUHA7IgvIwOq0I6jCow6AOm9MfoA6DOmwKzaAOgz"
    "oM6vBgJxuow5cxnUAdHoE6PAR1WLP4yCOKjrTb2nvz53pOsA1p6Om5CAnCQv33RRN+X1Tz"
    "+wLKCp9lFDtstZJVP3e6JyByOJDaW0vtqR9b6IDP5GvVxpfD2WCb19mHb377nDEN40H97f"
    "vXv32XMQ/f3X34S9w8NQl+fHd3WyjXc088umSsZOjXVetJo2zS2jqzOehqLdVtDVIPCCC0"
    "TJZ0WFBibFTzmQCs8TE649IjD5rV3RPECc1iT/idJ7Epur8+GsL2ELY304ooCdsPo541W5"
    "NT3SZ/3WQ5uK5eDq6LN5cwLr9fh+MUxgbD1u6zcx+JIJmXVpaLH43r0iO280mQane8tBzf"
    "zP5BnDAuDCfrvwVsK/4Xh+ofLnGoFASRs8T+gvBXaLrGO49h0X4bN5KnyZFPiCtewFCI7w"
    "ki87l4bUkhuhN8IeR1WLATQ16HWf0BeR2Q12EKzZDXAXkdimvI6xjiZIO8jsuYTpDXkTLS"
    "IK+jc0ovJa9jwDFxKEwHeTOn4veqEcFXNQxfFSkWxj0vW21r7/GIIRaS/LSR4Pq0RnB9Wj"
    "ycilds45fEuOsuCzxgIMbVVsnB8iY6p0pMq44w5nEgprXvAs7pwidEtweyMJgCrcXMQcQs"
    "18R39zG8IYYtDzEfnTGeRcEQbzvE9+GzIvU/CzOl6sa3AyavsVAnRP9GHuW9LfIpKXO2oV"
    "5Iff5Efu05NMyfP919yOgthWTJfF7kOCukyBfkkyVljNMlbqnQWD0fsiiYD+2zhCMeW5T1"
    "zkJBfTRbfYwSCbQ29zTIPim/M+fNkGyZTyFZj0pSZdTn4yN5MjxuBAVEINEEEk2M6Q9INI"
    "FEE1NohkQTSDTpwzaFRBNINAFXDxJNINHkshJN9mczdCtMZ1BQZLqtPyGG5kxrw40BFsbx"
    "uw/ybLj2SdUUBNzk1sNasaj+oWVMplE2DvBmh7HrTmMXj2PDTaB2GpBwG6W1MYLXQUijn1"
    "gIE8SPxnWRgjULQuxNcKotBAwgYAABA2P6AwIGEDAwhWYIGEDAAAIGg51sEDC4jOkEAYMR"
    "BAyGEDCA85NwfvJkimkj5eeqRvm5Kh7t45vVCmtWHk9h7DNaerndU3xjSMpOUNYUvU5hbG"
    "C5zjzpo+D1ejPzKF+2OUWQhYKlaLKlKHuGrUv0vOrLSA8QuI70yHWkWaY9qnnt6wECTA/j"
    "4tefKF97eDcqicbEj8YNojFuqu3xGqf7NIOk3ih2HFk7AM3IUtYRlR8JACH+GG2X1Fkin8"
    "2Yu0MO9pHYIUmAZjuE0RpzvmWBW1LUtI9vgFhRX/YYxIrM8kIgVnT2LoBYkQ3yNcSKwGWB"
    "WBHEis7OvU3TCWJFKSMNYkWdU9pdFVPdFHCLs7+fN1nun1cv98+LsSJ2T/zJEvOlXsAoA7"
    "OR6c6dBThIciaXmPoOK1tCahTYAwQUWA2tm3xdU2GiTMp2wJo75rKwi75qjohVtUXoLYUD"
    "q9tkqzsgD2LnbFWkLQuFbjatmw0JRb1drQP2QEYloaj40bhBKIqm2h4PRUW/LYkTyavfsa"
    "qlGV2AJz7GXIxdNGfBOH/xnSN+JKK+/FxYO+pN+yczop6xOSLYWZbEp072tRC0ssAihKCV"
    "Wf0BQSsIWplCMwStIGgFQavBTjYIWl3GdIKgVcpIg6BV55R2WBFNpj9qF0RLgcCdaO1O7F"
    "08nR33ALEwltXL2RwIHJ7KYYvDIy004ywUqnUZbdwM484uvj9cd4KDm53XcoQro0y7MirR"
    "3vX6JI2CXum8V+bU89oFKTNI8KVN3m4C8kDJtnUsOo2Fjja5o6EKaPeekCHBftGJ4Z9peR"
    "nQ5Nm4LtzviFbi2xqWAB19XgZss1juj3uuCOfihyGMeMgCGWgXL0IrvEMzggKCS86UtnkB"
    "RN/7mhwQfTfKmz2XXObp3tOdggDxrYkXP0KK6Fj+Ws0OKIFCR7TuiP02pNkHWRTQr0W/QQ"
    "bUe7KaKaui1ITaPz1uRK0ODY+aUa9RwLYqPxFFML6k65fCKGLII/iBcOQxLv6vsAbQdEV8"
    "Nc05+ef0pUp09DAPE9tJpTrKH64KcqyKJlefX/bF/+JPl9R1SQxhm1CmToqnNIhyMTfijZ"
    "768r2xN5eVQdSbmE/AwgMLDyw8MDQuoiPgDOCZiA+YZkXUGHDCyNrBgDhBbK1ZTdSakqj5"
    "2NpqI+koru/VhywTBJyx1Dhjuaa+r0n0AQJMazAtDd+JFCGlZatpuRSw1mQdntw1T/wRzS"
    "7IIaED2nXAwbnT5D8LbEW/abGks3SAGwiHuch9TQnsBGFDAK8uEttHAWxFXpuYeBoIAXGT"
    "A+L/YNRvl/eQQcK5rGENAaMkZyWFjio15+jxuIHofGh5/Ji+VGilEExDjtYeduQB+P3J+Y"
    "PKM0bTgDxM1ef+RrqkUs+VEKUEi6/1lRBMAlJyJL/zr1AKc0iCFZ8iHKhPkSwmzWVt6SiL"
    "gKqj/nO28d0x2tJwqRqtcHAfvzb95a/QVBapnspnGPEdD8kq0aaVSr7GNECh2F/Fl099Fl"
    "JHBnmmL6PyAGLScyK/U3YcR1sifxTz3LgGdvTrxXt8Fy2YbCF/kZihIHSD0A1CNwjdl9AR"
    "+u7iyd106zgXW6om53sEcP6IcS7+Wt2QTgYE5LcmH24R7DOgI41kLdkpBljB7qllpxVxKS"
    "7SXXMIKkE86gDUcGSmXk46BWTt7YQ7pn1SPwMDcfuR4Z2Sw/q1I/8AMuP0n/w+a07/yRO+"
    "7YrQ+h3q3yCNnkkdF9tK2E4dzyAhBGJyJwfEwW3P+Oaw0NEmd7TjUVKhSNZVe0yjrLDn+y"
    "7SMmeBDA2JWTEP2EqL7CLUhrh93yX/kriMjt2eAYHV3tZqV+G4Em3g09+JE7KgPB6VgGwY"
    "3XVbxKe/v/nx891HtWRztgnEgMuGhsW75jT17i2hi6V67/6D6DB0sp6bErhORUhGZZHr9P"
    "Px0dC1k29+PH6tsirjCLOM8UYR5ui4Ueag0qt9hHkRsO0+AkvEt+2SQK90VsYosljHKDZp"
    "EAvksXMnlOebWEl4+9S/QEW/ZTx6ck92033IWX5VuGX7ALb4aV4+vK5+DNuSAFF5pj7gof"
    "o588kah8upCk2rf8q7nWVb8e0sEF+IPVkuH8/YBsLVEK6GcDXUvbfHQoe69yexy6HuPcgO"
    "UPce6t6fnXubphPUvU8ZaVD3vnNKO6t7Dyk5qZScJhk51Qk5BcHT/HuwR725y7lcp2bJTn"
    "XZToWtFD8ILznQIvgAsc9WuX72rAHHolV1pUz5LMsx2/rayZJpDCj2bZWGWELUGt9pkH0j"
    "/KbJ+nxTvUDfFFboWGDVIjkNso/kXpbqSLnWWUQOCFhC2i4hcehDUytOw6xxQeBkh92Eq0"
    "HbripoCRTWnEf1Q4sUtRQOhC2Tha19QVIdDSYFsWZ560x/cWQpV73qYAcIVAfTqA4W0VYa"
    "4ag5ZJwGwbbQ+ph3RGOLjSGDhK3BtK3BkEy3PweU+Nl0puyT8fErVQ4Nj+e17Wu8ThHmMv"
    "9qGoHlJ68Q8x2CsOOQtUwJI9hZxtlmMgVsiWXBkoBt94VPxH+TuPBJVIKbbf2SPLZTfCMk"
    "j1mw6ELymFn9AbWkz058slbqUJ8BAfmPkMLkZqOpsMcQ+/T17lOK5J3CG73L0w+QE4aaAy"
    "Ia830F8SHW1+BY81BeDLBvFPdyQX0L7xAOr4PT2NppfCeGQ+ktUtGD8VGX0UvaNbiGkxxK"
    "VoZoRhwmDwZJ30z6aVz8ADRNDvFOx4iz6MKlqFSmPHoUuXmyoqU8liSg6zXxuXgr9rdL6p"
    "XU9jzVl4LfaIHFBn6jWf0BNTKN6wioHXhG8iFRGWoHniMKA7UDz0F7L3XSoHadeX0C9RzP"
    "b9O0rB147mtVICzfKGMLCoqdplyBFNX//5F4KARMBx1H4csTM0tAoTRE26nkLfEdXd1Lnc"
    "oiL5/EFA7TMDoDQtQMCOQ8DfLWyaFoHZ0RGVr19SCZEQkCnWOG47A4uJwOwXmRImSlhKZG"
    "cMfx6LTCMKg8RqcVBld8DIKm1Gjwg0RGVwMOUMCn5uZnZZLUioXrGIb9YGMjIpqxxkY4W7"
    "EgqdFlPKON1oFrtDqmFmUmZ2BrskJl8DZYExFqBk1LleJmKrTFSVkrlfYFP4WbKHE3LXEe"
    "FAYq5LEHLe5DwoZDKU+Tw4FAmYqEEIYqH4ahS5MzU4A2Ans6WOpS0Cwa9hBG0kL/mcohPk"
    "88oJVZLQAIhna8"
)
