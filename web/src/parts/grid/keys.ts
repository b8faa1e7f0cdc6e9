/** The keys of a spreadsheet, on the table. */
import { type KeyboardEvent, useRef } from "react";
import { CONTROL, isComposing, type KeyLine, usePageKeys } from "@/kit/keys";
import { clearRange, fillDown, moveRow } from "./acts";
import { HEAD_HEIGHT, MAX_HEIGHT } from "./layout";
import type { GridModel } from "./model";
import { isText } from "./values";

const LINES: readonly KeyLine[] = [
	{ keys: ["↑", "↓", "←", "→"], words: "移动，按住 Shift 选区 | Move, with Shift select" },
	{ keys: ["Tab", "Enter"], words: "下一格、下一行 | Next cell, next row" },
	{ keys: ["Home", "End", "PageUp", "PageDown"], words: "行首、行尾、翻页 | Ends of the row, pages" },
	{ keys: ["F2"], words: "编辑 | Edit" },
	{ keys: ["Esc"], words: "放弃编辑；再按 Tab 离开表格 | Give up editing; then Tab leaves the table" },
	{ keys: ["Delete"], words: "清空 | Clear" },
	{ keys: [`${CONTROL} C`, `${CONTROL} X`, `${CONTROL} V`], words: "复制、剪切、粘贴 | Copy, cut, paste" },
	{ keys: [`${CONTROL} Z`, `${CONTROL} Y`], words: "撤销、重做 | Undo, redo" },
	{ keys: [`${CONTROL} D`], words: "向下填充 | Fill down" },
	{ keys: ["Shift Space"], words: "勾选行 | Tick the row" },
	{ keys: ["Alt ↑", "Alt ↓"], words: "移动行 | Move the row" },
	{ keys: ["Shift F10"], words: "列菜单：固定、取消固定 | Menu of the column: freeze, unfreeze" },
];

export function useKeys(grid: GridModel, height: number) {
	usePageKeys("表格 | Table", LINES);
	const edited = useRef(false);
	return {
		onKeyDownCapture: () => {
			edited.current = grid.cursor.session !== null;
		},
		onKeyDown: (event: KeyboardEvent) => {
			const { target, currentTarget } = event;
			if (!currentTarget.contains(target as Node) || isComposing(event.nativeEvent)) return;
			if ((target as HTMLElement).closest("[data-own], [data-handle], input[type=checkbox]")) return;
			const taken = grid.cursor.session
				? whileEditing(grid, event)
				: !edited.current && whileMoving(grid, event, height);
			if (!taken) return;
			event.preventDefault();
			event.stopPropagation();
		},
	};
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};

function whileEditing(grid: GridModel, event: KeyboardEvent): boolean {
	const { session } = grid.cursor;
	const column = session && grid.columns.get(session.key);
	if (!session || !column) return false;
	const leave = (rows: number, columns: number): boolean => {
		grid.editing.commit();
		step(grid, rows, columns, false);
		grid.focus();
		return true;
	};
	if (event.key === "Escape") {
		grid.editing.cancel();
		grid.focus();
		return true;
	}
	if (event.key !== "Tab" && (event.ctrlKey || event.metaKey)) return false;
	if (event.key === "Tab") return leave(0, event.shiftKey ? -1 : 1);
	const plain = isText(column) || column.type === "inputNumber" || session.mode === "typed";
	if (event.defaultPrevented || (event.target as HTMLElement).closest(".ant-select, .ant-picker"))
		return false;
	if (event.key === "Enter" && plain && !(column.type === "textarea" && (event.altKey || event.shiftKey)))
		return leave(event.shiftKey ? -1 : 1, 0);
	const arrow = STEPS[event.key];
	return arrow !== undefined && session.mode === "typed" && plain ? leave(...arrow) : false;
}

function whileMoving(grid: GridModel, event: KeyboardEvent, height: number): boolean {
	if (event.ctrlKey || event.metaKey) return withControl(grid, event);
	const { active } = grid.cursor;
	if (!active) return false;
	if (event.key !== "Tab") grid.released = false;
	const arrow = STEPS[event.key];
	if (arrow && event.altKey) {
		if (grid.mayMove && arrow[0] !== 0) moveRow(grid, active.id, arrow[0] > 0 ? 1 : -1);
		return true;
	}
	if (arrow) return step(grid, ...arrow, event.shiftKey);
	const page = Math.max(1, Math.floor(((grid.props.maxHeight ?? MAX_HEIGHT) - HEAD_HEIGHT) / height) - 1);
	switch (event.key) {
		case "PageUp":
			return step(grid, -page, 0, event.shiftKey);
		case "PageDown":
			return step(grid, page, 0, event.shiftKey);
		case "Home":
			return step(grid, 0, -Number.MAX_SAFE_INTEGER, event.shiftKey);
		case "End":
			return step(grid, 0, Number.MAX_SAFE_INTEGER, event.shiftKey);
		case "Tab":
			return tab(grid, event.shiftKey ? -1 : 1);
		case "Enter":
			return enter(grid, event.shiftKey);
		case "F2":
			return grid.editing.open(active);
		case "F10":
			if (event.shiftKey) grid.menu.show(active.key);
			return event.shiftKey;
		case "Escape":
			grid.released = true;
			return true;
		case "Delete":
		case "Backspace":
			clearRange(grid);
			return true;
		case " ":
			return space(grid, event.shiftKey);
		default:
			return false;
	}
}

function withControl(grid: GridModel, event: KeyboardEvent): boolean {
	const far = Number.MAX_SAFE_INTEGER;
	const arrow = STEPS[event.key];
	if (arrow) return step(grid, arrow[0] * far, arrow[1] * far, event.shiftKey);
	switch (event.key.toLowerCase()) {
		case "z":
			event.shiftKey ? grid.redo() : grid.undo();
			return true;
		case "y":
			grid.redo();
			return true;
		case "d":
			fillDown(grid);
			return true;
		case "a":
			grid.cursor.selectAll();
			return true;
		case "home":
			return step(grid, -far, -far, event.shiftKey);
		case "end":
			return step(grid, far, far, event.shiftKey);
		default:
			return false;
	}
}

function step(grid: GridModel, rows: number, columns: number, extend: boolean): boolean {
	const { place } = grid.cursor;
	if (!place) return false;
	grid.cursor.go(place.row + rows, place.column + columns, extend);
	if (grid.cursor.active) grid.show(grid.cursor.active);
	if (grid.props.alwaysEdit && !extend && grid.cursor.active) grid.editing.open(grid.cursor.active, false);
	return true;
}

/** To the next cell, on to the next row; from the last one, or after Esc, out of the table. */
function tab(grid: GridModel, by: 1 | -1): boolean {
	const { place } = grid.cursor;
	const [width, rows] = [grid.columns.shown.length, grid.store.size];
	if (!place || grid.released) return false;
	const next = place.row * width + place.column + by;
	if (next < 0 || next >= rows * width) return false;
	return step(grid, Math.floor(next / width) - place.row, (next % width) - place.column, false);
}

function enter(grid: GridModel, back: boolean): boolean {
	const { active } = grid.cursor;
	if (!active) return false;
	return grid.editing.open(active) || step(grid, back ? -1 : 1, 0, false);
}

function space(grid: GridModel, row: boolean): boolean {
	const { active } = grid.cursor;
	if (!active) return false;
	if (row) {
		if (grid.props.rowSelection && grid.mayTick(active.id)) grid.selection.toggle(active.id);
		return true;
	}
	return grid.columns.get(active.key)?.type === "checkbox" && grid.editing.toggle(active);
}
