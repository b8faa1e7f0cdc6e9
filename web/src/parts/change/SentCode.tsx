/** The code that was sent to somebody, as a form's field: with a button that sends it where it was not sent before. */
import SafetyOutlined from "@ant-design/icons/es/icons/SafetyOutlined";
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useState } from "react";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { useCountdown } from "@/kit/useCountdown";

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

interface CodeBoxProps {
	id?: string;
	value?: string;
	onChange?: (value: string) => void;
	/** Seconds until another may be asked for. */
	left?: number;
	busy?: boolean;
	onAsk?: () => void;
	autoFocus?: boolean;
}

/** Six digits that were sent somewhere, and the button that sends them, as far as they are asked for here. */
function CodeBox({
	id,
	value = "",
	onChange,
	left = 0,
	busy = false,
	onAsk,
	autoFocus = false,
}: CodeBoxProps) {
	return (
		<Input
			{...(id ? { id } : {})}
			prefix={<SafetyOutlined />}
			value={value}
			autoComplete="one-time-code"
			inputMode="numeric"
			maxLength={6}
			autoFocus={autoFocus}
			onChange={(event) => onChange?.(event.target.value)}
			suffix={
				onAsk && (
					<Button type="link" size="small" disabled={left > 0 || busy} onClick={onAsk}>
						{left > 0 ? t("{left} 秒后重发 | Again in {left} s", { left }) : t("获取验证码 | Send code")}
					</Button>
				)
			}
		/>
	);
}
