/** What goes into a table and comes out of it: columns and their types, rows, changes, what a page may ask of it. */
import type { ComponentType, ReactNode } from "react";

/** The types that a column can have. */
export const COLUMN_TYPES = [
	"input",
	"inputNumber",
	"checkbox",
	"select",
	"date",
	"datetime",
	"jdate",
	"time",
	"input_pop",
	"textarea",
	"upload",
	"file",
	"image",
	"popup",
	"radio",
	"list_multi",
	"sel_search",
	"sel_search_async",
	"sel_depart",
	"sel_user",
	"slot",
	"hidden",
] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

// What the grid and those who bind it to a store of rows agree on; changes are data, so that they can be
// sent and undone.

/** A wire value, as the field kinds of the engine use them. */
export type CellValue = unknown;

export type NamedPattern =
	| "n6-16"
	| "*6-16"
	| "s6-18"
	| "url"
	| "e"
	| "m"
	| "p"
	| "s"
	| "n"
	| "z"
	| "*"
	| "money";
export type RuleHandler = (
	value: CellValue,
	row: GridRow,
	column: GridColumn,
) => string | boolean | null | undefined | Promise<string | boolean | null | undefined>;
export interface CellRule {
	required?: boolean;
	/** No other row has the same value in this column. */
	unique?: boolean;
	/** One of the names, or the source of a regular expression. */
	pattern?: NamedPattern | (string & {}) | RegExp;
	/** A text or false refuses; true, nothing or null accepts. */
	handler?: RuleHandler;
	message?: string;
}

export interface GridOption {
	value: string;
	label: string;
	disabled?: boolean;
}

export interface GridRow {
	id: string;
	[key: string]: CellValue;
}

export interface GridColumn {
	key: string;
	/** What stands between several values of list_multi, when it is no comma. */
	separator?: string;
	/** A pair or a plain text. */
	title: string;
	type: ColumnType;
	/** Pixels, or a share such as "20%". */
	width?: number | string;
	minWidth?: number;
	fixed?: "left" | "right";
	options?: readonly GridOption[];
	/** What is not in the list may be typed (select). */
	allowInput?: boolean;
	allowSearch?: boolean;
	disabled?: boolean | ((row: GridRow) => boolean);
	defaultValue?: CellValue;
	dictCode?: string;
	validateRules?: readonly CellRule[];
	statistics?: readonly ("sum" | "average")[];
	/** Holds the place of the row, counted from 1; the grid keeps it when rows move. */
	isOrder?: boolean;
	/** On and off of a checkbox. */
	customValue?: readonly [CellValue, CellValue];
	allowDownload?: boolean;
	allowRemove?: boolean;
	/** How a date is written. */
	format?: string;
	fieldExtendJson?: { uploadnum?: number; store?: string; text?: string; multiSelect?: boolean };
	placeholder?: string;
	/** Places behind the point. Given, values are decimal texts of that many places ("288.00"), as money is. */
	scale?: number;
	maxLength?: number;
	/** Answers of a search (sel_search_async). */
	search?: (text: string) => Promise<readonly GridOption[]>;
	/** What a slot column shows. */
	render?: (row: GridRow) => ReactNode;
	/** Shown and edited by this, before what the type says. */
	kind?: CellKind;
	/** Written, never read back: neither shown, copied nor told. */
	secret?: boolean;
	/** Why a locked cell cannot be edited; said where one tries. */
	lockedHint?: (row: GridRow) => string | undefined;
	/** Whatever an editor of the registry wants to know: upload action, report code, source and target fields… */
	props?: Readonly<Record<string, unknown>>;
}

export type GridChange =
	| { op: "set"; id: string; key: string; old: CellValue; value: CellValue }
	| { op: "insert"; rows: GridRow[]; at: number }
	| { op: "remove"; ids: string[] }
	| { op: "move"; id: string; before: string | null };

export interface CellPlace {
	id: string;
	key: string;
}

export interface GridPeer {
	clientId: string;
	name: string;
	colour: string;
	cell: CellPlace | null;
}

export interface CellClash extends CellPlace {
	mine: CellValue;
	theirs: CellValue;
	by?: string;
}

export interface CellError extends CellPlace {
	message: string;
}

export interface Tracking {
	inserted: GridRow[];
	removed: string[];
	edited: GridRow[];
}

