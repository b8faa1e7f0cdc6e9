/** What answers and deltas of the server, and optimistic changes of this window, do to the board's memory. */
import { dayOf } from "./day";
import {
	type BoardModel,
	type BoardStay,
	indexUnits,
	mark,
	putStay,
	putUnit,
	removeFrom,
	type Touched,
	unlinkStay,
	untouched,
	withDays,
} from "./model";
import { touches } from "./stays";
import type { BoardAnswer, DayRule, Delta, HoursText, PriceCell } from "./wire";

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
	for (const stay of [...answer.stays, ...answer.unassigned]) putStay(model, withDays(stay), touched);
	return touched;
}

function mergeDays(model: BoardModel, answer: BoardAnswer, from: number, touched: Touched): void {
	const known = model.known.get(answer.communityId ?? "") ?? new Set<number>();
	if (answer.communityId) model.known.set(answer.communityId, known);
	for (const figure of answer.days) {
		known.add(dayOf(figure.date));
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
	const present = new Set([...answer.stays, ...answer.unassigned].map((stay) => stay.id));
	const here = answer.topic?.split("/")[1];
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
	if (delta.op === "stay.put" || delta.op === "unassigned.put")
		putStay(model, withDays(delta.data.stay), touched);
	else if (delta.op === "stay.del" || delta.op === "unassigned.del")
		removeFrom(model, delta.data.id, delta.op === "unassigned.del", touched);
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
