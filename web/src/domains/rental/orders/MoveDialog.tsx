/** Another room (换房), with the price kept or asked anew; the same act as dragging a bar, for every screen. */
import Alert from "antd/es/alert";
import { useState } from "react";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { actOnOrder, type OrderDetail } from "../api";
import { sumYuan } from "../cashier/money";
import type { OpenStep, StepProps } from "./dialogs";
import { FreeSelect, useFree } from "./FreeSelect";
import styles from "./order.module.css";
import { type Mode, PriceMode } from "./PriceMode";
import { useKeepOrder, useNightSending, useOrder } from "./parts";
import { ReasonField } from "./ReasonField";
import { chosenSegment, type Segment, Segments } from "./Segments";
import { UnitDialog } from "./UnitDialog";

export default function MoveDialog({ orderId, stayId, title, close }: StepProps) {
	const { data: order } = useOrder(orderId);
	return order ? <Move key={order.id} order={order} title={title} stayId={stayId} close={close} /> : null;
}

function Move({ order, stayId, title, close }: OpenStep & Pick<StepProps, "stayId">) {
	const today = businessDate();
	const keep = useKeepOrder();
	const sending = useNightSending();
	const [segment, setSegment] = useState(() => chosenSegment(order, stayId, today));
	const [unitId, setUnitId] = useState<string | null>(null);
	const [priceMode, setPriceMode] = useState<Mode>("keep");
	const [reason, setReason] = useState("");
	if (!segment) return null;
	const from = order.state === "in_house" && segment.from < today ? today : segment.from;
	const send = (unitId: string) =>
		sending.run(async () => {
			keep(
				await actOnOrder("move", {
					id: order.id,
					version: order.version,
					stayId: segment.id,
					unitId,
					priceMode,
					reason: reason.trim() || null,
				}),
			);
			toast("success", "已换房 | Moved");
			close();
		});
	return (
		<UnitDialog
			order={order}
			title={title}
			unitId={unitId}
			choose={setUnitId}
			sending={sending}
			send={send}
			close={close}
		>
			<div className={styles.grid}>
				<Segments
					order={order}
					value={segment.id}
					onChange={(one) => {
						setSegment(one);
						setUnitId(null);
					}}
				/>
				<Field wide label={t("换到 | To unit")} required error={sending.errors.unitId}>
					<FreeSelect
						like={segment.unitId ?? ""}
						from={from}
						to={segment.to}
						value={unitId}
						onChange={setUnitId}
					/>
				</Field>
				<MovePrice
					order={order}
					segment={{ ...segment, from }}
					unitId={unitId}
					value={priceMode}
					onChange={setPriceMode}
				/>
				<ReasonField wide value={reason} onChange={setReason} error={sending.errors.reason} />
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
}

interface MovePriceProps {
	order: OrderDetail;
	segment: Segment;
	unitId: string | null;
	value: Mode;
	onChange: (mode: Mode) => void;
}

/** What the nights cost now and what they would cost there. */
function MovePrice({ order, segment, unitId, value, onChange }: MovePriceProps) {
	const free = useFree(segment.unitId ?? "", segment.from, segment.to);
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
