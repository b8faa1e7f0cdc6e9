/** Searching across one's conversations. */
import { getAt } from "@/kit/http";
import type { ConversationKind, Message } from "../wire";

export interface Hit {
	message: Message;
	conversation: { id: string; name: string; kind: ConversationKind };
}

export interface Hits {
	hits: Hit[];
	cursor: string | null;
}

export interface Asked {
	text: string;
	conversationId?: string;
	from?: string;
	before?: string;
	after?: string;
	kind?: string;
}

export const searchMessages = (asked: Asked, cursor: string | null, signal: AbortSignal) =>
	getAt<Hits>("/chat/message/search", { ...asked, ...(cursor ? { cursor } : {}) }, { quiet: true, signal });
