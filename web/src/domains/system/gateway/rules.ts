/** Conditions and filters of a gateway route: what each kind takes, and what it comes to in words. */
import { type Pair, t } from "@/kit/text";

export interface Rule {
	name: string;
	args: string[];
}

type Takes = "texts" | "methods" | "pair" | "moment" | "moments" | "number" | "text";

export interface RuleKind {
	title: Pair;
	takes: Takes;
	/** Shown in the empty field, the second of a pair too. */
	example: readonly string[];
	says: Pair;
}

export const METHODS = ["GET", "POST", "PUT", "DELETE"];

export const CONDITIONS: Readonly<Record<string, RuleKind>> = {
	Path: {
		title: "路径 | Path",
		takes: "texts",
		example: ["/orders/**"],
		says: "路径为 {args} | the path is {args}",
	},
	Method: {
		title: "请求方法 | Method",
		takes: "methods",
		example: [],
		says: "方法为 {args} | the method is {args}",
	},
	Host: {
		title: "主机 | Host",
		takes: "texts",
		example: ["*.example.cn"],
		says: "主机为 {args} | the host is {args}",
	},
	Header: {
		title: "请求头 | Header",
		takes: "pair",
		example: ["X-Kind", "*"],
		says: "请求头 {a} 为 {b} | the header {a} is {b}",
	},
	Query: {
		title: "查询参数 | Query",
		takes: "pair",
		example: ["type", "*"],
		says: "参数 {a} 为 {b} | {a} is {b}",
	},
	After: { title: "晚于 | After", takes: "moment", example: [], says: "晚于 {args} | after {args}" },
	Before: { title: "早于 | Before", takes: "moment", example: [], says: "早于 {args} | before {args}" },
	Between: {
		title: "介于 | Between",
		takes: "moments",
		example: [],
		says: "介于 {a} 与 {b} | between {a} and {b}",
	},
	RemoteAddr: {
		title: "来源地址 | Address",
		takes: "texts",
		example: ["10.0.0.0/8"],
		says: "来自 {args} | from {args}",
	},
};

export const FILTERS: Readonly<Record<string, RuleKind>> = {
	StripPrefix: {
		title: "去除前缀段 | Take segments off",
		takes: "number",
		example: ["1"],
		says: "去掉路径前 {args} 段 | take {args} segments off",
	},
	PrefixPath: {
		title: "加前缀 | Put before",
		takes: "text",
		example: ["/api"],
		says: "路径前加 {args} | put {args} before the path",
	},
	SetPath: {
		title: "改写路径 | Set the path",
		takes: "text",
		example: ["/v2/{id}"],
		says: "路径改为 {args} | make the path {args}",
	},
	AddRequestHeader: {
		title: "加请求头 | Add a header",
		takes: "pair",
		example: ["X-From", "portal"],
		says: "加请求头 {a}: {b} | add the header {a}: {b}",
	},
	AddRequestParameter: {
		title: "加参数 | Add a parameter",
		takes: "pair",
		example: ["from", "portal"],
		says: "加参数 {a}={b} | add {a}={b}",
	},
};

/** Rows as the editor shows them, from any spelling that the family stores; a named pair for each where there are several. */
export function readRules(list: readonly unknown[], kinds: Readonly<Record<string, RuleKind>>): Rule[] {
	return list.flatMap((one) => {
		const { name = "", args = [] } = (one ?? {}) as { name?: string; args?: unknown };
		const pairs = pairsOf(args);
		if (kinds[name]?.takes === "pair" && pairs.length > 0) return pairs.map((pair) => ({ name, args: pair }));
		return [{ name, args: pairs.length > 0 ? pairs.map(([, value]) => value) : plainOf(args) }];
	});
}

function pairsOf(args: unknown): Array<[string, string]> {
	if (Array.isArray(args))
		return args.every((one) => one && typeof one === "object" && "key" in one)
			? args.map(({ key, value }) => [String(key), String(value ?? "")])
			: [];
	return args && typeof args === "object"
		? Object.entries(args).map(([key, value]) => [key, String(value ?? "")])
		: [];
}

const plainOf = (args: unknown): string[] =>
	(Array.isArray(args) ? args : [args]).filter((one) => one !== null && one !== undefined).map(String);

/** All of it in one sentence; conditions hold together, filters are done one after another. */
export function inWords(
	rules: readonly Rule[],
	kinds: Readonly<Record<string, RuleKind>>,
	joint: Pair,
): string {
	return rules
		.filter(({ args }) => args.some(Boolean))
		.map(({ name, args }) => {
			const [a = "", b = "*"] = args;
			const kind = kinds[name];
			return kind ? t(kind.says, { args: args.filter(Boolean).join(" / "), a, b: b || "*" }) : name;
		})
		.join(t(joint));
}
