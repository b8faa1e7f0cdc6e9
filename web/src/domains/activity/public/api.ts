/** Calls of the public page on which people sign up for an activity. */
import { type Answer, post } from "@/kit/http";
import { readStored, writeStored } from "@/kit/store";
import type { Proof } from "@/parts/human/HumanCheck";

export type OpenActivity = Answer<"POST /act/public/open">;
export type Question = OpenActivity["questions"][number];
export type SignedUp = Answer<"POST /act/public/signUp">;
export type OpenTicket = Answer<"POST /act/public/ticket">;
export type Here = Answer<"POST /act/public/here">;
export type SignedInHere = Answer<"POST /act/public/signIn">;

export interface Typed {
	name: string;
	phone: string;
	seats: number;
	sessionId?: string;
	/** By the id of the question; several only where several may be chosen. */
	answers?: Record<string, string | string[] | undefined>;
}

const quiet = { quiet: true };

export const openActivity = (token: string) => post("/act/public/open", { token }, quiet);

export function signUp(token: string, { answers = {}, sessionId = "", ...who }: Typed, proof: Proof | null) {
	const given = Object.entries(answers).map(([id, value]) => ({
		id,
		values: value === undefined ? [] : [value].flat(),
	}));
	return post("/act/public/signUp", { token, ...who, sessionId, answers: given, ...proof }, quiet);
}

export const openTicket = (token: string) => post("/act/public/ticket", { token }, quiet);

export const cancelSeat = (token: string) => post("/act/public/cancel", { token }, quiet);

/** `said`: what stands behind the # of the code on the wall. */
export function openHere(said: string) {
	const [activity = "", code = ""] = said.split(".");
	return post("/act/public/here", { activity, code }, quiet);
}

export const signInHere = (key: string, who: { who?: string; ticket?: string }) =>
	post("/act/public/signIn", { key, who: "", ticket: "", ...who }, quiet);

/** Links of tickets that this browser has seen, by activity, so that their holder is known at the door. */
const TICKETS = "act_tickets";
const KEPT_MS = 90 * 24 * 3_600_000;

export const keptTicket = (activityId: string): string =>
	readStored<Record<string, string>>(TICKETS)?.[activityId] ?? "";

export const keepTicket = (activityId: string, token: string): void =>
	writeStored(TICKETS, { ...readStored<Record<string, string>>(TICKETS), [activityId]: token }, KEPT_MS);
