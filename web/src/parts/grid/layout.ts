/** Where every column stands: what leads each row, what is held at an edge, and what moves between. */
import type { Columns } from "./columns";
import type { GridColumn, GridOptions } from "./types";
import { HANDLE_WIDTH, NUMBER_WIDTH, selectWidth, widthOf } from "./widths";

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
	/** From the left edge of the row; of a held one from its edge. */
	offset: number;
}

export interface Layout {
	leads: readonly Lead[];
	left: readonly Placed[];
	middle: readonly Placed[];
	right: readonly Placed[];
	leadWidth: number;
	/** How much of the left edge is held in place; nothing in a narrow window. */
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
		width: chosen[column.key] ?? widthOf(column, room, columns.shown.length),
		at,
		offset: 0,
	}));
	const total = (some: readonly Placed[]) => some.reduce((sum, { width }) => sum + width, 0);
	const held = leadWidth + total(sized.filter(({ column }) => column.fixed));
	const holds = room === 0 || held <= room * HELD_SHARE;
	const holdsLeads = room === 0 || leadWidth <= room * LEAD_SHARE;
	const isHeld = (edge: "left" | "right") => (one: Placed) =>
		holds && holdsLeads && one.column.fixed === edge;
	const left = queue(sized.filter(isHeld("left")), leadWidth);
	const right = queue(sized.filter(isHeld("right")).reverse(), 0).reverse();
	const leftWidth = leadWidth + total(left);
	const middle = queue(
		sized.filter((one) => !(holds && holdsLeads) || !one.column.fixed),
		leftWidth,
	);
	const [middleWidth, rightWidth] = [total(middle), total(right)];
	const width = leftWidth + middleWidth + rightWidth;
	return {
		leads,
		left,
		middle,
		right,
		leadWidth,
		heldLeft: holdsLeads ? leftWidth : 0,
		leftWidth,
		middleWidth,
		rightWidth,
		width,
		statistics,
	};
}

function queue(some: readonly Placed[], from: number): Placed[] {
	let offset = from;
	return some.map((one) => {
		const placed = { ...one, offset };
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
