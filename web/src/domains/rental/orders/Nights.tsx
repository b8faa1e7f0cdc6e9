/** What the stay costs, night by night, with the rule behind each price; a price may be typed by those who have the right. */

import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Table from "antd/es/table";
import Typography from "antd/es/typography";
import { may } from "@/kit/rights";
import { localize, t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import type { QuoteLine } from "../api";
import { sumText, sumYuan } from "../cashier/money";
import { chargedNights, type OrderDraft } from "./draft";
import styles from "./order.module.css";

interface NightsProps {
	draft: OrderDraft;
	lines: readonly QuoteLine[];
	errors: Record<string, string>;
	onChange: (part: Partial<OrderDraft>) => void;
}

export function Nights({ draft, lines, errors, onChange }: NightsProps) {
	const allowed = may("rental:order:price");
	const nights = chargedNights(draft, lines);
	const changed = nights.some((night) => night.typed);
	if (lines.length === 0)
		return (
			<Typography.Paragraph type="secondary">
				{t("选好日期和房间后显示每晚房价 | The price of each night appears once dates and unit are chosen")}
			</Typography.Paragraph>
		);
	return (
		<>
			<Table
				size="small"
				pagination={false}
				rowKey="night"
				dataSource={[...lines]}
				columns={[
					{ dataIndex: "night", title: draft.hours ? t("日期 | Day") : t("夜晚 | Night") },
					{
						key: "why",
						title: t("价格依据 | Why"),
						render: (_, line, at) => (nights[at]?.typed ? t("手动改价 | Typed") : localize(line.ruleText)),
					},
					{
						key: "price",
						title: t("房价 | Price"),
						align: "end",
						render: (_, line, at) => (
							<Input
								size="small"
								inputMode="decimal"
								aria-label={t("{night} 房价 | Price of {night}", { night: line.night })}
								disabled={!allowed}
								status={errors[`nightPrices.${at}.price`] ? "error" : ""}
								value={draft.typed[line.night] ?? line.price}
								onChange={(event) =>
									onChange({ typed: { ...draft.typed, [line.night]: event.target.value } })
								}
								style={{ width: 104, textAlign: "right" }}
							/>
						),
					},
				]}
			/>
			<Flex align="baseline" justify="space-between" className={styles.total}>
				<span>
					{draft.hours
						? t("房费合计（钟点房） | Room total (day use)")
						: t("房费合计（{n}晚） | Room total ({n} nights)", { n: nights.length })}
				</span>
				<b>{sumText(sumYuan(nights.map((night) => night.price)))}</b>
			</Flex>
			{changed && (
				<Field label={t("改价原因 | Reason for the price")} required error={errors.priceReason}>
					<Input
						value={draft.priceReason}
						maxLength={100}
						onChange={(event) => onChange({ priceReason: event.target.value })}
					/>
				</Field>
			)}
		</>
	);
}
