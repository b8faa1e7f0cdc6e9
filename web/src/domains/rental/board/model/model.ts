/** The board's memory: units as a tree, stays indexed by leaf, changed in place by answers and deltas that name the rows they touched. */
import { dayOf } from "./day";
import type { Building, Community, DayRule, Holiday, Stay, Unit } from "./wire";

export interface BoardStay extends Stay {
	start: number;
	end: number;
}

export interface BoardModel {
	today: number;
	communities: Map<string, Community>;
	buildings: Map<string, Building>;
	units: Map<string, Unit>;
	children: Map<string, string[]>;
	/** Every unit (bed, room, house) that a leaf belongs to. */
	rowsOfLeaf: Map<string, string[]>;
	stays: Map<string, BoardStay>;
	staysOfLeaf: Map<string, Set<string>>;
	holidays: Map<number, Holiday>;
	prices: Map<string, Map<number, string>>;
	/** Restricted days of units; a day without limits is not here. */
	rules: Map<string, Map<number, DayRule>>;
	/** Days for which an answer has come in, by community. */
	known: Map<string, Set<number>>;
	/** Grows with each change of a unit's row, so a row can see that it is stale. */
	revisions: Map<string, number>;
	/** Grows when rows come, go or move. */
	structure: number;
}

export interface Touched {
	rows: Set<string>;
	structure: boolean;
	/** Stays without a unit came, went or turned. */
	unassigned: boolean;
}

export function emptyModel(today: number): BoardModel {
	return {
		today,
		communities: new Map(),
		buildings: new Map(),
		units: new Map(),
		children: new Map(),
		rowsOfLeaf: new Map(),
		stays: new Map(),
		staysOfLeaf: new Map(),
		holidays: new Map(),
		prices: new Map(),
		rules: new Map(),
		known: new Map(),
		revisions: new Map(),
		structure: 0,
	};
}

/** Whether the figures of a day are known: in every community that is shown ("all", or one). */
export function isKnown(model: BoardModel, shown: string | null, day: number): boolean {
	const asked = shown === null || shown === "all" ? [...model.communities.keys()] : [shown];
	return asked.length > 0 && asked.every((one) => model.known.get(one)?.has(day) === true);
}

export function untouched(): Touched {
	return { rows: new Set(), structure: false, unassigned: false };
}

/** Rows whose picture depends on these leaves: the leaves themselves and everything above them. */
export function rowsOfLeaves(model: BoardModel, leafIds: readonly string[]): Set<string> {
	const rows = new Set<string>();
	for (const leaf of leafIds) for (const row of model.rowsOfLeaf.get(leaf) ?? []) rows.add(row);
	return rows;
}

/** Notes that these rows look different now. */
export function mark(model: BoardModel, touched: Touched, rows: Iterable<string>): void {
	for (const row of rows) {
		touched.rows.add(row);
		model.revisions.set(row, (model.revisions.get(row) ?? 0) + 1);
	}
}

export function unlinkStay(model: BoardModel, stay: BoardStay, touched: Touched): void {
	model.stays.delete(stay.id);
	for (const leaf of stay.leafIds) model.staysOfLeaf.get(leaf)?.delete(stay.id);
	mark(model, touched, rowsOfLeaves(model, stay.leafIds));
	if (isWaiting(stay)) touched.unassigned = true;
}

function linkStay(model: BoardModel, stay: BoardStay, touched: Touched): void {
	model.stays.set(stay.id, stay);
	for (const leaf of stay.leafIds) {
		const known = model.staysOfLeaf.get(leaf);
		if (known) known.add(stay.id);
		else model.staysOfLeaf.set(leaf, new Set([stay.id]));
	}
	mark(model, touched, rowsOfLeaves(model, stay.leafIds));
	if (isWaiting(stay)) touched.unassigned = true;
}

/** Unassigned: sold by type, no unit yet. */
export function isWaiting(stay: Stay): boolean {
	return stay.unitType !== undefined;
}

export function waitingStays(model: BoardModel, communityId: string | null): BoardStay[] {
	return [...model.stays.values()].filter(
		(stay) => isWaiting(stay) && (communityId === null || stay.communityId === communityId),
	);
}

export function withDays(stay: Stay): BoardStay {
	return { ...stay, start: dayOf(stay.from), end: dayOf(stay.to) };
}

function sameStay(a: BoardStay, b: BoardStay): boolean {
	return (
		a.version === b.version &&
		a.unitId === b.unitId &&
		a.start === b.start &&
		a.end === b.end &&
		a.state === b.state
	);
}

/** Puts a stay unless a newer version of it is already here. `force` is for optimistic changes and their undoing. */
export function putStay(model: BoardModel, stay: BoardStay, touched: Touched, force = false): void {
	const known = model.stays.get(stay.id);
	if (known && !force && (isNewer(known, stay) || sameContent(known, stay))) return;
	if (known) unlinkStay(model, known, touched);
	linkStay(model, stay, touched);
}

function isNewer(known: BoardStay, stay: BoardStay): boolean {
	if (known.version !== stay.version || !isWaiting(known)) return known.version > stay.version;
	return isWaiting(stay) && (known.revision ?? 0) > (stay.revision ?? 0);
}

function sameContent(a: BoardStay, b: BoardStay): boolean {
	return (
		sameStay(a, b) &&
		a.unitType === b.unitType &&
		a.overbooked === b.overbooked &&
		a.balance === b.balance &&
		a.locked === b.locked &&
		a.remark === b.remark &&
		a.guest === b.guest &&
		a.holdUntil === b.holdUntil &&
		a.paid === b.paid &&
		a.endingSoon === b.endingSoon &&
		a.segment.count === b.segment.count &&
		a.hours?.from === b.hours?.from &&
		a.hours?.to === b.hours?.to
	);
}

export function removeStay(model: BoardModel, id: string, touched: Touched): void {
	const known = model.stays.get(id);
	if (known) unlinkStay(model, known, touched);
}

/** A stay keeps its id when it gets a unit or loses it: only the place that is named is left. */
export function removeFrom(model: BoardModel, id: string, unassigned: boolean, touched: Touched): void {
	const known = model.stays.get(id);
	if (known && isWaiting(known) === unassigned) unlinkStay(model, known, touched);
}

function sameUnitPlace(a: Unit, b: Unit): boolean {
	return (
		a.parentId === b.parentId &&
		a.buildingId === b.buildingId &&
		a.floor === b.floor &&
		a.sort === b.sort &&
		a.name === b.name &&
		a.leafIds.join() === b.leafIds.join() &&
		a.sellable === b.sellable
	);
}

export function putUnit(model: BoardModel, unit: Unit, touched: Touched): void {
	const known = model.units.get(unit.id);
	if (known && known.version > unit.version) return;
	model.units.set(unit.id, unit);
	if (!known || !sameUnitPlace(known, unit)) touched.structure = true;
	mark(model, touched, [unit.id]);
}

/** Rebuilds the tree indexes; needed only after the set or the order of units changed. */
export function indexUnits(model: BoardModel): void {
	model.children.clear();
	model.rowsOfLeaf.clear();
	const units = [...model.units.values()].sort(
		(a, b) => a.sort - b.sort || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
	);
	for (const unit of units) {
		if (unit.parentId !== null) pushTo(model.children, unit.parentId, unit.id);
		for (const leaf of unit.leafIds) pushTo(model.rowsOfLeaf, leaf, unit.id);
	}
	model.structure += 1;
}

function pushTo(index: Map<string, string[]>, key: string, value: string): void {
	const list = index.get(key);
	if (list) list.push(value);
	else index.set(key, [value]);
}
