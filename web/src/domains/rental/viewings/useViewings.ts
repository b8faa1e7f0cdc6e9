/** The viewings of some days, kept true by the list's topic; a move shows at once and goes back when it is refused. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fetchPage } from "@/engine/wire";
import { get, post } from "@/kit/http";
import { ask, toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { useLiveQuery } from "@/live/useLiveQuery";
import { rowActs } from "./row-acts";
import { moved, type Place, placeOf, VIEWINGS, type Viewing } from "./viewings";

/** More than a week has. */
const MOST = 500;

export function useViewings(first: string, last: string) {
	const client = useQueryClient();
	const key = ["viewings", first, last];
	const [act] = useState(rowActs);
	const query = useLiveQuery({
		key,
		anew: ["viewings"],
		topic: `list/${VIEWINGS}`,
		keep: true,
		fetch: async (signal) =>
			(await fetchPage(VIEWINGS, { viewDate_begin: first, viewDate_end: last, pageSize: MOST }, signal))
				.records,
		apply: () => "refetch",
	});
	const move = async (row: Viewing, to: Place, agentName: string) => {
		client.setQueryData<Viewing[]>(key, (rows) => rows && moved(rows, row.id, to, agentName));
		try {
			const done = await act(row.id, row.rowVersion ?? 0, (version) => rebook(row.id, version, to));
			if (done) toast("success", rebooked(row, to));
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			toast("warning", localize(Object.values(error.fields ?? {})[0] ?? error.message));
		} finally {
			void client.invalidateQueries({ queryKey: ["viewings"] });
		}
	};
	return { ...query, move };
}

/** What has no time any more says so. */
const rebooked = (row: Viewing, to: Place): string =>
	placeOf(row).time && !to.time
		? t("已改约，具体时间未定 | Rebooked; the time is open")
		: t("已改约 | Rebooked");

/** Its version then. Guests in the house that day are asked about first; null where the person thinks better of it. */
async function rebook(id: string, version: number, to: Place, guestsAgreed = false): Promise<number | null> {
	// A time tells its period by itself.
	const when = to.time ? { period: "", time: `${to.time}:00` } : { time: "" };
	const body = { id, version, ...to, ...when, guestsAgreed };
	try {
		return (await post("/rental/viewing/rebook", body, { quiet: true })).version;
	} catch (error) {
		const asked = error instanceof Failure ? error.fields?.guestsAgreed : undefined;
		const only = error instanceof Failure && Object.keys(error.fields ?? {}).length === 1;
		if (!asked || !only) throw error;
		const agreed = await ask({
			title: t("当天有人住在房内 | Somebody stays there that day"),
			content: t("住客同意看房吗？ | Have they agreed to the viewing?"),
			okText: t("已同意，改约 | Agreed, rebook"),
		});
		return agreed ? rebook(id, version, to, true) : null;
	}
}

/** How many of the viewings of these days led to a contract. */
export function useConversion(first: string, last: string) {
	return useQuery({
		queryKey: ["viewings", "conversion", first, last],
		queryFn: ({ signal }) =>
			get("/rental/viewing/conversion", { from: first, to: last }, { quiet: true, signal }),
	});
}
