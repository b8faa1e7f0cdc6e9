/** Sends once at a time: busy while it runs, said when done, and what the server says kept by field. */
import { useCallback, useRef, useState } from "react";
import { toast } from "@/kit/notice";
import { localize, type Pair, t } from "@/kit/text";
import { Failure } from "@/kit/transport";

export interface Sending {
	busy: boolean;
	errors: Record<string, string>;
	/** A refusal that belongs to no field. */
	problem: string | null;
	failure: Failure | null;
	/** True when the server agreed. */
	run: (work: () => Promise<unknown>, done?: Pair) => Promise<boolean>;
	refuse: (errors: Record<string, string>) => void;
}

interface Wishes {
	/** Says a refusal in the domain's own words, or null where the server's do. */
	explain?: (failure: Failure) => string | null;
	/** Refusals are said in a toast, where no form stands that could show them. */
	loud?: boolean;
}

export function useSending({ explain, loud = false }: Wishes = {}): Sending {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const running = useRef(false);
	const run = useCallback(
		async (work: () => Promise<unknown>, done?: Pair) => {
			if (running.current) return false;
			running.current = true;
			setBusy(true);
			setFailure(null);
			try {
				await work();
				if (done) toast("success", done);
				return true;
			} catch (error) {
				if (!(error instanceof Failure)) throw error;
				setFailure(error);
				if (loud) toast("warning", error.message);
				return false;
			} finally {
				running.current = false;
				setBusy(false);
			}
		},
		[loud],
	);
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
	return localize(failure.message);
}
