/**
 * What any module may say to the person, without knowing how it is shown: the shell registers the antd sink once it is
 * loaded, and what was said before waits for it.
 */
import type { ReactNode } from "react";
import { cell, useCell, writeCell } from "./state";
import type { Pair } from "./text";
import { localize } from "./text";

export type Tone = "success" | "info" | "warning" | "error";
export interface Ask {
	title: string;
	content?: ReactNode;
	okText?: string;
	danger?: boolean;
	/** A notice without a way back, such as a session that is over. */
	only?: boolean;
}
/** A way back (or on) that stands beside a short line for a while. */
export interface Offer {
	text: string;
	label: string;
	seconds: number;
	run(): void;
}
export interface NoticeSink {
	toast(tone: Tone, text: string): void;
	offer(offer: Offer): void;
	/** A line that stays until the work is done. */
	during(text: string, work: Promise<unknown>): void;
	notify(tone: Tone, title: string, text: string, seconds: number): void;
	ask(question: Ask): Promise<boolean>;
}

const neededCell = cell(false);

/** True from the first thing said on: until then the components that show it need not be loaded. */
export const useNoticesNeeded = () => useCell(neededCell);

let sink: NoticeSink | null = null;
let waiting: Array<(ready: NoticeSink) => void> = [];

export function registerNotices(ready: NoticeSink): void {
	sink = ready;
	const queued = waiting;
	waiting = [];
	for (const say of queued) say(ready);
}

function withSink(say: (ready: NoticeSink) => void): void {
	if (sink) say(sink);
	else {
		waiting.push(say);
		writeCell(neededCell, true);
	}
}

/** A short line at the top; text may be a pair. */
export function toast(tone: Tone, text: Pair | string): void {
	withSink((ready) => ready.toast(tone, localize(text)));
}

/** A short line with one button, such as "deleted, undo". */
export function offer(offered: Offer): void {
	withSink((ready) => ready.offer(offered));
}

/** A line with a turning wheel, there until the work is done. */
export function during(text: Pair | string, work: Promise<unknown>): void {
	withSink((ready) => ready.during(localize(text), work));
}

/** A card in the corner, shown for `seconds`. */
export function notify(tone: Tone, title: Pair | string, text: Pair | string, seconds = 4): void {
	withSink((ready) => ready.notify(tone, localize(title), localize(text), seconds));
}

/** A question that stops the person; resolves true when agreed. */
export function ask(question: Ask): Promise<boolean> {
	return new Promise((resolve) => withSink((ready) => void ready.ask(question).then(resolve)));
}
