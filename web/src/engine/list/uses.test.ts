import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Describe, Row } from "../describe";
import { agreesToUses, lineOf, type Use } from "./uses";

const answers = vi.hoisted(() => ({ uses: [] as unknown[], agreed: true, asked: 0, called: 0 }));
vi.mock("@/kit/http", () => ({
	getAt: async () => {
		answers.called += 1;
		return answers.uses;
	},
}));
vi.mock("@/kit/notice", () => ({
	ask: async () => {
		answers.asked += 1;
		return answers.agreed;
	},
}));

const USE: Use = {
	path: "sys/user",
	title: { zh: "用户", en: "Users" },
	label: { zh: "角色", en: "Roles" },
	count: 3,
	more: false,
	key: null,
	value: "1",
};
const ROLE = { path: "sys/role", label: ["roleName"], fields: [], tellsUses: true } as unknown as Describe;
const ROWS = [{ id: "1", roleName: "前台" }] as Row[];

describe("what uses a row", () => {
	beforeEach(() => Object.assign(answers, { uses: [], agreed: true, asked: 0, called: 0 }));

	it("asks nobody about what is not used, nor of lists that do not tell", async () => {
		expect(await agreesToUses(ROLE, ROWS)).toBe(true);
		expect([answers.called, answers.asked]).toEqual([1, 0]);
		expect(await agreesToUses({ ...ROLE, tellsUses: false }, ROWS)).toBe(true);
		expect(answers.called).toBe(1);
	});

	it("asks before what is used is deleted, and takes no for an answer", async () => {
		Object.assign(answers, { uses: [USE], agreed: false });
		expect(await agreesToUses(ROLE, ROWS)).toBe(false);
		expect(answers.asked).toBe(1);
	});

	it("counts up to a bound", () => {
		expect(lineOf(USE)).toBe("用户（角色）：3条");
		expect(lineOf({ ...USE, count: 1000, more: true })).toBe("用户（角色）：1000+条");
	});
});
