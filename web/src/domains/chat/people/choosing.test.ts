import { expect, test } from "vitest";
import type { Person } from "../wire";
import { type Chosen, NOBODY, turnPerson, turnRole } from "./choosing";

const person = (id: string): Person => ({ id, username: id, realname: id, avatar: null });
const [ann, bob, cat] = [person("ann"), person("bob"), person("cat")];
const names = (chosen: Chosen) => chosen.people.map((one) => one.id);

test("people are chosen and dropped one by one, in their order", () => {
	const two = turnPerson(turnPerson(NOBODY, bob), ann);
	expect(names(two)).toEqual(["bob", "ann"]);
	expect(names(turnPerson(two, bob))).toEqual(["ann"]);
});

test("a role brings everybody of it, each once", () => {
	const chosen = turnRole(turnPerson(NOBODY, ann), "desk", [ann, bob], new Map());
	expect(names(chosen)).toEqual(["ann", "bob"]);
	expect(chosen.roles).toEqual(["desk"]);
});

test("a dropped role leaves those whom another chosen role has", () => {
	const desk = turnRole(NOBODY, "desk", [ann, bob], new Map());
	const both = turnRole(desk, "money", [bob, cat], new Map());
	const members = new Map([
		["desk", [ann, bob]],
		["money", [bob, cat]],
	]);
	const left = turnRole(both, "desk", [ann, bob], members);
	expect(names(left)).toEqual(["bob", "cat"]);
	expect(left.roles).toEqual(["money"]);
});
