/** The list's state in the address of its tab, or in memory for a list inside another page. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { type ListState, readAddress, writeAddress } from "./list-state";

export interface ListControl {
	state: ListState;
	/** A change of filters, size or order leads back to the first page. */
	change(part: Partial<ListState>): void;
}

function changed(old: ListState, part: Partial<ListState>): ListState {
	const first = part.filters || part.size || part.sort || "query" in part ? { page: 1 } : {};
	return { ...old, ...first, ...part };
}

export function useAddressState(): ListControl {
	const [params, setParams] = useSearchParams();
	const text = params.toString();
	const state = useMemo(() => readAddress(new URLSearchParams(text)), [text]);
	/** A filter that waited for the last key must not bring back the sort of before. */
	const newest = useRef(params);
	useEffect(() => {
		newest.current = params;
	});
	const change = useCallback(
		(part: Partial<ListState>) =>
			setParams(writeAddress(changed(readAddress(newest.current), part)), {
				replace: !("open" in part || "edit" in part || "grid" in part),
			}),
		[setParams],
	);
	return useMemo(() => ({ state, change }), [state, change]);
}

/** `begin`: what it shows first, in the address's words. */
export function useMemoryState(begin = ""): ListControl {
	const [state, setState] = useState(() => readAddress(new URLSearchParams(begin)));
	const change = useCallback((part: Partial<ListState>) => setState((old) => changed(old, part)), []);
	return useMemo(() => ({ state, change }), [state, change]);
}
