/**
 * What a tile of the building view says of a unit on a day: who has it, who comes and who leaves, and until when.
 * Pure, so that changeovers, day use and the house's own day are decided in one place.
 */
import { freeNights } from "./bars";
import { hasDestination, lies, movedBy } from "./figures";
import { minuteOf } from "./hours";
import { type BoardModel, type BoardStay, isWaiting } from "./model";
import { isFirstSegment, isLastSegment } from "./rules";
import { staysOn } from "./stays";
import type { Unit } from "./wire";

export type TileState =
	| "free"
	| "arriving"
	| "staying"
	| "leaving"
	/** One leaves, and another comes on the same day. */
	| "changeover"
	| "dayUse"
	| "blocked"
	| "held";

export interface Tile {
	state: TileState;
	/** Who has the night, or hours of the day where nobody has the night. */
	stay: BoardStay | null;
	/** Whose last day it is, whether they are still there or gone. */
	leaver: BoardStay | null;
	/** Of a free night: the next day on which it is free no more; null where that is not within `LOOK_AHEAD`. */
	freeUntil: number | null;
	/** Yuan of the night; null where nothing is sold by the night. */
	price: string | null;
}

/** Nights that are looked at for when a free unit is taken next; the board has these of every day that it shows. */
export const LOOK_AHEAD = 10;

const AWAITED: ReadonlySet<string> = new Set(["draft", "reserved", "confirmed"]);
const GONE: ReadonlySet<string> = new Set(["checked_out", "closed"]);

export const isGone = (stay: BoardStay): boolean => GONE.has(stay.state);

/** Leases and blocks end with a night of theirs; other stays on the morning after it. */
export const lastDayOf = (stay: BoardStay): number =>
	stay.kind === "lease" || stay.kind === "block" ? stay.end - 1 : stay.end;

/** A guest counts for more than a block, a block for more than somebody's hold. */
const weightOf = ({ kind }: BoardStay): number => (kind === "hold" ? 0 : kind === "block" ? 1 : 2);

/** Who has the night that begins on a day; a hold beside the stay that it is to move takes nothing more. */
export function holderOf(model: BoardModel, leafIds: readonly string[], day: number): BoardStay | null {
	const here = staysOn(model, leafIds, day, day + 1).filter((stay) => {
		const moves = movedBy(model, stay);
		return lies(stay, day) && !(moves && lies(moves, day));
	});
	return here.sort((a, b) => weightOf(b) - weightOf(a))[0] ?? null;
}

/** Still to come on a day; of today also who should have come before. */
export function isExpected(model: BoardModel, stay: BoardStay, day: number): boolean {
	if (stay.kind !== "order" || !AWAITED.has(stay.state)) return false;
	return stay.start === day || (day === model.today && stay.start < day);
}

/** Whose last day it is; of today also who should have left before. */
function leaverOf(model: BoardModel, leafIds: readonly string[], day: number): BoardStay | null {
	const late = (stay: BoardStay) => day === model.today && stay.state === "in_house" && stay.end < day;
	const leavers = staysOn(model, leafIds, Number.NEGATIVE_INFINITY, day + 1).filter(
		(stay) => stay.kind === "order" && !stay.hours && (stay.end === day || late(stay)),
	);
	return leavers.sort((a, b) => Number(isGone(a)) - Number(isGone(b)))[0] ?? null;
}

/** The hours that are not over yet, else the last that were. */
function dayUseOf(model: BoardModel, leafIds: readonly string[], day: number): BoardStay | null {
	const stays = staysOn(model, leafIds, day, day + 1)
		.filter((stay) => stay.hours && stay.start === day)
		.sort((a, b) => minuteOf(a.hours?.from ?? "00:00") - minuteOf(b.hours?.from ?? "00:00"));
	return stays.find((stay) => !isGone(stay)) ?? stays.at(-1) ?? null;
}

function stateOf(
	model: BoardModel,
	holder: BoardStay | null,
	leaver: BoardStay | null,
	day: number,
): TileState {
	const comes = holder !== null && isExpected(model, holder, day);
	if (leaver && !isGone(leaver)) return comes ? "changeover" : "leaving";
	if (!holder) return "free";
	if (holder.kind === "block") return "blocked";
	if (holder.kind === "hold") return "held";
	return comes ? "arriving" : "staying";
}

/** The first day after this one whose night is taken. */
function freeUntil(model: BoardModel, unit: Unit, day: number): number | null {
	const free = new Set(freeNights(model, unit, day + 1, day + LOOK_AHEAD));
	for (let next = day + 1; next < day + LOOK_AHEAD; next += 1) if (!free.has(next)) return next;
	return null;
}

export function tileOf(model: BoardModel, unit: Unit, day: number): Tile {
	const holder = holderOf(model, unit.leafIds, day);
	const hours = holder ? null : dayUseOf(model, unit.leafIds, day);
	const dayUse = hours && !isGone(hours) ? hours : null;
	const leaver = leaverOf(model, unit.leafIds, day) ?? (dayUse ? null : hours);
	const state = stateOf(model, holder, leaver, day);
	return {
		state: state === "free" && dayUse ? "dayUse" : state,
		stay: holder ?? dayUse,
		leaver,
		freeUntil: holder ? null : freeUntil(model, unit, day),
		price: model.prices.get(unit.id)?.get(day) ?? null,
	};
}

/** A line of a list: a unit, and the stay that put it there. */
export interface UnitStay {
	unitId: string;
	stayId: string | null;
}

export interface DayLists {
	arrivals: UnitStay[];
	departures: UnitStay[];
	/** Places that a guest has for the night. */
	stays: UnitStay[];
	free: UnitStay[];
	blocked: UnitStay[];
	/** Sold by type for the night, and in no unit yet. */
	waiting: UnitStay[];
	/** Whole percents of what is not blocked; null where all is. */
	occupancy: number | null;
}

/** The units behind each figure of a day; a figure is the length of its list. */
export function listsOf(model: BoardModel, leaves: ReadonlySet<string>, day: number): DayLists {
	const lists: DayLists = {
		arrivals: [],
		departures: [],
		stays: [],
		free: [],
		blocked: [],
		waiting: [],
		occupancy: null,
	};
	for (const unitId of leaves) {
		const holder = holderOf(model, [unitId], day);
		if (!holder) lists.free.push({ unitId, stayId: null });
		else if (holder.kind === "block") lists.blocked.push({ unitId, stayId: holder.id });
		else if (holder.kind !== "hold") lists.stays.push({ unitId, stayId: holder.id });
	}
	for (const stay of model.stays.values()) {
		if (stay.kind !== "order") continue;
		const waiting = isWaiting(stay);
		if (waiting ? !hasDestination(model, leaves, stay) : !stay.leafIds.some((leaf) => leaves.has(leaf)))
			continue;
		const line = { unitId: stay.unitId, stayId: stay.id };
		if (stay.start === day && isFirstSegment(stay)) lists.arrivals.push(line);
		if (stay.end === day && isLastSegment(stay)) lists.departures.push(line);
		if (waiting && lies(stay, day)) lists.waiting.push(line);
	}
	const sold = leaves.size - lists.blocked.length;
	lists.occupancy = sold > 0 ? Math.round((lists.stays.length / sold) * 100) : null;
	return lists;
}
