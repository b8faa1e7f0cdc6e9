/** Where every column stands: what leads each row, what is held at an edge, and what moves between. */
import type { Columns } from "./columns";
import type { ColumnType, GridColumn, GridOptions } from "./types";

export type LeadKind = "handle" | "select" | "number" | "subForm";

export interface Lead {
	kind: LeadKind;
	width: number;
	left: number;
	/** Place in the row, counted from 0. */
	at: number;
}

export interface Placed {
	column: GridColumn;
	width: number;
	/** Place among the shown columns. */
	at: number;
	/** From the left edge of the row; of one held at the right from that edge. */
	offset: number;
	/** How far from its edge of the window a held one stays. */
	stick: number;
}

export interface Layout {
	leads: readonly Lead[];
	left: readonly Placed[];
	middle: readonly Placed[];
	right: readonly Placed[];
	leadWidth: number;
	/** Whether ticks, numbers and handles stay in sight. */
	holdsLeads: boolean;
	/** How much of the left edge is held in place. */
	heldLeft: number;
	leftWidth: number;
	middleWidth: number;
	rightWidth: number;
	width: number;
	statistics: boolean;
}

/** Columns held at the edges may not take more of a narrow window than this. */
const HELD_SHARE = 0.6;
const LEAD_SHARE = 0.4;

export function layOut(
	columns: Columns,
	options: GridOptions,
	room: number,
	chosen: Readonly<Record<string, number>>,
): Layout {
	const statistics = columns.shown.some((column) => column.statistics?.length);
	const leads = leadsOf(options, statistics);
	const leadWidth = leads.reduce((sum, { width }) => sum + width, 0);
	const sized = columns.shown.map((column, at) => ({
		column: column,
		width: chosen[column.key] ?? widthOf(column, room, columns.shown.length, leadWidth),
		at,
		offset: 0,
		stick: 0,
	}));
	const edges = heldAt(sized, leadWidth, room);
	const left = queue(edges.left, leadWidth, edges.leads ? 0 : leadWidth);
	const right = queue([...edges.right].reverse(), 0).reverse();
	const held = new Set([...edges.left, ...edges.right]);
	const leftWidth = leadWidth + total(left);
	const middle = queue(
		sized.filter((one) => !held.has(one)),
		leftWidth,
	);
	const [middleWidth, rightWidth] = [total(middle), total(right)];
	return {
		leads,
		left,
		middle,
		right,
		leadWidth,
		holdsLeads: edges.leads,
		heldLeft: edges.leads ? leftWidth : total(left),
		leftWidth,
		middleWidth,
		rightWidth,
		width: leftWidth + middleWidth + rightWidth,
		statistics,
	};
}

const total = (some: readonly Placed[]) => some.reduce((sum, { width }) => sum + width, 0);

/** In a narrow window what leads the rows gives way to the columns that were meant to stay, of which the first are held. */
function heldAt(sized: readonly Placed[], leadWidth: number, room: number) {
	const limit = room === 0 ? Number.POSITIVE_INFINITY : room * HELD_SHARE;
	const all = (edge: "left" | "right") => sized.filter(({ column }) => column.fixed === edge);
	const fits = leadWidth + total(all("left")) + total(all("right")) <= limit;
	const right = fits ? all("right") : [];
	const leadsFit = room === 0 || leadWidth <= room * LEAD_SHARE;
	const beside = leadsFit ? first(all("left"), limit - leadWidth - total(right)) : [];
	const alone = first(all("left"), limit - total(right));
	const leads = leadsFit && beside.length === alone.length;
	return { leads, left: leads ? beside : alone, right };
}

/** The first that go into the room. */
function first(some: readonly Placed[], room: number): Placed[] {
	const end = some.findIndex((_, at) => total(some.slice(0, at + 1)) > room);
	return end < 0 ? [...some] : some.slice(0, end);
}

function queue(some: readonly Placed[], from: number, less = 0): Placed[] {
	let offset = from;
	return some.map((one) => {
		const placed = { ...one, offset, stick: offset - less };
		offset += one.width;
		return placed;
	});
}

function leadsOf(options: GridOptions, statistics: boolean): Lead[] {
	const kinds: [LeadKind, boolean | undefined, number][] = [
		["handle", options.dragSort, HANDLE_WIDTH],
		["select", options.rowSelection, selectWidth(statistics)],
		["number", options.rowNumber, NUMBER_WIDTH],
		["subForm", Boolean(options.subForm), HANDLE_WIDTH],
	];
	let left = 0;
	const there = kinds.filter(([, on]) => on);
	return there.map(([kind, , width], at) => {
		const lead = { kind, width, left, at };
		left += width;
		return lead;
	});
}

/** Sizes of the table: fixed by type, shared where nothing is said. */
export const ROW_HEIGHT = 61;
export const MAX_HEIGHT = 400;
export const HEAD_HEIGHT = 44;
export const NUMBER_WIDTH = 60;
export const HANDLE_WIDTH = 40;
export const FALLBACK_WIDTH = 120;
const SHARE = 0.92;

const BY_TYPE: Partial<Record<ColumnType, number>> = { datetime: 200, sel_user: 220, sel_depart: 160 };
const LEAST: Partial<Record<ColumnType, number>> = {
	date: 135,
	jdate: 135,
	datetime: 190,
	sel_user: 190,
	sel_depart: 190,
};

/** The column of the boxes is wider where the line of sums has its name in it. */
export const selectWidth = (statistics: boolean): number => (statistics ? 60 : 40);

/** `room` is the width of the whole table, 0 while nobody knows it; what leads the rows takes `leads` of it. */
export function widthOf(column: GridColumn, room: number, visible: number, leads = 0): number {
	const least = Math.max(LEAST[column.type] ?? 0, column.minWidth ?? 0);
	return Math.max(least, chosenWidth(column, room) ?? BY_TYPE[column.type] ?? shareOf(room - leads, visible));
}

function chosenWidth({ width }: GridColumn, room: number): number | null {
	if (width === undefined || width === "") return null;
	if (typeof width === "number") return width;
	const size = Number.parseFloat(width);
	if (Number.isNaN(size)) return null;
	return width.trim().endsWith("%") ? Math.floor((room * size) / 100) || null : size;
}

function shareOf(room: number, visible: number): number {
	const share = Math.floor((room * SHARE) / Math.max(visible, 1));
	return share > FALLBACK_WIDTH ? share : FALLBACK_WIDTH;
}
