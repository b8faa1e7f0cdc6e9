import { expect, it } from "vitest";
import type { DueDays, DueOrder } from "./api";
import { eventsOf } from "./due";

const order = (more: Partial<DueOrder>): DueOrder => ({
	id: "1",
	version: 1,
	no: "JJ1",
	type: "checkout",
	state: "accepted",
	unitTitle: "云栖花园 1幢 301",
	communityId: "c1",
	buildingName: "1幢",
	staffName: "王秀英",
	from: "2026-11-22 14:20:00",
	to: "2026-11-22 15:00:00",
	day: "2026-11-22",
	...more,
});
const NONE = { community: null, building: null, text: "" };
const days = (...orders: DueOrder[]): DueDays => ({
	orders,
	away: [{ id: "9", name: "李芳", from: "2026-11-22 00:00:00", to: "2026-11-23 18:00:00" }],
});

it("an order stands until it is due, in the colour of its state; what has begun stays", () => {
	const [, first, second, third] = eventsOf(
		days(
			order({}),
			order({ id: "2", state: "pending", staffName: "" }),
			order({ id: "3", state: "abnormal" }),
		),
		NONE,
	);
	expect(first).toEqual({
		id: "1",
		title: "1幢 301 王秀英",
		from: "2026-11-22 14:20",
		to: "2026-11-22 15:00",
		tone: "first",
		fixed: false,
	});
	expect(second).toMatchObject({ title: "1幢 301 待派", tone: "warn", fixed: false });
	expect(third).toMatchObject({ tone: "bad", fixed: true });
});

it("absences stand fixed, whatever is looked for", () => {
	const shown = eventsOf(days(order({}), order({ id: "2", communityId: "c2" })), {
		...NONE,
		community: "c2",
	});
	expect(shown.map((one) => one.id)).toEqual(["away-9", "2"]);
	expect(shown[0]).toMatchObject({ title: "李芳 缺勤", fixed: true });
	expect(eventsOf(days(order({})), { ...NONE, text: "王秀" })).toHaveLength(2);
	expect(eventsOf(days(order({})), { ...NONE, text: "赵" })).toHaveLength(1);
});
