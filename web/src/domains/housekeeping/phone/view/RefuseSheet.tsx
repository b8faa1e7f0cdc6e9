/** Refusing needs a reason, since the order goes to the next person with it. */
import { useState } from "react";
import type { HkOrder } from "@/domains/housekeeping/order";
import { ACTS } from "@/domains/housekeeping/phone/act";
import type { PhoneSession } from "@/domains/housekeeping/phone/session/session";
import { type Pair, t } from "@/kit/text";
import { ActSheet } from "./Sheet";

const REASONS: Pair[] = [
	"手上任务太多 | Too much to do already",
	"身体不适 | Not feeling well",
	"离得太远 | Too far away",
	"不会做这一项 | I can't do this kind of work",
];

interface RefuseProps {
	order: HkOrder;
	desk: PhoneSession;
	close: () => void;
}

export function RefuseSheet({ order, desk, close }: RefuseProps) {
	const [reason, setReason] = useState("");
	const refuse = async () => {
		if (await desk.act(order.id, "refuse", reason.trim())) close();
	};
	return (
		<ActSheet act="refuse" order={order} close={close}>
			<fieldset className="ph-choices" aria-label={t("常用原因 | Usual reasons")}>
				{REASONS.map((one) => (
					<button
						key={one}
						type="button"
						className="ph-choice"
						aria-pressed={reason === t(one)}
						onClick={() => setReason(t(one))}
					>
						{t(one)}
					</button>
				))}
			</fieldset>
			<label className="ph-field">
				{t("原因（必填） | Reason (required)")}
				<textarea
					rows={2}
					maxLength={200}
					value={reason}
					onChange={(event) => setReason(event.target.value)}
				/>
			</label>
			<button
				type="button"
				className="ph-act main danger"
				data-act="refuse-send"
				disabled={!reason.trim()}
				onClick={() => void refuse()}
			>
				{t(ACTS.refuse.label)}
			</button>
		</ActSheet>
	);
}
