/** The entry form as plain data: what is typed, what is still wrong with it, and what is sent. */
import type { Shapes } from "@/gen/api";
import { accepts, type Rule } from "@/kit/rules";
import type { Guest, OrderDetail, PayMethod, QuoteLine } from "../api";
import { isoOf, shanghaiToday } from "../board/model/day";
import type { HoursText } from "../board/model/wire";
import { sumYuan, toFen } from "../cashier/money";
import type { TypePlace } from "./TypeSelect";

export interface OrderDraft {
	unitId: string | null;
	/** Sold by type: the unit is assigned later. */
	place: TypePlace | null;
	byType: boolean;
	overbookReason: string;
	from: string | null;
	to: string | null;
	/** Day use: hours of the first day instead of nights. */
	hours: HoursText | null;
	/** Why restricted days are passed over. */
	overrideReason: string;
	contactName: string;
	contactPhone: string;
	channel: string;
	/** The company that pays on account; empty: the guest pays. */
	companyId: string;
	remark: string;
	depositDue: string;
	guests: Guest[];
	/** Typed prices by night; nights that are not here cost what was quoted. */
	typed: Record<string, string>;
	priceReason: string;
	confirm: boolean;
	checkInNow: boolean;
	received: string;
	method: PayMethod;
}

export const MOST_GUESTS = 4;
export const MOST_REMARK = 100;

export function newDraft(unitId: string | null, from: string | null, to: string | null): OrderDraft {
	return {
		unitId,
		place: null,
		byType: false,
		overbookReason: "",
		from,
		to,
		hours: null,
		overrideReason: "",
		contactName: "",
		contactPhone: "",
		channel: "walk_in",
		companyId: "",
		remark: "",
		depositDue: "",
		guests: [],
		typed: {},
		priceReason: "",
		confirm: true,
		checkInNow: false,
		received: "",
		method: "cash",
	};
}

/** What an order without a unit waits for. */
export function placeOf(order: OrderDetail): TypePlace | null {
	if (order.unitId !== null || !order.unitType) return null;
	return { communityId: order.communityId, unitType: order.unitType };
}

export function draftOf(order: OrderDetail): OrderDraft {
	return {
		...newDraft(order.unitId, order.checkIn, order.checkOut),
		byType: order.unitId === null,
		place: placeOf(order),
		contactName: order.contactName,
		contactPhone: order.contactPhone,
		channel: order.channel,
		companyId: order.companyId ?? "",
		remark: order.remark,
		guests: order.guests.map(guestOf),
	};
}

/** A guest of an order as its form holds them. */
export function guestOf(guest: OrderDetail["guests"][number]): Guest {
	const { name, isMain } = guest;
	return {
		id: guest.id,
		name,
		isMain,
		idType: guest.idType ?? "",
		idNo: guest.idNo ?? "",
		phone: guest.phone ?? "",
		gender: guest.gender ?? "",
	};
}

/** A guest of a form as it is sent; the first one is the main guest. */
export function guestBody(guest: Guest, index: number): Shapes["GuestForm"] {
	return {
		id: guest.id || null,
		name: guest.name.trim(),
		gender: (guest.gender || null) as Shapes["GuestForm"]["gender"],
		idType: guest.idType || null,
		idNo: guest.idNo || null,
		phone: guest.phone || null,
		isMain: index === 0,
	};
}

/** A draft holds no numbers of papers: those of known guests are taken from the order again. */
export function withPapers<T extends { guests: Guest[] }>(kept: T, fresh: T): T {
	const known = new Map(fresh.guests.map((guest) => [guest.id, guest.idNo]));
	return { ...kept, guests: kept.guests.map((guest) => ({ ...guest, idNo: known.get(guest.id) ?? "" })) };
}

export function isByType(draft: OrderDraft): boolean {
	return draft.byType && draft.hours === null;
}

/** Nights with the price that will be charged. */
export function chargedNights(
	draft: OrderDraft,
	lines: readonly QuoteLine[],
): { night: string; price: string; typed: boolean }[] {
	return lines.map((line) => {
		const typed = draft.typed[line.night];
		const differs = typed !== undefined && toFen(typed) !== toFen(line.price);
		return { night: line.night, price: differs ? typed : line.price, typed: differs };
	});
}

type Rules = Readonly<Record<string, Rule>>;

/** The server shows no more of a number than its ends; what comes back so is the one it has. */
const isMasked = (idNo: string) => idNo.includes("*");

const breaks = (rules: Rules, name: string, text: string) => rules[name] && !accepts(rules[name], text);

