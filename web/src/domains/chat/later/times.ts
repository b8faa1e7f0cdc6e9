/** When a message may be sent later, as people say it: moments of Shanghai's clock, whatever the computer's own says. Pure. */
import type { Pair } from "@/kit/text";

export interface Choice {
	key: "soon" | "tonight" | "morning" | "monday";
	words: Pair;
	/** "yyyy-MM-dd HH:mm:ss" */
	at: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SHANGHAI = 8 * 60 * MINUTE;
const SOON = 30 * MINUTE;
const EVENING = 18;
const MORNING = 9;
const MONDAY = 1;

export function choicesAt(now: number): Choice[] {
	const evening = atHour(now, 0, EVENING);
	const toMonday = (MONDAY + 7 - new Date(now + SHANGHAI).getUTCDay()) % 7 || 7;
	return [
		{ key: "soon", words: "30 分钟后 | In 30 minutes", at: wallText(now + SOON) },
		// An hour that is over, or nearly, is no choice any more.
		...(evening - now > 5 * MINUTE
			? [{ key: "tonight" as const, words: "今晚 18:00 | Tonight 18:00" as Pair, at: wallText(evening) }]
			: []),
		{ key: "morning", words: "明天 9:00 | Tomorrow 9:00", at: wallText(atHour(now, 1, MORNING)) },
		...(toMonday > 1
			? [
					{
						key: "monday" as const,
						words: "下周一 9:00 | Monday 9:00" as Pair,
						at: wallText(atHour(now, toMonday, MORNING)),
					},
				]
			: []),
	];
}

/** So many days after Shanghai's today, at that hour. */
function atHour(now: number, days: number, hour: number): number {
	const midnight = Math.floor((now + SHANGHAI) / DAY) * DAY - SHANGHAI;
	return midnight + days * DAY + hour * 60 * MINUTE;
}

/** What Shanghai's clocks show. */
export const wallText = (moment: number): string =>
	new Date(moment + SHANGHAI).toISOString().slice(0, 19).replace("T", " ");

/** The moment that a text of Shanghai's clock means. */
export const momentOf = (text: string): number => Date.parse(`${text.replace(" ", "T")}+08:00`);
