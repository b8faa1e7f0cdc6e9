/**
 * Server state that stays true by itself: the topic is joined first, then the state is read, then events are applied;
 * events that arrive during a read are applied on top of what it brought, so `apply` must ignore older row versions.
 */
import {
	keepPreviousData,
	type QueryKey,
	type UseQueryResult,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { EventOf, Topic } from "./client";
import { useTopic } from "./useTopic";

export interface LiveQuery<T, N extends Topic> {
	key: QueryKey;
	fetch: (signal: AbortSignal) => Promise<T>;
	/** null while not known yet: then the state is read without waiting. */
	topic: N | null;
	/** The state after the event, or "refetch" where the event alone can't tell. */
	apply: (state: T, event: EventOf<N>) => T | "refetch";
	enabled?: boolean;
	/** What "refetch" reads anew, where more than this state hangs on the topic: a beginning of its key. */
	anew?: QueryKey;
	/** Shows the last state while another key is read for the first time. */
	keep?: boolean;
}

/** How long a first read waits for the topic before it goes ahead; a later join reads again. */
const JOIN_PATIENCE_MS = 1500;

export function useLiveQuery<T, N extends Topic>({
	key,
	fetch,
	topic,
	apply,
	enabled = true,
	anew = key,
	keep = false,
}: LiveQuery<T, N>): UseQueryResult<T> {
	const client = useQueryClient();
	const [joined, setJoined] = useState<string | null>(null);
	const during = useRef<EventOf<N>[] | null>(null);
	const patient = usePatience(topic);
	const ready = topic === null || joined === topic || patient;

	const query = useQuery<T>({
		queryKey: key,
		enabled: enabled && ready,
		refetchOnMount: "always",
		staleTime: 0,
		...(keep ? { placeholderData: keepPreviousData } : {}),
		queryFn: async ({ signal }) => {
			const events: EventOf<N>[] = [];
			during.current = events;
			try {
				return applyAll(await fetch(signal), events, apply, refetch);
			} finally {
				if (during.current === events) during.current = null;
			}
		},
	});
	const keyText = JSON.stringify(key);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key's text stands for the key, which is new on each render
	const refetch = useCallback(() => void client.invalidateQueries({ queryKey: anew }), [client, keyText]);

	useTopic(enabled ? topic : null, {
		onEvent: (event) => {
			if (during.current) during.current.push(event);
			const state = client.getQueryData<T>(key);
			if (state === undefined) {
				// The server speaks again: what could not be read before is tried once more.
				if (client.getQueryState(key)?.status === "error") refetch();
				return;
			}
			const next = apply(state, event);
			if (next === "refetch") refetch();
			else if (next !== state) client.setQueryData<T>(key, () => next);
		},
		onResync: () => {
			if (joined === topic || patient) refetch();
			setJoined(topic);
		},
	});
	return query;
}

function applyAll<T, N extends Topic>(
	fresh: T,
	events: EventOf<N>[],
	apply: LiveQuery<T, N>["apply"],
	refetch: () => void,
): T {
	let state = fresh;
	for (const event of events) {
		const next = apply(state, event);
		if (next === "refetch") setTimeout(refetch, 0);
		else state = next;
	}
	return state;
}

function usePatience(topic: string | null): boolean {
	const [over, setOver] = useState<string | null>(null);
	useEffect(() => {
		const timer = setTimeout(() => setOver(topic), JOIN_PATIENCE_MS);
		return () => clearTimeout(timer);
	}, [topic]);
	return topic !== null && over === topic;
}
