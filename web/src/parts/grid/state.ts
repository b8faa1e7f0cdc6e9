/** What a table remembers beside its rows: which rows are ticked, which menu is open, who else is there, what the person prefers. */
import { readStored, writeStored } from "@/kit/store";
import { Emitter, KeyedEmitter } from "./emitter";
import type { RowStore } from "./store";
import type { CellClash, CellPlace, GridPeer } from "./types";

/** Which rows are ticked; disabled ones can't be. */
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

/** Which column's menu is open, from its head or by key, and what it does. */
export class Menu {
	private key: string | null = null;
	readonly changed = new Emitter();
	/** Holds a column at the left, or lets it go; set by what is on screen. */
	freeze: (key: string, held: boolean) => void = () => undefined;

	get open(): string | null {
		return this.key;
	}

	show(key: string | null): void {
		if (this.key === key) return;
		this.key = key;
		this.changed.tell();
	}
}

const placed = ({ id, key }: CellPlace): string => `${id} ${key}`;

/** Who else stands in the table, and where their values and mine disagree. */
export class Presence {
	private peers: ReadonlyMap<string, GridPeer> = new Map();
	private clashes: ReadonlyMap<string, CellClash> = new Map();
	private given: [readonly GridPeer[] | undefined, readonly CellClash[] | undefined] = [undefined, undefined];
	/** By row id. */
	readonly changed = new KeyedEmitter();
	readonly counted = new Emitter();

	take(peers: readonly GridPeer[] | undefined, clashes: readonly CellClash[] | undefined): void {
		if (this.given[0] === peers && this.given[1] === clashes) return;
		this.given = [peers, clashes];
		this.peers = new Map((peers ?? []).flatMap((peer) => (peer.cell ? [[placed(peer.cell), peer]] : [])));
		this.clashes = new Map((clashes ?? []).map((clash) => [placed(clash), clash]));
		this.changed.tellAll();
		this.counted.tell();
	}

	peerAt = (id: string, key: string): GridPeer | undefined => this.peers.get(`${id} ${key}`);
	clashAt = (id: string, key: string): CellClash | undefined => this.clashes.get(`${id} ${key}`);

	get disputed(): readonly CellClash[] {
		return this.given[1] ?? [];
	}
}

/** What a person chose for a table stays in this browser: how rows are added, how wide columns are, which are held at the left. */
export interface AddSettings {
	addRowNum: number;
	/** The place of the first new row, counted from 1; 0 is the bottom. */
	addIndex: number;
	addScrollToBottom: boolean;
}

export const FIRST_SETTINGS: AddSettings = { addRowNum: 1, addIndex: 0, addScrollToBottom: true };

const storedAs = (what: string, name = "grid"): string => `GRID_${what}_${name}`;

export function readAddSettings(name?: string): AddSettings {
	const stored = readStored<Partial<AddSettings>>(storedAs("ADD", name));
	return { ...FIRST_SETTINGS, ...(typeof stored === "object" ? stored : {}) };
}

export function writeAddSettings(name: string | undefined, settings: AddSettings): void {
	writeStored(storedAs("ADD", name), settings);
}

export function readWidths(name?: string): Record<string, number> {
	return readStored<Record<string, number>>(storedAs("WIDTHS", name)) ?? {};
}

/** By column; what is not named is as the page says. */
export type Frozen = Readonly<Record<string, boolean>>;

export function readFrozen(name?: string): Frozen {
	const stored = readStored<Frozen>(storedAs("FROZEN", name));
	return stored && typeof stored === "object" ? stored : {};
}

export function writeFrozen(name: string | undefined, frozen: Frozen): void {
	writeStored(storedAs("FROZEN", name), frozen);
}

export function writeWidths(name: string | undefined, widths: Readonly<Record<string, number>>): void {
	writeStored(storedAs("WIDTHS", name), widths);
}
