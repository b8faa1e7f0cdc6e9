/** Dragging as a state machine without a screen: events in, next state and effects out. */
import type { BoardStay } from "./model";
import { type Handles, handlesOf } from "./rules";
import {
	type DragMode,
	type GestureEnv,
	judgeAlone,
	nowFor,
	ownTarget,
	sameTarget,
	type Target,
	targetFor,
	type Verdict,
} from "./verdict";

interface Asked {
	id: string | null;
	inFlight: Target | null;
	next: Target | null;
	/** What the server has agreed to. */
	granted: Target | null;
}

export interface Dragging {
	phase: "dragging";
	stay: BoardStay;
	handles: Handles;
	mode: DragMode;
	grabDay: number;
	target: Target;
	verdict: Verdict;
	asked: Asked;
}

export type GestureState =
	| { phase: "idle" }
	| {
			phase: "pressed";
			stay: BoardStay;
			handles: Handles;
			mode: DragMode;
			x: number;
			y: number;
			grabDay: number;
	  }
	| Dragging;

export interface DropPlan {
	mode: DragMode;
	stay: BoardStay;
	target: Target;
	swapWith: BoardStay | null;
	holdId: string | null;
}

export type GestureEvent =
	| { type: "press"; stay: BoardStay; mode: DragMode; x: number; y: number; day: number }
	| { type: "pickUp"; stay: BoardStay; mode: DragMode; day: number }
	| { type: "point"; x: number; y: number; day: number; unitId: string | null }
	| { type: "aim"; target: Target }
	| { type: "granted"; id: string; target: Target }
	| { type: "denied"; reason: string; target: Target }
	| { type: "late" }
	| { type: "offline" }
	| { type: "release" }
	| { type: "cancel" };

export type GestureEffect =
	| { do: "askHold"; id: string | null; target: Target; ignoreStayId: string }
	| { do: "startTimer" }
	| { do: "releaseHold"; id: string }
	| { do: "drop"; plan: DropPlan }
	| { do: "slideBack"; stay: BoardStay; verdict: Verdict }
	| { do: "explain"; reason: string };

type Step = { state: GestureState; effects: GestureEffect[] };

export const IDLE: GestureState = { phase: "idle" };
const SLACK = 4;

function still(state: GestureState, effects: GestureEffect[] = []): Step {
	return { state, effects };
}

function permits(handles: Handles, mode: DragMode): boolean {
	if (mode === "body") return handles.body;
	return handles[mode];
}

function aim(env: GestureEnv, state: Dragging, target: Target): Step {
	if (sameTarget(state.target, target)) return still(state);
	const alone = judgeAlone(env, state.stay, state.mode, target);
	if (alone) return still({ ...state, target, verdict: alone, asked: { ...state.asked, next: null } });
	if (sameTarget(state.asked.granted, target)) return still({ ...state, target, verdict: { kind: "free" } });
	const verdict: Verdict = { kind: "checking", late: false };
	if (state.asked.inFlight)
		return still({ ...state, target, verdict, asked: { ...state.asked, next: target } });
	return ask({ ...state, target, verdict }, target);
}

function ask(state: Dragging, target: Target): Step {
	return still({ ...state, asked: { ...state.asked, inFlight: target, next: null } }, [
		{ do: "askHold", id: state.asked.id, target, ignoreStayId: state.stay.id },
		{ do: "startTimer" },
	]);
}

/** One question is in the air at a time; what was pointed at meanwhile is asked next. */
function answered(state: Dragging, change: Partial<Asked>, verdict: Verdict, target: Target): Step {
	const asked: Asked = { ...state.asked, ...change, inFlight: null };
	const next: Dragging = {
		...state,
		asked,
		verdict: sameTarget(state.target, target) ? verdict : state.verdict,
	};
	return asked.next ? ask(next, asked.next) : still(next);
}

function begin(env: GestureEnv, stay: BoardStay, mode: DragMode, grabDay: number): Step {
	const handles = handlesOf(stay, env.today, env.mayMove);
	if (!permits(handles, mode))
		return still(IDLE, handles.why ? [{ do: "explain", reason: handles.why }] : []);
	return still({
		phase: "dragging",
		stay,
		handles,
		mode,
		grabDay,
		target: ownTarget(stay),
		verdict: { kind: "same" },
		asked: { id: null, inFlight: null, next: null, granted: null },
	});
}

function release(state: Dragging): Step {
	const held: GestureEffect[] = state.asked.id ? [{ do: "releaseHold", id: state.asked.id }] : [];
	const { verdict, stay, mode, target } = state;
	if (verdict.kind === "same") return still(IDLE, held);
	if (verdict.kind === "taken" || verdict.kind === "refused")
		return still(IDLE, [...held, { do: "slideBack", stay, verdict }]);
	const swapWith = verdict.kind === "swap" ? verdict.with : null;
	if (swapWith)
		return still(IDLE, [...held, { do: "drop", plan: { mode, stay, target, swapWith, holdId: null } }]);
	return still(IDLE, [{ do: "drop", plan: { mode, stay, target, swapWith: null, holdId: state.asked.id } }]);
}

function whileDragging(env: GestureEnv, state: Dragging, event: GestureEvent): Step {
	switch (event.type) {
		case "point":
			return aim(
				env,
				state,
				targetFor(
					state.stay,
					state.handles,
					state.mode,
					nowFor(env, state.stay),
					state.grabDay,
					event.day,
					event.unitId,
				),
			);
		case "aim":
			return aim(env, state, event.target);
		case "granted":
			return answered(state, { id: event.id, granted: event.target }, { kind: "free" }, event.target);
		case "denied":
			return answered(state, {}, { kind: "refused", reason: event.reason }, event.target);
		case "late":
			return still(
				state.verdict.kind === "checking" ? { ...state, verdict: { kind: "checking", late: true } } : state,
			);
		case "offline":
			return still(IDLE, [{ do: "explain", reason: "连接中断，暂不能移动 | Offline: nothing can be moved" }]);
		case "release":
			return release(state);
		case "cancel":
			return still(IDLE, state.asked.id ? [{ do: "releaseHold", id: state.asked.id }] : []);
		default:
			return still(state);
	}
}

export function stepGesture(env: GestureEnv, state: GestureState, event: GestureEvent): Step {
	if (state.phase === "dragging") return whileDragging(env, state, event);
	if (event.type === "pickUp") return begin(env, event.stay, event.mode, event.day);
	if (event.type === "press") {
		const handles = handlesOf(event.stay, env.today, env.mayMove);
		return still({
			phase: "pressed",
			stay: event.stay,
			handles,
			mode: event.mode,
			x: event.x,
			y: event.y,
			grabDay: event.day,
		});
	}
	// A hold granted after the drag was given up must not stay behind.
	if (event.type === "granted") return still(state, [{ do: "releaseHold", id: event.id }]);
	if (state.phase === "idle") return still(state);
	if (event.type === "release" || event.type === "cancel" || event.type === "offline") return still(IDLE);
	if (event.type !== "point" || Math.hypot(event.x - state.x, event.y - state.y) < SLACK) return still(state);
	const begun = begin(env, state.stay, state.mode, state.grabDay);
	if (begun.state.phase !== "dragging") return begun;
	return whileDragging(env, begun.state, event);
}
