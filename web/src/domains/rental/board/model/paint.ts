/** Cells painted with the pointer or the keyboard: rectangles of units × nights, added with Ctrl and stretched with Shift. */
export interface Cell {
	unitId: string;
	day: number;
}

export interface Rect {
	anchor: Cell;
	head: Cell;
}

export interface NightSpan {
	start: number;
	end: number;
}

export type Painting = readonly Rect[];

export function startPaint(
	painting: Painting,
	cell: Cell,
	keys: { shift: boolean; ctrl: boolean },
): Painting {
	const last = painting[painting.length - 1];
	if (keys.shift && last) return [...painting.slice(0, -1), { anchor: last.anchor, head: cell }];
	const rect = { anchor: cell, head: cell };
	return keys.ctrl ? [...painting, rect] : [rect];
}

export function stretchPaint(painting: Painting, head: Cell): Painting {
	const last = painting[painting.length - 1];
	if (!last || (last.head.unitId === head.unitId && last.head.day === head.day)) return painting;
	return [...painting.slice(0, -1), { anchor: last.anchor, head }];
}

/** Painted nights per unit, joined where rectangles meet; `order` is the list of units as shown. */
export function paintedSpans(painting: Painting, order: readonly string[]): Map<string, NightSpan[]> {
	const places = new Map(order.map((id, index) => [id, index]));
	const spans = new Map<string, NightSpan[]>();
	for (const rect of painting) {
		const a = places.get(rect.anchor.unitId);
		const b = places.get(rect.head.unitId);
		if (a === undefined || b === undefined) continue;
		const span = {
			start: Math.min(rect.anchor.day, rect.head.day),
			end: Math.max(rect.anchor.day, rect.head.day) + 1,
		};
		for (const unitId of order.slice(Math.min(a, b), Math.max(a, b) + 1))
			spans.set(unitId, joinSpan(spans.get(unitId) ?? [], span));
	}
	return spans;
}

function joinSpan(spans: NightSpan[], span: NightSpan): NightSpan[] {
	const apart = spans.filter((one) => one.end < span.start || one.start > span.end);
	const met = spans.filter((one) => one.end >= span.start && one.start <= span.end);
	const joined = {
		start: Math.min(span.start, ...met.map((one) => one.start)),
		end: Math.max(span.end, ...met.map((one) => one.end)),
	};
	return [...apart, joined].sort((a, b) => a.start - b.start);
}

export function countNights(spans: Map<string, NightSpan[]>): number {
	let nights = 0;
	for (const list of spans.values()) for (const span of list) nights += span.end - span.start;
	return nights;
}
