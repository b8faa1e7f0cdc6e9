/** The sums of an order or of a lease side by side, with what is owed in the colour of a warning. */
import Descriptions from "antd/es/descriptions";
import Typography from "antd/es/typography";
import { t } from "@/kit/text";
import type { OrderDetail } from "../api";
import styles from "../orders/order.module.css";
import { showYuan, toFen } from "./money";

interface Sum {
	label: string;
	yuan: string;
	/** More than nothing of it is owed. */
	owed?: boolean;
}

export function Sums({ sums }: { sums: Sum[] }) {
	return (
		<Descriptions
			bordered
			size="small"
			layout="vertical"
			className={styles.note}
			column={{ xs: 2, sm: sums.length }}
			items={sums.map(({ label, yuan, owed = false }) => ({
				key: label,
				label,
				children: (
					<Typography.Text strong {...(owed && toFen(yuan) > 0 ? { type: "danger" } : {})}>
						{showYuan(yuan)}
					</Typography.Text>
				),
			}))}
		/>
	);
}

export function MoneyFacts({ order }: { order: OrderDetail }) {
	const { money } = order;
	return (
		<Sums
			sums={[
				{ label: t("房费总额 | Room total"), yuan: money.total },
				{ label: t("已收房费 | Room fee received"), yuan: money.receivedRoom },
				{ label: t("已收押金 | Deposit received"), yuan: money.receivedDeposit },
				{ label: t("已退押金 | Deposit refunded"), yuan: money.refundedDeposit },
				{ label: t("在押 | Deposit held"), yuan: money.depositHeld },
				{ label: t("余额 | Balance"), yuan: money.balance, owed: true },
			]}
		/>
	);
}
