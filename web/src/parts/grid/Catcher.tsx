/**
 * Where the keyboard stands while no cell is edited: a text field over the active cell, unseen. So an input method may
 * compose in it from the first key on, and the clipboard has a place to arrive.
 */

import { type ClipboardEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { localize, t } from "@/kit/text";
import { clearRange, copyRange, pasteBlock } from "./acts";
import { type Copied, readBlock, writeBlock } from "./block";
import { cellId } from "./Cell";
import { nameOf, useGrid } from "./context";
import styles from "./grid.module.css";
import { HEAD_HEIGHT, type Layout } from "./layout";
import type { GridModel } from "./model";
import { isChoice, isNumber, isText, kindOf, textOf } from "./values";

interface Props {
	gridId: string;
	layout: Layout;
	height: number;
}

/** A finger wants no on-screen keyboard for standing somewhere. */
const coarse = () => window.matchMedia("(pointer: coarse)").matches;

export function Catcher({ gridId, layout, height }: Props) {
	const grid = useGrid();
	const field = useRef<HTMLTextAreaElement>(null);
	const clipboard = useClipboard(grid);
	const active = useSyncExternalStore(grid.cursor.moved.listen, () => grid.cursor.active);
	useEffect(() => {
		grid.focus = () => field.current?.focus({ preventScroll: true });
	}, [grid]);
	const place = grid.cursor.place;
	const placed =
		place && [...layout.left, ...layout.middle, ...layout.right].find(({ at }) => at === place.column);
	const take = () => {
		const { current } = field;
		if (!current?.value || !grid.cursor.active) return;
		const typed = current.value;
		current.value = "";
		typeOver(grid, typed);
	};
	return (
		<textarea
			ref={field}
			className={styles.catcher}
			rows={1}
			autoComplete="off"
			spellCheck={false}
			{...(coarse() ? { inputMode: "none" as const } : {})}
			aria-label={
				active && place
					? readOut(grid, active, place.row)
					: t("表格，用方向键移动 | Table, move with the arrow keys")
			}
			aria-controls={gridId}
			aria-activedescendant={active && placed ? cellId(gridId, active.id, active.key) : undefined}
			style={
				placed && place
					? { left: placed.offset, top: HEAD_HEIGHT + place.row * height, width: placed.width, height }
					: {}
			}
			onFocus={() => {
				if (!grid.cursor.active && grid.store.size > 0) grid.cursor.go(0, 0);
			}}
			onInput={(event) => {
				if (!(event.nativeEvent as InputEvent).isComposing) take();
			}}
			onCompositionStart={() => field.current?.setAttribute("data-composing", "")}
			onCompositionEnd={() => {
				field.current?.removeAttribute("data-composing");
				take();
			}}
			{...clipboard}
		/>
	);
}

/** Typing replaces what the cell holds; what can't be typed into opens, or stays. */
function typeOver(grid: GridModel, typed: string): void {
	const { active } = grid.cursor;
	const column = active && grid.columns.get(active.key);
	if (!active || !column || column.type === "checkbox") return;
	const kind = kindOf(grid.props, column);
	const byType = isText(column) || isNumber(column) || isChoice(column) || TYPED.includes(column.type);
	const typeable = kind?.Edit ? kind.typed === true : byType;
	grid.editing.begin(active, typeable ? "typed" : "opened", typeable ? typed : null);
}

const TYPED = ["date", "jdate", "datetime", "time", "sel_search_async"];

function readOut(grid: GridModel, { id, key }: { id: string; key: string }, row: number): string {
	const column = grid.columns.get(key);
	if (!column) return "";
	const text = textOf(grid.store.value(id, key), column, grid.columns.namesOf(column));
	const error = grid.checker.errorOf(id, key);
	const nothing = column.secret ? t("不显示 | not shown") : t("空 | empty");
	return [nameOf(column.title, row + 1), text || nothing, error && localize(error)]
		.filter(Boolean)
		.join("，");
}

const OWN = "application/x-guanjia-cells";

interface Own {
	text: string;
	block: Copied[][];
}

/** Copy, cut and paste as spreadsheets do them; between tables of ours the values go along with their texts. */
export function useClipboard(grid: GridModel) {
	const copy = (event: ClipboardEvent): boolean => {
		const block = grid.cursor.session ? null : copyRange(grid);
		if (!block) return false;
		event.preventDefault();
		const text = writeBlock(block.map((line) => line.map((cell) => cell.text)));
		event.clipboardData.setData("text/plain", text);
		event.clipboardData.setData(OWN, JSON.stringify({ text, block } satisfies Own));
		return true;
	};
	return {
		onCopy: copy,
		onCut: (event: ClipboardEvent) => {
			if (copy(event)) clearRange(grid);
		},
		onPaste: (event: ClipboardEvent) => {
			if (grid.cursor.session) return;
			event.preventDefault();
			pasteBlock(grid, readClipboard(event.clipboardData));
		},
	};
}

/** Our own block counts only while the text is still the one that was copied with it. */
function readClipboard(data: DataTransfer): Copied[][] {
	const text = data.getData("text/plain");
	const own = readOwn(data.getData(OWN));
	if (own && own.text === text.replace(/\r?\n/g, "\r\n")) return own.block;
	return readBlock(text).map((line) => line.map((field) => ({ text: field })));
}

function readOwn(json: string): Own | null {
	if (!json) return null;
	try {
		const own = JSON.parse(json) as Own;
		return Array.isArray(own.block) && typeof own.text === "string" ? own : null;
	} catch {
		return null;
	}
}
