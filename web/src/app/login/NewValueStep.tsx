/** The last step of an alteration: a new password, or a new e-mail. */
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import Segmented from "antd/es/segmented";
import { useState } from "react";
import { formRule } from "@/kit/form-rule";
import { type Failure, post } from "@/kit/http";
import { t, tell } from "@/kit/text";
import { PasswordFields } from "@/parts/password/PasswordFields";
import { Told, useAttempt } from "./AlterationSteps";
import { AGAIN_AFTER_S, CodeInput } from "./CodeField";
import styles from "./Login.module.css";
import { useCountdown } from "./useCountdown";
import type { Ways } from "./useWays";

type What = "password" | "email";

interface Props {
	begun: { key: string };
	ways: Ways;
	onDone: (what: What, username: string) => void;
	onBack: () => void;
	/** The one value that is to be set, where there is no choice. */
	only?: What;
}

export function NewValueStep({ begun, ways, onDone, onBack, only }: Props) {
	const [what, setWhat] = useState<What>("password");
	const [over, setOver] = useState(false);
	const { told, busy, attempt } = useAttempt();
	const go = (typed: Record<string, string>) =>
		attempt(async () => {
			try {
				const body = { key: begun.key, ...typed };
				const { username } = await post<{ username: string }>("/sys/alteration/finish", body, {
					quiet: true,
				});
				onDone(what, username);
			} catch (error) {
				setOver((error as Failure).id === "alteration.over");
				throw error;
			}
		});
	return (
		<Form key={what} layout="vertical" size="large" requiredMark={false} onFinish={(typed) => void go(typed)}>
			{!only && (
				<Segmented<What>
					block
					className={styles.what ?? ""}
					value={what}
					onChange={setWhat}
					options={[
						{ value: "password", label: t("新密码 | New password") },
						{ value: "email", label: t("新邮箱 | New e-mail") },
					]}
				/>
			)}
			{what === "password" ? (
				<PasswordFields rule={ways.rules.password} />
			) : (
				<NewEmail begun={begun} ways={ways} />
			)}
			<Told text={told} />
			<Button type="primary" htmlType="submit" block loading={busy} disabled={over}>
				{t("完成 | Finish")}
			</Button>
			{over && (
				<Button type="link" block onClick={onBack}>
					{t("重新开始 | Start again")}
				</Button>
			)}
		</Form>
	);
}

/** The new address proves itself by a code, before it may stand for the account. */
function NewEmail({ begun, ways }: Pick<Props, "begun" | "ways">) {
	const form = Form.useFormInstance();
	const [told, setTold] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [left, wait] = useCountdown();
	const ask = async () => {
		setTold(null);
		const typed = await form.validateFields(["email"]).catch(() => null);
		if (!typed) return;
		setBusy(true);
		const body = { key: begun.key, email: typed.email };
		await post("/sys/alteration/sendNewCode", body, { quiet: true }).then(
			() => wait(AGAIN_AFTER_S),
			(error: Failure) => {
				setTold(tell(Object.values(error.fields ?? {})[0] ?? error.message));
				wait((error.result as { seconds?: number } | null)?.seconds ?? 0);
			},
		);
		setBusy(false);
	};
	return (
		<>
			<Form.Item
				name="email"
				label={t("新邮箱 | New e-mail")}
				rules={[
					{ required: true, message: t("请输入新邮箱 | Enter the new e-mail") },
					...formRule(ways.rules.email),
				]}
			>
				<Input autoComplete="email" maxLength={100} />
			</Form.Item>
			<CodeInput
				name="code"
				told={told}
				left={left}
				busy={busy}
				onAsk={() => void ask()}
				onTyped={() => setTold(null)}
			/>
		</>
	);
}
