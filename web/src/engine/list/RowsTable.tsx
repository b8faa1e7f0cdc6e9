/** The rows as a table: first column opens, headers sort, move and resize, the last column acts. */
import {
	closestCenter,
	DndContext,
	type DragEndEvent,
	PointerSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { horizontalListSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import Table, { type TableProps } from "antd/es/table";
import TableMeasureRowContext from "antd/es/table/TableMeasureRowContext";
import { type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { useSettings } from "@/kit/settings";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { isWaiting, withWaiting } from "@/parts/tree-table/waiting";
import type { TreeRow } from "../tree/branches";
import { actionsColumn, makeColumns, tableColumns, widthOf } from "./columns";
import { ListNothing } from "./ListNothing";
import styles from "./ListView.module.css";
import { bounded, changeColumn, moveColumn } from "./layout";
import { cycleSort, shownSort } from "./list-state";
import { HeaderCell } from "./SortHeader";
import type { ListParts } from "./view";

const COMPONENTS = { header: { cell: HeaderCell } };
const CHECK_WIDTH = 44;
const DRAG_FROM_PX = 6;
const SKELETON = Array.from({ length: 8 }, (_, index) => `line ${index}`);
const SIZES = { compact: "small", middle: "medium", large: "large" } as const;

export function RowsTable(parts: ListParts) {
	const { describe, data, tree, control, selection, acts, open, layout, cursor } = parts;
	const { rows, lines } = tree;
	const settings = useSettings();
	const density = layout.layout.density ?? settings.density;
	const acting = useMemo(() => actionsColumn(describe), [describe]);
	const box = useRef<HTMLDivElement>(null);
	const { shown, resize, fit, drop } = useColumnGestures(parts, box);
	const sort = shownSort(describe, control.state);
	const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }));
	const { filters } = control.state;
	const columns = useMemo(() => {
		const turn = (key: string, more: boolean) =>
			control.change({ sort: cycleSort(control.state.sort, key, more) });
		return makeColumns({
			describe,
			shown,
			filters,
			open,
			acts,
			acting,
			sorting: { sort, turn, resize, fit },
		});
	}, [describe, shown, filters, open, acts, acting, sort, control, resize, fit]);
	const waiting = describe.tree ? withWaiting<TreeRow> : (props: TableProps<TreeRow>) => props;
	if (data.loading && !data.error) return <Skeleton />;
	if (rows.length === 0) return <ListNothing describe={describe} data={data} control={control} />;
	return (
		<div ref={box} className={styles.table} data-busy={data.refreshing} data-density={density}>
			{data.refreshing && <i className={look.progress} />}
			<DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={QUIET}>
				<SortableContext items={shown.map((one) => one.field.key)} strategy={horizontalListSortingStrategy}>
					<Table<TreeRow>
						{...waiting({
							rowKey: "id",
							size: SIZES[density],
							dataSource: rows,
							columns,
							components: COMPONENTS,
							pagination: false,
							scroll: { x: shown.reduce((sum, one) => sum + widthOf(one), acting + CHECK_WIDTH) },
							expandable: {
								expandedRowKeys: [...tree.open],
								onExpand: (on, row) => tree.turn(row.id, on),
							},
							rowClassName: (row) => rowClass(row, parts),
							onRow: (row) => ({ onClick: () => cursor.put(row.id) }),
							rowSelection: {
								selectedRowKeys: selection.all ? lines.map(({ row }) => row.id) : selection.ids,
								preserveSelectedRowKeys: true,
								fixed: true,
								checkStrictly: true,
								columnWidth: CHECK_WIDTH,
								columnTitle: (check) => <OnlyInHeader>{check}</OnlyInHeader>,
								onChange: (keys, chosen) => selection.set(keys.map(String), chosen),
								getCheckboxProps: (row) =>
									({ "aria-label": t("选择此行 | Choose this row"), disabled: isWaiting(row) }) as object,
							},
						})}
					/>
				</SortableContext>
			</DndContext>
		</div>
	);
}

/** Columns are moved by keyboard in the panel of columns, which says so; here there is only the pointer. */
const QUIET = { screenReaderInstructions: { draggable: "" } };

function useColumnGestures({ describe, layout }: ListParts, box: { current: HTMLElement | null }) {
	const [live, setLive] = useState<{ key: string; width: number } | null>(null);
	const { columns, changeColumns } = layout;
	const shown = useMemo(
		() =>
			tableColumns(
				describe,
				live ? changeColumn(columns, live.key, { width: bounded(live.width) }) : columns,
			),
		[describe, columns, live],
	);
	const resize = useCallback(
		(key: string, width: number, done: boolean) => {
			setLive(done ? null : { key, width });
			if (done) changeColumns(changeColumn(columns, key, { width: bounded(width) }));
		},
		[columns, changeColumns],
	);
	const fit = useCallback(
		(key: string) => {
			const width = fittingWidth(box.current, key);
			if (width) changeColumns(changeColumn(columns, key, { width: bounded(width) }));
		},
		[box, columns, changeColumns],
	);
	const drop = ({ active, over }: DragEndEvent) => {
		if (over) changeColumns(moveColumn(columns, String(active.id), String(over.id)));
	};
	return { shown, resize, fit, drop };
}

/** antd repeats the header's checkbox in a hidden row, where nothing may take the focus. */
export function OnlyInHeader({ children }: { children: ReactNode }) {
	return useContext(TableMeasureRowContext) ? null : children;
}

function Skeleton() {
	return (
		<output className={styles.skeleton} aria-label={t("加载中 | Loading")}>
			{SKELETON.map((line) => (
				<i key={line} />
			))}
		</output>
	);
}

/** How a row stands out: changed elsewhere, gone, opened, or under the keyboard. */
function rowClass(row: TreeRow, { data, control, cursor, tree }: ListParts): string {
	const classes = [
		data.marks.changed.has(row.id) ? styles.changed : "",
		data.marks.gone.has(row.id) ? styles.gone : "",
		control.state.open === row.id ? styles.opened : "",
		tree.onlyWay.has(row.id) ? styles.way : "",
		cursor.id === row.id ? styles.cursor : "",
	];
	return classes.filter(Boolean).join(" ");
}

const ROOM = 4;

/** The width at which nothing in a column is cut off. */
function fittingWidth(box: HTMLElement | null, key: string): number | null {
	const cells = box?.querySelectorAll<HTMLElement>(`[data-col="${CSS.escape(key)}"]`) ?? [];
	const widths = [...cells].map(wholeWidth);
	return widths.length > 0 ? Math.max(...widths) + ROOM : null;
}

/** A range measures text as it would be without the cut. */
function wholeWidth(cell: HTMLElement): number {
	const { paddingLeft, paddingRight } = getComputedStyle(cell);
	const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	let [left, right] = [Number.POSITIVE_INFINITY, 0];
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		range.selectNodeContents(node);
		const area = range.getBoundingClientRect();
		left = Math.min(left, area.left);
		right = Math.max(right, area.right);
	}
	const own = cell.tagName === "TH" ? 24 : 0;
	return Math.max(0, right - left) + own + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
}
