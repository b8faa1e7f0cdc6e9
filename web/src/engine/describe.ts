/** What the server says about its resources; every engine page is made from this alone. */
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { getAt } from "@/kit/http";
import type { Rule } from "@/kit/rules";
import { locale, type Two } from "@/kit/text";

export type Kind =
	| "text"
	| "textarea"
	| "html"
	| "markdown"
	| "tags"
	| "memo"
	| "signature"
	| "voice"
	| "int"
	| "decimal"
	| "money"
	| "bool"
	| "date"
	| "datetime"
	| "time"
	| "dict"
	| "dicts"
	| "ref"
	| "refs"
	| "file"
	| "image"
	| "video"
	| "password"
	| "json"
	| "tree"
	| "colour"
	| "cron"
	| "chosen"
	| "popup";

/** A dictionary table "table,text,code"; in a tree, `parent` holds the code of the row above. */
export interface TableCode {
	code: string;
	parent: string;
}

export interface Field {
	key: string;
	label: Two;
	kind: Kind;
	required: boolean;
	rule: string | null;
	dict: string | null;
	ref: { path: string; label: string[] | string } | null;
	find: "eq" | "like" | "range" | "in" | null;
	once: boolean;
	/** No two rows of the organisation share a value. */
	unique?: boolean;
	hide: string[];
	width: number | null;
	readOnly: boolean;
	/** Read only for this person, though not for everybody: shown in forms all the same. */
	locked?: boolean;
	secret?: boolean;
	/** Records tell it masked, as {key}_masked, and it is shown whole for a reason. */
	sealed?: boolean;
	max: number | null;
	min: number | null;
	scale: number | null;
	default: unknown;
	help: Two | null;
	/** Of files, pictures and videos: how many, how large each, the least of a picture's sides in pixels, and which
	 * field names the picture that is shown first. */
	files?: { most: number; megabytes: number; side: number; cover?: string } | null;
	/** What their uploads say they are for. */
	biz?: string | null;
	example?: string | null;
	/** Rows of another resource of which something else than the id is kept; comma-joined when many. */
	chosen?: { path: string; store: string; many: boolean; table?: TableCode } | null;
	/** A row of a report fills fields of the form. */
	popup?: { code: string; source: string; target: string; many: boolean } | null;
	way?: "table" | "search" | "tree" | "checkbox" | "switch" | null;
	/** A JSON object that narrows what a tree offers. */
	condition?: string | null;
	/** What stands between several values of a dictionary, when it is no comma. */
	separator?: string;
	/** Where the list of such choices hangs. */
	popContainer?: string;
	/** How many values must be chosen at least, and may be at most. */
	pick?: [number, number | null] | null;
	options?: Array<{ value: string; text: string }>;
}

export interface ResourceAction {
	code: string;
	label: Two;
	needs: string;
	batch: boolean;
	confirm: Two | null;
	/** Needs no code of a domain: it posts what its fields ask to <path>/<code>. */
	drawn: boolean;
	danger: boolean;
	/** A transition of a process: each row says itself whether it is possible (`can`, `reasons`). */
	step: boolean;
	/** The states it starts from, for boards that show too many rows to ask about each. */
	starts: string[];
	/** Other screens that offer it. */
	on: string[];
	/** Behind "more". */
	rare: boolean;
	/** Its dialog opens although something is in the way, says what and lets it be mended. */
	mendable: boolean;
	/** The values under which it fits a row; an empty one means nothing there. */
	when: Record<string, string[]>;
	fields: Field[];
}

export type Verb = "list" | "add" | "edit" | "delete" | "export" | "import" | "recycle" | "reveal";

export interface Child {
	path: string;
	/** The field of the child that names its parent. */
	key: string;
	title: Two;
	/** Edited in the parent's own form and saved with it. */
	inline?: boolean;
}

export interface Describe {
	path: string;
	title: Two;
	label: string[];
	fields: Field[];
	list: string[];
	sort: Array<{ key: string; order: "asc" | "desc" }>;
	/** What the engine serves, whoever asks. */
	serves: Verb[];
	can: Verb[];
	actions: ResourceAction[];
	/** Transitions that this person may not make and that other screens show grey. */
	denied?: ResourceAction[];
	tree: { parent: string } | null;
	children: Child[];
}

export type { Rule } from "@/kit/rules";

interface Described {
	resources: Describe[];
	rules?: Record<string, Rule>;
}

export type Row = { id: string; rowVersion?: number } & Partial<Offer> & Record<string, unknown>;

/** What may be done with a row of a process now, and in words why the rest may not. */
export interface Offer {
	can: string[];
	reasons: Record<string, string>;
}

/** Nothing where the row is of no process. */
export const offerOf = ({ can = [], reasons = {} }: Row): Offer => ({ can, reasons });

export interface Page {
	records: Row[];
	total: number;
	size: number;
	current: number;
	pages: number;
	estimated?: boolean;
}

const LIVES_MS = 5 * 60_000;

const described = () => ({
	queryKey: ["describe", locale()],
	queryFn: ({ signal }: { signal: AbortSignal }) =>
		getAt<Described>("/sys/engine/describe", undefined, { signal }),
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

/** What a row is called: the words of its label columns. */
export function nameOf(describe: Describe, row: Row | null | undefined): string {
	if (!row) return "";
	const words = describe.label
		.map((key) => row[camel(key)])
		.filter((word) => word !== null && word !== undefined);
	return words.join(" ") || row.id;
}

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
export function thingOf(describe: Describe): string {
	const title = locale() === "en" ? describe.title.en : describe.title.zh;
	return title.replace(/(管理|记录管理|列表)$/, "") || title;
}

/** What state a thing is in: shown and asked for before other fields. */
export const isState = ({ kind, key }: Field) => kind === "dict" && /state|status/i.test(key);

export const can = (describe: Describe, verb: Verb) => describe.can.includes(verb);

export function fieldOf(describe: Describe, key: string): Field | undefined {
	return describe.fields.find((field) => field.key === key);
}
