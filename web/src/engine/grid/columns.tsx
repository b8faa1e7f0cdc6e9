/** The columns of a grid, made from what the resource declares about its fields. */
import { get } from "@/kit/http";
import { accepts } from "@/kit/rules";
import { t, tell } from "@/kit/text";
import type { CellRule, ColumnType, GridColumn, GridRow } from "@/parts/grid";
import type { Describe, Field, Kind, Row, Rule } from "../describe";
import { formFields } from "../form/fields";
import { KINDS } from "../kinds";
import type { RefOption } from "../kinds/options";
import { listFields, namingField, widthOf } from "../list/columns";

/** Kinds that a cell cannot edit are shown as the list shows them; kinds that a cell cannot show are left out. */
const TYPES: Readonly<Partial<Record<Kind, ColumnType>>> = {
	text: "input",
	textarea: "textarea",
	int: "inputNumber",
	decimal: "inputNumber",
	money: "inputNumber",
	bool: "checkbox",
	date: "date",
	datetime: "datetime",
	time: "time",
	dict: "select",
	dicts: "list_multi",
	ref: "sel_search_async",
	tree: "sel_search_async",
	chosen: "sel_search_async",
	popup: "popup",
	colour: "input",
	cron: "input",
	image: "image",
	file: "file",
};
/** Resources whose rows are chosen in a dialog of their own. */
const DIALOGS: Readonly<Record<string, ColumnType>> = {
	"sys/user": "sel_user",
	"sys/sysDepart": "sel_depart",
};
const LEFT_OUT = new Set<Kind>(["html", "json", "password"]);

/** First what the list shows, then the other fields of the form. */
export function gridFields(describe: Describe): Field[] {
	const shown = listFields(describe);
	const more = formFields(describe).filter((field) => !shown.includes(field));
	return [...shown, ...more].filter((field) => !LEFT_OUT.has(field.kind) && !field.secret);
}

/** What is stored once and stays: an own change does not alter it. */
const LASTING = new Set(["id", "createBy", "createTime"]);

/** Whether the server fills in anything that is shown, so that one's own changes have to be read again too. */
export const isDerived = (fields: readonly Field[]) =>
	fields.some((field) => field.readOnly && !field.locked && !LASTING.has(field.key));

export const isOpen = (field: Field) => !field.readOnly && !field.locked && typeOf(field) !== undefined;

/** One of a resource is found by typing; several, or another value than the id, in the resource's dialog. */
function typeOf(field: Field): ColumnType | undefined {
	const type = TYPES[field.kind];
	if (field.kind === "refs") return DIALOGS[field.ref?.path ?? ""];
	if (!field.chosen) return type;
	return DIALOGS[field.chosen.path] ?? (field.chosen.many ? undefined : type);
}

/** A row that is not stored yet has a name of its own making; stored ids are numbers. */
export const isStored = (row: GridRow) => /^\d+$/.test(row.id);

export function gridColumns(
	describe: Describe,
	fields: readonly Field[],
	rules: Record<string, Rule>,
): GridColumn[] {
	const naming = namingField(describe, [...fields]);
	return fields.map((field) => ({
		...columnOf(field, rules),
		...(field === naming ? { fixed: "left" as const } : {}),
	}));
}

function columnOf(field: Field, rules: Record<string, Rule>): GridColumn {
	const type = typeOf(field);
	const column: GridColumn = {
		key: field.key,
		title: tell(field.label),
		type: type ?? "slot",
		minWidth: widthOf({ field, width: null, pin: null, hidden: false }),
		disabled: lockOf(field),
	};
	if (!type) return { ...column, render: (row) => KINDS[field.kind].read(row as Row, field) };
	return { ...column, ...choicesOf(field), ...shapeOf(field), validateRules: cellRules(field, rules) };
}

function lockOf(field: Field): GridColumn["disabled"] {
	if (!isOpen(field)) return true;
	return field.once ? isStored : false;
}

function choicesOf(field: Field): Partial<GridColumn> {
	if (field.dict) return { dictCode: field.dict, allowSearch: true };
	if (field.popup) return { props: field.popup, fieldExtendJson: { multiSelect: field.popup.many } };
	const { ref, chosen } = field;
	const several = chosen?.many ?? field.kind === "refs";
	if (!ref && !chosen) return {};
	const store = chosen?.store ?? "";
	return {
		search: (keyword) => searchRows(chosen?.path ?? ref?.path ?? "", store, keyword),
		...(chosen || several ? { fieldExtendJson: { store: store || "id", multiSelect: several } } : {}),
	};
}

async function searchRows(path: string, store: string, keyword: string) {
	const query = { path, keyword, pageSize: 50, ...(store ? { store } : {}) };
	const found = await get<RefOption[]>("/sys/engine/options", query, { quiet: true });
	return found.map(({ value, text }) => ({ value, label: text }));
}

function shapeOf(field: Field): Partial<GridColumn> {
	const { kind, files, biz } = field;
	return {
		...(files
			? { fieldExtendJson: { uploadnum: files.most }, props: { ...files, biz: biz ?? field.key } }
			: {}),
		...(field.default === null || field.default === undefined ? {} : { defaultValue: field.default }),
		...(kind === "money" || kind === "decimal" ? { scale: kind === "money" ? 2 : (field.scale ?? 2) } : {}),
		...(field.example ? { placeholder: field.example } : {}),
		...(field.max && (kind === "text" || kind === "textarea") ? { maxLength: field.max } : {}),
	};
}

/** The same things that a form says; the server has the last word. */
function cellRules(field: Field, rules: Record<string, Rule>): CellRule[] {
	const label = tell(field.label);
	const found: CellRule[] = [];
	if (field.required)
		found.push({ required: true, message: t("请填写{label} | {label} is needed", { label }) });
	if (field.unique) found.push({ unique: true, message: t("该值已存在 | This value is already taken") });
	const rule = field.rule ? rules[field.rule] : undefined;
	if (rule)
		found.push({
			handler: (value) => isBlank(value) || accepts(rule, String(value).trim()) || tell(rule.message),
		});
	if (field.kind === "int" || field.kind === "decimal")
		found.push({ handler: (value) => boundsFault(field, value) });
	return found;
}

const isBlank = (value: unknown) => value === null || value === undefined || value === "";

function boundsFault({ min, max }: Field, value: unknown): string | true {
	const number = Number(value);
	if (isBlank(value)) return true;
	if (min !== null && number < min) return t(`不能小于${min} | Not below ${min}`);
	if (max !== null && number > max) return t(`不能大于${max} | Not above ${max}`);
	return true;
}
