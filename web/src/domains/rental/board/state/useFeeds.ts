/** Opens a feed for each community that is shown, and asks each for the days in sight with a margin on both sides. */

import { useEffect, useRef } from "react";
import { businessDay } from "@/kit/business-day";
import { patchCell, readCell } from "@/kit/state";
import { Failure } from "@/kit/transport";
import { readBoard } from "../../api";
import { mergeAnswer } from "../model/merge";
import { type Board, keep, tellChange, useBoard, useBoardState } from "./board";
import { type Feed, openFeed } from "./feed";

const MARGIN_DAYS = 10;
/** How soon a board that stands open notices that the business day has turned. */
const LOOK_MS = 60_000;

/** The first visit does not know any community yet: the server's own choice shows the list. */
async function learnCommunities(board: Board): Promise<void> {
	const { today } = board.model;
	const { communityId } = readCell(board.state);
	try {
		const answer = await readBoard({ from: today, to: today + 1, communityId: null });
		const known = communityId === "all" || answer.communities.some((one) => one.id === communityId);
		tellChange(board, mergeAnswer(board.model, answer));
		if (!known)
			keep(board, { communityId: answer.topic?.split("/")[1] ?? answer.communities[0]?.id ?? null });
		patchCell(board.state, { changes: readCell(board.state).changes + 1 });
	} catch (error) {
		if (error instanceof Failure) patchCell(board.state, { failure: error.message });
	}
}

export function useFeeds(): void {
	const board = useBoard();
	const chosen = useBoardState((state) => state.communityId);
	const days = useBoardState((state) => state.sightDays);
	const count = useBoardState((state) => (state.changes > 0 ? board.model.communities.size : 0));
	const feeds = useRef<Feed[]>([]);

	useEffect(() => void learnCommunities(board), [board]);

	useEffect(() => {
		if (chosen === null || (chosen === "all" && count === 0)) return;
		const ids = chosen === "all" ? [...board.model.communities.keys()] : [chosen];
		feeds.current = ids.map((id) => openFeed(board, id));
		const { sightDays } = readCell(board.state);
		for (const feed of feeds.current) feed.want(withMargin(sightDays));
		return () => {
			for (const feed of feeds.current) feed.close();
			feeds.current = [];
		};
	}, [board, chosen, count]);

	useEffect(() => {
		for (const feed of feeds.current) feed.want(withMargin(days));
	}, [days]);

	useEffect(() => {
		const timer = setInterval(() => {
			if (businessDay() === board.model.today) return;
			for (const feed of feeds.current) feed.again();
		}, LOOK_MS);
		return () => clearInterval(timer);
	}, [board]);
}

function withMargin(days: { first: number; last: number }): { from: number; to: number } {
	return { from: days.first - MARGIN_DAYS, to: Math.max(days.last, days.first + 1) + MARGIN_DAYS };
}
