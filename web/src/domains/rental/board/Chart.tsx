/** The tape chart: one native scroller with frozen head and left column, in which only rows and days in sight exist. */

// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid of absolutely placed bars cannot be a table element
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { patchCell, readCell } from "@/kit/state";
import { t } from "@/kit/text";
import styles from "./board.module.css";
import { Ghost } from "./Ghost";
import { Header, useHeadHeight } from "./Header";
import { isWeekend, shanghaiToday, timeOfDay } from "./model/day";
import {
	dayLeft,
	daysInSight,
	dayWidthFor,
	HOUR_ZOOM,
	rowsInSight,
	type Scale,
	type Span,
	sameSpan,
	scaleAround,
} from "./model/geometry";
import { Painted } from "./Painted";
import { Row } from "./Row";
import { type Board, keep, useBoard, useBoardState } from "./state/board";
import { useShownRows } from "./state/rowsOf";
import { UnassignedQueue, useUnassigned } from "./UnassignedQueue";
import { usePointer } from "./usePointer";
import { useReveal } from "./useReveal";

export interface Frame {
	scroller: React.RefObject<HTMLDivElement | null>;
	scale: Scale;
	leftWidth: number;
	headHeight: number;
	/** The lowest part of the head: stays without a unit. */
	queueHeight: number;
}

export function Chart({ corner }: { corner: React.ReactNode }) {
	const board = useBoard();
	const scroller = useRef<HTMLDivElement>(null);
	const size = useSize(scroller);
	const shown = useShownRows();
	const zoom = useBoardState((state) => state.zoom);
	const chosenWidth = useBoardState((state) => state.leftWidth);
	const leftWidth = size.width > 0 && size.width < 600 ? Math.min(chosenWidth, 116) : chosenWidth;
	const today = useBoardState((state) => (state.changes >= 0 ? board.model.today : 0));
	const dayWidth = dayWidthFor(size.width - leftWidth, zoom);
	const hourly = zoom === HOUR_ZOOM;
	const scale = useMemo(() => scaleAround(today, dayWidth, hourly), [today, dayWidth, hourly]);
	const days = useBoardState((state) => state.sightDays);
	const queue = useUnassigned(days);
	const queueHeight = queue.height;
	const headHeight = useHeadHeight() + queueHeight;
	const frame = useMemo<Frame>(
		() => ({ scroller, scale, leftWidth, headHeight, queueHeight }),
		[scale, leftWidth, headHeight, queueHeight],
	);
	const sightRows = useBoardState((state) => state.sightRows);
	const chosenId = useBoardState((state) => state.stayId);
	const pointer = usePointer(frame);
	const width = leftWidth + scale.days * dayWidth;

	useSight(board, frame, size);
	useReveal(frame);

	return (
		<>
			<div
				ref={scroller}
				className={styles.scroller}
				data-scroller
				style={{ "--left": `${leftWidth}px` } as React.CSSProperties}
				{...pointer}
			>
				<div
					role="presentation"
					className={styles.canvas}
					style={{ width, height: headHeight + shown.height + 12 }}
				>
					<div role="presentation" style={{ height: headHeight }} className={styles.headBox}>
						<div role="presentation" style={{ height: headHeight - queueHeight }}>
							<Header scale={scale} days={days} leftWidth={leftWidth} width={width}>
								{corner}
							</Header>
						</div>
						<UnassignedQueue frame={frame} width={width} queue={queue} />
					</div>
					<div
						role="grid"
						tabIndex={0}
						aria-label={t("房态图 | Room board")}
						aria-rowcount={shown.rows.length}
						aria-colcount={scale.days}
						aria-activedescendant={chosenId === null ? undefined : `stay-${chosenId}`}
						className={styles.body}
						style={{ height: shown.height }}
						data-body
					>
						<Underlay frame={frame} days={days} height={shown.height} />
						{shown.rows.slice(sightRows.first, sightRows.last).map((row, at) => (
							<Row
								key={row.key}
								row={row}
								index={sightRows.first + at}
								scale={scale}
								days={days}
								leftWidth={leftWidth}
							/>
						))}
						<Painted frame={frame} />
						<Ghost frame={frame} />
						<NowLine frame={frame} height={shown.height} />
					</div>
				</div>
			</div>
			<LeftGrip frame={frame} />
		</>
	);
}

