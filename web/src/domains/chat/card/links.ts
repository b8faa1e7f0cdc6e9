/** Finds the addresses of this site's records in what somebody wrote; whether one really is a record, the server says. */

/** A whole address or a path of the web, with the question that names the record. */
const ADDRESS =
	/(?:https?:\/\/[\w.-]+(?::\d+)?)?\/[A-Za-z][\w\-/]*\?[\w\-.=&%~]*|https?:\/\/[\w.-]+(?::\d+)?\/\S*/g;
const NAMING = ["open", "id"] as const;
/** A text with more is a list, not a talk about records. */
const MOST = 5;

export interface Found {
	/** As it stands in the text. */
	text: string;
	/** The path with its question, by which the server knows it. */
	link: string;
	at: number;
}

/** Every record's address in the text, each once. */
export function linksIn(text: string, origin = location.origin): Found[] {
	const found = new Map<string, Found>();
	for (const hit of text.matchAll(ADDRESS)) {
		if (found.size >= MOST) break;
		const at = hit.index;
		if (at > 0 && /[\w/.]/.test(text[at - 1] ?? "")) continue;
		const link = recordLink(hit[0], origin);
		if (link && !found.has(link)) found.set(link, { text: hit[0], link, at });
	}
	return [...found.values()];
}

/** The address without its origin when it is of this site and names a record; else null. */
export function recordLink(address: string, origin = location.origin): string | null {
	if (!URL.canParse(address, origin)) return null;
	const url = new URL(address, origin);
	if (url.origin !== origin) return null;
	const named = NAMING.some((name) => /^\d{1,19}$/.test(url.searchParams.get(name) ?? ""));
	return named ? url.pathname + url.search : null;
}
