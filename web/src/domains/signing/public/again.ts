/** Calls that are repeated while the connection is gone, so that a signer on the way need not press again. */

import { cell, readCell, writeCell } from "@/kit/state";
import { Failure } from "@/kit/transport";

const FIRST_MS = 1000;
const LONGEST_MS = 10_000;

/** Whether a call waits for the connection. */
export const waitingCell = cell(false);

/** Only for what may be sent twice; ends with the answer or the first refusal of the server. */
export async function again<T>(call: () => Promise<T>): Promise<T> {
	for (let pause = FIRST_MS; ; pause = Math.min(pause * 2, LONGEST_MS)) {
		try {
			const answer = await call();
			told(false);
			return answer;
		} catch (error) {
			if (!(error instanceof Failure) || error.status !== 0) {
				told(false);
				throw error;
			}
		}
		told(true);
		await backOnline(pause);
	}
}

function told(waiting: boolean): void {
	if (readCell(waitingCell) !== waiting) writeCell(waitingCell, waiting);
}

/** At the latest after `pauseMs`: a phone may be online without reaching us. */
function backOnline(pauseMs: number): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer);
			removeEventListener("online", done);
			resolve();
		};
		const timer = setTimeout(done, pauseMs);
		addEventListener("online", done);
	});
}
