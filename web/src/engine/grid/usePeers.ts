/** Where the others stand in this table, and the word about where this window stands. */
import { useCallback, useEffect, useMemo, useRef } from "react";
import { comeBack, pulse } from "@/live/client";
import type { GridPeer } from "@/parts/grid";
import { colourOf } from "../presence/colour";
import { usePresenceAt } from "../presence/usePresence";
import type { CellPlace } from "./wire";

/** Whoever runs through a column with the arrow keys says where they stand now and then, not at each cell. */
const SAY_MS = 80;

export function usePeers(path: string): { peers: GridPeer[]; stand(cell: CellPlace | null): void } {
	const { others, touch } = usePresenceAt(`grid/${path}`);
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	const place = useRef<string | null>(null);
	useEffect(() => () => void (timer.current && clearTimeout(timer.current)), []);
	const stand = useCallback(
		(cell: CellPlace | null) => {
			place.current = cell && `${cell.id}:${cell.key}`;
			timer.current ??= setTimeout(() => {
				timer.current = null;
				touch(place.current);
			}, SAY_MS);
		},
		[touch],
	);
	const peers = useMemo(
		() =>
			others.map(({ clientId, name, field }) => ({
				clientId,
				name,
				colour: colourOf(name),
				cell: readPlace(field),
			})),
		[others],
	);
	return { peers, stand };
}

function readPlace(field: string | null | undefined): CellPlace | null {
	const cut = field?.indexOf(":") ?? -1;
	return field && cut > 0 ? { id: field.slice(0, cut), key: field.slice(cut + 1) } : null;
}

/** A table several people edit must know soon that it hears nothing: it asks every so often, and dials anew when nobody answers. */
export const BEAT_MS = 10_000;
export const REPLY_MS = 6000;
export const RECONNECT_MS = 5000;

export function useHeartBeat(): void {
	useEffect(() => {
		let timer = setTimeout(beat, BEAT_MS);
		let over = false;
		async function beat() {
			if (!(await pulse(REPLY_MS)) && !over) comeBack(RECONNECT_MS);
			if (!over) timer = setTimeout(beat, BEAT_MS);
		}
		return () => {
			over = true;
			clearTimeout(timer);
		};
	}, []);
}
