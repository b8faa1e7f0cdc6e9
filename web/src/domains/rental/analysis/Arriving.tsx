/** Orders that arrive in the period: how far ahead and how long on average, and by source, lead time, length and price. */
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Statistic from "antd/es/statistic";
import Table from "antd/es/table";
import { type Pair, t } from "@/kit/text";
import { BarChart } from "@/parts/chart/SeriesChart";
import look from "@/parts/look.module.css";
import { showYuan, sumText } from "../cashier/money";
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
	data: Analysis;
	open: (opened: Opened) => void;
}

export function Arriving({ data: { arrivals, arriving }, open }: Props) {
	const channel = useDictText("channel");
	return (
		<Card variant="borderless" title={t("订单分析（按到店日） | Orders by arrival")}>
			<Averages arriving={arriving} />
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
							{facet !== "price" && (
								<BarChart
									title={t("平均房价（元）：{by} | ADR (¥) by {by}", { by: t(title) })}
									labels={buckets.map(({ name }) => name)}
									series={[
										{
											name: "ADR",
											values: buckets.map(({ adr }) => (adr === null ? null : Math.round(Number(adr)))),
											tone: "good",
										},
									]}
								/>
							)}
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
									{
										key: "adr",
										title: "ADR",
										align: "right",
										render: (_, bucket) => (bucket.adr === null ? "—" : showYuan(bucket.adr)),
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

function Averages({ arriving }: { arriving: Analysis["arriving"] }) {
	return (
		<Flex wrap gap="var(--ant-margin) var(--ant-margin-xxl)" className={look.below} title={t(FORMULAS.means)}>
			<Statistic title={t("到店订单 | Orders arriving")} value={arriving.orders} />
			<Statistic title={t("平均提前（天） | Days ahead on average")} value={arriving.lead ?? "—"} />
			<Statistic title={t("平均住宿（晚） | Nights on average")} value={arriving.length ?? "—"} />
			<Statistic
				title={t("到店订单 ADR | ADR of arrivals")}
				value={arriving.adr === null ? "—" : sumText(arriving.adr)}
			/>
		</Flex>
	);
}
