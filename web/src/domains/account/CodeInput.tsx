/** Six digits, the button that sends them, and the wait until they may be sent again. */
import Button from "antd/es/button";
import Input from "antd/es/input";
import { useState } from "react";
import { useCountdown } from "@/app/login/useCountdown";
import type { Failure } from "@/kit/http";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";

const AGAIN_AFTER_S = 60;

interface Props {
	/** Rejects with a Failure, or with anything else where the new address itself is not right yet. */
	send: () => Promise<unknown>;
	id?: string;
	value?: string;
	onChange?: (value: string) => void;
}

export function CodeInput({ send, id, value = "", onChange }: Props) {
	const [left, wait] = useCountdown();
	const [busy, setBusy] = useState(false);
	const ask = async () => {
		setBusy(true);
		try {
			await send();
			toast("success", "验证码已发送 | The code was sent");
			wait(AGAIN_AFTER_S);
		} catch (error) {
			const failure = error as Partial<Failure>;
			wait((failure.result as { seconds?: number } | null | undefined)?.seconds ?? 0);
			if (failure.message) toast("warning", failure.message);
		}
		setBusy(false);
	};
	return (
		<Input
			{...(id ? { id } : {})}
			value={value}
			autoComplete="one-time-code"
			inputMode="numeric"
			maxLength={6}
			onChange={(event) => onChange?.(event.target.value)}
			suffix={
				<Button
					type="link"
					size="small"
					loading={busy}
					disabled={left > 0}
					aria-label={t("获取验证码 | Send code")}
					onClick={() => void ask()}
				>
					{left > 0 ? t("{left} 秒后重发 | Again in {left} s", { left }) : t("获取验证码 | Send code")}
				</Button>
			}
		/>
	);
}
