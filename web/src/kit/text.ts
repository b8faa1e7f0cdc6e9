/**
 * Texts are pairs "中文 | English", in the source and from the server alike; the type makes a text without English
 * a compile error, and nothing has to be looked up by an invented key.
 */
import { cell, readCell, useCell, writeCell } from "./state";
import { readStored, writeStored } from "./store";

export type Locale = "zh" | "en";
export type Pair = `${string} | ${string}`;
export interface Two {
	zh: string;
	en: string;
}
type Values = Record<string, string | number>;

const SPLIT = " | ";

export const localeCell = cell<Locale>(firstLocale());

function firstLocale(): Locale {
	const asked = new URLSearchParams(location.search).get("locale");
	if (asked !== null) return asked.startsWith("zh") || asked === "zn" ? "zh" : "en";
	return readStored<string>("LANG") === "en" ? "en" : "zh";
}

export function locale(): Locale {
	return readCell(localeCell);
}

export function useLocale(): Locale {
	return useCell(localeCell);
}

export function chooseLocale(chosen: Locale): void {
	writeStored("LANG", chosen);
	writeCell(localeCell, chosen);
}

/** A text of our own source in the reader's language, with {name} places filled. */
export function t(text: Pair | Two, values?: Values): string {
	return fill(typeof text === "string" ? splitPair(text) : chosen(text), values);
}

/** A text from the server, which may be a pair, a {zh, en} object or a plain string. */
export function tell(text: string | Two | null | undefined, values?: Values): string {
	if (!text) return "";
	return fill(typeof text === "string" ? splitPair(text) : chosen(text), values);
}

function chosen(text: Two): string {
	return locale() === "en" ? text.en || text.zh : text.zh;
}

function splitPair(text: string): string {
	const at = text.indexOf(SPLIT);
	if (at < 0) return text;
	return locale() === "en" ? text.slice(at + SPLIT.length) : text.slice(0, at);
}

function fill(text: string, values: Values | undefined): string {
	if (!values) return text;
	return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
