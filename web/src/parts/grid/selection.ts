/** Which rows are ticked; disabled ones can't be. */
import { Emitter } from "./emitter";
import type { RowStore } from "./store";

export class Selection {
	private ids: ReadonlySet<string> = new Set();
	private last: string | null = null;
	readonly changed = new Emitter();

	constructor(
		private readonly store: RowStore,
		private readonly isAllowed: (id: string) => boolean,
	) {}

	has = (id: string): boolean => this.ids.has(id);

	get size(): number {
		return this.ids.size;
	}

	/** In the order of the rows. */
	list(): string[] {
		return this.store.order.filter(this.has);
	}

	set(ids: Iterable<string>): void {
		this.ids = new Set([...ids].filter((id) => this.store.row(id) && this.isAllowed(id)));
		this.changed.tell();
	}

	toggle(id: string): void {
		this.last = id;
		if (this.ids.has(id)) this.set([...this.ids].filter((one) => one !== id));
		else this.set([...this.ids, id]);
	}

	/** From the row ticked last to this one, as shift-click does. */
	extendTo(id: string): void {
		const from = this.last === null ? -1 : this.store.indexOf(this.last);
		const to = this.store.indexOf(id);
		if (from < 0) return this.toggle(id);
		this.set([...this.ids, ...this.store.order.slice(Math.min(from, to), Math.max(from, to) + 1)]);
	}

	toggleAll(): void {
		this.set(this.state() === "all" ? [] : this.store.order);
	}

	state(): "none" | "some" | "all" {
		if (this.ids.size === 0) return "none";
		const allowed = this.store.order.filter(this.isAllowed);
		return allowed.every(this.has) ? "all" : "some";
	}

	/** Rows that are gone are not ticked. */
	prune(): void {
		if ([...this.ids].some((id) => !this.store.row(id))) this.set(this.ids);
	}

	rename(map: Readonly<Record<string, string>>): void {
		this.set([...this.ids].map((id) => map[id] ?? id));
	}
}
