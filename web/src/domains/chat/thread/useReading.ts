/** Says how far one has read: when the newest message is on screen and the person looks at the window. */
import { useEffect, useRef } from "react";
import { markRead } from "../state/inbox";
import { useEyes } from "../state/watching";
import { atEnd, type Thread } from "../store/thread";
import { type Conversation, sendRead } from "../wire";

interface Props {
	id: string;
	conversation: Conversation | undefined;
	thread: Thread | null;
	atBottom: boolean;
}

const SETTLE_MS = 250;

export function useReading({ id, conversation, thread, atBottom }: Props): void {
	const eyes = useEyes();
	const told = useRef(0);
	const newest = thread && atEnd(thread) ? thread.lastSeq : 0;
	const member = conversation?.role != null;
	const known = conversation?.lastReadSeq ?? 0;
	useEffect(() => {
		if (!member || !eyes || !atBottom || newest <= Math.max(known, told.current)) return;
		const timer = setTimeout(() => {
			told.current = newest;
			markRead(id, newest);
			sendRead(id, newest).catch(() => {
				told.current = 0;
			});
		}, SETTLE_MS);
		return () => clearTimeout(timer);
	}, [id, member, eyes, atBottom, newest, known]);
}
