/** What a person does on a phone page: each act is made durable, painted and sent without waiting for one another. */
import { type Cell, readCell } from "@/kit/state";
import { writeTime } from "@/kit/time";
import { type Line, roadOver } from "@/parts/phone/line";
import { alone, drain, type Outcome } from "@/parts/phone/queue/drain";
import type { Entry } from "@/parts/phone/queue/entry";
import { shrink } from "@/parts/phone/queue/picture";
import * as queue from "@/parts/phone/queue/store";
import { askLaterSend, askPersistence, tellTabs, watchTabs } from "./device";
import type { RowSource } from "./row-source";
import { type Sender, startSender } from "./sender";
import { aboutKey, startViewModel, type View, type ViewModel } from "./view-model";

/** What an act says beside its name, under the names of the wire. */
export type ActBody = Readonly<Record<string, unknown>>;

/** What the parts of a page ask of it that know nothing of its rows. */
export interface QueueActs {
	addPhoto(subject: string, file: Blob, use: queue.Photo["use"]): Promise<string | null>;
	addVoice(subject: string, voice: Blob, seconds: number): Promise<void>;
	removePhoto(clientId: string): Promise<void>;
	retry(entry: Entry): Promise<void>;
	giveUp(entry: Entry): Promise<void>;
	refresh(): Promise<void>;
	kick(): void;
	calm(): void;
}

export interface PhoneSession<R, M> extends QueueActs {
	state: Cell<View<R, M>>;
	act(subject: string, act: string, said?: ActBody, photos?: string[]): Promise<boolean>;
	/** Keeps the order of the rows that the person chose. */
	place(ids: readonly string[]): Promise<void>;
	takeRow(row: R): Promise<void>;
	loseRow(id: string): Promise<void>;
	close(): void;
}

export const newId = (): string => {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};

/** Opens a page for the person on this line; their queue is sent as long as it is open. */
export async function openSession<R extends queue.KeptRow, M>(
	line: Line,
	source: RowSource<R, M>,
): Promise<PhoneSession<R, M>> {
	const store = await queue.openStore();
	const paper = startViewModel(store, line, source);
	await store.put("meta", line, "line");
	await paper.repaint();
	void askPersistence();
	const stopTabs = watchTabs(() => void paper.repaint());
	const opened = { store, line, source, paper, read: false };
	const refresh = () => readRows(opened);
	const pump = startSender(() => sendAll(opened, refresh));
	return {
		...bindActs(opened, pump, refresh),
		refresh,
		kick: pump.kick,
		close() {
			pump.stop();
			stopTabs();
			store.close();
		},
	};
}

interface Opened<R extends queue.KeptRow, M> {
	store: queue.Store;
	line: Line;
	source: RowSource<R, M>;
	paper: ViewModel<R, M>;
	/** Whether the server has been read since the page was opened; what the first reading brings is no news. */
	read: boolean;
}

type Acts<R, M> = Omit<PhoneSession<R, M>, "refresh" | "kick" | "close">;

function bindActs<R extends queue.KeptRow, M>(
	opened: Opened<R, M>,
	pump: Sender,
	refresh: () => Promise<void>,
): Acts<R, M> {
	const { store, line, source, paper } = opened;
	const { owner } = line;
	const { path, gives } = source;
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
	const base = (subject: string) => ({
		clientId: newId(),
		owner,
		path,
		subject,
		at: writeTime(new Date()),
	});
	return {
		state: paper.state,
		act: (subject, act, said = {}, photos = []) =>
			enqueue(() => queue.enqueue(store, { ...base(subject), kind: "act", act, said, gives, photos })),
		async addPhoto(subject, file, use) {
			const picture = await shrink(file).catch(() => null);
			if (!picture) {
				paper.set({ trouble: "not_a_picture" });
				return null;
			}
			const row = base(subject);
			const photo: queue.Photo = { ...row, ...picture, stored: null, use };
			return (await enqueue(() => queue.enqueue(store, { ...row, kind: "photo" }, photo)))
				? row.clientId
				: null;
		},
		async addVoice(subject, voice, seconds) {
			const row = base(subject);
			const bytes = await voice.arrayBuffer();
			const kept: queue.Photo = { ...row, bytes, thumb: "", stored: null, use: "voice", seconds };
			await enqueue(() => queue.enqueue(store, { ...row, kind: "photo" }, kept));
		},
		removePhoto: async (clientId) => void (await enqueue(() => queue.removePhoto(store, clientId))),
		retry: async (entry) => void (await enqueue(() => queue.retry(store, entry))),
		async giveUp(entry) {
			await enqueue(() => queue.giveUp(store, entry));
			await refresh();
		},
		async place(ids) {
			await store.put("meta", [...ids], `sequence:${owner}`);
			await paper.repaint();
		},
		async takeRow(row) {
			const shown = shownIds(opened);
			await queue.keepRow(store, owner, path, row);
			await noteContact(store, line);
			await paper.repaint();
			announce(opened, [row], shown);
		},
		async loseRow(id) {
			if (!readCell(paper.state).entries.some((entry) => entry.subject === id))
				await queue.dropRow(store, owner, id);
			await paper.repaint();
		},
		calm: () => paper.set({ trouble: null, fresh: null }),
	};
}

async function noteContact(store: queue.Store, { owner }: Line): Promise<void> {
	await store.put("meta", Date.now(), `contact:${owner}`);
}

const shownIds = <R extends queue.KeptRow, M>({ paper }: Opened<R, M>): ReadonlySet<string> =>
	new Set(readCell(paper.state).rows.map(({ id }) => id));

/** Of the rows that were not shown before, says the last one aloud; the event and the reading may both bring it. */
function announce<R extends queue.KeptRow, M>(
	{ source, paper }: Opened<R, M>,
	rows: readonly R[],
	shown: ReadonlySet<string>,
): void {
	const fresh = rows.findLast((row) => !shown.has(row.id) && source.announces?.(row));
	if (fresh && readCell(paper.state).fresh?.id !== fresh.id) paper.set({ fresh });
}

async function readRows<R extends queue.KeptRow, M>(opened: Opened<R, M>): Promise<void> {
	const { store, line, source, paper } = opened;
	const kept = await queue.rowsOf(store, line.owner, source.path);
	const reply = await source.read(line);
	if (!reply.ok) {
		if (reply.status === 401) paper.set({ outcome: "signed_out" });
		if (reply.status === 0) paper.set({ outcome: "lost" });
		if (reply.id === "agreement.due") paper.set({ due: true });
		else if (reply.status === 403) paper.set({ denied: reply.message });
		return;
	}
	// Readings overlap while a page opens: news is what the one before had not painted when this answer came.
	const shown = opened.read ? shownIds(opened) : null;
	const asked = new Set(kept.map(({ id }) => id));
	await queue.keepRows(store, line.owner, source.path, reply.result.rows, asked);
	await store.put("meta", reply.result.about, aboutKey(source.path, line.owner));
	await noteContact(store, line);
	paper.set({
		denied: null,
		due: false,
		readOnly: reply.result.readOnly,
		...(readCell(paper.state).outcome === "lost" ? { outcome: null } : {}),
	});
	await paper.repaint();
	if (shown) announce(opened, reply.result.rows, shown);
	opened.read = true;
}

async function sendAll<R extends queue.KeptRow, M>(
	{ store, line, paper }: Opened<R, M>,
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
	// A refusal means that the row is not as it was seen: read how it is now.
	if (outcome === "held" || outcome === "later") await refresh();
	return outcome;
}
