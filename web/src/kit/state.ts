/** The only door to jotai: named cells for session, settings, tabs and panels, usable inside and outside components. */
import { atom, createStore, type PrimitiveAtom, useAtomValue } from "jotai";
import { useCallback, useSyncExternalStore } from "react";
import { dropStored, readStored, writeStored } from "./store";

const store = createStore();

export interface Cell<T> {
	atom: PrimitiveAtom<T>;
	keep: ((value: T) => void) | null;
}

export function cell<T>(initial: T): Cell<T> {
	return { atom: atom<T>(initial) as PrimitiveAtom<T>, keep: null };
}

/** A cell that lives in local storage under the product's prefix. */
export function storedCell<T>(key: string, initial: T, livesMs: number | null = null): Cell<T> {
	const keep = (value: T) => (value === null ? dropStored(key) : writeStored(key, value, livesMs));
	return { atom: atom<T>(readStored<T>(key) ?? initial) as PrimitiveAtom<T>, keep };
}

export function readCell<T>(target: Cell<T>): T {
	return store.get(target.atom);
}

export function writeCell<T>(target: Cell<T>, value: T): void {
	store.set(target.atom, () => value);
	target.keep?.(value);
}

export function changeCell<T>(target: Cell<T>, change: (old: T) => T): void {
	writeCell(target, change(readCell(target)));
}

/** Writes some fields of an object; where they all are as they were, nobody is woken. */
export function patchCell<T extends object>(target: Cell<T>, change: Partial<NoInfer<T>>): void {
	const old = readCell(target);
	const keys = Object.keys(change) as (keyof T)[];
	if (keys.every((key) => Object.is(old[key], change[key]))) return;
	writeCell(target, { ...old, ...change });
}

export function useCell<T>(target: Cell<T>): T {
	return useAtomValue(target.atom, { store });
}

/** Draws anew only when what is picked has changed; `pick` must give the same value for the same state. */
export function useCellPart<T, P>(target: Cell<T>, pick: (value: T) => P): P;
export function useCellPart<T, P>(target: Cell<T> | null, pick: (value: T) => P): P | undefined;
export function useCellPart<T, P>(target: Cell<T> | null, pick: (value: T) => P): P | undefined {
	const subscribe = useCallback(
		(changed: () => void) => (target ? store.sub(target.atom, changed) : () => undefined),
		[target],
	);
	return useSyncExternalStore(subscribe, () => (target ? pick(readCell(target)) : undefined));
}

/** Runs `listener` on every change until the returned function is called. */
export function watchCell<T>(target: Cell<T>, listener: (value: T) => void): () => void {
	return store.sub(target.atom, () => listener(readCell(target)));
}
