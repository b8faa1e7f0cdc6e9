/** Calls about messages that wait for their time. */
import { get, post, put } from "@/kit/http";
import type { ConversationKind, Media, MessageKind } from "../wire";

export interface Later {
	id: string;
	conversation: { id: string; name: string; kind: ConversationKind };
	kind: MessageKind;
	body: string;
	media: Media | null;
	sendAt: string;
	state: "waiting" | "failed" | "sent" | "cancelled";
	note: string | null;
}

const QUIET = { quiet: true };

export const fetchLater = (signal: AbortSignal) => get("/chat/later/list", undefined, { ...QUIET, signal });
export const editLater = (id: string, change: { body?: string; sendAt?: string }) =>
	put("/chat/later/edit", { id, ...change }, QUIET);
export const cancelLater = (id: string) => post("/chat/later/cancel", { id }, QUIET);
export const sendNow = (id: string) => post("/chat/later/sendNow", { id }, QUIET);
