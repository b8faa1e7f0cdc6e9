/** The calls of long leases; their shapes are the server's. */
import type { Shapes } from "@/gen/api";
import { get, post } from "@/kit/http";

export type LeaseDetail = Shapes["LeaseShape"];
export type Bill = Shapes["BillShape"];
export type LeasePayment = Shapes["LeasePaymentShape"];
export type PlannedBill = Shapes["PlannedBillShape"];
export type LeaseForm = Shapes["LeaseForm"];
export type PayMethod = Shapes["PayBill"]["method"];
/** What a lease would be: the last day it may have, and its bills, by the server's own rule. */
export type LeasePreview = Shapes["LeasePreviewShape"];

export const previewLease = (body: Shapes["PreviewForm"], signal?: AbortSignal) =>
	post("/rental/lease/preview", body, { quiet: true, signal });

export const addLease = (body: LeaseForm) => post("/rental/lease/add", body, { quiet: true });

export const readLease = (id: string) => get("/rental/lease/detail", { id });

export const payBill = (body: Shapes["PayBill"]) => post("/rental/lease/pay", body, { quiet: true });

/** The list of lines knows no version of the lease: the server locks it, and a line is reversed once at most. */
export const reversePayment = (id: string, ledgerId: string, reason: string, version?: number) =>
	post("/rental/lease/reverse", { id, ledgerId, reason, version }, { quiet: true });

/** `signature`: the path of what the tenant wrote here; without it the signing elsewhere is recorded. */
export const signLease = ({ id, version }: LeaseDetail, signature?: string) =>
	post("/rental/lease/sign", { id, version, signature }, { quiet: true });
