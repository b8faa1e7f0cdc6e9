/** What a drop of day use writes: the bar moves at once, money is asked about where it changes, a refusal slides it back. */

import { patchCell } from "@/kit/state";
import { Failure, failureOf } from "@/kit/transport";
import { actOnOrder, dropHold, originOf, readDayUseQuote } from "../../api";
import { toFen } from "../../cashier/money";
import { stepOf } from "../../orders/drags";
import { isoOf } from "../model/day";
import type { DropPlan } from "../model/gesture";
import { type HourSpan, hoursText, spanOfTicks } from "../model/hours";
import { patchStay, restoreStay } from "../model/merge";
import type { BoardStay } from "../model/model";
import { undoHours } from "../model/undo";
import { rememberAct, say, showRefusal } from "./acts";
import { type Board, tellChange, underway } from "./board";
import type { PriceChoice } from "./drop";
import type { Reasons } from "./override";
import type { PriceQuestion } from "./talk";

/** The stay as it was before it was picked up: the plan has it on the line of ticks. */
function formerOf(board: Board, plan: DropPlan): BoardStay {
	const { day } = spanOfTicks(plan.stay.start, plan.stay.end);
	const newest = board.model.stays.get(plan.stay.id) ?? plan.stay;
	return { ...plan.stay, start: day, end: day, version: newest.version };
}

export async function dropHours(board: Board, plan: DropPlan): Promise<void> {
	const span = spanOfTicks(plan.target.start, plan.target.end);
	const place = { unitId: plan.target.unitId, start: span.day, end: span.day, hours: hoursText(span) };
	tellChange(board, patchStay(board.model, plan.stay.id, place, isoOf));
	const question = await priceQuestion(plan, span);
	if (question) patchCell(board.state, { question });
	else await write(board, plan, { mode: "keep" });
}

/** Hours of one day cost the same whenever they are; another day or unit may not. */
async function priceQuestion(plan: DropPlan, span: HourSpan): Promise<PriceQuestion | null> {
	const former = spanOfTicks(plan.stay.start, plan.stay.end);
	if (plan.target.unitId === plan.stay.unitId && former.day === span.day) return null;
	try {
		const quote = await readDayUseQuote(plan.target.unitId, isoOf(span.day), undefined, originOf(plan.stay));
		if (toFen(quote.total) === toFen(plan.stay.total)) return null;
		return { plan, oldTotal: plan.stay.total, newTotal: quote.total, lines: quote.lines };
	} catch (error) {
		if (error instanceof Failure) return null;
		throw error;
	}
}

export async function answerHours(board: Board, plan: DropPlan, choice: PriceChoice | null): Promise<void> {
	if (choice === null) giveBack(board, plan);
	else await write(board, plan, choice);
}

function giveBack(board: Board, plan: DropPlan): void {
	tellChange(board, restoreStay(board.model, formerOf(board, plan)));
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
	const span = spanOfTicks(plan.target.start, plan.target.end);
	const former = formerOf(board, plan);
	const body = {
		id: former.sourceId,
		version: plan.stay.version,
		unitId: plan.target.unitId,
		day: isoOf(span.day),
		hours: hoursText(span),
		priceMode: choice.mode,
		...(choice.mode === "typed" ? { nightPrices: choice.lines, reason: choice.reason } : {}),
		...(plan.holdId ? { holdId: plan.holdId } : {}),
		...reasons,
	};
	try {
		await actOnOrder(stepOf("hours"), body);
	} catch (error) {
		giveBack(board, plan);
		const refusal = failureOf(error);
		showRefusal(
			board,
			refusal,
			null,
			(overrideBody) => void write(board, { ...plan, holdId: null }, choice, { ...reasons, ...overrideBody }),
		);
		return;
	}
	rememberAct(board, undoHours({ ...former, version: plan.stay.version }));
	say(board, whereText(board, plan.target.unitId, span, former));
}

function whereText(board: Board, unitId: string, span: HourSpan, stay: BoardStay): string {
	const hours = hoursText(span);
	return `${stay.guest} ${board.model.units.get(unitId)?.title ?? ""} ${isoOf(span.day)} ${hours.from}–${hours.to}`;
}
