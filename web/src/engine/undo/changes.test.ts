import { expect, test } from "vitest";
import type { Describe } from "../describe";
import { changesOf } from "./changes";

const field = (key: string, kind: string) => ({ key, kind, label: { zh: key, en: key } });
const order = {
	path: "rental/order",
	fields: [
		field("checkOut", "date"),
		field("state", "dict"),
		field("roomTotal", "money"),
		field("balance", "money"),
		field("nights", "int"),
		field("remark", "text"),
	],
} as unknown as Describe;
const change = (name: string, old: unknown, now: unknown) => ({ field: name, label: null, old, new: now });

test("an extension is told with its day and by how much the charge rose", () => {
	const diff = [
		change("state", "confirmed", "in_house"),
		change("checkOut", "2026-11-26", "2026-11-28"),
		change("room_total", "836.00", "1254.00"),
		change("balance", "0.00", "418.00"),
	];
	const told = changesOf({ action: "extend", diff }, order);
	expect(told.changes.map((one) => one.field)).toEqual(["checkOut"]);
	expect(told.money).toBe("+¥418.00");
});

test("money that went down has a minus, and money that stayed is not told", () => {
	expect(changesOf({ action: "shorten", diff: [change("roomTotal", "418.10", "0.20")] }, order).money).toBe(
		"−¥417.90",
	);
	expect(changesOf({ action: "edit", diff: [change("remark", "", "a")] }, order).money).toBe("");
});

test("of a new row, a deleted one and what is not described no change is told", () => {
	const diff = [change("checkOut", null, "2026-11-28"), change("roomTotal", null, "5.00")];
	for (const told of [
		changesOf({ action: "add", diff }, order),
		changesOf({ action: "delete", diff }, order),
		changesOf({ action: "edit", diff }, null),
		changesOf({ action: "edit", diff: [change("hidden", 1, 2)] }, order),
	])
		expect(told).toEqual({ changes: [], money: "" });
});

test("two changes are told, the rest is in the timeline", () => {
	const diff = ["checkOut", "nights", "remark"].map((name) => change(name, "1", "2"));
	expect(changesOf({ action: "edit", diff }, order).changes).toHaveLength(2);
});
