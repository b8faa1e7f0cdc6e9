/** Stays without a unit: what it shows, how its bars lie, and what may be put back into it. */
import type { Pair } from "@/kit/text";
import { lies, movedBy } from "./figures";
import { type BoardModel, type BoardStay, isWaiting, putStay, type Touched, waitingStays } from "./model";
import { typeOf } from "./unit-type";
import type { Unit } from "./wire";

/** Stays without a unit as the target of a drag. */
export const UNASSIGNED = "";

export interface UnassignedBar {
	stay: BoardStay;
	/** Which line of the unassigned queue it lies on. */
	line: number;
}

/** Overbooked stays first, then by arrival; each on the first line where it does not touch another. */
export function packUnassigned(
	model: BoardModel,
	communityId: string | null,
	from: number,
	to: number,
): { bars: UnassignedBar[]; lines: number; overbooked: number } {
	const seen = waitingStays(model, communityId)
		.filter((stay) => stay.start < to && stay.end > from)
		.sort(
			(a, b) =>
				Number(b.overbooked ?? false) - Number(a.overbooked ?? false) ||
				a.start - b.start ||
				(a.id < b.id ? -1 : 1),
		);
	const ends: BoardStay[][] = [];
	const bars = seen.map((stay) => {
		let line = ends.findIndex((row) => row.every((one) => one.end <= stay.start || one.start >= stay.end));
		if (line < 0) line = ends.push([]) - 1;
		ends[line]?.push(stay);
		return { stay, line };
	});
	return { bars, lines: ends.length, overbooked: seen.filter((stay) => stay.overbooked).length };
}

/** Why a stay cannot go back to the unassigned queue; null when it can. */
export function whyNotBack(stay: BoardStay, unit: Unit | undefined): Pair | null {
	if (stay.kind !== "order") return "只有订单可以待排 | Only orders can wait";
	if (stay.hours) return "钟点房不能待排 | Day use cannot wait";
	if (stay.state !== "reserved" && stay.state !== "confirmed")
		return "已入住，不能退回待排 | The guest is in; the stay keeps its unit";
	if (unit && typeOf(unit) === null)
		return "含多个房间，不能按户型待排 | It consists of several units and has no type";
	return null;
}

/** Puts the stay into the unassigned queue before the server has agreed. */
export function patchUnassigned(model: BoardModel, id: string): Touched {
	const touched: Touched = { rows: new Set(), structure: false, unassigned: false };
	const known = model.stays.get(id);
	const unit = known && model.units.get(known.unitId);
	if (!known || !unit || isWaiting(known)) return touched;
	const place = {
		unitId: UNASSIGNED,
		leafIds: [],
		unitType: typeOf(unit) ?? "",
		communityId: unit.communityId,
	};
	putStay(model, { ...known, ...place, overbooked: false, revision: 0 }, touched, true);
	return touched;
}

function takesPlace(model: BoardModel, stay: BoardStay, night: number): boolean {
	const moved = movedBy(model, stay);
	return lies(stay, night) && !(moved && lies(moved, night));
}

/** Free places per type and night: units − whatever lies on them − stays that wait; below zero when overbooked. */
export function freePlaces(
	model: BoardModel,
	communityId: string | null,
	unitType: string,
	night: number,
): number {
	let free = 0;
	for (const unit of model.units.values()) {
		if ((communityId !== null && unit.communityId !== communityId) || typeOf(unit) !== unitType) continue;
		const stays = [...(model.staysOfLeaf.get(unit.id) ?? [])].map((id) => model.stays.get(id));
		if (!stays.some((stay) => stay && takesPlace(model, stay, night))) free += 1;
	}
	const waiting = waitingStays(model, communityId).filter(
		(stay) => stay.unitType === unitType && lies(stay, night),
	);
	return free - waiting.length;
}

/** The types a community sells by the night, with how many places are free in all nights asked for. */
export function typesFor(
	model: BoardModel,
	communityId: string | null,
	from: number,
	to: number,
): { communityId: string; unitType: string; free: number }[] {
	const found = new Map<string, { communityId: string; unitType: string; free: number }>();
	for (const unit of model.units.values()) {
		const unitType = typeOf(unit);
		if (unitType === null || (communityId !== null && unit.communityId !== communityId)) continue;
		found.set(`${unit.communityId}/${unitType}`, { communityId: unit.communityId, unitType, free: 0 });
	}
	for (const one of found.values()) {
		const nights = Array.from({ length: Math.max(1, to - from) }, (_, index) => from + index);
		one.free = Math.min(...nights.map((night) => freePlaces(model, one.communityId, one.unitType, night)));
	}
	return [...found.values()].sort((a, b) => a.unitType.localeCompare(b.unitType, "zh-CN"));
}
