/** Opens a feed for each community that is shown, or for the one of a unit, and asks each for the days in sight. */

import { useEffect, useRef, useState } from "react";
import { businessDay } from "@/kit/business-day";
import { patchCell, readCell } from "@/kit/state";
import { Failure } from "@/kit/transport";
import { readBoard } from "../../api";
import type { DayRange } from "../model/blocks";
import { mergeAnswer } from "../model/merge";
import { type Board, keep, tellChange, tileDayOf, useBoard, useBoardState } from "./board";
import { type Feed, openFeed } from "./feed";

const MARGIN_DAYS = 10;
/** How soon a board that stands open notices that the business day has turned. */
const LOOK_MS = 60_000;

/** All communities that are shown, with a margin on both sides of the days in sight. */
export function useFeeds(): void {
	const board = useBoard();
	const chosen = useBoardState((state) => state.communityId);
	const sight = useBoardState((state) => state.sightDays);
	const day = useBoardState((state) => (state.view === "tiles" ? tileDayOf(board, state) : null));
	const days = day === null ? sight : { first: day, last: day + 1 };
	const count = useBoardState((state) => (state.changes > 0 ? board.model.communities.size : 0));
	useEffect(() => {
		const abort = new AbortController();
		void learnCommunities(board, abort.signal);
		return () => abort.abort();
	}, [board]);
	const all = count > 0 ? [...board.model.communities.keys()] : [];
	useOpenFeeds(chosen === null ? [] : chosen === "all" ? all : [chosen], null, withMargin(days));
}

/** The one of the unit. What comes back reads everything again. */
export function useUnitFeed(unitId: string, days: DayRange): () => void {
	const board = useBoard();
	const [communityId, setCommunity] = useState<string | null>(null);
	const [tried, setTried] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `tried` asks once more
	useEffect(() => {
		const abort = new AbortController();
		void learn(board, unitId, abort.signal).then((found) => {
			if (!found) return;
			patchCell(board.state, { communityId: found.communityId, failure: null });
			setCommunity(found.communityId);
		});
		return () => abort.abort();
	}, [board, unitId, tried]);
	useOpenFeeds(communityId === null ? [] : [communityId], unitId, days);
	return () => setTried((before) => before + 1);
}

/** The first visit does not know any community yet: the server's own choice shows the list. */
async function learnCommunities(board: Board, signal: AbortSignal): Promise<void> {
	const { communityId } = readCell(board.state);
	const answer = await learn(board, null, signal);
	if (!answer) return;
	const known = communityId === "all" || answer.communities.some((one) => one.id === communityId);
	if (!known) keep(board, { communityId: answer.topic?.split("/")[1] ?? answer.communities[0]?.id ?? null });
	patchCell(board.state, { changes: readCell(board.state).changes + 1 });
}

/** Today, with nothing chosen; what it says is kept. */
async function learn(board: Board, unitId: string | null, signal: AbortSignal) {
	const { today } = board.model;
	try {
		const answer = await readBoard({ from: today, to: today + 1, communityId: null, unitId }, signal);
		tellChange(board, mergeAnswer(board.model, answer));
		return answer;
	} catch (error) {
		if (error instanceof Failure && !signal.aborted) patchCell(board.state, { failure: error.message });
		return null;
	}
}

function useOpenFeeds(communityIds: string[], unitId: string | null, { from, to }: DayRange): void {
	const board = useBoard();
	const feeds = useRef<Feed[]>([]);
	const named = communityIds.join(",");

	useEffect(() => {
		feeds.current = named.split(",").flatMap((id) => (id ? [openFeed(board, id, unitId)] : []));
		return () => {
			for (const feed of feeds.current) feed.close();
			feeds.current = [];
		};
	}, [board, named, unitId]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a feed that was opened wants its days, too
	useEffect(() => {
		for (const feed of feeds.current) feed.want({ from, to });
	}, [from, to, board, named, unitId]);

	useEffect(() => {
		const timer = setInterval(() => {
			if (businessDay() === board.model.today) return;
			for (const feed of feeds.current) feed.again();
		}, LOOK_MS);
		return () => clearInterval(timer);
	}, [board]);
}

function withMargin(days: { first: number; last: number }): DayRange {
	return { from: days.first - MARGIN_DAYS, to: Math.max(days.last, days.first + 1) + MARGIN_DAYS };
}
