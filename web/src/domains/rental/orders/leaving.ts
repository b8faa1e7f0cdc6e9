/** What a check-out settles: how the dialog begins, what changes hands, and how that is said on its button and behind it. */
import type { Shapes } from "@/gen/api";
import { t } from "@/kit/text";
import type { CheckOutQuote, OrderDetail } from "../api";
import { showYuan, toFen, toYuan } from "../cashier/money";

export type HandMethod = NonNullable<Shapes["Settling"]["method"]>;

export interface Leaving {
	method: HandMethod;
	keepDeposit: boolean;
}

/** Fen; at most one of the two is above nothing. `tooMuch`: more than one person may give back. */
interface Hands {
	takes: number;
	gives: number;
	tooMuch: boolean;
}

/** Money goes back the way it came: the deposit's before any other. */
export function usualMethod({ ledger }: Pick<OrderDetail, "ledger">): HandMethod {
	const came = ledger.filter((line) => line.direction === "in" && line.reversedBy === null && !line.reverses);
	const last = came.findLast((line) => line.project === "deposit_in") ?? came.at(-1);
	return (last?.method as HandMethod | null | undefined) ?? "cash";
}

/** A deposit that is too much for one person is kept for now, where that is all that is too much. */
export function keepsDeposit(quote: CheckOutQuote): boolean {
	return (
		toFen(quote.settled.gives) > toFen(quote.alone) && toFen(quote.depositKept.gives) <= toFen(quote.alone)
	);
}

const openOf = (quote: CheckOutQuote, keep: boolean) => (keep ? quote.depositKept : quote.settled);

export function handsOf(quote: CheckOutQuote, { keepDeposit }: Pick<Leaving, "keepDeposit">): Hands {
	const { takes, gives } = openOf(quote, keepDeposit);
	return {
		takes: toFen(takes),
		gives: toFen(gives),
		tooMuch: toFen(quote.settled.gives) > toFen(quote.alone),
	};
}

/** What is sent: the sums that were seen, so that another account is refused. */
export function settlingOf(quote: CheckOutQuote, form: Leaving): Shapes["Settling"] {
	return { ...openOf(quote, form.keepDeposit), ...form };
}

/** The button: what is done with the money, and the check-out. */
export function leavingText({ takes, gives }: Hands, checkOut: string): string {
	if (gives > 0)
		return t("退还 ¥{sum} 并退房 | Give back ¥{sum} and check out", { sum: showYuan(toYuan(gives)) });
	if (takes > 0) return t("收 ¥{sum} 并退房 | Take ¥{sum} and check out", { sum: showYuan(toYuan(takes)) });
	return checkOut;
}

/** What was done, for the line behind it. */
export function leftText(order: Pick<OrderDetail, "contactName" | "state">, { takes, gives }: Hands): string {
	const parts = [
		t("{who} 已退房 | {who} checked out", { who: order.contactName }),
		...(gives > 0 ? [t("退还 ¥{sum} | ¥{sum} given back", { sum: showYuan(toYuan(gives)) })] : []),
		...(takes > 0 ? [t("收 ¥{sum} | ¥{sum} taken", { sum: showYuan(toYuan(takes)) })] : []),
		...(order.state === "closed" ? [t("已结清 | settled")] : []),
	];
	return parts.join(t("， | , "));
}
