/** How a file's columns become fields: the guess, a template, and what is still missing. Pure. */
import type { Describe, Field } from "../../describe";
import type { Mapping, Plan, ReadFile, Sheet, SheetPlan, Table, TablePlan, Template } from "./wire";

const UNREADABLE = new Set(["file", "image", "video", "json"]);

export function importFields(describe: Describe): Field[] {
	return describe.fields.filter(
		(field) =>
			!field.readOnly && !field.secret && !field.hide.includes("import") && !UNREADABLE.has(field.kind),
	);
}

/** The list's own sheet is the first that no sub-table's title heads. */
export function firstPlan(describe: Describe, read: ReadFile): Plan {
	const taken = new Set(read.tables.map((table) => table.sheet));
	const sheet = read.sheets.find((one) => !taken.has(one.name)) ?? (read.sheets[0] as Sheet);
	const keys = importFields(describe).filter((field) => field.once);
	return {
		...sheetPlan(sheet, describe.path),
		mode: "add",
		keys: keys.slice(0, 1).map((field) => field.key),
		tables: Object.fromEntries(
			read.tables.flatMap((table) =>
				table.sheet === null || table.sheet === sheet.name
					? []
					: [[table.path, tablePlan(read, table, table.sheet)]],
			),
		),
	};
}

export function sheetPlan(sheet: Sheet, path: string): SheetPlan {
	return {
		sheet: sheet.name,
		headerRow: sheet.headerRow,
		mapping: mappingFor(sheet, sheet.mappings[path] ?? {}),
	};
}

export const tablePlan = (read: ReadFile, table: Table, name: string): TablePlan => ({
	...sheetPlan(sheetOf(read, name), table.path),
	join: "",
});

/** A sheet is read once: another main sheet is taken from the sub-table that had it. */
export function chooseSheet(plan: Plan, read: ReadFile, path: string, name: string): Plan {
	const tables = Object.entries(plan.tables).filter(([, table]) => table.sheet !== name);
	return { ...plan, ...sheetPlan(sheetOf(read, name), path), tables: Object.fromEntries(tables) };
}

/** null: the sub-table is left out. */
export function chooseTable(plan: Plan, path: string, table: TablePlan | null): Plan {
	const others = Object.entries(plan.tables).filter(([name]) => name !== path);
	return { ...plan, tables: Object.fromEntries(table ? [...others, [path, table]] : others) };
}

/** The sheets that nothing else of the plan reads. */
export function freeSheets(plan: Plan, read: ReadFile, path: string): Sheet[] {
	const others = Object.entries(plan.tables).filter(([name]) => name !== path);
	const taken = new Set([plan.sheet, ...others.map(([, table]) => table.sheet)]);
	return read.sheets.filter((sheet) => !taken.has(sheet.name));
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

export function applyTemplate(plan: Plan, read: ReadFile, path: string, template: Template): Plan {
	const sheet = read.sheets.find((one) => one.name === template.sheet) ?? sheetOf(read, plan.sheet);
	return {
		...chooseSheet(plan, read, path, sheet.name),
		mapping: mappingFor(sheet, template.mapping),
		mode: template.mode ?? plan.mode,
		keys: template.keys?.length ? template.keys : plan.keys,
	};
}

export function sheetOf(read: ReadFile, name: string): Sheet {
	return read.sheets.find((one) => one.name === name) ?? (read.sheets[0] as Sheet);
}

export function missing(describe: Describe, plan: Plan): Field[] {
	return lacking(describe, plan.mapping, (field) =>
		plan.mode === "add" ? needsColumn(field) : plan.keys.includes(field.key),
	);
}

/** Rows of a sub-table must also say to which row they belong. */
export function missingIn(describe: Describe, table: Table, plan: TablePlan): Field[] {
	return lacking(describe, plan.mapping, (field) => field.key === table.parent || needsColumn(field));
}

const needsColumn = (field: Field) =>
	field.required && (field.default === null || field.default === undefined);

function lacking(describe: Describe, mapping: Mapping, needed: (field: Field) => boolean): Field[] {
	const filled = new Set(Object.values(mapping));
	return importFields(describe).filter((field) => !filled.has(field.key) && needed(field));
}

export function isReady(describe: Describe, read: ReadFile, plan: Plan, shapes: Describe[]): boolean {
	const tables = read.tables.filter((table) => plan.tables[table.path]);
	return (
		missing(describe, plan).length === 0 &&
		Object.values(plan.mapping).some(Boolean) &&
		(plan.mode === "add" || plan.keys.length > 0) &&
		tables.every((table) => {
			const child = shapes.find((one) => one.path === table.path);
			const chosen = plan.tables[table.path];
			return child && chosen && missingIn(child, table, chosen).length === 0;
		})
	);
}
