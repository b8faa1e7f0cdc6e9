/**
 * Ties one grid to one resource: what is done in it is saved cell by cell, what others do arrives in it, and what neither
 * could be saved nor decided yet is kept. Knows no React, so that it is tested as it runs.
 */

import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { type Failure, tellFailure } from "@/kit/transport";
import type { CellClash, GridChange, GridHandle } from "@/parts/grid";
import { FIRST, type LinkOf, type LinkState, type ListEvent } from "./link-state";
import { Mirror } from "./mirror";
import { mergeAll, Versions } from "./news";
import { Pending } from "./pending";
import { Reader } from "./reader";
import { Sender } from "./sender";
import { type Effects, refusedCells, takenBack } from "./settle";
import { type AllRows, type Batch, type Clashed, fetchAll, MOST_ROWS, restoreRows, saveCells } from "./wire";

const AGAIN_MS = 2000;

export class GridLink {
	readonly pending: Pending;
	readonly sender: Sender;
	state: LinkState = FIRST;
	private handle: GridHandle | null = null;
	readonly versions = new Versions();
	readonly mirror = new Mirror();
	private readonly reader: Reader;
	private timer: ReturnType<typeof setTimeout> | null = null;
	private loading = false;
	private stale = false;
	private ended = false;

	constructor(
		readonly of: LinkOf,
		private readonly onState: (state: LinkState) => void,
	) {
		this.pending = new Pending(of.needs);
		this.reader = new Reader(of, this, {
			isReady: () => !this.loading && this.state.rows !== null,
			isCut: () => this.state.total > MOST_ROWS,
			gone: (ids) => this.gone(ids),
			take: (changes, more) => {
				this.receive(changes);
				this.tell({ total: this.state.total + more });
			},
		});
		this.sender = new Sender(
			this.pending,
			{ save: (batch) => saveCells(of.path, batch), restore: (ids) => restoreRows(of.path, ids) },
			{
				settled: (effects) => this.settled(effects),
				refused: (batch, failure, waits) => void this.refused(batch, failure, waits),
				restored: (ids) => this.reader.want(ids),
				phase: (phase) => this.tell({ phase }),
			},
		);
	}

	start(): void {
		this.ended = false;
		this.reader.start();
		this.sender.start();
	}

	/** Nobody looks any more: what waits is sent, and `left` told of the rest. */
	stop(left: () => void): void {
		this.ended = true;
		this.reader.stop();
		this.sender.retire(left);
		if (this.timer) clearTimeout(this.timer);
		this.timer = null;
	}

	bind(handle: GridHandle | null): void {
		this.handle = handle;
	}

	private tell(part: Partial<LinkState> = {}): void {
		if (this.ended) return;
		const clashes = [...this.pending.clashes.values()].map(shownClash);
		const old = this.state.clashes;
		const alike = old.length === clashes.length && JSON.stringify(old) === JSON.stringify(clashes);
		this.state = { ...this.state, ...part, waiting: this.pending.size, clashes: alike ? old : clashes };
		this.onState(this.state);
	}

	/** Reads all rows; what is on screen already is brought to what was read. */
	async load(): Promise<void> {
		if (this.loading) {
			this.stale = true;
			return;
		}
		this.loading = true;
		try {
			this.show(await fetchAll(this.of.path, this.of.query));
		} catch (error) {
			if (this.state.rows === null) this.tell({ failed: true });
			else this.loadAgain();
			tellFailure(error, true);
		} finally {
			this.loading = false;
		}
		this.reader.wake();
		if (this.stale) {
			this.stale = false;
			await this.load();
		}
	}

	private loadAgain(): void {
		if (this.ended) return;
		this.timer ??= setTimeout(() => {
			this.timer = null;
			void this.load();
		}, AGAIN_MS);
	}

	private show({ rows, total }: AllRows): void {
		if (this.state.rows !== null) {
			this.receive(mergeAll(this.mirror.all(), rows, this.of.keys, this.pending, this.versions));
			return this.tell({ total });
		}
		for (const row of rows) this.versions.hold(row);
		this.mirror.begin(rows);
		this.tell({ rows, total, failed: false });
	}

