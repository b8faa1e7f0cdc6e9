/**
 * One file on its way: parts in parallel, each checked; a line that breaks is waited for, a server that starts anew is
 * asked again, and what it has already is not sent twice.
 */
import { Failure } from "@/kit/transport";
import { type FileFacts, type FileKind, finishUpload, type Started, sendPart, startUpload } from "./wire";

export type SendState = "sending" | "waiting" | "paused" | "finishing" | "done" | "error";

export interface Progress {
	state: SendState;
	/** 0 to 100. */
	percent: number;
	message?: string;
	facts?: FileFacts;
}

export interface Sender {
	pause(): void;
	/** After a pause, an error or while waiting for the network. */
	resume(): void;
	stop(): void;
	/** Of the upload on the server, once it has begun. */
	id(): string | null;
}

export interface SendOptions {
	biz: string;
	kind: FileKind;
	onProgress(progress: Progress): void;
}

const AT_ONCE = 3;
const WAITS_MS = [500, 1000, 2000, 4000, 8000];
const MARK_BYTES = 1 << 20;
/** Answers after which the same call may go well: no answer, or a server that is not there for a moment. */
const PASSING = new Set([0, 408, 425, 429, 502, 503, 504]);
const ANEW = new Set(["upload.gone", "upload.ended"]);

export function sendFile(file: File, options: SendOptions): Sender {
	return new Sending(file, options);
}

class Sending implements Sender {
	private control = new AbortController();
	private upload: Started | null = null;
	private sent = new Map<number, number>();
	private done = new Set<number>();
	private wake: (() => void) | null = null;
	private progress: Progress = { state: "sending", percent: 0 };
	private tries = 0;
	/** The upload of which every part has arrived, and whose end was asked for without an answer. */
	private whole: string | null = null;

	constructor(
		private readonly file: File,
		private readonly options: SendOptions,
	) {
		void this.run();
	}

	id = () => this.upload?.id ?? null;

	pause(): void {
		if (!["sending", "waiting"].includes(this.progress.state)) return;
		this.tell("paused");
		this.control.abort();
	}

	resume(): void {
		if (this.progress.state === "waiting") return this.wake?.();
		if (!["paused", "error"].includes(this.progress.state)) return;
		this.control = new AbortController();
		this.tries = 0;
		void this.run();
	}

	stop(): void {
		this.progress = { ...this.progress, state: "paused" };
		this.control.abort();
		this.options.onProgress = () => undefined;
	}

	/** Goes on until it is whole, was stopped, or was refused for good. */
	private async run(): Promise<void> {
		const { signal } = this.control;
		while (!signal.aborted) {
			this.tell("sending");
			try {
				return await this.attempt(signal);
			} catch (error) {
				if (signal.aborted) return;
				if (!(error instanceof Failure)) return this.tell("error", String(error));
				if (ANEW.has(error.id) && this.tries++ < WAITS_MS.length) this.upload = null;
				else if (error.id === "upload.incomplete" && this.tries++ < WAITS_MS.length) continue;
				else if (!PASSING.has(error.status)) return this.tell("error", error.message);
				else await this.pass(signal);
			}
		}
	}

	private async attempt(signal: AbortSignal): Promise<void> {
		const { file, options, whole } = this;
		if (whole) return this.finish(whole, signal);
		const { biz, kind } = options;
		const mark = await hashOf(file.slice(0, MARK_BYTES), String(file.lastModified));
		const upload = await startUpload({ name: file.name, size: file.size, biz, kind, mark }, signal);
		this.upload = upload;
		if (upload.file || upload.id === null) return this.tell("done", undefined, upload.file ?? undefined);
		this.done = new Set(upload.received);
		this.sent.clear();
		this.tell("sending");
		const left = Array.from({ length: upload.parts }, (_, part) => part).filter(
			(part) => !this.done.has(part),
		);
		const id = upload.id;
		const lanes = Array.from({ length: Math.min(AT_ONCE, left.length) }, async () => {
			for (let part = left.shift(); part !== undefined; part = left.shift()) {
				await this.sendOne(id, part, upload.partSize, signal);
			}
		});
		try {
			await Promise.all(lanes);
		} catch (error) {
			left.length = 0;
			await Promise.allSettled(lanes);
			throw error;
		}
		await this.finish(id, signal);
	}

	/** Asked twice the server answers the same; begun anew, the whole would be sent once more. */
	private async finish(id: string, signal: AbortSignal): Promise<void> {
		this.tell("finishing");
		this.whole = null;
		try {
			const facts = await finishUpload(id, signal);
			this.tell("done", undefined, facts);
		} catch (error) {
			if (error instanceof Failure && PASSING.has(error.status)) this.whole = id;
			throw error;
		}
	}

	private async sendOne(id: string, part: number, size: number, signal: AbortSignal): Promise<void> {
		const piece = this.file.slice(part * size, (part + 1) * size);
		const sha256 = await hashOf(piece, "");
		try {
			await sendPart({ id, part, sha256 }, piece, signal, (bytes) => {
				this.sent.set(part, Math.min(bytes, piece.size));
				if (this.progress.state === "sending") this.tell("sending");
			});
			this.done.add(part);
			this.tries = 0;
		} finally {
			this.sent.delete(part);
		}
	}

	/** Until the network is back, the person says so, or some time has passed. */
	private pass(signal: AbortSignal): Promise<void> {
		const wait = WAITS_MS[Math.min(this.tries++, WAITS_MS.length - 1)] as number;
		this.tell("waiting");
		return new Promise((resolve) => {
			const timer = setTimeout(go, wait);
			function go() {
				clearTimeout(timer);
				window.removeEventListener("online", go);
				signal.removeEventListener("abort", go);
				resolve();
			}
			this.wake = go;
			window.addEventListener("online", go);
			signal.addEventListener("abort", go);
		});
	}

	private tell(state: SendState, message?: string, facts?: FileFacts): void {
		this.progress = {
			state,
			percent: state === "done" ? 100 : this.percent(),
			...(message === undefined ? {} : { message }),
			...(facts === undefined ? {} : { facts }),
		};
		this.options.onProgress(this.progress);
	}

	private percent(): number {
		const { upload, file } = this;
		if (!upload || upload.id === null || upload.file || file.size === 0) return this.progress.percent;
		const ofPart = (part: number) => Math.min(upload.partSize, file.size - part * upload.partSize);
		let bytes = 0;
		for (const part of this.done) bytes += ofPart(part);
		for (const [part, gone] of this.sent) if (!this.done.has(part)) bytes += gone;
		return Math.min(99, Math.floor((bytes / file.size) * 100));
	}
}

/** SHA-256 in hex; browsers offer it on secure addresses only, elsewhere `otherwise` is said. */
async function hashOf(piece: Blob, otherwise: string): Promise<string> {
	if (!globalThis.crypto?.subtle) return otherwise;
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await piece.arrayBuffer()));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The short way, for callers with a busy sign of their own: the stored path; a refusal is a Failure. */
export function storeFile(file: File, options: { biz: string; kind: FileKind }): Promise<FileFacts> {
	return new Promise((resolve, reject) => {
		const sender = sendFile(file, {
			...options,
			onProgress: ({ state, message, facts }) => {
				if (state === "done" && facts) resolve(facts);
				else if (state === "waiting" || state === "error") {
					sender?.stop();
					reject(new Failure(state === "error" ? 422 : 0, "upload.failed", message ?? ""));
				}
			},
		});
	});
}
