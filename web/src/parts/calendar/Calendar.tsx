/** Events by month, week or day; they are moved by dragging or with the keyboard, and a field opens its day. */
import LeftOutlined from "@ant-design/icons/es/icons/LeftOutlined";
import RightOutlined from "@ant-design/icons/es/icons/RightOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import { useState } from "react";
import { useScreen } from "@/kit/screen";
import { locale, t } from "@/kit/text";
import styles from "./Calendar.module.css";
import { type CalendarEvent, daysOf, stepped, type View } from "./days";
import { HoursView } from "./HoursView";
import { MonthView } from "./MonthView";

interface Props {
	label: string;
	events: readonly CalendarEvent[];
	/** "YYYY-MM-DD", of the place where the business is. */
	today: string;
	view?: View;
	onOpen?: (id: string) => void;
	/** Without it nothing can be moved. */
	onMove?: (id: string, from: string, to: string) => void;
	/** The first and last day shown, whenever they change. */
	onShown?: (first: string, last: string) => void;
}

export function Calendar({ label, events, today, view: first, onOpen, onMove, onShown }: Props) {
	const phone = useScreen() === "phone";
	const [view, setView] = useState<View>(first ?? (phone ? "day" : "month"));
	const [day, setDay] = useState(today);
	const show = (nextView: View, nextDay: string) => {
		setView(nextView);
		setDay(nextDay);
		const days = daysOf(nextView, nextDay);
		onShown?.(days[0] ?? nextDay, days.at(-1) ?? nextDay);
	};
	const common = { day, today, events, onMove, onOpen, onDay: (date: string) => show("day", date) };
	return (
		<section className={styles.calendar} aria-label={label} data-view={view}>
			<Flex component="header" wrap align="center" className={styles.head}>
				<Button onClick={() => show(view, today)}>{t("今天 | Today")}</Button>
				<Button
					type="text"
					icon={<LeftOutlined />}
					aria-label={t("往前 | Before")}
					onClick={() => show(view, stepped(view, day, -1))}
				/>
				<Button
					type="text"
					icon={<RightOutlined />}
					aria-label={t("往后 | After")}
					onClick={() => show(view, stepped(view, day, 1))}
				/>
				<h3 aria-live="polite">{titleOf(view, day)}</h3>
				<Segmented<View>
					aria-label={t("视图 | View")}
					value={view}
					onChange={(next) => show(next, day)}
					options={[
						{ value: "month", label: t("月 | Month") },
						{ value: "week", label: t("周 | Week") },
						{ value: "day", label: t("日 | Day") },
					]}
				/>
			</Flex>
			{view === "month" ? <MonthView {...common} /> : <HoursView key={view} view={view} {...common} />}
		</section>
	);
}

function titleOf(view: View, day: string): string {
	const say = (date: string, options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(locale() === "en" ? "en" : "zh-CN", { timeZone: "UTC", ...options }).format(
			new Date(`${date}T00:00:00Z`),
		);
	if (view === "month") return say(day, { year: "numeric", month: "long" });
	if (view === "day") return say(day, { year: "numeric", month: "long", day: "numeric", weekday: "short" });
	const days = daysOf("week", day);
	return `${say(days[0] ?? day, { month: "short", day: "numeric" })} – ${say(days[6] ?? day, { month: "short", day: "numeric" })}`;
}
