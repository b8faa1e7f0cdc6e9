/** Makes the table's columns from the fields that are shown. */

import type { TableProps } from "antd/es/table";
import { loginWords } from "@/kit/dict";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { rowActions } from "../actions";
import type { Describe, Field, Row } from "../describe";
import { camel, can, fieldOf } from "../describe";
import { KINDS } from "../kinds";
import { recordActs } from "../record-extras";
import type { TreeRow } from "../tree/branches";
import { Highlight } from "./Highlight";
import styles from "./ListView.module.css";
import { drawn, type ShownColumn } from "./layout";
import { KEYWORD } from "./list-state";
import { RowActions } from "./RowActions";
import { actionsWidth, textWidth } from "./row-sight";
import type { Sorting } from "./SortHeader";
import type { RowActs } from "./useRowActs";

export type Columns = NonNullable<TableProps<TreeRow>["columns"]>;

/** The width of the column of acts, by what the resource offers in any state, so that no row moves the others; 0 for none. */
export function actionsColumn(describe: Describe): number {
	const own = rowActions(describe).map((action) => localize(action.label));
	const generic = [
		...(can(describe, "edit") ? [t("编辑 | Edit")] : []),
		...(can(describe, "delete") ? [t("删除 | Delete")] : []),
	];
	const shared = recordActs({ path: describe.path, id: "0" }).length > 0;
	return own.length + generic.length === 0 ? 0 : actionsWidth(own, generic, shared);
}

export function listFields(describe: Describe): Field[] {
	return describe.list.map((key) => fieldOf(describe, key)).filter((field) => field !== undefined);
}

/** In a tree the name comes first, since it carries the branches. */
export function tableColumns(describe: Describe, columns: ShownColumn[]): ShownColumn[] {
	const seen = drawn(columns);
	const naming = describe.tree
		? namingField(
				describe,
				seen.map((one) => one.field),
			)
		: undefined;
	const first = seen.find((one) => one.field === naming);
	return first ? [first, ...seen.filter((one) => one !== first)] : seen;
}

/** The column that names the row, and so opens it: somebody who stands first, since people look for a person, not for a number. */
export function namingField(describe: Describe, fields: Field[]): Field | undefined {
	const [first] = fields;
	return first?.rule === "name" ? first : (labelField(describe, fields) ?? first);
}

function labelField(describe: Describe, fields: Field[]): Field | undefined {
	const label = describe.label.map(camel);
	return fields.find((field) => label.includes(field.key));
}

export function widthOf({ field, width }: ShownColumn): number {
	const declared = field.width ?? KINDS[field.kind].width;
	return width ?? Math.max(declared, headWidth(localize(field.label)), wordsWidth(field), lateWidth(field));
}

const HEAD_EXTRAS = 52;
const WORD_EXTRAS = 46;
const WIDEST_WORD = 200;

/** A state is never cut: the longest word of its dictionary in this language, with its dot and the padding. */
function wordsWidth({ kind, dict }: Field): number {
	if (kind !== "dict" || !dict) return 0;
	const longest = Math.max(0, ...loginWords(dict).map(textWidth));
	return longest > 0 ? Math.min(longest + WORD_EXTRAS, WIDEST_WORD) : 0;
}

/** A head is never cut; then padding and the sort arrows. */
const headWidth = (label: string) => textWidth(label) + HEAD_EXTRAS;

/** A day with the word that it is overdue; of a moment the hour may be cut, not the day. */
const lateWidth = ({ late }: Field): number =>
	late ? textWidth(t("逾期 {day} | Overdue {day}", { day: "2000-01-01" })) + WORD_EXTRAS : 0;

interface Wanted {
	describe: Describe;
	shown: ShownColumn[];
	filters: Record<string, string>;
	open: (row: Row) => void;
	acts: RowActs;
	/** How wide the column of acts is; 0 leaves it out. */
	acting: number;
	sorting: Omit<Sorting, "label" | "name" | "sortable">;
}

export function makeColumns({ describe, shown, filters, open, acts, acting, sorting }: Wanted): Columns {
	const fields = shown.map((one) => one.field);
	const naming = namingField(describe, fields);
	const opening = [naming, labelField(describe, fields)];
	const typed = filters[KEYWORD];
	const cells = shown.map((one, index): Columns[number] => ({
		...column(one, opening.includes(one.field) ? open : null, sorting, filters[one.field.key] || typed),
		...pinOf(one, index === 0 && one.field === naming),
	}));
	if (!acting) return cells;
	const last: Columns[number] = {
		key: "gj-actions",
		title: t("操作 | Actions"),
		fixed: "end",
		width: acting,
		render: (_, row) => <RowActions row={row} acts={acts} />,
	};
	return [...cells, last];
}

function pinOf({ pin }: ShownColumn, first: boolean): { fixed?: "start" | "end" } {
	if (pin === "left" || first) return { fixed: "start" };
	return pin === "right" ? { fixed: "end" } : {};
}

const UNSORTABLE = new Set([
	"json",
	"refs",
	"image",
	"file",
	"video",
	"html",
	"markdown",
	"signature",
	"voice",
]);
const WHOLE = new Set(["image", "dicts", "refs"]);

function column(
	one: ShownColumn,
	open: ((row: Row) => void) | null,
	sorting: Wanted["sorting"],
	searched: string | undefined,
): Columns[number] {
	const { field } = one;
	const view = KINDS[field.kind];
	const head = {
		...sorting,
		label: localize(field.label),
		name: field.key,
		sortable: !UNSORTABLE.has(field.kind),
	};
	return {
		key: field.key,
		title: localize(field.label),
		onHeaderCell: () => ({ sorting: head }) as object,
		onCell: () => ({ "data-col": field.key }) as object,
		width: widthOf(one),
		...(view.end ? { align: "end" as const } : {}),
		ellipsis: !WHOLE.has(field.kind),
		render: (_, row) => {
			const shown =
				searched && field.find === "like" && typeof row[field.key] === "string" ? (
					<Highlight text={String(row[field.key])} word={searched} />
				) : (
					view.read(row, field)
				);
			if (!open) return shown;
			return (
				<button type="button" className={`${look.link} ${look.cut} ${styles.link}`} onClick={() => open(row)}>
					{shown}
				</button>
			);
		},
	};
}
