/** What the chamber's overview counts: each figure is a list with its filters, so that a number and what it opens cannot differ. */
import type { Shapes } from "@/gen/api";
import { businessDate } from "@/kit/business-day";
import { post } from "@/kit/http";
import type { Pair } from "@/kit/text";

export type Figure = Shapes["FigureShape"];
export type Slice = Shapes["SliceShape"];

export interface Asked {
	path: string;
	query?: Record<string, string>;
	by?: string;
	sum?: string[];
}

export interface Counted extends Asked {
	title: Pair;
	/** Of a sum: what it is besides the number of rows. */
	says?: Pair;
	/** A number above nought asks for work. */
	late?: boolean;
}

const day = (away: number) => businessDate(Date.now() + away * 86_400_000);

/** What waits, and how much there is. */
export const tiles = (): Counted[] => [
	{ path: "vip/person", query: { state: "member" }, title: "正式会员 | Members" },
	{ path: "vip/firm", query: { state: "member" }, title: "会员企业 | Member firms" },
	{ path: "vip/person", query: { state: "applied,review" }, title: "入会申请 | Applications", late: true },
	{
		path: "fin/due",
		query: { state: "unpaid,part", dueDate_end: day(-1) },
		sum: ["payable", "paid", "relief"],
		says: "逾期未缴 | Overdue",
		title: "逾期会费 | Dues overdue",
		late: true,
	},
	{
		path: "fin/payment",
		query: { state: "submitted" },
		title: "待审核缴费 | Payments to review",
		late: true,
	},
	{
		path: "act/activity",
		query: { state: "published,running", beginAt_begin: day(0) },
		sum: ["taken", "capacity"],
		says: "已报名 | Seats taken",
		title: "将办活动 | Activities to come",
	},
	{ path: "svy/survey", query: { state: "published" }, title: "进行中的问卷 | Surveys running" },
	{
		path: "vip/followUp",
		query: { done: "false", nextOn_end: day(0) },
		title: "会员跟进到期 | Member follow-ups due",
		late: true,
	},
	{
		path: "crm/followUp",
		query: { nextState: "waiting", nextTime_end: day(0) },
		title: "客户跟进到期 | Customer follow-ups due",
		late: true,
	},
	{
		path: "vip/cppcc",
		query: { state: "ending" },
		title: "政协任期90天内届满 | CPPCC terms ending in 90 days",
		late: true,
	},
	{
		path: "vip/npc",
		query: { state: "ending" },
		title: "人大任期90天内届满 | NPC terms ending in 90 days",
		late: true,
	},
	{
		path: "vip/social",
		query: { state: "ending" },
		title: "社会职务90天内届满 | Posts ending in 90 days",
		late: true,
	},
];

export interface Drawn extends Asked {
	title: Pair;
	shape: "ring" | "bars" | "money";
	/** Names of the sums, in their order. */
	names?: Pair[];
}

/** What is drawn as a chart. */
export const charts = (): Drawn[] => [
	{
		path: "vip/person",
		by: "levelId",
		query: { state: "member" },
		title: "会员等级 | Members by level",
		shape: "ring",
	},
	{ path: "vip/person", by: "state", title: "会员状态 | Members by state", shape: "ring" },
	{
		path: "vip/person",
		by: "orgId",
		query: { state: "member" },
		title: "所属组织 | Members by chapter",
		shape: "bars",
	},
	{
		path: "fin/due",
		by: "dueDate",
		query: { dueDate_begin: `${Number(day(0).slice(0, 4)) - 1}-01-01` },
		sum: ["payable", "paid"],
		names: ["应缴 | Payable", "已缴 | Received"],
		title: "会费应缴与已缴（元） | Dues payable and received (¥)",
		shape: "money",
	},
	{
		path: "fin/payment",
		by: "paidAt",
		query: { state: "confirmed", paidAt_begin: day(-365) },
		sum: ["amount"],
		names: ["收款 | Received"],
		title: "近一年收款（元） | Received in a year (¥)",
		shape: "money",
	},
	{
		path: "act/registration",
		by: "activityId",
		query: { state: "confirmed,checked_in,absent" },
		title: "活动报名 | Registrations by activity",
		shape: "bars",
	},
	{ path: "svy/response", by: "surveyId", title: "问卷答卷 | Answers by survey", shape: "bars" },
];

/** The figures in the order of what was asked; null where this person may not see them. */
export const readFigures = (asked: readonly Asked[], signal: AbortSignal): Promise<Array<Figure | null>> =>
	post(
		"/sys/figures",
		{
			figures: asked.map(({ path, query = {}, by = "", sum = [] }) => ({ path, query, by, sum })),
		},
		{ quiet: true, signal },
	);

/** The list that has exactly these rows; null where they cannot be asked for, as those without a value. */
export function addressOf({ path, query = {}, by }: Asked, slice?: Slice): string | null {
	if (slice && slice.value === null) return null;
	const more = slice && by ? narrowed(by, String(slice.value)) : {};
	const text = new URLSearchParams({ ...query, ...more }).toString();
	return `/${path}${text ? `?${text}` : ""}`;
}

const MONTH = /^(\d{4})-(\d{2})$/;

/** A month of a day is its first to its last. */
function narrowed(by: string, value: string): Record<string, string> {
	const month = MONTH.exec(value);
	if (!month) return { [by]: value };
	const last = new Date(Date.UTC(Number(month[1]), Number(month[2]), 0)).toISOString().slice(0, 10);
	return { [`${by}_begin`]: `${value}-01`, [`${by}_end`]: last };
}
