/** The rules of the offline queue, free of storage and network: what may be sent next, and what of it belongs together. */

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
	/** Below this path the server hears of it; any page sends what another left. */
	path: string;
	/** The row that it is about. */
	subject: string;
	at: string;
	tries: number;
	refusal: Refusal | null;
}

export interface ActEntry extends EntryBase {
	kind: "act";
	act: string;
	/** What goes with it, under its names on the wire. */
	said: Readonly<Record<string, unknown>>;
	/** Under which name the answer has the row as it is afterwards. */
	gives: string;
	/** Client ids of the photos it names; paths are put in when it is sent. */
	photos: string[];
}

export interface PhotoEntry extends EntryBase {
	kind: "photo";
}

export type Entry = ActEntry | PhotoEntry;

/** Can this entry go now? Acts on one row wait for each other and for the photos they name; rows never wait for each other. */
function isBlocked(entry: Entry, entries: readonly Entry[]): boolean {
	if (entry.refusal) return true;
	if (entry.kind === "photo") {
		return entries.some(
			(other) => other.kind === "act" && other.subject === entry.subject && other.seq < entry.seq,
		);
	}
	return entries.some((other) => {
		if (other.subject !== entry.subject || other.seq >= entry.seq) return false;
		return other.kind === "act" || entry.photos.includes(other.clientId);
	});
}

/** The oldest entry that may be sent, leaving out rows that the server asked to try later. */
export function nextEntry(entries: readonly Entry[], later: ReadonlySet<string> = new Set()): Entry | null {
	const inOrder = [...entries].sort((a, b) => a.seq - b.seq);
	return inOrder.find((entry) => !later.has(entry.subject) && !isBlocked(entry, inOrder)) ?? null;
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

/** The acts on a row that are shown as done: in order, up to the first that was refused. */
export function actsOn(subject: string, entries: readonly Entry[]): ActEntry[] {
	const own = [...entries]
		.sort((a, b) => a.seq - b.seq)
		.filter((entry): entry is ActEntry => entry.kind === "act" && entry.subject === subject);
	const refused = own.findIndex((entry) => entry.refusal !== null);
	return refused < 0 ? own : own.slice(0, refused);
}

export function refusedOf(subject: string, entries: readonly Entry[]): Entry | null {
	return entries.find((entry) => entry.subject === subject && entry.refusal !== null) ?? null;
}

export const waitingOf = (subject: string, entries: readonly Entry[]): number =>
	entries.filter((entry) => entry.subject === subject && !entry.refusal).length;

/** Giving up a refused act gives up what was built on it, but never the photos. */
export function builtOn(refused: Entry, entries: readonly Entry[]): Entry[] {
	if (refused.kind === "photo") return [refused];
	return entries.filter(
		(entry) => entry.kind === "act" && entry.subject === refused.subject && entry.seq >= refused.seq,
	);
}
