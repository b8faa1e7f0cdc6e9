/** The window onto the rows: what is in sight is drawn, and stays in step with scrolling in both directions. */
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import Spin from "antd/es/spin";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { t } from "@/kit/text";
import { Catcher } from "./Catcher";
import type { Columns } from "./columns";
import { as, useGrid } from "./context";
import { StatisticsRow } from "./Footer";
import styles from "./grid.module.css";
import { HeadRow } from "./HeadRow";
import { useKeys } from "./keys";
import { type Layout, layOut, MAX_HEIGHT, ROW_HEIGHT } from "./layout";
import { RowMenu } from "./Menus";
import type { GridModel } from "./model";
import { usePointer } from "./pointer";
import { RowLine } from "./RowLine";
import { reveal, useHold, useRoom } from "./scroll";
import { readWidths } from "./state";
import type { GridOptions } from "./types";

interface Props {
	id: string;
	label: string;
	options: GridOptions;
	columns: Columns;
}

/** One row beyond each edge: with those in sight a window of about nine. */
const ROWS_BEYOND = 1;
const COLUMNS_BEYOND = 1;
const EMPTY_HEIGHT = 120;

export function Table({ id, label, options, columns }: Props) {
	const grid = useGrid();
	const scroller = useRef<HTMLDivElement>(null);
	const order = useSyncExternalStore(grid.store.shaped.listen, () => grid.store.order);
	const room = useRoom(scroller);
	const [widths, setWidths] = useState(() => readWidths(options.name));
	const { dragSort, rowSelection, rowNumber, subForm } = options;
	const layout = useMemo(
		() => layOut(columns, { dragSort, rowSelection, rowNumber, subForm } as GridOptions, room, widths),
		[columns, dragSort, rowSelection, rowNumber, subForm, room, widths],
	);
	const height = options.rowHeight ?? ROW_HEIGHT;
	const rows = useRows(grid, scroller, order, height);
	const window = useColumnWindow(scroller, layout);
	const keys = useKeys(grid, height);
	const pointer = usePointer(grid, scroller);
	useReveal(grid, scroller, layout, height);
	useHold(grid, scroller, order, height);
	const bodyHeight = Math.max(order.length * height, order.length === 0 ? EMPTY_HEIGHT : 0);
	return (
		<div
			ref={scroller}
			className={styles.scroller}
			data-always={options.alwaysEdit || undefined}
			style={{ maxHeight: options.maxHeight ?? MAX_HEIGHT }}
			{...keys}
			{...pointer}
		>
			<div
				id={id}
				{...as("grid", {
					"aria-label": label,
					"aria-rowcount": order.length + 1 + (layout.statistics ? 1 : 0),
					"aria-colcount": layout.leads.length + columns.shown.length,
					"aria-multiselectable": true,
					"aria-readonly": options.disabled || undefined,
					"aria-busy": options.loading || undefined,
				})}
				className={styles.grid}
				style={{ width: layout.width }}
			>
				<HeadRow layout={layout} window={window} onWidths={setWidths} />
				<div {...as("rowgroup")} className={styles.body} style={{ height: bodyHeight }}>
					{rows.map(({ index, start }) => {
						const row = order[index];
						if (row === undefined) return null;
						const shown = { id: row, gridId: id, at: index, top: start, height, layout };
						return <RowLine key={row} {...shown} from={window.from} to={window.to} />;
					})}
				</div>
				{layout.statistics && <StatisticsRow layout={layout} window={window} at={order.length + 2} />}
			</div>
			<Catcher gridId={id} layout={layout} height={height} />
			{order.length === 0 && !options.loading && (
				<div className={styles.empty} style={{ width: room || undefined, height: EMPTY_HEIGHT }}>
					{t("暂无数据 | No rows yet")}
				</div>
			)}
			{options.loading && (
				<div className={styles.loading} style={{ width: room || undefined }}>
					<Spin description={t("加载中… | Loading…")} />
				</div>
			)}
			<RowMenu scroller={scroller} height={height} />
		</div>
	);
}

function useRows(
	grid: GridModel,
	scroller: React.RefObject<HTMLDivElement | null>,
	order: readonly string[],
	height: number,
) {
	// The row one stands in stays, however far one scrolls: its editor keeps the keyboard.
	const rangeExtractor = useCallback(
		(range: Range) => {
			const all = defaultRangeExtractor(range);
			const { active } = grid.cursor;
			const at = active ? grid.store.indexOf(active.id) : -1;
			if (at < 0 || at >= range.count || all.includes(at)) return all;
			return at < (all[0] ?? 0) ? [at, ...all] : [...all, at];
		},
		[grid],
	);
	const rows = useVirtualizer({
		count: order.length,
		getScrollElement: () => scroller.current,
		estimateSize: () => height,
		overscan: ROWS_BEYOND,
		getItemKey: (index) => order[index] ?? index,
		rangeExtractor,
	});
	return rows.getVirtualItems();
}

export interface ColumnWindow {
	from: number;
	to: number;
}

function useColumnWindow(scroller: React.RefObject<HTMLDivElement | null>, layout: Layout): ColumnWindow {
	const columns = useVirtualizer({
		horizontal: true,
		count: layout.middle.length,
		getScrollElement: () => scroller.current,
		estimateSize: (index) => layout.middle[index]?.width ?? 0,
		overscan: COLUMNS_BEYOND,
		paddingStart: layout.leftWidth,
		paddingEnd: layout.rightWidth,
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: other widths are other sizes
	useEffect(() => columns.measure(), [layout]);
	const items = columns.getVirtualItems();
	const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
	return useMemo(() => ({ from, to }), [from, to]);
}

function useReveal(
	grid: GridModel,
	scroller: React.RefObject<HTMLDivElement | null>,
	layout: Layout,
	height: number,
): void {
	useEffect(
		() =>
			grid.shown.listen(() => {
				if (scroller.current && grid.target) reveal(grid, scroller.current, layout, height, grid.target);
			}),
		[grid, scroller, layout, height],
	);
}
