/** The columns of a grid, made from what the resource declares about its fields. */
import { localize, t } from "@/kit/text";
import type { CellKind, CellRule, ColumnType, GridColumn, GridRow } from "@/parts/grid";
import { VIDEO_CELL } from "@/parts/upload/cells";
import { type Describe, type Field, isSettled, type Kind, type Rule } from "../describe";
import { checksOf, neededText } from "../form/faults";
import { formFields } from "../form/fields";
import { ask } from "../kinds/options";
import { listFields, namingField, widthOf } from "../list/columns";
import { COLOUR, IN_CELL, IN_DIALOG, SECRET, TOLD } from "./cells";
import { isStored } from "./placing";

const TYPES: Readonly<Record<Kind, ColumnType>> = {
	text: "input",
	textarea: "textarea",
	memo: "input_pop",
	int: "inputNumber",
	bytes: "inputNumber",
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
	refs: "list_multi",
	popup: "popup",
	colour: "input",
	cron: "input",
	list: "input",
	password: "input",
	image: "image",
	file: "file",
	video: "file",
	html: "textarea",
	markdown: "textarea",
	json: "textarea",
	tags: "textarea",
	signature: "popup",
	voice: "popup",
};
/** Resources whose rows are chosen in a dialog of their own. */
const DIALOGS: Readonly<Record<string, ColumnType>> = {
	"sys/user": "sel_user",
	"sys/sysDepart": "sel_depart",
};
/** Kinds that are edited with what the form edits them with. */
const CELLS: Readonly<Partial<Record<Kind, CellKind>>> = {
	refs: IN_CELL,
	tags: IN_CELL,
	colour: COLOUR,
	cron: IN_DIALOG,
	list: IN_DIALOG,
	html: IN_DIALOG,
	markdown: IN_DIALOG,
	json: IN_DIALOG,
	signature: IN_DIALOG,
	voice: IN_DIALOG,
	video: VIDEO_CELL,
};

/** Several names, or one and the button of a dialog, are edited in one line. */
const SEVERAL_WIDTH = 240;

/** First what the list shows, then the other fields of the form. */
export function gridFields(describe: Describe): Field[] {
	const shown = listFields(describe);
	const more = formFields(describe).filter((field) => !shown.includes(field));
	return [...shown, ...more];
}

/** What is stored once and stays: an own change does not alter it. */
const LASTING = new Set(["id", "createBy", "createTime"]);

/** Whether the server fills in anything that is shown, so that one's own changes have to be read again too. */
export const isDerived = (fields: readonly Field[]) =>
	fields.some((field) => field.readOnly && !field.locked && !LASTING.has(field.key));

export const isOpen = (field: Field) => !field.readOnly && !field.locked;

/** One of a resource is found by typing; several, or another value than the id, in the resource's dialog. */
function typeOf(field: Field): ColumnType {
	const path = field.chosen?.path ?? (field.kind === "refs" ? field.ref?.path : undefined);
	return DIALOGS[path ?? ""] ?? (field.chosen?.many ? "list_multi" : TYPES[field.kind]);
}

function kindOf(field: Field, type: ColumnType): CellKind | undefined {
	if (field.secret || field.kind === "password") return SECRET;
	if (field.kind === "dicts" && !isOpen(field)) return TOLD;
	if (type === "sel_user" || type === "sel_depart") return undefined;
	return field.chosen?.many ? IN_CELL : CELLS[field.kind];
}

export function gridColumns(
	describe: Describe,
	fields: readonly Field[],
	rules: Record<string, Rule>,
): GridColumn[] {
	const naming = namingField(describe, [...fields]);
	return fields.map((field) => ({
		...columnOf(describe, field, rules),
		...(field === naming ? { fixed: "left" as const } : {}),
	}));
}

function columnOf(describe: Describe, field: Field, rules: Record<string, Rule>): GridColumn {
	const type = field.secret ? "input" : typeOf(field);
	const kind = kindOf(field, type);
	return {
		key: field.key,
		title: localize(field.label),
		type,
		minWidth: Math.max(
			widthOf({ field, width: null, pin: null, hidden: false }),
			kind === IN_CELL ? SEVERAL_WIDTH : 0,
		),
		disabled: lockOf(describe, field),
		lockedHint: (row) => whyLocked(describe, field, row),
		...(kind === SECRET ? { secret: true } : choicesOf(field)),
		...shapeOf(field),
		...(kind ? { kind, props: { ...shapeOf(field).props, field } } : {}),
		validateRules: cellRules(field, rules),
	};
}

function lockOf(describe: Describe, field: Field): GridColumn["disabled"] {
	if (!isOpen(field)) return true;
	if (describe.settled) return (row) => isSettled(describe, row) || (field.once && isStored(row));
	return field.once ? isStored : false;
}

function whyLocked(describe: Describe, field: Field, row: GridRow): string | undefined {
	if (field.locked) return t("您的角色不能修改此项 | Your role may not change this");
	if (field.readOnly) return t("由系统填写，不能修改 | Filled in by the system");
	if (isSettled(describe, row)) return t("该状态的记录不能修改 | Rows in this state stay as they are");
	return field.once && isStored(row) ? t("保存后不能修改 | Fixed once it is saved") : undefined;
}

function choicesOf(field: Field): Partial<GridColumn> {
	if (field.dict)
		return {
			dictCode: field.dict,
			allowSearch: true,
			...(field.separator ? { separator: field.separator } : {}),
		};
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
	const found = await ask({ path, keyword, pageSize: 50, ...(store ? { store } : {}) });
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

/** The same things that a form says; the server has the last word. Nobody sees whether a stored secret is empty. */
export function cellRules(field: Field, rules: Record<string, Rule>): CellRule[] {
	const found: CellRule[] = [];
	const message = neededText(field);
	if (field.required && field.secret)
		found.push({ handler: (value, row) => isStored(row) || !isBlank(value) || message });
	else if (field.required) found.push({ required: true, message });
	if (field.unique) found.push({ unique: true, message: t("该值已存在 | This value is already taken") });
	for (const check of checksOf(field, rules)) found.push({ handler: (value) => check(value) ?? true });
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