	/** What the person did. */
	change(changes: GridChange[]): void {
		this.mirror.apply(changes);
		this.pending.take(changes);
		this.sender.touch();
		this.tell();
	}

	choose(clash: CellClash, choice: "mine" | "theirs"): void {
		const known = this.pending.choose(clash, choice);
		if (known && choice === "theirs") {
			const { id, key, theirs, theirsText } = known;
			const text = theirsText ? [set(id, `${key}_dictText`, theirsText)] : [];
			this.receive([...text, set(id, key, theirs)]);
		}
		this.sender.touch();
		this.tell();
	}

	/** What the list's topic says. */
	hear({ op, data }: ListEvent): void {
		const { ids = [], versions = [] } = (data ?? {}) as { ids?: string[]; versions?: number[] };
		if (op === "delete") return this.gone(ids.filter((id) => !this.pending.isRemoved(id)));
		this.reader.want(ids, versions);
	}

	private gone(ids: string[]): void {
		const shown = ids.filter((id) => this.mirror.has(id));
		if (shown.length === 0) return;
		this.sayLost(shown);
		for (const id of shown) {
			this.pending.dropRow(id);
			this.versions.forget(id);
		}
		this.receive([{ op: "remove", ids: shown }]);
		this.tell({ total: Math.max(0, this.state.total - shown.length) });
	}

	private sayLost(ids: string[]): void {
		const lost = ids.filter((id) => this.pending.touches(id)).length;
		if (lost > 0)
			toast(
				"warning",
				`他人删除了 ${lost} 行您正在修改的数据 | Others deleted ${lost} rows that you were changing`,
			);
	}

	private receive(changes: GridChange[]): void {
		if (changes.length === 0) return;
		this.mirror.apply(changes);
		this.handle?.receive(changes);
	}

	private settled(effects: Effects): void {
		const renamed = Object.keys(effects.renamed).length > 0;
		if (renamed) {
			this.mirror.rename(effects.renamed);
			this.handle?.renameIds(effects.renamed);
		}
		for (const [id, key, version] of effects.versions)
			this.versions.wrote(id, key, version, !this.of.derived);
		if (effects.stored.length > 0) this.handle?.markStored(effects.stored);
		this.receive(effects.changes);
		if (effects.errors.length > 0) this.handle?.showErrors(effects.errors);
		for (const text of new Set(effects.said)) toast("warning", text);
		if (effects.gone.length > 0)
			toast(
				"warning",
				`${effects.gone.length} 行已被他人删除 | ${effects.gone.length} rows were deleted by others`,
			);
		if (effects.back.length > 0) this.reader.want(effects.back);
		this.tell();
	}

	/** Nothing of the call was stored: its cells say why they wait, or show again what was there. */
	private refused(batch: Batch, failure: Failure, waits: boolean): void {
		if (waits) this.handle?.showErrors(refusedCells(batch, failure, this.of.keys));
		else this.receive(takenBack(batch));
		this.reader.want(batch.removes);
		tellFailure(failure);
		this.tell();
	}

	/** Puts back what an earlier visit could not save. */
	revive(batch: Batch): void {
		const { handle } = this;
		if (!handle) return;
		this.pending.restore({ ...batch, inserts: [], removes: [] });
		const byRow = new Map<string, Record<string, unknown>>();
		for (const { id, key, value } of batch.edits) {
			if (!this.mirror.has(id)) continue;
			byRow.set(id, { ...byRow.get(id), [key]: value });
		}
		handle.setValues([...byRow].map(([id, values]) => ({ id, values })));
		if (batch.inserts.length > 0)
			handle.insert(batch.inserts.map(({ tempId, values }) => ({ ...values, id: tempId })));
		const there = batch.removes.filter((id) => this.mirror.has(id));
		if (there.length > 0) handle.remove(there);
		this.sender.touch();
		this.tell();
		toast("info", t("上次未保存的修改已恢复 | What was not saved last time is back"));
	}
}

const set = (id: string, key: string, value: unknown): GridChange => ({
	op: "set",
	id,
	key,
	old: undefined,
	value,
});

function shownClash({ id, key, mine, theirs, by }: Clashed): CellClash {
	return { id, key, mine, theirs, ...(by ? { by } : {}) };
}
