/** The named patterns of table cells, each with its words. */
import type { Pair } from "@/kit/text";
import type { NamedPattern } from "./types";

interface Named {
	pattern: RegExp;
	message: Pair;
}

export const PATTERNS: Readonly<Record<NamedPattern, Named>> = {
	"n6-16": { pattern: /^\d{6,16}$/, message: "请输入6到16位数字 | Enter 6 to 16 digits" },
	"*6-16": { pattern: /^.{6,16}$/u, message: "请输入6到16位任意字符 | Enter 6 to 16 characters" },
	"s6-18": { pattern: /^[a-z]{6,18}$/i, message: "请输入6到18位字母 | Enter 6 to 18 letters" },
	url: {
		pattern: /^https?:\/\/[^\s/$.?#].[^\s]*$/i,
		message: "请输入正确的网址 | Enter a correct web address",
	},
	e: {
		pattern: /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i,
		message: "请输入正确的电子邮箱 | Enter a correct e-mail address",
	},
	m: { pattern: /^1[3-9]\d{9}$/, message: "请输入正确的手机号码 | Enter a correct mobile number" },
	p: { pattern: /^\d{6}$/, message: "请输入正确的邮政编码 | Enter a correct postal code (6 digits)" },
	s: { pattern: /^[a-z]+$/i, message: "请输入字母 | Enter letters only" },
	n: { pattern: /^-?\d+(\.\d+)?$/, message: "请输入数字 | Enter a number" },
	z: { pattern: /^-?\d+$/, message: "请输入整数 | Enter a whole number" },
	"*": { pattern: /\S/, message: "不能为空 | Must not be empty" },
	money: {
		pattern: /^-?(0|[1-9]\d*)(\.\d{1,2})?$/,
		message: "请输入正确的金额，最多两位小数 | Enter an amount with at most 2 decimals",
	},
};

export const REQUIRED: Pair = "{title}不能为空 | {title} must not be empty";
export const NOT_UNIQUE: Pair = "{title}不能重复 | {title} must be unique";
export const WRONG_FORM: Pair = "{title}格式不正确 | {title} has the wrong form";
export const REFUSED: Pair = "{title}校验未通过 | {title} was not accepted";
