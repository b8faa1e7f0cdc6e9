/** Finishing: a last look at the photos, a word on what was found, and one button. */
import { useState } from "react";
import { t } from "@/kit/text";
import type { HkOrder } from "../../housekeeping/order";
import type { Desk } from "../desk/desk";
import type { View } from "../desk/paper";
import { goBack } from "../route";
import { Photos, vouchersOf } from "./Photos";
import { Sheet } from "./Sheet";
import { forgetTicks, untickedOf } from "./ticks";

interface FinishProps {
	order: HkOrder;
	view: View;
	desk: Desk;
	close: () => void;
}

export function FinishSheet({ order, view, desk, close }: FinishProps) {
	const [note, setNote] = useState("");
	const { local, count } = vouchersOf(order, view.photos);
	const left = untickedOf(order).length;
	const missing = Math.max(0, order.photoMin - count);
	const finish = async () => {
		const photos = local.map((photo) => photo.clientId);
		if (!(await desk.act(order.id, "finish", note.trim() || undefined, photos))) return;
		forgetTicks(order.id);
		close();
		goBack();
	};
	return (
		<Sheet title={t("完成：{room} | Finish {room}", { room: order.unitTitle })} close={close}>
			<Photos order={order} view={view} desk={desk} use="voucher" />
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
				{t("确认完成 | Finish")}
			</button>
		</Sheet>
	);
}
