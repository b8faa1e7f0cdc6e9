import { describe, expect, it } from "vitest";
import { matchNames, matchWords } from "@/kit/match";
import { byGrade } from "./entry";
import { withVisit } from "./recent";
import { readSum } from "./sum";

const grade = (text: string, typed: string) => matchWords(text, typed)?.grade ?? null;

describe("a name answers", () => {
	it("as written, by pinyin, by initials and mixed", () => {
		for (const typed of ["钟山", "zsld", "ZSLD", "zhongshan", "zhongsld", "钟山ld", "绿地", "lvdi"])
			expect(grade("钟山绿地", typed), typed).not.toBeNull();
		expect(grade("钟山绿地", "zx")).toBeNull();
		expect(grade("Room board", "board")).not.toBeNull();
	});

	it("better where the whole name or its beginning answers", () => {
		expect(grade("房态图", "房态图")).toBe(0);
		expect(grade("房态图", "房")).toBeLessThan(grade("房态图", "态") ?? 99);
		expect(grade("Daily orders", "order")).toBeLessThan(grade("Reorders", "order") ?? 99);
		expect(grade("房态图", "ftt")).toBeLessThan(grade("房态图", "tt") ?? 99);
	});

	it("with the letters that answer named", () => {
		expect(matchWords("钟山绿地", "ld")?.at).toEqual([2, 3]);
		expect(matchWords("日租订单", "订单")?.at).toEqual([2, 3]);
	});

	it("to every typed word, in any order", () => {
		expect(matchWords("日租订单", "dd rz")?.at).toEqual([0, 1, 2, 3]);
		expect(matchWords("日租订单", "dd zz")).toBeNull();
		expect(matchWords("日租订单", " ")).toBeNull();
	});

	it("by its other names too, which mark nothing", () => {
		expect(matchNames(["Orders", "日租订单"], "rzdd")).toMatchObject({ at: [] });
		expect(matchNames(["Orders", "日租订单"], "xyz")).toBeNull();
	});

	it("and the best come first", () => {
		const best = byGrade(["收银订单", "订单", "订单流水"], (name) => matchWords(name, "dd"), 2);
		expect(best.map(([name]) => name)).toEqual(["订单", "订单流水"]);
	});
});

describe("a sum", () => {
	it("is read with brackets, signs of a Chinese keyboard and thousands", () => {
		expect(readSum("=12*3.5")).toBe(42);
		expect(readSum("＝（3500－200）×12")).toBe(39600);
		expect(readSum("1,234.50 + 1")).toBe(1235.5);
		expect(readSum("=0.1+0.2")).toBe(0.3);
		expect(readSum("= -2 * (3 - 5) / 4")).toBe(1);
	});

	it("is not seen in a phone, a room or a date, nor run as code", () => {
		for (const typed of [
			"13812345678",
			"1-1608",
			"2026-11-21",
			"2026/11/21",
			"=",
			"=1+",
			"=1/0",
			"=alert(1)",
			"=a.b",
			"=1;2",
			"=[1]",
		])
			expect(readSum(typed), typed).toBeNull();
	});
});

it("an address is in the recent list once, the newest first, and the list stays short", () => {
	const visit = (n: number) => ({ href: `/p${n}`, path: `/p${n}`, name: null, at: n });
	let visits = Array.from({ length: 20 }, (_, n) => visit(n)).reduce(
		withVisit,
		[] as ReturnType<typeof visit>[],
	);
	visits = withVisit(visits, visit(15));
	expect(visits[0]?.href).toBe("/p15");
	expect(visits.filter((one) => one.href === "/p15")).toHaveLength(1);
	expect(visits).toHaveLength(12);
});
