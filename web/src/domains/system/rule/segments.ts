/** A check rule as the server reads it: each segment takes the next characters, "*" the whole value. */
import { t } from "@/kit/text";

export interface Segment {
	digits: string;
	pattern: string;
	message?: string;
}

/** What is said of the first segment that does not fit, null when all do. */
export function firstFault(segments: readonly Segment[], value: string): string | null {
	let at = 0;
	for (const { digits, pattern, message } of segments) {
		const length = Number(digits);
		const part = digits === "*" ? value : value.slice(at, at + length);
		if (digits !== "*") at += length;
		if (!fits(pattern, part)) return message || t("不符合格式 | Wrong format");
	}
	return null;
}

function fits(pattern: string, part: string): boolean {
	try {
		return new RegExp(`^(?:${pattern})$`, "u").test(part);
	} catch {
		return false;
	}
}
