/** The rules of the offline queue, free of storage and network: what may be sent next, and how the cards look meanwhile. */

import type { HkOrder, HkState } from "@/domains/housekeeping/order";
import { ACTS, type Act } from "@/domains/housekeeping/phone/act";

export interface Refusal {
	status: number;
	id: string;
	message: string;
}

interface EntryBase {
	/** Position in the queue; given by the database, so it only grows. */
	seq: number;
	/** Made once on the phone; the server answers a repeat with the first result. */
	clientId: string;
	/** The person who did it: a colleague who signs in on the same phone must not send it. */
	owner: string;
	orderId: string;
	at: string;
	tries: number;
	refusal: Refusal | null;
}

export interface ActEntry extends EntryBase {
	kind: "act";
	act: Act;
	note: string | null;
	/** Client ids of the photos it names; paths are put in when it is sent. */
	photos: string[];
}

export interface PhotoEntry extends EntryBase {
	kind: "photo";
}

export type Entry = ActEntry | PhotoEntry;

/** Can this entry go now? Acts of one order wait for each other and for the photos they name; orders never wait for each other. */
function isBlocked(entry: Entry, entries: readonly Entry[]): boolean {
	if (entry.refusal) return true;
	if (entry.kind === "photo") {
		return entries.some(
			(other) => other.kind === "act" && other.orderId === entry.orderId && other.seq < entry.seq,
		);
	}
	return entries.some((other) => {
		if (other.orderId !== entry.orderId || other.seq >= entry.seq) return false;
		return other.kind === "act" || entry.photos.includes(other.clientId);
	});
}

/** The oldest entry that may be sent, leaving out orders that the server asked to try later. */
export function nextEntry(entries: readonly Entry[], later: ReadonlySet<string> = new Set()): Entry | null {
	const inOrder = [...entries].sort((a, b) => a.seq - b.seq);
	return inOrder.find((entry) => !later.has(entry.orderId) && !isBlocked(entry, inOrder)) ?? null;
}

export type Verdict = "refused" | "later" | "signed_out" | "lost";

/** What an answer that is not a success means for the entry. */
export function judge(status: number): Verdict {
	if (status === 0) return "lost";
	if (status === 401) return "signed_out";
	if (status === 408 || status === 425 || status === 429 || status >= 500) return "later";
	return "refused";
}

/** Seconds until the next try: 2, 4, 8 … 60, with up to a quarter of jitter so that a whole shift does not return at once. */
export function waitSeconds(round: number, random: () => number = Math.random): number {
	const base = Math.min(60, 2 ** Math.min(round, 6));
	return base * (1 + random() / 4);
}

function stateAfter(order: HkOrder, act: Act): HkState {
	if (act === "finish" && order.inspect) return "to_inspect";
	return ACTS[act].target || order.state;
}

function apply(order: HkOrder, entry: ActEntry): HkOrder {
	const { act, at, note } = entry;
	return {
		...order,
		state: stateAfter(order, act),
		paused: act === "pause" || (order.paused && act !== "resume" && act !== "finish" && act !== "problem"),
		startedAt: act === "start" ? (order.startedAt ?? at) : order.startedAt,
		finishAt: act === "finish" ? at : order.finishAt,
		events: [
			...order.events,
			{ id: entry.clientId, at, actor: "", kind: act, note: note ?? "", noteEn: "", photos: [], voice: null },
		],
	};
}

/** The order as she left it: the server's row with everything she did since put on top. Refused acts are not shown as done. */
export function project(order: HkOrder, entries: readonly Entry[]): HkOrder {
	let shown = order;
	let stopped = false;
	for (const entry of [...entries].sort((a, b) => a.seq - b.seq)) {
		if (entry.kind !== "act" || entry.orderId !== order.id) continue;
		stopped ||= entry.refusal !== null;
		if (!stopped) shown = apply(shown, entry);
	}
	return shown;
}

export function refusedOf(orderId: string, entries: readonly Entry[]): Entry | null {
	return entries.find((entry) => entry.orderId === orderId && entry.refusal !== null) ?? null;
}

/** Giving up a refused act gives up what was built on it, but never the photos. */
export function builtOn(refused: Entry, entries: readonly Entry[]): Entry[] {
	if (refused.kind === "photo") return [refused];
	return entries.filter(
		(entry) => entry.kind === "act" && entry.orderId === refused.orderId && entry.seq >= refused.seq,
	);
}
