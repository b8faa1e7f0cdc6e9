/** What a person is looking at in a list, and how that is written into the address and onto the wire. */
import type { Shapes } from "@/gen/api";
import { listed, localize } from "@/kit/text";
import { wrap } from "@/parts/picker/wrap";
import type { Describe, Field } from "../describe";
import { camel } from "../describe";
import { type Group, groupText, readGroupText, wireConditions } from "../query/conditions";

export type SortLevel = Shapes["SortedBy"];

export interface ListState {
	/** By parameter name; a range has {key}_begin and {key}_end, a row of a tree with all below it {key}_below. */
	filters: Record<string, string>;
	page: number;
	size: number;
	/** Empty means the resource's own order. */
	sort: SortLevel[];
	/** The advanced query. */
	query: Group | null;
	/** The saved view that is in use. */
	view: string | null;
	/** The row shown in the side panel. */
	open: string | null;
	/** The row being edited, or NEW; in the address so that a reload comes back to it. */
	edit: string | null;
	/** The rows as a table to type in. */
	grid: boolean;
}

/** One read of a tree brings no more; further roots are behind its pages. */
export const TREE_SIZE = 200;
export const NEW = "new";
export const SIZES = [10, 20, 30];
/** Where rows are low there is room for more of them. */
export const COMPACT_SIZES = [...SIZES, 50, 100];
const OWN = new Set(["page", "size", "sort", "open", "locale", "q", "view", "edit", "grid"]);

export const EMPTY: ListState = {
	filters: {},
	page: 1,
	size: 10,
	sort: [],
	query: null,
	view: null,
	open: null,
	edit: null,
	grid: false,
};

export function readAddress(params: URLSearchParams): ListState {
	const filters: Record<string, string> = {};
	for (const [key, value] of params) if (!OWN.has(key) && value !== "") filters[key] = value;
	const size = Number(params.get("size"));
	return {
		filters,
		page: Math.max(1, Math.floor(Number(params.get("page"))) || 1),
		size: COMPACT_SIZES.includes(size) ? size : EMPTY.size,
		sort: readSort(params.get("sort")),
		query: readGroupText(params.get("q")),
		view: params.get("view"),
		open: params.get("open"),
		edit: params.get("edit"),
		grid: params.get("grid") === "1",
	};
}

function readSort(text: string | null): SortLevel[] {
	return (text ?? "")
		.split(",")
		.filter((part) => part && part !== "-")
		.map((part) =>
			part.startsWith("-") ? { key: part.slice(1), order: "desc" } : { key: part, order: "asc" },
		);
}

export function writeAddress(state: ListState): URLSearchParams {
	const params = new URLSearchParams();
	for (const [key, value] of Object.entries(state.filters)) if (value !== "") params.set(key, value);
	if (state.page > 1) params.set("page", String(state.page));
	if (state.size !== EMPTY.size) params.set("size", String(state.size));
	if (state.sort.length > 0) {
		params.set("sort", state.sort.map(({ key, order }) => (order === "desc" ? `-${key}` : key)).join(","));
	}
	if (state.query) params.set("q", groupText(state.query));
	if (state.view) params.set("view", state.view);
	if (state.open) params.set("open", state.open);
	if (state.edit) params.set("edit", state.edit);
	if (state.grid) params.set("grid", "1");
	return params;
}

/** The fields that the filter bar offers, in the order of the declaration, behind the box that finds rows by any of their texts. */
export function filterFields(describe: Describe, fixed: Record<string, string> = {}): Field[] {
	const own = describe.fields.filter((field) => field.find && !field.secret && !(field.key in fixed));
	const box = boxOf(describe);
	return box ? [box, ...own] : own;
}

/** As a filter like the others, which the server reads by a name of its own. */
export const KEYWORD = "keyword";
const boxes = new WeakMap<Describe, Field>();

function boxOf(describe: Describe): Field | null {
	if (!describe.searched?.length) return null;
	const known = boxes.get(describe);
	if (known) return known;
	const [first] = describe.fields;
	if (!first) return null;
	const plain = {
		kind: "text",
		find: "eq",
		rule: null,
		dict: null,
		ref: null,
		chosen: null,
		popup: null,
	} as const;
	const made: Field = { ...first, ...plain, key: KEYWORD, label: { zh: "查找", en: "Search" }, way: null };
	boxes.set(describe, made);
	return made;
}

