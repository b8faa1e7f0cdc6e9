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

export const isEmpty = (given: Given | undefined): boolean =>
	given === undefined || (typeof given === "string" ? given.trim() === "" : Object.keys(given).length === 0);
