import { priced } from "@/kit/format";

/** Yuan text in and out, counted in fen so that no sum is ever off by a rounding of floats. */
export function toFen(yuan: string | number | null | undefined): number {
	const text = String(yuan ?? "0").replace(/[,\s¥]/g, "");
	const match = /^(-?)(\d*)(?:\.(\d{0,2}))?/.exec(text);
	if (!match) return 0;
	const fen = Number(match[2] || "0") * 100 + Number((match[3] ?? "").padEnd(2, "0") || "0");
	return match[1] === "-" ? -fen : fen;
}

export function toYuan(fen: number): string {
	const size = Math.abs(Math.round(fen));
	return `${fen < 0 ? "-" : ""}${Math.floor(size / 100)}.${String(size % 100).padStart(2, "0")}`;
}

export function sumYuan(list: Iterable<string>): string {
	let fen = 0;
	for (const one of list) fen += toFen(one);
	return toYuan(fen);
}

/** "12,345.00", for reading. */
export function showYuan(yuan: string | null | undefined): string {
	const text = toYuan(toFen(yuan));
	const [whole = "0", cents = "00"] = text.split(".");
	return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",")}.${cents}`;
}

/** "-¥12,345.00", for reading. */
export const sumText = (yuan: string | null | undefined): string => priced(showYuan(yuan));

/** "288" for cells, where the cents are almost always zero. */
export function briefYuan(yuan: string): string {
	return yuan.endsWith(".00") ? yuan.slice(0, -3) : yuan;
}
