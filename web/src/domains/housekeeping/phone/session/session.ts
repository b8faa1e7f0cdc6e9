/** What she does at her desk: each act is made durable, painted and sent without waiting for one another. */
import type { HkOrder } from "@/domains/housekeeping/order";
import type { Act } from "@/domains/housekeeping/phone/act";
import { fetchMine, type Line, roadOver } from "@/domains/housekeeping/phone/line";
import { alone, drain, type Outcome } from "@/domains/housekeeping/phone/queue/drain";
import type { Entry } from "@/domains/housekeeping/phone/queue/entry";
import { shrink } from "@/domains/housekeeping/phone/queue/picture";
import * as queue from "@/domains/housekeeping/phone/queue/store";
import { moveCard } from "@/domains/housekeeping/phone/round";
import { type Cell, readCell } from "@/kit/state";
import { writeTime } from "@/kit/time";
import { askLaterSend, askPersistence, tellTabs, watchTabs } from "./device";
import { type Sender, startSender } from "./sender";
import { startViewModel, type View, type ViewModel } from "./view-model";

export interface PhoneSession {
	state: Cell<View>;
	act(orderId: string, act: Act, note?: string, photos?: string[]): Promise<boolean>;
	addPhoto(orderId: string, file: Blob, use: queue.Photo["use"]): Promise<string | null>;
	addVoice(orderId: string, voice: Blob, seconds: number): Promise<void>;
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

export const newId = (): string => {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};

/** Opens the desk of the person on this line; her queue is sent as long as it is open. */
export async function openSession(line: Line): Promise<PhoneSession> {
	const store = await queue.openStore();
	const paper = startViewModel(store, line);
	await store.put("meta", line, "line");
	await paper.repaint();
	void askPersistence();
	const stopTabs = watchTabs(() => void paper.repaint());
	const refresh = () => readMine(store, line, paper);
	const pump = startSender(() => sendAll(store, line, paper, refresh));
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

type Acts = Omit<PhoneSession, "refresh" | "kick" | "close">;

function bindActs(
	store: queue.Store,
	line: Line,
	paper: ViewModel,
	pump: Sender,
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
		state: paper.state,
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
		async addVoice(orderId, voice, seconds) {
			const row = base(orderId);
			const bytes = await voice.arrayBuffer();
			const kept: queue.Photo = { ...row, bytes, thumb: "", path: null, use: "voice", seconds };
			await enqueue(() => queue.enqueue(store, { ...row, kind: "photo" }, kept));
		},
		removePhoto: async (clientId) => void (await enqueue(() => queue.removePhoto(store, clientId))),
		retry: async (entry) => void (await enqueue(() => queue.retry(store, entry))),
		async giveUp(entry) {
			await enqueue(() => queue.giveUp(store, entry));
			await refresh();
		},
		async move(orderId, by) {
			await store.put("meta", moveCard(readCell(paper.state).orders, orderId, by), `sequence:${owner}`);
			await paper.repaint();
		},
		async takeOrder(order) {
			const known = readCell(paper.state).orders.some((one) => one.id === order.id);
			await queue.keepOrder(store, owner, order);
			await noteContact(store, line);
			await paper.repaint();
			if (!known && order.state === "dispatched") paper.set({ fresh: order });
		},
		async loseOrder(id) {
			if (!readCell(paper.state).entries.some((entry) => entry.orderId === id))
				await queue.dropOrder(store, owner, id);
			await paper.repaint();
		},
		calm: () => paper.set({ trouble: null, fresh: null }),
	};
}

/** The desk's two ways to the server: reading her list, and sending what waits. */
async function noteContact(store: queue.Store, { owner }: Line): Promise<void> {
	await store.put("meta", Date.now(), `contact:${owner}`);
}

async function readMine(store: queue.Store, line: Line, paper: ViewModel): Promise<void> {
	const reply = await fetchMine(line);
	if (!reply.ok) {
		if (reply.status === 401) paper.set({ outcome: "signed_out" });
		if (reply.status === 0) paper.set({ outcome: "lost" });
		if (reply.id === "agreement.due") paper.set({ due: true });
		else if (reply.status === 403) paper.set({ denied: reply.message });
		return;
	}
	await queue.keepOrders(store, line.owner, reply.result.orders);
	await store.put("meta", reply.result.staff, `staff:${line.owner}`);
	await noteContact(store, line);
	paper.set({
		denied: null,
		due: false,
		readOnly: reply.result.readOnly === true,
		...(readCell(paper.state).outcome === "lost" ? { outcome: null } : {}),
	});
	await paper.repaint();
}

async function sendAll(
	store: queue.Store,
	line: Line,
	paper: ViewModel,
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
	if (outcome === "held" || outcome === "later") await refresh();
	return outcome;
}
