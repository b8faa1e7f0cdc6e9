/** A conversation as the server keeps it, for the tests: every act is counted, told of, and can be read as pages. */
import type { EventOf } from "@/live/client";
import type { Changes, Conversation, Inbox, Message, Page, Preview } from "../wire";

export const ME = "1";
export const OTHER = "2";

export function messageOf(seq: number, rest: Partial<Message> = {}): Message {
	return {
		id: `m${seq}`,
		conversationId: "c1",
		seq,
		rev: seq,
		clientId: `k${seq}`,
		sender: { id: OTHER, username: "other", realname: "对方", avatar: null },
		kind: "text",
		body: `第${seq}句`,
		words: null,
		media: null,
		replyTo: null,
		mentions: [],
		reactions: [],
		editedAt: null,
		recalledAt: null,
		forwardedFrom: null,
		at: `2026-11-21 08:${String(Math.floor(seq / 60)).padStart(2, "0")}:${String(seq % 60).padStart(2, "0")}`,
		...rest,
	};
}

/** As the server tells it to lists. */
export function previewOf(message: Message): Preview {
	const { id, conversationId, seq, rev, clientId, sender, kind, body, editedAt, recalledAt, at } = message;
	const shown = {
		body: body.slice(0, 120),
		words: null,
		media: message.media && { name: message.media.name },
	};
	return { id, conversationId, seq, rev, clientId, sender, kind, ...shown, editedAt, recalledAt, at };
}

export const senderOf = (id: string): Message["sender"] => ({
	id,
	username: id,
	realname: id === ME ? "我" : "对方",
	avatar: null,
});

export function conversationOf(id: string, rest: Partial<Conversation> = {}): Conversation {
	return {
		id,
		kind: 2,
		name: id,
		avatar: null,
		peer: null,
		record: null,
		owner: null,
		names: [],
		closedBy: null,
		role: "member",
		members: 2,
		muted: false,
		pinned: false,
		closed: false,
		lastSeq: 0,
		rev: 0,
		lastReadSeq: 0,
		unread: 0,
		mentioned: false,
		last: null,
		lastAt: null,
		draft: null,
		draftAt: null,
		...rest,
	};
}

/** Also what no server of ours says. */
export const eventOf = (op: string, data: unknown) =>
	({ topic: "inbox", epoch: "e", seq: 1, op, data }) as unknown as EventOf<"inbox"> & EventOf<"colleagues">;

export const inboxOf = (...conversations: Conversation[]): Inbox => ({
	conversations,
	unread: conversations.reduce((sum, one) => sum + (one.muted ? 0 : one.unread), 0),
	later: 0,
});

/** What happens in one conversation, and what a member hears of it. */
export class Talk {
	messages: Message[] = [];
	log: Message[] = [];
	rev = 0;
	readSeq = 0;

	send(by: string, rest: Partial<Message> = {}): Message {
		const seq = this.messages.length + 1;
		const message = messageOf(seq, { sender: senderOf(by), ...rest, rev: ++this.rev });
		this.messages.push(message);
		this.log.push(message);
		if (by === ME) this.readSeq = seq;
		return message;
	}

	change(seq: number, rest: Partial<Message>): Message {
		const message = { ...(this.messages[seq - 1] as Message), ...rest, rev: ++this.rev };
		this.messages[seq - 1] = message;
		this.log.push(message);
		return message;
	}

	page(from: number, to: number): Page {
		const messages = this.messages.slice(Math.max(0, from - 1), to);
		return {
			messages,
			hasBefore: from > 1,
			hasAfter: to < this.messages.length,
			rev: this.rev,
			lastSeq: this.messages.length,
		};
	}

	newest(count = 10): Page {
		return this.page(Math.max(1, this.messages.length - count + 1), this.messages.length);
	}

	changes(since: number): Changes {
		const newest = this.messages.filter(({ rev }) => rev > since).sort((a, b) => a.rev - b.rev);
		return { messages: newest, rev: this.rev, more: false, firstSeq: 1 };
	}
}

/** The same numbers on every run, so that a failure can be looked at again. */
export function dice(seed: number): (sides: number) => number {
	let state = seed;
	return (sides) => {
		state = (state * 1664525 + 1013904223) % 4294967296;
		return Math.floor((state / 4294967296) * sides);
	};
}
