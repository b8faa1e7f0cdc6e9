/** How many notices wait unread for this person; the bell counts, the window's title and others show it. */
import { cell, useCell, writeCell } from "./state";

const unreadCell = cell(0);

export const setUnread = (count: number): void => writeCell(unreadCell, count);
export const useUnread = (): number => useCell(unreadCell);
