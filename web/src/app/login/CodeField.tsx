/** A code sent to the phone that another field holds: a slider first, then the code, then a wait until another may be asked for. */
import SafetyOutlined from "@ant-design/icons/es/icons/SafetyOutlined";
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useState } from "react";
import { type Failure, post } from "@/kit/http";
import { t, tell } from "@/kit/text";
import HumanCheck, { type Proof } from "./HumanCheck";
import { useCountdown } from "./useCountdown";

export const AGAIN_AFTER_S = 60;

interface Props {
	/** 0 sign in, 1 register, 2 reset. */
	mode: "0" | "1" | "2";
	mobile?: string;
	name?: string;
}

export function CodeField({ mode, mobile = "mobile", name = "captcha" }: Props) {
	const form = Form.useFormInstance();
	const [checking, setChecking] = useState(false);
	const [told, setTold] = useState<string | null>(null);
	const [left, wait] = useCountdown();
	const ask = () => {
		setTold(null);
		form.validateFields([mobile]).then(
			() => setChecking(true),
			() => undefined,
		);
	};
	const send = async (proof: Proof | null) => {
		if (!proof) return;
		try {
			await post(
				"/sys/sms",
				{ mobile: form.getFieldValue(mobile), smsmode: mode, ...proof },
				{ quiet: true },
			);
			wait(AGAIN_AFTER_S);
		} catch (error) {
			const failure = error as Failure;
			setTold(tell(failure.message));
			wait((failure.result as { seconds?: number } | null)?.seconds ?? 0);
		}
		setChecking(false);
	};
	return (
		<>
			{checking && <HumanCheck onProof={(proof) => void send(proof)} />}
			<CodeInput
				name={name}
				told={told}
				left={left}
				busy={checking}
				onAsk={ask}
				onTyped={() => setTold(null)}
			/>
		</>
	);
}

interface InputProps {
	name: string;
	told: string | null;
	/** Seconds until another may be asked for. */
	left: number;
	busy: boolean;
	onAsk: () => void;
	onTyped: () => void;
}

export function CodeInput({ name, told, left, busy, onAsk, onTyped }: InputProps) {
	return (
		<Form.Item
			name={name}
			label={t("验证码 | Code")}
			validateStatus={told ? "error" : undefined}
			help={told ?? undefined}
			rules={[{ required: true, message: t("请输入验证码 | Enter the code") }]}
		>
			<Input
				prefix={<SafetyOutlined />}
				autoComplete="one-time-code"
				inputMode="numeric"
				maxLength={6}
				onChange={onTyped}
				suffix={
					<Button type="link" size="small" disabled={left > 0 || busy} onClick={onAsk}>
						{left > 0 ? t("{left} 秒后重发 | Again in {left} s", { left }) : t("获取验证码 | Send code")}
					</Button>
				}
			/>
		</Form.Item>
	);
}
