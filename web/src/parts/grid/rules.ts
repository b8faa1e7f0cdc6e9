/** Whether a cell may hold a value: the first rule that refuses gives the words. */
import { type Pair, tell } from "@/kit/text";
import { NOT_UNIQUE, PATTERNS, REFUSED, REQUIRED, WRONG_FORM } from "./patterns";
import { isBlank } from "./tracker";
import type { CellRule, CellValue, GridColumn, GridRow, NamedPattern } from "./types";

export interface Asked {
	value: CellValue;
	row: GridRow;
	column: GridColumn;
	/** How many rows hold this value in the column, this one included. */
	count(value: CellValue): number;
}
type Answer = string | null;

/** What can be told at once; a handler that asks a server answers later, through the promise. */
export function checkCell(asked: Asked): Answer | Promise<Answer> {
	const { column, value, row } = asked;
	for (const [at, rule] of (column.validateRules ?? []).entries()) {
		const found = checkRule(rule, asked);
		if (found) return found;
		const handled = rule.handler?.(value, row, column);
		if (handled instanceof Promise) return awaitRest(handled, rule, at, asked);
		const said = wordsOf(handled, rule, column);
		if (said) return said;
	}
	return null;
}

/** The rules behind a slow one count too. */
async function awaitRest(
	slow: Promise<string | boolean | null | undefined>,
	rule: CellRule,
	at: number,
	asked: Asked,
): Promise<Answer> {
	const said = wordsOf(await slow, rule, asked.column);
	if (said) return said;
	const rest = asked.column.validateRules?.slice(at + 1) ?? [];
	return checkCell({ ...asked, column: { ...asked.column, validateRules: rest } });
}

function checkRule(rule: CellRule, { value, column, count }: Asked): Answer {
	if (rule.required && isBlank(value)) return say(rule, column, REQUIRED);
	if (rule.pattern === "*" && isBlank(value)) return say(rule, column, PATTERNS["*"].message);
	if (isBlank(value)) return null;
	if (rule.unique && count(value) > 1) return say(rule, column, NOT_UNIQUE);
	if (rule.pattern === undefined) return null;
	const named = typeof rule.pattern === "string" ? PATTERNS[rule.pattern as NamedPattern] : undefined;
	const pattern = named?.pattern ?? new RegExp(rule.pattern);
	pattern.lastIndex = 0;
	return pattern.test(String(value)) ? null : say(rule, column, named?.message ?? WRONG_FORM);
}

function wordsOf(handled: string | boolean | null | undefined, rule: CellRule, column: GridColumn): Answer {
	if (typeof handled === "string" && handled) return tell(handled);
	return handled === false ? say(rule, column, REFUSED) : null;
}

function say(rule: CellRule, column: GridColumn, words: Pair): string {
	return tell(rule.message ?? words, { title: tell(column.title) });
}

export const isRequired = (column: GridColumn): boolean =>
	column.validateRules?.some((rule) => rule.required || rule.pattern === "*") ?? false;
