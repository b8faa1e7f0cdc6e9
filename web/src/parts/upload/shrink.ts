/** Large pictures are made smaller before they are sent: a phone's photo has ten times the dots that any screen shows. */
import { asJpeg, drawSmall, openPicture, type Size } from "@/kit/draw-small";
import { t } from "@/kit/text";
import type { Limits } from "./checks";
import { UPLOAD } from "./words";

const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

export class PictureError extends Error {}

/** What the longer and shorter side become; never under the least that is asked for. */
export function shrunkSize(width: number, height: number, side: number): Size {
	const share = LONGEST_SIDE / Math.max(width, height);
	const least = side / Math.min(width, height);
	const by = Math.min(1, Math.max(share, least));
	return { width: Math.round(width * by), height: Math.round(height * by) };
}

/** The picture itself when it is small enough, else a smaller one; PictureError when it cannot be used. */
export async function shrink(file: File, limits: Limits): Promise<File> {
	const limit = limits.megabytes * 1024 * 1024;
	const picture = await open(file);
	if (!picture) {
		if (file.size >= limit)
			throw new PictureError(t(UPLOAD.tooLarge, { file: file.name, n: limits.megabytes }));
		return file;
	}
	const { width, height } = picture;
	try {
		if (Math.min(width, height) < limits.side) {
			throw new PictureError(t(UPLOAD.tooSmall, { file: file.name, n: limits.side }));
		}
		if (Math.max(width, height) <= LONGEST_SIDE && file.size < limit) return file;
		const smaller = await redraw(picture, file, limits.side);
		if (smaller && smaller.size < limit && smaller.size < file.size) return smaller;
	} finally {
		picture.close();
	}
	if (file.size < limit) return file;
	throw new PictureError(t(UPLOAD.tooLarge, { file: file.name, n: limits.megabytes }));
}

/** Null where the browser cannot read it: the server will say what it is. */
async function open(file: File): Promise<ImageBitmap | null> {
	if (typeof createImageBitmap !== "function") return null;
	try {
		return await openPicture(file);
	} catch {
		return null;
	}
}

async function redraw(picture: ImageBitmap, file: File, side: number): Promise<File | null> {
	const canvas = drawSmall(picture, shrunkSize(picture.width, picture.height, side));
	const blob = canvas && (await asJpeg(canvas, QUALITY));
	if (!blob) return null;
	const name = file.name.replace(/\.\w+$/, "") || "picture";
	return new File([blob], `${name}.jpg`, { type: "image/jpeg", lastModified: file.lastModified });
}
