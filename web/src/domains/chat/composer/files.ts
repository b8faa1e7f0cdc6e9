/** Files as messages: pictures in the three kinds the chat takes, everything else as a file. */
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { PictureError, shrink } from "@/parts/upload/shrink";
import { UPLOAD } from "@/parts/upload/words";
import { send } from "../state/outbox";

/** Spec: jpeg, jpg, png. */
export const PICTURES = ".jpeg,.jpg,.png";
const PICTURE_TYPES = ["image/jpeg", "image/png"];
const PICTURE_LIMITS = { kind: "image", most: 1, megabytes: 10, side: 0 } as const;
const MOST_MEGABYTES = 100;
const MOST_AT_ONCE = 9;

export const isPicture = (file: File): boolean =>
	PICTURE_TYPES.includes(file.type) && /\.(jpe?g|png)$/i.test(file.name);

export async function sendFiles(conversationId: string, files: readonly File[]): Promise<void> {
	if (files.length > MOST_AT_ONCE) return toast("warning", t(UPLOAD.mostFiles, { n: MOST_AT_ONCE }));
	for (const file of files) {
		if (isPicture(file)) await sendPicture(conversationId, file);
		else sendFileAs(conversationId, file);
	}
}

/** Chosen as pictures: another kind of file is told so, and not sent. */
export async function sendPictures(conversationId: string, files: readonly File[]): Promise<void> {
	if (files.some((file) => !isPicture(file))) toast("warning", t(UPLOAD.pictureWanted));
	await sendFiles(conversationId, files.filter(isPicture));
}

async function sendPicture(conversationId: string, file: File): Promise<void> {
	if (file.size === 0) return toast("warning", t(UPLOAD.empty, { file: file.name }));
	try {
		const ready = await shrink(file, PICTURE_LIMITS);
		const { width, height } = await sizeOf(ready);
		const media = { name: ready.name, size: ready.size, mime: ready.type, width, height };
		send({ conversationId, kind: "image", body: "", file: ready, media });
	} catch (error) {
		toast("warning", error instanceof PictureError ? error.message : t(UPLOAD.failed));
	}
}

function sendFileAs(conversationId: string, file: File): void {
	if (file.size === 0) return toast("warning", t(UPLOAD.empty, { file: file.name }));
	if (file.size > MOST_MEGABYTES * 1024 * 1024)
		return toast("warning", t(UPLOAD.tooLarge, { file: file.name, n: MOST_MEGABYTES }));
	const media = { name: file.name, size: file.size, mime: file.type };
	send({ conversationId, kind: "file", body: "", file, media });
}

async function sizeOf(file: File): Promise<{ width: number; height: number }> {
	const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
	const { width, height } = picture;
	picture.close();
	return { width, height };
}
