/** Reads an agreement's text in the reader's language. */
import { useEffect, useState } from "react";
import { type Answer, get } from "@/kit/http";
import { localize } from "@/kit/text";
import type { Failure } from "@/kit/transport";
import type { AgreementName } from "./useLoginMethods";

export type FullText = Answer<"GET /sys/agreement/text">;

export interface Shown {
	text: FullText | null;
	refusal: string | null;
}

export function useAgreementText(kind: AgreementName["kind"]): Shown {
	const [shown, setShown] = useState<Shown>({ text: null, refusal: null });
	useEffect(() => {
		let gone = false;
		get("/sys/agreement/text", { kind }, { quiet: true }).then(
			(text) => !gone && setShown({ text, refusal: null }),
			(error: Failure) => !gone && setShown({ text: null, refusal: localize(error.message) }),
		);
		return () => {
			gone = true;
		};
	}, [kind]);
	return shown;
}
