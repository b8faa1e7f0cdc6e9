/** Cells of an editable grid whose values are chosen in dialogs: departments, people, rows of a report. */
import { useMemo } from "react";
import type { CellEditorProps, CellKinds, GridColumn } from "@/parts/grid/types";
import { PopupField } from "@/parts/popup/PopupField";
import type { Field, Row } from "../describe";
import { EditChosen } from "./EditRefs";
import { plainField } from "./plain-field";
import { textOf } from "./types";

const textKey = (column: GridColumn) => `${column.key}_dictText`;

/** What is stored and what is shown of departments and people, unless the column says otherwise. */
const CHOSEN = {
	sel_depart: { path: "sys/sysDepart", store: "id", text: "departName" },
	sel_user: { path: "sys/user", store: "username", text: "realname" },
} as const;

function EditChosenCell({ column, value, onChange, onDone, disabled, label }: CellEditorProps) {
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
			onRows={(rows) => {
				onChange(joinedOf(rows, kept), { [textKey(column)]: namesOf(rows, column) });
				onDone();
			}}
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
const fieldOf = ({ key, title }: GridColumn, rest: Partial<Field>): Field =>
	plainField("chosen", key, { label: { zh: title, en: title }, ...rest });

function EditPopupCell({ column, value, onChange, onDone, disabled, label }: CellEditorProps) {
	const props = column.props as { code?: string; source?: string; target?: string } | undefined;
	const { code = "", source = "", target = column.key } = props ?? {};
	return (
		<PopupField
			setup={{ code, source, target, many: column.fieldExtendJson?.multiSelect ?? false }}
			name={column.key}
			clearable={false}
			label={label}
			disabled={disabled}
			value={textOf(value)}
			onChange={(own, others) => {
				onChange(own || null, others);
				onDone();
			}}
		/>
	);
}

/** What a grid cannot choose by itself. */
export const PICKER_CELLS = {
	sel_depart: { Edit: EditChosenCell },
	sel_user: { Edit: EditChosenCell },
	popup: { Edit: EditPopupCell },
} satisfies CellKinds;
