/** The calls of the import wizard: read a file, check it without effect, run it, take it back. */
import { callWhole, post, upload } from "@/kit/http";
import type { Task } from "../task";

export interface Sheet {
	name: string;
	rows: number;
	headers: string[];
	sample: string[][];
}

export type Mapping = Record<string, string | null>;

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
	mapping: Mapping;
	templates: Template[];
}

export type Mode = "add" | "upsert";

export interface Plan {
	sheet: string;
	mapping: Mapping;
	mode: Mode;
	keys: string[];
}

export interface Checked {
	total: number;
	new: number;
	changed: number;
	rejected: number;
	samples: {
		new: Array<Record<string, unknown>>;
		changed: Array<{
			row: number | string;
			name?: string;
			diff: Array<{ field: string; old: unknown; new: unknown }>;
		}>;
		rejected: Array<{ row: number | string; column: string; reason: string }>;
	};
	errorFileUrl?: string | null;
}

export async function readFile(path: string, file: File): Promise<ReadFile> {
	const form = new FormData();
	form.append("file", file);
	return (await upload<ReadFile>(`/${path}/importRead`, form, { quiet: true })).result;
}

export const checkFile = (path: string, fileId: string, plan: Plan) =>
	post<{ taskId: string }>(
		`/${path}/importCheck`,
		{
			fileId,
			sheet: plan.sheet,
			mapping: plan.mapping,
			mode: plan.mode,
			...(plan.mode === "upsert" ? { keys: plan.keys } : {}),
		},
		{ quiet: true },
	);

export const runChecked = (path: string, taskId: string) =>
	post<{ taskId: string }>(`/${path}/importRun`, { taskId }, { quiet: true });

export const undoImport = (id: string) =>
	post<{ taskId: string }>("/sys/task/undoImport", { id }, { quiet: true });

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
			headerRow: 1,
			startRow: 2,
			keyFields: plan.keys.join(","),
			onConflict: plan.mode === "upsert" ? "update" : "fail",
			children: { "sys/bFieldMapTemplateInfo": lines },
		},
		{ quiet: true },
	);
}

export const resultOf = <T>(task: Task | undefined): T | null =>
	task?.state === "done" ? ((task.result ?? null) as T | null) : null;
