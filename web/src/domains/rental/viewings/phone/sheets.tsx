/** What is asked before a viewing is completed, called off or told of. */
import { type ReactNode, useState } from "react";
import { VIEWING_RESULT, VIEWING_STEPS } from "@/gen/words/rental";
import { type Pair, t } from "@/kit/text";
import { Sheet } from "@/parts/phone/view/Sheet";
import type { Viewing, ViewingAct, ViewingsSession } from "./view-model";

interface SheetProps {
	act: ViewingAct;
	viewing: Viewing;
	desk: ViewingsSession;
	close: () => void;
}

const QUESTIONS: Readonly<Partial<Record<ViewingAct, Pair>>> = {
	complete: "客户已看过房，确认完成？ | The customer has seen it: complete the viewing?",
	noShow: "客户没有来？ | The customer did not come?",
};

export function ActSheet(props: SheetProps) {
	const { act } = props;
	if (act === "record") return <ResultSheet {...props} />;
	if (act === "cancel") return <CancelSheet {...props} />;
	return (
		<Framed {...props} said={{}}>
			<p>{t(QUESTIONS[act] ?? VIEWING_STEPS[act].label)}</p>
		</Framed>
	);
}

interface FramedProps extends SheetProps {
	said: Readonly<Record<string, unknown>>;
	ready?: boolean;
	children: ReactNode;
}

function Framed({ act, viewing, desk, close, said, ready = true, children }: FramedProps) {
	const { label, danger } = VIEWING_STEPS[act];
	const send = async () => {
		if (await desk.act(viewing.id, act, said)) close();
	};
	return (
		<Sheet title={`${t(label)} · ${viewing.contactName}`} close={close}>
			{children}
			<button
				type="button"
				className={`ph-act main ${danger ? "danger" : ""}`}
				data-act={`${act}-send`}
				disabled={!ready}
				onClick={() => void send()}
			>
				{t(label)}
			</button>
		</Sheet>
	);
}

function CancelSheet(props: SheetProps) {
	const [reason, setReason] = useState("");
	return (
		<Framed {...props} said={{ reason: reason.trim() }} ready={reason.trim() !== ""}>
			<Reason label={t("取消原因（必填） | Reason (required)")} value={reason} change={setReason} />
		</Framed>
	);
}

function ResultSheet(props: SheetProps) {
	const { viewing } = props;
	const [result, setResult] = useState(viewing.result ?? "");
	const [reason, setReason] = useState(viewing.reason ?? "");
	const [followUp, setFollowUp] = useState(viewing.followUpAt?.slice(0, 16).replace(" ", "T") ?? "");
	const followUpAt = followUp ? `${followUp.replace("T", " ")}:00` : "";
	return (
		<Framed {...props} said={{ result, reason: reason.trim(), followUpAt }} ready={result !== ""}>
			<fieldset className="ph-choices" aria-label={t("结果 | Result")}>
				{Object.entries(VIEWING_RESULT).map(([value, text]) => (
					<button
						key={value}
						type="button"
						className="ph-choice"
						data-result={value}
						aria-pressed={result === value}
						onClick={() => setResult(value)}
					>
						{t(text)}
					</button>
				))}
			</fieldset>
			<Reason label={t("原因（可不填） | Reason (optional)")} value={reason} change={setReason} />
			<label className="ph-field">
				{t("跟进时间（可不填） | Follow up at (optional)")}
				<input type="datetime-local" value={followUp} onChange={(event) => setFollowUp(event.target.value)} />
			</label>
		</Framed>
	);
}

function Reason({ label, value, change }: { label: string; value: string; change: (text: string) => void }) {
	return (
		<label className="ph-field">
			{label}
			<textarea rows={2} maxLength={200} value={value} onChange={(event) => change(event.target.value)} />
		</label>
	);
}
