/** Loads .xls, .xlsx and .csv files into the list; refused rows come back as a file. */

import InboxOutlined from "@ant-design/icons/es/icons/InboxOutlined";
import { useQueryClient } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { lazy, Suspense, useRef, useState } from "react";
import type { Shapes } from "@/gen/api";
import { WORDS } from "@/kit/catalogue";
import { uploadAt } from "@/kit/http";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { type Failure, failureOf } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import type { Describe } from "../describe";
import styles from "./sheet.module.css";
import { FileLink, TaskProgress } from "./TaskProgress";
import type { ImportTotals } from "./task";
import { type ReadFile, readFile } from "./wizard/wire";

const ImportWizard = lazy(() => import("./wizard/ImportWizard"));

const WIDTH = 600;
const JOB_FROM_BYTES = 512 * 1024;

type State =
	| { step: "choose" }
	| { step: "sending" }
	| { step: "task"; id: string }
	| { step: "errors"; totals: ImportTotals }
	| { step: "refused"; message: string };

export default function ImportDialog({ describe, onClose }: { describe: Describe; onClose: () => void }) {
	const client = useQueryClient();
	const [files, setFiles] = useState<File[]>([]);
	const [state, setState] = useState<State>({ step: "choose" });
	const [read, setRead] = useState<ReadFile | null>(null);
	const refresh = () => void client.invalidateQueries({ queryKey: ["rows", describe.path] });

	const send = async () => {
		setState({ step: "sending" });
		const form = new FormData();
		for (const file of files) form.append("files[]", file);
		const late = files.length === 1 && (files[0]?.size ?? 0) > JOB_FROM_BYTES;
		try {
			const path = `/${describe.path}/importExcel${late ? "?async=1" : ""}`;
			const answer = await uploadAt<ImportTotals | Shapes["StartedImport"]>(path, form, { quiet: true });
			if ("taskId" in answer.result) return setState({ step: "task", id: answer.result.taskId });
			refresh();
			if (Number(answer.code) === 201) return setState({ step: "errors", totals: answer.result });
			toast("success", answer.message);
			onClose();
		} catch (error) {
			setState({ step: "refused", message: refusalOf(files, failureOf(error)) });
		}
	};
	const map = async () => {
		const [only] = files;
		if (!only) return;
		setState({ step: "sending" });
		try {
			setRead(await readFile(describe.path, only));
			setState({ step: "choose" });
		} catch (error) {
			setState({ step: "refused", message: refusalOf(files, failureOf(error)) });
		}
	};
	const close = () => {
		refresh();
		onClose();
	};
	if (read) {
		return (
			<Suspense fallback={null}>
				<ImportWizard describe={describe} read={read} onBack={() => setRead(null)} onClose={onClose} />
			</Suspense>
		);
	}
	return (
		<Dialog
			width={WIDTH}
			title={t("导入{title} | Import {title}", { title: localize(describe.title) })}
			onClose={close}
			footer={
				state.step === "choose" || state.step === "refused" || state.step === "sending" ? (
					<Flex justify="flex-end" gap="small" className={look.above}>
						<Button disabled={files.length !== 1 || state.step === "sending"} onClick={() => void map()}>
							{t("对应列并预览 | Map columns and preview")}
						</Button>
						<Button
							type="primary"
							disabled={files.length === 0}
							loading={state.step === "sending"}
							onClick={() => void send()}
						>
							{t("开始上传 | Upload")}
						</Button>
					</Flex>
				) : (
					<Button onClick={close}>{t("关闭 | Close")}</Button>
				)
			}
		>
			{state.step === "task" && <TaskProgress id={state.id} />}
			{state.step === "errors" && <Errors totals={state.totals} />}
			{state.step === "refused" && (
				<Alert type="error" showIcon title={state.message} className={look.below ?? ""} />
			)}
			{(state.step === "choose" || state.step === "refused" || state.step === "sending") && (
				<Chooser files={files} onFiles={setFiles} />
			)}
		</Dialog>
	);
}

/** 「{file} {message}.」 of the spec, section 8. */
function refusalOf(files: File[], failure: Failure): string {
	const message = localize(failure.message).replace(/[.。!！]+$/, "") || t("文件上传失败 | upload failed");
	return t(WORDS.importFailed, { file: files.map((file) => file.name).join(", "), message });
}

function Errors({ totals }: { totals: ImportTotals }) {
	return (
		<Alert
			type="warning"
			showIcon
			title={t(WORDS.importErrors)}
			description={
				<Flex vertical gap="small">
					<p>
						{t("共 {all} 行，成功 {good} 行，失败 {bad} 行 | {all} rows: {good} imported, {bad} refused", {
							all: totals.totalCount,
							good: totals.successCount,
							bad: totals.errorCount,
						})}
					</p>
					{totals.fileUrl && <FileLink url={totals.fileUrl} name={totals.fileName ?? null} />}
				</Flex>
			}
		/>
	);
}

function Chooser({ files, onFiles }: { files: File[]; onFiles: (files: File[]) => void }) {
	const input = useRef<HTMLInputElement>(null);
	const [over, setOver] = useState(false);
	const take = (list: FileList | null) => {
		const sheets = [...(list ?? [])].filter((file) => /\.(xlsx?|csv)$/i.test(file.name));
		if (sheets.length < (list?.length ?? 0))
			toast("warning", "只支持 .xls、.xlsx 和 .csv 文件 | Only .xls, .xlsx and .csv files");
		if (sheets.length > 0) onFiles([...files, ...sheets]);
	};
	return (
		<>
			<button
				type="button"
				className={styles.drop}
				data-over={over}
				onClick={() => input.current?.click()}
				onDragOver={(event) => {
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={(event) => {
					event.preventDefault();
					setOver(false);
					take(event.dataTransfer.files);
				}}
			>
				<InboxOutlined />
				<b>{t("点击或拖拽文件到这里 | Click or drop files here")}</b>
				<small>
					{t(
						"支持 .xls、.xlsx、.csv；可先导出当前列表作为模板 | .xls, .xlsx and .csv; an export of this list serves as a template",
					)}
				</small>
			</button>
			<input
				ref={input}
				hidden
				type="file"
				multiple
				accept=".xls,.xlsx,.csv"
				onChange={(event) => {
					take(event.target.files);
					event.target.value = "";
				}}
			/>
			<ul className={look.rows}>
				{files.map((file) => (
					<li key={`${file.name}${file.lastModified}`}>
						<span>{file.name}</span>
						<Button
							type="text"
							size="small"
							aria-label={t("移除{name} | Remove {name}", { name: file.name })}
							onClick={() => onFiles(files.filter((one) => one !== file))}
						>
							×
						</Button>
					</li>
				))}
			</ul>
		</>
	);
}
