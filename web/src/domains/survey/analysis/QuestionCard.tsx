/** One question of the analysis: a chart of what was chosen, and the same as a table. */
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Statistic from "antd/es/statistic";
import Table from "antd/es/table";
import type { Shapes } from "@/gen/api";
import { useDict } from "@/kit/dict";
import { t } from "@/kit/text";
import { BarChart } from "@/parts/chart/SeriesChart";
import look from "@/parts/look.module.css";

type Question = Shapes["AnalysedQuestion"];
type Count = Shapes["AnswerCount"];

export function QuestionCard({ question }: { question: Question }) {
	const kinds = useDict("svy_question_kind");
	const { seq, title, kind, answers, counts, mean, least, most, nps } = question;
	const figures = [
		[t("回答 | Answers"), answers],
		[t("平均 | Mean"), mean],
		[t("最小 | Least"), least],
		[t("最大 | Most"), most],
		["NPS", nps],
	] as const;
	return (
		<Card
			variant="borderless"
			title={`${seq}. ${title}`}
			extra={<span className={look.quiet}>{kinds.find(({ value }) => value === kind)?.text}</span>}
		>
			<Flex vertical gap="middle">
				<Flex wrap gap="large">
					{figures.map(([name, value]) =>
						value === null ? null : <Statistic key={name} title={name} value={value} />,
					)}
				</Flex>
				{counts.length > 0 && <CountsChart title={title} counts={counts} />}
			</Flex>
		</Card>
	);
}

export function CountsChart({ title, counts }: { title: string; counts: readonly Count[] }) {
	const bounded = counts.some(({ places }) => places !== null);
	const ranked = counts.some(({ place }) => place !== null);
	return (
		<div className={look.halves}>
			<BarChart
				title={title}
				labels={counts.map(({ name }) => name)}
				series={[{ name: t("次数 | Times"), values: counts.map(({ count }) => count), tone: "first" }]}
				over={(at) => String(counts[at]?.count ?? "")}
			/>
			<Table<Count>
				size="small"
				rowKey="name"
				aria-label={title}
				dataSource={[...counts]}
				columns={[
					{ key: "name", title: t("选项 | Option"), dataIndex: "name", rowScope: "row" },
					{ key: "count", title: t("次数 | Times"), dataIndex: "count", align: "right" },
					{
						key: "share",
						title: t("占比 | Share"),
						align: "right",
						render: (_, { share }) => `${share}%`,
					},
					...(bounded
						? [
								{
									key: "places",
									title: t("名额 | Places"),
									align: "right" as const,
									render: (_: unknown, { places }: Count) => places ?? "—",
								},
							]
						: []),
					...(ranked
						? [
								{
									key: "place",
									title: t("平均名次 | Mean place"),
									align: "right" as const,
									render: (_: unknown, { place }: Count) => place ?? "—",
								},
							]
						: []),
				]}
				scroll={{ x: "max-content" }}
				pagination={counts.length > 12 ? { pageSize: 12, showSizeChanger: false } : false}
			/>
		</div>
	);
}
