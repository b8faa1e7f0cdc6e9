import { expect, test } from "vitest";
import { partsOf } from "./marks";

const shown = (body: string, typed: string) =>
	partsOf(body, typed)
		.map((part) => (part.hit ? `[${part.text}]` : part.text))
		.join("");

test("every word that was looked for is marked, in either case", () => {
	expect(shown("空调漏水，Wifi 也坏了", "漏水 wifi")).toBe("空调[漏水]，[Wifi] 也坏了");
	expect(shown("a.b axb", "a.b")).toBe("[a.b] axb");
	expect(shown("没有答案", "漏水")).toBe("没有答案");
});

test("a longer word is not hidden by a part of it", () => {
	expect(shown("热水器坏了", "热水 热水器")).toBe("[热水器]坏了");
});

test("a long message is cut around the first answer", () => {
	const long = `${"前".repeat(100)}漏水${"后".repeat(200)}`;
	const text = shown(long, "漏水");
	expect(text.startsWith(`…${"前".repeat(24)}[漏水]`)).toBe(true);
	expect(text.endsWith("…")).toBe(true);
	expect(text.length).toBeLessThan(130);
});
