/** The line before what was unread when the conversation was opened, or when one looked away. */
import { useEffect, useRef, useState } from "react";
import { useEyes } from "../state/watching";
import type { Conversation } from "../wire";

export interface Divider {
	/** The number after which the line stands; null for none. */
	after: number | null;
	/** How many were unread then. */
	count: number;
	/** The line stays, but it is not called for any more. */
	clear(): void;
}

export function useDivider(conversation: Conversation | undefined): Divider {
	const eyes = useEyes();
	const [state, setState] = useState<{ after: number | null; count: number }>({ after: null, count: 0 });
	const begun = useRef(false);
	const before = useRef(0);
	useEffect(() => {
		if (!conversation) return;
		const { unread, lastReadSeq } = conversation;
		const first = !begun.current;
		begun.current = true;
		const began = unread > 0 && (first || (before.current === 0 && !eyes));
		before.current = unread;
		if (began) setState({ after: lastReadSeq, count: first ? unread : 0 });
	}, [conversation, eyes]);
	return { ...state, clear: () => setState((old) => ({ ...old, count: 0 })) };
}
