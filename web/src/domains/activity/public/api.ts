/** Calls of the public page on which people sign up for an activity. */
import { type Answer, post } from "@/kit/http";
import type { Proof } from "@/parts/human/HumanCheck";

export type OpenActivity = Answer<"POST /act/public/open">;
export type Question = OpenActivity["questions"][number];
export type SignedUp = Answer<"POST /act/public/signUp">;

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
