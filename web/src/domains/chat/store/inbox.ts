/** The list of conversations: what a fetched list becomes by each event, so that it equals a list fetched anew. */
import type { Topics } from "@/gen/api";
import type { EventOf } from "@/live/client";
import type { Conversation, Inbox, Preview } from "../wire";

/** `me`: the id of the person whose list it is. "refetch" where the event alone can't tell. */
export function applyInbox(inbox: Inbox, event: EventOf<"inbox">, me: string): Inbox | "refetch" {
	const change = CHANGES[event.op] as Change<unknown> | undefined;
	return change ? change(inbox, event.data ?? {}, me) : inbox;
}

type Change<D> = (inbox: Inbox, data: D, me: string) => Inbox | "refetch";
type News = Topics["inbox"];

const CHANGES: { readonly [Op in keyof News]?: Change<News[Op]> } = {
	message: (inbox, { message, mentioned }, me) => {
		if (!message?.conversationId) return inbox;
		const known = find(inbox, message.conversationId);
		return known ? put(inbox, withMessage(known, message, mentioned === true, me)) : "refetch";
	},
	change: (inbox, { message }, me) => {
		const known = message && find(inbox, message.conversationId);
		if (!message || !known) return inbox;
		// Taken back or changed: whether what is unread still names me, the server knows.
		if (known.mentioned && message.seq > known.lastReadSeq) return "refetch";
		return put(inbox, withChange(known, message, me));
	},
	read: (inbox, data) => {
		const known = find(inbox, data.conversationId);
		const seq = Number(data.lastReadSeq);
		if (!known || !(seq > known.lastReadSeq)) return inbox;
		const some = known.mentioned || passedOf(known) > 0;
		return some && seq < known.lastSeq ? "refetch" : readTo(inbox, known.id, seq);
	},
	conversation: (inbox, data) => {
		const fresh = data.conversation;
		return fresh?.id ? put(inbox, merged(find(inbox, fresh.id), fresh)) : inbox;
	},
	left: (inbox, data) =>
		counted({ ...inbox, conversations: inbox.conversations.filter(({ id }) => id !== data.conversationId) }),
	draft: (inbox, data) => {
		const known = find(inbox, data.conversationId);
		const at = data.draftAt ?? null;
		if (!known || (at !== null && known.draftAt !== null && at < known.draftAt)) return inbox;
		return put(inbox, { ...known, draft: data.draft || null, draftAt: at });
	},
	later: () => "refetch",
};

/** What the person did here shows at once; the server's word follows. */
export function readTo(inbox: Inbox, id: string, seq: number): Inbox {
	const known = find(inbox, id);
	if (!known || seq <= known.lastReadSeq) return inbox;
	return put(inbox, withPosition(known, seq));
}

export function changed(inbox: Inbox, id: string, change: Partial<Conversation>): Inbox {
	const known = find(inbox, id);
	return known ? put(inbox, { ...known, ...change }) : inbox;
}

export function put(inbox: Inbox, conversation: Conversation): Inbox {
	const others = inbox.conversations.filter(({ id }) => id !== conversation.id);
	return counted({ ...inbox, conversations: [...others, conversation].sort(order) });
}

const find = (inbox: Inbox, id: string): Conversation | undefined =>
	inbox.conversations.find((one) => one.id === id);

/** Pinned first, then by the last word; ids settle what came in the same second. */
function order(one: Conversation, other: Conversation): number {
	if (one.pinned !== other.pinned) return one.pinned ? -1 : 1;
	const [mine, theirs] = [one.lastAt ?? "", other.lastAt ?? ""];
	return mine === theirs ? newerId(other.id, one.id) : mine < theirs ? 1 : -1;
}

const newerId = (one: string, other: string) =>
	one.length - other.length || (one < other ? -1 : Number(one > other));

function counted(inbox: Inbox): Inbox {
	const unread = inbox.conversations.reduce((sum, one) => sum + (one.muted ? 0 : one.unread), 0);
	return { ...inbox, unread };
}

/** How many after the position do not count: taken back, or one's own that the clock sent. */
const passedOf = ({ lastSeq, lastReadSeq, unread }: Conversation) => lastSeq - lastReadSeq - unread;

function settled(conversation: Conversation): Conversation {
	return { ...conversation, mentioned: conversation.unread > 0 && conversation.mentioned };
}

function withPosition(known: Conversation, seq: number): Conversation {
	const lastReadSeq = Math.max(known.lastReadSeq, seq);
	return settled({
		...known,
		lastReadSeq,
		unread: Math.min(known.unread, Math.max(0, known.lastSeq - lastReadSeq)),
	});
}

/** Own sending moves the own position where nothing was unread; else the server says whether it was a hand or the clock. */
function withMessage(known: Conversation, message: Preview, mentioned: boolean, me: string): Conversation {
	const rev = Math.max(known.rev, message.rev);
	if (message.seq <= known.lastSeq) return withChange(known, message, me);
	const own = message.sender.id === me;
	const read = own && known.lastReadSeq === known.lastSeq;
	return settled({
		...known,
		rev,
		lastReadSeq: read ? message.seq : known.lastReadSeq,
		unread: read ? 0 : known.unread + message.seq - known.lastSeq - (own ? 1 : 0),
		lastSeq: message.seq,
		last: message,
		lastAt: message.at,
		mentioned: known.mentioned || mentioned,
	});
}

function withChange(known: Conversation, message: Preview, me: string): Conversation {
	const last =
		known.last && known.last.id === message.id && message.rev > known.last.rev ? message : known.last;
	const news = message.rev > known.rev && message.seq > known.lastReadSeq;
	const gone = news && message.recalledAt !== null && message.sender.id !== me;
	const unread = Math.max(0, known.unread - (gone ? 1 : 0));
	return { ...known, last, rev: Math.max(known.rev, message.rev), unread };
}

/** An event that was made before the list was read knows less of the messages. */
function merged(known: Conversation | undefined, fresh: Conversation): Conversation {
	if (!known) return fresh;
	if (known.rev <= fresh.rev) return withPosition(fresh, known.lastReadSeq);
	const { rev, lastSeq, last, lastAt, mentioned, lastReadSeq, unread } = known;
	return withPosition(
		{ ...fresh, rev, lastSeq, last, lastAt, mentioned, lastReadSeq, unread },
		fresh.lastReadSeq,
	);
}
