/** A change while its form is being filled: what it begins with, what is still missing, and what is sent. */
import { businessDate } from "@/kit/business-day";
import { toFen } from "../cashier/money";
import type { LeaseDetail } from "../leases/api";
import { filledSteps } from "../leases/contract";
import type { Step } from "../leases/form";
import type { ChangeDetail, ChangeForm, Kind } from "./api";

export interface Draft {
	kind: Kind;
	effectiveDay: string | null;
	/** null takes the end that the server proposes. */
	endDate: string | null;
	price: string;
	payCycle: NonNullable<ChangeForm["payCycle"]>;
	/** Steps of a renewed rent. */
	priceSteps: Step[];
	deposit: string;
	/** What becomes of what is held above a lower deposit. */
	depositSurplus: "keep" | "return";
	unitId: string | null;
	name: string;
	phone: string;
	idNo: string;
	payerKind: "person" | "company";
	payerName: string;
	payerTaxNo: string;
	payerPhone: string;
	form: "paper" | "electronic";
	reason: string;
}

/** A price and a payer begin with the first bill that is still to be issued. */
export function firstDraft(lease: LeaseDetail, kind: Kind): Draft {
	const next = lease.bills
		.filter((bill) => bill.state === "planned" && bill.kind === "rent")
		.map((bill) => bill.from)
		.sort()[0];
	return {
		kind,
		effectiveDay:
			kind === "renew" ? null : kind === "room_change" ? businessDate() : (next ?? businessDate()),
		endDate: null,
		price: kind === "renew" ? lease.lastPrice : "",
		payCycle: Number(lease.payCycle) as Draft["payCycle"],
		priceSteps: [],
		deposit: lease.deposit,
		depositSurplus: "return",
		unitId: null,
		name: "",
		phone: "",
		idNo: "",
		payerKind: "company",
		payerName: "",
		payerTaxNo: "",
		payerPhone: "",
		form: lease.form === "paper" ? "paper" : "electronic",
		reason: "",
	};
}

/** A draft that is edited, as it was typed. */
export function draftOf(lease: LeaseDetail, { kind, form, reason, wanted }: ChangeDetail): Draft {
	const first = firstDraft(lease, kind as Kind);
	return {
		...first,
		effectiveDay: wanted.effectiveDay,
		endDate: wanted.endDate,
		price: wanted.price,
		payCycle: (wanted.payCycle ?? first.payCycle) as Draft["payCycle"],
		priceSteps: wanted.priceSteps.map(({ from, price, percent }) => ({
			from,
			price,
			percent: percent ?? "",
		})),
		deposit: wanted.deposit || first.deposit,
		depositSurplus: wanted.depositSurplus === "return" ? "return" : "keep",
		unitId: wanted.unitId,
		name: wanted.tenant?.name ?? "",
		phone: wanted.tenant?.phone ?? "",
		idNo: wanted.tenant?.idNo ?? "",
		payerKind: wanted.payerKind === "person" ? "person" : "company",
		payerName: wanted.payerName,
		payerTaxNo: wanted.payerTaxNo,
		payerPhone: wanted.payerPhone,
		form: form === "paper" ? "paper" : "electronic",
		reason,
	};
}

/** Whether less is to be held than now: then somebody says what becomes of the rest. */
export const isLower = (lease: LeaseDetail, draft: Draft): boolean =>
	OWN[draft.kind](draft).deposit !== undefined &&
	toFen(draft.deposit || lease.deposit) < toFen(lease.deposit);

const MISSING: Readonly<Record<Kind, (draft: Draft) => Record<string, string | false>>> = {
	renew: ({ price }) => ({ price: toFen(price) <= 0 && "请输入月租 | Enter the rent per month" }),
	room_change: ({ unitId }) => ({ unitId: !unitId && "请选择新房间 | Choose the new unit" }),
	transfer: ({ name, phone }) => ({
		"tenant.name": name.trim() === "" && "请输入承租人 | Enter the lessee",
		"tenant.phone": phone.trim() === "" && "请输入手机号 | Enter the phone number",
	}),
	price: ({ price }) => ({ price: toFen(price) <= 0 && "请输入月租 | Enter the rent per month" }),
	payer: ({ payerName, payerKind, payerTaxNo }) => ({
		payerName: payerName.trim() === "" && "请填写付款人 | Enter who pays",
		payerTaxNo: payerKind === "company" && payerTaxNo.trim() === "" && "请填写税号 | Enter the tax number",
	}),
};

export function faultsOf(draft: Draft): Record<string, string> {
	const found = Object.entries(MISSING[draft.kind](draft));
	return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== false));
}

export const isReady = (draft: Draft): boolean => Object.keys(faultsOf(draft)).length === 0;

/** What the kind reads; the rest of the form is not sent. */
export function bodyOf(leaseId: string, draft: Draft): ChangeForm {
	const { kind, effectiveDay, form, reason } = draft;
	return { leaseId, kind, effectiveDay, form, reason, ...OWN[kind](draft) };
}

const depositOf = ({ deposit, depositSurplus }: Pick<Draft, "deposit" | "depositSurplus">) => ({
	deposit,
	depositSurplus,
});

const OWN: Readonly<Record<Kind, (draft: Draft) => Partial<ChangeForm>>> = {
	renew: ({ endDate, price, payCycle, priceSteps, ...rest }) => ({
		endDate,
		price,
		payCycle,
		priceSteps: filledSteps(priceSteps),
		...depositOf(rest),
	}),
	room_change: ({ unitId, price, ...rest }) => ({ unitId, price, ...depositOf(rest) }),
	transfer: ({ name, phone, idNo, price, ...rest }) => ({
		price,
		...depositOf(rest),
		tenant: { name: name.trim(), phone: phone.trim(), idNo: idNo || null },
	}),
	price: ({ price }) => ({ price }),
	payer: ({ payerKind, payerName, payerTaxNo, payerPhone }) => ({
		payerKind,
		payerName: payerName.trim(),
		payerTaxNo: payerKind === "company" ? payerTaxNo.trim() : "",
		payerPhone: payerPhone.trim(),
	}),
};
