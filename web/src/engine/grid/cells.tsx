/** Cells of fields that a grid does not know by itself, edited with what the form edits them with: in the cell, in a dialog, or unseen. */
import Input, { type InputRef } from "antd/es/input";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { t } from "@/kit/text";
import type { CellEditorProps, CellKind, GridColumn } from "@/parts/grid";
import { uploadKinds } from "@/parts/upload/cells";
import type { Field, Kind, Row } from "../describe";
import { KINDS } from "../kinds";
import { PICKER_CELLS } from "../kinds/cells";
import { readLabels } from "../kinds/options";
import { targetOf, valuesOf } from "../kinds/target";
import { textOf } from "../kinds/types";
import styles from "./grid.module.css";
import { isStored } from "./placing";

const FieldDialog = lazy(() => import("./FieldDialog"));

/** The field that a column stands for travels in its props. */
const fieldOf = (column: GridColumn) => (column.props as unknown as { field: Field }).field;

/** Whatever takes several values: kept when editing ends, and what they are called is found out meanwhile. */
function EditInCell({ column, value, onDraft, onLearn, label, disabled }: CellEditorProps) {
	const field = fieldOf(column);
	const { Edit } = KINDS[field.kind];
	const [held, setHeld] = useState(value);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		box.current?.querySelector<HTMLElement>("input, button")?.focus();
		box.current?.querySelector<HTMLElement>(".ant-color-picker-trigger")?.click();
	}, []);
	const take = (next: unknown) => {
		setHeld(next);
		onDraft(next);
		if (!field.ref && !field.chosen) return;
		const { path, store } = targetOf(field, true);
		readLabels(path, valuesOf(next), store)
			.then((text) => onLearn(next, text))
			.catch(() => undefined);
	};
	return (
		<div ref={box} className={styles.roomy}>
			<Edit field={field} label={label} disabled={disabled} value={held} onChange={take} />
		</div>
	);
}

function EditInDialog({ column, value, onChange, onDone, label }: CellEditorProps) {
	return (
		<Suspense fallback={null}>
			<FieldDialog
				field={fieldOf(column)}
				value={value}
				label={label}
				onConfirm={(next) => {
					onChange(next);
					onDone();
				}}
				onClose={onDone}
			/>
		</Suspense>
	);
}

function EditSecret({ column, value, onDraft, label, disabled }: CellEditorProps) {
	const [typed, setTyped] = useState(textOf(value));
	const box = useRef<InputRef>(null);
	useEffect(() => box.current?.focus({ cursor: "end" }), []);
	return (
		<Input.Password
			ref={box}
			aria-label={label}
			autoComplete="new-password"
			disabled={disabled}
			maxLength={column.maxLength}
			placeholder={t("输入新的 | Type a new one")}
			value={typed}
			onChange={({ target }) => {
				setTyped(target.value);
				onDraft(target.value || null);
			}}
		/>
	);
}

const DOTS = "••••••";

/** What a grid of a resource edits the types of its columns with. */
export const GRID_CELLS = { ...PICKER_CELLS, ...uploadKinds };

/** Several rows of another resource, or tags. */
export const IN_CELL: CellKind = { Edit: EditInCell };
export const COLOUR: CellKind = {
	Edit: EditInCell,
	read: (_, row, column) => (row[column.key] ? KINDS.colour.read(row as Row, fieldOf(column)) : ""),
};
/** Words of a dictionary that the server fills in, each with its colour. */
export const TOLD: CellKind = {
	read: (_, row, column) => (row[column.key] ? KINDS.dicts.read(row as Row, fieldOf(column)) : ""),
};
/** Written, never read: a row that is stored shows the same dots with a value and without one. */
export const SECRET: CellKind = {
	Edit: EditSecret,
	typed: true,
	read: (value, row) => (textOf(value) || isStored(row) ? DOTS : ""),
};

/** Long texts are one line in a table; the rest is shown as lists show it. */
const LINES: Readonly<Partial<Record<Kind, (value: unknown) => string>>> = {
	html: (value) => plainText(textOf(value)),
	markdown: (value) => textOf(value).replaceAll(/[#>*`_~|\s]+/g, " "),
	cron: (value) => textOf(value),
	json: (value) => (typeof value === "object" && value !== null ? JSON.stringify(value) : textOf(value)),
};

export const IN_DIALOG: CellKind = {
	Edit: EditInDialog,
	read: (value, row, column) => {
		const field = fieldOf(column);
		const line = LINES[field.kind];
		return line ? line(value) : KINDS[field.kind].read(row as Row, field);
	},
};

const plainText = (html: string): string =>
	html ? (new DOMParser().parseFromString(html, "text/html").body.textContent ?? "") : "";
