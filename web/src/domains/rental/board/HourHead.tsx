/** The frozen top of the hour view: the day's name over its 24 hours. */

import styles from "./board.module.css";
import { isoOf, isWeekend } from "./model/day";
import { dayLeft, type Scale, type Span } from "./model/geometry";
import { useBoard, useBoardState } from "./state/board";
import { dayText } from "./words";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface Part {
	scale: Scale;
	days: Span;
	leftWidth: number;
}

export function HourHead({ scale, days, leftWidth }: Part) {
	const board = useBoard();
	useBoardState((state) => state.ready);
	const wide = scale.dayWidth / 24;
	const parts = [];
	for (let day = days.first; day < days.last; day += 1) {
		const left = leftWidth + dayLeft(scale, day);
		const holiday = board.model.holidays.get(day);
		parts.push(
			<div
				key={day}
				className={styles.month}
				data-date={isoOf(day)}
				data-today={day === board.model.today}
				style={{ left, width: scale.dayWidth }}
			>
				<span style={{ left: leftWidth + 8 }}>
					{dayText(day)} {holiday?.name}
				</span>
			</div>,
			...HOURS.map((hour) => (
				<div
					key={`${day}/${hour}`}
					className={styles.hour}
					data-hour={hour}
					data-day={isWeekend(day) ? "weekend" : "plain"}
					data-today={day === board.model.today}
					style={{ left: left + hour * wide, width: wide }}
				>
					<b>{String(hour).padStart(2, "0")}</b>
					<small>:00</small>
				</div>
			)),
		);
	}
	return parts;
}
