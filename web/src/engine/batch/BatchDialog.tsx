/** An act on many rows: chosen, tried without effect, run, and its result row by row. */

import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useEffect, useState } from "react";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import type { Describe } from "../describe";
import type { Opened } from "../list/opened";
import { TaskProgress } from "../sheet/TaskProgress";
import { useTask } from "../sheet/task";
import { offerUndo } from "../undo/acts";
import { readAnew } from "../undo/undoing";
import { BatchFields } from "./BatchFields";
import { type BatchAnswer, type BatchOutcome, isLong, outcomeOf, runBatch, type Scope } from "./batch";
import styles from "./batch.module.css";

interface Props {
	describe: Describe;
	opened: Extract<NonNullable<Opened>, { panel: "batch" }>;
	onDone: () => void;
	onClose: () => void;
}

type Step =
	| { at: "choose"; tried: BatchOutcome | null }
	| { at: "task"; id: string; dry: boolean }
	| { at: "result"; outcome: BatchOutcome };

function firstStep(answer: BatchAnswer | undefined): Step {
	if (!answer) return { at: "choose", tried: null };
	return isLong(answer) ? { at: "task", id: answer.taskId, dry: false } : { at: "result", outcome: answer };
}

export default function BatchDialog({ describe, opened, onDone, onClose }: Props) {
	const { verb, total } = opened;
	const [scope, setScope] = useState<Scope>(opened.scope);
	const [values, setValues] = useState<Record<string, unknown>>({});
	const [step, setStep] = useState(() => firstStep(opened.answer));
	const [busy, setBusy] = useState(false);
	const [faults, setFaults] = useState<Record<string, string>>({});
	const settle = (outcome: BatchOutcome, dry: boolean) => {
		if (dry) return setStep({ at: "choose", tried: outcome });
		readAnew(describe.path);
		if (outcome.done > 0) offerUndo(describe, outcome.act, doneText(verb, outcome.done));
		onDone();
		if (outcome.refused.length === 0) return onClose();
		setStep({ at: "result", outcome });
	};
	const run = async (dry: boolean, over: Scope) => {
		setBusy(true);
		setFaults({});
		try {
			const answer = await runBatch(describe.path, verb, over, verb === "edit" ? values : null, dry);
			if (isLong(answer)) setStep({ at: "task", id: answer.taskId, dry });
			else settle(answer, dry);
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			setFaults(error.fields);
			const unseen = Object.keys(error.fields).find((key) => !(key in values));
			if (unseen || Object.keys(error.fields).length === 0)
				toast("warning", error.fields[unseen ?? ""] ?? error.message);
		} finally {
			setBusy(false);
		}
	};
	const again = () => {
		if (step.at !== "result") return;
		const over = { ids: step.outcome.refused.map((one) => one.id) };
		setScope(over);
		if (verb === "edit") setStep({ at: "choose", tried: null });
		else void run(false, over);
	};
	const n = "ids" in scope ? scope.ids.length : total;
	const title =
		verb === "edit"
			? t("批量编辑 {n} 条{title} | Edit {n} together: {title}", { n, title: localize(describe.title) })
			: t("删除 {n} 条{title} | Delete {n}: {title}", { n, title: localize(describe.title) });
	const empty = verb === "edit" && Object.keys(values).length === 0;
	return (
		<Dialog
			width={640}
			title={title}
			onClose={onClose}
			footer={
				<Flex justify="flex-end" gap="small">
					{step.at === "choose" && (
						<>
							<Button onClick={onClose}>{t("取消 | Cancel")}</Button>
							<Button disabled={empty} loading={busy} onClick={() => void run(true, scope)}>
								{t("试运行 | Dry run")}
							</Button>
							<Button
								type="primary"
								danger={verb === "delete"}
								disabled={empty}
								loading={busy}
								onClick={() => void run(false, scope)}
							>
								{verb === "edit" ? t("执行 | Run") : t("删除 | Delete")}
							</Button>
						</>
					)}
					{step.at === "result" && step.outcome.refused.length > 0 && (
						<Button loading={busy} onClick={again}>
							{t("只重试被拒绝的 | Retry only the refused")}
						</Button>
					)}
					{step.at !== "choose" && <Button onClick={onClose}>{t("关闭 | Close")}</Button>}
				</Flex>
			}
		>
			{step.at === "choose" && verb === "edit" && (
				<BatchFields describe={describe} values={values} faults={faults} onChange={setValues} />
			)}
			{step.at === "choose" && verb === "delete" && (
				<p>
					{t("将删除符合条件的{n}条记录，可以撤销。 | {n} records will be deleted; this can be undone.", {
						n,
					})}
				</p>
			)}
			{step.at === "choose" && step.tried && <BatchResult outcome={step.tried} dry />}
			{step.at === "task" && <LongBatch id={step.id} onEnd={(outcome) => settle(outcome, step.dry)} />}
			{step.at === "result" && <BatchResult outcome={step.outcome} />}
		</Dialog>
	);
}

function doneText(verb: "edit" | "delete", n: number): string {
	return verb === "edit" ? t("已修改 {n} 条 | {n} changed", { n }) : t("已删除 {n} 条 | {n} deleted", { n });
}

function LongBatch({ id, onEnd }: { id: string; onEnd: (outcome: BatchOutcome) => void }) {
	const { data: task } = useTask(id);
	const outcome = outcomeOf(task);
	const ended = outcome !== null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the task has ended
	useEffect(() => {
		if (outcome) onEnd(outcome);
	}, [ended]);
	return <TaskProgress id={id} />;
}

/** How a batch ended, or would end: so many done, and each refused row with its reason. */
function BatchResult({ outcome, dry = false }: { outcome: BatchOutcome; dry?: boolean }) {
	const { done, refused, total } = outcome;
	const words = { all: total, good: done, bad: refused.length };
	return (
		<section className={look.above} aria-live="polite">
			<Alert
				showIcon
				type={refused.length > 0 ? "warning" : "success"}
				title={
					dry
						? t(
								"试运行：共 {all} 条，可执行 {good} 条，将被拒绝 {bad} 条 | Dry run: of {all}, {good} would be done and {bad} refused",
								words,
							)
						: t("共 {all} 条，成功 {good} 条，拒绝 {bad} 条 | Of {all}, {good} done and {bad} refused", words)
				}
			/>
			{refused.length > 0 && (
				<ul className={`${look.rows} ${styles.refused}`}>
					{refused.map((one) => (
						<li key={one.id}>
							<b className={look.cut}>{one.name || one.id}</b>
							<span>{localize(one.reason)}</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
