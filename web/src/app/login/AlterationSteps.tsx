/** The first two steps of an alteration; neither tells whether there is such an account. */
import UserOutlined from "@ant-design/icons/es/icons/UserOutlined";
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useState } from "react";
import { type Failure, post } from "@/kit/http";
import { t, tell } from "@/kit/text";
import { CodeInput } from "./CodeField";
import HumanCheck, { type Proof } from "./HumanCheck";
import styles from "./Login.module.css";

interface Key {
	key: string;
}

export function IdentifyStep({
	account,
	onDone,
}: {
	account: string;
	onDone: (key: string, account: string) => void;
}) {
	const [round, setRound] = useState(0);
	const [proof, setProof] = useState<Proof | null>(null);
	const { told, busy, attempt } = useAttempt();
	const go = async (typed: { account: string }) => {
		await attempt(async () => {
			if (!proof) throw new Error(t("请先完成验证 | Please verify first"));
			const name = typed.account.trim();
			try {
				const { key } = await post<Key>(
					"/sys/alteration/identify",
					{ account: name, ...proof },
					{ quiet: true },
				);
				onDone(key, name);
			} catch (error) {
				setProof(null);
				setRound(round + 1);
				throw error;
			}
		});
	};
	return (
		<Form
			layout="vertical"
			size="large"
			requiredMark={false}
			initialValues={{ account }}
			onFinish={(typed) => void go(typed)}
		>
			<Form.Item
				name="account"
				label={t("账号、手机号或邮箱 | Account, phone or e-mail")}
				rules={[
					{
						required: true,
						whitespace: true,
						message: t("请输入账号、手机号或邮箱 | Enter your account, phone or e-mail"),
					},
				]}
			>
				<Input prefix={<UserOutlined />} autoComplete="username" maxLength={100} autoFocus />
			</Form.Item>
			<HumanCheck key={round} onProof={setProof} />
			<Told text={told} />
			<Button type="primary" htmlType="submit" block loading={busy}>
				{t("发送验证码 | Send the code")}
			</Button>
		</Form>
	);
}

interface CodeProps {
	begun: { key: string; account: string };
	onDone: (key: string) => void;
	onBack: () => void;
}

export function CodeStep({ begun, onDone, onBack }: CodeProps) {
	const { told, busy, attempt } = useAttempt();
	const go = ({ code }: { code: string }) =>
		attempt(async () => {
			const body = { key: begun.key, code: code.trim() };
			onDone((await post<Key>("/sys/alteration/verify", body, { quiet: true })).key);
		});
	return (
		<Form layout="vertical" size="large" requiredMark={false} onFinish={(typed) => void go(typed)}>
			<p className={styles.said}>
				{t(
					"如果账号 {name} 存在，验证码已发到它绑定的手机或邮箱，10 分钟内有效。 | If the account {name} exists, a code was sent to its phone or e-mail; it is valid for 10 minutes.",
					{ name: begun.account },
				)}
			</p>
			<CodeInput name="code" />
			<Told text={told} />
			<Button type="primary" htmlType="submit" block loading={busy}>
				{t("下一步 | Next")}
			</Button>
			<Button type="link" block onClick={onBack}>
				{t("没收到？重新发送 | No code? Send another")}
			</Button>
		</Form>
	);
}

export function Told({ text }: { text: string | null }) {
	return (
		<p className={styles.refusal} role="alert">
			{text}
		</p>
	);
}

/** Runs one step; what went wrong is told above its button. */
export function useAttempt() {
	const [told, setTold] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const attempt = async (act: () => Promise<void>) => {
		setTold(null);
		setBusy(true);
		await act().catch((error: Failure) => {
			setTold(tell(Object.values(error.fields ?? {})[0] ?? error.message));
			setBusy(false);
		});
	};
	return { told, busy, attempt };
}
