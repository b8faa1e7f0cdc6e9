/** A named rule of the server as a rule of a form item; an empty field is no fault of it. */
import { accepts, type Rule } from "./rules";
import { localize } from "./text";

interface FormRule {
	validator: (item: unknown, value: unknown) => Promise<void>;
}

/** As the server reads it: full-width signs are the plain ones, the number of a document is in capitals. */
function readings(rule: Rule, typed: string): string[] {
	const plain = typed
		.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
		.trim();
	const document = plain.replace(/\s/g, "").toUpperCase();
	return rule.check === "national_id" || rule.check === "company_code" ? [document] : [typed, plain];
}

/** None where the server named no such rule: then only the server checks. */
export function formRule(rule: Rule | undefined, message?: string): FormRule[] {
	if (!rule) return [];
	const fits = (value: unknown) =>
		value === undefined ||
		value === null ||
		value === "" ||
		readings(rule, String(value)).some((text) => accepts(rule, text));
	return [
		{
			validator: async (_, value) => {
				if (!fits(value)) throw new Error(message ?? localize(rule.message));
			},
		},
	];
}
