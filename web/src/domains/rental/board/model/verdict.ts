/** Where a dragged stay would lie, and what this window can say about that place by itself. */

import { busyOf, type Edges, edgesOf, inOneDay, spanOfTicks, staysInHours } from "./hours";
import { type BoardModel, type BoardStay, isWaiting } from "./model";
import { type Handles, handlesOf } from "./rules";
import { staysOn } from "./stays";
import { UNASSIGNED, whyNotBack } from "./unassigned";

export type DragMode = "body" | "start" | "end" | "cut";

export interface Target {
	unitId: string;
	start: number;
	end: number;
}

export type Verdict =
	| { kind: "same" }
	| { kind: "checking"; late: boolean }
	| { kind: "free" }
	| { kind: "taken"; by: BoardStay }
	| { kind: "swap"; with: BoardStay }
	| { kind: "refused"; reason: string };

export interface GestureEnv {
	model: BoardModel;
	today: number;
	clientId: string;
	mayMove: boolean;
	mayUnassign: boolean;
	/** The present half hour, for stays whose days are ticks: day use. */
	tick: number;
}

export function sameTarget(a: Target | null, b: Target | null): boolean {
	return a !== null && b !== null && a.unitId === b.unitId && a.start === b.start && a.end === b.end;
}

export function ownTarget(stay: BoardStay): Target {
	return { unitId: stay.unitId, start: stay.start, end: stay.end };
}

/** Where the stay would lie with the pointer on this day and unit. */
export function targetFor(
	stay: BoardStay,
	handles: Handles,
	mode: DragMode,
	today: number,
	grabDay: number,
	day: number,
	unitId: string | null,
): Target {
	if (unitId === UNASSIGNED && mode === "body")
		return { unitId: UNASSIGNED, start: stay.start, end: stay.end };
	const unit = handles.changeUnit && unitId !== null ? unitId : stay.unitId;
	if (mode === "start")
		return { unitId: stay.unitId, start: Math.min(Math.max(day, today), stay.end - 1), end: stay.end };
	if (mode === "end")
		return { unitId: stay.unitId, start: stay.start, end: Math.max(day, stay.start + 1, today) };
	if (mode === "cut") {
		const cut = Math.min(Math.max(grabDay, stay.start + 1, today), stay.end - 1);
		return { unitId: unitId ?? stay.unitId, start: cut, end: stay.end };
	}
	const shift = handles.shiftDates ? Math.max(day - grabDay, Math.min(0, today - stay.start)) : 0;
	const start =
		unit !== stay.unitId && stay.state === "in_house" ? Math.max(stay.start, today) : stay.start + shift;
	return { unitId: unit, start, end: stay.end + shift };
}

export function nowFor(env: GestureEnv, stay: BoardStay): number {
	return stay.hours ? env.tick : env.today;
}

function rivalsOf(env: GestureEnv, stay: BoardStay, target: Target): BoardStay[] {
	const ignore = { stayIds: new Set([stay.id]), clientId: env.clientId };
	if (stay.hours)
		return staysInHours(env.model, target.unitId, spanOfTicks(target.start, target.end), ignore);
	return conflictsOn(env.model, target.unitId, target.start, target.end, ignore);
}

/**
 * Two stays may change places by a drag when both may move, each finds the other's room empty, and nobody lives in the
 * other one: whoever is in the house moves by an act of their own, never as the side effect of a drag.
 */
export function canSwap(env: GestureEnv, stay: BoardStay, other: BoardStay): boolean {
	if (other.kind !== "order" || other.unitId === stay.unitId || stay.hours || other.hours) return false;
	if (isWaiting(stay) || stay.state === "in_house" || other.state === "in_house") return false;
	if (!handlesOf(other, env.today, env.mayMove).changeUnit) return false;
	const ignore = { stayIds: new Set([stay.id, other.id]), clientId: env.clientId };
	return (
		conflictsOn(env.model, other.unitId, stay.start, stay.end, ignore).length === 0 &&
		conflictsOn(env.model, stay.unitId, other.start, other.end, ignore).length === 0
	);
}

/** The answer this window can give by itself; null when only the server knows. */
export function judgeAlone(env: GestureEnv, stay: BoardStay, mode: DragMode, target: Target): Verdict | null {
	if (mode !== "cut" && sameTarget(target, ownTarget(stay))) return { kind: "same" };
	if (target.unitId === stay.unitId && (mode === "cut" || (stay.state === "in_house" && mode === "body")))
		return { kind: "same" };
	if (target.unitId === UNASSIGNED) return judgeUnassigned(env, stay, mode);
	const unit = env.model.units.get(target.unitId);
	if (!unit?.sellable) return { kind: "refused", reason: "此房不可售 | This unit is not for sale" };
	if (stay.kind === "order" && unit.riyue === "2")
		return { kind: "refused", reason: "此房只做长租 | This unit is for long leases only" };
	if (stay.hours && !inOneDay(target.start, target.end))
		return { kind: "refused", reason: "钟点房不能跨日 | Day use ends on the same day" };
	const inTheWay = rivalsOf(env, stay, target);
	const [first] = inTheWay;
	if (!first) return null;
	const unmoved = mode === "body" && target.end === stay.end;
	if (inTheWay.length === 1 && unmoved && canSwap(env, stay, first)) return { kind: "swap", with: first };
	return { kind: "taken", by: first };
}

/** Back to unassigned: nothing is claimed there, so the server is asked on dropping only. */
function judgeUnassigned(env: GestureEnv, stay: BoardStay, mode: DragMode): Verdict {
	if (mode !== "body") return { kind: "same" };
	const why = env.mayUnassign
		? whyNotBack(stay, env.model.units.get(stay.unitId))
		: "没有权限 | You have no right for this";
	return why ? { kind: "refused", reason: why } : { kind: "free" };
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
