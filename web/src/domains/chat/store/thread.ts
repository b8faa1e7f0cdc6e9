/**
 * One conversation's messages as far as they are loaded: one unbroken stretch by number, kept true by events, pages
 * and what is caught up on, in whatever order they come.
 */
import type { Changes, Message, Page } from "../wire";

export interface Thread {
	/** Ascending by seq, each once, each as of its highest rev. */
	messages: readonly Message[];
	hasBefore: boolean;
	/** Everything up to this rev is in here. */
	rev: number;
	/** Later revs that are in here too, while some between have not come yet. */
	ahead: readonly number[];
	/** The number of the newest message there is, loaded or not. */
	lastSeq: number;
}

/** A jump shows another stretch; one that lies beside or over the old one is joined to it. */
export function fromPage(page: Page): Thread {
	const lastSeq = Math.max(page.lastSeq, page.messages.at(-1)?.seq ?? 0);
	return { messages: page.messages, hasBefore: page.hasBefore, rev: page.rev, ahead: [], lastSeq };
}

/** Whether the newest message is loaded; where none is kept there is nothing more to load. */
export const atEnd = ({ messages, lastSeq }: Thread): boolean => (messages.at(-1)?.seq ?? lastSeq) >= lastSeq;

export function withOlder(thread: Thread, page: Page): Thread {
	return { ...thread, messages: union(thread.messages, page.messages), hasBefore: page.hasBefore };
}

export function withNewer(thread: Thread, page: Page): Thread {
	return {
		...thread,
		messages: union(thread.messages, page.messages),
		lastSeq: Math.max(thread.lastSeq, page.lastSeq),
	};
}

/** A message that is new or has changed, however it came: from the topic, as the answer to an own act, or caught up. */
export function withMessage(thread: Thread, message: Message): Thread {
	const end = atEnd(thread);
	const first = thread.messages[0]?.seq ?? 0;
	const isNew = message.seq > thread.lastSeq;
	const known = thread.messages.some(({ seq }) => seq === message.seq);
	const inside = known || (message.seq > first && message.seq <= (thread.messages.at(-1)?.seq ?? 0));
	const taken = inside || (end && isNew) || (thread.messages.length === 0 && !thread.hasBefore);
	return {
		...thread,
		messages: taken ? union(thread.messages, [message]) : thread.messages,
		lastSeq: Math.max(thread.lastSeq, message.seq),
		...knowing(thread.rev, [...thread.ahead, message.rev]),
	};
}

/** Something between was not told of: it must be caught up on. */
export const isBehind = (thread: Thread): boolean => thread.ahead.length > 0;

export function withChanges(thread: Thread, changes: Changes): Thread {
	const filled = changes.messages.reduce(withMessage, withoutOlder(thread, changes.firstSeq));
	return { ...filled, ...knowing(Math.max(filled.rev, changes.rev), filled.ahead) };
}

/** What is older than the first message that is kept has gone, and nothing quotes it any more. */
export function withoutOlder(thread: Thread, firstSeq = 0): Thread {
	const { messages } = thread;
	const isWhole = messages.every(
		({ seq, replyTo }) => seq >= firstSeq && (replyTo?.seq ?? firstSeq) >= firstSeq,
	);
	if (isWhole) return thread;
	const kept = messages
		.filter(({ seq }) => seq >= firstSeq)
		.map((one) => (one.replyTo && one.replyTo.seq < firstSeq ? { ...one, replyTo: null } : one));
	const hasBefore = thread.hasBefore && (kept[0]?.seq ?? firstSeq) > firstSeq;
	return { ...thread, messages: kept, hasBefore };
}

function knowing(rev: number, revisions: readonly number[]): Pick<Thread, "rev" | "ahead"> {
	let upTo = rev;
	const ahead = [...new Set(revisions)].sort((one, other) => one - other);
	for (const one of ahead) if (one === upTo + 1) upTo = one;
	return { rev: upTo, ahead: ahead.filter((one) => one > upTo) };
}

/** A long walk through the history lets go of what is far from where one reads. */
export function trimmed(thread: Thread, most: number, from: "start" | "end"): Thread {
	if (thread.messages.length <= most) return thread;
	if (from === "end") return { ...thread, messages: thread.messages.slice(0, most) };
	return { ...thread, messages: thread.messages.slice(-most), hasBefore: true };
}

function union(known: readonly Message[], more: readonly Message[]): readonly Message[] {
	if (more.length === 0) return known;
	const bySeq = new Map(known.map((one) => [one.seq, one]));
	for (const one of more) {
		const old = bySeq.get(one.seq);
		if (!old || one.rev > old.rev) bySeq.set(one.seq, one);
	}
	return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}
