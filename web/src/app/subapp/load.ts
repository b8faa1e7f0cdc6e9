/** Brings a sub-app: asks the server where it is, reads its entry, and loads its module and styles. */
import type { Shapes } from "@/gen/api";
import { get } from "@/kit/http";
import { Failure } from "@/kit/transport";
import type { SubAppEntry, SubAppModule } from "./contract";

export const TIMEOUT_MS = 120_000;

export type Trouble = "timeout" | "unreachable" | "broken" | "refused";

export class SubAppFailure extends Error {
	constructor(
		readonly trouble: Trouble,
		message = "",
	) {
		super(message || trouble);
	}
}

/** Addresses name sub-apps; the server says which there are. */
type SubAppName = NonNullable<Shapes["get_sys_subApp_entry_query"]["name"]>;

export interface Loaded {
	module: SubAppModule;
	styles: string[];
}

/** `turn` counts the tries: a module that failed to load once is only asked for anew under another address. */
export async function loadSubApp(name: string, turn: number, signal: AbortSignal): Promise<Loaded> {
	const patience = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
	const late = new Promise<never>((_, reject) => {
		patience.addEventListener("abort", () => reject(new SubAppFailure("timeout")));
	});
	return Promise.race([bring(name, turn, patience), late]);
}

async function bring(name: string, turn: number, signal: AbortSignal): Promise<Loaded> {
	const address = await whereIs(name, signal);
	const entry = await readEntry(address, signal);
	const module = inside(address, entry.module);
	if (turn > 0) module.searchParams.set("turn", String(turn));
	const styles = (entry.styles ?? []).map((one) => inside(address, one).href);
	const loaded: unknown = await import(/* @vite-ignore */ module.href).catch((error: unknown) => {
		throw new SubAppFailure("unreachable", String(error));
	});
	if (typeof (loaded as Partial<SubAppModule>).mount !== "function") throw new SubAppFailure("broken");
	return { module: loaded as SubAppModule, styles };
}

async function whereIs(name: string, signal: AbortSignal): Promise<URL> {
	try {
		const { entry } = await get("/sys/subApp/entry", { name: name as SubAppName }, { quiet: true, signal });
		return new URL(entry, location.origin);
	} catch (error) {
		if (error instanceof Failure && error.status > 0) throw new SubAppFailure("refused", error.message);
		throw new SubAppFailure("unreachable", String(error));
	}
}

async function readEntry(address: URL, signal: AbortSignal): Promise<SubAppEntry> {
	const answer = await fetch(address, { signal, cache: "no-cache", credentials: "same-origin" }).catch(
		(error: unknown) => {
			throw new SubAppFailure("unreachable", String(error));
		},
	);
	if (!answer.ok) throw new SubAppFailure("unreachable", `HTTP ${answer.status}`);
	const entry = (await answer.json().catch(() => null)) as SubAppEntry | null;
	if (typeof entry?.module !== "string") throw new SubAppFailure("broken");
	return entry;
}

/** An entry names files of its own host only: the list of allowed hosts counts for them too. */
export function inside(entry: URL, address: string): URL {
	const found = new URL(address, entry);
	if (found.origin !== entry.origin) throw new SubAppFailure("broken", found.origin);
	return found;
}
