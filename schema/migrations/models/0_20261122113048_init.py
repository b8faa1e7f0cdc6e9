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
    "eJztvQ2T2ziWJfpXEIoXUdUTGr/KdNrltV+8CKfL3eMK21ltu3pqt1whQSSUQidFqAkq5e"
    "zp/u8LgKLED5AimKQEQjdid7os4lDKg697z724+J/Rkvkk4E9e+35EOB+9RP8zCvGSiP8o"
    "PhqjEV6t9g/kBzGeBaotf+ATnGk443GEvVg8muOAE/GRT7gX0VVMWSg+DddBID9knmhIw9"
    "v9R+uQ/mNNJjG7JfGCROLB73+Ij2nok2+Ep/9c3U3mlAR+7gdTX363+nwSP6zUZ9f09l0Y"
    "/1m1lV84m3gsWC/DffvVQ7xg4Q5Aw1h+ektCEuGY+Jk/Qf7C7R+cfpT8WvFBHK3J7mf6+w"
    "98MsfrQBIx+v/m69CTfz/i3oIs8ZM7Gj/hIdvMA3xHnoTkWzyh/v+//ZkZ4GTy8ebL5PPb"
    "L5PJyIBJj4WyF8QflPTrrfyd//m/Li+fPv3x8oenz188u/rxx2cvfngh2qo/qvzox38nP2"
    "bPafIqxey7v7z7+EX+ICa6OhkG8oN/KwyOcYJSXbbvo5iEOJR/Z1VXvUm6p9hXOVw3XZZ+"
    "sO+z/VhNuU/ZHXh/7PmXE5VFt4JZn5S74M0CRxUdUAQW+kD8ZQ36YDsprOmCJf42CUh4Gy"
    "/EP59f1bD7t9ef3vzX60/fP7/6U57ij9snl+pRnmwvIoKLyezBiOkcyj2an/3QgOZnP1TS"
    "LB9paY7pUjOkfxKP5BP9FlCAFtj2t9gn6X/0tczo9wYvYN7dE7FB9LYn1PTEl3cf3n7+8v"
    "rDL/L1S87/ESg2X395K59cqk8fCp9+/7zQa7uXoP9+9+W/kPwn+j83H98qrhmPbyP1jft2"
    "X/7PSP4mvI7ZRPzh0qbIEJZ+nH6UGwXrld9isuVQMNkOT7YtYW0mWwHawWSzjHuXppMw8S"
    "fCML0td/LnJQ6CSqM6izuenfZDv0ba08sfn+/MMvmPOkPs84fX79+XLa9I8H9PIi5/QYnT"
    "asO3ADsepRf9Unp5cfXj1Yunz692vO4+qSO3zKv6X5MlPwW0Wu2t8yJyy/3FD03We9Gqcs"
    "FXz/5dWAliTAMjivcQB0m+fPasAcmiVSXJ6lnBhmVhLAUTI0dhjwHL5bDlshIMma0UO4R7"
    "9F42ofeymt7LMr3rWUA9jazDWFDF7w5SIHgmMH2tE7tPjmsAXt/cvM/ZftfvCmLNx18/XL"
    "8Vq7PiXDSicUbDkaLn/C4jqckPZti72+DIn5SesEtW1bb8aHm5LH6CQ3yr+JN/p/yrUjFY"
    "mJhkScJ4pFOKdw/Hh7TiNSfRBOfag2QMkjFIxtb0B0jGIBnbQjNIxiAZg2Q82MkGkvF5TC"
    "eQjEcgGQ9BMr4Tf4TRkp8CXFQzOxeCKkdsDcHVwxU41nEc0zgwc8Z2CAf57SXsoQibELNx"
    "nAW5Zxr2wrOMYmw1wDzNX8i3qh0ug3FiONdZgW9/+5IzAFMyv//w+rc/5YzA9zcf/5I2z5"
    "D/5v3NtZ5z7eg+TLtD4/vYxJP5nAin/b7CEfoifJgK7nNI8INs9oPmLPLIJCLY88hKs7DV"
    "RMTKUIiMDSwy9jrpurr42Otd7x44UZECJvvxcDBONpr69JbwePoSsTmKFwTFYkUX/4FjtM"
    "Ec8QXbhGPEWfIRRoEYRhHyFji8JSlEuJDIZ4SjkMXpo036BvWzfBSzJ6NC3x/7uyHy15fd"
    "B5E/qwxEiPydvgsg8udCMAIif2CiQ+QPIn8n596l6QSRv4yRBpG/zintLPKn8k51/sQnMq"
    "9a9PeQvvgsuX/OeRJ7JcOM/CIOnLnWXQBBbwh6D5vjRFs0ongPcZDh7jWIRGYm/gRraD4Q"
    "oCpgT+Udg8XeyGKnK6N5lDR3z+W9anKU86r6JOdV6SCnT+6pZ6aW7iHuEfyiyS7wonoXeK"
    "F2AVtifGHI1qFXfQAu+3x8MLpXbH04sseJ6NNoiihHGEnHRP6AMZoRTn2CaKziZ/IzhDla"
    "EbYKCIoI9sWjV2i69WT4dIymEQuI+m+EQx9NfbLCUbz9ICLIY8slRgHlMR8jNi/H+U71S7"
    "6GmwX1Fmi65LdqNE3Vt3DEQvIETVfCpGIhDqZiWrBAxgkRFz9ZfPn2N8wexO9dRcwjnL9C"
    "IZsxX3ziL2kovkGAxe9mnDz5Gk4F9ViGJ+WGJl63WZAweSj+k6GF+FNkfFL9TZwtSbwQ34"
    "PWkZisMdoQ8cvVD2Cig9GSRQTilRCvhHglxCud8RUgXgnxSohXQrzSpckG8crzmE4Qr8wY"
    "aRCv7JzSzuKVcM4rH1JoFlOoCyqU1nwpJLQ5g1TAOUH3sY/DSA53spfJKC8C3TNuehnriW"
    "pn5hrvIO5x3L0BmbA1Ma5JWsAB1Q3KOUaURTQ284iyoOOt2KP3veme+fO5TU7nVp/N1e6M"
    "gopbFpmxXAQekemLwTKt2DFlOQUdkWFh/x+J42aHzWvOmpfc+23YycjOy4JcWJePbeOl8T"
    "0j0rMgIN2c9H0U1Yj2PAyINydeGnITHuN4rWH+gAGYwR1xPf9hkDum4qtap63JU8shQaa1"
    "Wab1cOiRoF03F7DQ0TZ3tFj4xLbTbjrnoNDNNndz6zUbluyhdDFbkdDclc2hXDA7+z4KoQ"
    "hb4dsWNKcoF2nuQTKfrbn5eM6C3OP5qgnNV9UsX2lJ1mVNHqBYmzAJBGsIntOAmEkBO4QL"
    "9B5bBUjT0MuM192GlAFB1bcDVd9yZmUmU9/ctCyAwby02bzk8ih4zGLd1KpOM8qjnEnc6i"
    "zLSB5iMWc1jwJWbSpGmTla9lk4z6MDh9VUm7HJgbUJTyEHT63dhARloWjOInlcCyUb3qv9"
    "UTEe4weujlTJr02PXAm05wl0LA+b3cpzXqNCf/b0FXBaq9+ZBqe1LLEQ4LTW6bsATmu5kJ"
    "QGp7XAS4HTWnBa6+TcuzSd4LRWxkiD01qdU9qZjiJcUOMChyG4Eo93Jews63kGxAubNTA+"
    "7JIFgZ1z2M5RQqt+A6xn2a/a/iCfVMtxq9ykHBIMSZsNSZkraBSSTQEQjjUIx0Lw+1yuPF"
    "ut/rZ1B3Txpf3T8cHI0mqV9SwOxpSq+wBiNg7YlxCzsas/IGYDMRtbaIaYDcRsIGYz2MkG"
    "MZvzmE4Qs8kYaRCz6ZzSzmI2qwDHcxYtjZb9LMiJwm9wPdLwORYD0iM6x7haddtDQHMzUD"
    "hDFhueptohXLARj32aSh5FM1o5UoALZBdWjWdNLiwSrarXjWelK4vWkUarr3N6Ip1M7wC7"
    "zxodIH5Wc4D4WfkA8Wo9CyhftAsuFsHg9Njm9NgSi1n7NB7pwjDqwfhgBGbXrNF5Hm+Bw1"
    "uC2FydshFOxis09el8vr0QSl7XJB/+j/r1YyTGHhF9z+R/h2QjfjcnXkRijpaY3xFff6Kn"
    "6y/5Gn4NpzMijB4yRQvRjiMei3/46B4Ha8Ll5VDJ1EPxAscoxndEHQ7a/hDZU2M03dqlU/"
    "VI/KrvONp+hPA8JhGisbrWisWT/9g1+hqqV+LtiaTtK31151XyZQvxR4mGaM6CgG2I/wrN"
    "WLxQd2CR5Sp+UGeaEhhH6cuSi6zEH+g3PbL0ez4WogbBru6s9BbF5wJSaBYR8Vqu/vUHBN"
    "CsD9hAAM2u/sjwn5tvjU2uPMxBd/h5E8vrebXh9bycNZesZSWWq1NC9wgY4K0HOFZLrNHg"
    "3kMcHNh9XIM9n5f5/VlYFVVVXbeAovNAvRj9S5lRRwhMztY0iGnIn8jvO0VE8ufPNx/rpY"
    "miClHwEOQLitJEevOpmf+cATk44ntJgD5Blvn5sbyz8c14zsLcE4W6L8aVZI20qlaUh0K+"
    "yWhQWlGu5J3SIYz28T3kUTu5ZbPt2Ft2iyD6YwPoljHeefkoKXUlaqLRxpGDubdx9OHSMt"
    "PzpRmIQ0P3CD6tJbr+m/QaJY20v3s2PqTuZy9jgsMVoA2DNmxPf8DhCjhcYQvNcLgCnN0+"
    "nF04XAGHK+yVGQY3neBwRcZIg8MVnVPa3eEKM7Fi1atQUfL6nHMgjGNkDsfHLhrl8l7U5P"
    "JelHN5jT2zR3lkZ0KwLUrbgnh3n9bqR5altt3D8UGtTTadRGnbg+m0U9l08nfOwqlUY3x6"
    "S2P+En0dPf06QiwS//EfX8WbVjiOSRSO0ZJwLv6Cf//xChHsLVSWKk8K3JNvscwQld8ndq"
    "VxAlWPNgsWkCTNtZxre5JfAFqiA1sPaIl29QdoiaAl2kIzaImgJYKWONjJBlrieUwn0BJH"
    "oCUOQUtUTqqxOZtDOajC9JAGvm5zQC2HcpDnXuTEne5SprqmlkgO5QTVxy4oohjM/lbjkV"
    "4Au2dQdlZoxBZ1N2Lhz2w20mm720fjQ8ru37eNDku6ouXECzDnaknc1iu4Iw+yXIEUQzmJ"
    "xF7/HUfk2yqgHo1RRG6peO2DLF0gHiEcIrpcsSiWsutCo9n28hUgyvZrDIEoa8tiB6Lsyb"
    "sARFkX3AUQZUFFAlEWRNmTc+/SdAJRdgSi7BBEWcg47PO8b97HN+K5DAXGGzDuRYIi8m0l"
    "1nLjeuUarIOc9yKEr3Ak/ismmtsZ66rwZ1HumY+XPzSiWjarqR5WJrut8A2ad5vi2jzG8V"
    "pTLL5O7dlB3Lu297IJw9X8FtldUj6nujI6NfRmMEfkl4UeOQ7FF80W6Jr1uciysCPiSbTW"
    "LBcHylVlgeBx2uxxqgBImy7OAqGLbetii6Kvn9bhqCL6+mnd4I5g6dEE7LZZBFaWj5eLfF"
    "o8XoBfoe/F/x0nH8vR+CcZM00G2hhxhuINUwKwvw6Ey488HIYsRmJoJ/FU8bNlQXkmC7Zv"
    "qKc5R3OsL4UobV/7KERp7fI8IUp78i6AKK0LgSOI0p6rBQhRWojSWsS9S9MJorQZIw2itJ"
    "1T2lmUVrrOZpV49ghwJFo7EpLEVoFbCNlCkNxixiFae8RorVQO290dm0Oeym0DU7KRKSlD"
    "voZiU4o4YgxTNF2T1J4dXBRTMBbF7aZSHgpemc1TiYR+u07OAqGLbe7iBRHTcUZw3OYKrS"
    "IYutrmrvbXgnfx90+WmhyqakmgAHPo6pvORAFZzXG5io1ozWKcUa46Y3TDojtDp2gPcc8j"
    "etHEgntRbcG9KFlw28KjRgxnMO5R/KyRz/msxuV8VvY4ZWqNhuOaiiQ7hAsMH6MYiSVpWc"
    "JSwp/ZOvLISJOZlXk6PpScpZJZ+L4x3DEGyU2Q3GRNf0ByEyQ32UIzJDdBclMfSgEkN0Fy"
    "k8Wuw9CmEyQ3ZYw0SG7qnNLOVDe4k6nP5R4KfPRdA1hYe9GdEcV7iHsGSy9n8MXbFEUmJG"
    "cwDg7ly2a5SjWZShqO/YjeG8Y/cij3RnMvK4Z42zoKTGneQhwcy08bkfy0huSnWpKNtz7/"
    "kZm75zmUOYnaMJ3FAdtN2V5hzjcs0qjvnwkOiF/NdxbpAt/nFOYjKxzFI12IL3kyPhje27"
    "eDyB5E9iCyZ01/QGQPInu20AyRPYjsQWRvsJMNInvnMZ0gspcx0iCy1zmlnUX2hM9JKjyK"
    "6soFOVBP5z5KHqBzzkTi8LeQQPM4B9XmfpS5PW0TYlqVuwh1z9bphfNWvvKj/WS7B3f3jr"
    "IiTNBxyyIz870IPOIx98vehLr8qG4ypqtHdOlwFJvRwPBs1A7i3prRfYRbmNjyag8jhjMY"
    "FyluWPGkruBJ+YzfkpkN4i3AQX57yYVJ7AUW+bpUjZoT1QWcMx5gZ+7KUG76uBjM9mZV/P"
    "QXEi1pcrNTZSQ102bcLKY6WeUhh+8WVwE4dQk99fkUhTiK2EZVixd+b/SA5ixC8n7vBxSx"
    "gKTXgSffthRNNHeJd/JKCO/2u05BeNeWTRrCuyfvAgjvuhBxgvAuxKMgvAvh3ZNz79J0gv"
    "BuxkiD8G7nlHaml2wdYLPwbg7UF6fux3f3qoNpeL0IhD5oHWPPqi7lPviZs7BqEhSRxR2Z"
    "ejH6Fwoo722RyRi+szUNYhryJ/L7TmHx/vz55mNudy6d1ygezShsu/IF1p3X+MTUL65QGt"
    "XTcUONMUobw+ENUPdA3bOmP0DdA3XPFppB3QN1D9S9wU42UPfOYzqBujcCdQ/UPVCW6rwJ"
    "6e+bn93IoRxMbu+nfJskzdhry6EcpLp7+yb7s0yYLuDcMyU7SxK2TvxsknBZaDc2EESNMy"
    "9fo9sIh/ErVMyXlLo3T1IixQMkH8h/4jjNpKSapMtHvw0UWQf2bFBk7eoPUGRBkbWFZlBk"
    "QZEFRXawkw0U2fOYTqDIjkCRHYIiq5xeMz02AwE1FnIth9sHkGvZ0fbsbq7lr1yJaDVCo2"
    "oxNpEY1ynioLj4hq0F+YiFwQPaLGhAlAIo8WhGAhbechSzgye5W78FxEQHljsQE+3qDxAT"
    "QUy0hWYQE0FMBDFxsJMNxMTzmE4gJo5ATAQxEYSsKk9C+vKGvGcgwLsJ77ZIVFQJR2VhSn"
    "4+PihHpa3g7C+IQyAOWdMfIA6BOGQLzSAOgTgE4tBgJxuIQ+cxnUAcGoE4NARxSPqcLe4O"
    "y6IcPBTZz81hkjRjzyGHAqqbUa0IMmE5BRzxbo8fepMq+ry6Cg73nsvhXrHuvIvJclQhZ6"
    "pn4yaS5oSmTUHXBF0TdE1r+gN0TdA1baEZdE3QNUHXHOxkA13zPKYT6Joj0DUHo2saVjTc"
    "QyD5qq0nIX39SSycVqP9NocCkbOZyKlIu8fB2sxly8OA7IaKstRhiJnmmcG4Z0P2wrLgjq"
    "01d53X+cU7iHscXzah+LKa4csSwZy1uVA+jwJjA66Th5CTDcuDYyGnPxMeU2GZjDQhp92z"
    "8aGQ0zzbEiJOEHGCiJM1/QERJ4g42UIzRJwg4gQRp8FONog4ncd0gohTxkiDiFPnlHYmAh"
    "kn0TucP3/VZLm/ql7ur0rL/Yzc0nDiY82uKhf7CopzqLp1foCM1zAsF+4CfyT0jdnLYM6a"
    "uzvxK41mdgpwcGZ3H5KgS3xLzMTzPcQ9S/mqUVztqiaudlWOqwVMroMzjRF1zVhQwXIWVO"
    "B5JlB9DeXdJ8ed99c3N+9zNvH1u4KI9fHXD9dv08iFaETjjLZli4Qum33Aqy9kuQqw+oFl"
    "Kb3YZnxQUld8LfFqEmcxBysl34QEJeMJsbmqZTynAXmJpuqFU0STy9M2NCJI/khEQ/VBRD"
    "y6It+Jpzi6JZriyV2+GIT+fg1sEPpt2WdA6D95F4DQ74L2CEI/KJMg9IPQf3LuXZpOIPSP"
    "QOgfgtAvXj+nt4aHS3IgOF7S1ptICBUrehyYeRNFoIPSbC8Z+fN0zW3M9A7hIMXPmzD8vJ"
    "rg5yV+I/KPNY2ITp2oVmazIFBmDyizuVM8EQ75nEVLoxGdQ7lnsncf0jlVpTOrae6nplzy"
    "m1scAywh3WP8shHjlzWMXyaM2xTc+URvF9o7BjJPx80COtGu8cFIznSF48VUxVL4NpLC2T"
    "ryRNM05pILuLxCGKnPxUdiWK1j8e+AhkRGZtiKhOndlvKikXJ4p/dvg5iPA14BxHzs6g+I"
    "+UDMxxaaIeYDMR+I+Qx2skHM5zymE8R8MkYaxHw6pxTu0By4JyGFAKOtNgU4GHyA+M4A4z"
    "tLUxd46fJVH43Gb83wtUqMVT9PI8MGjTLqg4Y59FPZdJIIopQjGnMkDCxhg/ExmvKYRWRy"
    "Rx6maLMgEVGPZw8x4Sig5KXKiudKFFX6J5ep8KKLYhLGiIsxSBALxf+f/Z14miz743311/"
    "BrOF1F5J6STfLObQY/l2YgWlEvXkvEHOH0H2P1XBqkJEoe3FOfsFdougrwQ/KS7WeiJY7R"
    "TBg5XNg4yMMhkm3GX8Pkl8sXyR+jmm0wR1z+SPELQgZHBEAuBrkY5GKQi0EuBrkY5GKQi2"
    "2cbCAXn8d0Arl4BHLxEORi5TgbFwTKoRzUfzqrV1yi2lgmzqG6ofqwt+0A0Zz+UzOma73k"
    "HA685NZe8lJr3dQpyXqbxoWVpJdQyADKPI1S3XgoYn1O5lngy2fPzQSeHaQvjk+3SHcv7c"
    "zoP43Y3bY/4vA9ztDtPorHNoIMc4E4C2u181nmS55IHk4jTWZLRxbl3urRi4mXicAZcV3A"
    "uSdZ9cP2Nk5pRnUGBDw34nlDfZ13WL1s7wAOrdmdSRsLkp4aa0rnHgF8anY3Ir7A19Q/rb"
    "mObQ8BRsuMblh0Z7SmpgDnDOHufThJ1USl7xgtqDmUMwp8pyN2Ir5SVwb5AKs7FLCqZRVr"
    "tioZEfxCl1VlzzM4CAfaHA5UHRWy2EwWzaHAhLb+UkgakPc0vBtV5NqqZ+Mm+baTIG16OO"
    "k2VW6maIl9mdv6UmWJyjcgvmAbmRuKlkwlj2JVW/pBtHxAEcH+E/QTCcTyEN5uiw5sUIzv"
    "tpUM1BskM5p02yN9KWSz9ruBQTarLQsjZLOevAsgm9WFBDvIZgV7G7JZIZv15Ny7NJ0gmz"
    "VjpEE2a+eUdpvNalb8IAOB4gdtPQnIIj5ajPhUCT7WUX2SgZ7QaDzS8zAHh3ovaa7Ggrm7"
    "Wnkv/JJvKyqsxDaRpzz0VK4ymO+NzHdZWFhXt79mt9ghnDHbO7MxE27aTJocEjxe26aMPW"
    "HE4A1bh7EKeOkiibvH4wbBxEAMwH3rg/HELzIIh3ksftVyRiJ0S+9JiGYPCKNoHajraTFa"
    "kYgy/xVK3uyj9QqtxZiLVGUdGdBTYmUpbNjxuzXRwd/zsSH51tTmVa8d/QHxw6EZ3xA/tK"
    "s/MirWukJtqWU/OymB+7bcb9ezEvV1Cfk7iJMOaNcJpBUX1dSO7aoramBk149si0yvT+vK"
    "aonJs2ZGV5Q2PZzBpRZETxhGPL1IBqPtSGGqYKAqL0iiexKNUUjE/0gzCccL+UymYLxCyT"
    "tWOMJLrioSbmSBQBonmVWaBK7jfCfkbw1+ZoL9ZVt/QP4W5G/ZQjPkb0H+Vh+KNeRvQf4W"
    "qNmQvwX5W+eVv5W4pabmbA7loLbV/cKvGDPOYsmhHOS5lySLvdLSYkynMAfJvmrC9VU11V"
    "d6phM9qkz1z5yFdVTvcUVThnox+hcKKB9gwYoain/+fPMxZ7+k1H7/4fVvRdbfvL+5Lhom"
    "8gXX9mi3fxGdssEPn9g61uq3uefjQxrubdJ6Eu2aH9Jxq/sEVNB+rQ9QQS1ZbUAFPX0XgA"
    "rqgn0OKijINqCCggp6cu5dmk6ggo5ABR2ECiqdTv0ZvzrFKItyUDDqfuE3FkBB+zTTPtcR"
    "NTNdkvYO0nvZiN7LGnovy/SuIuJTT1BipnfmYSB3msmdhWPvYsk1Yz+DAerbUy9/zmoihv"
    "KcfjMxPoo4Zwy67qwPEkcP6g8t0XrNWFBlfWRRBVJnAtYXq7tPjjumr29u3ufG9PW7glD5"
    "8dcP12/FjqkGuGhE4wr9ciVNYR4bM17AHZHzNBAwWMplidIJXmmMkxq+syAY4AZsz1mkwn"
    "sxuyMaR7GG8hISeDcZ5TGO12ZZB3vIEW8YuOhLCy54OE38m2rvxqJC0+/8jzJkpQlyb5+M"
    "D4W3qT8J04aHDyitw5gGE3nKRx3K5mgesaU6IUR9/h0iK+YtEA797UEh8ZqAoxkJ2EZ8Kt"
    "rIItAx2mCenPh+haZqQqtDQ6roM8Hye6cLFvgkmiIx7dGKsFVANCeXTvxjHhHMD7UBykrZ"
    "MdSHJXuL5vcfGH6kiVoTgtfvLDULXdWO4oLW8PSywUr39LJyqZOPCjcpqblgRPAe4iDDL5"
    "qIOS+qtZwXZaVsu6ppzKO6HJIsDFJIhnjk+D271W3k8uODu3iwbdTgiDERvcvjyToKdhud"
    "iheMUchi9U/s+xHhXJ7r3TZWKZFTtBBbZXJEmM2R+oxIASs9FiywNELq4Lv2oPERvxkS7Q"
    "Y/K2t3eUi0g0Q7a7oAEu1cCAFDoh1kBkGiHSTanZx7l6YTJNpljDRItOuc0s5C3cKBTugw"
    "WfazIAe1rQ7CJIVqyZFauU1pLgLd22A7ZlqOS/F9wtvVVKY+MJ4zOAeHdC/Jd2tekaJbfd"
    "VMBtJqLbZtNJ9EhZAkGifuZkHuLSQ91IcgODAvD5EBAcmHSeZrzyO6shB1SUh7DCR8PT4V"
    "pi5PtCITZshLdWeGM10ZrQxJc/fWhKsm93tdVV/vdVW63csn99QzW3b3EPcI7j7QnoYYjf"
    "2RItA9srsvoZ4J/rbieotzkOrLRlxf1pB9Wcm2ipS34nuHdI/xZ418wGc1PuCzsg/oMbkg"
    "aOXsassiBwLjwrZsHBr+ZS3eM9In5aRPxw1yc2g4ud01Ppij82dMA+IjTm/D/6QhV9cieS"
    "rFFbFonyOzTXrl6+ie3hOEkU+wjzzsLTTJsh298xF5NXekIqamjwBsm3ejQZ025bWv9b46"
    "P2Yuensd6Q6DVi9GWYwzIZcO4wPeHfEnKstSH7Gsue2vCIaYpc0xS3kvXZs7HTM4yAAZVv"
    "dbYnN8EHswVgtXyeBIHx20NpaZhlCoEvJnIX/Wmv6A/FnIn7WFZsifBeupD+MZ8mchfxZ8"
    "UcifhfzZ88qfJVysKLGublHNsp8FOZhs2EshRcmZacA6g3GR5m6TZwVZEfEIvTcsc1DAOU"
    "j05Q9Ns2dr02d1Q7oiUF1TPDELguqJ7asnCh4rU8W/kG9VG2Ie5sRgr7Mb3/72pZ75ndn4"
    "/ubjX9Lmxe4oMc9J6NcY8TXBhiIYzHibzfi0t1rUYStDnZhsfW/hirNwrdlTqo38AswZv6"
    "lLI19MCvkTjQ2jFOWeuHP5rEnqr2hVbRM9KyX/RmSJozsjmvcQ4LiSY7sCvV/IchVg/SWF"
    "xSbjhoHfSZxFHK4HlTZPzTlVmkl8QkMUC/MPbWi8kP/2CBcW9R1B/8//yF/6b02Bp0e9Ci"
    "LO/W4CEHG2ZWWDiPPJuwAizi4EwSDiDL41RJwh4nxy7l2aThBxzhhpEHHunNLOxKidt2lc"
    "naKEdFFR7SP2nHHwDb2IEtJByrvfc3esGUf8S0gH+e44aFBUr4zCoTqwE5QfOyi6H7jyFP"
    "rfuW7TrMkK0MMhP6B9fsCakzZhyzwMrpDSLD6WxCI+sph65DOJ4+SvL0Ui8g3Gh+IQoWo+"
    "4Zn2h6MQ/1hTEk9m5JaGU3Vl0/YTEvri3xFBX0f/9V8vP3z4OpIXQMirImZrTkPCOVJqyS"
    "uEUUhvFzGK1iFHTF4KsaS++kgTqej96yCa0a8XAdEMS7YjiGacvgsgmuGCswfRDJBfIZoB"
    "0YyTc+/SdIJoxgiiGUOIZpyghjy4EvIT5fhr3Ljqwts7BFxBb1B3OyO5GJk2BdwRlcTLy5"
    "c//HAcNbFJdnN1bnMpe3wnZrVgeos6Is8/vBgqz+tIEBJP4kXE1rcLo0WkDIUi/vWLiSVy"
    "+c06nrFvI41Ovn0yPiSQs327g8L4TUgQuRcj5RWaxmxFve1VyAwlUiJaRWROv43R1Atomn"
    "Iv9erkn4j6qYDtYWEvlKXwrr/ga/g1nM5xOEX/o143Fi34v18iGisgC0T7EKlH/2+CJdhb"
    "ICoGEcH+/kewMHhAd4SsuIKGKKDil6oTBJsFjpEgluzeKCX2R9en7Ut33062x8nujphdoK"
    "jb1R8Z/uW0MzIXdggn8hyOcE0YM7sphbW/KcVucq+acHtVTe1VWTpXe5FZeGIHOaKlexwj"
    "t/sIkFy1y+zWpOGkgEcl3tg2io+deSOsKCPSt+0h2ak95UkgzW9T/TsPhRDcaFAxA0ucy1"
    "9URSONb/lLWuqo3rXcVUSC0t+QugSOlj39AalLkLpkC82QugR2U1d2E6QuQeqSRdy7NJ0g"
    "dSljpEHqUueUdpa6pJzOSeX1jhW05lAOqtzPmyz8z6sX/uelhT9hzPi0ex7mINO9HHVPWL"
    "vHwboN2zucewZNX0XAoeKl0xUvfyHRknKecFKWN/dPxwc1znzbgyk0r9GShGtEwjh6UHcd"
    "hwgrT+8V4mJsEV/dhRwE24QXjr7fSV3ohz+VM2Ye+T6ZICNfoHpU2E3IpxHxYhY9jNGFev"
    "UYXW7f+ATJP5a/RB5bLrGK4ciMmT0DSIpB/AkSZidbR5543wrHizQjJ/0U4eQn8wXb8PHX"
    "MGZos6DeQjWSQiGK1gHhCYzy7Z8meiF4EK9m61ieh/3h6wgt8R1RuUHqQ1sTbkAtBrV42P"
    "0BajGoxbbQDGoxqMWgFg92soFafB7TCdTiEajFA1GLSYVHUX3UNQdqxenhpcfVMxd76o2l"
    "YxCNDeujystMJ8TsgGsW5J5F0wvP6ygwsxqT9u6x28s5FY8tVyw0PlCRRQHTZkybR/XKUP"
    "c472XtiEgiuBtGmvYg93juZWxTT2c413CcAtzjt/tUgF0AycQ1yYHAMSk5JjLUZjRidwj3"
    "huyzRkvCs5ol4Zkmp0LyVTFsD9FcNXD7PK45nFLS+Q0uifoabnB7kHujuRdDgrNIGF/MZA"
    "XOQJzR2jpbf1sUmYcC881XBZmxYbYkpAjg9gC3C+r7OtGnpvzTHgJF5AyKyMmCQBMc0HvN"
    "UK5hOw+DQlvNCcfBBj/wicwcM2K8gINBbsC5+DYShTiYsGhCviX/bUR+1QugFwx6IfvjTL"
    "bNAs49Y9rdzORPa/VLa7KTVYtx8wzlSZQCGqQpR2yD5jQQ81Vm4iY5u9/xXRbvKyS6xaey"
    "PVd31qhDBuI/uSyPJ1N5NzQispH6pjEKibyW5vNf3+tymPv9MsgK7msqQlawXUFlyAo+eR"
    "dAVrALiYqQFQxpjJAVDFnBJ+fepekEWcEZIw2ygjuntNPg+9ZlNswMLgL74tb99GCpVZgn"
    "ouVQkCjcMAlNkubtCDUje49zkO7uc6W2nKVqVhu+s1gHOb9slv5Xk/2n5dy8eEoe5iLTXW"
    "nnkDjRZ3DflsgE4zSuqpiSPhsfjEZkW0JZaJD0QdK3pj9A0gdJ3xaaQdIHSR8k/cFONpD0"
    "z2M6gaQ/Akl/CJK+sSX7KAvWOi+i5ysPoZZHr5oxDg1LEW8B7lkql00Ey2q50iY5LSJzEp"
    "HQIyOdoLZ/Oj4kqa05iSarPOBggu9UfqG6PpuFJEm6FY4EJ35S1/d78U6xnzzBnsfWYfxk"
    "/3r+p1cq41YJ499xWWV4RdCMBCy8lRdgq4fy5eU83yN9J2iD/e7JoA3asjSCNnjyLgBt0A"
    "W5ArRBEDNAGwRt8OTcuzSdQBscgTY4BG1QOdBmib4ZCLgSrV0JkA37FGUrMh5/5iysoLcq"
    "2dGnXoz+pVSaI9ivszUNYhryJ/JrT2G4/vz55mNuk01Z/v7D69+KHfDm/c11cfeUL7i2R2"
    "r8RG4r8va2T8aHJMZo3+6wsrgtjy7d/Kk6rT8NyD0JpmjOgkAe9I/YEk13RdSnr5AXUCLv"
    "JuMxi4iCYH4nLy6T79DoiH18w2HV8PeChLT/EaM/QFG0ftsBRdGu/gBFERRFW2gGRREURV"
    "AUBzvZQFE8j+kEiuIIFMUhKIpwrdjJnAlI9MwcPm2SLndRnS93cQmJnsdM9MxKSiYkF3BH"
    "PEXdmzDU8zhWeqHJlrcDwGZX2uxo+EDNKofsIe65N72UaAlCjdH71zUOYxo/VA3ZUGfw+s"
    "Sjwlh+8lPyv8Nju4bcn96+eScM3e//1/h5oaJ2NoBWYBZrLl87xCzW3b0GzFoU8VqxKB5p"
    "I17qybgu4sXCYBKpdpMFwX7DsFcyPPg2ICU6NHrY/tzpy6Q+tfwpXOa9y3T1tLb1dxwlrc"
    "bIY8slRpyI7VyOmVeILFfxA4rxnYBtFjhGNOa7KGw+JHbMb/8aypsUxLsi0RxH3oLwJ2i6"
    "K0wkvpCvVyT6q/wRv4i3LVWlbhkUhfx8iKZBNA2iaRBNA4EfomkQTYNomoWTDaJp5zGdIJ"
    "qWMdIgmtY5pVC7YxDLPYR0+i6vfZIrsO0muvvY2VYAK5P8hXyrWnkzGBcMwzrj5O1vX3J2"
    "SelIw842eX/z8S9p8+I5hzzlWZXRiPciEMg3J38ntxqO+AwKaDenncuogKEHmsG4QHlPW6"
    "YtoSOmfl85cCQ/Hx88KJW2gtLmEB6B8Ig1/QHhEQiP2EIzhEcgPALhkcFONgiPnMd0gvBI"
    "xkiD8EjnlHYWHpE+p7k5m0M5qDB3v/ArxsxvJGVwI6lxyCT7y0zILuDcM2d6ubJxwZZkss"
    "LiC0y4zqEcZLrRuL6sGdeX1umav+yupx5VKJyZFuMmWudklQccTJN/jW4jHMav0FQpZOqO"
    "VerzqUos5yo3XT5A8oH8J45RiCNhAyDhD44K/fj4t4HY2q+RA2KrLYsbiK0n7wIQW11wA0"
    "BsBXUIxFYQW0/OvUvTCcTWEYitgxFbzeo6ZSB98el+Wae9zmBaVasIhD5o2wc5jaXcBzWF"
    "5UtIOwrMy++DAvOP1xY/43vi/42SzUgjK+4fjg8pilw2ndynbZvU3AhjEsbTl2ibyj9Gc9"
    "G3YgMbI+zf49AjPlLZ5mMks3DHyCchp/GDKpOxEn8N4vSf4s04EQvVPZTqY+Gp+eqzpab+"
    "/NG+FuRJBxZQkCft6g+QJ0GetIVmkCdBngR5crCTDeTJ85hOIE+OQJ4cgjzJNqHxXZZZDI"
    "hjrQVK0/y5R6XOWee/9Z8TGtM4MPPSdggHKe6jgIYStYx03QzGDkV38FeGamJNZlJ7FmRH"
    "n4DK3pHKrmotvw3j6GGk09kzj8cHlXbVeEJ2rQ9q7Teh1KnvCZLZs2yO8K6G9Cs0vSMPsv"
    "R0RJScPSO3NAxFr3F5w+pmQb0FojGiHM3ZOvTR91NOImHGPUl+xROF/lNZZz/OV1qosW+t"
    "pcdJ7I5YWKCe29UfYPEer3Cc8HaNR/ceBEO7fWCI/lPjatRrPSkGdJ4MkXKfLRP55fPfiB"
    "ezSE9kinFimahTQT//7e2bLzeflCqZ2DUFU1C8a04z794QertQ791+oK6z3/1NdhmqH3B0"
    "V22nqqdNzdRl2viglfpJ3kuyWTAuzELyLebIW+BQ/Mgx2kQ0Fju/NA+xMJbo7S2JEA2V9c"
    "hjMaCWwhhOjohtMRXZH/18BVihVm8N1VYoWEE9W0FaAeR1FOGHquGt2z36FD1Os30kw/X3"
    "P2wTKD4ndYsrV/7Pu7rGjdb+fRnkw6v/nyO23Dr/amke78UAdQJ4rJZiKXrQ5CqsvaKANi"
    "QiaIl9Ul7xu3vtI1b56nVGPw26XWZOu9D3tchUr+qc3oY4XkeGaWFZlIPr+1UT5q+qibfq"
    "jsDPYsJ+YvqU5e2jBmtUGE8i1ixduZp0zbLwe16mWvN9iHY7sYU5uZIf/XFqOxEygkHTHH"
    "Z/ZBK6uHH6RHZqAvEgJtsY20/3ChOCMxgHOX7RhOMX1Ry/aKzW1x0MfZRUb1m+52nWjSRn"
    "3Z/obvGWCbhf6JLUHi1IocfJdm9o9kCy+6HsXGuciMpyaumjBk6EUf006WQS/z9piHxyTz"
    "3yUqkPMbsjocx3SEICaIH5QmrSMn9CfEjuxVMfP3B1AtHDIZrJw4b3AuUjHCMWehrho+8v"
    "s1D0BmemQ2dGDpOJHBxmhkcO5px+1f3JOjudFldDQY2c9WrmwVPvhvxW53bhzK7ZypJs+k"
    "YU7yHH8xpHGzLrbSstVAVuQPFlXU3gUnhzZURv0ty9sXvVpK71VXVZ66tSVWu1xQmrXXek"
    "oe4MbA7mHtG9VBAfmBdee24B3PBxu0OynAizvcUIyOCg+4fb/eTbiorXtRkBeeipBsGJsk"
    "CH1s9bIadNP+ehUPLA5m4moT8RWzM3vIElD3PPfLq4bJJ8dFmde3RpUwqMTEp+z25HOvk6"
    "fTY+qF/LlpNg27TRQUIek1WSKKfAaIm9BQ01CvShxocV5EIijfrlu/uYthG4P0Bmtl75gZ"
    "wZu/ojw39uSjWX+XMwB1MMuk/jOHqKgXUEn2SAbzcco9GdwTg4tJ82GdpPq4f209LQZuI1"
    "ans30/OzKPeMze5pDsmmBc05FAznBjzLFAgz3XmHAH4b8NvCM3XZK+1F1JeREGOrLgtycC"
    "T3Va8XQidnJ7bZogGtVysWxX+jnMYjnQ6UfT4+qAUlrSf3u+aHL3HY+eFTmVIo8wtZdItD"
    "yrEaVOpVxH+lnqh/sAjNSMBksaeYIRwyKf3ImxaQ/O1cFYW6I6sYiY/JE6Q0pCTHMsFzxB"
    "LLPH+rw2l+x9cw9y04lrUDxHQdo3UY0wBNSejLyMhUPlKXRYj5y5veXvv7aPuNWy9QvCxZ"
    "MEDyst8DBcnLrv6AiyNOkoQGF0cc0RCFiyPOzxKFiyPg4giLuHdpOsHFERkjDS6O6JzSzi"
    "6OyLuJBi5FHgg+RfelJ2rph+oTXXEPUnffRo/wEgJjlrMgYLkZy0cOjdnN8GWjenGXNfXi"
    "LstFKZf4YSLLvWrG8jVjQWVSSAZVoHomYH1xvfvkyBUqb27e5wz163eFlfjjrx+u3376/k"
    "JRLxpJarQL9IzcrlsdLskC4WCB1b7SNtBh3MUZHPSw7T3cLtKdBYLgYX8XG8qHWRCoh3oT"
    "z5J0gS+Ya6v6q8/Hh9ID4rTV4awAb0G8uxUTlE4Rl7WEFmwjGkfIY8ulrLPvow2L7tAti1"
    "+haSAsWDLdxt1llFw+I1FSbF+YXaIZYiHa0FjeC1U+Z9L/10Gto74mG0TkrTJYICJ/+i6A"
    "iPxQt3mIyINFDRF5iMhbxb1L0wki8hkjDSLynVPaWUT+TvwRRkt+CnAyhtMohGNQdi+mcW"
    "B4Xj1FOMlvDzEy8XeuzSjeIY5YOlKe3+hNmihcXNWkdEzdtVVFhs1P8p7gFG/Sq/5QOfaZ"
    "7uR/9b6WtnfGRuhsQ4tZjAMTKncA4LJUkoJwjm8NS1LsMS46hM08wjqXsDT3VzjCS83toz"
    "9zFlZeS5RCim4g9WL0L9TnPaQZtWW2pkFMQ/5Efu0pZJafP998zLmEKdHff3j9W7EP3ry/"
    "uS76evIF10VBbBekMeqTPAz6pfN+EY/k7zfpkz0E+qOn/pgY36lWwLm3S/RSJ2PLWovM1h"
    "wO2DZhm9N/6nIv60KtBSTcudY21so2ofGFM1kMhLlbU49jeS1jrLFJq8d9FgOeVOkCQRx6"
    "JJhERPxpPCa6/I3qhG4dGPK6DfK6VSKV0a65Q7i3X3Z/J+mC4CieERy3SbotgiGuaXNck8"
    "eit9plV+eh0M02d/OchlRettmmnwtY6GjbOtqiHO+3UcSiUUWid/Jw3CTbe0J2bRvdDBCR"
    "+ZoTH0Vso2r+h4guZUW5MZpHbIlk0bTpSixX0/+MF0gMZiKeqBprSbU0+XxOAyIruMmTdj"
    "EJVUE2lZiNkXQBl+LtyTsRF5AA3Yku4NqscBt+UIsbDgTrW0dL/C75v4GsRA0V3+x39CC/"
    "3K7+yF5ysJtVTSWP7EQE4tsSn65hTdWOtD0oHSVfW3uHQTWTgf7+gkEP3u5kIxIEZpHhHe"
    "L4Aa/TmNw9hbZkqQoz5jMY4N6Qe1tcErJcycLHv+CIC/c2nFPtpWW6ZofdlC1ospIoMW52"
    "sAa1q3Ek7PJdwWgZOU2uKhM0snXkCcz0jjxs/8wp2tCIbI+Nzh7QZkG9hWwsfAvxBmn3hw"
    "jfig7WnFDt9avgdKoDRhN4D3b1B5xObRD0gNOpR6EZTqfW5oHB6dQxnE61eLLB6dTzmE5w"
    "OjVjpMHp1M4p7U7/MrVkH2XBWudF9LzcG+cSO1wh96LRyZ6LmpM9F+WTPYmYYkTxHgIkNy"
    "NZRcPN3N0U4Z5N2P1t4AuCfRJNxFZlsrPlUbCxlaQamQxnSmoOdDxOLwfC6V6WNloN8jD3"
    "loReqi4IimQEI6Ce2dJbwB2xPsAc06A3+b2H6gDWhMSkNj/SRsHUk/HhwNeu3cFI1+swdx"
    "vqK5XYRn2V1iZT2Yjwlh5kdOk7jnZRA7Rg4i95gt7Jq043oQo+ZW5MDVlI0Pf71j/8qRz2"
    "OuL3Qgys3+0EYmAWaSsQALPFCoAA2FFohgAYBMAgADbYyQYBsPOYThAAyxhpEADrnFJXAm"
    "CHvb6jLfZXTRb7q+rF/grCX8eOzMzILQ0nvrZ6qNxMqy/Ty8DqNlKnNlG5MRYIJKFvTl8W"
    "dM7kySK0a7NQwB5yRGH64kiqdJP5XT27y2WXWYwn8nJioypBBZhD1bE63PLDGBuGVTIY99"
    "y87mPaq4W23HINwTuEe/R2X/U+YLfMiN0U4CK5PQRfPbZc4fDBXOYuAt3j++JFk23uRfU+"
    "98K62OsvJFpSzhNaKqKwmTbjZvHYySoPORia/aJOA3p34qcmBwKT97yUZ/5k4ZEYLTBHIZ"
    "Nh0LE6O5g0SC6qjOR/qSssF0y0XpJwXY7C9vMVEHDt1/CBgKstKyHEXE/eBRBzdSEMBDFX"
    "CBJBzBVirifn3qXpBDHXjJEGMdfOKe1MgN17xoal+ErAvrg9ahT2aF6FNarLt/jD9hIzre"
    "Cyfzw+pLXw5JKug+pKdW+AejH4cT0G9cKy/gD1AtQLW2gG9QLUC1AvBjvZQL04j+kE6sUI"
    "1ItBqBeQ25RJB2mU9ViT9ljKexTGCNVcL19D7w7hIL19ZI2v1pFYvA2H8B7jYHJ+9xl6Ml"
    "+U6O43P5BjSrSXm7vBcQ+JejKf3FBWSBEOUtxNXZTyNQ1GBO8h7i3H/YxhMedbXfe4x4Fn"
    "Y5tnY0uoZUEj/7XnsXVFiaHs8/HBxFbZeoIzzSHsAmEXCLtY0x8QdoGwiy00Q9gFwi4Qdh"
    "nsZIOwy3lMJwi7ZIw0CLt0TmlnYZfE+VSEmCz8eZiDol/32nVCmSwhMVmvdR7cQbpzWAc5"
    "7yUsI0zUwLhiUhbknlnTC89qcJrlnWcgoEm01iRmbB36bZTuLPBUrhuYk9Zr3dS7I3qVO3"
    "kyPqhv79sdrNbwZzkm5Y3Md2LUICz+v6yMsMBc3eYsq9vfkYdX6kNh2nHE19E9vScII59g"
    "H3lY+P/lAg2dvfUR8rr4Bv0WpHcEts2dK4fY4d5TLZPLbjba71OAg0ZV94bsPQ7WGnPqZ8"
    "7CCnp3iOI2Q70Y/QsFlA9xu6/h9efPNx9ze0vK5/cfXv9WpPrN+5vr4qYhX3Bd4F3eBLOW"
    "z0vUV/u/WYwzekJ3JeuUft3KeMpDQfkelm2Vy4z8tqLidW0GQR56nEFwzK176N1siQn96y"
    "pgOG8N5p8cNKHX+3aH76JCc1l1TCwJ0rDd4IeXyV1QNEYbGgRoJjDSBF6wjXhFlJYn85gY"
    "qupOqBWOxP8NKEE0VDYxj1lE0DqMaSD//YCw+OffGQ2Jr7mS6uhfDzkv/W63kPNiicEJOS"
    "+n7wLIeXEhDA85L+dqEkLOC+S8WMS9S9MJcl4yRhrkvHROaWeyn3RQJ8Y5ATmUi4GCZ8+a"
    "RAqePasOFchnGqo5/aeG6lrnLYcD56218ybFlAr+q8nPgVwiv7MVZEb/abR2bNsf8Xam3j"
    "Shnq+4GUDo9kjcdn/seImjOyNuU4B73F42um/lsubClcsXpRPHC3z57LmZRLaDOEdx99oY"
    "24TGKYZZjEs72bE14CEUhBixFQmHujZzQsJ25Qp2OMjhtFoeUS6N2eqVgTh04+T5lOROwv"
    "u/CHdqVBn8V0/HzRIAJqu08cEsgJuQoIh4hN4TX4XUd+mtiHK0iWgckxDheUwiFaifPcSE"
    "q8h6NupeDu93+F6I2w9+no0hbm9Zf2TDLmrJMDySkwUB+Y/S3UwlN9co70xtM9UvQbqsI3"
    "MYKsWAc3iUhTOpPO9T6TBnUA7y3Fl4yRbbniuTtWzVy88P2/NpKyj1BuYzmM/W9AekvULa"
    "qy00Q9orpL32IURD2iukvUJcB9JeIe31vNJepc9pnPWaBTmoSnS/7J+m3ti5sbzCnG9YZJ"
    "YqmAU5yHIv12jAtVxwLdfR6O2jLiG+xzGOjCjeQ9zjuJdTHpx8M5PIkvbusdtofagevUVe"
    "ZzSKFz7WOOrSf6w8a7AH1XmOw+O6hlzpCRbIEzv9nXDajAZmBuPe4HzaZHV9Wr24Pi0bB4"
    "yb3cWXAtwj96oJuVfV5F5pL+Fba4q9HUi6XutqvfWZdX3RWxyuz6W1VWgHwjpmYZ0A83gS"
    "sFuqEXIO5LXnoaCA2qyABszDgdlM2kPcm0dNDOxq89q2HJfXt0R/yeH+4bhJtssE79oeTF"
    "7/siAoFR6T5HGZOb6hEfmOJ/nm1E8+V6XlVAI64bEs5qxSzB94TJbolhGZf/4ETWMWyEqd"
    "U1mKjoRoxuIFWhBBj2ielKabkVsclrPdT/lDIL+nr9kK+T12qZiQ33PyLoD8HheiIpDfA+"
    "Y45PdAfs/JuXdpOkF+T8ZIg/yezintNL/HvKxdDuVgVkT3C78SMibt2NZggfMmmy3cLnga"
    "NzkZsGbMZzFA/WOKLkVxjX1ZVxUoB4XCQFYbmCT02/VyFgh9bHUfc4+tDGXGFHHMAmqRLw"
    "zscchi6iV3xh1BbOy8hCgkTvSZOLENYRkvVhkc6B22LVUWxZt/Iquqemn7p+NGEWefNK6X"
    "Vt3TEIZ1wKiGMKxd/QFhWAjD2kIzhGEhDAth2MFONgjDnsd0gjBsxkiDMGznlHYbhrUuVH"
    "XMa+NP40kk3r4h8zkQcN+We8onS6w75VO9jmQgzizLj1pDLNLgPjH147UKnHo2bqS/RWlT"
    "UN9AfQP1zZr+APUN1DdbaAb1DdQ3UN8GO9lAfTuP6QTq2wjUN1s9Z1DfTu9JSF/fkPcMBH"
    "g34d0ipeiLcsRHFVrR9um4kVoU7xsfLBDygSxnYhVc0JUstYFVjQ55wSQOkfBKcUg5lk3L"
    "BT1MgBrt6ffsYrEXIf4ATWpYM2hco0lV7iB1HQWHjbrYRA7KgXryQQ3shn5Bo6BDRz5jQe"
    "UZlB2mwPxMgPqiPl26juu1Xd/cvM85bNfvCpx+/PXD9ds0nV40orF92/bfKNn8tGOttG9n"
    "Hx/cuO9F410XNNq5ZUUtiUIbGi/QZkG9hdiGAyqLZq1IyNGcRWjKNqFaT6cvxcOV2LBZOB"
    "YbNBIDjJNk55bWo8Az5KnPQhaSV8mbf5A3Uct/6+t5HfXbIX7lwAoJ8Su7+gPiVxC/soVm"
    "iF9B/AriV4OdbBC/Oo/pBPGrjJEG8avOKe0sfpX6niaBlCwGnInWzsQKi03GZLdNAQ5W8O"
    "rlKi6lFpkN7QwERvYQg4TXJK9qZT4e16mLkSwhNtu2gvxx0N9Af7OmP0B/A/3NFppBfwP9"
    "DfS3wU420N/OYzqB/jYC/W0I+lvE2NI4j3kHAVeitSsh2CCB0Wa7Qziov1022Wkvq3fay9"
    "JOOyNbUk0ozoLcM2e6J3lDfZ2GXL0e7wCtVg7b2O14LeZk+5eWCK1JSM2CICO1PiM1F/2I"
    "qEcmPqaBxuX5wELyUBUFyQMdGshnpNLTIBjpZHr5+fiwTp8261Oo/z2v2sqS7WqS+2LE/A"
    "EqvuUDfQwqvmX9ASo+qPi20AwqPqj4oOIPdrKBin8e0wlU/BGo+ENQjqRDKkaxmda5x4Cg"
    "3EDrDAjmpiVfshio+dLWX7sTf6zR0E4BMK4bjOsViSjzJ/OILfXGTJUOmsfVWTIDZL2GZW"
    "ma6DmMNSvwYQZj3Rp8XvxJTdOEuW37s+YML9k61NxLWRe72GNAPnzEuRmdEVAbMsLH1mx7"
    "9gWOzLisVTJpM94LQBj07TXzNPzUXCxPEWCFNbDCInJPjd3iDAZ8YsvCy+9pSEYVIWb1bN"
    "wozDwJ0rYHS03dhATRmCyTik0S/ApNybdVICieIo4fuKz8uGGRz9Fm8YDiBeUoWRzLlaMe"
    "+zI4iObA8g8hbLv6oyD4mWlRGQhIUa3NIPIPkx1629ylgd6ZZg26E+hOp+YPNJRTld5NLE"
    "kjhzKDcdKlbOZT1jmVyqu0xQeSiTsjnQOkHowPej8LtuZkMtu1PmKurceWSwGKH9LK92zi"
    "4wfIuh3AEgMui139AVm3kHVrC82QdQtZt4pryLod4mSDrNvzmE6QdZsx0iDrtnNKu7t7Ub"
    "iIpncv7iHgSrR2JYr+eVP2izjogtZdIOV3JYpod+IK/rOgs9adt4KSCXd7yFkzB7ng/WYh"
    "Ya4zEmr43UMcZLizsuC2iPJrGvjJn1/W5dNn48OJSdmmUKwaBHcQ3K3pDxDcQXC3hWYQ3E"
    "FwB8F9sJMNBPfzmE4guI9AcB+C4A6678mdCvW/JrtuCnBQHbpqsuNeVe+4V6Uddx4wFnGT"
    "NWOPgOWidEgGc7Ik8uUGhOZAzuxqncY8jfjcAWB8lpLgA3KPYxZp9LHqet9Z0BHrfe8+GW"
    "7B7wCbRTZSgHuuomtnDd4EmC5HmphG8mBcF9Bgnrde4dB7mHi7xgePWn+kt4uYo9/TgPYY"
    "JeHZP8nj0iwkKCB4/gRNZfBx+hKxyCfRGKlqYGOkjjSM0YIF/is05TGWZqloFS8ImuEI0R"
    "jNSMDCWy7eWj6ZfeTvhiCNA/Y7BGns6g/IITs58XKVNK/mOAfiH0s8ZI5B5hhkjh19rhfy"
    "mhqlNdVkNRWVK87WkWdaHjcHgqIkrRM9EjPeiPk9BHhvy7v0oibrMKaaexzlevxFrK0V/O"
    "ehEB61LTxqi7CRBq5GOnFj93B8MGPTy7WFlE1QA0ANsKY/IGUTUjZtoRlSNiFlsysjClI2"
    "IWXTIu5dmk6Qspkx0iBls3NKO8txgXzBjAnbZLl/Xr3cP9ec173VDtja87q3+sHqwH7a2X"
    "HdXI1Y3xcLtybnrYbkDMY9ljvLHsqFY0PNXvbXNQ5jGldV4t1iipYK8ajYA5/8lPzv8Niu"
    "C2u9ffNO7F9imI6fFxLesvnGBWqxpsLxIWqxrsIxUFu8t4zck4CtiCaFs2Z1yKHcWx96WY"
    "VXkSQsfpBK9gqHZm6kDgy8N+L9gWDN4K42iNP2rSxh2+jt+sYDGj4Y1jzfQ2C8Nhqv3oJ4"
    "dxMaVkggNSHZEvJ4Hsjo4urlDz+I/9dbdClH/IsGtL+oJP2FnnK2jttynoUek/TLgZFuTV"
    "B6HcYq9qsJSSePxg0C0vuWB9PtvywICjCPxS9ZzkiEbuk9CeX9YxhxElHCk1vKkijkK5S8"
    "20frFVqLASCz2jmK2AYpxX5U6Lzu364JkhcuGEjem1woALHzIcVqIXZuV39kr+ZSc8rEut"
    "pDHFQbnzaxrp5WG1dPS7bVPQ5093RXD+0dwKVh7cIFpT9hGjzcyJNhul088/TwRu7LxhO2"
    "a33Ea3p2NwynpvtItK9vI0xNuMZnAMs6bLN29QekqEGKmi00Q4oapKgpriFFbYiTDVLUzm"
    "M6QYpaxkiDFLXOKe0sLKd8VzGMjZb9LMhB8aj7qyXE18XYiyfGCYFFoINsd58YmJK2ElS1"
    "o3uHdJDv7kf3Ccq4WGa6nLB8juLNyGbPotyz2ftYTqDw7qnvvEs17hL9NaVfsqCzLv6yV/"
    "/N6duizpq/UBUdNHE79giXJn13pcwXOAyJpnBInWm2xxwxTWqDg3QJGaJl5uOHyZpr7IOa"
    "GrsZDJTYNSixq6q0LWm4jo3SBAowh6zhzpaLmLXgNQcCVrWFs3SM1gUxUwR4xQ3WXhl+Ir"
    "pAffXSu4fAymuw8kZkiaM7o6G8h7jnAfdytOB2TXgiQ5plGRZw7rF92UhwuKxRHC7LkkPC"
    "mkq2NtnzCjBnAkid7XkRE8ZWzGKs8T0+sJBUnQjN45zh9cgqjk9WjNN44usSaevoLwCB/7"
    "YqGo5udSZJHfcZEPDejveIeITeE38ilxHDhacIhT54ZB9s15KW3ZBBQ0+07Ym5PDrWuifK"
    "aOiJx+3Hi20mkvmGnCKhB9r1wArrQop1zKcIYLwd4zMc4NAztD8zIOC9pe0pCQwmKxZQzz"
    "Chv4h0UEPoo6jUlreIYG5YJa2EBMZNGJ8Tw+Ulj4MV5hE5IsIwpOFEV/PrwJ0UJTTk19uc"
    "X592l6ye8oje3sOhu23ubrpcsSie3BEz0yEPc28Xe9FkE3tRvYe9sOke25/wwy8R9chIey"
    "h/+2zc4Ej+w2S1a3uwus5UtZ0islzFD8lVsDzGoS86AalHPKl58wRNl2JvSBK7pki0QFMv"
    "YFxtGeLf/A7hmVhOEI4iei++C7FQvI1yJG+pHRU690hf+zVMG4sm021L4bvjKF6L2TlO35"
    "U+kj9DfZUs60OCOdyBCyUFoKQAlBQ40fYGJQWOQjOUFNAk/kJJASgpMIzJBiUFzmM6QUmB"
    "jJEGJQU6p7SzJLsTHAcGV0J+olx3/R5Qd07t0NI/QP7Nzvft5CKDMHwKcehkyZFH617XMl"
    "l98yiH2O/ucGUqD2oEneqjJzkUnD4xOH2yV1jbEK4/Xw2MH2a8BdvAtPHJKuPkEZezRjo7"
    "WWVPyO1XTj4HLB7pg27p03GjsNuakwlPmx+MvH1Qp3M5+j1zAnqMdsd2/5RcPCHe+wRN70"
    "T3T18iVXdM/F+0YIH/Ck15jGVxlWkSQJtheR0FmpGAhbdcvKl828WRvhNCZg5YqhAys6s/"
    "QGA4OfEBwXND4jMQIL79SQ2sCaLU6Drb9met6pywHottxDlSkMV1WqXFaeRrpQAH67FcNP"
    "O0ahytYpyUs3XkEcPtKwfqa9CWzGzn9q+t02TE/B4CvLflXfqsk3UYU029iwMp8nkopAbY"
    "lhpgiYT0X6wgYGQ/Hx+UjRZps4Ny0UcV9EHxAscIoxWJOAsR5WjDojuZNS3+9fe1vMeUbV"
    "4hEvoczR62acxIQKZqKE/LklCH7wXZx4HFE2Qfu/oD6nBb1AWgvJ2IeKVKmKpAWdBZS0HC"
    "dDLlbg85a+agqLFjGprjrLbzdbt0cy3THYbu5uYvuRd/nK9PF9S7SRmES8ZHZ9OF3oYsIp"
    "MW8lwZ6dBydGyrmpPI1KreQ1wa2Ccg3vhKvizIwcBL9wfUIoIDY5azIGC5yZnbgJIKdaru"
    "aHMW1RfPR42zHOcEefVpy7qqQ3C2ecimqDURF3k7kzbksr226WDMJW13KOhS3bUQ6nDAEI"
    "JQh139AUVhTrmlQ1EYKAoDhhMUhXFiskFRmPOYTlAUJmOkQVGYzintrioBJO+c2qmYrWkg"
    "C8wa9kABBh3QPoknYCwyWVV2AJdI7zCDIsZyFzMktQADarXnBuRZ/pAZGelZkIMhm+5viF"
    "5FbEUisbUpmkyoLiHd84m6p3tGfHmLolG5qSwGjLrSMiFcDCM6dwBnfI7OuJzheGE2NFMA"
    "jMvyQdrYW5DQiM4sBkZnKSCxwroSiX9d4zAWzllVNCJFFUUk4tElDp78lPzv8LaquiTqt2"
    "/efXj9/vsX48tCea1007oq7UwsklkYONaKDjVmQAEHRsBhIyAiIbs3ZzoPA6IPEy0GZiTv"
    "tZv4Wv+shusSEug+TPcce1QsNJRoNr0arvMw94i+alSx76qmYt9V+Z5HmUWDg8mSCLbM0u"
    "1KyOP5yaPNggWkrxBl38Nburtq+Z0sTVMiylD3hnkP+yR9WBtm7KaII47pp0caz03YrSa3"
    "rPtQubthGmii4Aerju+BcOKirRKfELkh5E57LvRwH2Sg0AuP7wWiK3zVrBeItgQW9IJhLw"
    "jjgLacCxko9ELbXlji6I7EkxZXURSR0AePmwlLFopNv8U82AGhBx7XA/9Y4ygmGtHgcB9k"
    "oNALj+uFB4JbdUGKA/7bFzq6143+umT0FOGia9vMt61zbsuR9wWLmZlStoe4x/GPjTj+sY"
    "bjH8sc31OfmCWQ7BDuMdzLKI6ItP0MBcgU4h7Hrt3O8p5g/UHP5MH44EHPYNeuz4Oev+dP"
    "/RUTdoV/PlGlsv6AE6HW2yBwItSu/oAToQ3WfTgRehSa4USoJgAFJ0LhROgwJhucCD2P6Q"
    "QnQjNGGpwI7ZzSDk+EhsopNT1mVMDBSaNmWa+xcY3JHAhct9au25bHFiUQczgHB/rzJgP9"
    "efVAf1410FeCqVZk74AOst39sgLXQcBVKOfaBXMWLY1WmBRwxPTYFV4lYeEhLi48xlE8SW"
    "/ZKPurVXpnDnbWl3fsQi8m/GVBZ83eCj9MvAcvMLqgIwdyaXXtzO2TDGH/PjnghR+Mzujq"
    "sMcj+ceBMCzoWRgeudtDjrg7qfB0esvSEHeohDX91VLVgziPgjWiKgGxzOnB3EPXCD2ySe"
    "uTFePCPfPEQiEzUkodcM1YUMG/BlvoiZkA99UVadLGcY2G65ub97mwwPW7Ascff/1w/fbT"
    "9xeFSgDV1KsccqM9sYwEqbmCXbMVJQNyJh5y9FsrSZWR9zNnYZWjnEUVXRDqxehfKKB8gN"
    "nkNXz+/PnmY24pSe2O7z+8/q1okrx5f3NdDB3KF1xr8/h5TFZmHVDAQRe074INlqrybJuH"
    "aVQ8Jw89wwo6F5fjp41L6JCAeO14ziGB5nqabzFvx3IWCCTXk+wtiHc3oZp0g0MXTGWAkK"
    "Vjd5bOCkfxOjK/RCyHhE62uZNDFhuWY9ohXMxobJbSWJfTqIsR6cIbdenwsT62AQF+bQyO"
    "3obEn+gy3+pCcFnUI2NIlo1psxCSJALrV/m6IZpFubcQXD571mSYPntWPU7lM+1AxRqN58"
    "B+mkPCfmrzfrqhcUi42Y6awbg3lbrPn1OXI5jppDsIqKQty21gXRJXbbALHzt9yy3GZziQ"
    "OQRmpGdAwHvbtMVt6r5izmQZLyEdNN+fNlnNn1av5k/LN17QIJA3N5m7SSXkEfNCQhZtZc"
    "AhukxJHFZ8w1xji1aHcQswZ1aYDnNCyH1S0cIw57kEhMJUJuu3NcVQ/FtVfkRTDUU9GTco"
    "h7Jr2Gk9lN9H2PPYelflgpN/JMVOMkVSoPaJ5cN8jKD2iV39AbVPmigAUPvkOMELqH1Sst"
    "Oh9gnUPhnGZIPaJ+cxnaD2ScZIg9onnVPamZhhWPLE2Uon3UueW1fciN4MxkGOL5pVxa0p"
    "ilvBsaEOl0eBO9zaHU6JNFxE8jAHB3r3i4lU8gy2vW1zl4Z2h/I9+zvxzNblDMbB4dp96M"
    "mnEfGMr7bNoRzkuYf9b6k3MeqyB/YYl5aHY1+SZX7j6iOvWrXMWe97BZGJRabZvhnMWdeL"
    "kbn7hl7dI1IrLB+YPdx2ktzja1jYJAtycG/rXiqViT+Gjl0GAqkV7YuEij+em/rUeRSw35"
    "59KVfqDmvVcb/HAPOPZN7XxsAOku/rg2DAfy3/lqR03UQ+if4i16+RJq0r83R8MLWLycaT"
    "213rPu+7glQuy4f3GEEql139kTHi1UQ1M3KymL6oL00X55g/0RUAhzdZ96k3rvwPJf8Nji"
    "wKOnzD65L3EAe1lybKS7XuUmSX+uaHtTIYB/ntXHQVdOlCuZ8JDohfTfEj4riWEVyXgvb2"
    "N7W8Vhdl22Wgvb/5+Je0ebFSW+n2b8PbQR53LYhldPc+nvlkiXXVq2rKx2YwRywbu/tksH"
    "VjVcUvGrYpfJGHQmKrzYmtqq/YOm7dz3ssdLRtHW2THPee3Y6qxDj5bNxQigu2bUGIAyEO"
    "hDhr+gOEuNMzj81T9LDL+XndOyCxWEGN+E0BDrLbS9nNGZkzXVHDmpryewiUk29fTn7NSW"
    "SsJmdBTo7wrnOgIoKDFrf17kHAcgOWW7iynXmwrbiGA+/D928/0ttFdbpJ8nTc0McNd607"
    "LieUtbOTL4FyQoMz+MH1tas/7Hd9z4D63ZLZ+HTJDnHWZ0vkne2GIzYDgezYtuMVLiI9Tc"
    "E3to50vNeVettBHHS+uj/CGq0DQ/d2C3CQ3e4FyIhgbijx7iHupZhcNNIgL2o0yItEg7TJ"
    "k/xMbpfCFxxV+ZLp83FDb5Jn2h/yJ0dvBN3EW8f0niBlIXH0+zxiS3lt6hgJ/1v8758QDZ"
    "HYqJC0BF4ijGY4QmyOhJ+JZkyQMEabBeMEUR9RnnyMo++4+PeTUaGXe//Cr+HX8Cf8gNbi"
    "8QJzFLLka14KZLxA8jZYhCOiQFywPUY49NW/ljRcx4QnX4Rj2VS0eBBfRcIn6L+pmEzrWP"
    "wY+aMSeCyfYir+BCq+VX4U4FC8UZVHIT7Ct2Ic8xjJFnKoKjYOh6N/zztoHlsu5Xc+bP+d"
    "cJR48uC6W22IgOtuV39AJeAmifVQCXiYcRCoBHyugRGoBAyVgC3i3qXpBJWAM0YaVALunN"
    "LO6iLaGoxyPw/TypjKmdBufKQ0h3LP0On+VHRRfmo6xIs4ECtaj/RUHzWKd2dBZx3y3uql"
    "JtztIWfNnBpCiSxuYqoVYA4lDXRmrIkBZs5rDgSs2lWCTPgmM8bu3tMl1Yfycg3Gh2N52/"
    "aTYAc4GMyb7oybaRoXk//4Tvwn+RaPEYvQ27+9/fS/J1/+9y9vX8lAF5fV73CQBLwWLPDR"
    "XDTCScgsiYoJfxqpYcXWPIls8XJU76jfDAc6HbBuIDRmV39AaAxCY7bQDKExCI1BaGywkw"
    "1CY+cxnSA0ljHSIDTWOaWdqS22S9gQq+krVtPO1PqP3hzsnmM1ECiAQMEpmOMrrKviUnPB"
    "ZQpwSafpbL+KhHsX3RktlXuIex5KZ5eAWRIr+KRq4Y80QYLtk/HB6ECidTaKClSTDjq6Az"
    "YW6Oh29Qfo6KCj20Iz6Oigo4OOPtjJBjr6eUwn0NFHoKMPQZeA68f6FG+PfZmQ3fx2X0sH"
    "rndz7Xq3dg6A+FYPR+l2OrhhDJe81Zh+fVzyJsgTC22s4bx+aO9ALpBeqsPVsBBXbSWu0t"
    "gOsfGNFnuIezRfNSH5qpriK009OU59EhqWRMyh3KP5oslWeFG9F16UNkPh/AnOuBHJGYx7"
    "FHcWwsuyTJaYBkYc7xDuMdxZacTc9Sw4vNsZS41ZzqHcY7p7k44sSSQY8R4mxh52Geoe4d"
    "272nvWzJ1uDdY9yrsf47MAe5qUlpqbfHcIuMfX4B5fxdqkRd3gItDFQd2DEcJXJBSvYjHW"
    "mCJ15d0LQGcE/GNnWcT4QcW5NNZ2Tf5hDuUM950p/SsaPuguXq8To3cQ91YO1+qOf2JsOd"
    "LlH8rPxwezD6O0GeQeQu4h5B5a0x+Qewi5h7bQDLmHkHuouIbcwyFONsg9PI/pBLmHGSMN"
    "cg87p7QzRWLB1pwYnt/PYsCZaO1MQNpnnykZfIV16Rh/XQtHmMbV6jHWpmP4xKNi4X7yU/"
    "K/Tm2uP719804sut+/GF8WwiBZ4rUJL/G+jGbjFbmEPN4ScjmQRVn8DYxFE/l/jBaIAs49"
    "g7z7+Okce1QMd6qLc9QwnYe5R/RVI2X+qkaZvyrH9MTUF79BOepmbBeB7vHdSwx1Rnw+kY"
    "WCzQLWWRQw3YhplZNsNqb3EPc4/rERxz/WcPyjhmN5b/vExzTQaFQHL3zfA8Fjae2xJExu"
    "CLnTFnQ63AkZqEOF9k/WCyTU+O3NemELhV54XC8sWEBbzoUMFHrhcb2wZKHYd1r0wQ4IPd"
    "C2BwISJ1ksJfprclCzoCOmoaZZJYPNQuUsMhJb0vbOhBJcuNPmi/hpH+V1LCNNqtj+4fhw"
    "tTrRdhLuGh++x4azwJ9ur3xRd8HIfE2e3BXDYxoEaINpvL0xRlaJfYWmqqSkun1mwTZI/F"
    "EP4v88oJkAy9tlZuSBhb562SrAHtFdYnO0r9Vkv/2ez30qlh7OlcJNqPwDEuaGthtBwpxd"
    "/TGcEuFn0AWDqhF+vHTFzg+/7TbiclJPVTw3RZx3kWsWaJaGOps2OPKSYLNNO7Ry4TZzaZ"
    "F/8N9Yf93l7llD72CDm15y+d8LZTMLC1xa52hDxYhYx1uDHH0/pf70JaLCgOfkdine/ye0"
    "wByFLLG/UUDmwmzfRDQWphOaiRcsmLyKUt1BydMLKL/jSGXllnyEo3771/Br+JHJtydTQd"
    "6bqdyS5N0vE88kEn7HjAQsvBWuCtu90Vvg8JYkfgyLfBKN5SPlwXDlwsgHyW2bC7rkJJi7"
    "fbmmI/ZStQuR3hhLdN1QLXHlYXDW2kDlisg9NU70zGBgN7NoN/s11O9k6vPDu9g6bHxLs9"
    "gjkkuSxeK9XdFVpuoYyYOV8q7kGfGfoPcE3xP+Uv6Dj5H4UqKayjavxJagILsNSH7K5Vvl"
    "6s42odhp8FwjcR33uw9vJnWy1x8D3WlA0RqBonVyOQWOgMIR0NPSDEdA4Qio4hqOgA5xss"
    "ER0POYTnAENGOkwRHQzintLGxwR3VppDVLfgpwMCx40awgVU09qlLaOlY6hln4OweC3MS2"
    "vpqth5tdFdGzWaF4LkjUHIl5HUX4Qb/zZUEF6gPKhyhRHOTx9z8gYca2sTtb08AXP8uwBw"
    "ow6IDWHTAPtAefq028HcAl0uF6sUGkfcU01h1+qKF3h3CQ34tGBF/UMHxRpjgxyYxTGPMw"
    "96SpPq6xCWMcTJZEUGXmEpaQDo7t7otPRPRhbXhlUIpwkd8m9Da/OY+T7d9d4rcmaycLgo"
    "NpzVN2RHscTni8TVhuHqrL4454XaH65r7CQr0vHFB+qc8q/YOrNOHW3RNQZsKuXoAyE6fu"
    "BSgzceKkLzh3P/xM5GvB3xcmlqSRJh15/3Bcl5O8uJvMqLpfKm0Kd7VAoi4k6lrTH5CoC4"
    "m6ttAMibqQqKu4hkTdIU42SNQ9j+kEiboZIw0SdTuntLv6HjGezw2zkrIYcCZaOxPK358s"
    "MNeUGa1L9cjBHIzZdu9JkG8rKhb3Ca6opfRF7JcVbOehp7JwYddtZsRy4rfp5AwOzCrbOt"
    "gSpfenpF/+m0V3Slctqb35BuMDiu+2myebfXNQfUH1BdXXmv4A1RdUX1toBtUXVF9QfQc7"
    "2UD1PY/pBKrvCFTfIai+qhK7meibgYAr0V7zNT1w9qijZu3sqt6c6Z6rYkAo46jD2hpd7p"
    "56ZKQV5NST8UElbtcMFDhQ4ECBs6Y/QIEDBc4WmkGBAwUOFLjBTjZQ4M5jOoECNwIFbggK"
    "HIgVJ3Mm1pxEpuLnHgLEtyZ+r7Q0NnT2EAcTXS9+aKaB1omgZRWUcLnqagd4naOcgzlIdv"
    "d+8oytw1bpplkgZBRbbU9G5F5et9eml/NQcBts62ZL4hfvYrL8koyKUgRj92x8IIZBRcNJ"
    "GiqEMAaEMSCMYU9/QBgDwhi20AxhDAhjQBhjsJMNwhjnMZ0gjDGCMMYQwhhwE9noZN4E3M"
    "HS570VKt9dlbstc1xXITePA2e5vbPM1pFhtGgPOWbR/zWP2bI34ajnpPklDdcx0dypV70p"
    "ZiDHG95PbS5GnPOHF8S7S68WzFP6M2dhleyQRRVtc+rF6F+o4XWFlm2NNdz9/PnmY84gT8"
    "fp9x9e/1Ycwm/e31wXLW35guuiQbJgwq4WQ9RkROdAztjNnQ1p6ums5pp1OAW459J3b2dA"
    "GXgHysDfRL6+KFDyYHwgfMd2rSB0B6E7CN1Z0x8QuoPQnS00Q+gOQncQuhvsZIPQ3XlMJw"
    "jdZYw0CN11Tmlnqo5yOsUwNlr2syAHw0jd36qbJuVaXPDniOdduo5eQB2rE7nDHlsuJZMP"
    "huwXcRD9by1InOIAKTCfsGh4I/0p7qJfkdCX3B1nZb9ssrJfVq/sl8WVfRVRFol1wojnLO"
    "iIVL8/EslNOK6muMRwgMPJjNzqQqUHjrbloeCP2u2PYj+gYYXoUNPJWSB0sc1dHBHMDSP0"
    "e4h72l0vx+oTwiakDc1bFDDdiOmhZKTZnBaR5fMfayb/8BKddUmse4wzfB7dQdZlANZxni"
    "LAMWvLOQ35inga2q8ZC6pS1faYAvEzAeprrO8+Oa5lc31z8z5n1Fy/K5D68dcP129TN0I0"
    "onEF1yssL80zonoPAaYNmOY0XuNYG/2okxyyKPcsj2eNLI9nNZbHs7LlIcVJEmrWj7qkkz"
    "3GPZYvG7F8WcPyZZnle7b2FiTSGHhfyLcqCy8LcoHnOvfz7W9fcktHKS1+532+v/n4l7R5"
    "MVd+mIdpFjhMQ+ODC0YlhJlK8lkQmH6tSwtSvsKxWCJaleoqoUHvslnv4jGO4nY9nYdCN9"
    "vczXMaUr5o08s5JHSyzZ2sQqOTGZmzqEVMNQN0wSrsO6iKAxwt2y2ceSjMKdvmlE0H4d7e"
    "S4+46jRc8nTc5EjchOzawsE4OBgHB+Os6Q84GNdgA4eDcUehGQ7GaYQ0OBgHB+OGMdngYN"
    "x5TCc4GJcx0uBgXOeUdnwwziyMk8WAM9HamWgjTME1Ovav/Xc0NLuOKgU4eAqy+zOmcBTs"
    "ZOuVFzPTrSKLAeYfx7xxCeQ8DNyzw+5ZyAwPO6YAF8ntIelQ1R41S4bbQ1zg+NipcPfM9B"
    "LSHcIFugvGyLNnTayRZ8+qzRH5rCCfBrTqUoA6lTqLco/pboIBNoV55e2Eo6oor3o4bhTk"
    "pWlTiPFCjBdivNb0B8R4IcZrC80Q44UYL8R4BzvZIMZ7HtMJYrwZIw1ivJ1TCjHe4TsT0t"
    "03ZD4DAeJbEw/3RfZ5j1OLqyLhlsjHD2pp8xnVitoBYFMscgmVt7rlEy/ZWldOpG5N2GNg"
    "UWi9KMAlkN0MZkuiTZ/W6oeXAk3q8/GBGFOUNoLoEkSXILpkTX9AdAmiS7bQDNEliC5BdG"
    "mwkw2iS+cxnSC6lDHSILrUOaWdCT+gtPeptO+KAjWmd4dwkN+zvLJwJCxS746t496UiZ5r"
    "xcL9eadWHWRM2ezYzQ7hxCpy7GM3bD7nJJ60iDGVkc4YcZ1ZHOllXTu5u/HiXUIecRVX+j"
    "KOInqPg+Os5N3vljv+9O5ngwvWqrzPPpm/ePbyhx/E/zsO6y8akP6ikvMXpTKmnNNbs+sw"
    "9pAjkjzDAQ6TDI8h2ihwnc6BfbLDS16wF9N7zfJRQ/UeckSm0xDiYInmLNKM6GrjI20PJo"
    "dFCQGfZfGSkSYjIHkwPpASwHetICcAcgIgJ8Ca/oCcAMgJsIVmyAmAnIA+gpiQEwA5ARZL"
    "v0ObTpATkDHSICegc0ohJ2AQy72gwyeREb97iHv7aZObw6ovDivdG7YS9JgN3h3CwdF7cd"
    "FEab+oVtovSkq7L/Y3zQ5GcED8KqU9xbgweo8djBbktai7mUMB7S1oP3LOxZnTjSOCzeje"
    "IYBuc7o3LLqb+PhBQ3nNTplDHTMDYHw5fjq+Gj8bPx//2JuY33PyhXz9Ni9IcmjisGigx3"
    "Nari5tjvLlkm3nc+pREnoacv+6xmFM46qj7HloUUYhHhUO+pOfkv8dmndYw+FPb9+8E671"
    "90/Hl4VodDbbuaBWceNqRBkIJIG2DTPNxF9rHmPKoVzYKXvN1pqxddjqyuksEERYm0VYTk"
    "jYpoczOOhgqzs4xoa3gOwQRzRpWfozBpdquaAR8Sc6xV3OoAqKs6C66ePU1JHTQVfLkU9i"
    "Fid2ZONzBQWcM2GgjgtYVTF7uIyVg9we2UCNyBJHd0Yr7x7inml60egGpouaG5gukhuYLE"
    "lkfSPeMNLksarPx3VprJjLM1Fe2u5QIutoekfISnmMU0Q5wkj8g7MQbRY0ICheEKTeKJ/R"
    "EAnn8hWaShdHtb6l9yREswfVTvid9yQSQBIRFIo1AG0wR7In/CejQp8e8WshIdeBhQ8Scu"
    "3qD0jIhYRcW2iGhFxIyO1D24CEXEjItVfvGNx0goTcjJEGCbmdU9qZuGVsyT7Kgm23vR9H"
    "z+6+RBckO2fcgybsPq9m93nZbhVU3LLI0DvIgBxkufvcIi/AnJv7u3mYe5ZhZxJsLo9LCp"
    "xGNO8Q7jHc/YLBSURxoM0xr1Nusiig+TDNsjCfaRbXHgJZXG21yVWAdVdv1R1PSRHuDete"
    "1uddFMdkbOdAMLpbK++DyL2h4YTHzLs7jsfSvbU3jOv7XEtu4NRfm6aWZFGwqrReVdarVU"
    "ANj8xmQe7tnD3Y3Vu+JuYHaMtQ9wh/2oTwp9WEP9WUrLxnYlE29XTyMPeI7l7gm7H17SI2"
    "zVjNoc45ZXWDowiH8cNkHcZUs//VcFiGnjORAZ2TyZKF8cKopHgB5pAZ0Vl4RJ10N3OqU4"
    "R7C6hwiRt61bVudWkZhfTeglvXzK+rc+xsSu99q+6d0eT3vk0vpDmU4Lu7ucY4w3ezYGgh"
    "fmUmyRbPYxKpf6vXHszWbfgKyLztd0mHzFtbFivIvD15F0DmrQvJgJB5C6mCkHkLmbcn59"
    "6l6QSZtxkjDTJvO6e0u8xb6Vgb3nu5h/TFZ8n9c86TuBN/rNFWmwIgX7RBBkGL+jedlb6x"
    "jWuXtlXIfTrdihUyw9SnFOCeX+CaNv6BYL6OyEijjqePxnX6eET53WSZaQl3uYGADQK2Nf"
    "0BAjYI2LbQDAI2CNggYA92soGAfR7TCQTsEQjYQxCwle9pJghlICBgt/UkNgudyFp3ucpC"
    "K7G6IWB3pAflSilvQmOpM4sBpbPt0PbXFbZNBevb9uec++9rz1RdMxZUcaY/STUTiL6Wg9"
    "0nx2Xr+ubmfc7qu35XvMDq1w/Xbz99f1G4oiYZmJZIxJ/EnjnS6MPq8/FBcTgit5THyWlF"
    "UIdBHQZ12J7+AHUY1GFbaAZ1GNRhUIcHO9lAHT6P6QTq8AjU4SGow4bFRx5RdKTd1t6bP9"
    "dzgm1M48DMRdghHNR/XzTh90U1vy+grPBJRrHHlktZ9fPB9AREAQdSe2upPfNjSx3whXyr"
    "2vgKOBds8zr78O1vX3KmYTqov//w+rc/5czD9zcf/5I2z0yCN+9vrkvleu5IQBeMaYZ+Xb"
    "WeLMolra0zm4MuV1LdNiB1jwBCdbKkxyKNsVHN5w7gjI/RGZcBuTes7r5DHNEsDoTfeRSb"
    "ovvroyFsD2F7O60ITdh+GPWs2Yoc6zb5yybLwWX1cnBZvrmEcfn9JhxnMC4Ytm6fnftEBM"
    "lcW1kufTSuS4/YzCdRpt3h0nJ8Pfs78eK0MJys/xaxjfhfHKt/+MSjUhBE3gKHt4S/QtMV"
    "fggYFu03aSN5mhyFhPjiBQzF+I4gMp+L12oK0R3hCyGvw4GdGPI67OoPyOuAvA5baIa8Ds"
    "jrUFxDXscQJxvkdZzHdIK8joyRBnkdnVN6LnkdA46JQ2E6yJs5Fr8XjQi+qGH4okyxMO65"
    "brWtvccjhThI8tNGguvTGsH1aflwKl6ydaiJcdddFrjHQIyrrZKD5U10XpWYVh1hLOJATG"
    "vfBZzT25AQ0x7Iw2AKtBYzBxGzXJHQ38bwhhi23Md8TMZ4HgVDvO0Q34bPytT/LMyUqhvf"
    "9piixkK9GP0LBZT3tshnpMzZmgYxDfkT+bWn0DB//nzzMae3lJIli3mR47yQIl9QTJaUMU"
    "6f+FqhsXo+5FEwH9pnCSc8tijrnYeC+mi3+pgkEhht7lmQe1J+Z86bJdkyn2OyGmlSZdTn"
    "4wN5MjxtBAVEINEEEk2s6Q9INIFEE1tohkQTSDTpwzaFRBNINAFXDxJNINHkvBJNtmczTC"
    "tM51BQZLqtPyGG5sxow00BDsbxuw/yrLnxSdUMBNzk9iFkuJ7SSasGrkh0Vrh+HcU0+Ykl"
    "7Tp9NK6Tr1csinEwwZm2oGKDig0qtjX9ASo2qNi20AwqNqjYoGIPdrKBin0e0wlU7BGo2E"
    "NQseFQHxzqO5pO3Uj5uahRfi7K5834ernEhuWwMxj3jJZerpwU3xgT3bG+mkrMGYwLLNeZ"
    "J31UYV6tZwHlizap7XkoWIo2W4qyZ9hKo+dV35C5h8AdmQfuyMwzHVDDu0j3EGB6GLeR/k"
    "T5KsAPI000Jn00bhCN8TNtDxfe3Ma+d0UwsefJA+1oRhayuKX8SAAICcdos6DeAoVsxvwH"
    "5OEQiR2SRGj2gDBaYc43LPI1lTb7+AaIFfVlj0GsyC4vBGJFJ+8CiBW5IF9DrAhcFogVQa"
    "zo5Ny7NJ0gVpQx0iBW1Dml3ZXWxLqVqC6JFWvXHxdiGc+bLPfPq5f75+VYEbsj4WSB+cIs"
    "YJSDuch0584CnG44kUtMQ4/plpAaBXYPAQXWQOsm31ZUmCgT3Q5Yc/FZHnbW958Rsaq2CL"
    "1lcGB122x1R+Re7JytKoflodDNtnWzJaGod8tVxO7JSBOKSh+NG4SiaKbt4VBU8tt2cSJ5"
    "HzlWBR6TW9nEx5iLsYvmLBoXb2PzxI9ENJSfC2tHvWn7ZEbUMzZHBHsLTXzqaF8LQSsHLE"
    "IIWtnVHxC0gqCVLTRD0AqCVhC0Guxkg6DVeUwnCFpljDQIWnVOaYdlumT6o3GVrgwI3InW"
    "7sTWxTPZcfcQB2NZvZzNgcDhsRy2NDzSQjPOQ6Fal9XGzTAukuLbw3VHOLjZeYFBuMfItn"
    "uMdtq7WZ9kUdArnffKnAZBuyBlDgm+tM3bTUTuKdm0jkVnsdDRNnc0VAHt3hOyJNgvOjH+"
    "M9WXAd09G9eF+z3RSnxbwxKgoy+LiK1vF9vjnkvCufhhCCMes0gG2sWL0BI/oBlBEcGaM6"
    "VtXgDR974mB0TfrfJmTyWXBaaXR2cgQHxr4sWPkCI6lr/WsAM0UOiI1h2x3YYM+yCPAvqN"
    "6LfIgPpAljNlVWhNqO3Tw0bUct/woBn1GkVso/ITUQLjC7p6KYwihgKC7wlHAePi/wprAE"
    "2XJFTTnJN/TF+qRMcA83hnO6lUR/nDVUGOZdnk6vPLvoZfw+mC+j5JIWwdy9RJ8ZRGSS7m"
    "WrwxUF++NfbmsjKIehMLCVh4YOGBhQeGxll0BJwBPBHxETOsiJoCjhhZ2xsQR4itNauJWl"
    "MStRhbW64lHeX1vfqQ5Q4BZywNzliuaBgaEr2HANMGTEvDdyJFSGnZGlouJawzWYdHd813"
    "/ohhFxSQ0AHtOmDv3Bnynwe2ot+2WNJJOsCPhMNc5r6mBPYO4UIAry4S20cBbEVem5h4Fg"
    "gBcZsD4n9nNGyX95BDwrmsYQ0BqyRnJYWOKjXn5PG4gei8b3n4mL5UaKUQTGOOVgH25AH4"
    "7cn5vcozRtOI3E/V5+FauqRSz5UQpQSLrw2VEEwiojmS3/lXKIU5JtGSTxGO1KdIFpPmsr"
    "Z0kkVA1VH/OVuH/hhtaLxQjZY4uktfm/3yV2gqi1RP5TOM+AOPyXKnTSuVfIVphGKxv4ov"
    "n4Yspp4M8kxfJuUBxKTnRH6n7DiONkT+KBb4aQ3s5NeL94Q+umWyhfxFYoaC0A1CNwjdIH"
    "SfQ0eYu4tHd9Od41xsqYacbxHA+SPGufhrTUM6ORCQ35p8uEWwz4CONJKNZKcU4AS7x5ad"
    "lsSnuEx3zSGoHeJRB6CGIzP1ctIpIqvgQbhjxif1czAQtx8Z3tEc1q8d+XuQHaf/5Pc5c/"
    "pPnvBtV4Q27FD/Bmn0ROq42Fbidup4DgkhEJs7OSIebnvGt4CFjra5o72AkgpFsq7aYxbl"
    "hD3fd5GWOYtkaEjMinnElkZkl6EuxO37Lvm3i8uY2O05EFjtba12FY7TaAOf/0a8mEX6eN"
    "QO5MLortsiPv/t7ZsvN5/Uks3ZOhIDLh8aFu+a08y7N4TeLtR7tx8kh6F367ktgetMhGSk"
    "i1xnn48Phq69YvPD8WuVVZlGmGWMN4kwJ8eNcgeVXm0jzLcR22wjsER828Mu0CudlTFKLN"
    "YxSk0axCJ57NyL5fkmpglvH/sXqOi3jEdP7sjDdBtyll8Vb9g2gC1+WlAMr6sfwzYkQlSe"
    "qY94rH7OfLLC8WKqQtPqn/JuZ9lWfDuLxBfiQJbLxzO2hnA1hKshXA11792x0KHu/VHscq"
    "h7D7ID1L2Huvcn596l6QR17zNGGtS975zSzureQ0pOJiWnSUZOdUJOSfC0/x7sUW/uciHX"
    "qVmyU122U2krxffCS46MCN5D3LNVLp89a8CxaFVdKVM+y3PMNqFxsmQWA4p9W6UhlRCNxn"
    "cW5N4Iv2qyPl9VL9BXpRU6FViNSM6C3CO5l6U6Ua5NFpE9ApaQtktIGvow1IqzMGdcEDjZ"
    "4TbhatC2qwqqgcKa86h+aJGilsGBsGWzsLUtSGqiwWQgzixvnekvnizlalYdbA+B6mAG1c"
    "ES2rQRjppDxlkQbAutj3knNLbYGHJI2Bps2xosyXT7c0RJmE9nyj8ZH75SZd/wcF7btsbr"
    "FGEu86+mCVh+8gqx0CMIex5ZyZQwgr1Fmm0mU8AWWBYsidhmW/hE/DdJC58kJbjZJtTksR"
    "3jGyF5zIFFF5LH7OoPqCV9cuJ3a6UJ9TkQkP8IKUxuNoYKewpxT1/vPqVI3im8Nrs8fQ85"
    "Yqg5IqIx31YQH2J9DY4ND+WlAPdGcS8X1LfwDuHwOjiNrZ3G92I4aG+RSh6MD7qMwa5dg2"
    "s4yb5kZYxmxGPyYJD0zaSfxsUPQNPdId7pGHGWXLiUlMqUR48SN09WtJTHkgR0tSIhF2/F"
    "4WZBA01tz2N9KfiNDlhs4Dfa1R9QI9O6joDagSckHxKVoXbgKaIwUDvwFLT3UicNatfZ1y"
    "dQz/H0Nk3L2oGnvlYFwvKNMragoNhxyhVIUd2wKESKOKIKv8E0liwN1E5tl+IL2b3dbBYh"
    "MxzhKQAiII0iIEk9jXZ5cjkoRESGtV9bEhH5JOuYVRSL2z0bH4yLRNmmh0Ij1X0MYQUHNg"
    "8IK9jVHxaYUkC//ASyAU9EPFmyv1MjK3aHcNAPfnrZwIx9ellpxcpHkMYDRuvpjNbXJKLe"
    "Qmeybp/UGqx438YaS/XRZurW4nycldr/wv/IQ5TVpmVloTC5yOuprS4S5sIq30txIDmpDB"
    "jeNneQ3V5qpohvFJ6OZi+VUTQ9wxnI8SOVA48Tn3Qz+/f/Bduc2Bc="
)