interface Size {
	width: number;
	height: number;
}

function useSize(box: React.RefObject<HTMLElement | null>): Size {
	const [size, setSize] = useState<Size>({ width: 0, height: 0 });
	useLayoutEffect(() => {
		const element = box.current;
		if (!element) return;
		const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [box]);
	return size;
}

/** Writes the rows and days in sight after each scroll, at most once a frame and only when they differ. */
function useSight(board: Board, frame: Frame, size: Size): void {
	const shown = useShownRows();
	useLayoutEffect(() => {
		const element = frame.scroller.current;
		if (!element || size.width === 0) return;
		let asked = 0;
		const look = () => {
			asked = 0;
			const rows = rowsInSight(shown.rows, element.scrollTop, size.height - frame.headHeight);
			const days = daysInSight(frame.scale, element.scrollLeft, size.width - frame.leftWidth);
			const { sightRows, sightDays } = readCell(board.state);
			if (!sameSpan(rows, sightRows)) patchCell(board.state, { sightRows: rows });
			if (!sameSpan(days, sightDays)) patchCell(board.state, { sightDays: days });
		};
		const ask = () => {
			if (asked === 0) asked = requestAnimationFrame(look);
		};
		look();
		element.addEventListener("scroll", ask, { passive: true });
		return () => {
			cancelAnimationFrame(asked);
			element.removeEventListener("scroll", ask);
		};
	}, [board, frame, size, shown]);
}

function NowLine({ frame, height }: { frame: Frame; height: number }) {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 60_000);
		return () => clearInterval(timer);
	}, []);
	const left =
		frame.leftWidth + dayLeft(frame.scale, shanghaiToday(now)) + timeOfDay(now) * frame.scale.dayWidth;
	return <i className={styles.now} style={{ left, height }} aria-hidden />;
}

/** Day columns behind the rows: weekends and holidays tinted, today marked. */
const Underlay = memo(function Underlay({
	frame,
	days,
	height,
}: {
	frame: Frame;
	days: Span;
	height: number;
}) {
	const board = useBoard();
	useBoardState((state) => state.ready);
	const columns = [];
	for (let day = days.first; day < days.last; day += 1) {
		const holiday = board.model.holidays.get(day);
		const rest = holiday ? holiday.kind !== "workday" : isWeekend(day);
		columns.push(
			<i
				key={day}
				className={styles.column}
				data-day={rest ? (holiday ? "holiday" : "weekend") : "plain"}
				data-today={day === board.model.today}
				data-hourly={frame.scale.hourly}
				style={{
					left: frame.leftWidth + dayLeft(frame.scale, day),
					width: frame.scale.dayWidth,
					height,
					...(frame.scale.hourly ? { backgroundSize: `${frame.scale.dayWidth / 24}px 100%` } : null),
				}}
			/>,
		);
	}
	return <div aria-hidden>{columns}</div>;
});

const NARROWEST = 180;
const WIDEST = 280;

/** Resizes the frozen left column between 180 and 280 pixels, by pointer or keys. */
function LeftGrip({ frame }: { frame: Frame }) {
	const board = useBoard();
	const width = useBoardState((state) => state.leftWidth);
	if (frame.leftWidth < NARROWEST) return null;
	const change = (to: number) =>
		keep(board, { leftWidth: Math.min(WIDEST, Math.max(NARROWEST, Math.round(to))) });
	const drag = (event: React.PointerEvent) => {
		if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
		event.stopPropagation();
		const left = frame.scroller.current?.getBoundingClientRect().left ?? 0;
		change(event.clientX - left);
	};
	return (
		<div className={styles.gripRail}>
			<div
				role="separator"
				tabIndex={0}
				aria-orientation="vertical"
				aria-valuenow={width}
				aria-valuemin={NARROWEST}
				aria-valuemax={WIDEST}
				aria-label={t("左栏宽度 | Width of the left column")}
				className={styles.grip}
				style={{ left: frame.leftWidth - 3 }}
				onPointerDown={(event) => {
					event.stopPropagation();
					event.currentTarget.setPointerCapture(event.pointerId);
				}}
				onPointerMove={drag}
				onKeyDown={(event) => {
					if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
					event.stopPropagation();
					change(width + (event.key === "ArrowLeft" ? -10 : 10));
				}}
			/>
		</div>
	);
}
