/** Ranges of a date that a list is narrowed to with one press, as its field declares them, and all of it. */
import Segmented from "antd/es/segmented";
import { businessDate } from "@/kit/business-day";
import { localize, t } from "@/kit/text";
import type { Field } from "../describe";
import { boundsOf, chosenRange } from "./quick-range";

interface Props {
	field: Field;
	filters: Record<string, string>;
	onChange: (part: Record<string, string>) => void;
}

const ALL = "all";

export function QuickRanges({ field, filters, onChange }: Props) {
	const ranges = field.quick ?? [];
	const today = businessDate();
	const chosen = chosenRange(field, filters, today);
	return (
		<div style={{ width: "100%" }}>
			<Segmented<string>
				aria-label={localize(field.label)}
				// A range of one's own is none of these.
				value={chosen === null ? "" : chosen < 0 ? ALL : String(chosen)}
				options={[
					...ranges.map(({ label }, at) => ({ value: String(at), label: localize(label) })),
					{ value: ALL, label: t("全部 | All") },
				]}
				onChange={(value) => onChange(boundsOf(field.key, ranges[Number(value)], today))}
			/>
		</div>
	);
}
