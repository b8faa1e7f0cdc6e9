/** Reads an agreement's text in the reader's language. */
import { useEffect, useState } from "react";
import { type Failure, getAt } from "@/kit/http";
import { tell } from "@/kit/text";
import type { AgreementName } from "./useWays";

export interface FullText extends AgreementName {
	since: string;
	content: string;
}

export interface Shown {
	text: FullText | null;
	refusal: string | null;
}

export function useAgreementText(kind: AgreementName["kind"]): Shown {
	const [shown, setShown] = useState<Shown>({ text: null, refusal: null });
	useEffect(() => {
		let gone = false;
		getAt<FullText>("/sys/agreement/text", { kind }, { quiet: true }).then(
			(text) => !gone && setShown({ text, refusal: null }),
			(error: Failure) => !gone && setShown({ text: null, refusal: tell(error.message) }),
		);
		return () => {
			gone = true;
		};
	}, [kind]);
	return shown;
}
