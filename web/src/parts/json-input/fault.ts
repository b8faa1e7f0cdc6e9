/** What is wrong with a JSON text, with the line where it goes wrong where the browser says so. */
import { type Pair, t } from "@/kit/text";

const WRONG: Pair = "需要JSON格式 | JSON is expected";

export function jsonFault(text: string): string | null {
	if (text.trim() === "") return null;
	try {
		JSON.parse(text);
		return null;
	} catch (error) {
		const line = lineOf(text, error instanceof Error ? error.message : "");
		return line ? `${t(WRONG)}${t("（第{line}行） | (line {line})", { line })}` : t(WRONG);
	}
}

function lineOf(text: string, message: string): number | null {
	const named = /line (\d+)/.exec(message);
	if (named) return Number(named[1]);
	const place = /position (\d+)/.exec(message);
	if (place) return text.slice(0, Number(place[1])).split("\n").length;
	return /end of JSON|end of data/.test(message) ? text.split("\n").length : null;
}

/** Indented, or as it is while it is no JSON. */
export function tidied(text: string): string {
	try {
		return text.trim() === "" ? "" : JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}
