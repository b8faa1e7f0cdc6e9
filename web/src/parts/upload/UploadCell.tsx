/** One file in a cell (spec sections 3 and 4): sent, then with a green tick and its name, or red with what went wrong. */

import CheckCircleFilled from "@ant-design/icons/es/icons/CheckCircleFilled";
import CloseCircleFilled from "@ant-design/icons/es/icons/CloseCircleFilled";
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import DownloadOutlined from "@ant-design/icons/es/icons/DownloadOutlined";
import ReloadOutlined from "@ant-design/icons/es/icons/ReloadOutlined";
import UploadOutlined from "@ant-design/icons/es/icons/UploadOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Tooltip from "antd/es/tooltip";
import { useEffect, useRef } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { cut, FILE_NAME_LENGTH } from "@/parts/ellipsis/cut";
import look from "@/parts/look.module.css";
import { sendCell } from "./cell-sender";
import { openFile } from "./Shown";
import { Tool } from "./Tool";
import styles from "./upload.module.css";
import { UPLOAD } from "./words";

/** What a cell holds: as spec section 3 names it. The answer's own field is added under `responseName`. */
export interface UploadValue {
	id: string;
	name: string;
	type: string;
	size: number;
	status: "uploading" | "done" | "error";
	percent: number;
	path?: string;
	url?: string;
	message?: string;
	[responseName: string]: unknown;
}

export interface UploadCellOptions {
	/** An address of one's own to send to; without it the file goes the way of all files, in parts. */
	action?: string;
	/** Whether an address of one's own is told who is signed in. */
	token?: boolean;
	/** The field of the answer that is the file's path; the message unless said otherwise. */
	responseName?: string;
	btnText?: string;
	allowDownload?: boolean;
	allowRemove?: boolean;
	biz?: string;
	accept?: string;
}

interface Props extends UploadCellOptions {
	value: UploadValue | null;
	onChange(value: UploadValue | null): void;
	disabled?: boolean;
	label: string;
}

export function UploadCell(props: Props) {
	const { value, onChange, disabled = false, label, allowDownload = true, allowRemove = true } = props;
	const input = useRef<HTMLInputElement>(null);
	const chosen = useRef<File | null>(null);
	const stop = useRef<(() => void) | null>(null);
	useEffect(() => () => stop.current?.(), []);
	const send = (file: File) => {
		chosen.current = file;
		stop.current?.();
		stop.current = sendCell(file, props, (next) => {
			onChange(next);
			if (next.status === "error") {
				toast("error", `${t(WORDS.uploadFailed, { file: file.name })} ${localize(next.message ?? "")}`);
			}
		});
	};
	const clear = () => {
		stop.current?.();
		chosen.current = null;
		onChange(null);
	};
	if (value) {
		return (
			<Flex
				component="span"
				align="center"
				gap="var(--ant-margin-xxs)"
				className={look.fill}
				data-status={value.status}
			>
				<Sign value={value} />
				<span className={`${look.cut} ${styles.name}`} title={value.name}>
					{value.status === "uploading"
						? t(UPLOAD.sending, { n: value.percent })
						: cut(value.name, FILE_NAME_LENGTH)}
				</span>
				{value.status === "error" && chosen.current && (
					<Tool
						icon={<ReloadOutlined />}
						word={UPLOAD.retry}
						name={value.name}
						onClick={() => chosen.current && send(chosen.current)}
					/>
				)}
				{value.status === "done" && allowDownload && (
					<Tool
						icon={<DownloadOutlined />}
						word={UPLOAD.download}
						name={value.name}
						onClick={() => openFile(value.path)}
					/>
				)}
				{!disabled && allowRemove && (
					<Tool icon={<DeleteOutlined />} word={UPLOAD.remove} name={value.name} onClick={clear} />
				)}
			</Flex>
		);
	}
	return (
		<Flex component="span" align="center" gap="var(--ant-margin-xxs)" className={look.fill}>
			<input
				ref={input}
				type="file"
				className={styles.input}
				tabIndex={-1}
				aria-label={label}
				accept={props.accept}
				onChange={(event) => {
					const file = event.target.files?.[0];
					event.target.value = "";
					if (file) send(file);
				}}
			/>
			<Button
				size="small"
				icon={<UploadOutlined />}
				disabled={disabled}
				aria-label={`${label}: ${props.btnText ?? t(UPLOAD.button)}`}
				onClick={() => input.current?.click()}
			>
				{props.btnText ?? t(UPLOAD.button)}
			</Button>
		</Flex>
	);
}

function Sign({ value }: { value: UploadValue }) {
	if (value.status === "done") {
		return <CheckCircleFilled className={look.good} role="img" aria-label={t(UPLOAD.done)} />;
	}
	if (value.status !== "error") return null;
	const said = value.message ? localize(value.message) : "";
	return (
		<Tooltip title={said && said !== t(WORDS.unknownError) ? said : t(UPLOAD.failed)}>
			<CloseCircleFilled
				className={look.fault}
				role="img"
				aria-label={said || t(UPLOAD.failed)}
				tabIndex={0}
			/>
		</Tooltip>
	);
}
