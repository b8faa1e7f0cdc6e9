/** Who else stands in the table, and where their values and mine disagree. */
import { Emitter, KeyedEmitter } from "./emitter";
import type { CellClash, CellPlace, GridPeer } from "./types";

const placed = ({ id, key }: CellPlace): string => `${id} ${key}`;

export class Company {
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
