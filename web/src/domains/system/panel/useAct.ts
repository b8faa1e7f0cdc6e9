/** One act against the server: busy while it runs, said when done, its refusal shown where the person looks. */
import { useCallback, useRef, useState } from "react";
import { Failure } from "@/kit/http";
import { toast } from "@/kit/notice";
import type { Pair } from "@/kit/text";

export interface Act {
	busy: boolean;
	refusal: Failure | null;
	/** True when the server agreed. */
	run(act: () => Promise<unknown>, done?: Pair): Promise<boolean>;
	forget(): void;
}

/** `loud` says refusals in a toast, where no form stands that could show them. */
export function useAct(loud = true): Act {
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<Failure | null>(null);
	const running = useRef(false);
	const run = useCallback(
		async (act: () => Promise<unknown>, done?: Pair) => {
			if (running.current) return false;
			running.current = true;
			setBusy(true);
			setRefusal(null);
			try {
				await act();
				if (done) toast("success", done);
				return true;
			} catch (error) {
				if (!(error instanceof Failure)) throw error;
				setRefusal(error);
				if (loud) toast("warning", error.message);
				return false;
			} finally {
				running.current = false;
				setBusy(false);
			}
		},
		[loud],
	);
	return { busy, refusal, run, forget: () => setRefusal(null) };
}
