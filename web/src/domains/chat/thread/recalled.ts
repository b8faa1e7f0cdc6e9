/** The texts of own messages that were just taken back, so that they can be written anew for a while. */
import { cell, changeCell, useCell } from "@/kit/state";

const FOR_MS = 5 * 60_000;
const textsCell = cell<Readonly<Record<string, string>>>({});

export function rememberText(id: string, text: string): void {
	changeCell(textsCell, (texts) => ({ ...texts, [id]: text }));
	setTimeout(() => changeCell(textsCell, ({ [id]: _, ...others }) => others), FOR_MS);
}

export const useRecalledText = (id: string): string | undefined => useCell(textsCell)[id];
