/** The bills beside the lease form, worked out by the server's rule while the form is being filled. */

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Table from "antd/es/table";
import Typography from "antd/es/typography";
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
			<Table
				size="small"
				pagination={false}
				rowKey={(bill) => `${bill.kind}${bill.from}`}
				onRow={(bill) => ({
					title: bill.lines.map((line) => `${localize(line.explain)} = ${line.amount}`).join("\n"),
				})}
				dataSource={bills.slice(0, MOST_SHOWN)}
				columns={[
					{ key: "kind", title: t("账单 | Bill"), render: (_, bill) => billKind(bill.kind) },
					{
						key: "period",
						title: t("账期 | Period"),
						render: (_, bill) => `${bill.from} → ${bill.to}`,
					},
					{ dataIndex: "due", title: t("应付日 | Due") },
					{ dataIndex: "amount", title: t("金额 | Amount"), align: "end", render: showYuan },
				]}
				{...(bills.length > MOST_SHOWN && {
					footer: () => t("还有{n}期 | {n} more", { n: bills.length - MOST_SHOWN }),
				})}
			/>
		</div>
	);
}
