/** Under the rows: the sums of columns, and the line that says what is selected, wrong and disputed. */
import Button from "antd/es/button";
import { useEffect, useState, useSyncExternalStore } from "react";
import { t } from "@/kit/text";
import { as, useGrid } from "./context";
import type { Emitter } from "./emitter";
import styles from "./grid.module.css";
import type { Layout, Placed } from "./layout";
import type { GridModel } from "./model";
import { averageOf, divide, fromUnits, isNumeric, placesOf, totalOf, unitsOf } from "./numbers";
import type { ColumnWindow } from "./Table";
import type { CellValue, GridColumn } from "./types";
import { isBlank, isNumber } from "./values";

interface Props {
	layout: Layout;
	window: ColumnWindow;
	at: number;
}

const PAUSE_MS = 60;

/** Sums and averages under their columns, reckoned once changes pause. */
export function StatisticsRow({ layout, window, at }: Props) {
	const found = useStatistics();
	const middle = layout.middle.slice(window.from, window.to + 1);
	const skipped = middle[0] ? middle[0].offset - layout.leftWidth : 0;
	const cell = (placed: Placed, edge?: "left" | "right", before = 0) => (
		<div
			key={placed.column.key}
			{...as("gridcell", { "aria-colindex": layout.leads.length + placed.at + 1 })}
			className={styles.sum}
			data-held={edge}
			data-sum={placed.column.key}
			style={{ width: placed.width, marginLeft: before, ...(edge ? { [edge]: placed.stick } : {}) }}
		>
			{(found.get(placed.column.key) ?? []).map((line) => (
				<span key={line}>{line}</span>
			))}
		</div>
	);
	const rest = layout.middleWidth - skipped - middle.reduce((sum, { width }) => sum + width, 0);
	return (
		<div {...as("rowgroup")} className={styles.foot}>
			<div {...as("row", { "aria-rowindex": at })} className={styles.footRow}>
				{layout.leadWidth > 0 && (
					<div
						{...as("rowheader")}
						className={styles.lead}
						data-held={layout.holdsLeads ? "left" : undefined}
						style={{ width: layout.leadWidth, left: 0 }}
					>
						{t("合计 | Total")}
					</div>
				)}
				{layout.left.map((placed) => cell(placed, "left"))}
				{middle.map((placed, place) => cell(placed, undefined, place === 0 ? skipped : 0))}
				<span aria-hidden style={{ flex: `0 0 ${rest}px` }} />
				{layout.right.map((placed) => cell(placed, "right"))}
			</div>
		</div>
	);
}

function useStatistics(): ReadonlyMap<string, string[]> {
	const grid = useGrid();
	const [found, setFound] = useState(() => reckon(grid.columns.shown, grid.store.all()));
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const later = () => {
			clearTimeout(timer);
			timer = setTimeout(() => setFound(reckon(grid.columns.shown, grid.store.all())), PAUSE_MS);
		};
		later();
		const leave = grid.store.touched.listen(later);
		return () => {
			leave();
			clearTimeout(timer);
		};
	}, [grid]);
	return found;
}

export function reckon(
	columns: readonly GridColumn[],
	rows: readonly { [key: string]: unknown }[],
): ReadonlyMap<string, string[]> {
	return new Map(
		columns.flatMap((column): [string, string[]][] => {
			if (!column.statistics?.length) return [];
			const values = rows.map((row) => row[column.key]);
			return [
				[
					column.key,
					column.statistics.map((what) =>
						what === "sum"
							? t("合计 {sum} | Sum {sum}", { sum: totalOf(values, column) })
							: t("平均 {average} | Average {average}", { average: averageOf(values, column) || "–" }),
					),
				],
			];
		}),
	);
}

function useTold<T>(emitters: readonly Emitter[], read: () => T): T {
	return useSyncExternalStore((listener) => {
		const leaves = emitters.map((emitter) => emitter.listen(listener));
		return () => {
			for (const leave of leaves) leave();
		};
	}, read);
}

