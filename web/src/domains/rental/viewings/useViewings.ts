/** The viewings of some days, kept true by the list's topic; a move shows at once and goes back when it is refused. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchPage } from "@/engine/wire";
import { get, post } from "@/kit/http";
import { ask, toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { useLiveQuery } from "@/live/useLiveQuery";
import { moved, type Place, placeOf, VIEWINGS, type Viewing } from "./viewings";

/** More than a week has. */
const MOST = 500;

export function useViewings(first: string, last: string) {
	const client = useQueryClient();
	const key = ["viewings", first, last];
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
			if (await rebook(row, to)) toast("success", rebooked(row, to));
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

/** Guests in the house that day are asked about first; no where the person thinks better of it. */
async function rebook(row: Viewing, to: Place, guestsAgreed = false): Promise<boolean> {
	// A time tells its period by itself.
	const when = to.time ? { period: "", time: `${to.time}:00` } : { time: "" };
	const body = { id: row.id, version: row.rowVersion ?? 0, ...to, ...when, guestsAgreed };
	try {
		await post("/rental/viewing/rebook", body, { quiet: true });
		return true;
	} catch (error) {
		const asked = error instanceof Failure ? error.fields?.guestsAgreed : undefined;
		const only = error instanceof Failure && Object.keys(error.fields ?? {}).length === 1;
		if (!asked || !only) throw error;
		const agreed = await ask({
			title: t("当天有人住在房内 | Somebody stays there that day"),
			content: t("住客同意看房吗？ | Have they agreed to the viewing?"),
			okText: t("已同意，改约 | Agreed, rebook"),
		});
		return agreed && rebook(row, to, true);
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
