/** The first two steps of an alteration; neither tells whether there is such an account. */

import UserOutlined from "@ant-design/icons/es/icons/UserOutlined";
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useState } from "react";
import { post } from "@/kit/http";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { SentCode } from "@/parts/change/SentCode";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import HumanCheck, { type Proof } from "@/parts/human/HumanCheck";
import look from "@/parts/look.module.css";

export function IdentifyStep({
	account,
	onDone,
}: {
	account: string;
	onDone: (key: string, account: string) => void;
}) {
	const [round, setRound] = useState(0);
	const [proof, setProof] = useState<Proof | null>(null);
	const sending = useSending();
	const go = async (typed: { account: string }) => {
		await sending.run(async () => {
			if (!proof) throw new Failure(422, "proof.missing", t("请先完成验证 | Please verify first"));
			const name = typed.account.trim();
			try {
				const { key } = await post("/sys/alteration/identify", { account: name, ...proof }, { quiet: true });
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
			<Problem text={Object.values(sending.errors)[0] ?? sending.problem} />
			<Button type="primary" htmlType="submit" block loading={sending.busy}>
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
	const sending = useSending();
	const go = ({ code }: { code: string }) =>
		sending.run(async () => {
			const body = { key: begun.key, code: code.trim() };
			onDone((await post("/sys/alteration/verify", body, { quiet: true })).key);
		});
	return (
		<Form layout="vertical" size="large" requiredMark={false} onFinish={(typed) => void go(typed)}>
			<p className={look.quiet}>
				{t(
					"如果账号 {name} 存在，验证码已发到它绑定的手机或邮箱，10 分钟内有效。 | If the account {name} exists, a code was sent to its phone or e-mail; it is valid for 10 minutes.",
					{ name: begun.account },
				)}
			</p>
			<SentCode />
			<Problem text={Object.values(sending.errors)[0] ?? sending.problem} />
			<Button type="primary" htmlType="submit" block loading={sending.busy}>
				{t("下一步 | Next")}
			</Button>
			<Button type="link" block onClick={onBack}>
				{t("没收到？重新发送 | No code? Send another")}
			</Button>
		</Form>
	);
}
