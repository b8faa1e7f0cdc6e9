/** Who else has this record open, and which field they are in; says the same about this window. */
import { useCallback, useEffect, useRef, useState } from "react";
import { clientId } from "@/kit/client-id";
import { say } from "@/live/client";
import { useTopic } from "@/live/useTopic";

export interface Person {
	clientId: string;
	name: string;
	avatar?: string | null;
	field?: string | null;
}

const SAY_EVERY_MS = 15_000;

export interface RecordPresence {
	others: Person[];
	/** Where this window's focus is. */
	touch(field: string | null): void;
}

export function usePresence(path: string, id: string | null): RecordPresence {
	const topic = id ? `record/${path}/${id}` : null;
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
			if (event.op === "presence") setWho((event.data as { who?: Person[] }).who ?? []);
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
	return { others: who.filter((one) => one.clientId !== clientId), touch };
}
