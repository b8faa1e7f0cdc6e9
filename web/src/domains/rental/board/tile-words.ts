/** What a tile says, in the reader's language. */
import { type Pair, t } from "@/kit/text";
import { shortOf } from "./model/day";
import type { MarkName } from "./model/legend";
import type { BoardStay } from "./model/model";
import { isFirstSegment, isLastSegment } from "./model/rules";
import { isGone, LOOK_AHEAD, lastDayOf, type Tile, type TileState } from "./model/tile";
import { barText, stateText } from "./words";

const STATES: Readonly<Record<TileState, Pair>> = {
	free: "空闲 | Free",
	arriving: "到店 | Arriving",
	staying: "在住 | Staying",
	leaving: "离店 | Leaving",
	changeover: "离店又到店 | Changeover",
	dayUse: "钟点房 | Day use",
	blocked: "关房 | Closed off",
	held: "占用中 | On hold",
};

/** How a tile's state is marked where that says more than the look of the stay. */
export const MARKS: Partial<Record<TileState, readonly MarkName[]>> = {
	arriving: ["arrowIn"],
	leaving: ["arrowOut"],
	changeover: ["arrowOut", "arrowIn"],
	dayUse: ["clock"],
};

export function tileStateText({ state, stay, leaver }: Tile): string {
	if (state === "arriving" && stay && !isFirstSegment(stay)) return t("换入 | Moves in");
	if (state === "leaving" && leaver && !isLastSegment(leaver)) return t("换出 | Moves out");
	if (state === "staying" && stay?.kind === "lease") return t("长租 | Lease");
	if (state === "staying" && stay && isGone(stay)) return stateText(stay.state);
	return t(STATES[state]);
}

/** Who is meant: at a changeover both, of a block the reason. */
export function tileGuestText({ state, stay, leaver }: Tile): string {
	if (state === "changeover" && leaver && stay) return `${barText(leaver)} → ${barText(stay)}`;
	if (state === "leaving" && leaver) return barText(leaver);
	if (state === "free" && leaver) return t("{guest} 已离店 | {guest} has left", { guest: barText(leaver) });
	return stay ? barText(stay) : "";
}

function endText(stay: BoardStay): string {
	const date = shortOf(lastDayOf(stay));
	if (stay.kind === "block") return t("关至 {date} | Until {date}", { date });
	if (stay.kind === "lease") return t("租至 {date} | Until {date}", { date });
	return t("住至 {date} | Until {date}", { date });
}

function freeText({ freeUntil }: Tile): string {
	return freeUntil === null
		? t("空{n}晚以上 | Free {n}+ nights", { n: LOOK_AHEAD })
		: t("空至 {date} | Free until {date}", { date: shortOf(freeUntil) });
}

/** Until when it is so, and what comes after somebody left. */
export function tileUntilText(tile: Tile): string {
	const { state, stay } = tile;
	if (state === "held") return "";
	if (state === "dayUse" && stay?.hours) return `${stay.hours.from}–${stay.hours.to}`;
	if (state === "leaving" && stay && !stay.hours)
		return t("之后 {what} | Then {what}", {
			what: stateText(stay.kind === "block" ? "blocked" : stay.state),
		});
	return stay && !stay.hours ? endText(stay) : freeText(tile);
}

export const FIGURES = {
	arrivals: "到店 | Arrivals",
	departures: "离店 | Departures",
	stays: "在住 | Stays",
	free: "空房 | Free",
	blocked: "关房 | Closed off",
	waiting: "待排房 | To assign",
} as const satisfies Record<string, Pair>;
