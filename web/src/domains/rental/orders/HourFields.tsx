/** Beginning and end of day use in half hours. */
import Select from "antd/es/select";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { minuteOf, timeText } from "../board/model/hours";
import type { HoursText } from "../board/model/wire";

const TIMES = Array.from({ length: 49 }, (_, step) => timeText(step * 30));
const choices = (times: string[]) => times.map((value) => ({ value, label: value }));

interface HourFieldsProps {
	hours: HoursText;
	error?: string | undefined;
	/** The guest is in: the beginning stays. */
	begun?: boolean;
	onChange: (hours: HoursText) => void;
}

export function HourFields({ hours, error, begun, onChange }: HourFieldsProps) {
	const begin = (from: string) =>
		onChange({ from, to: hours.to > from ? hours.to : timeText(Math.min(1440, minuteOf(from) + 180)) });
	return (
		<>
			<Field label={t("开始时间 | From")} required error={error}>
				<Select
					aria-label={t("开始时间 | From")}
					value={hours.from}
					disabled={begun}
					options={choices(TIMES.slice(0, -1))}
					onChange={begin}
				/>
			</Field>
			<Field label={t("结束时间 | Until")} required>
				<Select
					aria-label={t("结束时间 | Until")}
					value={hours.to}
					options={choices(TIMES.filter((time) => time > hours.from))}
					onChange={(to) => onChange({ ...hours, to })}
				/>
			</Field>
		</>
	);
}
