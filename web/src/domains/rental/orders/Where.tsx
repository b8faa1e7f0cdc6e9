/** Dates and unit of the entry form. */
import Checkbox from "antd/es/checkbox";
import Input from "antd/es/input";
import Radio from "antd/es/radio";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { dayOf, isoOf } from "../board/model/day";
import { typeOf } from "../board/model/unit-type";
import { useBoardIfAny } from "../board/state/board";
import { isByType, type OrderDraft } from "./draft";
import { HourFields } from "./HourFields";
import styles from "./order.module.css";
import { DayInput } from "./parts";
import { TypeSelect } from "./TypeSelect";
import { forNights, UnitSelect } from "./UnitSelect";

const USUAL = { from: "09:00", to: "12:00" };

function byNights(draft: OrderDraft): Partial<OrderDraft> {
	const next = draft.from && isoOf(dayOf(draft.from) + 1);
	return { hours: null, to: draft.to && draft.from && draft.to > draft.from ? draft.to : next };
}

interface WhereProps {
	draft: OrderDraft;
	errors: Record<string, string>;
	onChange: (part: Partial<OrderDraft>) => void;
	today: string;
	/** The unit of an order that exists: dates and unit change on the board, where everybody sees what is free. */
	fixed?: string;
}

export function Where({ draft, errors, onChange, today, fixed }: WhereProps) {
	const later = (from: string | null) =>
		from && (!draft.to || draft.to <= from) ? { from, to: isoOf(dayOf(from) + 1) } : { from };
	return (
		<div className={styles.grid}>
			<Field label={t("入住日期 | Check-in")} required error={errors.checkIn ?? errors.from}>
				<DayInput
					label={t("入住日期 | Check-in")}
					value={draft.from}
					min={today}
					disabled={fixed !== undefined}
					onChange={(from) => onChange(later(from))}
				/>
			</Field>
			{draft.hours ? (
				<span />
			) : (
				<Field label={t("离店日期 | Departure")} required error={errors.checkOut ?? errors.to}>
					<DayInput
						label={t("离店日期 | Departure")}
						value={draft.to}
						min={draft.from ?? today}
						disabled={fixed !== undefined}
						onChange={(to) => onChange({ to })}
					/>
				</Field>
			)}
			{draft.hours && fixed === undefined && (
				<HourFields hours={draft.hours} error={errors.hours} onChange={(hours) => onChange({ hours })} />
			)}
			{fixed === undefined && (
				<Checkbox
					style={{ gridColumn: "1 / -1" }}
					checked={draft.hours !== null}
					onChange={(event) => onChange(event.target.checked ? { hours: USUAL } : byNights(draft))}
				>
					{t("钟点房（当天离店，半价） | Day use (leaves the same day)")}
				</Checkbox>
			)}
			{fixed === undefined && <ByType draft={draft} onChange={onChange} />}
			<Field
				wide
				label={isByType(draft) ? t("户型 | Unit type") : t("房间 | Room")}
				required
				error={errors.unitId ?? errors.unitType ?? errors.communityId}
				hint={
					fixed
						? t("在房态图上拖动或按 M 改日期、换房 | Drag on the board, or press M, to change dates or unit")
						: undefined
				}
			>
				{fixed !== undefined ? (
					<Input disabled value={fixed} />
				) : isByType(draft) ? (
					<TypeSelect
						value={draft.place}
						from={draft.from}
						to={draft.to}
						onChange={(place) => onChange({ place })}
					/>
				) : (
					<UnitSelect value={draft.unitId} accepts={forNights} onChange={(unitId) => onChange({ unitId })} />
				)}
			</Field>
		</div>
	);
}

/** On the board an order may name a type only; elsewhere nobody sees how many places are left. */
function ByType({ draft, onChange }: Pick<WhereProps, "draft" | "onChange">) {
	const board = useBoardIfAny();
	if (!board || draft.checkInNow || draft.hours) return null;
	return (
		<Radio.Group
			className={styles.byType}
			aria-label={t("房间或户型 | Unit or type")}
			value={draft.byType}
			onChange={(event) => {
				const byType = event.target.value as boolean;
				const unit = board.model.units.get(draft.unitId ?? "");
				const unitType = unit ? typeOf(unit) : null;
				const known = unit && unitType ? { communityId: unit.communityId, unitType } : null;
				onChange({ byType, place: draft.place ?? known });
			}}
			options={[
				{ value: false, label: t("指定房间 | A certain unit") },
				{ value: true, label: t("只选户型，稍后排房 | A type, assign later") },
			]}
		/>
	);
}
