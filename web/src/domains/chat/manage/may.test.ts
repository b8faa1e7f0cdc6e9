import { expect, test } from "vitest";
import { type Conversation, GROUP, type Member, type Role, SINGLE } from "../wire";
import { actsOn, byRank, mayAdd, mayEdit, mayLeave } from "./may";

const group = (role: Role | null, kind: Conversation["kind"] = GROUP) => ({ kind, role }) as Conversation;
const member = (id: string, role: Role): Member => ({
	id,
	role,
	username: id,
	realname: id,
	avatar: null,
	lastReadSeq: 0,
});

test("the owner gives parts away and takes anybody out, but not themselves", () => {
	expect(actsOn(group("owner"), member("2", "member"), "1")).toEqual([
		"handOver",
		"makeAdmin",
		"removeMember",
	]);
	expect(actsOn(group("owner"), member("2", "admin"), "1")).toEqual([
		"handOver",
		"makeMember",
		"removeMember",
	]);
	expect(actsOn(group("owner"), member("1", "owner"), "1")).toEqual([]);
});

test("an admin takes out members only, a member nobody", () => {
	expect(actsOn(group("admin"), member("2", "member"), "1")).toEqual(["removeMember"]);
	expect(actsOn(group("admin"), member("2", "admin"), "1")).toEqual([]);
	expect(actsOn(group("admin"), member("2", "owner"), "1")).toEqual([]);
	expect(actsOn(group("member"), member("2", "member"), "1")).toEqual([]);
});

test("any member adds and leaves; owner and admins rename; a talk of two has none of it", () => {
	expect([mayAdd(group("member")), mayLeave(group("member")), mayEdit(group("member"))]).toEqual([
		true,
		true,
		false,
	]);
	expect(mayEdit(group("admin"))).toBe(true);
	for (const none of [group("owner", SINGLE), group(null)])
		expect([mayAdd(none), mayLeave(none), mayEdit(none)]).toEqual([false, false, false]);
	expect(actsOn(group("owner", SINGLE), member("2", "member"), "1")).toEqual([]);
});

test("members stand by their part, then by name", () => {
	const all = [member("甲", "member"), member("乙", "owner"), member("丙", "member"), member("丁", "admin")];
	expect(all.sort(byRank).map((one) => one.id)).toEqual(["乙", "丁", "丙", "甲"]);
});
