/** Counters and per-day figures, worked out from the model so that they follow every delta without asking the server. */
import { type BoardModel, type BoardStay, isWaiting } from "./model";
import { typeOf } from "./unit-type";
import type { Counters, Unit } from "./wire";

export interface DaySum {
	day: number;
	total: number;
	free: number;
	occupied: number;
	blocked: number;
	held: number;
	/** Stays sold by type that have no unit yet. */
	waiting: number;
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
			waiting: 0,
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
	for (const stay of model.stays.values()) if (isWaiting(stay)) sumWaiting(model, leaves, stay, sums);
	for (const sum of sums)
		sum.free = Math.max(0, sum.total - sum.occupied - sum.blocked - sum.held - sum.waiting);
	return sums;
}

/** A stay without a unit counts where units of its type are counted. */
function sumWaiting(model: BoardModel, leaves: ReadonlySet<string>, stay: BoardStay, sums: DaySum[]): void {
	const first = sums[0]?.day ?? 0;
	if (stay.start >= first + sums.length || stay.end < first || !hasDestination(model, leaves, stay)) return;
	for (const sum of sums) if (lies(stay, sum.day)) sum.waiting += 1;
	const arrival = sums[stay.start - first];
	const departure = sums[stay.end - first];
	if (arrival) arrival.arrivals += 1;
	if (departure) departure.departures += 1;
}

export function hasDestination(model: BoardModel, leaves: ReadonlySet<string>, stay: BoardStay): boolean {
	for (const leaf of leaves) {
		const unit = model.units.get(leaf);
		if (unit && unit.communityId === stay.communityId && typeOf(unit) === stay.unitType) return true;
	}
	return false;
}

/** The stay that a hold is to move, which still takes its own place. */
export function movedBy(model: BoardModel, stay: BoardStay): BoardStay | undefined {
	return stay.movesStay ? model.stays.get(stay.movesStay) : undefined;
}

export function lies(stay: BoardStay, night: number): boolean {
	return stay.start <= night && stay.end > night;
}

function sumLeaf(model: BoardModel, leaf: string, sums: DaySum[], from: number, to: number): void {
	const state = new Uint8Array(to - from);
	for (const id of model.staysOfLeaf.get(leaf) ?? []) {
		const stay = model.stays.get(id);
		if (!stay) continue;
		const value = stay.kind === "hold" ? 1 : stay.kind === "block" ? 2 : 3;
		const moved = movedBy(model, stay);
		for (let day = Math.max(stay.start, from); day < Math.min(stay.end, to); day += 1) {
			if (moved && lies(moved, day)) continue;
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

/** Free places per unit type and day, for the rows that unfold under "free"; below zero where more was sold. */
export function freeByType(
	model: BoardModel,
	leaves: ReadonlySet<string>,
	from: number,
	to: number,
): Map<string, DaySum[]> {
	const types = new Map<string, Set<string>>();
	for (const leaf of leaves) {
		const unit = model.units.get(leaf);
		const type = unit && typeOf(unit);
		if (!type) continue;
		const known = types.get(type);
		if (known) known.add(leaf);
		else types.set(type, new Set([leaf]));
	}
	return new Map(
		[...types]
			.sort(([a], [b]) => a.localeCompare(b, "zh-CN"))
			.map(([type, set]) => [type, sumDays(model, set, from, to).map(signed)]),
	);
}

function signed(sum: DaySum): DaySum {
	return { ...sum, free: sum.total - sum.occupied - sum.blocked - sum.held - sum.waiting };
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
	for (const stay of model.stays.values())
		if (touches(stay, leaves) || (isWaiting(stay) && hasDestination(model, leaves, stay)))
			countStay(stay, today, counters);
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
	const tonight = lies(stay, today);
	if (stay.kind === "hold" && tonight) counters.holds += 1;
	if (stay.kind === "lease" && !stay.changeId && tonight) counters.leases += 1;
	if (stay.kind !== "order") return;
	if (stay.start === today && isFirst(stay) && (stay.state === "reserved" || stay.state === "confirmed"))
		counters.arrivals += 1;
	if (stay.state !== "in_house" || !isLast(stay)) return;
	counters.inHouse += 1;
	if (stay.end === today) counters.departures += 1;
}
