/** The code that was sent to somebody, as a form's field: with a button that sends it where it was not sent before. */
import Form from "antd/es/form";
import { useState } from "react";
import { Failure } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { useCountdown } from "@/kit/useCountdown";
import { CodeBox } from "./CodeBox";

const AGAIN_AFTER_S = 60;

interface Props {
	name?: string;
	/** Rejects with a Failure, or with anything else where the form already says what is wrong. */
	send?: () => Promise<unknown>;
}

export function SentCode({ name = "code", send }: Props) {
	const [left, wait] = useCountdown();
	const [busy, setBusy] = useState(false);
	const [told, setTold] = useState<string | null>(null);
	const ask = async (sent: () => Promise<unknown>) => {
		setTold(null);
		setBusy(true);
		try {
			await sent();
			wait(AGAIN_AFTER_S);
		} catch (error) {
			if (error instanceof Failure) {
				setTold(localize(firstWord(error)));
				wait((error.result as { seconds?: number } | null)?.seconds ?? 0);
			}
		}
		setBusy(false);
	};
	return (
		<Form.Item
			name={name}
			label={t("验证码 | Code")}
			validateStatus={told ? "error" : undefined}
			help={told ?? undefined}
			rules={[{ required: true, message: t("请输入验证码 | Enter the code") }]}
			getValueFromEvent={(text: string) => {
				setTold(null);
				return text;
			}}
		>
			<CodeBox left={left} busy={busy} autoFocus={!send} {...(send ? { onAsk: () => void ask(send) } : {})} />
		</Form.Item>
	);
}

/** Of a refusal: what it says of the first field, or as a whole. */
export const firstWord = (failure: Failure): string =>
	Object.values(failure.fields ?? {})[0] ?? failure.message;
