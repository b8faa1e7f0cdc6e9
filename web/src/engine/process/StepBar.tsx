/** What may be done with a row of a process: a button for each transition, grey with the reason where it is not possible now. */

import DownOutlined from "@ant-design/icons/es/icons/DownOutlined";
import { useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import Flex from "antd/es/flex";
import { useState } from "react";
import { ask, toast } from "@/kit/notice";
import { useReadOnly } from "@/kit/rights";
import { localize, t } from "@/kit/text";
import type { Failure } from "@/kit/transport";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { actionView } from "../actions";
import { type Describe, offerOf, type ResourceAction, type Row } from "../describe";
import { ActionPanel } from "../list/ActionPanel";
import styles from "./process.module.css";
import { type Step, stepsOf, whyNot } from "./steps";

interface Props {
	describe: Describe;
	row: Row;
	/** What a plain step answered, or null when a dialog has changed something. */
	onDone?: (answer: unknown) => void;
	/** Opens the dialogs where the screen has a place of its own for them. */
	onOpen?: (action: ResourceAction) => void;
	/** Says a refusal in the domain's own words, or null where the server's do. */
	explain?: (failure: Failure) => string | null;
}

export function StepBar({ describe, row, onDone, onOpen, explain }: Props) {
	const client = useQueryClient();
	const sending = useSending(explain ? { explain } : {});
	const [opened, open] = useState<ResourceAction | null>(null);
	if (useReadOnly()) return null;
	const steps = stepsOf(describe, offerOf(row)).filter(({ action }) => actionView(describe.path, action));
	const nearby = steps.filter((step) => !step.rare);
	const rare = steps.filter((step) => step.rare);
	const done = (answer: unknown) => {
		void client.invalidateQueries({ queryKey: ["rows", describe.path] });
		void client.invalidateQueries({ queryKey: ["row", describe.path] });
		onDone?.(answer);
	};
	const take = async ({ action }: Step) => {
		const view = actionView(describe.path, action);
		if (view?.Dialog || view?.asks) return (onOpen ?? open)(action);
		const what = localize(action.label);
		if (action.confirm && !(await ask({ title: what, content: localize(action.confirm) }))) return;
		await sending.run(async () => {
			done(await view?.run?.([row]));
			toast("success", t("{what}：已完成 | {what}: done", { what }));
		});
	};
	return (
		<>
			<Problem text={sending.problem} />
			<Flex wrap gap="small" className={styles.acts}>
				{nearby.map((step, index) => (
					<Button
						key={step.action.code}
						data-action={step.action.code}
						type={index === 0 && !step.action.danger ? "primary" : "default"}
						danger={step.action.danger}
						disabled={step.blocked || sending.busy}
						title={step.why}
						onClick={() => void take(step)}
					>
						{localize(step.action.label)}
					</Button>
				))}
				{rare.length > 0 && (
					<Dropdown
						trigger={["click"]}
						menu={{
							items: rare.map((step) => ({
								key: step.action.code,
								label: <RareLabel step={step} />,
								danger: step.action.danger,
								disabled: step.blocked,
								onClick: () => void take(step),
							})),
						}}
					>
						<Button
							icon={<DownOutlined aria-hidden />}
							iconPlacement="end"
							aria-label={t("更多操作 | More acts")}
						>
							{t("更多 | More")}
						</Button>
					</Dropdown>
				)}
			</Flex>
			<WhyNot steps={nearby} />
			{opened && (
				<ActionPanel
					describe={describe}
					opened={{ action: opened, rows: [row] }}
					onClose={() => {
						open(null);
						done(null);
					}}
				/>
			)}
		</>
	);
}

function RareLabel({ step }: { step: Step }) {
	return (
		<>
			{localize(step.action.label)}
			{step.why && <small> {step.why}</small>}
		</>
	);
}

/** A grey button alone does not tell what is missing; one line per reason does, for eyes, fingers and readers alike. */
function WhyNot({ steps }: { steps: Step[] }) {
	const reasons = whyNot(steps);
	if (reasons.size === 0) return null;
	return (
		<ul className={`${look.note} ${styles.acts}`} aria-label={t("暂不能办理 | Not possible now")}>
			{[...reasons].map(([why, acts]) => (
				<li key={why}>
					{t("暂不能{acts}：{why} | {acts}: {why}", {
						acts: acts.map((label) => localize(label)).join(t("、 | , ")),
						why,
					})}
				</li>
			))}
		</ul>
	);
}
