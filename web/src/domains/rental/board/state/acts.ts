/** What a person does to the board, from the first painted pixel to the server's yes or no. */

import { undoNewest } from "@/engine/undo/newest";
import { offer, toast } from "@/kit/notice";
import { patchCell, readCell } from "@/kit/state";
import { localize, type Pair, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { actOnOrder, carryOut, dropBlock, type PlainStep, setClean, takePlainStep } from "../../api";
import { stepOf } from "../../orders/drags";
import { shortOf } from "../model/day";
import type { BoardStay } from "../model/model";
import {
	type Act,
	type PlainAct,
	remember,
	undoClean,
	undoOpen,
	undoStep,
	undoUnassign,
} from "../model/undo";
import type { CleanState } from "../model/wire";
import { type Board, underway } from "./board";
import { type Override, overrideOf, type Reasons } from "./override";
import { takenOf } from "./talk";

export function say(board: Board, text: Pair | string): void {
	patchCell(board.state, { said: localize(text) });
}

/** Keeps an act of this board for Ctrl+Z; away from a board, and of what nothing takes back, there is nothing to keep. */
export function rememberAct(board: Board | null, act: Act | null): void {
	if (!board || !act) return;
	patchCell(board.state, { acts: remember(readCell(board.state).acts, act) });
}

const OFFER_SECONDS = 10;

/** Says what was done and offers the way back for a while; away from a board too, where it is carried out at once. */
export function offerBack(board: Board | null, text: string, act: PlainAct | null): void {
	rememberAct(board, act);
	if (!act) return toast("success", text);
	offer({
		text,
		label: t("撤销 | Undo"),
		seconds: OFFER_SECONDS,
		run: () => void (board ? takeBack(board, act) : takeBackAlone(act)),
	});
}

async function takeBackAlone(act: PlainAct): Promise<void> {
	try {
		await carryOut(act.inverse());
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		return toast("warning", error.message);
	}
	toast("success", undoneText(act));
}

/** Shows a refusal where the person looks, with who has the nights and what is free instead. */
export function showRefusal(
	board: Board,
	error: unknown,
	choose: ((unitId: string) => void) | null,
	pass?: (overrideBody: Override) => void,
): void {
	if (!(error instanceof Failure)) throw error;
	const taken = takenOf(error.result);
	const winner = taken?.winner;
	const text = winner
		? `${winner.no} ${winner.guest} ${winner.from.slice(5)} → ${winner.to.slice(5)}`
		: error.id === "row.stale"
			? t(
					"别人刚刚修改过，已显示最新状态，请重试 | Somebody else has just changed this; the board shows the newest state, please try again",
				)
			: localize(error.message);
	const title = winner ? t("已被占用 | Already taken") : t("未能完成 | Not done");
	const allow = pass ? overrideOf(error) : null;
	patchCell(board.state, {
		refusal: {
			title,
			text,
			alternatives: taken?.alternatives?.slice(0, 3) ?? [],
			choose,
			...(pass && allow ? { override: (reason: string) => pass(allow(reason)) } : {}),
		},
	});
	say(board, `${title} ${text}`);
}

type Attempt = (
	board: Board,
	done: Pair,
	work: () => Promise<unknown>,
	act: Act | null,
	pass?: (overrideBody: Override) => void,
) => Promise<boolean>;

const attempt: Attempt = (board, ...rest) => underway(board, tryOut(board, ...rest));

const tryOut: Attempt = async (board, done, work, act, pass) => {
	try {
		await work();
	} catch (error) {
		showRefusal(board, error, null, pass);
		return false;
	}
	rememberAct(board, act);
	toast("success", done);
	say(board, done);
	return true;
};

export function describe(stay: BoardStay): string {
	const who = stay.kind === "hold" ? (stay.holdBy?.name ?? "") : stay.guest || stay.reason || stay.no;
	if (stay.hours) return `${who} ${shortOf(stay.start)} ${stay.hours.from}–${stay.hours.to}`;
	return `${who} ${shortOf(stay.start)} → ${shortOf(stay.end)}`;
}

/** Takes a block away (开房). */
export function openRoom(board: Board, block: BoardStay): Promise<boolean> {
	return attempt(board, "已开房 | Room opened", () => dropBlock(block.sourceId), undoOpen(block));
}

export function markClean(board: Board, unitId: string, state: CleanState): Promise<boolean> {
	const before = board.model.units.get(unitId)?.cleanState ?? "dirty";
	return attempt(
		board,
		"房态已更新 | Clean state changed",
		() => setClean(unitId, state),
		undoClean(unitId, before),
	);
}

function known(stay: BoardStay): { id: string; version: number } {
	return { id: stay.sourceId, version: stay.version };
}

/** Back to unassigned: the nights are free for others, the stay waits for a unit of its type. */
export function unassignStay(board: Board, stay: BoardStay, reasons: Reasons = {}): Promise<boolean> {
	return attempt(
		board,
		"已退回待排 | Back to unassigned",
		() => actOnOrder(stepOf("unassigned"), { ...known(stay), ...reasons }),
		undoUnassign(stay),
		(overrideBody) => void unassignStay(board, stay, { ...reasons, ...overrideBody }),
	);
}

/** A transition that asks nothing, with the one that takes it back where there is one. */
export function takePlain(board: Board, stay: BoardStay, code: PlainStep): Promise<boolean> {
	const row = known(stay);
	return attempt(board, "已完成 | Done", () => takePlainStep(code, row), undoStep(code, row));
}

export async function undoLast(board: Board): Promise<void> {
	while (board.pending.size > 0) await Promise.allSettled(board.pending);
	const { acts } = readCell(board.state);
	const last = acts[acts.length - 1];
	if (!last) {
		await undoNewest();
		return;
	}
	await takeBack(board, last);
}

/** Takes one of the kept acts back, whichever it is; what was taken back already is no more among them. */
export async function takeBack(board: Board, act: Act): Promise<void> {
	const { acts } = readCell(board.state);
	if (!acts.includes(act)) return;
	const call = act.inverse(board.model);
	patchCell(board.state, { acts: acts.filter((one) => one !== act) });
	if (!call) {
		toast("warning", "该操作已不能撤销 | This can no longer be undone");
		return;
	}
	await attempt(board, undoneText(act), () => carryOut(call), null);
}

const undoneText = ({ text }: Act): Pair =>
	`已撤销：${text.split(" | ")[0]} | Undone: ${text.split(" | ")[1]}`;
