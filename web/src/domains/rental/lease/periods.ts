/**
 * A preview of the bills a lease will have, by the period rule; the server writes the real ones. Months are counted from
 * the first day's number, so 31 January is followed by 28 February and then 31 March.
 */
import { dayOf, isoOf } from "../core/day";
import { toFen, toYuan } from "../core/money";

export interface PlannedBill {
	from: string;
	to: string;
	days: number;
	due: string;
	amount: string;
}

export interface LeaseTerms {
	start: string;
	end: string;
	cycle: number;
	price: string;
	advanceDays: number;
}

export function addMonths(iso: string, months: number, anchorDay = Number(iso.slice(8))): string {
	const first = new Date(Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1 + months, 1));
	const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
	first.setUTCDate(Math.min(anchorDay, last));
	return first.toISOString().slice(0, 10);
}

/** The earliest last day of a lease that begins on `start`: one month. */
export function earliestEnd(start: string): string {
	return isoOf(dayOf(addMonths(start, 1)) - 1);
}

/** Rent of month slices j … j+count, the last one by days where the lease ends inside it. */
function rentOf(terms: LeaseTerms, slice: number, count: number): number {
	const price = toFen(terms.price);
	const after = dayOf(terms.end) + 1;
	let fen = 0;
	for (let j = slice; j < slice + count; j += 1) {
		const from = dayOf(addMonths(terms.start, j));
		const to = dayOf(addMonths(terms.start, j + 1));
		if (from >= after) break;
		fen += to <= after ? price : Math.round((price * (after - from)) / (to - from));
	}
	return fen;
}

export function planBills(terms: LeaseTerms): PlannedBill[] {
	const bills: PlannedBill[] = [];
	const last = dayOf(terms.end);
	for (let k = 0; ; k += 1) {
		const from = dayOf(addMonths(terms.start, k * terms.cycle));
		if (from > last || k > 240) return bills;
		const to = Math.min(dayOf(addMonths(terms.start, (k + 1) * terms.cycle)) - 1, last);
		bills.push({
			from: isoOf(from),
			to: isoOf(to),
			days: to - from + 1,
			due: isoOf(k === 0 ? from : from - terms.advanceDays),
			amount: toYuan(rentOf(terms, k * terms.cycle, terms.cycle)),
		});
	}
}
