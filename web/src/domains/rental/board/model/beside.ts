/** Which of many boxes lies beside one, as an arrow key means it: the nearest in that direction, by rows before columns. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const middle = ({ left, top, width, height }: Box): [number, number] => [left + width / 2, top + height / 2];

const sharesRow = (a: Box, b: Box): boolean => a.top < b.top + b.height && b.top < a.top + a.height;

/** The index of the box beside `from`, or null where there is none in that direction. */
export function beside(boxes: readonly Box[], from: number, arrow: Arrow): number | null {
	const start = boxes[from];
	if (!start) return null;
	const [x, y] = middle(start);
	const sideways = arrow === "ArrowLeft" || arrow === "ArrowRight";
	const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
	let best: { index: number; far: [number, number] } | null = null;
	for (const [index, box] of boxes.entries()) {
		const [otherX, otherY] = middle(box);
		const ahead = sign * (sideways ? otherX - x : otherY - y);
		if (index === from || ahead <= 0 || sharesRow(start, box) !== sideways) continue;
		const far: [number, number] = [ahead, sideways ? 0 : Math.abs(otherX - x)];
		if (!best || isNearer(far, best.far)) best = { index, far };
	}
	return best?.index ?? null;
}

/** Boxes of one row may differ by a pixel. */
const ROW_SLACK = 4;

function isNearer(a: [number, number], b: [number, number]): boolean {
	return Math.abs(a[0] - b[0]) > ROW_SLACK ? a[0] < b[0] : a[1] < b[1];
}
