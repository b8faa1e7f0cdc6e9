/** Refunds of an order or lease that a second person must agree to, decided here by whoever may. */

import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useState } from "react";
import type { Shapes } from "@/gen/api";
import { APPROVAL_STATE, REQUEST_STEPS } from "@/gen/words/approval";
import { post } from "@/kit/http";
import { toast } from "@/kit/notice";
import { type Pair, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { useDictText } from "../orders/dict";
import styles from "../orders/order.module.css";
import { ReasonField } from "../orders/ReasonField";
import { showYuan } from "./money";

type WaitingRefund = Shapes["WaitingRefundShape"];

type Verb = "approve" | "refuse" | "withdraw";

const VERBS: Readonly<Record<Verb, { label: Pair; done: Pair }>> = {
	approve: { label: "同意退款 | Approve the refund", done: "已同意，已付款 | Approved and paid out" },
	refuse: { label: REQUEST_STEPS.refuse.label, done: APPROVAL_STATE.refused },
	withdraw: { label: REQUEST_STEPS.withdraw.label, done: APPROVAL_STATE.withdrawn },
};

interface Props {
	refunds: readonly WaitingRefund[];
	/** The order or lease is to be read again. */
	changed: () => void;
}

export function WaitingRefunds({ refunds, changed }: Props) {
	const state = useDictText("approval_state");
	const [asked, setAsked] = useState<{ refund: WaitingRefund; verb: Verb } | null>(null);
	if (refunds.length === 0) return null;
	return (
		<Flex
			component="section"
			vertical
			gap="small"
			className={styles.note}
			aria-label={t("待审批退款 | Refunds waiting for approval")}
		>
			{refunds.map((refund) => (
				<Alert
					key={refund.id}
					role="note"
					type="warning"
					data-waiting-refund={refund.no}
					title={`${t("退款 ¥{sum} | Refund ¥{sum}", { sum: showYuan(refund.amount) })} · ${state(refund.state)} · ${refund.no}`}
					description={`${refund.applicant.name} ${refund.createTime.slice(0, 16)}：${refund.reason}`}
					action={
						<Flex gap="small">
							{(Object.keys(VERBS) as Verb[])
								.filter((verb) => refund.can.includes(verb))
								.map((verb) => (
									<Button
										key={verb}
										size="small"
										type={verb === "approve" ? "primary" : "default"}
										danger={verb === "refuse"}
										onClick={() => setAsked({ refund, verb })}
									>
										{t(VERBS[verb].label)}
									</Button>
								))}
						</Flex>
					}
				/>
			))}
			{asked && (
				<Decide
					{...asked}
					close={(decided) => {
						setAsked(null);
						if (decided) changed();
					}}
				/>
			)}
		</Flex>
	);
}

interface DecideProps {
	refund: WaitingRefund;
	verb: Verb;
	close: (decided: boolean) => void;
}

function Decide({ refund, verb, close }: DecideProps) {
	const sending = useSending();
	const [note, setNote] = useState("");
	const { label, done } = VERBS[verb];
	const decide = () =>
		sending.run(async () => {
			const body = { id: refund.id, version: refund.version, note: note.trim() };
			await post(`/workflow/request/${verb}`, body, { quiet: true });
			toast("success", done);
			close(true);
		});
	return (
		<Dialog
			title={`${t(label)} · ${refund.no}`}
			onClose={() => close(sending.failure !== null)}
			onSubmit={() => void decide()}
			submitText={t(label)}
			cancelText={t("返回 | Back")}
			danger={verb === "refuse"}
			disabled={verb === "refuse" && note.trim() === ""}
			busy={sending.busy}
		>
			<Problem text={sending.problem ?? sending.errors.amount ?? null} />
			<Alert
				role="note"
				type="info"
				className={styles.note}
				title={refund.title}
				description={`${t("退款 ¥{sum} | Refund ¥{sum}", { sum: showYuan(refund.amount) })} · ${refund.applicant.name}：${refund.reason}`}
			/>
			<ReasonField
				long
				autoFocus
				required={verb === "refuse"}
				label={verb === "refuse" ? t("拒绝理由 | Why it is refused") : t("意见 | Note")}
				value={note}
				onChange={setNote}
				error={sending.errors.note}
			/>
		</Dialog>
	);
}
