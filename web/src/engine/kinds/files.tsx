/** Files, pictures and films of a row: read where rows are read, edited with the upload part, which is loaded when first needed. */
import Form from "antd/es/form";
import { lazy, Suspense, useCallback } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { FileLink, Picture, Video } from "@/parts/upload/Shown";
import type { Pin } from "@/parts/upload/StoredItem";
import { type FileKind, pathsOf } from "@/parts/upload/wire";
import { UPLOAD } from "@/parts/upload/words";
import { Waiting } from "@/parts/Waiting";
import type { Field, Row } from "../describe";
import styles from "./kinds.module.css";
import { type EditProps, NOTHING, textOf } from "./types";
import { noteUnderWay } from "./under-way";

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
	pin,
}: EditProps & { kind: FileKind; pin?: Pin | undefined }) {
	const { most = 1, megabytes = USUAL[kind], side = 0 } = field.files ?? {};
	const form = Form.useFormInstance();
	const { key } = field;
	const onSending = useCallback((sending: boolean) => form && noteUnderWay(form, key, sending), [form, key]);
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
				onSending={onSending}
			/>
		</Suspense>
	);
}

export const EditFiles = (props: EditProps) => <EditStored {...props} kind="file" />;
export const EditVideo = (props: EditProps) => <EditStored {...props} kind="video" />;
export const EditImages = (props: EditProps) => {
	const cover = props.field.files?.cover;
	return cover ? <EditPhotos {...props} cover={cover} /> : <EditStored {...props} kind="image" />;
};

/** Pictures of which another field of the form names the one that is shown first. */
function EditPhotos({ cover, ...props }: EditProps & { cover: string }) {
	const form = Form.useFormInstance();
	const path = textOf(Form.useWatch(cover, form));
	const onPin = (wish: string) => {
		form.setFieldsValue({ [cover]: wish });
		void form.validateFields([cover]).catch(() => undefined);
	};
	return <EditStored {...props} kind="image" pin={{ path, onPin }} />;
}

const nothing = (text: string) => <span className={look.faint}>{text}</span>;

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
