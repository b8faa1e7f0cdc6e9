/** The places of a message template, by the server's own pattern, and what it reads like once they are filled. */
const PLACE = /\$\{\s*([\w.]{1,40})\s*\}/g;

export const placesOf = (text: string): string[] => [
	...new Set([...text.matchAll(PLACE)].map((found) => String(found[1]))),
];

/** A place without a value stays as it is written. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
	text.replace(PLACE, (whole, name: string) => values[name] || whole);

/** The test values that the template keeps, as texts. */
export function testValues(kept: unknown): Record<string, string> {
	const known = typeof kept === "string" ? parsed(kept) : kept;
	if (typeof known !== "object" || known === null) return {};
	return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, String(value ?? "")]));
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
