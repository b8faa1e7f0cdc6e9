/** What a person chose for a table stays in this browser: how rows are added, and how wide columns are. */
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

export function writeWidths(name: string | undefined, widths: Readonly<Record<string, number>>): void {
	writeStored(placed("WIDTHS", name), widths);
}
