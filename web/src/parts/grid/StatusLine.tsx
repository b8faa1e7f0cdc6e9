/** Under the table: how many rows, what the range adds up to, what is wrong or disputed, and what was just done. */
import Button from "antd/es/button";
import { useSyncExternalStore } from "react";
import { t } from "@/kit/text";
import { useGrid } from "./context";
import type { Emitter } from "./emitter";
import styles from "./grid.module.css";
import type { GridModel } from "./model";
import { readRange } from "./range-sums";

function useTold<T>(emitters: readonly Emitter[], read: () => T): T {
	return useSyncExternalStore((heard) => {
		const leaves = emitters.map((emitter) => emitter.listen(heard));
		return () => {
			for (const leave of leaves) leave();
		};
	}, read);
}

export function StatusLine() {
	const grid = useGrid();
	const rows = useTold([grid.store.shaped], () => grid.store.size);
	const ticked = useTold([grid.selection.changed], () => grid.selection.size);
	const wrong = useTold([grid.checker.counted], () => grid.checker.size);
	const disputed = useTold([grid.company.counted], () => grid.company.disputed.length);
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
					onClick={() => goTo(grid, grid.company.disputed)}
				>
					{t("{disputed} 处冲突 | Disputed: {disputed}", { disputed })}
				</Button>
			)}
			<RangeSums />
			<span className={styles.words} aria-live="polite">
				{words}
			</span>
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
