/** Cards of records, asked for together: a thread with twenty links makes one call. */
import { postAt } from "@/kit/http";
import { gather } from "./gather";

export interface Card {
	link: string;
	path?: string;
	id?: string;
	title?: string;
	subtitle?: string | null;
	state?: { text: string; colour: string | null } | null;
	fields?: Array<{ title: string; text: string }>;
	image?: string | null;
	route?: string;
	topic?: string;
	denied?: boolean;
	gone?: boolean;
}

/** What one call may ask. */
const MOST = 50;

const readCards = (links: string[]) => postAt<Card[]>("/chat/card/read", { links }, { quiet: true });

/** The card of an address, or null where the address names no record. */
export const readCard: (link: string) => Promise<Card | null> = gather(
	async (links: string[]) => new Map((await readCards(links)).map((card) => [card.link, card])),
	MOST,
);
