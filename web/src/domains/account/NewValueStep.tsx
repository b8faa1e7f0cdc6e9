/** Second step: the new value; a phone or an e-mail address with the code that was sent to it. */
import Button from "antd/es/button";
import Form, { type FormInstance } from "antd/es/form";
import Input from "antd/es/input";
import { useState } from "react";
import { useRules } from "@/engine/describe";
import { formRule } from "@/kit/form-rule";
import type { Failure } from "@/kit/http";
import { toast } from "@/kit/notice";
import { t, tell } from "@/kit/text";
import { PasswordFields } from "@/parts/password/PasswordFields";
import { type Changed, change, sendNewCode } from "./api";
import { CodeInput } from "./CodeInput";

interface Props {
	field: Changed;
	proof: string;
	/** The proof ran out. */
	onOver: () => void;
	onDone: () => void;
}

const RULE_OF = { phone: "mobile", email: "email", username: "workbench_username" } as const;

export function NewValueStep({ field, proof, onOver, onDone }: Props) {
	const [form] = Form.useForm<Record<string, string>>();
	const [busy, setBusy] = useState(false);
	const password = useRules().password;
	const submit = async (values: Record<string, string>) => {
		setBusy(true);
		try {
			await change(proof, values);
			onDone();
		} catch (error) {
			setBusy(false);
			refuse(error as Failure, form, onOver);
		}
	};
	return (
		<Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
			{field === "password" ? (
				<PasswordFields {...(password ? { rule: password } : {})} />
			) : (
				<PlainField field={field} />
			)}
			{(field === "phone" || field === "email") && (
				<Form.Item
					name="code"
					label={t("验证码 | Code")}
					rules={[{ required: true, message: t("请输入验证码 | Enter the code") }]}
				>
					<CodeInput
						send={async () => {
							const typed = await form.validateFields([field]);
							await sendNewCode(proof, field, typed[field] ?? "").catch((failure: Failure) => {
								refuse(failure, form, onOver);
								throw Object.assign(new Error(""), { result: failure.result });
							});
						}}
					/>
				</Form.Item>
			)}
			<Button type="primary" htmlType="submit" loading={busy}>
				{t("提交 | Submit")}
			</Button>
		</Form>
	);
}

function PlainField({ field }: { field: "phone" | "email" | "username" }) {
	const rule = useRules()[RULE_OF[field]];
	const labels = {
		phone: t("新手机号 | New mobile"),
		email: t("新邮箱 | New e-mail"),
		username: t("新用户名 | New user name"),
	};
	return (
		<Form.Item
			name={field}
			label={labels[field]}
			rules={[{ required: true, message: t("请填写 | Please fill this in") }, ...formRule(rule)]}
		>
			<Input maxLength={field === "email" ? 100 : 20} />
		</Form.Item>
	);
}

function refuse(failure: Failure, form: FormInstance, onOver: () => void): void {
	if (failure.id === "profile.proof.over") {
		toast("warning", failure.message);
		return onOver();
	}
	const known = Object.entries(failure.fields ?? {});
	if (known.length > 0) form.setFields(known.map(([name, text]) => ({ name, errors: [tell(text)] })));
	else if (failure.id === "sms.code.wrong")
		form.setFields([{ name: "code", errors: [tell(failure.message)] }]);
	else toast("warning", failure.message);
}
