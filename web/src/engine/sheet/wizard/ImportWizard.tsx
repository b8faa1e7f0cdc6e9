/** Brings a file in by steps: columns, check without effect, what would happen, run, and the way back. */

import { useQueryClient } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Steps from "antd/es/steps";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import { type Describe, useDescribes } from "../../describe";
import { readAnew } from "../../undo/undoing";
import styles from "../sheet.module.css";
import { FileLink, TaskProgress } from "../TaskProgress";
import { hasEnded, type ImportTotals, type ResultWith, resultWith, useTask } from "../task";
import { MapStep } from "./MapStep";
import { PreviewStep } from "./PreviewStep";
import { firstPlan, isReady } from "./plan";
import { checkFile, type Plan, type ReadFile, runChecked, undoImport } from "./wire";

const WIDTH = 900;

interface Props {
	describe: Describe;
	read: ReadFile;
	onBack: () => void;
	onClose: () => void;
}

type At = "map" | "check" | "run" | "undo";

export default function ImportWizard({ describe, read, onBack, onClose }: Props) {
	const client = useQueryClient();
	const { path } = describe;
	const described = useDescribes();
	const shapes = described.filter((one) => read.tables.some((table) => table.path === one.path));
	const [plan, setPlan] = useState<Plan>(() => firstPlan(describe, read));
	const [at, setAt] = useState<At>("map");
	const [ids, setIds] = useState<Partial<Record<At, string>>>({});
	const [busy, setBusy] = useState(false);
	const go = async (next: At, call: () => Promise<{ taskId: string }>) => {
		setBusy(true);
		try {
			const { taskId } = await call();
			setIds((old) => ({ ...old, [next]: taskId }));
			setAt(next);
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			toast("warning", Object.values(error.fields)[0] ?? error.message);
		} finally {
			setBusy(false);
		}
	};
	const reread = useCallback(() => readAnew(path), [path]);
	const close = () => {
		reread();
		void client.invalidateQueries({ queryKey: ["task"] });
		onClose();
	};
	const check = () => go("check", () => checkFile(path, read.fileId, plan));
	const run = () => go("run", () => runChecked(path, ids.check ?? ""));
	const takeBack = () => go("undo", () => undoImport(ids.run ?? ""));
	return (
		<Dialog
			width={WIDTH}
			guarded
			title={t("导入{title} | Import {title}", { title: localize(describe.title) })}
			onClose={close}
			footer={
				at === "map" && (
					<Flex justify="flex-end" gap="small" className={look.above}>
						<Button onClick={onBack}>{t("重新选择文件 | Another file")}</Button>
						<Button
							type="primary"
							disabled={!isReady(describe, read, plan, shapes)}
							loading={busy}
							onClick={() => void check()}
						>
							{t("检查数据 | Check the data")}
						</Button>
					</Flex>
				)
			}
			sizable
		>
			<Steps
				size="small"
				className={styles.steps ?? ""}
				current={{ map: 0, check: 1, run: 2, undo: 2 }[at]}
				items={[
					{ title: t("对应列 | Columns") },
					{ title: t("检查与预览 | Check") },
					{ title: t("导入 | Import") },
				]}
			/>
			{at === "map" && (
				<MapStep describe={describe} shapes={shapes} read={read} plan={plan} onChange={setPlan} />
			)}
			{at === "check" && ids.check && (
				<Following key={ids.check} id={ids.check} part="sheets">
					{(checked) => (
						<PreviewStep
							describe={describe}
							shapes={shapes}
							checked={checked}
							busy={busy}
							onBack={() => setAt("map")}
							onRun={() => void run()}
						/>
					)}
				</Following>
			)}
			{at === "run" && ids.run && (
				<Following key={ids.run} id={ids.run} part="successCount" onEnd={reread}>
					{(totals) => (
						<ResultStep totals={totals} busy={busy} onUndo={() => void takeBack()} onClose={close} />
					)}
				</Following>
			)}
			{at === "undo" && ids.undo && <Undoing key={ids.undo} id={ids.undo} onEnd={reread} onClose={close} />}
		</Dialog>
	);
}

interface FollowingProps<K extends string> {
	id: string;
	/** By which its result is known. */
	part: K;
	onEnd?: () => void;
	children: (result: ResultWith<K>) => ReactNode;
}

function useEnd(ended: boolean, onEnd: (() => void) | undefined): void {
	useEffect(() => {
		if (ended) onEnd?.();
	}, [ended, onEnd]);
}

/** A task's progress until it is done, then what it brought. */
function Following<K extends string>({ id, part, onEnd, children }: FollowingProps<K>) {
	const { data: task } = useTask(id);
	useEnd(hasEnded(task), onEnd);
	const result = resultWith(task, part);
	return result ? children(result) : <TaskProgress id={id} />;
}

function Undoing({ id, onEnd, onClose }: { id: string; onEnd: () => void; onClose: () => void }) {
	const { data: task } = useTask(id);
	useEnd(hasEnded(task), onEnd);
	return (
		<Flex vertical gap="small">
			<TaskProgress id={id} />
			{hasEnded(task) && (
				<Flex justify="flex-end" gap="small" className={look.above}>
					<Button type="primary" onClick={onClose}>
						{t("关闭 | Close")}
					</Button>
				</Flex>
			)}
		</Flex>
	);
}

interface ResultProps {
	totals: ImportTotals;
	busy: boolean;
	onUndo: () => void;
	onClose: () => void;
}

/** How the import ended: what came in, what was refused and why, and the way back for all of it. */
function ResultStep({ totals, busy, onUndo, onClose }: ResultProps) {
	const bad = totals.errorCount > 0;
	return (
		<>
			<Alert
				showIcon
				type={bad ? "warning" : "success"}
				title={bad ? t(WORDS.importErrors) : t("导入成功 | Imported")}
				description={t(
					"共 {all} 行，成功 {good} 行，失败 {bad} 行 | {all} rows: {good} imported, {bad} refused",
					{
						all: totals.totalCount,
						good: totals.successCount,
						bad: totals.errorCount,
					},
				)}
			/>
			<Flex justify="flex-end" gap="small" className={look.above}>
				{totals.fileUrl && (
					<FileLink plain url={totals.fileUrl} name={totals.fileName ?? t("错误文件 | Error file")} />
				)}
				<span className={look.fill} />
				{totals.successCount > 0 && (
					<Button danger loading={busy} onClick={onUndo}>
						{t("撤销整批导入 | Undo the whole import")}
					</Button>
				)}
				<Button type="primary" onClick={onClose}>
					{t("完成 | Done")}
				</Button>
			</Flex>
		</>
	);
}
