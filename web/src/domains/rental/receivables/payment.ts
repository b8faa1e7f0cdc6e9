/** The arithmetic of a payment for several bills: the oldest first unless typed otherwise, and what remains; all in fen. */
import type { Shapes } from "@/gen/api";
import { toFen } from "../cashier/money";

export type OpenItem = Shapes["OpenItemShape"];

export interface Choice {
	/** Ids of the bills that are paid. */
	chosen: readonly string[];
	/** Fen that somebody typed for a bill, by its id. */
	typed: Readonly<Record<string, number>>;
	received: number;
}

export interface Part {
	item: OpenItem;
	amount: number;
}

export interface Plan {
	parts: Part[];
	paid: number;
	/** Received and on no bill; below nothing when the parts are more than was received. */
	surplus: number;
	/** What stays open on all items. */
	remaining: number;
	/** Some bill would get more than is open on it. */
	over: boolean;
}

export const isBill = (item: OpenItem): boolean => item.kind !== "prepay";

/** What was typed for a bill stands; the rest of the money goes to the others, the oldest first, as the server has them. */
export function planOf(items: readonly OpenItem[], { chosen, typed, received }: Choice): Plan {
	const bills = items.filter((item) => isBill(item) && chosen.includes(item.id));
	let left = bills.reduce((rest, { id }) => rest - (typed[id] ?? 0), received);
	const parts = bills.map((item) => {
		const given = typed[item.id];
		if (given !== undefined) return { item, amount: given };
		const amount = Math.max(0, Math.min(left, toFen(item.open)));
		left -= amount;
		return { item, amount };
	});
	const paid = parts.reduce((sum, { amount }) => sum + amount, 0);
	const open = items.filter(isBill).reduce((sum, item) => sum + toFen(item.open), 0);
	const over = parts.some(({ item, amount }) => amount > toFen(item.open));
	return { parts, paid, surplus: received - paid, remaining: open - paid, over };
}

/** What is due by now, else the next bill: what a clerk most likely takes. */
export function likelyChoice(items: readonly OpenItem[], today: string): string[] {
	const bills = items.filter(isBill);
	const due = bills.filter((item) => (item.due ?? "") <= today);
	return (due.length > 0 ? due : bills.slice(0, 1)).map(({ id }) => id);
}

export const sumOf = (items: readonly OpenItem[], chosen: readonly string[]): number =>
	items.reduce((sum, item) => (chosen.includes(item.id) ? sum + toFen(item.open) : sum), 0);

export const typedFen = (typed: Readonly<Record<string, string>>): Record<string, number> =>
	Object.fromEntries(Object.entries(typed).map(([id, yuan]) => [id, toFen(yuan)]));

/** What prepaid money of a lease may pay: its own bills, and never the deposit. */
export const payableFromPrepaid = (items: readonly OpenItem[], leaseId: string): OpenItem[] =>
	items.filter((item) => isBill(item) && item.leaseId === leaseId && item.kind !== "deposit");
