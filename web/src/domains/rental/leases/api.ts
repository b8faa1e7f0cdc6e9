/** The calls of long leases. */
import { get, post, postAt } from "@/kit/http";
import type { WaitingRefund } from "../cashier/WaitingRefunds";

export interface Bill {
	id: string;
	version: number;
	billNo: string;
	kind: string;
	from: string;
	to: string;
	days: number;
	due: string;
	amount: string;
	paid: string;
	open: string;
	state: string;
	lines: { amount: string; explain: string }[];
}

export interface LeaseDetail {
	id: string;
	version: number;
	contractNo: string;
	lessor: string;
	lessorCode: string | null;
	tenantName: string;
	tenantPhone: string;
	unitId: string;
	unitTitle: string;
	form: string;
	state: string;
	contractType: string;
	billingState: string;
	monthsLeft: number;
	startDate: string;
	endDate: string;
	payCycle: string;
	price: string;
	depositCharged: boolean;
	deposit: string;
	total: string;
	paid: string;
	balance: string;
	signedOn: string | null;
	/** The path of the picture that the tenant signed here. */
	signature: string | null;
	signedAt: string | null;
	witness: string | null;
	notes: string;
	ledger: LeasePayment[];
	waiting: WaitingRefund[];
	can: string[];
	reasons: Record<string, string>;
	bills: Bill[];
}

export interface LeasePayment {
	id: string;
	no: string;
	billId: string | null;
	project: string;
	direction: string;
	amount: string;
	method: string | null;
	paidOn: string;
	note: string;
	operator: string;
	reverses: string | null;
	reversedBy: string | null;
}

export interface PlannedBill {
	kind: string;
	from: string;
	to: string;
	days: number;
	due: string;
	amount: string;
	lines: { amount: string; explain: string }[];
}

/** What a lease would be: the last day it may have, and its bills, by the server's own rule. */
export interface LeasePreview {
	endDate: string;
	earliestEnd: string;
	latestEnd: string;
	deposit: string;
	rent: string;
	total: string;
	bills: PlannedBill[];
}

export const previewLease = (body: unknown, signal?: AbortSignal): Promise<LeasePreview> =>
	postAt("/rental/lease/preview", body, { quiet: true, signal });

export const addLease = (body: unknown): Promise<LeaseDetail> =>
	postAt("/rental/lease/add", body, { quiet: true });

export const readLease = (id: string): Promise<LeaseDetail> => get("/rental/lease/detail", { id });

export const payBill = (body: unknown): Promise<LeaseDetail> =>
	postAt("/rental/lease/pay", body, { quiet: true });

/** The list of lines knows no version of the lease: the server locks it, and a line is reversed once at most. */
export const reversePayment = (
	id: string,
	ledgerId: string,
	reason: string,
	version?: number,
): Promise<LeaseDetail> => post("/rental/lease/reverse", { id, ledgerId, reason, version }, { quiet: true });

export const signLease = (body: { id: string; version: number; signature: string }): Promise<LeaseDetail> =>
	postAt("/rental/lease/sign", body, { quiet: true });
