/** The calls of changes of leases; their shapes are the server's. */
import type { Shapes } from "@/gen/api";
import { get, post } from "@/kit/http";

export type Change = Shapes["ChangeShape"];
export type ChangeDetail = Shapes["ChangeDetailShape"];
export type ChangePreview = Shapes["ChangePreviewShape"];
export type ChangeForm = Shapes["ChangeForm"];
export type ChangedBill = Shapes["ChangedBillShape"];
export type LeaseSide = Shapes["LeaseSideShape"];
export type Kind = ChangeForm["kind"];

export const previewChange = (body: Shapes["ChangePreviewForm"], signal?: AbortSignal) =>
	post("/rental/leaseChange/preview", body, { quiet: true, signal });

export const editChange = (body: Shapes["ChangeEdit"]) =>
	post("/rental/leaseChange/edit", body, { quiet: true });

export const submitChange = (id: string, version: number) =>
	post("/rental/leaseChange/submit", { id, version }, { quiet: true });

export const readMeters = (body: Shapes["ReadMeters"]) =>
	post("/rental/leaseChange/readMeters", body, { quiet: true });

export const addChange = (body: ChangeForm) => post("/rental/leaseChange/add", body, { quiet: true });

export const readChange = (id: string) => get("/rental/leaseChange/detail", { id });

export const readChangesOf = (leaseId: string) => get("/rental/leaseChange/ofLease", { id: leaseId });
