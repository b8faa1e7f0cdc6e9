/** What a price plan would do: the income of the nights still to be sold with its formula, and every night as old and new. */
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Table from "antd/es/table";
import Tag from "antd/es/tag";
import Typography from "antd/es/typography";
import { t } from "@/kit/text";
import type { PlanOutlook } from "../api";
import { dayOf } from "../board/model/day";
import { weekdayText } from "../board/words";
import { briefYuan, sumText } from "../cashier/money";
import { IncomeChange } from "../prices/IncomeChange";

const MOST_HEIGHT = 320;

export function Outlook({ outlook }: { outlook: PlanOutlook }) {
	return (
		<Flex vertical gap="small" data-outlook>
			<Income outlook={outlook} />
			<Nights outlook={outlook} />
		</Flex>
	);
}

function Income({ outlook }: { outlook: PlanOutlook }) {
	const items = [
		{
			label: t("受影响 | Affected"),
			children: t("{units}间，{nights}晚变价 | {units} units, {nights} nights change", {
				units: outlook.unitCount,
				nights: outlook.changed,
			}),
		},
		{
			label: t("未售{n}晚若全部售出 | If all {n} unsold nights were sold", { n: outlook.unsold }),
			children: <Change before={outlook.incomeOld} after={outlook.incomeNew} />,
		},
		{
			label: t("预计收入（×近28晚出租率{n}%） | Expected (× {n}% sold of the last 28 nights)", {
				n: outlook.occupancy,
			}),
			children: <Change before={outlook.expectedOld} after={outlook.expectedNew} />,
		},
	];
	return (
		<Descriptions
			bordered
			size="small"
			layout="vertical"
			column={{ xs: 1, sm: 3 }}
			items={items.map((item) => ({ key: item.label, ...item }))}
		/>
	);
}

function Change({ before, after }: { before: string; after: string }) {
	return (
		<>
			{sumText(before)} → {sumText(after)} <IncomeChange before={before} after={after} />
		</>
	);
}

function Nights({ outlook }: { outlook: PlanOutlook }) {
	const rest = outlook.unitCount - outlook.units.length;
	return (
		<Table
			bordered
			size="small"
			pagination={false}
			aria-label={t("每晚价格 | Price of each night")}
			scroll={{ x: "max-content", y: MOST_HEIGHT }}
			rowKey="unitId"
			dataSource={outlook.units}
			columns={[
				{ key: "title", dataIndex: "title", fixed: "start", rowScope: "row", title: t("房间 | Unit") },
				...outlook.nights.map(({ night, holiday }, at) => ({
					key: night,
					title: `${night.slice(5)} ${holiday?.name ?? weekdayText(dayOf(night))}`,
					render: (_: unknown, unit: PlanOutlook["units"][number]) => (
						<Night before={unit.old[at]} after={unit.new[at]} sold={unit.sold[at]} />
					),
				})),
			]}
			{...(rest > 0 && {
				footer: () =>
					t("另有{n}间未列出，已计入合计 | {n} more units are in the sums, not listed", { n: rest }),
			})}
		/>
	);
}

function Night({ before = "", after = "", sold }: { before?: string; after?: string; sold?: boolean }) {
	return (
		<>
			{before === after ? (
				briefYuan(after)
			) : (
				<>
					<Typography.Text delete type="secondary">
						{briefYuan(before)}
					</Typography.Text>{" "}
					<b>{briefYuan(after)}</b>
				</>
			)}
			{sold && <Tag>{t("已售 | sold")}</Tag>}
		</>
	);
}
