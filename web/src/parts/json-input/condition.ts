/** Conditions that a declaration writes as JSON text: an object or nothing. */
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";

/** Throws an error with the words of the component that was given something else. */
export function readCondition(
	text: string | null | undefined,
	component: string,
): Record<string, unknown> | null {
	if (!text?.trim()) return null;
	const found = parsed(text);
	if (typeof found === "object" && found !== null && !Array.isArray(found))
		return found as Record<string, unknown>;
	throw new Error(t(WORDS.badCondition, { component }));
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
