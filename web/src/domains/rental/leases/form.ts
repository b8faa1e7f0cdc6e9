/** The lease form as plain data: what is typed, and what is still wrong with it. Pure. */
import { toFen } from "../cashier/money";
import type { LeaseDetail, LeaseForm } from "./api";

export interface Party {
	/** A party that the contract has already: the server keeps its document where none is typed. */
	id?: string;
	/** That document as it may be shown. */
	idMasked?: string | null;
	role: "co_tenant" | "guarantor" | "lessor" | "witness";
	name: string;
	phone: string;
	idNo: string;
	/** Its turn to sign, where it was given one; else behind those who are named before it. */
	seq?: number;
}

/** A new rent from a day on: an amount, or so many percent more. */
export interface Step {
	from: string | null;
	price: string;
	percent: string;
}

export interface FreeDays {
	from: string | null;
	to: string | null;
}

/** Whether the parties sign one behind the other or all at once. */
export type Order = "turn" | "side";

/** How it comes to be signed. */
export type Way = "electronic" | "paper" | "signed";

export interface Form {
	unitId: string | null;
	/** A lessee who is known already; typing another phone makes it another person. */
	tenantId: string | null;
	name: string;
	phone: string;
	idNo: string;
	parties: Party[];
	order: Order;
	lessorKind: "self" | "owner";
	way: Way;
	signedOn: string | null;
	scan: string;
	contractNo: string;
	orderNo: string;
	startDate: string;
	/** null takes the end that the server proposes. */
	endDate: string | null;
	/** null: at the usual times of the first and the last day. */
	checkIn: string | null;
	departure: string | null;
	price: string;
	payCycle: NonNullable<LeaseForm["payCycle"]>;
	payAdvanceDays: number;
	anchor: NonNullable<LeaseForm["anchor"]>;
	priceSteps: Step[];
	freeDays: FreeDays[];
	/** Has to be chosen. */
	depositCharged: boolean | null;
	depositMonths: number;
	depositBackDays: number;
	deductTerms: string;
	/** So many months of rent; empty: as the organisation's parameter says. */
	penaltyMonths: string;
	/** Yuan above which no penalty goes; empty: no limit. */
	penaltyCap: string;
	services: string[];
	waterBase: string;
	elecBase: string;
	gasBase: string;
	filingNo: string;
	filingState: NonNullable<LeaseForm["filingState"]>;
	notes: string;
}

/** The turn of the lessee, and of all when they sign side by side. */
export const FIRST = 1;

export const NO_PARTY: Omit<Party, "role"> = { name: "", phone: "", idNo: "" };

export const blankForm = (startDate: string): Form => ({
	unitId: null,
	tenantId: null,
	name: "",
	phone: "",
	idNo: "",
	parties: [],
	order: "turn",
	lessorKind: "self",
	way: "paper",
	signedOn: null,
	scan: "",
	contractNo: "",
	orderNo: "",
	startDate,
	endDate: null,
	checkIn: null,
	departure: null,
	price: "",
	payCycle: 3,
	payAdvanceDays: 7,
	anchor: "lease_day",
	priceSteps: [],
	freeDays: [],
	depositCharged: null,
	depositMonths: 1,
	depositBackDays: 7,
	deductTerms: "",
	penaltyMonths: "",
	penaltyCap: "",
	services: [],
	waterBase: "",
	elecBase: "",
	gasBase: "",
	filingNo: "",
	filingState: "none",
	notes: "",
});

/** A contract that is changed, as it stands. */
export function formOf(lease: LeaseDetail): Form {
	const others = lease.parties.filter(
		({ role }) => role !== "tenant" && (role !== "lessor" || lease.lessorKind === "owner"),
	);
	return {
		...blankForm(lease.startDate),
		unitId: lease.unitId,
		tenantId: lease.tenantId,
		name: lease.tenantName,
		phone: lease.tenantPhone,
		order: others.length > 0 && others.every(({ seq }) => seq === FIRST) ? "side" : "turn",
		parties: others.map(({ id, role, name, phone, idNo, seq }) => ({
			...NO_PARTY,
			id,
			idMasked: idNo,
			seq,
			role: role as Party["role"],
			name,
			phone: phone ?? "",
		})),
		lessorKind: lease.lessorKind as Form["lessorKind"],
		way: lease.form as Way,
		contractNo: lease.contractNo,
		orderNo: lease.orderNo ?? "",
		endDate: lease.endDate,
		checkIn: lease.checkIn,
		departure: lease.departure,
		price: lease.price,
		payCycle: Number(lease.payCycle) as Form["payCycle"],
		payAdvanceDays: lease.payAdvanceDays,
		anchor: lease.anchor as Form["anchor"],
		priceSteps: lease.priceSteps.map(({ from, price, percent }) => ({ from, price, percent: percent ?? "" })),
		freeDays: lease.freeDays,
		depositCharged: lease.depositCharged,
		depositMonths: lease.depositMonths,
		depositBackDays: lease.depositBackDays,
		deductTerms: lease.deductTerms ?? "",
		penaltyMonths: lease.penaltyMonths ?? "",
		penaltyCap: lease.penaltyCap ?? "",
		services: lease.services?.split(",") ?? [],
		waterBase: lease.waterBase ?? "",
		elecBase: lease.elecBase ?? "",
		gasBase: lease.gasBase ?? "",
		filingNo: lease.filingNo ?? "",
		filingState: lease.filingState as Form["filingState"],
		notes: lease.notes,
	};
}

const ARRIVAL = "14:00:00";
const LEAVING = "12:00:00";

/** The usual times of the first and the last day, where nothing else was chosen. */
export const checkInOf = (form: Form) => form.checkIn ?? `${form.startDate} ${ARRIVAL}`;
export const departureOf = (form: Form, endDate: string | null) =>
	form.departure ?? (endDate ? `${endDate} ${LEAVING}` : null);

export function faultsOf(form: Form): Record<string, string> {
	const faults: Record<string, string> = {};
	if (!form.unitId) faults.unitId = "请选择房间 | Choose a room";
	if (form.name.trim() === "") faults["tenant.name"] = "请输入承租人 | Enter the lessee";
	if (form.phone.trim() === "") faults["tenant.phone"] = "请输入手机号 | Enter the phone number";
	if (toFen(form.price) <= 0) faults.price = "请输入合同月租 | Enter the rent per month";
	if (form.depositCharged === null)
		faults.depositCharged = "请选择是否收取押金 | Choose whether a deposit is charged";
	if (asksDocuments(form) && !form.tenantId && form.idNo.trim() === "") faults["tenant.idNo"] = NO_DOCUMENT;
	form.parties.forEach((party, at) => {
		if (party.name.trim() === "") faults[`parties.${at}.name`] = "请输入姓名 | Enter the name";
		if (asksDocuments(form) && !party.idMasked && party.idNo.trim() === "")
			faults[`parties.${at}.idNo`] = NO_DOCUMENT;
	});
	return faults;
}

const NO_DOCUMENT = "电子签署须填写证件号码 | Signing by phone needs the ID number";

/** Who signs by phone proves who they are by it. */
export const asksDocuments = ({ way }: Form) => way === "electronic";

/** The parties in the other order: turns that made them sign side by side are gone when they sign in turn again. */
export const reorder = (form: Form, order: Order): Pick<Form, "order" | "parties"> => ({
	order,
	parties: form.order === order ? form.parties : form.parties.map(({ seq: _, ...party }) => party),
});
