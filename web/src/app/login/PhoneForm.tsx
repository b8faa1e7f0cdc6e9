/** Phone and the code sent to it; the button counts down until another code may be asked for. */
import MobileOutlined from "@ant-design/icons/es/icons/MobileOutlined";
import SafetyOutlined from "@ant-design/icons/es/icons/SafetyOutlined";
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useEffect, useState } from "react";
import { type Failure, post } from "@/kit/http";
import { keepLogin, type LoginResult } from "@/kit/session";
import { t, tell } from "@/kit/text";
import styles from "./Login.module.css";

const AGAIN_AFTER_S = 60;

interface Typed {
	mobile: string;
	captcha: string;
}

interface Props {
	/** What the code is sent for; by default one signs in with it. */
	onCode?: (typed: Typed) => Promise<void>;
	label?: string;
}

async function enter(typed: Typed): Promise<void> {
	keepLogin(await post<LoginResult>("/sys/phoneLogin", typed, { quiet: true }));
}

export default function PhoneForm({ onCode = enter, label = t("登录 | Log in") }: Props) {
	const [form] = Form.useForm<Typed>();
	const [told, setTold] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [left, setLeft] = useState(0);
	useEffect(() => {
		if (left <= 0) return;
		const timer = setTimeout(() => setLeft(left - 1), 1000);
		return () => clearTimeout(timer);
	}, [left]);

	const attempt = async (act: () => Promise<unknown>) => {
		setTold(null);
		setBusy(true);
		await act().catch((error: Failure) => setTold(tell(error.message)));
		setBusy(false);
	};
	const send = async () => {
		const { mobile } = await form.validateFields(["mobile"]);
		await attempt(async () => {
			await post("/sys/sms", { mobile, smsmode: "0" }, { quiet: true });
			setLeft(AGAIN_AFTER_S);
		});
	};
	return (
		<Form<Typed>
			form={form}
			layout="vertical"
			size="large"
			requiredMark={false}
			onFinish={(typed) => attempt(() => onCode(typed))}
		>
			<Form.Item
				name="mobile"
				label={t("手机号 | Phone")}
				rules={[
					{
						required: true,
						pattern: /^1[3-9]\d{9}$/,
						message: t("请输入正确的手机号 | Enter a valid phone number"),
					},
				]}
			>
				<Input prefix={<MobileOutlined />} autoComplete="tel" inputMode="numeric" maxLength={11} />
			</Form.Item>
			<Form.Item
				name="captcha"
				label={t("验证码 | Code")}
				rules={[{ required: true, message: t("请输入验证码 | Enter the code") }]}
			>
				<Input
					prefix={<SafetyOutlined />}
					autoComplete="one-time-code"
					inputMode="numeric"
					maxLength={6}
					suffix={
						<Button
							type="link"
							size="small"
							disabled={left > 0 || busy}
							onClick={() => void send().catch(() => undefined)}
						>
							{left > 0 ? t(`${left} 秒后重发 | Again in ${left} s`) : t("获取验证码 | Send code")}
						</Button>
					}
				/>
			</Form.Item>
			<p className={styles.refusal} role="alert">
				{told}
			</p>
			<Button type="primary" htmlType="submit" block loading={busy}>
				{label}
			</Button>
		</Form>
	);
}
