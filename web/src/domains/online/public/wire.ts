/** What the public page of a form sends, and what this browser calls itself there. */

import { randomId } from "@/kit/client-id";
import type { Answer } from "@/kit/http";
import { sendForm } from "@/kit/send-bytes";

const KEPT = "gj-form-device";

/** Made up once and kept: it tells answers of one browser from another's and nothing else. */
export function deviceId(): string {
	const kept = localStorage.getItem(KEPT) ?? randomId();
	localStorage.setItem(KEPT, kept);
	return kept;
}

/** The token by which the answer names the file. `place`: the field, of a sub-table with its number before it. */
export async function handIn(
	token: string,
	place: string,
	file: File,
	onPercent: (percent: number) => void,
): Promise<string> {
	const form = new FormData();
	const parts = { token, device: deviceId(), field: place };
	for (const [name, value] of Object.entries(parts)) form.append(name, value);
	form.append("file", file);
	const onSent = (bytes: number, total: number) => onPercent(Math.min(99, Math.floor((bytes / total) * 100)));
	const answer = await sendForm<Answer<"POST /online/public/file">>("/online/public/file", form, false, {
		onSent,
	});
	return answer.result.file;
}
