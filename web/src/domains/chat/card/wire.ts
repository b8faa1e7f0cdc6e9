/** Cards of records, asked for together: a thread with twenty links makes one call. */
import type { Shapes } from "@/gen/api";
import { post } from "@/kit/http";
import { gather } from "./gather";

export type Card = Shapes["ChatCard"];

/** What one call may ask. */
const MOST = 50;

const readCards = (links: string[]) => post("/chat/card/read", { links }, { quiet: true });

/** The card of an address, or null where the address names no record. */
export const readCard: (link: string) => Promise<Card | null> = gather(
	async (links: string[]) => new Map((await readCards(links)).map((card) => [card.link, card])),
	MOST,
);
