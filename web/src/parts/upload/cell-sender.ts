/** Sends the file of a cell, to the file service in parts or to an address of the column's own in one form. */
import { WORDS } from "@/kit/catalogue";
import { sendForm } from "@/kit/send-bytes";
import { t } from "@/kit/text";
import { type Envelope, fileUrl } from "@/kit/transport";
import { sendFile } from "./sender";
import type { UploadCellOptions, UploadValue } from "./UploadCell";

let last = 0;

/** Tells each state; the answer stops it. */
export function sendCell(
	file: File,
	options: UploadCellOptions,
	tell: (value: UploadValue) => void,
): () => void {
	const base: UploadValue = {
		id: `file-${Date.now()}-${++last}`,
		name: file.name,
		type: file.type,
		size: file.size,
		status: "uploading",
		percent: 0,
	};
	tell(base);
	return options.action
		? sendToAction(file, options.action, options, base, tell)
		: sendInParts(file, options, base, tell);
}

function stored(base: UploadValue, path: string, message: string, options: UploadCellOptions): UploadValue {
	const named = options.responseName ? { [options.responseName]: path } : {};
	return { ...base, status: "done", percent: 100, path, url: fileUrl(path), message, ...named };
}

const failed = (base: UploadValue, message: string | undefined): UploadValue => ({
	...base,
	status: "error",
	percent: 0,
	message: message || t(WORDS.unknownError),
});

function sendInParts(
	file: File,
	options: UploadCellOptions,
	base: UploadValue,
	tell: (value: UploadValue) => void,
): () => void {
	const sender = sendFile(file, {
		biz: options.biz ?? "temp",
		kind: "file",
		onProgress: ({ state, percent, message, facts }) => {
			if (state === "done" && facts) tell(stored(base, facts.path, facts.path, options));
			else if (state === "error") tell(failed(base, message));
			else tell({ ...base, percent });
		},
	});
	return () => sender.stop();
}

/** A done answer that says success=false is an error. */
function sendToAction(
	file: File,
	action: string,
	options: UploadCellOptions,
	base: UploadValue,
	tell: (value: UploadValue) => void,
): () => void {
	const control = new AbortController();
	const form = new FormData();
	form.set("file", file);
	form.set("biz", options.biz ?? "temp");
	form.set("isup", "1");
	const onSent = (bytes: number, total: number) =>
		tell({ ...base, percent: total > 0 ? Math.min(99, Math.floor((bytes / total) * 100)) : 0 });
	sendForm<unknown>(action, form, options.token === true, { signal: control.signal, onSent }).then(
		(answer) => tell(stored(base, pathIn(answer, options.responseName), answer.message, options)),
		(failure: Error) => {
			if (!control.signal.aborted) tell(failed(base, failure.message));
		},
	);
	return () => control.abort();
}

function pathIn(answer: Envelope<unknown>, name: string | undefined): string {
	const fields = { ...(answer.result as object | null), ...answer } as Record<string, unknown>;
	return String((name && fields[name]) || answer.message || "");
}
