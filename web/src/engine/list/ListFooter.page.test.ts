import { expect, it } from "vitest";
import type { Field } from "../describe";
import { summedFields } from "./ListFooter";
import type { ShownColumn } from "./layout";

const column = (key: string, hidden = false): ShownColumn => ({
	field: { key } as Field,
	width: null,
	pin: null,
	hidden,
});

it("sums the columns on screen that are summed at all, in their order", () => {
	const columns = [column("paid"), column("no"), column("open", true), column("amount")];
	const totals = { keys: ["amount", "open", "paid"], by: null };
	expect(summedFields({ totals }, columns).map(({ key }) => key)).toEqual(["paid", "amount"]);
	expect(summedFields({}, columns)).toEqual([]);
});
