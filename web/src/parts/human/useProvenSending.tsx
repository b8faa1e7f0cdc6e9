/** Sends a public form; once the server wants to see that a person is there, the check stands above its button. */
import { lazy, type ReactNode, Suspense, useState } from "react";
import { loadChunk } from "@/kit/chunk";
import { failureOf } from "@/kit/transport";
import { type Sending, useSending } from "@/parts/dialog/useSending";
import type { Proof } from "./HumanCheck";

const HumanCheck = lazy(() => loadChunk(() => import("./HumanCheck")));

interface ProvenSending extends Omit<Sending, "run"> {
	/** What goes with the form is given to the work: nothing, until it was asked for. */
	run: (work: (proof: Proof | null) => Promise<unknown>) => Promise<boolean>;
	check: ReactNode;
	/** Whether the check is still to be passed. */
	waits: boolean;
}

export function useProvenSending(): ProvenSending {
	const sending = useSending();
	const [round, setRound] = useState(0);
	const [proof, setProof] = useState<Proof | null>(null);
	const refused = (error: unknown) => {
		const { fields, result } = failureOf(error);
		const asked = Boolean((result as { captcha?: boolean } | null)?.captcha);
		// What is wrong with the form is told before a proof is looked at, which then is still good.
		if (Object.keys(fields).length > 0 || (round === 0 && !asked)) return;
		setProof(null);
		setRound((before) => before + 1);
	};
	const run: ProvenSending["run"] = (work) =>
		sending.run(async () => {
			try {
				await work(proof);
			} catch (error) {
				refused(error);
				throw error;
			}
		});
	const check = round > 0 && (
		<Suspense fallback={null}>
			<HumanCheck key={round} onProof={setProof} />
		</Suspense>
	);
	return { ...sending, run, check, waits: round > 0 && !proof };
}
