/** Sends once at a time and keeps what the server says, by field. */
import { useCallback, useState } from "react";
import { Failure } from "@/kit/http";
import { t, tell } from "@/kit/text";

export interface Sending {
	busy: boolean;
	errors: Record<string, string>;
	/** A refusal that belongs to no field. */
	problem: string | null;
	failure: Failure | null;
	run: (work: () => Promise<void>) => Promise<void>;
	refuse: (errors: Record<string, string>) => void;
}

/** `explain` says a refusal in the domain's own words, or null where the server's do. */
export function useSending(explain?: (failure: Failure) => string | null): Sending {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const run = useCallback(async (work: () => Promise<void>) => {
		setBusy(true);
		setFailure(null);
		try {
			await work();
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			setFailure(error);
		} finally {
			setBusy(false);
		}
	}, []);
	const refuse = useCallback(
		(errors: Record<string, string>) => setFailure(new Failure(422, "form.invalid", "", errors)),
		[],
	);
	const errors = failure?.fields ?? {};
	const whole = failure && Object.keys(errors).length === 0 ? failure : null;
	const problem = whole && (explain?.(whole) ?? problemText(whole));
	return { busy, errors, problem, failure, run, refuse };
}

function problemText(failure: Failure): string {
	if (failure.id === "row.stale")
		return t(
			"别人刚刚修改过，请关闭后重新打开 | Somebody else has just changed this; close and open it again",
		);
	return tell(failure.message);
}
