/** A code sent to the phone that another field holds: a slider first, then the code, then a wait until another may be asked for. */
import Form from "antd/es/form";
import { useState } from "react";
import { type Failure, post } from "@/kit/http";
import { t, tell } from "@/kit/text";
import { CodeBox } from "@/parts/CodeBox";
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
	told?: string | null;
	/** Seconds until another may be asked for. */
	left?: number;
	busy?: boolean;
	/** Without it the code was sent already. */
	onAsk?: () => void;
	onTyped?: () => void;
}

export function CodeInput({ name, told = null, onTyped, ...box }: InputProps) {
	return (
		<Form.Item
			name={name}
			label={t("验证码 | Code")}
			validateStatus={told ? "error" : undefined}
			help={told ?? undefined}
			rules={[{ required: true, message: t("请输入验证码 | Enter the code") }]}
			getValueFromEvent={(text: string) => {
				onTyped?.();
				return text;
			}}
		>
			<CodeBox {...box} autoFocus={!box.onAsk} />
		</Form.Item>
	);
}
