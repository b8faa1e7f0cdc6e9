import { expect, test } from "vitest";
import { relativeTime } from "./relative-time";

const now = Date.parse("2026-11-21T09:30:00+08:00");

test("what was sent is told by how long ago it was, in Shanghai's days", () => {
	expect(relativeTime("2026-11-21 09:29:30", now)).toBe("刚刚");
	expect(relativeTime("2026-11-21 09:25:00", now)).toBe("5 分钟前");
	expect(relativeTime("2026-11-21 00:10:00", now)).toBe("9 小时前");
	expect(relativeTime("2026-11-20 23:50:00", now)).toBe("昨天 23:50");
	expect(relativeTime("2026-11-03 08:00:00", now)).toBe("11-03 08:00");
	expect(relativeTime("2025-12-31 08:00:00", now)).toBe("2025-12-31");
});

test("a clock that runs ahead never tells of the future", () => {
	expect(relativeTime("2026-11-21 09:31:00", now)).toBe("刚刚");
});
