/** What is looked at before anything is sent; the server looks again. */
import { t } from "@/kit/text";
import type { FileKind } from "./wire";
import { UPLOAD } from "./words";

export interface Limits {
	kind: FileKind;
	/** How many in all (spec: 1 unless said otherwise). */
	most: number;
	megabytes: number;
	/** The least of a picture's sides in pixels; 0 for any. */
	side: number;
}

const PICTURE_TYPES = ["image/png", "image/jpeg", "image/bmp"];
const VIDEO_TYPES = ["video/mp4", "video/webm", "video/quicktime"];
export const LEAST_SECONDS = 30;

/** For the browser's own chooser. */
export function acceptOf(kind: FileKind): string | undefined {
	if (kind === "image") return ".png,.jpg,.jpeg,.bmp";
	return kind === "video" ? ".mp4,.webm,.mov" : undefined;
}

/** Why a file is not taken, in the reader's language; null when it is. A picture that is only too large is shrunk later. */
export function refusal(file: File, limits: Limits): string | null {
	const wanted = wantedType(file, limits.kind);
	if (wanted) return wanted;
	if (file.size === 0) return t(UPLOAD.empty, { file: file.name });
	const limit = limits.megabytes * 1024 * 1024;
	if (limits.kind !== "image" && file.size > limit) {
		return t(UPLOAD.tooLarge, { file: file.name, n: limits.megabytes });
	}
	return null;
}

function wantedType(file: File, kind: FileKind): string | null {
	if (kind === "image" && !PICTURE_TYPES.includes(file.type)) return t(UPLOAD.pictureWanted);
	if (kind === "video" && !VIDEO_TYPES.includes(file.type)) return t(UPLOAD.videoWanted);
	return null;
}

export function tooMany(limits: Limits): string {
	return t(limits.kind === "image" ? UPLOAD.mostPictures : UPLOAD.mostFiles, { n: limits.most });
}

/** The length of a video as this browser tells it; null where it cannot. */
export function secondsOf(file: File): Promise<number | null> {
	return new Promise((resolve) => {
		const video = document.createElement("video");
		const address = URL.createObjectURL(file);
		const end = (seconds: number | null) => {
			clearTimeout(timer);
			URL.revokeObjectURL(address);
			resolve(seconds);
		};
		const timer = setTimeout(() => end(null), 4000);
		video.preload = "metadata";
		video.onloadedmetadata = () => end(Number.isFinite(video.duration) ? video.duration : null);
		video.onerror = () => end(null);
		video.src = address;
	});
}
