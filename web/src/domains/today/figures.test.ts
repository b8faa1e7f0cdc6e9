import { describe, expect, it } from "vitest";
import { addressOf, greetingAt, occupancyOf, orderCards, shanghaiHour, short, tenThousands } from "./figures";

const card = (count: number, oldest: string | null = null) => ({
	count,
	oldest,
	list: { path: "rental/order", query: {} },
});

describe("the greeting", () => {
	it("follows the hour: before 9, up to 11, up to 13, before 20, otherwise", () => {
		const words = [0, 8, 9, 11, 12, 13, 14, 19, 20, 23].map((hour) => greetingAt(hour).split(" | ")[0]);
		const expected = [
			"早上好",
			"早上好",
			"上午好",
			"上午好",
			"中午好",
			"中午好",
			"下午好",
			"下午好",
			"晚上好",
			"晚上好",
		];
		expect(words).toEqual(expected);
	});

	it("takes the hour of the house, not of the computer", () => {
		expect(shanghaiHour(new Date("2026-05-01T18:30:00Z"))).toBe(2);
	});
});

describe("amounts", () => {
	it("stand in ten-thousands with two decimals, halves up", () => {
		const texts = ["123456.78", "50.00", "49.99", "-123450.00", "0.00", "12345678900.00", "88.5"].map(
			tenThousands,
		);
		expect(texts).toEqual(["12.35", "0.01", "0.00", "-12.35", "0.00", "1,234,567.89", "0.01"]);
	});

	it("are short in English by K and M", () => {
		expect(["2560600.00", "15100.50", "88.5"].map(short)).toEqual(["2.56M", "15.1K", "88.5"]);
	});
});

describe("the cards", () => {
	it("stand by urgency: late, waiting, done, facts", () => {
		const data = {
			date: "2026-05-01",
			arrivals: card(0),
			departures: card(3),
			housekeeping: card(2, "2026-05-01 11:00:00"),
			unpaid: card(4, "2026-05-02"),
			inHouse: card(9),
			finance: card(1),
		};
		expect(orderCards(data, "2026-05-01 12:00:00")).toEqual([
			"housekeeping",
			"departures",
			"unpaid",
			"arrivals",
			"inHouse",
			"finance",
		]);
	});

	it("open exactly the rows behind the number", () => {
		const list = {
			path: "rental/order",
			query: { state: "reserved,confirmed", checkIn_begin: "2026-05-01" },
		};
		expect(addressOf({ count: 1, list })).toBe(
			"/rental/order?state=reserved%2Cconfirmed&checkIn_begin=2026-05-01",
		);
	});

	it("may lead to a part of them", () => {
		const list = { path: "rental/ledger", query: { direction: "in,out", paidOn_begin: "2026-05-01" } };
		expect(addressOf({ count: 1, list }, { direction: "in" })).toBe(
			"/rental/ledger?direction=in&paidOn_begin=2026-05-01",
		);
	});
});

describe("occupancy", () => {
	it("is the share of what can be sold, without blocked units", () => {
		expect(occupancyOf({ total: 12, occupied: 5, blocked: 2 })).toBe(0.5);
		expect(occupancyOf({ total: 2, occupied: 0, blocked: 2 })).toBe(0);
	});
});
