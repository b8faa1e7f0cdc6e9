/** Asks that the chosen dues need not be paid, a part of each or all that is owed; what cannot be had is told at its row. */
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Segmented from "antd/es/segmented";
import Table from "antd/es/table";
import Typography from "antd/es/typography";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import type { Shapes } from "@/gen/api";
import { grouped, priced } from "@/kit/format";
import { post } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";

type Row = ActionDialogProps<"fin/due">["rows"][number];
type Kind = Shapes["AskRelief"]["kind"];

interface Wish {
	kind: Kind;
	amount: string;
	percent: number | null;
	reason: string;
}

const MOST_PERCENT = 99;
const MOST_SIGNS = 200;

export default function AskReliefDialog({ rows, onClose, title }: ActionDialogProps<"fin/due">) {
	const [wish, setWish] = useState<Wish>({ kind: "amount", amount: "", percent: null, reason: "" });
	const change = (part: Partial<Wish>) => setWish((old) => ({ ...old, ...part }));
	const sending = useSending();
	const { errors } = sending;
	const send = async () => {
		const dues = rows.map(({ id, rowVersion }) => ({ id, version: rowVersion ?? 0 }));
		const { kind, reason } = wish;
		const amount = kind === "amount" ? wish.amount : "";
		const percent = kind === "percent" ? wish.percent : null;
		const call = () => post("/fin/due/askRelief", { dues, kind, amount, percent, reason }, { quiet: true });
		if (await sending.run(call, "减免已提交审批 | The relief waits for a decision")) onClose(true);
	};
	return (
		<Dialog
			width={720}
			title={title ?? t("申请减免 | Ask for relief")}
			onClose={() => onClose(false)}
			onSubmit={send}
			submitText={t("提交 {n} 笔 | Ask for {n}", { n: rows.length })}
			busy={sending.busy}
			guarded
		>
			<Flex vertical gap="middle">
				<Problem text={sending.problem ?? errors.dues ?? null} />
				<Chosen rows={rows} errors={errors} />
				<Wishes wish={wish} change={change} errors={errors} />
			</Flex>
		</Dialog>
	);
}

interface ChosenProps {
	rows: Row[];
	errors: Record<string, string>;
}

function Chosen({ rows, errors }: ChosenProps) {
	return (
		<Table<Row & { fault: string | undefined }>
			size="small"
			rowKey="id"
			pagination={false}
			scroll={{ x: "max-content", y: "30vh" }}
			dataSource={rows.map((row, at) => ({ ...row, fault: errors[`dues.${at}`] }))}
			columns={[
				{ key: "no", title: t("编号 | No."), dataIndex: "no" },
				{
					key: "name",
					title: t("会员 | Member"),
					render: (_, row) => (
						<Flex vertical>
							<span>{row.name}</span>
							{row.fault && (
								<Typography.Text type="danger" role="alert">
									{localize(row.fault)}
								</Typography.Text>
							)}
						</Flex>
					),
				},
				{ key: "year", title: t("年度 | Year"), dataIndex: "year" },
				{
					key: "owed",
					title: t("待缴 | Owed"),
					align: "right",
					render: (_, row) => priced(grouped(String(row.owed ?? "0"))),
				},
			]}
		/>
	);
}

interface WishesProps {
	wish: Wish;
	change: (part: Partial<Wish>) => void;
	errors: Record<string, string>;
}

function Wishes({ wish, change, errors }: WishesProps) {
	const kind = t("减免方式 | Kind of relief");
	const reason = t("减免理由 | Reason");
	return (
		<Flex vertical gap="small">
			<Field label={kind} error={errors.kind ?? null}>
				<Segmented<Kind>
					aria-label={kind}
					value={wish.kind}
					onChange={(value) => change({ kind: value })}
					options={[
						{ value: "amount", label: t("按金额 | An amount") },
						{ value: "percent", label: t("按比例 | A percentage") },
						{ value: "whole", label: t("全部减免 | The whole") },
					]}
				/>
			</Field>
			<HowMuch wish={wish} change={change} errors={errors} />
			<Field label={reason} error={errors.reason ?? null} required>
				<Input.TextArea
					aria-label={reason}
					rows={2}
					maxLength={MOST_SIGNS}
					value={wish.reason}
					onChange={(event) => change({ reason: event.target.value })}
				/>
			</Field>
		</Flex>
	);
}

function HowMuch({ wish, change, errors }: WishesProps) {
	const amount = t("每笔减免（元） | Of each (yuan)");
	const percent = t("减免应缴的（%） | Percent of what is payable");
	if (wish.kind === "whole") return null;
	if (wish.kind === "amount")
		return (
			<Field label={amount} error={errors.amount ?? null} required>
				<Input
					aria-label={amount}
					prefix="¥"
					inputMode="decimal"
					value={wish.amount}
					onChange={(event) => change({ amount: event.target.value })}
				/>
			</Field>
		);
	return (
		<Field label={percent} error={errors.percent ?? null} required>
			<InputNumber
				aria-label={percent}
				min={1}
				max={MOST_PERCENT}
				precision={0}
				value={wish.percent}
				onChange={(value) => change({ percent: value })}
				style={{ width: "100%" }}
			/>
		</Field>
	);
}
