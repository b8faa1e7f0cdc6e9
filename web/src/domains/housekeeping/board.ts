/** The dispatcher's board as data: what an event changes, which card stands in which column, what rings. */

import type { ResourceAction } from "@/engine/describe";
import type { Shapes } from "@/gen/api";
import { ORDER_STEPS } from "@/gen/words/housekeeping";
import { minutesLeft } from "@/kit/time";
import type { EventOf } from "@/live/client";
import { type HkOrder, type HkStaff, isOpen } from "./order";

export type BoardData = Shapes["BoardShape"];

export interface Filter {
	community: string | null;
	building: string | null;
	text: string;
}

export interface Column {
	staff: HkStaff | null;
	open: HkOrder[];
	done: HkOrder[];
}

export const UNASSIGNED = "none";

function putOrder(data: BoardData, order: HkOrder): BoardData | "refetch" {
	const known = data.orders.find((one) => one.id === order.id);
	if (known && known.version > order.version) return data;
	if (order.state === "cancelled") return dropOrder(data, order.id);
	if (!known && data.date !== data.today) return "refetch";
	const orders = known ? data.orders.map((one) => (one === known ? order : one)) : [...data.orders, order];
	return { ...data, orders };
}

function dropOrder(data: BoardData, id: string): BoardData {
	return { ...data, orders: data.orders.filter((order) => order.id !== id) };
}

function putStaff(data: BoardData, staff: HkStaff): BoardData | "refetch" {
	// The figures in the event are today's; another day's are read.
	if (data.date !== data.today) return "refetch";
	const known = data.staff.some((one) => one.id === staff.id);
	return {
		...data,
		staff: known ? data.staff.map((one) => (one.id === staff.id ? staff : one)) : [...data.staff, staff],
	};
}

export function applyEvent(data: BoardData, event: EventOf<"hk-dispatch">): BoardData | "refetch" {
	if (event.op === "order.put") return putOrder(data, event.data.order);
	if (event.op === "staff.put") return putStaff(data, event.data.staff);
	return "refetch";
}

export function matches(order: HkOrder, filter: Filter): boolean {
	if (filter.community && order.communityId !== filter.community) return false;
	if (filter.building && order.buildingName !== filter.building) return false;
	const text = filter.text.trim().toLowerCase();
	return (
		!text || [order.unitTitle, order.no, order.staffName].some((part) => part.toLowerCase().includes(text))
	);
}

const URGENCY = ["H", "M", "L"];

export function byUrgency(a: HkOrder, b: HkOrder): number {
	const urgency = URGENCY.indexOf(a.priority) - URGENCY.indexOf(b.priority);
	return urgency || (a.deadline ?? "9999").localeCompare(b.deadline ?? "9999") || a.no.localeCompare(b.no);
}

function columnOf(staff: HkStaff | null, orders: readonly HkOrder[]): Column {
	const hers = orders.filter((order) => order.staffId === (staff?.id ?? null));
	const open = hers.filter((order) => order.state !== "completed").sort(byUrgency);
	return { staff, open, done: hers.filter((order) => order.state === "completed") };
}

/** Unassigned first, then people on duty, then the others who still have something. */
export function columnsOf(data: BoardData, filter: Filter, showOff: boolean): Column[] {
	const shown = data.orders.filter((order) => matches(order, filter));
	const columns = data.staff
		.map((staff) => columnOf(staff, shown))
		.filter(({ staff, open, done }) => showOff || staff?.state === "on" || open.length + done.length > 0)
		.sort((a, b) => Number(a.staff?.state !== "on") - Number(b.staff?.state !== "on"));
	return [columnOf(null, shown), ...columns];
}

const ALARM_MINUTES = 180;

/** Rooms that may not be ready for the next guest, and problems that somebody reported; the most pressing first. */
export function alarmsOf(orders: readonly HkOrder[], now: Date): HkOrder[] {
	const rings = (order: HkOrder) => {
		if (order.state === "abnormal") return true;
		const left = minutesLeft(order.deadline, now);
		return isOpen(order) && order.state !== "to_inspect" && left !== null && left < ALARM_MINUTES;
	};
	return orders.filter(rings).sort((a, b) => (a.deadline ?? "9999").localeCompare(b.deadline ?? "9999"));
}

/** The step that gives an order that waits to somebody, and the one that gives it to somebody else or to nobody. */
export type Given = { kind: "dispatch"; staffId: string } | { kind: "redispatch"; staffId: string | null };
export type Drop = Given | { kind: "none"; why: "same" | "started" | "leave" };

/** What dropping a card on a column means; a started order is never taken away. */
export function dropOn(order: HkOrder, target: HkStaff | null, moves: Moves): Drop {
	if (order.staffId === (target?.id ?? null)) return { kind: "none", why: "same" };
	const kind = moves.get(order.state);
	if (kind === undefined) return { kind: "none", why: "started" };
	if (target?.state === "leave") return { kind: "none", why: "leave" };
	if (kind === "redispatch") return { kind, staffId: target?.id ?? null };
	return target ? { kind, staffId: target.id } : { kind: "none", why: "same" };
}

/** State -> the transition that gives a card to somebody, where this person may. */
export type Moves = ReadonlyMap<string, "dispatch" | "redispatch">;

export function movesOf(actions: readonly Pick<ResourceAction, "code" | "starts">[]): Moves {
	return new Map(
		(["dispatch", "redispatch"] as const).flatMap((code) =>
			actions
				.filter((action) => action.code === code)
				.flatMap(({ starts }) => starts.map((at) => [at, code])),
		),
	);
}

/** The board as it will be when the server agrees. */
export function afterMove(data: BoardData, order: HkOrder, target: HkStaff | null): BoardData {
	const moved: HkOrder = {
		...order,
		staffId: target?.id ?? null,
		staffName: target?.name ?? "",
		state: (target ? ORDER_STEPS.dispatch : ORDER_STEPS.recall).target,
	};
	const shift = (staff: HkStaff, by: 1 | -1): HkStaff => ({
		...staff,
		open: staff.open + by,
		minutes: Math.max(0, staff.minutes + by * order.minutes),
	});
	const staff = data.staff.map((one) => {
		if (one.id === order.staffId) return shift(one, -1);
		return one.id === target?.id ? shift(one, 1) : one;
	});
	return { ...data, staff, orders: data.orders.map((one) => (one.id === order.id ? moved : one)) };
}
