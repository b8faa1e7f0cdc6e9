/** From a day on in another room (拆分换房): the stay becomes two parts of one order. */
import Alert from "antd/es/alert";
import { useState } from "react";
import { businessDate } from "@/kit/business-day";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { actOnOrder, originOf } from "../../api";
import { dayOf, isoOf } from "../../board/model/day";
import { FreeSelect } from "../FreeSelect";
import styles from "../order.module.css";
import { DayInput } from "../parts";
import { chosenSegment, type Segment, Segments } from "../Segments";
import { UnitDialog, useUnitStep } from "../UnitDialog";
import { type OpenStep, withOrder } from "../withOrder";

const firstCut = (segment: Segment, today: string) =>
	isoOf(Math.max(dayOf(segment.from) + 1, Math.min(dayOf(today), dayOf(segment.to) - 1)));

export default withOrder(function Split(step: OpenStep) {
	const { order, stayId } = step;
	const today = businessDate();
	const { unitId, choose, known, errors, frame } = useUnitStep(step);
	const [segment, setSegment] = useState(() => chosenSegment(order, stayId, today));
	const [date, setDate] = useState(() => (segment ? firstCut(segment, today) : today));
	if (!segment) return null;
	const chooseSegment = (one: Segment) => {
		setSegment(one);
		setDate(firstCut(one, today));
		choose(null);
	};
	const act = (unitId: string) => actOnOrder("split", { ...known, stayId: segment.id, date, unitId });
	return (
		<UnitDialog {...frame} act={act} done="已拆分 | Split">
			<div className={styles.grid}>
				<Segments order={order} value={segment.id} onChange={chooseSegment} />
				<Field label={t("自哪天起 | From the day")} required error={errors.date}>
					<DayInput
						label={t("自哪天起 | From the day")}
						value={date}
						min={isoOf(dayOf(segment.from) + 1)}
						onChange={(day) => {
							if (!day) return;
							setDate(day);
							choose(null);
						}}
					/>
				</Field>
				<Field label={t("换到 | To unit")} required error={errors.unitId}>
					<FreeSelect
						like={segment.unitId ?? ""}
						from={date}
						to={segment.to}
						origin={originOf(order)}
						value={unitId}
						onChange={choose}
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
});
