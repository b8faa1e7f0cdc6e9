/** What a grid's tie to its resource is made of, and what it tells the screen. */
import type { EventOf } from "@/live/client";
import type { CellClash, GridRow } from "@/parts/grid";
import type { Phase } from "./sender";

export type Query = Record<string, string | number>;

export interface LinkState {
	/** The first content; null until it is read. */
	rows: GridRow[] | null;
	total: number;
	failed: boolean;
	phase: Phase;
	/** Cells and rows that are not stored yet. */
	waiting: number;
	clashes: CellClash[];
}

export interface LinkOf {
	path: string;
	/** The fields that are columns. */
	keys: readonly string[];
	/** Fields that a new row needs before it is worth sending. */
	needs: readonly string[];
	/** Fields that this browser never keeps: passwords and the like. */
	secrets?: readonly string[];
	/** Whether the server fills in fields that are shown, so that own changes are read again too. */
	derived: boolean;
	query: Query;
}

/** News of the rows of a list. */
export type ListEvent = EventOf<`list/${string}`>;

export const FIRST: LinkState = {
	rows: null,
	total: 0,
	failed: false,
	phase: "saved",
	waiting: 0,
	clashes: [],
};
