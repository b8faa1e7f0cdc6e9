/** A signature as strokes of points: how they are drawn, how large they are together, how they become a picture. */

export interface Point {
	x: number;
	y: number;
}
export type Stroke = readonly Point[];

export const INK = "#10131a";
export const PAPER = "#ffffff";
export const PEN_PX = 2.4;
const MARGIN = 12;
/** Of the picture, for each px of the pad. */
const SCALE = 2;

/** Points nearer than this tell nothing new. */
const NEAR_PX = 1.5;

export function withPoint(stroke: Stroke, point: Point): Stroke {
	const last = stroke.at(-1);
	return last && Math.hypot(point.x - last.x, point.y - last.y) < NEAR_PX ? stroke : [...stroke, point];
}

/** Through the middles between points, so that corners are round; a touch is a dot. */
export function pathOf(stroke: Stroke): string {
	const [first, ...rest] = stroke;
	if (!first) return "";
	if (rest.length === 0) return `M${num(first.x)} ${num(first.y)}h0.01`;
	let path = `M${num(first.x)} ${num(first.y)}`;
	rest.forEach((point, at) => {
		const next = rest[at + 1];
		if (!next) path += `L${num(point.x)} ${num(point.y)}`;
		else
			path += `Q${num(point.x)} ${num(point.y)} ${num((point.x + next.x) / 2)} ${num((point.y + next.y) / 2)}`;
	});
	return path;
}

const num = (value: number) => String(Math.round(value * 10) / 10);

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** What is written and a margin around it. */
export function boxOf(strokes: readonly Stroke[]): Box | null {
	const points = strokes.flat();
	if (points.length === 0) return null;
	const xs = points.map(({ x }) => x);
	const ys = points.map(({ y }) => y);
	const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
	return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

/** Dark on white whatever the screen's colours are: it goes on paper. */
export async function pictureOf(strokes: readonly Stroke[], name: string): Promise<File | null> {
	const box = boxOf(strokes);
	if (!box) return null;
	const canvas = document.createElement("canvas");
	canvas.width = Math.ceil(box.width * SCALE);
	canvas.height = Math.ceil(box.height * SCALE);
	const pen = canvas.getContext("2d");
	if (!pen) return null;
	pen.fillStyle = PAPER;
	pen.fillRect(0, 0, canvas.width, canvas.height);
	pen.setTransform(SCALE, 0, 0, SCALE, -box.x * SCALE, -box.y * SCALE);
	pen.strokeStyle = INK;
	pen.lineWidth = PEN_PX;
	pen.lineCap = "round";
	pen.lineJoin = "round";
	for (const stroke of strokes) pen.stroke(new Path2D(pathOf(stroke)));
	const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
	return blob && new File([blob], name, { type: "image/png" });
}
