/** Every call of the rental workbench, typed; what the wire looks like is known here and in core/wire only. */
import { findIds } from "@/engine/kinds/options";
import { get, getAt, post, postAt, put, putAt, remove, removeAt } from "@/kit/http";
import { toast } from "@/kit/notice";
import { isoOf } from "./board/model/day";
import type { Call } from "./board/model/undo";
import type { BoardAnswer, HoursText } from "./board/model/wire";
import type { WaitingRefund } from "./cashier/WaitingRefunds";

export interface QuoteLine {
	night: string;
	price: string;
	rule: string;
	ruleText: string;
}

export interface Quote {
	lines: QuoteLine[];
	total: string;
}

export interface FreeUnit {
	unitId: string;
	title: string;
	price: string;
	total?: string;
}

export interface Guest {
	name: string;
	gender: string;
	idType: string;
	idNo: string;
	phone: string;
	isMain: boolean;
}

export interface CashLine {
	project: string;
	amount: string;
	method: string;
	paidOn: string;
	note: string;
}

export interface LedgerLine extends CashLine {
	id: string;
	no: string;
	direction: string;
	operator: string;
	reversedBy: string | null;
	balance: string;
}

export interface OrderDetail {
	id: string;
	orderNo: string;
	state: string;
	version: number;
	contactName: string;
	contactPhone: string;
	/** null as long as the stay waits for a unit of `unitType`. */
	unitId: string | null;
	unitTitle: string;
	unitType?: string | null;
	communityId: string;
	checkIn: string;
	checkOut: string;
	/** Day use only. */
	hours?: HoursText | null;
	channel: string;
	remark: string;
	locked: boolean;
	cancelPolicy?: string;
	createTime?: string;
	nights: { night: string; unitId: string; unitTitle: string; price: string }[];
	guests: Guest[];
	segments: {
		id: string;
		unitId: string;
		unitTitle: string;
		from: string;
		to: string;
		/** Without a unit: more stays wait for the type than can be placed. */
		overbooked?: boolean;
	}[];
	ledger: LedgerLine[];
	waiting: WaitingRefund[];
	log: { time: string; text: string; by: string }[];
	money: {
		total: string;
		receivedRoom: string;
		receivedDeposit: string;
		refundedDeposit: string;
		depositHeld: string;
		depositDue: string;
		balance: string;
	};
	can: string[];
	reasons: Record<string, string>;
	/** What the act that answered with it says beside it. */
	notices?: string[];
}

export interface HoldAnswer {
	id: string;
	until: string;
}

/** What comes with 409 "occupancy.taken". */
export interface Taken {
	winner?: { kind: string; no: string; guest: string; from: string; to: string };
	alternatives?: FreeUnit[];
}

export const readBoard = (
	query: { from: number; to: number; communityId: string | null },
	signal?: AbortSignal,
): Promise<BoardAnswer> =>
	getAt(
		"/rental/board",
		{ from: isoOf(query.from), to: isoOf(query.to), communityId: query.communityId },
		{ signal, quiet: true },
	);

/** The share of the day's price that day use costs. */
export const readDayUseQuote = (unitId: string, day: string, signal?: AbortSignal): Promise<Quote> =>
	post("/rental/quote", { unitId, from: day, to: day, dayUse: true }, { quiet: true, signal });

interface HoldWish {
	unitId: string;
	from: string;
	to: string;
	hours?: HoursText;
	seconds: number;
	ignoreStayId?: string;
}

export const addHold = (wish: HoldWish): Promise<HoldAnswer> =>
	post("/rental/hold/add", wish, { quiet: true, repeats: false });

export const moveHold = (id: string, wish: HoldWish): Promise<HoldAnswer> =>
	put("/rental/hold/edit", { id, ...wish }, { quiet: true, repeats: false });

/** A hold that cannot be given back runs out by itself, so a failure here is nobody's business. */
export async function dropHold(id: string): Promise<void> {
	await remove("/rental/hold/delete", { id }, { quiet: true, repeats: false }).catch(() => undefined);
}

export const readQuote = (unitId: string, from: string, to: string, signal?: AbortSignal): Promise<Quote> =>
	post("/rental/quote", { unitId, from, to }, { quiet: true, signal });

export const readFree = (from: string, to: string, like: string): Promise<FreeUnit[]> =>
	get("/rental/free", { from, to, like }, { quiet: true });

export const readOrder = (id: string, quiet = false): Promise<OrderDetail> =>
	getAt("/rental/order/detail", { id }, { quiet });

export interface CheckOutQuote {
	early: boolean;
	from: string | null;
	nights: number;
	amount: string;
	keptNight: boolean;
	balance: string;
	depositHeld: string;
}

export const readCheckOutQuote = (id: string): Promise<CheckOutQuote> =>
	get("/rental/order/checkOutQuote", { id }, { quiet: true });

export const addOrder = (body: unknown, intent: string): Promise<OrderDetail> =>
	postAt("/rental/order/add", body, { quiet: true, intent });

export const editOrder = (body: unknown): Promise<OrderDetail> =>
	putAt("/rental/order/edit", body, { quiet: true });

/** A free unit for a stay of the lane, and why this one. */
export interface Fit {
	unitId: string;
	title: string;
	unitType: string;
	price: string;
	total: string;
	reason: string;
}

