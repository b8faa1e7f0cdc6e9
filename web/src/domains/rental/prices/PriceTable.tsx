/** Units or types by days, each cell with its price and where it comes from; the four standing prices stand in front. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Table, { type TableProps } from "antd/es/table";
import Tag from "antd/es/tag";
import Typography from "antd/es/typography";
import { Link } from "react-router";
import { t } from "@/kit/text";
import { dayOf } from "../board/model/day";
import { weekdayText } from "../board/words";
import { covers, type Line, type PriceCalendar, priceText, type Rect, SOURCES, sourceOf } from "./calendar";

interface Props {
	calendar: PriceCalendar;
	lines: readonly Line[];
	rect: Rect | null;
	choose: (rect: Rect | null) => void;
}

type Columns = NonNullable<TableProps<Line>["columns"]>;

const TITLE_PX = 184;
const TARIFF_PX = 84;
const DAY_PX = 84;
const HEIGHT_PX = 560;
const TARIFF = [
	["base", "基础价 | Base"],
	["weekday", "平日 | Weekday"],
	["weekend", "周末 | Weekend"],
	["holiday", "节假日 | Holiday"],
] as const;

export function PriceTable(props: Props) {
	const { calendar, lines } = props;
	return (
		<Table<Line>
			bordered
			virtual
			size="small"
			pagination={false}
			rowKey="key"
			aria-label={t("房价日历 | Calendar of prices")}
			dataSource={[...lines]}
			columns={columnsOf(props)}
			scroll={{ x: TITLE_PX + TARIFF.length * TARIFF_PX + calendar.days.length * DAY_PX, y: HEIGHT_PX }}
			locale={{ emptyText: t("此小区没有可日租的房源 | No unit here is let by the night") }}
		/>
	);
}

function columnsOf({ calendar, lines, rect, choose }: Props): Columns {
	const lastDay = calendar.days.length - 1;
	return [
		{
			key: "title",
			title: t("房源 | Unit"),
			width: TITLE_PX,
			fixed: "start",
			render: (_, line, row) => (
				<Title line={line} choose={() => choose({ row, toRow: row, day: 0, toDay: lastDay })} />
			),
		},
		...TARIFF.map(([name, title]) => ({
			key: name,
			title: t(title),
			width: TARIFF_PX,
			responsive: ["md" as const],
			align: "right" as const,
			render: (_: unknown, line: Line) => priceText(line.units.map((unit) => unit[name])),
		})),
		...calendar.days.map((day, at) => ({
			key: day.night,
			width: DAY_PX,
			title: (
				<DayHead day={day} choose={() => choose({ row: 0, toRow: lines.length - 1, day: at, toDay: at })} />
			),
			onCell: (_: Line, row = 0) => ({
				"data-selected": covers(rect, row, at) || undefined,
				style: {
					cursor: "cell",
					userSelect: "none" as const,
					...(covers(rect, row, at) && { background: "var(--ant-color-primary-bg-hover)" }),
				},
				onPointerDown: (event: React.PointerEvent) =>
					choose(
						event.shiftKey && rect
							? { ...rect, toRow: row, toDay: at }
							: { row, toRow: row, day: at, toDay: at },
					),
				onPointerEnter: (event: React.PointerEvent) => {
					if (event.buttons === 1 && rect) choose({ ...rect, toRow: row, toDay: at });
				},
			}),
			render: (_: unknown, line: Line) => <Price line={line} day={at} />,
		})),
	];
}

function Title({ line, choose }: { line: Line; choose: () => void }) {
	const [only] = line.units;
	return (
		<Flex align="center" justify="space-between" gap="small">
			<Typography.Text ellipsis={{ tooltip: line.title }}>
				{only && line.units.length === 1 && line.key === only.unitId ? (
					<Link to={`/rental/${only.kind}?open=${only.unitId}`}>{line.title}</Link>
				) : (
					line.title
				)}
			</Typography.Text>
			<Button
				size="small"
				type="text"
				aria-label={t("选整行 {name} | Choose the row {name}", { name: line.title })}
				onClick={choose}
			>
				↔
			</Button>
		</Flex>
	);
}

function DayHead({ day, choose }: { day: PriceCalendar["days"][number]; choose: () => void }) {
	const off = day.holiday?.kind === "holiday" || (day.weekday > 5 && day.holiday?.kind !== "workday");
	return (
		<Button
			size="small"
			type="text"
			block
			danger={off}
			title={day.holiday?.name ?? ""}
			aria-label={t("选整列 {day} | Choose the day {day}", { day: day.night })}
			onClick={choose}
		>
			{day.night.slice(5)} {day.holiday ? day.holiday.name.slice(0, 2) : weekdayText(dayOf(day.night))}
		</Button>
	);
}

function Price({ line, day }: { line: Line; day: number }) {
	const { rule, note } = sourceOf(line, day);
	const source = SOURCES[rule];
	return (
		<Flex vertical align="center" title={note ?? ""}>
			<span>{priceText(line.units.map((unit) => unit.cells[day]?.price ?? null))}</span>
			{source?.color ? (
				<Tag color={source.color} variant="filled">
					{t(source.text)}
				</Tag>
			) : (
				<Typography.Text type="secondary">{source && t(source.text)}</Typography.Text>
			)}
		</Flex>
	);
}
