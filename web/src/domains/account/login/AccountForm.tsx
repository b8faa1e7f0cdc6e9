/** Account and password; after failures the server also asks for a slider or the letters of a picture. */
import LockOutlined from "@ant-design/icons/es/icons/LockOutlined";
import UserOutlined from "@ant-design/icons/es/icons/UserOutlined";
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { lazy, Suspense, useState } from "react";
import { type Credentials, login } from "@/kit/session";
import { readStored } from "@/kit/store";
import { localize, t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { clock, useCountdown } from "@/kit/useCountdown";
import type { Proof } from "@/parts/human/HumanCheck";
import styles from "./Login.module.css";

const HumanCheck = lazy(() => import("@/parts/human/HumanCheck"));

interface Asked {
	captcha?: boolean;
	seconds?: number;
}

function useEnter() {
	const [refusal, setRefusal] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [round, setRound] = useState(0);
	const [proof, setProof] = useState<Proof | null>(null);
	const [locked, lock] = useCountdown();
	const enter = async ({ username, password }: Credentials) => {
		if (round > 0 && !proof) return setRefusal(t("请先完成验证 | Please verify first"));
		setBusy(true);
		setRefusal(null);
		try {
			await login({ username: username.trim(), password, ...proof });
		} catch (error) {
			const failure = failureOf(error);
			const asked = (failure.result ?? {}) as Asked;
			setRefusal(localize(failure.message));
			setBusy(false);
			setProof(null);
			if (failure.id === "login.locked") lock(asked.seconds ?? 0);
			if (round > 0 || asked.captcha) setRound((before) => before + 1);
		}
	};
	return { refusal, busy, round, setProof, locked, enter };
}

export function AccountForm() {
	const { refusal, busy, round, setProof, locked, enter } = useEnter();
	return (
		<Form<Credentials>
			layout="vertical"
			size="large"
			requiredMark={false}
			initialValues={{ username: readStored<string>("Login_Username") ?? "" }}
			onFinish={(typed) => void enter(typed)}
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
			{round > 0 && locked === 0 && (
				<Suspense fallback={null}>
					<HumanCheck key={round} onProof={setProof} />
				</Suspense>
			)}
			<p className={styles.refusal} role="alert">
				{refusal}
			</p>
			<Button type="primary" htmlType="submit" block loading={busy} disabled={locked > 0}>
				{locked > 0
					? t("{left} 后可再试 | Try again in {left}", { left: clock(locked) })
					: t("登录 | Log in")}
			</Button>
		</Form>
	);
}
