import { expect, it } from "vitest";
import { applied, nextLine, picture, type Selected, TOOLS } from "./tools";

/** "a[b]c" has b selected, "ab|c" has the caret before c. */
function on(marked: string): Selected {
	const caret = marked.indexOf("|^");
	if (caret >= 0) return { text: marked.replace("|^", ""), from: caret, to: caret };
	const from = marked.indexOf("«");
	return { text: marked.replace(/[«»]/g, ""), from, to: marked.indexOf("»") - 1 };
}

function used(key: string, marked: string): string {
	const before = on(marked);
	const edit = TOOLS.find((tool) => tool.key === key)?.run?.(before);
	return edit ? applied(before.text, edit) : "?";
}

it("has 17 tools, each with a name in Chinese and English", () => {
	expect(TOOLS).toHaveLength(17);
	expect(new Set(TOOLS.map(({ key }) => key)).size).toBe(17);
	expect(TOOLS.every(({ label }) => /^[^|]*[\u4e00-\u9fff][^|]* \| [A-Z]/.test(label))).toBe(true);
});

it("marks what is selected, and unmarks it", () => {
	expect(used("bold", "a«b»c")).toBe("a**b**c");
	expect(used("bold", "a**«b»**c")).toBe("abc");
	expect(used("italic", "«b»")).toBe("*b*");
	expect(used("italic", "**«b»**")).toBe("***b***");
	expect(used("italic", "*«b»*")).toBe("b");
	expect(used("strike", "«b»")).toBe("~~b~~");
	expect(used("code", "«b»")).toBe("`b`");
});

it("turns headings through three levels and back", () => {
	expect(["a|^", "# a|^", "## a|^", "### a|^"].map((text) => used("heading", text))).toEqual([
		"# a",
		"## a",
		"### a",
		"a",
	]);
});

it("makes lists of whole lines, changes their kind, and takes them back", () => {
	expect(used("bullets", "«a\nb»")).toBe("- a\n- b");
	expect(used("numbers", "«- a\n- b»")).toBe("1. a\n2. b");
	expect(used("tasks", "«a\nb»")).toBe("- [ ] a\n- [ ] b");
	expect(used("bullets", "«- a\n- b»")).toBe("a\nb");
	expect(used("tasks", "«- [x] a»")).toBe("a");
	expect(used("quote", "«a»")).toBe("> a");
	expect(used("quote", "«> a»")).toBe("a");
});

it("moves lines in and out", () => {
	expect(used("indent", "x\n«a\nb»\ny")).toBe("x\n  a\n  b\ny");
	expect(used("outdent", "«  a\n b\nc»")).toBe("a\nb\nc");
});

it("puts blocks on lines of their own", () => {
	expect(used("line", "a|^b")).toBe("a\n\n---\n\nb");
	expect(used("table", "|^")).toBe("| 列1 | 列2 |\n| --- | --- |\n|  |  |\n\n");
	expect(used("block", "«x»")).toBe("```\nx\n```\n\n");
});

it("links words, and addresses", () => {
	expect(used("link", "«词»")).toBe("[词](https://)");
	expect(used("link", "«https://a.cn»")).toBe("[](https://a.cn)");
});

it("writes a picture with its remark", () => {
	expect(applied("ab", picture({ text: "ab", from: 1, to: 1 }, "/f/a (1).png", "楼[层]图"))).toBe(
		"a![楼层图](/f/a%20%281%29.png)b",
	);
});

it("goes on with a list at Enter, and ends it on an empty line", () => {
	const next = (text: string) => {
		const edit = nextLine({ text, from: text.length, to: text.length });
		return edit && applied(text, edit);
	};
	expect([next("- a"), next("2. a"), next("  - [x] a"), next("> a"), next("- "), next("a")]).toEqual([
		"- a\n- ",
		"2. a\n3. ",
		"  - [x] a\n  - [ ] ",
		"> a\n> ",
		"",
		null,
	]);
});
