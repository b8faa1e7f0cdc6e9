/** What is said to a person by the hour of their day. */
import type { Pair } from "@/kit/text";

/** Before 9 morning, up to 11 forenoon, up to 13 noon, before 20 afternoon, otherwise evening. */
export function greetingOf(hour: number): Pair {
	if (hour < 9) return "早上好 | Good morning";
	if (hour <= 11) return "上午好 | Good forenoon";
	if (hour <= 13) return "中午好 | Good noon";
	if (hour < 20) return "下午好 | Good afternoon";
	return "晚上好 | Good evening";
}
