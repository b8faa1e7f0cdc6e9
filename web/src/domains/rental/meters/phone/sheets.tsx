/** What is said of a meter beside its value: that it was changed, and why it was not read. */
import { useState } from "react";
import { type Pair, t } from "@/kit/text";
import { ReasonFields } from "@/parts/phone/view/ReasonFields";
import { Sheet } from "@/parts/phone/view/Sheet";
import { faultOf, type Reading } from "./judge";

type Send = (act: string, said: Record<string, unknown>) => Promise<void>;

const REASONS: readonly Pair[] = [
	"没人开门 | Nobody opened",
	"表被遮挡 | The meter is blocked",
	"表坏了 | The meter is broken",
	"找不到表 | The meter was not found",
];

export function SkipSheet({ send, close }: { send: Send; close: () => void }) {
	const [reason, setReason] = useState("");
	return (
		<Sheet title={t("未抄原因 | Why not read")} close={close}>
			<ReasonFields usual={REASONS} value={reason} onChange={setReason} />
			<button
				type="button"
				className="ph-act main"
				data-act="skip-send"
				disabled={!reason.trim()}
				onClick={() => void send("skip", { reason: reason.trim() })}
			>
				{t("跳过这块表 | Skip this meter")}
			</button>
		</Sheet>
	);
}

interface SwapProps {
	reading: Reading;
	send: Send;
	close: () => void;
}

const FROM_NOUGHT = { lastValue: "0", factor: "1" };

export function SwapSheet({ reading, send, close }: SwapProps) {
	const [value, setValue] = useState("");
	const [fresh, setFresh] = useState("0");
	const fault = value ? faultOf(reading, value, false) : null;
	const faultOfNew = faultOf({ ...FROM_NOUGHT, digits: reading.digits }, fresh, false);
	return (
		<Sheet title={t("换表 | Meter changed")} close={close}>
			<label className="ph-field">
				{t("旧表读数（上次 {last}） | Old meter (last {last})", { last: reading.lastValue })}
				<input
					name="oldValue"
					inputMode="decimal"
					value={value}
					onChange={(event) => setValue(event.target.value.trim())}
				/>
			</label>
			{fault && <p className="ph-wrong">{t(fault)}</p>}
			<label className="ph-field">
				{t("新表读数 | New meter")}
				<input
					name="newValue"
					inputMode="decimal"
					value={fresh}
					onChange={(event) => setFresh(event.target.value.trim())}
				/>
			</label>
			{faultOfNew && <p className="ph-wrong">{t(faultOfNew)}</p>}
			<button
				type="button"
				className="ph-act main"
				data-act="swap-send"
				disabled={!value || fault !== null || faultOfNew !== null}
				onClick={() => void send("swap", { value, newValue: fresh })}
			>
				{t("保存 | Save")}
			</button>
		</Sheet>
	);
}
