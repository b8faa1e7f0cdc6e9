/** Looks at pictures with zoom, one after another, and at films; loaded when something is opened. */
import Image from "antd/es/image";
import { t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import styles from "./upload.module.css";
import { nameOf, smallUrl } from "./wire";

export function Pictures({
	paths,
	at,
	onClose,
}: {
	paths: readonly string[];
	at: number;
	onClose: () => void;
}) {
	return (
		<Image.PreviewGroup
			items={paths.map((path, index) => ({
				src: fileUrl(path),
				alt: t("图片{n} | Picture {n}", { n: index + 1 }),
			}))}
			preview={{ open: true, current: at, onOpenChange: (open: boolean) => !open && onClose() }}
			key={at}
		/>
	);
}

export function Film({ path, name, onClose }: { path: string; name: string; onClose: () => void }) {
	return (
		<Dialog title={name || nameOf(path)} width={900} onClose={onClose}>
			{/* biome-ignore lint/a11y/useMediaCaption: what people film of a room has no words to write down */}
			<video
				className={styles.player}
				src={fileUrl(path)}
				poster={smallUrl(path)}
				controls
				autoPlay
				playsInline
			/>
		</Dialog>
	);
}
