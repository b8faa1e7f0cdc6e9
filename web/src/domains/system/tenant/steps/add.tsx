/** A new organisation with its first administrator, who can enter at once: by a password set here, or by a link that opens the account. */

import Form from "antd/es/form";
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Radio from "antd/es/radio";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { type Describe, type Field, useDescribe, useRules } from "@/engine/describe";
import { formRules } from "@/engine/form/rules";
import { KINDS } from "@/engine/kinds";
import type { Shapes } from "@/gen/api";
import { formRule } from "@/kit/form-rule";
import { post } from "@/kit/http";
import type { Rule } from "@/kit/rules";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { type Founded, FoundedDialog } from "../FoundedDialog";

const OWN = [
	"name",
	"code",
	"beginDate",
	"endDate",
	"packageId",
	"quotaUsers",
	"quotaMegabytes",
	"contact",
	"phone",
	"companyCode",
];
type Values = Record<string, unknown>;
type Way = "password" | "code";

export default function FoundDialog({ onClose }: ActionDialogProps) {
	const describe = useDescribe("sys/tenant");
	const [founded, setFounded] = useState<Founded | null>(null);
	if (founded) return <FoundedDialog founded={founded} onClose={() => onClose(true)} />;
	if (!describe)
		return (
			<Dialog onClose={() => onClose(false)}>
				<Waiting />
			</Dialog>
		);
	return <FoundForm describe={describe} onFounded={setFounded} onClose={() => onClose(false)} />;
}

interface FormProps {
	describe: Describe;
	onFounded: (founded: Founded) => void;
	onClose: () => void;
}

function FoundForm({ describe, onFounded, onClose }: FormProps) {
	const [form] = Form.useForm<Values>();
	const [way, setWay] = useState<Way>("password");
	const sending = useSending();
	const rules = useRules();
	const found = async () => {
		const typed = await form.validateFields().catch(() => null);
		if (!typed) return;
		await sending.run(async () => {
			const made = await post("/sys/tenant/add", typed as Shapes["SysTenantAdd"], { quiet: true });
			onFounded({ made, username: String(typed.adminUsername) });
		});
	};
	const fieldOf = (key: string) => describe.fields.find((field) => field.key === key);
	const item = (key: string) => ({
		name: key,
		...(sending.errors[key] ? { validateStatus: "error" as const, help: localize(sending.errors[key]) } : {}),
	});
	return (
		<Dialog
			width={760}
			title={t("新增租户 | New organisation")}
			onClose={onClose}
			onSubmit={() => void found()}
			submitText={t("创建租户 | Create")}
			busy={sending.busy}
		>
			<Problem text={sending.problem} />
			<Form form={form} layout="vertical" requiredMark name="gj-found">
				<h3>{t("租户 | Organisation")}</h3>
				<div className={look.pairs}>
					{OWN.map(fieldOf).map(
						(field) => field && <Drawn key={field.key} field={field} rules={rules} item={item(field.key)} />,
					)}
					<Form.Item
						{...item("id")}
						label={t("租户编号 | Number")}
						extra={t("可不填，由系统给出 | Left empty, the next one is given")}
					>
						<InputNumber min={1} max={Number.MAX_SAFE_INTEGER} precision={0} style={{ width: "100%" }} />
					</Form.Item>
				</div>
				<h3>{t("首位管理员 | First administrator")}</h3>
				<div className={look.pairs}>
					<Form.Item
						{...item("adminUsername")}
						label={t("登录账号 | Account")}
						rules={[
							{ required: true, message: t("请输入登录账号 | Give the account") },
							...named(rules.username),
						]}
					>
						<Input autoComplete="off" maxLength={18} />
					</Form.Item>
					<Form.Item
						{...item("adminRealname")}
						label={t("姓名 | Name")}
						rules={[{ required: true, whitespace: true, message: t("请输入姓名 | Give the name") }]}
					>
						<Input autoComplete="off" maxLength={50} />
					</Form.Item>
					<Form.Item
						{...item("adminPhone")}
						label={t("手机 | Mobile")}
						dependencies={["adminEmail"]}
						rules={[...named(rules.mobile), reachable]}
					>
						<Input autoComplete="off" maxLength={11} inputMode="tel" />
					</Form.Item>
					<Form.Item {...item("adminEmail")} label={t("邮箱 | E-mail")} rules={named(rules.email)}>
						<Input autoComplete="off" maxLength={100} inputMode="email" />
					</Form.Item>
				</div>
				<Form.Item label={t("如何开通 | How the account is opened")}>
					<Radio.Group
						value={way}
						onChange={(event) => setWay(event.target.value)}
						options={[
							{ value: "password", label: t("现在设置初始密码 | Set a first password now") },
							{ value: "code", label: t("生成开通链接，由本人设置密码 | Make a link; they set their own") },
						]}
					/>
				</Form.Item>
				{way === "password" && (
					<Form.Item
						{...item("adminPassword")}
						label={t("初始密码 | First password")}
						rules={[
							{ required: true, message: t("请输入初始密码 | Give the first password") },
							...named(rules.password),
						]}
					>
						<Input.Password autoComplete="new-password" maxLength={64} />
					</Form.Item>
				)}
			</Form>
		</Dialog>
	);
}

const named = (rule: Rule | undefined) => (rule ? formRule(rule, localize(rule.message)) : []);

/** Somebody who can be reached neither way could never get a lost password back. */
const reachable = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
	validator: (_: unknown, phone: string | undefined) =>
		phone || getFieldValue("adminEmail")
			? Promise.resolve()
			: Promise.reject(new Error(t("手机和邮箱至少填一项 | Give a mobile number or an e-mail address"))),
});

function Drawn({ field, rules, item }: { field: Field; rules: Record<string, Rule>; item: object }) {
	const { Edit } = KINDS[field.kind];
	const label = localize(field.label);
	return (
		<Form.Item {...item} label={label} rules={formRules(field, rules, false)}>
			<Edit field={field} label={label} />
		</Form.Item>
	);
}
