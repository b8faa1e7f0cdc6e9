/** What a cell is edited with, by the type of its column; the page may bring editors for types it knows better. */
import { lazy, Suspense } from "react";
import { nameOf, useGrid } from "../context";
import type { Session } from "../cursor";
import styles from "../grid.module.css";
import type { CellEditorProps, ColumnType, GridColumn, GridRow } from "../types";
import { kindOf } from "../values";
import { NumberEditor, ParsedEditor, PathEditor, PopEditor, TextEditor } from "./TextEditor";

const ChoiceEditor = lazy(async () => ({ default: (await import("./ChoiceEditor")).ChoiceEditor }));
const RadioEditor = lazy(async () => ({ default: (await import("./ChoiceEditor")).RadioEditor }));
const SearchEditor = lazy(() => import("./SearchEditor"));
const StampEditor = lazy(() => import("./StampEditor"));

export interface EditorProps extends CellEditorProps {
	session: Session;
}

interface Props {
	column: GridColumn;
	row: GridRow;
	session: Session;
}

const STAMPS: readonly ColumnType[] = ["date", "jdate", "datetime", "time"];

export function Editor({ column, row, session }: Props) {
	const grid = useGrid();
	const Brought = kindOf(grid.props, column)?.Edit;
	const props: EditorProps = {
		column,
		row,
		session,
		value: session.draft,
		label: nameOf(column.title, grid.store.indexOf(row.id) + 1),
		disabled: false,
		onChange: (value, others) => grid.editing.choose({ id: row.id, key: column.key }, value, others),
		onDraft: (value) => grid.editing.draft(value),
		onLearn: (value, text) => grid.learn(row.id, column.key, value, text),
		onDone: () => {
			grid.editing.commit();
			grid.focus();
		},
	};
	const Own = ownEditor(column, session);
	return (
		<div className={styles.editor} data-editor>
			<Suspense fallback={null}>{Brought ? <Brought {...props} /> : <Own {...props} />}</Suspense>
		</div>
	);
}

function ownEditor({ type }: GridColumn, { mode }: Session): React.ComponentType<EditorProps> {
	if (STAMPS.includes(type)) return mode === "typed" ? ParsedEditor : StampEditor;
	switch (type) {
		case "inputNumber":
			return NumberEditor;
		case "input_pop":
			return PopEditor;
		case "select":
		case "list_multi":
		case "sel_search":
			return ChoiceEditor;
		case "radio":
			return RadioEditor;
		case "sel_search_async":
			return SearchEditor;
		case "upload":
		case "file":
		case "image":
			return PathEditor;
		default:
			return TextEditor;
	}
}
