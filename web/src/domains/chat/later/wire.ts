/** Calls about messages that wait for their time. */
import type { Shapes } from "@/gen/api";
import { get, post, put } from "@/kit/http";

export type Later = Shapes["ChatLater"];

const QUIET = { quiet: true };

export const fetchLater = (signal: AbortSignal) => get("/chat/later/list", undefined, { ...QUIET, signal });
export const editLater = (id: string, change: { body?: string; sendAt?: string }) =>
	put("/chat/later/edit", { id, ...change }, QUIET);
export const cancelLater = (id: string) => post("/chat/later/cancel", { id }, QUIET);
export const sendNow = (id: string) => post("/chat/later/sendNow", { id }, QUIET);