export interface GridHandle {
	getValues(): GridRow[];
	/** What it holds now, with how chosen values read; what is being typed goes on. */
	held(): GridRow[];
	getTracking(): Tracking;
	/** Checks every cell anew, whatever was said of it before; the first wrong one comes into view. */
	validate(): Promise<CellError[]>;
	/** `at` counts from 0; without it at the bottom. */
	insert(rows?: Partial<GridRow>[], at?: number): GridRow[];
	remove(ids: readonly string[]): void;
	getSelected(): string[];
	select(ids: readonly string[]): void;
	setValues(values: readonly { id: string; values: Record<string, CellValue> }[]): void;
	/**
	 * What others changed: never echoed by onChange, no way back, not counted as mine. A set says what is stored now, so the
	 * cell no longer counts as edited. A set of "{key}_dictText" says how the value of the cell reads.
	 */
	receive(changes: readonly GridChange[]): void;
	/** Temporary ids became stored ones; the rows no longer count as inserted. */
	renameIds(map: Readonly<Record<string, string>>): void;
	/** These cells (or all) and rows are stored as they stand. */
	markStored(cells?: readonly CellPlace[]): void;
	/** Errors that the server found; they go when the cell is changed. */
	showErrors(errors: readonly CellError[]): void;
	undo(): void;
	redo(): void;
	focusCell(id: string, key: string): void;
}

/** What a cell of a type that the grid does not know by itself is edited with. */
export interface CellEditorProps {
	column: GridColumn;
	row: GridRow;
	value: CellValue;
	/** Commits; `others` are other columns of the row, and "{key}_dictText" says how a value reads. */
	onChange(value: CellValue, others?: Readonly<Record<string, CellValue>>): void;
	/** Kept for the end of editing, as what is typed is. */
	onDraft(value: CellValue): void;
	/** How a value of the column reads, whenever that is known. */
	onLearn(value: CellValue, text: string): void;
	/** Ends editing; the keyboard goes back to the grid. */
	onDone(): void;
	disabled: boolean;
	label: string;
}
export interface CellKind {
	Edit?: ComponentType<CellEditorProps>;
	/** Typing in the cell opens it with what was typed; else it opens with what it holds. */
	typed?: boolean;
	/** How the value reads; without it, its text. */
	read?: (value: CellValue, row: GridRow, column: GridColumn) => ReactNode;
}
export type CellKinds = Partial<Record<ColumnType, CellKind>>;

export type DisabledRows = Readonly<Record<string, CellValue | readonly CellValue[]>>;

export interface SubForm {
	title?: string;
	width?: number;
	/** Called again when it fails; after more than three retries the grid gives up and says so. */
	open(row: GridRow, close: () => void): ReactNode | Promise<ReactNode>;
}

export interface GridOptions {
	/** Names the grid in what is stored locally; two grids of one page need two names. */
	name?: string;
	label?: string;
	rowNumber?: boolean;
	rowSelection?: boolean;
	dragSort?: boolean;
	alwaysEdit?: boolean;
	disabled?: boolean;
	/** Rows with one of these values can neither be selected nor edited. */
	disabledRows?: DisabledRows;
	disabledRowIds?: readonly string[];
	rowHeight?: number;
	maxHeight?: number;
	toolbar?: boolean;
	addButton?: boolean;
	/** What the button says, where more than one thing can be added. */
	addLabel?: string;
	removeButton?: boolean;
	/** Stands, with a colon, before the codes of the buttons. */
	codePrefix?: string;
	/** Codes of buttons that are not shown: add, remove, batch_delete. */
	excludeCodes?: readonly string[];
	loading?: boolean;
	kinds?: CellKinds;
	subForm?: SubForm;
	statusLine?: boolean;
	/** The z-index of tooltips: above the panel that the grid stands in, below the dialogs of its cells. */
	tipLayer?: number;
}

export interface EditGridProps extends GridOptions {
	columns: readonly GridColumn[];
	/** First content; what comes later goes through the handle. */
	rows: readonly GridRow[];
	onChange?: (changes: GridChange[]) => void;
	onCell?: (cell: CellPlace | null) => void;
	onSelect?: (ids: string[]) => void;
	peers?: readonly GridPeer[];
	clashes?: readonly CellClash[];
	onSettle?: (clash: CellClash, choice: "mine" | "theirs") => void;
	/** Stands beside the grid's own buttons. */
	tools?: ReactNode;
	ref?: React.Ref<GridHandle>;
}
