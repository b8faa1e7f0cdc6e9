/**
 * Ties one grid to one resource: what is done in it is saved cell by cell, what others do arrives in it, and what neither
 * could be saved nor decided yet is kept. Knows no React, so that it is tested as it runs.
 */

import { type Failure, tellFailure } from "@/kit/http";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import type { CellClash, GridChange, GridHandle, GridRow } from "@/parts/grid";
import type { Row } from "../describe";
import { Mirror } from "./mirror";
import { mergeAll, mergeRow, Versions } from "./news";
import { Pending } from "./pending";
import type { Phase } from "./sender";
import { Sender } from "./sender";
import type { Effects } from "./settle";
import { type AllRows, type Batch, type Clashed, fetchAll, fetchSome, restoreRows, saveCells } from "./wire";

const COALESCE_MS = 200;
const AGAIN_MS = 2000;

export type Query = Record<string, string | number>;

export interface LinkState {
	/** The first content; null until it is read. */
	rows: GridRow[] | null;
	total: number;
	failed: boolean;
	phase: Phase;
	/** Cells and rows that are not stored yet. */
	waiting: number;
	clashes: CellClash[];
}

export interface LinkOf {
	path: string;
	/** The fields that are columns. */
	keys: readonly string[];
	/** Fields that a new row needs before it is worth sending. */
	needs: readonly string[];
	/** Whether the server fills in fields that are shown, so that own changes are read again too. */
	derived: boolean;
	query: Query;
}

export interface ListEvent {
	op: string;
	data: unknown;
}

const FIRST: LinkState = { rows: null, total: 0, failed: false, phase: "saved", waiting: 0, clashes: [] };

export class GridLink {
	readonly pending: Pending;
	readonly sender: Sender;
	state: LinkState = FIRST;
	private handle: GridHandle | null = null;
	private readonly versions = new Versions();
	private readonly mirror = new Mirror();
	private readonly wanted = new Map<string, number | undefined>();
	private timer: ReturnType<typeof setTimeout> | null = null;
	private loading = false;
	private reading = false;
	private stale = false;
	private ended = false;

	constructor(
		readonly of: LinkOf,
		private readonly heard: (state: LinkState) => void,
	) {
		this.pending = new Pending(of.needs);
		this.sender = new Sender(
			this.pending,
			{ save: (batch) => saveCells(of.path, batch), restore: (ids) => restoreRows(of.path, ids) },
			{
				settled: (effects) => this.settled(effects),
				refused: (batch, failure) => void this.refused(batch, failure),
				restored: (ids) => this.want(ids),
				phase: (phase) => this.tell({ phase }),
			},
		);
	}

	start(): void {
		this.ended = false;
		this.sender.start();
	}

	/** Nobody looks any more: what waits is sent, and `left` told of the rest. */
	stop(left: () => void): void {
		this.ended = true;
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
		this.heard(this.state);
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
			else this.soon(AGAIN_MS, () => void this.load());
			tellFailure(error, true);
		} finally {
			this.loading = false;
		}
		if (this.wanted.size > 0) this.soon(COALESCE_MS);
		if (this.stale) {
			this.stale = false;
			await this.load();
		}
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
		for (const [at, id] of ids.entries()) this.wanted.set(id, versions[at]);
		this.soon(COALESCE_MS);
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

	private want(ids: string[]): void {
		for (const id of ids) this.wanted.set(id, undefined);
		this.soon(COALESCE_MS);
	}

	private soon(ms: number, run = () => void this.readNews()): void {
		if (this.ended) return;
		this.timer ??= setTimeout(() => {
			this.timer = null;
			run();
		}, ms);
	}

	/** Reads rows that others changed, one call after the other; not while own new rows are on their way to a name. */
	private async readNews(): Promise<void> {
		if (this.wanted.size === 0) return;
		const early = this.loading || this.reading || this.state.rows === null;
		if (early || this.pending.sent?.inserts.length) return this.soon(COALESCE_MS);
		const ids = [...this.wanted]
			.filter(([id, version]) => this.versions.isNews(id, version) && !this.pending.isRemoved(id))
			.map(([id]) => id);
		this.wanted.clear();
		const known = ids.filter((id) => this.mirror.has(id));
		const fresh = ids.filter((id) => !this.mirror.has(id));
		this.reading = true;
		try {
			const rows = known.length > 0 ? await fetchSome(this.of.path, known) : [];
			const others = fresh.length > 0 ? await fetchSome(this.of.path, fresh, this.of.query) : [];
			this.takeNews(known, rows, others);
		} catch {
			for (const id of ids) this.wanted.set(id, undefined);
			this.soon(AGAIN_MS);
		} finally {
			this.reading = false;
		}
	}

	private takeNews(asked: string[], rows: Row[], others: Row[]): void {
		const found = new Set(rows.map((row) => row.id));
		this.gone(asked.filter((id) => !found.has(id) && !this.pending.isRemoved(id)));
		const changes = rows.flatMap((row) => {
			const shown = this.mirror.get(row.id);
			return shown ? mergeRow(shown, row, this.of.keys, this.pending, this.versions) : [];
		});
		const fresh = others.filter((row) => !this.mirror.has(row.id) && !this.pending.isRemoved(row.id));
		for (const row of fresh) {
			this.versions.hold(row);
			this.pending.deleted.delete(row.id);
		}
		if (fresh.length > 0) changes.push({ op: "insert", rows: fresh, at: this.mirror.size });
		this.receive(changes);
		this.tell({ total: this.state.total + fresh.length });
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
		if (effects.back.length > 0) this.want(effects.back);
		this.tell();
	}

	/** Nothing of the call was stored: the grid shows again what was there. */
	private refused(batch: Batch, failure: Failure): void {
		const changes: GridChange[] = batch.edits.map(({ id, key, old }) => set(id, key, old));
		const fresh = batch.inserts.map((row) => row.tempId);
		if (fresh.length > 0) changes.push({ op: "remove", ids: fresh });
		this.receive(changes);
		this.want(batch.removes);
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
