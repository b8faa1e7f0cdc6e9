/** How a file's columns become fields: the guess, a template, and what is still missing. Pure. */
import type { Describe, Field } from "../../describe";
import type { Mapping, Plan, ReadFile, Sheet, Template } from "./wire";

export function importFields(describe: Describe): Field[] {
	return describe.fields.filter(
		(field) => !field.readOnly && !field.secret && !field.hide.includes("import"),
	);
}

export function firstPlan(describe: Describe, read: ReadFile): Plan {
	const sheet = read.sheets[0] as Sheet;
	const keys = importFields(describe).filter((field) => field.once);
	return {
		sheet: sheet.name,
		mapping: mappingFor(sheet, read.mapping),
		mode: "add",
		keys: keys.slice(0, 1).map((field) => field.key),
	};
}

/** The headers of this sheet, each with its field or none. */
export function mappingFor(sheet: Sheet, known: Mapping): Mapping {
	return Object.fromEntries(
		sheet.headers.filter((header) => header !== "").map((header) => [header, known[header] ?? null]),
	);
}

/** A field can be filled from one column only: the newest choice wins. */
export function choose(mapping: Mapping, header: string, field: string | null): Mapping {
	const freed = Object.entries(mapping).map(([name, old]) => [name, old === field ? null : old]);
	return { ...Object.fromEntries(freed), [header]: field };
}

export function applyTemplate(plan: Plan, read: ReadFile, template: Template): Plan {
	const sheet = read.sheets.find((one) => one.name === template.sheet) ?? sheetOf(read, plan.sheet);
	return {
		sheet: sheet.name,
		mapping: mappingFor(sheet, template.mapping),
		mode: template.mode ?? plan.mode,
		keys: template.keys?.length ? template.keys : plan.keys,
	};
}

export function sheetOf(read: ReadFile, name: string): Sheet {
	return read.sheets.find((one) => one.name === name) ?? (read.sheets[0] as Sheet);
}

export function missing(describe: Describe, plan: Plan): Field[] {
	const filled = new Set(Object.values(plan.mapping));
	return importFields(describe).filter(
		(field) =>
			!filled.has(field.key) &&
			((plan.mode === "add" && field.required && (field.default === null || field.default === undefined)) ||
				(plan.mode === "upsert" && plan.keys.includes(field.key))),
	);
}

export const isReady = (describe: Describe, plan: Plan) =>
	missing(describe, plan).length === 0 &&
	Object.values(plan.mapping).some(Boolean) &&
	(plan.mode === "add" || plan.keys.length > 0);
