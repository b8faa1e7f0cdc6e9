/** Cards of dashboards: what each says, its figures as the server reads them, and the list that has exactly its rows. */

import type { Row } from "@/engine/describe";
import { type Group, groupText } from "@/engine/query/conditions";
import { addRow, editRow } from "@/engine/wire";
import type { Shapes } from "@/gen/api";
import { grouped, priced } from "@/kit/format";
import { post } from "@/kit/http";
import { localize, type Pair, t } from "@/kit/text";
import type { Slice } from "@/parts/chart/data";

export const PATH = "sys/dashboard";
export const MANAGE = "sys:dashboard:manage";
export const MOST_CARDS = 24;

export type Place = Shapes["Place"];
export type Figure = Shapes["CardFigure"];
export type GroupFigure = Shapes["GroupFigure"];
export type Card = Omit<Required<Shapes["Card"]>, "filter"> & { filter: Group | null };
export type CardKind = Card["kind"];
export type How = Card["how"];
export type Every = Card["every"];

export type Board = Row & {
	name: string;
	icon?: string | null;
	sortNo: number;
	roles?: string | null;
	cards: Card[];
	createBy?: string;
};

export const KINDS: Readonly<Record<CardKind, Pair>> = {
	number: "数字 | Number",
	progress: "目标进度 | Progress",
	bar: "柱状图 | Bars",
	line: "折线图 | Line",
	pie: "饼图 | Pie",
	list: "明细列表 | List",
	text: "文字 | Text",
};

export const HOWS: Readonly<Record<How, Pair>> = {
	count: "计数 | Count",
	sum: "求和 | Sum",
	average: "平均 | Average",
	least: "最小 | Least",
	most: "最大 | Most",
};

export const SPANS = {
	day: "每天 | Day",
	week: "每周 | Week",
	month: "每月 | Month",
	quarter: "每季度 | Quarter",
	year: "每年 | Year",
} as const satisfies Readonly<Record<Card["span"], Pair>>;

const PROBLEMS: Readonly<Record<NonNullable<Figure["problem"]>, Pair>> = {
	denied: "您无权查看这个列表 | This list is not yours to see",
	gone: "数据来源已不存在 | Its source is gone",
	field: "所用字段不可见或已删除 | A field of it is hidden or gone",
	slow: "数据过多，未能算完 | Too many rows to count in time",
};

export const problemOf = ({ problem }: Figure): string | null => (problem ? t(PROBLEMS[problem]) : null);

export const isChart = (kind: CardKind) => kind === "bar" || kind === "line" || kind === "pie";

/** Room for a new card of a kind, in columns and rows of the grid. */
export const sizeOf = (kind: CardKind): Pick<Place, "w" | "h"> =>
	isChart(kind) || kind === "list" ? { w: 6, h: 4 } : { w: 3, h: 2 };

export const newCard = (id: string): Card => ({
	id,
	title: "",
	kind: "number",
	path: "",
	how: "count",
	of: "",
	filter: null,
	by: "",
	every: "value",
	since: "",
	span: "month",
	goal: null,
	columns: [],
	tone: "first",
	text: "",
	place: { x: 0, y: 0, ...sizeOf("number") },
});

/** One figure for each card, in their order. */
export const readFigures = (cards: readonly Card[], signal: AbortSignal): Promise<Figure[]> =>
	post("/sys/dashboard/figures", { cards: cards.map(sent) }, { quiet: true, signal });

const sent = ({ filter, ...card }: Card): Shapes["Card"] => ({
	...card,
	filter: filter && { matchType: filter.matchType, conditions: filter.conditions.map((one) => ({ ...one })) },
});

export const saveBoard = (board: Partial<Board>) => (board.id ? editRow : addRow)(PATH, board);

/** A figure as people read it; amounts with their currency. */
export function figureText(figure: string | null, kind: string): string {
	if (figure === null) return "–";
	return kind === "money" ? priced(grouped(figure)) : grouped(figure);
}

export const groupName = ({ value, text }: GroupFigure): string =>
	value === null ? t("未填写 | Not filled in") : localize(text ?? value);

/** The address of the list behind a figure or one group of it; null where it cannot be asked for. */
export function addressOf(
	page: string | undefined,
	card: Card,
	figure: Figure,
	group?: GroupFigure,
): string | null {
	if (!page || (group && group.value === null)) return null;
	const query = new URLSearchParams();
	if (card.filter) query.set("q", groupText(card.filter));
	if (figure.nowDays && card.since) {
		query.set(`${card.since}_begin`, figure.nowDays.begin);
		query.set(`${card.since}_end`, figure.nowDays.end);
	}
	if (group?.value && group.until) {
		query.set(`${card.by}_begin`, group.value);
		query.set(`${card.by}_end`, group.until);
	} else if (group?.value) query.set(card.by, group.value);
	const text = query.toString();
	return text ? `${page}?${text}` : page;
}

/** So many slices have colours of their own, and their names stand in one column. */
const MOST_SLICES = 6;

/** The first slices as they are, what is behind them as one. */
export function leading(slices: readonly Slice[]): Slice[] {
	if (slices.length <= MOST_SLICES) return [...slices];
	const rest = slices.slice(MOST_SLICES - 1).reduce((sum, { value }) => sum + value, 0);
	return [...slices.slice(0, MOST_SLICES - 1), { name: t("其他 | Others"), value: rest, tone: "soft" }];
}
