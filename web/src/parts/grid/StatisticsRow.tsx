/** Sums and averages under their columns, reckoned once changes pause. */
import { useEffect, useState } from "react";
import { t } from "@/kit/text";
import { useGrid } from "./context";
import styles from "./grid.module.css";
import type { Layout, Placed } from "./layout";
import { averageOf, totalOf } from "./numbers";
import { as } from "./roles";
import type { ColumnWindow } from "./Table";
import type { GridColumn } from "./types";

interface Props {
	layout: Layout;
	window: ColumnWindow;
	at: number;
}

const PAUSE_MS = 60;

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
