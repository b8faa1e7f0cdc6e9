/** A small board for the tests of the core: one community, two houses with rooms and beds, and stays made on the spot. */
import { dayOf, isoOf } from "./day";
import { applyDelta, mergeAnswer } from "./merge";
import { type BoardModel, type BoardStay, emptyModel } from "./model";
import type { BoardAnswer, Stay, Unit } from "./wire";

export const TODAY = "2026-10-05";

export function unit(
	id: string,
	kind: Unit["kind"],
	parentId: string | null,
	leafIds: string[],
	more: Partial<Unit> = {},
): Unit {
	return {
		id,
		kind,
		refId: id,
		parentId,
		leafIds,
		communityId: "c1",
		buildingId: "b1",
		floor: 1,
		name: id,
		title: id,
		houseType: "1室1厅",
		rentalMethod: "whole",
		riyue: "1",
		cleanState: "clean",
		limit: 2,
		price: "288.00",
		sort: 0,
		sellable: true,
		version: 1,
		...more,
	};
}

export function stay(
	id: string,
	unitId: string,
	leafIds: string[],
	from: string,
	to: string,
	more: Partial<Stay> = {},
): Stay {
	return {
		id,
		kind: "order",
		sourceId: `o${id}`,
		no: `D${id}`,
		unitId,
		leafIds,
		from,
		to,
		state: "confirmed",
		guest: "王芳",
		phone: "138****0001",
		nights: dayOf(to) - dayOf(from),
		total: "288.00",
		paid: "0.00",
		balance: "0.00",
		channel: "门店",
		companyId: null,
		remark: "",
		locked: false,
		version: 1,
		segment: { index: 1, count: 1 },
		guests: 1,
		updateBy: null,
		updateTime: null,
		...more,
	};
}

/** H1 is sold whole; H2 has room R1 (a leaf) and room R2 with beds B1 and B2. */
export function sampleAnswer(stays: Stay[] = []): BoardAnswer {
	const from = "2026-10-01";
	const to = "2026-10-31";
	return {
		from,
		to,
		today: TODAY,
		topic: "board/c1",
		communityId: "c1",
		types: [],
		communities: [{ id: "c1", checkIn: "14:00", checkOut: "12:00", name: "云栖" }],
		buildings: [{ id: "b1", communityId: "c1", name: "1栋", floors: 6 }],
		units: [
			unit("H1", "house", null, ["H1"], { sort: 1 }),
			unit("H2", "house", null, ["R1", "B1", "B2"], { sort: 2, floor: 2, rentalMethod: "sublease" }),
			unit("R1", "room", "H2", ["R1"], { sort: 1, floor: 2, houseType: "单间" }),
			unit("R2", "room", "H2", ["B1", "B2"], { sort: 2, floor: 2, houseType: "单间" }),
			unit("B1", "bed", "R2", ["B1"], { sort: 1, floor: 2, houseType: "床位" }),
			unit("B2", "bed", "R2", ["B2"], { sort: 2, floor: 2, houseType: "床位" }),
		],
		unassigned: [],
		stays,
		days: [
			{
				date: "2026-10-01",
				weekday: 4,
				holiday: { name: "国庆节", kind: "holiday" },
				total: 4,
				free: 4,
				occupied: 0,
				blocked: 0,
				arrivals: 0,
				departures: 0,
				held: 0,
				waiting: 0,
			},
		],
		counters: { arrivals: 0, departures: 0, inHouse: 0, free: 4, dirty: 0, blocked: 0, holds: 0, leases: 0 },
		prices: { H1: ["288.00", "358.00"] },
		rules: {},
	};
}

export function sampleModel(stays: Stay[] = []): BoardModel {
	const model = emptyModel(dayOf(TODAY));
	mergeAnswer(model, sampleAnswer(stays));
	return model;
}

export function put(model: BoardModel, one: Stay): void {
	applyDelta(model, { op: "stay.put", data: { stay: one } });
}

export function stayOf(model: BoardModel, id: string): BoardStay {
	const found = model.stays.get(id);
	if (!found) throw new Error(`no stay ${id}`);
	return found;
}

export function unitOf(model: BoardModel, id: string): Unit {
	const found = model.units.get(id);
	if (!found) throw new Error(`no unit ${id}`);
	return found;
}

export { dayOf, isoOf };
