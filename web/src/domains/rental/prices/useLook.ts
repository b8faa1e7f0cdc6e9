/** What a change of prices would do, asked of the server a moment after the last key; the last answer stays until the next comes. */
import { useEffect, useState } from "react";
import { Failure } from "@/kit/transport";

const PAUSE_MS = 250;

interface Look<Answer> {
	answer: Answer | null;
	problem: string | null;
	errors: Record<string, string>;
}

const NOTHING = { answer: null, problem: null, errors: {} };

/** `look` is a function of its module, the same in each drawing. */
export function useLook<Wish, Answer>(
	wish: Wish | null,
	look: (wish: Wish, signal: AbortSignal) => Promise<Answer>,
): Look<Answer> {
	const [found, setFound] = useState<Look<Answer>>(NOTHING);
	const key = wish && JSON.stringify(wish);
	useEffect(() => {
		if (key === null) {
			setFound(NOTHING);
			return;
		}
		const abort = new AbortController();
		const timer = setTimeout(() => {
			look(JSON.parse(key) as Wish, abort.signal).then(
				(answer) => setFound({ ...NOTHING, answer }),
				(error: unknown) => {
					if (abort.signal.aborted || !(error instanceof Failure)) return;
					const fields = Object.keys(error.fields).length > 0;
					setFound({ answer: null, problem: fields ? null : error.message, errors: error.fields });
				},
			);
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [key, look]);
	return found;
}
