/** The bills beside the lease form, worked out by the server's rule while the form is being filled. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import { useDeferredValue } from "react";
import { Failure } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { showYuan } from "../cashier/money";
import styles from "../orders/order.module.css";
import { type LeasePreview, type PlannedBill, previewLease } from "./api";
import { billKind } from "./words";

export interface Terms {
	startDate: string;
	endDate: string | null;
	payCycle: number;
	price: string;
	depositMonths: number;
}

export interface PreviewState {
	answer: LeasePreview | undefined;
	errors: Record<string, string>;
	problem: string | null;
}

const MOST_SHOWN = 40;

export function usePreview({ startDate, endDate, payCycle, price, depositMonths }: Terms): PreviewState {
	const terms = useDeferredValue(
		JSON.stringify({ startDate, endDate, payCycle, price: price.trim(), depositMonths }),
	);
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
	if (problem) return <p className={styles.hint}>{localize(problem)}</p>;
	if (!answer || answer.bills.length === 0) {
		const why = Object.values(errors)[0];
		return (
			<p className={styles.hint}>
				{why ? localize(why) : t("填写月租后显示账单 | The bills appear once the rent is entered")}
			</p>
		);
	}
	const rents = answer.bills.filter((bill) => bill.kind === "rent").length;
	return (
		<div data-preview>
			<Flex align="baseline" justify="space-between" className={styles.total}>
				<span>{t("租金合计（{n}期） | Rent in all ({n} bills)", { n: rents })}</span>
				<b>¥{showYuan(answer.rent)}</b>
			</Flex>
			<Flex align="baseline" justify="space-between" className={styles.total}>
				<span>{t("押金 | Deposit")}</span>
				<b>¥{showYuan(answer.deposit)}</b>
			</Flex>
			<BillTable bills={answer.bills} />
		</div>
	);
}

function BillTable({ bills }: { bills: PlannedBill[] }) {
	return (
		<div className={styles.scroll}>
			<table className={styles.lines}>
				<thead>
					<tr>
						<th scope="col">{t("账单 | Bill")}</th>
						<th scope="col">{t("账期 | Period")}</th>
						<th scope="col">{t("应付日 | Due")}</th>
						<th scope="col">{t("金额 | Amount")}</th>
					</tr>
				</thead>
				<tbody>
					{bills.slice(0, MOST_SHOWN).map((bill) => (
						<tr
							key={`${bill.kind}${bill.from}`}
							title={bill.lines.map((line) => `${localize(line.explain)} = ${line.amount}`).join("\n")}
						>
							<td>{billKind(bill.kind)}</td>
							<td>
								{bill.from} → {bill.to}
							</td>
							<td>{bill.due}</td>
							<td>{showYuan(bill.amount)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{bills.length > MOST_SHOWN && (
				<p className={styles.hint}>{t("还有{n}期 | {n} more", { n: bills.length - MOST_SHOWN })}</p>
			)}
		</div>
	);
}
