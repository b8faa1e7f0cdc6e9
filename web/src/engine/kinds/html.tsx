/** Rich text: written with the editor, shown as it reads; both are loaded when the first such field is on screen. */
import { lazy, Suspense } from "react";
import { fileUrl, upload } from "@/kit/http";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import type { Field, Row } from "../describe";
import { type EditProps, NOTHING, textOf } from "./types";

const RichEditor = lazy(() => import("@/parts/rich-text/RichEditor"));
const RichView = lazy(() => import("@/parts/rich-text/RichView"));

export function readHtml(row: Row, field: Field) {
	const html = textOf(row[field.key]);
	if (!html) return NOTHING;
	return (
		<Suspense fallback={null}>
			<RichView html={html} />
		</Suspense>
	);
}

export function EditHtml({ field, value, onChange, id, disabled = false, label }: EditProps) {
	return (
		<Suspense fallback={<Waiting />}>
			<RichEditor
				value={textOf(value)}
				onChange={(html) => onChange?.(html)}
				label={label}
				disabled={disabled}
				upload={(picture) => store(picture, field.key)}
				{...(id === undefined ? {} : { id })}
			/>
		</Suspense>
	);
}

async function store(picture: File, biz: string): Promise<string | null> {
	const form = new FormData();
	form.set("file", picture);
	form.set("biz", biz);
	try {
		return fileUrl((await upload<unknown>("/sys/common/upload1", form, { quiet: true })).message);
	} catch {
		toast("error", t("{file} 上传失败. | {file} could not be uploaded.", { file: picture.name }));
		return null;
	}
}
