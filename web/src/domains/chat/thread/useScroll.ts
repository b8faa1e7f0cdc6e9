/** Where the thread is scrolled to: at the end it follows what comes, elsewhere nothing moves under the reader. */
import { useVirtualizer } from "@tanstack/react-virtual";
import {
	type Ref,
	type RefObject,
	useEffect,
	useImperativeHandle,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { readAfter, readAround, readBefore, readNewest, threadNow } from "../state/threads";
import type { Row } from "../store/rows";
import { atEnd, type Thread } from "../store/thread";
import { estimateOf } from "./estimate";

export interface ListHandle {
	/** To the message of this number, read if need be; shown for a moment. */
	jump(seq: number, flash?: boolean): Promise<void>;
	/** To what was just sent. */
	toEnd(): void;
}

interface Props {
	ref: Ref<ListHandle>;
	id: string;
	rows: readonly Row[];
	thread: Thread | null;
}

/** Further pages are asked for this near to an edge. */
const NEAR = 500;
const BOTTOM = 48;
const FLASH_MS = 1800;

/** A message, or the line above it where one only wants to begin there. */
function placeOf(rows: readonly Row[], { seq, flash }: { seq: number; flash: boolean }): number {
	const at = rows.findIndex((row) => row.type === "message" && row.message.seq >= seq);
	const line = flash ? -1 : rows.findIndex(({ type }) => type === "unread");
	return at >= 0 && line >= 0 && line < at ? line : at;
}

export interface Scroll {
	box: RefObject<HTMLDivElement | null>;
	virtual: ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>;
	atBottom: boolean;
	placed: boolean;
	flash: number | null;
	onScroll(): void;
	jump(seq: number, flash?: boolean): Promise<void>;
	toNewest(): Promise<void>;
}

export function useScroll({ ref, id, rows, thread }: Props): Scroll {
	const box = useRef<HTMLDivElement>(null);
	const [atBottom, setAtBottom] = useState(true);
	const [placed, setPlaced] = useState(false);
	const [flash, setFlash] = useState<number | null>(null);
	const wanted = useRef<{ seq: number; flash: boolean } | "end" | null>("end");
	// Only what is added to the newest is followed; older stretches that grow are walked through by hand.
	const followed = useRef(true);
	const virtual = useVirtualizer<HTMLDivElement, Element>({
		count: rows.length,
		getScrollElement: () => box.current,
		estimateSize: (at) => estimateOf(rows[at]),
		getItemKey: (at) => rows[at]?.key ?? at,
		overscan: 8,
		anchorTo: "end",
		followOnAppend: followed.current,
		scrollEndThreshold: BOTTOM,
		paddingStart: 8,
		paddingEnd: 10,
	});
	const end = thread === null || atEnd(thread);

	// biome-ignore lint/correctness/useExhaustiveDependencies: rows stand for what is on screen
	useLayoutEffect(() => {
		followed.current = end;
		const to = wanted.current;
		if (rows.length === 0 || to === null) return;
		if (to === "end") {
			wanted.current = null;
			virtual.scrollToEnd();
		} else {
			const at = placeOf(rows, to);
			if (at < 0) return;
			wanted.current = null;
			virtual.scrollToIndex(at, { align: to.flash ? "center" : "start" });
			if (to.flash) setFlash(to.seq);
		}
		setPlaced(true);
	}, [rows, end]);

	useEffect(() => {
		if (flash === null) return;
		const timer = setTimeout(() => setFlash(null), FLASH_MS);
		return () => clearTimeout(timer);
	}, [flash]);

	const look = () => {
		const log = box.current;
		if (!log || wanted.current !== null) return;
		const below = log.scrollHeight - log.scrollTop - log.clientHeight;
		setAtBottom(below <= BOTTOM && end);
		if (log.scrollTop < NEAR) void readBefore(id);
		if (below < NEAR) void readAfter(id);
	};
	// A page that does not fill the window is not scrolled, but has neighbours all the same.
	// biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the rows change
	useEffect(look, [rows, end, placed]);

	const bottom = useRef(atBottom);
	bottom.current = atBottom;
	// The box below grew: who stood at the end stands there still.
	useEffect(() => {
		const log = box.current;
		if (!log) return;
		const watch = new ResizeObserver(() => {
			if (bottom.current) log.scrollTop = log.scrollHeight;
		});
		watch.observe(log);
		return () => watch.disconnect();
	}, []);

	const jump = async (seq: number, flashing = true) => {
		const known = threadNow(id)?.messages ?? [];
		const inside = seq >= (known[0]?.seq ?? Number.POSITIVE_INFINITY) && seq <= (known.at(-1)?.seq ?? 0);
		wanted.current = { seq, flash: flashing };
		if (!inside) return readAround(id, seq);
		const at = placeOf(rows, { seq, flash: flashing });
		if (at < 0) return;
		wanted.current = null;
		virtual.scrollToIndex(at, { align: flashing ? "center" : "start" });
		if (flashing) setFlash(seq);
	};
	const toNewest = async () => {
		wanted.current = "end";
		if (!end) return readNewest(id);
		wanted.current = null;
		virtual.scrollToEnd();
	};
	const toEnd = () => {
		// What was sent is in the rows of the next drawing.
		wanted.current = "end";
		if (!end) void readNewest(id);
	};
	useImperativeHandle(ref, () => ({ jump, toEnd }));
	return { box, virtual, atBottom, placed, flash, onScroll: look, jump, toNewest };
}
