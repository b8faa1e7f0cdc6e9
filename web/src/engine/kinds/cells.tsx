/** Cells of an editable grid whose values are chosen: departments, people, searched tables, rows of a report, several of a list. */
import { useMemo } from "react";
import { useDict } from "@/kit/dict";
import { get } from "@/kit/http";
import type { CellEditorProps, CellKinds, GridColumn, GridRow } from "@/parts/grid/types";
import { MultiSelect } from "@/parts/picker/MultiSelect";
import {
	ASYNC_PAUSE_MS,
	SEARCH_PAUSE_MS,
	type SearchOption,
	SearchSelect,
	type SearchSource,
} from "@/parts/picker/SearchSelect";
import { PopupField } from "@/parts/popup/PopupField";
import type { Field, Row } from "../describe";
import { EditChosen } from "./EditRefs";
import { textOf } from "./types";

const textKey = (column: GridColumn) => `${column.key}_dictText`;
const labelOf = (value: unknown, row: GridRow, column: GridColumn) =>
	textOf(row[textKey(column)]) || textOf(value);

/** What is stored and what is shown of departments and people, unless the column says otherwise. */
const CHOSEN = {
	sel_depart: { path: "sys/sysDepart", store: "id", text: "departName" },
	sel_user: { path: "sys/user", store: "username", text: "realname" },
} as const;

function EditChosenCell({ column, value, onChange, disabled, label }: CellEditorProps) {
	const { path, store } = CHOSEN[column.type as keyof typeof CHOSEN];
	const many = column.fieldExtendJson?.multiSelect ?? false;
	const kept = column.fieldExtendJson?.store ?? store;
	const field = useMemo(
		() => fieldOf(column, { chosen: { path, store: kept, many } }),
		[column, path, kept, many],
	);
	return (
		<EditChosen
			field={field}
			label={label}
			disabled={disabled}
			value={value}
			onChange={(next) => onChange(next)}
			onRows={(rows) => onChange(joinedOf(rows, kept), { [textKey(column)]: namesOf(rows, column) })}
		/>
	);
}

const joinedOf = (rows: readonly Row[], key: string) =>
	rows
		.map((row) => textOf(row[key]))
		.filter(Boolean)
		.join(",") || null;

function namesOf(rows: readonly Row[], column: GridColumn): string {
	const text = column.fieldExtendJson?.text ?? CHOSEN[column.type as keyof typeof CHOSEN].text;
	return rows.map((row) => textOf(row[text] ?? row.name)).join(",");
}

/** A field as the engine's editors want it, for a column that is no field of a resource. */
function fieldOf(column: GridColumn, rest: Partial<Field>): Field {
	return {
		key: column.key,
		label: { zh: column.title, en: column.title },
		kind: "chosen",
		required: false,
		rule: null,
		dict: null,
		ref: null,
		find: null,
		once: false,
		hide: [],
		width: null,
		readOnly: false,
		max: null,
		min: null,
		scale: null,
		default: null,
		help: null,
		...rest,
	};
}

/** A dictionary code, or "table,text,code" of a table that this person may list. */
function dictSource(column: GridColumn): SearchSource {
	const code = encodeURIComponent(column.dictCode ?? "");
	const quiet = (signal: AbortSignal) => ({ quiet: true, signal });
	const search = column.search;
	const ask = (keyword: string, signal: AbortSignal) =>
		get<SearchOption[]>(`/sys/dict/loadDict/${code}`, { keyword, pageSize: 20 }, quiet(signal));
	return {
		key: ["options", column.dictCode ?? column.key],
		find: search
			? async (word) => (await search(word)).map((one) => ({ value: one.value, text: one.label }))
			: ask,
		name: async (values, signal) => {
			if (!column.dictCode) return [];
			const texts = await get<string[]>(
				`/sys/dict/loadDictItem/${code}`,
				{ key: values.join(","), delNotExist: false },
				quiet(signal),
			);
			return values.map((value, place) => ({ value, text: texts[place] ?? value }));
		},
	};
}

function EditSearched({ column, value, onChange, disabled, label }: CellEditorProps) {
	const source = useMemo(() => dictSource(column), [column]);
	return (
		<SearchSelect
			source={source}
			label={label}
			disabled={disabled}
			opened
			many={column.fieldExtendJson?.multiSelect ?? false}
			pause={column.type === "sel_search_async" ? ASYNC_PAUSE_MS : SEARCH_PAUSE_MS}
			value={textOf(value).split(",").filter(Boolean)}
			onChange={(values, options) =>
				onChange(values.join(",") || null, {
					[textKey(column)]: options.map((one) => one.text).join(","),
				})
			}
		/>
	);
}

function EditPopupCell({ column, value, onChange, disabled, label }: CellEditorProps) {
	const props = column.props as { code?: string; source?: string; target?: string } | undefined;
	const { code = "", source = "", target = column.key } = props ?? {};
	return (
		<PopupField
			setup={{ code, source, target, many: column.fieldExtendJson?.multiSelect ?? false }}
			name={column.key}
			label={label}
			disabled={disabled}
			value={textOf(value)}
			onChange={onChange}
		/>
	);
}

function EditMany({ column, value, onChange, disabled, label }: CellEditorProps) {
	const items = useDict(column.options ? null : (column.dictCode ?? ""));
	const options =
		column.options?.map((one) => ({ ...one })) ??
		items.map(({ value: of, text }) => ({ value: of, label: text }));
	return (
		<MultiSelect
			label={label}
			disabled={disabled}
			type="list_multi"
			options={options}
			value={textOf(value)}
			onChange={(next) => onChange(next)}
		/>
	);
}

export const PICKER_CELLS = {
	sel_depart: { Edit: EditChosenCell, read: labelOf },
	sel_user: { Edit: EditChosenCell, read: labelOf },
	sel_search: { Edit: EditSearched, read: labelOf },
	sel_search_async: { Edit: EditSearched, read: labelOf },
	popup: { Edit: EditPopupCell },
	list_multi: { Edit: EditMany },
} satisfies CellKinds;
