/** Rows that stay true: read once, and again shortly after a topic says that something changed, while somebody looks. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Rows } from "@/app/subapp/contract";
import { useHost } from "./host";

const CALM_MS = 120;

export interface Read<T> {
	data: T | null;
	error: string | null;
	busy: boolean;
	reload: () => void;
}

export function useRead<T>(
	path: string,
	query: Record<string, string | number | undefined>,
	topics: string[],
): Read<T> {
	const { request, live, active } = useHost();
	const [read, setRead] = useState<Omit<Read<T>, "reload">>({ data: null, error: null, busy: true });
	const [turn, setTurn] = useState(0);
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	const reload = useCallback(() => {
		timer.current ??= setTimeout(() => {
			timer.current = null;
			setTurn((old) => old + 1);
		}, CALM_MS);
	}, []);
	useEffect(() => () => void (timer.current && clearTimeout(timer.current)), []);

	const asked = JSON.stringify(query);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again, `asked` stands for the query
	useEffect(() => {
		let gone = false;
		setRead((old) => ({ ...old, busy: true }));
		request<T>("GET", path, { query: JSON.parse(asked) }).then(
			(data) => gone || setRead({ data, error: null, busy: false }),
			(error: Error) => gone || setRead((old) => ({ ...old, error: error.message, busy: false })),
		);
		return () => {
			gone = true;
		};
	}, [path, asked, turn, request]);

	const names = topics.join();
	useEffect(() => {
		if (!active) return;
		const listener = { onEvent: reload, onResync: reload };
		const leave = names.split(",").map((topic) => live.subscribe(topic, listener));
		return () => leave.forEach((one) => void one());
	}, [active, names, live, reload]);
	return { ...read, reload };
}

/** One act at a time: its refusal is shown at the field, or said. */
export function useAct(done: () => void) {
	const { say } = useHost();
	const [busy, setBusy] = useState(false);
	const [wrong, setWrong] = useState<Record<string, string>>({});
	const run = useCallback(
		async (act: () => Promise<unknown>, told?: string) => {
			setBusy(true);
			setWrong({});
			try {
				await act();
				if (told) say("success", told);
				done();
				return true;
			} catch (error) {
				const refusal = error as Error & { fields?: Record<string, string>; status?: number };
				setWrong(refusal.fields ?? {});
				if (!refusal.fields || Object.keys(refusal.fields).length === 0) say("warning", refusal.message);
				if (refusal.status === 409) done();
				return false;
			} finally {
				setBusy(false);
			}
		},
		[done, say],
	);
	return { busy, wrong, run };
}

/** A row of a resource; who may not see a field gets the row without it. */
export type RowOf<P extends keyof Rows> = Required<Rows[P]>;

export interface Page<R> {
	records: R[];
	total: number;
	current: number;
	size: number;
}
