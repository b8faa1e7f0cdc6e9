/** The buttons of an order. On the card only what is quick; what needs photos or words opens the order or a sheet. */

import { useState } from "react";
import type { HkOrder } from "@/domains/housekeeping/order";
import { ACTS, type Act, actsOf } from "@/domains/housekeeping/phone/act";
import { goBack, orderAddress } from "@/domains/housekeeping/phone/route";
import type { HkSession, HkView } from "@/domains/housekeeping/phone/view-model";
import { type Pair, t } from "@/kit/text";
import { go } from "@/parts/phone/route";
import { Photos, remoteOf, takenOf } from "@/parts/phone/view/Photos";
import { ReasonFields } from "@/parts/phone/view/ReasonFields";
import { ActSheet } from "./ActSheet";
import { ProblemSheet } from "./ProblemSheet";
import { forgetTicks, untickedOf } from "./ticks";
import { forgetUsed, usedOf } from "./Used";

const BRIEF: readonly Act[] = ["accept", "refuse", "start", "resume", "finish"];
const SHEETS: readonly Act[] = ["refuse", "finish", "problem"];

interface ActsProps {
	order: HkOrder;
	view: HkView;
	desk: HkSession;
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
					className={`ph-act ${at === 0 && act !== "problem" ? "main" : ""} ${ACTS[act].danger ? "danger" : ""}`}
					onClick={() => press(act)}
				>
					{brief && act === "finish" ? t("拍照并完成 | Photos and finish") : t(ACTS[act].label)}
				</button>
			))}
			{sheet === "refuse" && <RefuseSheet order={order} desk={desk} close={close} />}
			{sheet === "finish" && <FinishSheet order={order} view={view} desk={desk} close={close} />}
			{sheet === "problem" && <ProblemSheet order={order} view={view} desk={desk} close={close} />}
		</div>
	);
}

interface FinishProps {
	order: HkOrder;
	view: HkView;
	desk: HkSession;
	close: () => void;
}

/** Finishing: a last look at the photos, a word on what was found, and one button. */
function FinishSheet({ order, view, desk, close }: FinishProps) {
	const [note, setNote] = useState("");
	const local = takenOf(order.id, view.photos);
	const count = local.length + remoteOf(order.vouchers, view.photos).length;
	const left = untickedOf(order).length;
	const missing = Math.max(0, order.photoMin - count);
	const finish = async () => {
		const photos = local.map((photo) => photo.clientId);
		const said = { note: note.trim() || undefined, used: usedOf(order) };
		if (!(await desk.act(order.id, "finish", said, photos))) return;
		forgetTicks(order.id);
		forgetUsed(order.id);
		close();
		goBack();
	};
	return (
		<ActSheet act="finish" order={order} close={close}>
			<Photos subject={order.id} remote={order.vouchers} least={order.photoMin} view={view} desk={desk} />
			<label className="ph-field">
				{t("现场情况（可不填） | On site (optional)")}
				<textarea rows={2} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
			</label>
			{left > 0 && (
				<p className="ph-quiet" role="status" data-unticked={left}>
					{t("检查清单还有 {left} 项未勾选 | {left} lines of the checklist are not ticked", { left })}
				</p>
			)}
			{missing > 0 && (
				<p className="ph-wrong" role="status">
					{t("还需要 {missing} 张照片 | {missing} more photos are needed", { missing })}
				</p>
			)}
			<button
				type="button"
				className="ph-act main"
				data-act="finish-send"
				disabled={missing > 0}
				onClick={() => void finish()}
			>
				{t(ACTS.finish.label)}
			</button>
		</ActSheet>
	);
}

const REASONS: Pair[] = [
	"手上任务太多 | Too much to do already",
	"身体不适 | Not feeling well",
	"离得太远 | Too far away",
	"不会做这一项 | I can't do this kind of work",
];

interface RefuseProps {
	order: HkOrder;
	desk: HkSession;
	close: () => void;
}

/** Refusing needs a reason, since the order goes to the next person with it. */
function RefuseSheet({ order, desk, close }: RefuseProps) {
	const [reason, setReason] = useState("");
	const refuse = async () => {
		if (await desk.act(order.id, "refuse", { note: reason.trim() })) close();
	};
	return (
		<ActSheet act="refuse" order={order} close={close}>
			<ReasonFields usual={REASONS} value={reason} onChange={setReason} />
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
