/** A stored file: looked at, downloaded, moved by arrows or by drag, removed. */

import ArrowDownOutlined from "@ant-design/icons/es/icons/ArrowDownOutlined";
import ArrowLeftOutlined from "@ant-design/icons/es/icons/ArrowLeftOutlined";
import ArrowRightOutlined from "@ant-design/icons/es/icons/ArrowRightOutlined";
import ArrowUpOutlined from "@ant-design/icons/es/icons/ArrowUpOutlined";
import CheckCircleFilled from "@ant-design/icons/es/icons/CheckCircleFilled";
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import DownloadOutlined from "@ant-design/icons/es/icons/DownloadOutlined";
import ShareAltOutlined from "@ant-design/icons/es/icons/ShareAltOutlined";
import StarFilled from "@ant-design/icons/es/icons/StarFilled";
import StarOutlined from "@ant-design/icons/es/icons/StarOutlined";
import Flex from "antd/es/flex";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Tool } from "./Tool";
import styles from "./upload.module.css";
import { downloadUrl, isOwn, nameOf } from "./wire";
import { UPLOAD } from "./words";

const LinkDialog = lazy(() => import("./LinkDialog"));

/** Which of several pictures is shown first, and the way to choose another. */
export interface Pin {
	path: string;
	onPin: (path: string) => void;
}

export interface StoredProps {
	path: string;
	index: number;
	count: number;
	card: boolean;
	disabled: boolean;
	allowDownload?: boolean;
	allowRemove?: boolean;
	pin?: Pin | undefined;
	onMove(from: number, to: number): void;
	onRemove(path: string): void;
	/** What is seen of it, and opens it. */
	children: ReactNode;
}

const DRAGGED = "application/x-guanjia-file";

export function StoredItem(props: StoredProps) {
	const { path, index, count, card, disabled, pin, onMove, onRemove, children } = props;
	const first = pin?.path === path;
	const [sending, setSending] = useState(false);
	const name = nameOf(path);
	const movable = !disabled && count > 1;
	const drag = movable
		? {
				draggable: true,
				onDragStart: (event: React.DragEvent) => event.dataTransfer.setData(DRAGGED, String(index)),
				onDragOver: (event: React.DragEvent) => {
					if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
				},
				onDrop: (event: React.DragEvent) => {
					const from = event.dataTransfer.getData(DRAGGED);
					if (from === "") return;
					event.preventDefault();
					event.stopPropagation();
					onMove(Number(from), index);
				},
			}
		: {};
	return (
		<Flex
			component="li"
			align="center"
			gap="small"
			className={styles.item}
			data-shape={card ? "card" : "line"}
			data-state="done"
			{...drag}
		>
			{children}
			{first && <span className={styles.cover}>{t(UPLOAD.cover)}</span>}
			{!card && <CheckCircleFilled className={look.good} aria-label={t(UPLOAD.done)} role="img" />}
			<Flex component="span" justify="center">
				{movable && (
					<>
						<Tool
							icon={card ? <ArrowLeftOutlined /> : <ArrowUpOutlined />}
							word={card ? UPLOAD.earlier : UPLOAD.up}
							name={name}
							disabled={index === 0}
							onClick={() => onMove(index, index - 1)}
						/>
						<Tool
							icon={card ? <ArrowRightOutlined /> : <ArrowDownOutlined />}
							word={card ? UPLOAD.later : UPLOAD.down}
							name={name}
							disabled={index === count - 1}
							onClick={() => onMove(index, index + 1)}
						/>
					</>
				)}
				{pin && !disabled && (
					<Tool
						icon={first ? <StarFilled /> : <StarOutlined />}
						word={UPLOAD.setCover}
						name={name}
						disabled={first}
						onClick={() => pin.onPin(path)}
					/>
				)}
				{props.allowDownload !== false && !card && (
					<>
						<Tool icon={<DownloadOutlined />} word={UPLOAD.download} name={name} href={downloadUrl(path)} />
						{isOwn(path) && (
							<Tool
								icon={<ShareAltOutlined />}
								word={UPLOAD.link}
								name={name}
								onClick={() => setSending(true)}
							/>
						)}
					</>
				)}
				{!disabled && props.allowRemove !== false && (
					<Tool icon={<DeleteOutlined />} word={UPLOAD.remove} name={name} onClick={() => onRemove(path)} />
				)}
			</Flex>
			{sending && (
				<Suspense fallback={null}>
					<LinkDialog path={path} name={name} onClose={() => setSending(false)} />
				</Suspense>
			)}
		</Flex>
	);
}
