/** Six digits, the button that sends them, and the wait until they may be sent again. */
import { useState } from "react";
import { useCountdown } from "@/app/login/useCountdown";
import type { Failure } from "@/kit/http";
import { toast } from "@/kit/notice";
import { CodeBox } from "@/parts/CodeBox";

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
		<CodeBox
			{...(id ? { id } : {})}
			value={value}
			{...(onChange ? { onChange } : {})}
			left={left}
			busy={busy}
			onAsk={() => void ask()}
		/>
	);
}
