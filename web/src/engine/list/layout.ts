/** Which columns a person sees in a list, in which order, how wide and where pinned. Pure. */

import { type Describe, type Field, fieldOf } from "../describe";
import type { Unit } from "../kinds/money";

export type Pin = "left" | "right";

/** How rows are looked at. */
export type Shape = "table" | "cards" | "calendar" | "chart";

export interface ColumnLayout {
	key: string;
	width?: number;
	pin?: Pin;
	hidden?: boolean;
}

export type Density = "compact" | "middle" | "large";

export interface Layout {
	/** null means as declared. */
	columns: ColumnLayout[] | null;
	/** null means as the person's settings say. */
	density: Density | null;
	/** Of amounts; a view says nothing of it. */
	unit?: Unit;
	/** A table where it is missing, or where the resource has no such view. */
	shape?: Shape;
	/** The tree beside the list is folded away. */
	folded?: boolean;
}

export interface ShownColumn {
	field: Field;
	width: number | null;
	pin: Pin | null;
	hidden: boolean;
}

export const PLAIN: Layout = { columns: null, density: null };
export const NARROWEST = 60;
export const WIDEST = 800;

/** Every column there could be: those the layout names first, new ones of the declaration after them, the rest hidden. */
export function arrange(
	describe: Describe,
	columns: ColumnLayout[] | null,
	fixed: Record<string, string> = {},
): ShownColumn[] {
	const possible = describe.fields.filter(
		(field) =>
			!field.secret &&
			!(field.key in fixed) &&
			field.key !== describe.tree?.parent &&
			(describe.list.includes(field.key) || !field.hide.includes("list")),
	);
	const known = new Map(possible.map((field) => [field.key, field]));
	const told = (columns ?? []).filter((one) => known.has(one.key));
	const named = new Set(told.map((one) => one.key));
	const declared = describe.list
		.map((key) => fieldOf(describe, key))
		.filter((field): field is Field => field !== undefined && known.has(field.key) && !named.has(field.key));
	const rest = possible.filter((field) => !named.has(field.key) && !describe.list.includes(field.key));
	return [
		...told.map((one) => shown(known.get(one.key) as Field, one)),
		...declared.map((field) => shown(field, { key: field.key })),
		...rest.map((field) => shown(field, { key: field.key, hidden: true })),
	];
}

function shown(field: Field, { width, pin, hidden }: ColumnLayout): ShownColumn {
	return { field, width: width ?? null, pin: pin ?? null, hidden: hidden ?? false };
}

/** As it is kept: only what differs from nothing said. */
export function keepColumns(columns: ShownColumn[]): ColumnLayout[] {
	return columns.map(({ field, width, pin, hidden }) => ({
		key: field.key,
		...(width === null ? {} : { width }),
		...(pin === null ? {} : { pin }),
		...(hidden ? { hidden } : {}),
	}));
}

export function changeColumn(
	columns: ShownColumn[],
	key: string,
	part: Partial<Omit<ShownColumn, "field">>,
): ShownColumn[] {
	return columns.map((one) => (one.field.key === key ? { ...one, ...part } : one));
}

export function moveColumn(columns: ShownColumn[], key: string, before: string): ShownColumn[] {
	const from = columns.findIndex((one) => one.field.key === key);
	const to = columns.findIndex((one) => one.field.key === before);
	const moved = columns[from];
	if (!moved || to < 0 || from === to) return columns;
	const rest = columns.filter((one) => one !== moved);
	return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** As the table draws them: pinned left, free, pinned right. */
export function drawn(columns: ShownColumn[]): ShownColumn[] {
	const seen = columns.filter((one) => !one.hidden);
	return [
		...seen.filter((one) => one.pin === "left"),
		...seen.filter((one) => one.pin === null),
		...seen.filter((one) => one.pin === "right"),
	];
}

export const bounded = (width: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));

/** What the resource declares besides the table. */
export function shapesOf({ views }: Pick<Describe, "views">): Shape[] {
	return [
		"table",
		...(views?.cards ? (["cards"] as const) : []),
		...(views?.span ? (["calendar"] as const) : []),
		...(views?.chart ? (["chart"] as const) : []),
	];
}

/** The one that is remembered, while the declaration still knows it. */
export const shapeOf = (describe: Pick<Describe, "views">, { shape = "table" }: Layout): Shape =>
	shapesOf(describe).includes(shape) ? shape : "table";

/** Shows all rows at once and no columns: it needs neither pages nor what is said of columns. */
export const showsAll = (shape: Shape) => shape === "calendar" || shape === "chart";

export const hasMoney = (columns: readonly ShownColumn[]): boolean =>
	columns.some(({ hidden, field }) => !hidden && field.kind === "money");
