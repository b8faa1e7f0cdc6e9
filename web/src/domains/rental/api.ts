/** The calls of the rental screens, by what the server declares. */

import type { RowOf } from "@/engine/describe";
import { findIds } from "@/engine/kinds/options";
import { fetchPage } from "@/engine/wire";
import type { Calls, Shapes } from "@/gen/api";
import {
	type Answer,
	get,
	post,
	postAt,
	postStep,
	put,
	putAt,
	remove,
	removeAt,
	type StepBody,
} from "@/kit/http";
import { toast } from "@/kit/notice";
import { isoOf } from "./board/model/day";
import { type Call, noteOwnChange, noteOwnSteps } from "./board/model/undo";
import type { BoardAnswer } from "./board/model/wire";
import type { OrderStep } from "./orders/drags";

export type Quote = Shapes["QuoteShape"];

export type FreeUnit = Answer<"GET /rental/free">[number];

/** A guest as forms hold them; what the order does not know yet is empty. */
export type Guest = Record<Exclude<keyof Shapes["GuestForm"], "isMain">, string> & { isMain: boolean };

export type PayMethod = NonNullable<Shapes["CashEntry"]["method"]>;

export type LedgerLine = OrderDetail["ledger"][number];

export type QuoteLine = Quote["lines"][number];

/** `unitId` is null as long as the stay waits for a unit of `unitType`; `hours`: day use only. */
export type OrderDetail = Shapes["DailyOrderShape"];

/** What comes with 409 "occupancy.taken". */
export interface Taken {
	winner?: { kind: string; no: string; guest: string; from: string; to: string };
	alternatives?: FreeUnit[];
}

export const readBoard = (
	query: { from: number; to: number; communityId: string | null; unitId?: string | null },
	signal?: AbortSignal,
): Promise<BoardAnswer> =>
	get(
		"/rental/board",
		{
			from: isoOf(query.from),
			to: isoOf(query.to),
			communityId: query.communityId,
			unitId: query.unitId ?? null,
		},
		{ signal, quiet: true },
	);

/** Whence a stay is booked and on whose account, which plans of prices may ask about. */
export interface Origin {
	channel?: string;
	companyId?: string | null;
}

export const originOf = ({ channel, companyId }: Origin): Origin => ({
	channel,
	companyId: companyId || null,
});

/** The share of the day's price that day use costs. */
export const readDayUseQuote = (unitId: string, day: string, signal?: AbortSignal, origin?: Origin) =>
	post("/rental/quote", { unitId, from: day, to: day, dayUse: true, ...origin }, { quiet: true, signal });

type HoldWish = Shapes["HoldAdd"];

export const addHold = (wish: HoldWish) => post("/rental/hold/add", wish, { quiet: true, repeats: false });

export const moveHold = (id: string, wish: HoldWish) =>
	put("/rental/hold/edit", { id, ...wish }, { quiet: true, repeats: false });

/** A hold that cannot be given back runs out by itself, so a failure here is nobody's business. */
export async function dropHold(id: string): Promise<void> {
	await remove("/rental/hold/delete", { id }, { quiet: true, repeats: false }).catch(() => undefined);
}

export const readQuote = (unitId: string, from: string, to: string, signal?: AbortSignal, origin?: Origin) =>
	post("/rental/quote", { unitId, from, to, ...origin }, { quiet: true, signal });

export const readFree = (from: string, to: string, like: string, { channel, companyId }: Origin) =>
	get("/rental/free", { from, to, like, channel, companyId: companyId ?? "" }, { quiet: true });

/** What the nights cost, and what they would on the account of the company. */
export const readAccountQuote = (id: string, companyId: string) =>
	get("/rental/order/accountQuote", { id, companyId }, { quiet: true });

export const readOrder = (id: string, quiet = false) => get("/rental/order/detail", { id }, { quiet });

export type CheckOutQuote = Shapes["CheckOutQuoteShape"];

export const readCheckOutQuote = (id: string) => get("/rental/order/checkOutQuote", { id }, { quiet: true });

/** Rooms for a party: all of them, or none. */
export const addGroup = (body: Shapes["GroupAdd"], intent: string) =>
	post("/rental/order/addGroup", body, { quiet: true, intent });

export const addOrder = (body: Shapes["OrderAdd"], intent: string) =>
	post("/rental/order/add", body, { quiet: true, intent });

export const editOrder = (body: Shapes["OrderEdit"]) =>
	noting(body, put("/rental/order/edit", body, { quiet: true }));

/** A free unit for a stay that waits for one, and why this one. */
export type Fit = Answer<"GET /rental/order/bestFit">[number];

export const readBestFit = (id: string) => get("/rental/order/bestFit", { id }, { quiet: true });

export const readTypeQuote = (
	place: { communityId: string; unitType: string },
	from: string,
	to: string,
	signal?: AbortSignal,
	origin?: Origin,
) => post("/rental/quote", { ...place, from, to, ...origin }, { quiet: true, signal });

/** What a price plan would do to the nights of the units it is for. */
export type PlanOutlook = Answer<"POST /rental/pricePlan/preview">;

