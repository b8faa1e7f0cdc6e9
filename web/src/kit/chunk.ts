/** Loads a chunk of script and style: one more try after a failure or 120 s, then an error that asks for a reload. */
const TIMEOUT_MS = 120_000;
const RETRY_MS = 2_000;
const SCRIPT = /dynamically imported module|importing a module script failed|chunk load/i;
const STYLE = /preload CSS for (\S+)/i;

/** A part of the page that did not come, twice. */
export class ChunkFailure extends Error {
	constructor(readonly part: "script" | "style") {
		super(part === "style" ? "CSS chunk load failure" : "Chunk load error");
	}
}

export async function loadChunk<T>(load: () => Promise<T>, timeoutMs: number = TIMEOUT_MS): Promise<T> {
	try {
		return await within(load(), timeoutMs);
	} catch (error) {
		const part = missingPart(error);
		if (!part) throw error;
		try {
			await mendStyle(error, timeoutMs);
			return await within(load(), timeoutMs);
		} catch (again) {
			throw missingPart(again) ? new ChunkFailure(missingPart(again) ?? part) : again;
		}
	}
}

/** Asks until it comes, for a part that nobody has to wait for: a lost line must not take the open page with it. */
export async function awaitChunk<T>(load: () => Promise<T>, everyMs: number = RETRY_MS): Promise<T> {
	for (;;) {
		try {
			return await loadChunk(load);
		} catch (error) {
			if (!missingPart(error)) throw error;
			await new Promise((resolve) => setTimeout(resolve, everyMs));
		}
	}
}

/** Which part of the page an error says is missing; null for every other error. */
export function missingPart(error: unknown): "script" | "style" | null {
	if (error instanceof ChunkFailure) return error.part;
	const message = error instanceof Error ? error.message : String(error);
	if (STYLE.test(message)) return "style";
	return SCRIPT.test(message) ? "script" : null;
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new ChunkFailure("script")), ms);
		work.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

/** The bundler asks for a style sheet once and takes a failed one for loaded, so it is put in anew here. */
async function mendStyle(error: unknown, ms: number): Promise<void> {
	const address = STYLE.exec(error instanceof Error ? error.message : "")?.[1];
	if (!address) return;
	for (const old of document.querySelectorAll(`link[rel="stylesheet"][href="${address}"]`)) old.remove();
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = address;
	const came = new Promise<void>((resolve, reject) => {
		link.onload = () => resolve();
		link.onerror = () => reject(new ChunkFailure("style"));
	});
	document.head.append(link);
	await within(came, ms);
}
