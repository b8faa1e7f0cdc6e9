/** What stays true: read once, and again shortly after a topic says that something changed, while somebody looks. */
import { useEffect, useState } from "react";
import type { SubAppAsk } from "@/app/subapp/contract";
import { useHost } from "./host";

const CALM_MS = 120;

/** null until the first answer; what was read stays while the next answer fails. */
export function useRead<T>(path: string, topic: string, query?: SubAppAsk["query"]): T | null {
	const { request, live, active } = useHost();
	const [data, setData] = useState<T | null>(null);
	useEffect(() => {
		if (!active) return;
		let gone = false;
		let timer: ReturnType<typeof setTimeout> | null = null;
		const read = () => {
			timer = null;
			request<T>("GET", path, query ? { query } : {}).then(
				(found) => gone || setData(found),
				() => undefined,
			);
		};
		const soon = () => {
			timer ??= setTimeout(read, CALM_MS);
		};
		read();
		const leave = live.subscribe(topic, { onEvent: soon, onResync: soon });
		return () => {
			gone = true;
			leave();
			if (timer) clearTimeout(timer);
		};
	}, [request, live, active, path, topic, query]);
	return data;
}
