/** A grid's tie to its resource for as long as it is on screen: topic, way back after being offline, what is kept over a reload. */
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLiveStatus } from "@/live/status";
import { useTopic } from "@/live/useTopic";
import type { GridHandle } from "@/parts/grid";
import { useKeeping } from "../form/useKeeping";
import { dropKept, keepBatch, readKept, withoutSecrets } from "./kept";
import { GridLink } from "./link";
import type { LinkOf, LinkState } from "./link-state";

/** How long the first read waits for the topic before it goes ahead; a later join reads again. */
const JOIN_PATIENCE_MS = 1500;

export interface GridTie {
	link: GridLink;
	state: LinkState;
	grid: RefObject<GridHandle | null>;
	retry(): void;
}

export function useGridLink(of: LinkOf): GridTie {
	const text = JSON.stringify(of);
	const [state, setState] = useState<LinkState | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what it says
	const link = useMemo(() => new GridLink(of, setState), [text]);
	const grid = useRef<GridHandle | null>(null);
	const load = useCallback(() => void link.load(), [link]);
	useEffect(() => {
		link.start();
		const patience = setTimeout(load, JOIN_PATIENCE_MS);
		return () => {
			clearTimeout(patience);
			link.stop(() => keepLeft(link, true));
		};
	}, [link, load]);
	useTopic(`list/${of.path}`, { onEvent: (event) => link.hear(event), onResync: load });
	useWayBack(link);
	useKept(link, grid, state?.rows !== null && state !== null);
	return { link, state: state ?? link.state, grid, retry: load };
}

/** What waits is sent when the network is there again, whoever notices first. */
function useWayBack(link: GridLink): void {
	const { phase } = useLiveStatus();
	useEffect(() => {
		if (phase === "connected") link.sender.knock();
	}, [link, phase]);
	useEffect(() => {
		const knock = () => link.sender.knock();
		window.addEventListener("online", knock);
		return () => window.removeEventListener("online", knock);
	}, [link]);
}

function keepLeft({ pending, of }: GridLink, leaving: boolean): void {
	if (pending.size > 0) keepBatch(of.path, withoutSecrets(pending.snapshot(), of.secrets ?? []), leaving);
	else dropKept(of.path);
}

/** What is not stored yet is kept in this browser, and put back once the rows are there. */
function useKept(link: GridLink, grid: RefObject<GridHandle | null>, ready: boolean): void {
	const revived = useRef<GridLink | null>(null);
	const keep = useCallback(() => {
		if (revived.current === link) keepLeft(link, false);
	}, [link]);
	useKeeping(keep);
	useEffect(() => {
		const leave = () => revived.current === link && keepLeft(link, true);
		window.addEventListener("pagehide", leave);
		return () => window.removeEventListener("pagehide", leave);
	}, [link]);
	useEffect(() => {
		if (!ready) return;
		link.bind(grid.current);
		if (revived.current === link) return;
		revived.current = link;
		const batch = readKept(link.of.path);
		if (batch) link.revive(batch);
	}, [link, grid, ready]);
}
