/** Other hours, another day or another unit for day use; the same act as dragging its bar in the hour view. */
import Radio from "antd/es/radio";
import { useEffect, useState } from "react";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { actOnOrder, type OrderDetail, originOf, readDayUseQuote } from "../../api";
import { undoHours } from "../../board/model/undo";
import { rememberAct } from "../../board/state/acts";
import { useBoardIfAny } from "../../board/state/board";
import { showYuan, toFen } from "../../cashier/money";
import { HourFields } from "../HourFields";
import styles from "../order.module.css";
import { DayInput, useKeepOrder, useNightSending } from "../parts";
import { forNights, UnitSelect } from "../UnitSelect";
import { type OpenStep, withOrder } from "../withOrder";

export default withOrder(function ChangeHours({ order, title, close }: OpenStep) {
	const board = useBoardIfAny();
	const keep = useKeepOrder();
	const sending = useNightSending();
	const [day, setDay] = useState(order.checkIn);
	const [unitId, setUnitId] = useState(order.unitId ?? "");
	const [hours, setHours] = useState(order.hours ?? { from: "09:00", to: "12:00" });
	const [priceMode, setPriceMode] = useState<"keep" | "reprice">("keep");
	const price = useOtherPrice(order, unitId, day);
	const begun = order.state === "in_house";
	const send = () =>
		sending.run(async () => {
			const before = [...(board?.model.stays.values() ?? [])].find((stay) => stay.sourceId === order.id);
			const mode = price === null ? "keep" : priceMode;
			const known = { id: order.id, version: order.version };
			keep(await actOnOrder("hours", { ...known, unitId, day, hours, priceMode: mode }));
			if (board && before) rememberAct(board, undoHours({ ...before, version: order.version }));
			toast("success", "时段已修改 | Hours changed");
			close();
		});
	return (
		<Dialog
			width={520}
			title={`${title} ${order.orderNo}`}
			onClose={close}
			onSubmit={() => void send()}
			submitText={t("保存 | Save")}
			busy={sending.busy}
		>
			<Problem text={sending.problem} />
			<div className={styles.grid}>
				<Field wide label={t("日期 | Day")} required error={sending.errors.day}>
					<DayInput
						label={t("日期 | Day")}
						value={day}
						min={businessDate()}
						disabled={begun}
						onChange={(next) => next && setDay(next)}
					/>
				</Field>
				<HourFields hours={hours} begun={begun} error={sending.errors.hours} onChange={setHours} />
				<Field wide label={t("房间 | Room")} required error={sending.errors.unitId}>
					<UnitSelect value={unitId} accepts={forNights} onChange={setUnitId} />
				</Field>
				{price !== null && (
					<Field wide label={t("房价 | Price")}>
						<Radio.Group
							value={priceMode}
							onChange={(event) => setPriceMode(event.target.value as "keep" | "reprice")}
							options={[
								{
									value: "keep",
									label: t("保持原价 ¥{sum} | Keep ¥{sum}", { sum: showYuan(order.money.total) }),
								},
								{ value: "reprice", label: t("按新房价 ¥{sum} | Reprice ¥{sum}", { sum: showYuan(price) }) },
							]}
						/>
					</Field>
				)}
			</div>
		</Dialog>
	);
});

/** What it would cost there, when that differs. */
function useOtherPrice(order: OrderDetail, unitId: string, day: string): string | null {
	const [price, setPrice] = useState<string | null>(null);
	const moved = unitId !== order.unitId || day !== order.checkIn;
	useEffect(() => {
		setPrice(null);
		if (!moved) return;
		const abort = new AbortController();
		readDayUseQuote(unitId, day, abort.signal, originOf(order)).then(
			(quote) => setPrice(toFen(quote.total) === toFen(order.money.total) ? null : quote.total),
			() => undefined,
		);
		return () => abort.abort();
	}, [moved, unitId, day, order]);
	return price;
}
