/** A lease on paper: the parties, the terms, every bill with the reason for its amount, and where both sign. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { fileUrl } from "@/kit/http";
import { locale, localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { PrintView, printPage, Together } from "@/parts/print/PrintView";
import { capitals } from "../cashier/capitals";
import { showYuan, toFen } from "../cashier/money";
import { useDictText } from "../orders/dict";
import type { LeaseDetail } from "./api";
import styles from "./signing.module.css";
import { billKind } from "./words";

export default function LeaseSheet({ lease, onClose }: { lease: LeaseDetail; onClose: () => void }) {
	return (
		<Dialog
			width={820}
			title={t("打印合同 | Print the lease")}
			onClose={onClose}
			footer={[
				<Button key="close" onClick={onClose}>
					{t("关闭 | Close")}
				</Button>,
				<Button key="print" type="primary" onClick={printPage}>
					{t("打印 | Print")}
				</Button>,
			]}
		>
			<PrintView
				numbered
				head={
					<Flex justify="space-between" className={styles.strip}>
						<span>{lease.lessor}</span>
						<span>{lease.contractNo}</span>
					</Flex>
				}
			>
				<Paper lease={lease} />
			</PrintView>
		</Dialog>
	);
}

function Paper({ lease }: { lease: LeaseDetail }) {
	return (
		<article className={styles.paper} data-sheet={lease.contractNo}>
			<h2>{t("房屋租赁合同 | Lease")}</h2>
			<Facts lease={lease} />
			<h3>{t("应付账单 | Bills")}</h3>
			<Bills lease={lease} />
			<Together>
				{lease.notes && (
					<>
						<h3>{t("其他约定 | Also agreed")}</h3>
						<p>{lease.notes}</p>
					</>
				)}
				<Parties lease={lease} />
			</Together>
		</article>
	);
}

function Facts({ lease }: { lease: LeaseDetail }) {
	const cycle = useDictText("pay_cycle");
	const facts: [string, string][] = [
		[t("合同编号 | Contract no."), lease.contractNo],
		[t("房源 | Unit"), lease.unitTitle],
		[t("出租方 | Lessor"), lease.lessor],
		[t("统一社会信用代码 | Social credit code"), lease.lessorCode ?? "—"],
		[t("承租人 | Lessee"), lease.tenantName],
		[t("电话 | Phone"), lease.tenantPhone],
		[t("起租日 | From"), lease.startDate],
		[t("到期日 | Until"), lease.endDate],
		[t("月租 | Rent per month"), `¥${showYuan(lease.price)}`],
		[t("付款方式 | Payment"), cycle(lease.payCycle)],
		[t("押金 | Deposit"), `¥${showYuan(lease.deposit)}`],
		[t("合同总额 | In all"), totalText(lease.total)],
	];
	return (
		<dl>{facts.map(([name, text]) => [<dt key={name}>{name}</dt>, <dd key={`${name}=`}>{text}</dd>])}</dl>
	);
}

/** In capitals too, as long as they are read. */
const totalText = (total: string): string =>
	locale() === "en" ? `¥${showYuan(total)}` : `¥${showYuan(total)}（${capitals(toFen(total))}）`;

function Bills({ lease }: { lease: LeaseDetail }) {
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">{t("项目 | Item")}</th>
					<th scope="col">{t("账期 | Period")}</th>
					<th scope="col">{t("应付日 | Due")}</th>
					<th scope="col">{t("计算 | Reckoning")}</th>
					<th scope="col" className={styles.sum}>
						{t("金额（元） | Amount (yuan)")}
					</th>
				</tr>
			</thead>
			<tbody>
				{lease.bills
					.filter((bill) => bill.state !== "void")
					.map((bill) => (
						<tr key={bill.id}>
							<td>{billKind(bill.kind)}</td>
							<td className={styles.day}>
								{bill.from} → {bill.to}
							</td>
							<td className={styles.day}>{bill.due}</td>
							<td>{bill.lines.map((line) => localize(line.explain)).join("；")}</td>
							<td className={styles.sum}>{showYuan(bill.amount)}</td>
						</tr>
					))}
			</tbody>
		</table>
	);
}

function Parties({ lease }: { lease: LeaseDetail }) {
	const day = (signed: string | null) => t("日期：{day} | Date: {day}", { day: signed ?? "" });
	return (
		<Flex gap="large" className={styles.parties}>
			<Flex vertical gap="small">
				{t("出租方（盖章） | Lessor (seal)")}
				<Flex component="span" className={styles.line} />
				{day(null)}
			</Flex>
			<Flex vertical gap="small">
				{t("承租人（签字） | Lessee (signature)")}
				<Flex component="span" align="flex-end" className={styles.line}>
					{lease.signature && (
						<img
							src={fileUrl(lease.signature)}
							alt={t("{name}的签名 | Signature of {name}", { name: lease.tenantName })}
						/>
					)}
				</Flex>
				{day(lease.signature ? lease.signedOn : null)}
			</Flex>
		</Flex>
	);
}
