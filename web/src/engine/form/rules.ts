/** The server's field rules as antd form rules, so that both sides say the same thing about the same value. */
import type { FormItemProps } from "antd/es/form";
import type { Field, Rule } from "../describe";
import { type Check, checksOf, neededText } from "./faults";

export type FormRule = NonNullable<FormItemProps["rules"]>[number];

export function formRules(field: Field, rules: Record<string, Rule>, editing: boolean): FormRule[] {
	const needed = field.required && !(editing && field.secret);
	return [...(needed ? [required(field)] : []), ...checksOf(field, rules).map(refusing)];
}

function required(field: Field): FormRule {
	const rule = { required: true, message: neededText(field) };
	// Named at all it makes antd ask for a text, which a number is not.
	return field.kind === "text" || field.kind === "textarea" ? { ...rule, whitespace: true } : rule;
}

function refusing(check: Check): FormRule {
	return {
		validator: (_, value: unknown) => {
			const fault = check(value);
			return fault === null ? Promise.resolve() : Promise.reject(new Error(fault));
		},
	};
}
