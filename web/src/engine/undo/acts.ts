/** My last acts in this window, so that each can be taken back, and brought again, without searching the trail. */

import { offer, toast } from "@/kit/notice";
import { t } from "@/kit/text";
import type { Describe } from "../describe";
import { undoNewest } from "./newest";
import { undo } from "./undoing";

interface Remembered {
	act: string;
	path: string;
	text: string;
}

const LIMIT = 20;
const OFFER_SECONDS = 10;
const done: Remembered[] = [];
const undone: Remembered[] = [];

/** Says what was done and offers the way back for a while; without an act there is none to offer. */
export function offerUndo(describe: Describe, act: string | null | undefined, text: string): void {
	if (!act) return toast("success", text);
	const remembered = { act, path: describe.path, text };
	done.push(remembered);
	if (done.length > LIMIT) done.shift();
	undone.length = 0;
	offer({
		text,
		label: t("撤销 | Undo"),
		seconds: OFFER_SECONDS,
		run: () => void takeBack(remembered, done, undone),
	});
}

/** This window's last act at once, else what the server knows of, after a question. */
export function undoLast(): void {
	const last = done.at(-1);
	if (last) void takeBack(last, done, undone);
	else void undoNewest();
}

export function redoLast(): void {
	const last = undone.at(-1);
	if (last) void takeBack(last, undone, done);
	else toast("info", "没有可以重做的操作 | Nothing to redo");
}

/** Undoing an undo is the way to redo: the answer names the act that the undo itself is. */
async function takeBack(one: Remembered, from: Remembered[], to: Remembered[]): Promise<void> {
	const at = from.indexOf(one);
	if (at < 0) return;
	from.splice(at, 1);
	const act = await undo({ act: one.act }, one.path, one.text, to === done);
	if (act) to.push({ ...one, act });
}
