/**
 * Keeps the model true for one community, or one unit of it: the topic is joined before anything is fetched, blocks of days are fetched once
 * and kept, and events that came while a fetch was under way are laid over its answer again.
 */

import { patchCell, readCell } from "@/kit/state";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { isOwn, type LiveEvent, subscribe } from "@/live/client";
import { readBoard } from "../../api";
import { blocksIn, type DayRange, missingRanges } from "../model/blocks";
import { applyDelta, mergeAnswer } from "../model/merge";
import type { Delta, Stay } from "../model/wire";
import { type Board, tellChange } from "./board";

export interface Feed {
	communityId: string;
	want(range: DayRange): void;
	/** Everything is read again, the bars that are here stay until then. */
	again(): void;
	close(): void;
}

interface Inner {
	board: Board;
	communityId: string;
	unitId: string | null;
	have: Set<number>;
	wanted: DayRange | null;
	/** Events since the oldest fetch still under way. */
	during: Delta[];
	running: number;
	joined: boolean;
	abort: AbortController;
	/** Answers of an earlier generation are stale. */
	generation: number;
}

const JOIN_PATIENCE_MS = 1500;
const RETRY_MS = 3000;
const OPS = new Set(["stay.put", "stay.del", "unassigned.put", "unassigned.del", "unit.put", "price.put"]);

export function openFeed(board: Board, communityId: string, unitId: string | null = null): Feed {
	const inner: Inner = {
		board,
		communityId,
		unitId,
		have: new Set(),
		wanted: null,
		during: [],
		running: 0,
		joined: false,
		abort: new AbortController(),
		generation: 0,
	};
	const leave = listen(inner);
	const timer = setTimeout(() => {
		inner.joined = true;
		fetchMissing(inner);
	}, JOIN_PATIENCE_MS);
	return {
		communityId,
		want: (range) => {
			inner.wanted = range;
			fetchMissing(inner);
		},
		again: () => readAgain(inner),
		close: () => {
			clearTimeout(timer);
			inner.abort.abort();
			inner.generation = -1;
			leave();
		},
	};
}

/** Whoever may see a part of the board only is not told what changed, but that something did. */
function listen(inner: Inner): () => void {
	const heard = {
		onEvent: (event: LiveEvent) => hear(inner, event),
		onResync: () => readAgain(inner),
	};
	const refuse = () =>
		patchCell(inner.board.state, { failure: "没有此小区的查看权限 | No right to see this community" });
	let leave = subscribe(`board/${inner.communityId}`, {
		...heard,
		onEnded: () => {
			leave = subscribe(`boardChanges/${inner.communityId}`, { ...heard, onEnded: refuse });
		},
	});
	return () => leave();
}

function hear(inner: Inner, event: LiveEvent): void {
	if (!OPS.has(event.op)) {
		readAgain(inner);
		return;
	}
	const delta = { op: event.op, data: event.data } as Delta;
	if (inner.running > 0) inner.during.push(delta);
	tellChange(inner.board, applyDelta(inner.board.model, delta));
	if (!isOwn(event)) announce(inner.board, delta);
}

/** Others' changes are read out; their holds come and go too fast for that. */
function announce(board: Board, delta: Delta): void {
	if ((delta.op !== "stay.put" && delta.op !== "unassigned.put") || delta.data.stay.kind === "hold") return;
	const stay: Stay = delta.data.stay;
	const unit = stay.unitType
		? t("待排房 | waits for a unit")
		: (board.model.units.get(stay.unitId)?.title ?? "");
	patchCell(board.state, {
		said: `${stay.updateBy ?? ""} ${stay.guest || stay.reason || stay.no} ${unit} ${stay.from} → ${stay.to}`,
	});
}

/** Everything known may lack something: forget which blocks are here and fetch what is in sight; old bars stay until then. */
function readAgain(inner: Inner): void {
	inner.joined = true;
	inner.have.clear();
	inner.abort.abort();
	inner.abort = new AbortController();
	inner.generation += 1;
	fetchMissing(inner);
}

function fetchMissing(inner: Inner): void {
	if (!inner.joined || !inner.wanted || inner.generation < 0) return;
	for (const range of missingRanges(inner.have, inner.wanted.from, inner.wanted.to))
		void fetchRange(inner, range);
}

async function fetchRange(inner: Inner, range: DayRange): Promise<void> {
	const { board, generation } = inner;
	for (const block of blocksIn(range)) inner.have.add(block);
	inner.running += 1;
	patchCell(board.state, { fetching: readCell(board.state).fetching + 1 });
	try {
		const { communityId, unitId } = inner;
		const answer = await readBoard({ ...range, communityId, unitId }, inner.abort.signal);
		if (generation !== inner.generation) return;
		tellChange(board, mergeAnswer(board.model, answer));
		for (const delta of inner.during) tellChange(board, applyDelta(board.model, delta));
		patchCell(board.state, { ready: true, failure: null });
	} catch (error) {
		if (generation === inner.generation) giveUp(inner, range, error);
	} finally {
		inner.running -= 1;
		if (inner.running === 0) inner.during = [];
		patchCell(board.state, { fetching: readCell(board.state).fetching - 1 });
	}
}

function giveUp(inner: Inner, range: DayRange, error: unknown): void {
	for (const block of blocksIn(range)) inner.have.delete(block);
	if (!(error instanceof Failure)) return;
	patchCell(inner.board.state, { failure: error.message });
	if (error.status === 0 || error.status >= 500) setTimeout(() => fetchMissing(inner), RETRY_MS);
}
