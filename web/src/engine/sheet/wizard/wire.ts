/** The calls of the import wizard: read a file, check it without effect, run it, take it back. */
import { callWhole, post, postAt, upload } from "@/kit/http";
import type { Task } from "../task";

export type Mapping = Record<string, string | null>;

export interface Sheet {
	name: string;
	rows: number;
	/** As Excel counts. */
	headerRow: number;
	headers: string[];
	sample: string[][];
	/** What its columns would be in the list, and in each sub-table, by path. */
	mappings: Record<string, Mapping>;
}

/** A sub-table that a sheet of its own may fill. */
export interface Table {
	path: string;
	title: string;
	/** The sheet that its title heads. */
	sheet: string | null;
	/** Its field that names the row it belongs to. */
	parent: string;
	/** The list's fields by which it may be named there. */
	joins: Array<{ key: string; label: string }>;
}

export interface Template {
	id: string;
	name: string;
	mapping: Mapping;
	sheet?: string | null;
	mode?: Mode | null;
	keys?: string[] | null;
}

export interface ReadFile {
	fileId: string;
	sheets: Sheet[];
	tables: Table[];
	templates: Template[];
}

export type Mode = "add" | "upsert";

export interface SheetPlan {
	sheet: string;
	headerRow: number;
	mapping: Mapping;
}

/** `join` is one of the list's fields, empty when any name will do. */
export type TablePlan = SheetPlan & { join: string };

/** `tables` by path; a sub-table that is not in it is not imported. */
export interface Plan extends SheetPlan {
	mode: Mode;
	keys: string[];
	tables: Record<string, TablePlan>;
}

interface Counts {
	total: number;
	new: number;
	changed: number;
	rejected: number;
}

export interface Checked extends Counts {
	sheets: CheckedSheet[];
	errorFileUrl?: string | null;
}

export interface CheckedSheet extends Counts {
	path: string;
	title: string;
	samples: {
		new: Array<{ row: number | string; cells: Record<string, string> }>;
		changed: Array<{
			row: number | string;
			name?: string;
			diff: Array<{ field: string; old: unknown; new: unknown }>;
		}>;
		rejected: Array<{ row: number | string; column: string | null; reason: string }>;
	};
}

export async function readFile(path: string, file: File): Promise<ReadFile> {
	const form = new FormData();
	form.append("file", file);
	return (await upload<ReadFile>(`/${path}/importRead`, form, { quiet: true })).result;
}

export const checkFile = (path: string, fileId: string, plan: Plan) =>
	postAt<{ taskId: string }>(
		`/${path}/importCheck`,
		{
			fileId,
			sheet: plan.sheet,
			headerRow: plan.headerRow,
			mapping: plan.mapping,
			mode: plan.mode,
			tables: plan.tables,
			...(plan.mode === "upsert" ? { keys: plan.keys } : {}),
		},
		{ quiet: true },
	);

export const runChecked = (path: string, taskId: string) =>
	postAt<{ taskId: string }>(`/${path}/importRun`, { taskId }, { quiet: true });

export const undoImport = (id: string) => post("/sys/task/undoImport", { id }, { quiet: true });

/** A recipe that later files of the same kind are read by. */
export async function saveTemplate(path: string, name: string, plan: Plan): Promise<void> {
	const lines = Object.entries(plan.mapping).flatMap(([columnTitle, field]) =>
		field ? [{ columnTitle, field }] : [],
	);
	await callWhole(
		"POST",
		"/sys/bTemplateParseConfigInfo/add",
		undefined,
		{
			name,
			code: `m${Date.now().toString(36)}`,
			target: path,
			sheet: plan.sheet,
			headerRow: plan.headerRow,
			startRow: plan.headerRow + 1,
			keyFields: plan.keys.join(","),
			onConflict: plan.mode === "upsert" ? "update" : "fail",
			children: { "sys/bFieldMapTemplateInfo": lines },
		},
		{ quiet: true },
	);
}

export const resultOf = <T>(task: Task | undefined): T | null =>
	task?.state === "done" ? ((task.result ?? null) as T | null) : null;
