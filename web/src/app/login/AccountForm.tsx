/** Account and password; after failures the server also asks for the letters of a picture. */
import LockOutlined from "@ant-design/icons/es/icons/LockOutlined";
import SafetyOutlined from "@ant-design/icons/es/icons/SafetyOutlined";
import UserOutlined from "@ant-design/icons/es/icons/UserOutlined";
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useState } from "react";
import { type Failure, get } from "@/kit/http";
import { type Credentials, login } from "@/kit/session";
import { readStored } from "@/kit/store";
import { t, tell } from "@/kit/text";
import styles from "./Login.module.css";

interface Picture {
	key: number;
	url: string;
}

async function drawPicture(): Promise<Picture> {
	const key = Date.now();
	return { key, url: await get<string>(`/sys/randomImage/${key}`, undefined, { quiet: true }) };
}

function useEnter() {
	const [refusal, setRefusal] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [picture, setPicture] = useState<Picture | null>(null);
	const draw = () => drawPicture().then(setPicture, () => setPicture(null));
	const enter = async (typed: Credentials) => {
		setBusy(true);
		setRefusal(null);
		try {
			await login({
				username: typed.username.trim(),
				password: typed.password,
				captcha: typed.captcha,
				checkKey: picture?.key,
			});
		} catch (error) {
			const failure = error as Failure;
			setRefusal(tell(failure.message));
			setBusy(false);
			if (picture || (failure.result as { captcha?: boolean } | null)?.captcha) void draw();
		}
	};
	return { refusal, busy, picture, draw, enter };
}

export function AccountForm() {
	const { refusal, busy, picture, draw, enter } = useEnter();
	return (
		<Form<Credentials>
			layout="vertical"
			size="large"
			requiredMark={false}
			initialValues={{ username: readStored<string>("Login_Username") ?? "" }}
			onFinish={enter}
		>
			<Form.Item
				name="username"
				label={t("账号 | Account")}
				rules={[{ required: true, message: t("请输入账号 | Please enter your account") }]}
			>
				<Input prefix={<UserOutlined />} autoComplete="username" autoFocus />
			</Form.Item>
			<Form.Item
				name="password"
				label={t("密码 | Password")}
				rules={[{ required: true, message: t("请输入密码 | Please enter your password") }]}
			>
				<Input.Password prefix={<LockOutlined />} autoComplete="current-password" />
			</Form.Item>
			{picture && (
				<div className={styles.captcha}>
					<Form.Item
						name="captcha"
						label={t("验证码 | Letters in the picture")}
						rules={[{ required: true, message: t("请输入验证码 | Please enter the letters") }]}
					>
						<Input prefix={<SafetyOutlined />} autoComplete="off" maxLength={4} />
					</Form.Item>
					<button type="button" onClick={draw} title={t("换一张 | Another picture")}>
						<img src={picture.url} alt={t("验证码图片，点击换一张 | Captcha, click for another")} />
					</button>
				</div>
			)}
			<p className={styles.refusal} role="alert">
				{refusal}
			</p>
			<Button type="primary" htmlType="submit" block loading={busy}>
				{t("登录 | Log in")}
			</Button>
		</Form>
	);
}
