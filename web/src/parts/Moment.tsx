/** A moment to the minute, with its second on hover; to the second where each counts, as in a log. */
import { createContext, useContext } from "react";
import { MINUTE, MOMENT, momentText } from "@/kit/format";

/** Whether the second of a moment counts. */
export const Seconds = createContext(false);

interface Props {
	at: string;
	/** How it is shown otherwise, as without the year. */
	pattern?: string;
}

export function Moment({ at, pattern = MINUTE }: Props) {
	const whole = momentText(at, MOMENT);
	const exact = useContext(Seconds) || whole === momentText(at, pattern);
	return exact ? whole : <time title={whole}>{momentText(at, pattern)}</time>;
}
