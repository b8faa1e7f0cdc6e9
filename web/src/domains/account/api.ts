/** Calls of the personal centre; all are about the one who asks. */
import { get, getAt, post, postAt, putAt, remove } from "@/kit/http";
import { currentUser, keepUser, type UserInfo } from "@/kit/session";

export interface Third {
	id: string;
	type: string;
	name: string | null;
	boundAt: string;
}

export interface Profile {
	userInfo: UserInfo;
	tenantName: string | null;
	roles: string[];
	departs: string[];
	thirds: Third[];
	masked: { phone: string | null; email: string | null };
}

export interface Device {
	token: string;
	browser: string;
	device: string;
	ip: string;
	loginTime: string;
	lastSeen: string;
	own: boolean;
}

const BASE = "/sys/user/profile";
const QUIET = { quiet: true };

export const profileQuery = {
	queryKey: ["profile"],
	queryFn: ({ signal }: { signal: AbortSignal }) => getAt<Profile>(BASE, undefined, { ...QUIET, signal }),
};

export const devicesQuery = {
	queryKey: ["profile", "devices"],
	queryFn: ({ signal }: { signal: AbortSignal }) =>
		getAt<Device[]>("/sys/online/mine", undefined, { ...QUIET, signal }),
};

/** Bytes of my files; allowed null is no limit. */
export const spaceQuery = {
	queryKey: ["profile", "space"],
	queryFn: ({ signal }: { signal: AbortSignal }) => get("/sys/storage/own", undefined, { ...QUIET, signal }),
};

export interface Card {
	realname: string;
	sex: string | null;
	birthday: string | null;
	avatar: string | null;
}

export async function saveCard(card: Partial<Card>): Promise<void> {
	keepUser(await putAt<UserInfo>(BASE, card, QUIET));
}

export type ProofWay = "phone" | "email" | "password";

export const sendCode = (by: "phone" | "email") => post(`${BASE}/sendCode`, { by }, QUIET);
export const prove = (by: ProofWay, answer: string) => post(`${BASE}/prove`, { by, answer }, QUIET);
export const sendNewCode = (key: string, field: "phone" | "email", value: string) =>
	post(`${BASE}/sendNewCode`, { key, [field]: value }, QUIET);

export async function change(key: string, values: Record<string, string>): Promise<void> {
	keepUser(await postAt<UserInfo>(`${BASE}/change`, { key, ...values }, QUIET));
}

export const bindThird = (thirdUserUuid: string) => post(`${BASE}/bindThird`, { thirdUserUuid }, QUIET);
export const unbindThird = (id: string) => remove(`${BASE}/unbindThird`, { id }, QUIET);
export const endDevice = (token: string) => post("/sys/online/endMine", { token }, QUIET);

export const myName = () => currentUser()?.realname || currentUser()?.username || "";
