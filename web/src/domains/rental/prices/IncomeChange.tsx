/** By how much income goes up or down. */
import Typography from "antd/es/typography";
import { showYuan, toFen, toYuan } from "../cashier/money";

export function IncomeChange({ before, after }: { before: string; after: string }) {
	const change = toFen(after) - toFen(before);
	return (
		<Typography.Text strong {...(change !== 0 && { type: change > 0 ? "success" : "danger" })}>
			{change > 0 ? "▲ +" : change < 0 ? "▼ −" : ""}¥{showYuan(toYuan(Math.abs(change)))}
		</Typography.Text>
	);
}
