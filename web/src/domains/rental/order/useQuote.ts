/** The server's price per night for a unit and dates; the last one asked for wins. */
import { useEffect, useState } from "react";
import { type Quote, readDayUseQuote, readQuote } from "../api";

const NOTHING: Quote = { lines: [], total: "0.00" };

export function useQuote(
	unitId: string | null,
	from: string | null,
	to: string | null,
	dayUse = false,
): Quote {
	const [quote, setQuote] = useState(NOTHING);
	useEffect(() => {
		if (!unitId || !from || (!dayUse && (!to || to <= from))) return;
		const abort = new AbortController();
		const asked = dayUse
			? readDayUseQuote(unitId, from, abort.signal)
			: readQuote(unitId, from, to ?? from, abort.signal);
		asked.then(setQuote, () => undefined);
		return () => abort.abort();
	}, [unitId, from, to, dayUse]);
	return unitId && from && (dayUse || (to && to > from)) ? quote : NOTHING;
}
