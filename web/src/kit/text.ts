/**
 * Texts are pairs "中文 | English", in the source and from the server alike; the type makes a text without English
 * a compile error, and nothing has to be looked up by an invented key.
 */
import type { Shapes } from "@/gen/api";
import { cell, readCell, useCell, writeCell } from "./state";
import { readStored, writeStored } from "./store";

export type Locale = "zh" | "en";
export type Pair = `${string} | ${string}`;
export type Two = Shapes["WordPair"];
type Values = Record<string, string | number>;

const SPLIT = " | ";

const IN_ADDRESS = ["lang", "locale"] as const;

export const localeCell = cell<Locale>(
	firstLocale(globalThis.location?.search ?? "", readStored<string>("LANG")),
);

/** The address decides (?lang=zh, also zn; anything else it says is English), then what was chosen here, then Chinese. */
export function firstLocale(search: string, stored: string | null): Locale {
	const query = new URLSearchParams(search);
	const asked = IN_ADDRESS.map((name) => query.get(name)).find((word) => word !== null);
	if (asked !== undefined && asked !== null) return /^(zh|zn)/i.test(asked) ? "zh" : "en";
	return stored === "en" ? "en" : "zh";
}

/** For pages of strangers: who never chose a language reads that of their browser. */
export function followBrowser(): void {
	const asked = IN_ADDRESS.some((name) => new URLSearchParams(location.search).has(name));
	if (asked || readStored<string>("LANG") !== null) return;
	writeCell(localeCell, /^zh/i.test(navigator.language) ? "zh" : "en");
}

export function locale(): Locale {
	return readCell(localeCell);
}

export function useLocale(): Locale {
	return useCell(localeCell);
}

/** What the address asked for is over with a choice; it would come back with the next reload. */
export function chooseLocale(chosen: Locale): void {
	writeStored("LANG", chosen);
	const query = new URLSearchParams(location.search);
	for (const name of IN_ADDRESS) query.delete(name);
	const rest = query.toString();
	history.replaceState(history.state, "", location.pathname + (rest && `?${rest}`) + location.hash);
	writeCell(localeCell, chosen);
}

/** A text of our own source in the reader's language, with {name} places filled. */
export function t(text: Pair | Two, values?: Values): string {
	return fill(typeof text === "string" ? splitPair(text) : chosen(text), values);
}

/** A text from the server, which may be a pair, a {zh, en} object or a plain string. */
export function localize(text: string | Two | null | undefined, values?: Values): string {
	if (!text) return "";
	return fill(typeof text === "string" ? splitPair(text) : chosen(text), values);
}

/** Names in a row, as the reader's language puts them. */
export function listed(names: readonly string[]): string {
	return names.join(locale() === "en" ? ", " : "、");
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
	const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
	// An amount below zero has its sign before the currency.
	return filled.replaceAll("¥-", "-¥");
}
