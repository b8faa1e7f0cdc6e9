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
    "dSljpEHqUueUdpa6pJzOSeX1jhW05lAOqtzPmyz8z6sX/uelhT9hzPi0ex7mINO9HHXfDk"
    "9qmEOThx0xtCAL7B0nvND93eAJafc4WLcZ2Tuce8ZjXwXXobqo09VFfyHRknKecFKWkvdP"
    "xwf15Hzbg+lKr9GShGtEwjh6UPdKhwgrr/oV4mJsEV/dOx0E2+Qijr7fyYrohz+Vs5Me+T"
    "6ZjCRfoHpU2KjIpxHxYhY9jNGFevUYXW7f+ATJP5a/RB5bLrGKl8nspD0DSApv/AkSJj5b"
    "R5543wrHizT7Kf0U4eQn8wXb8PHXMGZos6DeQjWSoiyK1gHhCYzy7Z8meiF4EK9m61iePf"
    "7h6wgt8R1ReVjqQ1uTm0CZB2V+2P0Byjwo87bQDMo8KPOgzA92soEyfx7TCZT5ESjzA1Hm"
    "SYVHUX2sOAdqxenhpcfV8y176o1lehDoDWvRyotjJ8TsMHEW5J5F0wvP6ygwsxqT9u6x28"
    "uZII8tVyw0PrySRQHTZkybR1DLUPc472XtiEgiuBtGmvYg93juZWxTT2c413CcAtzjt/u0"
    "i10AycQ1yYHAMSk5JjLUZjRidwj3huyzRkvCs5ol4Zkmf0XyVTFsD9FcNXD7zF8ZTtnu/A"
    "aXRH0NN7g9yL3R3IshwVkkjC9msgJnIM5obZ2tvy0K+kMx/+argszYMFsSUgRwe4DbBfV9"
    "nehTU2prD4GCfQYF+2TxpQkO6L1mKNewnYdBUbPmhONggx/4RGaOGTFewMEgN+BcfBuJQh"
    "xMWDQh35L/NiK/6gXQCwa9kP1xJttmAeeeMe1uZvKntfqlNdnJqsW4eYbyJEoBDdKUI7ZB"
    "cxqI+SozcZOc3e/4Lov3FRLd4lPZnqv7gdQhA/GfXJYilKm8GxoR2Uh90xiFRF4B9Pmv73"
    "U5zP1+GWQF9zUVISvYrqAyZAWfvAsgK9iFREXICoY0RsgKhqzgk3Pv0nSCrOCMkQZZwZ1T"
    "2mnwfesyG2YGF4F9cet+erDUKswT0XIoSBRumIQmSfN2hJqRvcc5SHf3uVJbzlI1qw3fWa"
    "yDnF82S/+ryf7Tcm5ePCUPc5HprrRzSJzoM7hvS2SCcRpXVUxJn40PRiOyLaEEN0j6IOlb"
    "0x8g6YOkbwvNIOmDpA+S/mAnG0j65zGdQNIfgaQ/BEnf2JJ9lAVrnRfR8/WSUMujV80Yh4"
    "aliLcA9yyVyyaCZbVcaZOcFpE5iUjokZFOUNs/HR+S1NacRJNVHnAwwXcqv1BdVc5CkiTd"
    "CkeCEz+p6/u9eKfYT55gz2PrMH6yfz3/0yuVcauE8e+4rDK8ImhGAhbeysvG1UP58nKe75"
    "G+E7TBfvdk0AZtWRpBGzx5F4A26IJcAdogiBmgDYI2eHLuXZpOoA2OQBscgjaoHGizRN8M"
    "BFyJ1q4EyIZ9irIVGY8/cxZW0FuV7OhTL0b/UirNEezX2ZoGMQ35E/m1pzBcf/588zG3ya"
    "Ysf//h9W/FDnjz/ua6uHvKF1zbIzV+IrcVeXvbJ+NDEmO0b3dYWdyWR5du/lSd1p8G5J4E"
    "UzRnQSAP+kdsiaa7IurTV8gLKJF3k/GYRURBML+TF5fJd2h0xD6+4bBq+HtBQtr/iNEfoC"
    "hav+2AomhXf4CiCIqiLTSDogiKIiiKg51soCiex3QCRXEEiuIQFEW4VuxkzgQkemYOnzZJ"
    "l7uozpe7uIREz2MmemYlJROSC7gjnqLuTRjqeRwrvdBky9sBYLMrbXY0fKBmlUP2EPfcm1"
    "5KtAShxuj96xqHMY0fqoZsqDN4feJRYSw/+Sn53+GxXUPuT2/fvBOG7vf/a/y8UFE7G0Ar"
    "MIs1l68dYhbr7l4DZi2KeK1YFI+0ES/1ZFwX8WJhMIlUu8mCYL9h2CsZHnwbkBIdGj1sf+"
    "70ZVKfWv4ULvPeZbp6Wtv6O46SVmPkseUSI07Edi7HzCtElqv4AcX4TsA2CxwjGvNdFDYf"
    "Ejvmt38N5U0K4l2RaI4jb0H4EzTdFSYSX8jXKxL9Vf6IX8TblqpStwyKQn4+RNMgmgbRNI"
    "imgcAP0TSIpkE0zcLJBtG085hOEE3LGGkQTeucUqjdMYjlHkI6fZfXPskV2HYT3X3sbCuA"
    "lUn+Qr5VrbwZjAuGYZ1x8va3Lzm7pHSkYWebvL/5+Je0efGcQ57yrMpoxHsRCOSbk7+TWw"
    "1HfAYFtJvTzmVUwNADzWBcoLynLdOW0BFTv68cOJKfjw8elEpbQWlzCI9AeMSa/oDwCIRH"
    "bKEZwiMQHoHwyGAnG4RHzmM6QXgkY6RBeKRzSjsLj0if09yczaEcVJi7X/gVY+Y3kjK4kd"
    "Q4ZJL9ZSZkF3DumTO9XNm4YEsyWWHxBSZc51AOMt1oXF/WjOtL63TNX3bXU48qFM5Mi3ET"
    "rXOyygMOpsm/RrcRDuNXaKoUMnXHKvX5VCWWc5WbLh8g+UD+E8coxJGwAZDwB0eFfnz820"
    "Bs7dfIAbHVlsUNxNaTdwGIrS64ASC2gjoEYiuIrSfn3qXpBGLrCMTWwYitZnWdMpC++HS/"
    "rNNeZzCtqlUEQh+07YOcxlLug5rC8iWkHQXm5fdBgfnHa4uf8T3x/0bJZqSRFfcPx4cURS"
    "6bTu7Ttk1qboQxCePpS7RN5R+juehbsYGNEfbvcegRH6ls8zGSWbhj5JOQ0/hBlclYib8G"
    "cfpP8WaciIXqHkr1sfDUfPXZUlN//mhfC/KkAwsoyJN29QfIkyBP2kIzyJMgT4I8OdjJBv"
    "LkeUwnkCdHIE8OQZ5km9D4LsssBsSx1gKlaf7co1LnrPPf+s8JjWkcmHlpO4SDFPdRQEOJ"
    "Wka6bgZjh6I7+CtDNbEmM6k9C7KjT0Bl70hlV7WW34Zx9DDS6eyZx+ODSrtqPCG71ge19p"
    "tQ6tT3BMnsWTZHeFdD+hWa3pEHWXo6IkrOnpFbGoai17i8YXWzoN4C0RhRjuZsHfro+ykn"
    "kTDjniS/4olC/6mssx/nKy3U2LfW0uMkdkcsLFDP7eoPsHiPVzhOeLvGo3sPgqHdPjBE/6"
    "lxNeq1nhQDOk+GSLnPlon88vlvxItZpCcyxTixTNSpoJ//9vbNl5tPSpVM7JqCKSjeNaeZ"
    "d28IvV2o924/UNfZ7/4muwzVDzi6q7ZT1dOmZuoybXzQSv0k7yXZLBgXZiH5FnPkLXAofu"
    "QYbSIai51fmodYGEv09pZEiIbKeuSxGFBLYQwnR8S2mIrsj36+AqxQq7eGaisUrKCerSCt"
    "API6ivBD1fDW7R59ih6n2T6S4fr7H7YJFJ+TusWVK//nXV3jRmv/vgzy4dX/zxFbbp1/tT"
    "SP92KAOgE8VkuxFD1ochXWXlFAGxIRtMQ+Ka/43b32Eat89TqjnwbdLjOnXej7WmSqV3VO"
    "b0McryPDtLAsysH1/aoJ81fVxFt1R+BnMWE/MX3K8vZRgzUqjCcRa5auXE26Zln4PS9Trf"
    "k+RLud2MKcXMmP/ji1nQgZwaBpDrs/Mgld3Dh9Ijs1gXgQk22M7ad7hQnBGYyDHL9owvGL"
    "ao5fNFbr6w6GPkqqtyzf8zTrRpKz7k90t3jLBNwvdElqjxak0ONkuzc0eyDZ/VB2rjVORG"
    "U5tfRRAyfCqH6adDKJ/580RD65px55qdSHmN2RUOY7JCEBtMB8ITVpmT8hPiT34qmPH7g6"
    "gejhEM3kYcN7gfIRjhELPY3w0feXWSh6gzPToTMjh8lEDg4zwyMHc06/6v5knZ1Oi6uhoE"
    "bOejXz4Kl3Q36rc7twZtdsZUk2fSOK95DjeY2jDZn1tpUWqgI3oPiyriZwKby5MqI3ae7e"
    "2L1qUtf6qrqs9VWpqrXa4oTVrjvSUHcGNgdzj+heKogPzAuvPbcAbvi43SFZToTZ3mIEZH"
    "DQ/cPtfvJtRcXr2oyAPPRUg+BEWaBD6+etkNOmn/NQKHlgczeT0J+IrZkb3sCSh7lnPl1c"
    "Nkk+uqzOPbq0KQVGJiW/Z7cjnXydPhsf1K9ly0mwbdroICGPySpJlFNgtMTegoYaBfpQ48"
    "MKciGRRv3y3X1M2wjcHyAzW6/8QM6MXf2R4T83pZrL/DmYgykG3adxHD3FwDqCTzLAtxuO"
    "0ejOYBwc2k+bDO2n1UP7aWloM/Eatb2b6flZlHvGZvc0h2TTguYcCoZzA55lCoSZ7rxDAL"
    "8N+G3hmbrslfYi6stIiLFVlwU5OJL7qtcLoZOzE9ts0YDWqxWL4r9RTuORTgfKPh8f1IKS"
    "1pP7XfPDlzjs/PCpTCmU+YUsusUh5VgNKvUq4r9ST9Q/WIRmJGCy2FPMEA6ZlH7kTQtI/n"
    "auikLdkVWMxMfkCVIaUpJjmeA5Yollnr/V4TS/42uY+xYcy9oBYrqO0TqMaYCmJPRlZGQq"
    "H6nLIsT85U1vr/19tP3GrRcoXpYsGCB52e+BguRlV3/AxREnSUKDiyOOaIjCxRHnZ4nCxR"
    "FwcYRF3Ls0neDiiIyRBhdHdE5pZxdH5N1EA5ciDwSfovvSE7X0Q/WJrrgHqbtvo0d4CYEx"
    "y1kQsNyM5SOHxuxm+LJRvbjLmnpxl+WilEv8MJHlXjVj+ZqxoDIpJIMqUD0TsL643n1y5A"
    "qVNzfvc4b69bvCSvzx1w/Xbz99f6GoF40kNdoFekZu160Ol2SBcLDAal9pG+gw7uIMDnrY"
    "9h5uF+nOAkHwsL+LDeXDLAjUQ72JZ0m6wBfMtVX91efjQ+kBcdrqcFaAtyDe3YoJSqeIy1"
    "pCC7YRjSPkseVS1tn30YZFd+iWxa/QNBAWLJlu4+4ySi6fkSgpti/MLtEMsRBtaCzvhSqf"
    "M+n/66DWUV+TDSLyVhksEJE/fRdARH6o2zxE5MGihog8ROSt4t6l6QQR+YyRBhH5zintLC"
    "J/J/4IoyU/BTgZw2kUwjEouxfTODA8r54inOS3hxiZ+DvXZhTvEEcsHSnPb/QmTRQurmpS"
    "Oqbu2qoiw+YneU9wijfpVX+oHPtMd/K/el9L2ztjI3S2ocUsxoEJlTsAcFkqSUE4x7eGJS"
    "n2GBcdwmYeYZ1LWJr7Kxzhpeb20Z85CyuvJUohRTeQejH6F+rzHtKM2jJb0yCmIX8iv/YU"
    "MsvPn28+5lzClOjvP7z+rdgHb97fXBd9PfmC66IgtgvSGPVJHgb90nm/iEfy95v0yR4C/d"
    "FTf0yM71Qr4NzbJXqpk7FlrUVmaw4HbJuwzek/dbmXdaHWAhLuXGsba2Wb0PjCmSwGwtyt"
    "qcexvJYx1tik1eM+iwFPqnSBIA49EkwiIv40HhNd/kZ1QrcODHndBnndKpHKaNfcIdzbL7"
    "u/k3RBcBTPCI7bJN0WwRDXtDmuyWPRW+2yq/NQ6Gabu3lOQyov22zTzwUsdLRtHW1Rjvfb"
    "KGLRqCLRO3k4bpLtPSG7to1uBojIfM2JjyK2UTX/Q0SXsqLcGM0jtkSyaNp0JZar6X/GCy"
    "QGMxFPVI21pFqafD6nAZEV3ORJu5iEqiCbSszGSLqAS/H25J2IC0iA7kQXcG1WuA0/qMUN"
    "B4L1raMlfpf830BWooaKb/Y7epBfbld/ZC852M2qppJHdiIC8W2JT9ewpmpH2h6UjpKvrb"
    "3DoJrJQH9/waAHb3eyEQkCs8jwDnH8gNdpTO6eQluyVIUZ8xkMcG/IvS0uCVmuZOHjX3DE"
    "hXsbzqn20jJds8NuyhY0WUmUGDc7WIPa1TgSdvmuYLSMnCZXlQka2TryBGZ6Rx62f+YUbW"
    "hEtsdGZw9os6DeQjYWvoV4g7T7Q4RvRQdrTqj2+lVwOtUBowm8B7v6A06nNgh6wOnUo9AM"
    "p1Nr88DgdOoYTqdaPNngdOp5TCc4nZox0uB0aueUdqd/mVqyj7JgrfMiel7ujXOJHa6Qe9"
    "HoZM9Fzcmei/LJnkRMMaJ4DwGSm5GsouFm7m6KcM8m7P428AXBPokmYqsy2dnyKNjYSlKN"
    "TIYzJTUHOh6nlwPhdC9LG60GeZh7S0IvVRcERTKCEVDPbOkt4I5YH2COadCb/N5DdQBrQm"
    "JSmx9po2Dqyfhw4GvX7mCk63WYuw31lUpso75Ka5OpbER4Sw8yuvQdR7uoAVow8Zc8Qe/k"
    "VaebUAWfMjemhiwk6Pt96x/+VA57HfF7IQbW73YCMTCLtBUIgNliBUAA7Cg0QwAMAmAQAB"
    "vsZIMA2HlMJwiAZYw0CIB1TqkrAbDDXt/RFvurJov9VfVifwXhr2NHZmbkloYTX1s9VG6m"
    "1ZfpZWB1G6lTm6jcGAsEktA3py8LOmfyZBHatVkoYA85ojB9cSRVusn8rp7d5bLLLMYTeT"
    "mxUZWgAsyh6lgdbvlhjA3DKhmMe25e9zHt1UJbbrmG4B3CPXq7r3ofsFtmxG4KcJHcHoKv"
    "HluucPhgLnMXge7xffGiyTb3onqfe2Fd7PUXEi0p5wktFVHYTJtxs3jsZJWHHAzNflGnAb"
    "078VOTA4HJe17KM3+y8EiMFpijkMkw6FidHUwaJBdVRvK/1BWWCyZaL0m4Lkdh+/kKCLj2"
    "a/hAwNWWlRBirifvAoi5uhAGgpgrBIkg5gox15Nz79J0gphrxkiDmGvnlHYmwO49Y8NSfC"
    "VgX9weNQp7NK/CGtXlW/xhe4mZVnDZPx4f0lp4cknXQXWlujdAvRj8uB6DemFZf4B6AeqF"
    "LTSDegHqBagXg51soF6cx3QC9WIE6sUg1AvIbcqkgzTKeqxJeyzlPQpjhGqul6+hd4dwkN"
    "4+ssZX60gs3oZDeI9xMDm/+ww9mS9KdPebH8gxJdrLzd3guIdEPZlPbigrpAgHKe6mLkr5"
    "mgYjgvcQ95bjfsawmPOtrnvc48Czsc2zsSXUsqCR/9rz2LqixFD2+fhgYqtsPcGZ5hB2gb"
    "ALhF2s6Q8Iu0DYxRaaIewCYRcIuwx2skHY5TymE4RdMkYahF06p7SzsEvifCpCTBb+PMxB"
    "0a977TqhTJaQmKzXOg/uIN05rIOc9xKWESZqYFwxKQtyz6zphWc1OM3yzjMQ0CRaaxIztg"
    "79Nkp3Fngq1w3MSeu1burdEb3KnTwZH9S39+0OVmv4sxyT8kbmOzFqEBb/X1ZGWGCubnOW"
    "1e3vyMMr9aEw7Tji6+ie3hOEkU+wjzws/P9ygYbO3voIeV18g34L0jsC2+bOlUPscO+pls"
    "llNxvt9ynAQaOqe0P2HgdrjTn1M2dhBb07RHGboV6M/oUCyoe43dfw+vPnm4+5vSXl8/sP"
    "r38rUv3m/c11cdOQL7gu8C5vglnL5yXqq/3fLMYZPaG7knVKv25lPOWhoHwPy7bKZUZ+W1"
    "HxujaDIA89ziA45tY99G62xIT+dRUwnLcG808OmtDrfbvDd1Ghuaw6JpYEadhu8MPL5C4o"
    "GqMNDQI0ExhpAi/YRrwiSsuTeUwMVXUn1ApH4v8GlCAaKpuYxywiaB3GNJD/fkBY/PPvjI"
    "bE11xJdfSvh5yXfrdbyHmxxOCEnJfTdwHkvLgQhoecl3M1CSHnBXJeLOLepekEOS8ZIw1y"
    "XjqntDPZTzqoE+OcgBzKxUDBs2dNIgXPnlWHCuQzDdWc/lNDda3zlsOB89baeZNiSgX/1e"
    "TnQC6R39kKMqP/NFo7tu2PeDtTb5pQz1fcDCB0eyRuuz92vMTRnRG3KcA9bi8b3bdyWXPh"
    "yuWL0onjBb589txMIttBnKO4e22MbULjFMMsxqWd7Nga8BAKQozYioRDXZs5IWG7cgU7HO"
    "RwWi2PKJfGbPXKQBy6cfJ8SnIn4f1fhDs1qgz+q6fjZgkAk1Xa+GAWwE1IUEQ8Qu+Jr0Lq"
    "u/RWRDnaRDSOSYjwPCaRCtTPHmLCVWQ9G3Uvh/c7fC/E7Qc/z8YQt7esP7JhF7VkGB7JyY"
    "KA/EfpbqaSm2uUd6a2meqXIF3WkTkMlWLAOTzKwplUnvepdJgzKAd57iy8ZIttz5XJWrbq"
    "5eeH7fm0FZR6A/MZzGdr+gPSXiHt1RaaIe0V0l77EKIh7RXSXiGuA2mvkPZ6Xmmv0uc0zn"
    "rNghxUJbpf9k9Tb+zcWF5hzjcsMksVzIIcZLmXazTgWi64luto9PZRlxDf4xhHRhTvIe5x"
    "3MspD06+mUlkSXv32G20PlSP3iKvMxrFCx9rHHXpP1aeNdiD6jzH4XFdQ670BAvkiZ3+Tj"
    "htRgMzg3FvcD5tsro+rV5cn5aNA8bN7uJLAe6Re9WE3Ktqcq+0l/CtNcXeDiRdr3W13vrM"
    "ur7oLQ7X59LaKrQDYR2zsE6AeTwJ2C3VCDkH8trzUFBAbVZAA+bhwGwm7SHuzaMmBna1eW"
    "1bjsvrW6K/5HD/cNwk22WCd20PJq9/WRCUCo9J8rjMHN/QiHzHk3xz6iefq9JyKgGd8FgW"
    "c1Yp5g88Jkt0y4jMP3+CpjELZKXOqSxFR0I0Y/ECLYigRzRPStPNyC0Oy9nup/whkN/T12"
    "yF/B67VEzI7zl5F0B+jwtREcjvAXMc8nsgv+fk3Ls0nSC/J2OkQX5P55R2mt9jXtYuh3Iw"
    "K6L7hV8JGZN2bGuwwHmTzRZuFzyNm5wMWDPmsxig/jFFl6K4xr6sqwqUg0JhIKsNTBL67X"
    "o5C4Q+trqPucdWhjJjijhmAbXIFwb2OGQx9ZI7444gNnZeQhQSJ/pMnNiGsIwXqwwO9A7b"
    "liqL4s0/kVVVvbT903GjiLNPGtdLq+5pCMM6YFRDGNau/oAwLIRhbaEZwrAQhoUw7GAnG4"
    "Rhz2M6QRg2Y6RBGLZzSrsNw1oXqjrmtfGn8SQSb9+Q+RwIuG/LPeWTJdad8qleRzIQZ5bl"
    "R60hFmlwn5j68VoFTj0bN9LforQpqG+gvoH6Zk1/gPoG6pstNIP6BuobqG+DnWygvp3HdA"
    "L1bQTqm62eM6hvp/ckpK9vyHsGAryb8G6RUvRFOeKjCq1o+3TcSC2K940PFgj5QJYzsQou"
    "6EqW2sCqRoe8YBKHSHilOKQcy6blgh4mQI329Ht2sdiLEH+AJjWsGTSu0aQqd5C6joLDRl"
    "1sIgflQD35oAZ2Q7+gUdChI5+xoPIMyg5TYH4mQH1Rny5dx/Xarm9u3ucctut3BU4//vrh"
    "+m2aTi8a0di+bftvlGx+2rFW2rezjw9u3Pei8a4LGu3csqKWRKENjRdos6DeQmzDAZVFs1"
    "Yk5GjOIjRlm1Ctp9OX4uFKbNgsHIsNGokBxkmyc0vrUeAZ8tRnIQvJq+TNP8ibqOW/9fW8"
    "jvrtEL9yYIWE+JVd/QHxK4hf2UIzxK8gfgXxq8FONohfncd0gvhVxkiD+FXnlHYWv0p9T5"
    "NAShYDzkRrZ2KFxSZjstumAAcrePVyFZdSi8yGdgYCI3uIQcJrkle1Mh+P69TFSJYQm21b"
    "Qf446G+gv1nTH6C/gf5mC82gv4H+BvrbYCcb6G/nMZ1AfxuB/jYE/S1ibGmcx7yDgCvR2p"
    "UQbJDAaLPdIRzU3y6b7LSX1TvtZWmnnZEtqSYUZ0HumTPdk7yhvk5Drl6Pd4BWK4dt7Ha8"
    "FnOy/UtLhNYkpGZBkJFan5Gai35E1CMTH9NA4/J8YCF5qIqC5IEODeQzUulpEIx0Mr38fH"
    "xYp0+b9SnU/55XbWXJdjXJfTFi/gAV3/KBPgYV37L+ABUfVHxbaAYVH1R8UPEHO9lAxT+P"
    "6QQq/ghU/CEoR9IhFaPYTOvcY0BQbqB1BgRz05IvWQzUfGnrr92JP9ZoaKcAGNcNxvWKRJ"
    "T5k3nElnpjpkoHzePqLJkBsl7DsjRN9BzGmhX4MIOxbg0+L/6kpmnC3Lb9WXOGl2wdau6l"
    "rItd7DEgHz7i3IzOCKgNGeFja7Y9+wJHZlzWKpm0Ge8FIAz69pp5Gn5qLpanCLDCGlhhEb"
    "mnxm5xBgM+sWXh5fc0JKOKELN6Nm4UZp4EaduDpaZuQoJoTJZJxSYJfoWm5NsqEBRPEccP"
    "XFZ+3LDI52izeEDxgnKULI7lylGPfRkcRHNg+YcQtl39URD8zLSoDASkqNZmEPmHyQ69be"
    "7SQO9MswbdCXSnU/MHGsqpSu8mlqSRQ5nBOOlSNvMp65xK5VXa4gPJxJ2RzgFSD8YHvZ8F"
    "W3Myme1aHzHX1mPLpQDFD2nlezbx8QNk3Q5giQGXxa7+gKxbyLq1hWbIuoWsW8U1ZN0Ocb"
    "JB1u15TCfIus0YaZB12zml3d29KFxE07sX9xBwJVq7EkX/vCn7RRx0QesukPK7EkW0O3EF"
    "/1nQWevOW0HJhLs95KyZg1zwfrOQMNcZCTX87iEOMtxZWXBbRPk1Dfzkzy/r8umz8eHEpG"
    "xTKFYNgjsI7tb0BwjuILjbQjMI7iC4g+A+2MkGgvt5TCcQ3EcguA9BcAfd9+ROhfpfk103"
    "BTioDl012XGvqnfcq9KOOw8Yi7jJmrFHwHJROiSDOVkS+XIDQnMgZ3a1TmOeRnzuADA+S0"
    "nwAbnHMYs0+lh1ve8s6Ij1vnefDLfgd4DNIhspwD1X0bWzBm8CTJcjTUwjeTCuC2gwz1uv"
    "cOg9TLxd44NHrT/S20XM0e9pQHuMkvDsn+RxaRYSFBA8f4KmMvg4fYlY5JNojFQ1sDFSRx"
    "rGaMEC/xWa8hhLs1S0ihcEzXCEaIxmJGDhLRdvLZ/MPvJ3Q5DGAfsdgjR29QfkkJ2ceLlK"
    "mldznAPxjyUeMscgcwwyx44+1wt5TY3SmmqymorKFWfryDMtj5sDQVGS1okeiRlvxPweAr"
    "y35V16UZN1GFPNPY5yPf4i1tYK/vNQCI/aFh61RdhIA1cjnbixezg+mLHp5dpCyiaoAaAG"
    "WNMfkLIJKZu20Awpm5Cy2ZURBSmbkLJpEfcuTSdI2cwYaZCy2TmlneW4QL5gxoRtstw/r1"
    "7un2vO695qB2zted1b/WB1YD/t7Lhurkas74uFW5PzVkNyBuMey51lD+XCsaFmL/vrGocx"
    "jasq8W4xRUuFeFTsgU9+Sv53eGzXhbXevnkn9i8xTMfPCwlv2XzjArVYU+H4ELVYV+EYqC"
    "3eW0buScBWRJPCWbM65FDurQ+9rMKrSBIWP0gle4VDMzdSBwbeG/H+QLBmcFcbxGn7Vpaw"
    "bfR2feMBDR8Ma57vITBeG41Xb0G8uwkNKySQmpBsCXk8D2R0cfXyhx/E/+stupQj/kUD2l"
    "9Ukv5CTzlbx205z0KPSfrlwEi3Jii9DmMV+9WEpJNH4wYB6X3Lg+n2XxYEBZjH4pcsZyRC"
    "t/SehPL+MYw4iSjhyS1lSRTyFUre7aP1Cq3FAJBZ7RxFbIOUYj8qdF73b9cEyQsXDCTvTS"
    "4UgNj5kGK1EDu3qz+yV3OpOWViXe0hDqqNT5tYV0+rjaunJdvqHge6e7qrh/YO4NKwduGC"
    "0p8wDR5u5Mkw3S6eeXp4I/dl4wnbtT7iNT27G4ZT030k2te3EaYmXOMzgGUdtlm7+gNS1C"
    "BFzRaaIUUNUtQU15CiNsTJBilq5zGdIEUtY6RBilrnlHYWllO+qxjGRst+FuSgeNT91RLi"
    "62LsxRPjhMAi0EG2u08MTElbCara0b1DOsh396P7BGVcLDNdTlg+R/FmZLNnUe7Z7H0sJ1"
    "B499R33qUad4n+mtIvWdBZF3/Zq//m9G1RZ81fqIoOmrgde4RLk767UuYLHIZEUzikzjTb"
    "Y46YJrXBQbqEDNEy8/HDZM019kFNjd0MBkrsGpTYVVXaljRcx0ZpAgWYQ9ZwZ8tFzFrwmg"
    "MBq9rCWTpG64KYKQK84gZrrww/EV2gvnrp3UNg5TVYeSOyxNGd0VDeQ9zzgHs5WnC7JjyR"
    "Ic2yDAs499i+bCQ4XNYoDpdlySFhTSVbm+x5BZgzAaTO9ryICWMrZjHW+B4fWEiqToTmcc"
    "7wemQVxycrxmk88XWJtHX0F4DAf1sVDUe3OpOkjvsMCHhvx3tEPELviT+Ry4jhwlOEQh88"
    "sg+2a0nLbsigoSfa9sRcHh1r3RNlNPTE4/bjxTYTyXxDTpHQA+16YIV1IcU65lMEMN6O8R"
    "kOcOgZ2p8ZEPDe0vaUBAaTFQuoZ5jQX0Q6qCH0UVRqy1tEMDesklZCAuMmjM+J4fKSx8EK"
    "84gcEWEY0nCiq/l14E6KEhry623Or0+7S1ZPeURv7+HQ3TZ3N12uWBRP7oiZ6ZCHubeLvW"
    "iyib2o3sNe2HSP7U/44ZeIemSkPZS/fTZucCT/YbLatT1YXWeq2k4RWa7ih+QqWB7j0Bed"
    "gNQjntS8eYKmS7E3JIldUyRaoKkXMK62DPFvfofwTCwnCEcRvRffhVgo3kY5krfUjgqde6"
    "Sv/RqmjUWT6bal8N1xFK/F7Byn70ofyZ+hvkqW9SHBHO7AhZICUFIASgqcaHuDkgJHoRlK"
    "CmgSf6GkAJQUGMZkg5IC5zGdoKRAxkiDkgKdU9pZkt0JjgODKyE/Ua67fg+oO6d2aOkfIP"
    "9m5/t2cpFBGD6FOHSy5Mijda9rmay+eZRD7Hd3uDKVBzWCTvXRkxwKTp8YnD7ZK6xtCNef"
    "rwbGDzPegm1g2vhklXHyiMtZI52drLIn5PYrJ58DFo/0Qbf06bhR2G3NyYSnzQ9G3j6o07"
    "kc/Z45AT1Gu2O7f0ounhDvfYKmd6L7py+Rqjsm/i9asMB/haY8xrK4yjQJoM2wvI4CzUjA"
    "wlsu3lS+7eJI3wkhMwcsVQiZ2dUfIDCcnPiA4Lkh8RkIEN/+pAbWBFFqdJ1t+7NWdU5Yj8"
    "U24hwpyOI6rdLiNPK1UoCD9VgumnlaNY5WMU7K2TryiOH2lQP1NWhLZrZz+9fWaTJifg8B"
    "3tvyLn3WyTqMqabexYEU+TwUUgNsSw2wREL6L1YQMLKfjw/KRou02UG56KMK+qB4gWOE0Y"
    "pEnIWIcrRh0Z3Mmhb/+vta3mPKNq8QCX2OZg/bNGYkIFM1lKdlSajD94Ls48DiCbKPXf0B"
    "dbgt6gJQ3k5EvFIlTFWgLOispSBhOplyt4ecNXNQ1NgxDc1xVtv5ul26uZbpDkN3c/OX3I"
    "s/ztenC+rdpAzCJeOjs+lCb0MWkUkLea6MdGg5OrZVzUlkalXvIS4N7BMQb3wlXxbkYOCl"
    "+wNqEcGBMctZELDc5MxtQEmFOlV3tDmL6ovno8ZZjnOCvPq0ZV3VITjbPGRT1JqIi7ydSR"
    "ty2V7bdDDmkrY7FHSp7loIdThgCEGow67+gKIwp9zSoSgMFIUBwwmKwjgx2aAozHlMJygK"
    "kzHSoChM55R2V5UAkndO7VTM1jSQBWYNe6AAgw5on8QTMBaZrCo7gEukd5hBEWO5ixmSWo"
    "ABtdpzA/Isf8iMjPQsyMGQTfc3RK8itiKR2NoUTSZUl5Du+UTd0z0jvrxF0ajcVBYDRl1p"
    "mRAuhhGdO4AzPkdnXM5wvDAbmikAxmX5IG3sLUhoRGcWA6OzFJBYYV2JxL+ucRgL56wqGp"
    "GiiiIS8egSB09+Sv53eFtVXRL12zfvPrx+//2L8WWhvFa6aV2VdiYWySwMHGtFhxozoIAD"
    "I+CwERCRkN2bM52HAdGHiRYDM5L32k18rX9Ww3UJCXQfpnuOPSoWGko0m14N13mYe0RfNa"
    "rYd1VTse+qfM+jzKLBwWRJBFtm6XYl5PH85NFmwQLSV4iy7+Et3V21/E6WpikRZah7w7yH"
    "fZI+rA0zdlPEEcf00yON5ybsVpNb1n2o3N0wDTRR8INVx/dAOHHRVolPiNwQcqc9F3q4Dz"
    "JQ6IXH9wLRFb5q1gtEWwILesGwF4RxQFvOhQwUeqFtLyxxdEfiSYurKIpI6IPHzYQlC8Wm"
    "32Ie7IDQA4/rgX+scRQTjWhwuA8yUOiFx/XCA8GtuiDFAf/tCx3d60Z/XTJ6inDRtW3m29"
    "Y5t+XI+4LFzEwp20Pc4/jHRhz/WMPxj2WO76lPzBJIdgj3GO5lFEdE2n6GAmQKcY9j125n"
    "eU+w/qBn8mB88KBnsGvX50HP3/On/ooJu8I/n6hSWX/AiVDrbRA4EWpXf8CJ0AbrPpwIPQ"
    "rNcCJUE4CCE6FwInQYkw1OhJ7HdIIToRkjDU6Edk5phydCQ+WUmh4zKuDgpFGzrNfYuMZk"
    "DgSuW2vXbctjixKIOZyDA/15k4H+vHqgP68a6CvBVCuyd0AH2e5+WYHrIOAqlHPtgjmLlk"
    "YrTAo4YnrsCq+SsPAQFxce4yiepLdslP3VKr0zBzvryzt2oRcT/rKgs2ZvhR8m3oMXGF3Q"
    "kQO5tLp25vZJhrB/nxzwwg9GZ3R12OOR/ONAGBb0LAyP3O0hR9ydVHg6vWVpiDtUwpr+aq"
    "nqQZxHwRpRlYBY5vRg7qFrhB7ZpPXJinHhnnlioZAZKaUOuGYsqOBfgy30xEyA++qKNGnj"
    "uEbD9c3N+1xY4PpdgeOPv364fvvp+4tCJYBq6lUOudGeWEaC1FzBrtmKkgE5Ew85+q2VpM"
    "rI+5mzsMpRzqKKLgj1YvQvFFA+wGzyGj5//nzzMbeUpHbH9x9e/1Y0Sd68v7kuhg7lC661"
    "efw8JiuzDijgoAvad8EGS1V5ts3DNCqek4eeYQWdi8vx08YldEhAvHY855BAcz3Nt5i3Yz"
    "kLBJLrSfYWxLubUE26waELpjJAyNKxO0tnhaN4HZlfIpZDQifb3Mkhiw3LMe0QLmY0Nktp"
    "rMtp1MWIdOGNunT4WB/bgAC/NgZHb0PiT3SZb3UhuCzqkTEky8a0WQhJEoH1q3zdEM2i3F"
    "sILp89azJMnz2rHqfymXagYo3Gc2A/zSFhP7V5P93QOCTcbEfNYNybSt3nz6nLEcx00h0E"
    "VNKW5TawLomrNtiFj52+5RbjMxzIHAIz0jMg4L1t2uI2dV8xZ7KMl5AOmu9Pm6zmT6tX86"
    "flGy9oEMibm8zdpBLyiHkhIYu2MuAQXaYkDiu+Ya6xRavDuAWYMytMhzkh5D6paGGY81wC"
    "QmEqk/XbmmIo/q0qP6KphqKejBuUQ9k17LQeyu8j7Hlsvatywck/kmInmSIpUPvE8mE+Rl"
    "D7xK7+gNonTRQAqH1ynOAF1D4p2elQ+wRqnwxjskHtk/OYTlD7JGOkQe2TzintTMwwLHni"
    "bKWT7iXPrStuRG8G4yDHF82q4tYUxa3g2FCHy6PAHW7tDqdEGi4ieZiDA737xUQqeQbb3r"
    "a5S0O7Q/me/Z14ZutyBuPgcO0+9OTTiHjGV9vmUA7y3MP+t9SbGHXZA3uMS8vDsS/JMr9x"
    "9ZFXrVrmrPe9gsjEItNs3wzmrOvFyNx9Q6/uEakVlg/MHm47Se7xNSxskgU5uLd1L5XKxB"
    "9Dxy4DgdSK9kVCxR/PTX3qPArYb8++lCt1h7XquN9jgPlHMu9rY2AHyff1QTDgv5Z/S1K6"
    "biKfRH+R69dIk9aVeTo+mNrFZOPJ7a51n/ddQSqX5cN7jCCVy67+yBjxaqKaGTlZTF/Ul6"
    "aLc8yf6AqAw5us+9QbV/6Hkv8GRxYFHb7hdcl7iIPaSxPlpVp3KbJLffPDWhmMg/x2LroK"
    "unSh3M8EB8SvpvgRcVzLCK5LQXv7m1peq4uy7TLQ3t98/EvavFiprXT7t+HtII+7FsQyun"
    "sfz3yyxLrqVTXlYzOYI5aN3X0y2LqxquIXDdsUvshDIbHV5sRW1VdsHbfu5z0WOtq2jrZJ"
    "jnvPbkdVYpx8Nm4oxQXbtiDEgRAHQpw1/QFC3OmZx+Ypetjl/LzuHZBYrKBG/KYAB9ntpe"
    "zmjMyZrqhhTU35PQTKybcvJ7/mJDJWk7MgJ0d41zlQEcFBi9t69yBguQHLLVzZzjzYVlzD"
    "gffh+7cf6e2iOt0keTpu6OOGu9YdlxPK2tnJl0A5ocEZ/OD62tUf9ru+Z0D9bslsfLpkhz"
    "jrsyXyznbDEZuBQHZs2/EKF5GepuAbW0c63utKve0gDjpf3R9hjdaBoXu7BTjIbvcCZEQw"
    "N5R49xD3UkwuGmmQFzUa5EWiQdrkSX4mt0vhC46qfMn0+bihN8kz7Q/5k6M3gm7irWN6T5"
    "CykDj6fR6xpbw2dYyE/y3+90+IhkhsVEhaAi8RRjMcITZHws9EMyZIGKPNgnGCqI8oTz7G"
    "0Xdc/PvJqNDLvX/h1/Br+BN+QGvxeIE5ClnyNS8FMl4geRsswhFRIC7YHiMc+upfSxquY8"
    "KTL8KxbCpaPIivIuET9N9UTKZ1LH6M/FEJPJZPMRV/AhXfKj8KcCjeqMqjEB/hWzGOeYxk"
    "CzlUFRuHw9G/5x00jy2X8jsftv9OOEo8eXDdrTZEwHW3qz+gEnCTxHqoBDzMOAhUAj7XwA"
    "hUAoZKwBZx79J0gkrAGSMNKgF3TmlndRFtDUa5n4dpZUzlTGg3PlKaQ7ln6HR/KrooPzUd"
    "4kUciBWtR3qqjxrFu7Ogsw55b/VSE+72kLNmTg2hRBY3MdUKMIeSBjoz1sQAM+c1BwJW7S"
    "pBJnyTGWN37+mS6kN5uQbjw7G8bftJsAMcDOZNd8bNNI2LyX98J/6TfIvHiEXo7d/efvrf"
    "ky//+5e3r2Sgi8vqdzhIAl4LFvhoLhrhJGSWRMWEP43UsGJrnkS2eDmqd9RvhgOdDlg3EB"
    "qzqz8gNAahMVtohtAYhMYgNDbYyQahsfOYThAayxhpEBrrnNLO1BbbJWyI1fQVq2lnav1H"
    "bw52z7EaCBRAoOAUzPEV1lVxqbngMgW4pNN0tl9Fwr2L7oyWyj3EPQ+ls0vALIkVfFK18E"
    "eaIMH2yfhgdCDROhtFBapJBx3dARsLdHS7+gN0dNDRbaEZdHTQ0UFHH+xkAx39PKYT6Ogj"
    "0NGHoEvA9WN9irfHvkzIbn67r6UD17u5dr1bOwdAfKuHo3Q7Hdwwhkveaky/Pi55E+SJhT"
    "bWcF4/tHcgF0gv1eFqWIirthJXaWyH2PhGiz3EPZqvmpB8VU3xlaaeHKc+CQ1LIuZQ7tF8"
    "0WQrvKjeCy9Km6Fw/gRn3IjkDMY9ijsL4WVZJktMAyOOdwj3GO6sNGLuehYc3u2MpcYs51"
    "DuMd29SUeWJBKMeA8TYw+7DHWP8O5d7T1r5k63Buse5d2P8VmAPU1KS81NvjsE3ONrcI+v"
    "Ym3Som5wEejioO7BCOErEopXsRhrTJG68u4FoDMC/rGzLGL8oOJcGmu7Jv8wh3KG+86U/h"
    "UNH3QXr9eJ0TuIeyuHa3XHPzG2HOnyD+Xn44PZh1HaDHIPIfcQcg+t6Q/IPYTcQ1tohtxD"
    "yD1UXEPu4RAnG+Qensd0gtzDjJEGuYedU9qZIrFga04Mz+9nMeBMtHYmIO2zz5QMvsK6dI"
    "y/roUjTONq9Rhr0zF84lGxcD/5KflfpzbXn96+eScW3e9fjC8LYZAs8dqEl3hfRrPxilxC"
    "Hm8JuRzIoiz+Bsaiifw/RgtEAeeeQd59/HSOPSqGO9XFOWqYzsPcI/qqkTJ/VaPMX5Vjem"
    "Lqi9+gHHUztotA9/juJYY6Iz6fyELBZgHrLAqYbsS0ykk2G9N7iHsc/9iI4x9rOP5Rw7G8"
    "t33iYxpoNKqDF77vgeCxtPZYEiY3hNxpCzod7oQM1KFC+yfrBRJq/PZmvbCFQi88rhcWLK"
    "At50IGCr3wuF5YslDsOy36YAeEHmjbAwGJkyyWEv01OahZ0BHTUNOsksFmoXIWGYktaXtn"
    "Qgku3GnzRfy0j/I6lpEmVWz/cHy4Wp1oOwl3jQ/fY8NZ4E+3V76ou2BkviZP7orhMQ0CtM"
    "E03t4YI6vEvkJTVVJS3T6zYBsk/qgH8X8e0EyA5e0yM/LAQl+9bBVgj+gusTna12qy337P"
    "5z4VSw/nSuEmVP4BCXND240gYc6u/hhOifAz6IJB1Qg/Xrpi54ffdhtxOamnKp6bIs67yD"
    "ULNEtDnU0bHHlJsNmmHVq5cJu5tMg/+G+sv+5y96yhd7DBTS+5/O+FspmFBS6tc7ShYkSs"
    "461Bjr6fUn/6ElFhwHNyuxTv/xNaYI5CltjfKCBzYbZvIhoL0wnNxAsWTF5Fqe6g5OkFlN"
    "9xpLJySz7CUb/9a/g1/Mjk25OpIO/NVG5J8u6XiWcSCb9jRgIW3gpXhe3e6C1weEsSP4ZF"
    "PonG8pHyYLhyYeSD5LbNBV1yEszdvlzTEXup2oVIb4wlum6olrjyMDhrbaByReSeGid6Zj"
    "Cwm1m0m/0a6ncy9fnhXWwdNr6lWewRySXJYvHerugqU3WM5MFKeVfyjPhP0HuC7wl/Kf/B"
    "x0h8KVFNZZtXYktQkN0GJD/l8q1ydWebUOw0eK6RuI773Yc3kzrZ64+B7jSgaI1A0Tq5nA"
    "JHQOEI6GlphiOgcARUcQ1HQIc42eAI6HlMJzgCmjHS4Aho55R2Fja4o7o00polPwU4GBa8"
    "aFaQqqYeVSltHSsdwyz8nQNBbmJbX83Ww82uiujZrFA8FyRqjsS8jiL8oN/5sqAC9QHlQ5"
    "QoDvL4+x+QMGPb2J2taeCLn2XYAwUYdEDrDpgH2oPP1SbeDuAS6XC92CDSvmIa6w4/1NC7"
    "QzjI70Ujgi9qGL4oU5yYZMYpjHmYe9JUH9fYhDEOJksiqDJzCUtIB8d298UnIvqwNrwyKE"
    "W4yG8TepvfnMfJ9u8u8VuTtZMFwcG05ik7oj0OJzzeJiw3D9XlcUe8rlB9c19hod4XDii/"
    "1GeV/sFVmnDr7gkoM2FXL0CZiVP3ApSZOHHSF5y7H34m8rXg7wsTS9JIk468fziuy0le3E"
    "1mVN0vlTaFu1ogURcSda3pD0jUhURdW2iGRF1I1FVcQ6LuECcbJOqex3SCRN2MkQaJup1T"
    "2l19jxjP54ZZSVkMOBOtnQnl708WmGvKjNaleuRgDsZsu/ckyLcVFYv7BFfUUvoi9ssKtv"
    "PQU1m4sOs2M2I58dt0cgYHZpVtHWyJ0vtT0i//zaI7pauW1N58g/EBxXfbzZPNvjmovqD6"
    "guprTX+A6guqry00g+oLqi+ovoOdbKD6nsd0AtV3BKrvEFRfVYndTPTNQMCVaK/5mh44e9"
    "RRs3Z2VW/OdM9VMSCUcdRhbY0ud089MtIKcurJ+KASt2sGChwocKDAWdMfoMCBAmcLzaDA"
    "gQIHCtxgJxsocOcxnUCBG4ECNwQFDsSKkzkTa04iU/FzDwHiWxO/V1oaGzp7iIOJrhc/NN"
    "NA60TQsgpKuFx1tQO8zlHOwRwku3s/ecbWYat00ywQMoqtticjci+v22vTy3kouA22dbMl"
    "8Yt3MVl+SUZFKYKxezY+EMOgouEkDRVCGAPCGBDGsKc/IIwBYQxbaIYwBoQxIIwx2MkGYY"
    "zzmE4QxhhBGGMIYQy4iWx0Mm8C7mDp894Kle+uyt2WOa6rkJvHgbPc3llm68gwWrSHHLPo"
    "/5rHbNmbcNRz0vyShuuYaO7Uq94UM5DjDe+nNhcjzvnDC+LdpVcL5in9mbOwSnbIooq2Of"
    "Vi9C/U8LpCy7bGGu5+/nzzMWeQp+P0+w+vfysO4Tfvb66LlrZ8wXXRIFkwYVeLIWoyonMg"
    "Z+zmzoY09XRWc806nALcc+m7tzOgDLwDZeBvIl9fFCh5MD4QvmO7VhC6g9AdhO6s6Q8I3U"
    "HozhaaIXQHoTsI3Q12skHo7jymE4TuMkYahO46p7QzVUc5nWIYGy37WZCDYaTub9VNk3It"
    "LvhzxPMuXUcvoI7Vidxhjy2XkskHQ/aLOIj+txYkTnGAFJhPWDS8kf4Ud9GvSOhL7o6zsl"
    "82Wdkvq1f2y+LKvoooi8Q6YcRzFnREqt8fieQmHFdTXGI4wOFkRm51odIDR9vyUPBH7fZH"
    "sR/QsEJ0qOnkLBC62OYujgjmhhH6PcQ97a6XY/UJYRPShuYtCphuxPRQMtJsTovI8vmPNZ"
    "N/eInOuiTWPcYZPo/uIOsyAOs4TxHgmLXlnIZ8RTwN7deMBVWpantMgfiZAPU11nefHNey"
    "ub65eZ8zaq7fFUj9+OuH67epGyEa0biC6xWWl+YZUb2HANMGTHMar3GsjX7USQ5ZlHuWx7"
    "NGlsezGsvjWdnykOIkCTXrR13SyR7jHsuXjVi+rGH5sszyPVt7CxJpDLwv5FuVhZcFucBz"
    "nfv59rcvuaWjlBa/8z7f33z8S9q8mCs/zMM0CxymofHBBaMSwkwl+SwITL/WpQUpX+FYLB"
    "GtSnWV0KB32ax38RhHcbuezkOhm23u5jkNKV+06eUcEjrZ5k5WodHJjMxZ1CKmmgG6YBX2"
    "HVTFAY6W7RbOPBTmlG1zyqaDcG/vpUdcdRoueTpuciRuQnZt4WAcHIyDg3HW9AccjGuwgc"
    "PBuKPQDAfjNEIaHIyDg3HDmGxwMO48phMcjMsYaXAwrnNKOz4YZxbGyWLAmWjtTLQRpuAa"
    "HfvX/jsaml1HlQIcPAXZ/RlTOAp2svXKi5npVpHFAPOPY964BHIeBu7ZYfcsZIaHHVOAi+"
    "T2kHSoao+aJcPtIS5wfOxUuHtmegnpDuEC3QVj5NmzJtbIs2fV5oh8VpBPA1p1KUCdSp1F"
    "ucd0N8EAm8K88nbCUVWUVz0cNwry0rQpxHghxgsxXmv6A2K8EOO1hWaI8UKMF2K8g51sEO"
    "M9j+kEMd6MkQYx3s4phRjv8J0J6e4bMp+BAPGtiYf7Ivu8x6nFVZFwS+TjB7W0+YxqRe0A"
    "sCkWuYTKW93yiZdsrSsnUrcm7DGwKLReFOASyG4GsyXRpk9r9cNLgSb1+fhAjClKG0F0Ca"
    "JLEF2ypj8gugTRJVtohugSRJcgujTYyQbRpfOYThBdyhhpEF3qnNLOhB9Q2vtU2ndFgRrT"
    "u0M4yO9ZXlk4Ehapd8fWcW/KRM+1YuH+vFOrDjKmbHbsZodwYhU59rEbNp9zEk9axJjKSG"
    "eMuM4sjvSyrp3c3XjxLiGPuIorfRlHEb3HwXFW8u53yx1/evezwQVrVd5nn8xfPHv5ww/i"
    "/x2H9RcNSH9RyfmLUhlTzumt2XUYe8gRSZ7hAIdJhscQbRS4TufAPtnhJS/Yi+m9ZvmooX"
    "oPOSLTaQhxsERzFmlGdLXxkbYHk8OihIDPsnjJSJMRkDwYH0gJ4LtWkBMAOQGQE2BNf0BO"
    "AOQE2EIz5ARATkAfQUzICYCcAIul36FNJ8gJyBhpkBPQOaWQEzCI5V7Q4ZPIiN89xL39tM"
    "nNYdUXh5XuDVsJeswG7w7h4Oi9uGiitF9UK+0XJaXdF/ubZgcjOCB+ldKeYlwYvccORgvy"
    "WtTdzKGA9ha0Hznn4szpxhHBZnTvEEC3Od0bFt1NfPygobxmp8yhjpkBML4cPx1fjZ+Nn4"
    "9/7E3M7zn5Qr5+mxckOTRxWDTQ4zktV5c2R/lyybbzOfUoCT0NuX9d4zCmcdVR9jy0KKMQ"
    "jwoH/clPyf8OzTus4fCnt2/eCdf6+6fjy0I0OpvtXFCruHE1ogwEkkDbhplm4q81jzHlUC"
    "7slL1ma83YOmx15XQWCCKszSIsJyRs08MZHHSw1R0cY8NbQHaII5q0LP0Zg0u1XNCI+BOd"
    "4i5nUAXFWVDd9HFq6sjpoKvlyCcxixM7svG5ggLOmTBQxwWsqpg9XMbKQW6PbKBGZImjO6"
    "OVdw9xzzS9aHQD00XNDUwXyQ1MliSyvhFvGGnyWNXn47o0VszlmSgvbXcokXU0vSNkpTzG"
    "KaIcYST+wVmINgsaEBQvCFJvlM9oiIRz+QpNpYujWt/SexKi2YNqJ/zOexIJIIkICsUagD"
    "aYI9kT/pNRoU+P+LWQkOvAwgcJuXb1ByTkQkKuLTRDQi4k5PahbUBCLiTk2qt3DG46QUJu"
    "xkiDhNzOKe1M3DK2ZB9lwbbb3o+jZ3dfoguSnTPuQRN2n1ez+7xstwoqbllk6B1kQA6y3H"
    "1ukRdgzs393TzMPcuwMwk2l8clBU4jmncI9xjufsHgJKI40OaY1yk3WRTQfJhmWZjPNItr"
    "D4Esrrba5CrAuqu36o6npAj3hnUv6/MuimMytnMgGN2tlfdB5N7QcMJj5t0dx2Pp3tobxv"
    "V9riU3cOqvTVNLsihYVVqvKuvVKqCGR2azIPd2zh7s7i1fE/MDtGWoe4Q/bUL402rCn2pK"
    "Vt4zsSibejp5mHtEdy/wzdj6dhGbZqzmUOecsrrBUYTD+GGyDmOq2f9qOCxDz5nIgM7JZM"
    "nCeGFUUrwAc8iM6Cw8ok66mznVKcK9BVS4xA296lq3urSMQnpvwa1r5tfVOXY2pfe+VffO"
    "aPJ736YX0hxK8N3dXGOc4btZMLQQvzKTZIvnMYnUv9VrD2brNnwFZN72u6RD5q0tixVk3p"
    "68CyDz1oVkQMi8hVRByLyFzNuTc+/SdILM24yRBpm3nVPaXeatdKwN773cQ/ris+T+OedJ"
    "3Ik/1mirTQGQL9ogg6BF/ZvOSt/YxrVL2yrkPp1uxQqZYepTCnDPL3BNG/9AMF9HZKRRx9"
    "NH4zp9PKL8brLMtIS73EDABgHbmv4AARsEbFtoBgEbBGwQsAc72UDAPo/pBAL2CATsIQjY"
    "yvc0E4QyEBCw23oSm4VOZK27XGWhlVjdELA70oNypZQ3obHUmcWA0tl2aPvrCtumgvVt+3"
    "PO/fe1Z6quGQuqONOfpJoJRF/Lwe6T47J1fXPzPmf1Xb8rXmD164frt5++vyhcUZMMTEsk"
    "4k9izxxp9GH1+figOByRW8rj5LQiqMOgDoM6bE9/gDoM6rAtNIM6DOowqMODnWygDp/HdA"
    "J1eATq8BDUYcPiI48oOtJua+/Nn+s5wTamcWDmIuwQDuq/L5rw+6Ka3xdQVvgko9hjy6Ws"
    "+vlgegKigAOpvbXUnvmxpQ74Qr5VbXwFnAu2eZ19+Pa3LznTMB3U3394/dufcubh+5uPf0"
    "mbZybBm/c316VyPXckoAvGNEO/rlpPFuWS1taZzUGXK6luG5C6RwChOlnSY5HG2Kjmcwdw"
    "xsfojMuA3BtWd98hjmgWB8LvPIpN0f310RC2h7C9nVaEJmw/jHrWbEWOdZv8ZZPl4LJ6Ob"
    "gs31zCuPx+E44zGBcMW7fPzn0igmSurSyXPhrXpUds5pMo0+5waTm+nv2deHFaGE7Wf4vY"
    "RvwvjtU/fOJRKQgib4HDW8JfoekKPwQMi/abtJE8TY5CQnzxAoZifEcQmc/FazWF6I7whZ"
    "DX4cBODHkddvUH5HVAXoctNENeB+R1KK4hr2OIkw3yOs5jOkFeR8ZIg7yOzik9l7yOAcfE"
    "oTAd5M0ci9+LRgRf1DB8UaZYGPdct9rW3uORQhwk+WkjwfVpjeD6tHw4FS/ZOtTEuOsuC9"
    "xjIMbVVsnB8iY6r0pMq44wFnEgprXvAs7pbUiIaQ/kYTAFWouZg4hZrkjob2N4Qwxb7mM+"
    "JmM8j4Ih3naIb8NnZep/FmZK1Y1ve0xRY6FejP6FAsp7W+QzUuZsTYOYhvyJ/NpTaJg/f7"
    "75mNNbSsmSxbzIcV5IkS8oJkvKGKdPfK3QWD0f8iiYD+2zhBMeW5T1zkNBfbRbfUwSCYw2"
    "9yzIPSm/M+fNkmyZzzFZjTSpMurz8YE8GZ42ggIikGgCiSbW9AckmkCiiS00Q6IJJJr0YZ"
    "tCogkkmoCrB4kmkGhyXokm27MZphWmcygoMt3WnxBDc2a04aYAB+P43Qd51tz4pGoGAm5y"
    "+xAyXE/ppFUDVyQ6K1y/jmKa/MSSdp0+GtfJ1ysWxTiY4ExbULFBxQYV25r+ABUbVGxbaA"
    "YVG1RsULEHO9lAxT6P6QQq9ghU7CGo2HCoDw71HU2nbqT8XNQoPxfl82Z8vVxiw3LYGYx7"
    "RksvV06Kb4yJ7lhfTSXmDMYFluvMkz6qMK/Ws4DyRZvU9jwULEWbLUXZM2yl0fOqb8jcQ+"
    "COzAN3ZOaZDqjhXaR7CDA9jNtIf6J8FeCHkSYakz4aN4jG+Jm2hwtvbmPfuyKY2PPkgXY0"
    "IwtZ3FJ+JACEhGO0WVBvgUI2Y/4D8nCIxA5JIjR7QBitMOcbFvmaSpt9fAPEivqyxyBWZJ"
    "cXArGik3cBxIpckK8hVgQuC8SKIFZ0cu5dmk4QK8oYaRAr6pzS7kprYt1KVJfEirXrjwux"
    "jOdNlvvn1cv983KsiN2RcLLAfGEWMMrBXGS6c2cBTjecyCWmocd0S0iNAruHgAJroHWTby"
    "sqTJSJbgesufgsDzvr+8+IWFVbhN4yOLC6bba6I3Ivds5WlcPyUOhm27rZklDUu+UqYvdk"
    "pAlFpY/GDUJRNNP2cCgq+W27OJG8jxyrAo/JrWziY8zF2EVzFo2Lt7F54kciGsrPhbWj3r"
    "R9MiPqGZsjgr2FJj51tK+FoJUDFiEErezqDwhaQdDKFpohaAVBKwhaDXayQdDqPKYTBK0y"
    "RhoErTqntMMyXTL90bhKVwYE7kRrd2Lr4pnsuHuIg7GsXs7mQODwWA5bGh5poRnnoVCty2"
    "rjZhgXSfHt4bojHNzsvMAg3GNk2z1GO+3drE+yKOiVzntlToOgXZAyhwRf2ubtJiL3lGxa"
    "x6KzWOhomzsaqoB27wlZEuwXnRj/merLgO6ejevC/Z5oJb6tYQnQ0ZdFxNa3i+1xzyXhXP"
    "wwhBGPWSQD7eJFaIkf0IygiGDNmdI2L4Doe1+TA6LvVnmzp5LLAtPLozMQIL418eJHSBEd"
    "y19r2AEaKHRE647YbkOGfZBHAf1G9FtkQH0gy5myKrQm1PbpYSNquW940Ix6jSK2UfmJKI"
    "HxBV29FEYRQwHB94SjgHHxf4U1gKZLEqppzsk/pi9VomOAebyznVSqo/zhqiDHsmxy9fll"
    "X8Ov4XRBfZ+kELaOZeqkeEqjJBdzLd4YqC/fGntzWRlEvYmFBCw8sPDAwgND4yw6As4Ano"
    "j4iBlWRE0BR4ys7Q2II8TWmtVErSmJWoytLdeSjvL6Xn3IcoeAM5YGZyxXNAwNid5DgGkD"
    "pqXhO5EipLRsDS2XEtaZrMOju+Y7f8SwCwpI6IB2HbB37gz5zwNb0W9bLOkkHeBHwmEuc1"
    "9TAnuHcCGAVxeJ7aMAtiKvTUw8C4SAuM0B8b8zGrbLe8gh4VzWsIaAVZKzkkJHlZpz8njc"
    "QHTetzx8TF8qtFIIpjFHqwB78gD89uT8XuUZo2lE7qfq83AtXVKp50qIUoLF14ZKCCYR0R"
    "zJ7/wrlMIck2jJpwhH6lMki0lzWVs6ySKg6qj/nK1Df4w2NF6oRksc3aWvzX75KzSVRaqn"
    "8hlG/IHHZLnTppVKvsI0QrHYX8WXT0MWU08GeaYvk/IAYtJzIr9TdhxHGyJ/FAv8tAZ28u"
    "vFe0If3TLZQv4iMUNB6AahG4RuELrPoSPM3cWju+nOcS62VEPOtwjg/BHjXPy1piGdHAjI"
    "b00+3CLYZ0BHGslGslMKcILdY8tOS+JTXKa75hDUDvGoA1DDkZl6OekUkVXwINwx45P6OR"
    "iI248M72gO69eO/D3IjtN/8vucOf0nT/i2K0Ibdqh/gzR6InVcbCtxO3U8h4QQiM2dHBEP"
    "tz3jW8BCR9vc0V5ASYUiWVftMYtywp7vu0jLnEUyNCRmxTxiSyOyy1AX4vZ9l/zbxWVM7P"
    "YcCKz2tla7CsdptIHPfyNezCJ9PGoHcmF0120Rn//29s2Xm09qyeZsHYkBlw8Ni3fNaebd"
    "G0JvF+q92w+Sw9C79dyWwHUmQjLSRa6zz8cHQ9desfnh+LXKqkwjzDLGm0SYk+NGuYNKr7"
    "YR5tuIbbYRWCK+7WEX6JXOyhglFusYpSYNYpE8du7F8nwT04S3j/0LVPRbxqMnd+Rhug05"
    "y6+KN2wbwBY/LSiG19WPYRsSISrP1Ec8Vj9nPlnheDFVoWn1T3m3s2wrvp1F4gtxIMvl4x"
    "lbQ7gawtUQroa69+5Y6FD3/ih2OdS9B9kB6t5D3fuTc+/SdIK69xkjDered05pZ3XvISUn"
    "k5LTJCOnOiGnJHjafw/2qDd3uZDr1CzZqS7bqbSV4nvhJUdGBO8h7tkql8+eNeBYtKqulC"
    "mf5Tlmm9A4WTKLAcW+rdKQSohG4zsLcm+EXzVZn6+qF+ir0gqdCqxGJGdB7pHcy1KdKNcm"
    "i8geAUtI2yUkDX0YasVZmDMuCJzscJtwNWjbVQXVQGHNeVQ/tEhRy+BA2LJZ2NoWJDXRYD"
    "IQZ5a3zvQXT5ZyNasOtodAdTCD6mAJbdoIR80h4ywItoXWx7wTGltsDDkkbA22bQ2WZLr9"
    "OaIkzKcz5Z+MD1+psm94OK9tW+N1ijCX+VfTBCw/eYVY6BGEPY+sZEoYwd4izTaTKWALLA"
    "uWRGyzLXwi/pukhU+SEtxsE2ry2I7xjZA85sCiC8ljdvUH1JI+OfG7tdKE+hwIyH+EFCY3"
    "G0OFPYW4p693n1Ik7xRem12evoccMdQcEdGYbyuID7G+BseGh/JSgHujuJcL6lt4h3B4HZ"
    "zG1k7jezEctLdIJQ/GB13GYNeuwTWcZF+yMkYz4jF5MEj6ZtJP4+IHoOnuEO90jDhLLlxK"
    "SmXKo0eJmycrWspjSQK6WpGQi7ficLOggaa257G+FPxGByw28Bvt6g+okWldR0DtwBOSD4"
    "nKUDvwFFEYqB14Ctp7qZMGtevs6xOo53h6m6Zl7cBTX6sCYflGGVtQUOw45QqkqG5YFCJF"
    "HFGF32AaS5YGaqe2S/GF7N5uNouQGY7wFAARkEYRkKSeRrs8uRwUIiLD2q8tiYh8knXMKo"
    "rF7Z6ND8ZFomzTQ6GR6j6GsIIDmweEFezqDwtMKaBffgLZgCcinizZ36mRFbtDOOgHP71s"
    "YMY+vay0YuUjSOMBo/V0RutrElFvoTNZt09qDVa8b2ONpfpoM3VrcT7OSu1/4X/kIcpq07"
    "KyUJhc5PXUVhcJc2GV76U4kJxUBgxvmzvIbi81U8Q3Ck9Hs5fKKJqe4Qzk+JHKgceJT7qZ"
    "/fv/As5NTCc="
)
