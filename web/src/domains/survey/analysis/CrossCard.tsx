/** Two questions with choices against each other: how those who chose the one answered the other, as a chart and a table. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Select from "antd/es/select";
import Table from "antd/es/table";
import { useState } from "react";
import type { Shapes } from "@/gen/api";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { BarChart } from "@/parts/chart/SeriesChart";
import look from "@/parts/look.module.css";
import type { Among } from "./AmongChoice";

type Question = Shapes["AnalysedQuestion"];
type Cross = Shapes["CrossTable"];
type Line = Cross["rows"][number];

/** More series than this no chart shows apart. */
const MOST_SERIES = 12;
const WIDE = { minWidth: "16rem", flex: "1 1 16rem" } as const;

export const crossable = (questions: readonly Question[]) =>
	questions.filter(({ kind }) => kind === "single" || kind === "multi");

interface Props {
	survey: string;
	/** At least two, all with choices. */
	questions: readonly Question[];
	/** Read anew when more have answered. */
	people: number;
	/** Of those alone who chose this; of everybody where it is empty. */
	among: Among;
}

export function CrossCard({ survey, questions, people, among }: Props) {
	const [rows, setRows] = useState(questions[0]?.id ?? "");
	const [columns, setColumns] = useState(questions[1]?.id ?? "");
	const { data, error } = useQuery({
		queryKey: ["svy/survey/crossTable", survey, rows, columns, people, among],
		queryFn: ({ signal }) =>
			get("/svy/survey/crossTable", { id: survey, rows, columns, ...among }, { quiet: true, signal }),
		enabled: rows !== columns,
		placeholderData: (before) => before,
	});
	const options = questions.map(({ id, seq, title }) => ({ value: id, label: `${seq}. ${title}` }));
	const others = (taken: string) => options.map((one) => ({ ...one, disabled: one.value === taken }));
	return (
		<Card variant="borderless" title={t("交叉分析 | Cross table")}>
			<Flex vertical gap="middle">
				<Flex wrap gap="middle">
					<Select
						aria-label={t("行 | Rows")}
						style={WIDE}
						value={rows}
						options={others(columns)}
						onChange={setRows}
					/>
					<Select
						aria-label={t("列 | Columns")}
						style={WIDE}
						value={columns}
						options={others(rows)}
						onChange={setColumns}
					/>
				</Flex>
				{error && !data && <Alert type="error" showIcon title={error.message} />}
				{data && <CrossTable data={data} />}
			</Flex>
		</Card>
	);
}

const LEAST_CHANCE = 0.0001;

function significanceText({ chiSquare, freedom, chance, sound }: NonNullable<Cross["significance"]>): string {
	const p = chance < LEAST_CHANCE ? `< ${LEAST_CHANCE}` : `= ${chance}`;
	const told = t(
		"卡方检验 χ² = {chiSquare}，df = {freedom}，p {p} | Chi-square χ² = {chiSquare}, df = {freedom}, p {p}",
		{
			chiSquare,
			freedom,
			p,
		},
	);
	return sound
		? told
		: told +
				t(
					"（人数太少，仅供参考，未做Fisher精确检验） | (too few people to trust it; Fisher’s exact test is not done)",
				);
}

function CrossTable({ data }: { data: Cross }) {
	const title = t("交叉分析，{n} 人 | Cross table of {n} people", { n: data.people });
	return (
		<>
			{data.hidden > 0 && (
				<Alert
					type="info"
					showIcon
					title={t(
						"匿名问卷：人数过少的 {n} 个选项不显示 | Anonymous: {n} options of few people are not shown",
						{ n: data.hidden },
					)}
				/>
			)}
			{data.significance && <span className={look.quiet}>{significanceText(data.significance)}</span>}
			{data.columns.length <= MOST_SERIES && (
				<BarChart
					title={title}
					labels={data.rows.map(({ name }) => name)}
					series={data.columns.map((name, at) => ({
						name,
						values: data.rows.map(({ counts }) => counts?.[at] ?? null),
					}))}
					stacked
				/>
			)}
			<Table<Line>
				size="small"
				rowKey="name"
				aria-label={title}
				dataSource={data.rows}
				columns={[
					{ key: "name", title: t("选项 | Option"), dataIndex: "name", rowScope: "row" },
					{
						key: "people",
						title: t("人数 | People"),
						align: "right",
						render: (_, { people }) => people ?? "—",
					},
					...data.columns.map((name, at) => ({
						key: `c${at}`,
						title: name,
						align: "right" as const,
						render: (_: unknown, { counts, shares }: Line) =>
							counts && shares ? (
								<span>
									{counts[at]} <small className={look.quiet}>{shares[at]}%</small>
								</span>
							) : (
								"—"
							),
					})),
				]}
				scroll={{ x: "max-content" }}
				pagination={data.rows.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
			/>
		</>
	);
}
