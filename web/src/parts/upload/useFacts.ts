/** What the server knows of one stored file; as long as a worker is with it, how far it is. */
import { useLiveQuery } from "@/live/useLiveQuery";
import { type FileFacts, readFacts } from "./wire";

export function useFacts(path: string): FileFacts | undefined {
	const first = useLiveQuery<FileFacts>({
		key: ["file", path],
		topic: null,
		fetch: (signal) => readOne(path, signal),
		apply: (facts) => facts,
	}).data;
	const id = first?.state === "processing" ? first.id : undefined;
	const live = useLiveQuery<FileFacts>({
		key: ["file", path, "work"],
		topic: id ? `file/${id}` : null,
		enabled: id !== undefined,
		fetch: (signal) => readOne(path, signal),
		apply: (facts, event) => ({ ...facts, ...(event.data as Partial<FileFacts>) }),
	}).data;
	return (id && live) || first;
}

async function readOne(path: string, signal: AbortSignal): Promise<FileFacts> {
	const [facts] = await readFacts([path], signal);
	return facts ?? { path, state: "missing" };
}
