/** How many messages wait unread in conversations that are not muted; the header and the window's title show it. */
import { cell, readCell, useCell, writeCell } from "@/kit/state";
import { setUnread } from "@/kit/unread";

/** null until the server has said. */
export const unreadAtom = cell<number | null>(null);
export const useChatUnread = (): number | null => useCell(unreadAtom);

export function setChatUnread(count: number | null): void {
	if (readCell(unreadAtom) === count) return;
	writeCell(unreadAtom, count);
	setUnread("chat", count ?? 0);
}
