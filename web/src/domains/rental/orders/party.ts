/** The calls of a party's rooms together, and its rooms as one list. */
import type { Shapes } from "@/gen/api";
import { post } from "@/kit/http";
import { localize } from "@/kit/text";
import type { OrderDetail } from "../api";

export type PartyRoom = OrderDetail["group"][number];
export type PartyPaid = Shapes["GroupPaid"];

/** The order that is looked at and those that came with it, by number. */
export function roomsOf(order: OrderDetail): PartyRoom[] {
	const { id, orderNo, unitTitle, checkIn, checkOut, state, can, reasons, mends } = order;
	const own = { id, orderNo, unitTitle, checkIn, checkOut, state, can, reasons, mends };
	const rooms = [{ ...own, balance: order.money.balance }, ...order.group];
	return rooms.sort((a, b) => (a.orderNo < b.orderNo ? -1 : 1));
}

export const payGroup = (body: Shapes["GroupPayment"]) =>
	post("/rental/order/payGroup", body, { quiet: true });

export const checkInGroup = (body: Shapes["GroupCheckIn"]) =>
	post("/rental/order/checkInGroup", body, { quiet: true });

/** What is said of rooms, each by its name; empty where nothing is. */
export const faultsText = (errors: Record<string, string>): string =>
	Object.values(errors)
		.map((text) => localize(text))
		.join("\n");
