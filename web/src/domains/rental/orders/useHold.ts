/** Keeps the nights of an open entry form from everybody else for ten minutes, follows its changes and lets go at the end. */
import { useEffect, useRef, useState } from "react";
import { Failure } from "@/kit/transport";
import { addHold, dropHold, moveHold, type Taken } from "../api";
import type { HoursText } from "../board/model/wire";
import { takenOf } from "../board/state/talk";

export interface FormHold {
	id: string | null;
	until: number | null;
	taken: Taken | null;
	problem: string | null;
	/** The order has taken the nights over: nothing is left to give back. */
	keep: () => void;
}

const SECONDS = 600;
const PAUSE_MS = 250;

interface Mine {
	id: string | null;
	/** One question after the other, so that two never make two holds. */
	last: Promise<void>;
	gone: boolean;
}

export function useHold(
	unitId: string | null,
	from: string | null,
	to: string | null,
	hours: HoursText | null = null,
): FormHold {
	const begins = hours?.from ?? null;
	const ends = hours?.to ?? null;
	const [state, setState] = useState<Omit<FormHold, "keep">>({
		id: null,
		until: null,
		taken: null,
		problem: null,
	});
	const mine = useRef<Mine>({ id: null, last: Promise.resolve(), gone: false });

	useEffect(() => {
		const held = mine.current;
		const dayUse = begins !== null && ends !== null;
		if (!unitId || !from || (!dayUse && (!to || to <= from))) return;
		let stale = false;
		const ask = async () => {
			if (stale || held.gone) return;
			const term = dayUse ? { from, to: from, hours: { from: begins, to: ends } } : { from, to: to ?? from };
			const wish = { unitId, ...term, seconds: SECONDS };
			try {
				const answer = held.id ? await moveHold(held.id, wish) : await addHold(wish);
				held.id = answer.id;
				if (held.gone) return void dropHold(answer.id);
				setState({ id: answer.id, until: Date.now() + SECONDS * 1000, taken: null, problem: null });
			} catch (error) {
				if (!(error instanceof Failure)) throw error;
				if (error.id === "hold.gone") held.id = null;
				if (!stale)
					setState({ id: held.id, until: null, taken: takenOf(error.result), problem: error.message });
			}
		};
		const timer = setTimeout(() => {
			held.last = held.last.then(ask);
		}, PAUSE_MS);
		return () => {
			stale = true;
			clearTimeout(timer);
		};
	}, [unitId, from, to, begins, ends]);

	useEffect(() => {
		const held = mine.current;
		held.gone = false;
		return () => {
			held.gone = true;
			if (held.id) void dropHold(held.id);
			held.id = null;
		};
	}, []);

	return {
		...state,
		keep: () => {
			mine.current.id = null;
			mine.current.gone = true;
		},
	};
}

/** "9:41", or null when there is nothing to count. */
export function useCountdown(until: number | null): string | null {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		if (until === null) return;
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, [until]);
	if (until === null) return null;
	const left = Math.min(SECONDS, Math.max(0, Math.round((until - now) / 1000)));
	return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
