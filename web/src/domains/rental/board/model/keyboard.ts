/** From a key press to a command of the board; nothing fires in a text field or while an input method is composing. */
import { ORDER_STEPS } from "@/gen/words/rental";
import type { KeyLine } from "@/kit/keys";
import type { Pair } from "@/kit/text";

export interface KeyPress {
	key: string;
	ctrl: boolean;
	shift: boolean;
	alt: boolean;
	composing: boolean;
	inField: boolean;
}

export type Command =
	| { do: "walk"; days: number; rows: number; extend: boolean }
	| { do: "open" }
	| { do: "moveMode" }
	| { do: "step"; code: string }
	| { do: "block" }
	| { do: "price"; onOrder: Command | null }
	| { do: "restrict" }
	| { do: "undo" }
	| { do: "menu" }
	| { do: "cancel" }
	| { do: "search" }
	| { do: "today" }
	| { do: "table" }
	| { do: "view" }
	| { do: "page"; direction: 1 | -1 }
	| { do: "zoom"; direction: 1 | -1 }
	| { do: "fold" };

/** In move mode the arrows push the stay instead of the cursor. */
export type MoveCommand =
	| { do: "push"; days: number; rows: number; edge: "body" | "start" | "end" }
	| { do: "drop" }
	| { do: "cancel" };

const STEPS: Record<string, { days: number; rows: number }> = {
	ArrowLeft: { days: -1, rows: 0 },
	ArrowRight: { days: 1, rows: 0 },
	ArrowUp: { days: 0, rows: -1 },
	ArrowDown: { days: 0, rows: 1 },
};

/** On a stay it takes a transition, elsewhere it changes prices. */
const PRICE_KEY = "P";

const PLAIN: Record<string, Command> = {
	enter: { do: "open" },
	m: { do: "moveMode" },
	b: { do: "block" },
	r: { do: "restrict" },
	contextmenu: { do: "menu" },
	escape: { do: "cancel" },
	"/": { do: "search" },
	t: { do: "today" },
	l: { do: "table" },
	v: { do: "view" },
	" ": { do: "fold" },
	pageup: { do: "page", direction: -1 },
	pagedown: { do: "page", direction: 1 },
	"+": { do: "zoom", direction: -1 },
	"=": { do: "zoom", direction: -1 },
	"-": { do: "zoom", direction: 1 },
};

interface KeyedStep {
	code: string;
	key: string;
	label: Pair;
}

/** The transitions of an order that have a key on the board, as they are declared. */
export const KEYED_STEPS: readonly KeyedStep[] = Object.entries(ORDER_STEPS).flatMap(([code, step]) =>
	"keys" in step ? [{ code, key: step.keys.board, label: step.label }] : [],
);

const ON_ORDER: Record<string, Command> = Object.fromEntries(
	KEYED_STEPS.map(({ code, key }) => [key.toLowerCase(), { do: "step", code }]),
);

export function commandOf(press: KeyPress): Command | null {
	if (press.composing || press.inField) return null;
	const key = press.key.toLowerCase();
	if (press.ctrl) return key === "z" && !press.shift ? { do: "undo" } : null;
	if (press.alt) return null;
	const step = STEPS[press.key];
	if (step) return { do: "walk", ...step, extend: press.shift };
	if (press.shift && key === "f10") return { do: "menu" };
	const ofOrder = ON_ORDER[key] ?? null;
	return key === PRICE_KEY.toLowerCase() ? { do: "price", onOrder: ofOrder } : (PLAIN[key] ?? ofOrder);
}

/** Plain arrows move, Shift pulls the end, Alt pulls the beginning. */
export function moveCommandOf(press: KeyPress): MoveCommand | null {
	if (press.composing || press.inField || press.ctrl) return null;
	const step = STEPS[press.key];
	if (step) return { do: "push", ...step, edge: press.shift ? "end" : press.alt ? "start" : "body" };
	if (press.key === "Enter") return { do: "drop" };
	return press.key === "Escape" ? { do: "cancel" } : null;
}

export const BOARD_KEYS: readonly KeyLine[] = [
	{ keys: ["← ↑ → ↓"], words: "移动单元格或房间 | Move the cell, or over rooms" },
	{ keys: ["Shift + ← ↑ → ↓"], words: "扩展选择 | Extend the selection" },
	{ keys: ["Enter"], words: "打开订单，或在空房录入 | Open the stay, or enter an order" },
	{
		keys: ["M"],
		words:
			"移动模式：方向键移动，Shift 改离店，Alt 改到店，Enter 放下，Esc 取消 | Move mode: arrows move, Shift pulls the end, Alt the start, Enter drops, Esc cancels",
	},
	...KEYED_STEPS.filter(({ key }) => key !== PRICE_KEY).map(({ key, label }) => ({
		keys: [key],
		words: label,
	})),
	{ keys: ["B"], words: "关房 | Close the room" },
	{ keys: [PRICE_KEY], words: "改价；在订单上为收银 | Prices; on a stay the cashier" },
	{ keys: ["R"], words: "限售 | Restrict sale" },
	{ keys: ["Shift + F10"], words: "菜单 | Menu" },
	{ keys: ["Ctrl + Z"], words: "撤销上一步 | Undo the last act" },
	{ keys: ["Space"], words: "折叠或展开 | Fold or unfold" },
	{ keys: ["/"], words: "查找客人 | Find a guest" },
	{ keys: ["T"], words: "今天 | Today" },
	{
		keys: ["PageUp", "PageDown"],
		words: "前后10天；楼栋视图前后一天 | 10 days back or on; one in the building view",
	},
	{ keys: ["+", "−"], words: "缩放 | Zoom" },
	{ keys: ["V", "L"], words: "楼栋视图 / 表格 | Building view / table" },
];
