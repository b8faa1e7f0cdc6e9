/** The wizard of leaving: day, readings, damages, money; what it comes to stands beside every step. */
import Button from "antd/es/button";
import Steps from "antd/es/steps";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { same } from "@/engine/form/merge";
import { ask, toast } from "@/kit/notice";
import { localize, type Pair, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import orders from "../orders/order.module.css";
import { useNightSending } from "../orders/parts";
import {
	freezeSettlement,
	type Settlement,
	type SettlementForm,
	type SigningWay,
	saveSettlement,
} from "./api";
import { DamagesStep } from "./DamagesStep";
import { DayStep } from "./DayStep";
import { MoneyStep } from "./MoneyStep";
import { ReadingsStep } from "./ReadingsStep";
import { Reopened } from "./Reopened";
import { StatementTable } from "./StatementTable";
import { useKeepSettlement, useSettlement, useStatement } from "./useSettlement";

export interface StepProps {
	settlement: Settlement;
	form: SettlementForm;
	errors: Record<string, string>;
	change: (part: Partial<SettlementForm>) => void;
}

const STEPS = [
	{ title: "离开日期 | Day", Step: DayStep },
	{ title: "读数 | Readings", Step: ReadingsStep },
	{ title: "验房与扣款 | Damages", Step: DamagesStep },
	{ title: "结算 | Money", Step: MoneyStep },
] as const;

const WAYS: readonly { code: string; way: SigningWay; label: Pair }[] = [
	{ code: "submit", way: "paper", label: "定稿，纸质签字 | Freeze, sign on paper" },
	{ code: "submitToSign", way: "phone", label: "定稿，电子签署 | Freeze, sign by phone" },
];

export function LeavingOfRow({ rows, onClose }: ActionDialogProps) {
	return rows[0] ? <LeavingDialog id={rows[0].id} close={() => onClose(true)} /> : null;
}

interface Props {
	id: string;
	close: () => void;
	/** It is to be signed now; closed as well, where nobody says what follows. */
	frozen?: () => void;
}

export function LeavingDialog({ id, close, frozen = close }: Props) {
	const { data } = useSettlement(id);
	if (!data) return <Dialog width={960} title={t("退租结算 | Settlement")} onClose={close} loading />;
	return <Wizard key={data.revision} settlement={data} close={close} frozen={frozen} />;
}

interface WizardProps extends Required<Omit<Props, "id">> {
	settlement: Settlement;
}

function Wizard({ settlement, close, frozen }: WizardProps) {
	const keep = useKeepSettlement();
	const sending = useNightSending();
	const [at, setAt] = useState(0);
	const [form, setForm] = useState(settlement.form);
	const reckoned = useStatement(settlement.leaseId, form, settlement.statement);
	const errors = { ...reckoned.errors, ...sending.errors };
	const change = (part: Partial<SettlementForm>) => setForm((old) => ({ ...old, ...part }));
	const save = async () => {
		if (same(form, settlement.form)) return settlement;
		const saved = await saveSettlement({ ...form, id: settlement.id, version: settlement.version });
		keep(saved);
		return saved;
	};
	const go = (to: number) =>
		sending.run(async () => {
			await save();
			setAt(to);
		});
	const later = async () => {
		if (!(await sending.run(save))) return;
		toast("success", "已保存，可稍后继续 | Saved: go on whenever you like");
		close();
	};
	const freeze = async (way: SigningWay) => {
		const title =
			way === "paper"
				? t("定稿，在纸上签字？ | Freeze it, to be signed on paper?")
				: t("定稿，用手机签署？ | Freeze it, to be signed by phone?");
		const content = t("定稿后不能直接修改。 | It cannot be changed as it is afterwards.");
		if (!(await ask({ title, content }))) return;
		const done = await sending.run(async () => {
			const saved = await save();
			keep(await freezeSettlement(saved.id, saved.version, way));
		});
		if (!done) return;
		toast("success", "已定稿 | Frozen");
		frozen();
	};
	const last = at === STEPS.length - 1;
	const { Step } = STEPS[at] ?? STEPS[0];
	const ways = WAYS.filter(({ code }) => settlement.can.includes(code));
	const ends = ways.map(({ way, label }, place) => (
		<Button
			key={way}
			type={place === ways.length - 1 ? "primary" : "default"}
			loading={sending.busy}
			onClick={() => void freeze(way)}
		>
			{t(label)}
		</Button>
	));
	const next = (
		<Button key="next" type="primary" loading={sending.busy} onClick={() => void go(at + 1)}>
			{t("下一步 | Next")}
		</Button>
	);
	return (
		<Dialog
			width={960}
			title={`${t("退租结算 | Settlement")} ${settlement.no} · ${settlement.renterName} · ${settlement.unitTitle}`}
			onClose={close}
			guarded
			sizable
			footer={[
				<Button key="later" loading={sending.busy} onClick={() => void later()}>
					{t("保存，稍后继续 | Save for later")}
				</Button>,
				<Button key="back" disabled={at === 0} onClick={() => setAt(at - 1)}>
					{t("上一步 | Back")}
				</Button>,
				...(last ? ends : [next]),
			]}
		>
			<Steps
				size="small"
				responsive={false}
				titlePlacement="vertical"
				current={at}
				onChange={(to) => void go(to)}
				items={STEPS.map(({ title }) => ({ title: t(title) }))}
			/>
			<Reopened settlement={settlement} />
			<Problem text={sending.problem ?? (errors.readings ? localize(errors.readings) : null)} />
			<div className={orders.columns}>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						if (!last) void go(at + 1);
					}}
				>
					<Step settlement={settlement} form={form} errors={errors} change={change} />
					<input type="submit" hidden />
				</form>
				{reckoned.statement && <StatementTable statement={reckoned.statement} />}
			</div>
		</Dialog>
	);
}
