/** Which part of the floating panel is open, and which conversation: from anywhere in the portal. */
import { cell, changeCell, readCell, storedCell, useCell, writeCell } from "@/kit/state";
import { openRecord, openSingle } from "./wire";

/** 0 none, 1 instant messaging, 2 address book, 3 add user. */
export type PanelKind = 0 | 1 | 2 | 3;
export type Target = string | { userId: string } | { record: { path: string; id: string } };
export interface Spot {
	seq: number;
}

export const chatPanelAtom = cell<PanelKind>(0);
const openedAtom = storedCell<string | null>("CHAT_OPENED", null);
/** Counts choices: who chooses the one that is open already means to write in it, too. */
const choicesAtom = cell(0);
const spotAtom = cell<{ conversationId: string; seq: number } | null>(null);

export const useChatPanel = (): PanelKind => useCell(chatPanelAtom);
export const useOpened = (): string | null => useCell(openedAtom);
export const openedNow = (): string | null => readCell(openedAtom);
export const useChoices = (): number => useCell(choicesAtom);
export const useSpot = () => useCell(spotAtom);

export function setPanel(kind: PanelKind): void {
	writeCell(chatPanelAtom, kind);
}

export const togglePanel = (): void => setPanel(readCell(chatPanelAtom) === 0 ? 1 : 0);

/** Chooses the conversation that the panel shows; null shows the list alone. */
export function choose(conversationId: string | null): void {
	changeCell(choicesAtom, (count) => count + 1);
	writeCell(openedAtom, conversationId);
}

/** Opens the panel at a conversation, made when there is none yet; `at` leads to one of its messages. */
export async function openChat(target: Target, at?: Spot): Promise<string> {
	const id = await idOf(target);
	if (at) writeCell(spotAtom, { conversationId: id, seq: at.seq });
	choose(id);
	setPanel(1);
	return id;
}

/** Once the thread stands there. */
export const clearSpot = (): void => writeCell(spotAtom, null);

async function idOf(target: Target): Promise<string> {
	if (typeof target === "string") return target;
	if ("userId" in target) return (await openSingle(target.userId)).id;
	return (await openRecord(target.record.path, target.record.id)).id;
}
