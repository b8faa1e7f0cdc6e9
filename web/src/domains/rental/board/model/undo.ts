/** The last acts on the board with what takes them back; versions are read when undoing, so a later change refuses instead of being lost. */
import { ORDER_STEPS } from "@/gen/words/rental";
import type { Pair } from "@/kit/text";
import { isoOf } from "./day";
import type { BoardModel, BoardStay } from "./model";

export interface Call {
	method: "POST" | "PUT" | "DELETE";
	path: string;
	body: Record<string, unknown>;
}

export interface Act {
	text: Pair;
	inverse: (model: BoardModel) => Call | null;
}

const KEPT = 20;

export function remember(acts: readonly Act[], act: Act): readonly Act[] {
	return [...acts.slice(1 - KEPT), act];
}

function versionOf(model: BoardModel, stayId: string): { id: string; version: number } | null {
	const stay = model.stays.get(stayId);
	return stay ? { id: stay.sourceId, version: stay.version } : null;
}

function orderCall(path: string, stayId: string, extra: Record<string, unknown>): Act["inverse"] {
	return (model) => {
		const known = versionOf(model, stayId);
		return known ? { method: "POST", path: `/rental/order/${path}`, body: { ...known, ...extra } } : null;
	};
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
	return { text: ORDER_STEPS.move.label, inverse: orderCall("move", before.id, place) };
}

/** Back to the unit, day and hours the day use had. */
export function undoHours(before: BoardStay): Act {
	const place = { unitId: before.unitId, day: before.from, hours: before.hours, priceMode: "keep" };
	return { text: ORDER_STEPS.hours.label, inverse: orderCall("hours", before.id, place) };
}

/** A stay that was cut on a day: the part from that day goes back to the unit it came from, and the two grow together. */
export function undoCut(before: BoardStay, day: number): Act {
	const inverse: Act["inverse"] = (model) => {
		const rest = [...model.stays.values()].find(
			(stay) => stay.kind === "order" && stay.sourceId === before.sourceId && stay.start === day,
		);
		if (!rest) return null;
		const body = {
			id: rest.sourceId,
			version: rest.version,
			stayId: rest.id,
			unitId: before.unitId,
			priceMode: "keep",
		};
		return { method: "POST", path: "/rental/order/move", body };
	};
	return { text: ORDER_STEPS.move.label, inverse };
}

/** A stay of the lane that got a unit waits again. */
export function undoAssign(before: BoardStay): Act {
	return { text: ORDER_STEPS.assign.label, inverse: orderCall("unassign", before.id, {}) };
}

/** A stay that went back to the lane gets its unit again. */
export function undoUnassign(before: BoardStay): Act {
	return {
		text: ORDER_STEPS.unassign.label,
		inverse: orderCall("assign", before.id, { unitId: before.unitId }),
	};
}

export function undoResize(before: BoardStay): Act {
	if (before.kind === "block") {
		return {
			text: "改日期 | Change of dates",
			inverse: (model) => {
				const known = versionOf(model, before.id);
				return known
					? {
							method: "PUT",
							path: "/rental/block/edit",
							body: { ...known, from: before.from, to: before.to, reason: before.reason },
						}
					: null;
			},
		};
	}
	const whole = before.state !== "in_house" && before.segment.count === 1;
	const inverse: Act["inverse"] = (model) => {
		const stay = model.stays.get(before.id);
		if (!stay) return null;
		const known = { id: stay.sourceId, version: stay.version };
		if (whole)
			return {
				method: "POST",
				path: "/rental/order/resize",
				body: { ...known, checkIn: before.from, checkOut: before.to },
			};
		const path = stay.end < before.end ? "extend" : "shorten";
		return { method: "POST", path: `/rental/order/${path}`, body: { ...known, checkOut: isoOf(before.end) } };
	};
	return { text: ORDER_STEPS.resize.label, inverse };
}

export function undoSwap(stay: BoardStay, other: BoardStay): Act {
	return {
		text: ORDER_STEPS.swap.label,
		inverse: orderCall("swap", stay.id, { stayId: stay.id, withStayId: other.id }),
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

export function undoLock(stay: BoardStay): Act {
	return {
		text: (stay.locked ? ORDER_STEPS.unlock : ORDER_STEPS.lock).label,
		inverse: orderCall("lock", stay.id, { locked: stay.locked }),
	};
}

export function undoNote(stay: BoardStay): Act {
	return { text: ORDER_STEPS.note.label, inverse: orderCall("note", stay.id, { remark: stay.remark }) };
}

export function undoCheckOut(stay: BoardStay): Act {
	return { text: ORDER_STEPS.checkOut.label, inverse: orderCall("undoCheckOut", stay.id, {}) };
}

/** A no-show has no bar any more, so its version comes with the answer. */
export function undoNoShow(order: { id: string; version: number }): Act {
	const body = { id: order.id };
	return {
		text: ORDER_STEPS.noShow.label,
		inverse: () => ({ method: "POST", path: "/rental/order/reinstate", body }),
	};
}
