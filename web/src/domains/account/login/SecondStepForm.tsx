/** The second step of logging in: the code of the app, or a recovery code where the phone is not at hand. */
import SafetyOutlined from "@ant-design/icons/es/icons/SafetyOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useState } from "react";
import type { SecondStep } from "@/kit/failure-notice";
import { toast } from "@/kit/notice";
import { leaveSecondStep, takeSecondStep } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import look from "@/parts/look.module.css";
import styles from "./Login.module.css";

export function SecondStepForm({ asked }: { asked: SecondStep }) {
	const [byRecovery, setByRecovery] = useState(false);
	const [told, setTold] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const enter = async ({ code }: { code: string }) => {
		setTold(null);
		setBusy(true);
		try {
			await takeSecondStep(asked, code.trim());
		} catch (error) {
			const failure = failureOf(error);
			setBusy(false);
			setTold(localize(failure.message));
			if (failure.id !== "login.secondStep.over") return;
			toast("warning", failure.message);
			leaveSecondStep();
		}
	};
	const turn = () => {
		setTold(null);
		setByRecovery(!byRecovery);
	};
	return (
		<Form<{ code: string }>
			key={String(byRecovery)}
			layout="vertical"
			size="large"
			requiredMark={false}
			onFinish={(typed) => void enter(typed)}
		>
			<h2>{t("两步验证 | Two-step verification")}</h2>
			<p className={look.quiet}>
				{byRecovery
					? t("输入一个未用过的恢复码 | Enter a recovery code that was not used yet")
					: t("打开验证器应用，输入6位验证码 | Open your authenticator app and enter its 6 digits")}
			</p>
			<Form.Item
				name="code"
				label={byRecovery ? t("恢复码 | Recovery code") : t("验证码 | Code")}
				rules={[{ required: true, message: t("请输入验证码 | Enter the code") }]}
			>
				<Input
					prefix={<SafetyOutlined />}
					autoComplete={byRecovery ? "off" : "one-time-code"}
					inputMode={byRecovery ? "text" : "numeric"}
					maxLength={byRecovery ? 20 : 6}
					autoFocus
				/>
			</Form.Item>
			<p className={styles.refusal} role="alert">
				{told}
			</p>
			<Button type="primary" htmlType="submit" block loading={busy}>
				{t("登录 | Log in")}
			</Button>
			<Flex justify="space-between">
				<Button type="link" onClick={leaveSecondStep}>
					{t("返回 | Back")}
				</Button>
				<Button type="link" onClick={turn}>
					{byRecovery ? t("用验证器应用 | Use the app") : t("用恢复码 | Use a recovery code")}
				</Button>
			</Flex>
		</Form>
	);
}
