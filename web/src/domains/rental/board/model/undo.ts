/** The last acts on the board with what takes them back; only over own changes, so somebody else's is refused and never lost. */

import type { Shapes } from "@/gen/api";
import { ORDER_STEPS } from "@/gen/words/rental";
import type { Pair } from "@/kit/text";
import { type Drag, inverseOf, type OrderStep, stepOf, stepOfEnd } from "../../orders/drags";
import { isoOf } from "./day";
import type { BoardModel, BoardStay } from "./model";

interface Row {
	id: string;
	version: number;
}

export interface Call {
	method: "POST" | "PUT" | "DELETE";
	path: string;
	body: Record<string, unknown>;
	/** Other rows that change with it, as the act finds them. */
	others?: readonly Row[];
}

export interface Act {
	text: Pair;
	inverse: (model: BoardModel) => Call | null;
}

/** One whose way back needs no board. */
export interface PlainAct extends Act {
	inverse: () => Call;
}

const KEPT = 20;

/** Of each version of an order or a block that an act of this window was sent with, the version that it made. */
const ownChanges = new Map<string, number>();

/** What is no number, as where a row has no version, is none. */
export function noteOwnChange(id: string, from: number, to: number): void {
	if (to > from) ownChanges.set(`${id}@${from}`, to);
}

/** The other order of a swap is in no answer; the server counts its version up by one. */
export const noteOwnStep = ({ id, version }: Row): void => noteOwnChange(id, version, version + 1);

/** The same of several. */
export const noteOwnSteps = (rows: readonly Row[]): void => rows.forEach(noteOwnStep);

/** The version that a row has by now if nobody else changed it since it had this one. */
export function followOwnChanges(id: string, version: number): number {
	let newest = version;
	for (let next = ownChanges.get(`${id}@${newest}`); next; next = ownChanges.get(`${id}@${newest}`))
		newest = next;
	return newest;
}

export function remember(acts: readonly Act[], act: Act): readonly Act[] {
	return [...acts.slice(1 - KEPT), act];
}

/** A row as an act found it, and the act was sent with it. */
type Before = Pick<BoardStay, "sourceId" | "version">;

const knownOf = ({ sourceId, version }: Before) => ({
	id: sourceId,
	version: followOwnChanges(sourceId, version),
});

function orderCall(code: OrderStep, before: Before, asked: object): Call {
	return { method: "POST", path: `/rental/order/${code}`, body: { ...knownOf(before), ...asked } };
}

/** What takes a transition of an order back, if it is declared; `asked` is what that one asks. */
export function undoStep(code: string, { id, version }: Row, asked: object = {}): PlainAct | null {
	const back = inverseOf(code);
	if (!back) return null;
	const inverse = () => orderCall(back, { sourceId: id, version }, asked);
	return { text: ORDER_STEPS[code as OrderStep].label, inverse };
}

/** Takes back what a drag did: `asked` as the stay was. */
function undoDrag(drag: Drag, before: Before, asked: object): Act {
	const code = stepOf(drag);
	const back = inverseOf(code) ?? code;
	return { text: ORDER_STEPS[code].label, inverse: () => orderCall(back, before, asked) };
}

/** Back to the unit and dates the stay had. */
export function undoMove(before: BoardStay): Act {
	const place = {
		stayId: before.id,
		unitId: before.unitId,
		priceMode: "keep",
		from: before.from,
		to: before.to,
	};
	return undoDrag("body", before, place);
}

/** Back to the unit, day and hours the day use had. */
export function undoHours(before: BoardStay): Act {
	const place = { unitId: before.unitId, day: before.from, hours: before.hours, priceMode: "keep" };
	return undoDrag("hours", before, place);
}

/** A stay that was cut on a day: the part from that day goes back to the unit it came from, and the two grow together. */
export function undoCut(before: BoardStay, day: number): Act {
	const inverse: Act["inverse"] = (model) => {
		const rest = [...model.stays.values()].find(
			(stay) => stay.kind === "order" && stay.sourceId === before.sourceId && stay.start === day,
		);
		if (!rest) return null;
		const home = { stayId: rest.id, unitId: before.unitId, priceMode: "keep" };
		return undoDrag("body", before, home).inverse(model);
	};
	return { text: ORDER_STEPS[stepOf("body")].label, inverse };
}

/** A stay of the unassigned queue that got a unit waits again. */
export function undoAssign(before: BoardStay): Act {
	return undoDrag("place", before, {});
}

/** A stay that went back to the unassigned queue gets its unit again. */
export function undoUnassign(before: BoardStay): Act {
	return undoDrag("unassigned", before, { unitId: before.unitId });
}

export function undoResize(before: BoardStay): Act {
	if (before.kind === "block") {
		const { from, to, reason } = before;
		return {
			text: "改日期 | Change of dates",
			inverse: () => ({
				method: "PUT",
				path: "/rental/block/edit",
				body: { ...knownOf(before), from, to, reason },
			}),
		};
	}
	const whole = before.state !== "in_house" && before.segment.count === 1;
	const inverse: Act["inverse"] = (model) => {
		const stay = model.stays.get(before.id);
		if (!stay) return null;
		if (whole) return orderCall(stepOf("arrival"), before, { checkIn: before.from, checkOut: before.to });
		const back = stepOfEnd(isoOf(stay.end), isoOf(before.end));
		return orderCall(back, before, { checkOut: isoOf(before.end) });
	};
	return { text: ORDER_STEPS[stepOf("arrival")].label, inverse };
}

export function undoSwap(stay: BoardStay, other: BoardStay): Act {
	const code = stepOf("swap");
	return {
		text: ORDER_STEPS[code].label,
		inverse: () => {
			const known = knownOf(other);
			const asked = { stayId: stay.id, withStayId: other.id, withVersion: known.version };
			return { ...orderCall(code, stay, asked), others: [known] };
		},
	};
}

/** Every stay of a re-pack back to where it was. */
export function undoPack(back: Shapes["PackingRestore"]["back"]): Act {
	return {
		text: "重排 | Re-pack",
		inverse: () => {
			const now = back.map((row) => ({ ...row, version: followOwnChanges(row.id, row.version) }));
			return { method: "POST", path: "/rental/packing/restore", body: { back: now }, others: now };
		},
	};
}

export function undoOpen(block: BoardStay): Act {
	const body = {
		unitId: block.unitId,
		from: block.from,
		to: block.to,
		kind: block.blockKind ?? "closed",
		reason: block.reason ?? "",
	};
	return { text: "开房 | Open room", inverse: () => ({ method: "POST", path: "/rental/block/add", body }) };
}

export function undoBlock(blockId: string): Act {
	return {
		text: "关房 | Close room",
		inverse: () => ({ method: "DELETE", path: "/rental/block/delete", body: { id: blockId } }),
	};
}

/** Only while nobody has painted over it: the server compares. */
export function undoPaint(text: Pair, changes: readonly unknown[]): Act {
	return {
		text,
		inverse: () => ({ method: "POST", path: "/rental/price/restore", body: { changes } }),
	};
}

export function undoClean(unitId: string, state: string): Act {
	return {
		text: "房态 | Clean state",
		inverse: () => ({ method: "POST", path: "/rental/room/clean", body: { unitId, state } }),
	};
}
