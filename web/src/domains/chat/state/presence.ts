/** Who else has the conversation open here and now, and who of them is typing. */
import { useEffect, useRef } from "react";
import { type Person as Present, usePresenceAt } from "@/engine/presence/usePresence";
import { cell, useCell, writeCell } from "@/kit/state";

const TYPING = "typing";
const TYPING_ENDS_MS = 4000;

const presenceCell = cell<{ id: string; others: readonly Present[] }>({ id: "", others: [] });

/** People, not windows. */
export function useHere(id: string): number {
	const presence = useCell(presenceCell);
	return presence.id === id ? new Set(presence.others.map((one) => one.userId ?? one.clientId)).size : 0;
}

export interface Typing {
	names: string[];
	/** Called at each key; a while after the last one it is over. */
	typed(): void;
	stopped(): void;
}

export function useTyping(id: string, me: string): Typing {
	const { others, touch } = usePresenceAt(`chat/${id}`);
	useEffect(() => writeCell(presenceCell, { id, others }), [id, others]);
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	const stopped = () => {
		if (timer.current) clearTimeout(timer.current);
		timer.current = null;
		touch(null);
	};
	useEffect(
		() => () => {
			if (timer.current) clearTimeout(timer.current);
		},
		[],
	);
	const typed = () => {
		touch(TYPING);
		if (timer.current) clearTimeout(timer.current);
		timer.current = setTimeout(() => touch(null), TYPING_ENDS_MS);
	};
	return { names: namesOf(others, me), typed, stopped };
}

const namesOf = (others: readonly Present[], me: string): string[] => [
	...new Set(others.filter((one) => one.field === TYPING && one.userId !== me).map(({ name }) => name)),
];
