/** The board's memory: units as a tree, stays indexed by leaf, changed in place by answers and deltas that name the rows they touched. */
import { dayOf } from "./day";
import { busyOf, type Edges, edgesOf } from "./hours";
import type {
	BoardAnswer,
	Building,
	Community,
	DayRule,
	Delta,
	Holiday,
	HoursText,
	PriceCell,
	Stay,
	Unit,
} from "./wire";

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
	/** Days for which an answer has come in. */
	known: Set<number>;
	/** Grows with each change of a unit's row, so a row can see that it is stale. */
	revisions: Map<string, number>;
	/** Grows when rows come, go or move. */
	structure: number;
}

export interface Touched {
	rows: Set<string>;
	structure: boolean;
	/** Stays without a unit came, went or turned. */
	lane: boolean;
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
		known: new Set(),
		revisions: new Map(),
		structure: 0,
	};
}

function untouched(): Touched {
	return { rows: new Set(), structure: false, lane: false };
}

/** Rows whose picture depends on these leaves: the leaves themselves and everything above them. */
export function rowsOfLeaves(model: BoardModel, leafIds: readonly string[]): Set<string> {
	const rows = new Set<string>();
	for (const leaf of leafIds) for (const row of model.rowsOfLeaf.get(leaf) ?? []) rows.add(row);
	return rows;
}

function mark(model: BoardModel, touched: Touched, rows: Iterable<string>): void {
	for (const row of rows) {
		touched.rows.add(row);
		model.revisions.set(row, (model.revisions.get(row) ?? 0) + 1);
	}
}

function unlinkStay(model: BoardModel, stay: BoardStay, touched: Touched): void {
	model.stays.delete(stay.id);
	for (const leaf of stay.leafIds) model.staysOfLeaf.get(leaf)?.delete(stay.id);
	mark(model, touched, rowsOfLeaves(model, stay.leafIds));
	if (isWaiting(stay)) touched.lane = true;
}

function linkStay(model: BoardModel, stay: BoardStay, touched: Touched): void {
	model.stays.set(stay.id, stay);
	for (const leaf of stay.leafIds) {
		const known = model.staysOfLeaf.get(leaf);
		if (known) known.add(stay.id);
		else model.staysOfLeaf.set(leaf, new Set([stay.id]));
	}
	mark(model, touched, rowsOfLeaves(model, stay.leafIds));
	if (isWaiting(stay)) touched.lane = true;
}

