/** What is drawn in one row: its own bars with lanes, shades cast by stays on a parent, and union bars of what lies below. */
import { type Edges, edgesOf, hourSpanOf } from "./hours";
import type { BoardModel, BoardStay } from "./model";
import { staysOn } from "./stays";
import type { Unit } from "./wire";

export interface Bar {
	stay: BoardStay;
	lane: number;
	lanes: number;
}

export interface UnionBar {
	start: number;
	end: number;
	taken: number;
	of: number;
}

export interface RowPicture {
	bars: Bar[];
	/** The same leaf is sold through a parent: the row is taken, but the bar lives above. */
	shades: BoardStay[];
	unions: UnionBar[];
}

/** Stays that overlap share the height; holds lie over everything and take no lane. */
export function layLanes(stays: readonly BoardStay[]): Bar[] {
	const bars: Bar[] = [];
	let group: Bar[] = [];
	let groupEnd = -Infinity;
	const close = () => {
		const lanes = Math.max(1, ...group.map((bar) => bar.lane + 1));
		for (const bar of group) bars.push({ ...bar, lanes });
		group = [];
	};
	for (const stay of [...stays].sort((a, b) => a.start - b.start || b.end - a.end)) {
		if (stay.kind === "hold" || stay.hours) {
			bars.push({ stay, lane: 0, lanes: 1 });
			continue;
		}
		if (stay.start >= groupEnd) close();
		const busy = new Set(group.filter((bar) => bar.stay.end > stay.start).map((bar) => bar.lane));
		let lane = 0;
		while (busy.has(lane)) lane += 1;
		group.push({ stay, lane, lanes: 1 });
		groupEnd = Math.max(groupEnd, stay.end);
	}
	close();
	return bars;
}

/** Runs of nights with the same number of taken leaves. */
export function uniteNights(
	stays: readonly BoardStay[],
	leafIds: readonly string[],
	start: number,
	end: number,
): UnionBar[] {
	const leaves = new Set(leafIds);
	const taken = Array.from({ length: Math.max(0, end - start) }, () => new Set<string>());
	for (const stay of stays) {
		for (let day = Math.max(stay.start, start); day < Math.min(stay.end, end); day += 1) {
			for (const leaf of stay.leafIds) if (leaves.has(leaf)) taken[day - start]?.add(leaf);
		}
	}
	const runs: UnionBar[] = [];
	taken.forEach((set, index) => {
		const last = runs[runs.length - 1];
		if (set.size === 0) return;
		if (last && last.end === start + index && last.taken === set.size) last.end += 1;
		else runs.push({ start: start + index, end: start + index + 1, taken: set.size, of: leafIds.length });
	});
	return runs;
}

export function pictureOf(model: BoardModel, unit: Unit, start: number, end: number): RowPicture {
	const own: BoardStay[] = [];
	const above: BoardStay[] = [];
	const below: BoardStay[] = [];
	for (const stay of staysOn(model, unit.leafIds, start, end)) {
		if (stay.unitId === unit.id) own.push(stay);
		else if (
			stay.leafIds.length > unit.leafIds.length ||
			(stay.leafIds.length === unit.leafIds.length && isAbove(model, stay.unitId, unit))
		)
			above.push(stay);
		else if (stay.hours) above.push(stay);
		else if (stay.kind !== "hold") below.push(stay);
	}
	return { bars: layLanes(own), shades: above, unions: uniteNights(below, unit.leafIds, start, end) };
}

/** A house with a single room has the same leaves as the room; then the tree decides who is above. */
function isAbove(model: BoardModel, otherId: string, unit: Unit): boolean {
	for (let at: Unit | undefined = unit; at && at.parentId !== null; at = model.units.get(at.parentId)) {
		if (at.parentId === otherId) return true;
	}
	return false;
}

/** The nights a stay takes; day use takes those that begin before it ends or end after it begins. */
function* nightsOf(stay: BoardStay, edges: Edges): Iterable<number> {
	const span = hourSpanOf(stay);
	if (span) {
		if (span.from < edges.out) yield span.day - 1;
		if (span.to > edges.in) yield span.day;
		return;
	}
	for (let day = stay.start; day < stay.end; day += 1) yield day;
}

/** Nights in [start, end) on which the whole unit can still be sold. */
export function freeNights(model: BoardModel, unit: Unit, start: number, end: number): number[] {
	const taken = new Set<number>();
	const edges = edgesOf(model, unit.id);
	for (const stay of staysOn(model, unit.leafIds, start, end + 1)) {
		for (const day of nightsOf(stay, edges)) taken.add(day);
	}
	const free: number[] = [];
	for (let day = start; day < end; day += 1) if (!taken.has(day)) free.push(day);
	return free;
}
