/** First step: a code to the present phone or e-mail, or the present password. */
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import Radio from "antd/es/radio";
import { useState } from "react";
import { localize, t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { SentCode } from "@/parts/change/SentCode";
import { type Profile, type ProofWay, prove, sendCode } from "./api";

interface Props {
	profile: Profile;
	onProved: (key: string) => void;
}

export function ProofStep({ profile, onProved }: Props) {
	const { phone, email } = profile.masked;
	const ways: Array<{ value: ProofWay; label: string }> = [
		...(phone ? [{ value: "phone" as const, label: t("手机 {to} | Mobile {to}", { to: phone }) }] : []),
		...(email ? [{ value: "email" as const, label: t("邮箱 {to} | E-mail {to}", { to: email }) }] : []),
		{ value: "password", label: t("登录密码 | Password") },
	];
	const [form] = Form.useForm<{ by: ProofWay; answer: string }>();
	const by = Form.useWatch("by", form) ?? ways[0]?.value ?? "password";
	const [busy, setBusy] = useState(false);
	const submit = async ({ answer }: { answer: string }) => {
		setBusy(true);
		try {
			onProved((await prove(by, answer)).key);
		} catch (error) {
			form.setFields([{ name: "answer", errors: [localize(failureOf(error).message)] }]);
			setBusy(false);
		}
	};
	return (
		<Form
			form={form}
			layout="vertical"
			initialValues={{ by: ways[0]?.value }}
			onFinish={(typed) => void submit(typed)}
			onValuesChange={(part) => "by" in part && form.resetFields(["answer"])}
		>
			<Form.Item name="by" label={t("验证方式 | How")}>
				<Radio.Group options={ways} />
			</Form.Item>
			{by === "password" ? (
				<Form.Item
					name="answer"
					label={t("当前密码 | Present password")}
					rules={[{ required: true, message: t("请填写 | Please fill this in") }]}
				>
					<Input.Password autoComplete="current-password" />
				</Form.Item>
			) : (
				<SentCode key={by} name="answer" send={() => sendCode(by)} />
			)}
			<Button type="primary" htmlType="submit" loading={busy}>
				{t("下一步 | Next")}
			</Button>
		</Form>
	);
}
