/** Phone and the code sent to it. */
import MobileOutlined from "@ant-design/icons/es/icons/MobileOutlined";
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useState } from "react";
import { formRule } from "@/kit/form-rule";
import { post } from "@/kit/http";
import { keepLogin } from "@/kit/session";
import { localize, t } from "@/kit/text";
import type { Failure } from "@/kit/transport";
import { CodeField } from "./CodeField";
import styles from "./Login.module.css";
import type { LoginMethods } from "./useLoginMethods";

interface Typed {
	mobile: string;
	captcha: string;
}

interface Props {
	/** Brings the rule of numbers; without it only the server checks. */
	ways?: LoginMethods;
	/** What the code is sent for; by default one signs in with it. */
	onCode?: (typed: Typed) => Promise<void>;
	label?: string;
}

async function enter(typed: Typed): Promise<void> {
	keepLogin(await post("/sys/phoneLogin", typed, { quiet: true }));
}

const NEEDED = "请输入正确的手机号 | Enter a valid phone number";

export default function PhoneForm({ ways, onCode = enter, label = t("登录 | Log in") }: Props) {
	const [told, setTold] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const submit = async (typed: Typed) => {
		setTold(null);
		setBusy(true);
		await onCode(typed).catch((error: Failure) => setTold(localize(error.message)));
		setBusy(false);
	};
	return (
		<Form<Typed> layout="vertical" size="large" requiredMark={false} onFinish={(typed) => void submit(typed)}>
			<Form.Item
				name="mobile"
				label={t("手机号 | Phone")}
				rules={[{ required: true, message: t(NEEDED) }, ...formRule(ways?.rules.mobile, t(NEEDED))]}
			>
				<Input prefix={<MobileOutlined />} autoComplete="tel" inputMode="numeric" maxLength={11} />
			</Form.Item>
			<CodeField mode="0" />
			<p className={styles.refusal} role="alert">
				{told}
			</p>
			<Button type="primary" htmlType="submit" block loading={busy}>
				{label}
			</Button>
		</Form>
	);
}
