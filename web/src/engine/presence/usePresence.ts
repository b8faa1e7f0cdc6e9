/** Who else is at this place, and which field or cell they are in; says the same about this window. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Shapes } from "@/gen/api";
import { clientId } from "@/kit/client-id";
import { say } from "@/live/client";
import { useTopic } from "@/live/useTopic";

export type Person = Shapes["PersonPresent"];

/** The topics of places that people can be at. */
type PlaceTopic = `${"record" | "grid" | "chat"}/${string}`;

const SAY_EVERY_MS = 15_000;

export interface RecordPresence {
	others: Person[];
	/** Where this window's focus is. */
	touch(field: string | null): void;
}

/** At a record. */
export const usePresence = (path: string, id: string | null) =>
	usePresenceAt(id ? `record/${path}/${id}` : null);

/** `others` is the same array until somebody comes, goes or moves. */
export function usePresenceAt(topic: PlaceTopic | null): RecordPresence {
	const [who, setWho] = useState<Person[]>([]);
	const field = useRef<string | null>(null);
	const tell = useCallback(() => {
		if (topic) say("present", { topic, ...(field.current ? { field: field.current } : {}) });
	}, [topic]);
	useEffect(() => {
		const timer = setInterval(tell, SAY_EVERY_MS);
		return () => clearInterval(timer);
	}, [tell]);
	useTopic(topic, {
		onEvent: (event) => {
			if (event.op === "presence") setWho(event.data.who);
		},
		onResync: tell,
		onEnded: () => setWho([]),
	});
	const touch = useCallback(
		(next: string | null) => {
			if (field.current === next) return;
			field.current = next;
			tell();
		},
		[tell],
	);
	const others = useMemo(() => who.filter((one) => one.clientId !== clientId), [who]);
	return { others, touch };
}
