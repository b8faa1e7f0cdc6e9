/** Whether names answer what was typed, also by pinyin; the tables of characters are fetched when somebody begins to choose. */
import { useEffect, useState } from "react";

type Answers = (text: string, typed: string) => boolean;

const asWritten: Answers = (text, typed) => text.toLowerCase().includes(typed.trim().toLowerCase());

export function useMatch(wanted: boolean): Answers {
	const [answers, setAnswers] = useState<Answers>(() => asWritten);
	useEffect(() => {
		if (!wanted || answers !== asWritten) return;
		void import("./match").then(({ matchWords }) => {
			setAnswers(
				() => (text: string, typed: string) => typed.trim() === "" || matchWords(text, typed) !== null,
			);
		});
	}, [wanted, answers]);
	return answers;
}
