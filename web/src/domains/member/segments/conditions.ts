/** What a list shows, as the conditions of a segment; and the address of the list that shows a segment again. */
import type { Describe, Field } from "@/engine/describe";
import { KEYWORD, type ListState } from "@/engine/list/list-state";
import {
	type Condition,
	type Group,
	groupText,
	type Match,
	type Node,
	readGroup,
} from "@/engine/query/conditions";

/** `filters`: what no condition can say, by parameter name: a row of a tree with all below it, and words to look for. */
export interface Conditions {
	filters: Record<string, string>;
	matchType: Match;
	conditions: Node[];
}

const BELOW = "_below";

/** Filters in use become conditions before those of the advanced query. */
export function conditionsOf(describe: Describe, state: Pick<ListState, "filters" | "query">): Conditions {
	const plain = describe.fields.flatMap((field) => conditionsOfField(field, state.filters));
	const kept = Object.entries(state.filters).filter(([key, value]) => value !== "" && isKept(describe, key));
	const filters = Object.fromEntries(kept);
	const { query } = state;
	if (!query) return { filters, matchType: "and", conditions: plain };
	if (plain.length === 0) return { filters, ...query };
	return {
		filters,
		matchType: "and",
		conditions: [...plain, ...(query.matchType === "and" ? query.conditions : [query])],
	};
}

function isKept({ fields }: Describe, key: string): boolean {
	return key === KEYWORD || fields.some((field) => key === field.key + BELOW);
}

function conditionsOfField({ key, find, secret }: Field, filters: Record<string, string>): Condition[] {
	if (!find || secret) return [];
	if (find === "range")
		return [...said(key, "ge", filters[`${key}_begin`]), ...said(key, "le", filters[`${key}_end`])];
	return said(key, find === "like" || find === "in" ? find : "eq", filters[key]);
}

const said = (field: string, rule: Condition["rule"], val: string | undefined): Condition[] =>
	val ? [{ field, rule, val }] : [];

/** Where the list shows who is in it. */
export function addressOf(list: string, stored: unknown): string {
	const filters = (stored as Partial<Conditions> | null)?.filters ?? {};
	const params = new URLSearchParams(filters);
	const group: Group | null = readGroup(stored);
	if (group) params.set("q", groupText(group));
	return `/${list}?${params}`;
}
