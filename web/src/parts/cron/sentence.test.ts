import { describe, expect, it } from "vitest";
import { cronSentence } from "./sentence";

const CASES: ReadonlyArray<[string, string, string]> = [
	["0 0 4 * * ? *", "每天 04:00:00 执行", "Runs at 04:00:00, every day"],
	["0/10 * * * * ? *", "每10秒执行一次", "Runs every 10 seconds"],
	["0 * * * * ?", "每分钟执行一次", "Runs every minute"],
	["0 0/5 9-17 * * ?", "第9到17点 每5分钟执行一次", "Runs every 5 minutes of hour 9 to 17"],
	[
		"0 30 8,20 ? * MON-FRI",
		"每周一到周五 08:30:00、20:30:00 执行",
		"Runs at 08:30:00, 20:30:00, on Monday to Friday",
	],
	["0 0 1 L * ?", "每月最后一天 01:00:00 执行", "Runs at 01:00:00, on the last day of the month"],
	[
		"0 0 1 L-2 * ?",
		"每月倒数第3天 01:00:00 执行",
		"Runs at 01:00:00, on 2 days before the last day of the month",
	],
	[
		"0 0 1 15W * ?",
		"每月离15日最近的工作日 01:00:00 执行",
		"Runs at 01:00:00, on the weekday nearest to day 15 of the month",
	],
	["0 0 9 ? * 6L", "每月最后一个周五 09:00:00 执行", "Runs at 09:00:00, on the last Friday of the month"],
	["0 0 9 ? * 2#1", "每月第1个周一 09:00:00 执行", "Runs at 09:00:00, on Monday number 1 of the month"],
	["0 0 0 1 1 ? 2027", "2027年，1月1日 00:00:00 执行", "Runs at 00:00:00, on day 1 of month 1, in 2027"],
];

describe("a cron expression in words", () => {
	it.each(CASES)("%s", (cron, zh, en) => {
		expect(cronSentence(cron)).toEqual({ zh, en });
	});

	it("is silent where parts are missing", () => {
		expect(cronSentence("0 0 4")).toBeNull();
		expect(cronSentence("")).toBeNull();
	});
});
