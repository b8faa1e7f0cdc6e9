/** Runs the drag machine against the real world: asks for holds, shows refusals, and hands a drop to the writer. */

import { toast } from "@/kit/notice";
import { isReadOnly } from "@/kit/rights";
import { patchCell, readCell } from "@/kit/state";
import { localize } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { liveStatus } from "@/live/status";
import { addHold, dropHold, moveHold } from "../../api";
import { mayDrag } from "../../orders/drags";
import { isoOf, shanghaiToday, timeOfDay } from "../model/day";
import { type GestureEffect, type GestureEvent, stepGesture } from "../model/gesture";
import { asTicks, hoursText, spanOfTicks, tickOf } from "../model/hours";
import type { GestureEnv, Target } from "../model/verdict";
import { describe, say } from "./acts";
import type { Board } from "./board";
import { drop } from "./drop";
import { takenOf } from "./talk";

const LATE_MS = 300;
const HOLD_SECONDS = 30;

export function gestureEnv(board: Board): GestureEnv {
	return {
		model: board.model,
		today: board.model.today,
		clientId: board.clientId,
		mayMove: mayDrag("body"),
		mayUnassign: mayDrag("unassigned"),
		tick: tickOf(shanghaiToday(), Math.floor(timeOfDay() * 24 * 60)),
	};
}

export function gesture(board: Board, event: GestureEvent): void {
	if ((event.type === "press" || event.type === "pickUp") && isReadOnly()) return;
	const meant: GestureEvent =
		event.type === "release" && liveStatus().phase === "offline"
			? { type: "offline" }
			: event.type === "press" || event.type === "pickUp"
				? { ...event, stay: asTicks(event.stay) }
				: event;
	const { state, effects } = stepGesture(gestureEnv(board), readCell(board.state).gesture, meant);
	const change = state.phase === "idle" ? { gesture: state, moveMode: false } : { gesture: state };
	patchCell(board.state, change);
	for (const effect of effects) carry(board, effect);
}

function carry(board: Board, effect: GestureEffect): void {
	switch (effect.do) {
		case "askHold":
			void askHold(board, effect.id, effect.target, effect.ignoreStayId);
			return;
		case "startTimer":
			setTimeout(() => gesture(board, { type: "late" }), LATE_MS);
			return;
		case "releaseHold":
			void dropHold(effect.id);
			return;
		case "drop":
			void drop(board, effect.plan);
			return;
		case "explain":
			toast("warning", effect.reason);
			say(board, effect.reason);
			return;
		case "slideBack": {
			const { verdict } = effect;
			const why =
				verdict.kind === "taken" ? describe(verdict.by) : verdict.kind === "refused" ? verdict.reason : "";
			toast("warning", why);
			say(board, why);
		}
	}
}

async function askHold(board: Board, id: string | null, target: Target, ignoreStayId: string): Promise<void> {
	const wish = {
		unitId: target.unitId,
		...whenOf(board, target, ignoreStayId),
		seconds: HOLD_SECONDS,
		ignoreStayId,
	};
	try {
		const hold = id === null ? await addHold(wish) : await moveHold(id, wish);
		gesture(board, { type: "granted", id: hold.id, target });
	} catch (error) {
		gesture(board, { type: "denied", reason: reasonOf(error), target });
	}
}

/** Days as they are sent: of nights, or of hours when the stay is day use. */
function whenOf(board: Board, target: Target, stayId: string) {
	if (!board.model.stays.get(stayId)?.hours) return { from: isoOf(target.start), to: isoOf(target.end) };
	const span = spanOfTicks(target.start, target.end);
	return { from: isoOf(span.day), to: isoOf(span.day), hours: hoursText(span) };
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Failure)) return "—";
	const winner = takenOf(error.result)?.winner;
	return winner
		? `${winner.guest || winner.no} ${winner.from.slice(5)} → ${winner.to.slice(5)}`
		: localize(error.message);
}
