/** Leads to the first message of a chosen day. */
import CalendarOutlined from "@ant-design/icons/es/icons/CalendarOutlined";
import Button from "antd/es/button";
import DatePicker from "antd/es/date-picker";
import dayjs, { type Dayjs } from "dayjs";
import { useState } from "react";
import { t } from "@/kit/text";
import { dayOfMs } from "../store/rows";
import styles from "./panel.module.css";

export default function DateJump({ onChoose }: { onChoose: (date: string) => void }) {
	const [open, setOpen] = useState(false);
	const label = t("跳到日期 | Jump to a date");
	return (
		<span className={styles.jump}>
			<Button
				type="text"
				icon={<CalendarOutlined />}
				aria-label={label}
				title={label}
				aria-expanded={open}
				onClick={() => setOpen(!open)}
			/>
			<DatePicker
				className={styles.hidden ?? ""}
				aria-label={label}
				tabIndex={-1}
				open={open}
				onOpenChange={(next) => !next && setOpen(false)}
				maxDate={dayjs(dayOfMs(Date.now()))}
				value={null as Dayjs | null}
				placement="bottomRight"
				onChange={(day) => {
					setOpen(false);
					if (day) onChoose(day.format("YYYY-MM-DD"));
				}}
			/>
		</span>
	);
}
