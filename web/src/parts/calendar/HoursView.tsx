/** A week or a day by the hour; those that overlap stand beside each other. */
import dayjs from "dayjs";
import { useEffect, useRef } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./Calendar.module.css";
import { DAY_MINUTES, daysOf, placed } from "./days";
import { EventChip } from "./EventChip";
import type { ViewProps } from "./MonthView";
import { useMoving } from "./useMoving";
import { WEEKDAYS } from "./words";

const HOUR_PX = 40;
const PER_MINUTE = HOUR_PX / 60;
const FIRST_SHOWN = 7;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export function HoursView({
	view,
	day,
	today,
	events,
	onMove,
	onOpen,
	onDay,
}: ViewProps & { view: "week" | "day" }) {
	const mover = useMoving({ perMinute: PER_MINUTE, onMove, onOpen });
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		box.current?.scrollTo?.({ top: FIRST_SHOWN * HOUR_PX });
	}, []);
	const days = daysOf(view, day);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
		<section ref={box} className={styles.hours} tabIndex={0} aria-label={t("按小时 | By the hour")}>
			<div
				className={styles.sheet}
				style={{
					gridTemplateColumns: `44px repeat(${days.length}, minmax(${view === "week" ? 92 : 160}px, 1fr))`,
				}}
			>
				<span className={styles.corner} />
				{days.map((date) => (
					<button
						key={date}
						type="button"
						className={styles.dayHead}
						data-today={date === today}
						onClick={() => onDay(date)}
					>
						{t(WEEKDAYS[(dayjs(date).day() + 6) % 7] ?? "周一 | Mon")} {Number(date.slice(5, 7))}/
						{Number(date.slice(8))}
					</button>
				))}
				<div
					className={`${look.note} ${styles.scale}`}
					aria-hidden
					style={{ height: DAY_MINUTES * PER_MINUTE }}
				>
					{HOURS.map((hour) => (
						<span key={hour} style={{ top: hour * HOUR_PX }}>
							{String(hour).padStart(2, "0")}:00
						</span>
					))}
				</div>
				{days.map((date) => (
					<div
						key={date}
						className={styles.column}
						data-day={date}
						style={{ height: DAY_MINUTES * PER_MINUTE, backgroundSize: `100% ${HOUR_PX}px` }}
					>
						{placed(events, date).map(({ event, top, height, lane, lanes }) => (
							<EventChip
								key={event.id}
								hours
								event={event}
								day={date}
								mover={mover}
								onMove={onMove}
								onOpen={onOpen}
								style={{
									position: "absolute",
									top: top * PER_MINUTE,
									height: height * PER_MINUTE - 2,
									left: `calc(${(lane / lanes) * 100}% + 2px)`,
									width: `calc(${100 / lanes}% - 4px)`,
									...(mover.moving?.id === event.id
										? { transform: `translateY(${mover.moving.minutes * PER_MINUTE}px)` }
										: {}),
								}}
							/>
						))}
					</div>
				))}
			</div>
		</section>
	);
}
