/**
 * What a topic's numbers mean, without any socket: duplicates are dropped, a gap or a new epoch asks the server again,
 * and what arrives while asking waits its turn.
 */
import type { Topics } from "@/gen/api";

export interface LiveEvent<Op extends string = string, D = unknown> {
	topic: string;
	epoch: string;
	seq: number;
	op: Op;
	client?: string | null;
	data: D;
}

export type Topic = keyof Topics;
/** The events that a topic says, as the server declares them; `op` tells which one it is. */
export type EventOf<T extends Topic> = T extends Topic
	? { [Op in keyof Topics[T] & string]: LiveEvent<Op, Topics[T][Op]> }[keyof Topics[T] & string]
	: never;

export interface Position {
	epoch: string;
	seq: number;
}

export interface Joined extends Position {
	missed: LiveEvent[];
	resync: boolean;
}

export interface TopicState {
	phase: "joining" | "live";
	position: Position | null;
	held: LiveEvent[];
}

export interface Step {
	state: TopicState;
	deliver: LiveEvent[];
	/** The position can't be trusted any more: say it to the server again. */
	rejoin: boolean;
	/** What was delivered so far may lack something: read the state anew. */
	resync: boolean;
}

const HELD_LIMIT = 1000;

export function newTopic(): TopicState {
	return { phase: "joining", position: null, held: [] };
}

function step(state: TopicState, rest: Partial<Omit<Step, "state">> = {}): Step {
	return { state, deliver: [], rejoin: false, resync: false, ...rest };
}

/** The connection is gone or the position doubtful; what is known stays, to be said on joining. */
export function joinAgain(state: TopicState): TopicState {
	return { phase: "joining", position: state.position, held: [] };
}

export function takeEvent(state: TopicState, event: LiveEvent): Step {
	if (state.phase === "joining" || state.position === null) {
		const held = state.held.length < HELD_LIMIT ? [...state.held, event] : state.held;
		return step({ ...state, held });
	}
	const { epoch, seq } = state.position;
	if (event.epoch !== epoch) return step({ ...joinAgain(state), held: [event] }, { rejoin: true });
	if (event.seq <= seq) return step(state);
	if (event.seq > seq + 1) return step({ ...joinAgain(state), held: [event] }, { rejoin: true });
	const moved: TopicState = { ...state, position: { epoch, seq: event.seq } };
	if (event.op === "resync") return step(moved, { resync: true });
	return step(moved, { deliver: [event] });
}

/** The server's answer to a join: missed events first, then what came while we asked. */
export function takeJoined(state: TopicState, answer: Joined): Step {
	const known = state.position;
	const fresh = known === null || known.epoch !== answer.epoch || answer.resync;
	const position: Position = { epoch: answer.epoch, seq: fresh ? answer.seq : known.seq };
	let result = step({ phase: "live", position, held: [] }, { resync: fresh });
	for (const event of [...(fresh ? [] : answer.missed), ...state.held]) {
		const next = takeEvent(result.state, event);
		result = {
			state: next.state,
			deliver: [...result.deliver, ...next.deliver],
			rejoin: result.rejoin || next.rejoin,
			resync: result.resync || next.resync,
		};
	}
	return result;
}
