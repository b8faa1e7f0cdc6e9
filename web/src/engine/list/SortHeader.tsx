/**
 * A column's name that sorts: click goes up, down, none; Shift adds a level, whose number is shown. Dragged sideways it
 * moves its column, and its edge resizes it. It is a header cell and not a title, because antd repeats titles in a
 * hidden row, where nothing may take the focus.
 */

import CaretDownOutlined from "@ant-design/icons/es/icons/CaretDownOutlined";
import CaretUpOutlined from "@ant-design/icons/es/icons/CaretUpOutlined";
import { useSortable } from "@dnd-kit/sortable";
import { type PointerEvent, type ThHTMLAttributes, useRef } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./ListView.module.css";
import type { SortLevel } from "./list-state";

export interface Sorting {
	label: string;
	name: string;
	sortable: boolean;
	sort: SortLevel[];
	turn: (key: string, more: boolean) => void;
	/** A width while dragging; done on letting go. */
	resize: (key: string, width: number, done: boolean) => void;
	fit: (key: string) => void;
}

type CellProps = ThHTMLAttributes<HTMLTableCellElement> & { sorting?: Sorting };

export function HeaderCell({ sorting, ...rest }: CellProps) {
	return sorting ? <ColumnHeader {...rest} sorting={sorting} /> : <th {...rest} />;
}

function ColumnHeader({ sorting, children: _, style, ...rest }: CellProps & { sorting: Sorting }) {
	const { label, name, sortable } = sorting;
	const order = sorting.sort.find((level) => level.key === name)?.order;
	const drag = useSortable({ id: name });
	const moved = drag.transform ? { transform: `translate3d(${drag.transform.x}px, 0, 0)` } : {};
	return (
		<th
			{...rest}
			{...(order ? { "aria-sort": order === "asc" ? ("ascending" as const) : ("descending" as const) } : {})}
			ref={drag.setNodeRef}
			style={{ ...style, ...moved, ...(drag.isDragging ? { zIndex: 9, opacity: 0.75 } : {}) }}
			data-col={name}
			{...drag.listeners}
		>
			{sortable ? <SortHeader {...sorting} /> : <b>{label}</b>}
			<ResizeEdge sorting={sorting} />
		</th>
	);
}

function SortHeader({ label, name, sort, turn }: Sorting) {
	const at = sort.findIndex((level) => level.key === name);
	const order = sort[at]?.order;
	return (
		<button
			type="button"
			className={`${look.inline} ${styles.sorter}`}
			title={t(
				"点击排序，按住Shift多列排序，拖动换位 | Click to sort, Shift for several columns, drag to move",
			)}
			onClick={(event) => turn(name, event.shiftKey)}
		>
			<span>{label}</span>
			<span className={styles.carets} data-order={order ?? "none"} aria-hidden>
				<CaretUpOutlined />
				<CaretDownOutlined />
			</span>
			{sort.length > 1 && at >= 0 && <sup>{at + 1}</sup>}
		</button>
	);
}

/** The right edge of a column: dragged it changes the width, a double click fits it to what it holds. */
function ResizeEdge({ sorting }: { sorting: Sorting }) {
	const from = useRef<{ x: number; width: number } | null>(null);
	const widthAt = (event: PointerEvent) => {
		const start = from.current;
		return start ? start.width + event.clientX - start.x : null;
	};
	const start = (event: PointerEvent<HTMLElement>) => {
		event.stopPropagation();
		const cell = event.currentTarget.closest("th");
		if (!cell) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		from.current = { x: event.clientX, width: cell.getBoundingClientRect().width };
	};
	const move = (event: PointerEvent) => {
		const width = widthAt(event);
		if (width !== null) sorting.resize(sorting.name, width, false);
	};
	const stop = (event: PointerEvent) => {
		const width = widthAt(event);
		const moved = from.current && Math.abs(event.clientX - from.current.x) > 2;
		from.current = null;
		if (width !== null && moved) sorting.resize(sorting.name, width, true);
	};
	return (
		<i
			aria-hidden
			className={styles.edge}
			onPointerDown={start}
			onPointerMove={move}
			onPointerUp={stop}
			onClick={(event) => event.stopPropagation()}
			onDoubleClick={(event) => {
				event.stopPropagation();
				sorting.fit(sorting.name);
			}}
		/>
	);
}
