/** What a drop writes: the bar moves at once, the server decides, and a refusal slides it back with alternatives. */

import type { Shapes } from "@/gen/api";
import { patchCell, readCell } from "@/kit/state";
import { t } from "@/kit/text";
import { Failure, failureOf } from "@/kit/transport";
import { actOnOrder, dropHold, editBlock, originOf, readQuote } from "../../api";
import { sumYuan, toFen } from "../../cashier/money";
import { stepOf, stepOfEnd } from "../../orders/drags";
import { isoOf } from "../model/day";
import type { DropPlan } from "../model/gesture";
import { patchStay, restoreStay } from "../model/merge";
import { type BoardStay, isWaiting } from "../model/model";
import { patchUnassigned, UNASSIGNED } from "../model/unassigned";
import { type Act, noteOwnStep, undoAssign, undoCut, undoMove, undoResize, undoSwap } from "../model/undo";
import { describe, rememberAct, say, showRefusal, unassignStay } from "./acts";
import { type Board, tellChange, underway } from "./board";
import { answerHours, dropHours } from "./dropHours";
import type { Reasons } from "./override";
import type { PriceQuestion } from "./talk";

type NightLine = Shapes["NightPrice"];

export interface PriceChoice {
	mode: "keep" | "reprice" | "typed";
	lines?: { night: string; price: string }[];
	reason?: string;
}

/** Paints the plan, asks about money where it changes, then writes. */
export async function drop(board: Board, plan: DropPlan): Promise<void> {
	if (plan.stay.hours) return dropHours(board, plan);
	if (plan.target.unitId === UNASSIGNED) return dropIntoUnassigned(board, plan);
	const paint =
		plan.mode !== "cut" && !(plan.stay.state === "in_house" && plan.target.unitId !== plan.stay.unitId);
	if (paint) tellChange(board, patchStay(board.model, plan.stay.id, plan.target, isoOf));
	const question = await priceQuestion(board, plan);
	if (question) patchCell(board.state, { question });
	else await write(board, plan, { mode: "keep" });
}

/** The bar goes up into the unassigned queue at once; nothing is claimed there, so a hold is given back. */
async function dropIntoUnassigned(board: Board, plan: DropPlan): Promise<void> {
	if (plan.holdId) void dropHold(plan.holdId);
	tellChange(board, patchUnassigned(board.model, plan.stay.id));
	if (!(await unassignStay(board, plan.stay))) giveBack(board, { ...plan, holdId: null });
}

/** The server keeps the price of a resize by its own rules; only a changed unit or date of a move may change the sum. */
async function priceQuestion(board: Board, plan: DropPlan): Promise<PriceQuestion | null> {
	if (plan.stay.kind !== "order" || plan.mode !== "body" || plan.swapWith) return null;
	const { target, stay } = plan;
	const start = target.unitId === stay.unitId ? stay.start : Math.max(target.start, stay.start);
	try {
		const former = isWaiting(stay)
			? [{ night: stay.from, price: stay.total }]
			: await priced(board, stay, stay.unitId, start, stay.end);
		const next = await priced(board, stay, target.unitId, target.start, target.end);
		const newTotal = sumOf(next);
		if (toFen(sumOf(former)) === toFen(newTotal)) return null;
		const whole = stay.segment.count === 1 && target.end - target.start === stay.nights;
		return { plan, oldTotal: whole ? stay.total : sumOf(former), newTotal, lines: next };
	} catch (error) {
		if (error instanceof Failure) return null;
		throw error;
	}
}

/** Prices per night from what the board already knows, so that a drop need not wait; else, and where a company pays, from the server. */
async function priced(
	board: Board,
	stay: BoardStay,
	unitId: string,
	start: number,
	end: number,
): Promise<NightLine[]> {
	const known = stay.companyId ? null : board.model.prices.get(unitId);
	const lines: NightLine[] = [];
	for (let day = start; day < end; day += 1) {
		const price = known?.get(day);
		if (price === undefined)
			return (await readQuote(unitId, isoOf(start), isoOf(end), undefined, originOf(stay))).lines;
		lines.push({ night: isoOf(day), price });
	}
	return lines;
}

