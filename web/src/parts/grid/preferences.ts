/** What a person chose for a table stays in this browser: how rows are added, how wide columns are, which are held at the left. */
import { readStored, writeStored } from "@/kit/store";

export interface AddSettings {
	addRowNum: number;
	/** The place of the first new row, counted from 1; 0 is the bottom. */
	addIndex: number;
	addScrollToBottom: boolean;
}

export const FIRST_SETTINGS: AddSettings = { addRowNum: 1, addIndex: 0, addScrollToBottom: true };

const placed = (what: string, name = "grid"): string => `GRID_${what}_${name}`;

export function readAddSettings(name?: string): AddSettings {
	const stored = readStored<Partial<AddSettings>>(placed("ADD", name));
	return { ...FIRST_SETTINGS, ...(typeof stored === "object" ? stored : {}) };
}

export function writeAddSettings(name: string | undefined, settings: AddSettings): void {
	writeStored(placed("ADD", name), settings);
}

export function readWidths(name?: string): Record<string, number> {
	return readStored<Record<string, number>>(placed("WIDTHS", name)) ?? {};
}

/** By column; what is not named is as the page says. */
export type Frozen = Readonly<Record<string, boolean>>;

export function readFrozen(name?: string): Frozen {
	const stored = readStored<Frozen>(placed("FROZEN", name));
	return stored && typeof stored === "object" ? stored : {};
}

export function writeFrozen(name: string | undefined, frozen: Frozen): void {
	writeStored(placed("FROZEN", name), frozen);
}

export function writeWidths(name: string | undefined, widths: Readonly<Record<string, number>>): void {
	writeStored(placed("WIDTHS", name), widths);
}
