/** Resizes the frozen left column between 180 and 280 pixels, by pointer or keys. */
// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid of absolutely placed bars cannot be a table element
import { t } from "@/kit/text";
import { keep, useBoard, useBoardState } from "../state/board";
import styles from "./board.module.css";
import type { Frame } from "./Chart";

const NARROWEST = 180;
const WIDEST = 280;

export function LeftGrip({ frame }: { frame: Frame }) {
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
