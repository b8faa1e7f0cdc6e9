/** What the board asks and tells: open dialogs, the context menu, the price question after a move, and refusals. */
import type { FreeUnit, Taken } from "../../api";
import type { DropPlan } from "../model/gesture";
import type { NightSpan } from "../model/paint";
import type { UnitStay } from "../model/tile";
import type { HoursText } from "../model/wire";

/** Whose viewing a lease follows from. */
export interface SeenBy {
	id: string;
	name: string;
	phone: string;
}

/** Nights of a unit that a party is to have. */
export interface GroupRoom {
	unitId: string;
	title: string;
	from: string;
	to: string;
}

export type Dialog =
	| { kind: "order"; unitId: string | null; from: string | null; to: string | null; hours?: HoursText }
	| { kind: "group"; rooms: GroupRoom[] }
	| { kind: "drawer"; orderId: string; tab: string }
	| { kind: "step"; code: string; orderId: string; stayId: string | null }
	| { kind: "clean"; unitId: string }
	| { kind: "block"; spans: [string, NightSpan[]][]; blockId: string | null }
	| { kind: "price"; spans: [string, NightSpan[]][] }
	| { kind: "restrict"; spans: [string, NightSpan[]][] }
	| { kind: "lease"; unitId: string | null; from: string | null; viewing?: SeenBy }
	| { kind: "leaseDetail"; leaseId: string }
	| { kind: "pack"; communityId: string }
	| { kind: "list"; title: string; day: number; lines: UnitStay[] };

export interface MenuPlace {
	x: number;
	y: number;
	stayId: string | null;
	unitId: string;
	day: number;
}

/** Asked after a drop whose sum changes: keep the old sum, take the new one, or type one. */
export interface PriceQuestion {
	plan: DropPlan;
	oldTotal: string;
	newTotal: string;
	lines: { night: string; price: string }[];
}

export interface Refusal {
	title: string;
	text: string;
	alternatives: FreeUnit[];
	/** Carries the refused plan over to another unit. */
	choose: ((unitId: string) => void) | null;
	/** Sends the refused plan again with a reason that passes over restricted days. */
	override?: (reason: string) => void;
}

/** Reads the body of a 409, if it is about nights that somebody else has. */
export function takenOf(result: unknown): Taken | null {
	if (typeof result !== "object" || result === null) return null;
	return "winner" in result || "alternatives" in result ? (result as Taken) : null;
}
