/** The buttons of an order. On the card only what is quick; what needs photos or words opens the order or a sheet. */
import { useState } from "react";
import { type Pair, t } from "@/kit/text";
import type { HkOrder } from "../../housekeeping/order";
import type { Desk } from "../desk/desk";
import type { View } from "../desk/paper";
import { type Act, actsOf } from "../queue/entry";
import { go, orderAddress } from "../route";
import { FinishSheet } from "./FinishSheet";
import { ProblemSheet } from "./ProblemSheet";
import { RefuseSheet } from "./RefuseSheet";

const LABELS: Record<Act, Pair> = {
	accept: "接单 | Accept",
	refuse: "拒单 | Refuse",
	start: "开始 | Start",
	pause: "暂停 | Pause",
	resume: "继续 | Resume",
	finish: "完成 | Finish",
	problem: "报告问题 | Report a problem",
};
const BRIEF: readonly Act[] = ["accept", "refuse", "start", "resume", "finish"];
const SHEETS: readonly Act[] = ["refuse", "finish", "problem"];

interface ActsProps {
	order: HkOrder;
	view: View;
	desk: Desk;
	brief?: boolean;
}

export function Acts({ order, view, desk, brief = false }: ActsProps) {
	const [sheet, setSheet] = useState<Act | null>(null);
	const acts = actsOf(order).filter((act) => !brief || BRIEF.includes(act));
	const close = () => setSheet(null);
	if (acts.length === 0 || view.readOnly) return null;
	const press = (act: Act) => {
		if (brief && act === "finish") return go(orderAddress(order.id));
		if (SHEETS.includes(act)) return setSheet(act);
		void desk.act(order.id, act);
	};
	return (
		<div className="ph-acts">
			{acts.map((act, at) => (
				<button
					key={act}
					type="button"
					data-act={act}
					className={`ph-act ${at === 0 ? "main" : ""} ${act === "problem" || act === "refuse" ? "danger" : ""}`}
					onClick={() => press(act)}
				>
					{brief && act === "finish" ? t("拍照并完成 | Photos and finish") : t(LABELS[act])}
				</button>
			))}
			{sheet === "refuse" && <RefuseSheet order={order} desk={desk} close={close} />}
			{sheet === "finish" && <FinishSheet order={order} view={view} desk={desk} close={close} />}
			{sheet === "problem" && <ProblemSheet order={order} view={view} desk={desk} close={close} />}
		</div>
	);
}
