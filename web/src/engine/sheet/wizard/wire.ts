/** The calls of the import wizard: read a file, check it without effect, run it, take it back. */
import type { Shapes } from "@/gen/api";
import { post, postAt, uploadAt } from "@/kit/http";
import { addRow } from "../../wire";

export type Sheet = Shapes["ReadSheet"];
export type Mapping = Sheet["mappings"][string];
/** A sub-table that a sheet of its own may fill. */
export type Table = Shapes["ReadTable"];
export type Template = Shapes["ReadTemplate"];
export type ReadFile = Shapes["ReadFile"];

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

export type Checked = Shapes["CheckedFile"];
export type CheckedSheet = Shapes["CheckedSheet"];

export async function readFile(path: string, file: File): Promise<ReadFile> {
	const form = new FormData();
	form.append("file", file);
	return (await uploadAt<ReadFile>(`/${path}/importRead`, form, { quiet: true })).result;
}

export const checkFile = (path: string, fileId: string, plan: Plan) =>
	postAt<Shapes["StartedTask"]>(
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
	postAt<Shapes["StartedTask"]>(`/${path}/importRun`, { taskId }, { quiet: true });

export const undoImport = (id: string) => post("/sys/task/undoImport", { id }, { quiet: true });

/** A recipe that later files of the same kind are read by. */
export async function saveTemplate(path: string, name: string, plan: Plan): Promise<void> {
	const lines = Object.entries(plan.mapping).flatMap(([columnTitle, field]) =>
		field ? [{ columnTitle, field }] : [],
	);
	await addRow("sys/bTemplateParseConfigInfo", {
		name,
		code: `m${Date.now().toString(36)}`,
		target: path,
		sheet: plan.sheet,
		headerRow: plan.headerRow,
		startRow: plan.headerRow + 1,
		keyFields: plan.keys.join(","),
		onConflict: plan.mode === "upsert" ? "update" : "fail",
		children: { "sys/bFieldMapTemplateInfo": lines },
	});
}