/** In the lane: sold by type, no unit yet. */
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
function removeFrom(model: BoardModel, id: string, lane: boolean, touched: Touched): void {
	const known = model.stays.get(id);
	if (known && isWaiting(known) === lane) unlinkStay(model, known, touched);
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

function putUnit(model: BoardModel, unit: Unit, touched: Touched): void {
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

/** Takes in one answer of the board route; stays of its units and days that the answer no longer has are dropped. */
export function mergeAnswer(model: BoardModel, answer: BoardAnswer): Touched {
	const touched = untouched();
	model.today = dayOf(answer.today);
	for (const community of answer.communities) model.communities.set(community.id, community);
	for (const building of answer.buildings) model.buildings.set(building.id, building);
	for (const unit of answer.units) putUnit(model, unit, touched);
	if (touched.structure) indexUnits(model);
	const from = dayOf(answer.from);
	mergeDays(model, answer, from, touched);
	dropMissing(model, answer, from, dayOf(answer.to), touched);
	for (const stay of [...answer.stays, ...answer.lane]) putStay(model, withDays(stay), touched);
	return touched;
}

function mergeDays(model: BoardModel, answer: BoardAnswer, from: number, touched: Touched): void {
	for (const figure of answer.days) {
		model.known.add(dayOf(figure.date));
		if (figure.holiday) model.holidays.set(dayOf(figure.date), figure.holiday);
	}
	for (const [unitId, list] of Object.entries(answer.prices)) {
		const prices = model.prices.get(unitId) ?? new Map<number, string>();
		for (const [index, price] of list.entries()) {
			if (prices.get(from + index) === price) continue;
			prices.set(from + index, price);
			mark(model, touched, [unitId]);
		}
		model.prices.set(unitId, prices);
	}
	mergeRules(model, answer, from, touched);
}

/** An answer says all limits of its units and days: those it no longer has are gone. */
function mergeRules(model: BoardModel, answer: BoardAnswer, from: number, touched: Touched): void {
	const to = dayOf(answer.to);
	for (const { id } of answer.units) {
		const next = answer.rules[id];
		const known = model.rules.get(id);
		if (!next && !known) continue;
		const rules = new Map([...(known ?? [])].filter(([day]) => day < from || day >= to));
		for (const [day, rule] of Object.entries(next ?? {})) rules.set(dayOf(day), rule);
		model.rules.set(id, rules);
		mark(model, touched, [id]);
	}
}

function putCells(model: BoardModel, cells: readonly PriceCell[], touched: Touched): void {
	for (const { unitId, night, price, rule } of cells) {
		const day = dayOf(night);
		const rules = model.rules.get(unitId) ?? new Map<number, DayRule>();
		if (rule) rules.set(day, rule);
		else rules.delete(day);
		model.rules.set(unitId, rules);
		model.prices.set(unitId, (model.prices.get(unitId) ?? new Map<number, string>()).set(day, price));
		mark(model, touched, [unitId]);
	}
}

function dropMissing(
	model: BoardModel,
	answer: BoardAnswer,
	from: number,
	to: number,
	touched: Touched,
): void {
	const present = new Set([...answer.stays, ...answer.lane].map((stay) => stay.id));
	const here = answer.topic.split("/")[1];
	const units = new Set(answer.units.map((unit) => unit.id));
	for (const stay of [...model.stays.values()]) {
		if (
			touches(stay, from, to) &&
			(units.has(stay.unitId) || stay.communityId === here) &&
			!present.has(stay.id)
		)
			unlinkStay(model, stay, touched);
	}
}

export function applyDelta(model: BoardModel, delta: Delta): Touched {
	const touched = untouched();
	if (delta.op === "stay.put" || delta.op === "lane.put") putStay(model, withDays(delta.data.stay), touched);
	else if (delta.op === "stay.del" || delta.op === "lane.del")
		removeFrom(model, delta.data.id, delta.op === "lane.del", touched);
	else if (delta.op === "price.put") putCells(model, delta.data.cells, touched);
	else {
		putUnit(model, delta.data.unit, touched);
		if (touched.structure) indexUnits(model);
	}
	return touched;
}

/** Puts a changed picture of a stay on the board before the server has agreed. */
export function patchStay(
	model: BoardModel,
	id: string,
	change: { unitId: string; start: number; end: number; hours?: HoursText },
	isoOf: (day: number) => string,
): Touched {
	const touched = untouched();
	const known = model.stays.get(id);
	const unit = model.units.get(change.unitId);
	if (!known || !unit) return touched;
	const { unitType: _type, overbooked: _mark, ...placed } = known;
	putStay(
		model,
		{
			...placed,
			unitId: unit.id,
			leafIds: unit.leafIds,
			start: change.start,
			end: change.end,
			from: isoOf(change.start),
			to: isoOf(change.end),
			nights: change.end - change.start,
			...(change.hours ? { hours: change.hours } : {}),
		},
		touched,
		true,
	);
	return touched;
}

/** Gives a stay its former picture back, unless the server has meanwhile sent a newer one. */
export function restoreStay(model: BoardModel, former: BoardStay): Touched {
	const touched = untouched();
	const known = model.stays.get(former.id);
	if (known && known.version <= former.version) putStay(model, former, touched, true);
	return touched;
}

/** Day use has no night but lies on its day all the same. */
export function touches(stay: BoardStay, start: number, end: number): boolean {
	return stay.start < end && (stay.end > start || (stay.hours !== undefined && stay.start === start));
}

/** All stays that hold any of these leaves in [start, end). */
export function staysOn(
	model: BoardModel,
	leafIds: readonly string[],
	start: number,
	end: number,
): BoardStay[] {
	const found = new Map<string, BoardStay>();
	for (const leaf of leafIds) {
		for (const id of model.staysOfLeaf.get(leaf) ?? []) {
			const stay = model.stays.get(id);
			if (stay && touches(stay, start, end)) found.set(id, stay);
		}
	}
	return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Whether day use lies in the time from check-in on the first day to check-out on the last. */
function takesNight(stay: BoardStay, start: number, end: number, edges: Edges): boolean {
	const [from, to] = busyOf(stay, edges);
	return from < end * 1440 + edges.out && to > start * 1440 + edges.in;
}

/** Who stands in the way of a span on a unit; own holds of this window never do. */
export function conflictsOn(
	model: BoardModel,
	unitId: string,
	start: number,
	end: number,
	ignore: { stayIds: ReadonlySet<string>; clientId: string },
): BoardStay[] {
	const unit = model.units.get(unitId);
	if (!unit) return [];
	const edges = edgesOf(model, unitId);
	return staysOn(model, unit.leafIds, start, end + 1).filter(
		(stay) =>
			(stay.hours ? takesNight(stay, start, end, edges) : stay.start < end) &&
			!ignore.stayIds.has(stay.id) &&
			!(stay.kind === "hold" && stay.clientId === ignore.clientId) &&
			!isReleased(stay),
	);
}

/** Checked-out stays keep their bar but give up nights that are still ahead only through the server; cancelled ones hold nothing. */
function isReleased(stay: BoardStay): boolean {
	return stay.state === "cancelled" || stay.state === "no_show" || stay.state === "void";
}
