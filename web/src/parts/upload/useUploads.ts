/** The files of one field: those that are stored, in their order, and those on their way. */
import { useEffect, useMemo, useRef, useState } from "react";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { LEAST_SECONDS, type Limits, refusal, secondsOf, tooMany } from "./checks";
import { type Progress, type Sender, sendFile } from "./sender";
import { PictureError, shrink } from "./shrink";
import { cancelUpload, type FileFacts, pathsOf } from "./wire";
import { UPLOAD } from "./words";

export interface Going extends Progress {
	key: number;
	name: string;
	size: number;
	/** Shows a picture before the server has it. */
	look: string | null;
}

export interface Uploads {
	paths: string[];
	going: Going[];
	/** How many more may be chosen. */
	room: number;
	add(files: readonly File[]): void;
	remove(path: string): void;
	move(from: number, to: number): void;
	pause(key: number): void;
	resume(key: number): void;
	/** Takes one that is on its way, or failed, off the list. */
	drop(key: number): void;
}

interface Props {
	value: unknown;
	onChange: ((value: string | null) => void) | undefined;
	biz: string;
	limits: Limits;
	onStored?: ((facts: FileFacts) => void) | undefined;
	onFailed?: ((name: string, why: string) => void) | undefined;
}

const AT_ONCE = 2;
let last = 0;

interface Waiting {
	key: number;
	file: File;
}

export function useUploads({ value, onChange, biz, limits, onStored, onFailed }: Props): Uploads {
	const [going, setGoing] = useState<Going[]>([]);
	const paths = useMemo(() => pathsOf(value), [value]);
	const newest = useRef({ paths, onChange, onStored, onFailed });
	newest.current = { paths, onChange, onStored, onFailed };
	const senders = useRef(new Map<number, Sender>());
	const queue = useRef<Waiting[]>([]);
	const ranks = useRef(new Map<string, number>());
	useEffect(() => {
		const running = senders.current;
		return () => {
			for (const sender of running.values()) sender.stop();
			queue.current = [];
		};
	}, []);

	const store = (next: string[]) => {
		newest.current.paths = next;
		newest.current.onChange?.(next.join(",") || null);
	};
	/** In the order in which they were chosen, whichever came first. */
	const keep = (key: number, facts: FileFacts) => {
		ranks.current.set(facts.path, key);
		const before = newest.current.paths.filter((path) => path !== facts.path);
		const at = before.findIndex((path) => (ranks.current.get(path) ?? 0) > key);
		store(at < 0 ? [...before, facts.path] : before.toSpliced(at, 0, facts.path));
		newest.current.onStored?.(facts);
	};
	const leave = (key: number) => {
		senders.current.delete(key);
		setGoing((all) => {
			const look = all.find((one) => one.key === key)?.look;
			if (look) URL.revokeObjectURL(look);
			return all.filter((one) => one.key !== key);
		});
		next();
	};
	const fail = (key: number, name: string, message: string) => {
		update(key, { state: "error", percent: 0, message });
		newest.current.onFailed?.(name, message);
		senders.current.delete(key);
		next();
	};
	const update = (key: number, progress: Progress) =>
		setGoing((all) => all.map((one) => (one.key === key ? { ...one, ...progress } : one)));

	const begin = async ({ key, file }: Waiting) => {
		let ready: File;
		try {
			ready = limits.kind === "image" ? await shrink(file, limits) : file;
		} catch (error) {
			return fail(key, file.name, error instanceof PictureError ? error.message : t(UPLOAD.failed));
		}
		if (!senders.current.has(key)) return next();
		const sender = sendFile(ready, {
			biz,
			kind: limits.kind,
			onProgress: (progress) => {
				if (progress.state === "done" && progress.facts) {
					keep(key, progress.facts);
					return leave(key);
				}
				update(key, progress);
				if (progress.state === "error") newest.current.onFailed?.(file.name, progress.message ?? "");
			},
		});
		senders.current.set(key, sender);
	};
	const next = () => {
		const running = senders.current.size;
		for (const waiting of queue.current.splice(0, Math.max(0, AT_ONCE - running))) {
			senders.current.set(waiting.key, HELD);
			void begin(waiting);
		}
	};
	/** What failed takes no place. */
	const room = () =>
		limits.most - newest.current.paths.length - going.filter((one) => one.state !== "error").length;
	const add = (files: readonly File[]) => {
		if (files.length === 0) return;
		if (files.length > room()) {
			return toast("warning", tooMany(limits));
		}
		void admit(files, limits).then((good) => {
			const fresh = good.map((file) => ({ key: ++last, file }));
			setGoing((all) => [...all, ...fresh.map(({ key, file }) => begun(key, file, limits))]);
			queue.current.push(...fresh);
			next();
		});
	};
	return {
		paths,
		going,
		room: Math.max(0, room()),
		add,
		remove: (path) => store(newest.current.paths.filter((one) => one !== path)),
		move: (from, to) => {
			const moved = [...newest.current.paths];
			moved.splice(to, 0, ...moved.splice(from, 1));
			ranks.current.clear();
			store(moved);
		},
		pause: (key) => senders.current.get(key)?.pause(),
		resume: (key) => {
			const failed = going.find((one) => one.key === key)?.state === "error";
			if (failed && room() < 1) return toast("warning", tooMany(limits));
			senders.current.get(key)?.resume();
		},
		drop: (key) => {
			const sender = senders.current.get(key);
			queue.current = queue.current.filter((one) => one.key !== key);
			sender?.stop();
			const id = sender?.id();
			if (id) void cancelUpload(id).catch(() => undefined);
			leave(key);
		},
	};
}

/** Takes the place of one that is being made ready. */
const HELD: Sender = { pause: noop, resume: noop, stop: noop, id: () => null };
function noop(): void {
	return undefined;
}

function begun(key: number, file: File, limits: Limits): Going {
	const look = limits.kind === "image" && URL.createObjectURL ? URL.createObjectURL(file) : null;
	return { key, name: file.name, size: file.size, look, state: "sending", percent: 0 };
}

/** Says of each that is not taken why. */
async function admit(files: readonly File[], limits: Limits): Promise<File[]> {
	const good: File[] = [];
	for (const file of files) {
		const why = refusal(file, limits) ?? (await shortness(file, limits));
		if (why) toast("warning", why);
		else good.push(file);
	}
	return good;
}

async function shortness(file: File, limits: Limits): Promise<string | null> {
	if (limits.kind !== "video") return null;
	const seconds = await secondsOf(file);
	return seconds !== null && seconds < LEAST_SECONDS ? t(UPLOAD.tooShort) : null;
}
