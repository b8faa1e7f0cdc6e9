/** What issuing dues comes to: how many and how much, who is left out and why, and the first of them by name. */
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Table, { type TableProps } from "antd/es/table";
import type { Shapes } from "@/gen/api";
import { grouped } from "@/kit/format";
import { t } from "@/kit/text";

type Issued = Shapes["IssuedDues"];
type Line = Shapes["DueToIssue"];

const WHOLE_YEAR = 12;

export function Outcome({ outcome }: { outcome: Issued }) {
	const count = outcome.persons + outcome.firms;
	return (
		<Flex vertical gap="small">
			<Descriptions size="small" bordered column={{ xs: 1, sm: 2 }} items={figuresOf(outcome)} />
			{outcome.lines.length > 0 && (
				<Table<Line>
					size="small"
					rowKey={(line) => `${line.kind}:${line.name}`}
					columns={columns()}
					dataSource={outcome.lines}
					pagination={false}
					scroll={{ y: 220, x: "max-content" }}
					{...(count > outcome.lines.length
						? {
								footer: () =>
									t("另有 {n} 笔未列出 | {n} more are not listed", { n: count - outcome.lines.length }),
							}
						: {})}
				/>
			)}
		</Flex>
	);
}

function figuresOf(outcome: Issued) {
	const left = [
		[t("本年度已出账 | Have dues of the year"), outcome.already],
		[t("等级免费 | Their level costs nothing"), outcome.free],
		[t("未定等级 | Without a level"), outcome.unleveled],
		[t("之后入会 | Join after the year"), outcome.later],
	] as const;
	return [
		{ key: "persons", label: t("个人 | Persons"), children: outcome.persons },
		{ key: "firms", label: t("企业 | Firms"), children: outcome.firms },
		{ key: "prorated", label: t("按月折算 | Prorated"), children: outcome.prorated },
		{ key: "total", label: t("合计 | Total"), children: <b>¥{grouped(outcome.total)}</b> },
		...left
			.filter(([, count]) => count > 0)
			.map(([label, count]) => ({ key: label, label, children: count })),
	];
}

const columns = (): NonNullable<TableProps<Line>["columns"]> => [
	{ title: t("会员 | Member"), dataIndex: "name" },
	{ title: t("等级 | Level"), dataIndex: "level" },
	{
		title: t("月数 | Months"),
		dataIndex: "months",
		render: (months: number) => (months === WHOLE_YEAR ? t("全年 | Whole year") : months),
	},
	{
		title: t("应缴（元） | Payable (yuan)"),
		dataIndex: "amount",
		align: "right",
		render: (amount: string) => grouped(amount),
	},
];
