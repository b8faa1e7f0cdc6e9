/** One open board: its memory (model), what the person sees and does (state), and the way components reach both. */

import { createContext, useContext } from "react";
import { businessDay } from "@/kit/business-day";
import { clientId } from "@/kit/client-id";
import { cell, patchCell, readCell, type Cell as StateCell, useCellPart } from "@/kit/state";
import { readStored, writeStored } from "@/kit/store";
import { type BoardFilter, NO_FILTER } from "../model/filter";
import type { Span } from "../model/geometry";
import { type GestureState, IDLE } from "../model/gesture";
import type { HourCell } from "../model/hours";
import { type BoardModel, emptyModel, type Touched } from "../model/model";
import type { Cell, Painting } from "../model/paint";
import type { Act } from "../model/undo";
import type { Dialog, MenuPlace, PriceQuestion, Refusal } from "./talk";

export type BoardView = "tape" | "tiles" | "table";
export type Density = 28 | 36 | 48;

/** What comes back with the person: kept in this browser. */
export interface Kept {
	/** null is not chosen yet, "all" is every community. */
	communityId: string | null;
	view: BoardView;
	zoom: number;
	density: Density;
	leftWidth: number;
	folded: readonly string[];
	filter: BoardFilter;
	legend: boolean;
	types: boolean;
	unassigned: boolean;
}

export interface BoardState extends Kept {
	/** Grows with every change of the model; `structure` with changes of the rows. */
	changes: number;
	structure: number;
	ready: boolean;
	failure: string | null;
	/** Days for which something is being fetched right now. */
	fetching: number;
	sightRows: Span;
	sightDays: Span;
	/** The day of the building view; null is today, whichever day that becomes. */
	tileDay: number | null;
	cursor: Cell | null;
	painting: Painting;
	/** The block of hours under the cursor of the hour view. */
	hourPaint: HourCell | null;
	stayId: string | null;
	gesture: GestureState;
	/** The drag is led by keys or buttons instead of a pointer. */
	moveMode: boolean;
	pulse: string | null;
	hover: { stayId: string; x: number; y: number; below: number } | null;
	menu: MenuPlace | null;
	dialog: Dialog | null;
	question: PriceQuestion | null;
	refusal: Refusal | null;
	acts: readonly Act[];
	/** Read out by screen readers. */
	said: string;
}

export interface Board {
	model: BoardModel;
	state: StateCell<BoardState>;
	clientId: string;
	/** Bars can be taken up and put down elsewhere; where there is no chart, a dialog asks whereto. */
	carries: boolean;
	/** Acts on their way to the server; an undo waits for them. */
	pending: Set<Promise<unknown>>;
	/** Scrolls a unit and a day into sight; set by the view that is open. */
	reveal: (unitId: string, day: number) => void;
	/** Brings a day to the left edge. */
	showFrom: (day: number) => void;
	firstDay: () => number;
}

const KEY = "BOARD";
const KEPT: (keyof Kept)[] = [
	"communityId",
	"view",
	"zoom",
	"density",
	"leftWidth",
	"folded",
	"filter",
	"legend",
	"types",
	"unassigned",
];

function firstKept(narrow: boolean): Kept {
	const kept: Kept = {
		communityId: null,
		view: "tape",
		zoom: narrow ? 3 : 14,
		density: 36,
		leftWidth: 208,
		folded: [],
		filter: NO_FILTER,
		legend: true,
		types: false,
		unassigned: true,
	};
	const stored = readStored<Partial<Kept>>(KEY) ?? {};
	return { ...kept, ...stored, filter: { ...NO_FILTER, ...stored.filter } };
}

export function createBoard(narrow: boolean, carries = true): Board {
	const today = businessDay();
	const nowhere = { first: 0, last: 0 };
	const state = cell<BoardState>({
		...firstKept(narrow),
		changes: 0,
		structure: 0,
		ready: false,
		failure: null,
		fetching: 0,
		sightRows: nowhere,
		sightDays: { first: today, last: today },
		tileDay: null,
		cursor: null,
		painting: [],
		hourPaint: null,
		stayId: null,
		gesture: IDLE,
		moveMode: false,
		pulse: null,
		hover: null,
		menu: null,
		dialog: null,
		question: null,
		refusal: null,
		acts: [],
		said: "",
	});
	return {
		model: emptyModel(today),
		state,
		clientId,
		carries,
		pending: new Set(),
		reveal: () => undefined,
		showFrom: () => undefined,
		firstDay: () => today,
	};
}

export function keep(board: Board, change: Partial<Kept>): void {
	patchCell(board.state, change);
	const state = readCell(board.state);
	writeStored(KEY, Object.fromEntries(KEPT.map((key) => [key, state[key]])));
}

/** The day that the tiles show. */
export const tileDayOf = (board: Board, { tileDay }: BoardState): number => tileDay ?? board.model.today;

/** Tells the screen that the model changed; many changes of one moment are told once. */
export function tellChange(board: Board, touched: Touched): void {
	if (touched.rows.size === 0 && !touched.structure && !touched.unassigned) return;
	const { changes, structure } = readCell(board.state);
	patchCell(board.state, { changes: changes + 1, structure: touched.structure ? structure + 1 : structure });
}

const BoardContext = createContext<Board | null>(null);
export const BoardProvider = BoardContext.Provider;

/** For dialogs that also open on pages without a board. */
export function useBoardIfAny(): Board | null {
	return useContext(BoardContext);
}

export function useBoard(): Board {
	const board = useBoardIfAny();
	if (!board) throw new Error("a board component outside of the board");
	return board;
}

export function useBoardState<P>(pick: (state: BoardState) => P): P {
	return useCellPart(useBoard().state, pick);
}

/** Sends an act that an undo, asked for meanwhile, has to wait for. */
export async function underway<T>(board: Board, act: Promise<T>): Promise<T> {
	board.pending.add(act);
	try {
		return await act;
	} finally {
		board.pending.delete(act);
	}
}
