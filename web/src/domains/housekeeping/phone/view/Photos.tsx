/** The pictures of an order: taken here (seen without a network) and those the server has from before. */
import { useId, useState } from "react";
import type { HkOrder } from "@/domains/housekeeping/order";
import type { Photo } from "@/domains/housekeeping/phone/queue/store";
import type { PhoneSession } from "@/domains/housekeeping/phone/session/session";
import type { View } from "@/domains/housekeeping/phone/session/view-model";
import { fileUrl } from "@/kit/http";
import { localize, t } from "@/kit/text";

export const PHOTO_LIMIT = 20;

interface Vouchers {
	local: Photo[];
	/** On the server, and not taken with this phone. */
	remote: string[];
	count: number;
}

export function vouchersOf(
	order: HkOrder,
	photos: readonly Photo[],
	use: Photo["use"] = "voucher",
): Vouchers {
	const local = photos.filter((photo) => photo.orderId === order.id && photo.use === use);
	const own = new Set(photos.map((photo) => photo.path));
	const remote = use === "voucher" ? order.vouchers.filter((path) => !own.has(path)) : [];
	return { local, remote, count: local.length + remote.length };
}

interface PhotosProps {
	order: HkOrder;
	view: View;
	desk: PhoneSession;
	use: Photo["use"];
	fixed?: boolean;
}

export function Photos({ order, view, desk, use, fixed = false }: PhotosProps) {
	const { local, remote, count } = vouchersOf(order, view.photos, use);
	const all =
		view.photos.filter((photo) => photo.orderId === order.id && photo.use !== "voice").length +
		vouchersOf(order, view.photos).remote.length;
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
			{!fixed && all < PHOTO_LIMIT && (
				<AddButton orderId={order.id} room={PHOTO_LIMIT - all} use={use} desk={desk} />
			)}
			{!fixed && (
				<p className="ph-quiet wide">
					{t("{count} 张，最多 20 张 | {count}, at most 20", { count })}
					{use === "voucher" &&
						order.photoMin > 0 &&
						t("，至少 {least} 张 | , at least {least}", { least: order.photoMin })}
				</p>
			)}
		</div>
	);
}

interface ThumbProps {
	photo: Photo;
	number: number;
	view: View;
	desk: PhoneSession;
	fixed: boolean;
}

function Thumb({ photo, number, view, desk, fixed }: ThumbProps) {
	const entry = view.entries.find((one) => one.kind === "photo" && one.clientId === photo.clientId);
	const state = photo.path !== null ? "sent" : entry?.refusal ? "refused" : "waiting";
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
	orderId: string;
	room: number;
	use: Photo["use"];
	desk: PhoneSession;
}

function AddButton({ orderId, room, use, desk }: AddProps) {
	const [busy, setBusy] = useState(0);
	const id = useId();
	const add = async (files: File[]) => {
		setBusy(files.length);
		for (const file of files) {
			await desk.addPhoto(orderId, file, use);
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
