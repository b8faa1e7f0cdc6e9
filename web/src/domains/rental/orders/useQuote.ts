/** The server's price per night for a unit and dates; the last one asked for wins. */
import { useEffect, useState } from "react";
import { type Quote, readDayUseQuote, readQuote, readTypeQuote } from "../api";
import type { TypePlace } from "./TypeSelect";

const NOTHING: Quote = { lines: [], total: "0.00" };

export function useQuote(
	unit: string | TypePlace | null,
	from: string | null,
	to: string | null,
	dayUse = false,
): Quote {
	const [quote, setQuote] = useState(NOTHING);
	const unitId = typeof unit === "string" ? unit : null;
	const communityId = typeof unit === "object" ? (unit?.communityId ?? null) : null;
	const unitType = typeof unit === "object" ? (unit?.unitType ?? null) : null;
	useEffect(() => {
		if (!from || (!dayUse && (!to || to <= from))) return;
		const abort = new AbortController();
		const ask = (): Promise<Quote> | null => {
			if (unitId && dayUse) return readDayUseQuote(unitId, from, abort.signal);
			if (unitId) return readQuote(unitId, from, to ?? from, abort.signal);
			if (!communityId || !unitType) return null;
			return readTypeQuote({ communityId, unitType }, from, to ?? from, abort.signal);
		};
		ask()?.then(setQuote, () => undefined);
		return () => abort.abort();
	}, [unitId, communityId, unitType, from, to, dayUse]);
	return unit && from && (dayUse || (to && to > from)) ? quote : NOTHING;
}
