/** Rich text: written with the editor, shown as it reads; both are loaded when the first such field is on screen. */
import { lazy, Suspense } from "react";
import { Waiting } from "@/parts/Waiting";
import type { Field, Row } from "../describe";
import { storePicture } from "./picture";
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
				upload={(picture) => storePicture(picture, field.key)}
				{...(id === undefined ? {} : { id })}
			/>
		</Suspense>
	);
}
