/** Stores a picture that goes into a text; null when that was refused and said. */

import { WORDS } from "@/kit/catalogue";
import { fileUrl, upload } from "@/kit/http";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";

export async function storePicture(picture: File, biz: string): Promise<string | null> {
	const form = new FormData();
	form.set("file", picture);
	form.set("biz", biz);
	try {
		return fileUrl((await upload<unknown>("/sys/common/upload1", form, { quiet: true })).message);
	} catch {
		toast("error", t(WORDS.uploadFailed, { file: picture.name }));
		return null;
	}
}
