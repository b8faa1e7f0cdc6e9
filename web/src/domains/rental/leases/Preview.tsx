/** The bills beside the lease form, worked out by the server's rule while the form is being filled. */

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import { useDeferredValue } from "react";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import look from "@/parts/look.module.css";
import { showYuan, sumText } from "../cashier/money";
import styles from "../orders/order.module.css";
import { type LeasePreview, type PlannedBill, previewLease } from "./api";
import { termsOf } from "./contract";
import type { Form } from "./form";
import { billKind } from "./words";

export interface PreviewState {
	answer: LeasePreview | undefined;
	errors: Record<string, string>;
	problem: string | null;
}

const MOST_SHOWN = 40;

export function usePreview(form: Form): PreviewState {
	const terms = useDeferredValue(JSON.stringify(termsOf(form)));
	const { data, error, isPlaceholderData } = useQuery({
		queryKey: ["rental/lease/preview", terms],
		queryFn: ({ signal }) => previewLease(JSON.parse(terms), signal),
		placeholderData: keepPreviousData,
		retry: false,
	});
	if (!(error instanceof Failure)) return { answer: data, errors: {}, problem: null };
	return {
		answer: isPlaceholderData ? data : undefined,
		errors: error.fields,
		problem: Object.keys(error.fields).length === 0 ? error.message : null,
	};
}

export function Preview({ preview: { answer, errors, problem } }: { preview: PreviewState }) {
	if (problem) return <Typography.Paragraph type="secondary">{localize(problem)}</Typography.Paragraph>;
	if (!answer || answer.bills.length === 0) {
		const why = Object.values(errors)[0];
		return (
			<Typography.Paragraph type="secondary">
				{why ? localize(why) : t("填写月租后显示账单 | The bills appear once the rent is entered")}
			</Typography.Paragraph>
		);
	}
	const rents = answer.bills.filter((bill) => bill.kind === "rent").length;
	return (
		<div data-preview>
			<Flex align="baseline" justify="space-between" className={styles.total}>
				<span>{t("租金合计（{n}期） | Rent in all ({n} bills)", { n: rents })}</span>
				<b>{sumText(answer.rent)}</b>
			</Flex>
			<Flex align="baseline" justify="space-between" className={styles.total}>
				<span>{t("押金 | Deposit")}</span>
				<b>{sumText(answer.deposit)}</b>
			</Flex>
			<BillList bills={answer.bills} />
		</div>
	);
}

export function BillList({ bills }: { bills: PlannedBill[] }) {
	return (
		<Flex vertical gap="small">
			{bills.slice(0, MOST_SHOWN).map((bill) => (
				<div key={`${bill.kind}${bill.from}`} data-planned={bill.kind}>
					<Flex justify="space-between" gap="small">
						<span>
							<b>{billKind(bill.kind)}</b> {bill.from} → {bill.to}
						</span>
						<b>{sumText(bill.amount)}</b>
					</Flex>
					<Typography.Text type="secondary">
						{t("应付日 {day} | Due {day}", { day: bill.due })}
					</Typography.Text>
					<Why lines={bill.lines} />
				</div>
			))}
			{bills.length > MOST_SHOWN && <div>{t("还有{n}期 | {n} more", { n: bills.length - MOST_SHOWN })}</div>}
		</Flex>
	);
}

/** Why a bill is what it is, line by line. */
export function Why({ lines }: { lines: readonly { amount: string; explain: string }[] }) {
	return lines.map(({ amount, explain }) => (
		<div key={explain} className={look.note}>
			{localize(explain)} = {showYuan(amount)}
		</div>
	));
}
