/** The sums of an order. */
import { t } from "@/kit/text";
import type { OrderDetail } from "../api";
import styles from "../orders/order.module.css";
import { showYuan, toFen } from "./money";

export function MoneyFacts({ order }: { order: OrderDetail }) {
	const { money } = order;
	const facts: [string, string, boolean][] = [
		[t("房费总额 | Room total"), money.total, false],
		[t("已收房费 | Room fee received"), money.receivedRoom, false],
		[t("已收押金 | Deposit received"), money.receivedDeposit, false],
		[t("已退押金 | Deposit refunded"), money.refundedDeposit, false],
		[t("在押 | Deposit held"), money.depositHeld, false],
		[t("余额 | Balance"), money.balance, toFen(money.balance) > 0],
	];
	return (
		<div className={styles.money}>
			{facts.map(([text, sum, owing]) => (
				<div key={text} data-owing={owing}>
					{text}
					<b>{showYuan(sum)}</b>
				</div>
			))}
		</div>
	);
}
