/** Which fields of a public form are asked for as things are, what they begin with, and what is sent of them. Pure. */
import type { Shapes } from "@/gen/api";

type PublicField = Pick<Shapes["PublicField"], "key" | "kind" | "by" | "values"> &
	Partial<Pick<Shapes["PublicField"], "default">>;

/** A file on its way to the form. `token`: what an answer names it by, once it has arrived. */
export interface Handed {
	id: string;
	name: string;
	percent: number;
	token?: string | undefined;
	problem?: string | undefined;
	/** A picture's own address in this browser. */
	shown?: string | undefined;
}

export type Value = string | boolean | Handed[] | undefined;
export type Values = Record<string, Value>;

const isEmpty = (value: Value) =>
	value === undefined || value === "" || value === false || (Array.isArray(value) && value.length === 0);

/** What goes by another is asked for while that one, itself asked for, has one of its values. */
export function askedOf<F extends PublicField>(fields: readonly F[], values: Values): F[] {
	const asked: F[] = [];
	for (const field of fields) {
		const above = !field.by || asked.some(({ key }) => key === field.by);
		if (above && fits(field, values[field.by])) asked.push(field);
	}
	return asked;
}

function fits({ by, values }: PublicField, value: Value): boolean {
	if (!by) return true;
	return values.length === 0 ? !isEmpty(value) : values.includes(String(value ?? false));
}

/** What a new answer or line begins with. */
export function beginWith(fields: readonly PublicField[]): Values {
	const entries = fields.flatMap(({ key, default: preset }) =>
		preset === null || preset === undefined
			? []
			: [[key, typeof preset === "boolean" ? preset : String(preset)]],
	);
	return Object.fromEntries(entries) as Values;
}

/** Whether a file has neither arrived nor failed. */
export const isSending = (values: Values): boolean =>
	Object.values(values).some(
		(value) => Array.isArray(value) && value.some(({ token, problem }) => !token && !problem),
	);

type Sent = string | boolean | string[] | null;

/** Empty ones are left out, but for one that would begin with something; times are written as the server reads them. */
export function bodyOf(fields: readonly PublicField[], values: Values): Record<string, Sent> {
	const entries = askedOf(fields, values).flatMap(({ key, kind, default: preset }): [string, Sent][] => {
		const value = values[key];
		if (Array.isArray(value)) return [[key, value.flatMap(({ token }) => (token ? [token] : []))]];
		if (value !== undefined && value !== "") return [[key, written(kind, value)]];
		return value === "" && (preset ?? null) !== null ? [[key, null]] : [];
	});
	return Object.fromEntries(entries);
}

function written(kind: string, value: string | boolean): string | boolean {
	if (typeof value === "boolean") return value;
	const whole = kind === "datetime" ? value.replace("T", " ") : value;
	return (kind === "datetime" && whole.length === 16) || (kind === "time" && whole.length === 5)
		? `${whole}:00`
		: whole;
}
