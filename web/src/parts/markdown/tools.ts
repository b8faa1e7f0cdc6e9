/** The tools of the editor as plain functions: from a text and what is selected in it to one replaced piece of it. */
import type { Pair } from "@/kit/text";

export interface Selected {
	text: string;
	from: number;
	to: number;
}

/** Replaces from..to, then selects a..b of the result. */
export interface Edit {
	from: number;
	to: number;
	put: string;
	a: number;
	b: number;
}

export interface Tool {
	key: string;
	label: Pair;
	/** With Ctrl or ⌘. */
	shortcut?: string;
	run?: (on: Selected) => Edit;
}

/** 17, in the order in which they stand; those without `run` open something. */
export const TOOLS: readonly Tool[] = [
	{ key: "heading", label: "标题 | Heading", run: heading },
	{ key: "bold", label: "加粗 | Bold", shortcut: "b", run: around("**") },
	{ key: "italic", label: "斜体 | Italic", shortcut: "i", run: around("*") },
	{ key: "strike", label: "删除线 | Strike through", run: around("~~") },
	{ key: "line", label: "分隔线 | Line", run: (on) => block(on, "---", 3) },
	{ key: "quote", label: "引用 | Quote", run: lines(() => "> ", /^> ?/) },
	{ key: "bullets", label: "项目符号 | Bullets", run: lines(() => "- ", /^[-*] (?!\[[ x]\] )/) },
	{ key: "numbers", label: "编号列表 | Numbered list", run: lines((at) => `${at + 1}. `, /^\d+\. /) },
	{ key: "tasks", label: "任务列表 | Task list", run: lines(() => "- [ ] ", /^- \[[ x]\] /) },
	{ key: "indent", label: "增加缩进 | Indent", run: (on) => eachLine(on, (line) => `  ${line}`) },
	{
		key: "outdent",
		label: "减少缩进 | Outdent",
		run: (on) => eachLine(on, (line) => line.replace(/^ {1,2}/, "")),
	},
	{ key: "table", label: "表格 | Table", run: table },
	{ key: "picture", label: "插入图片 | Insert a picture" },
	{ key: "link", label: "链接 | Link", run: link },
	{ key: "code", label: "行内代码 | Inline code", run: around("`") },
	{ key: "block", label: "代码块 | Code block", run: codeBlock },
	{ key: "preview", label: "预览 | Preview" },
];

/** Marks on both sides of what is selected, or away from both. */
function around(mark: string) {
	const size = mark.length;
	return ({ text, from, to }: Selected): Edit => {
		const inner = text.slice(from, to);
		const outside = text.slice(from - size, from) === mark && text.slice(to, to + size) === mark;
		const longer = mark === "*" && text[from - 2] === "*" && text[from - 3] !== "*";
		if (outside && !longer)
			return { from: from - size, to: to + size, put: inner, a: from - size, b: to - size };
		return { from, to, put: mark + inner + mark, a: from + size, b: to + size };
	};
}

function wholeLines({ text, from, to }: Selected): { start: number; end: number } {
	const end = text.indexOf("\n", to > from && text[to - 1] === "\n" ? to - 1 : to);
	return { start: text.lastIndexOf("\n", from - 1) + 1, end: end < 0 ? text.length : end };
}

function eachLine(on: Selected, change: (line: string, at: number) => string): Edit {
	const { start, end } = wholeLines(on);
	const put = on.text.slice(start, end).split("\n").map(change).join("\n");
	return { from: start, to: end, put, a: start, b: start + put.length };
}

/** Before every line; away again when every line has it. */
function lines(sign: (at: number) => string, known: RegExp) {
	return (on: Selected): Edit => {
		const { start, end } = wholeLines(on);
		const all = on.text
			.slice(start, end)
			.split("\n")
			.every((line) => known.test(line));
		const other = /^(> ?|- \[[ x]\] |[-*] |\d+\. )/;
		return eachLine(on, (line, at) => (all ? line.replace(known, "") : sign(at) + line.replace(other, "")));
	};
}

const MOST = 3;

/** One level more with each turn, then none. */
function heading(on: Selected): Edit {
	return eachLine(on, (line) => {
		const level = /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
		const bare = line.replace(/^#{1,6} /, "");
		return level >= MOST ? bare : `${"#".repeat(level + 1)} ${bare}`;
	});
}

/** On lines of its own, an empty one before and after. */
function block({ text, from, to }: Selected, put: string, caret: number): Edit {
	const before = text.slice(0, from);
	const lead = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
	const tail = text.slice(to).startsWith("\n") ? "\n" : "\n\n";
	const at = from + lead.length + caret;
	return { from, to, put: lead + put + tail, a: at, b: at };
}

function table(on: Selected): Edit {
	return block(on, "| 列1 | 列2 |\n| --- | --- |\n|  |  |", 2);
}

function codeBlock(on: Selected): Edit {
	const inner = on.text.slice(on.from, on.to);
	return block(on, `\`\`\`\n${inner}\n\`\`\``, 4 + inner.length);
}

function link({ text, from, to }: Selected): Edit {
	const words = text.slice(from, to);
	const put = /^https?:\/\/\S+$/.test(words) ? `[](${words})` : `[${words}](https://)`;
	const at = put.startsWith("[]") ? from + 1 : from + put.length - 1;
	return { from, to, put, a: at, b: at };
}

export function picture({ from, to }: Selected, address: string, remark: string): Edit {
	const safe = address.replace(/[\s()]/g, (sign) =>
		encodeURIComponent(sign).replace("(", "%28").replace(")", "%29"),
	);
	const put = `![${remark.replace(/[[\]]/g, "")}](${safe})`;
	return { from, to, put, a: from + put.length, b: from + put.length };
}

/** Enter at the end of a list's line begins the next one; on an empty one it ends the list. */
export function nextLine({ text, from, to }: Selected): Edit | null {
	if (from !== to) return null;
	const start = text.lastIndexOf("\n", from - 1) + 1;
	const found = /^(\s*)(- \[[ x]\] |[-*] |(\d+)\. |> )(.*)$/.exec(text.slice(start, from));
	if (!found) return null;
	const [, indent = "", sign = "", number, rest = ""] = found;
	if (rest.trim() === "") return { from: start, to: from, put: "", a: start, b: start };
	const next = number ? `${Number(number) + 1}. ` : sign.replace("[x]", "[ ]");
	const put = `\n${indent}${next}`;
	return { from, to, put, a: from + put.length, b: from + put.length };
}

export const applied = (text: string, { from, to, put }: Edit): string =>
	text.slice(0, from) + put + text.slice(to);
