import { describe, expect, it } from "vitest";
import { readBlock, writeBlock } from "./block";

describe("blocks of the clipboard", () => {
	it("reads what a spreadsheet writes: tabs, line ends, quotes around line breaks, doubled quotes", () => {
		expect(readBlock('a\tb\r\n"两\n行"\t"说""好"""\r\n')).toEqual([
			["a", "b"],
			["两\n行", '说"好"'],
		]);
	});

	it("keeps empty cells, also at the end of a line", () => {
		expect(readBlock("a\t\t\r\n\tb\t")).toEqual([
			["a", "", ""],
			["", "b", ""],
		]);
		expect(readBlock("")).toEqual([]);
		expect(readBlock("\r\n")).toEqual([[""]]);
	});

	it("a quote that quotes nothing is a quote", () => {
		expect(readBlock('5" 管\t"x" y')).toEqual([['5" 管', '"x" y']]);
	});

	it("what is written is read again, whatever it holds", () => {
		const signs = ["a", '"', "\t", "\n", " ", "房", ",", ""];
		const rows = signs.map((one) => signs.map((other) => `${one}${other}${one}`));
		expect(readBlock(writeBlock(rows))).toEqual(rows);
	});
});
