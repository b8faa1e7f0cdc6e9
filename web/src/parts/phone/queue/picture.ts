/** Makes a camera picture small enough to wait on the phone and to travel over a weak network. */
import { asJpeg, drawSmall, openPicture, type Size } from "@/kit/draw-small";

export const LONGEST_SIDE = 1600;
export const THUMB_SIDE = 160;
const QUALITY = 0.82;

export interface Picture {
	bytes: ArrayBuffer;
	thumb: string;
}

/** Shrinks to the longest side and never enlarges. */
export function fitWithin({ width, height }: Size, longest: number): Size {
	const scale = Math.min(1, longest / Math.max(width, height));
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function draw(image: ImageBitmap, longest: number): HTMLCanvasElement {
	const canvas = drawSmall(image, fitWithin(image, longest));
	if (!canvas) throw new Error("canvas");
	return canvas;
}

/** Throws when the file is not a picture that this browser can read. */
export async function shrink(file: Blob): Promise<Picture> {
	const image = await openPicture(file);
	try {
		const canvas = draw(image, LONGEST_SIDE);
		const blob = await asJpeg(canvas, QUALITY);
		if (!blob) throw new Error("jpeg");
		return { bytes: await blob.arrayBuffer(), thumb: draw(image, THUMB_SIDE).toDataURL("image/jpeg", 0.7) };
	} finally {
		image.close();
	}
}
