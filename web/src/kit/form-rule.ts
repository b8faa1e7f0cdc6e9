/** A named rule of the server as a rule of a form item; an empty field is no fault of it. */
import { accepts, type Rule } from "./rules";
import { localize } from "./text";

interface FormRule {
	validator: (item: unknown, value: unknown) => Promise<void>;
}

/** None where the server named no such rule: then only the server checks. */
export function formRule(rule: Rule | undefined, message?: string): FormRule[] {
	if (!rule) return [];
	const fits = (value: unknown) =>
		value === undefined || value === null || value === "" || accepts(rule, String(value));
	return [
		{
			validator: async (_, value) => {
				if (!fits(value)) throw new Error(message ?? localize(rule.message));
			},
		},
	];
}
