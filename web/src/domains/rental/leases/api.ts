/** The calls of long leases; their shapes are the server's. */
import type { Shapes } from "@/gen/api";
import { get, post } from "@/kit/http";

export type LeaseDetail = Shapes["LeaseShape"];
export type Bill = Shapes["BillShape"];
export type LeasePayment = Shapes["LeasePaymentShape"];
export type PlannedBill = Shapes["PlannedBillShape"];
export type MeterToRead = Shapes["MeterToReadShape"];
export type LeaseForm = Shapes["LeaseForm"];
/** What a lease would be: the last day it may have, and its bills, by the server's own rule. */
export type LeasePreview = Shapes["LeasePreviewShape"];

export const previewLease = (body: Shapes["PreviewForm"], signal?: AbortSignal) =>
	post("/rental/lease/preview", body, { quiet: true, signal });

export const addLease = (body: LeaseForm) => post("/rental/lease/add", body, { quiet: true });

export const readMetersToRead = (id: string) => get("/rental/lease/metersToRead", { id });

export const handOver = ({ id, version }: LeaseDetail, body: Omit<Shapes["HandOver"], "id" | "version">) =>
	post("/rental/lease/handOver", { ...body, id, version }, { quiet: true });

export const readLease = (id: string) => get("/rental/lease/detail", { id });

/** The list of lines knows no version of the lease: the server locks it, and a line is reversed once at most. */
export const reversePayment = (id: string, ledgerId: string, reason: string, version?: number) =>
	post("/rental/lease/reverse", { id, ledgerId, reason, version }, { quiet: true });

/** Changed as long as nobody has signed it. */
export const editLease = ({ id, version }: LeaseDetail, body: Omit<Shapes["LeaseEdit"], "id" | "version">) =>
	post("/rental/lease/edit", { ...body, id, version }, { quiet: true });
