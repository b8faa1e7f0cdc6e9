/** The stay in the air: where it would land, in the colour of the answer, with dates, nights and the reason against it. */
import { useEffect, useState } from "react";
import { localize, t } from "@/kit/text";
import { originOf, readQuote } from "../api";
import { showYuan, toFen, toYuan } from "../cashier/money";
import styles from "./board.module.css";
import type { Frame } from "./Chart";
import { Mark } from "./Mark";
import { isoOf, shortOf } from "./model/day";
import type { Dragging } from "./model/gesture";
import { edgesOf, hourBox, hoursText, spanOfTicks, stayBox } from "./model/hours";
import type { Verdict } from "./model/verdict";
import { describe } from "./state/acts";
import { useBoard, useBoardState } from "./state/board";
import { useShownRows } from "./state/rowsOf";
import { barText } from "./words";

export function Ghost({ frame }: { frame: Frame }) {
	const gesture = useBoardState((state) => state.gesture);
	if (gesture.phase !== "dragging") return null;
	return <GhostBar frame={frame} drag={gesture} />;
}

function GhostBar({ frame, drag }: { frame: Frame; drag: Dragging }) {
	const board = useBoard();
	const shown = useShownRows();
	const { target, stay, verdict } = drag;
	const row = shown.places.get(target.unitId);
	const money = useMoney(drag);
	if (!row) return null;
	const box = stay.hours
		? hourBox(frame.scale, spanOfTicks(target.start, target.end))
		: stayBox(
				frame.scale,
				{ ...stay, start: target.start, end: target.end },
				edgesOf(board.model, target.unitId),
			);
	return (
		<div
			aria-hidden
			className={styles.ghost}
			data-verdict={verdict.kind === "checking" && verdict.late ? "late" : verdict.kind}
			data-ghost
			style={{
				transform: `translate(${frame.leftWidth + box.left + 1}px, ${row.top + 3}px)`,
				width: box.width - 2,
				height: row.height - 6,
			}}
		>
			<span className={styles.barText}>
				{(verdict.kind === "taken" || verdict.kind === "refused") && <Mark name="cross" />}
				{barText(stay)}
			</span>
			<div className={styles.ghostNote}>
				<b>{whenText(drag)}</b>
				{money && <span>{money}</span>}
				<em>{verdictText(verdict)}</em>
			</div>
		</div>
	);
}

function whenText({ stay, target }: Dragging): string {
	if (!stay.hours)
		return `${shortOf(target.start)} → ${shortOf(target.end)} · ${t("{n}晚 | {n} nights", { n: target.end - target.start })}`;
	const span = spanOfTicks(target.start, target.end);
	const { from, to } = hoursText(span);
	return `${shortOf(span.day)} ${from}–${to} · ${t("{n}小时 | {n} h", { n: (span.to - span.from) / 60 })}`;
}

function verdictText(verdict: Verdict): string {
	switch (verdict.kind) {
		case "same":
			return t("原位 | Same place");
		case "checking":
			return verdict.late ? t("确认中… | Checking…") : "";
		case "free":
			return t("可放下 | Free");
		case "swap":
			return t("与 {who} 互换 | Swap with {who}", { who: describe(verdict.with) });
		case "taken":
			return t("已被占用：{who} | Taken by {who}", { who: describe(verdict.by) });
		case "refused":
			return localize(verdict.reason);
	}
}

/** When an edge is pulled: what the added nights cost or the dropped ones gave. */
function useMoney(drag: Dragging): string | null {
	const { stay, target, mode } = drag;
	const [answer, setAnswer] = useState<{ key: string; text: string } | null>(null);
	const [from, to] =
		mode === "end"
			? [Math.min(stay.end, target.end), Math.max(stay.end, target.end)]
			: [Math.min(stay.start, target.start), Math.max(stay.start, target.start)];
	const key = `${target.unitId}/${from}/${to}`;
	const wanted = (mode === "start" || mode === "end") && stay.kind === "order" && !stay.hours && to > from;
	useEffect(() => {
		if (!wanted) return;
		const abort = new AbortController();
		const timer = setTimeout(() => {
			readQuote(stay.unitId, isoOf(from), isoOf(to), abort.signal, originOf(stay)).then(
				(quote) => {
					const longer = target.end - target.start > stay.end - stay.start;
					setAnswer({ key, text: `${longer ? "+" : "−"}¥${showYuan(toYuan(toFen(quote.total)))}` });
				},
				() => undefined,
			);
		}, 120);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [wanted, key, stay, target, from, to]);
	return wanted && answer?.key === key ? answer.text : null;
}
