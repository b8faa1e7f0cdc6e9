/** Old and new price of every painted cell as a table of units and nights, and what the change brings. */
import Descriptions from "antd/es/descriptions";
import Table from "antd/es/table";
import Tag from "antd/es/tag";
import Typography from "antd/es/typography";
import { t } from "@/kit/text";
import type { PaintAnswer, PaintLine } from "../api";
import { dayOf } from "../board/model/day";
import { weekdayText } from "../board/words";
import { briefYuan, sumText } from "../cashier/money";
import { IncomeChange } from "./IncomeChange";

const MOST_ROWS = 60;
const MOST_HEIGHT = 320;

export function Effect({ answer }: { answer: PaintAnswer }) {
	const sold = answer.lines.length - answer.unsold;
	const items = [
		{
			label: t("未售夜晚 | Unsold nights"),
			children: `${answer.unsold}${sold > 0 ? t("（另有{n}晚已售，不受影响） | ({n} sold, not affected)", { n: sold }) : ""}`,
		},
		{
			label: t("若全部售出 | If all were sold"),
			children: `${sumText(answer.incomeOld)} → ${sumText(answer.incomeNew)}`,
		},
		{
			label: t("收入变化 | Change of income"),
			children: <IncomeChange before={answer.incomeOld} after={answer.incomeNew} />,
		},
	];
	return (
		<Descriptions
			bordered
			size="small"
			layout="vertical"
			column={{ xs: 1, sm: 3 }}
			data-effect
			items={items.map((item) => ({ key: item.label, ...item }))}
		/>
	);
}

interface GridProps {
	lines: readonly PaintLine[];
	titleOf: (unitId: string) => string;
}

export function PriceGrid({ lines, titleOf }: GridProps) {
	const nights = [...new Set(lines.map((line) => line.night))].sort();
	const units = [...new Set(lines.map((line) => line.unitId))];
	const cells = new Map(lines.map((line) => [`${line.unitId} ${line.night}`, line]));
	return (
		<Table
			bordered
			size="small"
			pagination={false}
			aria-label={t("每格价格 | Price of each cell")}
			scroll={{ x: "max-content", y: MOST_HEIGHT }}
			rowKey={(unitId) => unitId}
			dataSource={units.slice(0, MOST_ROWS)}
			columns={[
				{
					key: "unit",
					fixed: "start",
					rowScope: "row",
					title: t("房间 | Unit"),
					render: (_, unitId) => titleOf(unitId),
				},
				...nights.map((night) => ({
					key: night,
					title: `${night.slice(5)} ${weekdayText(dayOf(night))}`,
					render: (_: unknown, unitId: string) => <Cell line={cells.get(`${unitId} ${night}`)} />,
				})),
			]}
			{...(units.length > MOST_ROWS && {
				footer: () => t("另有{n}间未列出 | {n} more units are not listed", { n: units.length - MOST_ROWS }),
			})}
		/>
	);
}

function Cell({ line }: { line: PaintLine | undefined }) {
	if (!line) return null;
	return (
		<>
			<Typography.Text delete type="secondary">
				{briefYuan(line.old)}
			</Typography.Text>{" "}
			<b>{briefYuan(line.new)}</b>
			{line.sold && <Tag>{t("已售 | sold")}</Tag>}
		</>
	);
}
