/** The server's price per night for a unit and dates; the last one asked for wins. */
import { useEffect, useState } from "react";
import { type Quote, readQuote } from "../api";

const NOTHING: Quote = { lines: [], total: "0.00" };

export function useQuote(unitId: string | null, from: string | null, to: string | null): Quote {
	const [quote, setQuote] = useState(NOTHING);
	useEffect(() => {
		if (!unitId || !from || !to || to <= from) return;
		const abort = new AbortController();
		readQuote(unitId, from, to, abort.signal).then(setQuote, () => undefined);
		return () => abort.abort();
	}, [unitId, from, to]);
	return unitId && from && to && to > from ? quote : NOTHING;
}
