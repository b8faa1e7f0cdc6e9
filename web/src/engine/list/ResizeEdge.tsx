/** The right edge of a column: dragged it changes the width, a double click fits it to what it holds. */
import { type PointerEvent, useRef } from "react";
import styles from "./ListView.module.css";
import type { Sorting } from "./SortHeader";

export function ResizeEdge({ sorting }: { sorting: Sorting }) {
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
