/** Day columns behind the rows: weekends and holidays tinted, today marked. */
import { memo } from "react";
import { isWeekend } from "../core/day";
import { dayLeft, type Span } from "../core/geometry";
import { useBoard, useBoardState } from "../state/board";
import styles from "./board.module.css";
import type { Frame } from "./Chart";

export const Underlay = memo(function Underlay({
	frame,
	days,
	height,
}: {
	frame: Frame;
	days: Span;
	height: number;
}) {
	const board = useBoard();
	useBoardState((state) => state.ready);
	const columns = [];
	for (let day = days.first; day < days.last; day += 1) {
		const holiday = board.model.holidays.get(day);
		const rest = holiday ? holiday.kind !== "workday" : isWeekend(day);
		columns.push(
			<i
				key={day}
				className={styles.column}
				data-day={rest ? (holiday ? "holiday" : "weekend") : "plain"}
				data-today={day === board.model.today}
				data-hourly={frame.scale.hourly}
				style={{
					left: frame.leftWidth + dayLeft(frame.scale, day),
					width: frame.scale.dayWidth,
					height,
					...(frame.scale.hourly ? { backgroundSize: `${frame.scale.dayWidth / 24}px 100%` } : null),
				}}
			/>,
		);
	}
	return (
		<div aria-hidden className={styles.underlay}>
			{columns}
		</div>
	);
});
