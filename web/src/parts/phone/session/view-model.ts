/** What a phone page shows: kept rows with the queue put on top, read anew after every change. */
import { type Cell, cell, patchCell } from "@/kit/state";
import type { Line } from "@/parts/phone/line";
import type { Outcome } from "@/parts/phone/queue/drain";
import type { Entry } from "@/parts/phone/queue/entry";
import * as queue from "@/parts/phone/queue/store";
import type { RowSource } from "./row-source";

export type Trouble = "full" | "not_a_picture" | null;

export interface View<R, M> {
	loaded: boolean;
	rows: R[];
	entries: Entry[];
	photos: queue.Photo[];
	/** What the page knows beside its rows, such as who the person is. */
	about: M | null;
	/** Milliseconds of the last answer of the server, 0 before the first. */
	contact: number;
	outcome: Outcome | null;
	sending: boolean;
	trouble: Trouble;
	/** Why this account has no list here, in the server's words. */
	denied: string | null;
	/** A newer agreement waits; nothing is read or sent before it is accepted. */
	due: boolean;
	/** Everything can be read, nothing done. */
	readOnly: boolean;
	/** The row that came last while the page was open, to be announced. */
	fresh: R | null;
}

export interface ViewModel<R, M> {
	state: Cell<View<R, M>>;
	set(change: Partial<View<R, M>>): void;
	/** Resolves once the state shows what the database holds now, also when a later call paints it. */
	repaint(): Promise<void>;
}

/** The view as a cell; `repaint` reads the database anew, which is the only truth. */
export function startViewModel<R extends queue.KeptRow, M>(
	store: queue.Store,
	{ owner }: Line,
	source: RowSource<R, M>,
): ViewModel<R, M> {
	const state = cell<View<R, M>>({
		loaded: false,
		rows: [],
		entries: [],
		photos: [],
		about: null,
		contact: 0,
		outcome: null,
		sending: false,
		trouble: null,
		denied: null,
		due: false,
		readOnly: false,
		fresh: null,
	});
	const set = (change: Partial<View<R, M>>) => patchCell(state, change);
	let turn = 0;
	let latest: Promise<void> = Promise.resolve();
	const repaint = () => {
		latest = paint(++turn);
		return latest;
	};
	const paint = async (mine: number): Promise<void> => {
		const [rows, entries, photos, sequence, contact, about] = await Promise.all([
			queue.rowsOf(store, owner, source.path),
			queue.entriesOf(store, owner),
			queue.photosOf(store, owner),
			store.get("meta", `sequence:${owner}`),
			store.get("meta", `contact:${owner}`),
			store.get("meta", aboutKey(source.path, owner)),
		]);
		if (mine !== turn) return latest;
		const known = (about as M | undefined) ?? null;
		set({
			loaded: true,
			rows: source.arrange(rows as R[], {
				entries,
				about: known,
				sequence: (sequence as string[] | undefined) ?? [],
			}),
			entries,
			photos,
			contact: (contact as number | undefined) ?? 0,
			about: known,
		});
	};
	return { state, set, repaint };
}

export const aboutKey = (path: string, owner: string) => `about:${path}:${owner}`;
