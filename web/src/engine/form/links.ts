/** Fields that are asked for or needed only while another has a certain value, as the server holds them. Pure. */
import type { Field } from "../describe";
import type { Values } from "./fields";

export type LinkState = "away" | "needed" | "free";

const isEmpty = (value: unknown) =>
	value === null ||
	value === undefined ||
	value === "" ||
	value === false ||
	(Array.isArray(value) && value.length === 0);

/** Of each field that goes by another. They stand below what they go by, so one pass settles all of them. */
export function linkStates(fields: readonly Field[], values: Values): Map<string, LinkState> {
	const states = new Map<string, LinkState>();
	for (const { key, linked } of fields) {
		if (!linked) continue;
		const value = states.get(linked.key) === "away" ? null : values[linked.key];
		const fits = linked.values.length > 0 ? linked.values.includes(String(value ?? "")) : !isEmpty(value);
		states.set(key, fits ? (linked.needed ? "needed" : "free") : linked.always ? "free" : "away");
	}
	return states;
}

/** The values without what is not asked for. */
export function askedValues(fields: readonly Field[], values: Values): Values {
	const states = linkStates(fields, values);
	const away = [...states].filter(([, state]) => state === "away").map(([key]) => [key, null]);
	return { ...values, ...Object.fromEntries(away) };
}
