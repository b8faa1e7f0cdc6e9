/** What the server says about its resources; every engine page is made from this alone. */
import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { Rows, Shapes } from "@/gen/api";
import { get } from "@/kit/http";
import type { Rule } from "@/kit/rules";
import { locale } from "@/kit/text";

export type TableCode = Shapes["TableCode"];
export type Field = Shapes["FieldShape"] & { options?: Array<{ value: string; text: string }> };
export type Kind = Field["kind"];
export type ResourceAction = Shapes["ActionShape"];
export type Verb = Describe["can"][number];
export type Child = Shapes["ChildShape"];
export type Describe = Shapes["ResourceShape"];

export type { Rule } from "@/kit/rules";

/** A row of any resource: what it holds follows from the description. */
export type Row = { id: string; rowVersion?: number } & Partial<Offer> & Record<string, unknown>;

/** What may be done with a row of a process now, in words why the rest may not, and what of that can be mended. */
export type Offer = Pick<Shapes["DailyOrderShape"], "can" | "reasons" | "mends">;

/** Nothing where the row is of no process. */
export const offerOf = ({ can = [], reasons = {}, mends = {} }: Row): Offer => ({ can, reasons, mends });

/** A row of the resource of this path; of a path that is data, a row of any. */
export type RowOf<P extends string> = P extends keyof Rows ? Rows[P] & Row : Row;

export interface Page<R extends Row = Row> {
	records: R[];
	total: number;
	size: number;
	current: number;
	pages: number;
	estimated?: boolean;
	/** Of all rows found, where they were asked for; one of each value that is summed apart. */
	totals?: Array<{ value: string | null; sums: Record<string, string> }> | null;
	/** How many of them stand in each state, where it was asked for. */
	states?: Array<{ value: string; count: number; more: boolean }> | null;
}

const LIVES_MS = 5 * 60_000;

const described = () => ({
	queryKey: ["describe", locale()],
	queryFn: ({ signal }: { signal: AbortSignal }) => get("/sys/engine/describe", undefined, { signal }),
	staleTime: LIVES_MS,
});

const useDescribed = () => useQuery(described());

/** The transitions of a resource that this person may make; none where they may not list it. */
export async function fetchSteps(client: QueryClient, path: string): Promise<ResourceAction[]> {
	const { resources } = await client.fetchQuery(described());
	return resources.find((one) => one.path === path)?.actions.filter((one) => one.step) ?? [];
}

/** undefined while loading, null when this person may not see the resource. */
export function useDescribe(path: string): Describe | null | undefined {
	const { data, isError } = useDescribed();
	if (isError && !data) return null;
	if (!data) return undefined;
	return data.resources.find((one) => one.path === path) ?? null;
}

/** Everything this person may list. */
export function useResources(): Describe[] {
	return useDescribed().data?.resources ?? [];
}

const NONE: Describe[] = [];

export function useDescribes(): Describe[] {
	return useDescribed().data?.resources ?? NONE;
}

export function useRules(): Record<string, Rule> {
	return useDescribed().data?.rules ?? {};
}

export const camel = (name: string) =>
	name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** What a row is called: the words of its label columns; of one that has none, those of what it is first said by. */
export function nameOf(
	{ label, list, fields }: Pick<Describe, "label" | "list" | "fields">,
	row: Row | null | undefined,
): string {
	if (!row) return "";
	const keys = label.map(camel).filter((key) => key !== "id");
	if (keys.length === 0) return wordsOf(row, list.slice(0, MOST_WORDS)) || row.id;
	const kindOf = (key: string) => fields.find((field) => field.key === key)?.kind ?? "text";
	const whose = keys.every((key) => PLAIN.has(kindOf(key)))
		? list.find((key) => kindOf(key) === "ref")
		: undefined;
	return wordsOf(row, whose ? [whose, ...keys] : keys) || row.id;
}

/** So many words of a row tell it from the next. */
const MOST_WORDS = 2;
/** What many rows have alike: it says whose it is as well. */
const PLAIN: ReadonlySet<Kind> = new Set<Kind>(["int", "date", "datetime", "dict", "bool"]);

const wordsOf = (row: Row, keys: string[]) =>
	keys
		.map((key) => namedOf(row, key) || row[key])
		.filter((word) => word !== null && word !== undefined && word !== "")
		.join(" ");

/** What the server says a value is called, in the reader's language where it has a name in it. */
export const namedOf = (row: Row, key: string): unknown =>
	(locale() === "en" && row[`${key}_dictTextEn`]) || row[`${key}_dictText`];

/** A row whose names are all in the reader's language, for those who know one name of a value only. */
export function spoken(row: Row): Row {
	const english = locale() === "en" ? Object.keys(row).filter((key) => key.endsWith("_dictTextEn")) : [];
	if (english.length === 0) return row;
	const names = english.map((key) => key.slice(0, -"_dictTextEn".length));
	return { ...row, ...Object.fromEntries(names.map((key) => [`${key}_dictText`, namedOf(row, key)])) };
}

/** 新增职务, not 新增职务管理: what one row is called. */
export function thingOf(describe: Pick<Describe, "title">): string {
	const title = locale() === "en" ? describe.title.en : describe.title.zh;
	return title.replace(/(管理|记录管理|列表|登记册)$/, "") || title;
}

/** What state a thing is in: shown and asked for before other fields. */
export const isState = ({ kind, key }: Field) => kind === "dict" && /state|status/i.test(key);

export const can = (describe: Describe, verb: Verb) => describe.can.includes(verb);

/** Whether its rows only tell what was. */
export const isLog = ({ record }: Describe) => record === true;

/** Whether the row stands in a state in which it is neither edited nor deleted. */
export const isSettled = ({ settled }: Describe, row: Row): boolean =>
	Object.entries(settled ?? {}).some(([key, values]) => values.includes(String(row[key])));

export function fieldOf(describe: Describe, key: string): Field | undefined {
	return describe.fields.find((field) => field.key === key);
}
