/** What was typed and not sent follows the person: kept here at once, by the server a moment later, for other windows. */
import { useEffect, useRef, useState } from "react";
import { dropDraft, holdDraft, localDraft, tellDraft } from "../state/drafts";
import { type Conversation, MOST_LETTERS } from "../wire";

const SETTLE_MS = 700;

export interface Draft {
	text: string;
	setText(text: string): void;
	/** After sending. */
	clear(): void;
}

/** `busy`: another text stands in the box, which is no draft. */
export function useDraft(id: string, conversation: Conversation | undefined, busy: boolean): Draft {
	const [text, setOwn] = useState(() => localDraft(id) ?? conversation?.draft ?? "");
	const said = useRef(conversation?.draft ?? "");
	const begun = useRef(conversation !== undefined);
	const newest = useRef(text);
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

	const tell = (draft: string) => {
		if (timer.current) clearTimeout(timer.current);
		timer.current = null;
		if (draft === said.current) return dropDraft(id);
		if (draft.length > MOST_LETTERS) return;
		said.current = draft;
		tellDraft(id, draft);
	};
	const setText = (next: string) => {
		newest.current = next;
		setOwn(next);
		holdDraft(id, next);
		if (timer.current) clearTimeout(timer.current);
		timer.current = setTimeout(() => tell(next), SETTLE_MS);
	};
	useFollow(conversation, (theirs) => {
		const first = !begun.current;
		begun.current = true;
		const untouched = newest.current === said.current || (first && newest.current === "");
		if (theirs === said.current || busy || !untouched) return;
		said.current = theirs;
		newest.current = theirs;
		setOwn(theirs);
	});
	const leave = useRef(tell);
	leave.current = tell;
	useEffect(() => () => leave.current(newest.current), []);
	return {
		text,
		setText,
		clear: () => {
			newest.current = "";
			setOwn("");
			tell("");
		},
	};
}

/** Another window of this person wrote on. */
function useFollow(conversation: Conversation | undefined, listener: (draft: string) => void): void {
	const newest = useRef(listener);
	newest.current = listener;
	const known = conversation !== undefined;
	const draft = conversation?.draft ?? "";
	useEffect(() => {
		if (known) newest.current(draft);
	}, [known, draft]);
}
