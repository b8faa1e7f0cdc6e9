import { expect, it } from "vitest";
import { bySlot, slotBeside, slotName, slotOf } from "./slots";

const columns = [
	{ key: "mon", title: "一", closed: true },
	{ key: "tue", title: "二" },
	{ key: "wed", title: "三", closed: true },
	{ key: "thu", title: "四" },
];
const rows = [
	{ key: "morning", title: "上午" },
	{ key: "noon", title: "中午" },
];
const beside = (key: string, column: string, row: string) => slotBeside(key, { column, row }, columns, rows);

it("goes to the next open slot by arrow, over closed ones, and nowhere beyond the edge", () => {
	expect(beside("ArrowRight", "tue", "noon")).toEqual({ column: "thu", row: "noon" });
	expect(beside("ArrowDown", "tue", "morning")).toEqual({ column: "tue", row: "noon" });
	expect(beside("ArrowDown", "tue", "noon")).toBeNull();
	expect(beside("ArrowLeft", "tue", "noon")).toBeNull();
	expect(beside("Enter", "tue", "noon")).toBeUndefined();
});

it("puts what shares a slot together, also where the column has no name", () => {
	const item = (id: string, column: string) => ({ id, column, row: "noon", title: id, lines: [] });
	const found = bySlot([item("a", "tue"), item("b", ""), item("c", "tue")]);
	expect(found.get(slotName("tue", "noon"))?.map(({ id }) => id)).toEqual(["a", "c"]);
	expect(found.get(slotName("", "noon"))).toHaveLength(1);
	expect(slotOf(slotName("", "noon"))).toEqual({ column: "", row: "noon" });
});
