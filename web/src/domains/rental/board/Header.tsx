/** The frozen top of the tape chart: months, days with holidays, and the counter rows. */

import { memo } from "react";
import { localize, t } from "@/kit/text";
import styles from "./board.module.css";
import {
	COUNTER_HEIGHT,
	CounterName,
	Counters,
	DAY_HEIGHT,
	leavesOf,
	typeOfLeaf,
	useSums,
	useTypes,
} from "./Counters";
import { HourHead } from "./HourHead";
import { isoOf, isWeekend } from "./model/day";
import { dayLeft, type Scale, type Span } from "./model/geometry";
import { typePair } from "./model/unit-type";
import { useBoard, useBoardState } from "./state/board";
import { monthText, weekdayText } from "./words";

interface HeaderProps {
	scale: Scale;
	days: Span;
	leftWidth: number;
	width: number;
	children: React.ReactNode;
}

export const Header = memo(function Header({ scale, days, leftWidth, width, children }: HeaderProps) {
	const types = useTypes(days);
	const sums = useSums(days);
	const open = useBoardState((state) => state.types);
	return (
		<div role="presentation" className={styles.head} style={{ width }}>
			<div className={styles.corner} style={{ width: leftWidth }}>
				<div style={{ height: DAY_HEIGHT }}>{children}</div>
				<CounterName text={t("空房 | Free")} toggles />
				{open &&
					[...types.keys()].map((type) => <CounterName key={type} text={localize(typePair(type))} indent />)}
				<CounterName text={t("入住率 | Occupancy")} />
				<CounterName text={t("到店 / 离店 | In / out")} />
			</div>
			{scale.hourly ? (
				<HourHead scale={scale} days={days} leftWidth={leftWidth} />
			) : (
				<>
					<Months scale={scale} days={days} leftWidth={leftWidth} />
					<Days scale={scale} days={days} leftWidth={leftWidth} />
				</>
			)}
			<Counters row={0} scale={scale} leftWidth={leftWidth} sums={sums} figure="free" />
			{open &&
				[...types].map(([type, list], at) => (
					<Counters
						key={type}
						row={at + 1}
						scale={scale}
						leftWidth={leftWidth}
						sums={list}
						figure="free"
						type={type}
					/>
				))}
			<Counters
				row={(open ? types.size : 0) + 1}
				scale={scale}
				leftWidth={leftWidth}
				sums={sums}
				figure="occupied"
			/>
			<Counters
				row={(open ? types.size : 0) + 2}
				scale={scale}
				leftWidth={leftWidth}
				sums={sums}
				figure="arrivals"
			/>
		</div>
	);
});

export function useHeadHeight(): number {
	const board = useBoard();
	const open = useBoardState((state) => state.types);
	const types = useBoardState((state) =>
		open && state.changes >= 0
			? new Set([...leavesOf(board)].map((leaf) => typeOfLeaf(board, leaf)).filter(Boolean)).size
			: 0,
	);
	return DAY_HEIGHT + COUNTER_HEIGHT * (3 + types);
}

interface Part {
	scale: Scale;
	days: Span;
	leftWidth: number;
}

function Months({ scale, days, leftWidth }: Part) {
	const months: { first: number; last: number }[] = [];
	for (let day = days.first; day < days.last; day += 1) {
		const last = months[months.length - 1];
		if (last && isoOf(day).slice(8) !== "01") last.last = day + 1;
		else months.push({ first: day, last: day + 1 });
	}
	return months.map((month) => (
		<div
			key={month.first}
			className={styles.month}
			style={{
				left: leftWidth + dayLeft(scale, month.first),
				width: (month.last - month.first) * scale.dayWidth,
			}}
		>
			<span style={{ left: leftWidth + 8 }}>{monthText(month.first)}</span>
		</div>
	));
}

function Days({ scale, days, leftWidth }: Part) {
	const board = useBoard();
	useBoardState((state) => state.changes);
	const cells = [];
	for (let day = days.first; day < days.last; day += 1) {
		const holiday = board.model.holidays.get(day);
		const kind =
			holiday?.kind === "workday" ? "work" : holiday ? "holiday" : isWeekend(day) ? "weekend" : "plain";
		cells.push(
			<div
				key={day}
				className={styles.day}
				data-day={kind}
				data-date={isoOf(day)}
				data-today={day === board.model.today}
				data-narrow={scale.dayWidth < 30}
				title={holiday ? `${isoOf(day)} ${holiday.name}` : isoOf(day)}
				style={{ left: leftWidth + dayLeft(scale, day), width: scale.dayWidth }}
			>
				<b>{Number(isoOf(day).slice(8))}</b>
				{scale.dayWidth >= 30 && <small>{weekdayText(day)}</small>}
				{holiday && (
					<em>{kind === "work" ? t("班 | work") : scale.dayWidth >= 44 ? holiday.name : t("休 | off")}</em>
				)}
			</div>,
		);
	}
	return cells;
}