/** What is still wrong with who books. */
export function contactFaults(
	draft: Pick<OrderDraft, "contactName" | "contactPhone" | "remark">,
	rules: Rules,
): Record<string, string> {
	const faults: Record<string, string> = {};
	if (draft.contactName.trim() === "") faults.contactName = "请输入联系人 | Enter the contact person";
	if (draft.contactPhone === "" || breaks(rules, "mobile", draft.contactPhone))
		faults.contactPhone = rules.mobile?.message ?? "请输入手机号 | Enter the mobile number";
	if (draft.remark.length > MOST_REMARK) faults.remark = "备注最多100字 | At most 100 characters";
	return faults;
}

/** What can be said before the server is asked, by the named rules of both. */
export function faultsOf(
	draft: OrderDraft,
	lines: readonly QuoteLine[],
	today: string,
	rules: Rules,
): Record<string, string> {
	const faults: Record<string, string> = {};
	if (isByType(draft) && !draft.place) faults.unitType = "请选择户型 | Choose a type";
	if (!isByType(draft) && !draft.unitId) faults.unitId = "请选择房间 | Choose a room";
	if (isByType(draft) && draft.checkInNow)
		faults.unitType = "立即入住须先选择房间 | Choose a unit to check in now";
	if (!draft.from) faults.checkIn = "请选择入住日期 | Choose the check-in date";
	if (!draft.hours && !draft.to) faults.checkOut = "请选择离店日期 | Choose the departure date";
	else if (!draft.hours && draft.from && draft.to && draft.to <= draft.from)
		faults.checkOut = "离店日期不能早于入住日期 | Departure cannot precede check-in";
	Object.assign(faults, contactFaults(draft, rules));
	if (chargedNights(draft, lines).some((night) => night.typed) && draft.priceReason.trim() === "") {
		faults.priceReason = "改价必须填写原因 | Give a reason for the changed price";
	}
	draft.guests.forEach((guest, index) => {
		if (guest.name.trim() === "") faults[`guests.${index}.name`] = "请输入姓名 | Enter the name";
		const idCard = guest.idType === "" || guest.idType === "id_card";
		if (idCard && guest.idNo !== "" && !isMasked(guest.idNo) && breaks(rules, "national_id", guest.idNo))
			faults[`guests.${index}.idNo`] = rules.national_id?.message ?? "";
	});
	// Hours of day use are those of the calendar.
	const arrival = draft.hours ? isoOf(shanghaiToday()) : today;
	if (draft.checkInNow && draft.from !== null && draft.from > arrival)
		faults.checkIn = "未到入住日期 | It is before the check-in date";
	if (draft.checkInNow && !draft.companyId && toFen(draft.received) <= 0)
		faults.received = "请至少登记一笔收款 | Enter at least one cashier line";
	return faults;
}

/** The parts that adding and editing share. */
export function commonBody(draft: OrderDraft, lines: readonly QuoteLine[]) {
	const typed = chargedNights(draft, lines).filter((night) => night.typed);
	return {
		contactName: draft.contactName.trim(),
		contactPhone: draft.contactPhone,
		channel: draft.channel,
		remark: draft.remark,
		guests: draft.guests.map(guestBody),
		...(typed.length > 0
			? {
					nightPrices: typed.map(({ night, price }) => ({ night, price })),
					priceReason: draft.priceReason.trim(),
				}
			: {}),
	};
}

export function addBody(
	draft: OrderDraft,
	lines: readonly QuoteLine[],
	holdId: string | null,
	today: string,
): Shapes["OrderAdd"] {
	const received =
		toFen(draft.received) > 0
			? [
					{
						project: "room_fee" as const,
						amount: draft.received,
						method: draft.method,
						paidOn: today,
						note: "",
					},
				]
			: [];
	return {
		...commonBody(draft, lines),
		...(isByType(draft) ? draft.place : { unitId: draft.unitId }),
		...(draft.overbookReason.trim() ? { overbookReason: draft.overbookReason.trim() } : {}),
		checkIn: draft.from ?? "",
		checkOut: (draft.hours ? draft.from : draft.to) ?? "",
		...(draft.hours ? { hours: draft.hours } : {}),
		...(draft.overrideReason.trim() ? { overrideReason: draft.overrideReason.trim() } : {}),
		confirm: draft.confirm || draft.checkInNow,
		checkInNow: draft.checkInNow,
		cashier: received,
		...(lines.length > 0 ? { quoted: sumYuan(lines.map((line) => line.price)) } : {}),
		...(draft.depositDue ? { depositDue: draft.depositDue } : {}),
		...(holdId ? { holdId } : {}),
		...(draft.companyId ? { companyId: draft.companyId } : {}),
	};
}
