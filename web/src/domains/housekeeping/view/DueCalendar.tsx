/** What is due and who is away by month, week and day; an order that has not begun is dragged to another time. */

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import Card from "antd/es/card";
import { useMemo, useState } from "react";
import { toast } from "@/kit/notice";
import { may } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { useTopic } from "@/live/useTopic";
import { Calendar } from "@/parts/calendar/Calendar";
import { daysOf, type View } from "@/parts/calendar/days";
import { Waiting } from "@/parts/Waiting";
import { type DueDays, fetchDays, reschedule } from "../api";
import type { Filter } from "../board";
import { eventsOf } from "../due";
import { BoardError } from "./BoardError";
import styles from "./Dispatch.module.css";

interface Props {
	today: string;
	filter: Filter;
	/** The order, and the day on whose board it stands. */
	open: (id: string, day: string) => void;
}

type Span = readonly [first: string, last: string];

export function DueCalendar({ today, filter, open }: Props) {
	const view: View = useScreen() === "phone" ? "day" : "month";
	const [span, setSpan] = useState<Span>(() => spanOf(view, today));
	const client = useQueryClient();
	const key = ["hk-calendar", ...span];
	const days = useQuery({
		queryKey: key,
		queryFn: ({ signal }) => fetchDays(...span, signal),
		placeholderData: keepPreviousData,
		retry: false,
	});
	const reread = () => void client.invalidateQueries({ queryKey: ["hk-calendar"] });
	useTopic("hk-dispatch", { onEvent: reread, onResync: reread });
	const events = useMemo(() => (days.data ? eventsOf(days.data, filter) : []), [days.data, filter]);
	const move = async (id: string, from: string, to: string) => {
		const order = days.data?.orders.find((one) => one.id === id);
		if (!order) return;
		client.setQueryData<DueDays>(key, (data) => data && moved(data, id, from, to));
		try {
			await reschedule(order, `${to}:00`);
		} catch (error) {
			toast(
				"warning",
				error instanceof Failure ? (Object.values(error.fields ?? {})[0] ?? error.message) : String(error),
			);
		}
		reread();
	};
	/** An absence has no order to open. */
	const opened = (id: string) => {
		const order = days.data?.orders.find((one) => one.id === id);
		if (order) open(id, order.day);
	};
	if (!days.data) return days.error ? <BoardError error={days.error} retry={reread} /> : <Waiting />;
	return (
		<Card size="small" variant="borderless" className={styles.calendar}>
			<Calendar
				label={t("保洁日历 | Cleaning calendar")}
				events={events}
				today={today}
				view={view}
				onOpen={opened}
				{...(may("housekeeping:order:reschedule") ? { onMove: (...wish) => void move(...wish) } : {})}
				onShown={(first, last) => setSpan([first, last])}
			/>
		</Card>
	);
}

function spanOf(view: View, today: string): Span {
	const days = daysOf(view, today);
	return [days[0] ?? today, days.at(-1) ?? today];
}

const moved = (data: DueDays, id: string, from: string, to: string): DueDays => ({
	...data,
	orders: data.orders.map((one) => (one.id === id ? { ...one, from: `${from}:00`, to: `${to}:00` } : one)),
});
