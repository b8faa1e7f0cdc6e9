/** Orders and absences as events of a calendar. */
import { t } from "@/kit/text";
import type { CalendarEvent } from "@/parts/calendar/days";
import type { DueDays, DueOrder } from "./api";
import type { Filter } from "./board";
import type { HkState } from "./order";
import { splitTitle } from "./order";

const MOVABLE: readonly HkState[] = ["pending", "dispatched", "accepted"];
const TONES: Partial<Record<HkState, NonNullable<CalendarEvent["tone"]>>> = {
	pending: "warn",
	abnormal: "bad",
	completed: "good",
};

/** To the minute, as calendars tell time. */
const stamp = (moment: string) => moment.slice(0, 16);

export function eventsOf(days: DueDays, filter: Filter): CalendarEvent[] {
	const orders = days.orders.filter((order) => fits(order, filter));
	const away = days.away.map((one) => ({
		id: `away-${one.id}`,
		title: t("{name} 缺勤 | {name} away", { name: one.name }),
		from: stamp(one.from),
		to: stamp(one.to),
		tone: "bad" as const,
		fixed: true,
	}));
	return [...away, ...orders.map(eventOf)];
}

function eventOf(order: DueOrder): CalendarEvent {
	const [, room] = splitTitle(order.unitTitle);
	return {
		id: order.id,
		title: `${room} ${order.staffName || t("待派 | Unassigned")}`,
		from: stamp(order.from),
		to: stamp(order.to),
		tone: TONES[order.state] ?? "first",
		fixed: !MOVABLE.includes(order.state),
	};
}

function fits(order: DueOrder, { community, building, text }: Filter): boolean {
	if (community && order.communityId !== community) return false;
	if (building && order.buildingName !== building) return false;
	const wanted = text.trim().toLowerCase();
	return [order.unitTitle, order.no, order.staffName].some((one) => one.toLowerCase().includes(wanted));
}
