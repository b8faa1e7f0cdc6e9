/** Listens to a topic for as long as the component is on screen, always with the newest handlers. */
import { useEffect, useRef } from "react";
import { type EventOf, type Listener, subscribe, type Topic } from "./client";

export function useTopic<T extends Topic>(topic: T | null, listener: Listener<EventOf<T>>): void {
	const newest = useRef(listener);
	useEffect(() => {
		newest.current = listener;
	});
	useEffect(() => {
		if (!topic) return;
		return subscribe(topic, {
			onEvent: (event) => newest.current.onEvent(event),
			onResync: () => newest.current.onResync(),
			onEnded: (id) => newest.current.onEnded?.(id),
		});
	}, [topic]);
}
