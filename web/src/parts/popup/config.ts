/** How a report popup is set up: which report, and which of its columns fill which fields. */
import { queryOptions } from "@tanstack/react-query";
import type { Shapes } from "@/gen/api";
import type { DictOption } from "@/kit/dict";
import { type Answer, get, getAt } from "@/kit/http";

export type PopupSetup = Omit<Shapes["PopupShape"], "many"> & Partial<Pick<Shapes["PopupShape"], "many">>;

export interface FieldPair {
	source: string;
	target: string;
}

/** null when it is not set up properly: without a code, or with other counts of sources and targets. */
export function pairsOf({ code, source, target }: PopupSetup): FieldPair[] | null {
	const sources = names(source);
	const targets = names(target);
	if (!code || sources.length === 0 || sources.length !== targets.length) return null;
	return sources.map((one, place) => ({ source: one, target: targets[place] ?? "" }));
}

const names = (text: string | undefined) =>
	(text ?? "")
		.split(",")
		.map((name) => name.trim())
		.filter(Boolean);

type Columns = Shapes["ReportColumns"];
export type ReportColumn = Columns["columns"][number];
export type ReportField = Answer<`GET /online/cgreport/api/getQueryInfo/${string}`>[number];

export interface ReportConfig {
	id: string;
	name: string;
	columns: ReportColumn[];
	dictOptions: Record<string, DictOption[]>;
	/** The list that it reads. */
	resource: string;
	groupBy: string | null;
	exports: boolean;
	fields: ReportField[];
}

export const CONFIG_LIVES_MS = 30_000;
const API = "/online/cgreport/api";
const QUIET = { quiet: true };

export const configOf = (code: string) =>
	queryOptions({
		queryKey: ["report", code],
		queryFn: async ({ signal }): Promise<ReportConfig> => {
			const head = await get(`${API}/getRpColumns/${encodeURIComponent(code)}`, undefined, {
				...QUIET,
				signal,
			});
			const id = head.cgRpConfigId;
			const fields = await get(`${API}/getQueryInfo/${id}`, undefined, { ...QUIET, signal });
			return {
				id,
				name: head.cgRpConfigName,
				columns: head.columns,
				dictOptions: head.dictOptions,
				resource: head.resource,
				groupBy: head.groupBy,
				exports: head.exports,
				fields,
			};
		},
		staleTime: CONFIG_LIVES_MS,
		retry: false,
	});

export type ReportRows = Shapes["ReportRows"];

export const fetchReport = (id: string, query: Record<string, string | number>, signal: AbortSignal) =>
	getAt<ReportRows>(`${API}/getData/${id}`, query, { ...QUIET, signal });

export type ReportFigure = Shapes["ReportFigure"];

/** Number, sums and groups of what the report finds; null where counting takes too long. */
export const fetchFigure = (id: string, query: Record<string, string>, signal: AbortSignal) =>
	getAt<ReportFigure | null>(`${API}/getFigure/${id}`, query, { ...QUIET, signal });

const MOST_KEY = 50;

/** Reports need not have an id: what all values say tells rows apart. */
export function keyOf(record: Record<string, unknown>, place: number): string {
	if (record.id !== undefined && record.id !== null) return String(record.id);
	return `${place}${Object.values(record).join("")}`.slice(0, MOST_KEY);
}
