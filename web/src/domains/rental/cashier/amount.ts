/** The cashier's arithmetic: what is expected for a project, keys of the keypad, and change for cash. */
import type { OrderDetail, PayMethod } from "../api";
import { toFen, toYuan } from "./money";

/** Items that pay out or let off, for which no change is given. */
export const PAYS_OUT = ["deposit_out", "refund", "deposit_deduct", "discount"];

export const PROJECTS = [
	"room_fee",
	"deposit_in",
	"deposit_out",
	"deposit_deduct",
	"refund",
	"service",
	"damage",
	"discount",
	"prepay",
] as const;

/** The amount the field starts with. */
export function expectedAmount(order: Pick<OrderDetail, "money">, project: string): string {
	const { balance, depositHeld } = order.money;
	const due = toFen(order.money.depositDue) - toFen(depositHeld);
	if (project === "deposit_in") return due > 0 ? toYuan(due) : "";
	if (project === "deposit_out" || project === "deposit_deduct")
		return toFen(depositHeld) > 0 ? depositHeld : "";
	if (project === "refund") return toFen(balance) < 0 ? toYuan(-toFen(balance)) : "";
	if (project === "room_fee") return toFen(balance) > 0 ? balance : "";
	return "";
}

/** The project a clerk most likely wants next. */
export function likelyProject(order: Pick<OrderDetail, "money" | "state">): string {
	const balance = toFen(order.money.balance);
	if (balance > 0) return "room_fee";
	if (balance < 0) return "refund";
	if (toFen(order.money.depositHeld) > 0 && (order.state === "checked_out" || order.state === "in_house"))
		return "deposit_out";
	return toFen(order.money.depositDue) > toFen(order.money.depositHeld) ? "deposit_in" : "room_fee";
}

export function pressKey(amount: string, key: string): string {
	if (key === "⌫") return amount.slice(0, -1);
	if (key === "C") return "";
	if (key === "." && (amount.includes(".") || amount === "")) return amount === "" ? "0." : amount;
	const next = amount + key;
	return /^\d{0,9}(\.\d{0,2})?$/.test(next) ? next : amount;
}

/** null when too little was handed over. */
export function changeFor(amount: string, given: string): string | null {
	const change = toFen(given) - toFen(amount);
	return change < 0 ? null : toYuan(change);
}

export interface Part {
	method: PayMethod;
	amount: string;
}

/** A payment in parts: those typed, then what remains by the main method; null when the parts do not fit. */
export function partsOf(amount: string, method: PayMethod, typed: readonly Part[]): Part[] | null {
	const rest = typed.reduce((left, part) => left - toFen(part.amount), toFen(amount));
	if (rest <= 0 || typed.some((part) => toFen(part.amount) <= 0)) return null;
	return [...typed, { method, amount: typed.length > 0 ? toYuan(rest) : amount }];
}
