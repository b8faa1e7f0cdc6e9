/** How a running number looks, from what its rule says; the server counts, this only shows. */
export interface NumberFormat {
	prefix?: string;
	date?: string;
	length?: number;
	reset?: string;
	start?: number;
	gapless?: boolean;
}

export const DATES = ["yyyyMMdd", "yyMMdd", "yyyyMM", "yyMM", "yyyy", "yy"];

export function exampleOf(
	{ prefix = "", date = "", length = 4, start = 1 }: NumberFormat,
	day: Date,
): string {
	const year = String(day.getFullYear());
	const month = String(day.getMonth() + 1).padStart(2, "0");
	const within = date
		.replace("yyyy", year)
		.replace("yy", year.slice(2))
		.replace("MM", month)
		.replace("dd", String(day.getDate()).padStart(2, "0"));
	return `${prefix}${within}${String(start).padStart(length, "0")}`;
}

export function readObject(value: unknown): Record<string, unknown> {
	try {
		const said: unknown = typeof value === "string" && value ? JSON.parse(value) : value;
		return said && typeof said === "object" && !Array.isArray(said) ? (said as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}

export function readList(value: unknown): unknown[] {
	try {
		const said: unknown = typeof value === "string" && value ? JSON.parse(value) : value;
		return Array.isArray(said) ? said : [];
	} catch {
		return [];
	}
}
