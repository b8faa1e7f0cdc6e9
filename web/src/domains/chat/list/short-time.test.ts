import { expect, test } from "vitest";
import { momentOf } from "../store/rows";
import { dayName, shortTime } from "./short-time";

const now = momentOf("2026-11-21 00:30:00");

test("today by the time, yesterday by name, else by day: as the clock of Shanghai says", () => {
	expect(shortTime("2026-11-21 00:10:00", now)).toBe("00:10");
	expect(shortTime("2026-11-20 23:59:59", now)).toBe("昨天");
	expect(shortTime("2026-11-19 08:00:00", now)).toBe("11/19");
	expect(shortTime("2025-11-21 08:00:00", now)).toBe("2025/11/21");
	expect(shortTime(null, now)).toBe("");
});

test("a day above its messages", () => {
	expect(dayName("2026-11-21", now)).toBe("今天");
	expect(dayName("2026-11-20", now)).toBe("昨天");
	expect(dayName("2026-11-16", now)).toBe("11月16日 星期一");
	expect(dayName("2025-01-01", now)).toBe("2025年1月1日 星期三");
});
