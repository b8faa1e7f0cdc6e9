/** Shows who would get what before anything is given; the shown plan, or the ticked part of it, is what is applied. */

import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Skeleton from "antd/es/skeleton";
import { useState } from "react";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { applyPlan, type Plan, previewPlan } from "../api";
import type { Board } from "../state/useBoard";
import { Load } from "./Column";
import styles from "./Dispatch.module.css";

interface AutoFillProps {
	board: Board;
	close: () => void;
}

export function AutoFill({ board, close }: AutoFillProps) {
	const preview = useQuery({
		queryKey: ["hk-plan"],
		queryFn: previewPlan,
		gcTime: 0,
		refetchOnMount: "always",
	});
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const [busy, setBusy] = useState(false);
	const plan = preview.isFetching ? undefined : preview.data;
	const chosen = plan?.plan.filter((entry) => !left.has(entry.id)) ?? [];
	const apply = async () => {
		setBusy(true);
		try {
			const result = await applyPlan(chosen);
			const missed = result.left.length - (plan?.left.length ?? 0);
			if (missed > 0)
				toast("warning", t("{missed} 单已被他人处理 | {missed} were taken meanwhile", { missed }));
			else toast("success", t("已派出 {count} 单 | {count} orders dispatched", { count: chosen.length }));
			close();
		} catch (error) {
			toast("error", failureOf(error).message);
			setBusy(false);
		}
		void board.reread();
	};
	return (
		<Dialog
			title={t("自动派单预览 | Auto-fill preview")}
			width={760}
			onClose={close}
			onSubmit={() => void apply()}
			busy={busy}
			submitText={t("派出 {count} 单 | Dispatch {count}", { count: chosen.length })}
			disabled={chosen.length === 0}
			sizable
		>
			{preview.error && <Alert type="error" showIcon title={localize(preview.error.message)} />}
			{!plan && !preview.error && <Skeleton active />}
			{plan && <PlanTable plan={plan} left={left} setLeft={setLeft} />}
		</Dialog>
	);
}

interface PlanProps {
	plan: Plan;
	left: ReadonlySet<string>;
	setLeft: (left: ReadonlySet<string>) => void;
}

function PlanTable({ plan, left, setLeft }: PlanProps) {
	const toggle = (id: string) => {
		const next = new Set(left);
		if (!next.delete(id)) next.add(id);
		setLeft(next);
	};
	const people = plan.staff.filter((one) => plan.plan.some((entry) => entry.staffId === one.id));
	return (
		<Flex vertical gap="middle" className={styles.plan}>
			{plan.plan.length === 0 && (
				<Alert type="info" showIcon title={t("没有可以派出的单 | Nothing can be given out")} />
			)}
			{people.map((one) => (
				<Flex component="section" vertical gap="small" key={one.id}>
					<h3>{one.name}</h3>
					<p className={styles.quiet}>
						{t("{before} → {after} 分钟 | {before} → {after} min", { before: one.before, after: one.after })}
					</p>
					<Load minutes={one.after} limit={one.limit} />
					{plan.plan
						.filter((entry) => entry.staffId === one.id)
						.map((entry) => (
							<Checkbox key={entry.id} checked={!left.has(entry.id)} onChange={() => toggle(entry.id)}>
								<b>{entry.unitTitle}</b>{" "}
								{entry.deadline && t("{clock} 前 | by {clock}", { clock: entry.deadline.slice(11, 16) })} ·{" "}
								{t("{minutes} 分钟 | {minutes} min", { minutes: entry.minutes })}{" "}
								<span className={styles.quiet}>{localize(entry.reason)}</span>
							</Checkbox>
						))}
				</Flex>
			))}
			{plan.left.length > 0 && (
				<Flex component="section" vertical gap="small">
					<h3>{t("派不出去的 {count} 单 | {count} that fit nobody", { count: plan.left.length })}</h3>
					{plan.left.map((entry) => (
						<p key={entry.id}>
							<b>{entry.unitTitle}</b> <span className={styles.quiet}>{localize(entry.reason)}</span>
						</p>
					))}
				</Flex>
			)}
		</Flex>
	);
}
