/** One table says how every state looks: a tone for the colour and a mark for eyes that cannot use colour. */
import { BLOCK_KIND, CLEAN_STATE, ORDER_STATE } from "@/gen/words/rental";
import type { Pair } from "@/kit/text";
import type { BoardStay } from "./model";
import type { CleanState, Counters, Unit } from "./wire";

export type Tone =
	| "reserved"
	| "confirmed"
	| "inHouse"
	| "left"
	| "closed"
	| "lease"
	| "blocked"
	| "repair"
	| "hold";
export type MarkName =
	| "hollow"
	| "solid"
	| "bed"
	| "arrowOut"
	| "arrowIn"
	| "yuan"
	| "dash"
	| "contract"
	| "clock"
	| "lock"
	| "wrench"
	| "hand"
	| "cross"
	| "note"
	| "price"
	| "dot"
	| "square"
	| "half"
	| "tick"
	| "stop";

export interface LegendEntry {
	key: string;
	text: Pair;
	tone: Tone | "free" | CleanState;
	mark: MarkName;
	group: "stay" | "clean";
	amber?: "start" | "end";
	owing?: boolean;
}

export const LEGEND: readonly LegendEntry[] = [
	{ key: "free", text: "空闲 | Free", tone: "free", mark: "price", group: "stay" },
	{ key: "reserved", text: ORDER_STATE.reserved, tone: "reserved", mark: "hollow", group: "stay" },
	{ key: "confirmed", text: ORDER_STATE.confirmed, tone: "confirmed", mark: "solid", group: "stay" },
	{
		key: "dueIn",
		text: "今日到店 | Due in",
		tone: "confirmed",
		mark: "arrowIn",
		group: "stay",
		amber: "start",
	},
	{ key: "inHouse", text: ORDER_STATE.in_house, tone: "inHouse", mark: "bed", group: "stay" },
	{
		key: "dueOut",
		text: "今日离店 | Due out",
		tone: "inHouse",
		mark: "arrowOut",
		group: "stay",
		amber: "end",
	},
	{ key: "left", text: "已退房未结 | Left, unsettled", tone: "left", mark: "yuan", group: "stay" },
	{ key: "closed", text: ORDER_STATE.closed, tone: "closed", mark: "dash", group: "stay" },
	{ key: "lease", text: "长租 | Lease", tone: "lease", mark: "contract", group: "stay" },
	{
		key: "ending",
		text: "即将到期 | Ending soon",
		tone: "lease",
		mark: "clock",
		group: "stay",
		amber: "end",
	},
	{
		key: "leaseChange",
		text: "合同变更待签 | Lease change unsigned",
		tone: "lease",
		mark: "hollow",
		group: "stay",
	},
	{ key: "owing", text: "欠费 | Owing", tone: "left", mark: "yuan", group: "stay", owing: true },
	{ key: "blocked", text: "关房 | Closed off", tone: "blocked", mark: "lock", group: "stay" },
	{ key: "repair", text: BLOCK_KIND.repair, tone: "repair", mark: "wrench", group: "stay" },
	{ key: "hold", text: "占用中 | On hold", tone: "hold", mark: "hand", group: "stay" },
	{ key: "clean", text: CLEAN_STATE.clean, tone: "clean", mark: "dot", group: "clean" },
	{ key: "dirty", text: CLEAN_STATE.dirty, tone: "dirty", mark: "square", group: "clean" },
	{ key: "cleaning", text: CLEAN_STATE.cleaning, tone: "cleaning", mark: "half", group: "clean" },
	{ key: "inspected", text: CLEAN_STATE.inspected, tone: "inspected", mark: "tick", group: "clean" },
	{ key: "out_of_order", text: CLEAN_STATE.out_of_order, tone: "out_of_order", mark: "stop", group: "clean" },
];

const CLEAN_ENTRY = new Map(
	LEGEND.filter((entry) => entry.group === "clean").map((entry) => [entry.key, entry]),
);

export function cleanEntry(state: string): LegendEntry {
	const entry = CLEAN_ENTRY.get(state) ?? CLEAN_ENTRY.get("clean");
	if (!entry) throw new Error("the legend has no clean state");
	return entry;
}

