/** Files, pictures and films of a row: read where rows are read, edited with the upload part, which is loaded when first needed. */
import Form, { type FormInstance } from "antd/es/form";
import { lazy, Suspense } from "react";
import { t } from "@/kit/text";
import { FileLink, Picture, Video } from "@/parts/upload/Shown";
import { type FileKind, pathsOf } from "@/parts/upload/wire";
import { UPLOAD } from "@/parts/upload/words";
import { Waiting } from "@/parts/Waiting";
import type { Field, Row } from "../describe";
import styles from "./kinds.module.css";
import { type EditProps, NOTHING, textOf } from "./types";

const UploadField = lazy(async () => ({
	default: (await import("@/parts/upload/UploadField")).UploadField,
}));

/** What a field takes that says nothing about it. */
const USUAL: Readonly<Record<FileKind, number>> = { image: 10, file: 10, video: 300 };

function EditStored({
	field,
	value,
	onChange,
	id,
	disabled = false,
	label,
	kind,
}: EditProps & { kind: FileKind }) {
	const { most = 1, megabytes = USUAL[kind], side = 0, cover } = field.files ?? {};
	const form = Form.useFormInstance();
	const shown = Form.useWatch(cover ?? [], form);
	const pin =
		cover && form ? { path: textOf(shown), onPin: (path: string) => setCover(form, cover, path) } : undefined;
	return (
		<Suspense fallback={<Waiting />}>
			<UploadField
				value={value}
				onChange={onChange}
				limits={{ kind, most, megabytes, side }}
				biz={field.biz ?? field.key}
				label={label}
				disabled={disabled}
				id={id}
				pin={pin}
			/>
		</Suspense>
	);
}

/** As if the person had chosen it in the other field. */
function setCover(form: FormInstance, key: string, path: string): void {
	form.setFieldsValue({ [key]: path });
	void form.validateFields([key]).catch(() => undefined);
}

export const EditFiles = (props: EditProps) => <EditStored {...props} kind="file" />;
export const EditImages = (props: EditProps) => <EditStored {...props} kind="image" />;
export const EditVideo = (props: EditProps) => <EditStored {...props} kind="video" />;

const nothing = (text: string) => <span className={styles.nothing}>{text}</span>;

export function readFiles(row: Row, field: Field) {
	const paths = pathsOf(row[field.key]);
	if (paths.length === 0) return nothing(NOTHING);
	return (
		<span className={styles.files}>
			{paths.map((path) => (
				<FileLink key={path} path={path} />
			))}
		</span>
	);
}

export function readImages(row: Row, field: Field) {
	const paths = pathsOf(row[field.key]);
	if (paths.length === 0) return nothing(t(UPLOAD.noPictures));
	return (
		<span className={styles.files}>
			{paths.map((path, index) => (
				<Picture key={path} paths={paths} index={index} small />
			))}
		</span>
	);
}

export function readVideo(row: Row, field: Field) {
	const paths = pathsOf(row[field.key]);
	if (paths.length === 0) return nothing(NOTHING);
	return (
		<span className={styles.files}>
			{paths.map((path) => (
				<Video key={path} path={path} small />
			))}
		</span>
	);
}
