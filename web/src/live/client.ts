/** The window's one live connection: topics are joined once however many screens listen, and rejoined with their position. */
import { clientId } from "@/kit/client-id";
import { isEntryDue } from "@/kit/entry-due";
import { sessionOver } from "@/kit/failure-notice";
import { get } from "@/kit/http";
import type { Failure } from "@/kit/transport";
import type { Socket } from "./socket";
import { setPhase } from "./status";
import {
	type EventOf,
	type Joined,
	joinAgain,
	type LiveEvent,
	newTopic,
	type Step,
	type Topic,
	type TopicState,
	takeEvent,
	takeJoined,
} from "./topic";

export type { EventOf, LiveEvent, Topic } from "./topic";

export interface Listener<E = LiveEvent> {
	onEvent(event: E): void;
	/** Read the state anew: called after the first join, and whenever something may be missing. */
	onResync(): void;
	/** The right to this topic is gone. */
	onEnded?(id: string): void;
}

interface Entry {
	state: TopicState;
	listeners: Set<Listener>;
	leaving: ReturnType<typeof setTimeout> | null;
	/** Counts joins, so that a late answer to an earlier one is ignored. */
	turn: number;
}

type Answer = ({ ok: true } & Joined) | { ok: false; id: string; message: string };

const LEAVE_AFTER_MS = 5000;
const JOIN_TIMEOUT_MS = 8000;
const OFFLINE_AFTER_MS = 4000;
const RETRY_MS = 2000;
const FAILED = "live.failed";

const entries = new Map<string, Entry>();
let socket: Socket | null = null;
let opening = false;
let offlineTimer: ReturnType<typeof setTimeout> | null = null;

const rightsListeners = new Set<() => void>();

/** Calls `onChange` whenever this person's menu or rights may have changed, and after every return of the connection. */
export function onRights(onChange: () => void): () => void {
	rightsListeners.add(onChange);
	return () => rightsListeners.delete(onChange);
}

/** Own changes come back over the bus too; screens that already painted them skip these. */
export function isOwn(event: LiveEvent): boolean {
	return event.client === clientId;
}

export async function startLive(): Promise<void> {
	if (socket || opening) return;
	opening = true;
	const { openSocket } = await import("./socket");
	if (!opening) return;
	opening = false;
	bind(openSocket());
}

export function stopLive(): void {
	opening = false;
	socket?.disconnect();
	socket = null;
	setPhase("connecting");
}

/** Hears a topic by its name; what its events carry follows from what the server declares. */
export const subscribe = <T extends Topic>(topic: T, listener: Listener<EventOf<T>>): (() => void) =>
	subscribeAt(topic, listener as Listener);

/** The same where the topic's name is data: what a sub-app names. */
export function subscribeAt(topic: string, listener: Listener): () => void {
	const entry = entries.get(topic) ?? { state: newTopic(), listeners: new Set(), leaving: null, turn: 0 };
	if (entry.leaving) clearTimeout(entry.leaving);
	entry.leaving = null;
	entry.listeners.add(listener);
	if (!entries.has(topic)) {
		entries.set(topic, entry);
		join(topic, entry);
	} else if (entry.state.phase === "live") {
		queueMicrotask(() => entry.listeners.has(listener) && listener.onResync());
	}
	return () => leave(topic, entry, listener);
}

function leave(topic: string, entry: Entry, listener: Listener): void {
	entry.listeners.delete(listener);
	if (entry.listeners.size > 0 || entries.get(topic) !== entry) return;
	if (entry.leaving) clearTimeout(entry.leaving);
	entry.leaving = setTimeout(() => {
		entries.delete(topic);
		if (socket?.connected) socket.emit("unsubscribe", { topic });
	}, LEAVE_AFTER_MS);
}

function join(topic: string, entry: Entry): void {
	if (!socket?.connected) return;
	const turn = ++entry.turn;
	const asked = { topic, ...(entry.state.position ?? {}) };
	socket.timeout(JOIN_TIMEOUT_MS).emit("subscribe", asked, (failed: Error | null, answer: Answer) => {
		if (entries.get(topic) !== entry || entry.turn !== turn) return;
		if (failed) return rejoin(topic, entry);
		if (!answer.ok && answer.id === FAILED) return void setTimeout(() => retry(topic, entry, turn), RETRY_MS);
		if (!answer.ok) return end(topic, answer.id);
		carry(topic, entry, takeJoined(entry.state, answer));
	});
}

