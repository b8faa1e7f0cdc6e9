/** The way that answers lead through a questionnaire; the server knows the same rule and checks by it. */
import type { Given, GivenById, Question } from "./api";

export function pathOf(questions: readonly Question[], given: GivenById): Question[] {
	const found: Question[] = [];
	let until = 0;
	for (const question of questions) {
		if (question.seq < until) continue;
		found.push(question);
		until = question.jumps.find(({ answer }) => fits(answer, given[question.id]))?.target ?? until;
	}
	return found;
}

const fits = (answer: string, given: Given | undefined): boolean =>
	Array.isArray(given) ? given.includes(answer) : given === answer;

const PIPE = /\{\{\s*Q([0-9]{1,4})\s*\}\}/gi;
const UNANSWERED = "＿＿";

/** A title with what was answered before in place of `{{Q3}}`; text, which the page never reads as markup. */
export const piped = (title: string, path: readonly Question[], given: GivenById): string =>
	title.replace(PIPE, (_, seq: string) => {
		const asked = path.find((question) => question.seq === Number(seq));
		return (asked && wordsOf(given[asked.id])) || UNANSWERED;
	});

const wordsOf = (given: Given | undefined): string =>
	typeof given === "string" ? given.trim() : Array.isArray(given) ? given.join("、") : "";

export const isEmpty = (given: Given | undefined): boolean =>
	given === undefined || (typeof given === "string" ? given.trim() === "" : Object.keys(given).length === 0);
