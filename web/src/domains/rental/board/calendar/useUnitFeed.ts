/** Keeps the board's memory true for one unit: its community is learnt first, then its month is read and kept by the feed. */
import { useEffect, useRef, useState } from "react";
import { businessDay } from "@/kit/business-day";
import { patchCell } from "@/kit/state";
import { Failure } from "@/kit/transport";
import { readBoard } from "../../api";
import { mergeAnswer } from "../model/merge";
import { type Board, tellChange, useBoard } from "../state/board";
import { type Feed, openFeed } from "../state/feed";
import { weeksAround } from "./month";

/** How soon a calendar that stands open notices that the business day has turned. */
const LOOK_MS = 60_000;

async function learnCommunity(board: Board, unitId: string, signal: AbortSignal): Promise<string | null> {
	const { today } = board.model;
	try {
		const answer = await readBoard({ from: today, to: today + 1, communityId: null, unitId }, signal);
		const { communityId } = answer;
		patchCell(board.state, { communityId, failure: null });
		tellChange(board, mergeAnswer(board.model, answer));
		return communityId;
	} catch (error) {
		if (error instanceof Failure && !signal.aborted) patchCell(board.state, { failure: error.message });
		return null;
	}
}

/** `date` lies in the month that is shown. What comes back reads everything again. */
export function useUnitFeed(unitId: string, date: string): () => void {
	const board = useBoard();
	const [communityId, setCommunity] = useState<string | null>(null);
	const [tried, setTried] = useState(0);
	const feed = useRef<Feed | null>(null);
	const { from, to } = weeksAround(date);

	// biome-ignore lint/correctness/useExhaustiveDependencies: `tried` asks once more
	useEffect(() => {
		const abort = new AbortController();
		void learnCommunity(board, unitId, abort.signal).then((found) => found && setCommunity(found));
		return () => abort.abort();
	}, [board, unitId, tried]);

	useEffect(() => {
		if (communityId === null) return;
		const opened = openFeed(board, communityId, unitId);
		feed.current = opened;
		return () => {
			opened.close();
			feed.current = null;
		};
	}, [board, communityId, unitId]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a feed that was opened wants its days, too
	useEffect(() => feed.current?.want({ from, to }), [from, to, communityId]);

	useEffect(() => {
		const timer = setInterval(() => {
			if (businessDay() !== board.model.today) feed.current?.again();
		}, LOOK_MS);
		return () => clearInterval(timer);
	}, [board]);

	return () => setTried((before) => before + 1);
}
