/** Above a calendar: today, one step before or after, what is shown, and how much of it. */
import LeftOutlined from "@ant-design/icons/es/icons/LeftOutlined";
import RightOutlined from "@ant-design/icons/es/icons/RightOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import type { ReactNode } from "react";
import { locale, type Pair, t } from "@/kit/text";
import styles from "./Calendar.module.css";
import { daysOf, stepped, type View } from "./days";

interface Props {
	view: View;
	day: string;
	today: string;
	views: readonly View[];
	onShow: (view: View, day: string) => void;
	/** What else narrows the calendar. */
	children?: ReactNode;
}

const NAMES: Record<View, Pair> = { month: "月 | Month", week: "周 | Week", day: "日 | Day" };

export function CalendarHead({ view, day, today, views, onShow, children }: Props) {
	return (
		<Flex component="header" wrap align="center" className={styles.head}>
			<Button onClick={() => onShow(view, today)}>{t("今天 | Today")}</Button>
			<Button
				type="text"
				icon={<LeftOutlined />}
				aria-label={t("往前 | Before")}
				onClick={() => onShow(view, stepped(view, day, -1))}
			/>
			<Button
				type="text"
				icon={<RightOutlined />}
				aria-label={t("往后 | After")}
				onClick={() => onShow(view, stepped(view, day, 1))}
			/>
			<h3 aria-live="polite">{titleOf(view, day)}</h3>
			{children}
			{views.length > 1 && (
				<Segmented<View>
					aria-label={t("视图 | View")}
					value={view}
					onChange={(next) => onShow(next, day)}
					options={views.map((one) => ({ value: one, label: t(NAMES[one]) }))}
				/>
			)}
		</Flex>
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
