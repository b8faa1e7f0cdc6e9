/** What is owed back as of a day, and what should have been returned by now; a figure that is pressed shows its deposits. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Statistic from "antd/es/statistic";
import dayjs from "dayjs";
import { useState } from "react";
import { businessDate } from "@/kit/business-day";
import { DAY } from "@/kit/format";
import { type Answer, get } from "@/kit/http";
import { t } from "@/kit/text";
import { useTopic } from "@/live/useTopic";
import { Broken } from "@/parts/Broken";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { type Figure, FigureButtons } from "../cashier/FigureButtons";
import { sumText, toFen } from "../cashier/money";
import { DayInput } from "../orders/parts";
import { DEPOSITS } from "../settlements/api";

type Filters = Record<string, string>;
type Read = Answer<"GET /rental/deposit/figures">;
type Age = Read["ages"][number];

interface DepositFigure extends Figure {
	/** Days on which its deposits were due back; none: any day. */
	due: Filters;
}

const OPEN = "held,partly_deducted";

interface Props {
	filters: Filters;
	narrow: (filters: Filters) => void;
}

export function DepositFigures({ filters, narrow }: Props) {
	const today = businessDate();
	const [day, setDay] = useState(today);
	const { data, error, refetch } = useQuery({
		queryKey: ["rental/deposit/figures", day],
		queryFn: ({ signal }) => get("/rental/deposit/figures", { day }, { quiet: true, signal }),
		placeholderData: keepPreviousData,
	});
	const reread = () => void refetch();
	useTopic(`list/${DEPOSITS}`, { onEvent: reread, onResync: reread });
	if (error) return <Broken error={error} retry={reread} />;
	if (!data) return <Waiting />;
	const figures = figuresOf(data, today);
	const shown = figures.find((figure) => isShown(figure, filters)) ?? null;
	return (
		<section aria-label={t("押金概况 | Deposit figures")}>
			<Flex vertical gap="middle">
				<Flex wrap align="center" gap="small">
					<span>{t("截至 | As of")}</span>
					<span>
						<DayInput label={t("截至 | As of")} value={day} onChange={(next) => next && setDay(next)} />
					</span>
				</Flex>
				<Card variant="borderless">
					<Flex vertical gap="middle">
						<Flex wrap gap="var(--ant-margin) var(--ant-margin-xxl)">
							<Statistic
								title={t("应退押金负债（{n}笔） | Owed back ({n} deposits)", { n: data.open })}
								value={sumText(data.liability)}
								data-sum="open"
							/>
							<Statistic
								title={t("今日逾期未退（{n}笔） | Late today ({n} deposits)", { n: data.late.count })}
								value={sumText(data.late.amount)}
								data-sum="late"
								{...(toFen(data.late.amount) > 0 && { classNames: { content: look.fault ?? "" } })}
							/>
						</Flex>
						<FigureButtons
							label={t("逾期未退 | Late")}
							figures={figures}
							chosen={shown?.code ?? null}
							choose={(code) => {
								const figure = figures.find((one) => one.code === code);
								narrow(figure && figure !== shown ? filtersOf(figure) : {});
							}}
						/>
					</Flex>
				</Card>
			</Flex>
		</section>
	);
}

/** What is late is told as of today, whatever day is asked for; what was held on another day the list cannot show. */
function figuresOf({ day, liability, open, late, ages }: Read, today: string): DepositFigure[] {
	const before = (days: number) => dayjs(today).subtract(days, "day").format(DAY);
	const held = { code: "open", name: t("在押 | Held"), count: open, amount: liability, due: {} };
	return [
		...(day === today ? [held] : []),
		{ code: "late", name: t("逾期未退 | Late"), ...late, due: { dueBack_end: before(1) } },
		...ages.map((age) => ({
			code: `over${age.over}`,
			name: ageText(age),
			count: age.count,
			amount: age.amount,
			due: {
				dueBack_end: before(age.over + 1),
				...(age.upTo === null ? {} : { dueBack_begin: before(age.upTo) }),
			},
		})),
	];
}

const filtersOf = ({ due }: DepositFigure): Filters => ({ state: OPEN, ...due });

/** Whether the list shows just its deposits. */
function isShown(figure: DepositFigure, filters: Filters): boolean {
	const wanted = filtersOf(figure);
	const keys = new Set([...Object.keys(wanted), ...Object.keys(filters)]);
	return [...keys].every((key) => (wanted[key] ?? "") === (filters[key] ?? ""));
}

function ageText({ over, upTo }: Age): string {
	return upTo === null
		? t("{n}天以上 | Over {n} days", { n: over })
		: t("{a}–{b}天 | {a}–{b} days", { a: over + 1, b: upTo });
}
