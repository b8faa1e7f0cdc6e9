/** What a check-out settles, in sums and in words. */
import { expect, test } from "vitest";
import type { CheckOutQuote, OrderDetail } from "../api";
import { handsOf, keepsDeposit, leavingText, leftText, settlingOf, usualMethod } from "./leaving";

const quote = (settled: [string, string], kept: [string, string], alone = "2000.00"): CheckOutQuote => ({
	early: false,
	from: null,
	nights: 0,
	amount: "0.00",
	keptNight: false,
	balance: "0.00",
	depositHeld: "200.00",
	settled: { takes: settled[0], gives: settled[1] },
	depositKept: { takes: kept[0], gives: kept[1] },
	alone,
	company: null,
});
const line = (project: string, method: string, more: object = {}) => ({
	project,
	method,
	direction: "in",
	reverses: null,
	reversedBy: null,
	...more,
});
const paidBy = (...ledger: object[]) => usualMethod({ ledger } as unknown as OrderDetail);
const back = quote(["0.00", "200.00"], ["0.00", "0.00"]);

test("the button says what is done with the money", () => {
	const owes = quote(["60.00", "0.00"], ["60.00", "0.00"]);
	expect(leavingText(handsOf(back, { keepDeposit: false }), "退房")).toBe("退还 ¥200.00 并退房");
	expect(leavingText(handsOf(owes, { keepDeposit: false }), "退房")).toBe("收 ¥60.00 并退房");
	expect(leavingText(handsOf(back, { keepDeposit: true }), "退房")).toBe("退房");
});

test("the line behind it says who, how much and that it is over", () => {
	const hands = handsOf(back, { keepDeposit: false });
	const order = { contactName: "刘晓雯", state: "closed" as const };
	expect(leftText(order, hands)).toBe("刘晓雯 已退房，退还 ¥200.00，已结清");
	expect(leftText({ ...order, state: "checked_out" }, { ...hands, gives: 0 })).toBe("刘晓雯 已退房");
});

test("what is sent are the sums that were seen", () => {
	const form = { keepDeposit: true, method: "card" as const };
	expect(settlingOf(back, form)).toEqual({ takes: "0.00", gives: "0.00", ...form });
});

test("a deposit that one person may not give back stays for now", () => {
	expect(keepsDeposit(back)).toBe(false);
	expect(keepsDeposit({ ...back, alone: "199.99" })).toBe(true);
	expect(keepsDeposit(quote(["0.00", "500.00"], ["0.00", "300.00"], "200.00"))).toBe(false);
});

test("money goes back the way the deposit came", () => {
	expect(paidBy(line("deposit_in", "wechat"), line("room_fee", "card"))).toBe("wechat");
	expect(paidBy(line("deposit_in", "wechat", { reversedBy: "9" }), line("room_fee", "card"))).toBe("card");
	expect(paidBy()).toBe("cash");
});
