/** From a day on in another room (拆分换房): the stay becomes two parts of one order. */
import Alert from "antd/es/alert";
import { useState } from "react";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { actOnOrder } from "../api";
import { dayOf, isoOf } from "../board/model/day";
import type { OpenStep, StepProps } from "./dialogs";
import { FreeSelect } from "./FreeSelect";
import styles from "./order.module.css";
import { DayInput, useKeepOrder, useNightSending, useOrder } from "./parts";
import { chosenSegment, type Segment, Segments } from "./Segments";
import { UnitDialog } from "./UnitDialog";

export default function SplitDialog({ orderId, stayId, title, close }: StepProps) {
	const { data: order } = useOrder(orderId);
	return order ? <Split key={order.id} order={order} title={title} stayId={stayId} close={close} /> : null;
}

const firstCut = (segment: Segment, today: string) =>
	isoOf(Math.max(dayOf(segment.from) + 1, Math.min(dayOf(today), dayOf(segment.to) - 1)));

function Split({ order, stayId, title, close }: OpenStep & Pick<StepProps, "stayId">) {
	const today = businessDate();
	const keep = useKeepOrder();
	const sending = useNightSending();
	const [segment, setSegment] = useState(() => chosenSegment(order, stayId, today));
	const [date, setDate] = useState(() => (segment ? firstCut(segment, today) : today));
	const [unitId, setUnitId] = useState<string | null>(null);
	if (!segment) return null;
	const choose = (one: Segment) => {
		setSegment(one);
		setDate(firstCut(one, today));
		setUnitId(null);
	};
	const send = (unitId: string) =>
		sending.run(async () => {
			keep(
				await actOnOrder("split", {
					id: order.id,
					version: order.version,
					stayId: segment.id,
					date,
					unitId,
				}),
			);
			toast("success", "已拆分 | Split");
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
				<Segments order={order} value={segment.id} onChange={choose} />
				<Field label={t("自哪天起 | From the day")} required error={sending.errors.date}>
					<DayInput
						label={t("自哪天起 | From the day")}
						value={date}
						min={isoOf(dayOf(segment.from) + 1)}
						onChange={(day) => {
							if (!day) return;
							setDate(day);
							setUnitId(null);
						}}
					/>
				</Field>
				<Field label={t("换到 | To unit")} required error={sending.errors.unitId}>
					<FreeSelect
						like={segment.unitId ?? ""}
						from={date}
						to={segment.to}
						value={unitId}
						onChange={setUnitId}
					/>
				</Field>
			</div>
			<Alert
				role="note"
				type="info"
				className={styles.note}
				title={t(
					"{day} 之前住原房间，之后住新房间；房价不变。 | Before {day} in the old unit, from then on in the new one; prices stay.",
					{
						day: date,
					},
				)}
			/>
		</UnitDialog>
	);
}
