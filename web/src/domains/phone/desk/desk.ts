/** What the phone page shows and does: kept rows with the queue put on top, repainted after every change. */
import type { HkOrder, HkStaff } from "../../housekeeping/order";
import { writeTime } from "../../housekeeping/order";
import { fetchMine, type Line, roadOver } from "../line";
import { alone, drain, type Outcome } from "../queue/drain";
import { type Act, type Entry, project } from "../queue/entry";
import { shrink } from "../queue/picture";
import * as queue from "../queue/store";
import { arrange, moveCard } from "../round";
import { askLaterSend, askPersistence, tellTabs, watchTabs } from "./device";
import { type Pump, startPump } from "./pump";

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
	/** The order that came last while the page was open, to be announced. */
	fresh: HkOrder | null;
}

export interface Desk {
	view(): View;
	watch(heard: () => void): () => void;
	act(orderId: string, act: Act, note?: string, photos?: string[]): Promise<boolean>;
	addPhoto(orderId: string, file: Blob, use: queue.Photo["use"]): Promise<string | null>;
	removePhoto(clientId: string): Promise<void>;
	retry(entry: Entry): Promise<void>;
	giveUp(entry: Entry): Promise<void>;
	move(orderId: string, by: -1 | 1): Promise<void>;
	takeOrder(order: HkOrder): Promise<void>;
	loseOrder(id: string): Promise<void>;
	refresh(): Promise<void>;
	kick(): void;
	calm(): void;
	close(): void;
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
	fresh: null,
};

export const newId = (): string => {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};

/** Opens the desk of the person on this line; her queue is sent as long as it is open. */
export async function openDesk(line: Line): Promise<Desk> {
	const store = await queue.openStore();
	const paper = startPaper(store, line);
	await store.put("meta", line, "line");
	await paper.repaint();
	void askPersistence();
	const stopTabs = watchTabs(() => void paper.repaint());
	const refresh = () => readMine(store, line, paper);
	const pump = startPump(() => sendAll(store, line, paper, refresh));
	return {
		...bindActs(store, line, paper, pump, refresh),
		refresh,
		kick: pump.kick,
		close() {
			pump.stop();
			stopTabs();
			store.close();
		},
	};
}

interface Paper {
	view(): View;
	watch(heard: () => void): () => void;
	set(change: Partial<View>): void;
	repaint(): Promise<void>;
}

/** The view and its listeners; `repaint` reads the database anew, which is the only truth. */
function startPaper(store: queue.Store, { owner }: Line): Paper {
	let view = BLANK;
	const heard = new Set<() => void>();
	const set = (change: Partial<View>) => {
		view = { ...view, ...change };
		for (const tell of heard) tell();
	};
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
	return {
		view: () => view,
		watch: (tell) => {
			heard.add(tell);
			return () => heard.delete(tell);
		},
		set,
		repaint,
	};
}

/** An order that went to somebody else stays on screen while something of hers still waits for it. */
function isHers(order: HkOrder, me: HkStaff | null, entries: readonly Entry[]): boolean {
	return me === null || order.staffId === me.id || entries.some((entry) => entry.orderId === order.id);
}

async function noteContact(store: queue.Store, { owner }: Line): Promise<void> {
	await store.put("meta", Date.now(), `contact:${owner}`);
}

async function readMine(store: queue.Store, line: Line, paper: Paper): Promise<void> {
	const reply = await fetchMine(line);
	if (!reply.ok) {
		if (reply.status === 401) paper.set({ outcome: "signed_out" });
		if (reply.status === 0) paper.set({ outcome: "lost" });
		if (reply.status === 403) paper.set({ denied: reply.message });
		return;
	}
	await queue.keepOrders(store, line.owner, reply.result.orders);
	await store.put("meta", reply.result.staff, `staff:${line.owner}`);
	await noteContact(store, line);
	paper.set({ denied: null, ...(paper.view().outcome === "lost" ? { outcome: null } : {}) });
	await paper.repaint();
}

async function sendAll(
	store: queue.Store,
	line: Line,
	paper: Paper,
	refresh: () => Promise<void>,
): Promise<Outcome | null> {
	const before = (await queue.entriesOf(store, line.owner)).length;
	if (before === 0) {
		return "empty";
	}
	paper.set({ sending: true });
	const changed = () => {
		void noteContact(store, line).then(paper.repaint);
		tellTabs();
	};
	const outcome = await alone(store, line.clientId, () => drain(store, roadOver(line), line.owner, changed));
	paper.set({ sending: false, ...(outcome ? { outcome } : {}) });
	await paper.repaint();
	// A refusal means that the card is not as she saw it: read how it is now.
	if (outcome === "held") await refresh();
	return outcome;
}

type Acts = Omit<Desk, "refresh" | "kick" | "close">;

function bindActs(
	store: queue.Store,
	line: Line,
	paper: Paper,
	pump: Pump,
	refresh: () => Promise<void>,
): Acts {
	const { owner } = line;
	const enqueue = async (work: () => Promise<void>): Promise<boolean> => {
		try {
			await work();
		} catch (error) {
			if (!queue.isQuotaError(error)) throw error;
			paper.set({ trouble: "full" });
			return false;
		}
		await paper.repaint();
		tellTabs();
		void askLaterSend();
		pump.kick();
		return true;
	};
	const base = (orderId: string) => ({ clientId: newId(), owner, orderId, at: writeTime(new Date()) });
	return {
		view: paper.view,
		watch: paper.watch,
		act: (orderId, act, note, photos = []) =>
			enqueue(() => queue.enqueue(store, { ...base(orderId), kind: "act", act, note: note ?? null, photos })),
		async addPhoto(orderId, file, use) {
			const picture = await shrink(file).catch(() => null);
			if (!picture) {
				paper.set({ trouble: "not_a_picture" });
				return null;
			}
			const row = base(orderId);
			const photo: queue.Photo = { ...row, ...picture, path: null, use };
			return (await enqueue(() => queue.enqueue(store, { ...row, kind: "photo" }, photo)))
				? row.clientId
				: null;
		},
		removePhoto: async (clientId) => void (await enqueue(() => queue.removePhoto(store, clientId))),
		retry: async (entry) => void (await enqueue(() => queue.retry(store, entry))),
		async giveUp(entry) {
			await enqueue(() => queue.giveUp(store, entry));
			await refresh();
		},
		async move(orderId, by) {
			await store.put("meta", moveCard(paper.view().orders, orderId, by), `sequence:${owner}`);
			await paper.repaint();
		},
		async takeOrder(order) {
			const known = paper.view().orders.some((one) => one.id === order.id);
			await queue.keepOrder(store, owner, order);
			await noteContact(store, line);
			await paper.repaint();
			if (!known && order.state === "dispatched") paper.set({ fresh: order });
		},
		async loseOrder(id) {
			if (!paper.view().entries.some((entry) => entry.orderId === id))
				await queue.dropOrder(store, owner, id);
			await paper.repaint();
		},
		calm: () => paper.set({ trouble: null, fresh: null }),
	};
}
