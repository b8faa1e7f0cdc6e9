/** A picture drawn smaller on white paper: what is seen through in a PNG would be black in a JPEG. */

export interface Size {
	width: number;
	height: number;
}

export function drawSmall(picture: ImageBitmap, { width, height }: Size): HTMLCanvasElement | null {
	const canvas = Object.assign(document.createElement("canvas"), { width, height });
	const pen = canvas.getContext("2d");
	if (!pen) return null;
	pen.fillStyle = "#fff";
	pen.fillRect(0, 0, width, height);
	pen.imageSmoothingQuality = "high";
	pen.drawImage(picture, 0, 0, width, height);
	return canvas;
}

/** Null where the browser cannot write one. */
export const asJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
	new Promise((done) => canvas.toBlob(done, "image/jpeg", quality));

/** Upright, as the camera was held. */
export const openPicture = (file: Blob): Promise<ImageBitmap> =>
	createImageBitmap(file, { imageOrientation: "from-image" });
