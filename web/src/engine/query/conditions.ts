/** The advanced query's conditions: which rules fit which kind, how they are tidied, and how they go onto the wire. */
import type { Describe, Field, Kind } from "../describe";

export type Match = "and" | "or";
export type Rule =
	| "eq"
	| "ne"
	| "like"
	| "right_like"
	| "left_like"
	| "in"
	| "gt"
	| "ge"
	| "lt"
	| "le"
	| "between"
	| "empty"
	| "not_empty";

export interface Condition {
	field: string;
	rule: Rule;
	val: string;
	type?: string;
	dictCode?: string;
	dictTable?: string;
	dictText?: string;
	dbType?: string;
}

export interface Group {
	matchType: Match;
	conditions: Node[];
}

export type Node = Condition | Group;

export const isGroup = (node: Node): node is Group => "conditions" in node;

const WORDS: Rule[] = ["eq", "like", "right_like", "left_like", "in", "ne"];
const ORDERED: Rule[] = ["eq", "ne", "gt", "ge", "lt", "le", "between"];
const CHOICE: Rule[] = ["eq", "ne", "in"];
const LISTS: Rule[] = ["like", "eq", "ne"];
const VOID: Rule[] = ["empty", "not_empty"];

const BY_KIND: Readonly<Partial<Record<Kind, Rule[]>>> = {
	int: [...ORDERED, "in"],
	decimal: ORDERED,
	money: ORDERED,
	date: ORDERED,
	datetime: ORDERED,
	time: ORDERED,
	bool: ["eq"],
	dict: CHOICE,
	ref: CHOICE,
	tree: CHOICE,
	dicts: LISTS,
	refs: LISTS,
};

const NOT_ASKED = new Set<Kind>(["password", "json", "file", "image", "video"]);

export function queryFields(describe: Describe): Field[] {
	return describe.fields.filter((field) => !field.secret && !NOT_ASKED.has(field.kind));
}

export function rulesOf(field: Field | undefined): Rule[] {
	return [...((field && BY_KIND[field.kind]) ?? WORDS), ...VOID];
}

export const isVoid = (rule: Rule) => VOID.includes(rule);

export function newCondition(fields: Field[], key = fields[0]?.key ?? ""): Condition {
	const field = fields.find((one) => one.key === key);
	return { field: key, rule: rulesOf(field)[0] ?? "eq", val: "" };
}

export const newGroup = (fields: Field[]): Group => ({
	matchType: "and",
	conditions: [newCondition(fields)],
});

/** A rule that takes one value keeps the first of several; "between" takes two. */
export function changeRule(condition: Condition, rule: Rule): Condition {
	const values = condition.val.split(",");
	if (isVoid(rule)) return { ...condition, rule, val: "" };
	if (condition.rule === "in" && rule !== "in")
		return { ...condition, rule, val: values.find((one) => one !== "") ?? "" };
	if (condition.rule === "between" && rule !== "between") return { ...condition, rule, val: values[0] ?? "" };
	return { ...condition, rule };
}

/** Another field means another kind of value, so the old one goes. */
export function changeField(condition: Condition, field: Field): Condition {
	const rules = rulesOf(field);
	const rule = rules.includes(condition.rule) ? condition.rule : (rules[0] ?? "eq");
	return { field: field.key, rule, val: "" };
}

function isWhole({ field, rule, val }: Condition): boolean {
	if (!field) return false;
	if (isVoid(rule)) return true;
	if (rule === "between") return val.split(",").some((one) => one.trim() !== "") && val.includes(",");
	return val.trim() !== "";
}

/** Without lines that say nothing and groups that hold nothing; null when nothing is left. */
export function tidy(group: Group): Group | null {
	const conditions = group.conditions.flatMap((node): Node[] => {
		if (!isGroup(node)) return isWhole(node) ? [node] : [];
		const inner = tidy(node);
		return inner ? [inner] : [];
	});
	return conditions.length > 0 ? { matchType: group.matchType, conditions } : null;
}

export function countConditions(group: Group | null): number {
	return (group?.conditions ?? []).reduce(
		(sum, node) => sum + (isGroup(node) ? countConditions(node) : 1),
		0,
	);
}

const DB_TYPES: Readonly<Partial<Record<Kind, string>>> = {
	int: "int",
	decimal: "BigDecimal",
	money: "BigDecimal",
	date: "Date",
	datetime: "Date",
};

/** Where the words of a field's values come from, by the names of the wire contract. */
function dictionaryOf(field: Field | undefined): Partial<Condition> {
	if (field?.dict) return { dictCode: field.dict };
	const [dictTable, dictText, dictCode] = field?.chosen?.table?.code.split(",") ?? [];
	return dictTable && dictText && dictCode ? { dictTable, dictText, dictCode } : {};
}

/** Tells the server the type of each value too, as clients of this family do. */
function wireNode(node: Node, describe: Describe): Node {
	if (isGroup(node)) return { ...node, conditions: node.conditions.map((one) => wireNode(one, describe)) };
	const field = describe.fields.find((one) => one.key === node.field);
	return {
		...node,
		type: field?.kind ?? "text",
		dbType: (field && DB_TYPES[field.kind]) ?? "string",
		...dictionaryOf(field),
	};
}

export function wireConditions(
	group: Group | null,
	describe: Describe,
): { superQueryParams?: string; superQueryMatchType?: Match } {
	if (!group) return {};
	return {
		superQueryParams: JSON.stringify(group.conditions.map((node) => wireNode(node, describe))),
		superQueryMatchType: group.matchType,
	};
}

const MATCHES = new Set(["and", "or"]);
const DEEPEST = 5;

/** From an address or a stored view: anything that is not a query reads as none. */
export function readGroup(value: unknown, depth = 0): Group | null {
	if (typeof value !== "object" || value === null || depth > DEEPEST) return null;
	const { matchType, conditions } = value as Partial<Group>;
	if (!Array.isArray(conditions)) return null;
	const read = conditions.flatMap((node: unknown): Node[] => {
		if (typeof node !== "object" || node === null) return [];
		if ("conditions" in node) {
			const inner = readGroup(node, depth + 1);
			return inner ? [inner] : [];
		}
		const { field, rule, val } = node as Partial<Condition>;
		if (typeof field !== "string" || typeof rule !== "string") return [];
		return [{ field, rule, val: val === null || val === undefined ? "" : String(val) }];
	});
	return tidy({ matchType: MATCHES.has(matchType ?? "") ? (matchType as Match) : "and", conditions: read });
}

export function readGroupText(text: string | null): Group | null {
	if (!text) return null;
	try {
		return readGroup(JSON.parse(text));
	} catch {
		return null;
	}
}

/** Only what the person chose; the wire's extras are added on sending. */
export function groupText(group: Group): string {
	return JSON.stringify(group);
}
