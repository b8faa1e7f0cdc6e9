/** Which part of a stay is meant, where an order lies in several units; one part is named, not asked. */
import Radio from "antd/es/radio";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import type { OrderDetail } from "../api";

export type Segment = OrderDetail["segments"][number];

/** The part named by the bar that was clicked, else the one that is slept in now or next. */
export function chosenSegment(order: OrderDetail, stayId: string | null, today: string): Segment | undefined {
	const { segments } = order;
	return (
		segments.find((one) => one.id === stayId) ??
		segments.find((one) => one.to > today) ??
		segments[segments.length - 1]
	);
}

interface SegmentsProps {
	order: OrderDetail;
	value: string;
	onChange: (segment: Segment) => void;
}

export function Segments({ order, value, onChange }: SegmentsProps) {
	if (order.segments.length < 2) {
		const only = order.segments[0];
		return (
			<Field wide label={t("现在的房间 | Now in")}>
				<b>{only ? `${only.unitTitle} · ${only.from} → ${only.to}` : order.unitTitle}</b>
			</Field>
		);
	}
	return (
		<Field wide label={t("哪一段 | Which part")}>
			<Radio.Group
				value={value}
				onChange={(event) => {
					const found = order.segments.find((one) => one.id === event.target.value);
					if (found) onChange(found);
				}}
				options={order.segments.map((one) => ({
					value: one.id,
					label: `${one.unitTitle} · ${one.from} → ${one.to}`,
				}))}
			/>
		</Field>
	);
}
