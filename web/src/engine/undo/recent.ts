/** My last acts as the server keeps them: in every window, and after a reload, each with the call that takes it back. */
import { useQuery } from "@tanstack/react-query";
import { createElement } from "react";
import { callWholeAt, get } from "@/kit/http";
import { ask, toast } from "@/kit/notice";
import { queryClient } from "@/kit/query";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { useTopic } from "@/live/useTopic";
import { ActWords } from "./ActWords";
import type { RecentAct } from "./changes";
import { readAnew, undo } from "./undoing";

const KEY = ["recentActs"];
const BY_TRAIL = "/sys/audit/undo";

export function useRecentActs(): RecentAct[] | undefined {
	const { data } = useQuery({
		queryKey: KEY,
		queryFn: ({ signal }) => get("/sys/audit/recent", undefined, { signal }),
	});
	const readAgain = () => void queryClient.invalidateQueries({ queryKey: KEY });
	useTopic("acts", { onEvent: readAgain, onResync: readAgain });
	return data;
}

/** Takes an act back; why not is said as the server says it. */
export async function takeBackRecent(act: RecentAct): Promise<void> {
	const call = act.undo;
	if (!call) return;
	const text = `${act.name} ${localize(act.label)}`.trim();
	if (call.path === BY_TRAIL) await undo({ act: String(call.body.act) }, act.path, text);
	else await stepBack(act, call, text);
	await queryClient.invalidateQueries({ queryKey: KEY });
}

async function stepBack(act: RecentAct, call: NonNullable<RecentAct["undo"]>, text: string): Promise<void> {
	try {
		await callWholeAt("POST", call.path, call.body, { quiet: true });
		toast("success", t("已撤销：{text} | Undone: {text}", { text }));
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		toast("warning", error.message);
	}
	readAnew(act.path);
}

/** The newest act that can be undone, whichever window it was done in, after a question in words. */
export async function undoNewest(): Promise<void> {
	const acts = await queryClient.fetchQuery({
		queryKey: KEY,
		queryFn: () => get("/sys/audit/recent"),
		staleTime: 0,
	});
	const newest = acts.find((act) => act.undo);
	if (!newest) return toast("info", "没有可以撤销的操作 | Nothing to undo");
	const sure = await ask({
		title: t("撤销这次操作？ | Undo this act?"),
		content: createElement(ActWords, { act: newest }),
		okText: t("撤销 | Undo"),
	});
	if (sure) await takeBackRecent(newest);
}
