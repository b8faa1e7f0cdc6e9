/** The days to congratulate on; those without a greeting of this year can be chosen. */
import Badge from "antd/es/badge";
import Table, { type TableProps } from "antd/es/table";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { dotColour } from "@/engine/kinds/read";
import { OnlyInHeader } from "@/engine/list/RowsTable";
import { useDict } from "@/kit/dict";
import { t } from "@/kit/text";
import { namedArrows } from "@/parts/turning";
import { type Coming, keyOf, type Line } from "./wire";

const PAGE_SIZE = 50;

interface Props {
	coming: Coming;
	/** Null: the person may draft none. */
	chosen: string[] | null;
	choose: (keys: string[]) => void;
}

export function DayTable({ coming, chosen, choose }: Props) {
	const occasions = useDict("vip_greeting_occasion");
	const states = useDict("vip_greeting_state");
	return (
		<Table<Line>
			size="small"
			rowKey={keyOf}
			columns={columns(coming.today, occasions, states)}
			dataSource={coming.lines}
			scroll={{ x: "max-content" }}
			locale={{ emptyText: t("这些天没有生日或纪念日 | Nobody has a day in this time") }}
			pagination={{
				itemRender: namedArrows,
				pageSize: PAGE_SIZE,
				showSizeChanger: false,
				hideOnSinglePage: true,
			}}
			{...(chosen && {
				rowSelection: {
					selectedRowKeys: chosen,
					columnTitle: (check: ReactNode) => <OnlyInHeader>{check}</OnlyInHeader>,
					onChange: (keys) => choose(keys.map(String)),
					getCheckboxProps: ({ name, greetingState }) => ({
						disabled: greetingState !== null,
						"aria-label": name,
					}),
				},
			})}
		/>
	);
}

type Words = ReturnType<typeof useDict>;

const columns = (
	today: string,
	occasions: Words,
	states: Words,
): NonNullable<TableProps<Line>["columns"]> => [
	{
		key: "name",
		title: t("姓名 | Name"),
		fixed: "left",
		render: (_, { memberId, name }) => <Link to={`/vip/modules/UserDetail?id=${memberId}`}>{name}</Link>,
	},
	{
		key: "day",
		title: t("日期 | Day"),
		dataIndex: "day",
		render: (day: string) => (day === today ? <strong>{t("今天 | Today")}</strong> : day),
	},
	{
		key: "occasion",
		title: t("事由 | Occasion"),
		render: (_, { occasion }) => <Named words={occasions} value={occasion} />,
	},
	{
		key: "years",
		title: t("年数 | Years"),
		align: "right",
		render: (_, { occasion, years }) =>
			occasion === "birthday"
				? t("{n} 岁 | {n} years old", { n: years })
				: t("入会 {n} 年 | {n} years a member", { n: years }),
	},
	{ key: "chapter", title: t("所属组织 | Chapter"), dataIndex: "chapter" },
	{ key: "level", title: t("等级 | Level"), dataIndex: "level" },
	{ key: "mobile", title: t("手机 | Mobile"), dataIndex: "mobile" },
	{
		key: "greeting",
		title: t("今年的祝福 | This year's greeting"),
		render: (_, { greetingId, greetingState }) =>
			greetingId && (
				<Link to={`/vip/greeting?open=${greetingId}`}>
					<Named words={states} value={greetingState ?? ""} />
				</Link>
			),
	},
];

function Named({ words, value }: { words: Words; value: string }) {
	const found = words.find((word) => word.value === value);
	return <Badge color={dotColour(found?.colour ?? "default")} text={found?.text ?? value} />;
}