/** Under the table: how many rows, what the range adds up to, what is wrong or disputed, and what was just done. */
export function StatusLine() {
	const grid = useGrid();
	const rows = useTold([grid.store.shaped], () => grid.store.size);
	const ticked = useTold([grid.selection.changed], () => grid.selection.size);
	const wrong = useTold([grid.checker.counted], () => grid.checker.size);
	const disputed = useTold([grid.presence.counted], () => grid.presence.disputed.length);
	const words = useTold([grid.said], () => grid.words);
	return (
		<footer className={styles.status}>
			<span>{t("共 {rows} 行 | Rows: {rows}", { rows })}</span>
			{ticked > 0 && <span>{t("已选 {ticked} 行 | Selected: {ticked}", { ticked })}</span>}
			{wrong > 0 && (
				<Button size="small" type="link" danger onClick={() => goTo(grid, grid.checker.list())}>
					{t("{wrong} 处错误 | Errors: {wrong}", { wrong })}
				</Button>
			)}
			{disputed > 0 && (
				<Button
					size="small"
					type="link"
					className={styles.warn ?? ""}
					onClick={() => goTo(grid, grid.presence.disputed)}
				>
					{t("{disputed} 处冲突 | Disputed: {disputed}", { disputed })}
				</Button>
			)}
			<RangeSums />
			<span aria-live="polite">{words}</span>
		</footer>
	);
}

function RangeSums() {
	const grid = useGrid();
	const text = useTold([grid.cursor.moved, grid.store.touched], () => {
		const sums = readRange(grid);
		if (!sums) return "";
		const { sum, average, count } = sums;
		const numbers =
			sum === null
				? ""
				: t("求和 {sum} · 平均 {average} · | Sum {sum} · Average {average} ·", {
						sum,
						average: average ?? "",
					});
		return `${numbers} ${t("计数 {count} | Count {count}", { count })}`.trim();
	});
	return text ? <output className={styles.sums}>{text}</output> : null;
}

/** The next one behind where one stands, then from the top again. */
function goTo(grid: GridModel, places: readonly { id: string; key: string }[]): void {
	const { active } = grid.cursor;
	const at = active ? places.findIndex(({ id, key }) => id === active.id && key === active.key) : -1;
	const next = places[(at + 1) % Math.max(places.length, 1)];
	if (!next) return;
	grid.stand({ id: next.id, key: next.key });
	grid.focus();
}

/** What the selected range adds up to, exactly; one cell alone says nothing. */
export interface RangeSums {
	sum: string | null;
	average: string | null;
	count: number;
}

let kept: { key: string; grid: GridModel; sums: RangeSums } | null = null;

/** Asked at each step of the cursor; reckoned anew only when range or rows are others. */
export function readRange(grid: GridModel): RangeSums | null {
	const { range } = grid.cursor;
	if (!range || (range.top === range.bottom && range.left === range.right)) return null;
	const key = [range.top, range.bottom, range.left, range.right, grid.store.revision].join(" ");
	if (kept?.key === key && kept.grid === grid) return kept.sums;
	const columns = grid.columns.shown.slice(range.left, range.right + 1);
	const values: CellValue[] = [];
	let count = 0;
	for (let at = range.top; at <= range.bottom; at += 1) {
		const row = grid.store.row(grid.store.idAt(at) ?? "");
		for (const column of columns) {
			const value = row?.[column.key];
			if (isBlank(value)) continue;
			count += 1;
			if (isNumber(column) && isNumeric(value)) values.push(value);
		}
	}
	const sums = { ...sumOf(values), count };
	kept = { key, grid, sums };
	return sums;
}

export function sumOf(values: readonly CellValue[]): { sum: string | null; average: string | null } {
	if (values.length === 0) return { sum: null, average: null };
	const scale = Math.max(...values.map(placesOf));
	const total = values.reduce<bigint>((sum, value) => sum + (unitsOf(value, scale) ?? 0n), 0n);
	const places = Math.max(scale, 2);
	return {
		sum: fromUnits(total, scale),
		average: divide(total * 10n ** BigInt(places - scale), BigInt(values.length), places),
	};
}