export const readBestFit = (id: string): Promise<Fit[]> =>
	get("/rental/order/bestFit", { id }, { quiet: true });

export const readTypeQuote = (
	place: { communityId: string; unitType: string },
	from: string,
	to: string,
	signal?: AbortSignal,
): Promise<Quote> => post("/rental/quote", { ...place, from, to }, { quiet: true, signal });

/** What the server has to say beside its answer is said. */
export async function actOnOrder(
	action: string,
	body: { id: string; version: number; [more: string]: unknown },
): Promise<OrderDetail> {
	const order = await postAt<OrderDetail>(`/rental/order/${action}`, body, { quiet: true });
	for (const text of order.notices ?? []) toast("warning", text);
	return order;
}

/** The list of lines knows no version of the order: the server locks it, and a line is reversed once at most. */
export const reverseLine = (id: string, ledgerId: string, reason: string): Promise<OrderDetail> =>
	postAt("/rental/order/reverse", { id, ledgerId, reason }, { quiet: true });

export interface BlockWish {
	unitId: string;
	from: string;
	to: string;
	kind: string;
	reason: string;
	holdId?: string;
}

export const addBlock = (body: BlockWish): Promise<{ id: string }> =>
	postAt("/rental/block/add", body, { quiet: true });

export const editBlock = (body: {
	id: string;
	version: number;
	from: string;
	to: string;
	reason?: string;
}): Promise<unknown> => putAt("/rental/block/edit", body, { quiet: true });

export const dropBlock = (id: string): Promise<unknown> =>
	remove("/rental/block/delete", { id }, { quiet: true });

export const setClean = (unitId: string, state: string): Promise<unknown> =>
	postAt("/rental/room/clean", { unitId, state }, { quiet: true });

export function carryOut(call: Call): Promise<unknown> {
	if (call.method === "DELETE") return removeAt(call.path, { id: String(call.body.id) }, { quiet: true });
	return call.method === "PUT"
		? putAt(call.path, call.body, { quiet: true })
		: postAt(call.path, call.body, { quiet: true });
}

interface Page<T> {
	records: T[];
	total: number;
}

export interface FoundGuest {
	id: string;
	name: string;
	phone: string;
	gender: string;
	idType: string;
	idNo: string;
	black?: boolean;
	blackReason?: string;
}

/** Known renters whose phone begins like this; the list may be out of reach for this person, then nobody is found. */
export const findGuests = (phone: string): Promise<FoundGuest[]> =>
	getAt<Page<FoundGuest>>("/rental/tenant/list", { phone: `${phone}*`, pageSize: 5 }, { quiet: true })
		.then((page) => page.records)
		.catch(() => []);

export interface UnitChoice {
	id: string;
	title: string;
	houseType: string;
	riyue: string;
	sellable: boolean;
}

/** Units that answer a text, also by pinyin, for pages without a board. */
export async function findUnits(text: string, signal: AbortSignal): Promise<UnitChoice[]> {
	const ids = text ? await findIds("rental/unit", text, signal) : [];
	if (text && ids.length === 0) return [];
	const found = text ? { id_MultiString: `${ids.join(",")},` } : {};
	const query = { pageSize: 40, sellable: true, ...found };
	const page = await getAt<Page<UnitChoice>>("/rental/unit/list", query, { quiet: true, signal });
	return page.records;
}

export interface FoundOrder {
	id: string;
	orderNo: string;
	contactName: string;
	checkIn: string;
	checkOut: string;
	unitId: string;
	unitId_dictText?: string;
}

export const findOrders = (name: string, more: Record<string, string> = {}): Promise<FoundOrder[]> =>
	getAt<Page<FoundOrder>>(
		"/rental/order/list",
		{ contactName: `*${name}*`, pageSize: 6, ...more },
		{ quiet: true },
	)
		.then((page) => page.records)
		.catch(() => []);

/** Nights of one unit, `to` exclusive. */
export interface CellSpan {
	unitId: string;
	from: string;
	to: string;
}

export interface PaintLine {
	unitId: string;
	night: string;
	old: string;
	new: string;
	sold: boolean;
}

export interface PaintAnswer {
	lines: PaintLine[];
	unsold: number;
	incomeOld: string;
	incomeNew: string;
	/** Names this very answer, so that nothing else is written. */
	seen: string;
	changes: unknown[];
}

export interface PaintWish {
	spans: CellSpan[];
	mode: "set" | "percent" | "add" | "base";
	value?: string;
	reason?: string;
}

export const lookAtPrices = (wish: PaintWish, signal?: AbortSignal): Promise<PaintAnswer> =>
	post("/rental/price/paint", { ...wish, dryRun: true }, { quiet: true, signal });

export const paintPrices = (wish: PaintWish, seen: string): Promise<PaintAnswer> =>
	post("/rental/price/paint", { ...wish, seen }, { quiet: true });

export interface RestrictWish {
	spans: CellSpan[];
	closedIn?: boolean;
	closedOut?: boolean;
	closed?: boolean;
	minNights?: number;
	reason?: string;
}

export const restrictCells = (wish: RestrictWish): Promise<{ changes: unknown[] }> =>
	post("/rental/price/restrict", wish, { quiet: true });
