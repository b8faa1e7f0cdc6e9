/** The home page's figures as plain functions: greeting, ten-thousands, order of the cards, addresses behind them. */
import type { Shapes } from "@/gen/api";
import type { Pair } from "@/kit/text";

export type TodayData = Shapes["TodayShape"];
export type FigureCard = Shapes["CardShape"];
export type CardName = Exclude<keyof TodayData, "date">;

/** Up to 11 and up to 13 include the hour itself. */
export function greetingAt(hour: number): Pair {
	if (hour < 9) return "早上好 | Good morning";
	if (hour <= 11) return "上午好 | Good morning";
	if (hour <= 13) return "中午好 | Good day";
	if (hour < 20) return "下午好 | Good afternoon";
	return "晚上好 | Good evening";
}

export function shanghaiHour(now: Date): number {
	return (now.getUTCHours() + 8) % 24;
}

/** Yuan text in ten-thousands, two decimals, halves away from zero; counted in fen so that no binary fraction shows. */
export function tenThousands(yuan: string): string {
	const negative = yuan.startsWith("-");
	const [whole = "0", part = ""] = yuan.replace("-", "").split(".");
	const fen = BigInt(whole) * 100n + BigInt(part.padEnd(2, "0").slice(0, 2));
	const hundredths = (fen + 5_000n) / 10_000n;
	const digits = (hundredths / 100n).toString().replace(/\B(?=(\d{3})+(?!\d))/g, ",");
	const sign = negative && hundredths > 0n ? "-" : "";
	return `${sign}${digits}.${(hundredths % 100n).toString().padStart(2, "0")}`;
}

/** Amounts are counted in ten thousands in Chinese, in K and M in English. */
export function short(yuan: string): string {
	return Number(yuan).toLocaleString("en", { notation: "compact", maximumFractionDigits: 2 });
}

const NAMES: readonly CardName[] = [
	"arrivals",
	"departures",
	"viewings",
	"renewals",
	"holdovers",
	"housekeeping",
	"deposits",
	"owing",
	"unpaid",
	"risks",
	"inHouse",
	"finance",
];
/** Not work that waits, but facts of the day. */
const FACTS: ReadonlySet<CardName> = new Set(["inHouse", "finance"]);

/** The most urgent first: what is late, then what waits, then what is done, then the facts. */
export function orderCards(data: TodayData, now: string): CardName[] {
	const rank = (name: CardName) => {
		const card = data[name];
		if (FACTS.has(name)) return 3;
		if (!card || card.count === 0) return 2;
		return card.oldest && card.oldest < now.slice(0, card.oldest.length) ? 0 : 1;
	};
	return NAMES.filter((name) => data[name]).sort(
		(a, b) => rank(a) - rank(b) || NAMES.indexOf(a) - NAMES.indexOf(b),
	);
}

/** The list behind a card; `part` narrows it to one of its parts. */
export function addressOf({ list }: FigureCard, part: Readonly<Record<string, string>> = {}): string {
	const query = new URLSearchParams({ ...list.query, ...part }).toString();
	return `/${list.path.replace(/^\//, "")}${query ? `?${query}` : ""}`;
}

/** The figures of a day on the board. */
export type Night = Pick<
	Shapes["DayShape"],
	"date" | "total" | "occupied" | "blocked" | "free" | "arrivals" | "departures"
> &
	Partial<Pick<Shapes["DayShape"], "holiday">>;

export function occupancyOf(night: Pick<Night, "total" | "occupied" | "blocked">): number {
	const open = night.total - night.blocked;
	return open > 0 ? Math.min(1, night.occupied / open) : 0;
}

export function percent(share: number): string {
	return `${Math.round(share * 100)}%`;
}
