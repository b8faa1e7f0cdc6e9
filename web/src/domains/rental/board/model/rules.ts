/** What may be done to a bar, and in words why not; the server has the last word, this only saves a refusal. */
import { ORDER_STATE } from "@/gen/words/rental";
import type { Pair } from "@/kit/text";
import { KEYED_STEPS } from "./keyboard";
import { type BoardStay, isWaiting } from "./model";

export interface Handles {
	/** May be picked up at all. */
	body: boolean;
	shiftDates: boolean;
	changeUnit: boolean;
	start: boolean;
	end: boolean;
	cut: boolean;
	/** Why something of the above is missing, as a text pair. */
	why: Pair | null;
}

const NONE = { body: false, shiftDates: false, changeUnit: false, start: false, end: false, cut: false };

const UNASSIGNED_WHY: Pair =
	"待排房：拖到房间上，或从菜单选择建议的房间 | Waits for a unit: drag it onto one, or choose a proposal from the menu";

export function isFirstSegment(stay: BoardStay): boolean {
	return stay.segment.index <= 1;
}

export function isLastSegment(stay: BoardStay): boolean {
	return stay.segment.index >= stay.segment.count;
}

function orderHandles(stay: BoardStay, today: number): Handles {
	const last = isLastSegment(stay);
	if (stay.state === "in_house") {
		if (stay.end <= today && !last) return { ...NONE, why: "过去的夜晚不可更改 | Past nights cannot change" };
		return {
			body: true,
			shiftDates: false,
			changeUnit: stay.end > today,
			start: false,
			end: last,
			cut: stay.end - Math.max(stay.start, today) > 1,
			why: "已入住的夜晚不可更改，仅可延住、缩短或换房 | Nights already begun stay; extend, shorten or change the room",
		};
	}
	if (stay.state === "checked_out") return { ...NONE, why: ORDER_STATE.checked_out };
	if (stay.state === "closed") return { ...NONE, why: ORDER_STATE.closed };
	const first = isFirstSegment(stay);
	const whole = stay.segment.count === 1;
	return {
		body: true,
		shiftDates: whole,
		changeUnit: true,
		start: first && stay.start >= today,
		end: last,
		cut: stay.end - stay.start > 1,
		why: whole ? null : "分段订单只能换房 | A split order changes rooms only",
	};
}

/** Hours may go anywhere until the guest is in; then only the end and the room. */
function hourHandles(stay: BoardStay): Handles {
	if (stay.state === "checked_out" || stay.state === "closed") return orderHandles(stay, 0);
	const waiting = stay.state !== "in_house";
	return {
		body: true,
		shiftDates: waiting,
		changeUnit: true,
		start: waiting,
		end: true,
		cut: false,
		why: waiting ? null : "已入住，开始时间不可更改 | The guest is in; the beginning stays",
	};
}

export function handlesOf(stay: BoardStay, today: number, mayMove = true): Handles {
	if (!mayMove) return { ...NONE, why: "没有换房权限 | No right to move stays" };
	if (stay.kind === "hold")
		return { ...NONE, why: `${stay.holdBy?.name ?? ""} 正在操作 | Held by ${stay.holdBy?.name ?? ""}` };
	if (stay.kind === "lease") return { ...NONE, why: "长租在合同中变更 | A lease changes in its contract" };
	if (stay.locked) return { ...NONE, why: "已锁定 | Locked" };
	if (isWaiting(stay)) return { ...NONE, body: true, changeUnit: true, why: UNASSIGNED_WHY };
	if (stay.hours) return hourHandles(stay);
	if (stay.kind === "order") return orderHandles(stay, today);
	if (stay.end <= today) return { ...NONE, why: "过去的夜晚不可更改 | Past nights cannot change" };
	const ahead = stay.start >= today;
	return {
		body: ahead,
		shiftDates: ahead,
		changeUnit: false,
		start: ahead,
		end: true,
		cut: false,
		why: ahead ? null : "已开始的关房只能改结束日 | A block that has begun only changes its end",
	};
}

/** What the board itself does; the transitions of an order are the server's. */
export type BoardAct =
	| "open"
	| "book"
	| "modify"
	| "clean"
	| "print"
	| "block"
	| "price"
	| "restrict"
	| "dayUse"
	| "move"
	| "lease";

/** The board's own acts on a bar: ahead of the transitions, and behind them. */
export function actsOfStay(stay: BoardStay): { ahead: BoardAct[]; behind: BoardAct[] } {
	if (stay.kind === "hold") return { ahead: [], behind: [] };
	if (stay.kind === "block") return { ahead: ["open", "modify"], behind: ["clean", "print"] };
	if (isWaiting(stay)) return { ahead: stay.locked ? ["modify"] : ["modify", "move"], behind: [] };
	return { ahead: ["modify"], behind: ["clean", "print"] };
}

export const ACT_TEXT: Record<BoardAct, Pair> = {
	open: "开房 | Open room",
	book: "录入订单 | Enter order",
	modify: "修改 | Modify",
	clean: "房态 | Clean state",
	print: "打印 | Print",
	block: "关房 | Close room",
	price: "改价 | Change prices",
	restrict: "限售 | Restrict sale",
	dayUse: "钟点房 | Day use",
	move: "移动 | Move",
	lease: "签订长租 | New lease",
};

/** Of the board's own acts, and of transitions by their code. */
export const ACT_KEYS: Readonly<Record<string, string>> = {
	modify: "Enter",
	...Object.fromEntries(KEYED_STEPS.map(({ code, key }) => [code, key])),
	block: "B",
	price: "P",
	restrict: "R",
	move: "M",
};
