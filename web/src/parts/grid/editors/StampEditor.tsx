/** Dates and times chosen from a calendar or clock. */
import DatePicker from "antd/es/date-picker";
import TimePicker from "antd/es/time-picker";
import dayjs, { type Dayjs } from "dayjs";
import look from "@/parts/look.module.css";
import { formatOf } from "../values";
import type { EditorProps } from "./Editor";

export default function StampEditor({ column, value, label, onChange, onDone }: EditorProps) {
	const format = formatOf(column);
	const clock = column.type === "time";
	const shown = value ? dayjs(String(value), format) : null;
	const common = {
		autoFocus: true,
		defaultOpen: true,
		needConfirm: false,
		"aria-label": label,
		className: look.full ?? "",
		format,
		value: shown?.isValid() ? shown : null,
		onChange: (stamp: Dayjs | null) => {
			onChange(stamp ? stamp.format(format) : null);
			if (column.type !== "datetime" && !clock) onDone();
		},
	};
	if (clock) return <TimePicker {...common} onOpenChange={(open) => open || onDone()} />;
	return column.type === "datetime" ? (
		<DatePicker {...common} showTime onOpenChange={(open) => open || onDone()} />
	) : (
		<DatePicker {...common} />
	);
}
