/** The right control for a parameter's value, by its kind and bounds; the value itself is always text. */
import DatePicker from "antd/es/date-picker";
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Switch from "antd/es/switch";
import TimePicker from "antd/es/time-picker";
import dayjs from "dayjs";
import { localize, type Two } from "@/kit/text";

export interface Takes {
	kind: string;
	least?: string | null;
	most?: string | null;
	places?: number;
	unit?: Two | null;
}

interface Props {
	takes: Takes;
	value: string;
	onChange: (value: string) => void;
	label: string;
	id?: string | undefined;
	disabled?: boolean;
}

const CLOCK = "HH:mm";
const DAY = "YYYY-MM-DD";
const WIDE = { width: "100%" };

export function ValueControl({ takes, value, onChange, label, id, disabled = false }: Props) {
	const shared = { "aria-label": label, disabled, ...(id ? { id } : {}) };
	switch (takes.kind) {
		case "bool":
			return <Switch {...shared} checked={value === "1"} onChange={(on) => onChange(on ? "1" : "0")} />;
		case "number":
			return (
				<InputNumber<string>
					{...shared}
					stringMode
					style={WIDE}
					value={value}
					{...(takes.least ? { min: takes.least } : {})}
					{...(takes.most ? { max: takes.most } : {})}
					{...(takes.places === undefined ? {} : { precision: takes.places, step: stepOf(takes.places) })}
					{...(takes.unit ? { suffix: localize(takes.unit) } : {})}
					onChange={(typed) => onChange(typed === null ? "" : plain(String(typed)))}
				/>
			);
		case "time":
			return (
				<TimePicker
					{...shared}
					style={WIDE}
					format={CLOCK}
					needConfirm={false}
					allowClear={false}
					value={value ? dayjs(`2000-01-01 ${value}`) : null}
					onChange={(time) => onChange(time?.format(CLOCK) ?? "")}
				/>
			);
		case "date":
			return (
				<DatePicker
					{...shared}
					style={WIDE}
					value={value ? dayjs(value) : null}
					onChange={(day) => onChange(day?.format(DAY) ?? "")}
				/>
			);
		default:
			return (
				<Input.TextArea
					{...shared}
					autoSize={{ minRows: 1, maxRows: 6 }}
					maxLength={2000}
					value={value}
					onChange={(event) => onChange(event.target.value)}
				/>
			);
	}
}

const stepOf = (places: number): string => (places === 0 ? "1" : `0.${"0".repeat(places - 1)}1`);

/** "0.50" is stored as people would write it. */
export const plain = (text: string): string =>
	text.includes(".") ? text.replace(/0+$/, "").replace(/\.$/, "") : text;