export const previewPlan = (body: Shapes["PlanPreview"], signal?: AbortSignal) =>
	post("/rental/pricePlan/preview", body, { quiet: true, signal });

interface Known {
	id?: unknown;
	version?: unknown;
}

/** Remembers what this window made of the row, so that the acts before can still be undone. */
async function noting<T extends Known>(sent: Known, answer: Promise<T>): Promise<T> {
	const made = await answer;
	noteOwnChange(String(sent.id), Number(sent.version), Number(made?.version));
	return made;
}

export type CashierBody = Calls["POST /rental/order/cashier"]["body"];

/** Takes a step of an order; what the server has to say beside its answer is said. */
export async function actOnOrder<C extends OrderStep>(
	code: C,
	body: StepBody<"rental/order", C>,
): Promise<OrderDetail> {
	const order: OrderDetail = await noting(
		body as Known,
		postStep<"rental/order", OrderStep>("rental/order", code, body, { quiet: true }),
	);
	for (const text of order.notices ?? []) toast("warning", text);
	return order;
}

/** Steps that ask for no more than a reason. */
export type PlainStep = {
	[C in OrderStep]: { id: string; version: number; reason: string } extends StepBody<"rental/order", C>
		? C
		: never;
}[OrderStep];

/** The same of a step that is data. */
export const takePlainStep = (code: PlainStep, body: { id: string; version: number; reason?: string }) =>
	actOnOrder(code, body as StepBody<"rental/order", PlainStep>);

/** The list of lines knows no version of the order: the server locks it, and a line is reversed once at most. */
export const reverseLine = (id: string, ledgerId: string, reason: string) =>
	post("/rental/order/reverse", { id, ledgerId, reason }, { quiet: true });

export type BlockWish = Shapes["BlockAdd"];

export const addBlock = (body: BlockWish) => post("/rental/block/add", body, { quiet: true });

export const editBlock = (body: Shapes["BlockEdit"]) =>
	noting(body, put("/rental/block/edit", body, { quiet: true }));

export const dropBlock = (id: string) => remove("/rental/block/delete", { id }, { quiet: true });

export const setClean = (unitId: string, state: Shapes["CleanState"]["state"]) =>
	post("/rental/room/clean", { unitId, state }, { quiet: true });

export async function carryOut({ method, path, body, others }: Call): Promise<void> {
	if (method === "DELETE") return void (await removeAt(path, { id: String(body.id) }, { quiet: true }));
	const send: typeof putAt<Known> = method === "PUT" ? putAt : postAt;
	await noting(body, send(path, body, { quiet: true }));
	noteOwnSteps(others ?? []);
}

export type FoundGuest = RowOf<"rental/tenant">;

/** Known renters whose phone begins like this; the list may be out of reach for this person, then nobody is found. */
export const findGuests = (phone: string): Promise<FoundGuest[]> =>
	fetchPage("rental/tenant", { phone: `${phone}*`, pageSize: 5 })
		.then((page) => page.records)
		.catch(() => []);

export type UnitChoice = Pick<RowOf<"rental/unit">, "id" | "title" | "houseType" | "riyue" | "sellable">;

/** Units that answer a text, also by pinyin, for pages without a board. */
export async function findUnits(text: string, signal: AbortSignal): Promise<UnitChoice[]> {
	const ids = text ? await findIds("rental/unit", text, signal) : [];
	if (text && ids.length === 0) return [];
	const query = { pageSize: 40, sellable: "true" };
	const found = text ? { ...query, id_MultiString: `${ids.join(",")},` } : query;
	return (await fetchPage("rental/unit", found, signal)).records;
}

export type FoundOrder = RowOf<"rental/order">;

export const findOrders = (name: string, more: Record<string, string> = {}): Promise<FoundOrder[]> =>
	fetchPage("rental/order", { contactName: `*${name}*`, pageSize: 6, ...more })
		.then((page) => page.records)
		.catch(() => []);

/** Nights of one unit, `to` exclusive. */
export type CellSpan = Shapes["Cells"];

export type PaintLine = PaintAnswer["lines"][number];

/** `seen` names this very answer, so that nothing else is written. */
export type PaintAnswer = Shapes["PaintShape"];

export type PaintWish = Omit<Shapes["PricePaint"], "dryRun" | "seen">;

export const lookAtPrices = (wish: PaintWish, signal?: AbortSignal) =>
	post("/rental/price/paint", { ...wish, dryRun: true }, { quiet: true, signal });

export const paintPrices = (wish: PaintWish, seen: string) =>
	post("/rental/price/paint", { ...wish, seen }, { quiet: true });

export type CopyAnswer = Shapes["CopyShape"];

export type CopyWish = Omit<Shapes["PriceCopy"], "dryRun" | "seen">;

export const lookAtCopy = (wish: CopyWish, signal?: AbortSignal) =>
	post("/rental/price/copy", { ...wish, dryRun: true }, { quiet: true, signal });

export const copyPrices = (wish: CopyWish, seen: string) =>
	post("/rental/price/copy", { ...wish, seen }, { quiet: true });

export type RestrictWish = Shapes["Restriction"];

export const restrictCells = (wish: RestrictWish) => post("/rental/price/restrict", wish, { quiet: true });
