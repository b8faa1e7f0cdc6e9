/** The board's words for days, states and stays, in the reader's language. */
import { BLOCK_KIND, LEASE_STATE, ORDER_STATE } from "@/gen/words/rental";
import { localize, type Pair, t } from "@/kit/text";
import { showYuan } from "../cashier/money";
import { isoOf, monthOf, weekdayOf } from "./model/day";
import type { BoardStay } from "./model/model";
import { typePair } from "./model/unit-type";

const WEEKDAYS: Pair[] = ["一 | Mo", "二 | Tu", "三 | We", "四 | Th", "五 | Fr", "六 | Sa", "日 | Su"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export function weekdayText(day: number): string {
	return t(WEEKDAYS[weekdayOf(day) - 1] ?? "一 | Mo");
}

export function monthText(day: number): string {
	const [year = "", month = "1"] = monthOf(day).split("-");
	return t(`${year}年${Number(month)}月 | ${MONTHS[Number(month) - 1]} ${year}`);
}

/** "2026年11月22日 周日". */
export function dayText(day: number): string {
	const [year = "", month = "1", date = "1"] = isoOf(day).split("-");
	const weekday = weekdayText(day);
	return t(
		`${year}年${Number(month)}月${Number(date)}日 周${weekday} | ${weekday} ${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`,
	);
}

const STATES: Readonly<Record<string, Pair>> = {
	...ORDER_STATE,
	...LEASE_STATE,
	blocked: "关房 | Closed",
	held: "占用中 | On hold",
	change_pending: "合同变更待签 | Lease change unsigned",
};

export function stateText(state: string): string {
	return t(STATES[state] ?? `${state} | ${state}`);
}

const BLOCK_KINDS: Readonly<Record<string, Pair>> = BLOCK_KIND;

/** Nights that a change of a lease holds cost nothing yet. */
export function hasMoney(stay: BoardStay): boolean {
	return stay.kind === "order" || (stay.kind === "lease" && !stay.changeId);
}

/** What stands in the bar; of a stay that is not the reader's to see, only that the unit is taken. */
export function barText(stay: BoardStay): string {
	if (stay.kind === "hold") return stay.holdBy?.name ?? "";
	if (stay.kind === "block")
		return [t(BLOCK_KINDS[stay.blockKind ?? ""] ?? BLOCK_KIND.closed), stay.reason]
			.filter(Boolean)
			.join(" · ");
	return stay.guest || stay.no || t("已占用 | Taken");
}

/** "3 nights", or the hours of day use. */
export function lengthText(stay: BoardStay): string {
	return stay.hours
		? `${t("钟点房 | Day use")} ${stay.hours.from}–${stay.hours.to}`
		: t("{n}晚 | {n} nights", { n: stay.end - stay.start });
}

export function nightsLeft(stay: BoardStay, today: number): number {
	return Math.max(0, stay.end - Math.max(today, stay.start));
}

function datesText(stay: BoardStay): string {
	return stay.hours ? isoOf(stay.start) : `${isoOf(stay.start)} → ${isoOf(stay.end)}`;
}

/** The whole bar in one sentence, for screen readers. */
export function sayStay(stay: BoardStay, unitTitle: string): string {
	const money = hasMoney(stay)
		? t("，应收余额 {sum} | , balance {sum}", { sum: showYuan(stay.balance) })
		: "";
	return `${unitTitle}, ${barText(stay)}, ${stateText(stay.state)}, ${datesText(stay)}, ${lengthText(stay)}${money}${stay.locked ? t("，已锁定 | , locked") : ""}`;
}

/** What a stay without a unit waits for. */
export function waitingText(stay: BoardStay): string {
	const over = stay.overbooked ? ` · ${t("超售 | overbooked")}` : "";
	return `${t("待排房 | To assign")} · ${localize(typePair(stay.unitType ?? ""))}${over}`;
}
