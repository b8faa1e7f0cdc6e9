/** What she does at her desk: each act is made durable, painted and sent without waiting for one another. */
import { type HkOrder, writeTime } from "../../housekeeping/order";
import type { Line } from "../line";
import type { Act, Entry } from "../queue/entry";
import { shrink } from "../queue/picture";
import * as queue from "../queue/store";
import { moveCard } from "../round";
import { askLaterSend, askPersistence, tellTabs, watchTabs } from "./device";
import { type Paper, startPaper, type View } from "./paper";
import { type Pump, startPump } from "./pump";
import { noteContact, readMine, sendAll } from "./sending";

export interface Desk {
	view(): View;
	watch(heard: () => void): () => void;
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
