/** The upload part in its states: empty, filled, full, disabled, on its way, paused, failed; the cell; the dialog. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useState } from "react";
import { EditGrid } from "@/parts/grid";
import { uploadKinds } from "@/parts/upload/cells";
import { GoingItem } from "@/parts/upload/GoingItem";
import { Picture } from "@/parts/upload/Shown";
import { UploadCell, type UploadValue } from "@/parts/upload/UploadCell";
import { UploadDialog } from "@/parts/upload/UploadDialog";
import { UploadField } from "@/parts/upload/UploadField";
import type { Going, Uploads } from "@/parts/upload/useUploads";
import styles from "./Gallery.module.css";

const DRAWING =
	'<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#2f7de1"/><circle cx="320" cy="240" r="140" fill="#ffd166"/></svg>';
/** Nothing of it is on a server: the gallery shows its states without a session too. */
const SAMPLE = URL.createObjectURL(new Blob([DRAWING], { type: "image/svg+xml" }));
const OTHER = URL.createObjectURL(
	new Blob([DRAWING.replace("#2f7de1", "#3f9e3f")], { type: "image/svg+xml" }),
);
const IMAGE = { kind: "image", most: 3, megabytes: 10, side: 0 } as const;
const FILE = { kind: "file", most: 9, megabytes: 10, side: 0 } as const;
const VIDEO = { kind: "video", most: 1, megabytes: 300, side: 0 } as const;
const GOING: Array<Partial<Going>> = [
	{ state: "sending", percent: 37, name: "客厅.jpg" },
	{ state: "waiting", percent: 61, name: "房源视频.mp4" },
	{ state: "paused", percent: 42, name: "合同.pdf" },
	{ state: "finishing", percent: 99, name: "账单.xlsx" },
	{ state: "error", percent: 0, name: "损坏.jpg", message: "请上传图片" },
];
const CELLS: Array<UploadValue | null> = [
	null,
	{ id: "1", name: "说明书.pdf", type: "", size: 1, status: "uploading", percent: 45 },
	{ id: "2", name: "租赁合同扫描件.pdf", type: "", size: 1, status: "done", percent: 100, path: "t1/a.pdf" },
	{ id: "3", name: "损坏.zip", type: "", size: 1, status: "error", percent: 0, message: "不支持的文件类型" },
];
const IDLE: Uploads = {
	paths: [],
	going: [],
	room: 1,
	add: () => undefined,
	remove: () => undefined,
	move: () => undefined,
	pause: () => undefined,
	resume: () => undefined,
	drop: () => undefined,
};
const COLUMNS = [
	{ key: "name", title: "名称", type: "input" },
	{ key: "one", title: "附件", type: "upload" },
	{ key: "files", title: "文件", type: "file", fieldExtendJson: { uploadnum: 3 } },
	{ key: "pictures", title: "图片", type: "image", fieldExtendJson: { uploadnum: 3 } },
] as const;
const ROWS = [
	{ id: "1", name: "空", one: null, files: null, pictures: null },
	{ id: "2", name: "有", one: "t1/temp/说明书.pdf", files: "t1/a/租赁合同.pdf,t1/a/b.pdf", pictures: null },
];

export function FilesShown() {
	return (
		<section>
			<h2>文件 Files</h2>
			<div className={styles.parts}>
				<Kept title="image" limits={IMAGE} first={null} />
				<Kept title="image filled" limits={IMAGE} first={`${SAMPLE},${OTHER}`} />
				<Kept title="file" limits={FILE} first={null} />
				<Kept
					title="file filled"
					limits={FILE}
					first="t1/files/20261121/租赁合同扫描件.pdf,t1/files/20261121/附件.xlsx"
				/>
				<Kept title="file disabled" limits={FILE} first="t1/files/20261121/租赁合同扫描件.pdf" disabled />
				<Kept title="video" limits={VIDEO} first={null} />
				<figure>
					<figcaption>states</figcaption>
					<Flex component="ul" vertical gap="small" aria-label="states">
						{GOING.map((one, key) => (
							<GoingItem
								key={one.name}
								one={{ key, size: 1, look: null, ...one } as Going}
								uploads={IDLE}
								card={false}
							/>
						))}
					</Flex>
				</figure>
				<figure>
					<figcaption>states of pictures</figcaption>
					<Flex component="ul" wrap gap="small" aria-label="states of pictures">
						{GOING.map((one, key) => (
							<GoingItem
								key={one.name}
								one={{ key, size: 1, ...one, look: key < 2 ? SAMPLE : null } as Going}
								uploads={IDLE}
								card
							/>
						))}
					</Flex>
				</figure>
				<figure>
					<figcaption>UploadCell</figcaption>
					{CELLS.map((first) => (
						<Cell key={first?.id ?? "empty"} first={first} />
					))}
				</figure>
				<figure>
					<figcaption>Picture</figcaption>
					<Picture paths={[SAMPLE]} index={0} />
				</figure>
				<DialogShown />
				<figure>
					<figcaption>cells of a grid</figcaption>
					<EditGrid columns={COLUMNS} rows={ROWS} kinds={uploadKinds} name="gallery-files" label="files" />
				</figure>
			</div>
		</section>
	);
}

interface KeptProps {
	title: string;
	limits: Parameters<typeof UploadField>[0]["limits"];
	first: string | null;
	disabled?: boolean;
}

function Kept({ title, limits, first, disabled = false }: KeptProps) {
	const [value, setValue] = useState(first);
	return (
		<figure>
			<figcaption>{title}</figcaption>
			<UploadField
				value={value}
				onChange={setValue}
				limits={limits}
				biz="temp"
				label={title}
				disabled={disabled}
			/>
		</figure>
	);
}

function Cell({ first }: { first: UploadValue | null }) {
	const [value, setValue] = useState(first);
	return <UploadCell value={value} onChange={setValue} label={`cell ${first?.status ?? "empty"}`} />;
}

function DialogShown() {
	const [open, setOpen] = useState(false);
	return (
		<figure>
			<figcaption>UploadDialog</figcaption>
			<Button onClick={() => setOpen(true)}>dialog</Button>
			{open && (
				<UploadDialog
					value={null}
					limits={FILE}
					biz="temp"
					label="dialog files"
					onConfirm={() => setOpen(false)}
					onClose={() => setOpen(false)}
				/>
			)}
		</figure>
	);
}
