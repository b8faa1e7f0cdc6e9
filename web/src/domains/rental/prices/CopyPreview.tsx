/** A period that is to be copied, night by night: where each comes from, old and new, how many units, and their sum; units inside. */

import Flex from "antd/es/flex";
import Table from "antd/es/table";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { namedArrows } from "@/parts/turning";
import type { CopyAnswer } from "../api";
import { dayOf } from "../board/model/day";
import { weekdayText } from "../board/words";
import { sumText } from "../cashier/money";
import styles from "../orders/order.module.css";
import { priceText } from "./calendar";
import { type CopyNight, nightsOf } from "./copy";
import { Effect, PriceGrid } from "./PriceGrid";

const A_PAGE = 14;

interface Props {
	answer: CopyAnswer;
	titleOf: (unitId: string) => string;
}

export function CopyPreview({ answer, titleOf }: Props) {
	const nights = nightsOf(answer.lines);
	return (
		<Flex vertical gap="small" className={styles.note}>
			<p className={look.quiet} data-counts>
				{t(
					"写入 {changed} 晚，保留 {kept} 晚，无来源 {unpaired} 晚 | {changed} nights written, {kept} kept, {unpaired} without a source",
					{
						changed: answer.changed,
						kept: answer.kept,
						unpaired: answer.unpaired,
					},
				)}
			</p>
			<Effect answer={answer} />
			<Table<CopyNight>
				size="small"
				aria-label={t("每晚价格 | Price of each night")}
				scroll={{ x: "max-content" }}
				pagination={{
					itemRender: namedArrows,
					pageSize: A_PAGE,
					hideOnSinglePage: true,
					showSizeChanger: false,
				}}
				rowKey="night"
				dataSource={nights}
				expandable={{ expandedRowRender: ({ lines }) => <PriceGrid lines={lines} titleOf={titleOf} /> }}
				columns={[
					{
						key: "night",
						rowScope: "row",
						title: t("日期 | Night"),
						render: (_, { night }) => dayText(night),
					},
					{
						key: "source",
						title: t("来自 | From"),
						render: (_, { source }) => (source ? dayText(source) : "—"),
					},
					{
						key: "old",
						align: "end",
						title: t("原价 | Old"),
						render: (_, { lines }) => priceText(lines.map((line) => line.old)),
					},
					{
						key: "new",
						align: "end",
						title: t("新价 | New"),
						render: (_, { lines }) => <b>{priceText(lines.map((line) => line.new))}</b>,
					},
					{ key: "changed", align: "end", title: t("变价 | Changed"), dataIndex: "changed" },
					{ key: "kept", align: "end", title: t("保留 | Kept"), dataIndex: "kept" },
					{ key: "sold", align: "end", title: t("已售 | Sold"), dataIndex: "sold" },
					{
						key: "sum",
						align: "end",
						title: t("未售合计 | Sum unsold"),
						render: (_, { before, after }) => `${sumText(before)} → ${sumText(after)}`,
					},
				]}
			/>
		</Flex>
	);
}

const dayText = (night: string) => `${night} ${weekdayText(dayOf(night))}`;
