import { expect, test } from "vitest";
import { likelyChoice, type OpenItem, payableFromPrepaid, planOf, sumOf } from "./payment";

const item = (id: string, open: string, due: string | null, kind = "rent"): OpenItem => ({
	id,
	leaseId: "1",
	kind,
	no: id,
	from: due,
	to: due,
	due,
	daysLate: 0,
	amount: open,
	open,
});
const ITEMS = [
	item("a", "1000.00", "2026-01-01"),
	item("b", "1000.00", "2026-02-01"),
	item("c", "50.05", "2026-03-01"),
	item("p", "-20.00", null, "prepay"),
];
const amounts = (plan: ReturnType<typeof planOf>) => plan.parts.map(({ amount }) => amount);

test("the oldest bills are paid first and the rest stays open", () => {
	const plan = planOf(ITEMS, { chosen: ["a", "b", "c"], typed: {}, received: 150_000 });
	expect(amounts(plan)).toEqual([100_000, 50_000, 0]);
	expect([plan.paid, plan.surplus, plan.remaining]).toEqual([150_000, 0, 55_005]);
});

test("what is typed for a bill stands, and the others share what is left", () => {
	const plan = planOf(ITEMS, { chosen: ["a", "b", "c"], typed: { b: 30_000 }, received: 120_000 });
	expect(amounts(plan)).toEqual([90_000, 30_000, 0]);
	const more = planOf(ITEMS, { chosen: ["a", "b"], typed: { b: 30_000 }, received: 10_000 });
	expect([amounts(more), more.surplus]).toEqual([[0, 30_000], -20_000]);
});

test("too much is on no bill, and prepaid money is never chosen", () => {
	const plan = planOf(ITEMS, { chosen: ["c", "p"], typed: {}, received: 6_000 });
	expect([amounts(plan), plan.surplus]).toEqual([[5_005], 995]);
});

test("what is due is likely, else the next bill", () => {
	expect(likelyChoice(ITEMS, "2026-02-01")).toEqual(["a", "b"]);
	expect(likelyChoice(ITEMS, "2025-12-01")).toEqual(["a"]);
	expect(likelyChoice([], "2026-02-01")).toEqual([]);
	expect(sumOf(ITEMS, ["a", "c"])).toBe(105_005);
});

test("prepaid money of a lease pays its own bills and never the deposit", () => {
	const other = { ...item("d", "700.00", "2025-12-01"), leaseId: "2" };
	const items = payableFromPrepaid([item("e", "3000.00", "2026-01-01", "deposit"), other, ...ITEMS], "1");
	expect(items.map(({ id }) => id)).toEqual(["a", "b", "c"]);
	const plan = planOf(items, { chosen: ["a", "b", "c"], typed: {}, received: 120_000 });
	expect([amounts(plan), plan.paid, plan.surplus]).toEqual([[100_000, 20_000, 0], 120_000, 0]);
	const rich = planOf(items, { chosen: ["a", "c"], typed: {}, received: 120_000 });
	expect([amounts(rich), rich.surplus]).toEqual([[100_000, 5_005], 14_995]);
	const typed = planOf(items, { chosen: ["a", "b"], typed: { b: 90_000 }, received: 50_000 });
	expect([amounts(typed), typed.surplus]).toEqual([[0, 90_000], -40_000]);
});

test("a bill that would get more than is open on it is told", () => {
	expect(planOf(ITEMS, { chosen: ["c"], typed: { c: 5_005 }, received: 9_000 }).over).toBe(false);
	expect(planOf(ITEMS, { chosen: ["c"], typed: { c: 5_006 }, received: 9_000 }).over).toBe(true);
});
