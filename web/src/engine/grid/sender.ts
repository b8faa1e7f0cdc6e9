/** Sends what is pending: gathered for a moment, one call at a time, again later when the network is away. */
import { Failure } from "@/kit/transport";
import type { Pending } from "./pending";
import type { Effects } from "./settle";
import type { Batch, CellsAnswer } from "./wire";

export const GATHER_MS = 150;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

export type Phase = "saved" | "saving" | "away";

export interface Outcome {
	settled(effects: Effects): void;
	/** The whole call was refused; `waits`: for what it says, so that it stays typed and waits for a change. */
	refused(batch: Batch, failure: Failure, waits: boolean): void;
	restored(ids: string[]): void;
	phase(phase: Phase): void;
}

export interface Calls {
	save(batch: Batch): Promise<CellsAnswer>;
	restore(ids: string[]): Promise<unknown>;
}

/** No answer, or one that another try may get better: nothing was refused. */
const isPassing = ({ status, id }: Failure) =>
	status === 0 || status === 401 || status === 429 || status >= 500 || id === "row.contended";

const isOfContent = ({ status }: Failure) => status === 400 || status === 409 || status === 422;

export class Sender {
	private timer: ReturnType<typeof setTimeout> | null = null;
	private busy = false;
	private retryMs = FIRST_RETRY_MS;
	/** Called once all is done that could be, when nobody looks any more. */
	private retiring: (() => void) | null = null;

	constructor(
		private readonly pending: Pending,
		private readonly calls: Calls,
		private readonly outcome: Outcome,
	) {}

	/** Something was done; more may follow at once. */
	touch(): void {
		this.outcome.phase(this.pending.size > 0 ? "saving" : "saved");
		this.later(GATHER_MS);
	}

	/** The way is open again. */
	knock(): void {
		this.retryMs = FIRST_RETRY_MS;
		this.clear();
		void this.run();
	}

	start(): void {
		this.retiring = null;
	}

	/** The last try, at once; then `left` is told, for what could not be sent. */
	retire(left: () => void): void {
		this.retiring = left;
		this.clear();
		void this.run();
	}

	private clear(): void {
		if (this.timer) clearTimeout(this.timer);
		this.timer = null;
	}

	private later(ms: number): void {
		if (this.retiring) return;
		this.timer ??= setTimeout(() => {
			this.timer = null;
			void this.run();
		}, ms);
	}

	private async run(): Promise<void> {
		if (this.busy) return;
		this.busy = true;
		const passed = await this.once().finally(() => {
			this.busy = false;
		});
		if (this.retiring) return this.retiring();
		if (passed) {
			this.retryMs = FIRST_RETRY_MS;
			return;
		}
		this.outcome.phase("away");
		this.later(this.retryMs);
		this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS);
	}

	/** Sends until nothing waits; false when the network was away. */
	private async once(): Promise<boolean> {
		for (let batch = this.pending.next(); batch; batch = this.pending.next()) {
			this.outcome.phase("saving");
			try {
				this.outcome.settled(this.pending.settle(await this.calls.save(batch)));
			} catch (error) {
				if (!(error instanceof Failure)) throw error;
				if (isPassing(error)) {
					this.pending.giveBack();
					return false;
				}
				const waits = isOfContent(error);
				if (waits) this.pending.holdBack();
				this.pending.sent = null;
				this.outcome.refused(batch, error, waits);
			}
		}
		if (!(await this.restore())) return false;
		this.outcome.phase("saved");
		return true;
	}

	private async restore(): Promise<boolean> {
		const ids = this.pending.takeRestores();
		if (ids.length === 0) return true;
		try {
			await this.calls.restore(ids);
			this.outcome.restored(ids);
			return true;
		} catch (error) {
			for (const id of ids) this.pending.restores.add(id);
			return !(error instanceof Failure) || !isPassing(error);
		}
	}
}
