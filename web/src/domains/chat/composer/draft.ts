/** What was typed and not sent follows the person: kept here at once, by the server a moment later, for other windows. */
import { useEffect, useRef, useState } from "react";
import { changeConversation } from "../state/inbox";
import { type Conversation, keepDraft, MOST_LETTERS } from "../wire";

const SETTLE_MS = 700;
/** Of this window, where the server does not answer: a conversation that is left and opened again still has it. */
const drafts = new Map<string, string>();

export interface Draft {
	text: string;
	setText(text: string): void;
	/** After sending. */
	clear(): void;
}

/** `busy`: another text stands in the box, which is no draft. */
export function useDraft(id: string, conversation: Conversation | undefined, busy: boolean): Draft {
	const [text, setOwn] = useState(() => drafts.get(id) ?? conversation?.draft ?? "");
	const said = useRef(conversation?.draft ?? "");
	const begun = useRef(conversation !== undefined);
	const newest = useRef(text);
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

	const tell = (draft: string) => {
		if (timer.current) clearTimeout(timer.current);
		timer.current = null;
		if (draft === said.current || draft.length > MOST_LETTERS) return;
		said.current = draft;
		changeConversation(id, { draft: draft || null });
		keepDraft(id, draft).then(
			() => drafts.get(id) === draft && drafts.delete(id),
			() => {
				said.current = "";
			},
		);
	};
	const setText = (next: string) => {
		newest.current = next;
		setOwn(next);
		drafts.set(id, next);
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
			drafts.delete(id);
			tell("");
		},
	};
}

/** Another window of this person wrote on. */
function useFollow(conversation: Conversation | undefined, heard: (draft: string) => void): void {
	const newest = useRef(heard);
	newest.current = heard;
	const known = conversation !== undefined;
	const draft = conversation?.draft ?? "";
	useEffect(() => {
		if (known) newest.current(draft);
	}, [known, draft]);
}