/** The server could not look (its database was away); the right is not gone, so the topic is asked for again. */
function retry(topic: string, entry: Entry, turn: number): void {
	if (entries.get(topic) === entry && entry.turn === turn) rejoin(topic, entry);
}

function rejoin(topic: string, entry: Entry): void {
	entry.state = { ...joinAgain(entry.state), held: entry.state.held };
	join(topic, entry);
}

function carry(topic: string, entry: Entry, result: Step): void {
	entry.state = result.state;
	for (const event of result.deliver) for (const one of [...entry.listeners]) one.onEvent(event);
	if (result.resync) for (const one of [...entry.listeners]) one.onResync();
	if (result.rejoin) rejoin(topic, entry);
}

function end(topic: string, id: string): void {
	const entry = entries.get(topic);
	if (!entry) return;
	entries.delete(topic);
	for (const one of [...entry.listeners]) one.onEnded?.(id);
}

/** The answer to any call says that the session is over, and why; a server that cannot be reached leaves it at that. */
function askWhyOver(): void {
	void get("/sys/user/getCurrentUserDeparts", undefined, { quiet: true }).then(
		() => undefined,
		(failure: Failure) => failure.status !== 401 && sessionOver(),
	);
}

function bind(opened: Socket): void {
	socket = opened;
	let before = false;
	opened.on("connect", () => {
		clearOffline();
		setPhase("connected");
		if (before) for (const onChange of rightsListeners) onChange();
		before = true;
		for (const [topic, entry] of entries) rejoin(topic, entry);
	});
	// What does not look like a message of ours is ignored.
	opened.on("event", (event?: LiveEvent | null) => {
		const entry = event && entries.get(event.topic);
		if (entry && Number.isInteger(event.seq)) carry(event.topic, entry, takeEvent(entry.state, event));
	});
	opened.on("ended", (gone?: { topic: string; id: string } | null) => gone && end(gone.topic, gone.id));
	opened.on("session", (news?: { op: string } | null) => {
		if (news?.op === "revoked") askWhyOver();
		if (news?.op === "rights") for (const onChange of rightsListeners) onChange();
	});
	opened.on("disconnect", (reason) => lose(opened, reason === "io server disconnect"));
	opened.on("connect_error", (refusal: Error & { data?: { id?: string } }) => {
		// A session that ended before its window was connected: nobody else would tell this window.
		if (refusal.data?.id === "session.invalid") return askWhyOver();
		// Once what is due is done, maybe in another window, the menu and rights are read again.
		if (isEntryDue(refusal.data?.id)) before = true;
		lose(opened, !opened.active);
	});
	opened.io.on("ping", () => setPhase("connected"));
	window.addEventListener("offline", () => setPhase("offline"));
	window.addEventListener("online", () => {
		if (opened.connected || socket !== opened) return;
		// A wait for the next try is under way; the way back is known to be open now.
		opened.disconnect();
		opened.connect();
	});
}

/** Dims the dot now, calls it offline a little later; a server that closed us wants a jittered return. */
function lose(lost: Socket, byServer: boolean): void {
	if (socket !== lost) return;
	for (const entry of entries.values()) entry.state = joinAgain(entry.state);
	if (!offlineTimer) {
		setPhase("connecting");
		offlineTimer = setTimeout(() => setPhase("offline"), OFFLINE_AFTER_MS);
	}
	if (byServer) setTimeout(() => socket === lost && lost.connect(), 500 + Math.random() * 2500);
}

function clearOffline(): void {
	if (offlineTimer) clearTimeout(offlineTimer);
	offlineTimer = null;
}

/** Says something to the server on the open connection; while there is none it is not worth saying. */
export function say(event: string, data: unknown): void {
	if (socket?.connected) socket.emit(event, data);
}

/** Whether the server answers within the patience; true while nobody is connected, since then nothing was asked. */
export function pulse(patienceMs: number): Promise<boolean> {
	const asked = socket;
	if (!asked?.connected) return Promise.resolve(true);
	return new Promise((told) => {
		asked.timeout(patienceMs).emit("where", {}, (failed: Error | null) => told(!failed || socket !== asked));
	});
}

/** Gives up a connection that does not answer, and opens it again a moment later. */
export function comeBack(afterMs: number): void {
	const lost = socket;
	if (!lost) return;
	lost.disconnect();
	setTimeout(() => socket === lost && !lost.connected && lost.connect(), afterMs);
}
