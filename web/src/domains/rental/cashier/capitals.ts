/** Amounts in Chinese capitals, as a receipt has them: 壹仟零伍元捌角整. */
const DIGITS = "零壹贰叁肆伍陆柒捌玖";
const PLACES = ["", "拾", "佰", "仟"];
const GROUPS = ["", "万", "亿", "万亿"];

/** One group of up to four digits; zeros between digits are said once. */
function group(digits: string): string {
	let text = "";
	let gap = false;
	[...digits].forEach((digit, at) => {
		if (digit === "0") {
			gap = text !== "";
			return;
		}
		text += (gap ? "零" : "") + DIGITS[Number(digit)] + PLACES[digits.length - 1 - at];
		gap = false;
	});
	return text;
}

function whole(yuan: string): string {
	const groups: string[] = [];
	for (let end = yuan.length; end > 0; end -= 4) groups.unshift(yuan.slice(Math.max(0, end - 4), end));
	let text = "";
	groups.forEach((digits, at) => {
		const said = group(digits);
		if (!said) return;
		const gap = text !== "" && (digits.startsWith("0") || text.endsWith("零"));
		text += (gap ? "零" : "") + said + (GROUPS[groups.length - 1 - at] ?? "");
	});
	return text;
}

export function capitals(fen: number): string {
	if (fen < 0) return `负${capitals(-fen)}`;
	const yuan = whole(String(Math.floor(fen / 100)));
	const [jiao = 0, cent = 0] = [Math.floor((fen % 100) / 10), fen % 10];
	if (!yuan && jiao === 0 && cent === 0) return "零元整";
	const head = yuan ? `${yuan}元` : "";
	if (jiao === 0 && cent === 0) return `${head}整`;
	const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : head ? "零" : "";
	return head + tenths + (cent > 0 ? `${DIGITS[cent]}分` : "整");
}
