/** The server's price per night for a unit, dates and origin; the last one asked for wins, and `again` asks anew. */
import { useEffect, useState } from "react";
import { type Origin, originOf, type Quote, readDayUseQuote, readQuote, readTypeQuote } from "../api";
import type { TypePlace } from "./TypeSelect";

const NOTHING: Quote = { lines: [], total: "0.00" };

export function useQuote(
	unit: string | TypePlace | null,
	from: string | null,
	to: string | null,
	{
		dayUse = false,
		channel = "",
		companyId = null,
		again = null,
	}: Origin & { dayUse?: boolean; again?: unknown } = {},
): Quote {
	const [quote, setQuote] = useState(NOTHING);
	const unitId = typeof unit === "string" ? unit : null;
	const communityId = typeof unit === "object" ? (unit?.communityId ?? null) : null;
	const unitType = typeof unit === "object" ? (unit?.unitType ?? null) : null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is asked for anew.
	useEffect(() => {
		if (!from || (!dayUse && (!to || to <= from))) return;
		const abort = new AbortController();
		const origin = originOf({ channel, companyId });
		const ask = (): Promise<Quote> | null => {
			if (unitId && dayUse) return readDayUseQuote(unitId, from, abort.signal, origin);
			if (unitId) return readQuote(unitId, from, to ?? from, abort.signal, origin);
			if (!communityId || !unitType) return null;
			return readTypeQuote({ communityId, unitType }, from, to ?? from, abort.signal, origin);
		};
		ask()?.then(setQuote, () => undefined);
		return () => abort.abort();
	}, [unitId, communityId, unitType, from, to, dayUse, channel, companyId, again]);
	return unit && from && (dayUse || (to && to > from)) ? quote : NOTHING;
}
