/** The width at which nothing in a column is cut off. */
const ROOM = 4;

export function fittingWidth(box: HTMLElement | null, key: string): number | null {
	const cells = box?.querySelectorAll<HTMLElement>(`[data-col="${CSS.escape(key)}"]`) ?? [];
	const widths = [...cells].map(wholeWidth);
	return widths.length > 0 ? Math.max(...widths) + ROOM : null;
}

/** A range measures text as it would be without the cut. */
function wholeWidth(cell: HTMLElement): number {
	const { paddingLeft, paddingRight } = getComputedStyle(cell);
	const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	let [left, right] = [Number.POSITIVE_INFINITY, 0];
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		range.selectNodeContents(node);
		const area = range.getBoundingClientRect();
		left = Math.min(left, area.left);
		right = Math.max(right, area.right);
	}
	const own = cell.tagName === "TH" ? 24 : 0;
	return Math.max(0, right - left) + own + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
}
