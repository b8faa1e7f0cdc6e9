/** Sends bytes as they are and tells how many have gone: what fetch cannot tell yet. */
import { WORDS } from "./catalogue";
import { beginIntent, KEY_HEADER } from "./intent";
import { t } from "./text";
import { apiUrl, type Envelope, Failure, headersOf, onceOf, type Query, queryText } from "./transport";

interface Sending {
	query?: Query;
	signal?: AbortSignal | undefined;
	/** Bytes gone so far. */
	onSent?: ((bytes: number, total: number) => void) | undefined;
}

const PATIENCE_MS = 120_000;

/** PUT; a line that broke is a Failure of status 0, so that the caller may go on later. */
export async function sendBytes<T>(path: string, body: Blob, sending: Sending): Promise<T> {
	const address = apiUrl(path) + queryText("PUT", path, sending.query);
	const headers = { ...headersOf(path), "Content-Type": "application/octet-stream" };
	return (await send<T>("PUT", address, headers, body, sending)).result;
}

/**
 * A whole form in one POST, with or without the token; the envelope, whatever it says. With the token it is a write of the
 * portal's own: what was in doubt goes under the key that it had.
 */
export function sendForm<T>(
	path: string,
	form: FormData,
	token: boolean,
	sending: Sending,
): Promise<Envelope<T>> {
	const { "X-Access-Token": known, ...rest } = headersOf(path);
	const isForeign = /^https?:/.test(path);
	const address = isForeign ? path : apiUrl(path);
	const exchange = (headers: Record<string, string>) => send<T>("POST", address, headers, form, sending);
	if (!token || !known) return exchange(rest);
	const headers = { ...rest, "X-Access-Token": known };
	if (isForeign) return exchange(headers);
	const write = beginIntent(`POST${path}`, form);
	return onceOf(write, () => exchange({ ...headers, [KEY_HEADER]: write.key }), { repeats: false });
}

function send<T>(
	method: "PUT" | "POST",
	address: string,
	headers: Record<string, string>,
	body: Blob | FormData,
	{ signal, onSent }: Sending,
): Promise<Envelope<T>> {
	return new Promise((resolve, reject) => {
		if (signal?.aborted) return reject(signal.reason);
		const request = new XMLHttpRequest();
		const stop = () => request.abort();
		const end = (settle: () => void) => {
			signal?.removeEventListener("abort", stop);
			settle();
		};
		const lost = () => end(() => reject(new Failure(0, "network", t(WORDS.network))));
		request.open(method, address);
		for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
		request.timeout = PATIENCE_MS;
		request.upload.onprogress = (event) => onSent?.(event.loaded, event.total);
		request.onerror = lost;
		request.ontimeout = lost;
		request.onabort = () => end(() => reject(signal?.reason ?? new DOMException("stopped", "AbortError")));
		request.onload = () => end(() => settleWith<T>(request, resolve, reject));
		signal?.addEventListener("abort", stop);
		request.send(body);
	});
}

function settleWith<T>(
	request: XMLHttpRequest,
	resolve: (answer: Envelope<T>) => void,
	reject: (failure: Failure) => void,
): void {
	const body = bodyOf<T>(request.responseText);
	if (body?.success) return resolve(body);
	const status = request.status;
	reject(
		new Failure(
			status,
			body?.id ?? `http.${status}`,
			body?.message || t(WORDS.unknownError),
			body?.fields,
			body?.result,
		),
	);
}

function bodyOf<T>(text: string): Envelope<T> | null {
	try {
		return JSON.parse(text) as Envelope<T>;
	} catch {
		return null;
	}
}
