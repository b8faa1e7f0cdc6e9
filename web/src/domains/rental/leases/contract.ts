/** The contract that a lease form sends, and the terms of it that decide the bills. Pure. */
import type { Shapes } from "@/gen/api";
import type { LeaseForm } from "./api";
import { checkInOf, departureOf, FIRST, type Form, type Step } from "./form";

/** What decides the bills, as far as it is typed. */
export function termsOf(form: Form): Shapes["PreviewForm"] {
	return {
		startDate: form.startDate,
		endDate: form.endDate,
		payCycle: form.payCycle,
		payAdvanceDays: form.payAdvanceDays,
		anchor: form.anchor,
		price: form.price.trim(),
		depositCharged: form.depositCharged ?? false,
		depositMonths: form.depositMonths,
		unitId: form.unitId,
		...stepsOf(form),
	};
}

/** Lines that were begun and not filled say nothing yet. */
export const filledSteps = (steps: Step[]): NonNullable<LeaseForm["priceSteps"]> =>
	steps.flatMap(({ from, price, percent }) =>
		from && (price || percent) ? [{ from, price, percent: percent || null }] : [],
	);

function stepsOf(form: Form): Pick<LeaseForm, "priceSteps" | "freeDays"> {
	return {
		priceSteps: filledSteps(form.priceSteps),
		freeDays: form.freeDays.flatMap(({ from, to }) => (from && to ? [{ from, to }] : [])),
	};
}

type Contract = Omit<LeaseForm, "stage" | "signedOn" | "scan" | "viewingId" | "holdId">;

/** What the contract says; `endDate` is the chosen or the proposed one. */
export function bodyOf(form: Form, endDate: string): Contract {
	return {
		...termsOf(form),
		...stepsOf(form),
		depositCharged: form.depositCharged ?? false,
		unitId: form.unitId ?? "",
		endDate,
		price: form.price.trim(),
		...(form.tenantId
			? { tenantId: form.tenantId }
			: { tenant: { name: form.name.trim(), phone: form.phone.trim(), idNo: form.idNo || null } }),
		parties: form.parties.map(({ id, role, name, phone, idNo, seq }) => ({
			id: id ?? null,
			role,
			name: name.trim(),
			phone: phone.trim() || null,
			idNo: idNo || null,
			seq: form.order === "side" ? FIRST : (seq ?? null),
		})),
		lessorKind: form.lessorKind,
		form: form.way === "electronic" ? "electronic" : "paper",
		contractNo: form.contractNo.trim() || null,
		orderNo: form.orderNo.trim() || null,
		checkIn: checkInOf(form),
		departure: departureOf(form, endDate) ?? "",
		depositBackDays: form.depositBackDays,
		deductTerms: form.deductTerms || null,
		penaltyMonths: form.penaltyMonths.trim() || null,
		penaltyCap: form.penaltyCap.trim(),
		services: form.services.join(",") || null,
		waterBase: form.waterBase || null,
		elecBase: form.elecBase || null,
		gasBase: form.gasBase || null,
		filingNo: form.filingNo || null,
		filingState: form.filingState,
		notes: form.notes || null,
	};
}