export async function answerPrice(board: Board, choice: PriceChoice | null): Promise<void> {
	const { question } = readCell(board.state);
	patchCell(board.state, { question: null });
	if (!question) return;
	if (question.plan.stay.hours) return answerHours(board, question.plan, choice);
	if (choice === null) giveBack(board, question.plan);
	else await write(board, question.plan, choice);
}

function giveBack(board: Board, plan: DropPlan): void {
	tellChange(board, restoreStay(board.model, plan.stay));
	if (plan.holdId) void dropHold(plan.holdId);
}

function write(board: Board, plan: DropPlan, choice: PriceChoice, reasons: Reasons = {}): Promise<void> {
	return underway(board, carry(board, plan, choice, reasons));
}

async function carry(
	board: Board,
	plan: DropPlan,
	choice: PriceChoice,
	reasons: Reasons = {},
): Promise<void> {
	const { stay } = plan;
	try {
		await send(plan, choice, reasons);
	} catch (error) {
		giveBack(board, plan);
		const again = (unitId: string) =>
			void drop(board, {
				...plan,
				stay: newest(board, stay),
				target: { ...plan.target, unitId },
				swapWith: null,
				holdId: null,
			});
		showRefusal(
			board,
			failureOf(error),
			plan.mode === "body" ? again : null,
			(overrideBody) =>
				void write(board, { ...plan, stay: newest(board, stay), holdId: null }, choice, {
					...reasons,
					...overrideBody,
				}),
		);
		return;
	}
	if (plan.swapWith) noteOwnStep({ id: plan.swapWith.sourceId, version: plan.swapWith.version });
	rememberAct(board, inverseOf(plan));
	const title = board.model.units.get(plan.target.unitId)?.title ?? "";
	say(
		board,
		`${describe(stay)} ${t("已移动到 | moved to")} ${title} ${isoOf(plan.target.start)} → ${isoOf(plan.target.end)}`,
	);
}

function newest(board: Board, stay: BoardStay): BoardStay {
	return board.model.stays.get(stay.id) ?? stay;
}

function inverseOf(plan: DropPlan): Act {
	const { stay, target } = plan;
	if (plan.swapWith) return undoSwap(stay, plan.swapWith);
	if (
		plan.mode === "cut" ||
		(stay.kind === "order" && plan.mode === "body" && stay.start < target.start && stay.end === target.end)
	) {
		return undoCut(stay, target.start);
	}
	if (isWaiting(stay)) return undoAssign(stay);
	return plan.mode === "body" && stay.kind === "order" ? undoMove(stay) : undoResize(stay);
}

function send(plan: DropPlan, choice: PriceChoice, more: Reasons): Promise<unknown> {
	const { stay, target } = plan;
	const known = { id: stay.sourceId, version: stay.version, ...more };
	const from = isoOf(target.start);
	const to = isoOf(target.end);
	const hold = plan.holdId ? { holdId: plan.holdId } : {};
	if (stay.kind === "block")
		return editBlock({ id: stay.sourceId, version: stay.version, from, to, reason: stay.reason ?? "" });
	if (plan.swapWith)
		return actOnOrder(stepOf("swap"), {
			...known,
			stayId: stay.id,
			withStayId: plan.swapWith.id,
			withVersion: plan.swapWith.version,
		});
	if (plan.mode === "cut")
		return actOnOrder(stepOf("cut"), { ...known, stayId: stay.id, date: from, unitId: target.unitId });
	if (plan.mode === "start")
		return actOnOrder(stepOf("arrival"), { ...known, checkIn: from, checkOut: to, ...hold });
	if (plan.mode === "end")
		return actOnOrder(stepOfEnd(isoOf(stay.end), to), { ...known, checkOut: to, ...hold });
	const dates = stay.state === "in_house" || stay.segment.count > 1 ? {} : { from, to };
	const price = choice.mode === "typed" ? { nightPrices: choice.lines, reason: choice.reason } : {};
	if (isWaiting(stay))
		return actOnOrder(stepOf("place"), {
			...known,
			unitId: target.unitId,
			priceMode: choice.mode,
			...price,
			...hold,
		});
	return actOnOrder(stepOf("body"), {
		...known,
		stayId: stay.id,
		unitId: target.unitId,
		...dates,
		priceMode: choice.mode,
		...price,
		...hold,
	});
}

function sumOf(lines: NightLine[]): string {
	return sumYuan(lines.map((line) => line.price));
}
