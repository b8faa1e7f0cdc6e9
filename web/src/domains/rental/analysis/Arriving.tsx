/** Orders that arrive in the period, by source, lead time, length of stay and price. */
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Table from "antd/es/table";
import { type Pair, t } from "@/kit/text";
import { BarChart } from "@/parts/chart/SeriesChart";
import look from "@/parts/look.module.css";
import { showYuan } from "../cashier/money";
import { useDictText } from "../orders/dict";
import { Figure } from "./LinesTable";
import { type Analysis, type Facet, FORMULAS, type Opened } from "./wire";

const FACETS: readonly [Facet, Pair, Pair][] = [
	["channel", "来源渠道 | Source", "{n} | {n}"],
	["lead", "提前天数 | Days ahead", "{n}天 | {n} days"],
	["length", "住宿晚数 | Length of stay", "{n}晚 | {n} nights"],
	["price", "每晚均价 | Price a night", "{n}元 | ¥{n}"],
];

interface Props {
	arrivals: Analysis["arrivals"];
	open: (opened: Opened) => void;
}

export function Arriving({ arrivals, open }: Props) {
	const channel = useDictText("channel");
	return (
		<Card variant="borderless" title={t("订单分析（按到店日） | Orders by arrival")}>
			<div className={look.halves}>
				{FACETS.map(([facet, title, unit]) => {
					const buckets = arrivals[facet].map((bucket) => ({
						...bucket,
						name: facet === "channel" ? channel(bucket.key) : t(unit, { n: bucket.key }),
					}));
					return (
						<Flex vertical gap="middle" key={facet}>
							<BarChart
								title={t(title)}
								labels={buckets.map(({ name }) => name)}
								series={[{ name: t("订单数 | Orders"), values: buckets.map(({ orders }) => orders) }]}
							/>
							<Table
								size="small"
								rowKey="key"
								aria-label={t("{name}明细 | {name}, row by row", { name: t(title) })}
								dataSource={buckets}
								pagination={false}
								scroll={{ x: "max-content" }}
								columns={[
									{ key: "name", title: t(title), dataIndex: "name", rowScope: "row" },
									{
										key: "orders",
										title: t("订单数 | Orders"),
										align: "right",
										render: (_, bucket) => (
											<Figure
												value={bucket.orders}
												open={() =>
													open({
														of: "arriving",
														facet,
														key: bucket.key,
														title: `${t(title)} · ${bucket.name}`,
														formula: FORMULAS.arriving,
													})
												}
											/>
										),
									},
									{ key: "nights", title: t("晚数 | Nights"), dataIndex: "nights", align: "right" },
									{
										key: "revenue",
										title: t("房费 | Room fee"),
										align: "right",
										render: (_, bucket) => showYuan(bucket.revenue),
									},
								]}
							/>
						</Flex>
					);
				})}
			</div>
		</Card>
	);
}
