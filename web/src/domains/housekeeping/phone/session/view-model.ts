/** What the phone page shows: kept rows with the queue put on top, read anew after every change. */
import type { HkOrder, HkStaff } from "@/domains/housekeeping/order";
import type { Line } from "@/domains/housekeeping/phone/line";
import type { Outcome } from "@/domains/housekeeping/phone/queue/drain";
import { type Entry, project } from "@/domains/housekeeping/phone/queue/entry";
import * as queue from "@/domains/housekeeping/phone/queue/store";
import { arrange } from "@/domains/housekeeping/phone/round";
import { type Cell, cell, patchCell } from "@/kit/state";

export type Trouble = "full" | "not_a_picture" | null;

export interface View {
	loaded: boolean;
	orders: HkOrder[];
	entries: Entry[];
	photos: queue.Photo[];
	staff: HkStaff | null;
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
	/** The order that came last while the page was open, to be announced. */
	fresh: HkOrder | null;
}

const BLANK: View = {
	loaded: false,
	orders: [],
	entries: [],
	photos: [],
	staff: null,
	contact: 0,
	outcome: null,
	sending: false,
	trouble: null,
	denied: null,
	due: false,
	readOnly: false,
	fresh: null,
};

export interface ViewModel {
	state: Cell<View>;
	set(change: Partial<View>): void;
	repaint(): Promise<void>;
}

/** The view as a cell; `repaint` reads the database anew, which is the only truth. */
export function startViewModel(store: queue.Store, { owner }: Line): ViewModel {
	const state = cell<View>(BLANK);
	const set = (change: Partial<View>) => patchCell(state, change);
	let turn = 0;
	const repaint = async () => {
		const mine = ++turn;
		const [rows, entries, photos, sequence, contact, staff] = await Promise.all([
			queue.ordersOf(store, owner),
			queue.entriesOf(store, owner),
			queue.photosOf(store, owner),
			store.get("meta", `sequence:${owner}`),
			store.get("meta", `contact:${owner}`),
			store.get("meta", `staff:${owner}`),
		]);
		if (mine !== turn) return;
		const me = (staff as HkStaff | undefined) ?? null;
		const shown = rows.filter((row) => isHers(row, me, entries)).map((row) => project(row, entries));
		set({
			loaded: true,
			orders: arrange(shown, (sequence as string[] | undefined) ?? []),
			entries,
			photos,
			contact: (contact as number | undefined) ?? 0,
			staff: me,
		});
	};
	return { state, set, repaint };
}

/** An order that went to somebody else stays on screen while something of hers still waits for it. */
function isHers(order: HkOrder, me: HkStaff | null, entries: readonly Entry[]): boolean {
	return me === null || order.staffId === me.id || entries.some((entry) => entry.orderId === order.id);
}
