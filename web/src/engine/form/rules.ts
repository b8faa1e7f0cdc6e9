/** The server's field rules as antd form rules, so that both sides say the same thing about the same value. */
import type { FormItemProps } from "antd/es/form";
import { localize } from "@/kit/text";
import type { Field, Rule } from "../describe";
import { textOf } from "../kinds/types";
import { type Check, checksOf, neededText } from "./faults";

export type FormRule = NonNullable<FormItemProps["rules"]>[number];

export function formRules(field: Field, rules: Record<string, Rule>, editing: boolean): FormRule[] {
	const needed = field.required && !(editing && field.secret);
	return [
		...(needed ? [required(field)] : []),
		...checksOf(field, rules).map(refusing),
		...(field.follows ? [following(field.follows)] : []),
	];
}

/** Days and numbers that belong together: the later one is marked as soon as it is before the other. */
function following({ key, apart, text }: NonNullable<Field["follows"]>): FormRule {
	return ({ getFieldValue }) =>
		refusing((high) => (isBelow(high, getFieldValue(key), apart) ? localize(text) : null));
}

/** Whether `high` is below `low`, or equal to it where they are apart; days are compared as texts. */
export function isBelow(high: unknown, low: unknown, apart: boolean): boolean {
	const [one, other] = [textOf(high), textOf(low)];
	if (!one || !other) return false;
	const [above, below] = [Number(one), Number(other)];
	if (Number.isNaN(above) || Number.isNaN(below)) return apart ? one <= other : one < other;
	return apart ? above <= below : above < below;
}

function required(field: Field): FormRule {
	const rule = { required: true, message: neededText(field) };
	// Named at all it makes antd ask for a text, which a number is not.
	return field.kind === "text" || field.kind === "textarea" ? { ...rule, whitespace: true } : rule;
}

function refusing(check: Check) {
	return {
		validator: (_: unknown, value: unknown) => {
			const fault = check(value);
			return fault === null ? Promise.resolve() : Promise.reject(new Error(fault));
		},
	};
}
