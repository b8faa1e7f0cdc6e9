/** Searching across one's conversations. */
import type { Shapes } from "@/gen/api";
import { get } from "@/kit/http";

export type Hit = Shapes["ChatHit"];
export type Hits = Shapes["ChatHits"];

export type Asked = Shapes["get_chat_message_search_query"];

export const searchMessages = (asked: Asked, cursor: string | null, signal: AbortSignal) =>
	get("/chat/message/search", { ...asked, ...(cursor ? { cursor } : {}) }, { quiet: true, signal });
