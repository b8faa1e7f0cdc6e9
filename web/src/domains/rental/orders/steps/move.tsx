/** Another room (换房), with the price kept or asked anew; the same act as dragging a bar, for every screen. */
import Alert from "antd/es/alert";
import { useState } from "react";
import { businessDate } from "@/kit/business-day";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { actOnOrder, type OrderDetail, originOf } from "../../api";
import { sumYuan } from "../../cashier/money";
import { FreeSelect, useFree } from "../FreeSelect";
import styles from "../order.module.css";
import { type Mode, PriceMode } from "../PriceMode";
import { ReasonField } from "../ReasonField";
import { chosenSegment, type Segment, Segments } from "../Segments";
import { UnitDialog, useUnitStep } from "../UnitDialog";
import { type OpenStep, withOrder } from "../withOrder";

export default withOrder(function Move(step: OpenStep) {
	const { order, stayId } = step;
	const today = businessDate();
	const { unitId, choose, known, errors, frame } = useUnitStep(step);
	const [segment, setSegment] = useState(() => chosenSegment(order, stayId, today));
	const [priceMode, setPriceMode] = useState<Mode>("keep");
	const [reason, setReason] = useState("");
	if (!segment) return null;
	const from = order.state === "in_house" && segment.from < today ? today : segment.from;
	const act = (unitId: string) =>
		actOnOrder("move", { ...known, stayId: segment.id, unitId, priceMode, reason: reason.trim() || null });
	return (
		<UnitDialog {...frame} act={act} done="已换房 | Moved">
			<div className={styles.grid}>
				<Segments
					order={order}
					value={segment.id}
					onChange={(one) => {
						setSegment(one);
						choose(null);
					}}
				/>
				<Field wide label={t("换到 | To unit")} required error={errors.unitId}>
					<FreeSelect
						like={segment.unitId ?? ""}
						from={from}
						to={segment.to}
						origin={originOf(order)}
						value={unitId}
						onChange={choose}
					/>
				</Field>
				<MovePrice
					order={order}
					segment={{ ...segment, from }}
					unitId={unitId}
					value={priceMode}
					onChange={setPriceMode}
				/>
				<ReasonField wide value={reason} onChange={setReason} error={errors.reason} />
			</div>
			{from !== segment.from && (
				<Alert
					role="note"
					type="info"
					className={styles.note}
					title={t(
						"已住的夜晚留在原房间，今晚起换房；原房间转为脏房。 | Nights already slept stay where they were; the move begins tonight and the old room becomes dirty.",
					)}
				/>
			)}
		</UnitDialog>
	);
});

interface MovePriceProps {
	order: OrderDetail;
	segment: Segment;
	unitId: string | null;
	value: Mode;
	onChange: (mode: Mode) => void;
}

/** What the nights cost now and what they would cost there. */
function MovePrice({ order, segment, unitId, value, onChange }: MovePriceProps) {
	const free = useFree(segment.unitId ?? "", segment.from, segment.to, originOf(order));
	const nights = order.nights.filter((one) => one.night >= segment.from && one.night < segment.to);
	return (
		<PriceMode
			kept={sumYuan(nights.map((one) => one.price))}
			there={free.data?.find((one) => one.unitId === unitId)?.total}
			value={value}
			onChange={onChange}
		/>
	);
}
