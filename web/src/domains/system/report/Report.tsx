/** One report: what it is asked by, its number, sums and groups as a picture, its rows, and the file of them; live. */

import DownloadOutlined from "@ant-design/icons/es/icons/DownloadOutlined";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Statistic from "antd/es/statistic";
import Table from "antd/es/table";
import type { SorterResult } from "antd/es/table/interface";
import { useState } from "react";
import { useDownload } from "@/engine/sheet/useDownload";
import { locale, localize, t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { useCalm } from "@/live/useCalm";
import { useTopic } from "@/live/useTopic";
import { Broken } from "@/parts/Broken";
import { BarChart } from "@/parts/chart/SeriesChart";
import { EmptyBox } from "@/parts/EmptyBox";
import type { PickRow } from "@/parts/picker/PickTable";
import { columnsOf } from "@/parts/popup/columns";
import {
	configOf,
	fetchFigure,
	fetchReport,
	keyOf,
	type ReportConfig,
	type ReportFigure,
} from "@/parts/popup/config";
import { QueryLine } from "@/parts/popup/QueryLine";
import { namedArrows } from "@/parts/turning";
import { Waiting } from "@/parts/Waiting";

const SIZE = 20;
const SIZES = [10, 20, 50, 100];
const CALM_MS = 1000;

export function Report({ code }: { code: string }) {
	const config = useQuery(configOf(code));
	if (config.error) return <Broken error={config.error} retry={() => void config.refetch()} />;
	if (!config.data) return <Waiting />;
	return <Run code={code} config={config.data} />;
}

type Asked = Record<string, string>;

function Run({ code, config }: { code: string; config: ReportConfig }) {
	const [asked, setAsked] = useState<Asked>({});
	const [place, setPlace] = useState({ at: 1, size: SIZE });
	const [sort, setSort] = useState<Asked>({});
	const settled = JSON.parse(useSettled(JSON.stringify(asked))) as Asked;
	const query = { ...settled, ...sort, pageNo: place.at, pageSize: place.size };
	const rows = useQuery({
		queryKey: ["report", code, "rows", query],
		queryFn: ({ signal }) => fetchReport(config.id, query, signal),
		placeholderData: keepPreviousData,
	});
	const figure = useQuery({
		queryKey: ["report", code, "figure", settled, locale()],
		queryFn: ({ signal }) => fetchFigure(config.id, settled, signal),
		placeholderData: keepPreviousData,
	});
	useFresh(code, config.resource);
	const ask = (next: Asked) => {
		setAsked(next);
		setPlace({ ...place, at: 1 });
	};
	const name = localize(config.name);
	return (
		<Card
			variant="borderless"
			title={name}
			data-report={code}
			extra={config.exports && <Export code={code} name={name} query={{ ...settled, ...sort }} />}
		>
			<Flex vertical gap="middle">
				<QueryLine config={config} value={asked} onChange={ask} />
				{figure.data && <Figures figure={figure.data} title={name} />}
				{rows.error ? (
					<Broken error={rows.error} retry={() => void rows.refetch()} />
				) : (
					<Table<PickRow>
						size="small"
						rowKey="id"
						aria-label={name}
						loading={rows.isFetching && !rows.data}
						columns={columnsOf(config)}
						dataSource={(rows.data?.records ?? []).map((row, at) => ({ ...row, id: keyOf(row, at) }))}
						scroll={{ x: "max-content" }}
						locale={{ emptyText: <EmptyBox title={t("没有符合条件的记录 | Nothing found")} /> }}
						pagination={{
							itemRender: namedArrows,
							current: place.at,
							pageSize: place.size,
							pageSizeOptions: SIZES,
							total: Number(rows.data?.total ?? 0),
							showSizeChanger: true,
							showTotal: (total) => t("共 {total} 条 | {total} in all", { total }),
						}}
						onChange={({ current = 1, pageSize = SIZE }, _, sorter) => {
							const next = sortOf(sorter);
							const same = JSON.stringify(next) === JSON.stringify(sort);
							setSort(next);
							setPlace({ at: same ? current : 1, size: pageSize });
						}}
					/>
				)}
			</Flex>
		</Card>
	);
}

function sortOf(sorter: SorterResult<PickRow> | SorterResult<PickRow>[]): Asked {
	const [one] = Array.isArray(sorter) ? sorter : [sorter];
	if (!one?.order) return {};
	return { column: String(one.field), order: one.order === "ascend" ? "asc" : "desc" };
}

/** Read anew when a row of the list behind it changes. */
function useFresh(code: string, resource: string): void {
	const client = useQueryClient();
	const again = useCalm(() => {
		for (const part of ["rows", "figure"])
			void client.invalidateQueries({ queryKey: ["report", code, part] });
	}, CALM_MS);
	// Nothing is heard from another database.
	useTopic(resource ? `list/${resource}` : null, { onEvent: again, onResync: again });
}

const isAmount = (sum: string | undefined) => sum?.includes(".") ?? false;

/** How many, what they come to, and the groups drawn: by the first sum and those of its kind where there are any, else by how many. */
function Figures({ figure, title }: { figure: ReportFigure; title: string }) {
	const sums = Object.entries(figure.titles);
	const [first = ""] = Object.keys(figure.titles);
	const drawn = sums.filter(([key]) => isAmount(figure.sums[key]) === isAmount(figure.sums[first]));
	const series =
		drawn.length > 0
			? drawn.map(([key, name]) => ({
					name,
					values: figure.slices.map((slice) => Math.round(Number(slice.sums[key] ?? 0))),
				}))
			: [{ name: t("数量 | Number"), values: figure.slices.map(({ count }) => count) }];
	return (
		<>
			<Flex wrap gap="var(--ant-margin-xs) var(--ant-margin-xl)">
				<Statistic title={t("记录数 | Rows")} value={figure.count} />
				{sums.map(([key, name]) => (
					<Statistic key={key} title={name} value={figure.sums[key] ?? "0"} />
				))}
			</Flex>
			{figure.slices.length > 0 && (
				<BarChart
					title={t("{name}：按{by} | {name} by {by}", { name: title, by: figure.by ?? "" })}
					labels={figure.slices.map(({ text, value }) =>
						value === null ? t("未填写 | Not filled in") : localize(text ?? value),
					)}
					series={series}
				/>
			)}
		</>
	);
}

function Export({ code, name, query }: { code: string; name: string; query: Asked }) {
	const { busy, run } = useDownload(`/online/cgreport/api/exportXls/${encodeURIComponent(code)}`, name);
	return (
		<Button icon={<DownloadOutlined />} loading={busy} onClick={() => void run(query)}>
			{t("导出 | Export")}
		</Button>
	);
}
