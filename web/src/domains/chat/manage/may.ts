/** What somebody may do in a conversation, by their part in it and that of the other. Pure; the server decides again. */
import { isReadOnly } from "@/kit/rights";
import { type Conversation, GROUP, type Member, type Role } from "../wire";

const RANK: Record<Role, number> = { owner: 2, admin: 1, member: 0 };
const rank = (role: Role | null): number => (role === null ? -1 : RANK[role]);

/** Name and picture. */
export const mayEdit = ({ kind, role }: Conversation): boolean =>
	!isReadOnly() && kind === GROUP && rank(role) >= RANK.admin;
export const mayAdd = ({ kind, role }: Conversation): boolean =>
	!isReadOnly() && kind === GROUP && role !== null;
export const mayLeave = ({ kind, role }: Conversation): boolean =>
	!isReadOnly() && kind === GROUP && role !== null;

export type MemberAct = "handOver" | "makeAdmin" | "makeMember" | "removeMember";

/** Whoever stands below may be taken out; only the owner gives parts away. */
export function actsOn({ kind, role }: Conversation, member: Member, own: string): MemberAct[] {
	if (kind !== GROUP || member.id === own || isReadOnly()) return [];
	const parts: MemberAct[] =
		role === "owner" ? ["handOver", member.role === "admin" ? "makeMember" : "makeAdmin"] : [];
	const removal: MemberAct[] =
		rank(role) >= RANK.admin && rank(role) > rank(member.role) ? ["removeMember"] : [];
	return [...parts, ...removal];
}

/** Owner first, then admins, then by name. */
export const byRank = (one: Member, other: Member): number =>
	rank(other.role) - rank(one.role) || one.realname.localeCompare(other.realname, "zh-CN");
