/** Texts with an editor of their own: Markdown, tags of two signs each, and long text in a narrow place. */
import { lazy, Suspense } from "react";
import { InputPop } from "@/parts/input-pop/InputPop";
import { TagInput, Tags } from "@/parts/tag-input/TagInput";
import { Waiting } from "@/parts/Waiting";
import type { Field, Row } from "../describe";
import { storePicture } from "./picture";
import { type EditProps, exampleOf, NOTHING, textOf } from "./types";

const MarkdownEditor = lazy(() => import("@/parts/markdown/MarkdownEditor"));
const MarkdownView = lazy(() => import("@/parts/markdown/MarkdownView"));

export function readMarkdown(row: Row, field: Field) {
	const text = textOf(row[field.key]);
	if (!text) return NOTHING;
	return (
		<Suspense fallback={null}>
			<MarkdownView text={text} />
		</Suspense>
	);
}

export function EditMarkdown({ field, value, onChange, id, disabled = false, label }: EditProps) {
	return (
		<Suspense fallback={<Waiting />}>
			<MarkdownEditor
				value={textOf(value)}
				onChange={(text) => onChange?.(text)}
				label={label}
				disabled={disabled}
				maxLength={field.max ?? undefined}
				upload={(picture) => storePicture(picture, field.key)}
				{...(id === undefined ? {} : { id })}
			/>
		</Suspense>
	);
}

export function readTags(row: Row, field: Field) {
	const text = textOf(row[field.key]);
	return text ? <Tags value={text} /> : NOTHING;
}

export function EditTags({ field, value, onChange, id, disabled = false, label }: EditProps) {
	return (
		<TagInput
			id={id}
			label={label}
			disabled={disabled}
			value={textOf(value)}
			maxLength={field.max ?? undefined}
			onChange={(text) => onChange?.(text)}
		/>
	);
}

export function EditMemo({ field, value, onChange, id, disabled = false, label }: EditProps) {
	return (
		<InputPop
			id={id}
			label={label}
			disabled={disabled}
			value={textOf(value)}
			maxLength={field.max ?? undefined}
			placeholder={exampleOf(field)}
			onChange={(text) => onChange?.(text)}
		/>
	);
}
