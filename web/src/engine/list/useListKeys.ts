/** The keyboard of a list; see keys.ts for the words. Never while typing, composing or in a dialog. */
import { useEffect, useRef } from "react";
import { WORDS } from "@/kit/catalogue";
import { isComposing, isControl, isTyping, type KeyLine, overlayOpen, usePageKeys } from "@/kit/keys";
import { toast } from "@/kit/notice";
import type { Pair } from "@/kit/text";
import { can, type Describe, type Row } from "../describe";
import type { TreeRows } from "../tree/useTreeRows";
import { redoLast, undoLast } from "../undo/acts";
import type { Cursor } from "./useCursor";
import type { RowActs } from "./useRowActs";
import type { Selection } from "./useSelection";

/** The keys of a list: what each does, in words. */
const LIST_KEYS: readonly KeyLine[] = [
	{ keys: ["j", "↓"], words: "下一行 | Next row" },
	{ keys: ["k", "↑"], words: "上一行 | Previous row" },
	{ keys: ["→", "←"], words: "展开、收起下级 | Open or close what is below" },
	{ keys: ["Space", "x"], words: "选择 | Choose" },
	{ keys: ["Shift J", "Shift K"], words: "连续选择 | Choose a range" },
	{ keys: ["Ctrl A"], words: "选择本页 | Choose the page" },
	{ keys: ["Enter"], words: "打开 | Open" },
	{ keys: ["e"], words: "编辑 | Edit" },
	{ keys: ["Del"], words: "删除，可撤销 | Delete, can be undone" },
	{ keys: ["n"], words: "新增 | New" },
	{ keys: ["r"], words: "刷新 | Refresh" },
	{ keys: ["/"], words: "在列表中搜索 | Search in the list" },
	{ keys: ["f"], words: "高级查询 | Advanced query" },
	{ keys: ["v"], words: "视图 | Views" },
	{ keys: ["Ctrl Z"], words: "撤销我的上一步 | Undo my last act" },
	{ keys: ["Ctrl Shift Z"], words: "重做 | Redo" },
	{ keys: ["Esc"], words: "关闭最上层，清空选择 | Close the top layer, clear the choice" },
];

interface Keys {
	describe: Describe;
	tree: TreeRows;
	cursor: Cursor;
	selection: Selection;
	acts: RowActs;
	open: (row: Row) => void;
	add: () => void;
	refresh: () => void;
	query: () => void;
	views: () => void;
}

export function useListKeys(enabled: boolean, keys: Keys): void {
	usePageKeys("列表 | List", LIST_KEYS, enabled);
	const newest = useRef(keys);
	useEffect(() => {
		newest.current = keys;
	});
	useEffect(() => {
		if (!enabled) return;
		const pressed = (event: KeyboardEvent) => {
			if (event.defaultPrevented || isComposing(event) || isTyping(event.target) || overlayOpen()) return;
			const act = event.ctrlKey || event.metaKey ? withControl(event) : event.altKey ? null : plain(event);
			if (!act) return;
			event.preventDefault();
			act(newest.current);
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, [enabled]);
}

type Act = (keys: Keys) => void;

const PLAIN: Readonly<Record<string, Act>> = {
	j: ({ cursor }) => void cursor.step(1),
	k: ({ cursor }) => void cursor.step(-1),
	ArrowDown: ({ cursor }) => void cursor.step(1),
	ArrowUp: ({ cursor }) => void cursor.step(-1),
	ArrowRight: ({ cursor, tree }) => cursor.id && tree.turn(cursor.id, true),
	ArrowLeft: ({ cursor, tree }) => cursor.id && tree.turn(cursor.id, false),
	J: (keys) => extend(keys, 1),
	K: (keys) => extend(keys, -1),
	x: ({ cursor, selection }) => cursor.row && selection.toggle(cursor.row),
	" ": ({ cursor, selection }) => cursor.row && selection.toggle(cursor.row),
	Enter: ({ cursor, open }) => cursor.row && open(cursor.row),
	e: ({ cursor, acts }) => cursor.row && acts.edits(cursor.row) && acts.edit?.(cursor.row),
	Delete: ({ describe, cursor, selection, acts }) => {
		const rows = selection.size > 0 ? selection.rows : cursor.row ? [cursor.row] : [];
		const refusal = whyNoDelete(describe, rows.length);
		if (refusal) toast("warning", refusal);
		else acts.remove?.(rows);
	},
	n: ({ describe, add }) => can(describe, "add") && add(),
	r: ({ refresh }) => refresh(),
	"/": () => firstFilter()?.focus(),
	f: ({ query }) => query(),
	v: ({ views }) => views(),
	Escape: ({ selection, cursor }) => (selection.size > 0 ? selection.clear() : cursor.put(null)),
};

/** The words of the spec, section 8, for a deletion that cannot begin. */
export function whyNoDelete(describe: Pick<Describe, "serves" | "can">, rows: number): Pair | null {
	if (!describe.serves.includes("delete")) return rows > 1 ? WORDS.noDeleteBatchUrl : WORDS.noDeleteUrl;
	if (rows === 0) return WORDS.selectRows;
	return describe.can.includes("delete") ? null : WORDS.noAccess;
}

function plain(event: KeyboardEvent): Act | null {
	if ((event.key === "Enter" || event.key === " ") && isControl(event.target)) return null;
	return PLAIN[event.key] ?? null;
}

function withControl(event: KeyboardEvent): Act | null {
	const key = event.key.toLowerCase();
	if (key === "a")
		return ({ selection, tree }) => {
			const rows = tree.lines.map((line) => line.row);
			selection.set([...new Set([...selection.ids, ...rows.map((row) => row.id)])], rows);
		};
	if (key === "z") return event.shiftKey ? redoLast : undoLast;
	return null;
}

function extend({ cursor, selection }: Keys, by: number): void {
	const from = cursor.row;
	const to = cursor.step(by);
	if (!to) return;
	const both = [from, to].filter((row) => row !== null);
	selection.set([...new Set([...selection.ids, ...both.map((row) => row.id)])], both);
}

function firstFilter(): HTMLElement | undefined {
	return [...document.querySelectorAll<HTMLElement>("[data-gj-filter]")].find(
		(one) => one.offsetParent !== null,
	);
}
