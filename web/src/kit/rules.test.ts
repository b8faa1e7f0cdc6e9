import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { accepts, type Rule } from "./rules";

const ROOT = join(import.meta.dirname, "../../..");
const read = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), "utf8")) as T;
const RULES = read<Record<string, Rule>>("schema/kit/rules.json");
const EXAMPLES = read<Record<string, { good: string[]; bad: string[] }>>("tests/kit/rule_vectors.json");
const ruleOf = (name: string): Rule => RULES[name] ?? { pattern: "", message: "", check: null };

it.each(Object.keys(RULES))("%s accepts and refuses what the server's examples say", (name) => {
	const { good = [], bad = [] } = EXAMPLES[name] ?? {};
	expect(good.filter((text) => !accepts(ruleOf(name), text))).toEqual([]);
	expect(bad.filter((text) => accepts(ruleOf(name), text))).toEqual([]);
	expect([good.length > 0, bad.length > 0]).toEqual([true, true]);
});

it("knows lengths at the edge", () => {
	expect([255, 256].map((size) => accepts(ruleOf("any_255"), "字".repeat(size)))).toEqual([true, false]);
	expect([100, 101].map((size) => accepts(ruleOf("name"), "名".repeat(size)))).toEqual([true, false]);
});

it("finds any one wrong sign of a national ID and of a company code", () => {
	const wrong = (right: string, at: number) =>
		right.slice(0, at) + (right[at] === "1" ? "2" : "1") + right.slice(at + 1);
	for (const [name, right] of [
		["national_id", "11010519491231002X"],
		["company_code", "91350100M000100Y43"],
	] as const)
		for (let at = 0; at < 17; at++) expect(accepts(ruleOf(name), wrong(right, at))).toBe(false);
});
