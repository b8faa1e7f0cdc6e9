/** What an order and its history are called, in the declared words, which phone and dispatcher say alike. */
import { HK_EVENT_KIND, HK_STATE, HK_TYPE } from "@/gen/words/housekeeping";
import { type Pair, t } from "@/kit/text";
import type { HkOrder, HkType } from "./order";

export const typeText = (type: HkType): string => t(HK_TYPE[type]);

const PAUSED: Pair = "已暂停 | Paused";

export const stateText = ({ state, paused }: Pick<HkOrder, "state" | "paused">): string =>
	t(paused ? PAUSED : HK_STATE[state]);

const EVENTS: Readonly<Record<string, Pair>> = HK_EVENT_KIND;

export function eventWord(kind: string): Pair {
	return EVENTS[kind] ?? (`${kind} | ${kind}` as Pair);
}

/** 165 as 2小时45分: nobody counts in minutes beyond an hour. */
export function spanText(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	if (hours === 0) return t("{rest}分钟 | {rest} min", { rest });
	if (rest === 0) return t("{hours}小时 | {hours} h", { hours });
	return t("{hours}小时{rest}分 | {hours} h {rest} min", { hours, rest });
}
