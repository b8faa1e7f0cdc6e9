/** What is wrong with a value of a field, in the server's words: forms, cells and sub-tables say the same about the same value. */
import { accepts } from "@/kit/rules";
import { localize, type Pair, t } from "@/kit/text";
import { jsonFault } from "@/parts/json-input/fault";
import type { Field, Rule } from "../describe";
import { textOf } from "../kinds/types";

/** The fault of a value, or null. An empty value has none: whether it may be empty is another question. */
export type Check = (value: unknown) => string | null;

const CHOICES = new Set([
	"dict",
	"dicts",
	"ref",
	"refs",
	"tree",
	"date",
	"datetime",
	"time",
	"image",
	"video",
	"file",
	"colour",
	"chosen",
	"popup",
]);
const SEVERAL = new Set(["dicts", "refs", "image", "file", "video", "chosen"]);
const WORDS_ONLY = new Set(["text", "textarea", "password"]);

export function neededText(field: Field): string {
	const label = localize(field.label);
	return CHOICES.has(field.kind)
		? t("请选择{label} | Please choose: {label}", { label })
		: t("请输入{label} | Please enter: {label}", { label });
}

export function checksOf(field: Field, rules: Record<string, Rule>): Check[] {
	const found: Check[] = [];
	if (WORDS_ONLY.has(field.kind)) found.push(...lengthBetween(field.min, field.max));
	if (SEVERAL.has(field.kind) && field.pick) found.push(countBetween(field, ...field.pick));
	const rule = field.rule ? rules[field.rule] : undefined;
	if (rule) found.push(saying(rule.message, (text) => accepts(rule, text.trim())));
	if (field.kind === "json") found.push((value) => (typeof value === "string" ? jsonFault(value) : null));
	return found;
}

/** How long a text may be, in the server's words. */
function lengthBetween(min: number | null, max: number | null): Check[] {
	const size = (text: string) => [...text.trim()].length;
	return [
		...(min ? [saying(`至少${min}个字符 | At least ${min} characters`, (text) => size(text) >= min)] : []),
		...(max ? [saying(`最多${max}个字符 | At most ${max} characters`, (text) => size(text) <= max)] : []),
	];
}

/** How many of several must be chosen, and may be. */
function countBetween({ separator }: Field, least: number, most: number | null): Check {
	return (value) => {
		const count = textOf(value)
			.split(separator ?? ",")
			.filter(Boolean).length;
		if (count > 0 && count < least) return t("至少选择{least}项 | Choose at least {least}", { least });
		if (most !== null && count > most) return t("最多选择{most}项 | Choose at most {most}", { most });
		return null;
	};
}

function saying(message: Pair | string, fine: (text: string) => boolean): Check {
	return (value) => {
		const text = textOf(value);
		return text === "" || fine(text) ? null : localize(message);
	};
}
