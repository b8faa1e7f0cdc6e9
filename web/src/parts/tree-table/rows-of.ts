/** The rows of a level, which other services answer bare or as a page; anything else is said to be no answer. */
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";

export function rowsOf<R>(answer: unknown): R[] {
	if (Array.isArray(answer)) return answer as R[];
	const { records } = (answer ?? {}) as { records?: unknown };
	if (Array.isArray(records)) return records as R[];
	throw new Failure(500, "tree.shape", t(WORDS.notRecognised));
}
