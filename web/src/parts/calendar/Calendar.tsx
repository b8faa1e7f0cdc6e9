/** Events by month, week or day; they are moved by dragging or with the keyboard, and a field opens its day. */
import { useState } from "react";
import { useScreen } from "@/kit/screen";
import styles from "./Calendar.module.css";
import { CalendarHead } from "./CalendarHead";
import { type CalendarEvent, daysOf, type View } from "./days";
import { HoursView } from "./HoursView";
import { DayList, MonthView } from "./MonthView";

interface Props {
	label: string;
	events: readonly CalendarEvent[];
	/** "YYYY-MM-DD", of the place where the business is. */
	today: string;
	view?: View;
	/** What it shows has days and no hours: then a day is a list of it. */
	whole?: boolean;
	onOpen?: (id: string) => void;
	/** Without it nothing can be moved. */
	onMove?: (id: string, from: string, to: string) => void;
	/** The first and last day shown, whenever they change. */
	onShown?: (first: string, last: string) => void;
}

const VIEWS: readonly View[] = ["month", "week", "day"];
const WHOLE_VIEWS: readonly View[] = ["month", "day"];

export function Calendar({
	label,
	events,
	today,
	view: first,
	whole = false,
	onOpen,
	onMove,
	onShown,
}: Props) {
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
			<CalendarHead view={view} day={day} today={today} views={whole ? WHOLE_VIEWS : VIEWS} onShow={show} />
			{view === "month" && <MonthView {...common} />}
			{view !== "month" &&
				(whole ? <DayList {...common} /> : <HoursView key={view} view={view} {...common} />)}
		</section>
	);
}
