/** The pictures of a row: taken here (seen without a network) and those the server has from before. */
import { useId, useState } from "react";
import { localize, t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import type { Photo } from "@/parts/phone/queue/store";
import type { QueueActs } from "@/parts/phone/session/session";
import type { View } from "@/parts/phone/session/view-model";

export const PHOTO_LIMIT = 20;

interface PhotosProps {
	subject: string;
	/** On the server from before. */
	remote?: readonly string[];
	view: Pick<View<unknown, unknown>, "photos" | "entries">;
	desk: QueueActs;
	use?: Photo["use"];
	/** How many there may be, with those of other uses. */
	most?: number;
	/** How many there must be; said where there are any. */
	least?: number;
	/** Also from what was taken before. */
	album?: boolean;
	fixed?: boolean;
}

/** The pictures of a row that were taken here for a use. */
export const takenOf = (subject: string, photos: readonly Photo[], use: Photo["use"] = "voucher"): Photo[] =>
	photos.filter((photo) => photo.subject === subject && photo.use === use);

/** Those on the server that were not taken here. */
export function remoteOf(paths: readonly string[], photos: readonly Photo[]): string[] {
	const own = new Set(photos.map((photo) => photo.stored));
	return paths.filter((path) => !own.has(path));
}

export function Photos({
	subject,
	remote: stored = [],
	view,
	desk,
	use = "voucher",
	most = PHOTO_LIMIT,
	least = 0,
	album = true,
	fixed = false,
}: PhotosProps) {
	const local = takenOf(subject, view.photos, use);
	const remote = remoteOf(stored, view.photos);
	const count = local.length + remote.length;
	const all =
		view.photos.filter((photo) => photo.subject === subject && photo.use !== "voice").length + remote.length;
	return (
		<div className="ph-photos" data-photos={count}>
			{remote.map((path) => (
				<a key={path} href={fileUrl(path)} target="_blank" rel="noreferrer" className="ph-photo">
					<img src={fileUrl(path)} alt={t("照片 | Photo")} loading="lazy" />
				</a>
			))}
			{local.map((photo, at) => (
				<Thumb key={photo.clientId} photo={photo} number={at + 1} view={view} desk={desk} fixed={fixed} />
			))}
			{!fixed && all < most && (
				<AddButton subject={subject} room={most - all} use={use} desk={desk} album={album} />
			)}
			{!fixed && most > 1 && (
				<p className="ph-quiet wide">
					{t("{count} 张，最多 {most} 张 | {count}, at most {most}", { count, most })}
					{least > 0 && t("，至少 {least} 张 | , at least {least}", { least })}
				</p>
			)}
		</div>
	);
}

interface ThumbProps {
	photo: Photo;
	number: number;
	view: PhotosProps["view"];
	desk: QueueActs;
	fixed: boolean;
}

function Thumb({ photo, number, view, desk, fixed }: ThumbProps) {
	const entry = view.entries.find((one) => one.kind === "photo" && one.clientId === photo.clientId);
	const state = photo.stored !== null ? "sent" : entry?.refusal ? "refused" : "waiting";
	const mark = { sent: "✓", refused: "!", waiting: "↑" }[state];
	const label = {
		sent: t("已上传 | sent"),
		refused: t("未成功 | refused"),
		waiting: t("等待上传 | waiting"),
	}[state];
	return (
		<div className={`ph-photo ${state}`} data-photo={state} title={localize(entry?.refusal?.message)}>
			<img src={photo.thumb} alt={`${t("照片 {number} | Photo {number}", { number })} · ${label}`} />
			<span className="ph-photo-mark" aria-hidden="true">
				{mark}
			</span>
			{state === "refused" && entry && (
				<button type="button" className="ph-photo-retry" onClick={() => void desk.retry(entry)}>
					{t("重试 | Retry")}
				</button>
			)}
			{!fixed && state !== "sent" && (
				<button
					type="button"
					className="ph-photo-remove"
					onClick={() => void desk.removePhoto(photo.clientId)}
					aria-label={t("去掉照片 {number} | Remove photo {number}", { number })}
				>
					✕
				</button>
			)}
		</div>
	);
}

interface AddProps {
	subject: string;
	room: number;
	use: Photo["use"];
	desk: QueueActs;
	album: boolean;
}

function AddButton({ subject, room, use, desk, album }: AddProps) {
	const [busy, setBusy] = useState(0);
	const id = useId();
	const add = async (files: File[]) => {
		setBusy(files.length);
		for (const file of files) {
			await desk.addPhoto(subject, file, use);
			setBusy((left) => left - 1);
		}
	};
	const pick = (input: HTMLInputElement) => {
		const files = [...(input.files ?? [])].slice(0, room);
		input.value = "";
		void add(files);
	};
	return (
		<>
			<label className="ph-photo add" htmlFor={`${id}-camera`}>
				<Camera />
				{busy > 0 ? t("处理中 {busy} | {busy} left", { busy }) : t("拍照 | Camera")}
				<input
					id={`${id}-camera`}
					type="file"
					accept="image/*"
					capture="environment"
					onChange={(event) => pick(event.target)}
				/>
			</label>
			{album && (
				<label className="ph-photo add" htmlFor={`${id}-album`}>
					<Album />
					{t("相册 | Album")}
					<input
						id={`${id}-album`}
						type="file"
						accept="image/*"
						multiple
						onChange={(event) => pick(event.target)}
					/>
				</label>
			)}
		</>
	);
}

function Camera() {
	return (
		<svg
			viewBox="0 0 24 24"
			width="28"
			height="28"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.7"
			aria-hidden="true"
		>
			<path d="M4 8h3.2L9 5.5h6L16.8 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z" />
			<circle cx="12" cy="13.2" r="3.6" />
		</svg>
	);
}

function Album() {
	return (
		<svg
			viewBox="0 0 24 24"
			width="28"
			height="28"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.7"
			aria-hidden="true"
		>
			<rect x="3.5" y="4.5" width="17" height="15" rx="1.5" />
			<path d="m4 17 5-5 4 4 3-3 4 4" />
			<circle cx="15.5" cy="9" r="1.5" />
		</svg>
	);
}
