/** What the form keeps on an edit: the turns of the parties, side by side or one behind the other, their documents, and the penalty. */
import { expect, test } from "vitest";
import type { LeaseDetail } from "./api";
import { bodyOf } from "./contract";
import { blankForm, type Form, faultsOf, formOf, type Party, reorder } from "./form";

const party = (seq?: number): Party => ({
	role: "guarantor",
	name: "李担保",
	phone: "13400134000",
	idNo: "110105194912310064",
	...(seq ? { seq } : {}),
});
const formWith = (parties: Party[], part: Partial<Form> = {}): Form => ({
	...blankForm("2027-01-01"),
	parties,
	...part,
});
const turns = (form: Form) => bodyOf(form, "2027-12-31").parties?.map(({ seq }) => seq);
const stored = (...turns: number[]) =>
	({
		startDate: "2027-01-01",
		contractNo: "HT1",
		tenantName: "赵强",
		tenantPhone: "13700137000",
		price: "3000.00",
		lessorKind: "self",
		parties: [
			{ id: "1", role: "tenant", seq: 1 },
			...turns.map((seq, at) => ({ id: `${at + 2}`, role: "guarantor", name: "李担保", seq })),
			{ id: "9", role: "lessor", seq: 9 },
		],
		priceSteps: [],
		freeDays: [],
	}) as unknown as LeaseDetail;

test("parties sign one behind the other until they are to sign side by side", () => {
	const form = formWith([party(), party()]);
	expect(turns(form)).toEqual([null, null]);
	const side = { ...form, ...reorder(form, "side") };
	expect(turns(side)).toEqual([1, 1]);
	expect(turns({ ...side, ...reorder(side, "turn") })).toEqual([null, null]);
});

test("an edit keeps the turns that a contract has", () => {
	expect(formOf(stored(2, 2)).order).toBe("turn");
	expect(turns(formOf(stored(2, 2)))).toEqual([2, 2]);
	expect(formOf(stored(1, 1)).order).toBe("side");
	expect(turns(formOf(stored(1, 1)))).toEqual([1, 1]);
	const side = formOf(stored(1, 1));
	expect(turns({ ...side, ...reorder(side, "turn") })).toEqual([null, null]);
});

test("who signs by phone names a document, unless the contract has it", () => {
	const bare = { ...party(), idNo: "" };
	const asked = ["tenant.idNo", "parties.0.idNo"];
	const found = (form: Form) => Object.keys(faultsOf(form)).filter((key) => key.endsWith("idNo"));
	expect(found(formWith([bare], { way: "electronic" }))).toEqual(asked);
	expect(found(formWith([bare], { way: "paper" }))).toEqual([]);
	const known = { ...bare, id: "2", idMasked: "1101**********0064" };
	expect(found(formWith([known], { way: "electronic", tenantId: "7" }))).toEqual([]);
});

test("an edit keeps the penalty, and one that is emptied is none", () => {
	const form = formOf({ ...stored(), penaltyMonths: "1.5" });
	expect(bodyOf(form, "2027-12-31").penaltyMonths).toBe("1.5");
	expect(bodyOf({ ...form, penaltyMonths: " " }, "2027-12-31").penaltyMonths).toBeNull();
	expect(formOf({ ...stored(), penaltyMonths: null }).penaltyMonths).toBe("");
	expect(bodyOf(formOf({ ...stored(), penaltyCap: "5000.00" }), "2027-12-31").penaltyCap).toBe("5000.00");
	expect(formOf({ ...stored(), penaltyCap: null }).penaltyCap).toBe("");
});
