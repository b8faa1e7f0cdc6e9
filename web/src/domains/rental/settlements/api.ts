/** The calls of settlements; their shapes are the server's. */
import { fetchPage } from "@/engine/wire";
import type { Shapes } from "@/gen/api";
import { get, post } from "@/kit/http";

export const SETTLEMENTS = "rental/settlement";
export const DEPOSITS = "rental/deposit";
export type Settlement = Shapes["SettlementShape"];
export type Statement = Shapes["StatementShape"];
export type StatementLine = Shapes["StatementLineShape"];
export type LeavingMeter = Shapes["MeterToReadShape"];
export type SettlementForm = Settlement["form"];
export type FinalReading = SettlementForm["readings"][number];

export const readSettlement = (id: string) => get("/rental/settlement/detail", { id });

export const beginSettlement = (leaseId: string) =>
	post("/rental/settlement/begin", { leaseId }, { quiet: true });

export const previewSettlement = (body: Shapes["PreviewSettlement"], signal?: AbortSignal) =>
	post("/rental/settlement/preview", body, { quiet: true, signal });

export const saveSettlement = (body: Shapes["SaveSettlement"]) =>
	post("/rental/settlement/save", body, { quiet: true });

/** How both sides sign what is frozen. */
export type SigningWay = "paper" | "phone";

export const freezeSettlement = (id: string, version: number, way: SigningWay) =>
	way === "paper"
		? post("/rental/settlement/submit", { id, version }, { quiet: true })
		: post("/rental/settlement/submitToSign", { id, version }, { quiet: true });

/** The one that counts for a lease: there is one at a time that is not void. */
export async function settlementOf(leaseId: string, signal?: AbortSignal) {
	const page = await fetchPage(SETTLEMENTS, { leaseId, pageSize: 10 }, signal);
	return page.records.find((row) => row.state !== "void") ?? null;
}

export async function depositOf(leaseId: string, signal?: AbortSignal) {
	const page = await fetchPage(DEPOSITS, { accountId: leaseId, pageSize: 1 }, signal);
	return page.records[0] ?? null;
}
