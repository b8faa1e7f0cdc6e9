/** How many messages wait unread in conversations that are not muted; the header and the window's title show it. */
import { cell, readCell, useCell, writeCell } from "@/kit/state";
import { setUnread } from "@/kit/unread";

export const unreadAtom = cell(0);
export const useChatUnread = (): number => useCell(unreadAtom);

export function setChatUnread(count: number): void {
	if (readCell(unreadAtom) === count) return;
	writeCell(unreadAtom, count);
	setUnread("chat", count);
}
