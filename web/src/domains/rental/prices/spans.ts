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

/** An amount or a per cent as it is sent; null while nothing sensible has been typed. */
export function amountOf(value: string): string | null {
	const text = value.trim().replace(/[，,]/g, "");
	return NUMBER.test(text) ? text.replace(/^\+/, "") : null;
}

/** null while nothing sensible has been typed. */
export function wishOf(
	spans: CellSpan[],
	mode: PaintWish["mode"],
	value: string,
	reason: string,
): PaintWish | null {
	const because = reason.trim() === "" ? {} : { reason: reason.trim() };
	if (mode === "base") return { spans, mode, ...because };
	const amount = amountOf(value);
	return amount === null ? null : { spans, mode, value: amount, ...because };
}
