/** Words for the limits of a day; what an order would break is the server's to say. */
import type { Pair } from "@/kit/text";
import type { DayRule } from "./wire";

export interface LimitWord {
	key: string;
	short: Pair;
	long: Pair;
}

export function limitWords(rule: DayRule): LimitWord[] {
	const words: LimitWord[] = [];
	if (rule.closed) words.push({ key: "closed", short: "停售 | Closed", long: "停售 | Closed for sale" });
	if (rule.closedIn)
		words.push({ key: "closedIn", short: "禁到 | No arr", long: "禁止到店 | Closed to arrival" });
	if (rule.closedOut)
		words.push({ key: "closedOut", short: "禁离 | No dep", long: "禁止离店 | Closed to departure" });
	if (rule.minNights)
		words.push({
			key: "minNights",
			short: `≥${rule.minNights}晚 | ≥${rule.minNights}n`,
			long: `到店至少住${rule.minNights}晚 | At least ${rule.minNights} nights from here`,
		});
	return words;
}

/** "closed minNights": for styles and tests. */
export function limitText(rule: DayRule): string {
	return limitWords(rule)
		.map((word) => word.key)
		.join(" ");
}
