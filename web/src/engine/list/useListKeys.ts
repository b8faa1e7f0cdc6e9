/** The keyboard of a list; see keys.ts for the words. Never while typing, composing or in a dialog. */
import { useEffect, useRef } from "react";
import { WORDS } from "@/kit/catalogue";
import { isComposing, isControl, isTyping, overlayOpen, usePageKeys } from "@/kit/keys";
import { toast } from "@/kit/notice";
import type { Pair } from "@/kit/text";
import { can, type Describe, type Row } from "../describe";
import type { TreeRows } from "../tree/useTreeRows";
import { redoLast, undoLast } from "../undo/acts";
import { LIST_KEYS } from "./keys";
import type { Cursor } from "./useCursor";
import type { RowActs } from "./useRowActs";
import type { Selection } from "./useSelection";

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
	e: ({ cursor, acts }) => cursor.row && acts.edit?.(cursor.row),
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
