/** Reads the rows that others changed or added, a moment after it was said, one call after the other. */
import type { GridChange } from "@/parts/grid";
import type { Row } from "../describe";
import type { LinkOf } from "./link-state";
import type { Mirror } from "./mirror";
import { mergeRow, type Versions } from "./news";
import type { Pending } from "./pending";
import { insertsOf, isStored, type Sorted, sortIn } from "./placing";
import { fetchSome, fetchSorted } from "./wire";

const COALESCE_MS = 200;
const AGAIN_MS = 2000;
const NONE: Sorted = { rows: [], order: [] };

export interface ReaderHost {
	/** False while the rows themselves are being read. */
	isReady(): boolean;
	/** More rows fit the list than it holds, so what sorts behind the last one is not shown. */
	isCut(): boolean;
	gone(ids: string[]): void;
	/** What was read; `more` rows were added to the list. */
	take(changes: GridChange[], more: number): void;
}

export class Reader {
	private readonly wanted = new Map<string, number | undefined>();
	private timer: ReturnType<typeof setTimeout> | null = null;
	private reading = false;
	private ended = false;

	constructor(
		private readonly of: LinkOf,
		private readonly held: { mirror: Mirror; versions: Versions; pending: Pending },
		private readonly host: ReaderHost,
	) {}

	start(): void {
		this.ended = false;
	}

	stop(): void {
		this.ended = true;
		if (this.timer) clearTimeout(this.timer);
		this.timer = null;
	}

	/** With the versions that were named, or whatever is stored now. */
	want(ids: readonly string[], versions: readonly number[] = []): void {
		for (const [at, id] of ids.entries()) this.wanted.set(id, versions[at]);
		this.wake();
	}

	wake(ms = COALESCE_MS): void {
		if (this.ended || this.wanted.size === 0) return;
		this.timer ??= setTimeout(() => {
			this.timer = null;
			void this.read();
		}, ms);
	}

	/** Not while own new rows are on their way to a name. */
	private async read(): Promise<void> {
		const { mirror, versions, pending } = this.held;
		if (this.reading || !this.host.isReady() || pending.sent?.inserts.length) return this.wake();
		const ids = [...this.wanted]
			.filter(([id, version]) => versions.isNews(id, version) && !pending.isRemoved(id))
			.map(([id]) => id);
		this.wanted.clear();
		const known = ids.filter((id) => mirror.has(id));
		const fresh = ids.filter((id) => !mirror.has(id));
		this.reading = true;
		try {
			const rows = known.length > 0 ? await fetchSome(this.of.path, known) : [];
			const sorted = fresh.length > 0 ? await this.sort(fresh) : NONE;
			this.take(known, rows, sorted);
		} catch {
			for (const id of ids) this.wanted.set(id, undefined);
			this.wake(AGAIN_MS);
		} finally {
			this.reading = false;
		}
	}

	private sort(fresh: string[]): Promise<Sorted> {
		const { path, query } = this.of;
		const shown = this.held.mirror.all().filter(isStored);
		return sortIn(
			fresh,
			shown.map(({ id }) => id),
			(ids) => fetchSorted(path, ids, query),
		);
	}

	private take(asked: string[], rows: Row[], sorted: Sorted): void {
		const { mirror, versions, pending } = this.held;
		const found = new Set(rows.map((row) => row.id));
		this.host.gone(asked.filter((id) => !found.has(id) && !pending.isRemoved(id)));
		const changes = rows.flatMap((row) => {
			const shown = mirror.get(row.id);
			return shown ? mergeRow(shown, row, this.of.keys, pending, versions) : [];
		});
		const fresh = sorted.rows.filter((row) => !mirror.has(row.id) && !pending.isRemoved(row.id));
		const fitting = this.host.isCut() ? this.within(fresh, sorted.order) : fresh;
		for (const row of fitting) {
			versions.hold(row);
			pending.deleted.delete(row.id);
		}
		changes.push(...insertsOf(fitting, sorted.order, mirror.order));
		this.host.take(changes, fresh.length);
	}

	private within(fresh: Row[], order: readonly string[]): Row[] {
		const last = order.findLastIndex((id) => this.held.mirror.has(id));
		return fresh.filter(({ id }) => order.indexOf(id) < last);
	}
}
