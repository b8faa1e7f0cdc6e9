/** Which fields of a public form are asked for as things are, and what is sent of them. Pure. */
import type { Shapes } from "@/gen/api";

type PublicField = Pick<Shapes["PublicField"], "key" | "kind" | "by" | "values">;
export type Values = Record<string, string | boolean | undefined>;

const isEmpty = (value: Values[string]) => value === undefined || value === "" || value === false;

/** What goes by another is asked for while that one, itself asked for, has one of its values. */
export function askedOf<F extends PublicField>(fields: readonly F[], values: Values): F[] {
	const asked: F[] = [];
	for (const field of fields) {
		const above = !field.by || asked.some(({ key }) => key === field.by);
		if (above && fits(field, values[field.by])) asked.push(field);
	}
	return asked;
}

function fits({ by, values }: PublicField, value: Values[string]): boolean {
	if (!by) return true;
	return values.length === 0 ? !isEmpty(value) : values.includes(String(value ?? false));
}

/** Empty ones are left out; times are written as the server reads them. */
export function bodyOf(fields: readonly PublicField[], values: Values): Record<string, string | boolean> {
	const entries = askedOf(fields, values).flatMap(({ key, kind }) => {
		const value = values[key];
		return value === undefined || value === "" ? [] : [[key, written(kind, value)]];
	});
	return Object.fromEntries(entries) as Record<string, string | boolean>;
}

function written(kind: string, value: string | boolean): string | boolean {
	if (typeof value === "boolean") return value;
	const whole = kind === "datetime" ? value.replace("T", " ") : value;
	return (kind === "datetime" && whole.length === 16) || (kind === "time" && whole.length === 5)
		? `${whole}:00`
		: whole;
}
