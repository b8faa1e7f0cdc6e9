/** Counters and per-day figures, worked out from the model so that they follow every delta without asking the server. */
import type { BoardModel, BoardStay } from "./model";
import type { Counters, Unit } from "./wire";

export interface DaySum {
	day: number;
	total: number;
	free: number;
	occupied: number;
	blocked: number;
	held: number;
	arrivals: number;
	departures: number;
}

export function isLeaf(unit: Unit): boolean {
	return unit.leafIds.length === 1 && unit.leafIds[0] === unit.id;
}

/** What is counted: beds, else rooms, else houses; narrowed by the board's filters. */
export function countedLeaves(model: BoardModel, accepts: (unit: Unit) => boolean = () => true): Set<string> {
	const leaves = new Set<string>();
	for (const unit of model.units.values()) if (isLeaf(unit) && accepts(unit)) leaves.add(unit.id);
	return leaves;
}

const LIVE = new Set(["draft", "reserved", "confirmed", "in_house", "checked_out", "closed"]);

function isFirst(stay: BoardStay): boolean {
	return stay.segment.index === 1;
}

function isLast(stay: BoardStay): boolean {
	return stay.segment.index === stay.segment.count;
}

function touches(stay: BoardStay, leaves: ReadonlySet<string>): boolean {
	return stay.leafIds.some((leaf) => leaves.has(leaf));
}

/** Per-day sums over [from, to): a leaf counts once a night, however many bars lie on it. */
export function sumDays(model: BoardModel, leaves: ReadonlySet<string>, from: number, to: number): DaySum[] {
	const sums: DaySum[] = [];
	for (let day = from; day < to; day += 1)
		sums.push({
			day,
			total: leaves.size,
			free: 0,
			occupied: 0,
			blocked: 0,
			held: 0,
			arrivals: 0,
			departures: 0,
		});
	for (const leaf of leaves) sumLeaf(model, leaf, sums, from, to);
	for (const stay of model.stays.values()) {
		if (stay.kind !== "order" || !LIVE.has(stay.state) || !touches(stay, leaves)) continue;
		const arrival = sums[stay.start - from];
		const departure = sums[stay.end - from];
		if (arrival && isFirst(stay)) arrival.arrivals += 1;
		if (departure && isLast(stay)) departure.departures += 1;
	}
	for (const sum of sums) sum.free = Math.max(0, sum.total - sum.occupied - sum.blocked - sum.held);
	return sums;
}

function sumLeaf(model: BoardModel, leaf: string, sums: DaySum[], from: number, to: number): void {
	const state = new Uint8Array(to - from);
	for (const id of model.staysOfLeaf.get(leaf) ?? []) {
		const stay = model.stays.get(id);
		if (!stay) continue;
		const value = stay.kind === "hold" ? 1 : stay.kind === "block" ? 2 : 3;
		for (let day = Math.max(stay.start, from); day < Math.min(stay.end, to); day += 1) {
			state[day - from] = Math.max(state[day - from] ?? 0, value);
		}
	}
	state.forEach((value, index) => {
		const sum = sums[index];
		if (!sum) return;
		if (value === 3) sum.occupied += 1;
		else if (value === 2) sum.blocked += 1;
		else if (value === 1) sum.held += 1;
	});
}

/** Free leaves per house type and day, for the rows that unfold under "free". */
export function freeByType(
	model: BoardModel,
	leaves: ReadonlySet<string>,
	from: number,
	to: number,
): Map<string, DaySum[]> {
	const types = new Map<string, Set<string>>();
	for (const leaf of leaves) {
		const unit = model.units.get(leaf);
		if (!unit) continue;
		const known = types.get(unit.houseType);
		if (known) known.add(leaf);
		else types.set(unit.houseType, new Set([leaf]));
	}
	return new Map([...types].map(([type, set]) => [type, sumDays(model, set, from, to)]));
}

/** The counters of today. */
export function countToday(model: BoardModel, leaves: ReadonlySet<string>): Counters {
	const today = model.today;
	const sum = sumDays(model, leaves, today, today + 1)[0];
	const counters: Counters = {
		arrivals: 0,
		departures: 0,
		inHouse: 0,
		free: sum?.free ?? 0,
		dirty: 0,
		blocked: sum?.blocked ?? 0,
		holds: 0,
		leases: 0,
	};
	for (const stay of model.stays.values()) if (touches(stay, leaves)) countStay(stay, today, counters);
	counters.dirty = countDirty(model, leaves);
	return counters;
}

/** Rooms that are dirty; beds share the state of their room. */
function countDirty(model: BoardModel, leaves: ReadonlySet<string>): number {
	let dirty = 0;
	for (const unit of model.units.values()) {
		if (unit.kind !== "bed" && unit.cleanState === "dirty" && unit.leafIds.some((leaf) => leaves.has(leaf)))
			dirty += 1;
	}
	return dirty;
}

function countStay(stay: BoardStay, today: number, counters: Counters): void {
	const tonight = stay.start <= today && stay.end > today;
	if (stay.kind === "hold" && tonight) counters.holds += 1;
	if (stay.kind === "lease" && tonight) counters.leases += 1;
	if (stay.kind !== "order") return;
	if (stay.start === today && isFirst(stay) && (stay.state === "reserved" || stay.state === "confirmed"))
		counters.arrivals += 1;
	if (stay.state !== "in_house" || !isLast(stay)) return;
	counters.inHouse += 1;
	if (stay.end === today) counters.departures += 1;
}
