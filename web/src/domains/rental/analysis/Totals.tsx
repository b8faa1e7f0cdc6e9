/** The figures of the whole period; each says how it is reckoned, and opens the rows that it comes from. */
import Button from "antd/es/button";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Statistic from "antd/es/statistic";
import { type Pair, t } from "@/kit/text";
import { sumText } from "../cashier/money";
import { FORMULAS, type Line, type Opened } from "./wire";

type Rows = { of: "claimed"; part: "order" | "lease"; group: "all"; key: "" } | { of: "sold" };

export function Totals({ total, open }: { total: Line; open: (opened: Opened) => void }) {
	const orders: Rows = { of: "claimed", part: "order", group: "all", key: "" };
	const leases: Rows = { of: "claimed", part: "lease", group: "all", key: "" };
	const sold: Rows = { of: "sold" };
	const shown: {
		title: string;
		value: number | string;
		formula: Pair;
		rows: Rows;
		suffix?: string;
	}[] = [
		{
			title: t("出租率 | Occupancy"),
			value: total.occupancy ?? "—",
			suffix: "%",
			formula: FORMULAS.occupancy,
			rows: orders,
		},
		{ title: t("订单间夜 | Nights of orders"), value: total.order, formula: FORMULAS.nights, rows: orders },
		{ title: t("长租间夜 | Nights of leases"), value: total.lease, formula: FORMULAS.nights, rows: leases },
		{ title: t("已售房晚 | Nights sold"), value: total.sold, formula: FORMULAS.sold, rows: sold },
		{
			title: t("房费收入 | Room revenue"),
			value: yuanText(total.revenue),

			formula: FORMULAS.revenue,
			rows: sold,
		},
		{ title: t("平均房价 | ADR"), value: yuanText(total.adr), formula: FORMULAS.adr, rows: sold },
		{ title: "RevPAR", value: yuanText(total.revpar), formula: FORMULAS.revpar, rows: sold },
	];
	return (
		<Card variant="borderless">
			<Flex wrap gap="var(--ant-margin) var(--ant-margin-xxl)">
				{shown.map(({ formula, rows, ...one }) => (
					<Flex vertical key={one.title} align="flex-start" title={t(formula)}>
						<Statistic {...one} />
						<Button
							type="link"
							size="small"
							aria-label={t("{name}的明细 | Rows of {name}", { name: one.title })}
							onClick={() => open({ ...rows, title: one.title, formula })}
						>
							{t("明细与公式 | Rows and formula")}
						</Button>
					</Flex>
				))}
			</Flex>
		</Card>
	);
}

const yuanText = (yuan: string | null) => (yuan === null ? "—" : sumText(yuan));
