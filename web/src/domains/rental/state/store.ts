/** A value with listeners, and a hook that re-renders a component only when the part it picked has changed. */
import { useSyncExternalStore } from "react";

export interface Store<T> {
	get(): T;
	set(change: Partial<T>): void;
	subscribe(heard: () => void): () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
	let value = initial;
	const listeners = new Set<() => void>();
	return {
		get: () => value,
		set: (change) => {
			const keys = Object.keys(change) as (keyof T)[];
			if (keys.every((key) => Object.is(value[key], change[key]))) return;
			value = { ...value, ...change };
			for (const heard of [...listeners]) heard();
		},
		subscribe: (heard) => {
			listeners.add(heard);
			return () => listeners.delete(heard);
		},
	};
}

/** `pick` must give the same value for the same state, or the component would never come to rest. */
export function useStore<T, P>(store: Store<T>, pick: (state: T) => P): P {
	return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
