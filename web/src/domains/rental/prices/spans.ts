/** From painted cells to what is sent. */
import type { CellSpan, PaintWish } from "../api";
import { isoOf } from "../board/model/day";
import type { NightSpan } from "../board/model/paint";

export function cellSpans(spans: readonly [string, NightSpan[]][]): CellSpan[] {
	return spans.flatMap(([unitId, list]) =>
		list.map((span) => ({ unitId, from: isoOf(span.start), to: isoOf(span.end) })),
	);
}

const NUMBER = /^[+-]?\d{1,9}(\.\d{1,2})?$/;

/** null while nothing sensible has been typed. */
export function wishOf(
	spans: CellSpan[],
	mode: PaintWish["mode"],
	value: string,
	reason: string,
): PaintWish | null {
	const because = reason.trim() === "" ? {} : { reason: reason.trim() };
	if (mode === "base") return { spans, mode, ...because };
	if (mode === "copy") {
		const daysBack = Number(value.trim() || "7");
		return Number.isInteger(daysBack) && daysBack > 0 ? { spans, mode, daysBack, ...because } : null;
	}
	const text = value.trim().replace(/[，,]/g, "");
	if (!NUMBER.test(text)) return null;
	return { spans, mode, value: text.replace(/^\+/, ""), ...because };
}
