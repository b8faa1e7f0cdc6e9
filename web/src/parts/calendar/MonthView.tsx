/** A month: a field for each day with its first events and a way to the others; and all of one day where hours say nothing. */
import Flex from "antd/es/flex";
import type { HTMLAttributes, ReactNode } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./Calendar.module.css";
import { type CalendarEvent, eventsOn, monthOf } from "./days";
import { EventChip } from "./EventChip";
import { useMoving } from "./useMoving";
import { WEEKDAYS } from "./words";

/** What a day has beside its events. */
export interface DayField {
	/** Instead of how many events there are. */
	words: string;
	below: ReactNode;
	/** The one day that the tab key leads to. */
	current: boolean;
	attributes: HTMLAttributes<HTMLDivElement> & Readonly<Record<`data-${string}`, unknown>>;
}

export interface ViewProps {
	day: string;
	today: string;
	events: readonly CalendarEvent[];
	onMove?: ((id: string, from: string, to: string) => void) | undefined;
	onOpen?: ((id: string) => void) | undefined;
	onDay: (day: string) => void;
}

interface MonthProps extends ViewProps {
	fieldOf?: (day: string) => DayField;
	/** How many events of a day are shown. */
	most?: number;
}

const SHOWN = 3;

export function MonthView({ day, today, events, onMove, onOpen, onDay, fieldOf, most = SHOWN }: MonthProps) {
	const mover = useMoving({ perMinute: 0, onMove, onOpen });
	return (
		<div className={styles.month}>
			{WEEKDAYS.map((name) => (
				<span key={name} className={`${look.note} ${styles.weekday}`}>
					{t(name)}
				</span>
			))}
			{monthOf(day)
				.flat()
				.map((date) => {
					const here = eventsOn(events, date);
					const field = fieldOf?.(date);
					return (
						<div
							key={date}
							className={styles.field}
							data-day={date}
							data-today={date === today}
							data-other={date.slice(0, 7) !== day.slice(0, 7)}
							{...field?.attributes}
						>
							<button
								type="button"
								className={styles.number}
								aria-label={
									field?.words ?? t("{date}，{n} 项 | {date}, {n} events", { date, n: here.length })
								}
								tabIndex={field && !field.current ? -1 : 0}
								onClick={() => onDay(date)}
							>
								{Number(date.slice(8))}
							</button>
							{field?.below}
							{here.slice(0, most).map((event) => (
								<EventChip
									key={event.id}
									event={event}
									day={date}
									mover={mover}
									onMove={onMove}
									onOpen={onOpen}
								/>
							))}
							{here.length > most && (
								<button type="button" className={styles.more} onClick={() => onDay(date)}>
									{t("还有 {n} 项 | {n} more", { n: here.length - most })}
								</button>
							)}
						</div>
					);
				})}
		</div>
	);
}

export function DayList({ day, events, onMove, onOpen }: ViewProps) {
	const mover = useMoving({ perMinute: 0, onMove, onOpen });
	const here = eventsOn(events, day);
	if (here.length === 0) return <p className={look.quiet}>{t("这一天没有安排 | Nothing on this day")}</p>;
	return (
		<Flex vertical gap="var(--ant-margin-xxs)">
			{here.map((event) => (
				<EventChip key={event.id} event={event} day={day} mover={mover} onMove={onMove} onOpen={onOpen} />
			))}
		</Flex>
	);
}
