/** Painted cells and the cell cursor. */
import { useMemo } from "react";
import styles from "./board.module.css";
import type { Frame } from "./Chart";
import { barBox } from "./model/geometry";
import { hourBox } from "./model/hours";
import { paintedSpans } from "./model/paint";
import { useBoardState } from "./state/board";
import { useShownRows } from "./state/rowsOf";

export function Painted({ frame }: { frame: Frame }) {
	const painting = useBoardState((state) => state.painting);
	const cursor = useBoardState((state) => (state.stayId === null ? state.cursor : null));
	const shown = useShownRows();
	const spans = useMemo(() => [...paintedSpans(painting, shown.order)], [painting, shown]);
	const place = (unitId: string, start: number, end: number) => {
		const row = shown.places.get(unitId);
		if (!row) return undefined;
		const box = barBox(frame.scale, start, end);
		return { top: row.top, height: row.height, left: frame.leftWidth + box.left, width: box.width };
	};
	const at = cursor && !frame.scale.hourly && place(cursor.unitId, cursor.day, cursor.day + 1);
	const hours = useBoardState((state) => (frame.scale.hourly ? state.hourPaint : null));
	const row = hours && shown.places.get(hours.unitId);
	const block = hours && hourBox(frame.scale, hours);
	return (
		<div aria-hidden>
			{spans.flatMap(([unitId, list]) =>
				list.map((span) => (
					<i
						key={`${unitId}/${span.start}`}
						className={styles.painted}
						style={place(unitId, span.start, span.end)}
					/>
				)),
			)}
			{row && block && (
				<i
					className={styles.painted}
					data-hour-paint
					style={{
						top: row.top,
						height: row.height,
						left: frame.leftWidth + block.left,
						width: block.width,
					}}
				/>
			)}
			{at && <i className={styles.cursor} style={at} data-cursor />}
		</div>
	);
}
