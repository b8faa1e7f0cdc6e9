/** Whether a value is taken, asked while it is typed: what the server would refuse on saving is said at the field before. */
import { get } from "@/kit/http";
import { localize } from "@/kit/text";
import { Failure } from "@/kit/transport";
import type { Field } from "../describe";
import { fieldExtra } from "./field-extras";
import type { FormRule } from "./rules";

const TAKEN = "value.taken";
const LIVES_MS = 10_000;
const TEXTS = new Set(["text", "textarea", "int"]);

export function freeRule(path: string, field: Field, rowId: string | null): FormRule | null {
	const own = fieldExtra(path, field.key)?.check;
	const generic = field.unique && !field.secret && TEXTS.has(field.kind);
	if ((!own && !generic) || (field.once && rowId !== null)) return null;
	const check = remembered((value) => (own ? own(value, rowId) : isTaken(path, field.key, value, rowId)));
	return {
		validateTrigger: ["onChange", "onBlur"],
		validator: async (_, value: unknown) => {
			const text = value === null || value === undefined ? "" : String(value).trim();
			const fault = text === "" ? null : await check(text);
			if (fault) throw new Error(fault);
		},
	};
}

async function isTaken(
	path: string,
	key: string,
	value: string,
	rowId: string | null,
): Promise<string | null> {
	const query = { tableName: path, fieldName: key, fieldVal: value, ...(rowId ? { dataId: rowId } : {}) };
	return refusal(() => get("/sys/duplicate/check", query, { quiet: true }), TAKEN);
}

/** What else may go wrong is no fault of the value: saving will say it. */
export async function refusal(ask: () => Promise<unknown>, id: string): Promise<string | null> {
	try {
		await ask();
		return null;
	} catch (error) {
		return error instanceof Failure && error.id === id ? localize(error.message) : null;
	}
}

/** Typing, leaving the field and saving ask about the same value within a moment. */
function remembered(ask: (value: string) => Promise<string | null>) {
	let last: { value: string; at: number; answer: Promise<string | null> } | null = null;
	return (value: string) => {
		if (last?.value !== value || Date.now() - last.at > LIVES_MS)
			last = { value, at: Date.now(), answer: ask(value) };
		return last.answer;
	};
}
