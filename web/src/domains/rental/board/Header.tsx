/** The frozen top of the tape chart: months, days with holidays, and the counter rows that open the lists behind their numbers. */

import { memo, useMemo } from "react";
import { patchCell, readCell } from "@/kit/state";
import { localize, t } from "@/kit/text";
import styles from "./board.module.css";
import { HourHead } from "./HourHead";
import { type Figure, listFor } from "./lists";
import { isoOf, isWeekend } from "./model/day";
import { countedLeaves, type DaySum, freeByType, sumDays } from "./model/figures";
import { unitTest } from "./model/filter";
import { dayLeft, type Scale, type Span } from "./model/geometry";
import { isKnown } from "./model/model";
import { typeOf, typePair } from "./model/unit-type";
import { useBoard, useBoardState } from "./state/board";
import { openDialog } from "./state/commands";
import { monthText, weekdayText } from "./words";

export const DAY_HEIGHT = 58;
export const COUNTER_HEIGHT = 22;

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

function typeOfLeaf(board: ReturnType<typeof useBoard>, leaf: string): string | null {
	const unit = board.model.units.get(leaf);
	return unit ? typeOf(unit) : null;
}

function leavesOf(board: ReturnType<typeof useBoard>): Set<string> {
	const { filter, communityId } = readCell(board.state);
	const accepts = unitTest(
		board.model,
		{ ...filter, freeOnly: false, legendKey: null, cleanState: null },
		0,
		1,
	);
	return countedLeaves(
		board.model,
		(unit) =>
			accepts(unit) && (communityId === null || communityId === "all" || unit.communityId === communityId),
	);
}

/** A day is counted once and kept while stays and filters are as they were: scrolling counts only the days that are new. */
function useSums(days: Span): DaySum[] {
	const board = useBoard();
	const changes = useBoardState((state) => state.changes);
	const filter = useBoardState((state) => state.filter);
	// biome-ignore lint/correctness/useExhaustiveDependencies: changes stands for the model
	const kept = useMemo(() => new Map<number, DaySum>(), [board, changes, filter]);
	return useMemo(() => {
		const missing: number[] = [];
		for (let day = days.first; day < days.last; day += 1) if (!kept.has(day)) missing.push(day);
		const [first] = missing;
		const last = missing[missing.length - 1];
		if (first !== undefined && last !== undefined)
			for (const sum of sumDays(board.model, leavesOf(board), first, last + 1)) kept.set(sum.day, sum);
		const sums: DaySum[] = [];
		for (let day = days.first; day < days.last; day += 1) {
			const sum = kept.get(day);
			if (sum) sums.push(sum);
		}
		return sums;
	}, [board, days, kept]);
}

function useTypes(days: Span): Map<string, DaySum[]> {
	const board = useBoard();
	const changes = useBoardState((state) => (state.types ? state.changes : -1));
	const filter = useBoardState((state) => state.filter);
	// biome-ignore lint/correctness/useExhaustiveDependencies: changes stands for the model
	return useMemo(
		() => (changes < 0 ? new Map() : freeByType(board.model, leavesOf(board), days.first, days.last)),
		[board, days, changes, filter],
	);
}

function CounterName({ text, toggles, indent }: { text: string; toggles?: boolean; indent?: boolean }) {
	const open = useBoardState((state) => state.types);
	const board = useBoard();
	return (
		<div className={indent ? styles.counterNameIn : styles.counterName} style={{ height: COUNTER_HEIGHT }}>
			{toggles && (
				<button
					type="button"
					className={styles.fold}
					aria-expanded={open}
					aria-label={t("按户型展开 | Unfold by type")}
					onClick={() => patchCell(board.state, { types: !open })}
				>
					{open ? "▾" : "▸"}
				</button>
			)}
			{text}
		</div>
	);
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

interface CountersProps {
	row: number;
	scale: Scale;
	leftWidth: number;
	sums: DaySum[];
	figure: Figure;
	type?: string;
}

function Counters({ row, scale, leftWidth, sums, figure, type }: CountersProps) {
	const board = useBoard();
	const community = useBoardState((state) => state.communityId);
	return sums.map((sum) => {
		const known = isKnown(board.model, community, sum.day);
		const text = known ? counterText(sum, figure, scale.dayWidth) : "·";
		if (text === "") return null;
		return (
			<button
				type="button"
				tabIndex={-1}
				key={sum.day}
				className={styles.counter}
				data-figure={figure}
				data-narrow={scale.dayWidth >= 30 ? "false" : text.length > 2 ? "most" : "true"}
				data-date={isoOf(sum.day)}
				data-low={figure === "free" && known && sum.free <= 0}
				data-over={figure === "free" && sum.free < 0}
				style={{
					left: leftWidth + dayLeft(scale, sum.day),
					width: scale.dayWidth,
					top: DAY_HEIGHT + row * COUNTER_HEIGHT,
					height: COUNTER_HEIGHT,
				}}
				onClick={() => openDialog(board, listFor(board, leavesOf(board), sum.day, figure, type))}
			>
				{scale.hourly ? <span className={styles.dayFigure}>{text}</span> : text}
			</button>
		);
	});
}

function counterText(sum: DaySum, figure: Figure, width: number): string {
	if (figure === "free") return width >= 44 ? `${sum.free}/${sum.total}` : String(sum.free);
	if (figure === "arrivals") return moves(sum, width);
	const base = sum.total - sum.blocked;
	return base <= 0 ? "–" : `${Math.round((sum.occupied / base) * 100)}${width >= 30 ? "%" : ""}`;
}

/** Where there is no room for both, arrivals alone; the list behind the number has both. */
function moves(sum: DaySum, width: number): string {
	if (sum.arrivals + sum.departures === 0) return "";
	return width >= 34 ? `${sum.arrivals}/${sum.departures}` : String(sum.arrivals);
}
