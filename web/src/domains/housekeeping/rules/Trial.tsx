/** A rule played over a month that has passed (试算): nothing is written, and the month is chosen here. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import dayjs from "dayjs";
import { useState } from "react";
import { businessDate } from "@/kit/business-day";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { type RuleToTry, type Trial, tryRule } from "../api";
import { Figures } from "./Figures";

const DAY = "YYYY-MM-DD";

interface Props {
	tried: RuleToTry;
	name: string;
	onClose: () => void;
}

export function TrialDialog({ tried, name, onClose }: Props) {
	const today = businessDate();
	const [month, setMonth] = useState(() => dayjs(today).subtract(1, "month").startOf("month"));
	const last = month.endOf("month").format(DAY);
	const from = month.format(DAY);
	const to = last < today ? last : today;
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ["housekeeping/rule", "trial", tried, from, to],
		queryFn: ({ signal }) => tryRule(tried, from, to, signal),
		placeholderData: keepPreviousData,
		gcTime: 0,
		retry: false,
	});
	return (
		<Dialog
			title={[t("试算一个月 | Try a month"), name].filter(Boolean).join(" · ")}
			width={960}
			onClose={onClose}
			sizable
		>
			<Flex vertical gap="middle" aria-busy={isFetching} data-trial>
				<Field
					label={t("月份 | Month")}
					hint={t(
						"按当月真实发生的退房、续住等推算，不会产生任何保洁单 | Played over what really happened in the month; no order is made",
					)}
				>
					<DatePicker
						picker="month"
						aria-label={t("月份 | Month")}
						allowClear={false}
						value={month}
						disabledDate={(day) => day.startOf("month").format(DAY) > today}
						onChange={(day) => day && setMonth(day.startOf("month"))}
					/>
				</Field>
				{error ? (
					<Broken error={new Error(faultOf(error))} retry={() => void refetch()} />
				) : data ? (
					<Result trial={data} />
				) : (
					<Waiting />
				)}
			</Flex>
		</Dialog>
	);
}

function Result({ trial }: { trial: Trial }) {
	if (trial.events === 0)
		return (
			<EmptyBox
				title={t("这个月没有发生触发事件 | Nothing happened in this month that the rule listens to")}
				text={t("换一个月再试 | Try another month")}
			/>
		);
	return <Figures trial={trial} />;
}

/** What is wrong with the rule is said by the field that is wrong. */
function faultOf(error: unknown): string {
	if (!(error instanceof Failure)) return String(error);
	return localize(Object.values(error.fields)[0] ?? error.message);
}
