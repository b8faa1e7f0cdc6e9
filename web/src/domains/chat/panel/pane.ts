/** What lies over the panel for a while: a search, or what is to be sent later. */
import { cell, useCell, writeCell } from "@/kit/state";

export type Pane = { kind: "search"; conversationId: string | null } | { kind: "later" };

const paneCell = cell<Pane | null>(null);
export const usePane = (): Pane | null => useCell(paneCell);
export const showPane = (pane: Pane | null): void => writeCell(paneCell, pane);