/** What the box looks through, in a few words. */
export const searchedIn = (
	{ fields, searched = [] }: Pick<Describe, "fields" | "searched">,
	fixed: Record<string, string> = {},
): string =>
	listed(
		(searched ?? [])
			.flatMap((key) => fields.filter((field) => field.key === key && !(key in fixed)))
			.sort((one, other) => Number(other.rule === "name") - Number(one.rule === "name"))
			.slice(0, MOST_NAMED)
			.map((field) => localize(field.label)),
	);
const MOST_NAMED = 5;

/** Filters as the server reads them; unknown keys of an old or foreign link are left out. */
export function wireFilters(describe: Describe, filters: Record<string, string>): Record<string, string> {
	const sent: Record<string, string> = {};
	for (const field of filterFields(describe)) {
		if (field.find === "range") {
			for (const end of ["_begin", "_end"]) {
				const bound = filters[field.key + end];
				if (bound) sent[field.key + end] = bound;
			}
			continue;
		}
		const below = filters[`${field.key}_below`];
		if (below) sent[`${field.key}_below`] = below;
		const value = filters[field.key];
		if (!value) continue;
		if (field.find === "like") sent[field.key] = wrap("like", value);
		else if (field.find === "in") sent[field.key] = `${value},`;
		else sent[field.key] = value;
	}
	return sent;
}

/** `fixed` may hold `q`, a query as the address has it, which the person's own only narrows. */
export function wireQuery(
	describe: Describe,
	state: ListState,
	{ q = "", ...fixed }: Record<string, string> = {},
): Record<string, string | number> {
	const query: Record<string, string | number> = {
		...wireFilters(describe, state.filters),
		...wireConditions(bothOf(readGroupText(q), state.query), describe),
		...fixed,
		pageNo: state.page,
		pageSize: describe.tree ? TREE_SIZE : state.size,
	};
	if (state.sort.length > 0) {
		query.column = state.sort.map((level) => level.key).join(",");
		query.order = state.sort.map((level) => level.order).join(",");
	}
	return query;
}

function bothOf(one: Group | null, other: Group | null): Group | null {
	return one && other ? { matchType: "and", conditions: [one, other] } : (one ?? other);
}

/** The order that the table marks: the person's, else the resource's. */
export function shownSort(describe: Describe, state: ListState): SortLevel[] {
	if (state.sort.length > 0) return state.sort;
	return describe.sort.map(({ key, order }) => ({ key: camel(key), order }));
}

/** Up, down, none; with `more` the other levels stay. */
export function cycleSort(sort: SortLevel[], key: string, more: boolean): SortLevel[] {
	const old = sort.find((level) => level.key === key);
	const others = more ? sort.filter((level) => level.key !== key) : [];
	if (!old) return [...others, { key, order: "asc" }];
	if (old.order === "asc") {
		const next: SortLevel = { key, order: "desc" };
		return more ? sort.map((level) => (level.key === key ? next : level)) : [next];
	}
	return others;
}

const ENDINGS = ["", "_begin", "_end", "_below"];

/** Names of the filters in use, ranges counted once. */
export function activeFilters(describe: Describe, filters: Record<string, string>): Field[] {
	return filterFields(describe).filter(({ key }) => ENDINGS.some((ending) => filters[key + ending]));
}

/** What the filters choose, without page and order: for acts on all rows that match. */
export function matchQuery(
	describe: Describe,
	state: ListState,
	fixed: Record<string, string>,
): Record<string, string | number> {
	const { pageNo: _, pageSize: __, column: ___, order: ____, ...match } = wireQuery(describe, state, fixed);
	return match;
}

/** Whether anything narrows the list. */
export const isNarrowed = (describe: Describe, state: ListState) =>
	state.query !== null || activeFilters(describe, state.filters).length > 0;

export function dropFilter(filters: Record<string, string>, key: string): Record<string, string> {
	const own = new Set(ENDINGS.map((ending) => key + ending));
	return Object.fromEntries(Object.entries(filters).filter(([name]) => !own.has(name)));
}

/** Narrowed to a row of a tree and all below it, instead of to another; null to none of them. */
export function placedBelow(
	filters: Record<string, string>,
	key: string,
	id: string | null,
): Record<string, string> {
	const others = dropFilter(filters, key);
	return id ? { ...others, [`${key}_below`]: id } : others;
}
