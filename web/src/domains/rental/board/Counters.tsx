/** The counter rows of the tape chart: free units by type, occupancy, who comes and goes; each number opens the list behind it. */
import { useMemo } from "react";
import { patchCell, readCell } from "@/kit/state";
import { t } from "@/kit/text";
import styles from "./board.module.css";
import { type Figure, listFor } from "./lists";
import { isoOf } from "./model/day";
import { countedLeaves, type DaySum, freeByType, sumDays } from "./model/figures";
import { unitTest } from "./model/filter";
import { dayLeft, type Scale, type Span } from "./model/geometry";
import { isKnown } from "./model/model";
import { typeOf } from "./model/unit-type";
import { useBoard, useBoardState } from "./state/board";
import { openDialog } from "./state/commands";

/** Of the head above the counters: months and days. */
export const DAY_HEIGHT = 58;
export const COUNTER_HEIGHT = 22;

export function typeOfLeaf(board: ReturnType<typeof useBoard>, leaf: string): string | null {
	const unit = board.model.units.get(leaf);
	return unit ? typeOf(unit) : null;
}

export function leavesOf(board: ReturnType<typeof useBoard>): Set<string> {
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
export function useSums(days: Span): DaySum[] {
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

export function useTypes(days: Span): Map<string, DaySum[]> {
	const board = useBoard();
	const changes = useBoardState((state) => (state.types ? state.changes : -1));
	const filter = useBoardState((state) => state.filter);
	// biome-ignore lint/correctness/useExhaustiveDependencies: changes stands for the model
	return useMemo(
		() => (changes < 0 ? new Map() : freeByType(board.model, leavesOf(board), days.first, days.last)),
		[board, days, changes, filter],
	);
}

export function CounterName({
	text,
	toggles,
	indent,
}: {
	text: string;
	toggles?: boolean;
	indent?: boolean;
}) {
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

interface CountersProps {
	row: number;
	scale: Scale;
	leftWidth: number;
	sums: DaySum[];
	figure: Figure;
	type?: string;
}

export function Counters({ row, scale, leftWidth, sums, figure, type }: CountersProps) {
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
