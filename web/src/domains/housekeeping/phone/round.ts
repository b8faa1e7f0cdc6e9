/** Her round of the day: in which order the cards stand, how far she is, and which deadline a change would miss. */
import type { HkOrder } from "@/domains/housekeeping/order";
import { minutesLeft, readTime } from "@/kit/time";

const DONE = new Set(["completed", "to_inspect"]);
const HERS = new Set(["dispatched", "accepted", "in_progress", "abnormal", "to_inspect", "completed"]);

export function isDone(order: HkOrder): boolean {
	return DONE.has(order.state);
}

const URGENCY = ["H", "M", "L"];

/** What she works on stands above the rest, what waits for the supervisor below it. */
function stageOf({ state }: HkOrder): number {
	return state === "in_progress" ? 0 : state === "abnormal" ? 2 : 1;
}

function byUrgency(a: HkOrder, b: HkOrder): number {
	if (stageOf(a) !== stageOf(b)) return stageOf(a) - stageOf(b);
	const urgency = URGENCY.indexOf(a.priority) - URGENCY.indexOf(b.priority);
	if (urgency !== 0) return urgency;
	const [first, second] = [a.deadline ?? "9999", b.deadline ?? "9999"];
	return first.localeCompare(second) || a.no.localeCompare(b.no);
}

/** Her own sequence first; what she has not placed stands by urgency, below what she is working on. */
export function arrange(orders: readonly HkOrder[], sequence: readonly string[]): HkOrder[] {
	const place = new Map(sequence.map((id, at) => [id, at]));
	const rank = (order: HkOrder) => place.get(order.id) ?? Number.MAX_SAFE_INTEGER;
	return orders
		.filter((order) => HERS.has(order.state))
		.sort((a, b) => Number(isDone(a)) - Number(isDone(b)) || rank(a) - rank(b) || byUrgency(a, b));
}

/** The sequence after one card went up or down among the cards still to do. */
export function moveCard(orders: readonly HkOrder[], id: string, by: -1 | 1): string[] {
	const ids = orders.filter((order) => !isDone(order)).map((order) => order.id);
	const from = ids.indexOf(id);
	const to = from + by;
	if (from < 0 || to < 0 || to >= ids.length) return ids;
	ids.splice(to, 0, ...ids.splice(from, 1));
	return ids;
}

/** The orders whose deadline would pass before they are done, when worked in this sequence without a break. */
export function missedDeadlines(orders: readonly HkOrder[], now: Date): HkOrder[] {
	let clock = now.getTime();
	return orders.filter((order) => {
		if (isDone(order) || order.state === "abnormal") return false;
		clock += workLeft(order, now) * 60_000;
		return order.deadline !== null && readTime(order.deadline).getTime() < clock;
	});
}

function workLeft(order: HkOrder, now: Date): number {
	if (order.state !== "in_progress" || !order.startedAt) return order.minutes;
	return Math.max(0, order.minutes + (minutesLeft(order.startedAt, now) ?? 0));
}

export interface Progress {
	done: number;
	total: number;
	minutes: number;
}

export function progressOf(orders: readonly HkOrder[]): Progress {
	const open = orders.filter((order) => !isDone(order));
	return {
		done: orders.length - open.length,
		total: orders.length,
		minutes: open.reduce((sum, order) => sum + order.minutes, 0),
	};
}
