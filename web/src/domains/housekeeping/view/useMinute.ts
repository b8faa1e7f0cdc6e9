/** The time of day for deadlines: one clock for all cards, moving every half minute. */
import { useEffect } from "react";
import { cell, useCell, writeCell } from "@/kit/state";

const STEP_MS = 30_000;
const nowCell = cell(new Date());
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => writeCell(nowCell, new Date());

function start(): () => void {
	if (readers++ === 0) {
		tick();
		timer = setInterval(tick, STEP_MS);
	}
	return () => {
		if (--readers === 0) clearInterval(timer);
	};
}

export function useMinute(): Date {
	useEffect(start, []);
	return useCell(nowCell);
}
