/** The named rules as the server describes them; what a pattern cannot tell is one of three checks. */
import type { Shapes } from "@/gen/api";

/** Matches the whole text; `message` is a pair. */
export type Rule = Shapes["FieldRule"];

export function accepts({ pattern, check }: Rule, text: string): boolean {
	return new RegExp(`^(?:${pattern})$`, "u").test(text) && (!check || (CHECKS[check]?.(text) ?? true));
}

const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
	luhn: checkLuhn,
	national_id: checkNationalId,
	company_code: checkCompanyCode,
};

/** ISO 7812: every second digit from the right counts twice. */
function checkLuhn(text: string): boolean {
	const values = [...text].reverse().map((digit, at) => Number(digit) * (1 + (at % 2)));
	return sum(values.map((value) => (value > 9 ? value - 9 : value))) % 10 === 0;
}

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A day of birth that exists; of 18 characters the last is the check character of GB 11643. */
function checkNationalId(text: string): boolean {
	const born = text.length === 18 ? text.slice(6, 14) : `19${text.slice(6, 12)}`;
	const day = `${born.slice(0, 4)}-${born.slice(4, 6)}-${born.slice(6)}`;
	const read = new Date(`${day}T00:00:00Z`);
	if (Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== day || day < "0001") return false;
	if (text.length === 15) return true;
	const total = sum(ID_WEIGHTS.map((weight, at) => weight * Number(text[at])));
	return "10X98765432"[total % 11] === text[17]?.toUpperCase();
}

const COMPANY_SIGNS = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** GB 32100: the 18th character makes the weighted sum a multiple of 31. */
function checkCompanyCode(text: string): boolean {
	let weight = 1;
	let total = 0;
	for (const sign of text.slice(0, 17)) {
		total += COMPANY_SIGNS.indexOf(sign) * weight;
		weight = (weight * 3) % 31;
	}
	return COMPANY_SIGNS[(31 - (total % 31)) % 31] === text[17];
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
