/** Copy, cut and paste as spreadsheets do them; between tables of ours the values go along with their texts. */
import type { ClipboardEvent } from "react";
import { clearRange, copyRange, pasteBlock } from "./acts";
import type { Copied } from "./block";
import type { GridModel } from "./model";
import { readBlock, writeBlock } from "./tsv";

const OWN = "application/x-guanjia-cells";

interface Own {
	text: string;
	block: Copied[][];
}

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
