/** Calls about the people one may write to: by department, by role, by name; and about friends. */
import type { Shapes } from "@/gen/api";
import { get, post, put } from "@/kit/http";
import type { Options } from "@/kit/transport";

export type Contact = Shapes["ChatContact"];
export type ContactPage = Shapes["ChatContactPage"];
export type ContactCard = Shapes["ChatContactCard"];
export type Depart = Shapes["ChatDepart"];
export type RoleLine = Shapes["ChatRoleLine"];
export type FriendLine = Shapes["ChatFriendLine"];

export interface Asked {
	text?: string;
	departId?: string;
	roleId?: string;
	page?: number;
}

const quiet = (signal?: AbortSignal): Options => ({ quiet: true, ...(signal ? { signal } : {}) });

export const fetchPeople = (asked: Asked, signal?: AbortSignal) =>
	get("/chat/person/list", { ...asked }, quiet(signal));
export const fetchContact = (userId: string, signal?: AbortSignal) =>
	get("/chat/person/one", { userId }, quiet(signal));
export const fetchDeparts = (signal?: AbortSignal) => get("/chat/person/departs", undefined, quiet(signal));
export const fetchRoles = (signal?: AbortSignal) => get("/chat/person/roles", undefined, quiet(signal));

export const fetchFriendLines = (signal?: AbortSignal) => get("/chat/friend/list", undefined, quiet(signal));
export const askFriend = (userId: string, said: string) =>
	post("/chat/friend/add", { userId, ...(said ? { said } : {}) }, quiet());
export const answerFriend = (answer: "accept" | "refuse" | "remove", userId: string) =>
	post(`/chat/friend/${answer}`, { userId }, quiet());
export const remarkFriend = (userId: string, remark: string) =>
	put("/chat/friend/remark", { userId, remark }, quiet());

/** Everybody of a role, over all pages: choosing a role chooses them. */
export async function everybodyOf(roleId: string): Promise<Contact[]> {
	const all: Contact[] = [];
	for (let page = 1; ; page++) {
		const { people, more } = await fetchPeople({ roleId, page });
		all.push(...people);
		if (!more || people.length === 0) return all;
	}
}
