import { expect, test } from "vitest";
import { isEmpty, readTyped, withFilter } from "./filters";

const NONE = { text: "", from: null, in: null, before: null, after: null, kind: null };

test("filters are read out of the line, whatever stands around them", () => {
	expect(readTyped("from:张三 in:前台 before:2026-11-01 空调 漏水")).toEqual({
		...NONE,
		text: "空调 漏水",
		from: "张三",
		in: "前台",
		before: "2026-11-01",
	});
	expect(readTyped("漏水 after:2026-10-01 kind:image")).toEqual({
		...NONE,
		text: "漏水",
		after: "2026-10-01",
		kind: "image",
	});
});

test("the words of the other language and wide colons mean the same", () => {
	expect(readTyped("来自：李四 会话：“早 班 群” 类型：文件")).toEqual({
		...NONE,
		from: "李四",
		in: "早 班 群",
		kind: "file",
	});
	expect(readTyped('FROM:"Ann Lee" hello')).toEqual({ ...NONE, from: "Ann Lee", text: "hello" });
});

test("what is no filter stays a word, and half a filter narrows nothing", () => {
	expect(readTyped("http://a.cn/b 12:30 总价:288").text).toBe("http://a.cn/b 12:30 总价:288");
	expect(readTyped("before:2026-11 from: kind:what")).toEqual(NONE);
	expect(readTyped("before:2026-13-45").before).toBeNull();
	expect(isEmpty(readTyped("before:2026-11 "))).toBe(true);
	expect(isEmpty(readTyped("kind:image"))).toBe(false);
});

test("a picker writes its filter into the line and takes it out again", () => {
	const line = withFilter("漏水 from:张三", "from", "Ann Lee");
	expect(line).toBe('from:"Ann Lee" 漏水');
	expect(withFilter(line, "from", null)).toBe("漏水");
	expect(withFilter("漏水 来自：张三", "from", null)).toBe("漏水");
	expect(readTyped(withFilter("漏水", "in", "前台")).in).toBe("前台");
});
