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

const PADDING_PX = 14;
const WIDE_PX = 10;
const NARROW_PX = 5.8;

const widthOf = (text: string) =>
	[...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? WIDE_PX : NARROW_PX), PADDING_PX);

/** As many words as a cell has room for, none of them cut: all, or the first and how many more, or a sign. */
export function fittingWords(words: string[], width: number): string {
	const more = words.length > 1 ? ` +${words.length - 1}` : "";
	return [words.join(" "), `${words[0]}${more}`].find((text) => widthOf(text) <= width) ?? "!";
}

/** "closed minNights": for styles and tests. */
export function limitText(rule: DayRule): string {
	return limitWords(rule)
		.map((word) => word.key)
		.join(" ");
}
