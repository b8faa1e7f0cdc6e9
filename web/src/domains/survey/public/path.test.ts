import { expect, test } from "vitest";
import type { Question } from "./api";
import { pathOf, piped } from "./path";

const ask = (seq: number, ...jumps: Question["jumps"]): Question => ({
	id: `q${seq}`,
	seq,
	page: 1,
	kind: "single",
	title: "",
	required: true,
	options: ["是", "否"],
	columns: [],
	minSelect: null,
	maxSelect: null,
	least: null,
	most: null,
	full: [],
	jumps,
});

const seqs = (questions: Question[]) => questions.map(({ seq }) => seq);

test("an answer jumps over what lies between, and another takes the jump back", () => {
	const questions = [ask(1, { answer: "否", target: 3 }), ask(2), ask(3)];
	expect(seqs(pathOf(questions, { q1: "否" }))).toEqual([1, 3]);
	expect(seqs(pathOf(questions, { q1: "是" }))).toEqual([1, 2, 3]);
	expect(seqs(pathOf(questions, {}))).toEqual([1, 2, 3]);
});

test("what was answered beside the way leads nowhere", () => {
	const questions = [ask(1, { answer: "否", target: 3 }), ask(2, { answer: "否", target: 10_000 }), ask(3)];
	expect(seqs(pathOf(questions, { q1: "否", q2: "否" }))).toEqual([1, 3]);
	expect(seqs(pathOf(questions, { q1: "是", q2: "否" }))).toEqual([1, 2]);
});

test("one of several choices is enough for a jump", () => {
	const questions = [ask(1, { answer: "否", target: 10_000 }), ask(2)];
	expect(seqs(pathOf(questions, { q1: ["是", "否"] }))).toEqual([1]);
});

test("a title shows what was answered on the way, as text", () => {
	const questions = [ask(1), ask(2), ask(3)];
	expect(piped("为什么选“{{Q1}}”？", questions, { q1: "是" })).toBe("为什么选“是”？");
	expect(piped("{{q1}}/{{ Q2 }}", questions, { q1: ["甲", "乙"], q2: "<b>$&</b>" })).toBe("甲、乙/<b>$&</b>");
	expect(piped("{{Q1}} {{Q2}} {{Q9}} {{name}}", questions, { q1: " " })).toBe("＿＿ ＿＿ ＿＿ {{name}}");
});

test("what was answered beside the way is not shown", () => {
	const questions = [ask(1, { answer: "否", target: 3 }), ask(2), ask(3)];
	const given = { q1: "否", q2: "旧" };
	expect(piped("{{Q2}}", pathOf(questions, given), given)).toBe("＿＿");
});
