/** A receipt to print: who paid what for which stay, in figures and in capitals. */
import Flex from "antd/es/flex";
import { t } from "@/kit/text";
import { PrintDialog } from "@/parts/print/PrintDialog";
import { PrintView } from "@/parts/print/PrintView";
import type { LedgerLine, OrderDetail } from "../api";
import { useDictText } from "../orders/dict";
import { capitals } from "./capitals";
import { showYuan, sumText, sumYuan, toFen } from "./money";
import styles from "./receipt.module.css";

interface ReceiptProps {
	order: OrderDetail;
	lines: LedgerLine[];
	close: () => void;
}

export function Receipt({ order, lines, close }: ReceiptProps) {
	return (
		<PrintDialog title={t("收据 | Receipt")} width={640} close={close}>
			<PrintView size="A5" landscape>
				<Paper order={order} lines={lines} />
			</PrintView>
		</PrintDialog>
	);
}

function Paper({ order, lines }: Omit<ReceiptProps, "close">) {
	const project = useDictText("cash_project");
	const method = useDictText("pay_method");
	const out = lines.every((line) => line.direction === "out");
	const total = sumYuan(lines.map((line) => line.amount));
	return (
		<article className={styles.paper} data-receipt>
			<Flex component="header" align="baseline" justify="space-between" gap="middle">
				<h2>{out ? t("付款收据 | Refund receipt") : t("收款收据 | Receipt")}</h2>
				<span>No. {lines.map((line) => line.no).join(" / ")}</span>
			</Flex>
			<dl>
				<dt>{out ? t("收款人 | Paid to") : t("交款人 | Received from")}</dt>
				<dd>{order.contactName}</dd>
				<dt>{t("订单号 | Order")}</dt>
				<dd>{order.orderNo}</dd>
				<dt>{t("房间 | Room")}</dt>
				<dd>{order.unitTitle || "—"}</dd>
				<dt>{t("住宿 | Stay")}</dt>
				<dd>
					{order.checkIn} → {order.checkOut}
				</dd>
			</dl>
			<table>
				<thead>
					<tr>
						<th scope="col">{t("项目 | Item")}</th>
						<th scope="col">{t("支付方式 | Method")}</th>
						<th scope="col">{t("日期 | Date")}</th>
						<th scope="col">{t("金额（元） | Amount (yuan)")}</th>
					</tr>
				</thead>
				<tbody>
					{lines.map((line) => (
						<tr key={line.id}>
							<td>{project(line.project)}</td>
							<td>{method(line.method)}</td>
							<td>{line.paidOn}</td>
							<td>{showYuan(line.amount)}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row" colSpan={3}>
							{t("合计（大写） | In words")} {capitals(toFen(total))}
						</th>
						<td>{sumText(total)}</td>
					</tr>
				</tfoot>
			</table>
			<Flex component="footer" justify="space-between" className={styles.foot}>
				<span>
					{t("经手人：{name} | Cashier: {name}", {
						name: lines[0]?.operator ?? "",
					})}
				</span>
				<span>{t("签字： | Signature:")}</span>
			</Flex>
		</article>
	);
}
