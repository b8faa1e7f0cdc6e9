/** The server's field rules as antd form rules, so that both sides say the same thing about the same value. */
import type { FormItemProps } from "antd/es/form";
import { accepts } from "@/kit/rules";
import { type Pair, t, tell } from "@/kit/text";
import { jsonFault } from "@/parts/json-input/fault";
import type { Field, Rule } from "../describe";
import { textOf } from "../kinds/types";

export type FormRule = NonNullable<FormItemProps["rules"]>[number];

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

export function formRules(field: Field, rules: Record<string, Rule>, editing: boolean): FormRule[] {
	const found: FormRule[] = [];
	if (field.required && !(editing && field.secret)) found.push(required(field));
	if (WORDS_ONLY.has(field.kind)) found.push(...lengthBetween(field.min, field.max));
	if (SEVERAL.has(field.kind) && field.pick) found.push(checked(...field.pick));
	const rule = field.rule ? rules[field.rule] : undefined;
	if (rule) found.push(saying(rule.message, (text) => accepts(rule, text.trim())));
	if (field.kind === "json") found.push({ validator: (_, value: unknown) => checkJson(value) });
	return found;
}

function required(field: Field): FormRule {
	const label = tell(field.label);
	const message = CHOICES.has(field.kind)
		? t("请选择{label} | Please choose: {label}", { label })
		: t("请输入{label} | Please enter: {label}", { label });
	return { required: true, message, whitespace: field.kind === "text" || field.kind === "textarea" };
}

/** How long a text may be, in the server's words. */
export function lengthBetween(min: number | null, max: number | null): FormRule[] {
	const size = (text: string) => [...text.trim()].length;
	return [
		...(min ? [saying(`至少${min}个字符 | At least ${min} characters`, (text) => size(text) >= min)] : []),
		...(max ? [saying(`最多${max}个字符 | At most ${max} characters`, (text) => size(text) <= max)] : []),
	];
}

/** How many of several must be chosen, and may be; nothing chosen is a matter of being required. */
export function checked(least: number, most: number | null): FormRule {
	return {
		validator: (_, value: unknown) => {
			const count = textOf(value).split(",").filter(Boolean).length;
			if (count > 0 && count < least)
				return refuse(t("至少选择{least}项 | Choose at least {least}", { least }));
			if (most !== null && count > most)
				return refuse(t("最多选择{most}项 | Choose at most {most}", { most }));
			return Promise.resolve();
		},
	};
}

/** Empty text passes: whether it may be empty is another rule. */
function saying(message: Pair | string, fine: (text: string) => boolean): FormRule {
	return {
		validator: (_, value: unknown) => {
			const text = textOf(value);
			return text === "" || fine(text) ? Promise.resolve() : refuse(tell(message));
		},
	};
}

function checkJson(value: unknown): Promise<void> {
	const fault = typeof value === "string" ? jsonFault(value) : null;
	return fault ? refuse(fault) : Promise.resolve();
}

const refuse = (message: string) => Promise.reject(new Error(message));