export interface Look {
	tone: Tone;
	mark: MarkName;
	/** Amber first half-day (arrives today) or last half-day (leaves today, lease ends soon). */
	amber: "start" | "end" | null;
	owing: boolean;
	keys: string[];
}

const ORDER_TONES: Record<string, { tone: Tone; mark: MarkName }> = {
	draft: { tone: "reserved", mark: "hollow" },
	reserved: { tone: "reserved", mark: "hollow" },
	confirmed: { tone: "confirmed", mark: "solid" },
	in_house: { tone: "inHouse", mark: "bed" },
	checked_out: { tone: "left", mark: "yuan" },
	closed: { tone: "closed", mark: "dash" },
};

export function isOwing(stay: Pick<BoardStay, "balance" | "kind">): boolean {
	return (stay.kind === "order" || stay.kind === "lease") && Number.parseFloat(stay.balance || "0") > 0;
}

function lookOfOrder(stay: BoardStay, today: number): Look {
	const base = ORDER_TONES[stay.state] ?? { tone: "reserved", mark: "hollow" };
	const awaited = stay.state === "reserved" || stay.state === "confirmed";
	const dueIn = awaited && stay.start === today && stay.segment.index === 1;
	const dueOut = stay.state === "in_house" && stay.end <= today && stay.segment.index === stay.segment.count;
	const keys: string[] = [base.tone];
	if (dueIn) keys.push("dueIn");
	if (dueOut) keys.push("dueOut");
	if (isOwing(stay)) keys.push("owing");
	return {
		tone: base.tone,
		mark: dueIn ? "arrowIn" : dueOut ? "arrowOut" : base.mark,
		amber: dueIn ? "start" : dueOut ? "end" : null,
		owing: isOwing(stay),
		keys,
	};
}

function lookOfLease(stay: BoardStay): Look {
	if (stay.changeId)
		return { tone: "lease", mark: "hollow", amber: null, owing: false, keys: ["leaseChange"] };
	const keys = ["lease"];
	if (stay.endingSoon) keys.push("ending");
	if (isOwing(stay)) keys.push("owing");
	return {
		tone: "lease",
		mark: stay.endingSoon ? "clock" : "contract",
		amber: stay.endingSoon ? "end" : null,
		owing: isOwing(stay),
		keys,
	};
}

export function lookOf(stay: BoardStay, today: number): Look {
	if (stay.kind === "order") return lookOfOrder(stay, today);
	if (stay.kind === "lease") return lookOfLease(stay);
	if (stay.kind === "hold") return { tone: "hold", mark: "hand", amber: null, owing: false, keys: ["hold"] };
	const repair = stay.blockKind === "repair" || stay.state === "repair";
	return {
		tone: repair ? "repair" : "blocked",
		mark: repair ? "wrench" : "lock",
		amber: null,
		owing: false,
		keys: [repair ? "repair" : "blocked"],
	};
}

/** The hue of a person, the same on every screen. */
export function hueOf(id: string): number {
	let hash = 7;
	for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 360;
	return hash;
}

/**
 * How many stays and rooms each entry stands for today. What the board's corner counts too is taken from there, and a stay of
 * several bars (a change of rooms) is one.
 */
export function legendCounts(
	stays: Iterable<BoardStay>,
	units: Iterable<Unit>,
	counters: Counters,
	today: number,
): Map<string, number> {
	const seen = new Map<string, Set<string>>();
	for (const stay of stays) {
		if (stay.start > today || stay.end < today) continue;
		for (const key of lookOf(stay, today).keys) {
			const known = seen.get(key);
			if (known) known.add(stay.sourceId);
			else seen.set(key, new Set([stay.sourceId]));
		}
	}
	const counts = new Map([...seen].map(([key, sources]) => [key, sources.size]));
	counts.set("free", counters.free);
	counts.set("inHouse", counters.inHouse);
	counts.set("dueIn", counters.arrivals);
	counts.set("dueOut", counters.departures);
	const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
	for (const unit of units) if (unit.cleanState && unit.kind !== "bed") add(unit.cleanState);
	return counts;
}
