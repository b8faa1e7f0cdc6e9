/** The server's field rules as antd form rules, so that both sides say the same thing about the same value. */
import type { FormItemProps } from "antd/es/form";
import { t, tell } from "@/kit/text";
import type { Field, Rule } from "../describe";

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
	"file",
	"colour",
]);

export function formRules(field: Field, rules: Record<string, Rule>, editing: boolean): FormRule[] {
	const label = tell(field.label);
	const found: FormRule[] = [];
	const required = field.required && !(editing && field.secret);
	if (required) {
		const message = CHOICES.has(field.kind)
			? t("请选择{label} | Please choose: {label}", { label })
			: t("请输入{label} | Please enter: {label}", { label });
		found.push({ required: true, message, whitespace: field.kind === "text" || field.kind === "textarea" });
	}
	const rule = field.rule ? rules[field.rule] : undefined;
	if (rule) {
		const pattern = new RegExp(`^(?:${rule.pattern})$`, "u");
		found.push({
			validator: (_, value: unknown) =>
				value === null || value === undefined || value === "" || pattern.test(String(value).trim())
					? Promise.resolve()
					: Promise.reject(new Error(tell(rule.message))),
		});
	}
	if (field.kind === "json") found.push({ validator: (_, value: unknown) => checkJson(value) });
	return found;
}

function checkJson(value: unknown): Promise<void> {
	if (typeof value !== "string" || value.trim() === "") return Promise.resolve();
	try {
		JSON.parse(value);
		return Promise.resolve();
	} catch {
		return Promise.reject(new Error(t("需要JSON格式 | JSON is expected")));
	}
}
