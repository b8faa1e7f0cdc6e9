/** The files of a form's field: chosen, dropped or pasted, seen on their way, put in order; the value is their paths. */

import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import UploadOutlined from "@ant-design/icons/es/icons/UploadOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useEffect, useRef, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { ask, toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { acceptOf, type Limits } from "./checks";
import { GoingItem } from "./GoingItem";
import { FileLink, Picture, Video } from "./Shown";
import { type Pin, StoredItem } from "./StoredItem";
import styles from "./upload.module.css";
import { useUploads } from "./useUploads";
import type { FileFacts } from "./wire";
import { UPLOAD } from "./words";

export interface UploadFieldProps {
	/** Paths, joined by commas. */
	value?: unknown;
	onChange?: ((value: string | null) => void) | undefined;
	limits: Limits;
	/** What the files are for, as the server has to know it. */
	biz: string;
	label: string;
	id?: string | undefined;
	disabled?: boolean;
	btnText?: string;
	allowDownload?: boolean;
	allowRemove?: boolean;
	onStored?: (facts: FileFacts) => void;
	pin?: Pin | undefined;
	/** Whether files are on their way, whenever that changes. */
	onSending?: ((sending: boolean) => void) | undefined;
}

/** Pictures stop the person: a form that is saved without the one that failed looks finished. */
function sayFailed(name: string, why: string, pictures: boolean): void {
	const line = `${t(WORDS.uploadFailed, { file: name })} ${why}`;
	if (pictures) void ask({ title: t(WORDS.uploadError), content: line, only: true });
	else toast("error", line);
}

export function UploadField(props: UploadFieldProps) {
	const { value, onChange, limits, biz, label, disabled = false } = props;
	const card = limits.kind !== "file";
	const uploads = useUploads({
		value,
		onChange,
		biz,
		limits,
		onStored: props.onStored,
		onFailed: (name, why) => sayFailed(name, why || t(WORDS.unknownError), limits.kind === "image"),
	});
	const { onSending } = props;
	const sending = uploads.going.some(({ state }) => state !== "error");
	useEffect(() => {
		onSending?.(sending);
		return () => onSending?.(false);
	}, [sending, onSending]);
	const input = useRef<HTMLInputElement>(null);
	const [over, setOver] = useState(false);
	const open = !disabled && uploads.room > 0;
	const take = (files: FileList | null | undefined) => open && files?.length && uploads.add([...files]);
	const choose = () => input.current?.click();
	const button = props.btnText ?? t(UPLOAD.button);
	return (
		<Flex
			vertical
			gap="small"
			className={styles.field}
			data-over={over || undefined}
			onPaste={(event) => {
				if (event.clipboardData.files.length === 0) return;
				event.preventDefault();
				take(event.clipboardData.files);
			}}
			onDragOver={(event) => {
				if (!open || !event.dataTransfer.types.includes("Files")) return;
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={(event) => {
				setOver(false);
				if (event.dataTransfer.files.length === 0) return;
				event.preventDefault();
				take(event.dataTransfer.files);
			}}
		>
			{(uploads.paths.length > 0 || uploads.going.length > 0) && (
				<Flex
					component="ul"
					vertical={!card}
					wrap={card}
					gap={card ? "var(--ant-margin-sm)" : "small"}
					data-shape={card ? "card" : "line"}
					aria-label={label}
				>
					{uploads.paths.map((path, index) => (
						<StoredItem
							key={path}
							path={path}
							index={index}
							count={uploads.paths.length}
							card={card}
							disabled={disabled}
							allowDownload={props.allowDownload ?? true}
							allowRemove={props.allowRemove ?? true}
							pin={props.pin}
							onMove={uploads.move}
							onRemove={uploads.remove}
						>
							{limits.kind === "image" && <Picture paths={uploads.paths} index={index} />}
							{limits.kind === "video" && <Video path={path} />}
							{limits.kind === "file" && <FileLink path={path} />}
						</StoredItem>
					))}
					{uploads.going.map((one) => (
						<GoingItem key={one.key} one={one} uploads={uploads} card={card} />
					))}
				</Flex>
			)}
			<input
				ref={input}
				type="file"
				className={styles.input}
				tabIndex={-1}
				aria-label={label}
				multiple={limits.most > 1}
				disabled={!open}
				accept={acceptOf(limits.kind)}
				onChange={(event) => {
					take(event.target.files);
					event.target.value = "";
				}}
			/>
			{!disabled && (
				<Flex component="span" wrap align="center" gap="0 var(--ant-margin-sm)">
					<Button
						id={props.id}
						aria-label={`${label}: ${button}`}
						icon={card ? <PlusOutlined /> : <UploadOutlined />}
						disabled={!open}
						onClick={choose}
					>
						{button}
					</Button>
					<span className={look.note}>
						{limits.most - uploads.room}/{limits.most} · {localize(UPLOAD.drop)}
					</span>
				</Flex>
			)}
		</Flex>
	);
}
