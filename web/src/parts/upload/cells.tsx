/** What a grid edits and shows cells of type upload, file and image with: hand `uploadKinds` to its `kinds`. */

import { lazy, Suspense } from "react";
import { t } from "@/kit/text";
import { cut, FILE_NAME_LENGTH } from "@/parts/ellipsis/cut";
import type { CellEditorProps, CellKind, CellKinds, CellValue } from "@/parts/grid/types";
import look from "@/parts/look.module.css";
import { Picture, Video } from "./Shown";
import type { UploadCellOptions, UploadValue } from "./UploadCell";
import { type FileKind, nameOf, pathsOf } from "./wire";
import { UPLOAD } from "./words";

const UploadCell = lazy(async () => ({ default: (await import("./UploadCell")).UploadCell }));
const UploadDialog = lazy(async () => ({ default: (await import("./UploadDialog")).UploadDialog }));

const PLAIN_MEGABYTES = 10;

/** A stored row has only the path; the cell shows it as it shows what it has just sent. */
export function cellValue(value: CellValue): UploadValue | null {
	if (value && typeof value === "object") return value as UploadValue;
	const [path] = pathsOf(value);
	if (!path) return null;
	return { id: path, name: nameOf(path), type: "", size: 0, status: "done", percent: 100, path };
}

function EditUpload({ column, value, onChange, disabled, label }: CellEditorProps) {
	const options = { ...(column.props as UploadCellOptions | undefined) };
	if (column.allowDownload !== undefined) options.allowDownload = column.allowDownload;
	if (column.allowRemove !== undefined) options.allowRemove = column.allowRemove;
	return (
		<Suspense fallback={null}>
			<UploadCell
				{...options}
				value={cellValue(value)}
				onChange={onChange}
				disabled={disabled}
				label={label}
			/>
		</Suspense>
	);
}

function EditStored({ kind, ...cell }: CellEditorProps & { kind: FileKind }) {
	const { column, value, onChange, onDone, disabled, label } = cell;
	const given = column.props as { biz?: string; megabytes?: number; side?: number } | undefined;
	const limits = {
		kind,
		most: column.fieldExtendJson?.uploadnum ?? 1,
		megabytes: given?.megabytes ?? PLAIN_MEGABYTES,
		side: given?.side ?? 0,
	};
	return (
		<Suspense fallback={null}>
			<UploadDialog
				value={pathsOf(value).join(",") || null}
				limits={limits}
				biz={given?.biz ?? column.key}
				label={label}
				disabled={disabled}
				onConfirm={(paths) => {
					onChange(paths);
					onDone();
				}}
				onClose={onDone}
			/>
		</Suspense>
	);
}

/** The first name, cut short, and how many more there are. */
function readNames(value: CellValue) {
	const held = cellValue(value);
	if (!held) return "";
	const rest = typeof value === "string" ? pathsOf(value).length - 1 : 0;
	return `${cut(held.name, FILE_NAME_LENGTH)}${rest > 0 ? ` +${rest}` : ""}`;
}

function readPictures(value: CellValue) {
	const paths = pathsOf(value);
	if (paths.length === 0) return <span className={look.quiet}>{t(UPLOAD.noPictures)}</span>;
	return (
		<span className={look.inline}>
			<Picture paths={paths} index={0} small />
			{paths.length > 1 && `+${paths.length - 1}`}
		</span>
	);
}

function readVideo(value: CellValue) {
	const [path, ...rest] = pathsOf(value);
	if (!path) return "";
	return (
		<span className={look.inline}>
			<Video path={path} small />
			{rest.length > 0 && `+${rest.length}`}
		</span>
	);
}

function sayUpload(value: CellValue) {
	const held = cellValue(value);
	if (held?.status === "uploading") return t(UPLOAD.sending, { n: held.percent });
	if (held?.status === "error") return t(UPLOAD.failed);
	return readNames(value);
}

const EditFileCell = (props: CellEditorProps) => <EditStored {...props} kind="file" />;
const EditVideoCell = (props: CellEditorProps) => <EditStored {...props} kind="video" />;
const EditImageCell = (props: CellEditorProps) => <EditStored {...props} kind="image" />;

/** For columns of films, which are files of their own kind. */
export const VIDEO_CELL: CellKind = { Edit: EditVideoCell, read: readVideo };

export const uploadKinds: CellKinds = {
	upload: { Edit: EditUpload, read: sayUpload },
	file: { Edit: EditFileCell, read: readNames },
	image: { Edit: EditImageCell, read: readPictures },
};
