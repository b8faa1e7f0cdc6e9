/** Own messages on their way, as a list and what happens to it; kept until the server has them, whatever breaks between. */
import type { Media, Message, Outgoing, Quote } from "../wire";

export interface Entry {
	clientId: string;
	/** Who wrote it: another person at this browser does not send it. */
	owner: string;
	conversationId: string;
	kind: Outgoing["kind"];
	body: string;
	mentions: string[];
	replyTo: Quote | null;
	media: (Partial<Media> & { name: string; size: number }) | null;
	/** What is still to be uploaded. */
	file: Blob | null;
	/** When it was written here, in milliseconds. */
	at: number;
	state: "waiting" | "uploading" | "sending" | "failed";
	percent: number;
	why: string | null;
}

/** `reach`: no answer came, or none that would be the same a moment later. */
export type Outcome = { reach: true } | { reach: false; why: string };

const PASSING = new Set([0, 408, 425, 429, 502, 503, 504]);
export const outcomeOf = (status: number, why: string): Outcome =>
	PASSING.has(status) ? { reach: true } : { reach: false, why };

export const added = (list: readonly Entry[], entry: Entry): Entry[] =>
	list.some(({ clientId }) => clientId === entry.clientId) ? [...list] : [...list, entry].sort(byTime);

export const without = (list: readonly Entry[], clientId: string | null): readonly Entry[] =>
	list.some((one) => one.clientId === clientId) ? list.filter((one) => one.clientId !== clientId) : list;

export function marked(list: readonly Entry[], clientId: string, change: Partial<Entry>): readonly Entry[] {
	return list.map((one) => (one.clientId === clientId ? { ...one, ...change } : one));
}

/** After a reload nothing is under way any more: what was goes again, by the same id. */
export const revived = (entries: readonly Entry[]): Entry[] =>
	entries.map((one) => (one.state === "failed" ? one : { ...one, state: "waiting" as const })).sort(byTime);

export function settled(list: readonly Entry[], clientId: string, outcome: Outcome): readonly Entry[] {
	return marked(
		list,
		clientId,
		outcome.reach ? { state: "waiting", percent: 0 } : { state: "failed", why: outcome.why },
	);
}

export const retried = (list: readonly Entry[], clientId: string): readonly Entry[] =>
	marked(list, clientId, { state: "waiting", why: null, percent: 0 });

export const ofConversation = (list: readonly Entry[], conversationId: string): Entry[] =>
	list.filter((one) => one.conversationId === conversationId);

/**
 * What may go now. Uploads go side by side; of each conversation one message at a time, in the order of writing,
 * only that a file which is still going up, or one that was refused, holds nobody back.
 */
export function nextSteps(list: readonly Entry[]): Entry[] {
	const busy = new Set(list.filter(({ state }) => state === "sending").map((one) => one.conversationId));
	const steps: Entry[] = [];
	for (const one of list) {
		if (one.state !== "waiting") continue;
		if (one.file) steps.push(one);
		else if (!busy.has(one.conversationId)) {
			busy.add(one.conversationId);
			steps.push(one);
		}
	}
	return steps;
}

export function outgoingOf(entry: Entry): Outgoing {
	const { media } = entry;
	return {
		conversationId: entry.conversationId,
		clientId: entry.clientId,
		kind: entry.kind,
		body: entry.body,
		...(media?.path ? { media: mediaOf(media.path, media) } : {}),
		...(entry.replyTo ? { replyTo: entry.replyTo.id } : {}),
		...(entry.mentions.length > 0 ? { mentions: entry.mentions } : {}),
	};
}

function mediaOf(
	path: string,
	{ seconds, wave }: NonNullable<Entry["media"]>,
): NonNullable<Outgoing["media"]> {
	return { path, ...(seconds ? { seconds } : {}), ...(wave ? { wave } : {}) };
}

/** Quoted in an answer, cut as the server cuts it. */
export const quoteOf = (message: Message): Quote => ({
	id: message.id,
	seq: message.seq,
	sender: message.sender.realname,
	kind: message.kind,
	body: message.body.slice(0, 120),
	recalled: message.recalledAt !== null,
});

const byTime = (one: Entry, other: Entry) => one.at - other.at;
