/** Calls of the personal centre; all are about the one who asks. */
import type { Shapes } from "@/gen/api";
import { type Answer, get, post, put, remove } from "@/kit/http";
import { currentUser, keepUser } from "@/kit/session";

export type Third = Shapes["ThirdAccount"];
export type Profile = Shapes["Profile"];
export type Device = Answer<"GET /sys/online/mine">[number];

const BASE = "/sys/user/profile";
const QUIET = { quiet: true };

export const profileQuery = {
	queryKey: ["profile"],
	queryFn: ({ signal }: { signal: AbortSignal }) => get(BASE, undefined, { ...QUIET, signal }),
};

export const devicesQuery = {
	queryKey: ["profile", "devices"],
	queryFn: ({ signal }: { signal: AbortSignal }) => get("/sys/online/mine", undefined, { ...QUIET, signal }),
};

export const signInsQuery = {
	queryKey: ["profile", "signIns"],
	queryFn: ({ signal }: { signal: AbortSignal }) =>
		get("/sys/online/signIns", undefined, { ...QUIET, signal }),
};

/** Bytes of my files; allowed null is no limit. */
export const spaceQuery = {
	queryKey: ["profile", "space"],
	queryFn: ({ signal }: { signal: AbortSignal }) => get("/sys/storage/own", undefined, { ...QUIET, signal }),
};

export type Card = Shapes["EditProfile"];

export async function saveCard(card: Card): Promise<void> {
	keepUser(await put(BASE, card, QUIET));
}

export type ProofWay = "phone" | "email" | "password";

export const sendCode = (by: "phone" | "email") => post(`${BASE}/sendCode`, { by }, QUIET);
export const prove = (by: ProofWay, answer: string) => post(`${BASE}/prove`, { by, answer }, QUIET);
export const sendNewCode = (key: string, field: "phone" | "email", value: string) =>
	post(`${BASE}/sendNewCode`, { key, [field]: value }, QUIET);

export async function change(key: string, values: Record<string, string>): Promise<void> {
	keepUser(await post(`${BASE}/change`, { key, ...values }, QUIET));
}

export const bindThird = (thirdUserUuid: string) => post(`${BASE}/bindThird`, { thirdUserUuid }, QUIET);
export const unbindThird = (id: string) => remove(`${BASE}/unbindThird`, { id }, QUIET);
export const endDevice = (token: string) => post("/sys/online/endMine", { token }, QUIET);

export type OwnRealName = Shapes["OwnRealName"];
export type Papers = Shapes["SubmitRealName"];

export const realNameQuery = {
	queryKey: ["profile", "realName"],
	queryFn: ({ signal }: { signal: AbortSignal }) =>
		get("/sys/user/realName", undefined, { ...QUIET, signal }),
};

export const submitRealName = (papers: Papers) => post("/sys/user/realName", papers, QUIET);

export const factorQuery = {
	queryKey: ["profile", "secondFactor"],
	queryFn: ({ signal }: { signal: AbortSignal }) =>
		get("/sys/user/secondFactor", undefined, { ...QUIET, signal }),
};

export type FactorProof = Shapes["ProveFactor"];

export const startFactor = () => post("/sys/user/secondFactor/start", undefined, QUIET);
export const confirmFactor = (code: string) => post("/sys/user/secondFactor/confirm", { code }, QUIET);
export const turnOffFactor = (proof: FactorProof) => post("/sys/user/secondFactor/turnOff", proof, QUIET);
export const renewFactorCodes = (proof: FactorProof) => post("/sys/user/secondFactor/codes", proof, QUIET);

export const calendarQuery = {
	queryKey: ["profile", "calendar"],
	queryFn: ({ signal }: { signal: AbortSignal }) =>
		get("/biz/calendar/mine", undefined, { ...QUIET, signal }),
};

export const makeCalendar = () => post("/biz/calendar/mine/make", undefined, QUIET);
export const endCalendar = () => post("/biz/calendar/mine/end", undefined, QUIET);

export const myName = () => currentUser()?.realname || currentUser()?.username || "";
