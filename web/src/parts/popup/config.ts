/** How a report popup is set up: which report, and which of its columns fill which fields. */
import { queryOptions } from "@tanstack/react-query";
import type { DictOption } from "@/kit/dict";
import { getAt } from "@/kit/http";

export interface PopupSetup {
	code: string;
	/** Columns of the report, comma-joined. */
	source: string;
	/** Fields of the form, as many. */
	target: string;
	many?: boolean;
}

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

export interface ReportColumn {
	title: string;
	dataIndex: string;
	align: "left" | "right";
	sorter: boolean;
	customRender?: string | null;
	width?: number | null;
}

export interface ReportField {
	field: string;
	label: string;
	view: string;
	mode: "single" | "group";
	dictCode: string | null;
	/** "1": behind “more”. */
	hidden: string;
}

export interface ReportConfig {
	id: string;
	name: string;
	columns: ReportColumn[];
	dictOptions: Record<string, DictOption[]>;
	fields: ReportField[];
}

interface Columns {
	columns: ReportColumn[];
	dictOptions: Record<string, DictOption[]>;
	cgRpConfigId: string;
	cgRpConfigName: string;
}

export const CONFIG_LIVES_MS = 30_000;
const API = "/online/cgreport/api";
const QUIET = { quiet: true };

export const configOf = (code: string) =>
	queryOptions({
		queryKey: ["report", code],
		queryFn: async ({ signal }): Promise<ReportConfig> => {
			const head = await getAt<Columns>(`${API}/getRpColumns/${encodeURIComponent(code)}`, undefined, {
				...QUIET,
				signal,
			});
			const id = head.cgRpConfigId;
			const fields = await getAt<ReportField[]>(`${API}/getQueryInfo/${id}`, undefined, { ...QUIET, signal });
			return {
				id,
				name: head.cgRpConfigName,
				columns: head.columns,
				dictOptions: head.dictOptions,
				fields,
			};
		},
		staleTime: CONFIG_LIVES_MS,
		retry: false,
	});

export interface ReportRows {
	records: Record<string, unknown>[];
	total: number | string;
}

export const fetchReport = (id: string, query: Record<string, string | number>, signal: AbortSignal) =>
	getAt<ReportRows>(`${API}/getData/${id}`, query, { ...QUIET, signal });

const MOST_KEY = 50;

/** Reports need not have an id: what all values say tells rows apart. */
export function keyOf(record: Record<string, unknown>, place: number): string {
	if (record.id !== undefined && record.id !== null) return String(record.id);
	return `${place}${Object.values(record).join("")}`.slice(0, MOST_KEY);
}
