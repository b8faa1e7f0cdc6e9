/** Stays without a unit, above the chart and on its days: to be dragged onto a unit, or put back from one. */

// biome-ignore-all lint/a11y/useSemanticElements: bars are absolutely placed and dragged; buttons would start no drag
import Tag from "antd/es/tag";
import Typography from "antd/es/typography";
import { useMemo } from "react";
import { patchCell } from "@/kit/state";
import { localize, t } from "@/kit/text";
import { barClass } from "./Bar";
import chart from "./board.module.css";
import type { Frame } from "./Chart";
import { Mark } from "./Mark";
import { barBox, type Span } from "./model/geometry";
import { type BoardStay, isWaiting } from "./model/model";
import { packUnassigned, UNASSIGNED, type UnassignedBar, whyNotBack } from "./model/unassigned";
import { typePair } from "./model/unit-type";
import { keep, useBoard, useBoardState } from "./state/board";
import styles from "./unassigned.module.css";
import { barText, sayStay } from "./words";

export const LINE_HEIGHT = 26;
const MOST_LINES = 4;
const FOLDED_HEIGHT = 26;

/** The bars of the days in sight, and how high their queue is. */
export function useUnassigned(days: Span) {
	const board = useBoard();
	const changes = useBoardState((state) => state.changes);
	const chosen = useBoardState((state) => state.communityId);
	const open = useBoardState((state) => state.unassigned);
	// biome-ignore lint/correctness/useExhaustiveDependencies: changes stands for the model
	const packed = useMemo(
		() => packUnassigned(board.model, chosen === "all" ? null : chosen, days.first, days.last),
		[board, changes, chosen, days],
	);
	const lines = Math.max(1, packed.lines);
	const height = open ? Math.min(lines, MOST_LINES) * LINE_HEIGHT + 4 : FOLDED_HEIGHT;
	return { ...packed, open, height };
}

interface UnassignedQueueProps {
	frame: Frame;
	width: number;
	queue: ReturnType<typeof useUnassigned>;
}

export function UnassignedQueue({ frame, width, queue }: UnassignedQueueProps) {
	const over = useBoardState((state) =>
		state.gesture.phase === "dragging" && state.gesture.target.unitId === UNASSIGNED
			? state.gesture.verdict.kind
			: null,
	);
	return (
		<section
			className={styles.queue}
			style={{ width, height: queue.height }}
			data-unassigned
			data-over={over ?? undefined}
			aria-label={t("待排房 | Without a unit")}
		>
			<QueueName frame={frame} queue={queue} />
			{queue.open && (
				<div className={styles.lines} style={{ height: queue.lines * LINE_HEIGHT }}>
					{queue.bars.map((bar) => (
						<WaitingBar key={bar.stay.id} bar={bar} frame={frame} />
					))}
				</div>
			)}
			<DropHint frame={frame} />
		</section>
	);
}

function QueueName({ frame, queue }: { frame: Frame; queue: UnassignedQueueProps["queue"] }) {
	const board = useBoard();
	const narrow = frame.leftWidth < 150;
	return (
		<div className={styles.name} style={{ width: frame.leftWidth }}>
			<button
				type="button"
				className={chart.fold}
				aria-expanded={queue.open}
				aria-label={t("展开待排房 | Unfold stays without a unit")}
				onClick={() => keep(board, { unassigned: !queue.open })}
			>
				{queue.open ? "▾" : "▸"}
			</button>
			<span>{narrow ? t("待排 | Unassigned") : t("待排房 | To assign")}</span>
			<Tag data-unassigned-count>{queue.bars.length}</Tag>
			{queue.overbooked > 0 && (
				<Typography.Text strong type="danger" data-unassigned-overbooked={queue.overbooked}>
					<Mark name="stop" />{" "}
					{narrow ? queue.overbooked : t("超售 {n} | {n} overbooked", { n: queue.overbooked })}
				</Typography.Text>
			)}
		</div>
	);
}

function WaitingBar({ bar, frame }: { bar: UnassignedBar; frame: Frame }) {
	const board = useBoard();
	const { stay, line } = bar;
	const chosen = useBoardState((state) => state.stayId === stay.id);
	const lifted = useBoardState(
		(state) => state.gesture.phase === "dragging" && state.gesture.stay.id === stay.id,
	);
	const pulsing = useBoardState((state) => state.pulse === stay.id);
	const box = barBox(frame.scale, stay.start, stay.end);
	return (
		<div
			role="button"
			tabIndex={0}
			id={`stay-${stay.id}`}
			className={barClass({ chosen, lifted, pulsing })}
			data-stay-id={stay.id}
			data-waiting
			data-overbooked={stay.overbooked}
			data-long
			data-tone={stay.overbooked ? "overbooked" : "reserved"}
			data-state={stay.state}
			aria-label={sayWaiting(stay)}
			style={{
				left: frame.leftWidth + box.left + 1,
				width: box.width - 2,
				top: line * LINE_HEIGHT + 2,
				height: LINE_HEIGHT - 3,
			}}
			onFocus={() => patchCell(board.state, { stayId: stay.id })}
		>
			<span className={chart.barText} aria-hidden>
				<Mark name={stay.overbooked ? "stop" : stay.state === "confirmed" ? "solid" : "hollow"} />
				{box.width >= 34 && (
					<>
						{stay.overbooked && <b>{t("超售 | over")}</b>}
						<span>{barText(stay)}</span>
						<small>
							{localize(typePair(stay.unitType ?? ""))} · {t("{n}晚 | {n} n", { n: stay.end - stay.start })}
						</small>
						{stay.locked && <Mark name="lock" title={t("已锁定 | Locked")} />}
					</>
				)}
			</span>
		</div>
	);
}

export function sayWaiting(stay: BoardStay): string {
	const type = localize(typePair(stay.unitType ?? ""));
	const over = stay.overbooked ? t("，超售，没有余房 | , overbooked, no place left") : "";
	return `${t("待排房 | Without a unit")}, ${sayStay(stay, type)}${over}`;
}

/** While a stay is in the air that could wait, the queue says so. */
function DropHint({ frame }: { frame: Frame }) {
	const board = useBoard();
	const gesture = useBoardState((state) => state.gesture);
	if (gesture.phase !== "dragging" || gesture.mode !== "body" || isWaiting(gesture.stay)) return null;
	if (gesture.stay.kind !== "order") return null;
	const why = whyNotBack(gesture.stay, board.model.units.get(gesture.stay.unitId));
	return (
		<div className={styles.hint} data-refused={why !== null}>
			<span style={{ left: frame.leftWidth + 12 }}>
				{why ? localize(why) : t("拖到此处退回待排 | Drop here to wait for another unit")}
			</span>
		</div>
	);
}
