/** Stores a picture that goes into a text; null when that was refused and said. */
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { storeFile } from "@/parts/upload/sender";

export async function storePicture(picture: File, biz: string): Promise<string | null> {
	try {
		return fileUrl((await storeFile(picture, { biz, kind: "image" })).path);
	} catch {
		toast("error", t(WORDS.uploadFailed, { file: picture.name }));
		return null;
	}
}
