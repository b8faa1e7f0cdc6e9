/** What a click or a key on the calendar of a unit does; everything else is the board's own. */
import { toast } from "@/kit/notice";
import { may } from "@/kit/rights";
import { patchCell, readCell } from "@/kit/state";
import { freeNights } from "../model/bars";
import { type NightSpan, paintedSpans, startPaint, stretchPaint } from "../model/paint";
import { staysOn } from "../model/stays";
import type { Unit } from "../model/wire";
import type { Board } from "../state/board";
import { actOnCell, enterOrder, openStay } from "../state/commands";

/** The chosen nights, as far as they are of this unit. */
export function chosenNights(board: Board, unit: Unit): NightSpan | null {
	return paintedSpans(readCell(board.state).painting, [unit.id]).get(unit.id)?.[0] ?? null;
}

export function isChosen(span: NightSpan | null, day: number): boolean {
	return span !== null && span.start <= day && day < span.end;
}

export function choose(board: Board, unit: Unit, day: number, extend = false): void {
	const cell = { unitId: unit.id, day };
	const { cursor, painting } = readCell(board.state);
	const begun = painting.length > 0 || !cursor ? painting : [{ anchor: cursor, head: cursor }];
	patchCell(board.state, {
		cursor: cell,
		painting: startPaint(begun, cell, { shift: extend, ctrl: false }),
		menu: null,
	});
}

export function stretch(board: Board, unit: Unit, day: number): void {
	const cell = { unitId: unit.id, day };
	patchCell(board.state, { cursor: cell, painting: stretchPaint(readCell(board.state).painting, cell) });
}

/** Opens what lies on the night, or the form for the chosen nights. */
export function takeNight(board: Board, unit: Unit, day: number): void {
	const chosen = chosenNights(board, unit);
	const span = chosen && isChosen(chosen, day) ? chosen : { start: day, end: day + 1 };
	const taken = span.end - span.start > freeNights(board.model, unit, span.start, span.end).length;
	const stay = staysOn(board.model, unit.leafIds, day, day + 1).find(({ kind }) => kind !== "hold");
	if (span.end - span.start === 1 && taken && stay) openStay(board, stay);
	else if (taken) toast("warning", "所选夜晚已有安排 | Some of these nights are taken");
	else enterNights(board, unit, span);
}

export function enterNights(board: Board, unit: Unit, { start, end }: NightSpan): void {
	if (start < board.model.today) toast("info", "过去的夜晚不能预订 | Past nights cannot be booked");
	else if (!unit.sellable) toast("info", "这一单元不单独出租 | This unit is not let by itself");
	else if (unit.riyue === "2") {
		if (may("rental:lease:add")) actOnCell(board, unit.id, start, "lease");
	} else if (may("rental:order:add")) enterOrder(board, unit.id, start, end);
}
