/** What a field takes by hand or by mouth: a signature as a picture, speech as a recording. Both are kept as the path of a file. */
import { lazy, Suspense, useCallback } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { storeFile } from "@/parts/upload/sender";
import { Waiting } from "@/parts/Waiting";
import type { Field, Row } from "../describe";
import { type EditProps, NOTHING, textOf } from "./types";

const SignaturePad = lazy(async () => ({
	default: (await import("@/parts/signature/SignaturePad")).SignaturePad,
}));
const VoiceRecorder = lazy(async () => ({
	default: (await import("@/parts/recorder/VoiceRecorder")).VoiceRecorder,
}));

export function EditSignature({ field, value, onChange, disabled = false, label }: EditProps) {
	const keep = useKeeping(field.biz ?? field.key, "image", onChange);
	const path = textOf(value);
	return (
		<Suspense fallback={<Waiting />}>
			<SignaturePad label={label} disabled={disabled} value={path ? fileUrl(path) : null} onSigned={keep} />
		</Suspense>
	);
}

export function EditVoice({ field, value, onChange, disabled = false, label }: EditProps) {
	const keep = useKeeping(field.biz ?? field.key, "file", onChange);
	const path = textOf(value);
	return (
		<Suspense fallback={<Waiting />}>
			<VoiceRecorder
				label={label}
				disabled={disabled}
				value={path ? fileUrl(path) : null}
				onRecorded={keep}
			/>
		</Suspense>
	);
}

export function readVoice(row: Row, field: Field) {
	const path = textOf(row[field.key]);
	if (!path) return NOTHING;
	// biome-ignore lint/a11y/useMediaCaption: recorded speech has no captions
	return <audio controls preload="none" src={fileUrl(path)} aria-label={t("录音 | Recording")} />;
}

function useKeeping(biz: string, kind: "image" | "file", onChange: EditProps["onChange"]) {
	return useCallback(
		async (file: File | null) => {
			if (!file) return onChange?.(null);
			try {
				onChange?.((await storeFile(file, { biz, kind })).path);
			} catch {
				toast("error", t(WORDS.uploadFailed, { file: file.name }));
			}
		},
		[biz, kind, onChange],
	);
}
