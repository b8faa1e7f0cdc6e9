/** Whether this window hears the server, for the live dot and for screens that must not write while deaf. */
import { cell, readCell, useCell, writeCell } from "@/kit/state";

export interface LiveStatus {
	phase: "connected" | "connecting" | "offline";
	/** Milliseconds of the last sign of life, 0 before the first. */
	contact: number;
}

const statusCell = cell<LiveStatus>({ phase: "connecting", contact: 0 });

export function setPhase(phase: LiveStatus["phase"]): void {
	const contact = phase === "connected" ? Date.now() : readCell(statusCell).contact;
	writeCell(statusCell, { phase, contact });
}

export function liveStatus(): LiveStatus {
	return readCell(statusCell);
}

export function useLiveStatus(): LiveStatus {
	return useCell(statusCell);
}
